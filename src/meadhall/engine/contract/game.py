"""The contract of a game: one dataclass of data and functions. Games are found by `registry.py`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.content import read_beside
from meadhall.engine.common.english import label, upper
from meadhall.engine.common.errors import BadOption, Sentence
from meadhall.engine.common.text import Text, Words, kebab
from meadhall.engine.common.variants import Variant
from meadhall.engine.contract.first_match import FirstMatch
from meadhall.engine.contract.guide import Guide
from meadhall.engine.contract.study import Study
from meadhall.engine.flows.flow import Step
from meadhall.engine.flows.lanes import Lanes
from meadhall.engine.flows.options import Menu, Option
from meadhall.engine.language.language import FIRST, ChoiceWords, Language, no_outlook
from meadhall.engine.language.names import Names
from meadhall.engine.language.voice import Voice
from meadhall.engine.language.wording import Wording
from meadhall.engine.model.state import State
from meadhall.engine.positions.positions import Positions
from meadhall.engine.presentation.preview import Marked, Preview
from meadhall.engine.presentation.scene import Scene, plain_scene
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.realtime.timing import Timing
from meadhall.engine.table.table import Table

S = TypeVar("S", bound=State)
Pick = Callable[[str, Sequence[int]], int]  # the place of one among the faces of a bag
Setting = str | int | bool

SEATS_LISTED: Final = Sentence("a list of seats like 0,2")
YES: Final = frozenset({"yes", "on", "1", "true"})
NO: Final = frozenset({"no", "off", "0", "false"})


def as_typed(value: Setting) -> str:
    """A value of an option as a person types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Choice:
    """One option of a game's set-up: its values, the usual one, and what it means.

    `label` and `names` are words for it and for its values, in their order, where the bare ones would not do; `tells`
    is a sentence for each value, where they differ in more than a name. `brings` says what a form sets besides when a
    value is chosen; a program has to say it all, but for what `implies` names: others that are left at their usual
    value take this one then, so that the options of a match say what is played.
    A number with a `least` and a `most` may be any in between; `values` are then some to choose from. Where `seats`
    says what that would mean, the value may also be a list of seats as text, like `0,2`. Values in `people` are for
    tables without bots. Where other options have not the values of `needs`, this one means nothing, and a form leaves
    it out. `played` is the usual value at a table where people play, if that is another than where programs do.
    A value in `adds_seats` brings so many seats beside those of the players.
    """

    id: str
    values: tuple[Setting, ...]
    default: Setting
    clause: str = ""
    help: str = ""
    label: str = ""
    names: tuple[str, ...] = ()
    brings: Mapping[Setting, Mapping[str, Setting]] = field(default_factory=dict[Setting, Mapping[str, Setting]])
    implies: Mapping[Setting, Mapping[str, Setting]] = field(default_factory=dict[Setting, Mapping[str, Setting]])
    least: int | None = None
    most: int | None = None
    seats: str = ""
    tells: tuple[str, ...] = ()
    people: tuple[Setting, ...] = ()
    needs: Mapping[str, Setting] = field(default_factory=dict[str, Setting])
    played: Setting | None = None
    adds_seats: Mapping[Setting, int] = field(default_factory=dict[Setting, int])

    def allowed(self, value: object) -> Setting | None:
        """The value as the game knows it; None if it is not one."""
        for one in self.values:
            if value == one and type(value) is type(one):
                return one
        if self.seats and isinstance(value, str) and value.replace(",", "").isdigit():
            return ",".join(str(seat) for seat in sorted({int(word) for word in value.split(",") if word}))
        if self.least is None or self.most is None or type(value) is not int:
            return None
        return value if self.least <= value <= self.most else None

    @property
    def words(self) -> Sentence:
        """What it may be, for a sentence."""
        if self.least is None:
            lists = [SEATS_LISTED] if self.seats else []
            return Sentence("one of {values}", values=[*map(as_typed, self.values), *lists])
        said = Sentence("a number from {least} to {most}", least=self.least, most=self.most)
        others = [as_typed(one) for one in self.values if not isinstance(one, int) or one < self.least]
        for other in reversed(others):
            said = Sentence("{one} or {rest}", one=other, rest=said)
        return said


def choice_words(choice: Choice, language: Language[Any]) -> ChoiceWords:
    """An option of a new table in words of a language."""
    catalogue, id = language.wording.catalogue, f"choice-{choice.id}"
    if catalogue is None or not catalogue.has(id):
        return ChoiceWords(choice.label or label(choice.id).capitalize(), choice.help, choice.names, choice.tells)

    def say(form: str = "") -> str:
        return catalogue.say(Text(id), Names([]), language.language, form) if catalogue.has(id, form) else ""

    values = [_form_of(value) for value in choice.values]
    names = tuple(say(f"value-{value}") for value in values)
    tells = tuple(say(f"tells-{value}") for value in values)
    return ChoiceWords(say(), say("help"), names if any(names) else (), tells if any(tells) else ())


def _form_of(value: Setting) -> str:
    """How the attribute for a value of an option is called."""
    return ("on" if value else "off") if isinstance(value, bool) else kebab(str(value))


@dataclass(frozen=True)
class Standing:
    """How one seat ended, or stands so far. `parts` says what the points are made of."""

    seat: int
    place: int
    points: int
    parts: Mapping[str, int] = field(default_factory=dict[str, int])


def ranked(points: Sequence[int], *ties: Sequence[int], parts: Sequence[Mapping[str, int]] = ()) -> list[Standing]:
    """Standings by points, best first; `ties` decide between equal points, and who is still level shares a place.

    `parts` say for each seat what its points are made of.
    """
    keys = list(zip(points, *ties, strict=True))
    ranks = sorted(keys, reverse=True)
    order = sorted(range(len(points)), key=keys.__getitem__, reverse=True)
    made_of = parts or [dict[str, int]() for _ in points]
    return [Standing(seat, 1 + ranks.index(keys[seat]), points[seat], made_of[seat]) for seat in order]


@dataclass(frozen=True)
class Unasked(Generic[S]):
    """What seats may do at any time without being asked, such as to concede.

    `menu` lists it for a seat, `act` carries it out in the middle of the open question, which is then put again with
    the options that are left, from its first part. Where the rules must leave that question altogether, `act` raises;
    the flow that asked meets the exception. What `is_aside` touches no question: parts of an answer stay open, and
    nobody's but theirs.
    """

    menu: Callable[[S, int], Menu[Any]]
    act: Callable[[Table[S], int, Any], None]
    is_aside: Callable[[S, int, str], bool] = lambda state, seat, key: False


def no_scene(state: Any, seat: int) -> Scene:
    """Stands for "the numbers of the state will do" where a game has no scene of its own."""
    return Scene("", "", -1, [], [], [], [])


def no_preview(view: Any, option: Option) -> Preview | None:
    """Stands for "the words of an answer say enough" where a game foresees nothing."""
    return None


def nothing_computed(glance: Any) -> None:
    """Stands for "the scene and the previews say enough" where a board of the game's own shows no other numbers."""


def no_reason(view: Any, option: Any) -> Words:
    """Stands for "bots say nothing of why" where a game gives no reasons."""
    return ""


def each_alone(options: Mapping[str, Setting]) -> Sequence[Sequence[int]]:
    """Stands for "every seat plays for itself" where a game has no teams."""
    return [[seat] for seat in range(int(options.get("players", 1)))]


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: how it is set up, its steps, how it ends, how it speaks and what it looks like.

    A game without a scene of its own shows the numbers of its state. `rules` is the rules text
    itself, or the name of the file beside the game's code that holds it.
    """

    id: str
    name: str
    version: str
    choices: tuple[Choice, ...]
    first_state: Callable[[Mapping[str, Setting]], S]
    steps: Mapping[str, Step]
    standings: Callable[[S], list[Standing]]
    wording: Wording = field(default_factory=Wording)
    scene: Callable[[S, int], Scene] = no_scene
    face_names: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    rules: str = ""
    handbook: str = ""  # folder beside its code: the rules for players, see contract/handbook.py
    forbids: Callable[[Mapping[str, Setting]], Sentence | None] = lambda chosen: None
    bots: Mapping[str, Callable[[View[S]], Any]] = field(default_factory=dict[str, Callable[[View[Any]], Any]])
    guide: Guide[S] | None = None
    reason: Callable[[View[S], Option], Words] = no_reason  # why a bot answers so, in one line that everybody may hear
    positions: Positions[S] | None = None
    preview: Callable[[View[S], Option], Preview | None] = no_preview  # what an answer on offer would bring
    outlook: Callable[[View[S]], list[Marked]] = no_outlook  # and all of them, each on the piece that it is aimed at
    computed: Callable[[Glance[S]], Any] = nothing_computed  # chances, powers, ways that its own page shows at once
    unasked: Unasked[S] | None = None
    teams: Callable[[Mapping[str, Setting]], Sequence[Sequence[int]]] = (
        each_alone  # who wins together, all equally many
    )
    deals: Callable[[S, Pick], None] | None = None  # deals unknown faces where not every deal could be the real one
    sealed: bool = False  # nobody is shown what is left in bags and decks, only how much; bots think with it
    counts_hidden: bool = False  # running standings count what only its owner has seen: each seat is shown its own
    timing: Timing[S] | None = None  # how it is played against the clock, if it can be
    study: Study[S] | None = None  # how the laboratory looks at it
    first_match: FirstMatch | None = None  # by which it is learned, if it has one
    drawing: str = ""  # `module:NAME` of what is drawn in cells otherwise than its scene, see cells/drawing.py
    fields: str = ""  # `module:NAME` of what stands on the fields of its scene, where that is drawn, see there
    tray: str = ""  # `module:NAME` of what is answered by hand, in cells, see cells/tray.py
    lanes: Lanes[S] | None = None  # how the table parts, where a match is played in several places at once
    interrupts: frozenset[str] = frozenset()  # questions in others' turns that a player may choose not to be asked
    turn: Callable[[S], int] | None = None  # whose turn it is, where the same questions in one's own are always asked
    answers_stand: bool = False  # a whole answer is not taken back by its seat alone; a part of one is
    passing: frozenset[str] = frozenset()  # steps that seldom ask: no checkpoint is taken before them
    variant: Variant | None = None  # what is laid over its content, see contract/varied.py

    def __post_init__(self) -> None:
        if self.scene is no_scene:
            object.__setattr__(self, "scene", self._plain_scene)

    def language(self, language: str) -> Language[S]:
        """The game in a language, or in English if it does not speak that language."""
        catalogue = self.wording.catalogue
        if catalogue is None or language not in catalogue.languages:
            return self._first_language
        if language not in self._languages:
            you = upper(catalogue.say(Text("you"), Names([]), language))
            alike = catalogue.alike(language)
            self._languages[language] = replace(self._first_language, language=language, you=you, alike=alike)
        return self._languages[language]

    @cached_property
    def _languages(self) -> dict[str, Language[S]]:
        return {}

    def voice(self, names: Names, language: str = FIRST) -> Voice:
        """Everything that the game says in a language, as the listener of `names` hears it."""
        return Voice(self.language(language), names)

    @property
    def spoken(self) -> tuple[str, ...]:
        """The languages that the game speaks, its first one first."""
        return self.wording.catalogue.languages if self.wording.catalogue is not None else (FIRST,)

    @cached_property
    def _first_language(self) -> Language[S]:
        return Language(FIRST, self.wording, self.scene, self.preview, self.outlook)

    def is_interrupt(self, state: S, seat: int, question: str) -> bool:
        """Whether a seat is asked something that its player may choose not to be asked."""
        return question in self.interrupts and (self.turn is None or self.turn(state) != seat)

    def deal_unknown(self, state: S, pick: Pick) -> None:
        """Makes a whole world of what one seat knows: deals a face to every piece that another seat has looked at."""
        if self.deals is not None:
            self.deals(state, pick)
        state.faces.deal_unknown(pick)

    def _plain_scene(self, state: S, seat: int) -> Scene:
        points = [one.points for one in sorted(self.standings(state), key=lambda one: one.seat)]
        return plain_scene(self.name, points, state)

    def options(self, **given: object) -> dict[str, Setting]:
        """Every option with its value; BadOption says what is wrong with those given."""
        chosen = {choice.id: choice.default for choice in self.choices}
        for name, value in given.items():
            chosen[name] = self._checked(name, value)
        self._imply(chosen)
        wrong = self.forbids(chosen)
        if wrong is not None:
            raise BadOption("{game}: {wrong}", game=self.name, wrong=wrong)
        return chosen

    def _imply(self, chosen: dict[str, Setting]) -> None:
        usual = {choice.id: choice.default for choice in self.choices}
        for choice in self.choices:
            for name, value in choice.implies.get(chosen[choice.id], {}).items():
                if chosen[name] == usual[name]:
                    chosen[name] = value

    def options_played(self, **given: object) -> dict[str, Setting]:
        """The same at a table where people play; what is given may need another value than is usual there."""
        asked = [choice.needs for choice in self.choices if choice.id in given]
        usual = {
            choice.id: choice.played
            for choice in self.choices
            if choice.played is not None
            and all(needs.get(choice.id, choice.played) == choice.played for needs in asked)
        }
        return self.options(**{**usual, **given})

    @property
    def original(self) -> str:
        """The id of the game without its variant."""
        return self.id if self.variant is None else self.variant.game

    @property
    def rules_text(self) -> str:
        """The rules as text, wherever `rules` says that they are."""
        if "\n" in self.rules or not self.rules:
            return self.rules
        return read_beside(self.package or self.first_state.__module__, self.rules)

    @property
    def package(self) -> str:
        """The package that holds the game's code and content; empty for a game in a single module."""
        module = self.first_state.__module__
        inner = str(sys.modules[module].__package__ or "") if module in sys.modules else ""
        parts = inner.split(".")
        around = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
        return next((package for package in around if self._is_declared_in(package)), inner)

    def _is_declared_in(self, package: str) -> bool:
        values = vars(sys.modules[package]).values() if package in sys.modules else ()
        return any(isinstance(value, Game) and value.id == self.id for value in values)

    def _checked(self, name: str, value: object) -> Setting:
        choice = next((c for c in self.choices if c.id == name), None)
        if choice is None:
            known = [one.id for one in self.choices]
            raise BadOption("{game} has no option '{name}'; it has {known}", game=self.name, name=name, known=known)
        allowed = choice.allowed(value)
        if allowed is None:
            raise BadOption(
                "{game}: option {name} cannot be {value}; it is {right} ({clause})",
                game=self.name,
                name=name,
                value=repr(value),
                right=choice.words,
                clause=choice.clause,
            )
        return allowed

    def read_options(self, given: Mapping[str, str]) -> dict[str, Setting]:
        """The same for options that came as text: from a command line, a form, a file."""
        values: dict[str, object] = {name: self._read(name, text) for name, text in given.items()}
        return self.options(**values)

    def _read(self, name: str, text: str) -> Setting:
        choice = next((choice for choice in self.choices if choice.id == name), None)
        values = choice.values if choice is not None else ()
        if choice is not None and choice.least is not None and text.lstrip("-").isdigit():
            return int(text)
        words = {text.lower(), *(["true"] if text.lower() in YES else ["false"] if text.lower() in NO else [])}
        return next((value for value in values if as_typed(value).lower() in words), text)

    def is_timed(self, options: Mapping[str, Setting]) -> bool:
        """Whether a match with these options runs in real time."""
        return self.timing is not None and self.timing.is_on(options)

    def seats(self, options: Mapping[str, Setting]) -> int:
        """How many seats a match with these options has: its players, and those that options add."""
        return int(options.get("players", 1)) + self.added_seats(options)

    def added_seats(self, options: Mapping[str, Setting]) -> int:
        """How many seats a match with these options has beside those of its players."""
        return sum(choice.adds_seats.get(options.get(choice.id, choice.default), 0) for choice in self.choices)
