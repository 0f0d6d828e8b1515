"""A Scholar rolls two dice when he searches, and chooses one (SS-DEC-39)."""

from __future__ import annotations

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.answers import Answer, answer
from meadhall.games.swordsorcery.harm.dice import own_die
from meadhall.games.swordsorcery.state import State


@menu("which-number", "SS-DEC-39")
def numbers(no: Why, s: State, one: int, other: int) -> list[Answer]:
    """The higher number first."""
    return [answer("number", "SS-DEC-39", str(n)) for n in sorted({one, other}, reverse=True)]


async def choose_die(t: Table[State], at: int, first: int) -> int:
    """A second die, and which of the two counts."""
    second = await own_die(t, at, "R", "SS-DEC-39", "the Search")
    options = numbers(t.state, first, second)
    pick = options[0] if len(options) == 1 else await choose(t.state.heroes[at].seat, options)
    return pick.number
