"""A perspective on a match: what one seat sees, hears, may answer, may undo, and why not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from string import ascii_lowercase
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
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.presentation.scene import Scene
from meadhall.engine.privacy.redaction import known_entries, undisclosed_to
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.table.events import EVERYBODY, Event, Reasoned
from meadhall.engine.table.log import Answer, Entry, Outcome, TakenBack, last_answer

SPECTATOR: Final = -1
NOTHING_YET: Final = Text("late-nothing-yet")


class Heard(NamedTuple):
    """One event as the listener is told it. `to_you`: it was done to the listener; `opens`, `joins` as in Wording."""

    words: Words
    brief: Words
    to_you: bool
    opens: bool
    joins: bool
    event: Event
    at: int


class Lettered(NamedTuple):
    """One answer of the open question, with the letter that gives it."""

    letter: str
    option: Option

    @property
    def key(self) -> str:
        return self.option.key


def lettered(options: Sequence[Option], fixed: Mapping[str, str]) -> list[Lettered]:
    """Letters in reading order: a to z, then aa, ab and so on; `fixed` keys keep theirs wherever they stand."""
    if not fixed:
        return [Lettered(letter, option) for letter, option in zip(_letters(), options, strict=False)]
    taken = {fixed[option.key] for option in options if option.key in fixed}
    free = (letter for letter in _letters() if letter not in taken)
    return [Lettered(fixed.get(option.key) or next(free), option) for option in options]


def _letters() -> Iterator[str]:
    yield from ascii_lowercase
    for first in ascii_lowercase:
        yield from (first + second for second in ascii_lowercase)


def _is_roll(entry: Entry, dice: Collection[str]) -> bool:
    """Whether everybody saw dice roll; they are of one of these kinds."""
    return isinstance(entry, Outcome) and entry.seat == EVERYBODY and entry.kind.partition("/")[0] in dice


class Perspective:
    """Whoever looks at a match through one seat's eyes; with seat None as a spectator.

    `shared` says that several people look at one screen in turn. All is said in one `language`, or in the first of the
    game if it does not speak that.
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
        self.reasons: dict[int, Reasoned] = {}  # why bots answered so, by the place in `match.told` of what came of it
        self._seen: tuple[tuple[object, ...], Glance[Any]] | None = None
        self._named: tuple[tuple[object, ...], Names] | None = None

    @property
    def listener(self) -> Names:
        """The names as the person who looks hears them."""
        now = (tuple(self.names), self.seat, self.shared)
        if self._named is None or self._named[0] != now:
            self._named = now, self.language.names(self.names, self.viewer, shared=self.shared)
        return self._named[1]

    @property
    def wording(self) -> Wording:
        """How the game speaks to the person who looks."""
        return self.language.wording

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    # ---- what is seen

    def glance(self) -> Glance[Any]:
        """What the person who looks sees; what a spectator sees when nobody looks."""
        match = self.match
        moment = (match, match.ask, len(match.log), match.told, self.viewer)
        if self._seen is None or self._seen[0] != moment:
            self._seen = (moment, match.glance(self.viewer))
        return self._seen[1]

    def view(self) -> View[Any]:
        """What the person who looks knows, and can imagine from it."""
        return self.match.view(self.viewer)

    def scene(self) -> Scene:
        """The table as the person who looks sees it, in words."""
        return self.voice.scene(self.glance().state, self.viewer)

    def preview(self, key: str) -> Preview | None:
        """What an answer on offer would bring, in words; None where the game foresees nothing."""
        view = self.view()
        return self.voice.preview(view, self.menu().find(key))

    def menu(self) -> Menu[Any]:
        """The menu of the person who looks; NotOffered if he is not asked."""
        if self.seat is None:
            raise NotOffered("nobody is looking at the table now")
        return self.match.menu(self.seat)

    def answers(self) -> list[Lettered]:
        """The answers of the person who looks, each with its letter; last those that are to stand behind."""
        options, letters, late = self.menu().options, self.wording.letters, self.wording.late
        if late is shown_in_place:
            return lettered(options, letters)
        state, names = self.glance().state, self.listener
        return lettered(sorted(options, key=lambda option: late(option, state, names)), letters)

    # ---- what is said, in words of the language

    @property
    def voice(self) -> Voice:
        """The game as the person who looks hears it."""
        return Voice(self.language, self.listener)

    def say(self, words: Words, form: str = "") -> str:
        """Text in words; `form` is an attribute of its message, such as `brief`."""
        return self.voice.say(words, form)

    def question(self) -> str:
        """The open question in words."""
        return self.voice.question(self.menu().question, self.glance().state)

    def words(self, option: Option, *, brief: bool = False) -> str:
        """An answer in words; `brief` for a button."""
        return self.voice.option(option, self.glance().state, brief=brief)

    def aside(self) -> str:
        """What only the asked person may hear before they answer; often nothing."""
        return self.voice.aside(self.menu().question, self.glance().state)

    def warning(self, key: str) -> str:
        """What should be confirmed with a yes before this answer; mostly nothing."""
        return self.voice.warning(self.menu().find(key), self.glance().state)

    def parts(self, option: Option) -> Sequence[str] | None:
        """What is picked one by one, where an answer is made of parts."""
        return self.voice.parts(option, self.glance().state)

    def aim(self) -> Sequence[str]:
        """What the game is about, in a few sentences; nothing where the game does not say."""
        return self.voice.aim(self.glance().state)

    @property
    def has_not_answered(self) -> bool:
        """Whether the person who looks has not answered yet: who sits down may not know what it is about."""
        log = self.match.log
        return self.seat is not None and not any(isinstance(e, Answer) and e.seat == self.seat for e in log)

    # ---- what is heard

    def lines(self, since: int = 0) -> list[Heard]:
        """What the person who looks was told, from a place in `match.told` on."""
        told = self.match.table.told[since:]
        lines = list[Heard]()
        for place, (event, to, at) in enumerate(told, since):
            if (reasoned := self.reasons.get(place)) is not None:
                lines.append(self.heard(reasoned, at))
            if to in (EVERYBODY, self.viewer):
                lines.append(self.heard(event, at))
        return [line for line in map(self._said, lines) if line.words]

    def _said(self, line: Heard) -> Heard:
        brief = self.say(line.words, "brief") if isinstance(line.words, Text) else line.brief
        return line._replace(words=self.say(line.words), brief=brief)

    def heard(self, event: Event, at: int) -> Heard:
        """One event as the person who looks is told it, not put into words yet; `at` is how long the log was then."""
        wording, names = self.wording, self.listener
        if isinstance(event, Reasoned):
            said = f"{names(event.seat)}: {self.say(event.reason)}"
            return Heard(said, said, False, False, False, event, at)
        words = wording.event(event, names)
        brief = wording.brief_event(event, names) if wording.brief_event is not None else words
        opens, joins = isinstance(event, wording.opens), isinstance(event, wording.joins)
        return Heard(words, brief, self.is_done_to(event), opens, joins, event, at)

    def is_done_to(self, event: Event) -> bool:
        """Whether an event was done to the person who looks."""
        return self.seat is not None and self.wording.befalls(event) == self.seat

    # ---- what may be taken back

    @property
    def can_undo(self) -> bool:
        """Whether the last answer of the person who looks may be taken back freely."""
        return self.seat is not None and self.match.undo_place(self.seat) is not None

    def too_late(self) -> Text:
        """What has happened since the last answer of the person who looks, that cannot be unlearned."""
        log = self.match.log
        own = -1 if self.seat is None else last_answer(log, self.seat)
        if own < 0:
            return NOTHING_YET
        dice = self.wording.dice
        if any(_is_roll(entry, dice) for entry in log[own + 1 :]):  # what else came up is less than the dice
            return Text("late-rolled")
        since = known_entries(self.match, self.viewer, own + 1, undisclosed_to(self.match, self.viewer))
        told = (words for _, entry in since if (words := self._learned(entry)) is not None)
        return next(told, Text("late-stands" if self.match.game.answers_stand else "late-gone-on"))

    def _learned(self, entry: Entry) -> Text | None:
        """Who learned what from an entry of the log, as far as the person who looks may know."""
        if isinstance(entry, Answer):
            return text("late-moved", seat=entry.seat) if 0 <= entry.seat < len(self.names) else None
        if isinstance(entry, TakenBack):
            return None
        if entry.seat not in (self.seat, EVERYBODY):
            return text("late-others-saw", seat=entry.seat)
        what = self._come_up(entry.kind.partition("/")[0])
        return text("late-saw" if entry.seat == self.seat else "late-revealed", what=what)

    def _come_up(self, kind: str) -> Words:
        """What a kind of chance has brought up."""
        if kind in self.wording.chances:
            return self.wording.chances[kind]
        if self.wording.catalogue is not None:
            return Text("something")
        return f"{'an' if kind[:1] in 'aeiou' else 'a'} {label(kind)}"

    def peek(self, *keys: str) -> Menu[Any] | None:
        """The menu that would follow these answers of the person who looks; None if it hangs on luck or on others."""
        if self.seat is None:
            return None
        match = self.match.fork() if keys else self.match
        told, learned = match.told, match.table.learned.copy()
        for key in keys:
            match.answer(self.seat, key)  # on a fork, whose luck no one may look into: it ends where something was told
            if (told, learned) != (match.told, match.table.learned):
                return None
        return match.menu(self.seat) if match.ask is not None and self.seat in match.ask.waiting else None

    def why(self, *keys: str) -> list[Refusal]:
        """Why the last of these keys is not on offer, once those before it were answered; names stand for seats."""
        return [refusal for refusal in self.refused(self.peek(*keys[:-1])) if refusal.key == keys[-1]]

    def refusals(self, *keys: str) -> list[Refusal]:
        """Everything that is not on offer once these keys were answered, and why; names stand for seats."""
        return self.refused(self.peek(*keys))

    def refused(self, menu: Menu[Any] | None) -> list[Refusal]:
        """Everything that is not on offer at a menu of the person who looks, and why; names stand for seats."""
        return [self.voice.reason(refusal) for refusal in menu.refusals()] if menu is not None else []
