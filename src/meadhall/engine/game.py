"""The contract of a game: one dataclass of data and functions. Nobody imports a game by name; see finding.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from meadhall.engine.content import read_beside
from meadhall.engine.errors import BadOption, listed
from meadhall.engine.flow import Step
from meadhall.engine.guide import Guide
from meadhall.engine.plain import plain_event, plain_option, plain_question, plain_scene
from meadhall.engine.scene import Scene
from meadhall.engine.state import State

S = TypeVar("S", bound=State)
Setting = str | int | bool


@dataclass(frozen=True)
class Choice:
    """One option of a game's set-up: its values, the usual one, and what it means."""

    id: str
    values: tuple[Setting, ...]
    default: Setting
    clause: str = ""
    help: str = ""


@dataclass(frozen=True)
class Standing:
    """How one seat ended, or stands so far. `parts` says what the points are made of."""

    seat: int
    place: int
    points: int
    parts: Mapping[str, int] = field(default_factory=dict[str, int])


def ranked(points: Sequence[int], *ties: Sequence[int]) -> list[Standing]:
    """Standings by points, best first; `ties` decide between equal points, and who is still level shares a place."""
    keys = list(zip(points, *ties, strict=True))
    order = sorted(range(len(points)), key=lambda seat: keys[seat], reverse=True)
    return [Standing(seat, 1 + sum(key > keys[seat] for key in keys), points[seat]) for seat in order]


def befalls_nobody(event: Any) -> int:
    """Stands for "done to nobody in particular" where a game does not say."""
    return -1


def nothing_aside(question: str, state: Any, names: Names) -> str:
    """Stands for "nothing for one ear alone" where a game does not say."""
    return ""


def no_warning(option: Any, state: Any, names: Names) -> str:
    """Stands for "no answer needs a second thought" where a game does not say."""
    return ""


def all_of_a_piece(option: Any, state: Any, names: Names) -> Sequence[str] | None:
    """Stands for "answers are not made of parts" where a game does not say."""
    return None


@dataclass(frozen=True)
class Voice:
    """How a game speaks, as the listener of `Names` hears it. What is left out is said plainly, see plain.py.

    An event without words is not told. `brief_event` and `brief_option` are short forms for a log panel and buttons.
    """

    event: Callable[[Any, Names], str] = plain_event
    option: Callable[[Any, Any, Names], str] = plain_option
    question: Callable[[str, Any, Names], str] = plain_question
    brief_event: Callable[[Any, Names], str] | None = None
    brief_option: Callable[[Any, Any, Names], str] | None = None
    befalls: Callable[[Any], int] = befalls_nobody  # the seat to which an event was done
    opens: tuple[type[Any], ...] = ()  # events that begin a paragraph
    joins: tuple[type[Any], ...] = ()  # events that go on in the line of the one before
    aside: Callable[[str, Any, Names], str] = nothing_aside  # for the ear of the asked seat alone
    warning: Callable[[Any, Any, Names], str] = no_warning  # an answer that deserves a yes
    letters: Mapping[str, str] = field(default_factory=dict[str, str])  # keys that always have the same letter
    parts: Callable[[Any, Any, Names], Sequence[str] | None] = all_of_a_piece  # picked one by one


class Names:
    """Who is meant: "You" for the listener, a name for everybody else; `does` picks the form of the verb."""

    def __init__(self, names: Sequence[str], listener: int = -1) -> None:
        self.names = names
        self.listener = listener

    def __call__(self, seat: int) -> str:
        return "You" if seat == self.listener else self.names[seat]

    def does(self, seat: int, verb: str, others: str = "") -> str:
        """`does(0, "take")` is "You take" or "Bram takes"."""
        return f"You {verb}" if seat == self.listener else f"{self.names[seat]} {others or verb + 's'}"

    def whose(self, seat: int) -> str:
        """`whose(0)` is "your" or "Bram's"."""
        """`whose(0)` is "your" or "Bram's"."""
        if seat == self.listener:
            return "your"
        return f"{self.names[seat]}'" if self.names[seat].endswith("s") else f"{self.names[seat]}'s"


@dataclass(frozen=True)
class Luck:
    """A test's word for one kind of chance: `read` turns what is written into the outcomes that will do, best first.

    A kind that is `free` comes from a fixed seed in a test that does not say the word.
    """

    kind: str
    read: Callable[[Any], list[Sequence[int]]]
    free: bool = False


@dataclass(frozen=True)
class Positions(Generic[S]):
    """How tests set up a game by hand: its words for a position, for chance and its seats (see docs/testing.md)."""

    build: Callable[..., S]
    luck: Mapping[str, Luck]
    seats: Sequence[str] = ()


def no_scene(state: Any, seat: int) -> Scene:
    """Stands for "plain numbers will do" where a game has no scene of its own."""
    raise NotImplementedError("a Game puts plain_scene in its place")


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: how it is set up, its steps, how it ends, how it speaks and what it looks like.

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
    voice: Voice = field(default_factory=Voice)
    scene: Callable[[S, int], Scene] = no_scene
    face_names: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    rules: str = ""
    forbids: Callable[[Mapping[str, Setting]], str | None] = lambda chosen: None
    bots: Mapping[str, Callable[..., Any]] = field(default_factory=dict[str, Callable[..., Any]])
    guide: Guide[S] | None = None
    positions: Positions[S] | None = None
    drawing: str = ""  # `module:NAME` of its board in cells, see drawing.py; without one the scene is drawn
    passing: frozenset[str] = frozenset()  # steps that seldom ask: no checkpoint is taken before them

    def __post_init__(self) -> None:
        if self.scene is no_scene:
            object.__setattr__(self, "scene", partial(plain_scene, self))

    def options(self, **given: object) -> dict[str, Setting]:
        """Every option with its value; BadOption says what is wrong with those given."""
        chosen = {choice.id: choice.default for choice in self.choices}
        for name, value in given.items():
            chosen[name] = self._checked(name, value)
        wrong = self.forbids(chosen)
        if wrong:
            raise BadOption(f"{self.name}: {wrong}")
        return chosen

    @property
    def rules_text(self) -> str:
        """The rules as text, wherever `rules` says that they are."""
        if "\n" in self.rules or not self.rules:
            return self.rules
        return read_beside(self.first_state.__module__, self.rules)

    def _checked(self, name: str, value: object) -> Setting:
        choice = next((c for c in self.choices if c.id == name), None)
        if choice is None:
            raise BadOption(f"{self.name} has no option '{name}'; it has {listed(c.id for c in self.choices)}")
        for allowed in choice.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
        raise BadOption(
            f"{self.name}: option {name} cannot be {value!r}; it is one of {listed(choice.values)} ({choice.clause})"
        )

    def read_options(self, given: Mapping[str, str]) -> dict[str, Setting]:
        """The same for options that came as text: from a command line, a form, a file."""
        values: dict[str, object] = {name: self._read(name, text) for name, text in given.items()}
        return self.options(**values)

    def _read(self, name: str, text: str) -> Setting:
        values = next((choice.values for choice in self.choices if choice.id == name), ())
        return next((value for value in values if str(value).lower() == text.lower()), text)

    def seats(self, options: Mapping[str, Setting]) -> int:
        """How many seats a match with these options has."""
        return int(options.get("players", 1))
