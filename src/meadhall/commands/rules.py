"""`meadhall rules`: a game's rules, one clause, or all clauses about something."""

from __future__ import annotations

import re

import typer

from meadhall.engine import MeadhallError, UnknownGame, find_game, installed_games
from meadhall.engine.contract.rulebook import (
    Clause,
    Rulebook,
    check_chapter,
    find_chapter,
    find_clause,
    find_words,
    is_clause,
    near,
    rulebook,
)


def rules(
    what: str = typer.Argument("", help="A game, a clause (AL-FGT-15), a chapter (AL-FGT), or a word to search for."),
    find: str = typer.Option("", "--find", help="Only show clauses with these words."),
) -> None:
    """Show rules: a whole game, one chapter, one clause, or all clauses about a word."""
    if not what:
        _list_games(find)
    elif is_clause(what):
        book, clause = find_clause(what)
        _print(book, [clause])
    elif (found := find_chapter(what)) is not None:
        _print(*found)
    else:
        _show(what, find)


def _show(what: str, find: str) -> None:
    """All of a game's rules or those about something; a word that names no game is looked for in the rules of all."""
    try:
        book = rulebook(find_game(what))
    except UnknownGame as error:
        if find or not re.fullmatch(r"[\w' -]+", what):
            raise
        _show_about(what, error)
        return
    if not find and book.opening:
        print("\n".join(f"\n{text}" for text in (book.name, book.opening, book.tags) if text))
    _print(book, _about(book, find))


def _show_about(words: str, error: UnknownGame) -> None:
    check_chapter(words)
    found = find_words(words)
    if not found:
        meant = near(words.casefold(), installed_games())
        other = meant if meant.endswith("?") else "; meadhall rules lists the games"
        raise UnknownGame(f"there is no game, chapter or clause '{words}', and no rule about it{other}") from error
    for book, clauses in found:
        _print(book, clauses)


def _list_games(find: str) -> None:
    for name in installed_games():
        book = rulebook(find_game(name))
        if find:
            _print(book, book.search(find))
        else:
            print(f"{name}: {book.name}, {len(book.clauses)} clauses")


def _about(book: Rulebook, find: str) -> list[Clause]:
    found = book.search(find)
    if not found:
        what = f"no clause about '{find}'" if find else "no rules file with clauses"
        raise MeadhallError(f"{book.name} has {what}")
    return found


def _print(book: Rulebook, clauses: list[Clause]) -> None:
    """Clauses under the headings of their chapters."""
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            print(f"\n{book.name}: {chapter}\n")
        head, *rows = clause.text.split("\n")
        print(f"{clause.id} [{clause.tag}] {head}" if clause.tag else f"{clause.id} {head}")
        for row in rows:
            print(f"    {row}")
