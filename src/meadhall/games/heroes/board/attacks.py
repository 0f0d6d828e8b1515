"""Basic attacks (4.13): what strikes back first, then the wounds."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.heroes.board.creatures import strength
from meadhall.games.heroes.board.deaths import settle
from meadhall.games.heroes.board.wounds import Hit, Source, hurt
from meadhall.games.heroes.content import ABILITIES, SPELLS
from meadhall.games.heroes.events import Attacked
from meadhall.games.heroes.state import EMPTY, State


def attack(t: Table[State], being: int, target: int) -> None:
    """A basic attack: Wall of Fire, then Griffin, then wounds equal to the Strength (HE-ATK-09 to 12)."""
    s = t.state
    assert s.act is not None
    s.act.done.append(being)
    a, b = s.beings[being], s.beings[target]
    t.tell(Attacked(a.owner, a.card, a.at, b.owner, b.card, b.at))
    for hit, source in strikes_back(s, being, target):
        if s.beings[being].at >= 0:
            hurt(t, [hit], source)
            settle(t)
    if s.beings[being].at >= 0 and s.beings[target].at >= 0:
        hurt(t, [Hit(target, strength(s, being), "physical")], Source("attack", a.card, a.owner))
        settle(t)


def strikes_back(s: State, being: int, target: int) -> list[tuple[Hit, Source]]:
    """What the attacker suffers before its attack: by Spells of the attacked player, then by the attacked Being."""
    b = s.beings[target]
    found = [
        (Hit(being, op.wounds, op.kind), Source("spell", p.spell, p.controller))
        for p in s.permanents
        if p.being == EMPTY and p.seat == b.owner
        for op in SPELLS[p.spell].attacked
    ]
    if not b.is_hero:
        source = Source("creature", b.card, b.owner)
        found += [(Hit(being, op.wounds, op.kind), source) for op in ABILITIES[b.card].attacked]
    return found
