"""The contract of a game: one dataclass of data and functions. `registry.py` finds games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.content import read_beside
from meadhall.engine.common.english import label, with_capital
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
    """The settings that a form suggests to a player who has not finished a match yet.

    `options` are the options that differ from their defaults. Without `players`, the match has the fewest players
    allowed. `bot` is the name of an easy bot for the other seats. If it is empty, the usual bot plays.
    """

    options: Mapping[str, str | int | bool] = field(default_factory=dict[str, str | int | bool])
    bot: str = ""


S = TypeVar("S", bound=State)
Pick = Callable[[str, Sequence[int]], int]  # receives a bag's name and its faces; returns the index of the picked face
Setting = str | int | bool

SEATS_LISTED: Final = Sentence("a list of seats like 0,2")
YES: Final = frozenset({"yes", "on", "1", "true"})
NO: Final = frozenset({"no", "off", "0", "false"})
ANY_QUESTION: Final = "*"


def typed_text(value: Setting) -> str:
    """Return an option's value as a user types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Choice:
    """One option of a game's set-up: its values, its default, and its help text.

    - `label` and `names` are display names for the option and its values, if the ids are not suitable as display names.
    - `value_help` maps values to sentences that explain them.
    - `form_sets` has, for each value, other options that a form sets when a user chooses the value. Programs must set
      these options themselves.
    - `implies` has, for each value, other options and their values. They replace the defaults of these options, so that
      a match's options are complete.
    - A number with a `minimum` and a `maximum` may have any value between them; `values` are suggestions.
    - If `seats` is set, a list of seats such as `0,2` is allowed too. The text of `seats` explains the list.
    - Values in `people_only_values` are for tables without bots.
    - The option applies only while other options have the values in `needs`. Otherwise a form hides it.
    - `default_for_people` is the default at a table of people, if it differs from the default for programs.
    - `adds_seats` maps each value that adds seats to their number.
    - With `limits`, the option's number is the time limit for decisions at these questions, in seconds. ANY_QUESTION
      stands for all questions without another limit.
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
    minimum: int | None = None
    maximum: int | None = None
    seats: str = ""
    value_help: tuple[str, ...] = ()
    people_only_values: tuple[Setting, ...] = ()
    needs: Mapping[str, Setting] = field(default_factory=dict[str, Setting])
    default_for_people: Setting | None = None
    adds_seats: Mapping[Setting, int] = field(default_factory=dict[Setting, int])
    limits: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.normalized(self.default) is None:
            raise ValueError(f"the default {self.default!r} of the option '{self.id}' is not {self.values_sentence}")

    def normalized(self, value: object) -> Setting | None:
        """Return the normalised value, or None if the value is not allowed."""
        for known_value in self.values:
            if value == known_value and type(value) is type(known_value):
                return known_value
        if self.seats and isinstance(value, str) and value.replace(",", "").isdigit():
            return ",".join(str(seat) for seat in sorted({int(word) for word in value.split(",") if word}))
        if self.minimum is None or self.maximum is None or type(value) is not int:
            return None
        return value if self.minimum <= value <= self.maximum else None

    @property
    def values_sentence(self) -> Sentence:
        """The allowed values as part of a sentence: `a number from 1 to 4`."""
        if self.minimum is None:
            lists = [SEATS_LISTED] if self.seats else []
            return Sentence("one of {values}", values=[*map(typed_text, self.values), *lists])
        sentence = Sentence("a number from {least} to {most}", least=self.minimum, most=self.maximum)
        others = [typed_text(value) for value in self.values if not isinstance(value, int) or value < self.minimum]
        for other in reversed(others):
            sentence = Sentence("{one} or {rest}", one=other, rest=sentence)
        return sentence


def choice_words(choice: Choice, language: Language[Any]) -> ChoiceWords:
    """Return the display texts of an option in a language: from the catalogue, or else from the choice itself."""
    catalogue, id = language.wording.catalogue, f"choice-{choice.id}"
    if catalogue is None or not catalogue.has(id):
        return ChoiceWords(choice.label or label(choice.id).capitalize(), choice.help, choice.names, choice.value_help)

    def form_words(form: str = "") -> str:
        return catalogue.say(Text(id), Names([]), language.language, form) if catalogue.has(id, form) else ""

    values = [_message_attribute(value) for value in choice.values]
    names = tuple(form_words(f"value-{value}") for value in values)
    value_help = tuple(form_words(f"tells-{value}") for value in values)
    return ChoiceWords(
        form_words(), form_words("help"), names if any(names) else (), value_help if any(value_help) else ()
    )


def _message_attribute(value: Setting) -> str:
    """Return the part of the message's attribute name that stands for a value: `on`, `off` or its id."""
    return ("on" if value else "off") if isinstance(value, bool) else kebab(str(value))


@dataclass(frozen=True)
class Standing:
    """The place (from 1) and points of a seat; `parts` are the named amounts that add up to the points."""

    seat: int
    place: int
    points: int
    parts: Mapping[str, int] = field(default_factory=dict[str, int])


def ranked(
    points: Sequence[int], *tie_breakers: Sequence[int], parts: Sequence[Mapping[str, int]] = ()
) -> list[Standing]:
    """Return the standings of all seats, best first.

    Each of `tie_breakers` has a number per seat that decides between equal points, higher first; seats that are equal
    in all of them share a place. `parts` has, for each seat, the named amounts that add up to its points.
    """
    for values in (*tie_breakers, *filter(None, [parts])):
        if len(values) != len(points):
            raise ValueError(f"ranked has points for {len(points)} seats, and ties or parts for {len(values)}")
    keys = list(zip(points, *tie_breakers, strict=True))
    ranks = sorted(keys, reverse=True)
    order = sorted(range(len(points)), key=keys.__getitem__, reverse=True)
    parts_of_seats = parts or [dict[str, int]() for _ in points]
    return [Standing(seat, 1 + ranks.index(keys[seat]), points[seat], parts_of_seats[seat]) for seat in order]


@dataclass(frozen=True)
class UnaskedActions(Generic[S]):
    """Actions that a seat may take at any time without being asked, such as conceding.

    - `menu` returns the actions of a seat.
    - `act` carries out an action while a question is open. The question is then asked again from its first part, with
      the remaining options. To abandon the question, `act` raises an exception, which the asking flow receives.
    - `is_aside` says that an action does not affect the open question, so that unfinished answers to it stay valid.
    """

    menu: Callable[[S, int], Menu[Any]]
    act: Callable[[Table[S], int, Any], None]
    is_aside: Callable[[S, int, str], bool] = lambda state, seat, key: False


def no_scene(state: Any, seat: int) -> Scene:
    """Default of `Game.scene`: show the numbers of the state."""
    return Scene("", "", -1, [], [], [], [])


def no_preview(view: Any, option: Option) -> Preview | None:
    """Default of `Game.preview`: there are no previews."""
    return None


def no_computed_values(glance: Any) -> None:
    """Default of `Game.computed`: no values beyond the scene and the previews."""


def no_reason(view: Any, option: Any) -> Words:
    """Default of `Game.reason`: bots give no reasons."""
    return ""


def one_seat_teams(options: Mapping[str, Setting]) -> Sequence[Sequence[int]]:
    """Default of `Game.teams`: every seat plays for itself."""
    return [[seat] for seat in range(int(options.get("players", 1)))]


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its set-up, steps, final standings, words and look.

    `rules` is the text of the rules, or the name of a file beside the game's code. Without a `scene`, clients show the
    numbers in the state.
    """

    id: str
    name: str
    version: str
    choices: tuple[Choice, ...]
    first_state: Callable[[Mapping[str, Setting]], S]
    steps: Mapping[str, Step]
    standings: Callable[[S], list[Standing]]
    wording: Wording = field(default_factory=Wording)
    cover: Cover = field(default_factory=Cover)  # how the hall presents the game
    scene: Callable[[S, int], Scene] = no_scene
    face_names: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    rules: str = ""
    handbook: str = ""  # folder beside the game's code with the rules for players, see contract/handbook.py
    forbids: Callable[[Mapping[str, Setting]], Sentence | None] = lambda chosen: None
    bots: Mapping[str, Callable[[View[S]], Any]] = field(default_factory=dict[str, Callable[[View[Any]], Any]])
    guide: Guide[S] | None = None
    judgement: Judgement[S] | None = None  # win chances of each side, learned from matches of bots
    puzzling: Puzzling = field(default_factory=Puzzling)  # settings of the search for puzzles
    reason: Callable[[View[S], Option], Words] = no_reason  # a bot's reason for an answer, in one line without secrets
    positions: Positions[S] | None = None
    preview: Callable[[View[S], Option], Preview | None] = no_preview  # the result of an answer on offer
    # the results of all answers, each with its target place
    outlook: Callable[[View[S]], list[PlaceEffect]] = no_outlook
    computed: Callable[[Glance[S]], Any] = no_computed_values  # chances and numbers for the game's page in the browser
    unasked: UnaskedActions[S] | None = None
    # the seats that win together, in teams of equal size
    teams: Callable[[Mapping[str, Setting]], Sequence[Sequence[int]]] = one_seat_teams
    deals: Callable[[S, Pick], None] | None = None  # deals unknown faces, if the rules allow only some deals
    sealed: bool = False  # players see only the number of pieces left in bags and decks; bots also see their faces
    counts_hidden: bool = False  # standings during a match include secrets, so each seat sees only its standing
    timing: Timing[S] | None = None  # real-time play; None if the game has none
    study: Study[S] | None = None  # the measurements of the laboratory
    first_match: FirstMatch | None = None  # suggested settings for new players
    lesson: Lesson[S] | None = None  # a guided match for beginners
    drawing: str = ""  # `module:NAME` of the terminal's drawing of the board, see `Drawing` in cells/drawing.py
    fields: str = ""  # `module:NAME` of the contents of the scene's places, see `Fields` in cells/drawing.py
    tray: str = ""  # `module:NAME` of the terminal's tray, see cells/tray.py
    lanes: Lanes[S] | None = None  # the lanes of the table, if sub-games run in parallel
    interrupts: frozenset[str] = frozenset()  # questions outside a player's turn that the player may switch off
    turn: Callable[[S], int] | None = None  # the seat whose turn it is; its questions cannot be switched off
    answers_stand: bool = False  # a seat cannot undo a complete answer alone, only a part of an unfinished one
    rarely_asking_steps: frozenset[str] = frozenset()  # steps without a checkpoint at their start
    variant: Variant | None = None  # the variant merged into the content, see contract/varied.py

    def __post_init__(self) -> None:
        players = next((choice for choice in self.choices if choice.id == "players"), None)
        if self.cover.players is not None and (players is None or players.normalized(self.cover.players) is None):
            raise ValueError(f"the cover of {self.name} says {self.cover.players} players, and it has no such table")
        if self.scene is no_scene:
            object.__setattr__(self, "scene", self._plain_scene)

    def language(self, language: str) -> Language[S]:
        """Return the game in a language, or in English if the game lacks that language."""
        catalogue = self.wording.catalogue
        if catalogue is None or language not in catalogue.languages:
            return self._first_language
        if language not in self._languages:
            you = with_capital(catalogue.say(Text("you"), Names([]), language))
            words_like_english = catalogue.words_like_english(language)
            self._languages[language] = replace(
                self._first_language, language=language, you=you, words_like_english=words_like_english
            )
        return self._languages[language]

    @cached_property
    def _languages(self) -> dict[str, Language[S]]:
        return {}

    def voice(self, names: Names, language: str = FIRST) -> Voice:
        """Return an object that renders events, options and questions in a language, for the listener of `names`."""
        return Voice(self.language(language), names)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the game, its first one first."""
        return self.wording.catalogue.languages if self.wording.catalogue is not None else (FIRST,)

    @cached_property
    def _first_language(self) -> Language[S]:
        return Language(FIRST, self.wording, self.scene, self.preview, self.outlook)

    def is_interrupt(self, state: S, seat: int, question: str) -> bool:
        """Whether the player of a seat may switch off this question."""
        return question in self.interrupts and (self.turn is None or self.turn(state) != seat)

    def deal_unknown(self, state: S, pick: Pick) -> None:
        """Complete an imagined world: deal a face to every piece that other seats have seen and this seat has not."""
        if self.deals is not None:
            self.deals(state, pick)
        state.faces.deal_unknown(pick)

    def _plain_scene(self, state: S, seat: int) -> Scene:
        points = [standing.points for standing in sorted(self.standings(state), key=lambda standing: standing.seat)]
        return plain_scene(self.name, points, state)

    def options(self, **chosen_values: object) -> dict[str, Setting]:
        """Return all options with their values. Raise BadOption if a given option is not allowed."""
        chosen = {choice.id: choice.default for choice in self.choices}
        for name, value in chosen_values.items():
            chosen[name] = self._checked_value(name, value)
        self._add_implied_options(chosen)
        reason = self.forbids(chosen)
        if reason is not None:
            raise BadOption("{game}: {wrong}", game=self.name, wrong=reason)
        return chosen

    def _add_implied_options(self, chosen: dict[str, Setting]) -> None:
        default_value = {choice.id: choice.default for choice in self.choices}
        for choice in self.choices:
            for name, value in choice.implies.get(chosen[choice.id], {}).items():
                if chosen[name] == default_value[name]:
                    chosen[name] = value

    def options_for_people(self, **chosen: object) -> dict[str, Setting]:
        """Return all options with their values, with the defaults of a table of people."""
        given_needs = [choice.needs for choice in self.choices if choice.id in chosen]
        usual_options = {
            choice.id: choice.default_for_people
            for choice in self.choices
            if choice.default_for_people is not None
            and all(
                needs.get(choice.id, choice.default_for_people) == choice.default_for_people for needs in given_needs
            )
        }
        return self.options(**{**usual_options, **chosen})

    @property
    def base_id(self) -> str:
        """The id of the game without its variant."""
        return self.id if self.variant is None else self.variant.game

    @property
    def rules_text(self) -> str:
        """The text of the rules, read from a file if `rules` is a file name."""
        if "\n" in self.rules or not self.rules:
            return self.rules
        return self._read_beside(self.rules)

    @property
    def picture(self) -> str:
        """The picture on the cover as SVG, read from a file if the cover has a file name."""
        picture = self.cover.picture
        return picture if not picture or "<" in picture else self._read_beside(picture)

    def _read_beside(self, name: str) -> str:
        return read_beside(self.package or self.first_state.__module__, name)

    @property
    def package(self) -> str:
        """The name of the package with the game's code and content; empty for a game in a single module."""
        module = self.first_state.__module__
        inner_package = str(sys.modules[module].__package__ or "") if module in sys.modules else ""
        parts = inner_package.split(".")
        outer_package = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
        return next((package for package in outer_package if self._is_declared_in(package)), inner_package)

    def _is_declared_in(self, package: str) -> bool:
        values = vars(sys.modules[package]).values() if package in sys.modules else ()
        return any(isinstance(value, Game) and value.id == self.id for value in values)

    def _checked_value(self, name: str, value: object) -> Setting:
        choice = next((choice for choice in self.choices if choice.id == name), None)
        if choice is None:
            known = [choice.id for choice in self.choices]
            raise BadOption("{game} has no option '{name}'; it has {known}", game=self.name, name=name, known=known)
        allowed = choice.normalized(value)
        if allowed is None:
            raise BadOption(
                "{game}: option {name} cannot be {value}; it is {right} ({clause})",
                game=self.name,
                name=name,
                value=repr(value),
                right=choice.values_sentence,
                clause=choice.clause,
            )
        return allowed

    def read_options(self, texts: Mapping[str, str]) -> dict[str, Setting]:
        """Return all options with their values, given as text: from a command line, a form or a file."""
        values: dict[str, object] = {name: self._read_value(name, text) for name, text in texts.items()}
        return self.options(**values)

    def _read_value(self, name: str, text: str) -> Setting:
        choice = next((choice for choice in self.choices if choice.id == name), None)
        values = choice.values if choice is not None else ()
        if choice is not None and choice.minimum is not None and text.lstrip("-").isdigit():
            return int(text)
        words = {text.lower(), *(["true"] if text.lower() in YES else ["false"] if text.lower() in NO else [])}
        return next((value for value in values if typed_text(value).lower() in words), text)

    def is_timed(self, options: Mapping[str, Setting]) -> bool:
        """Whether a match with these options runs in real time."""
        return self.timing is not None and self.timing.is_on(options)

    def time_limits(self, options: Mapping[str, Setting]) -> dict[str, int]:
        """Return the time limit of decisions in seconds, by question; ANY_QUESTION stands for all other questions.

        The rules have no clock. When the time is up, the server gives the menu's default answer.
        """
        active_choices = (
            choice for choice in self.choices if all(options[name] == value for name, value in choice.needs.items())
        )
        limits_and_values = ((choice.limits, options[choice.id]) for choice in active_choices)
        return {question: value for limits, value in limits_and_values if type(value) is int for question in limits}

    def seats(self, options: Mapping[str, Setting]) -> int:
        """Return the number of seats in a match, including the seats that options add."""
        return int(options.get("players", 1)) + self.added_seats(options)

    def added_seats(self, options: Mapping[str, Setting]) -> int:
        """Return the number of seats that options add to those of the players."""
        return sum(choice.adds_seats.get(options.get(choice.id, choice.default), 0) for choice in self.choices)
