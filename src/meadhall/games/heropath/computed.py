"""Computed numbers for the board in the browser: parts of battles, paths of a Travel, prices, limits, decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from meadhall.engine import UNSEEN, Piece
from meadhall.engine.kit.decks import cards_left
from meadhall.engine.presentation.alike import seen_by_all
from meadhall.engine.privacy.view import Glance
from meadhall.games.heropath import content, odds, rows
from meadhall.games.heropath.actions import riding, trading, visit
from meadhall.games.heropath.actions.battle import (
    foe_dice,
    foe_parts,
    foe_total,
    hero_parts,
    hero_total,
    nonzero_parts,
)
from meadhall.games.heropath.actions.travel import evades_freely, paces_left, spaces_one_pace_away
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.effects.active_cards import (
    category_limit,
    guaranteed_power,
    missing_attributes,
    pace_limit,
)
from meadhall.games.heropath.events.heroes import Part
from meadhall.games.heropath.growth.vitality import Toll, loss_after_wards
from meadhall.games.heropath.land import ALL, SPACES, Space
from meadhall.games.heropath.ops import Buy
from meadhall.games.heropath.setup.draft import Keep, hand_by_price
from meadhall.games.heropath.setup.start import Play
from meadhall.games.heropath.state import ATTRIBUTES, CATEGORIES, Battle, Seat, State


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side of a battle.

    - `parts`: the parts of the total; `total`: the current total.
    - `dice`: the number of dice; `specials`: the number of Special dice.
    - `least` and `most`: the smallest and the largest number that the dice can still add.
    """

    parts: list[Part]
    total: int
    dice: int
    specials: int
    least: int
    most: int


class Fight(msgspec.Struct, frozen=True, gc=False):
    """The current battle.

    - `chance`: the chance of a victory or tie; None after the comparison and in a ritual.
    - `together`: the factor of the Dragon's power in a ritual, which is the number of players, or 0 (HP-COP-22).
    - `needed`: the total that all heroes together must reach in a ritual, or 0 before the roll.
    """

    hero: Side
    foe: Side
    chance: float | None
    together: int = 0
    needed: int = 0
    result: str = ""  # "won", "tied" or "lost" after the comparison, empty before it


class Way(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The shortest path to the space `to`: the last space `before` it, and the cost of ending the Travel there."""

    to: str
    before: str
    ends: bool  # whether the hero may stop there
    paces: int
    left: int  # number of paces left after this path
    evasions: int
    burns: bool
    dies: bool  # whether the losses take all VITALITY and FAITH
    chance: float | None = None  # the chance to win or tie against the strongest known enemy there, without cards


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A draft round as its player sees it: the hand, the most expensive card first, and the cards chosen so far."""

    round: int
    rounds: int
    left: int  # number of cards still to keep
    hand: list[Piece]
    kept: list[Piece]
    before: list[Piece]  # cards kept in the previous round


class HeldCards(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The limit of a category of Resources, and whether it is exceeded."""

    most: int
    over: bool


class StartingHero(msgspec.Struct, frozen=True, gc=False):
    """The starting power of a hero character, and the starting gems and goods by name."""

    power: int
    goods: dict[str, int]


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """An open offer: the seat that made the offer, the receiver, and the goods and cards of both sides by id."""

    seat: Seat
    to: Seat
    gives: dict[str, int]
    takes: dict[str, int]


class Land(msgspec.Struct, frozen=True, gc=False):
    """Public numbers of the map and the Scale of Evil.

    - `flares`: the Active Flare spaces; `mist`: the Settlements hidden by mist.
    - `basic`: the Dragon's Basic Power; `dragon`: the Dragon's power with Evil.
    - `kills`: the number of kills until Evil rises; None if kills do not raise Evil.
    - `last`: whether the next rise begins the Gathering; `room`: the maximum number of slain enemies per level.
    - `actions`: the number of actions in a turn; `gems`: the limit of each attribute.
    - `decks`: the number of cards left in each deck.
    """

    gathered: bool
    flares: list[str]
    mist: list[str]
    basic: int
    dragon: int
    kills: int | None
    last: bool
    room: int | None
    actions: int
    gems: int
    decks: dict[str, int]


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for a seat's board that the state does not contain.

    - `looked_at`: the seat that the board shows. For spectators it is the acting seat.
    - `extra`: the power of the seat's active cards against any opponent.
    - `held`: the limits of the seat's Resources, in the order of the categories.
    - `lacks`: the attributes that the seat lacks for its cards and for exposed cards, by piece.
    - `travel`: the paths of a Travel; None if the viewer cannot travel now.
    - `prices`: the prices of the exposed cards in the viewer's Visit, by piece.
    - `buying`: the id of the activity that buys a card in the viewer's Visit, or "".
    - `begins`: the heroes that the viewer may choose, by id; empty if all heroes start equal.
    """

    land: Land
    looked_at: Seat
    extra: int
    held: list[HeldCards]
    lacks: dict[Piece, dict[str, int]] = {}
    fight: Fight | None = None
    travel: list[Way] | None = None
    prices: dict[Piece, int] = {}
    buying: str = ""
    draft: Draft | None = None
    begins: dict[str, StartingHero] = {}
    deal: Proposal | None = None


def computed(glance: Glance[State]) -> ComputedValues | None:
    """Return all computed values that the viewing seat may know."""
    s, seat = glance.state, glance.seat
    looked_at = seat if 0 <= seat < s.players else max(0, s.now)
    keys = {option.key for option in glance.options}
    travels = glance.question == "travel" or (glance.question == "action" and not keys.isdisjoint(("travel", "bonus")))
    return ComputedValues(
        land=_land(glance),
        looked_at=looked_at,
        extra=guaranteed_power(s, looked_at),
        held=_held_limits(s, looked_at),
        lacks=_missing_by_card(s, looked_at),
        fight=_fight(s, s.battle) if s.battle is not None else None,
        travel=_travel_paths(s, seat) if travels else None,
        prices=_prices(s, seat) if s.visit is not None and s.visit.seat == seat else {},
        buying=_buying_activity(s) if s.visit is not None and s.visit.seat == seat else "",
        draft=_draft(glance) if seat == looked_at and s.heroes[seat].draft else None,
        begins=_starting_heroes(
            s, [content.HEROES[option.hero] for option in glance.options if isinstance(option, Play)]
        ),
        deal=_open_offer(s) if s.deal is not None and seat in (s.deal.seat, s.deal.to) else None,
    )


# ---- map and heroes


@seen_by_all
def _land(glance: Glance[State]) -> Land:
    s = glance.state
    climbs = rows.kills_raise_evil(s)
    return Land(
        gathered=s.is_gathered,
        flares=_flares(s.rock),
        mist=[SPACES[space].id for space in rows.style(s).undiscovered_spaces(s)],
        basic=rows.dragon_power(s),
        dragon=rows.dragon_power(s) + s.scale.level,
        kills=_kills_to_next_level(s) if climbs else None,
        last=s.scale.is_full,
        room=s.players if climbs else None,
        actions=rows.competition(s).actions,
        gems=content.LIMITS.attribute_max,
        decks={deck.name: cards_left(s.faces, deck) for deck in (*(board.deck for board in s.boards), s.fortune)},
    )


@cache
def _flares(rock: int) -> list[str]:
    return [SPACES[space].id for space in ALL if flares.is_active(space, rock)]


def _kills_to_next_level(s: State) -> int:
    return s.players - s.scale.count + 1 if s.scale.level else 1


def _held_limits(s: State, seat: Seat) -> list[HeldCards]:
    """Return the limits of the seat's Resources, in the order of the categories."""
    hero = s.heroes[seat]
    limits = [(category_limit(s, hero, category), len(hero.category(category))) for category in CATEGORIES]
    return [HeldCards(most, count > most) for most, count in limits]


def _missing_by_card(s: State, seat: Seat) -> dict[Piece, dict[str, int]]:
    """Return the attributes that the seat lacks for its known cards and for exposed cards, by piece."""
    hero, face = s.heroes[seat], s.faces.face
    pieces = (
        *(*hero.in_armament(), *hero.resources(), *hero.draft),
        *(piece for board in s.boards for piece in board.exposed),
    )
    known_pieces = [piece for piece in pieces if face[piece] != UNSEEN]
    missing_by_piece = {
        piece: {name: needed for name, needed, _ in missing_attributes(s, hero, face[piece])} for piece in known_pieces
    }
    return {piece: missing for piece, missing in missing_by_piece.items() if missing}


def _starting_heroes(s: State, kinds: Sequence[content.HeroKind]) -> dict[str, StartingHero]:
    return {kind.id: _starting_hero(s, kind) for kind in kinds} if rows.attributes(s).differ_by_hero else {}


def _starting_hero(s: State, kind: content.HeroKind) -> StartingHero:
    gems = rows.attributes(s).gems(kind)
    return StartingHero(sum(gems), dict(zip(ATTRIBUTES, gems, strict=True)) | {"GOLD": kind.GOLD, "FOOD": kind.FOOD})


def _draft(glance: Glance[State]) -> Draft:
    """Return the draft so far. While a seat chooses, the hand cards that are no longer options count as kept."""
    s, hand = glance.state, hand_by_price(glance.state, glance.seat)
    kept_by_round, number = rows.competition(s).kept_by_round, max(1, s.draft_round)
    count = kept_by_round[min(number, len(kept_by_round)) - 1]
    offered_pieces = {option.piece for option in glance.options if isinstance(option, Keep)}
    kept_cards = [piece for piece in hand if piece not in offered_pieces] if glance.question == "keep" else []
    left = count - len(kept_cards) if glance.seat in glance.waiting else 0
    kept_before = s.heroes[glance.seat].draft[: kept_by_round[number - 2]] if 1 < number <= len(kept_by_round) else []
    return Draft(number, len(kept_by_round), left, hand, kept_cards, kept_before)


def _open_offer(s: State) -> Proposal:
    assert s.deal is not None
    gives, takes = trading.offered_amounts(trading.offered_faces(s))
    return Proposal(s.deal.seat, s.deal.to, gives, takes)


# ---- battles


def _fight(s: State, battle: Battle) -> Fight:
    is_over = battle.stage == "compared"
    power_multiplier = s.players if battle.foe == content.DRAGON and s.options.competition == "co-op" else 0
    needed = power_multiplier * foe_total(s, battle) if battle.stage != "announced" else 0
    chance = None if is_over or power_multiplier else odds.chance_now(s, battle)
    hero, foe = _hero_side(s, battle, is_over), _foe_side(s, battle, is_over)
    return Fight(hero, foe, chance, power_multiplier, needed, battle.result if is_over else "")


def _hero_side(s: State, battle: Battle, is_over: bool) -> Side:
    parts, total = list(hero_parts(s, battle)), hero_total(s, battle)
    if is_over:  # the result includes gems that the hero has lost since the comparison
        change, total = battle.hero_total - total, battle.hero_total
        parts.append(Part("added" if change > 0 else "against", change))
    specials = battle.specials + s.heroes[battle.seat].turn.spirits
    dice_faces = (
        ()
        if battle.stage != "announced"
        else (*[content.HERO_DIE] * content.HERO_DICE, *[content.SPECIAL_DIE] * specials)
    )
    return _side(parts, total, content.HERO_DICE, specials, dice_faces)


def _foe_side(s: State, battle: Battle, is_over: bool) -> Side:
    dice = foe_dice(s, battle)
    # the victory may have raised Evil after the comparison
    total = battle.foe_total if is_over else foe_total(s, battle)
    evil_rise = foe_total(s, battle) - total
    parts = [Part(part.kind, part.points - (evil_rise if part.kind == "evil" else 0)) for part in foe_parts(s, battle)]
    return _side(parts, total, dice, 0, [content.ENEMY_DIE] * dice if battle.stage == "announced" else ())


def _side(parts: Sequence[Part], total: int, dice: int, specials: int, dice_faces: Sequence[Sequence[int]]) -> Side:
    return Side([*nonzero_parts(parts)], total, dice, specials, sum(map(min, dice_faces)), sum(map(max, dice_faces)))


# ---- the Travel


def _travel_paths(s: State, seat: Seat) -> list[Way]:
    position = s.heroes[seat].at
    max_paces = paces_left(s, seat) if s.travel is not None and s.travel.seat == seat else pace_limit(s, seat, position)
    return list(_shortest_paths(s, seat, position, max_paces))


def _shortest_paths(s: State, seat: Seat, position: Space, max_paces: int) -> Iterator[Way]:
    """Yield the shortest path to each space in reach, and of equal ones that with the fewest Evasions and flares."""
    travel = s.travel if s.travel is not None and s.travel.seat == seat else None
    past_evasions = 0 if travel is None else travel.evasions
    has_burnt = flares.is_active(position, s.rock) or (travel is not None and s.act is not None and s.act.burns)
    is_evasion_free = evades_freely(s, seat)
    # Evasions so far, and whether a flare burns
    best: dict[Space, tuple[int, bool]] = {position: (past_evasions, has_burnt)}
    frontier = [position]
    for pace_count in range(1, max_paces + 1):
        reached: dict[Space, tuple[int, bool, Space]] = {}
        for previous in frontier:
            evasions = best[previous][0] + s.exposed(previous)
            for neighbour in spaces_one_pace_away(s, seat, previous):
                step = (evasions, best[previous][1] or flares.is_active(neighbour, s.rock), previous)
                if neighbour not in best and (
                    neighbour not in reached or _step_cost(step) < _step_cost(reached[neighbour])
                ):
                    reached[neighbour] = step
        for neighbour, (evasions, burns, previous) in reached.items():
            best[neighbour] = evasions, burns
            is_deadly = _would_die(s, seat, 0 if is_evasion_free else evasions, burns)
            can_end = not riding.is_full(s, neighbour, seat)
            left_after, chance = max_paces - pace_count, _chance_there(s, seat, neighbour) if can_end else None
            yield Way(
                SPACES[neighbour].id,
                SPACES[previous].id,
                can_end,
                pace_count,
                left_after,
                evasions,
                burns,
                is_deadly,
                chance,
            )
        frontier = list(reached)


def _step_cost(step: tuple[int, bool, Space]) -> tuple[int, int]:
    evasions, burns, _ = step
    return evasions + burns, evasions


def _chance_there(s: State, seat: Seat, space: Space) -> float | None:
    """Return the chance to win or tie against the strongest known enemy on a space; None if none is known."""
    hero, foes = s.heroes[seat], [s.faces.face[token.piece] for token in s.tokens(space)]
    chances = [
        odds.chance_before_dice(s, Battle(seat, foe), odds.regional_difference(s, hero, foe, space))
        for foe in foes
        if foe != UNSEEN
    ]
    return min(chances, default=None)


def _would_die(s: State, seat: Seat, evasions: int, burns: bool) -> bool:
    """Whether the losses of a path would kill the hero, after cards have reduced them."""
    toll = Toll(s.heroes[seat])
    evasion_loss = loss_after_wards(s, seat, evasions, "evasion") if evasions else 0
    toll.take_loss(evasion_loss + (loss_after_wards(s, seat, 1, "active-flare") if burns else 0))
    return not toll.remaining_gems


# ---- Visits


def _prices(s: State, seat: Seat) -> dict[int, int]:
    assert s.visit is not None
    purchases = [
        op for activity in content.SITES[s.visit.site].activities for op in activity.effect if isinstance(op, Buy)
    ]
    return {
        piece: visit.price_at_site(s, seat, piece, op)
        for op in reversed(purchases)
        for piece in visit.cards_for_sale(s, op)
    }


def _buying_activity(s: State) -> str:
    assert s.visit is not None
    activities = content.SITES[s.visit.site].activities
    return next((activity.id for activity in activities if any(isinstance(op, Buy) for op in activity.effect)), "")
