"""Set up positions of a game for tests. The fields of its state are the words; a game can add readers and words."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar, cast

from meadhall.engine.common.errors import BadPosition, joined_names
from meadhall.engine.model.state import State
from meadhall.engine.positions.fields import Fields, fields_of, is_record
from meadhall.engine.positions.position import NOBODY, Position
from meadhall.engine.positions.readers import Reader

S = TypeVar("S", bound=State)
SEATS: Final = ("ann", "bram", "cas", "dot", "eve", "finn")
Word = Callable[[Position[Any], Any], None]


@dataclass(frozen=True)
class Luck:
    """A test's word for one kind of chance.

    `read` returns, for each outcome, the possible values, best first. Without `read`, the test uses the names of faces,
    or numbers. If `free` is set, tests that do not script this luck get it from a fixed seed.
    """

    kind: str
    read: Callable[[Any], list[Sequence[int]]] | None = None
    free: bool = False


def _do_nothing(p: Position[Any]) -> None:
    """Default of `Positions.begin` and `finish`: do nothing."""


@dataclass(frozen=True)
class Positions(Generic[S]):
    """How tests set up positions of a game (see docs/testing.md). Every field of the state is a word already.

    - `seats` are the names of the seats, which are words, too.
    - `each` are the lists in the state that a seat's words set. They have one entry per seat. By default it is the
      first list with one record or list per seat.
    - `fields` holds readers for fields whose type is not enough to read them, by `Part.field` or `field`.
    - `words` and `seat_words` are more words, for the whole state or for a seat.
    - `text` names the word that a plain string for a seat sets.
    - `begin` runs first, and may add words. Then the words of seats are read, then `words`, then the fields.
    - `finish` runs last. It derives other fields, and raises BadPosition if the position is impossible.
    - `needs` has, for steps in the middle of an action, the state fields that must be set then.
    - `luck` are the words for chance.
    """

    luck: Mapping[str, Luck] = field(default_factory=dict[str, Luck])
    seats: Sequence[str] = SEATS
    each: Sequence[str] | None = None
    fields: Mapping[str, Reader] = field(default_factory=dict[str, Reader])
    words: Mapping[str, Word] = field(default_factory=dict[str, Word])
    seat_words: Mapping[str, Word] = field(default_factory=dict[str, Word])
    text: str = ""
    begin: Callable[[Position[S]], None] = _do_nothing
    finish: Callable[[Position[S]], None] = _do_nothing
    needs: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])


@dataclass(frozen=True)
class GameFacts:
    """The facts about a game that are needed to set up a position."""

    name: str
    steps: Collection[str]
    face_names: Mapping[str, Sequence[str]]
    seats: int
    other_words: Sequence[str] = ()  # the test's other words, for error messages


def build(
    positions: Positions[S], facts: GameFacts, state: S, words: Mapping[str, Any], luck_words: Collection[str]
) -> Position[S]:
    """Return the position that words describe, starting from `state`; `luck_words` are the test's words for luck."""
    seats = positions.seats
    words = {name: value for name, value in words.items() if name not in seats or value is not None}
    p = Position[S](state, dict(words), seats[: facts.seats], facts.face_names, luck_words)
    _Builder(positions, facts, p).build(words)
    return p


class _Builder(Generic[S]):
    def __init__(self, positions: Positions[S], facts: GameFacts, p: Position[S]) -> None:
        self.positions = positions
        self.facts = facts
        self.p = p
        self.fields = Fields(p, positions.fields)
        self.known = fields_of(type(p.state))
        self.each = tuple(seat_fields(p.state, facts.seats)) if positions.each is None else positions.each

    def build(self, words: Mapping[str, Any]) -> None:
        p, positions = self.p, self.positions
        self._check_words(words)
        positions.begin(p)
        self._return_cards()
        for seat, name in enumerate(p.seats):
            if name in p.words:
                with p.reading_seat(seat):
                    self._read_seat_words(seat, p.words[name])
        for name, read in positions.words.items():
            if name in p.words:
                with p.reading(name):
                    _read_word(p, read, p.words[name])
        for name in self.known:
            if name in p.words and name not in positions.words:
                self.fields.set(p.state, name, p.words[name])
        self.fields.set_remaining()
        if p.state.step not in self.facts.steps:
            raise BadPosition(f"step is one of {joined_names(self.facts.steps, 40)}, not '{p.state.step}'")
        positions.finish(p)
        for name in positions.needs.get(p.state.step, ()):
            if getattr(p.state, name) is None:
                raise BadPosition(
                    f"step '{p.state.step}' begins in the middle of an action: set {name} as well, "
                    f"or start at an earlier step"
                )

    def _check_words(self, words: Mapping[str, Any]) -> None:
        """Raise BadPosition for unknown words. Replace a plain string for a seat with a mapping from word to string."""
        known = [*self.positions.words, *self.known, *self.p.seats[: self._seats_with_parts()]]
        for name in words:
            if name in self.p.seats and name in known:
                self.p.words[name] = self._words_of_seat(words[name])
            if name in known:
                continue
            if name in self.positions.seats:
                self.p.seat_of(name)
            words_known = [*known, *self.facts.other_words]
            raise BadPosition(
                f"{self.facts.name} has no word '{name}' for tests; it has {joined_names(sorted({*words_known}), 80)}"
            )

    def _return_cards(self) -> None:
        """Put the cards of all fields that get a new value back into their bags."""
        p = self.p
        for seat, name in enumerate(p.seats):
            if name in p.words:
                p.seat = seat
                for word, field_name in self._seat_words().items():
                    if field_name and word in p.words[name]:
                        self._return_entry_cards(seat, word, field_name, p.words[name][word])
        p.seat = NOBODY
        for name in self.known:
            if name in p.words and name not in self.positions.words:
                self.fields.return_cards(p.state, name, p.words[name])

    def _return_entry_cards(self, seat: int, word: str, field_name: str, value: object) -> None:
        entries = getattr(self.p.state, field_name)
        if word == field_name:
            hint, reader = _entry_type(self.known[word].hint), self.positions.fields.get(word)
            entries[seat] = self.fields.return_value_cards(hint, reader, entries[seat])
        else:
            self.fields.return_cards(entries[seat], word, value)

    # ---- words of a seat

    def _seats_with_parts(self) -> int:
        """Return the number of seats that words can set up."""
        lengths = [len(getattr(self.p.state, name)) for name in self.each]
        return min(lengths, default=len(self.p.seats) if self.positions.seat_words else 0)

    def _seat_words(self) -> dict[str, str]:
        """Return the words for a seat, each with the state field that it sets; empty for the game's own words."""
        words = dict.fromkeys(self.positions.seat_words, "")
        for name in self.each:
            kind = _entry_type(self.known[name].hint)
            parts = fields_of(kind) if is_record(kind) else [name]
            words.update({word: name for word in parts if word not in words})
        return words

    def _words_of_seat(self, value: object) -> dict[str, Any]:
        if isinstance(value, Mapping):
            return dict(cast("Mapping[str, Any]", value))
        return {self.positions.text or next(iter(self._seat_words())): value}

    def _read_seat_words(self, seat: int, values: Mapping[str, Any]) -> None:
        p = self.p
        known = self._seat_words()
        name = p.seats[seat]
        for word in values:
            if word not in known:
                raise BadPosition(f"{name} cannot have '{word}'; a player has {joined_names(known, 40)}")
        for word, field_name in known.items():
            if word in values:
                self._set_seat_word(seat, word, field_name, values[word])

    def _set_seat_word(self, seat: int, word: str, field_name: str, value: object) -> None:
        p = self.p
        if not field_name:
            with p.reading(word):
                _read_word(p, self.positions.seat_words[word], value)
        elif word == field_name:
            entries, hint = getattr(p.state, word), _entry_type(self.known[word].hint)
            with p.reading(word):
                entries[seat] = self.fields.read(hint, value, self.positions.fields.get(word), entries[seat])
        else:
            self.fields.set(getattr(p.state, field_name)[seat], word, value)


def _read_word(p: Position[Any], read: Word, value: object) -> None:
    """Read a value with a game's own word; if that fails, the error quotes the docstring of the word's function."""
    try:
        read(p, value)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        usage, _, _ = (inspect.getdoc(read) or "").partition("\n\n")
        raise p.wrong(f"{value!r} cannot be read{f': {usage}' if usage else ''}") from error


def seat_fields(state: State, seats: int) -> list[str]:
    """Return the name of the first state field that is a list with one record or list per seat."""
    for name, item in fields_of(type(state)).items():
        entry = _entry_type(item.hint)
        if (is_record(entry) or _entry_type(entry) is not None) and len(getattr(state, name)) == seats:
            return [name]
    return []


def _entry_type(hint: Any) -> Any:
    """Return the type of the entries of a list type; None for other types."""
    return typing.get_args(hint)[0] if typing.get_origin(hint) is list else None
