"""`meadhall rules`: shows a game's rules, one clause, or all clauses about a word."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from meadhall.engine import MeadhallError, UnknownGame, find_game, installed_games
from meadhall.engine.contract import rulebook
from meadhall.engine.contract.handbook import Block, Handbook, handbook


def rules(
    topic: str = typer.Argument("", help="A game, a clause (AL-FGT-15), a chapter (AL-FGT), or a word to search for."),
    find: str = typer.Option("", "--find", help="Only show clauses with these words."),
    clauses: bool = typer.Option(False, "--clauses", help="Show every clause of a game, not its handbook."),
    clause_or_words: Annotated[
        str, typer.Argument(help="After a game: one of its clauses, or words to search for in it.")
    ] = "",
) -> None:
    """Show rules: a game's handbook or all its clauses, one chapter, one clause, or all clauses about a word."""
    if not topic:
        _list_games(find)
    elif clause_or_words:
        _show_within(topic, clause_or_words)
    elif rulebook.is_clause(topic):
        book, clause = rulebook.find_clause(topic)
        _print(book, [clause])
    elif (chapter := rulebook.find_chapter(topic)) is not None:
        _print(*chapter)
    else:
        _show(topic, find, clauses)


def _show(topic: str, find: str, clauses: bool) -> None:
    """Show a game's handbook or rules, or search the rules of all games for a word."""
    try:
        game = find_game(topic)
        book, players = rulebook.rulebook(game), handbook(game)
    except UnknownGame as error:
        if find or not re.fullmatch(r"[\w' -]+", topic):
            raise
        _search_all_games(topic, error)
        return
    if players is not None and not find and not clauses:
        _print_handbook(players)
        return
    if not find and book.opening:
        print("\n".join(f"\n{text}" for text in (book.name, book.opening, book.tags) if text))
    _print(book, _clauses_about(book, find))


def _show_within(game: str, wanted: str) -> None:
    """Show a clause or a chapter of one game, or its clauses with these words."""
    book = rulebook.rulebook(find_game(game))
    if rulebook.is_clause(wanted):
        _print(book, [book.find(wanted)])
    else:
        _print(book, book.chapter(wanted) or _clauses_about(book, wanted))


def _search_all_games(search_words: str, error: UnknownGame) -> None:
    rulebook.check_chapter(search_words)
    books = rulebook.search_all_games(search_words)
    if not books:
        similar_ids = rulebook.similar_ids_hint(search_words.casefold(), installed_games())
        hint = similar_ids if similar_ids.endswith("?") else "; meadhall rules lists the games"
        raise UnknownGame(
            f"there is no game, chapter or clause '{search_words}', and no rule about it{hint}"
        ) from error
    for book, clauses in books:
        _print(book, clauses)


def _list_games(find: str) -> None:
    for name in installed_games():
        book = rulebook.rulebook(find_game(name))
        if find:
            _print(book, book.search(find))
        else:
            print(f"{name}: {book.name}, {len(book.clauses)} clauses")


def _clauses_about(book: rulebook.Rulebook, find: str) -> list[rulebook.Clause]:
    clauses = book.search(find)
    if not clauses:
        missing = f"no clause about '{find}'" if find else "no rules file with clauses"
        raise MeadhallError(f"{book.name} has {missing}")
    return clauses


def _print(book: rulebook.Rulebook, clauses: list[rulebook.Clause]) -> None:
    """Print clauses under the headings of their chapters."""
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            print(f"\n{book.name}: {chapter}\n")
        head, *rows = clause.text.split("\n")
        print(f"{clause.id} [{clause.tag}] {head}" if clause.tag else f"{clause.id} {head}")
        for row in rows:
            print(f"    {row}")


def _print_handbook(book: Handbook) -> None:
    """Print the rules for players, chapter by chapter, each sentence with its clauses."""
    print(f"\n{book.title}\n\n{book.lead}")
    for number, chapter in enumerate(book.chapters, 1):
        print(f"\n{number}. {chapter.title}\n")
        for block in chapter.blocks:
            if block.kind != "table":
                print(_block_text(block))
    print(f"\nEvery clause: meadhall rules {book.game} --clauses")


def _block_text(block: Block) -> str:
    """Return a block of the handbook as text, without the numbers that refer to pictures."""
    texts = [sentence.unnumbered for sentence in block.sentences]
    clause_notes = [f" [{', '.join(sentence.clauses)}]" if sentence.clauses else "" for sentence in block.sentences]
    words = " ".join(f"{sentence}{clauses}" for sentence, clauses in zip(texts, clause_notes, strict=True))
    if block.kind == "text":
        return "\n".join(line for line in (block.title, words) if line)
    cost = f" ({block.cost})" if block.cost else ""
    return f"- {block.title.removesuffix(':')}{cost}: {words}"
