"""The desk: the state of a match on the screen (cursor, choice, card, page), and its drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from meadhall.cells.drawing import Canvas, Drawing, DrawingContext, Line, Paint, Span
from meadhall.cells.tray import Times, TrayDrawing, TrayInput
from meadhall.engine.contract.rulebook import Rulebook, rulebook
from meadhall.engine.flows.options import Option
from meadhall.engine.play.perspective import END_LETTER, HeardEvent, LetteredAnswer, lettered_answers
from meadhall.terminal.forecasts import ForecastCache, forecast_line
from meadhall.terminal.fullscreen import pages
from meadhall.terminal.fullscreen.answers import Scroll
from meadhall.terminal.fullscreen.card import WhyCard
from meadhall.terminal.fullscreen.drawings import drawing_of, tray_of
from meadhall.terminal.fullscreen.first_hints import FirstHints
from meadhall.terminal.fullscreen.frame import Frame, Hit, Surroundings, draw_frame
from meadhall.terminal.fullscreen.layout import Layout, fit_layout
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.fullscreen.text import mark_names
from meadhall.terminal.scene_words import totals_line, winners_line
from meadhall.terminal.session import Session
from meadhall.terminal.words import LanguageSetting, say

TRAY_WIDTH: Final = 74  # width of a tray in columns
ROWS_ABOVE_BOARD: Final = 3  # number of rows above the board that is next to a tray
LOG_LINES: Final = 60  # maximum number of events in the log of the screen
KEYS_AFTER_MATCH: Final = ("N another", "V replay")  # additional keys after the match
DICE_SYMBOL: Final = "⚄"  # symbol before public results of dice in the log


def key_bar(*keys: str) -> list[tuple[str, str]]:
    """Return keys with their labels, for the key bar. `Q leave` means the key Q with the message `do-leave`."""
    return [(key, say(f"do-{name}")) for key, _, name in (key_and_name.partition(" ") for key_and_name in keys)]


class Desk:
    """State of a match on the screen, independent of Textual: `keys.press` handles keys, and `frame` draws it."""

    def __init__(self, session: Session, word: str = "") -> None:
        self.session = session
        self.hints: FirstHints | None = None
        self.drawing: Drawing = drawing_of(session.match.game)
        self.tray = tray_of(session.match.game)
        self.picked: frozenset[int] = frozenset()  # indices of the things that are picked up from the tray
        self.forecast_cache = ForecastCache()
        self.cursor = ""
        self.chosen = ""
        self.card: WhyCard | None = None
        self.page: Page | None = None
        self.typed: str | None = None
        self.message = self.word = word  # message for the first question
        self.shows_map = False  # whether the map is shown instead of a stage or tray
        self.option_to_confirm = ""  # key of an option that is carried out if it is typed again
        self.is_leaving = False
        self.has_left = False
        self.next_wish = ""  # the person's next wish when they leave: `another` match, a `replay`, or empty
        self.has_shown_result = False
        self.was_asked = False
        self.fast_forward = False  # whether events are shown without pauses, until the next question
        self.story: list[HeardEvent] = []
        self.shown_count = 0
        self.layout: Layout | None = None
        self.scroll = Scroll()
        self._context: DrawingContext | None = None
        self._answers: list[LetteredAnswer] | None = None
        self._final_cache = "", False
        self.refresh()
        self.shown_count = len(self.story)

    def settle(self) -> None:
        """Update the desk when all events are shown and no bot is asked. After the match, open the result page once."""
        self.fast_forward = False
        if self.is_asked and not self.was_asked:
            self.message, self.word = self.word, ""
        self.was_asked = self.is_asked
        if self.session.is_over and not self.has_shown_result:
            self.has_shown_result = True
            session = self.session
            state = session.glance().state
            self.page = pages.result_page(session.match.standings, session.listener, session.voice, state)

    def leave(self) -> None:
        """Leave if the match is over or the person has confirmed. Otherwise ask the person to confirm."""
        self.has_left = self.is_leaving or self.session.is_over
        self.is_leaving, self.page, self.typed = True, None, None

    def leave_with_wish(self, wish: str) -> bool:
        """Leave a finished match with the wish `another` or `replay`. Return False if the match is not over."""
        if self.session.is_over:
            self.next_wish, self.has_left = wish, True
        return self.session.is_over

    def lift_curtain(self) -> None:
        """Show the table to the person who has taken the keyboard."""
        self.session.lift_curtain()
        self.cursor, self.chosen, self.card, self.message = "", "", None, ""
        self.refresh()
        self.shown_count = len(self.story)

    # ---- display

    def refresh(self) -> None:
        """Drop all data of the old state of the match, and fetch the events."""
        self._context = self._answers = None
        self._final_cache = "", False
        self.chosen = ""
        self.scroll.first_row = 0
        self.story = self.session.story()
        self.shown_count = min(self.shown_count, len(self.story))

    @property
    def rules(self) -> Rulebook:
        return rulebook(self.session.match.game)

    @property
    def is_asked(self) -> bool:
        """Whether the person at the screen is asked and all events are shown."""
        return self.session.is_person_asked and self.shown_count >= len(self.story)

    @property
    def events_left(self) -> int:
        """Number of events that are still to be shown."""
        return len(self.story) - self.shown_count

    def context(self, cell: tuple[int, int] | None = None) -> DrawingContext:
        """Return the data for drawing. Its view is cached until the match changes."""
        if self._context is None:
            view = self.session.view()
            standings = self.session.match.game.standings(view.state)
            points = [0] * len(self.session.names)
            for standing in standings:
                points[standing.seat] = standing.points
            self._context = DrawingContext(
                view, self.session.listener, points, self.drawing.cells[0], {}, language=LanguageSetting.language
            )
        is_asked = self.is_asked
        return replace(
            self._context,
            cell=cell or (self.layout.cell if self.layout else self.drawing.cells[0]),
            letters=self.letters if is_asked else {},
            cursor=self.place_shown,
            chosen=self.option(self.chosen) if is_asked else None,
            final=is_asked and self._is_final(),
        )

    def _is_final(self) -> bool:
        """Whether the chosen answer could not be undone. The result is cached."""
        if not self.chosen:
            return False
        if self._final_cache[0] != self.chosen:
            self._final_cache = self.chosen, self.session.is_final(self.chosen)
        return self._final_cache[1]

    @property
    def options(self) -> Sequence[Option]:
        """Options of the person at the screen."""
        return [answer.option for answer in self.answers]

    @property
    def answers(self) -> Sequence[LetteredAnswer]:
        """Options of the person at the screen with the same letters as in the browser and in plain mode."""
        if not self.session.is_person_asked:
            return ()
        if self._answers is None:
            view, session = (self._context or self.context()).view, self.session
            self._answers = lettered_answers(view.options, session.wording, view.state, session.listener)
        return self._answers

    @property
    def letters(self) -> dict[str, str]:
        """Letters of answers by key. Answers with two letters, such as `aa`, are missing: use Tab or type them."""
        return (
            {} if self.uses_tray else {answer.key: answer.letter for answer in self.answers if len(answer.letter) == 1}
        )

    def option(self, key: str) -> Option | None:
        return next((option for option in self.options if option.key == key), None)

    @property
    def place_shown(self) -> str:
        """The place of the event on the screen while others play. Otherwise the place of the cursor."""
        if 0 < self.shown_count < len(self.story) or (self.shown_count and not self.session.is_person_asked):
            place = self.drawing.place_of_event(self.story[self.shown_count - 1].event)
            return place or self.cursor
        return self.cursor

    # ---- the tray

    @property
    def paints(self) -> Mapping[str, Paint]:
        """The colours of the game's board and tray."""
        return {**self.drawing.paints, **(self.tray.paints if self.tray is not None else {})}

    @property
    def times(self) -> Times | None:
        """The times of a match against the clock, or None in other matches."""
        return None

    @property
    def uses_tray(self) -> bool:
        """Whether the person answers with a tray instead of letters."""
        if self.tray is None or self.shows_map or (self.times is None and not self.is_asked):
            return False
        return self.tray.is_for((self._context or self.context()).view)

    @property
    def tray_input(self) -> TrayInput:
        """The data for drawing the tray."""
        view = (self._context or self.context()).view
        assert self.tray is not None
        self.picked &= frozenset(self.tray.things(view))
        key = self.tray.throw(view, self.picked) if self.times is None else ""
        forecast = self.forecast_cache.preview(view, key, self.session.voice) if key else None
        return TrayInput(view, self.session.voice, self.picked, self.times, forecast)

    def _draw_tray(self, width: int, height: int) -> TrayDrawing:
        """Draw the tray, and the board next to it if there is room."""
        assert self.tray is not None
        tray = self.tray.draw(self.tray_input, width, height)
        for cell in self.drawing.cells:
            context = replace(self.context(cell), chosen=None)
            size = self.drawing.size(context)
            if width >= TRAY_WIDTH + size[0] and height >= size[1] + ROWS_ABOVE_BOARD:
                tray.canvas.paste(self.drawing.board(context), TRAY_WIDTH, ROWS_ABOVE_BOARD)
                break
        return tray

    # ---- drawing

    def frame(self, width: int, height: int) -> Frame:
        """Draw the current screen."""
        sizes = {cell: self.drawing.size(self._context_for(cell)) for cell in self.drawing.cells}
        self.layout = fit_layout(width, height, self.drawing.cells, sizes)
        if self.is_curtained:
            return self._curtain(width, height)
        context = self.context(self.layout.cell)
        frame = draw_frame(self.layout, self.drawing, context, self._surroundings(context))
        if self.page is not None:
            frame.hits.clear()
            self.page.draw(frame.canvas)
        return frame

    @property
    def is_curtained(self) -> bool:
        """Whether the table is hidden because another person must take the keyboard."""
        return self.session.curtain is not None and not (self.events_left and self.session.seat is not None)

    def _curtain(self, width: int, height: int) -> Frame:
        name = self.session.names[self.session.curtain or 0]
        frame = draw_curtain(width, height, name, say("leaving") if self.is_leaving else "")
        if self.page is not None:
            self.page.draw(frame.canvas)
        return frame

    def _context_for(self, cell: tuple[int, int]) -> DrawingContext:
        return replace(self._context or self.context(), cell=cell)

    def _surroundings(self, context: DrawingContext) -> Surroundings:
        return Surroundings(
            game=self.session.match.game.name,
            log=[
                *(
                    self.log_line(event)
                    for event in self.story[max(0, self.shown_count - LOG_LINES) : self.shown_count]
                ),
                *self._aim(),
            ],
            question=self._question(context),
            answers=self.options if self.is_asked else (),
            scroll=self.scroll,
            note=self._note(context),
            keys=self._keys(context),
            status=self._status(),
            card=self.card,
            stage=self.is_asked and not self.shows_map,
            tray=self._draw_tray if self.uses_tray else None,
        )

    def _aim(self) -> list[Line]:
        """Return the aim of the game, which is shown until the person's first answer."""
        aim = self.session.aim() if self.is_asked and self.session.has_not_answered else ()
        return [[Span(f"{aim[0]} ", "heading"), Span(say("aim-more"), "soft")]] if aim else []

    def log_line(self, event: HeardEvent) -> Line:
        """Return an event as a line of the log, with players' names in their colours."""
        is_wide = self.layout is None or self.layout.is_wide or self.layout.side is None or self.has_stage
        ink = (
            "title"
            if event.opens_paragraph
            else self.drawing.tone(event.event, self.session.seat if self.session.seat is not None else -1)
        )
        line = mark_names(event.words if is_wide else event.brief, self.session.listener.names, ink)
        return [Span(f"{DICE_SYMBOL} ", "heading"), *line] if event.follows_roll else line

    def _question(self, context: DrawingContext) -> Line:
        if self.is_leaving:
            return [Span(f"{say('leave-table')} ", "blood"), Span(f" {say('leaving')}")]
        if self.is_asked:
            return self.drawing.question(context)
        if self.session.is_over and not self.events_left:
            return [Span(f"{say('match-over')} ", "heading"), Span(f" {self._result()}")]
        asked = self.session.asked
        if asked is None or self.events_left:
            return [Span(f"{say('happening')} ", "heading")]
        words = say("thinking", name=self.session.names[asked]) if asked >= 0 else say("clock-runs")
        return [Span(f"{words} ", "heading")]

    def _result(self) -> str:
        standings = self.session.match.standings
        listener = self.session.listener
        first = [standing.seat for standing in standings if standing.place == 1]
        if not first:
            return say("nobody-wins")
        points = totals_line(self.session.voice, self.session.glance().state, standings, listener)
        return f"{winners_line(first, listener)} {points}".rstrip()

    def _note(self, context: DrawingContext) -> Line:
        """Return the typed text, a message, a forecast for the tray, or a hint."""
        if self.typed is not None:
            return [Span("/ ", "heading"), Span(self.typed, "strong"), Span("▏", "ember")]
        if self.message:
            return [Span(self.message, "frost")]
        if self.chosen and self.uses_tray:
            preview = self.forecast_cache.preview(context.view, self.chosen, context.voice)
            return forecast_line(preview, self.session.scene(), context.names)
        return [Span(hint, "frost")] if (hint := self.hint) else []

    @property
    def hint(self) -> str:
        """A hint for beginners; empty if there is a message."""
        return "" if self.hints is None or self.message else self.hints.hint(self)

    def _keys(self, context: DrawingContext) -> list[tuple[str, str]]:
        if self.page is not None:
            return key_bar(*(KEYS_AFTER_MATCH if self.session.is_over else ()), *self.page.keys)
        if self.typed is not None:
            return key_bar("Enter send", "Esc cancel")
        if self.uses_tray:
            return key_bar("F1 help", *self.tray_keys, "Q leave", "/ type", "L log", "R rules", "P players")
        if not self.is_asked:
            more_keys = KEYS_AFTER_MATCH if self.session.is_over else ["any faster"]
            return key_bar("F1 help", *more_keys, "L log", "R rules", "P players", "Q leave", "←↑↓→ look")
        # A narrow bar is cut off at its right end, so the keys that beginners need come first.
        end_keys = [
            (answer.letter, self.session.option_words(answer.option, brief=True).lower())
            for answer in self.answers
            if answer.letter == END_LETTER
        ]
        narrow = self._is_narrower(72)
        why = "? why" if self._is_narrower(90 if end_keys else 72) else "? why-not"
        common_keys = key_bar(why, "U undo", "Q leave", "L log", "/ type", "R rules")
        if self.has_stage:
            return [*key_bar("F1 help", "Enter confirm", "M map"), *common_keys]
        tab = () if end_keys and narrow else ("Tab next",)
        return [*key_bar("F1 help", "Enter play", *tab), *end_keys, *common_keys, *key_bar("←↑↓→ look")]

    def _is_narrower(self, columns: int) -> bool:
        return self.layout is not None and self.layout.width < columns

    @property
    def tray_keys(self) -> Sequence[str]:
        """Keys of the tray, for the key bar."""
        return "Space throw", "S stop", "M board", "? why-not", "U undo"

    @property
    def has_stage(self) -> bool:
        if self.layout is None or self.shows_map or not self.is_asked:
            return False
        return self.drawing.stage(self.context(), self.layout.width, self.layout.height - 8) is not None

    def _status(self) -> Line:
        is_over = self.session.is_over
        return [
            Span("● ", "moss"),
            Span(say("over" if is_over else "saved-now" if self.session.on_change else "live"), "soft"),
        ]


def draw_curtain(width: int, height: int, name: str, leaving_message: str = "") -> Frame:
    """Draw a curtain over the screen, with the next person's name, and a message about leaving if there is one."""
    canvas = Canvas(width, height, "oak")
    for row in range(height):
        canvas.put(0, row, ("╲╱" * width)[row % 2 : row % 2 + width], "line")
    turn = say("curtain-turn", name=name)
    box_width = min(width - 4, max(38, len(turn), len(leaving_message)) + 4)
    x, y = (width - box_width) // 2, height // 2 - 4
    canvas.fill(x, y, box_width, 8, "night")
    lines: list[Line] = [
        [Span(say("brand"), "heading")],
        [],
        [Span(turn, "strong")],
        [Span(say("curtain-hidden"), "soft")],
        [],
        [Span(leaving_message, "blood")]
        if leaving_message
        else [Span("Enter", "heading"), Span(f" {say('curtain-lift')}", "soft")],
    ]
    for row, line in enumerate(lines, y + 1):
        length = sum(len(span.text) for span in line)
        canvas.line(x + (box_width - length) // 2, row, line)
    return Frame(
        canvas, [Hit(x, y, box_width, "key:Enter"), *(Hit(x, y + row, box_width, "key:Enter") for row in range(1, 8))]
    )
