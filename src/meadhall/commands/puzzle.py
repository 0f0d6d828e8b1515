"""`meadhall puzzle`: shows a puzzle in the terminal, with the table, the question, and the chances of all answers."""

from __future__ import annotations

import contextlib
import shutil
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import typer

from meadhall.arguments import LANGUAGE_HELP
from meadhall.bots import find_bot
from meadhall.engine import Game, find_game, installed_games
from meadhall.puzzles import Book, PuzzleRecord, book_of, has_puzzles, match_at, number_of_the_day, puzzle_at
from meadhall.puzzles.stored import Puzzle
from meadhall.puzzles.words import AnswerChance, Solution, hidden_content_note, puzzle_perspective, solution_of
from meadhall.terminal.plain import sentences
from meadhall.terminal.plain.plain import Console, Voices
from meadhall.terminal.saved_matches import matches_folder
from meadhall.terminal.session import Player, Session
from meadhall.terminal.sitting import why_plain
from meadhall.terminal.words import say, set_language, usual_language

QUESTION_ROWS: Final = 6  # number of rows below the table, for the question
PuzzleEnd = Literal["left", "shown", "solved"]


def puzzle(
    game: str = typer.Argument("", help="The game, such as heroes. Leave it out to list today's puzzles."),
    number: int = typer.Argument(0, help="Which puzzle, counted from 1. 0 is the puzzle of the day."),
    plain: bool = typer.Option(False, "--plain", help="Only words, for a screen reader or a pipe."),
    language: Annotated[str, typer.Option("--language", help=LANGUAGE_HELP)] = "",
) -> None:
    """Solve a puzzle: a position from a match of bots, in which one answer is clearly better than all others.

    Type the letter of your answer. 'show' shows the solution, and 'quit' leaves.
    """
    set_language(language or usual_language())
    if not game:
        print("\n".join(todays_lines()))
        return
    game_object = find_game(game)
    book = book_of(game_object)
    number = number or number_of_the_day(book, puzzle_day())
    window = None if plain or why_plain() else shutil.get_terminal_size()
    session, todays_puzzle = session_at(game_object, book, number)
    size = window and (window.columns, window.lines - QUESTION_ROWS)
    end = ask_until_solved(session, todays_puzzle, Console(), size)
    record = read_own_record()
    if end == "solved":
        record = record.with_solved(book, number, puzzle_day())
        write_own_record(record)
        print(say("puzzle-streak", count=record.streak(puzzle_day())))
    if end != "left":
        print(say("puzzle-next", game=game, number=record.next_unsolved(book, number)))


def puzzle_day() -> date:
    """Return the date for the puzzle of the day: UTC, so that it is the same everywhere."""
    return datetime.now(UTC).date()


def todays_lines() -> list[str]:
    """Return lines with the streak, and with a command for today's puzzle of each game."""
    record = read_own_record()
    books = [(game, book_of(game)) for game in map(find_game, installed_games()) if has_puzzles(game)]
    return [
        say("puzzle-streak", count=record.streak(puzzle_day())),
        *(
            say(
                "puzzle-today-solved"
                if number_of_the_day(book, puzzle_day()) in record.solved_in(game.id)
                else "puzzle-today",
                game=game.id,
                name=game.name,
                count=len(book.puzzles),
                solved=len(record.solved_in(game.id)),
            )
            for game, book in books
        ),
    ]


def record_file() -> Path:
    """Return the path of the file of solved puzzles. It is next to the folder of matches."""
    return matches_folder().parent / "puzzles.json"


def read_own_record() -> PuzzleRecord:
    """Read the person's record. If the file is missing or unreadable, return an empty record."""
    try:
        return msgspec.json.decode(record_file().read_bytes(), type=PuzzleRecord)
    except (OSError, msgspec.DecodeError):
        return PuzzleRecord()


def write_own_record(record: PuzzleRecord) -> None:
    """Save the person's record, if the folder is writable."""
    with contextlib.suppress(OSError):
        record_file().parent.mkdir(parents=True, exist_ok=True)
        record_file().write_bytes(msgspec.json.encode(record))


def session_at(game: Game[Any], book: Book, number: int) -> tuple[Session, Puzzle]:
    """Return a puzzle, and a session at its position with the person in the asked seat."""
    puzzle = puzzle_at(book, number)
    match = match_at(game, book, puzzle)
    names = puzzle_perspective(match, puzzle.seat, say("player-name")).names
    players = [
        Player(name, None if seat == puzzle.seat else find_bot("random", game, "")) for seat, name in enumerate(names)
    ]
    return Session(match, players), puzzle


def ask_until_solved(session: Session, puzzle: Puzzle, voices: Voices, size: tuple[int, int] | None) -> PuzzleEnd:
    """Ask until the person finds the answer, wants to see it, or leaves. Return which of these ended the puzzle."""
    table = drawn_table(session, size) if size is not None else ()
    lines = table or sentences.things_of_seats(session)
    for line in (*lines, "", say("puzzle-task"), *filter(None, [hidden_content_note(session)])):
        voices.say(line)
    for line in (session.question(), *sentences.answer_lines(session, lists_all=True)):
        voices.say(line)
    worked_solution, letters = solution_of(session, puzzle), {answer.letter: answer.key for answer in session.answers()}
    while True:
        line = voices.read(f"{say('puzzle-answer')} ")
        typed = None if line is None else line.strip()
        if typed is None or typed in (say("puzzle-word-quit"), "quit"):
            return "left"
        if typed in (say("puzzle-word-show"), "show"):
            print_solution(worked_solution, puzzle, voices)
            return "shown"
        typed_answer = next(
            (answer for answer in worked_solution.answers if typed and letters.get(typed) == answer.key), None
        )
        if typed_answer is None:
            voices.say(say("puzzle-no-answer"))
        elif typed_answer.key == puzzle.best:
            voices.say(say("puzzle-right"))
            print_solution(worked_solution, puzzle, voices)
            return "solved"
        else:
            voices.say(
                say(
                    "puzzle-wrong",
                    behind=round(100 * typed_answer.chance_lost),
                    within=round(100 * typed_answer.margin),
                )
            )


def drawn_table(session: Session, size: tuple[int, int]) -> tuple[str, ...]:
    """Return the lines of the drawn table. Return no lines if the window is too small for it."""
    from meadhall.terminal.fullscreen.desk import Desk
    from meadhall.terminal.fullscreen.layout import has_room_for_board

    return tuple(Desk(session).frame(*size).canvas.text()) if has_room_for_board(*size) else ()


def print_solution(solution: Solution, puzzle: Puzzle, voices: Voices) -> None:
    """Print the solution, line by line."""
    best, second = solution.answers[:2]
    voices.say(solution.reason or say("puzzle-why", chance=round(100 * best.chance), next=round(100 * second.chance)))
    for answer in solution.answers:
        voices.say(f"  {_chance_text(answer)}  {answer.words}")
    voices.say(say("puzzle-how", worlds=puzzle.worlds))


def _chance_text(answer: AnswerChance) -> str:
    return say("puzzle-chance", chance=round(100 * answer.chance), within=round(100 * answer.margin))
