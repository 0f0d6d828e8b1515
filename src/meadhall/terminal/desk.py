"""What the person at the screen looks at and has in mind: cursor, choice, card, page; drawn, and changed by methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.drawing import Drawing, Line, Sight, Span
from meadhall.engine.errors import MeadhallError, NotOffered
from meadhall.engine.log import Answer
from meadhall.engine.options import Option
from meadhall.engine.rulebook import Rulebook, rulebook
from meadhall.terminal import pages
from meadhall.terminal.card import Reason, WhyCard
from meadhall.terminal.drawings import drawing_of
from meadhall.terminal.frame import Frame, Setting, draw_frame
from meadhall.terminal.layout import Layout, lay_out
from meadhall.terminal.pages import Page
from meadhall.terminal.session import Line as Told
from meadhall.terminal.session import Session
from meadhall.terminal.text import mark_names
from meadhall.terminal.typed import understand

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz123456789"


class Desk:
    """One table on one screen. Nothing here knows Textual: keys come in as words, frames go out as canvases."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.drawing: Drawing = drawing_of(session.match.game)
        self.cursor = ""
        self.chosen = ""
        self.card: WhyCard | None = None
        self.page: Page | None = None
        self.typed: str | None = None
        self.message = ""
        self.peek = False  # at the map, during a fight
        self.leaving = False
        self.left = False
        self.hurry = False  # others' events come without pauses until the next question
        self.story: list[Told] = []
        self.shown = 0
        self.layout: Layout | None = None
        self._sight: Sight | None = None
        self.refresh()
        self.shown = len(self.story)

    # ---- what is seen

    def refresh(self) -> None:
        """The match has changed: forget what was drawn from it, and hear what is new."""
        self._sight = None
        self.chosen = ""
        self.story = self.session.story()
        self.shown = min(self.shown, len(self.story))

    @property
    def rules(self) -> Rulebook:
        return rulebook(self.session.match.game)

    @property
    def is_asked(self) -> bool:
        """Whether the person who looks has the question before him, with nothing left to be told first."""
        return self.session.is_mine and self.shown >= len(self.story)

    @property
    def coming(self) -> int:
        """How many events are still to be shown."""
        return len(self.story) - self.shown

    def sight(self, cell: tuple[int, int] | None = None) -> Sight:
        """What the drawing is made from; the view is built once for every change."""
        if self._sight is None:
            view = self.session.view()
            standings = self.session.match.game.standings(view.state)
            points = [0] * len(self.session.names)
            for standing in standings:
                points[standing.seat] = standing.points
            self._sight = Sight(view, self.session.listener, points, self.drawing.cells[0], {})
        size = cell or (self.layout.cell if self.layout else self.drawing.cells[0])
        seen = self._sight
        asked = self.is_asked
        return Sight(
            seen.view,
            seen.names,
            seen.points,
            size,
            self.letters if asked else {},
            self.place_shown,
            self.option(self.chosen) if asked else None,
        )

    @property
    def options(self) -> Sequence[Option]:
        """The answers of the person who looks."""
        self_sight = self._sight or self.sight()
        return self_sight.view.options if self.session.is_mine else ()

    @property
    def letters(self) -> dict[str, str]:
        """The letter of every answer that is no command."""
        plain = [option.key for option in self.options if not self.drawing.command(option)]
        return dict(zip(plain, LETTERS, strict=False))

    def option(self, key: str) -> Option | None:
        return next((option for option in self.options if option.key == key), None)

    @property
    def place_shown(self) -> str:
        """Where the cursor stands, or, while others play, where something happens."""
        if 0 < self.shown < len(self.story) or (self.shown and not self.session.is_mine):
            place = self.drawing.place_of_event(self.story[self.shown - 1].event)
            return place or self.cursor
        return self.cursor

    # ---- drawing

    def frame(self, width: int, height: int) -> Frame:
        """The screen as it is now."""
        sizes = {cell: self.drawing.size(self._sized(cell)) for cell in self.drawing.cells}
        self.layout = lay_out(width, height, self.drawing.cells, sizes)
        sight = self.sight(self.layout.cell)
        frame = draw_frame(self.layout, self.drawing, sight, self._setting(sight))
        if self.page is not None:
            frame.hits.clear()
            pages.draw_page(frame.canvas, self.page)
        return frame

    def _sized(self, cell: tuple[int, int]) -> Sight:
        seen = self._sight or self.sight()
        return Sight(seen.view, seen.names, seen.points, cell, {})

    def _setting(self, sight: Sight) -> Setting:
        return Setting(
            game=self.session.match.game.name,
            log=[self.log_line(told) for told in self.story[: self.shown]],
            question=self._question(sight),
            answers=self.options if self.is_asked else (),
            note=self._note(sight),
            keys=self._keys(sight),
            status=self._status(),
            card=self.card,
            stage=self.is_asked and not self.peek,
        )

    def log_line(self, told: Told) -> Line:
        """An event as a line of the log, with the names of players in their colours."""
        wide = self.layout is None or self.layout.wide or self.layout.panel is None
        ink = (
            "title"
            if told.opens
            else self.drawing.tone(told.event, self.session.seat if self.session.seat is not None else -1)
        )
        return mark_names(told.words if wide else told.brief, self.session.listener.names, ink)

    def _question(self, sight: Sight) -> Line:
        if self.is_asked:
            return self.drawing.question(sight)
        if self.session.over and not self.coming:
            return [Span("The match is over ", "heading"), Span(" " + self._result())]
        asked = self.session.asked
        if asked is None or self.coming:
            return [Span("What happens ", "heading")]
        return [Span(f"{self.session.names[asked]} is thinking ", "heading")]

    def _result(self) -> str:
        standings = self.session.match.standings
        listener = self.session.listener
        if all(s.place == 0 for s in standings):
            return "All have lost together."
        first = [listener(s.seat) for s in standings if s.place == 1]
        rest = ", ".join(f"{s.place}. {listener(s.seat)} {s.points}" for s in standings)
        verb = "wins" if len(first) == 1 and first[0] != "You" else "win"
        return f"{' and '.join(first)} {verb}. {rest}."

    def _note(self, sight: Sight) -> Line:
        """The cursor's row: what is typed, a message, or what is at the cursor."""
        if self.typed is not None:
            return [Span("/ ", "heading"), Span(self.typed, "strong"), Span("▏", "ember")]
        if self.message:
            return [Span(self.message, "frost")]
        if sight.cursor:
            return self.drawing.place(sight, sight.cursor)
        return []

    def _keys(self, sight: Sight) -> list[tuple[str, str]]:
        if self.page is not None:
            return [("Esc", "close"), ("↑ ↓", "scroll"), ("PgDn", "further"), ("Home", "begin"), ("End", "end")]
        if self.typed is not None:
            return [("Enter", "say it"), ("Esc", "never mind")]
        if not self.is_asked:
            more = [("Q", "leave")] if self.session.over else [("any key", "quicker")]
            return [*more, ("←↑↓→", "look"), ("L", "log"), ("R", "rules"), ("P", "players"), ("F1", "help")]
        commands = [(c, self._command_words(o)) for o in self.options if (c := self.drawing.command(o))]
        fighting = self._on_stage
        keys = [("Enter", "do it" if fighting else "play")]
        keys += [("M", "map")] if fighting else [("Tab", "next party")] if self.cursor or self.options else []
        keys += commands if not fighting else []
        keys += [] if fighting else [("←↑↓→", "look")]
        keys += [("?", "why not"), ("/", "type it"), ("L", "log"), ("R", "rules")]
        return [*keys, ("U", "undo"), ("F1", "help")]

    def _command_words(self, option: Option) -> str:
        return self.session.words(option, brief=True).lower() + (", end turn" if option.key == "stay" else "")

    @property
    def _on_stage(self) -> bool:
        if self.layout is None or self.peek or not self.is_asked:
            return False
        return self.drawing.stage(self.sight(), self.layout.width, self.layout.height - 8) is not None

    def _status(self) -> Line:
        if self.leaving:
            return [Span("Q again leaves the table ", "blood")]
        ended = self.session.over
        return [Span("● ", "moss"), Span("over" if ended else "saved" if self.session.keep else "live", "soft")]

    # ---- choosing and doing

    def choose(self, key: str) -> None:
        """Chooses an answer and shows it; chosen again it is done, unless it deserves an Enter."""
        option = self.option(key)
        if option is None or not self.is_asked:
            return
        if self.chosen == key and not self._on_stage and not self.session.warning(key):
            self.do()
            return
        self.chosen, self.card, self.message = key, None, ""
        places = self.drawing.places_of(self.sight(), option)
        if places:
            self.cursor = places[0]
        warning = self.session.warning(key)
        if warning and not self._on_stage:
            self.message = f"{warning} Enter to go."

    def do(self) -> None:
        """Does what is chosen."""
        if not self.is_asked:
            return
        key = self.chosen
        if not key:
            here = self.drawing.options_at(self.sight(), self.cursor) if self.cursor else ()
            if len(here) == 1:
                self.choose(here[0].key)
            elif len(self.options) == 1:
                self.answer(self.options[0].key)
            else:
                self.message = "Choose a letter first; Enter then does it."
            return
        self.answer(key)

    def answer(self, key: str) -> None:
        """Gives an answer and shows at once what comes of it, up to the next turn of others."""
        try:
            self.session.answer(key)
        except NotOffered as error:
            self.message = str(error)
            return
        self.settled()

    def settled(self) -> None:
        """After an answer of one's own: its news is told at once while one's own turn goes on."""
        self.card, self.message = None, ""
        self.refresh()
        if self.session.is_mine:
            self.shown = len(self.story)
        if not self._on_stage:
            self.peek = False

    def next_answer(self, by: int) -> None:
        """The next party, or the next answer. While a party's end is asked for, the party itself is changed."""
        if not self.is_asked:
            return
        if self._is_second_part():
            picked = self._taken_back()
            plain = list(self.letters)
            if picked in plain:
                self.answer(plain[(plain.index(picked) + by) % len(plain)])
            return
        plain = list(self.letters)
        if plain:
            at = plain.index(self.chosen) + by if self.chosen in plain else (0 if by > 0 else -1)
            self.chosen = ""
            self.choose(plain[at % len(plain)])

    def _is_second_part(self) -> bool:
        """Whether the open question only completes the answer before."""
        log = self.session.match.log
        last = log[-1] if log else None
        told = self.session.match.table.told
        own = isinstance(last, Answer) and last.seat == self.session.seat
        return own and self.session.can_undo and (not told or told[-1][2] < len(log))

    def _taken_back(self) -> str:
        key = self.session.undo()
        self.refresh()
        self.shown = len(self.story)
        return key

    def undo(self) -> None:
        """Takes the last answer back, as long as nobody has learned anything from it."""
        try:
            key = self._taken_back()
            self.message = f"Taken back: {key}."
        except NotOffered as error:
            self.message = str(error)[0].upper() + str(error)[1:] + "."
        self.card = None

    def back(self) -> None:
        """Escape: close what is open, forget the choice, or go back to the question before."""
        if self.page is not None:
            self.page = None
        elif self.card is not None or self.message:
            self.card, self.message = None, ""
        elif self.chosen:
            self.chosen = ""
        elif self.peek:
            self.peek = False
        elif self.is_asked and self._is_second_part():
            self._taken_back()

    def lift(self) -> None:
        """The person behind the curtain has taken the keyboard."""
        self.session.lift()
        self.cursor, self.chosen, self.card, self.message = "", "", None, ""
        self.refresh()
        self.shown = len(self.story)

    # ---- asking

    def look(self, right: int, down: int) -> None:
        """Moves the cursor."""
        self.message = ""
        self.cursor = self.drawing.step(self.sight(), right, down)
        self.chosen = ""

    def why(self, place: str = "") -> None:
        """Shows why the place at the cursor, or the chosen answer, is on offer or not."""
        place = place or self.cursor
        sight = self.sight()
        if not self.is_asked:
            self.message = "It is not your turn to answer."
            return
        here = self.option(self.chosen) if self._on_stage else None
        found = [here] if here else list(self.drawing.options_at(sight, place)) if place else []
        if found:
            self.card = self._why_open(sight, found[0])
        elif place:
            self.card = self._why_closed(sight, place)
        else:
            self.message = "Move the cursor somewhere first, then ask why not."

    def _why_open(self, sight: Sight, option: Option) -> WhyCard:
        letter = self.letters.get(option.key) or self.drawing.command(option)
        text = pages.clause_words(self.rules, option.clause)
        words = self.session.words(option)
        return WhyCard(f"[{letter}] is on offer", [Reason(words, "", "→"), Reason(text, option.clause, "→")])

    def _why_closed(self, sight: Sight, place: str) -> WhyCard:
        refusals = self.session.why(self.drawing.key_at(sight, place))
        reasons = [Reason(refusal.words, refusal.clause) for refusal in refusals]
        if not reasons:
            reasons = [Reason(f"Nothing of yours can be done at {place} now.", "")]
        near = [
            (self.letters[o.key], p)
            for o in self.options
            if o.key in self.letters
            for p in self.drawing.places_of(sight, o)
        ]
        return WhyCard(f"Why not {place}?", reasons, near)

    def read_rule(self) -> None:
        """Opens the rules at the clause of the card, of the choice, or of the question."""
        chosen = self.option(self.chosen)
        clause = self.card.clause if self.card else chosen.clause if chosen else ""
        if not clause and self.is_asked:
            clause = self.session.menu().clause
        self.page = pages.rules_page(self.rules, clause, self.layout.width if self.layout else 80)

    def open_page(self, letter: str) -> None:
        """L, P, H and F1."""
        width = self.layout.width if self.layout else 80
        if letter == "L":
            lines = [self.log_line(told) for told in self.story[: self.shown]]
            self.page = Page("The log", lines, at=len(lines) * 4)
        elif letter == "P":
            self.page = pages.players_page(self.drawing, self.sight(), width)
        elif letter == "H":
            self.page = pages.hand_page(self.drawing, self.sight(), width)
        else:
            self.page = pages.help_page()

    # ---- typing and clicking

    def say(self, text: str) -> None:
        """Carries out a typed line: an answer, a key, a place, `why d9`, `undo`, `rule AL-WSP-09`."""
        word, _, rest = text.strip().partition(" ")
        if word.lower() == "why" and rest:
            self.why(self._place_named(rest))
        elif word.lower() == "undo":
            self.undo()
        elif word.lower() in ("rule", "rules"):
            self.page = pages.rules_page(self.rules, rest.upper(), self.layout.width if self.layout else 80)
        elif word.lower() in ("log", "help", "players", "hand"):
            self.open_page(word[0].upper())
        elif text.strip():
            self._say_answer(text.strip())

    def _say_answer(self, text: str) -> None:
        if not self.is_asked:
            self.message = "It is not your turn to answer."
            return
        try:
            keys = understand(self.session, text)
        except MeadhallError as error:
            self.message = f"{error}."
            return
        if not keys:
            self.message = f"'{text}' is none of the answers. Try a letter, a place, or: why {text}"
        for key in keys:
            if self.option(key) is None:
                self.message = f"'{key}' is not on offer here."
                return
            if key == keys[-1] and self.session.warning(key):
                self.choose(key)
                return
            self.answer(key)

    def _place_named(self, name: str) -> str:
        place = self.session.scene().place(name.strip())
        return place.id if place is not None else name.strip().upper()

    def click(self, frame: Frame, x: int, y: int) -> str:
        """A click: on an answer it chooses, on the board it chooses or asks why not. A key to press is returned."""
        for hit in frame.hits:
            if hit.y == y and hit.x <= x < hit.x + hit.width:
                kind, _, what = hit.meaning.partition(":")
                if kind == "key":
                    return what
                self.choose(what)
                return ""
        if frame.board is not None and self.page is None:
            self._click_board(self.drawing.place_at(self.sight(), x - frame.board[0], y - frame.board[1]))
        return ""

    def _click_board(self, place: str) -> None:
        if not place or not self.is_asked:
            return
        here = self.drawing.options_at(self.sight(), place)
        if here:
            again = [option for option in here if option.key == self.chosen]
            self.choose((again or list(here))[0].key)
            return
        if self._is_second_part() and self._other_party(place):
            return
        self.cursor, self.chosen = place, ""
        self.why(place)

    def _other_party(self, place: str) -> bool:
        """A click on another party while the end of a move is asked for changes the party."""
        picked = self._taken_back()
        here = self.drawing.options_at(self.sight(), place)
        self.answer(here[0].key if here else picked)
        return bool(here)
