"""Checkpoints as plain data: a match continues from one if its log no longer fits the updated rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, cast

import msgspec

from meadhall.engine.common.content import content_ids
from meadhall.engine.common.errors import BadOption, BadRecord, MeadhallError
from meadhall.engine.contract.game import Game, Setting
from meadhall.engine.model.state import from_plain, to_plain
from meadhall.engine.play.match import Match
from meadhall.engine.record.file_format import ActiveEntry
from meadhall.engine.record.retelling import LogReplay, replay_valid_part
from meadhall.engine.table.chance import SeededLuck, source_of_new_outcomes
from meadhall.engine.table.log import Entry

Luck = tuple[str, dict[str, int]]
Ids = tuple[int, str]  # number of ids in a table of the content, and their digest
CONTENT_CHANGED: Final = (
    "this match of {game} cannot go on: the list {table} has changed since version {version}; "
    "only that version opens it"
)


class Checkpoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state between two steps, and the log since. It includes all secrets and the coming luck.

    `luck` is the seed, and the number of outcomes that each of its streams has given by the end of `since`. `content`
    has digests of the content's ids, because the state has only the indexes of cards and places.
    """

    version: str
    options: dict[str, Setting]
    state: msgspec.Raw
    since: list[Entry]
    luck: Luck
    content: dict[str, Ids] = {}


def checkpoint_of(match: Match[Any]) -> Checkpoint:
    """Return the last checkpoint of a match whose luck comes from a seed."""
    t = match.table
    source = source_of_new_outcomes(t.source)
    assert isinstance(source, SeededLuck)
    state = msgspec.Raw(msgspec.json.encode(msgspec.to_builtins(t.mark, str_keys=True)))
    luck = source.seed, dict(source.streams)
    content = _content_ids(match.game.package)
    return Checkpoint(match.game.version, match.options, state, t.log[t.mark_at :], luck, content)


@cache
def _content_ids(package: str) -> dict[str, Ids]:
    return {table: (len(ids), _digest(ids)) for table, ids in content_ids(package).items()}


def _digest(ids: Sequence[str]) -> str:
    return sha256("\n".join(ids).encode()).hexdigest()[:16]


def _check_content(checkpoint: Checkpoint, game: Game[Any]) -> None:
    """Raise BadRecord if ids of the content are missing or have moved; new ids at the end are allowed."""
    installed_content = content_ids(game.package)
    for table, (count, digest) in checkpoint.content.items():
        if _digest(installed_content.get(table, [])[:count]) != digest:
            raise BadRecord(CONTENT_CHANGED, game=game.name, table=table, version=checkpoint.version)


def continue_from(checkpoint: Checkpoint, game: Game[Any]) -> Match[Any]:
    """Return a match that continues from a checkpoint under the installed rules.

    The answers since the checkpoint are repeated. If one no longer fits, it is dropped with all later ones, and their
    luck is drawn again. Raise BadRecord if a part is unreadable: a content table, a field of the state, or a step.
    """
    _check_content(checkpoint, game)
    options = updated_options(game, checkpoint.options)
    state = _read_state(checkpoint, game, options)
    seed, streams = checkpoint.luck

    def replay_of(entries_kept: Sequence[ActiveEntry]) -> LogReplay:
        is_cut = len(entries_kept) < len(checkpoint.since)
        later_luck = SeededLuck(f"{seed}/{sum(streams.values())}") if is_cut else SeededLuck(seed, streams)
        return LogReplay(game, state, options, entries_kept, later_luck, later_luck)

    entries = [ActiveEntry(index, entry) for index, entry in enumerate(checkpoint.since)]
    try:
        return replay_valid_part(replay_of, entries)[0].match
    except MeadhallError as error:
        raise BadRecord(
            "{game} cannot go on from its checkpoint: {error}", game=game.name, error=error.sentence
        ) from None
    except Exception as error:
        message = "{game} cannot go on from its checkpoint: the rules fail with {kind}"
        raise BadRecord(message, game=game.name, kind=type(error).__name__) from error


def updated_options(game: Game[Any], options: Mapping[str, Setting]) -> dict[str, Setting]:
    """Return the options of an earlier version without outdated ones, and with the defaults of new ones."""
    known = {choice.id: choice for choice in game.choices}
    still_allowed = {
        name: value for name, value in options.items() if name in known and known[name].normalized(value) is not None
    }
    try:
        return game.options(**still_allowed)
    except BadOption as error:
        text = "{game} no longer has these options: {error}"
        raise BadRecord(text, game=game.name, error=error.sentence) from None


def _read_state(checkpoint: Checkpoint, game: Game[Any], options: Mapping[str, Setting]) -> Any:
    first = game.first_state(options)
    fields: dict[str, Any] = msgspec.json.decode(checkpoint.state)
    try:
        return from_plain(first.__class__, {**cast("dict[str, Any]", to_plain(first)), **fields})
    except BadRecord as error:
        raise BadRecord(
            "the checkpoint of {game} cannot be read: {error}", game=game.name, error=error.sentence
        ) from None
