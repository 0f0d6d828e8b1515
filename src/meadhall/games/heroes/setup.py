"""Set-up (3): the table, the draft, armies, placing and starting hands."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from meadhall.engine import UNSEEN, Candidate, Faces, Option, Piece, Reason, Refused, Setting, Table, menu
from meadhall.engine.common.text import Args
from meadhall.engine.contract.game import Pick
from meadhall.engine.flows.flow import NotAsked, choose, together
from meadhall.games.heroes import content, state, texts
from meadhall.games.heroes.board.spaces import SPACE_NUMBERS
from meadhall.games.heroes.board.targets import To
from meadhall.games.heroes.effects.hands import (
    BOTTOM_SPACES,
    TOP_SPACES,
    TakeCard,
    deal_tableau,
    draw_to_hand,
    spells_to_take,
    take_spell,
)
from meadhall.games.heroes.events import ArmiesChosen, ArmyHeld, CardPlaced, HeroTaken, PreparationBegan, StartDrawn
from meadhall.games.heroes.options import FIRST_GAME
from meadhall.games.heroes.state import A_HERO, EMPTY, SPELL_BAG, Being, Duel, Options, Plan, Seat, Side, Space, State

PAIRS_OF_OPPONENTS: Final = ([0, 3], [1, 2])  # opponents who play apart (HE-VTM-01)


def first_state(chosen: Mapping[str, Setting]) -> State:
    """Return the state before anything is drawn: decks of Basic Spells, 60 Spells, 6 dice each (HE-SET-01 to 06)."""
    options = Options(**chosen)  # type: ignore[arg-type]
    if options.first_game:  # HE-FST-06
        options = replace(options, **FIRST_GAME)  # type: ignore[arg-type]
    seats = range(options.players)
    bags = {
        SPELL_BAG: content.spells_of("common"),
        **{state.deck_bag(seat): content.basic_set() for seat in seats},
    }
    apart = options.format != "standard"
    return State(
        faces=Faces(bags),
        options=options,
        sides=[new_side() for _ in seats],
        spaces=[[EMPTY] * state.SPACES for _ in seats],
        duels=[Duel(list(pair)) for pair in PAIRS_OF_OPPONENTS] if apart else [Duel(list(seats))],
        spells_left=len(bags[SPELL_BAG]),
        stage=state.APART if apart else "",
    )


def new_side() -> Side:
    dice = [state.IN_HAND] * content.CONTENT.dice.per_seat + [state.NO_DIE]
    return Side(owned=content.basic_set(), deck=len(content.basic_set()), dice=dice)


async def set_up(t: Table[State]) -> None:
    """Draw the starting player and priority lists, and deal each tableau (HE-SET-04, HE-SET-07, HE-SET-09)."""
    s = t.state
    s.first = s.turn = t.pick("setup/first", "HE-SET-07", range(s.players))
    for duel in s.duels:
        duel.priority = shuffle_seats(t, duel.seats)
    t.tell(StartDrawn(s.first, [duel.priority.copy() for duel in s.duels]))
    for number in range(len(s.duels)):
        deal_tableau(t, number, "HE-SET-04")
    s.step = "draft"


def shuffle_seats(t: Table[State], seats: Sequence[Seat]) -> list[Seat]:
    """Draw the seats in random order (HE-SET-09)."""
    remaining, order = sorted(seats), list[Seat]()
    while remaining:
        order.append(t.pick("setup/priority", "HE-SET-09", remaining))
        remaining.remove(order[-1])
    return order


async def deal_hands(t: Table[State]) -> None:
    """Draw each player's starting hand from their nine shuffled Spells (HE-SET-10, HE-SET-12)."""
    s = t.state
    for number, duel in enumerate(s.duels):
        if duel.ready:
            continue
        for seat in s.alive(duel):  # also of a duel that has already ended by a concession
            draw_to_hand(t, seat, s.options.starting_hand, "HE-SET-10")
        duel.ready = True
        if not duel.over:
            t.tell(PreparationBegan(number, s.alive(duel)))
    s.step = "rounds"


SPELLS_TO_DRAFT: Final = content.LIMITS.draft_turns - 1


class TakeHero(Option):
    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__(f"hero:{content.HEROES[hero].id}", "HE-DRF-02")
        self.hero = hero

    def args(self, state: State) -> Args:
        return {
            "hero": texts.HEROES[self.hero],
            "about": texts.hero_text(self.hero) if state.options.has_hero_texts else texts.NONE,
        }


HERO_OPTIONS: Final = [TakeHero(hero) for hero in range(len(content.HEROES))]


ENOUGH_SPELLS: Final = Reason("HE-DRF-04", "hero-needed")
TOP_ROW: Final = Reason("HE-DRF-02", "draft-top-row")
LEADS_ALREADY: Final = [Reason("HE-DRF-03", "leads-already")(hero=hero) for hero in texts.HEROES]
HERO_TAKEN: Final = Reason("HE-DRF-02", "hero-taken-already")


@menu("draft", "HE-DEC-02")
def draft_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the Heroes left, and for a player with fewer than three Spells the bottom row (HE-DRF-02 to 04)."""
    if s.is_in(seat):
        side = s.sides[seat]
        reason = ENOUGH_SPELLS(spells=side.drafted) if side.drafted >= SPELLS_TO_DRAFT else None
        yield from ((spell, reason) for spell in spells_to_take(s.duel_of(seat), BOTTOM_SPACES, "HE-DRF-02"))
        yield from ((option, cannot_lead(s, seat, option.hero)) for option in HERO_OPTIONS)


@draft_options.never
def refused_draft_options(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: the Spells of the top row."""
    if s.is_in(seat):
        for spell in spells_to_take(s.duel_of(seat), TOP_SPACES, "HE-DRF-02"):
            yield spell, TOP_ROW(spell=texts.SPELLS[spell.spell])


def cannot_lead(s: State, seat: Seat, hero: int) -> Reason | None:
    """Return why a player cannot take a Hero, or None (HE-DRF-02, HE-DRF-03)."""
    own_hero = s.sides[seat].hero
    if own_hero != EMPTY:
        return LEADS_ALREADY[own_hero]
    leaders = [other for other, side in enumerate(s.sides) if side.hero == hero]
    return HERO_TAKEN(seat=leaders[0], hero=texts.HEROES[hero]) if leaders else None


async def take_draft_turn(t: Table[State]) -> None:
    """Take one draft turn (HE-DRF-01, HE-DRF-08)."""
    s = t.state
    seat = (s.first + s.turns) % s.players
    s.turn = seat
    if s.is_in(seat):
        try:
            pick = await choose(seat, draft_options(s, seat))
        except NotAsked:  # conceded
            pick = None
        if isinstance(pick, TakeHero):
            _take_hero(t, seat, pick.hero)
        elif isinstance(pick, TakeCard):
            spell = take_spell(t, seat, pick.space, "HE-DRF-06")
            s.sides[seat].drafted += 1
            add_to_deck(s, seat, spell)
    s.turns += 1
    if s.turns == s.players * content.LIMITS.draft_turns:
        s.turns = 0
        s.step = "army"


def _take_hero(t: Table[State], seat: Seat, hero: int) -> None:
    """Give a seat its Hero: hit points, the Special Spell and 23 Creatures to choose from (HE-DRF-05)."""
    s = t.state
    side = s.sides[seat]
    side.hero, side.most = hero, content.HEROES[hero].hit_points
    side.owned.append(content.SPECIAL_SPELL[hero])
    add_to_deck(s, seat, content.SPECIAL_SPELL[hero])
    s.faces.bags[state.army_bag(seat)] = content.creature_pool(hero)
    t.tell(HeroTaken(seat, hero))


def add_to_deck(s: State, seat: Seat, spell: int) -> None:
    """Add a card to a deck that is shuffled before anybody draws from it."""
    insort(s.faces.bags[state.deck_bag(seat)], spell)
    s.sides[seat].deck += 1


MAX_CREATURES: Final = state.SPACES - 1  # the Hero needs a space (HE-ARM-04)


class Hire(Option):
    __slots__ = ("creature",)

    def __init__(self, creature: int) -> None:
        super().__init__(f"hire:{content.CREATURES[creature].id}", "HE-ARM-01")
        self.creature = creature

    def args(self, state: State) -> Args:
        card = content.CREATURES[self.creature]
        return {
            "creature": texts.CREATURES[self.creature],
            "cost": card.cost,
            "activation": card.activation,
            "strength": card.strength,
            "toughness": card.toughness,
            "directions": card.directions,
            "about": texts.ability_text(self.creature),
        }


class Done(Option):
    """Finish hiring with this army."""

    __slots__ = ("army", "points")

    def __init__(self, army: list[int], points: int) -> None:
        super().__init__("done", "HE-ARM-05")
        self.army = tuple(army)
        self.points = points

    def args(self, state: State) -> Args:
        return {"army": texts.army_words(self.army), "cost": army_cost([*self.army]), "points": self.points}


HIRE_OPTIONS: Final = [Hire(creature) for creature in range(len(content.CREATURES))]
PRINTED_ARMY: Final = Option("printed", "HE-ARM-07")


def army_cost(army: list[int]) -> int:
    """Return the cost of an army in points (HE-ARM-02)."""
    return sum(content.CREATURES[creature].cost for creature in army)


def printed_army(hero: int, points: int) -> list[int]:
    """Return the army printed on the board, in card order. Creatures beyond the points are left out (HE-DEC-03)."""
    printed = sorted(
        content.CREATURE[card.being] for card in content.ARMIES[hero].spaces if card.being in content.CREATURE
    )
    army: list[int] = []
    for creature in printed:
        if army_cost([*army, creature]) <= points:
            army.append(creature)
    return army


NO_SPACE: Final = Reason("HE-ARM-04", "no-space-in-army")(most=MAX_CREATURES)
TOO_EXPENSIVE: Final = Reason("HE-ARM-02", "creature-too-dear")
NO_COPY: Final = Reason("HE-ARM-03", "no-copy-left")
CREATURE_OF_OTHER_HERO: Final = Reason("HE-ARM-01", "of-another-hero")


@menu("army", "HE-DEC-03", default="printed")
def hire_options(s: State, seat: Seat, army: list[int], points: int) -> Iterator[Candidate[Option]]:
    """Yield the options: hire a Creature, take the printed army, or finish with the hired army (HE-ARM-01 to 05)."""
    if s.is_in(seat):
        for creature, copies in Counter(content.creature_pool(s.sides[seat].hero)).items():
            yield HIRE_OPTIONS[creature], cannot_hire(army, creature, copies, points)
        yield PRINTED_ARMY
        yield Done(army, points)


@hire_options.never
def refused_creatures(s: State, seat: Seat, army: list[int], points: int) -> Iterator[Refused]:
    """Yield the refused answers: the Creatures of other Heroes (HE-ARM-01)."""
    hero = s.sides[seat].hero
    if s.is_in(seat):
        for creature in sorted({*range(len(HIRE_OPTIONS))} - {*content.creature_pool(hero)}):
            yield (
                HIRE_OPTIONS[creature],
                CREATURE_OF_OTHER_HERO(creature=texts.CREATURES[creature], hero=texts.HEROES[hero]),
            )


def cannot_hire(army: list[int], creature: int, copies: int, points: int) -> Reason | None:
    """Return why a Creature cannot join an army, or None (HE-ARM-02 to 04)."""
    card, paid_points = content.CREATURES[creature], army_cost(army)
    if len(army) == MAX_CREATURES:
        return NO_SPACE
    if paid_points + card.cost > points:
        return TOO_EXPENSIVE(creature=texts.CREATURES[creature], cost=card.cost, paid=paid_points, points=points)
    return NO_COPY(creature=texts.CREATURES[creature], copies=copies) if army.count(creature) == copies else None


async def build_armies(t: Table[State]) -> None:
    """Ask players with a blank board, or the losers of the duels, for armies in secret (HE-ARM-01, HE-VTO-05)."""
    s = t.state
    seats_without_hero = [seat for seat in range(s.players) if s.is_in(seat) and s.sides[seat].hero_being == EMPTY]
    builders = [seat for seat in seats_without_hero if s.stage == state.FINALS or not s.options.has_printed_army(seat)]
    points = content.LIMITS.third_place_army_points if s.stage == state.FINALS else content.LIMITS.army_points
    chosen_armies = await together({seat: build_army(s, seat, points) for seat in builders}) if builders else {}
    for seat in filter(s.is_in, seats_without_hero):  # a player may have conceded after choosing
        if seat in chosen_armies:
            _lay_army(t, seat, chosen_armies[seat])
        else:
            _lay_printed_army(t, seat)
    counts = [len(side.unplaced) + side.hero_unplaced for side in s.sides]
    if any(counts):
        t.tell(ArmiesChosen(counts))
    s.step = "place"


async def build_army(s: State, seat: Seat, points: int) -> list[int]:
    """Ask one player for an army, card by card."""
    hired: list[int] = []
    while True:
        pick = await choose(seat, hire_options(s, seat, hired, points))
        if isinstance(pick, Done):
            return hired
        if isinstance(pick, Hire):
            hired.append(pick.creature)
        else:
            return printed_army(s.sides[seat].hero, points)


def _lay_army(t: Table[State], seat: Seat, army: list[int]) -> None:
    """Lay the chosen army face down, to be placed later (HE-PLC-04)."""
    s = t.state
    side = s.sides[seat]
    side.unplaced = [t.lay_chosen(state.army_bag(seat), creature, seat) for creature in sorted(army)]
    side.hero_unplaced = True
    t.tell(ArmyHeld(seat, sorted(army)), to=seat)


def _lay_printed_army(t: Table[State], seat: Seat) -> None:
    """Lay the printed army on its printed spaces before placing begins (HE-ARM-07, HE-ARM-08)."""
    s = t.state
    bag = s.faces.bags[state.army_bag(seat)]
    for printed in content.ARMIES[s.sides[seat].hero].spaces:
        card = content.CREATURE.get(printed.being, A_HERO)
        if card != A_HERO:
            bag.remove(card)
        place_being(t, seat, card, SPACE_NUMBERS[f"{printed.line[0]}{printed.column}"])


def deal_armies(s: State, pick: Pick) -> None:
    """Deal faces to the unseen unplaced cards.

    Together with the known cards they cost no more than the army points (HE-ARM-02).
    """
    points = content.LIMITS.third_place_army_points if s.stage == state.FINALS else content.LIMITS.army_points
    for seat, side in enumerate(s.sides):
        unseen_pieces = [piece for piece in side.unplaced if s.faces.face[piece] == UNSEEN]
        placed_cards = [b.card for b in s.beings if b.owner == seat and b.at >= 0 and not b.is_hero]
        known_cards = [s.faces.face[piece] for piece in side.unplaced if piece not in unseen_pieces]
        budget = points - army_cost([*placed_cards, *known_cards])
        for later_cards, piece in reversed([*enumerate(reversed(unseen_pieces))]):
            affordable_cards = _affordable_cards(s.faces.bags[state.army_bag(seat)], budget, later_cards)
            s.faces.set_face(piece, affordable_cards[pick(state.army_bag(seat), affordable_cards)])
            budget -= content.CREATURES[s.faces.face[piece]].cost


def _affordable_cards(bag: list[int], points: int, later_cards: int) -> list[int]:
    """Return the cards that leave enough points for the cards still to be dealt."""
    costs = sorted(content.CREATURES[card].cost for card in bag)
    cheapest_sum, sum_with_one_more = sum(costs[:later_cards]), sum(costs[: later_cards + 1])
    max_cost = max(costs[:later_cards], default=0)  # of the cheapest cards

    def cost_with_later_cards(cost: int) -> int:
        return sum_with_one_more if cost <= max_cost else cost + cheapest_sum

    return [card for card in bag if cost_with_later_cards(content.CREATURES[card].cost) <= points]


def place_being(t: Table[State], seat: Seat, card: int, space: Space) -> None:
    """Put a new Being on the board, where everybody sees it."""
    s = t.state
    s.spaces[seat][space] = len(s.beings)
    if card == A_HERO:
        s.sides[seat].hero_being = len(s.beings)
        s.sides[seat].hero_unplaced = False
    s.beings.append(Being(seat, card, space))
    t.tell(CardPlaced(seat, card, space))


class Place(Option):
    """Place a Creature of this card, or the Hero."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"place:{'hero' if card == A_HERO else content.CREATURES[card].id}", "HE-PLC-02")
        self.card = card

    def args(self, state: State) -> Args:
        about = texts.NONE if self.card == A_HERO else texts.ability_text(self.card)
        return {"card": texts.CARDS[self.card], "about": about}


PLACE_OPTIONS: Final = {card: Place(card) for card in range(A_HERO, len(content.CREATURES))}
SPACE_OPTIONS: Final = [To(space, "HE-PLC-02") for space in range(state.SPACES)]
HEROS_PLACE: Final = SPACE_NUMBERS["b2"]  # the default (HE-DEC-04)


@menu("place", "HE-DEC-04")
def place_options(s: State, seat: Seat) -> list[Place]:
    """List the seat's unplaced cards without duplicates. The first one is the default."""
    side = s.sides[seat]
    if not s.is_in(seat):
        return []
    cards = [PLACE_OPTIONS[card] for card in sorted({s.faces.face[piece] for piece in side.unplaced})]
    if not side.hero_unplaced:
        return cards
    if s.spaces[seat][HEROS_PLACE] == EMPTY:
        return [PLACE_OPTIONS[A_HERO], *cards]
    return [*cards, PLACE_OPTIONS[A_HERO]]


PLACED_ALREADY: Final = Reason("HE-PLC-05", "placed-already")


@place_options.never
def refused_cards(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: cards on the board without another copy to place."""
    side = s.sides[seat]
    if not s.is_in(seat):
        return
    if not side.hero_unplaced:
        yield PLACE_OPTIONS[A_HERO], PLACED_ALREADY
    unplaced_cards = {s.faces.face[piece] for piece in side.unplaced}
    for card in sorted({s.beings[being].card for being in s.on_board(seat)} - unplaced_cards - {A_HERO}):
        yield PLACE_OPTIONS[card], PLACED_ALREADY


SPACE_TAKEN: Final = Reason("HE-BRD-03", "space-taken")


def _space_options(s: State, seat: Seat) -> list[To]:
    """Return the empty spaces of the player's own board."""
    return (
        [to for to, being in zip(SPACE_OPTIONS, s.spaces[seat], strict=True) if being == EMPTY] if s.is_in(seat) else []
    )


def _refused_spaces(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: the spaces of the player's board that are not free."""
    if s.is_in(seat):
        yield from (
            (to, SPACE_TAKEN) for to, being in zip(SPACE_OPTIONS, s.spaces[seat], strict=True) if being != EMPTY
        )


creature_spaces = menu("place-where", "HE-DEC-04", default=SPACE_OPTIONS[0].key)(_space_options)
hero_spaces = menu("place-where", "HE-DEC-04", default=SPACE_OPTIONS[HEROS_PLACE].key)(_space_options)
creature_spaces.never(_refused_spaces)
hero_spaces.never(_refused_spaces)


async def place_one_card(t: Table[State]) -> None:
    """Place a card of the player whose turn it is. Skip players without cards (HE-PLC-01 to 03)."""
    s = t.state
    seat = next_to_place(s)
    if seat == EMPTY:
        s.step = "hands"
        return
    s.turn = seat
    try:
        pick = await choose(seat, place_options(s, seat))
        s.plan = Plan("place", card=pick.card)
        to = await choose(seat, (hero_spaces if pick.card == A_HERO else creature_spaces)(s, seat))
    except NotAsked:
        s.plan = None
        return
    s.plan = None
    s.turns = (seat - s.first) % s.players + 1
    if pick.card != A_HERO:
        t.show("HE-PLC-04", _take_unplaced(s, seat, pick.card))
    place_being(t, seat, pick.card, to.space)


def _take_unplaced(s: State, seat: Seat, card: int) -> Piece:
    """Remove the chosen card and return the first piece with its face.

    Returning the card's own piece would reveal its position in the hidden row.
    """
    unplaced_pieces, face = s.sides[seat].unplaced, s.faces.face
    chosen = next(piece for piece in unplaced_pieces if face[piece] == card)
    first = unplaced_pieces.pop(0)
    face[first], face[chosen] = face[chosen], face[first]
    return first


def next_to_place(s: State) -> Seat:
    """Return the player who places the next card, clockwise from the first drafter, or EMPTY if no card is left."""
    for step in range(s.players):
        seat = (s.first + s.turns + step) % s.players
        if s.sides[seat].unplaced or s.sides[seat].hero_unplaced:
            return seat
    return EMPTY
