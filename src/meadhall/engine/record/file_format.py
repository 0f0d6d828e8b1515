"""Write and read the lines of a match file. Each fault of a file has its own error message.

A match file is text with one JSON object per line: a header, all answers and outcomes in order, and a closing line.
Nothing is ever removed from it: `{"back": 3}` is an undo of the three entries before it.
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
    """A match file without its closing line. `short_sentence` is the error without the advice to use `--recover`."""

    def __init__(self, line: int) -> None:
        self.short_sentence = Sentence("the file ends after line {line}: its closing line is missing", line=line)
        super().__init__(
            "{broken}; add --recover (in Python recover=True) to load it up to the fault", broken=self.short_sentence
        )


class _Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all lines: default values are not written, unknown fields are errors."""


class VariantLines(_Line, frozen=True):
    """A whole variant with its digest. A match with a variant includes it, so the file needs no other file."""

    name: str
    digest: str
    files: dict[str, str]
    about: str = ""


class Header(_Line, frozen=True):
    """The first line: game, version and options.

    - `seat` is set if the file has only the knowledge of that seat (-1: a spectator).
    - `game` is the id of the game without its variant.
    - `start` is the first state, if it does not follow from the options.
    - `updated` says that the rules were updated during the match. The file begins at the checkpoint of the update.
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
        """The id of the game, with its variant: `heroes+strong-sirens`."""
        return self.game if self.variant is None else f"{self.game}+{self.variant.name}"


class AnswerLine(_Line, frozen=True):
    """An answer of a seat. A hidden answer has an empty key. `at` is the time in a real-time match, in milliseconds.

    `seen` is a digest of the viewing seat's view after the answer. Only files for one seat of a match with secret
    answers have it.
    """

    seat: int
    answer: str
    at: int = 0
    secret: bool = False
    seen: str = ""


class ChanceLine(_Line, frozen=True):
    """An outcome of chance (see `Outcome`). A hidden outcome has the value null. `face` is the name of the value."""

    chance: str
    value: int | None
    clause: str
    face: str = ""
    seat: int = -1
    piece: int = -1
    hops: int = 0


class BackLine(_Line, frozen=True):
    """An undo of the `back` entries before it.

    `rekeyed` says that luck was drawn again. `alone` says that all undone entries were of this seat. `unheard` says
    that no other seat knew of any of them.
    """

    back: int
    seat: int
    rekeyed: bool = False
    alone: bool = False
    unheard: bool = False


class SeatResult(_Line, frozen=True):
    """The final place and points of one seat."""

    seat: int
    place: int
    points: int
    parts: dict[str, int] = {}


class Closing(_Line, frozen=True):
    """The last line: the number of entry lines before it (`end`), and a digest of the final state."""

    end: int
    digest: str
    over: bool = False
    standings: list[SeatResult] = []


EntryLine = AnswerLine | ChanceLine | BackLine
L = TypeVar("L", bound=_Line)


class NumberedLine(NamedTuple):
    """A line of an entry, with its line number in the file."""

    number: int
    line: EntryLine


class File(NamedTuple):
    """The parsed lines of a match file. They are not checked against the rules."""

    header: Header
    lines: list[NumberedLine]
    closing: Closing | None


# ---- writing


def log_lines(log: Sequence[Entry]) -> Iterator[EntryLine]:
    """Yield the lines of a log. The lines of undone entries come before the line of the undo."""
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


def lines_text(lines: Sequence[_Line]) -> str:
    """Return lines as the text of a file."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


# ---- reading


def read_file(text: str, recover: bool = False) -> File:
    """Parse a match file. Raise BadRecord for the first wrong line. With `recover`, the file may be truncated."""
    header = read_header(text)
    raw = _raw_lines(text)
    lines: list[NumberedLine] = []
    closing: Closing | None = None
    for number, text_line in enumerate(raw[1:], start=2):
        if closing is not None:
            raise BadRecord("line {number} comes after the closing line, which must be the last", number=number)
        try:
            plain = _json_object(text_line, number)
        except BadRecord:
            if number == len(raw):
                break  # a crash can leave half a line
            raise
        if "end" in plain:
            closing = _parse_line(Closing, plain, number)
        else:
            lines.append(NumberedLine(number, _parse_entry(plain, number)))
    _check_end(len(lines), closing, recover)
    return File(header, lines, closing)


def read_header(text: str) -> Header:
    """Return the header of a match file. Raise NoMatchFile if the text is not a match file."""
    raw = _raw_lines(text)
    if not raw or not raw[0].strip():
        raise NoMatchFile("this is not a match file: its first line is empty")
    return _parse_header(raw[0])


def _raw_lines(text: str) -> list[str]:
    """Return the unparsed lines, without the byte order mark that some editors add."""
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


def _json_object(text_line: str, number: int) -> dict[str, Any]:
    try:
        plain = msgspec.json.decode(text_line)
    except msgspec.DecodeError as error:
        raise BadRecord("line {number} is not JSON: {what}", number=number, what=schema_error(error)[0]) from None
    if not isinstance(plain, dict):
        raise BadRecord("line {number} is not a JSON object but {found}", number=number, found=text_line.strip()[:40])
    return cast("dict[str, Any]", plain)


def _parse_header(first_line: str) -> Header:
    try:
        plain = _json_object(first_line, 1)
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
    return _parse_line(Header, plain, 1)


def _parse_entry(plain: dict[str, Any], number: int) -> EntryLine:
    if "answer" in plain:
        return _parse_line(AnswerLine, plain, number)
    if "chance" in plain:
        return _parse_line(ChanceLine, plain, number)
    if "back" in plain:
        return _parse_line(BackLine, plain, number)
    raise BadRecord(
        "line {number} is not an answer, chance, back or end; it has {found}",
        number=number,
        found=list(plain) or Sentence("nothing"),
    )


def _parse_line(kind: type[L], plain: dict[str, Any], number: int) -> L:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        fault, path = schema_error(error)
        place = f", {path}" if path else ""
        raise BadRecord("line {number}{place}: {what}", number=number, place=place, what=fault) from None


# ---- lines as entries


def entry_of(line: AnswerLine | ChanceLine) -> Answer | Outcome:
    """Return the log entry of a line."""
    if isinstance(line, AnswerLine):
        return Answer(line.seat, line.answer, line.at, line.secret)
    value = HIDDEN if line.value is None else line.value
    return Outcome(line.chance, line.clause, value, line.seat, line.piece, line.hops)


class ActiveEntry(NamedTuple):
    """An entry that was not undone, with its line number and the line's digest of the seat's view."""

    number: int
    entry: Entry
    view_digest: str = ""


def active_entries(lines: Sequence[NumberedLine]) -> list[ActiveEntry]:
    """Return the log at the end of a file. It has undone entries only inside their TakenBack."""
    entries: list[ActiveEntry] = []
    for number, line in lines:
        if not isinstance(line, BackLine):
            entries.append(ActiveEntry(number, entry_of(line), getattr(line, "seen", "")))
            continue
        if not 0 < line.back <= len(entries):
            raise BadRecord(
                "line {number}: cannot undo {back} entries, only {count} come before it",
                number=number,
                back=line.back,
                count=len(entries),
            )
        undone_entries = [undone.entry for undone in entries[-line.back :]]
        del entries[-line.back :]
        entries.append(
            ActiveEntry(number, TakenBack(line.seat, undone_entries, line.rekeyed, line.alone, line.unheard))
        )
    return entries
