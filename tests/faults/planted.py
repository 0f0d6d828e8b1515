"""Plant typical faults of this project, one at a time, and report which of them the tests find.

    python -m tests.faults.planted [words of the faults]

If the usual run misses a fault, a run with ten times the depth follows. A run that does not end in time counts as
undecided.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tests.faults.copies import ROOT, Copy, Undecided


class Fault(NamedTuple):
    """A change that breaks something.

    `old` occurs exactly once below `where`, and the first of `tests` should find it.
    """

    what: str
    where: str
    old: str
    new: str
    tests: Sequence[str]


ENGINE: Final = (
    "tests/engine/test_match.py",
    "tests/engine/test_record.py",
    "tests/engine/test_unheard.py",
    "tests/engine",
)
SERVER: Final = (
    "tests/server/test_commands.py",
    "tests/server/test_changes.py",
    "tests/server/test_hall.py",
    "tests/server",
)
CLOCKS_AND_VOTES: Final = ("tests/server/test_private_undo.py", *SERVER)
AT_GAMES: Final = "src/meadhall/games"
FAULTS: Final = (
    Fault(
        "a file for one seat shows every outcome",
        "src/meadhall/engine/privacy",
        "return entry if open_to_seat else _concealed(entry)",
        "return entry",
        ENGINE,
    ),
    Fault(
        "parts of an unfinished answer are told to the others",
        "src/meadhall/engine/privacy",
        "return frozenset(position for position in unheard_positions(match, seat) if match.log[position].seat != seat)",
        "return frozenset()",
        ENGINE,
    ),
    Fault(
        "an undo by consent deals the same luck again",
        "src/meadhall/engine/play",
        "if note.rekeyed and isinstance(source, SeededLuck):",
        "if note.rekeyed and note.alone and isinstance(source, SeededLuck):",
        ENGINE,
    ),
    Fault(
        "an answer is taken back although others have learned from it",
        "src/meadhall/engine/play",
        "for position in range(len(t.log) - 1, t.learned_in(lane) - 1, -1):",
        "for position in range(len(t.log) - 1, -1, -1):",
        ENGINE,
    ),
    Fault(
        "what all lanes learned does not keep one lane from undo",
        "src/meadhall/engine/table",
        "return max(self.learned.get(WHOLE_TABLE, 0), self.learned.get(lane, 0))",
        "return self.learned.get(lane, 0)",
        ("tests/engine/test_lanes.py", "tests/engine", "tests/games/heroes"),
    ),
    Fault(
        "the standings on the screen go stale",
        "src/meadhall/server/live",
        "if old is not new and (change := patch_list(",
        'if name != "standings" and old is not new and (change := patch_list(',
        SERVER,
    ),
    Fault(
        "lines told again after an undo are lost",
        "src/meadhall/server/live",
        "viewer.lines_sent = min(viewer.lines_sent, lines)",
        "viewer.lines_sent = max(viewer.lines_sent, lines)",
        SERVER,
    ),
    Fault(
        "a bot has a say in a vote",
        "src/meadhall/server/tables",
        "if other.person not in (None, asker) and not other.level}",
        "if other.person not in (None, asker)}",
        CLOCKS_AND_VOTES,
    ),
    Fault(
        "a player who comes back has more time than the match began with",
        "src/meadhall/server/tables",
        "self.seconds_left[seat] = min(RETURN_SECONDS, self.plan.bank)",
        "self.seconds_left[seat] = RETURN_SECONDS",
        SERVER,
    ),
    Fault(
        "the time of an undone answer stays on the clock",
        "src/meadhall/server/tables",
        "del bonuses[standing - answered :]",
        "del bonuses[standing + 1 - answered :]",
        CLOCKS_AND_VOTES,
    ),
    Fault(
        "a table is changed by a process that does not own it",
        "src/meadhall/server/ownership",
        "return await self.owner_of(table_id) == self.node",
        "return await self.owner_of(table_id) >= 0",
        ("tests/server/test_ownership.py", "tests/server"),
    ),
    Fault(
        "Adventure Land breaks ties by gold before creatures",
        f"{AT_GAMES}/adventureland",
        "return ranked(points, beaten, gold, parts=parts)",
        "return ranked(points, gold, beaten, parts=parts)",
        ("tests/games/adventureland/test_end.py", "tests/games/adventureland"),
    ),
    Fault(
        "Heroes: spaces of two lines are no neighbours",
        f"{AT_GAMES}/heroes",
        "return (*sides, space_in_other_line(space))",
        "return (*sides,)",
        ("tests/games/heroes/test_board.py", "tests/games/heroes"),
    ),
    Fault(
        "Heropath names the wrong clause when a Rest cannot end",
        f"{AT_GAMES}/heropath",
        'ROLL_FIRST: Final = Reason("HP-RST-04"',
        'ROLL_FIRST: Final = Reason("HP-RST-03"',
        ("tests/games/heropath/test_turns.py", "tests/games/heropath"),
    ),
    Fault(
        "Seven Virtues breaks ties by more sins instead of fewer",
        f"{AT_GAMES}/virtues",
        "return player.might, count_portals(s, seat), -len(player.sins)",
        "return player.might, portals_of(s, seat), len(player.sins)",
        ("tests/games/virtues/test_ends.py", "tests/games/virtues"),
    ),
    Fault(
        "Sword & Sorcery moves an enemy to the last of equal areas",
        f"{AT_GAMES}/swordsorcery",
        "key=lambda area: (-nearest_hero_distance(area), area), default=None",
        "key=lambda area: (-nearest_hero_distance(area), -area), default=None",
        ("tests/games/swordsorcery/test_enemies.py", "tests/games/swordsorcery", "tests/golden"),
    ),
)


def plant_fault(fault: Fault) -> tuple[str, str]:
    """Return the file with the old text, and its text with the fault."""
    files = [path for path in sorted((ROOT / fault.where).rglob("*.py")) if fault.old in path.read_text("utf-8")]
    if len(files) != 1 or (text := files[0].read_text("utf-8")).count(fault.old) != 1:
        raise SystemExit(
            f"'{fault.what}' is in {len(files)} files; planted.py must quote the present text, which occurs once"
        )
    return str(files[0].relative_to(ROOT)), text.replace(fault.old, fault.new)


def search_fault(copy: Copy, fault: Fault, file: str, text: str) -> tuple[str, str]:
    """Return the test of the usual run that finds a fault, or "", and a text that says which run has found it."""
    deeper = ""
    with copy.changed(file, text):
        if not (first := copy.first_failure(fault.tests)):
            with suppress(Undecided):  # the usual run has missed the fault already, so the deep run only adds detail
                deeper = copy.first_failure(fault.tests, depth=10)
    if first and copy.first_failure([first]):
        raise SystemExit(f"{first} fails without a fault, too")
    return first, first or (f"only deep: {deeper}" if deeper else "missed, deep too")


def main(search_words: Sequence[str]) -> None:
    chosen_faults = [fault for fault in FAULTS if not search_words or any(word in fault.what for word in search_words)]
    planted_faults = [(fault, *plant_fault(fault)) for fault in chosen_faults]
    with tempfile.TemporaryDirectory() as folder:
        copy, found, undecided = Copy(Path(folder)), 0, 0
        for fault, file, text in planted_faults:
            started_at = time.monotonic()
            try:
                first, where = search_fault(copy, fault, file, text)
                found += bool(first)
            except Undecided as trouble:
                where = str(trouble)
                undecided += 1
            print(f"{fault.what}: {where} ({time.monotonic() - started_at:.0f} s)", flush=True)
    print(f"{found} of {len(planted_faults)} found by the usual run, {undecided} undecided")
    raise SystemExit(found < len(planted_faults))


if __name__ == "__main__":
    main(sys.argv[1:])
