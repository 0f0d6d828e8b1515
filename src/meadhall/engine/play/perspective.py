"""A perspective on a match: the scene, events, answers, undo and refusals of one viewer, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count, product
from string import ascii_lowercase, digits
from typing import Any, Final, NamedTuple

from meadhall.engine.common.english import label
from meadhall.engine.common.errors import NotOffered
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.flows.options import Menu, Option, Refusal
from meadhall.engine.language.language import FIRST, Language
from meadhall.engine.language.names import Names
from meadhall.engine.language.voice import Voice
from meadhall.engine.language.wording import Wording, never_listed_last
from meadhall.engine.play.match import Match
from meadhall.engine.play.why_not import key_explainer
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.presentation.scene import Scene
from meadhall.engine.privacy.redaction import known_entries, unheard_by
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.table.events import EVERYBODY, Event, ReasonGiven
from meadhall.engine.table.log import Answer, Entry, Outcome, TakenBack, last_answer

SPECTATOR: Final = -1
NOTHING_YET: Final = Text("late-nothing-yet")


class HeardEvent(NamedTuple):
    """One event in words for a listener.

    - `affects_listener`: the event affects the listener.
    - `opens_paragraph` and `joins_line`: the event is of a type in `Wording.opens` or `Wording.joins`.
    - `log_length`: the length of the log at the time of the event.
    - `follows_roll`: there was a public roll of dice between the listener's previous event and this one.
    """

    words: Words
    brief: Words
    affects_listener: bool
    opens_paragraph: bool
    joins_line: bool
    event: Event
    log_length: int
    follows_roll: bool = False


class LetteredAnswer(NamedTuple):
    """One option of the open question, with the letter to press for it."""

    letter: str
    option: Option

    @property
    def key(self) -> str:
        return self.option.key


# In every game END ends a turn and `y` passes. No other option has these letters.
END_KEYS: Final = ("end", "stay", "give-up", "go-on")
PASS_KEYS: Final = (
    "done", "enough", "ready", "stop", "pass", "no", "none", "nothing", "nobody", "refuse", "decline", "never-mind",
)  # fmt: skip
END_LETTER: Final = "z"
LETTERS_BY_KEY: Final = {**dict.fromkeys(END_KEYS, END_LETTER), **dict.fromkeys(PASS_KEYS, "y")}


def assign_letters(options: Sequence[Option], fixed: Mapping[str, str]) -> list[LetteredAnswer]:
    """Give each option a letter, in order: a to x, 1 to 9, then aa, ab and so on.

    Keys in `fixed` and LAST have fixed letters. If a key in `fixed` is on offer, all letters in `fixed` are
    reserved, so that a letter means the same in successive questions.
    """
    fixed_letters: dict[str, str] = {}
    for option in options:
        letter = fixed.get(option.key) or LETTERS_BY_KEY.get(option.key, "")
        if letter and letter not in fixed_letters.values():
            fixed_letters[option.key] = letter
    reserved = {option.key.rpartition(":")[2] for option in options}  # typing 3 must mean the option `die:3`
    if any(option.key in fixed for option in options):
        reserved.update(fixed.values())
    free_letters = (letter for letter in _all_letters() if letter not in reserved)
    return [LetteredAnswer(fixed_letters.get(option.key) or next(free_letters), option) for option in options]


def lettered_answers(options: Sequence[Option], wording: Wording, state: Any, names: Names) -> list[LetteredAnswer]:
    """Return the options of a question in the order of display, with their letters; late options are last."""
    is_listed_last = wording.is_listed_last
    if is_listed_last is not never_listed_last:
        options = sorted(options, key=lambda option: is_listed_last(option, state, names))
    return assign_letters(options, wording.letters)


def _all_letters() -> Iterator[str]:
    plain_letters = [letter for letter in ascii_lowercase if letter not in LETTERS_BY_KEY.values()]
    yield from plain_letters
    yield from digits[1:]
    for length in count(2):
        yield from map("".join, product(plain_letters, repeat=length))


def _is_roll(entry: Entry, dice: Collection[str]) -> bool:
    """Whether an entry is a public roll of these kinds of dice."""
    return isinstance(entry, Outcome) and entry.seat == EVERYBODY and entry.kind.partition("/")[0] in dice


class Perspective:
    """A match as one viewer sees it: a seat, or a spectator if `seat` is None.

    With `shared`, several players share one screen. All words are in `language`, or else in the game's first language.
    """

    def __init__(
        self,
        match: Match[Any],
        names: Sequence[str],
        seat: int | None,
        *,
        shared: bool = False,
        language: str = FIRST,
    ) -> None:
        self.match = match
        self.language: Language[Any] = match.game.language(language)
        self.names = list(names)
        self.seat = seat
        self.shared = shared
        self.reasons: dict[int, ReasonGiven] = {}  # reasons of bots, by the number of the answer's first event
        self._last_glance: tuple[tuple[object, ...], Glance[Any]] | None = None
        self._listener_names: tuple[tuple[object, ...], Names] | None = None

    @property
    def listener(self) -> Names:
        """The names of the seats for the viewer."""
        key = (tuple(self.names), self.seat, self.shared)
        if self._listener_names is None or self._listener_names[0] != key:
            self._listener_names = key, self.language.names(self.names, self.viewer, shared=self.shared)
        return self._listener_names[1]

    @property
    def wording(self) -> Wording:
        """The words of the game in the viewer's language."""
        return self.language.wording

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    # ---- the table

    def glance(self) -> Glance[Any]:
        """Return the table as the viewer sees it now."""
        match = self.match
        moment = (match, match.ask, len(match.log), match.event_count, self.viewer)
        if self._last_glance is None or self._last_glance[0] != moment:
            self._last_glance = (moment, match.glance(self.viewer))
        return self._last_glance[1]

    def view(self) -> View[Any]:
        """Return everything that the viewer knows, with the data for imagined worlds."""
        return self.match.view(self.viewer)

    def scene(self) -> Scene:
        """Return the scene that the viewer sees, with all texts rendered."""
        return self.voice.scene(self.glance().state, self.viewer)

    def preview(self, key: str) -> Preview | None:
        """Return the preview of an option with all texts rendered; None if the game has none for it."""
        view = self.view()
        return self.voice.preview(view, self.menu().find(key))

    def menu(self) -> Menu[Any]:
        """Return the viewer's menu. Raise NotOffered if the viewer is not asked."""
        if self.seat is None:
            raise NotOffered("nobody is looking at the table now")
        return self.match.menu(self.seat)

    def answers(self) -> list[LetteredAnswer]:
        """Return the viewer's options with their letters; late options are last."""
        return lettered_answers(self.menu().options, self.wording, self.glance().state, self.listener)

    # ---- words

    @property
    def voice(self) -> Voice:
        """The voice that renders the game's texts for the viewer."""
        return Voice(self.language, self.listener)

    def say(self, words: Words, form: str = "") -> str:
        """Render a text. `form` is an attribute of its message, such as `brief`."""
        return self.voice.say(words, form)

    def question(self) -> str:
        """Return the viewer's open question in words."""
        return self.voice.question(self.menu().question, self.glance().state)

    def option_words(self, option: Option, *, brief: bool = False) -> str:
        """Render an option. `brief` selects the short form for buttons."""
        return self.voice.option(option, self.glance().state, brief=brief)

    def aside(self) -> str:
        """Return information for the asked player alone, to read before answering; often empty."""
        return self.voice.aside(self.menu().question, self.glance().state)

    def warning(self, key: str) -> str:
        """Return the question that the player must confirm before this answer; empty for most answers."""
        return self.voice.warning(self.menu().find(key), self.glance().state)

    def parts(self, option: Option) -> Sequence[str] | None:
        """Return the parts of an answer that players pick one after the other; None if it has no parts."""
        return self.voice.parts(option, self.glance().state)

    def aim(self) -> Sequence[str]:
        """Return the aim of the game in a few sentences; empty if the game has no text for it."""
        return self.voice.aim(self.glance().state)

    @property
    def has_not_answered(self) -> bool:
        """Whether the viewer is a player without an answer so far, who may not know the aim of the game."""
        log = self.match.log
        return self.seat is not None and not any(isinstance(entry, Answer) and entry.seat == self.seat for entry in log)

    # ---- events

    def lines(self, since: int = 0) -> list[HeardEvent]:
        """Return the viewer's events in words, from event number `since` on."""
        events, log, dice = self.match.table.told, self.match.log, self.wording.dice
        previous_length = events[since - 1][2] if since else 0
        lines = list[HeardEvent]()
        for number, (event, to, log_length) in enumerate(events[since:], since):
            if (reason := self.reasons.get(number)) is not None:
                lines.append(self.heard_event(reason, log_length))
            if to in (EVERYBODY, self.viewer):
                rolled = any(_is_roll(entry, dice) for entry in log[previous_length:log_length])
                lines.append(self.heard_event(event, log_length)._replace(follows_roll=rolled))
                previous_length = log_length
        return [line for line in map(self._with_words, lines) if line.words]

    def _with_words(self, line: HeardEvent) -> HeardEvent:
        brief = self.say(line.words, "brief") if isinstance(line.words, Text) else line.brief
        return line._replace(words=self.say(line.words), brief=brief)

    def heard_event(self, event: Event, log_length: int) -> HeardEvent:
        """Return one event for the viewer, not yet rendered. `log_length` is the length of the log at that time."""
        wording, names = self.wording, self.listener
        if isinstance(event, ReasonGiven):
            message = Text("bot-reason", {"seat": event.seat, "reason": event.reason})
            return HeardEvent(message, message, False, False, False, event, log_length)
        words = wording.event(event, names)
        brief = wording.brief_event(event, names) if wording.brief_event is not None else words
        opens, joins = isinstance(event, wording.opens), isinstance(event, wording.joins)
        return HeardEvent(words, brief, self.affects_viewer(event), opens, joins, event, log_length)

    def affects_viewer(self, event: Event) -> bool:
        """Whether an event affects the viewer (see `Wording.affected_seat`)."""
        return self.seat is not None and self.wording.affected_seat(event) == self.seat

    # ---- undo

    @property
    def can_undo(self) -> bool:
        """Whether the viewer can undo their last answer without consent."""
        return self.seat is not None and self.match.undo_place(self.seat) is not None

    def no_undo_reason(self) -> Text:
        """Return the reason why the viewer can no longer undo their last answer."""
        log = self.match.log
        position = -1 if self.seat is None else last_answer(log, self.seat)
        if position < 0:
            return NOTHING_YET
        dice = self.wording.dice
        if any(_is_roll(entry, dice) for entry in log[position + 1 :]):  # a roll is the clearest reason
            return Text("late-rolled")
        since = known_entries(self.match, self.viewer, position + 1, unheard_by(self.match, self.viewer))
        reasons = (words for _, entry in since if (words := self._entry_no_undo_reason(entry)) is not None)
        return next(reasons, Text("late-stands" if self.match.game.answers_stand else "late-gone-on"))

    def _entry_no_undo_reason(self, entry: Entry) -> Text | None:
        """Return the reason why a later log entry prevents undo, without secrets; None if it does not prevent undo."""
        if isinstance(entry, Answer):
            return text("late-moved", seat=entry.seat) if 0 <= entry.seat < len(self.names) else None
        if isinstance(entry, TakenBack):
            return None
        if entry.seat not in (self.seat, EVERYBODY):
            return text("late-others-saw", seat=entry.seat)
        result = self._result_name(entry.kind.partition("/")[0])
        return text("late-saw" if entry.seat == self.seat else "late-revealed", what=result)

    def _result_name(self, kind: str) -> Words:
        """Return words for the result of a draw or roll of this kind, such as "a Spell"."""
        if kind in self.wording.chances:
            return self.wording.chances[kind]
        if self.wording.catalogue is not None:
            return Text("something")
        return f"{'an' if kind[:1] in 'aeiou' else 'a'} {label(kind)}"

    def peek(self, *keys: str) -> Menu[Any] | None:
        """Return the menu that follows these answers of the viewer; None if it depends on luck or on other seats."""
        if self.seat is None:
            return None
        match = self.match.fork() if keys else self.match
        event_count, learned = match.event_count, match.table.learned.copy()
        for key in keys:
            match.answer(self.seat, key)
            if (event_count, learned) != (match.event_count, match.table.learned):
                return None
        return match.menu(self.seat) if match.ask is not None and self.seat in match.ask.waiting else None

    def why_not_after(self, *keys: str) -> list[Refusal]:
        """Return the rendered reasons why the last of these keys is not on offer after the keys before it."""
        return [refusal for refusal in self.menu_refusals(self.peek(*keys[:-1])) if refusal.key == keys[-1]]

    def why_not(self, menu: Menu[Any], key: str) -> list[Refusal]:
        """Return the reasons why a key is not on a menu of the viewer, not yet rendered; empty if it is on the menu."""
        seat = self.viewer
        explain = key_explainer(
            self.match, seat, lambda: self.language.scene(self.glance().state, seat), self.wording.catalogue
        )
        return menu.why_not(key, explain)

    def refusals_after(self, *keys: str) -> list[Refusal]:
        """Return a rendered refusal for every candidate that is not on offer after these keys."""
        return self.menu_refusals(self.peek(*keys))

    def menu_refusals(self, menu: Menu[Any] | None) -> list[Refusal]:
        """Return a rendered refusal for every candidate of a menu that is not on offer."""
        return [self.voice.reason(refusal) for refusal in menu.refusals()] if menu is not None else []
