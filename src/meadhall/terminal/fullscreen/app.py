"""The full-screen game: Textual around a desk. Bots think in a thread; their moves are shown one event at a time."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from meadhall.engine.common.errors import MeadhallError, whole
from meadhall.terminal.fullscreen import clicks, keys
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.first_hints import FirstHints
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.window import Window
from meadhall.terminal.saved_matches import folder
from meadhall.terminal.session import Session
from meadhall.terminal.words import say

PAUSE: Final = 0.5  # between two events of others; events that belong together follow faster


class GameApp(Window[str]):
    """One table in the whole window."""

    def __init__(
        self,
        session: Session,
        *,
        depth: str = "",
        in_ascii: bool | None = None,
        pause: float = PAUSE,
        word: str = "",
    ) -> None:
        self.desk = self.make_desk(session, word)
        self.pause = pause
        super().__init__(self.desk.paints, self.desk.frame, depth=depth, in_ascii=in_ascii)

    def make_desk(self, session: Session, word: str) -> Desk:
        """Make the desk of this window."""
        return Desk(session, word)

    def key_pressed(self, key: str) -> None:
        keys.press(self.desk, key)

    def clicked(self, frame: Frame, x: int, y: int) -> None:
        key = clicks.click(self.desk, frame, x, y)
        if key:
            keys.press(self.desk, key)

    def leave_if_done(self) -> None:
        if self.desk.left:
            self.exit(self.desk.then)

    # ---- others

    async def run_beside(self) -> None:
        """Show events, let bots think, and wait for people."""
        while True:
            self.nudge.clear()
            if self.desk.coming:
                await self._show_next()
            elif not await self._let_a_bot_answer():
                self.desk.rest()
                self.surface.redraw()
                await self.nudge.wait()

    async def _show_next(self) -> None:
        told = self.desk.story[self.desk.shown]
        pause = 0.0 if self.desk.hurry else self.pause * (0.5 if told.joins else 1)
        if self.desk.page is None:
            self.desk.shown += 1
            self.surface.redraw()
        if pause:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), pause)
        else:
            await asyncio.sleep(0)
        if self.desk.hurry:
            self.desk.shown = len(self.desk.story)

    async def _let_a_bot_answer(self) -> bool:
        """Let the bot to move think, beside the screen; False if no bot is to move."""
        session = self.desk.session
        seat = session.asked
        if seat is None or seat in session.people:
            return False
        self.surface.redraw()
        bot = session.players[seat].bot if seat >= 0 else None
        view, at = session.match.view(seat), len(session.match.log)
        said = None if bot is None else await asyncio.to_thread(bot.choose, view)
        if len(session.match.log) != at:
            return True  # undone while it thought
        try:
            session.advance(said)
        except MeadhallError as error:
            self.desk.message = say("bot-failed", session.listener, seat=seat, error=whole(str(error)))
            return False
        self.desk.refresh()
        if not session.people:
            self.desk.hurry = False  # a spectator fast-forwards one answer at a time
        return True


def run(session: Session, *, ascii: bool = False, depth: str = "", word: str = "") -> str:
    """Play in the whole window, which may begin with a word, until the people leave for what `Desk.then` says."""
    app = GameApp(session, depth=depth, in_ascii=ascii or None, word=word)
    app.desk.hints = FirstHints(folder().parent / "hints")
    return app.run() or ""
