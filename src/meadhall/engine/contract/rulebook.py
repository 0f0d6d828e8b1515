"""The clauses of a game's rules file. They can be found by id and searched.

A clause is a list item `- **AL-FGT-15** [seed] Gold, second way: ...`, or a table row whose first cell begins with the
clause's id. A table below a clause belongs to the clause. Each heading starts a chapter.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from meadhall.engine.common.errors import MeadhallError, joined_names
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.registry import find_game, installed_games

_CLAUSE: Final = re.compile(r"^(?:-|\|) \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\*(?: \[([\w ]+)\])?\s*(.*)$")
_HEADING: Final = re.compile(r"^#+ (.+)$")


class UnknownClause(MeadhallError):
    """A clause or chapter that is in no rules file."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule. `tag` names the source of the rule, and `chapter` is the heading above it."""

    id: str
    tag: str
    text: str
    chapter: str


@dataclass(frozen=True)
class Rulebook:
    """The clauses of one game, in the order of its rules file.

    `opening` is the text of the first chapter, if that chapter has no clauses. `tags` is the sentence about the tags.
    """

    game: str
    name: str
    clauses: tuple[Clause, ...]
    opening: str = ""
    tags: str = ""

    def find(self, clause: str) -> Clause:
        """Return the clause with this id in upper or lower case. Raise UnknownClause, which suggests similar ids."""
        wanted = clause.upper()
        match = next((candidate for candidate in self.clauses if candidate.id == wanted), None)
        if match is None:
            raise UnknownClause(
                f"{self.name} has no clause "
                f"{wanted}{similar_ids_hint(wanted, [candidate.id for candidate in self.clauses])}"
            )
        return match

    def chapter(self, prefix: str) -> list[Clause]:
        """Return all clauses whose id begins with a prefix such as `AL-FGT`."""
        wanted = prefix.upper().rstrip("-") + "-"
        return [clause for clause in self.clauses if clause.id.startswith(wanted)]

    def search(self, words: str) -> list[Clause]:
        """Return the clauses that contain all these words in their id, chapter or text."""
        wanted = words.casefold().split()
        return [
            clause
            for clause in self.clauses
            if all(word in f"{clause.id} {clause.chapter} {clause.text}".casefold() for word in wanted)
        ]


def similar_ids_hint(wanted_id: str, known_ids: list[str]) -> str:
    """Return a hint for the end of an error message: similar ids, or else some known ones."""
    similar = difflib.get_close_matches(wanted_id, known_ids, 3, 0.6)
    return (
        f"; did you mean {' or '.join(similar)}?"
        if similar
        else f"; known: {joined_names(known_ids, 5)}"
        if known_ids
        else ""
    )


def parse_rules(text: str) -> Iterator[Clause]:
    """Parse the clauses of a rules file."""
    chapter, head, after_blank = "", None, False
    lines: list[str] = []
    columns: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        start, heading = _CLAUSE.match(line), _HEADING.match(line)
        if (start or heading) and head is not None:
            yield Clause(head[0], head[1], "\n".join(lines), chapter)
            head = None
        if heading:
            chapter = _without_markup(heading[1])
        elif start:
            head, after_blank = (start[1], start[2] or ""), False
            lines = [_row_sentence(start[3], columns) if line.startswith("|") else _without_markup(start[3])]
        elif line.startswith("|") and head is None:
            columns = _cells(line) if not columns or not set(line) <= set("|-: ") else columns
        elif head is not None:
            after_blank = after_blank or not line.strip()
            lines += _continued_text(line, after_blank)
        if not line.startswith("|"):
            columns = []


def _continued_text(line: str, after_blank: bool) -> list[str]:
    """Return the text that a line adds to the clause above it; empty if it does not belong to that clause.

    After a blank line (`after_blank`), only table rows belong to the clause.
    """
    if not line.startswith("|"):
        return [] if after_blank or not line.strip() else [_without_markup(line.strip())]
    return [] if set(line) <= set("|-: ") else [" | ".join(_without_markup(cell) for cell in _cells(line))]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _row_sentence(cells_text: str, columns: list[str]) -> str:
    """Return a table row as a sentence: `swords; who: owner of the fighting party; when: ...`."""
    cells = [_without_markup(cell) for cell in _cells(cells_text)]
    heads = columns[1:] if cells_text.startswith("|") else columns
    named = [f"{head}: {cell}" for head, cell in zip(heads[1:], cells[1:], strict=False) if cell not in ("", "-")]
    return "; ".join([cells[0], *named])


def _without_markup(text: str) -> str:
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)", "", text)


def rulebook(game: Game[Any]) -> Rulebook:
    """Return the rulebook of a game; it is empty if the game has no rules text."""
    text = game.rules_text
    return Rulebook(game.id, game.name, _cached_clauses(text), _opening_text(text), _tags_sentence(text))


def _opening_text(text: str) -> str:
    """Return the text of the first chapter; empty if the chapter has clauses."""
    chapter = re.search(r"^## (.+?)(?=^#|^---|\Z)", text, re.MULTILINE | re.DOTALL)
    if chapter is None or any(_CLAUSE.match(line) for line in chapter[1].splitlines()):
        return ""
    return _without_markup(chapter[1]).strip()


def _tags_sentence(text: str) -> str:
    """Return the sentence that begins with "Tags:", or an empty string."""
    tags = re.search(r"^Tags: .+?(?=\. |\.?\n\n|\.?\Z)", text, re.MULTILINE | re.DOTALL)
    return _without_markup(" ".join(tags[0].split())) + "." if tags is not None else ""


@lru_cache
def _cached_clauses(text: str) -> tuple[Clause, ...]:
    return tuple(parse_rules(text))


def is_clause(name: str) -> bool:
    """Whether a name looks like the id of a clause, `AL-FGT-15`."""
    return re.fullmatch(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-\d+[A-Z]?", name.upper()) is not None


def find_clause(clause: str) -> tuple[Rulebook, Clause]:
    """Find a clause of any installed game by its id. Raise UnknownClause, which suggests similar ids."""
    wanted = clause.upper()
    books = _all_books()
    for book in books:
        for candidate in book.clauses:
            if candidate.id == wanted:
                return book, candidate
    known = [c.id for book in books for c in book.clauses]
    raise UnknownClause(f"no installed game has a clause {wanted}{similar_ids_hint(wanted, known)}")


def find_chapter(prefix: str) -> tuple[Rulebook, list[Clause]] | None:
    """Return the clauses whose ids begin with `AL-FGT`, or with `AL` for a whole game; None if no game has any."""
    return next(((book, clauses) for book in _all_books() if (clauses := book.chapter(prefix))), None)


def search_all_games(words: str) -> list[tuple[Rulebook, list[Clause]]]:
    """Return the clauses of all installed games that contain these words, by rulebook."""
    return [(book, clauses) for book in _all_books() if (clauses := book.search(words))]


def check_chapter(prefix: str) -> None:
    """Raise UnknownClause with similar chapters, if the prefix looks like a chapter of an installed game: `AL-FGT`."""
    wanted = prefix.upper()
    known = sorted({clause.id.rpartition("-")[0] for book in _all_books() for clause in book.clauses})
    if "-" in wanted and wanted.partition("-")[0] in {name.partition("-")[0] for name in known}:
        raise UnknownClause(f"no installed game has a chapter {wanted}{similar_ids_hint(wanted, known)}")


def _all_books() -> list[Rulebook]:
    return [rulebook(find_game(name)) for name in installed_games()]
