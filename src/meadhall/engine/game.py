"""The contract of a game: one dataclass of data and functions. Nobody imports a game by name; see `find_game`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meadhall.engine.errors import BadOption, UnknownGame, listed
from meadhall.engine.flow import Step
from meadhall.engine.guide import Guide
from meadhall.engine.scene import Scene
from meadhall.engine.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

S = TypeVar("S", bound=State)
Setting = str | int | bool


@dataclass(frozen=True)
class Choice:
    """One option of a game's set-up: its values, the usual one, and what it means."""

    id: str
    values: tuple[Setting, ...]
    default: Setting
    clause: str
    help: str


@dataclass(frozen=True)
class Standing:
    """How one seat ended, or stands so far. `parts` says what the points are made of."""

    seat: int
    place: int
    points: int
    parts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Voice:
    """How a game speaks, as the listener of `Names` hears it. All but the first three may be left out.

    An event without words is not told. `brief_event` and `brief_option` are short forms for a log panel and buttons.
    """

    event: Callable[[Any, Names], str]
    option: Callable[[Any, Any, Names], str]
    question: Callable[[str, Any, Names], str]
    brief_event: Callable[[Any, Names], str] | None = None
    brief_option: Callable[[Any, Any, Names], str] | None = None
    befalls: Callable[[Any], int] = lambda event: -1  # the seat to which an event was done
    opens: tuple[type[Any], ...] = ()  # events that begin a paragraph
    joins: tuple[type[Any], ...] = ()  # events that go on in the line of the one before
    aside: Callable[[str, Any, Names], str] = lambda question, state, names: ""  # for the ear of the asked seat alone
    warning: Callable[[Any, Any, Names], str] = lambda option, state, names: ""  # an answer that deserves a yes
    letters: Mapping[str, str] = field(default_factory=dict[str, str])  # keys that always have the same letter
    parts: Callable[[Any, Any, Names], Sequence[str] | None] = lambda option, state, names: None  # picked one by one


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
        if seat == self.listener:
            return "your"
        return f"{self.names[seat]}'" if self.names[seat].endswith("s") else f"{self.names[seat]}'s"


@dataclass(frozen=True)
class Luck:
    """A test's word for one kind of chance: `read` turns what is written into the outcomes that will do, best first."""

    kind: str
    read: Callable[[Any], list[Sequence[int]]]


@dataclass(frozen=True)
class Positions(Generic[S]):
    """How tests set up a game by hand: its words for a position, for chance and its seats (see docs/testing.md)."""

    build: Callable[..., S]
    luck: Mapping[str, Luck]
    seats: Sequence[str] = ()


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: how it is set up, its steps, how it ends, how it speaks and what it looks like."""

    id: str
    name: str
    version: str
    choices: tuple[Choice, ...]
    first_state: Callable[[Mapping[str, Setting]], S]
    steps: Mapping[str, Step]
    standings: Callable[[S], list[Standing]]
    voice: Voice
    scene: Callable[[S, int], Scene]
    face_names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    rules: str = ""
    forbids: Callable[[Mapping[str, Setting]], str | None] = lambda chosen: None
    bots: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    guide: Guide[S] | None = None
    passing: frozenset[str] = frozenset()  # steps that seldom ask: no checkpoint is taken before them

    def options(self, **given: object) -> dict[str, Setting]:
        """Every option with its value; BadOption says what is wrong with those given."""
        chosen = {choice.id: choice.default for choice in self.choices}
        for name, value in given.items():
            chosen[name] = self._checked(name, value)
        wrong = self.forbids(chosen)
        if wrong:
            raise BadOption(f"{self.name}: {wrong}")
        return chosen

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

    def seats(self, options: Mapping[str, Setting]) -> int:
        return int(options.get("players", 1))


def _games() -> Iterable[EntryPoint]:
    from importlib.metadata import entry_points  # 60 ms, and only needed to find games by name

    return entry_points(group="meadhall.games")


def installed_games() -> list[str]:
    """The ids of all games on this machine, built-in or from other packages."""
    return sorted({point.name for point in _games()})


def find_game(name: str) -> Game[Any]:
    """The game with this id."""
    for point in _games():
        if point.name == name:
            game: Game[Any] = point.load()
            return game
    raise UnknownGame(f"there is no game '{name}'; installed are {listed(installed_games())}")
