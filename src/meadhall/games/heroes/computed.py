"""What the rules compute for the drawn board: what Beings are worth now, what dice do and lack, what an army costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import Glance
from meadhall.games.heroes.board.creatures import activation_cost, strength
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.content import LEADERSHIP, MEANT, SPELLS, SYMBOLS, Requirement
from meadhall.games.heroes.effects.dice import Throw, shown_of
from meadhall.games.heroes.odds import castable, kept_beside, likeliest
from meadhall.games.heroes.setup import Done, cost
from meadhall.games.heroes.state import EMPTY, NO_DIE, Seat, State

NEAR: Final = 2  # dice at most that a Spell lacks for a warning
DEAR: Final = 3  # dice at least that it needs: cheaper Spells come by themselves


class BeingNow(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A Being as it stands: Strength and activation of a Creature (0 for a Hero), and whether it can be hit and act."""

    strength: int
    activation: int
    exposed: bool
    frozen: bool


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


class Used(msgspec.Struct, frozen=True, gc=False):
    """What dice do in the action of the looking seat: those that cast its Spell, and Leadership still of use."""

    cast: list[int]
    points: list[int]


class Computed(msgspec.Struct, frozen=True, gc=False):
    """What the board shows that the state does not say: all Beings by their numbers, `hopes` by the keys of throws.

    `lacks` are the dice missing for each Spell in the looking seat's hand, a digit for each set of dice it could lift:
    die number n counts 2**n in the place of its digit. `near` are the other players' Spells to look out for, by seats.
    """

    beings: list[BeingNow]
    hopes: dict[str, Hope] = {}
    lacks: list[str] = []
    near: dict[Seat, Near] = {}
    army: ArmyNow | None = None
    used: Used | None = None


def computed(glance: Glance[State]) -> Computed | None:
    """All of it, as far as the looking seat may know."""
    s, seat = glance.state, glance.seat
    nears = {other: _near(s, other) for other in range(s.players) if other != seat}
    return Computed(
        [_being(s, one) for one in range(len(s.beings))],
        _hopes(glance),
        [*_lacks(s, seat)] if seat >= 0 else [],
        {other: near for other, near in nears.items() if near is not None},
        _army(glance.options),
        _used(glance) if s.act is not None and s.act.seat == seat else None,
    )


def _being(s: State, being: int) -> BeingNow:
    numbers = (0, 0) if s.beings[being].is_hero else (strength(s, being), activation_cost(s, being))
    return BeingNow(*numbers, is_exposed(s, being), is_frozen(s, being))


def _army(options: Iterable[Option]) -> ArmyNow | None:
    done = next((option for option in options if isinstance(option, Done)), None)
    return None if done is None else ArmyNow([*done.army], cost([*done.army]), done.points)


def _hopes(glance: Glance[State]) -> dict[str, Hope]:
    """For each throw on offer."""
    throws = [option for option in glance.options if isinstance(option, Throw) and option.dice]
    if not throws:
        return {}
    s, seat = glance.state, glance.seat
    spells, hopes = castable(s, seat), dict[str, Hope]()
    for throw in throws:
        found = likeliest(spells, kept_beside(s, seat, throw.dice), len(throw.dice))
        if found is not None:
            hopes[throw.key] = Hope(found[0], round(found[1], 4))
    return hopes


# ---- what dice lack, and what they do


def _lacks(s: State, seat: Seat) -> Iterator[str]:
    """For each Spell in hand; dice can be lifted only while its player rolls."""
    duel = s.duel_of(seat)
    lifts = duel.ready and not duel.over and duel.caller == EMPTY
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
    """Everybody may count this: which Spells a player has is open, and which of them lie open (HE-TRM-06)."""
    side = s.sides[seat]
    if all(face >= 0 for face in s.hand_of(seat)):
        return None  # no card of the hand is hidden
    cast = [one.spell for one in s.permanents if one.controller == seat]
    hidden = Counter(side.owned) - Counter([*side.discard, *cast])
    found = list[tuple[int, int, int]]()
    for spell in hidden:
        need = SPELLS[spell].requirement
        missing = max(0, need.count - shown_of(s, seat, need.symbol))
        if need.count >= DEAR and need.symbol in SYMBOLS and missing <= NEAR:
            found.append((missing, -need.count, spell))
    return Near(min(found)[2], min(found)[0]) if found else None


def _used(glance: Glance[State]) -> Used:
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
    return Used(cast, crowns[: s.act.points])
