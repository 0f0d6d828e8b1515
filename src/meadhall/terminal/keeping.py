"""Where matches are kept: each in a file of its own in the user's data folder, written anew after every answer."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.engine import record
from meadhall.engine.errors import BadRecord, MeadhallError
from meadhall.engine.match import Match
from meadhall.engine.record.lines import read_file

ENDING = ".meadhall"
LAST = "last"


class Kept(NamedTuple):
    """A match that was read from a file, and the names of those who play it."""

    match: Match[Any]
    names: list[str]
    path: Path


def folder() -> Path:
    """`~/.local/share/meadhall/matches`, or where XDG_DATA_HOME says."""
    data = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "meadhall" / "matches"


def new_file(match: Match[Any]) -> Path:
    """A file for a match that begins now, named by game and time."""
    name = f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    found = folder() / f"{name}{ENDING}"
    count = 2
    while found.exists():
        found = folder() / f"{name}-{count}{ENDING}"
        count += 1
    return found


def write(match: Match[Any], names: list[str], path: Path) -> None:
    """Writes the whole match; a file that is there already is replaced in one go, never left half written."""
    aside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside.write_text(record.save(match, players=names), "utf-8")
        aside.replace(path)
    except OSError as error:
        raise MeadhallError(f"the match cannot be saved in {path}: {error.strerror}") from None


def read(name: str) -> Kept:
    """The match in this file, or with `last` the one that was played last, to be played on."""
    path = _last() if name == LAST else Path(name).expanduser()
    try:
        text = path.read_text("utf-8")
        match = record.load(text)
        return Kept(match, list(read_file(text).header.players), path)
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not text; a match file is JSON, line by line") from None
    except BadRecord as error:
        raise BadRecord(f"{path.name}: {error}") from None


def _last() -> Path:
    files = sorted(folder().glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise BadRecord(f"there is no match in {folder()} yet")
    return files[-1]
