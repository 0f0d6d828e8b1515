"""What the rules compute for the drawn board: what Beings are worth now, and what a throw may bring."""

from __future__ import annotations

import msgspec

from meadhall.engine.privacy.view import Glance
from meadhall.games.heroes.board.creatures import activation_cost, strength
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.effects.dice import Throw
from meadhall.games.heroes.odds import castable, kept_beside, likeliest
from meadhall.games.heroes.state import State


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


class Computed(msgspec.Struct, frozen=True, gc=False):
    """What the board shows that the state does not say: all Beings by their numbers, `hopes` by the keys of throws."""

    beings: list[BeingNow]
    hopes: dict[str, Hope] = {}


def computed(glance: Glance[State]) -> Computed | None:
    """All of it, as far as the looking seat may know."""
    s = glance.state
    return Computed([_being(s, one) for one in range(len(s.beings))], _hopes(glance))


def _being(s: State, being: int) -> BeingNow:
    numbers = (0, 0) if s.beings[being].is_hero else (strength(s, being), activation_cost(s, being))
    return BeingNow(*numbers, is_exposed(s, being), is_frozen(s, being))


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
