"""A perspective on a match: what one seat sees, hears, may answer, may undo, and why not."""

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
from meadhall.engine.language.wording import Wording, shown_in_place
from meadhall.engine.play.match import Match
from meadhall.engine.play.why_not import explained
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.presentation.scene import Scene
from meadhall.engine.privacy.redaction import known_entries, undisclosed_to
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.table.events import EVERYBODY, Event, ReasonGiven
from meadhall.engine.table.log import Answer, Entry, Outcome, TakenBack, last_answer

SPECTATOR: Final = -1
NOTHING_YET: Final = Text("late-nothing-yet")


class HeardEvent(NamedTuple):
    """One event for the listener. `to_you`: it was done to the listener; `opens`, `joins` as in Wording.

    `rolled`: everybody saw dice roll between this event and the one that the listener was told before.
    """

    words: Words
    brief: Words
    to_you: bool
    opens: bool
    joins: bool
    event: Event
    at: int
    rolled: bool = False


class LetteredAnswer(NamedTuple):
    """One answer of the open question, with the letter that gives it."""

    letter: str
    option: Option

    @property
    def key(self) -> str:
        return self.option.key


# One letter ends a turn in every game, and another passes. No other answer has them.
ENDS: Final = ("end", "stay", "give-up", "go-on")
LETS_BE: Final = (
    "done", "enough", "ready", "stop", "pass", "no", "none", "nothing", "nobody", "refuse", "decline", "never-mind",
)  # fmt: skip
END: Final = "z"
LAST: Final = {**dict.fromkeys(ENDS, END), **dict.fromkeys(LETS_BE, "y")}


def lettered(options: Sequence[Option], fixed: Mapping[str, str]) -> list[LetteredAnswer]:
    """Letter options in reading order: a to x, 1 to 9, then aa, ab and so on. `fixed` and LAST keys keep theirs.

    Where one of the `fixed` keys is offered, the letters of the others are nobody's: each means the same from one
    question to the next.
    """
    found: dict[str, str] = {}
    for option in options:
        letter = fixed.get(option.key) or LAST.get(option.key, "")
        if letter and letter not in found.values():
            found[option.key] = letter
    taken = {option.key.rpartition(":")[2] for option in options}  # a 3 that is typed for a die means the die
    if any(option.key in fixed for option in options):
        taken.update(fixed.values())
    free = (letter for letter in _letters() if letter not in taken)
    return [LetteredAnswer(found.get(option.key) or next(free), option) for option in options]


def lettered_answers(options: Sequence[Option], wording: Wording, state: Any, names: Names) -> list[LetteredAnswer]:
    """The answers of a question as each client shows them, each with its letter; late ones come last."""
    late = wording.late
    if late is not shown_in_place:
        options = sorted(options, key=lambda option: late(option, state, names))
    return lettered(options, wording.letters)


def _letters() -> Iterator[str]:
    usual = [letter for letter in ascii_lowercase if letter not in LAST.values()]
    yield from usual
    yield from digits[1:]
    for length in count(2):
        yield from map("".join, product(usual, repeat=length))


def _is_roll(entry: Entry, dice: Collection[str]) -> bool:
    """Whether an entry is a roll of these kinds of dice that everybody saw."""
    return isinstance(entry, Outcome) and entry.seat == EVERYBODY and entry.kind.partition("/")[0] in dice


class Perspective:
    """A match through the eyes of one viewer: a seat, or with seat None a spectator.

    `shared` means that several people share one screen in turn. All words are in `language`, or in the game's first
    language if it does not speak that.
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
        self.reasons: dict[int, ReasonGiven] = {}  # of bots, by the place in `match.told` of the answer's first event
        self._seen: tuple[tuple[object, ...], Glance[Any]] | None = None
        self._named: tuple[tuple[object, ...], Names] | None = None

    @property
    def listener(self) -> Names:
        """The names as the viewer reads them."""
        now = (tuple(self.names), self.seat, self.shared)
        if self._named is None or self._named[0] != now:
            self._named = now, self.language.names(self.names, self.viewer, shared=self.shared)
        return self._named[1]

    @property
    def wording(self) -> Wording:
        """The words of the game in the viewer's language."""
        return self.language.wording

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    # ---- the table

    def glance(self) -> Glance[Any]:
        """The table as the viewer sees it, or as a spectator does while nobody looks."""
        match = self.match
        moment = (match, match.ask, len(match.log), match.told, self.viewer)
        if self._seen is None or self._seen[0] != moment:
            self._seen = (moment, match.glance(self.viewer))
        return self._seen[1]

    def view(self) -> View[Any]:
        """Everything the viewer knows, with the data to imagine the rest."""
        return self.match.view(self.viewer)

    def scene(self) -> Scene:
        """The table as the viewer sees it, in words."""
        return self.voice.scene(self.glance().state, self.viewer)

    def preview(self, key: str) -> Preview | None:
        """Preview of an answer on offer, in words; None if the game has none."""
        view = self.view()
        return self.voice.preview(view, self.menu().find(key))

    def menu(self) -> Menu[Any]:
        """The viewer's menu; NotOffered if the viewer is not asked."""
        if self.seat is None:
            raise NotOffered("nobody is looking at the table now")
        return self.match.menu(self.seat)

    def answers(self) -> list[LetteredAnswer]:
        """The viewer's answers, each with its letter; late ones come last."""
        return lettered_answers(self.menu().options, self.wording, self.glance().state, self.listener)

    # ---- words

    @property
    def voice(self) -> Voice:
        """The game's texts as the viewer reads them."""
        return Voice(self.language, self.listener)

    def say(self, words: Words, form: str = "") -> str:
        """Word a text; `form` is an attribute of its message, such as `brief`."""
        return self.voice.say(words, form)

    def question(self) -> str:
        """Word the open question."""
        return self.voice.question(self.menu().question, self.glance().state)

    def words(self, option: Option, *, brief: bool = False) -> str:
        """Word an answer; `brief` for a button."""
        return self.voice.option(option, self.glance().state, brief=brief)

    def aside(self) -> str:
        """Information that only the asked player may read before answering; often empty."""
        return self.voice.aside(self.menu().question, self.glance().state)

    def warning(self, key: str) -> str:
        """Question to confirm before this answer; mostly empty."""
        return self.voice.warning(self.menu().find(key), self.glance().state)

    def parts(self, option: Option) -> Sequence[str] | None:
        """The parts of an answer that are picked one by one, or None."""
        return self.voice.parts(option, self.glance().state)

    def aim(self) -> Sequence[str]:
        """The aim of the game, in a few sentences; empty if the game does not say."""
        return self.voice.aim(self.glance().state)

    @property
    def has_not_answered(self) -> bool:
        """Whether the viewer has not answered yet: a new player may not know the aim of the game."""
        log = self.match.log
        return self.seat is not None and not any(isinstance(e, Answer) and e.seat == self.seat for e in log)

    # ---- events

    def lines(self, since: int = 0) -> list[HeardEvent]:
        """The events that the viewer was told, from a place in `match.told` on."""
        told, log, dice = self.match.table.told, self.match.log, self.wording.dice
        before = told[since - 1][2] if since else 0
        lines = list[HeardEvent]()
        for place, (event, to, at) in enumerate(told[since:], since):
            if (reasoned := self.reasons.get(place)) is not None:
                lines.append(self.heard(reasoned, at))
            if to in (EVERYBODY, self.viewer):
                rolled = any(_is_roll(entry, dice) for entry in log[before:at])
                lines.append(self.heard(event, at)._replace(rolled=rolled))
                before = at
        return [line for line in map(self._said, lines) if line.words]

    def _said(self, line: HeardEvent) -> HeardEvent:
        brief = self.say(line.words, "brief") if isinstance(line.words, Text) else line.brief
        return line._replace(words=self.say(line.words), brief=brief)

    def heard(self, event: Event, at: int) -> HeardEvent:
        """One event for the viewer, not worded yet; `at` is the length of the log at that time."""
        wording, names = self.wording, self.listener
        if isinstance(event, ReasonGiven):
            said = Text("bot-reason", {"seat": event.seat, "reason": event.reason})
            return HeardEvent(said, said, False, False, False, event, at)
        words = wording.event(event, names)
        brief = wording.brief_event(event, names) if wording.brief_event is not None else words
        opens, joins = isinstance(event, wording.opens), isinstance(event, wording.joins)
        return HeardEvent(words, brief, self.is_done_to(event), opens, joins, event, at)

    def is_done_to(self, event: Event) -> bool:
        """Whether an event was done to the viewer."""
        return self.seat is not None and self.wording.affected_seat(event) == self.seat

    # ---- undo

    @property
    def can_undo(self) -> bool:
        """Whether the viewer's last answer may be taken back freely."""
        return self.seat is not None and self.match.undo_place(self.seat) is not None

    def too_late(self) -> Text:
        """Say what has happened since the viewer's last answer, so that it can no longer be undone."""
        log = self.match.log
        own = -1 if self.seat is None else last_answer(log, self.seat)
        if own < 0:
            return NOTHING_YET
        dice = self.wording.dice
        if any(_is_roll(entry, dice) for entry in log[own + 1 :]):  # dice matter more than anything else that came up
            return Text("late-rolled")
        since = known_entries(self.match, self.viewer, own + 1, undisclosed_to(self.match, self.viewer))
        told = (words for _, entry in since if (words := self._learned(entry)) is not None)
        return next(told, Text("late-stands" if self.match.game.answers_stand else "late-gone-on"))

    def _learned(self, entry: Entry) -> Text | None:
        """Say what others learned from an entry of the log, as far as the viewer may know."""
        if isinstance(entry, Answer):
            return text("late-moved", seat=entry.seat) if 0 <= entry.seat < len(self.names) else None
        if isinstance(entry, TakenBack):
            return None
        if entry.seat not in (self.seat, EVERYBODY):
            return text("late-others-saw", seat=entry.seat)
        what = self._come_up(entry.kind.partition("/")[0])
        return text("late-saw" if entry.seat == self.seat else "late-revealed", what=what)

    def _come_up(self, kind: str) -> Words:
        """Name the thing that a kind of chance has drawn."""
        if kind in self.wording.chances:
            return self.wording.chances[kind]
        if self.wording.catalogue is not None:
            return Text("something")
        return f"{'an' if kind[:1] in 'aeiou' else 'a'} {label(kind)}"

    def peek(self, *keys: str) -> Menu[Any] | None:
        """The menu that would follow these answers of the viewer; None if it depends on luck or on others."""
        if self.seat is None:
            return None
        match = self.match.fork() if keys else self.match
        told, learned = match.told, match.table.learned.copy()
        for key in keys:
            match.answer(self.seat, key)  # stops at any news: nobody may look into the fork's luck
            if (told, learned) != (match.told, match.table.learned):
                return None
        return match.menu(self.seat) if match.ask is not None and self.seat in match.ask.waiting else None

    def why(self, *keys: str) -> list[Refusal]:
        """Why the last of these keys is not on offer after the keys before it; names stand for seats."""
        return [refusal for refusal in self.refused(self.peek(*keys[:-1])) if refusal.key == keys[-1]]

    def why_not(self, menu: Menu[Any], key: str) -> list[Refusal]:
        """Why a key is not on a menu of the viewer, not yet worded; empty if it is."""
        seat = self.viewer
        explain = explained(
            self.match, seat, lambda: self.language.scene(self.glance().state, seat), self.wording.catalogue
        )
        return menu.why_not(key, explain)

    def refusals(self, *keys: str) -> list[Refusal]:
        """Every candidate that is not on offer after these keys, and why; names stand for seats."""
        return self.refused(self.peek(*keys))

    def refused(self, menu: Menu[Any] | None) -> list[Refusal]:
        """Every candidate that is not on offer at the viewer's menu, and why; names stand for seats."""
        return [self.voice.reason(refusal) for refusal in menu.refusals()] if menu is not None else []
