"""Match files: one per match in the user's data folder, rewritten after every answer."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.engine import BadRecord, Match, MeadhallError, record
from meadhall.engine.common.errors import GameNotInstalled, NoMatchFile
from meadhall.engine.common.player_names import clean_name
from meadhall.engine.contract.registry import path_hint
from meadhall.engine.record.file_format import read_file, read_header
from meadhall.terminal.words import say

FILE_SUFFIX = ".meadhall"
LAST = "last"


class SavedMatch(NamedTuple):
    """A match that was read from a file, the names of its players, and the file."""

    match: Match[Any]
    names: list[str]
    path: Path


def matches_folder() -> Path:
    """Return the folder of match files: `~/.local/share/meadhall/matches`, unless XDG_DATA_HOME is set."""
    data = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "meadhall" / "matches"


def new_match_path(match: Match[Any]) -> Path:
    """Return an unused path for a new match, named by game and time."""
    name = f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = matches_folder() / f"{name}{FILE_SUFFIX}"
    count = 2
    while path.exists():
        path = matches_folder() / f"{name}-{count}{FILE_SUFFIX}"
        count += 1
    return path


def write(match: Match[Any], names: list[str], path: Path) -> None:
    """Write the whole match. An existing file is replaced atomically."""
    new_copy = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new_copy.write_text(record.save(match, players=names), "utf-8")
        new_copy.replace(path)
    except OSError as error:
        raise MeadhallError(say("cannot-save", path=str(path), why=error.strerror or "")) from None


def read_match(name: str, recover: bool = False) -> SavedMatch:
    """Read a match to continue it. The name `last` means the most recent match."""
    path = match_path(name)
    with errors_with_file(path, f"meadhall play {{game}} --load {shlex.quote(name)}"):
        text = path.read_text("utf-8")
        match = record.load(text, recover=recover)
        return SavedMatch(match, [clean_name(name) for name in read_file(text, recover).header.players], path)


def copy_if_damaged(path: Path) -> Path | None:
    """Copy a damaged file before it is overwritten. Return the copy, or None if the file is intact."""
    try:
        read_file(path.read_text("utf-8"))
    except BadRecord:
        copy = path.with_name(f"{path.name}.broken")
        count = 2
        while copy.exists():
            copy = path.with_name(f"{path.name}.broken-{count}")
            count += 1
        shutil.copy2(path, copy)
        return copy
    return None


def match_path(name: str) -> Path:
    """Return the path for a file name. The name `last` means the most recent match."""
    return _last_file() if name == LAST else Path(name).expanduser()


@contextmanager
def errors_with_file(path: Path, with_game: str) -> Generator[None]:
    """Add the file's name to errors while it is read.

    If the game is missing, the error shows the command `with_game`, in which `{game}` stands for the path of the game.
    """
    try:
        yield
    except OSError as error:
        raise BadRecord(say("cannot-read", path=str(path), why=error.strerror or "")) from None
    except (UnicodeDecodeError, NoMatchFile):
        raise BadRecord(say("no-match-file", path=str(path))) from None
    except GameNotInstalled as error:
        command = with_game.replace("{game}", shlex.quote(path_hint(error.game)))
        raise BadRecord(say("game-not-here", file=path.name, game=error.game, command=command)) from None
    except BadRecord as error:
        error.args = (f"{path.name}: {error}",)
        raise


def continue_command(path: Path, game_path: str, *more_arguments: str) -> str:
    """Return the command that continues a match. `game_path` is the file of a game that is not installed, or empty."""
    match_name = LAST if path.parent == matches_folder() else str(path)
    return shlex.join(["meadhall", "play", *([game_path] if game_path else []), "--load", match_name, *more_arguments])


def replay_command(path: Path, game_path: str) -> str:
    """Return the command that replays the match in a file."""
    return shlex.join(["meadhall", "replay", str(path), *(["--game", game_path] if game_path else [])])


def farewell_lines(path: Path, game_path: str, *, is_over: bool) -> list[str]:
    """Return lines with the file of a match and the command to continue it, or to replay a finished match."""
    replay_line, continue_line = (
        say("to-look-back", command=replay_command(path, game_path)),
        say("to-go-on", command=continue_command(path, game_path)),
    )
    return [say("kept", path=str(path)), replay_line if is_over else continue_line]


def is_match_file(path: Path) -> bool:
    """Whether a file begins like a match file or is empty."""
    try:
        text = path.read_text("utf-8")
        if text:
            read_header(text)
    except (NoMatchFile, OSError, UnicodeDecodeError):
        return False
    except BadRecord:
        pass  # a match file of another format, or a damaged one
    return True


def _last_file() -> Path:
    files = sorted(matches_folder().glob(f"*{FILE_SUFFIX}"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise BadRecord(say("no-match-yet", folder=str(matches_folder())))
    return files[-1]
