"""Folds the events of a table, by the rules of today: where they no longer fit, from a checkpoint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meadhall.engine.common.errors import FlowError, MeadhallError
from meadhall.server.tables import events as e
from meadhall.server.tables.checkpoints import TableCheckpoint
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import Kept

REFUSED: Final = "what was carried out once is refused now"
BROKE_OFF: Final = "the rules break off"


class Start(NamedTuple):
    """A checkpoint to fold from, and the number of the last event that it holds; 0 for the first event."""

    seq: int = 0
    checkpoint: TableCheckpoint | None = None


class NoLongerFits(FlowError):
    """The rules bring something else by the event of this number than they did."""

    seq = 0


def folded(table: str, kept: Sequence[Kept]) -> Fold:
    """A table out of everything that has happened there; FlowError if that no longer fits the rules."""
    return _folded(table, kept, last_update(kept))


def updated(table: str, kept: Sequence[Kept], start: Start, at: float) -> tuple[Fold, Kept]:
    """A table that goes on by changed rules from a checkpoint, and the event that says so.

    Answers after the first that does not fit are left out, and the luck after them is dealt again.
    """
    fold = _as_far_as_fits(table, kept, start)
    event = e.Updated(fold.game.version, fold.checkpoint())
    new = Kept(fold.seq + 1, None, None, event, max(at, fold.at))
    return _folded(table, [*kept, new], Start(new.seq, event.checkpoint)), new


def _as_far_as_fits(table: str, kept: Sequence[Kept], start: Start, until: int | None = None) -> Fold:
    try:
        fold = _folded(table, kept, start, until)
    except NoLongerFits as error:
        return _as_far_as_fits(table, kept, start, error.seq)
    if until is not None:
        fold.deal_again()
    return fold


def last_update(kept: Sequence[Kept]) -> Start:
    """Where the rules were last updated so that the match went on from a checkpoint; the beginning if never."""
    for one in reversed(kept):
        if isinstance(one.event, e.Updated):
            return Start(one.seq, one.event.checkpoint)
    return Start()


def _folded(table: str, kept: Sequence[Kept], start: Start, until: int | None = None) -> Fold:
    """Folds the events after a checkpoint and before `until`; of all others only what the rules have no part in."""
    first = kept[0]
    assert isinstance(first.event, e.TableSet)
    fold = Fold(table, first.event, first.at, start.checkpoint)
    fold.host = first.person or ""
    for one in kept[1:]:
        if one.seq <= start.seq or (until is not None and one.seq >= until):
            fold.pass_over(one.event, one.at, one.person, one.command)
        else:
            _apply(fold, one)
        if one.seq == start.seq and start.checkpoint is not None:
            fold.go_on(start.checkpoint)
    return fold


def _apply(fold: Fold, one: Kept) -> None:
    try:
        fold.apply(one.event, one.at, one.person, one.command)
    except MeadhallError:  # it says what was on offer, and whoever wakes the table need not be the one to know
        raise _no_longer_fits(fold, one.seq, REFUSED) from None
    except Exception as error:
        why = str(error) if isinstance(error, FlowError) else BROKE_OFF
        raise _no_longer_fits(fold, one.seq, why) from error


def _no_longer_fits(fold: Fold, seq: int, why: str) -> NoLongerFits:
    error = NoLongerFits(f"table {fold.table}, event {seq}: {why}")
    error.seq = seq
    return error
