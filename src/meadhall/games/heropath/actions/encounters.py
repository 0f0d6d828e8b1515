"""Encounters between heroes (ENC): Ambush, Thievery and Snatching, by action or by card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import UNSEEN, Candidate, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args, Text
from meadhall.engine.kit.windows import Window
from meadhall.engine.model.pieces import NO_BAG
from meadhall.games.heropath import content, land, rows, texts
from meadhall.games.heropath.cards import armament, dropping, holding
from meadhall.games.heropath.cards.playing import AIMS, Aim, open_card_window
from meadhall.games.heropath.effects.active_cards import card_allowing, card_giving_immunity, meets_attributes, ops_of
from meadhall.games.heropath.effects.verbs import REASONS, VERBS, Cause, only_choice
from meadhall.games.heropath.events.cards import CardReceived
from meadhall.games.heropath.events.heroes import (
    CardStolen,
    EncounterBegan,
    EncounterCancelled,
    GoodsSnatched,
    HeroCaptured,
)
from meadhall.games.heropath.growth.goods import gain_good
from meadhall.games.heropath.growth.vitality import lose_vitality
from meadhall.games.heropath.ops import Allow, Encounter, Shield, Steal
from meadhall.games.heropath.state import EMPTY, NOBODY, Seat, State

KINDS: Final = ("ambush", "thievery", "snatching")
THEFT_BAG: Final = "lot"
STEALABLE: Final = ("equipment", "magic")
NO_ENCOUNTERS_IN_COOP: Final = Reason("HP-COP-03", "no-encounters-in-coop")
NOT_A_MATE: Final = Reason("HP-TEA-06", "not-a-mate")
NO_ENCOUNTERS: Final = Reason("HP-MOR-03", "no-encounters")
ROBBED_ALREADY: Final = Reason("HP-ENC-09", "robbed-already")
IS_DEAD: Final = Reason("HP-ENC-15", "dead-victim")
TOO_FAR: Final = Reason("HP-ENC-01", "opponent-too-far")
ON_A_SAFE_SPACE: Final = Reason("HP-ENC-08", "safe-from-encounters")
NOT_ON_THE_ROAD: Final = {
    kind: Reason(clause, "not-on-the-road") for kind, clause in (("ambush", "HP-ENC-02"), ("thievery", "HP-ENC-04"))
}
BESIDE_AN_ENEMY: Final = Reason("HP-ENC-10", "encounter-beside-enemy")
BESIDE_THE_DRAGON: Final = Reason("HP-GAT-11", "encounter-beside-dragon")
IS_CAPTIVE: Final = Reason("HP-ENC-03", "is-captive")
IS_INVISIBLE: Final = Reason("HP-CRD-24", "is-invisible")
NO_STOP: Final = Reason("HP-RTM-04", "encounter-without-stop")
IN_PRISON: Final = Reason("HP-ENC-11", "in-prison")
IS_IMMUNE: Final = Reason("HP-ENC-11", "is-immune")
NO_OPPONENT: Final = Reason("HP-ENC-01", "no-opponent")
NOTHING_TO_STEAL: Final = Reason("HP-ENC-11", "nothing-to-steal")
NOTHING_TO_SNATCH: Final = Reason("HP-ENC-11", "nothing-to-snatch")


# ---- possible targets


def cannot_be_victim(s: State, seat: Seat, victim: Seat, kind: str, *, reach: int = 0) -> Reason | None:
    """Return why a hero cannot be the victim of this Encounter now, or None."""
    return cannot_be_encountered(s, seat, victim, reach=reach) or cannot_be_robbed(s, seat, victim, kind)


def cannot_be_encountered(s: State, seat: Seat, victim: Seat, *, reach: int = 0) -> Reason | None:
    """Return why no kind of Encounter with this hero is possible now, or None."""
    hero, victim_hero = s.heroes[seat], s.heroes[victim]
    if victim_hero.is_dead:
        return IS_DEAD
    if land.DISTANCE[hero.at][victim_hero.at] > reach:
        return TOO_FAR
    return ON_A_SAFE_SPACE if land.IS_SAFE[victim_hero.at] else None


def cannot_encounter_by_action(s: State, seat: Seat, victim: Seat) -> Reason | None:
    """Return why no Encounter action is possible with this hero, or None (HP-ENC-09).

    Each opponent can be met once per turn.
    """
    row = rows.competition(s)
    if not row.has_encounters:
        return NO_ENCOUNTERS_IN_COOP
    if not row.are_opponents(s, seat, victim):
        return NOT_A_MATE
    if not rows.moral(s).has_encounters:
        return NO_ENCOUNTERS
    if victim in s.heroes[seat].turn.robbed:
        return ROBBED_ALREADY
    return cannot_be_encountered(s, seat, victim)


def cannot_be_robbed(s: State, seat: Seat, victim: Seat, kind: str) -> Reason | None:
    """Return why this kind of Encounter is not possible, or None. Other kinds may be possible with this hero."""
    hero, victim_hero = s.heroes[seat], s.heroes[victim]
    if not land.IS_ROAD[victim_hero.at] and kind in NOT_ON_THE_ROAD:
        return NOT_ON_THE_ROAD[kind]
    if s.tokens(hero.at) or s.tokens(victim_hero.at):
        return BESIDE_AN_ENEMY
    if s.is_gathered and land.START in (hero.at, victim_hero.at):
        return BESIDE_THE_DRAGON
    if victim_hero.is_captive:
        return IS_CAPTIVE
    if victim_hero.is_shielded:
        return IS_INVISIBLE
    return _yields_nothing(s, victim, kind) if rows.pace(s).can_encounter(s, seat, victim) else NO_STOP


def _yields_nothing(s: State, victim: Seat, kind: str) -> Reason | None:
    """Return why this kind of Encounter would yield nothing, or None (HP-ENC-11)."""
    victim_hero = s.heroes[victim]
    if kind == "ambush":
        return IN_PRISON if victim_hero.at == land.PRISON else None
    if card_giving_immunity(s, victim_hero, kind) != EMPTY:
        return IS_IMMUNE
    if kind == "thievery":
        return None if any(stealable_cards(s, victim, category) for category in STEALABLE) else NOTHING_TO_STEAL
    return None if victim_hero.gold or victim_hero.food else NOTHING_TO_SNATCH


def stealable_cards(s: State, victim: Seat, category: str) -> list[Piece]:
    """Return the cards of a category that a thief may take, from Resources and Armament (HP-ENC-04, HP-ENC-11)."""
    return [piece for piece in holding.all_cards(s.heroes[victim]) if holding.category_of(s, piece) == category]


# ---- questions


class Category(Option):
    """The category of a stolen card: equipment or MAGIC."""

    __slots__ = ("category",)

    def __init__(self, category: str) -> None:
        super().__init__(f"category:{category}", "HP-ENC-04")
        self.category = category

    def args(self, state: State) -> Args:
        return {"category": Text(f"category-{self.category}")}


CATEGORY: Final = {category: Category(category) for category in STEALABLE}
NONE_OF_CATEGORY: Final = Reason("HP-ENC-11", "none-of-category")
OTHER_CATEGORY: Final = Reason("HP-ENC-05", "other-category-taken")
NOT_SO_MUCH: Final = Reason("HP-ENC-11", "victim-lacks-goods")
ONE_ITEM: Final = Reason("HP-ENC-06", "one-item")


@menu("which-category", "HP-ENC-04")
def category_options(s: State, victim: Seat) -> Iterator[Candidate[Category]]:
    """Yield the categories. Those without a card have a reason (HP-ASK-21)."""
    for category in STEALABLE:
        yield (
            CATEGORY[category],
            None if stealable_cards(s, victim, category) else NONE_OF_CATEGORY(category=Text(f"category-{category}")),
        )


@menu("which-card-is-taken", "HP-ENC-05")
def cards_to_lose(s: State, victim: Seat, category: str) -> list[holding.Own]:
    """Return the victim's cards in the category, the cheapest first (HP-ASK-22).

    An unarmed card precedes an equal armed one.
    """
    return holding.own_card_options(s, victim, stealable_cards(s, victim, category), "HP-ENC-05")


@cards_to_lose.never
def refused_cards_to_lose(s: State, victim: Seat, category: str) -> Iterator[Refused]:
    """Yield refusals for the victim's cards of other categories."""
    return holding.refused_other_cards(s, victim, stealable_cards(s, victim, category), OTHER_CATEGORY)


class PickOpen(Option):
    """A thief's choice with Light Fingers: an open card, or a random face-down card."""

    __slots__ = ("piece",)

    def __init__(self, key: str, piece: Piece = EMPTY) -> None:
        super().__init__(key, "HP-ENC-05")
        self.piece = piece

    def args(self, state: State) -> Args:
        return {"card": texts.card_of_piece(state, self.piece), "hidden": int(self.piece == EMPTY)}


@menu("which-card-to-take", "HP-ENC-05")
def stolen_card_options(s: State, victim: Seat, category: str) -> list[PickOpen]:
    """Return the cards that a thief with Light Fingers may choose from (HP-ASK-22)."""
    pieces, options = stealable_cards(s, victim, category), dict[str, PickOpen]()
    for piece in pieces:
        if holding.lies_open(s, s.heroes[victim], piece):
            options.setdefault(f"card:{s.card(piece).id}", PickOpen(f"card:{s.card(piece).id}", piece))
    if len(pieces) > sum(holding.lies_open(s, s.heroes[victim], piece) for piece in pieces):
        options["hidden"] = PickOpen("hidden")
    return list(options.values())


class Good(Option):
    """The goods to snatch: one GOLD or FOOD, or two of these with Cutpurse."""

    __slots__ = ("food", "gold")

    def __init__(self, gold: int, food: int) -> None:
        key = f"snatch:{'+'.join(['GOLD'] * gold + ['FOOD'] * food)}"
        super().__init__(key, "HP-ENC-06")
        self.gold = gold
        self.food = food

    def args(self, state: State) -> Args:
        return {"goods": texts.amount_texts(((self.gold, "GOLD"), (self.food, "FOOD")))}


SNATCH_TWO_CARDS: Final = [
    face for face in range(len(content.CARDS)) if any(op.rule == "snatch-two" for op in ops_of(Allow, face))
]
GOODS: Final = [Good(gold, food) for gold, food in ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))]


@menu("snatch-what", "HP-ENC-06", default="snatch:GOLD")
def snatch_options(s: State, seat: Seat, victim: Seat) -> Iterator[Candidate[Good]]:
    """Yield the goods that a hero may snatch: one item, or two with Cutpurse (HP-ASK-23)."""
    victim_hero = s.heroes[victim]
    limit = 2 if card_allowing(s, s.heroes[seat], "snatch-two") != EMPTY else 1
    for good in GOODS:
        if good.gold + good.food > limit:
            yield good, ONE_ITEM
        else:
            yield good, None if good.gold <= victim_hero.gold and good.food <= victim_hero.food else NOT_SO_MUCH


# ---- the Encounter


async def carry_out_encounter(t: Table[State], seat: Seat, victim: Seat, kind: str) -> None:
    """Carry out an Encounter: announcement, reactions, effect, VITALITY, and reactions again (HP-ENC-12)."""
    s = t.state
    category = (await only_choice(seat, category_options(s, victim))).category if kind == "thievery" else ""
    goods = await _choose_goods(s, seat, victim) if kind == "snatching" else None
    t.tell(EncounterBegan(seat, victim, kind))
    numbers = {"encounter": 1, kind: 1}
    if await open_card_window(t, "targeted", [victim], Window("targeted", kind, seat, [victim], numbers=numbers)):
        t.tell(EncounterCancelled(seat, victim))
        return
    if kind == "ambush":
        _capture(t, victim)
    elif goods is not None:
        _take_goods(t, seat, victim, goods)
    else:
        await _take_card(t, seat, victim, category)
    if rows.moral(s).wounds_victim:
        await lose_vitality(t, victim, 1, "encounter")
    await gain_good(t, seat, "VITALITY", 1)
    await open_card_window(t, "after-encounter", [victim], Window("after-encounter", kind, seat, [victim]))


def _capture(t: Table[State], victim: Seat) -> None:
    """Put the victim into the Goblin Prison until the start of their next turn (HP-ENC-02, HP-ENC-03)."""
    hero = t.state.heroes[victim]
    hero.at = land.PRISON
    hero.is_captive = True
    rows.pace(t.state).on_capture(t.state, victim)
    t.tell(HeroCaptured(victim))


async def _choose_goods(s: State, seat: Seat, victim: Seat) -> Good:
    """Return the goods to snatch. Ask if the hero has a choice, or may have one by a hidden card (HP-CRD-20)."""
    snatch_menu, victim_hero = snatch_options(s, seat, victim), s.heroes[victim]
    may_choose = victim_hero.gold + victim_hero.food > 1 and _may_have_cutpurse(s, seat)
    return await choose(seat, snatch_menu) if len(snatch_menu) > 1 or may_choose else snatch_menu[0]


def _may_have_cutpurse(s: State, seat: Seat) -> bool:
    """Whether a hero may have Cutpurse, judging by public facts."""
    cutpurse = card_allowing(s, s.heroes[seat], "snatch-two")
    return (cutpurse != EMPTY and holding.is_seen(s, cutpurse)) or holding.may_have_hidden(
        s, seat, SNATCH_TWO_CARDS, lambda face: meets_attributes(s, s.heroes[seat], face)
    )


def _take_goods(t: Table[State], seat: Seat, victim: Seat, goods: Good) -> None:
    s = t.state
    hero, victim_hero = s.heroes[seat], s.heroes[victim]
    gold, food = min(goods.gold, victim_hero.gold), min(goods.food, victim_hero.food)
    if gold + food > 1:
        holding.reveal_card(t, seat, card_allowing(s, hero, "snatch-two"))
    victim_hero.gold, victim_hero.food = victim_hero.gold - gold, victim_hero.food - food
    hero.gold, hero.food = hero.gold + gold, hero.food + food
    t.tell(GoodsSnatched(seat, victim, gold, food))


async def _take_card(t: Table[State], seat: Seat, victim: Seat, category: str) -> None:
    """Let the victim choose the stolen card. A thief with Light Fingers chooses instead (HP-ENC-05)."""
    s = t.state
    if not stealable_cards(s, victim, category):
        return
    light_fingers = card_allowing(s, s.heroes[seat], "choose-stolen-card")
    if light_fingers != EMPTY:
        holding.reveal_card(t, seat, light_fingers)
        pick = await only_choice(seat, stolen_card_options(s, victim, category))
        hidden_pieces = [
            card for card in stealable_cards(s, victim, category) if not holding.lies_open(s, s.heroes[victim], card)
        ]
        piece = pick.piece if pick.piece != EMPTY else draw_hidden_card(t, seat, hidden_pieces)
    else:
        piece = (await only_choice(victim, cards_to_lose(s, victim, category), secret=category == "magic")).piece
    await transfer_stolen_card(t, seat, victim, piece)


def draw_hidden_card(t: Table[State], seat: Seat, pieces: list[Piece]) -> Piece:
    """Return one of these face-down cards at random. Only the thief sees which one (HP-SEE-02)."""
    if len(pieces) == 1:
        return pieces[0]
    faces = t.state.faces
    faces.bags[THEFT_BAG] = list(range(len(pieces)))
    drawn_number = faces.lay(THEFT_BAG)
    piece = sorted(pieces)[t.look("HP-ENC-05", drawn_number, seat)]
    faces.face[drawn_number], faces.bag[drawn_number] = UNSEEN, NO_BAG
    del faces.bags[THEFT_BAG]  # the numbers left in the bag would reveal the drawn one
    return piece


async def transfer_stolen_card(t: Table[State], seat: Seat, victim: Seat, piece: Piece) -> None:
    """Move a card to the thief's Resources. Its attached cards stay with the victim (HP-ENC-14).

    Other players do not see which of several face-down cards was taken (HP-SEE-02).
    """
    s, hero = t.state, t.state.heroes[victim]
    is_open = holding.lies_open(s, hero, piece)
    if not is_open:
        piece = dropping.renew_hidden_magic(s, victim, piece)
    holding.remove_card(s, victim, piece)
    if not is_open:
        holding.look_at_card(t, seat, piece, "HP-ENC-05")
    t.tell(CardStolen(seat, victim, s.faces.face[piece] if is_open else EMPTY, s.deck_of(piece)))
    if not is_open:
        t.tell(CardReceived(seat, s.faces.face[piece]), to=seat)
    holding.put_card(s, seat, piece)
    if is_open and s.deck_of(piece) == "MAGIC":
        holding.mark_as_open(s.heroes[seat], piece)
    await armament.remove_illegal_cards(t, victim)


# ---- verbs


@VERBS.verb(Encounter)
async def encounter_by_card(t: Table[State], cause: Cause, op: Encounter) -> None:
    """Carry out an Encounter that costs no action. It does not count for the limit of one per opponent."""
    s = t.state
    pick = await only_choice(cause.seat, encounter_aims(s, cause.seat, op))
    await carry_out_encounter(t, cause.seat, pick.seat, op.kind)


@menu("encounter-whom", "HP-ENC-01")
def encounter_aims(s: State, seat: Seat, op: Encounter) -> Iterator[Candidate[Aim]]:
    """Yield the opponents, with a reason if the card cannot reach one (HP-ASK-29)."""
    return (
        (AIMS[other], cannot_be_victim(s, seat, other, op.kind, reach=op.range)) for other in rows.opponents(s, seat)
    )


@encounter_aims.never
def refused_aims(s: State, seat: Seat, op: Encounter) -> Iterator[Refused]:
    """Yield refusals for the hero and their own team."""
    opponents = rows.opponents(s, seat)
    yield from ((AIMS[other], NO_OPPONENT) for other in s.clockwise(seat) if other not in opponents)


@VERBS.would(Encounter)
def would_encounter(s: State, cause: Cause, op: Encounter) -> bool:
    opponents = rows.opponents(s, cause.seat)
    return any(cannot_be_victim(s, cause.seat, other, op.kind, reach=op.range) is None for other in opponents)


def reason_for_no_encounter(s: State, cause: Cause, op: Encounter) -> Reason | None:
    """Return why the card cannot target the nearest opponent. Of equally near ones, take the first in turn order."""
    opponents, distances = rows.opponents(s, cause.seat), land.DISTANCE[s.heroes[cause.seat].at]
    if not opponents:
        return None
    nearest_opponent = min(
        opponents, key=lambda opponent: (s.heroes[opponent].is_dead, distances[s.heroes[opponent].at])
    )
    return cannot_be_victim(s, cause.seat, nearest_opponent, op.kind, reach=op.range)


REASONS[Encounter] = reason_for_no_encounter


@VERBS.verb(Steal)
async def steal(t: Table[State], cause: Cause, op: Steal) -> None:
    """Steal a random card of the category, open or face down (Spell Theft)."""
    s, hero = t.state, t.state.heroes[cause.target]
    for _ in range(op.n):
        pieces = sorted(stealable_cards(s, cause.target, op.category))
        if not pieces:
            return
        hidden_pieces = [piece for piece in pieces if not holding.lies_open(s, hero, piece)]
        candidates = [piece for piece in pieces if piece not in hidden_pieces] + [EMPTY] * len(hidden_pieces)
        drawn_piece = (
            t.pick("theft", "HP-CRD-24", sorted(candidates)) if len(candidates) > len(hidden_pieces) else EMPTY
        )
        await transfer_stolen_card(
            t,
            cause.seat,
            cause.target,
            drawn_piece if drawn_piece != EMPTY else draw_hidden_card(t, cause.seat, hidden_pieces),
        )


VERBS.would(Steal)(lambda s, cause, op: cause.target != NOBODY and bool(stealable_cards(s, cause.target, op.category)))


@VERBS.verb(Shield)
async def shield_hero(t: Table[State], cause: Cause, op: Shield) -> None:
    t.state.heroes[cause.seat].is_shielded = True
