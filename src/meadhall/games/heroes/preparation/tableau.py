"""The tableau: which Spells may be taken, and how a row is filled again (HE-DRF-06, HE-LRN-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.engine.table.table import Table
from meadhall.games.heroes.content import LIMITS, SPELLS
from meadhall.games.heroes.events import SpellTaken, TableauFilled
from meadhall.games.heroes.preparation.setup import TABLEAU, from_spell_deck
from meadhall.games.heroes.state import EMPTY, Duel, Seat, State

WIDE: Final = LIMITS.tableau_columns
BOTTOM: Final = range(WIDE, TABLEAU)
TOP: Final = range(WIDE)


class TakeCard(Option):
    """Takes the Spell on a space of the tableau."""

    __slots__ = ("space", "spell")

    def __init__(self, spell: int, space: int, clause: str) -> None:
        row = "top" if space < WIDE else "bottom"
        super().__init__(f"spell:{SPELLS[spell].id}@{row}{space % WIDE + 1}", clause)
        self.spell = spell
        self.space = space


_TAKES: Final[dict[tuple[int, int, str], TakeCard]] = {}


def takes(duel: Duel, spaces: Sequence[int], clause: str) -> list[TakeCard]:
    """An answer for each Spell on these spaces."""
    found: list[TakeCard] = []
    for space in spaces:
        spell = duel.tableau[space]
        if spell != EMPTY:
            key = (spell, space, clause)
            found.append(_TAKES.get(key) or _TAKES.setdefault(key, TakeCard(spell, space, clause)))
    return found


def take(t: Table[State], seat: Seat, space: int, clause: str, learned: bool = False) -> int:
    """Takes a Spell; the card above moves down, and the free top space is filled from the Spell deck."""
    s = t.state
    tableau = s.duel_of(seat).tableau
    spell = tableau[space]
    s.sides[seat].owned.append(spell)
    t.tell(SpellTaken(seat, spell, learned))
    if space in BOTTOM:
        tableau[space] = tableau[space - WIDE]
        space -= WIDE
    tableau[space] = from_spell_deck(t, clause)
    if tableau[space] != EMPTY:
        t.tell(TableauFilled(tableau[space], space))
    return spell
