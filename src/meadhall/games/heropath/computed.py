"""What the rules compute for the drawn board: a battle in its parts, where a Travel may end, prices, power."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from meadhall.engine.privacy.view import Glance
from meadhall.games.heropath.actions.battle import foe_dice, foe_total, hero_total
from meadhall.games.heropath.actions.riding import is_full
from meadhall.games.heropath.actions.travel import paces_left, ways_from
from meadhall.games.heropath.actions.visit import for_sale, price_of
from meadhall.games.heropath.content import DRAGON, ENEMIES, ENEMY_DIE, HERO_DICE, HERO_DIE, SITES, SPECIAL_DIE
from meadhall.games.heropath.effects.lasting import paces, power_parts, sure_power
from meadhall.games.heropath.growth.vitality import Toll, left_of
from meadhall.games.heropath.land import SPACES, Space
from meadhall.games.heropath.odds import chance_now
from meadhall.games.heropath.ops import Buy
from meadhall.games.heropath.rows import competition, dragon_power, style
from meadhall.games.heropath.state import EMPTY, Battle, Seat, State

PartKind = Literal["gems", "card", "added", "against", "dice", "special", "basic", "evil"]


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of a side's total; `piece` is the card that it comes from, -1 without one."""

    kind: PartKind
    points: int
    piece: int = EMPTY


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side of a battle: its parts, their total, and what dice still to be rolled add at least and at most."""

    parts: list[Part]
    total: int
    dice: int
    specials: int
    least: int
    most: int


class Fight(msgspec.Struct, frozen=True, gc=False):
    """The battle that is on. `chance` is that of a victory or tie, None once it is compared and in a ritual.

    In a ritual `together` says how many times the Dragon counts, and `needed` what all heroes must reach (HP-COP-22);
    `needed` is 0 until the dice lie.
    """

    hero: Side
    foe: Side
    chance: float | None
    together: int = 0
    needed: int = 0


class Way(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A space on the best way to it: the space `before` it, and what a Travel that ends there costs in all."""

    to: str
    before: str
    ends: bool  # he may stop there
    evasions: int
    burns: bool
    dies: bool  # the losses take all VITALITY and FAITH


class Travelling(msgspec.Struct, frozen=True, gc=False):
    """A Travel that is under way, or could begin: the paces that are left, and where they lead, nearest first."""

    paces: int
    ways: list[Way]


class Computed(msgspec.Struct, frozen=True, gc=False):
    """What a seat's board shows that the state does not say.

    `extra` is the power that the hero's cards add against any opponent: that of the looking seat, or of the acting one
    for spectators. `actions` are those of a whole turn. `dragon` is the Dragon's Basic Power. Where kills raise Evil,
    `kills` says how many more do, and `room` how many dead a level holds. `prices` are those of the cards that lie open
    in the looking seat's Visit, by their pieces.
    """

    extra: int
    actions: int
    dragon: int
    kills: int | None
    room: int | None
    fight: Fight | None = None
    travel: Travelling | None = None
    prices: dict[int, int] = {}


def computed(glance: Glance[State]) -> Computed | None:
    """All of it, as far as the looking seat may know."""
    s, seat = glance.state, glance.seat
    looked_at = seat if 0 <= seat < s.players else max(0, s.now)
    keys = {option.key for option in glance.options}
    travels = glance.question == "travel" or (glance.question == "action" and not keys.isdisjoint(("travel", "bonus")))
    return Computed(
        extra=sure_power(s, looked_at),
        actions=competition(s).actions,
        dragon=dragon_power(s),
        kills=_kills(s) if _climbs(s) else None,
        room=s.players if _climbs(s) else None,
        fight=_fight(s, s.battle) if s.battle is not None else None,
        travel=_travelling(s, seat) if travels else None,
        prices=_prices(s, seat) if s.visit is not None and s.visit.seat == seat else {},
    )


def _climbs(s: State) -> bool:
    return style(s).climbs_by_kills and competition(s).climbs_by_kills


def _kills(s: State) -> int:
    return s.players - s.scale.count + 1 if s.scale.level else 1


# ---- battles


def _fight(s: State, battle: Battle) -> Fight:
    is_over = battle.stage == "compared"
    together = s.players if battle.foe == DRAGON and s.options.competition == "co-op" else 0
    needed = together * foe_total(s, battle) if battle.stage != "announced" else 0
    chance = None if is_over or together else chance_now(s, battle)
    return Fight(_hero_side(s, battle, is_over), _foe_side(s, battle, is_over), chance, together, needed)


def _hero_side(s: State, battle: Battle, is_over: bool) -> Side:
    hero = s.heroes[battle.seat]
    cards = power_parts(s, battle.seat, battle.foe, first_battle=not hero.turn.fights)
    parts = [
        Part("gems", hero.power),
        *(Part("card", card.n, card.piece) for card in cards),
        Part("added", battle.added),
        Part("against", battle.against),
        Part("dice", sum(battle.hero_dice)),
        Part("special", sum(battle.special)),
    ]
    total = hero_total(s, battle)
    if is_over:  # what only its owner knew counts as well
        unknown, total = battle.hero_total - total, battle.hero_total
        parts.append(Part("added" if unknown > 0 else "against", unknown))
    specials = battle.specials + hero.turn.spirits
    rolls = () if battle.stage != "announced" else (*[HERO_DIE] * HERO_DICE, *[SPECIAL_DIE] * specials)
    return _side(parts, total, HERO_DICE, specials, rolls)


def _foe_side(s: State, battle: Battle, is_over: bool) -> Side:
    basic = dragon_power(s) if battle.foe == DRAGON else ENEMIES[battle.foe].power
    dice = foe_dice(s, battle)
    total = battle.foe_total if is_over else foe_total(s, battle)  # Evil may have grown by the kill itself
    rolled = sum(battle.foe_dice)
    parts = [Part("basic", basic), Part("evil", total - basic - rolled), Part("dice", rolled)]
    return _side(parts, total, dice, 0, [ENEMY_DIE] * dice if battle.stage == "announced" else ())


def _side(parts: list[Part], total: int, dice: int, specials: int, rolls: Sequence[Sequence[int]]) -> Side:
    shown = [part for part in parts if part.points]
    return Side(shown, total, dice, specials, sum(map(min, rolls)), sum(map(max, rolls)))


# ---- on the way


def _travelling(s: State, seat: Seat) -> Travelling:
    here = s.heroes[seat].at
    left = paces_left(s, seat) if s.travel is not None and s.travel.seat == seat else paces(s, seat, here)
    return Travelling(left, list(_ways(s, seat, here, left)))


def _ways(s: State, seat: Seat, here: Space, left: int) -> Iterator[Way]:
    """The shortest way to each space; of equal ones that with the fewest Evasions and flares."""
    travel = s.travel if s.travel is not None and s.travel.seat == seat else None
    evaded = 0 if travel is None else travel.evasions
    burnt = s.is_active(here) or (travel is not None and s.act is not None and s.act.burns)
    free = (travel is not None and travel.evades_freely) or s.heroes[seat].turn.evades_freely
    found: dict[Space, tuple[int, bool]] = {here: (evaded, burnt)}  # the Evasions before it, and whether a flare burns
    edge = [here]
    for _ in range(left):
        more: dict[Space, tuple[int, bool, Space]] = {}
        for at in edge:
            evasions = found[at][0] + s.exposed(at)
            for to in ways_from(s, seat, at):
                way = (evasions, found[at][1] or s.is_active(to), at)
                if to not in found and (to not in more or _price(way) < _price(more[to])):
                    more[to] = way
        for to, (evasions, burns, at) in more.items():
            found[to] = evasions, burns
            dies = _dies(s, seat, 0 if free else evasions, burns)
            yield Way(SPACES[to].id, SPACES[at].id, not is_full(s, to, seat), evasions, burns, dies)
        edge = list(more)


def _price(way: tuple[int, bool, Space]) -> tuple[int, int]:
    evasions, burns, _ = way
    return evasions + burns, evasions


def _dies(s: State, seat: Seat, evasions: int, burns: bool) -> bool:
    """Whether the losses of a way take all that a hero has, after what cards spare."""
    toll = Toll(s.heroes[seat])
    lost = left_of(s, seat, evasions, "evasion") if evasions else 0
    toll.take(lost + (left_of(s, seat, 1, "active-flare") if burns else 0))
    return not toll.left


# ---- Visits


def _prices(s: State, seat: Seat) -> dict[int, int]:
    assert s.visit is not None
    sold = [op for activity in SITES[s.visit.site].activities for op in activity.effect if isinstance(op, Buy)]
    return {piece: price_of(s, seat, piece, op) for op in reversed(sold) for piece in for_sale(s, op)}
