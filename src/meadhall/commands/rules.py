"""`meadhall rules`: a game's rules, one clause, or all clauses about something."""

from __future__ import annotations

import typer

from meadhall.engine.errors import MeadhallError, UnknownGame
from meadhall.engine.finding import find_game, installed_games
from meadhall.engine.rulebook import Clause, Rulebook, find_chapter, find_clause, is_clause, near, rulebook


def rules(
    what: str = typer.Argument("", help="A game, a clause as in AL-FGT-15, or a chapter as in AL-FGT."),
    find: str = typer.Option("", "--find", help="Only the clauses in which these words occur."),
) -> None:
    """Shows rules: all of a game, one clause, one chapter, or those about something."""
    if not what:
        _list_games(find)
    elif is_clause(what):
        book, clause = find_clause(what)
        _print(book, [clause])
    elif (found := find_chapter(what)) is not None:
        _print(*found)
    else:
        book = _book(what)
        _print(book, _about(book, find))


def _list_games(find: str) -> None:
    for name in installed_games():
        book = rulebook(find_game(name))
        if find:
            _print(book, book.search(find))
        else:
            print(f"{name}: {book.name}, {len(book.clauses)} clauses")


def _book(name: str) -> Rulebook:
    try:
        return rulebook(find_game(name))
    except UnknownGame as error:
        raise UnknownGame(f"{error}{near(name.casefold(), installed_games())}") from None


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
