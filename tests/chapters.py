"""Map of the rule chapters of each game to the code: `python -m tests.chapters > docs/chapters.md`."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.engine import find_game

GAMES: Final = Path(__file__).parent.parent / "src/meadhall/games"
HEAD: Final = """# Where the rules stand

Looking for a rule? This page names the files of each chapter of `rules.md`, those with the most of its clauses first.
To find one clause, search for its id: `grep -rn AL-MOV-03 src`. A range such as `AL-MOV-01 to 04` stands for all its
clauses. Bots, words and drawings are left out.

This page is made from the ids in the code. To write it again: `python -m tests.chapters > docs/chapters.md`.
"""
CLAUSE: Final = re.compile(r"[A-Z]{2}-(?P<chapter>[A-Z]{3})-\d\d")
TITLE: Final = re.compile(r"#+ (?:[\d.]+ )?(?:[A-Z]{3}: )?(?P<title>[^(\n]+)")
TELLERS: Final = ("bot", "words", "positions", "drawing", "scene.py", "texts.py", "lesson.py", "study.py")
MOST: Final = 3  # files of one chapter
FEW: Final = 5  # a file is left out if the first has this many times its clauses


def chapters_page() -> str:
    """The whole page."""
    return HEAD + "".join(f"\n## {find_game(game.name).name}\n\n{table(game)}" for game in games())


def games() -> Iterator[Path]:
    """The folders of the games."""
    return (rules.parent for rules in sorted(GAMES.glob("*/rules.md")))


def table(game: Path) -> str:
    """The chapters of one game that stand in code."""
    stands = files_of(game)
    rows = [
        f"| {code} | {title} | {', '.join(f'`{file}`' for file in first_files(stands[code]))} |\n"
        for code, title in chapters_of(game).items()
        if code in stands
    ]
    return "| chapter | | files |\n|---|---|---|\n" + "".join(rows)


def chapters_of(game: Path) -> dict[str, str]:
    """The codes of the chapters with the heading above their first clause."""
    found, heading = dict[str, str](), ""
    for line in (game / "rules.md").read_text("utf-8").splitlines():
        if title := TITLE.match(line):
            heading = title["title"].strip()
        elif clause := re.search(rf"\*\*{CLAUSE.pattern}\*\*", line):
            found.setdefault(clause["chapter"], heading)
    return found


def files_of(game: Path) -> dict[str, Counter[str]]:
    """How often each file names clauses of a chapter."""
    found = defaultdict[str, Counter[str]](Counter)
    for path in sorted(game.rglob("*.py")):
        file = path.relative_to(game)
        if file.parts[0] not in TELLERS:
            for clause in CLAUSE.finditer(path.read_text("utf-8")):
                found[clause["chapter"]][file.as_posix()] += 1
    return found


def first_files(files: Counter[str]) -> list[str]:
    """The files in which most of a chapter stands."""
    (_, most), *_ = first = files.most_common(MOST)
    return [file for file, clauses in first if clauses * FEW > most]


if __name__ == "__main__":
    print(chapters_page(), end="")
