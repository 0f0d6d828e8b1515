"""The replay of a match. It shows any decision from any player's view, and the person can play on from there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from meadhall.cells.drawing import Drawing, DrawingContext, Line, Span
from meadhall.engine import EVERYBODY, Answer, Match, Names, Option, View
from meadhall.engine.language.voice import Voice
from meadhall.engine.play.perspective import lettered_answers
from meadhall.engine.record import Replay
from meadhall.terminal.fullscreen.desk import key_bar
from meadhall.terminal.fullscreen.drawings import drawing_of
from meadhall.terminal.fullscreen.frame import Frame, Hit, Surroundings, draw_frame
from meadhall.terminal.fullscreen.layout import Layout, fit_layout
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.fullscreen.text import mark_names
from meadhall.terminal.replay.pace import SPEEDS, USUAL, Pace
from meadhall.terminal.words import LanguageSetting, say

EVERYONE_SEES: Final = -1


class ReplayViewer:
    """The state of a replay on the screen. `position` is the number of answers before the position on the screen."""

    def __init__(self, replay: Replay, names: Sequence[str] = ()) -> None:
        self.replay = replay
        self.game = replay.game
        self.language = self.game.language(LanguageSetting.language)
        self.drawing: Drawing = drawing_of(self.game)
        seats = self.game.seats(replay.match.options)
        self.people = [*names, *(say("player", number=seat + 1) for seat in range(len(names), seats))]
        self.seat = EVERYONE_SEES if replay.seat is None else replay.seat
        self.position = 0
        self.is_playing = False
        self.pace = Pace(replay)
        self.speed = USUAL
        self.page: Page | None = None
        self.typed: str | None = None
        self.cursor = ""
        self.message = ""
        self.continues_match = False
        self.is_closed = False
        self.layout: Layout | None = None
        self._match: Match[Any] | None = None

    # ---- moving in time

    @property
    def last_position(self) -> int:
        return len(self.replay) - 1

    @property
    def match(self) -> Match[Any]:
        """The match at the position on the screen."""
        if self._match is None:
            self._match = self.replay[self.position]
        return self._match

    def go_to(self, position: int) -> None:
        """Show the position after this many answers."""
        self.position = max(0, min(self.last_position, position))
        self._match = None
        self.message = ""
        self.is_playing = self.is_playing and self.position < self.last_position

    def play(self, speed: float) -> None:
        """Play at a speed. Speed 1 is one decision a second, or the original speed of a race."""
        self.set_speed(SPEEDS.index(speed))
        self.is_playing = self.position < self.last_position

    def set_speed(self, speed: int) -> None:
        """Set the speed by its index in SPEEDS, and show a message about it."""
        self.speed = max(0, min(len(SPEEDS) - 1, speed))
        self.message = self.pace.speed_sentence(SPEEDS[self.speed])

    def wait(self) -> float:
        """Return the number of seconds for which this position is shown during play."""
        return self.pace.wait(self.position, SPEEDS[self.speed])

    def jump_to_turn(self, direction: int) -> None:
        """Jump to the beginning of the next turn (`direction` 1) or of an earlier one (-1)."""
        position = self.position + direction
        while 0 < position < self.last_position and not self._opens_turn(position):
            position += direction
        self.go_to(position)

    def _opens_turn(self, position: int) -> bool:
        return any(isinstance(event, self.game.wording.opens) for event, _ in self.replay.events(position))

    def switch_view(self) -> None:
        """Switch to the next view: the view of everybody, then that of each seat. The match must be over."""
        if self.replay.seat is not None:
            self.message = say("one-view")
        elif not self.replay.match.over:
            self.message = say("not-over-yet")
        else:
            self.message = ""
            self.seat = EVERYONE_SEES if self.seat + 1 >= len(self.people) else self.seat + 1

    # ---- display

    def voice(self, listener: int) -> Voice:
        """Return the game's words for a seat."""
        return Voice(self.language, self.language.names(self.people, listener, shared=True))

    @property
    def names(self) -> Names:
        return self.language.names(self.people, self.seat, shared=True)  # names do not depend on the viewer

    def next_answer(self) -> Option | None:
        """Return the option of the next answer. Return None at the end, or if the next answer had no question."""
        if self.position >= self.last_position or self.match.ask is None:
            return None
        answer = next((entry for entry in self.replay.entries(self.position + 1) if isinstance(entry, Answer)), None)
        if answer is None or answer.seat not in self.match.ask.waiting:
            return None
        return next((option for option in self.match.menu(answer.seat).options if option.key == answer.key), None)

    def context(self, cell: tuple[int, int]) -> DrawingContext:
        view: View[Any] = self.match.view(self.seat)
        points = [0] * len(self.people)
        for standing in self.game.standings(view.state):
            points[standing.seat] = standing.points
        answers = lettered_answers(view.options, self.language.wording, view.state, self.names)
        letters = {answer.key: answer.letter for answer in answers if len(answer.letter) == 1}
        chosen = self.next_answer() if view.options else None
        cursor = self.cursor
        plain = DrawingContext(view, self.names, points, cell, {}, language=LanguageSetting.language)
        if chosen is not None and (places := self.drawing.places_of(plain, chosen)):
            cursor = places[0]
        return replace(plain, letters=letters, cursor=cursor, chosen=chosen)

    def frame(self, width: int, height: int) -> Frame:
        """Draw the screen at the current position, in the colours of a replay."""
        plain = DrawingContext(
            self.match.view(self.seat),
            self.names,
            [0] * len(self.people),
            self.drawing.cells[0],
            {},
            language=LanguageSetting.language,
        )
        sizes = {cell: self.drawing.size(replace(plain, cell=cell)) for cell in self.drawing.cells}
        self.layout = fit_layout(width, height, self.drawing.cells, sizes)
        context = self.context(self.layout.cell)
        frame = draw_frame(self.layout, self.drawing, context, self._surroundings(context))
        if self.page is not None:
            frame.hits.clear()
            self.page.draw(frame.canvas)
        else:
            self._draw_progress_bar(frame)
        return frame

    def _surroundings(self, context: DrawingContext) -> Surroundings:
        return Surroundings(
            game=self.game.name,
            log=self.story(40),
            question=self._question(context),
            note=self._note(context),
            keys=self._keys(),
            status=[Span(f"{self._view_words()} ", "soft"), Span(self._speed_words(), "sepia")],
            is_replay=True,
        )

    def _view_words(self) -> str:
        return say("seen-by-all") if self.seat == EVERYONE_SEES else say("seen-by", name=self.people[self.seat])

    def _speed_words(self) -> str:
        """Return the clock, and the speed or "paused"."""
        plays = say("playing", speed=f"{SPEEDS[self.speed]:g}") if self.is_playing else say("paused")
        return f"{self.pace.clock(self.position)} {plays}".lstrip()

    def _question(self, context: DrawingContext) -> Line:
        head = Span(f"{say('decision', number=self.position, last=self.last_position)} ", "sepia")
        if self.match.ask is None:
            return [head, Span(f" {say('match-over')}")]
        seat = self.match.ask.seat
        player = self.people[seat] if 0 <= seat < len(self.people) else say("clock")
        words = self.voice(EVERYONE_SEES).question(self.match.menu(seat).question, context.view.state)
        return [head, Span(f" {player}: "), Span(words.split("\n")[0], "soft")]

    def _note(self, context: DrawingContext) -> Line:
        if self.typed is not None:
            return [Span(f"/ {say('jump-to')} ", "sepia"), Span(self.typed, "strong"), Span("▏", "ember")]
        if self.message:
            return [Span(self.message, "frost")]
        chosen = self.next_answer()
        if chosen is not None and self.match.ask is not None:
            words = self.voice(EVERYONE_SEES).option(chosen, context.view.state)
            return [Span(f"{say('next-answer')} ", "soft"), Span(f"{chosen.key} ", "sepia"), Span(words, "soft")]
        return self.drawing.place(context, context.cursor) if context.cursor else []

    def _keys(self) -> list[tuple[str, str]]:
        if self.page is not None:
            return key_bar(*self.page.keys)
        keys = ["F1 help", "Space pause" if self.is_playing else "Space play", "← back", "→ forward"]
        keys += ["[ turn", "] turn", "Q leave", "F play-on", "V eyes", "/ jump", "L log", "R rules", "Home top"]
        return key_bar(*keys, "End bottom")

    def story(self, limit: int) -> list[Line]:
        """Return about `limit` events up to the position on the screen, as lines."""
        lines: list[Line] = []
        for position in range(self.position, -1, -1):
            new_lines = [
                line
                for event, recipient in self.replay.events(position)
                if (line := self._event_line(event, recipient))
            ]
            lines[:0] = new_lines
            if len(lines) >= limit:
                break
        return lines

    def _event_line(self, event: Any, recipient: int) -> Line:
        if recipient not in (EVERYBODY, self.seat):
            return []
        wording = self.game.wording
        is_brief = self.layout is not None and not self.layout.is_wide
        words = self.voice(self.seat).event(event, brief=is_brief)
        ink = "title" if isinstance(event, wording.opens) else self.drawing.tone(event, self.seat)
        return mark_names(words, self.people, ink) if words else []

    def _draw_progress_bar(self, frame: Frame) -> None:
        """Draw the match as a line with ticks for turns. A click on the line jumps to that position."""
        assert self.layout is not None
        beside_a_side = frame.board is not None
        width = (self.layout.answers_width if beside_a_side else self.layout.width) - 4
        y = self.layout.note - (2 if beside_a_side else 1)
        ticks = {self._column(position, width) for position in range(len(self.replay)) if self._opens_turn(position)}
        current = self._column(self.position, width)
        for x in range(width):
            sign = "●" if x == current else "┼" if x in ticks else "─"
            frame.canvas.put(2 + x, y, sign, "sepia" if x <= current else "line")
            frame.hits.append(Hit(2 + x, y, 1, f"key:@{round(x * self.last_position / max(1, width - 1))}"))

    def _column(self, position: int, width: int) -> int:
        return round(position * (width - 1) / max(1, self.last_position))
