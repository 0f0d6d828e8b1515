"""The spaces where a player may put new enemies and Place-Sites, far from a hero or beside them (HP-DRT-06 to 09)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from meadhall.engine import Option, Reason, Refused, Table, menu
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.effects.verbs import only_choice
from meadhall.games.heropath.enemies.tokens import (
    has_room,
    is_enemy_left,
    place_token,
    spaces_with_room,
    take_new_tokens,
)
from meadhall.games.heropath.land import ALL, BY_DISTANCE, DISTANCE, ROCKS, SPACES, Space
from meadhall.games.heropath.state import Seat, State
from meadhall.games.heropath.texts import SPACE, SpaceName


class On(Option):
    """A space to choose."""

    __slots__ = ("space",)
    space: SpaceName

    def __init__(self, space: Space, clause: str) -> None:
        super().__init__(f"space:{SPACES[space].id}", clause)
        self.space = space


_OPTIONS_BY_CLAUSE: Final[dict[str, list[On]]] = {}


def space_options(spaces: Sequence[Space], clause: str) -> list[On]:
    """Return an option for each of these spaces. The options are shared between all calls with one clause."""
    options = _OPTIONS_BY_CLAUSE.get(clause) or _OPTIONS_BY_CLAUSE.setdefault(
        clause, [On(space, clause) for space in ALL]
    )
    return [options[space] for space in spaces]


ONLY_THE_DRAGON: Final = Reason("HP-MAP-12", "only-the-dragon")
NO_ROOM: Final = Reason("HP-ENM-05", "no-room-for-enemy")
TOO_NEAR: Final = Reason("HP-DRT-06", "too-near-for-enemy")


def refused_other_spaces(spaces: Collection[Space], reason_at: Callable[[Space], Reason]) -> Iterator[Refused]:
    """Yield refusals for all places of the map except these spaces. `reason_at` returns each reason."""
    yield from ((f"space:{SPACES[space].id}", reason_at(space)) for space in ALL if space not in spaces)
    yield from ((f"space:{rock.id}", ONLY_THE_DRAGON) for rock in ROCKS)


def no_room_reason(s: State, other_reason: Reason) -> Callable[[Space], Reason]:
    """Return a function that gives the reason against a space: that it is full, or else this other reason."""
    return lambda space: other_reason if has_room(s, space) else NO_ROOM(space=SPACE[space])


@menu("space-for-enemy", "HP-DRT-06")
def enemy_space_options(s: State, seat: Seat, spaces: tuple[Space, ...]) -> list[On]:
    """Return the spaces allowed for a new enemy, the farthest first (HP-ASK-25)."""
    return space_options(spaces, "HP-DRT-06")


@enemy_space_options.never
def refused_enemy_spaces(s: State, seat: Seat, spaces: tuple[Space, ...]) -> Iterator[Refused]:
    """Yield refusals for the other spaces. The reasons name their distance."""
    distances = DISTANCE[s.heroes[seat].at]
    return refused_other_spaces(
        spaces, lambda space: no_room_reason(s, TOO_NEAR(space=SPACE[space], far=distances[space]))(space)
    )


def far_spaces(s: State, seat: Seat) -> list[Space]:
    """Return the spaces with room at distance 7 or more from a hero, or else the farthest ones (HP-DRT-07)."""
    position = s.heroes[seat].at
    spaces = spaces_with_room(s, BY_DISTANCE[position])
    return far_or_farthest(spaces, position)


def far_or_farthest(free: Sequence[Space], position: Space) -> list[Space]:
    """Return the spaces at distance 7 or more, or else the farthest ones. `free` is sorted, the farthest first."""
    far_enough = [space for space in free if DISTANCE[position][space] >= content.LIMITS.far_distance]
    return (
        far_enough or [space for space in free if DISTANCE[position][space] == DISTANCE[position][free[0]]]
        if free
        else []
    )


async def place_enemy(
    t: Table[State],
    seat: Seat,
    spaces: Sequence[Space],
    clause: str,
    piece: int | None = None,
    *,
    exposed: bool = False,
) -> None:
    """Let a player place an enemy on one of these spaces, if an enemy is left and a space has room (HP-ENM-13).

    The token is `piece`, or by default a new one.
    """
    s = t.state
    if await rows.style(s).replace_new_enemy(t, seat, spaces, clause):
        return
    if not spaces or (piece is None and not is_enemy_left(s)):
        return
    token = take_new_tokens(t, 1, clause)[0] if piece is None else piece
    pick = await only_choice(seat, enemy_space_options(s, seat, tuple(spaces)))
    place_token(t, token, pick.space, seat, exposed=exposed)
