"""A match as plain data between two steps, to continue from if its log no longer fits the rules."""

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
from meadhall.engine.record.file_format import StandingEntry
from meadhall.engine.record.retelling import Retelling, as_far_as_fits
from meadhall.engine.table.chance import SeededLuck, luck_to_come
from meadhall.engine.table.log import Entry

Luck = tuple[str, dict[str, int]]
Ids = tuple[int, str]  # how many ids a table of the content has, and their digest
CONTENT_CHANGED: Final = (
    "this match of {game} cannot go on: the list {table} has changed since version {version}; "
    "only that version opens it"
)


class Checkpoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state between two steps, and the log since. It holds all secrets, including the luck to come.

    `luck` is the seed, with the count of numbers that each of its streams has given by the end of `since`. `content` is
    a digest of the content ids, by which the state names cards and places.
    """

    version: str
    options: dict[str, Setting]
    state: msgspec.Raw
    since: list[Entry]
    luck: Luck
    content: dict[str, Ids] = {}


def checkpoint_of(match: Match[Any]) -> Checkpoint:
    """The last checkpoint of a match that is played by a seed."""
    t = match.table
    source = luck_to_come(t.source)
    assert isinstance(source, SeededLuck)
    state = msgspec.Raw(msgspec.json.encode(msgspec.to_builtins(t.mark, str_keys=True)))
    luck = source.seed, dict(source.streams)
    content = _content_of(match.game.package)
    return Checkpoint(match.game.version, match.options, state, t.log[t.mark_at :], luck, content)


@cache
def _content_of(package: str) -> dict[str, Ids]:
    return {table: (len(ids), _digest(ids)) for table, ids in content_ids(package).items()}


def _digest(ids: Sequence[str]) -> str:
    return sha256("\n".join(ids).encode()).hexdigest()[:16]


def _check_content(checkpoint: Checkpoint, game: Game[Any]) -> None:
    """Raise BadRecord if ids are missing or have moved: the state names cards by place. New ones may follow."""
    today = content_ids(game.package)
    for table, (count, digest) in checkpoint.content.items():
        if _digest(today.get(table, [])[:count]) != digest:
            raise BadRecord(CONTENT_CHANGED, game=game.name, table=table, version=checkpoint.version)


def go_on_from(checkpoint: Checkpoint, game: Game[Any]) -> Match[Any]:
    """Continue a match from a checkpoint, with as many of the answers since as fit today's rules.

    If an answer no longer fits, all later ones are dropped, and their luck is drawn again. BadRecord names the
    unreadable part: a table of the content, a field of the state, or a missing step.
    """
    _check_content(checkpoint, game)
    options = options_today(game, checkpoint.options)
    state = _state(checkpoint, game, options)
    seed, streams = checkpoint.luck

    def tell(kept: Sequence[StandingEntry]) -> Retelling:
        is_cut = len(kept) < len(checkpoint.since)
        then = SeededLuck(f"{seed}/{sum(streams.values())}") if is_cut else SeededLuck(seed, streams)
        return Retelling(game, state, options, kept, then, then)

    entries = [StandingEntry(place, entry) for place, entry in enumerate(checkpoint.since)]
    try:
        return as_far_as_fits(tell, entries)[0].match
    except MeadhallError as error:
        raise BadRecord("{game} cannot go on from its checkpoint: {error}", game=game.name, error=error.said) from None
    except Exception as error:
        text = "{game} cannot go on from its checkpoint: the rules fail with {kind}"
        raise BadRecord(text, game=game.name, kind=type(error).__name__) from error


def options_today(game: Game[Any], options: Mapping[str, Setting]) -> dict[str, Setting]:
    """Options of an earlier version, without the outdated ones, and with the defaults of new ones."""
    known = {choice.id: choice for choice in game.choices}
    given = {name: value for name, value in options.items() if name in known and known[name].allowed(value) is not None}
    try:
        return game.options(**given)
    except BadOption as error:
        text = "{game} no longer has these options: {error}"
        raise BadRecord(text, game=game.name, error=error.said) from None


def _state(checkpoint: Checkpoint, game: Game[Any], options: Mapping[str, Setting]) -> Any:
    first = game.first_state(options)
    fields: dict[str, Any] = msgspec.json.decode(checkpoint.state)
    try:
        return from_plain(first.__class__, {**cast("dict[str, Any]", to_plain(first)), **fields})
    except BadRecord as error:
        raise BadRecord("the checkpoint of {game} cannot be read: {error}", game=game.name, error=error.said) from None
