"""Computed numbers for the drawn board: values of Beings, use and lack of dice, costs of an army."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import Glance
from meadhall.games.heroes import odds, side_by_side
from meadhall.games.heroes.board.creatures import activation_cost, has_ability, strength_of_being
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import front_gaps, is_exposed, place_name
from meadhall.games.heroes.content import HEROES, LEADERSHIP, MEANT, SPELLS, SYMBOLS, Requirement, pool
from meadhall.games.heroes.effects.dice import Throw, shown_of
from meadhall.games.heroes.setup import Done, army_cost
from meadhall.games.heroes.state import EMPTY, NO_DIE, Seat, State

NEAR: Final = 2  # dice at most that a Spell lacks for a warning
DEAR: Final = 3  # dice at least that it needs: cheaper Spells come by themselves
BRINGS: Final = [[*dict.fromkeys(pool(hero))] for hero in range(len(HEROES))]


class BeingNow(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A Being as it stands: hit points, and how many it has without a wound; whether it can be hit and act.

    Strength and activation are 0 for a Hero; `able` is a Creature with an ability.
    """

    life: int
    most: int
    exposed: bool
    frozen: bool
    strength: int = 0
    activation: int = 0
    able: bool = False


class SeatNow(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The state of a player: hit points, the opponent while pairs play apart, and the team mate; -1 for none.

    `apart` marks a player in another duel than the viewing seat.
    """

    life: int
    foe: Seat
    mate: Seat
    apart: bool


class Hope(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The Spell in hand that a throw is most likely to make castable, and the chance."""

    spell: int
    chance: float


class Near(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The Spell that a player's dice come nearest to, the dearest of several, and how many dice it lacks."""

    spell: int
    missing: int


class ArmyNow(msgspec.Struct, frozen=True, gc=False):
    """The army that the looking seat builds: its Creatures so far, the points they cost, and all points."""

    hired: list[int]
    spent: int
    most: int


class UsedDice(msgspec.Struct, frozen=True, gc=False):
    """Dice in the action of the viewing seat: those that cast its Spell, and useful Leadership."""

    cast: list[int]
    points: list[int]


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for the board that the state does not contain: all Beings by number, `hopes` by the keys of throws.

    `duel` is the last duel of the viewing seat, and `rolling` says whether dice are rolling there. `ways` are free
    spaces through which a sheltered Being can be attacked. `stock` says how many of each Creature the viewing seat may
    still hire while armies are built. `brings` are the Creatures that come with each Hero while those are chosen.
    `lacks` are the dice missing for each Spell in the viewing seat's hand, a digit for each set of dice it could lift.
    Die number n counts 2**n in the index of its digit. `near` are the other players' Spells to watch, by seats.
    """

    beings: list[BeingNow]
    seats: list[SeatNow]
    duel: int
    rolling: bool
    ways: list[str]
    stock: dict[int, int] = {}
    brings: list[list[int]] = []
    hopes: dict[str, Hope] = {}
    lacks: list[str] = []
    near: dict[Seat, Near] = {}
    army: ArmyNow | None = None
    used: UsedDice | None = None


def computed(glance: Glance[State]) -> ComputedValues | None:
    """All computed values, as far as the looking seat may know."""
    s, seat = glance.state, glance.seat
    nears = {other: _near(s, other) for other in range(s.players) if other != seat}
    army, duel = _army(glance.options), s.number_of(max(seat, 0))
    return ComputedValues(
        beings=[_being(s, one) for one in range(len(s.beings))],
        seats=[_seat(s, one, seat) for one in range(s.players)],
        duel=duel,
        rolling=s.duels[duel].is_rolling,
        ways=[place_name(one, space) for one in range(s.players) for space in front_gaps(s, one)],
        stock=_stock(s, seat, army) if s.step == "army" and seat >= 0 else {},
        brings=BRINGS if s.step == "draft" else [],
        hopes=_hopes(glance),
        lacks=[*_lacks(s, seat)] if seat >= 0 else [],
        near={other: near for other, near in nears.items() if near is not None},
        army=army,
        used=_used(glance) if s.act is not None and s.act.seat == seat else None,
    )


def _being(s: State, being: int) -> BeingNow:
    stands = max(0, s.life(being)), s.toughness(being), is_exposed(s, being), is_frozen(s, being)
    if s.beings[being].is_hero:
        return BeingNow(*stands)
    return BeingNow(*stands, strength_of_being(s, being), activation_cost(s, being), has_ability(s, being))


def _seat(s: State, seat: Seat, looking: Seat) -> SeatNow:
    foe = side_by_side.duel_opponent(s, seat)
    return SeatNow(s.hit_points(seat), foe, s.mate_of(seat), foe != EMPTY and looking not in (EMPTY, seat, foe))


def _stock(s: State, seat: Seat, army: ArmyNow | None) -> dict[int, int]:
    """The Creatures left to hire, also shown once the player's own army is complete."""
    hero, hired = s.sides[seat].hero, [] if army is None else army.hired
    return {} if hero == EMPTY else {one: n - hired.count(one) for one, n in Counter(pool(hero)).items()}


def _army(options: Iterable[Option]) -> ArmyNow | None:
    done = next((option for option in options if isinstance(option, Done)), None)
    return None if done is None else ArmyNow([*done.army], army_cost([*done.army]), done.points)


def _hopes(glance: Glance[State]) -> dict[str, Hope]:
    """For each throw on offer."""
    throws = [option for option in glance.options if isinstance(option, Throw) and option.dice]
    if not throws:
        return {}
    s, seat = glance.state, glance.seat
    spells, hopes = odds.castable(s, seat), dict[str, Hope]()
    for throw in throws:
        found = odds.likeliest(spells, odds.kept_beside(s, seat, throw.dice), len(throw.dice))
        if found is not None:
            hopes[throw.key] = Hope(found[0], round(found[1], 4))
    return hopes


# ---- what dice lack, and what they do


def _lacks(s: State, seat: Seat) -> Iterator[str]:
    """For each Spell in hand; dice can be lifted only while its player rolls."""
    lifts = s.duel_of(seat).is_rolling
    for spell in s.hand_of(seat):
        if spell >= 0:
            yield _missing(SPELLS[spell].requirement, tuple(s.sides[seat].dice), lifts)


@lru_cache(maxsize=2_000)
def _missing(need: Requirement, dice: tuple[int, ...], lifts: bool) -> str:
    there = [sum(1 << die for die, face in enumerate(dice) if face == meant) for meant in MEANT[need.symbol]]
    present = sum(1 << die for die, face in enumerate(dice) if face != NO_DIE)
    sets = range(present + 1 if lifts else 1)
    return "".join(str(max(0, need.count - max((these & ~lifted).bit_count() for these in there))) for lifted in sets)


def _near(s: State, seat: Seat) -> Near | None:
    """The hidden Spell with the fewest missing symbols, counted from public facts only (HE-TRM-06)."""
    side = s.sides[seat]
    if all(face >= 0 for face in s.hand_of(seat)):
        return None  # no card of the hand is hidden
    cast = [permanent.spell for permanent in s.permanents if permanent.controller == seat]
    hidden = Counter(side.owned) - Counter([*side.discard, *cast])
    found = list[tuple[int, int, int]]()
    for spell in hidden:
        need = SPELLS[spell].requirement
        missing = max(0, need.count - shown_of(s, seat, need.symbol))
        if need.count >= DEAR and need.symbol in SYMBOLS and missing <= NEAR:
            found.append((missing, -need.count, spell))
    return Near(min(found)[2], min(found)[0]) if found else None


def _used(glance: Glance[State]) -> UsedDice:
    """Leadership serves only beside a Spell: once one is cast, Creatures act and anybody may move (HE-CRE-02)."""
    s, seat = glance.state, glance.seat
    assert s.act is not None
    spell = s.plan.card if s.plan is not None and s.plan.kind == "cast" and s.plan.card >= 0 else s.act.spell
    dice = s.sides[seat].dice
    cast = list[int]()
    if spell >= 0:
        need = SPELLS[spell].requirement
        shown = max(MEANT[need.symbol], key=dice.count)
        cast = [die for die, face in enumerate(dice) if face == shown][: need.count]
    serves = spell >= 0 or any(option.key.startswith("cast:") for option in glance.options)
    crowns = [die for die, face in enumerate(dice) if face == LEADERSHIP and die not in cast] if serves else []
    return UsedDice(cast, crowns[: s.act.points])
