"""The window of `meadhall learn`, with Textual."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Game
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.window import Window
from meadhall.terminal.lesson.viewer import LessonViewer


class LessonApp(Window[bool]):
    """The window of a lesson. Its result says whether the person completed the lesson."""

    def __init__(self, game: Game[Any], *, depth: str = "", in_ascii: bool | None = None) -> None:
        self.lesson = LessonViewer(game)
        super().__init__(self.lesson.desk.paints, self.lesson.frame, depth=depth, in_ascii=in_ascii)

    def key_pressed(self, key: str) -> None:
        self.lesson.press(key)

    def clicked(self, frame: Frame, x: int, y: int) -> None:
        self.lesson.click(frame, x, y)

    def leave_if_done(self) -> None:
        if self.lesson.has_left:
            self.exit(self.lesson.is_finished)


def teach(game: Game[Any]) -> bool:
    """Show a lesson on the full screen. Return whether the person completed it."""
    return bool(LessonApp(game).run())
