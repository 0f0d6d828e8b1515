"""A game's handbook: the rules for players, with references from each sentence to the clauses.

The handbook is a folder beside the game's code, with one Markdown file for each language, such as `en.md`. Its pictures
show the position in `table.position` (see docs/testing.md). docs/handbook.md describes the format of a page.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, Literal

from meadhall.engine.common.content import path_beside, read_beside
from meadhall.engine.common.errors import MeadhallError, joined_names
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.rulebook import rulebook, similar_ids_hint
from meadhall.engine.language.language import FIRST

Kind = Literal["text", "tile", "point", "note", "table"]

_HEADING: Final = re.compile(r"^(#{1,3}) (.+?)(?: \{#([a-z][a-z-]*)\})?$")
_PICTURE: Final = re.compile(r"^!\[(.*?)\]\((.+?)\)\s*")
_NAME: Final = re.compile(r"^\*\*(.+?)\*\*(?: \(([^)]*)\))?\s*")
_NUMBER: Final = re.compile(r" \(\d\)")
_CLAUSES: Final = re.compile(r"\s*((?:\[[A-Z][A-Z0-9-]*\]\s*)+)")


class BadHandbook(MeadhallError):
    """A handbook that cannot be read."""


@dataclass(frozen=True)
class Sentence:
    """A sentence for players, and the clauses with the exact rule; `(3)` refers to a number on the picture."""

    words: str
    clauses: tuple[str, ...] = ()

    @property
    def unnumbered(self) -> str:
        """The words without references to numbers on the picture."""
        return _NUMBER.sub("", self.words)


@dataclass(frozen=True)
class Block:
    """A part of a chapter: text under a heading, a tile with a picture, a list item, a note, or the whole table.

    `parts` are the parts of the table that the picture shows. On a picture of the whole table they are numbered.
    """

    kind: Kind
    title: str = ""
    cost: str = ""
    parts: tuple[str, ...] = ()
    sentences: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A chapter of a handbook. The chapter with the id "asked" contains frequent questions and their answers."""

    id: str
    title: str
    blocks: tuple[Block, ...] = ()


@dataclass(frozen=True)
class Handbook:
    """A handbook in one language."""

    game: str
    language: str
    title: str
    lead: str
    chapters: tuple[Chapter, ...]

    @property
    def blocks(self) -> Iterator[Block]:
        """The blocks of all chapters."""
        return (block for chapter in self.chapters for block in chapter.blocks)

    @property
    def clauses(self) -> set[str]:
        """The ids of all clauses that the sentences refer to."""
        return {clause for block in self.blocks for clause in _block_clauses(block)}


@dataclass(frozen=True)
class HandbookTable:
    """The table shown on the pictures: the words that set up its position, and the viewing seat."""

    seat: int | str
    words: dict[str, Any] = field(default_factory=dict[str, Any])


def handbook(game: Game[Any], language: str = FIRST) -> Handbook | None:
    """Return a game's handbook in a language, or else in English; None if there is no handbook."""
    if not game.handbook:
        return None
    has_language = language in game.languages and path_beside(game.package, f"{game.handbook}/{language}.md").is_file()
    found_language = language if has_language else FIRST
    name = f"{game.handbook}/{found_language}.md"
    return parse_handbook(read_beside(game.package, name), game.id, found_language, name)


def handbook_table(game: Game[Any]) -> HandbookTable:
    """Read the table for the pictures of a game's handbook."""
    words = tomllib.loads(read_beside(game.package, f"{game.handbook}/table.position"))
    return HandbookTable(words.pop("seat", 0), words)


@lru_cache(maxsize=32)
def parse_handbook(text: str, game: str, language: str = FIRST, name: str = "") -> Handbook:
    """Parse the Markdown of a handbook. Raise BadHandbook, which names the file and the line."""
    reader = _Reader(name or f"{language}.md")
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(number, line.strip())
    reader.finish()
    if not reader.title or not reader.chapters:
        raise BadHandbook("{file}: begins with a title (`# Title`) and has chapters (`## Title {{#id}}`)", file=name)
    return Handbook(game, language, reader.title, " ".join(reader.lead), tuple(reader.chapters))


class _Reader:
    """Parses a page line by line. A block ends at an empty line, or at a line that starts a new block."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.title = ""
        self.lead: list[str] = []
        self.chapters: list[Chapter] = []
        self._blocks: list[Block] = []
        self._chapter_head = ("", "")  # id and title of the current chapter
        self._open: Block | None = None
        self._lines: list[str] = []

    def read(self, number: int, line: str) -> None:
        """Read one line."""
        self.number = number
        if line.startswith("#"):
            self._read_heading(line)
        elif not line:
            if self._lines:  # an empty line after a heading does not end the block
                self._close_block()
        elif not self._chapter_head[0]:
            self.lead.append(line)
        elif line.startswith("!["):
            self._read_table(line)
        elif line.startswith("- "):
            self._read_item(line[2:])
        elif line.startswith("> "):
            self._read_note(line[2:])
        else:
            self._open = self._open or Block("text")
            self._lines.append(line)

    def _read_heading(self, line: str) -> None:
        match = _HEADING.match(line)
        if match is None:
            raise self._error("a heading is `# Title`, `## Title {#id}` or `### Title`")
        marks, title, name = match.groups()
        if marks == "###":
            self._close_block()
            self._open = Block("text", title)
        elif marks == "##":
            self.finish()
            if not name or any(name == chapter.id for chapter in self.chapters):
                raise self._error("each chapter needs a different id: `## Title {#id}`")
            self._chapter_head = (name, title)
        else:
            self.title = title

    def _read_table(self, line: str) -> None:
        caption, parts, rest = self._split_picture(line)
        if rest:
            raise self._error("write no text beside the picture of the whole table")
        self._close_block()
        self._blocks.append(Block("table", caption, parts=parts))

    def _read_item(self, line: str) -> None:
        self._close_block()
        parts: tuple[str, ...] = ()
        if line.startswith("!["):
            _, parts, line = self._split_picture(line)
        name_match = _NAME.match(line)
        if name_match is None:
            raise self._error("a point begins with its name: `- **Recruit** (2-6 fame) Take a ...`")
        self._open = Block("tile" if parts else "point", name_match[1], name_match[2] or "", parts)
        self._lines = [line[name_match.end() :]]

    def _read_note(self, line: str) -> None:
        if self._open is None or self._open.kind != "note":
            self._close_block()
            name_match = _NAME.match(line)
            self._open = Block("note", name_match[1] if name_match else "")
            line = line[name_match.end() :] if name_match else line
        self._lines.append(line)

    def _split_picture(self, line: str) -> tuple[str, tuple[str, ...], str]:
        match = _PICTURE.match(line)
        if match is None:
            raise self._error("a picture is `![caption](part part)`")
        return match[1], tuple(match[2].split()), line[match.end() :]

    def _close_block(self) -> None:
        block, self._open = self._open, None
        lines, self._lines = self._lines, []
        if block is None:
            return
        if not "".join(lines) and block.kind != "text":
            raise self._error(f"'{block.title}' has no text")
        sentences = tuple(_sentences(" ".join(lines)))
        self._blocks.append(Block(block.kind, block.title, block.cost, block.parts, sentences))

    def finish(self) -> None:
        """End the current chapter and add it to the chapters."""
        self._close_block()
        if self._chapter_head[0]:
            self.chapters.append(Chapter(*self._chapter_head, tuple(self._blocks)))
        self._blocks, self._chapter_head = [], ("", "")

    def _error(self, fault: str) -> BadHandbook:
        return BadHandbook("{file}, line {line}: {what}", file=self.name, line=self.number, what=fault)


def _sentences(text: str) -> Iterator[Sentence]:
    """Split `Words. [SV-END-04] More words. [SV-END-05]` into sentences, each with the clauses after it."""
    start = 0
    for match in _CLAUSES.finditer(text):
        yield Sentence(text[start : match.start()].strip(), tuple(re.findall(r"[A-Z][A-Z0-9-]*", match[1])))
        start = match.end()
    if rest := text[start:].strip():
        yield Sentence(rest)


def handbook_faults(game: Game[Any]) -> list[str]:
    """Return the faults of a game's handbook, such as unknown clauses, or different blocks in two languages."""
    if not game.handbook:
        return []
    books = [book for language in game.languages if (book := handbook(game, language)) is not None]
    clauses = [clause.id for clause in rulebook(game).clauses]
    found_languages = [book.language for book in books]
    all_faults = [
        f"{game.handbook}/{language}.md is missing" for language in game.languages if language not in found_languages
    ]
    all_faults += [fault for book in books for fault in _book_faults(book, clauses)]
    first = _outline(books[0])
    for book in books[1:]:
        if (outline := _outline(book)) != first:
            expected_line, found_line = next(
                (pair for pair in zip(outline, first, strict=False) if pair[0] != pair[1]), ("", "")
            )
            all_faults.append(
                f"{book.language}: differs from '{FIRST}': {expected_line or 'too short'}, there {found_line or 'more'}"
            )
    return all_faults


def _book_faults(book: Handbook, clauses: list[str]) -> Iterator[str]:
    for clause in sorted(book.clauses):
        if clause not in clauses:
            yield f"{book.language}: there is no clause {clause}{similar_ids_hint(clause, clauses)}"
    for chapter in book.chapters:
        numbers = max((len(block.parts) for block in chapter.blocks if block.kind == "table"), default=0)
        for block in chapter.blocks:
            used_numbers = {
                int(number) for sentence in block.sentences for number in re.findall(r"\((\d)\)", sentence.words)
            }
            if unknown := sorted(number for number in used_numbers if not 1 <= number <= numbers):
                yield (
                    f"{book.language}: '{chapter.title}' has no part with the number {joined_names(map(str, unknown))}"
                )


def _outline(book: Handbook) -> list[str]:
    """Return a line for each block with its chapter, kind, parts and clauses, which must be equal in all languages."""
    return [
        " ".join((f"{chapter.id}:", block.kind, *block.parts, *_block_clauses(block)))
        for chapter in book.chapters
        for block in chapter.blocks
    ]


def _block_clauses(block: Block) -> list[str]:
    return [clause for sentence in block.sentences for clause in sentence.clauses]
