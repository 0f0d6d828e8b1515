"""Pages of rules: the handbook, and all clauses. A key switches between the two."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any, Final

from meadhall.cells.drawing import Line, Span
from meadhall.engine import Game
from meadhall.engine.contract.handbook import Block, Handbook, handbook
from meadhall.engine.contract.rulebook import Clause, Rulebook, rulebook
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.words import LanguageSetting, say

CHAPTER_LETTERS: Final = ascii_lowercase.replace("n", "")  # letters of chapters; `n` continues a search
SourcedLine = tuple[Line, Sequence[str]]  # a line and its clauses


def rules_page(game: Game[Any], *clauses: str, exact: bool = False) -> Page:
    """Return the handbook, opened at the first of these clauses that it covers.

    If `exact` is set, or the game has no handbook, return the page of all clauses, opened at the first of these.
    """
    book = handbook(game, LanguageSetting.language)
    if book is None or exact:
        return _clauses_page(game, book, next(iter(clauses), ""))
    return _handbook_page(game, book, next((clause for clause in clauses if clause in book.clauses), ""))


# ---- the handbook


def _handbook_page(game: Game[Any], book: Handbook, clause: str) -> Page:
    letters = dict(zip(CHAPTER_LETTERS, book.chapters, strict=False))
    sourced: list[SourcedLine] = [([Span(book.lead)], ()), ([], ())]
    sourced += [([Span(f"[{letter}]", "ember"), Span(f" {chapter.title}")], ()) for letter, chapter in letters.items()]
    contents: dict[str, int] = {}
    for letter, chapter in letters.items():
        sourced.append(([], ()))
        contents[letter] = len(sourced)
        sourced.append(([Span(chapter.title, "heading")], ()))
        sourced += [line for block in chapter.blocks for line in _block_lines(block)]
    target_line = next((nth for nth, (_, clauses) in enumerate(sourced) if clause and clause in clauses), None)
    lines = [line for line, _ in sourced]
    if target_line is not None:
        lines[target_line] = [Span("► ", "ember"), *(span._replace(ink="strong") for span in lines[target_line])]

    def clauses_at(line: int) -> Page:
        """Return the page of clauses, opened at the first clause that the handbook names from this line on."""
        from_line = (clauses[0] for _, clauses in sourced[line:] if clauses)
        return _clauses_page(game, book, next(from_line, ""))

    title = say("handbook-title", game=book.title)
    return Page(
        title, lines, target_line=target_line, contents=contents, make_related_page=clauses_at, related_name="clauses"
    )


def _block_lines(block: Block) -> list[SourcedLine]:
    """Return a heading, and a line for each sentence or named point."""
    if block.kind == "table":
        return []
    if block.kind == "text":
        head: list[SourcedLine] = [([], ()), ([Span(block.title, "title")], ())] if block.title else []
        return head + [([Span(sentence.unnumbered)], sentence.clauses) for sentence in block.sentences]
    cost = f" ({block.cost})" if block.cost else ""
    clauses = [clause for sentence in block.sentences for clause in sentence.clauses]
    words = " ".join(sentence.unnumbered for sentence in block.sentences)
    name = [Span(f"{block.title.removesuffix(':')}{cost}: ", "strong")] if block.title else []
    return [([Span("• ", "soft"), *name, Span(words)], clauses)]


# ---- all clauses


def _clauses_page(game: Game[Any], book: Handbook | None, clause: str) -> Page:
    rules = rulebook(game)
    lines, id_by_line, chapters = _clause_lines(rules, clause)

    def in_plain_words(line: int) -> Page:
        """Return the handbook, opened at the first covered clause from this line on."""
        assert book is not None
        covered = (id for nth, id in id_by_line.items() if nth >= line and id in book.clauses)
        return _handbook_page(game, book, next(covered, ""))

    target_line = next((nth for nth, id in id_by_line.items() if id == clause), None)
    return Page(
        say("rules-title", game=rules.name),
        lines or [[Span(say("no-rules"), "soft")]],
        target_line=target_line,
        contents=chapters,
        make_related_page=in_plain_words if book is not None else None,
        related_name="handbook",
    )


def _clause_lines(rules: Rulebook, wanted_clause: str) -> tuple[list[Line], dict[int, str], dict[str, int]]:
    """Return the lines of all clauses and chapters, the clause ids by line, and the chapters' lines by letter."""
    names = list(dict.fromkeys(rule.chapter for rule in rules.clauses))
    letters = dict(zip(CHAPTER_LETTERS, names, strict=False))
    lines: list[Line] = [[Span(f"[{letter}]", "ember"), Span(f" {name}")] for letter, name in letters.items()]
    by_name = {name: letter for letter, name in letters.items()}
    id_by_line: dict[int, str] = {}
    chapters: dict[str, int] = {}
    chapter = ""
    for rule in rules.clauses:
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines.append([])
            if chapter in by_name:
                chapters[by_name[chapter]] = len(lines)
            lines.append([Span(chapter, "heading")])
        id_by_line[len(lines)] = rule.id
        lines += _clause_rows(rule, rule.id == wanted_clause)
    return lines, id_by_line, chapters


def _clause_rows(rule: Clause, is_wanted: bool) -> list[Line]:
    first, *rest = rule.text.split("\n")
    head = [
        Span("► " if is_wanted else "  ", "ember"),
        Span(f"{rule.id} ", "frost"),
        Span(first, "strong" if is_wanted else "text"),
    ]
    return [head, *([Span(f"      {line}", "soft")] for line in rest)]
