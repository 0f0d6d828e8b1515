"""Placing (3.4): clockwise, one card after the other, on any empty space of the own board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.flow import NotAsked, choose
from meadhall.engine.flows.options import Candidate, Option, Reason, menu
from meadhall.engine.model.pieces import Piece
from meadhall.engine.table.table import Table
from meadhall.games.heroes.board.spaces import SPACE, SPACE_NAMES
from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.preparation.army import stand_up
from meadhall.games.heroes.state import A_HERO, EMPTY, SPACES, Plan, Seat, Space, State


class Place(Option):
    """Places a Creature of this card, or the Hero."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"place:{'hero' if card == A_HERO else CREATURES[card].id}", "HE-PLC-02")
        self.card = card


class To(Option):
    """A space of the own board."""

    __slots__ = ("space",)

    def __init__(self, space: Space, clause: str) -> None:
        super().__init__(f"to:{SPACE_NAMES[space]}", clause)
        self.space = space


PLACE: Final = {card: Place(card) for card in range(A_HERO, len(CREATURES))}
TO: Final = [To(space, "HE-PLC-02") for space in range(SPACES)]
HEROS_PLACE: Final = SPACE["b2"]  # when nobody says where (HE-DEC-04)


@menu("place", "HE-DEC-04")
def placeable(s: State, seat: Seat) -> list[Place]:
    """Own cards that are not placed, equal ones once; first what goes when nobody answers."""
    side = s.sides[seat]
    if not s.is_in(seat):
        return []
    cards = [PLACE[card] for card in sorted({s.faces.face[piece] for piece in side.unplaced})]
    if not side.hero_unplaced:
        return cards
    if s.spaces[seat][HEROS_PLACE] == EMPTY:
        return [PLACE[A_HERO], *cards]
    return [*cards, PLACE[A_HERO]]


STAYS_THERE: Final = Reason("HE-BRD-03", "A Being stands there, and a placed card stays (HE-PLC-05).")


def _spaces(s: State, seat: Seat) -> Iterator[Candidate[To]]:
    """The spaces of the own board, on which nobody may stand yet."""
    if s.is_in(seat):
        board = s.spaces[seat]
        yield from ((to, None if board[to.space] == EMPTY else STAYS_THERE) for to in TO)


creature_spaces = menu("place-where", "HE-DEC-04", default=TO[0].key)(_spaces)
hero_spaces = menu("place-where", "HE-DEC-04", default=TO[HEROS_PLACE].key)(_spaces)


async def place(t: Table[State]) -> None:
    """One card of the player whose turn it is; who has none left is skipped (HE-PLC-01 to 03)."""
    s = t.state
    seat = next_to_place(s)
    if seat == EMPTY:
        s.step = "hands"
        return
    s.turn = seat
    try:
        pick = await choose(seat, placeable(s, seat))
        s.plan = Plan("place", card=pick.card)
        where = await choose(seat, (hero_spaces if pick.card == A_HERO else creature_spaces)(s, seat))
    except NotAsked:
        s.plan = None
        return
    s.plan = None
    s.turns = (seat - s.first) % s.players + 1
    if pick.card != A_HERO:
        t.show("HE-PLC-04", _next_waiting(s, seat, pick.card))
    stand_up(t, seat, pick.card, where.space)


def _next_waiting(s: State, seat: Seat, card: int) -> Piece:
    """Always the first of the cards that wait, which becomes this one: any other would say where it lay among them."""
    waiting, face = s.sides[seat].unplaced, s.faces.face
    chosen = next(piece for piece in waiting if face[piece] == card)
    first = waiting.pop(0)
    face[first], face[chosen] = face[chosen], face[first]
    return first


def next_to_place(s: State) -> Seat:
    """Who places the next card, clockwise from whoever drafted first; EMPTY if nobody has any left."""
    for step in range(s.players):
        seat = (s.first + s.turns + step) % s.players
        if s.sides[seat].unplaced or s.sides[seat].hero_unplaced:
            return seat
    return EMPTY
