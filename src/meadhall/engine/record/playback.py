"""Load match files, to continue a match or to step through it. Errors mention files of other versions."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from meadhall.engine.common.errors import BadContent, BadOption, BadRecord, GameNotInstalled, Sentence, UnknownGame
from meadhall.engine.common.variants import build_variant
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.registry import find_game
from meadhall.engine.contract.varied import apply_variant
from meadhall.engine.model.state import from_plain
from meadhall.engine.play.match import Match
from meadhall.engine.record import file_format
from meadhall.engine.record.retelling import LogReplay, luck_after, replay_valid_part, view_digest
from meadhall.engine.record.saving import commitment, content_digest, seat_results
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, SeededLuck, Source, outcome_values
from meadhall.engine.table.events import Event
from meadhall.engine.table.log import Entry


def load(text: str, game: Game[Any] | None = None, recover: bool = False, source: Source | None = None) -> Match[Any]:
    """Return the match of a file, ready to be continued. Raise BadRecord, which names the fault and its line.

    With `recover`, a file that is truncated or no longer fits the rules is loaded up to its first fault. `source`
    supplies the luck after the end of the log if the file has no seed.
    """
    file = file_format.read_file(text, recover)
    if file.header.seat is not None:
        raise BadRecord(
            "this file holds only what {who} may know. You can watch it, but not play on from it",
            who=_seat_words(file.header.seat),
        )
    check_commitment(file.header)
    return Replay(file, game_of(file.header, game), source, recover=recover).match


def check_commitment(header: file_format.Header) -> None:
    """Raise BadRecord if the commitment in a header is not the hash of its seed."""
    if header.seed is not None and header.commitment not in (None, commitment(header.seed)):
        raise BadRecord(
            "line 1: the commitment {commitment} is not that of the seed '{seed}'",
            commitment=header.commitment,
            seed=header.seed,
        )


def _seat_words(seat: int) -> Sentence:
    return Sentence("a spectator") if seat < 0 else Sentence("seat {seat}", seat=seat)


def game_of(header: file_format.Header, game: Game[Any] | None) -> Game[Any]:
    """Return the game of a file, with its variant. If `game` is given, it is used; it may lack the variant."""
    try:
        found_game = game or find_game(header.game)
    except UnknownGame:
        text = "line 1: there is no game '{game}' among those that are installed; load it first with find_game"
        raise GameNotInstalled(text, header.game) from None
    if found_game.base_id != header.game:
        raise BadRecord(
            "line 1: the file is a match of '{game}', not of '{found}'", game=header.game, found=found_game.id
        )
    file_variant = header.variant
    if found_game.variant is not None:
        _check_variant(file_variant, found_game)
    elif file_variant is not None:
        found_game = _with_file_variant(found_game, file_variant)
    return found_game


def _check_variant(file_variant: file_format.VariantLines | None, game: Game[Any]) -> None:
    """Raise BadRecord if the file's variant is not exactly the game's variant."""
    own_variant = game.variant
    assert own_variant is not None
    if file_variant is None:
        text = "line 1: the file is a match of '{game}', not of '{found}'"
        raise BadRecord(text, game=game.base_id, found=game.id)
    if (file_variant.name, file_variant.digest) != (own_variant.name, own_variant.digest):
        text = "line 1: the file was played with the variant {name} ({digest}); this is {here} ({other})"
        raise BadRecord(
            text, name=file_variant.name, digest=file_variant.digest, here=own_variant.name, other=own_variant.digest
        )


def _with_file_variant(game: Game[Any], file_variant: file_format.VariantLines) -> Game[Any]:
    """Return the game with the variant that is in the file."""
    try:
        variant = build_variant({**file_variant.files}, file_variant.name)
        digest = variant.digest
        if digest == file_variant.digest:
            return apply_variant(game, replace(variant, about=file_variant.about))
    except BadContent as error:
        raise BadRecord("line 1, variant: {error}", error=error.sentence) from None
    text = "line 1, variant: the stated digest is {digest}, but the contents have digest {found}; the file was edited"
    raise BadRecord(text, digest=file_variant.digest, found=digest)


def first_state_and_options(header: file_format.Header, game: Game[Any]) -> tuple[Any, dict[str, Any]]:
    """Return the first state and the options of a file."""
    try:
        options = game.options(**header.options) if header.options else {}
        first: Any = game.first_state(options or game.options())
    except BadOption as error:
        raise BadRecord("line 1: {error}", error=error.sentence) from None
    _check_players(header, game.seats(options or game.options()))
    if header.start is None:
        return first, options
    try:
        return _read_start(first, header.start), options
    except BadRecord as error:
        raise BadRecord("line 1, start: {error}", error=error.sentence) from None


def _check_players(header: file_format.Header, seats: int) -> None:
    name_count = len(header.players)
    if name_count > seats:
        raise BadRecord("line 1: {named} players are named, but {seats} play", named=name_count, seats=seats)


def _read_start(first_state: Any, plain: object) -> Any:
    kind: type[Any] = first_state.__class__
    return from_plain(kind, plain)


def version_difference(header: file_format.Header, game: Game[Any]) -> Sentence | None:
    """Return a sentence for errors if the file was written with another version or content; otherwise None."""
    if header.version != game.version:
        text = "the file was written by version {version} of {game}, and this is version {here}"
        return Sentence(text, version=header.version, game=game.name, here=game.version)
    if header.content != content_digest(game):
        return Sentence("the file was written with different content of {game}", game=game.name)
    return None


def with_version_difference(error: BadRecord, header: file_format.Header, game: Game[Any]) -> BadRecord:
    """Return the error, extended by a sentence if the file was written with another version or content."""
    other = version_difference(header, game)
    return error if other is None else BadRecord("{error}; {other}", error=error.sentence, other=other)


class Replay:
    """A match file to step through, with random access. Each position is replayed from the checkpoint before it.

    `match` is the match at the end of the file. If the file was saved for one seat, unknown faces are imagined, so show
    only the view of that seat.
    """

    def __init__(
        self, file: file_format.File, game: Game[Any], source: Source | None = None, *, recover: bool = False
    ) -> None:
        self.header = file.header
        self.game = game
        self.seat = file.header.seat
        try:
            active_entries = file_format.active_entries(file.lines)
            start, options = first_state_and_options(self.header, game)
            if recover:
                log_replay, self._moments = replay_valid_part(
                    partial(self._log_replay, start, options, source), active_entries
                )
            else:
                log_replay = self._log_replay(start, options, source, active_entries)
                self._moments = list(log_replay.moments())
            self.match: Match[Any] = log_replay.match
            if len(log_replay.active_entries) == len(active_entries):
                self._check(file.closing)
        except BadRecord as error:
            raise with_version_difference(error, self.header, game) from error.__cause__

    def __len__(self) -> int:
        """Return the number of positions: one before the first answer, and one after each answer."""
        return len(self._moments)

    def __iter__(self) -> Iterator[Match[Any]]:
        return (self[position] for position in range(len(self)))

    def __getitem__(self, position: int) -> Match[Any]:
        """Return a copy of the match after `position` answers. Its later luck does not come from the file."""
        moment = self._moments[position]
        forced = ForcedLuck(outcome_values(moment.since), SampledLuck(random.Random(position)))
        match: Match[Any] = Match[Any].resumed(self.game, moment.mark, forced, self.match.options)
        match.repeat_answers(moment.since)
        return match

    def events(self, position: int) -> list[tuple[Event, int]]:
        """Return the events since the answer that led to a position, with their receivers."""
        return self._moments[position].events

    def entries(self, position: int) -> list[Entry]:
        """Return the answer that led to a position, and its outcomes."""
        return self._moments[position].entries

    def _log_replay(
        self,
        start: Any,
        options: dict[str, Any],
        source: Source | None,
        active_entries: Sequence[file_format.ActiveEntry],
    ) -> LogReplay:
        luck = SampledLuck(random.Random(0))
        if self.seat is not None:
            return LogReplay(self.game, start, options, active_entries, luck, luck, None, self.seat)
        seed = self.header.seed
        later_luck = source or SeededLuck(secrets.token_hex(16))
        if seed is not None:
            later_luck = luck_after(seed, [entry_line.entry for entry_line in active_entries])
        return LogReplay(self.game, start, options, active_entries, later_luck, luck, seed)

    def _check(self, closing: file_format.Closing | None) -> None:
        if closing is not None:
            state_digest = self.match.digest if self.seat is None else view_digest(self.match, self.seat)
            check_closing(closing, self.match, state_digest)


def replay(text: str, game: Game[Any] | None = None, recover: bool = False) -> Replay:
    """Return a match file as positions to step through; the file may be saved for one seat."""
    file = file_format.read_file(text, recover)
    return Replay(file, game_of(file.header, game), recover=recover)


def check_closing(closing: file_format.Closing, match: Match[Any], state_digest: str) -> None:
    if closing.over != match.over:
        raise BadRecord(
            "the closing line says over = {said}, but replaying gives {over}", said=closing.over, over=match.over
        )
    if closing.digest != state_digest:
        raise BadRecord(
            "the closing line names the state {said}, but replaying leads to {name}: a line or the rules were changed",
            said=closing.digest,
            name=state_digest,
        )
    if match.over and closing.standings != seat_results(match):
        raise BadRecord(
            "the closing line says {said}; by the rules it is {right}",
            said=_result_words(closing.standings),
            right=_result_words(seat_results(match)),
        )


def _result_words(seats: Sequence[file_format.SeatResult]) -> list[Sentence]:
    text = "seat {seat}: place {place} with {points}"
    return [Sentence(text, seat=result.seat, place=result.place, points=result.points) for result in seats] or [
        Sentence("no standings")
    ]
