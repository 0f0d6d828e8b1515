"""Set up a game by hand for tests: the fields of its state are the words, and a game adds readers where needed."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar, cast

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.engine.model.state import State
from meadhall.engine.positions.fields import Fields, fields_of, is_record
from meadhall.engine.positions.position import NOBODY, Position
from meadhall.engine.positions.readers import Reader

S = TypeVar("S", bound=State)
SEATS: Final = ("ann", "bram", "cas", "dot", "eve", "finn")
Word = Callable[[Position[Any], Any], None]


@dataclass(frozen=True)
class Luck:
    """A test's word for one kind of chance: `read` turns the value into the outcomes that fit, best first.

    Without a reader the value is names of faces, as the game calls them, or numbers. A `free` kind comes from a fixed
    seed in a test without this word.
    """

    kind: str
    read: Callable[[Any], list[Sequence[int]]] | None = None
    free: bool = False


def _same(p: Position[Any]) -> None:
    """Default of `Positions.begin` and `finish`: nothing more to do."""


@dataclass(frozen=True)
class Positions(Generic[S]):
    """How tests set up a game by hand (see docs/testing.md). Every field of the state is a word already.

    - `seats` are the names of the seats, and words too. A seat's value goes into its entry of the fields `each`.
      Without `each`, the first list of parts, or of lists, with one for each seat is used.
    - `fields` reads fields whose type does not say how, by `Part.field` or `field`.
    - `words` and `seat_words` are further words, for all or for a seat; a bare text for a seat is its word `text`.
    - A position begins as the first state, after `begin`, which may add to the words. The seats follow in order, then
      the further words in the order of their tables, then the fields.
    - `finish` sets everything that follows from the words, and fails if the position is impossible.
    - In the steps of `needs` something is under way, which these fields of the state hold.
    - `luck` are words for chance.
    """

    luck: Mapping[str, Luck] = field(default_factory=dict[str, Luck])
    seats: Sequence[str] = SEATS
    each: Sequence[str] | None = None
    fields: Mapping[str, Reader] = field(default_factory=dict[str, Reader])
    words: Mapping[str, Word] = field(default_factory=dict[str, Word])
    seat_words: Mapping[str, Word] = field(default_factory=dict[str, Word])
    text: str = ""
    begin: Callable[[Position[S]], None] = _same
    finish: Callable[[Position[S]], None] = _same
    needs: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])


@dataclass(frozen=True)
class Kind:
    """The parts of a game that a position needs."""

    name: str
    steps: Collection[str]
    face_names: Mapping[str, Sequence[str]]
    seats: int
    others: Sequence[str] = ()  # further words of the test, for the errors


def build(
    positions: Positions[S], kind: Kind, state: S, words: Mapping[str, Any], said: Collection[str]
) -> Position[S]:
    """Set up a position from words, beginning with this state; `said` are the test's words for luck."""
    seats = positions.seats
    words = {name: value for name, value in words.items() if name not in seats or value is not None}
    p = Position[S](state, dict(words), seats[: kind.seats], kind.face_names, said)
    _Building(positions, kind, p).build(words)
    return p


class _Building(Generic[S]):
    def __init__(self, positions: Positions[S], kind: Kind, p: Position[S]) -> None:
        self.positions = positions
        self.kind = kind
        self.p = p
        self.fields = Fields(p, positions.fields)
        self.known = fields_of(type(p.state))
        self.each = tuple(seat_fields(p.state, kind.seats)) if positions.each is None else positions.each

    def build(self, words: Mapping[str, Any]) -> None:
        p, own = self.p, self.positions
        self._check(words)
        own.begin(p)
        self._empty()
        for seat, name in enumerate(p.seats):
            if name in p.words:
                with p.reading_seat(seat):
                    self._seat(seat, p.words[name])
        for name, read in own.words.items():
            if name in p.words:
                with p.reading(name):
                    _read(p, read, p.words[name])
        for name in self.known:
            if name in p.words and name not in own.words:
                self.fields.set(p.state, name, p.words[name])
        self.fields.leave()
        if p.state.step not in self.kind.steps:
            raise BadPosition(f"step is one of {listed(self.kind.steps, 40)}, not '{p.state.step}'")
        own.finish(p)
        for name in own.needs.get(p.state.step, ()):
            if getattr(p.state, name) is None:
                raise BadPosition(
                    f"step: '{p.state.step}' is in the middle of something: say {name} too, "
                    f"or begin at an earlier step and answer"
                )

    def _check(self, words: Mapping[str, Any]) -> None:
        """Fail if there is no such word; a bare text for a seat becomes its word for texts."""
        known = [*self.positions.words, *self.known, *self.p.seats[: self._parts()]]
        for name in words:
            if name in self.p.seats and name in known:
                self.p.words[name] = self._said_of(words[name])
            if name in known:
                continue
            if name in self.positions.seats:
                self.p.seat_of(name)
            every = [*known, *self.kind.others]
            raise BadPosition(f"{self.kind.name} has no word '{name}' for tests; it has {listed(sorted({*every}), 80)}")

    def _empty(self) -> None:
        """Put the cards of replaced fields back into their bags first."""
        p = self.p
        for seat, name in enumerate(p.seats):
            if name in p.words:
                p.seat = seat
                for word, field_name in self._seat_words().items():
                    if field_name and word in p.words[name]:
                        self._empty_entry(seat, word, field_name, p.words[name][word])
        p.seat = NOBODY
        for name in self.known:
            if name in p.words and name not in self.positions.words:
                self.fields.empty(p.state, name, p.words[name])

    def _empty_entry(self, seat: int, word: str, field_name: str, value: object) -> None:
        entries = getattr(self.p.state, field_name)
        if word == field_name:
            hint, reader = _entry(self.known[word].hint), self.positions.fields.get(word)
            entries[seat] = self.fields.lift(hint, reader, entries[seat])
        else:
            self.fields.empty(entries[seat], word, value)

    # ---- words of a seat

    def _parts(self) -> int:
        """How many seats have a part of the state."""
        lengths = [len(getattr(self.p.state, name)) for name in self.each]
        return min(lengths, default=len(self.p.seats) if self.positions.seat_words else 0)

    def _seat_words(self) -> dict[str, str]:
        """The words for a seat, each with the field of the state that it goes into."""
        words = dict.fromkeys(self.positions.seat_words, "")
        for name in self.each:
            kind = _entry(self.known[name].hint)
            parts = fields_of(kind) if is_record(kind) else [name]
            words.update({word: name for word in parts if word not in words})
        return words

    def _said_of(self, value: object) -> dict[str, Any]:
        if isinstance(value, Mapping):
            return dict(cast("Mapping[str, Any]", value))
        return {self.positions.text or next(iter(self._seat_words())): value}

    def _seat(self, seat: int, said: Mapping[str, Any]) -> None:
        p = self.p
        known = self._seat_words()
        name = p.seats[seat]
        for word in said:
            if word not in known:
                raise BadPosition(f"{name} cannot have '{word}'; a player has {listed(known, 40)}")
        for word, field_name in known.items():
            if word in said:
                self._say(seat, word, field_name, said[word])

    def _say(self, seat: int, word: str, field_name: str, value: object) -> None:
        p = self.p
        if not field_name:
            with p.reading(word):
                _read(p, self.positions.seat_words[word], value)
        elif word == field_name:
            entries, hint = getattr(p.state, word), _entry(self.known[word].hint)
            with p.reading(word):
                entries[seat] = self.fields.read(hint, value, self.positions.fields.get(word), entries[seat])
        else:
            self.fields.set(getattr(p.state, field_name)[seat], word, value)


def _read(p: Position[Any], read: Word, value: object) -> None:
    """Let a game's own word read a value; if that fails, its docstring explains how to write it."""
    try:
        read(p, value)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        written, _, _ = (inspect.getdoc(read) or "").partition("\n\n")
        raise p.wrong(f"{value!r} cannot be read{f': {written}' if written else ''}") from error


def seat_fields(state: State, seats: int) -> list[str]:
    """The first list of parts, or of lists, that has one for each seat."""
    for name, f in fields_of(type(state)).items():
        entry = _entry(f.hint)
        if (is_record(entry) or _entry(entry) is not None) and len(getattr(state, name)) == seats:
            return [name]
    return []


def _entry(hint: Any) -> Any:
    """The type of the entries of a list; None for anything else."""
    return typing.get_args(hint)[0] if typing.get_origin(hint) is list else None
