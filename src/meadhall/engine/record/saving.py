"""Save a match as text: the whole match, or only the knowledge of one seat."""

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
from meadhall.engine.record.retelling import LogReplay, view_digest
from meadhall.engine.table.chance import SampledLuck
from meadhall.engine.table.log import Answer, Entry

# minimum length of a seed with a commitment; a shorter seed could be guessed from it
MIN_COMMITTED_SEED_LENGTH: Final = 16


def commitment(seed: str) -> str:
    """Return the hash of a seed. If it is shown before a match, the luck of the match is fixed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def content_digest(game: Game[Any]) -> str:
    """Return a short hash of a game's version and all TOML files in its package."""
    return _content_digest(game.version, game.package)


@lru_cache
def _content_digest(version: str, package: str) -> str:
    hasher = hashlib.blake2b(version.encode(), digest_size=8)
    for name, file in sorted(_content_files(files(package), "")) if package else ():
        hasher.update(name.encode() + b"\0" + file.read_bytes())
    return hasher.hexdigest()


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
    """Return the match as text. With `seat` (-1: a spectator), secrets of other seats and the seed are left out.

    When the match is over, nothing is secret, and every seat receives the whole file. `updated` says that the match
    began at a checkpoint, because the rules were updated during it. `sights` is a cache of the digests of views. Pass
    the same dictionary for all files of a match, so that each digest is computed once.
    """
    if seat is None or match.over:
        header = _build_header(match, match.seed, None, players, updated)
        log: Sequence[Entry] = match.log
        state_digest = match.digest
    else:
        match = match.known_match(seat, from_start=True)
        header = _build_header(match, None, seat, players, updated)
        log = known_log(match, seat)
        state_digest = view_digest(match, seat)
    lines = list(_with_face_names(match, file_format.log_lines(log)))
    if (
        seat is not None
        and not match.over
        and any(isinstance(line, file_format.AnswerLine) and not line.answer for line in lines)
    ):
        lines = _with_view_digests(match, seat, lines, {} if sights is None else sights)
    return file_format.lines_text([header, *lines, _build_closing(match, len(lines), state_digest)])


def _build_header(
    match: Match[Any], seed: str | None, seat: int | None, players: Sequence[str], updated: bool
) -> file_format.Header:
    committed_seed = (
        match.seed
        if match.seed is not None and (seat is None or len(match.seed) >= MIN_COMMITTED_SEED_LENGTH)
        else None
    )
    return file_format.Header(
        meadhall=file_format.FORMAT,
        game=match.game.base_id,
        version=match.game.version,
        content=content_digest(match.game),
        options=match.options,
        players=list(players),
        seed=seed,
        commitment=None if committed_seed is None else commitment(committed_seed),
        seat=seat,
        start=_start_for_header(match, seat),
        variant=_variant_lines(match.game),
        updated=updated,
    )


def _variant_lines(game: Game[Any]) -> file_format.VariantLines | None:
    """Return the variant of a game for the header of a file, or None."""
    variant = game.variant
    return (
        None
        if variant is None
        else file_format.VariantLines(
            name=variant.name, digest=variant.digest, files=dict(variant.files), about=variant.about
        )
    )


def _start_for_header(match: Match[Any], seat: int | None) -> Any:
    """Return the first state for the header of a file; None if it follows from the options."""
    if match.options and match.start == match.game.first_state(match.options):
        return None
    start = match.start if seat is None else known_to(match.start, match.start.faces, seat)
    return to_plain(start)


def _build_closing(match: Match[Any], count: int, state_digest: str) -> file_format.Closing:
    return file_format.Closing(
        end=count, digest=state_digest, over=match.over, standings=seat_results(match) if match.over else []
    )


def seat_results(match: Match[Any]) -> list[file_format.SeatResult]:
    """Return the place and points of all seats."""
    return [
        file_format.SeatResult(seat=s.seat, place=s.place, points=s.points, parts=dict(s.parts))
        for s in match.standings
    ]


def _with_face_names(match: Match[Any], lines: Iterator[file_format.EntryLine]) -> Iterator[file_format.EntryLine]:
    """Yield the lines with the names of faces added, for human readers."""
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
    """Return the name of a face in a bag, or "" if it has none; a mixed bag has the names of its original bag."""
    while kind in faces.mixed_from:
        kind = faces.mixed_from[kind]
    names = game.face_names.get(kind, ())
    return names[value] if 0 <= value < len(names) else ""


def _with_view_digests(
    match: Match[Any], seat: int, lines: list[file_format.EntryLine], view_digests: dict[bytes, str]
) -> list[file_format.EntryLine]:
    """Add a digest of the seat's view to the line of each valid answer.

    With it, a loader that imagines secret answers notices a wrong guess at once.
    """
    luck = SampledLuck(random.Random(0))
    entries = [file_format.ActiveEntry(index, entry) for index, entry in enumerate(match.log)]
    log_replay = LogReplay(match.game, match.start, match.options, entries, luck, luck)
    moments = log_replay.moments()
    next(moments)
    hashes = _answer_hashes(match.log, seat)
    answer_lines = _active_answer_lines(lines)
    for index, key, _ in zip(answer_lines, hashes, moments, strict=True):
        if key not in view_digests:
            view_digests[key] = view_digest(log_replay.match, seat)
        lines[index] = msgspec.structs.replace(lines[index], seen=view_digests[key])
    return lines


def _answer_hashes(log: Sequence[Entry], seat: int) -> Iterator[bytes]:
    """Yield a hash for each answer: of the seat, and of the log up to the next answer. It is a key of the digests."""
    hasher, has_answer = hashlib.sha256(str(seat).encode()), False
    for entry in log:
        if isinstance(entry, Answer):
            if has_answer:
                yield hasher.digest()
            has_answer = True
        hasher.update(msgspec.msgpack.encode(entry))
    if has_answer:
        yield hasher.digest()


def _active_answer_lines(lines: list[file_format.EntryLine]) -> list[int]:
    """Return the indices of the lines of answers that were not undone."""
    active_lines: list[int] = []
    for index, line in enumerate(lines):
        if isinstance(line, file_format.BackLine):
            del active_lines[-line.back :]
        active_lines.append(index)
    return [index for index in active_lines if isinstance(lines[index], file_format.AnswerLine)]
