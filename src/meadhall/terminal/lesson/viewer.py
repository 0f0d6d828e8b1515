"""A lesson on the drawn table. Each step points at its topic, and may wait for an answer."""

from __future__ import annotations

from itertools import islice
from typing import Any

from meadhall.bots import find_bot
from meadhall.cells.drawing import Canvas, Line, Span
from meadhall.engine import Game
from meadhall.engine.contract.lesson import step_title, step_words, wrong_words
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.frame import Frame, Hit
from meadhall.terminal.fullscreen.layout import MIN_SIZE
from meadhall.terminal.fullscreen.text import draw_heading, truncate, wrap
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import LanguageSetting, say
from meadhall.testing.lessons import PlayedStep, lesson_of, lesson_steps

TEXT_ROWS = 6  # number of rows below the table: title, words, message and keys
FORWARD = ("enter", "Enter", "right", "pagedown", "space")
BACKWARD = ("left", "←", "pageup", "backspace")


class LessonViewer:
    """State of a lesson on the screen. Each step replays the lesson from its beginning, so the person can go back."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.step_count = len(lesson_of(game).steps)
        self.step_index = 0
        self.has_left = False
        self.is_finished = False
        self.message = ""
        self.go_to(0)

    def go_to(self, step_index: int) -> None:
        """Show the step with this index."""
        self.step_index, self.message = max(0, min(self.step_count - 1, step_index)), ""
        self.shown: PlayedStep = next(islice(lesson_steps(self.game, LanguageSetting.language), self.step_index, None))
        self.desk = self._desk()

    def _desk(self) -> Desk:
        """Return the table as the learner sees it, with the cursor at the step's topic."""
        step, perspective = self.shown.step, self.shown.perspective
        seat = perspective.seat
        players = [
            Player(name, None if number == seat else find_bot("random", self.game, ""))
            for number, name in enumerate(perspective.names)
        ]
        desk = Desk(Session(perspective.match, players))
        places = {place.id for place in perspective.scene().places}
        desk.cursor = next((light for light in (*step.lights, *step.beside) if light in places), "")
        desk.chosen = step.awaits if desk.option(step.awaits) is not None else ""
        return desk

    @property
    def awaited_key(self) -> str:
        """The key to press for the answer that the step waits for; empty if the step waits for no answer."""
        option = self.desk.option(self.shown.step.awaits)
        if option is None:
            return ""
        return self.desk.letters.get(option.key) or "Enter"

    def press(self, key: str) -> None:
        """Handle one key: forward, back, the answer that the lesson expects, or leave."""
        if key in ("Q", "escape", "Esc", "ctrl+c"):
            self.has_left = True
        elif key in BACKWARD:
            self.go_to(self.step_index - 1)
        elif key in FORWARD or (self.awaited_key and key == self.awaited_key):
            self.has_left = self.is_finished = self.step_index == self.step_count - 1
            self.go_to(self.step_index + 1)
        else:
            self.message = self._wrong_key_message(key)

    def _wrong_key_message(self, key: str) -> str:
        """Return the response to a wrong key: the step's words about that answer, and the key to press."""
        other = next((option for option, letter in self.desk.letters.items() if letter == key), "")
        step, voice = self.shown.step, self.shown.perspective.language
        own_words = wrong_words(step, self.shown.state, voice, other.partition(":")[0]) if other else ""
        prompt = say("lesson-waits", key=self.awaited_key) if self.awaited_key else say("lesson-next")
        return " ".join(part for part in (own_words, prompt) if part)

    def frame(self, width: int, height: int) -> Frame:
        """Draw the table, with the words of the step below it."""
        # in a low window the words cover its lowest rows
        table = self.desk.frame(width, max(height - TEXT_ROWS, MIN_SIZE[1]))
        canvas = Canvas(width, height)
        canvas.paste(table.canvas, 0, 0)
        top = height - TEXT_ROWS - 1  # covers the key bar of the table
        canvas.fill(0, top, width, TEXT_ROWS + 1, "oak")
        step = self.shown.step
        language = self.shown.perspective.language
        title = f"{self.step_index + 1}/{self.step_count}  {step_title(step, language)}"
        draw_heading(canvas, 0, top, width, [Span(title, "heading")])
        words = wrap([Span(step_words(step, self.shown.state, language), "strong")], width - 4, 0)
        for row, line in enumerate(words[: TEXT_ROWS - 2], top + 1):
            canvas.line(2, row, line)
        canvas.line(2, height - 2, truncate([Span(self.message, "frost")], width - 4))
        hits = [hit for hit in table.hits if hit.y < top and not hit.meaning.startswith("key:")]
        return Frame(canvas, [*hits, *self._keys(canvas, height - 1)], table.board)

    def _keys(self, canvas: Canvas, y: int) -> list[Hit]:
        hits: list[Hit] = []
        x = 1
        awaited = self.awaited_key
        message = "lesson-do" if awaited else "do-forward"
        for key, word in ((awaited or "Enter", say(message)), ("←", say("do-back")), ("Q", say("do-leave"))):
            line: Line = [Span(key, "heading"), Span(f" {word}", "soft")]
            end = canvas.line(x, y, line)
            hits.append(Hit(x, y, end - x, f"key:{key}"))
            x = end + 2
        return hits

    def click(self, frame: Frame, x: int, y: int) -> None:
        """Handle a click on a key, or on the answer that the lesson expects."""
        kind, _, target = frame.meaning_at(x, y).partition(":")
        if kind == "key":
            self.press(target)
        elif kind == "option":
            self._pressed_option(target)
        elif frame.board is not None:
            context = self.desk.context()
            place = self.desk.drawing.place_at(context, x - frame.board[0], y - frame.board[1])
            options = self.desk.drawing.options_at(context, place) if place else ()
            if options:
                keys = [option.key for option in options]
                self._pressed_option(self.shown.step.awaits if self.shown.step.awaits in keys else keys[0])

    def _pressed_option(self, key: str) -> None:
        """Handle a click on an answer in the same way as its letter."""
        self.press(self.awaited_key if key == self.shown.step.awaits else self.desk.letters.get(key, ""))
