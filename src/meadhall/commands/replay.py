"""`meadhall replay`: shows a match step by step, and plays on from any step."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from meadhall.arguments import LANGUAGE_HELP, RECOVER_HELP
from meadhall.engine import EVERYBODY, BadOption, find_game, record
from meadhall.engine.common.player_names import clean_name
from meadhall.engine.language.voice import Voice
from meadhall.terminal import saved_matches
from meadhall.terminal.sitting import watch_replay, why_plain
from meadhall.terminal.words import LanguageSetting, say, set_language, usual_language

if TYPE_CHECKING:
    from meadhall.terminal.replay.viewer import ReplayViewer


def replay(
    file: Path = typer.Argument(help="A match file. 'last' is the most recent match."),
    game: str = typer.Option("", help="The game, if it is not installed: a file or folder, such as examples/pig.py."),
    at: int = typer.Option(0, help="Start at this step."),
    speed: str = typer.Option(
        "",
        help="Start playing at x1, x2 or x4. x1 is real speed for a race, and one step a second for other matches.",
    ),
    plain: bool = typer.Option(False, "--plain", help="Print the match line by line."),
    ascii: bool = typer.Option(False, "--ascii", help="Draw with ASCII only."),
    recover: Annotated[bool, typer.Option("--recover", help=RECOVER_HELP)] = False,
    language: Annotated[str, typer.Option("--language", help=LANGUAGE_HELP)] = "",
) -> None:
    """Watch a match: forward and back, step by step, from any seat once it is over. F plays on from there.

    The replay starts paused. Step with the arrow keys, or press Space to play at speed 1, 2 or 4.
    """
    set_language(language or usual_language())
    factor = _speed_factor(speed, drawn=not (plain or why_plain()))
    path = saved_matches.match_path(str(file))
    with saved_matches.errors_with_file(path, f"meadhall replay {shlex.quote(str(file))} --game {{game}}"):
        match = record.replay(path.read_text("utf-8"), find_game(game) if game else None, recover)
    names = [clean_name(name) for name in match.header.players]
    if plain or why_plain():
        print("\n".join(replay_lines(match, names)))
    else:
        watch_replay(match, names, game, lambda viewer: _start_at(viewer, at, factor), ascii=ascii)


def _speed_factor(speed: str, *, drawn: bool) -> float | None:
    """Return the chosen speed. Raise BadOption if it is invalid or nothing is drawn."""
    if not speed:
        return None
    if speed.removeprefix("x") not in ("1", "2", "4"):
        raise BadOption(f"--speed {speed} is not a speed. Choose x1, x2 or x4")
    if not drawn:
        raise BadOption(
            "--speed is for the drawn screen. Leave it out in plain mode, which prints the whole match at once"
        )
    return float(speed.removeprefix("x"))


def _start_at(viewer: ReplayViewer, step: int, speed: float | None) -> None:
    """Start at a step, and play if a speed is given. Raise BadOption if there is no such step."""
    if not 0 <= step <= viewer.last_position:
        raise BadOption(f"this match has no step {step}, only 0 to {viewer.last_position}")
    viewer.go_to(step)
    if speed is not None:
        viewer.play(speed)


def replay_lines(match: record.Replay, names: list[str]) -> list[str]:
    """Return all public events as sentences. A file of one seat also has the events that only this seat saw."""
    seats = match.game.seats(match.match.options)
    people = [*names, *(say("player", number=seat + 1) for seat in range(len(names), seats))]
    listener = -1 if match.seat is None else match.seat
    language = match.game.language(LanguageSetting.language)
    voice = Voice(language, language.names(people, listener))
    events = [
        event for position in range(len(match)) for event, to in match.events(position) if to in (EVERYBODY, listener)
    ]
    return [words for event in events if (words := voice.event(event))]
