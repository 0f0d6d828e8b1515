"""Tools for tests: they set up a position, script the luck, and name the clause of each test. See docs/testing.md.

>>> from meadhall.testing import table
>>> t = table("adventureland", black="E2", board="E9", moves=1)
>>> t.answer("go:E2", "to:E9")
>>> t.state.gold
[1, 0]
"""

from meadhall.testing.clauses import clause, clauses_named, clauses_of
from meadhall.testing.scenario import ScriptedTable, all_luck_used, position, table
from meadhall.testing.script import OutOfLuck, Script

__all__ = [
    "OutOfLuck", "Script", "ScriptedTable", "all_luck_used", "clause", "clauses_named", "clauses_of", "position",
    "table",
]  # fmt: skip
