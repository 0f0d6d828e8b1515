"""Loads a table: folds its events with the current rules, or continues from a checkpoint if these differ too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meadhall.engine.common.errors import FlowError, MeadhallError
from meadhall.server.tables import events as e
from meadhall.server.tables.events import TableCheckpoint
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import StoredEvent

EVENT_REFUSED: Final = "the rules refuse an event that they allowed before"
RULES_FAILED: Final = "the rules fail"


class FoldStart(NamedTuple):
    """The start of a fold: a checkpoint, and the number of its last event. The default is the first event."""

    seq: int = 0
    checkpoint: TableCheckpoint | None = None


class NoLongerFits(FlowError):
    """With the current rules, event number `seq` is refused, raises an error, or has a different result."""

    seq = 0


def fold_table(table_id: str, stored: Sequence[StoredEvent]) -> Fold:
    """Fold all events of a table. Raise NoLongerFits if the rules have changed too much."""
    return _fold_until(table_id, stored, last_update(stored))


def fold_by_new_rules(
    table_id: str, stored: Sequence[StoredEvent], start: FoldStart, now: float
) -> tuple[Fold, StoredEvent]:
    """Fold a table from a checkpoint after the rules have changed; return it with a new `RulesUpdated` event.

    The answers before the first one that no longer fits are kept. Later answers are left out, and luck is drawn again.
    """
    fold = _fold_while_it_fits(table_id, stored, start)
    event = e.RulesUpdated(fold.game.version, fold.checkpoint())
    new = StoredEvent(fold.seq + 1, None, None, event, max(now, fold.last_event_time))
    return _fold_until(table_id, [*stored, new], FoldStart(new.seq, event.checkpoint)), new


def _fold_while_it_fits(
    table_id: str, stored: Sequence[StoredEvent], start: FoldStart, end_seq: int | None = None
) -> Fold:
    try:
        fold = _fold_until(table_id, stored, start, end_seq)
    except NoLongerFits as error:
        return _fold_while_it_fits(table_id, stored, start, error.seq)
    if end_seq is not None:
        fold.reseed()
    return fold


def last_update(stored: Sequence[StoredEvent]) -> FoldStart:
    """Return the checkpoint in the last `RulesUpdated` event, or the beginning of the match before the first event."""
    for entry in reversed(stored):
        if isinstance(entry.event, e.RulesUpdated):
            return FoldStart(entry.seq, entry.event.checkpoint)
    return FoldStart()


def _fold_until(table_id: str, stored: Sequence[StoredEvent], start: FoldStart, end_seq: int | None = None) -> Fold:
    """Fold the events after a checkpoint and before `end_seq`.

    From all other events, only changes of seats, chat and people are applied, and no changes of the match.
    """
    first = stored[0]
    assert isinstance(first.event, e.TableSet)
    fold = Fold(table_id, first.event, first.time, start.checkpoint)
    fold.host = first.person or ""
    for entry in stored[1:]:
        if entry.seq <= start.seq or (end_seq is not None and entry.seq >= end_seq):
            fold.apply_without_match(entry.event, entry.time, entry.person, entry.command)
        else:
            _apply(fold, entry)
        if entry.seq == start.seq and start.checkpoint is not None:
            fold.continue_from(start.checkpoint)
    return fold


def _apply(fold: Fold, stored: StoredEvent) -> None:
    try:
        fold.apply(stored.event, stored.time, stored.person, stored.command)
    except MeadhallError:  # its message may name secret options, so it is not shown
        raise _misfit(fold, stored.seq, EVENT_REFUSED) from None
    except Exception as error:
        why = str(error) if isinstance(error, FlowError) else RULES_FAILED
        raise _misfit(fold, stored.seq, why) from error


def _misfit(fold: Fold, seq: int, why: str) -> NoLongerFits:
    error = NoLongerFits(f"table {fold.table}, event {seq}: {why}")
    error.seq = seq
    return error
