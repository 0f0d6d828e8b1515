"""`meadhall puzzles`: finds puzzles in matches of bots, or checks the existing puzzles."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from meadhall.engine import find_game
from meadhall.progress import progress_bar
from meadhall.puzzles import Book, book_of, check_puzzles, find_puzzles, puzzles_file


def puzzles(
    game: str = typer.Argument(help="The game, such as adventureland, or a file or folder, such as examples/pig.py."),
    wanted: int = typer.Option(100, "--make", help="Find puzzles until there are this many."),
    seed: str = typer.Option("1", help="The random seed of new matches. The same seed gives the same puzzles."),
    output: Path | None = typer.Option(None, help="The file of the puzzles. Without it, the game's own puzzles.json."),
    only_check: bool = typer.Option(
        False, "--check", help="Find no new puzzles, but play the existing ones out again."
    ),
    jobs: int = typer.Option(0, help="How many processes to use. 0: one per core."),
) -> None:
    """Find puzzles in matches of bots: questions with one answer that is clearly best, by playouts to the end.

    This continues the search in the file. The file is written after each match, so you may stop at any time.
    """
    game_object = find_game(game)
    path = output or puzzles_file(game_object)
    book = msgspec.json.decode(path.read_bytes(), type=Book) if path.exists() else None
    if only_check:
        _check(game, book or book_of(game_object), seed, jobs)
        return
    with progress_bar(
        game_object.name, wanted, quiet=False, unit="puzzles", closing_sentence=f"The puzzles are in {path}."
    ) as progress:
        for updated in find_puzzles(game, book, wanted, seed=seed, jobs=jobs or None):
            book = updated
            path.write_bytes(book_text(updated))
            progress(len(updated.puzzles), wanted)
    if book is not None:
        hard = sum(puzzle.is_hard for puzzle in book.puzzles)
        print(f"{path}: {len(book.puzzles)} puzzles from {book.tried} matches; {hard} are missed by the usual bot.")


def book_text(book: Book) -> bytes:
    """Return a book as JSON, with one match or puzzle per line."""
    head = msgspec.json.encode({"game": book.game, "version": book.version, "seed": book.seed, "tried": book.tried})
    lists = [
        f'"{name}":[\n' + ",\n".join(msgspec.json.encode(entry).decode() for entry in entries) + "\n]"
        for name, entries in (("matches", book.matches), ("puzzles", book.puzzles))
    ]
    return (head.decode()[:-1] + ",\n" + ",\n".join(lists) + "}\n").encode()


def _check(game: str, book: Book, seed: str, jobs: int) -> None:
    faults = list[str]()
    with progress_bar(game, len(book.puzzles), quiet=False, unit="puzzles") as progress:
        for number, fault in check_puzzles(game, book, seed=seed, jobs=jobs or None):
            faults += [f"{number}: {fault}"] if fault else []
            progress(number, len(book.puzzles))
    print("\n".join(faults) or f"All {len(book.puzzles)} puzzles hold.")
    if faults:
        raise typer.Exit(1)
