"""The quest board: markers, free requirements, face-up treasures (4.15, 4.16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from meadhall.engine.flows.options import Reason
from meadhall.games.virtues.content import QUESTS
from meadhall.games.virtues.state import NEUTRAL, NOBODY, OpenQuest, Seat, State


class Space(NamedTuple):
    """A requirement of a quest on the board."""

    quest: OpenQuest
    space: int


NO_MARKERS_YET: Final = Reason("SV-QST-04", "row-three-waits")
HAS_MARKER: Final = Reason("SV-QST-03", "marker-there")
LAST_REQUIREMENT_WAITS: Final = Reason("SV-QST-05", "last-requirement-waits")


def is_last_row(s: State, row: int) -> bool:
    """Whether a row is the last one. Its quests take no markers yet (SV-QST-04)."""
    return row == len(s.rows) - 1


def cannot_take_marker(s: State, row: int, quest: OpenQuest, space: int) -> Reason | None:
    """Return why no marker may be put on a requirement of a quest in this row, or None."""
    if is_last_row(s, row):
        return NO_MARKERS_YET
    if quest.markers[space] != NOBODY:
        return HAS_MARKER
    return LAST_REQUIREMENT_WAITS if row and quest.markers.count(NOBODY) == 1 else None


def open_requirements(s: State) -> Iterator[Space]:
    """Yield the requirements where a marker may be put."""
    for row, quest in s.open_quests():
        for space in range(len(quest.markers)):
            if cannot_take_marker(s, row, quest, space) is None:
                yield Space(quest, space)


def is_blocked(s: State, quest: int, place: int) -> bool:
    """Whether the Unnamed blocks a requirement of a quest, or a portal if `quest` is NOBODY (SV-VOC-35)."""
    return bool(s.blocks) and any(block.quest == quest and block.place == place for block in s.blocks)


def markers_of(s: State, seat: Seat) -> Iterator[Space]:
    """Yield the requirements with a player's markers."""
    for row in s.rows:
        for quest in row:
            if seat in quest.markers:
                yield from [Space(quest, space) for space, marker in enumerate(quest.markers) if marker == seat]


def has_marker(s: State, seat: Seat) -> bool:
    return any(seat in quest.markers for row in s.rows for quest in row)


def return_marker(s: State, quest: OpenQuest, space: int, replacement: Seat = NEUTRAL) -> None:
    """Return a marker to its owner, and set the owner of its space to `replacement`."""
    s.players[quest.markers[space]].markers += 1
    quest.markers[space] = replacement


def is_row_complete(row: list[OpenQuest]) -> bool:
    """Whether a row has quests, and all their requirements have markers (SV-CLS-01, SV-CLS-20)."""
    return bool(row) and all(map(is_fulfilled, row))


def is_fulfilled(quest: OpenQuest) -> bool:
    """Whether all requirements of a quest have markers."""
    return NOBODY not in quest.markers


def new_quest(card: int) -> OpenQuest:
    return OpenQuest(card, [NOBODY] * len(QUESTS[card].spaces))
