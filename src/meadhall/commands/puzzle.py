"""`meadhall puzzle`: a puzzle at the terminal: the table, the question, and the worth of each answer."""

from __future__ import annotations

import contextlib
import shutil
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import typer

from meadhall.arguments import LANGUAGE
from meadhall.bots import find_bot
from meadhall.engine import Game, find_game, installed_games
from meadhall.puzzles import Book, PuzzleRecord, book_of, has_puzzles, match_at, of_the_day, puzzle_at
from meadhall.puzzles.stored import Puzzle
from meadhall.puzzles.words import Solution, Worth, note, seen_puzzle, solution
from meadhall.terminal.plain import sentences
from meadhall.terminal.plain.plain import Console, Voices
from meadhall.terminal.saved_matches import folder
from meadhall.terminal.session import Player, Session
from meadhall.terminal.sitting import why_plain
from meadhall.terminal.words import say, speak, usual_language

WORDS: Final = 6  # rows below the table, for the question
End = Literal["left", "shown", "solved"]


def puzzle(
    game: str = typer.Argument("", help="The game, as in heroes. Leave it out to list today's puzzles."),
    number: int = typer.Argument(0, help="Which puzzle, counted from 1. 0 is the puzzle of the day."),
    plain: bool = typer.Option(False, "--plain", help="Only words, for a screen reader or a pipe."),
    language: Annotated[str, typer.Option("--language", help=LANGUAGE)] = "",
) -> None:
    """Solve a puzzle: a position from a match of bots, in which one answer is clearly better than all others.

    Type the letter of your answer; 'show' tells the solution, and 'quit' leaves.
    """
    speak(language or usual_language())
    if not game:
        print("\n".join(todays()))
        return
    found = find_game(game)
    book = book_of(found)
    number = number or of_the_day(book, puzzle_day())
    window = None if plain or why_plain() else shutil.get_terminal_size()
    session, one = session_at(found, book, number)
    size = window and (window.columns, window.lines - WORDS)
    end = solve(session, one, Console(), size)
    record = read_own_record()
    if end == "solved":
        record = record.after(book, number, puzzle_day())
        write_own_record(record)
        print(say("puzzle-streak", count=record.streak(puzzle_day())))
    if end != "left":
        print(say("puzzle-next", game=game, number=record.next_of(book, number)))


def puzzle_day() -> date:
    """The day of the puzzle of the day, which is the same everywhere."""
    return datetime.now(UTC).date()


def todays() -> list[str]:
    """The streak, and the puzzles of this day as commands."""
    record = read_own_record()
    books = [(game, book_of(game)) for game in map(find_game, installed_games()) if has_puzzles(game)]
    return [
        say("puzzle-streak", count=record.streak(puzzle_day())),
        *(
            say(
                "puzzle-today-solved" if of_the_day(book, puzzle_day()) in record.of(game.id) else "puzzle-today",
                game=game.id,
                name=game.name,
                count=len(book.puzzles),
                solved=len(record.of(game.id)),
            )
            for game, book in books
        ),
    ]


def record_file() -> Path:
    """The file of solved puzzles, beside the folder of matches."""
    return folder().parent / "puzzles.json"


def read_own_record() -> PuzzleRecord:
    """The record of this terminal; an unreadable file counts as an empty one."""
    try:
        return msgspec.json.decode(record_file().read_bytes(), type=PuzzleRecord)
    except (OSError, msgspec.DecodeError):
        return PuzzleRecord()


def write_own_record(record: PuzzleRecord) -> None:
    """Keep what was solved, if there is a place for it."""
    with contextlib.suppress(OSError):
        record_file().parent.mkdir(parents=True, exist_ok=True)
        record_file().write_bytes(msgspec.json.encode(record))


def session_at(game: Game[Any], book: Book, number: int) -> tuple[Session, Puzzle]:
    """The match at a puzzle, with the person at this terminal in its seat."""
    one = puzzle_at(book, number)
    match = match_at(game, book, one)
    names = seen_puzzle(match, one.seat, say("player-name")).names
    players = [
        Player(name, None if seat == one.seat else find_bot("random", game, "")) for seat, name in enumerate(names)
    ]
    return Session(match, players), one


def solve(session: Session, puzzle: Puzzle, voices: Voices, size: tuple[int, int] | None) -> End:
    """Ask until the answer is right or the person wants to know it, and return how it ended."""
    table = drawn(session, size) if size is not None else ()
    lines = table or sentences.things_of_seats(session)
    for line in (*lines, "", say("puzzle-task"), *filter(None, [note(session)])):
        voices.say(line)
    for line in (session.question(), *sentences.answer_lines(session, everything=True)):
        voices.say(line)
    found, letters = solution(session, puzzle), {answer.letter: answer.key for answer in session.answers()}
    while True:
        line = voices.read(f"{say('puzzle-answer')} ")
        typed = None if line is None else line.strip()
        if typed is None or typed in (say("puzzle-word-quit"), "quit"):
            return "left"
        if typed in (say("puzzle-word-show"), "show"):
            tell_solution(found, puzzle, voices)
            return "shown"
        worth = next((answer for answer in found.answers if typed and letters.get(typed) == answer.key), None)
        if worth is None:
            voices.say(say("puzzle-no-answer"))
        elif worth.key == puzzle.best:
            voices.say(say("puzzle-right"))
            tell_solution(found, puzzle, voices)
            return "solved"
        else:
            voices.say(say("puzzle-wrong", behind=round(100 * worth.behind), within=round(100 * worth.within)))


def drawn(session: Session, size: tuple[int, int]) -> tuple[str, ...]:
    """The table in the terminal's own drawing; nothing where the window is too small for it."""
    from meadhall.terminal.fullscreen.desk import Desk
    from meadhall.terminal.fullscreen.layout import has_room_for_board

    return tuple(Desk(session).frame(*size).canvas.text()) if has_room_for_board(*size) else ()


def tell_solution(found: Solution, puzzle: Puzzle, voices: Voices) -> None:
    """The solution, line by line."""
    best, second = found.answers[:2]
    voices.say(found.why or say("puzzle-why", chance=round(100 * best.chance), next=round(100 * second.chance)))
    for one in found.answers:
        voices.say(f"  {_chances(one)}  {one.words}")
    voices.say(say("puzzle-how", worlds=puzzle.worlds))


def _chances(one: Worth) -> str:
    return say("puzzle-chance", chance=round(100 * one.chance), within=round(100 * one.within))
