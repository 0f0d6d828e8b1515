"""Runs full-screen matches and replays, continues a match from a point of a replay, and starts new matches."""

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
from meadhall.engine.common.errors import as_sentence
from meadhall.engine.common.player_names import BOT_PREFIX, clean_name
from meadhall.terminal import saved_matches
from meadhall.terminal.fullscreen.layout import MIN_SIZE, has_room_for_board
from meadhall.terminal.realtime.seating import bot_and_pace
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import say

if TYPE_CHECKING:
    from meadhall.terminal.replay.viewer import ReplayViewer


class SavedSession(Session):
    """A session that saves its match in a file."""

    def __init__(self, match: Match[Any], players: Sequence[Player], path: Path) -> None:
        super().__init__(match, players, self.save_to_file)
        self.path = path
        self.save_error = ""

    def save_to_file(self, match: Match[Any]) -> None:
        """Write the file. An error does not stop the match. It is stored in `save_error`, and shown at the end."""
        try:
            saved_matches.write(match, self.names, self.path)
            self.save_error = ""
        except MeadhallError as error:
            self.save_error = say("not-kept", error=as_sentence(str(error)))


def saved_session(match: Match[Any], players: Sequence[Player], path: Path | None = None) -> SavedSession:
    """Return a session after saving its match, in this file or in a new one."""
    session = SavedSession(match, players, path or saved_matches.new_match_path(match))
    saved_matches.write(match, session.names, session.path)
    return session


def play_drawn(session: SavedSession, game_path: str, *, ascii: bool, word: str = "") -> None:
    """Play on the full screen, then print where the match is saved and the commands for it.

    `word` is a message for the beginning. The person may continue with another match or a replay.
    """
    wish = _play_until_left(session, ascii=ascii, word=word)
    print("\n".join(saved_matches.farewell_lines(session.path, game_path, is_over=session.is_over)))
    if session.save_error:
        print(session.save_error)
    if wish == "another":
        play_drawn(new_session(session), game_path, ascii=ascii)
    elif wish == "replay":
        match = record.replay(session.path.read_text("utf-8"), session.match.game)
        watch_replay(match, session.names, game_path, ascii=ascii)


def _play_until_left(session: Session, *, ascii: bool, word: str) -> str:
    """Play on the full screen. Return the person's next wish: `another`, `replay` or empty."""
    if session.match.game.is_timed(session.match.options) and not session.match.over:
        from meadhall.terminal.realtime.app import run_race

        return run_race(session, ascii=ascii, word=word)
    from meadhall.terminal.fullscreen.app import run

    return run(session, ascii=ascii, word=word)


def new_session(session: SavedSession) -> SavedSession:
    """Return a session for a new match with the same players and options, in a new file."""
    return saved_session(Match(session.match.game, None, **session.match.options), session.players)


def watch_replay(
    match: record.Replay,
    names: list[str],
    game_path: str,
    begin: Callable[[ReplayViewer], None] | None = None,
    *,
    ascii: bool,
) -> None:
    """Show a replay from the step `begin`. If the person wants to, continue the match from the point on the screen."""
    from meadhall.terminal.replay.app import show_replay
    from meadhall.terminal.replay.viewer import ReplayViewer

    viewer = ReplayViewer(match, names)
    if begin is not None:
        begin(viewer)
    if show_replay(viewer, ascii=ascii):
        session = forked_session(match, viewer.position, viewer.seat)
        word = say("forked", number=viewer.position, name=viewer.people[session.people[0]])
        play_drawn(session, game_path, ascii=ascii, word=word)


def forked_session(match: record.Replay, position: int, seat: int) -> SavedSession:
    """Return a new match that continues from a decision.

    The person gets the seat whose view was shown, or the asked seat if it was everybody's view. Bots get the other
    seats.
    """
    match_there = match[position]
    own_seat = seat if seat >= 0 else match_there.ask.seat if match_there.ask is not None else 0
    kind, pace = bot_and_pace(usual_bot(match.game), match.match)
    seats = match.game.seats(match.match.options)
    names = [clean_name(name) for name in match.header.players] + [f"{BOT_PREFIX}{name}" for name in BOT_NAMES]
    players = [
        Player(_person_name(names[number]))
        if number == own_seat
        else Player(_bot_name(names[number]), find_bot(kind, match.game, str(number)), pace)
        for number in range(seats)
    ]
    return saved_session(match_there, players)


def _person_name(name: str) -> str:
    """Return the name for a person at a seat: the name at that seat, or a general name if it was a bot's name."""
    return say("player-name") if name.startswith(BOT_PREFIX) else name


def _bot_name(name: str) -> str:
    return name if name.startswith(BOT_PREFIX) else f"{BOT_PREFIX}{name}"


def why_plain() -> str:
    """Return why the drawn game cannot be shown here, as a sentence; empty if it can be shown."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return say("no-terminal")
    if os.environ.get("TERM", "dumb") in ("dumb", ""):
        return say("cannot-draw")
    size = shutil.get_terminal_size()
    if not has_room_for_board(size.columns, size.lines):
        columns, rows = MIN_SIZE
        return say("window-small", width=size.columns, height=size.lines, columns=columns, rows=rows)
    return ""
