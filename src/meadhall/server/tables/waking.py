"""Loads a table: folds its events by today's rules, or from a checkpoint if they no longer fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meadhall.engine.common.errors import FlowError, MeadhallError
from meadhall.server.tables import events as e
from meadhall.server.tables.events import TableCheckpoint
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import StoredEvent

REFUSED: Final = "what was carried out once is refused now"
BROKE_OFF: Final = "the rules break off"


class Start(NamedTuple):
    """A checkpoint to fold from, and the number of the last event in it; 0 for the first event."""

    seq: int = 0
    checkpoint: TableCheckpoint | None = None


class NoLongerFits(FlowError):
    """The rules have another result for the event of this number than before."""

    seq = 0


def folded(table: str, stored: Sequence[StoredEvent]) -> Fold:
    """Fold all events of a table; FlowError if they no longer fit the rules."""
    return _folded(table, stored, last_update(stored))


def updated(table: str, stored: Sequence[StoredEvent], start: Start, at: float) -> tuple[Fold, StoredEvent]:
    """Fold a table from a checkpoint after changed rules; return it with the event that says so.

    Answers from the first that does not fit are left out, and the luck after them is drawn again.
    """
    fold = _as_far_as_fits(table, stored, start)
    event = e.RulesUpdated(fold.game.version, fold.checkpoint())
    new = StoredEvent(fold.seq + 1, None, None, event, max(at, fold.at))
    return _folded(table, [*stored, new], Start(new.seq, event.checkpoint)), new


def _as_far_as_fits(table: str, stored: Sequence[StoredEvent], start: Start, until: int | None = None) -> Fold:
    try:
        fold = _folded(table, stored, start, until)
    except NoLongerFits as error:
        return _as_far_as_fits(table, stored, start, error.seq)
    if until is not None:
        fold.deal_again()
    return fold


def last_update(stored: Sequence[StoredEvent]) -> Start:
    """The last update of the rules after which the match continued from a checkpoint; the beginning if never."""
    for one in reversed(stored):
        if isinstance(one.event, e.RulesUpdated):
            return Start(one.seq, one.event.checkpoint)
    return Start()


def _folded(table: str, stored: Sequence[StoredEvent], start: Start, until: int | None = None) -> Fold:
    """Fold the events after a checkpoint and before `until`; of later ones, only the parts without rules."""
    first = stored[0]
    assert isinstance(first.event, e.TableSet)
    fold = Fold(table, first.event, first.at, start.checkpoint)
    fold.host = first.person or ""
    for one in stored[1:]:
        if one.seq <= start.seq or (until is not None and one.seq >= until):
            fold.pass_over(one.event, one.at, one.person, one.command)
        else:
            _apply(fold, one)
        if one.seq == start.seq and start.checkpoint is not None:
            fold.go_on(start.checkpoint)
    return fold


def _apply(fold: Fold, one: StoredEvent) -> None:
    try:
        fold.apply(one.event, one.at, one.person, one.command)
    except MeadhallError:  # its message names the options, which the person who loads the table may not know
        raise _no_longer_fits(fold, one.seq, REFUSED) from None
    except Exception as error:
        why = str(error) if isinstance(error, FlowError) else BROKE_OFF
        raise _no_longer_fits(fold, one.seq, why) from error


def _no_longer_fits(fold: Fold, seq: int, why: str) -> NoLongerFits:
    error = NoLongerFits(f"table {fold.table}, event {seq}: {why}")
    error.seq = seq
    return error
