"""The full-screen game: Textual around a desk. Bots think in a thread; what they do is shown one event at a time."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from textual.app import App, ComposeResult

from meadhall.engine.drawing import Canvas, Span
from meadhall.engine.errors import MeadhallError
from meadhall.terminal.ascii_signs import needs_ascii
from meadhall.terminal.desk import Desk
from meadhall.terminal.frame import Frame
from meadhall.terminal.keys import press
from meadhall.terminal.layout import LEAST, fits
from meadhall.terminal.pointing import click
from meadhall.terminal.session import Session
from meadhall.terminal.surface import Surface
from meadhall.terminal.text import wrap
from meadhall.terminal.theme import NONE, SIXTEEN, Theme, depth_of

PAUSE: Final = 0.5  # between two events of others; those that belong together follow faster
SCREEN_CSS: Final = "Screen { background: #14110f; }"


class GameApp(App[None]):
    """One table in the whole window."""

    CSS = SCREEN_CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Meadhall"

    def __init__(
        self, session: Session, *, depth: str = "", in_ascii: bool | None = None, pause: float = PAUSE
    ) -> None:
        self.depth = depth or depth_of()
        super().__init__(ansi_color=self.depth in (SIXTEEN, NONE))
        self.desk = Desk(session)
        self.pause = pause
        self.in_ascii = needs_ascii() if in_ascii is None else in_ascii
        self.drawn: Frame | None = None
        self.nudge = asyncio.Event()

    def compose(self) -> ComposeResult:
        theme = Theme(self.desk.drawing.paints, self.depth)
        self.surface = Surface(theme, self._draw, self._press, self._point, in_ascii=self.in_ascii)
        yield self.surface

    def on_mount(self) -> None:
        self.surface.focus()
        self.run_worker(self._conduct(), exit_on_error=True)

    # ---- drawing

    def _draw(self, width: int, height: int) -> Canvas:
        if not fits(width, height):
            self.drawn = None
            return too_small(width, height)
        self.drawn = self.desk.frame(width, height)
        return self.drawn.canvas

    # ---- keys and clicks

    def _press(self, key: str) -> None:
        press(self.desk, key)
        self._changed()

    def _point(self, x: int, y: int) -> None:
        if self.drawn is None:
            return
        key = click(self.desk, self.drawn, x, y)
        if key:
            press(self.desk, key)
        self._changed()

    def _changed(self) -> None:
        if self.desk.left:
            self.exit()
        self.surface.redraw()
        self.nudge.set()

    # ---- others

    async def _conduct(self) -> None:
        """Shows what happens, lets bots think, and waits for people."""
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
        """Lets the bot that is asked think, beside the screen; False if no bot is asked."""
        session = self.desk.session
        seat = session.asked
        if seat is None or seat in session.people:
            return False
        self.surface.redraw()
        bot = session.players[seat].bot if seat >= 0 else None
        view, at = session.match.view(seat), len(session.match.log)
        said = None if bot is None else await asyncio.to_thread(bot.choose, view)
        if len(session.match.log) != at:
            return True  # taken back while it thought
        try:
            session.advance(said)
        except MeadhallError as error:
            self.desk.message = f"{session.names[seat]} answered nonsense: {error}."
            return False
        self.desk.refresh()
        if not session.people:
            self.desk.hurry = False  # who only looks on hurries one answer at a time
        return True


def too_small(width: int, height: int) -> Canvas:
    """What is shown when a window has become too small."""
    canvas = Canvas(max(1, width), max(1, height))
    words = f"This window is {width} x {height}; the drawn game needs {LEAST[0]} x {LEAST[1]}."
    for row, line in enumerate(wrap([Span(f"{words} Make it larger, or play with --plain.", "strong")], width, 0)):
        canvas.line(0, row, line)
    return canvas


def run(session: Session, *, ascii: bool = False, depth: str = "") -> None:
    """Plays in the whole window until the people leave."""
    GameApp(session, depth=depth, in_ascii=ascii or None).run()
