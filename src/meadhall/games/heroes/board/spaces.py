"""The board (4.2): spaces, columns, adjacency, exposure, and the spaces that face each other."""

from __future__ import annotations

from typing import Final

from meadhall.games.heroes.content import COLUMN_OFFSETS, CONTENT
from meadhall.games.heroes.state import EMPTY, SPACES, Seat, Space, State

COLUMNS: Final = CONTENT.board.columns
SPACE_NAMES: Final = [f"{line[0]}{column + 1}" for line in CONTENT.board.lines for column in range(COLUMNS)]
SPACE_NUMBERS: Final = {name: space for space, name in enumerate(SPACE_NAMES)}


def column_of(space: Space) -> int:
    """Return the column of a space, 0 to 3 from the owner's left (HE-BRD-02)."""
    return space % COLUMNS


def is_front(space: Space) -> bool:
    return space < COLUMNS


def space_in_other_line(space: Space) -> Space:
    """Return the space directly behind or in front of this one (HE-BRD-05)."""
    return (space + COLUMNS) % SPACES


def _neighbours(space: Space) -> tuple[Space, ...]:
    """Return the spaces that share an edge: left, right, and in the other line (HE-BRD-04)."""
    sides = [space + step for step in (-1, 1) if (space + step) // COLUMNS == space // COLUMNS and space + step >= 0]
    return (*sides, space_in_other_line(space))


NEIGHBOURS: Final = [_neighbours(space) for space in range(SPACES)]


def is_exposed(s: State, being: int) -> bool:
    """Whether a Being is in the front line, or in the back line behind an empty space (HE-BRD-06 to 09)."""
    b = s.beings[being]
    return 0 <= b.at < COLUMNS or (b.at >= COLUMNS and s.spaces[b.owner][b.at - COLUMNS] == EMPTY)


def front_gaps(s: State, seat: Seat) -> list[Space]:
    """Return the empty front spaces that expose the Being behind them (HE-BRD-06)."""
    board = s.spaces[seat]
    return [space for space in range(COLUMNS) if board[space] == EMPTY != board[space + COLUMNS]]


def exposed_being_in_column(s: State, seat: Seat, column: int) -> int:
    """Return the one exposed Being of a column, or EMPTY (HE-BRD-09)."""
    front = s.spaces[seat][column]
    return front if front != EMPTY else s.spaces[seat][column + COLUMNS]


def exposed_beings(s: State, seat: Seat) -> list[int]:
    """Return the exposed Beings of a board, columns 1 to 4."""
    beings = (exposed_being_in_column(s, seat, column) for column in range(COLUMNS))
    return [being for being in beings if being != EMPTY]


def adjacent_beings(s: State, being: int) -> list[int]:
    """Return the Beings on adjacent spaces of the same board (HE-BRD-04)."""
    b = s.beings[being]
    board = s.spaces[b.owner]
    return [board[space] for space in sorted(NEIGHBOURS[b.at]) if board[space] != EMPTY]


def free_spaces(s: State, seat: Seat) -> list[Space]:
    return [space for space, being in enumerate(s.spaces[seat]) if being == EMPTY]


def reached_columns(space: Space, directions: str) -> list[int]:
    """Return the defender's columns that an attack reaches: column c faces 3 - c (HE-BRD-11, HE-ATK-04 to 08)."""
    offsets = COLUMN_OFFSETS[directions]
    columns = range(COLUMNS) if offsets is None else [column_of(space) + offset for offset in offsets]
    return [COLUMNS - 1 - c for c in columns if 0 <= c < COLUMNS]


def put_being(s: State, being: int, space: Space) -> None:
    """Put a Being on a free space of its owner's board."""
    b = s.beings[being]
    if b.at >= 0:
        s.spaces[b.owner][b.at] = EMPTY
    s.spaces[b.owner][space] = being
    s.beings[being] = b._replace(at=space)


def swap_spaces(s: State, seat: Seat, first: Space, second: Space) -> None:
    """Swap the contents of two spaces. Either may be empty."""
    board = s.spaces[seat]
    board[first], board[second] = board[second], board[first]
    for space in (first, second):
        if board[space] != EMPTY:
            s.beings[board[space]] = s.beings[board[space]]._replace(at=space)


def place_name(seat: Seat, space: Space) -> str:
    """Return the key of a space: `1f3` is the third space from the owner's left in the front line of seat 1."""
    return f"{seat}{SPACE_NAMES[space]}"
