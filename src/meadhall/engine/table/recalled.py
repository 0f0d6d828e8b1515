"""The source of luck for a replay: the outcomes of a log again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from meadhall.engine.common.errors import BadRecord
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.table.chance import RepeatingSource, Source
from meadhall.engine.table.log import HIDDEN, KNOWN, Entry, Outcome


class OtherLuck(BadRecord):
    """An outcome that the rules ask for differs from the log."""


class RecalledLuck(RepeatingSource):
    """Repeats the outcomes of a log, some of them hidden, and then continues with `then`.

    A hidden outcome is picked by `hidden` among the values that do not come up later. Each entry has the number by
    which an error names it.
    """

    def __init__(self, entries: Iterable[tuple[int, Entry]], then: Source, hidden: Source) -> None:
        self.lines = [(n, e) for n, e in entries if isinstance(e, Outcome) and e.hops != KNOWN]
        self.then = then
        self.hidden = hidden
        self.at = 0
        self.hops = 0
        self.coming = Counter((e.kind, FRESH if e.hops else e.value) for _, e in self.lines)

    @property
    def left(self) -> int:
        return len(self.lines) - self.at

    def index(self, kind: str, among: Sequence[int]) -> int:
        if self.at == len(self.lines):
            return self.then.index(kind, among)
        number, entry = self.lines[self.at]
        if not self.hops and entry.kind != kind:
            raise OtherLuck(
                "line {number}: the file has '{found}' where the rules ask chance for '{kind}'",
                number=number,
                found=entry.kind,
                kind=kind,
            )
        if entry.value == HIDDEN:
            return self._unknown(kind, among)
        return self._known(number, entry, kind, among)

    def _known(self, number: int, entry: Outcome, kind: str, among: Sequence[int]) -> int:
        value = FRESH if self.hops < entry.hops else entry.value
        if not self.hops:
            self.coming[kind, value] -= 1
        if value not in among:
            raise BadRecord(
                "line {number}: '{kind}' cannot be {value}; it could be {among}",
                number=number,
                kind=kind,
                value=entry.value,
                among=list(among),
            )
        self._next(value == FRESH)
        return among.index(value)

    def _unknown(self, kind: str, among: Sequence[int]) -> int:
        place = self.pick(kind, among)
        self._next(among[place] == FRESH)
        return place

    def pick(self, kind: str, among: Sequence[int]) -> int:
        """Pick a value at random, and leave in the bag what comes out of it later in the log."""
        kept_back = {value: left for (coming, value), left in self.coming.items() if coming == kind and left > 0}
        if not kept_back:
            return self.hidden.index(kind, among)
        free: list[int] = []
        for place, value in enumerate(among):
            if kept_back.get(value, 0) > 0:
                kept_back[value] -= 1
            else:
                free.append(place)
        return free[self.hidden.index(kind, free)] if free else self.hidden.index(kind, among)

    def _next(self, goes_on: bool) -> None:
        self.hops = self.hops + 1 if goes_on else 0
        self.at += not goes_on
