"""The lines of a match file: how to write and read them, and one clear sentence for each fault.

A match file is text, one JSON object a line: a header, every answer and outcome in order, and a closing line. Nothing
is ever removed from it: `{"back": 3}` says that the three entries before it no longer stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar, cast

import msgspec

from meadhall.engine.common.errors import BadRecord, NoMatchFile, Sentence
from meadhall.engine.common.schema_errors import schema_error
from meadhall.engine.contract.game import Setting
from meadhall.engine.table.log import HIDDEN, Answer, Entry, Outcome, TakenBack

FORMAT: Final = 1


class TruncatedFile(BadRecord):
    """A match file without its end; `broken` says so, without the advice how to use the file."""

    def __init__(self, line: int) -> None:
        self.broken = Sentence("the file ends after line {line}: its closing line is missing", line=line)
        super().__init__(
            "{broken}; add --recover (in Python recover=True) to take it as far as it goes", broken=self.broken
        )


class _Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all lines: defaults are left out, unknown fields are an error."""


class VariantLines(_Line, frozen=True):
    """A whole variant, so that a reader of the file needs nothing else, with its digest."""

    name: str
    digest: str
    files: dict[str, str]
    about: str = ""


class Header(_Line, frozen=True):
    """The first line: game, version and options. `seat` is set if the file holds only what that seat may know.

    A spectator is seat -1. `game` is the game without its variant. `updated` says that the rules were updated during
    the match: then the file begins at the checkpoint from which it continued.
    """

    meadhall: int
    game: str
    version: str
    content: str
    options: dict[str, Setting] = {}
    players: list[str] = []
    seed: str | None = None
    commitment: str | None = None
    seat: int | None = None
    start: Any = None
    variant: VariantLines | None = None
    updated: bool = False

    @property
    def id(self) -> str:
        """The id of the game with its variant: `heroes+strong-sirens`."""
        return self.game if self.variant is None else f"{self.game}+{self.variant.name}"


class AnswerLine(_Line, frozen=True):
    """An answer of a seat; the key of a hidden one is empty.

    `seen` is a digest of what the seat saw after it, in a file for one seat of a match with secret answers.
    """

    seat: int
    answer: str
    at: int = 0
    secret: bool = False
    seen: str = ""


class ChanceLine(_Line, frozen=True):
    """An outcome of chance; the value of a hidden one is null."""

    chance: str
    value: int | None
    clause: str
    face: str = ""
    seat: int = -1
    piece: int = -1
    hops: int = 0


class BackLine(_Line, frozen=True):
    """An undo of the last `back` entries.

    `rekeyed` says that luck was drawn again, `alone` that all of them were of this seat, and `unheard` that no other
    seat had heard of any of them.
    """

    back: int
    seat: int
    rekeyed: bool = False
    alone: bool = False
    unheard: bool = False


class SeatResult(_Line, frozen=True):
    """Place and points of one seat at the end."""

    seat: int
    place: int
    points: int
    parts: dict[str, int] = {}


class Closing(_Line, frozen=True):
    """The last line: the number of lines before it, and a digest of the final state."""

    end: int
    digest: str
    over: bool = False
    standings: list[SeatResult] = []


EntryLine = AnswerLine | ChanceLine | BackLine
L = TypeVar("L", bound=_Line)


class NumberedLine(NamedTuple):
    """One line of entries with its number in the file."""

    number: int
    line: EntryLine


class File(NamedTuple):
    """A whole match file, each line checked by itself."""

    header: Header
    lines: list[NumberedLine]
    closing: Closing | None


# ---- writing


def log_lines(log: Sequence[Entry]) -> Iterator[EntryLine]:
    """Yield the lines of a log. Undone entries stand before the line that says so."""
    for entry in log:
        if isinstance(entry, Answer):
            yield AnswerLine(seat=entry.seat, answer=entry.key, at=entry.at, secret=entry.secret)
        elif isinstance(entry, Outcome):
            value = None if entry.value == HIDDEN else entry.value
            yield ChanceLine(
                chance=entry.kind, value=value, clause=entry.clause, seat=entry.seat, piece=entry.piece, hops=entry.hops
            )
        else:
            yield from log_lines(entry.gone)
            yield BackLine(
                back=len(entry.gone), seat=entry.seat, rekeyed=entry.rekeyed, alone=entry.alone, unheard=entry.unheard
            )


def written_lines(lines: Sequence[_Line]) -> str:
    """Lines as text."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


# ---- reading


def read_file(text: str, recover: bool = False) -> File:
    """Read the lines of a match file; BadRecord names the first wrong one.

    `recover` accepts a truncated file.
    """
    header = check_begins(text)
    raw = _raw(text)
    lines: list[NumberedLine] = []
    closing: Closing | None = None
    for number, one in enumerate(raw[1:], start=2):
        if closing is not None:
            raise BadRecord("line {number} comes after the closing line, where nothing may stand", number=number)
        try:
            plain = _json(one, number)
        except BadRecord:
            if number == len(raw):
                break  # half a line is left by a crash
            raise
        if "end" in plain:
            closing = _as(Closing, plain, number)
        else:
            lines.append(NumberedLine(number, _entry(plain, number)))
    _check_end(len(lines), closing, recover)
    return File(header, lines, closing)


def check_begins(text: str) -> Header:
    """Read the header of a match file; NoMatchFile if the text is not a match file at all."""
    raw = _raw(text)
    if not raw or not raw[0].strip():
        raise NoMatchFile("this is not a match file: its first line is empty")
    return _header(raw[0])


def _raw(text: str) -> list[str]:
    """The lines as they are, without the byte order mark that some editors put before the first."""
    return text.removeprefix("\ufeff").splitlines()


def _check_end(count: int, closing: Closing | None, recover: bool) -> None:
    if recover:
        return
    if closing is None:
        raise TruncatedFile(count + 1)
    if closing.end != count:
        raise BadRecord(
            "the closing line counts {said} lines of entries, but there are {count}", said=closing.end, count=count
        )


def _json(one: str, number: int) -> dict[str, Any]:
    try:
        plain = msgspec.json.decode(one)
    except msgspec.DecodeError as error:
        raise BadRecord("line {number} is not JSON: {what}", number=number, what=schema_error(error)[0]) from None
    if not isinstance(plain, dict):
        raise BadRecord("line {number} is not a JSON object but {found}", number=number, found=one.strip()[:40])
    return cast("dict[str, Any]", plain)


def _header(first: str) -> Header:
    try:
        plain = _json(first, 1)
    except BadRecord:
        plain = {}
    if "meadhall" not in plain:
        raise NoMatchFile("this is not a match file: its first line does not say 'meadhall'")
    if plain["meadhall"] != FORMAT:
        raise BadRecord(
            "line 1: the file has format {found}; this Meadhall reads format {right}",
            found=repr(plain["meadhall"])[:40],
            right=FORMAT,
        )
    return _as(Header, plain, 1)


def _entry(plain: dict[str, Any], number: int) -> EntryLine:
    if "answer" in plain:
        return _as(AnswerLine, plain, number)
    if "chance" in plain:
        return _as(ChanceLine, plain, number)
    if "back" in plain:
        return _as(BackLine, plain, number)
    raise BadRecord(
        "line {number} is not an answer, chance, back or end; it has {found}",
        number=number,
        found=list(plain) or Sentence("nothing"),
    )


def _as(kind: type[L], plain: dict[str, Any], number: int) -> L:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        what, where = schema_error(error)
        place = f", {where}" if where else ""
        raise BadRecord("line {number}{place}: {what}", number=number, place=place, what=what) from None


# ---- lines and entries


def entry_of(line: AnswerLine | ChanceLine) -> Answer | Outcome:
    """The entry of the log for a line."""
    if isinstance(line, AnswerLine):
        return Answer(line.seat, line.answer, line.at, line.secret)
    value = HIDDEN if line.value is None else line.value
    return Outcome(line.chance, line.clause, value, line.seat, line.piece, line.hops)


class StandingEntry(NamedTuple):
    """An entry that stands at the end, with the line it came from."""

    number: int
    entry: Entry
    seen: str = ""


def standing_entries(lines: Sequence[NumberedLine]) -> list[StandingEntry]:
    """The log at the end of the file: undone entries lie inside their TakenBack."""
    kept: list[StandingEntry] = []
    for number, line in lines:
        if not isinstance(line, BackLine):
            kept.append(StandingEntry(number, entry_of(line), getattr(line, "seen", "")))
            continue
        if not 0 < line.back <= len(kept):
            raise BadRecord(
                "line {number}: cannot undo {back} entries, only {count} come before it",
                number=number,
                back=line.back,
                count=len(kept),
            )
        gone = [k.entry for k in kept[-line.back :]]
        del kept[-line.back :]
        kept.append(StandingEntry(number, TakenBack(line.seat, gone, line.rekeyed, line.alone, line.unheard)))
    return kept
