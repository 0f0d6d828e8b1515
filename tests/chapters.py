"""Write the page that maps the rule chapters of each game to code: `python -m tests.chapters > docs/chapters.md`."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.engine import find_game

GAMES: Final = Path(__file__).parent.parent / "src/meadhall/games"
PAGE_TOP: Final = """# Where the rules stand

Looking for a rule? This page names the files of each chapter of `rules.md`, those with the most of its clauses first.
To find one clause, search for its id: `grep -rn AL-MOV-03 src`. A range such as `AL-MOV-01 to 04` stands for all its
clauses. Bots, words and drawings are left out.

This page is made from the ids in the code. To write it again: `python -m tests.chapters > docs/chapters.md`.
"""
CLAUSE: Final = re.compile(r"[A-Z]{2}-(?P<chapter>[A-Z]{3})-\d\d")
TITLE: Final = re.compile(r"#+ (?:[\d.]+ )?(?:[A-Z]{3}: )?(?P<title>[^(\n]+)")
SKIPPED: Final = ("bot", "words", "positions", "drawing", "scene.py", "texts.py", "lesson.py", "study.py")
MAX_FILES: Final = 3  # maximum number of files listed for a chapter
MAX_RATIO: Final = 5  # a file is left out if the first file names this many times as many clauses


def chapters_page() -> str:
    """Return the text of docs/chapters.md."""
    return PAGE_TOP + "".join(f"\n## {find_game(game.name).name}\n\n{chapter_table(game)}" for game in game_folders())


def game_folders() -> Iterator[Path]:
    """Yield the folders of the games."""
    return (rules.parent for rules in sorted(GAMES.glob("*/rules.md")))


def chapter_table(game: Path) -> str:
    """Return the table of one game: each chapter with clauses in code, and its main files."""
    files_by_chapter = count_clauses(game)
    rows = [
        f"| {code} | {title} | {', '.join(f'`{file}`' for file in main_files(files_by_chapter[code]))} |\n"
        for code, title in chapter_headings(game).items()
        if code in files_by_chapter
    ]
    return "| chapter | | files |\n|---|---|---|\n" + "".join(rows)


def chapter_headings(game: Path) -> dict[str, str]:
    """Map each chapter code of a game to the heading above the chapter's first clause."""
    counts, heading = dict[str, str](), ""
    for line in (game / "rules.md").read_text("utf-8").splitlines():
        if title := TITLE.match(line):
            heading = title["title"].strip()
        elif clause := re.search(rf"\*\*{CLAUSE.pattern}\*\*", line):
            counts.setdefault(clause["chapter"], heading)
    return counts


def count_clauses(game: Path) -> dict[str, Counter[str]]:
    """For each chapter, count how often each file of the game names a clause of the chapter."""
    counts = defaultdict[str, Counter[str]](Counter)
    for path in sorted(game.rglob("*.py")):
        file = path.relative_to(game)
        if file.parts[0] not in SKIPPED:
            for clause in CLAUSE.finditer(path.read_text("utf-8")):
                counts[clause["chapter"]][file.as_posix()] += 1
    return counts


def main_files(files: Counter[str]) -> list[str]:
    """Return the files that name the most clauses of a chapter, at most `MAX_FILES` of them."""
    (_, max_count), *_ = first = files.most_common(MAX_FILES)
    return [file for file, clauses in first if clauses * MAX_RATIO > max_count]


if __name__ == "__main__":
    print(chapters_page(), end="")
