"""Matches on this screen: played, replayed, played on from a moment, and started again."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.bots import find_bot
from meadhall.bots.names import BOT_NAMES, usual_bot
from meadhall.engine import Match, MeadhallError, record
from meadhall.engine.common.errors import whole
from meadhall.engine.common.player_names import BOT, clean
from meadhall.terminal import saved_matches
from meadhall.terminal.fullscreen.layout import LEAST, has_room_for_board
from meadhall.terminal.realtime.seating import bot_and_pace
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import say

if TYPE_CHECKING:
    from meadhall.terminal.replay.viewer import ReplayViewer


class KeptSession(Session):
    """A session whose match is kept in a file."""

    def __init__(self, match: Match[Any], players: Sequence[Player], path: Path) -> None:
        super().__init__(match, players, self.keep_in_file)
        self.path = path
        self.trouble = ""

    def keep_in_file(self, match: Match[Any]) -> None:
        """Write the file. A full disk does not stop the match; the person is told at the end."""
        try:
            saved_matches.write(match, self.names, self.path)
            self.trouble = ""
        except MeadhallError as error:
            self.trouble = say("not-kept", error=whole(str(error)))


def begun(match: Match[Any], players: Sequence[Player], path: Path | None = None) -> KeptSession:
    """Return a session whose match is in its file from the beginning; without a path the file is new."""
    session = KeptSession(match, players, path or saved_matches.new_file(match))
    saved_matches.write(match, session.names, session.path)
    return session


def play_drawn(session: KeptSession, where: str, *, ascii: bool, word: str = "") -> None:
    """Play on the full screen, which may begin with a word, and say at the end what to do with the match."""
    then = _until_left(session, ascii=ascii, word=word)
    print("\n".join(saved_matches.farewell(session.path, where, over=session.over)))
    if session.trouble:
        print(session.trouble)
    if then == "another":
        play_drawn(another(session), where, ascii=ascii)
    elif then == "replay":
        match = record.replay(session.path.read_text("utf-8"), session.match.game)
        look_back(match, session.names, where, ascii=ascii)


def _until_left(session: Session, *, ascii: bool, word: str) -> str:
    """Play in the whole window; return what the person wants next."""
    if session.match.game.is_timed(session.match.options) and not session.match.over:
        from meadhall.terminal.realtime.app import run_race

        return run_race(session, ascii=ascii, word=word)
    from meadhall.terminal.fullscreen.app import run

    return run(session, ascii=ascii, word=word)


def another(session: KeptSession) -> KeptSession:
    """Start a new match with the same players and options, in a file of its own."""
    return begun(Match(session.match.game, None, **session.match.options), session.players)


def look_back(
    match: record.Replay,
    names: list[str],
    where: str,
    begin: Callable[[ReplayViewer], None] | None = None,
    *,
    ascii: bool,
) -> None:
    """Replay a match, from where `begin` takes it, and play on from a moment if that is wanted."""
    from meadhall.terminal.replay.app import show_replay
    from meadhall.terminal.replay.viewer import ReplayViewer

    viewer = ReplayViewer(match, names)
    if begin is not None:
        begin(viewer)
    if show_replay(viewer, ascii=ascii):
        session = forked(match, viewer.at, viewer.seat)
        word = say("forked", number=viewer.at, name=viewer.people[session.people[0]])
        play_drawn(session, where, ascii=ascii, word=word)


def forked(match: record.Replay, at: int, seat: int) -> KeptSession:
    """Return a match of its own from a decision: you at the seat that was viewed, or that is asked; bots elsewhere."""
    now = match[at]
    mine = seat if seat >= 0 else now.ask.seat if now.ask is not None else 0
    kind, pace = bot_and_pace(usual_bot(match.game), match.match)
    seats = match.game.seats(match.match.options)
    names = [clean(name) for name in match.header.players] + [f"{BOT}{name}" for name in BOT_NAMES]
    players = [
        Player(_of_a_person(names[other]))
        if other == mine
        else Player(_of_a_bot(names[other]), find_bot(kind, match.game, str(other)), pace)
        for other in range(seats)
    ]
    return begun(now, players)


def _of_a_person(name: str) -> str:
    """Return the name for a seat: a person who replaces a bot is just a player."""
    return say("player-name") if name.startswith(BOT) else name


def _of_a_bot(name: str) -> str:
    return name if name.startswith(BOT) else f"{BOT}{name}"


def why_plain() -> str:
    """Return why the drawn game cannot be shown here, as one sentence; empty if it can."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return say("no-terminal")
    if os.environ.get("TERM", "dumb") in ("dumb", ""):
        return say("cannot-draw")
    size = shutil.get_terminal_size()
    if not has_room_for_board(size.columns, size.lines):
        columns, rows = LEAST
        return say("window-small", width=size.columns, height=size.lines, columns=columns, rows=rows)
    return ""
