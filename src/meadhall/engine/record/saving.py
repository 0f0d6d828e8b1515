"""A match as text: the whole of it, or the part that one seat may know."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from meadhall.engine.contract.game import Game
from meadhall.engine.model.pieces import Faces
from meadhall.engine.model.state import known_to, to_plain
from meadhall.engine.play.match import Match
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.record import file_format
from meadhall.engine.record.retelling import Retelling, view_digest
from meadhall.engine.table.chance import SampledLuck
from meadhall.engine.table.log import Answer, Entry

GUESSABLE: Final = 16  # shorter seeds can be found by trying, so their commitment would reveal them


def commitment(seed: str) -> str:
    """Hash of the seed, to show before a match so that its luck is fixed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def content_digest(game: Game[Any]) -> str:
    """Short hash of a game's content: its version and every TOML file in its package."""
    return _content_digest(game.version, game.package)


@lru_cache
def _content_digest(version: str, package: str) -> str:
    seen = hashlib.blake2b(version.encode(), digest_size=8)
    for name, file in sorted(_content_files(files(package), "")) if package else ():
        seen.update(name.encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()


def _content_files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _content_files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".toml"):
            yield f"{path}{entry.name}", entry


def save(
    match: Match[Any],
    seat: int | None = None,
    players: Sequence[str] = (),
    *,
    updated: bool = False,
    sights: dict[bytes, str] | None = None,
) -> str:
    """Write the match as text; with `seat` (-1: a spectator) only what this seat may know, without the seed.

    When the match is over nothing is secret any more, and everybody gets the whole file. `updated` says that the match
    began at a checkpoint, since the rules were updated while it ran. `sights` keeps the digests of views by seat and
    log: with one dictionary for many files of one match, each digest is computed once.
    """
    if seat is None or match.over:
        header = _header(match, match.seed, None, players, updated)
        log: Sequence[Entry] = match.log
        name = match.digest
    else:
        match = match.known_match(seat, from_start=True)
        header = _header(match, None, seat, players, updated)
        log = known_log(match, seat)
        name = view_digest(match, seat)
    lines = list(_named(match, file_format.log_lines(log)))
    if (
        seat is not None
        and not match.over
        and any(isinstance(line, file_format.AnswerLine) and not line.answer for line in lines)
    ):
        lines = _with_sights(match, seat, lines, {} if sights is None else sights)
    return file_format.written_lines([header, *lines, _closing(match, len(lines), name)])


def _header(
    match: Match[Any], seed: str | None, seat: int | None, players: Sequence[str], updated: bool
) -> file_format.Header:
    shown = match.seed if match.seed is not None and (seat is None or len(match.seed) >= GUESSABLE) else None
    return file_format.Header(
        meadhall=file_format.FORMAT,
        game=match.game.original,
        version=match.game.version,
        content=content_digest(match.game),
        options=match.options,
        players=list(players),
        seed=seed,
        commitment=None if shown is None else commitment(shown),
        seat=seat,
        start=_start(match, seat),
        variant=_over(match.game),
        updated=updated,
    )


def _over(game: Game[Any]) -> file_format.VariantLines | None:
    """The variant of a game for the file, so that its reader needs nothing else."""
    one = game.variant
    return (
        None
        if one is None
        else file_format.VariantLines(name=one.name, digest=one.digest, files=dict(one.files), about=one.about)
    )


def _start(match: Match[Any], seat: int | None) -> Any:
    """The first state, if the options do not lead to it."""
    if match.options and match.start == match.game.first_state(match.options):
        return None
    start = match.start if seat is None else known_to(match.start, match.start.faces, seat)  # the log tells the rest
    return to_plain(start)


def _closing(match: Match[Any], count: int, name: str) -> file_format.Closing:
    return file_format.Closing(
        end=count, digest=name, over=match.over, standings=seat_results(match) if match.over else []
    )


def seat_results(match: Match[Any]) -> list[file_format.SeatResult]:
    """How every seat ended."""
    return [
        file_format.SeatResult(seat=s.seat, place=s.place, points=s.points, parts=dict(s.parts))
        for s in match.standings
    ]


def _named(match: Match[Any], lines: Iterator[file_format.EntryLine]) -> Iterator[file_format.EntryLine]:
    """Add the names of faces to the lines, for people."""
    for line in lines:
        if isinstance(line, file_format.ChanceLine) and line.value is not None:
            yield file_format.ChanceLine(
                chance=line.chance,
                value=line.value,
                face=face_name(match.game, match.state.faces, line.chance, line.value),
                clause=line.clause,
                seat=line.seat,
                piece=line.piece,
                hops=line.hops,
            )
        else:
            yield line


def face_name(game: Game[Any], faces: Faces, kind: str, value: int) -> str:
    """Name of a face, "" if the game has none for it; a mixed bag has the names of the bag below it."""
    while kind in faces.mixed_from:
        kind = faces.mixed_from[kind]
    names = game.face_names.get(kind, ())
    return names[value] if 0 <= value < len(names) else ""


def _with_sights(
    match: Match[Any], seat: int, lines: list[file_format.EntryLine], sights: dict[bytes, str]
) -> list[file_format.EntryLine]:
    """Add a digest of the seat's view after each standing answer, so that secret answers can be imagined one by one."""
    luck = SampledLuck(random.Random(0))
    kept = [file_format.StandingEntry(at, entry) for at, entry in enumerate(match.log)]
    telling = Retelling(match.game, match.start, match.options, kept, luck, luck)
    moments = telling.moments()
    next(moments)
    names = _names_of_answers(match.log, seat)
    standing = _standing_answers(lines)
    for at, name, _ in zip(standing, names, moments, strict=True):
        if name not in sights:
            sights[name] = view_digest(telling.match, seat)
        lines[at] = msgspec.structs.replace(lines[at], seen=sights[name])
    return lines


def _names_of_answers(log: Sequence[Entry], seat: int) -> Iterator[bytes]:
    """Yield a hash of the seat and the log up to the next answer, for each answer."""
    name, answered = hashlib.sha256(str(seat).encode()), False
    for entry in log:
        if isinstance(entry, Answer):
            if answered:
                yield name.digest()
            answered = True
        name.update(msgspec.msgpack.encode(entry))
    if answered:
        yield name.digest()


def _standing_answers(lines: list[file_format.EntryLine]) -> list[int]:
    """The places of the answers that were not taken back."""
    standing: list[int] = []
    for at, line in enumerate(lines):
        if isinstance(line, file_format.BackLine):
            del standing[-line.back :]
        standing.append(at)
    return [at for at in standing if isinstance(lines[at], file_format.AnswerLine)]
