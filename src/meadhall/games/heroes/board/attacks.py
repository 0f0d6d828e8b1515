"""Basic attacks (4.13): what strikes back first, then the wounds."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.heroes.board.creatures import strength
from meadhall.games.heroes.board.deaths import settle
from meadhall.games.heroes.board.wounds import Cause, Hit, hurt
from meadhall.games.heroes.content import ABILITY_EFFECTS, SPELL_EFFECTS
from meadhall.games.heroes.effects import Effect
from meadhall.games.heroes.events import Attacked
from meadhall.games.heroes.state import EMPTY, State


def attack(t: Table[State], being: int, target: int) -> None:
    """A basic attack: Wall of Fire, then Griffin, then wounds equal to the Strength (HE-ATK-09 to 12)."""
    s = t.state
    assert s.act is not None
    s.act.done.append(being)
    a, b = s.beings[being], s.beings[target]
    t.tell(Attacked(a.owner, a.card, a.at, b.owner, b.card, b.at))
    for hit, cause in _answers(s, being, target):
        if s.beings[being].at >= 0:
            hurt(t, [hit], cause)
            settle(t)
    if s.beings[being].at >= 0 and s.beings[target].at >= 0:
        hurt(t, [Hit(target, strength(s, being), "physical")], Cause("attack", a.card, a.owner))
        settle(t)


def _answers(s: State, being: int, target: int) -> list[tuple[Hit, Cause]]:
    """What the attacker suffers before its attack: by Spells of the attacked player, then by the attacked Being."""
    b = s.beings[target]
    found: list[tuple[Hit, Cause]] = []
    for p in s.permanents:
        for effect in SPELL_EFFECTS[p.spell]:
            if effect.when == "ON_BASIC_ATTACK" and p.being == EMPTY and p.seat == b.owner:
                found.append((_hit(effect, being), Cause("spell", p.spell, p.controller)))
    if not b.is_hero:
        for effect in ABILITY_EFFECTS[b.card]:
            if effect.when == "ON_BASIC_ATTACK":
                found.append((_hit(effect, being), Cause("creature", b.card, b.owner)))
    return found


def _hit(effect: Effect, attacker: int) -> Hit:
    return Hit(attacker, effect.number, effect.kind)
