"""How tests set up a game by hand: the fields of its state are the words, and a game adds readers where it must."""

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
    """A test's word for one kind of chance: `read` turns what is written into the outcomes that will do, best first.

    Without a reader it is the names of faces, as the game calls them, or numbers. A kind that is `free` comes from a
    fixed seed in a test that does not say the word.
    """

    kind: str
    read: Callable[[Any], list[Sequence[int]]] | None = None
    free: bool = False


def _same(p: Position[Any]) -> None:
    """Stands for "nothing more to do"."""


@dataclass(frozen=True)
class Positions(Generic[S]):
    """How tests set up a game by hand (see docs/testing.md). Every field of the state is a word already.

    `seats` are the names of the seats, and words too: what is said of a seat goes into its entry of the fields `each`;
    if these are not given, of the first list of parts, or of lists, with one for each seat. `fields` reads fields whose
    type does not say how, by `Part.field` or `field`. `words` and `seat_words` are further words, for all or for a
    seat; a bare text said of a seat is its word `text`. A position begins as the first state, after `begin`, which may
    add to the words. Then come the seats in their order, the further words in the order of their tables, and the
    fields; `finish` sees to what follows from the words, and fails if the position cannot be. `luck` are words for
    chance.
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


@dataclass(frozen=True)
class Kind:
    """What of a game a position needs to know."""

    name: str
    steps: Collection[str]
    face_names: Mapping[str, Sequence[str]]
    seats: int
    others: Sequence[str] = ()  # words that the test has besides, for the errors


def build(
    positions: Positions[S], kind: Kind, state: S, words: Mapping[str, Any], said: Collection[str]
) -> Position[S]:
    """Sets up a position from words, beginning with this state; `said` are the test's words for luck."""
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

    def _check(self, words: Mapping[str, Any]) -> None:
        """Fails if there is no such word; a bare text that is said of a seat becomes its word for texts."""
        known = [*self.positions.words, *self.known, *self.p.seats[: self._parts()]]
        for name in words:
            if name in self.p.seats and name in known:
                self.p.words[name] = self._said_of(words[name])
            if name in known:
                continue
            if name in self.positions.seats:
                self.p.seat_of(name)
            every = [*known, *self.kind.others]
            raise BadPosition(f"{self.kind.name} has no word '{name}' for tests; it has {listed(sorted(every), 80)}")

    def _empty(self) -> None:
        """What is said anew goes back into its bags first."""
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

    # ---- what is said of a seat

    def _parts(self) -> int:
        """How many seats have a part of the state."""
        lengths = [len(getattr(self.p.state, name)) for name in self.each]
        return min(lengths, default=len(self.p.seats) if self.positions.seat_words else 0)

    def _seat_words(self) -> dict[str, str]:
        """The words that are said of a seat, each with the field of the state that it goes into."""
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
    """Lets a game's own word read a value; where that cannot be read, its docstring says how it is written."""
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
