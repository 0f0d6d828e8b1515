"""The window of the full-screen game, with Textual. Bots think in a thread. Their events are shown one by one."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from meadhall.engine.common.errors import MeadhallError, as_sentence
from meadhall.terminal.fullscreen import clicks, keys
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.first_hints import FirstHints
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.window import Window
from meadhall.terminal.saved_matches import matches_folder
from meadhall.terminal.session import Session
from meadhall.terminal.words import say

EVENT_PAUSE: Final = 0.5  # seconds between two events of other players; half of that between joined events


class GameApp(Window[str]):
    """The window of a match."""

    def __init__(
        self,
        session: Session,
        *,
        depth: str = "",
        in_ascii: bool | None = None,
        pause: float = EVENT_PAUSE,
        word: str = "",
    ) -> None:
        self.desk = self.make_desk(session, word)
        self.pause = pause
        super().__init__(self.desk.paints, self.desk.frame, depth=depth, in_ascii=in_ascii)

    def make_desk(self, session: Session, word: str) -> Desk:
        """Return the desk of this window."""
        return Desk(session, word)

    def key_pressed(self, key: str) -> None:
        keys.press(self.desk, key)

    def clicked(self, frame: Frame, x: int, y: int) -> None:
        key = clicks.click(self.desk, frame, x, y)
        if key:
            keys.press(self.desk, key)

    def leave_if_done(self) -> None:
        if self.desk.has_left:
            self.exit(self.desk.next_wish)

    # ---- other players

    async def run_beside(self) -> None:
        """Show events, let bots answer, and wait for people."""
        while True:
            self.nudge.clear()
            if self.desk.events_left:
                await self._show_next()
            elif not await self._let_bot_answer():
                self.desk.settle()
                self.surface.redraw()
                await self.nudge.wait()

    async def _show_next(self) -> None:
        event = self.desk.story[self.desk.shown_count]
        pause = 0.0 if self.desk.fast_forward else self.pause * (0.5 if event.joins_line else 1)
        if self.desk.page is None:
            self.desk.shown_count += 1
            self.surface.redraw()
        if pause:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), pause)
        else:
            await asyncio.sleep(0)
        if self.desk.fast_forward:
            self.desk.shown_count = len(self.desk.story)

    async def _let_bot_answer(self) -> bool:
        """Let the asked bot think in a thread and answer. Return False if no bot is asked, or the bot fails."""
        session = self.desk.session
        seat = session.asked
        if seat is None or seat in session.people:
            return False
        self.surface.redraw()
        bot = session.players[seat].bot if seat >= 0 else None
        view, log_length = session.match.view(seat), len(session.match.log)
        answer = None if bot is None else await asyncio.to_thread(bot.choose, view)
        if len(session.match.log) != log_length:
            return True  # the person has undone an answer in the meantime
        try:
            session.advance(answer)
        except MeadhallError as error:
            self.desk.message = say("bot-failed", session.listener, seat=seat, error=as_sentence(str(error)))
            return False
        self.desk.refresh()
        if not session.people:
            self.desk.fast_forward = False  # spectators fast-forward one answer at a time
        return True


def run(session: Session, *, ascii: bool = False, depth: str = "", word: str = "") -> str:
    """Play on the full screen until the people leave. Return their `Desk.next_wish`.

    `word` is a message for the beginning.
    """
    app = GameApp(session, depth=depth, in_ascii=ascii or None, word=word)
    app.desk.hints = FirstHints(matches_folder().parent / "hints")
    return app.run() or ""
