"""The source of luck for replays of redacted logs: it repeats known outcomes, and picks hidden ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from meadhall.engine.common.errors import BadRecord
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.table.chance import RepeatingSource, Source
from meadhall.engine.table.log import ALREADY_DRAWN, HIDDEN, Entry, Outcome


class WrongOutcomeKind(BadRecord):
    """The rules ask for another kind of outcome than the log has."""


class RecalledLuck(RepeatingSource):
    """A source that repeats the outcomes of a log, some of them hidden, and then uses `next_source`.

    `hidden_source` picks the hidden outcomes. It never picks a value that a later outcome of the log needs. Each
    entry has a line number for error messages.
    """

    def __init__(self, entries: Iterable[tuple[int, Entry]], next_source: Source, hidden_source: Source) -> None:
        self.lines = [
            (number, entry) for number, entry in entries if isinstance(entry, Outcome) and entry.hops != ALREADY_DRAWN
        ]
        self.next_source = next_source
        self.hidden_source = hidden_source
        self.position = 0
        self.hops = 0
        self.later_values = Counter((entry.kind, FRESH if entry.hops else entry.value) for _, entry in self.lines)

    @property
    def outcomes_left(self) -> int:
        return len(self.lines) - self.position

    def index(self, kind: str, among: Sequence[int]) -> int:
        if self.position == len(self.lines):
            return self.next_source.index(kind, among)
        number, entry = self.lines[self.position]
        if not self.hops and entry.kind != kind:
            raise WrongOutcomeKind(
                "line {number}: the file has '{found}' where the rules ask chance for '{kind}'",
                number=number,
                found=entry.kind,
                kind=kind,
            )
        if entry.value == HIDDEN:
            return self._pick_hidden(kind, among)
        return self._repeat_known(number, entry, kind, among)

    def _repeat_known(self, number: int, entry: Outcome, kind: str, among: Sequence[int]) -> int:
        value = FRESH if self.hops < entry.hops else entry.value
        if not self.hops:
            self.later_values[kind, value] -= 1
        if value not in among:
            raise BadRecord(
                "line {number}: '{kind}' cannot be {value}; it could be {among}",
                number=number,
                kind=kind,
                value=entry.value,
                among=list(among),
            )
        self._advance(value == FRESH)
        return among.index(value)

    def _pick_hidden(self, kind: str, among: Sequence[int]) -> int:
        index = self.pick(kind, among)
        self._advance(among[index] == FRESH)
        return index

    def pick(self, kind: str, among: Sequence[int]) -> int:
        """Return the index of a random value, but not of a value that a later outcome of the log needs."""
        reserved = {
            value: count for (later_kind, value), count in self.later_values.items() if later_kind == kind and count > 0
        }
        if not reserved:
            return self.hidden_source.index(kind, among)
        free_indices: list[int] = []
        for index, value in enumerate(among):
            if reserved.get(value, 0) > 0:
                reserved[value] -= 1
            else:
                free_indices.append(index)
        return (
            free_indices[self.hidden_source.index(kind, free_indices)]
            if free_indices
            else self.hidden_source.index(kind, among)
        )

    def _advance(self, is_hop: bool) -> None:
        self.hops = self.hops + 1 if is_hop else 0
        self.position += not is_hop
