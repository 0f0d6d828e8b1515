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
from meadhall.engine.contract.cover import Cover
from meadhall.engine.contract.guide import Guide
from meadhall.engine.contract.judgement import Judgement
from meadhall.engine.contract.lesson import Lesson
from meadhall.engine.contract.puzzling import Puzzling
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
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.engine.presentation.scene import Scene, plain_scene
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.realtime.timing import Timing
from meadhall.engine.table.table import Table


@dataclass(frozen=True)
class FirstMatch:
    """The settings that a form offers until the player has finished a match.

    `options` are those that differ from the usual ones, `players` among them; without it the match has the fewest
    players allowed. `bot` is the name of an easy bot for the other seats; without one the usual bot plays.
    """

    options: Mapping[str, str | int | bool] = field(default_factory=dict[str, str | int | bool])
    bot: str = ""


S = TypeVar("S", bound=State)
Pick = Callable[[str, Sequence[int]], int]  # picks one of the faces of a bag, by its place
Setting = str | int | bool

SEATS_LISTED: Final = Sentence("a list of seats like 0,2")
YES: Final = frozenset({"yes", "on", "1", "true"})
NO: Final = frozenset({"no", "off", "0", "false"})
ANY_QUESTION: Final = "*"


def as_typed(value: Setting) -> str:
    """Return a value of an option as a user types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Choice:
    """One option of a game's set-up: its values, the usual one, and its meaning.

    - `label` and `names` are display names for the option and its values, if the ids read badly.
    - `value_help` has a sentence for each value, if they differ in more than a name.
    - `form_sets` lists other options that a form sets when a value is chosen. A program must set them itself.
    - `implies` lists other options that take this value if they are left at their usual one. So a match's options
      always say what is played.
    - A number with a `least` and a `most` may be any in between; `values` are suggestions.
    - If `seats` is set, a list of seats such as `0,2` is allowed too; its text explains what that means.
    - Values in `people_only_values` are for tables without bots.
    - The option applies only while other options have the values of `needs`; otherwise a form leaves it out.
    - `default_for_people` is the usual value at a table of people, if it differs from the one for programs.
    - A value in `adds_seats` adds this many seats to those of the players.
    - With `limits`, its number is the most seconds that a decision may take at these questions. ANY_QUESTION stands for
      all that no other option limits.
    """

    id: str
    values: tuple[Setting, ...]
    default: Setting
    clause: str = ""
    help: str = ""
    label: str = ""
    names: tuple[str, ...] = ()
    form_sets: Mapping[Setting, Mapping[str, Setting]] = field(default_factory=dict[Setting, Mapping[str, Setting]])
    implies: Mapping[Setting, Mapping[str, Setting]] = field(default_factory=dict[Setting, Mapping[str, Setting]])
    least: int | None = None
    most: int | None = None
    seats: str = ""
    value_help: tuple[str, ...] = ()
    people_only_values: tuple[Setting, ...] = ()
    needs: Mapping[str, Setting] = field(default_factory=dict[str, Setting])
    default_for_people: Setting | None = None
    adds_seats: Mapping[Setting, int] = field(default_factory=dict[Setting, int])
    limits: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.allowed(self.default) is None:
            raise ValueError(f"the default {self.default!r} of the option '{self.id}' is not {self.words}")

    def allowed(self, value: object) -> Setting | None:
        """Return the value as the game knows it, or None if it is not allowed."""
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
        """The allowed values, for a sentence."""
        if self.least is None:
            lists = [SEATS_LISTED] if self.seats else []
            return Sentence("one of {values}", values=[*map(as_typed, self.values), *lists])
        said = Sentence("a number from {least} to {most}", least=self.least, most=self.most)
        others = [as_typed(value) for value in self.values if not isinstance(value, int) or value < self.least]
        for other in reversed(others):
            said = Sentence("{one} or {rest}", one=other, rest=said)
        return said


def choice_words(choice: Choice, language: Language[Any]) -> ChoiceWords:
    """Return the words for an option in a language."""
    catalogue, id = language.wording.catalogue, f"choice-{choice.id}"
    if catalogue is None or not catalogue.has(id):
        return ChoiceWords(choice.label or label(choice.id).capitalize(), choice.help, choice.names, choice.value_help)

    def say(form: str = "") -> str:
        return catalogue.say(Text(id), Names([]), language.language, form) if catalogue.has(id, form) else ""

    values = [_form_of(value) for value in choice.values]
    names = tuple(say(f"value-{value}") for value in values)
    value_help = tuple(say(f"tells-{value}") for value in values)
    return ChoiceWords(say(), say("help"), names if any(names) else (), value_help if any(value_help) else ())


def _form_of(value: Setting) -> str:
    """Return the attribute of a message that words a value of an option."""
    return ("on" if value else "off") if isinstance(value, bool) else kebab(str(value))


@dataclass(frozen=True)
class Standing:
    """Place and points of one seat; `parts` says how the points add up."""

    seat: int
    place: int
    points: int
    parts: Mapping[str, int] = field(default_factory=dict[str, int])


def ranked(points: Sequence[int], *ties: Sequence[int], parts: Sequence[Mapping[str, int]] = ()) -> list[Standing]:
    """Rank seats by points, best first; `ties` decide between equal points, and a full tie shares a place.

    `parts` say for each seat how its points add up.
    """
    for one in (*ties, *filter(None, [parts])):
        if len(one) != len(points):
            raise ValueError(f"ranked has points for {len(points)} seats, and ties or parts for {len(one)}")
    keys = list(zip(points, *ties, strict=True))
    ranks = sorted(keys, reverse=True)
    order = sorted(range(len(points)), key=keys.__getitem__, reverse=True)
    made_of = parts or [dict[str, int]() for _ in points]
    return [Standing(seat, 1 + ranks.index(keys[seat]), points[seat], made_of[seat]) for seat in order]


@dataclass(frozen=True)
class UnaskedActions(Generic[S]):
    """Actions that a seat may take at any time without being asked, such as to concede.

    `menu` lists them for a seat. `act` carries one out during the open question. That question is then asked again from
    its first part, with the options that are left. If the rules must leave the question altogether, `act` raises, and
    the flow that asked meets the exception. If `is_aside` says yes, the action touches no question, and half-given
    answers stay open.
    """

    menu: Callable[[S, int], Menu[Any]]
    act: Callable[[Table[S], int, Any], None]
    is_aside: Callable[[S, int, str], bool] = lambda state, seat, key: False


def no_scene(state: Any, seat: int) -> Scene:
    """Default of `Game.scene`: show the numbers of the state."""
    return Scene("", "", -1, [], [], [], [])


def no_preview(view: Any, option: Option) -> Preview | None:
    """Default of `Game.preview`: the words of an answer are enough."""
    return None


def nothing_computed(glance: Any) -> None:
    """Default of `Game.computed`: the scene and the previews are enough."""


def no_reason(view: Any, option: Any) -> Words:
    """Default of `Game.reason`: bots give no reasons."""
    return ""


def each_alone(options: Mapping[str, Setting]) -> Sequence[Sequence[int]]:
    """Default of `Game.teams`: every seat plays for itself."""
    return [[seat] for seat in range(int(options.get("players", 1)))]


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its set-up, steps, end, words and look.

    A game without a scene of its own shows the numbers of its state. `rules` is the rules text itself, or the name of
    the file beside the game's code that holds it.
    """

    id: str
    name: str
    version: str
    choices: tuple[Choice, ...]
    first_state: Callable[[Mapping[str, Setting]], S]
    steps: Mapping[str, Step]
    standings: Callable[[S], list[Standing]]
    wording: Wording = field(default_factory=Wording)
    cover: Cover = field(default_factory=Cover)  # what the hall shows of it
    scene: Callable[[S, int], Scene] = no_scene
    face_names: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    rules: str = ""
    handbook: str = ""  # folder beside its code with the rules for players, see contract/handbook.py
    forbids: Callable[[Mapping[str, Setting]], Sentence | None] = lambda chosen: None
    bots: Mapping[str, Callable[[View[S]], Any]] = field(default_factory=dict[str, Callable[[View[Any]], Any]])
    guide: Guide[S] | None = None
    judgement: Judgement[S] | None = None  # the chances of each side, learned from matches of bots
    puzzling: Puzzling = field(default_factory=Puzzling)  # how its puzzles are found
    reason: Callable[[View[S], Option], Words] = no_reason  # why a bot answers like this, in one line without secrets
    positions: Positions[S] | None = None
    preview: Callable[[View[S], Option], Preview | None] = no_preview  # the result of an answer on offer
    outlook: Callable[[View[S]], list[PlaceEffect]] = no_outlook  # the results of all answers, each on its target
    computed: Callable[[Glance[S]], Any] = nothing_computed  # chances and numbers for its own page in the browser
    unasked: UnaskedActions[S] | None = None
    teams: Callable[[Mapping[str, Setting]], Sequence[Sequence[int]]] = (
        each_alone  # the seats that win together, in teams of equal size
    )
    deals: Callable[[S, Pick], None] | None = None  # deals unknown faces in a legal way, if not every deal is possible
    sealed: bool = False  # players see how many pieces are left in bags and decks; bots also see which
    counts_hidden: bool = False  # running standings count secrets: each seat is shown only its own
    timing: Timing[S] | None = None  # how it is played in real time, if it can be
    study: Study[S] | None = None  # how the laboratory measures it
    first_match: FirstMatch | None = None  # settings for new players, if it has any
    lesson: Lesson[S] | None = None  # a guided match that points at the table
    drawing: str = ""  # `module:NAME` of drawings in cells that replace its scene, see cells/drawing.py
    fields: str = ""  # `module:NAME` of the contents of its scene's fields, see there
    tray: str = ""  # `module:NAME` of how its answers are given in cells, see cells/tray.py
    lanes: Lanes[S] | None = None  # how the table splits into places that run side by side
    interrupts: frozenset[str] = frozenset()  # questions in others' turns that a player may choose not to be asked
    turn: Callable[[S], int] | None = None  # whose turn it is; questions in a player's own turn are always asked
    answers_stand: bool = False  # a seat cannot take back a whole answer alone, only a part of one
    rarely_asking_steps: frozenset[str] = frozenset()  # no checkpoint is taken before these steps
    variant: Variant | None = None  # the changes to its content, see contract/varied.py

    def __post_init__(self) -> None:
        players = next((choice for choice in self.choices if choice.id == "players"), None)
        if self.cover.players is not None and (players is None or players.allowed(self.cover.players) is None):
            raise ValueError(f"the cover of {self.name} says {self.cover.players} players, and it has no such table")
        if self.scene is no_scene:
            object.__setattr__(self, "scene", self._plain_scene)

    def language(self, language: str) -> Language[S]:
        """Return the game in a language, or in English if it does not speak that one."""
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
        """Return everything that the game says in a language, addressed to the listener of `names`."""
        return Voice(self.language(language), names)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the game, its first one first."""
        return self.wording.catalogue.languages if self.wording.catalogue is not None else (FIRST,)

    @cached_property
    def _first_language(self) -> Language[S]:
        return Language(FIRST, self.wording, self.scene, self.preview, self.outlook)

    def is_interrupt(self, state: S, seat: int, question: str) -> bool:
        """Whether a seat is asked something that its player may choose not to be asked."""
        return question in self.interrupts and (self.turn is None or self.turn(state) != seat)

    def deal_unknown(self, state: S, pick: Pick) -> None:
        """Complete the world of one seat: deal a face to every piece that only other seats have seen."""
        if self.deals is not None:
            self.deals(state, pick)
        state.faces.deal_unknown(pick)

    def _plain_scene(self, state: S, seat: int) -> Scene:
        points = [one.points for one in sorted(self.standings(state), key=lambda one: one.seat)]
        return plain_scene(self.name, points, state)

    def options(self, **given: object) -> dict[str, Setting]:
        """Return every option with its value; BadOption says what is wrong with the given ones."""
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
        """Return the options of a table of people, whose usual values may differ."""
        asked = [choice.needs for choice in self.choices if choice.id in given]
        usual = {
            choice.id: choice.default_for_people
            for choice in self.choices
            if choice.default_for_people is not None
            and all(needs.get(choice.id, choice.default_for_people) == choice.default_for_people for needs in asked)
        }
        return self.options(**{**usual, **given})

    @property
    def original(self) -> str:
        """The id of the game without its variant."""
        return self.id if self.variant is None else self.variant.game

    @property
    def rules_text(self) -> str:
        """The rules as text, read from a file if `rules` names one."""
        if "\n" in self.rules or not self.rules:
            return self.rules
        return self._read_beside(self.rules)

    @property
    def picture(self) -> str:
        """The picture on its cover as SVG, read from a file if the cover names one."""
        picture = self.cover.picture
        return picture if not picture or "<" in picture else self._read_beside(picture)

    def _read_beside(self, name: str) -> str:
        return read_beside(self.package or self.first_state.__module__, name)

    @property
    def package(self) -> str:
        """The package with the game's code and content; empty for a game in a single module."""
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
        """Return the options that came as text: from a command line, a form or a file."""
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

    def time_limits(self, options: Mapping[str, Setting]) -> dict[str, int]:
        """How many seconds a decision may take, by question; ANY_QUESTION stands for all that are not named.

        The rules have no clock. The server enforces the limit, and then gives the menu's default answer.
        """
        matter = (
            choice for choice in self.choices if all(options[name] == value for name, value in choice.needs.items())
        )
        set_to = ((one.limits, options[one.id]) for one in matter)
        return {question: value for limits, value in set_to if type(value) is int for question in limits}

    def seats(self, options: Mapping[str, Setting]) -> int:
        """The number of seats in a match with these options, with the seats that options add."""
        return int(options.get("players", 1)) + self.added_seats(options)

    def added_seats(self, options: Mapping[str, Setting]) -> int:
        """The number of seats that these options add."""
        return sum(choice.adds_seats.get(options.get(choice.id, choice.default), 0) for choice in self.choices)
