"""A toy game where hidden cards change hands, as in the tutorial, and the same game with one of four faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meadhall.engine import (
    OVER,
    UNSEEN,
    Choice,
    Event,
    Faces,
    Game,
    Option,
    Piece,
    Seat,
    Setting,
    Standing,
    State,
    Table,
    choose,
    menu,
    ranked,
)

CARDS: Final = [f"{suit}-{rank}" for suit in ("tower", "river", "crown") for rank in range(1, 6)]
KEEPS_NUMBERS: Final = "the swapped cards keep their piece numbers"
NOT_SECRET: Final = "the question is asked without secret=True"
NO_LEARN: Final = "nothing says that somebody has learned something"
COUNTS_SECRETS: Final = "the standings count hidden cards"
FAULTS: Final = (KEEPS_NUMBERS, NOT_SECRET, NO_LEARN, COUNTS_SECRETS)


@dataclass(slots=True, kw_only=True)
class Swaps(State):
    hands: list[list[Piece]]
    turn: Seat = 0
    swaps: int = 8


class Swapped(Event, frozen=True):
    seat: int
    other: int


class Received(Event, frozen=True):
    seat: int
    card: int


class Give(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"give:{CARDS[card]}", "SW-SWA-01")
        self.card = card


GIVE: Final = [Give(card) for card in range(len(CARDS))]


@menu("give", "SW-SWA-01")
def give_options(s: Swaps, seat: Seat) -> list[Give]:
    return [GIVE[card] for card in sorted(s.faces.face[piece] for piece in s.hands[seat])]


async def deal(t: Table[Swaps]) -> None:
    """SW-DEA-01: each seat looks at its three cards."""
    for seat, hand in enumerate(t.state.hands):
        for _ in range(3):
            hand.append(t.state.faces.lay("card"))
            t.look("SW-DEA-01", hand[-1], seat)
    t.state.step = "swap"


def swap_step(fault: str) -> object:
    async def swap(t: Table[Swaps]) -> None:
        """SW-SWA-01: two neighbours exchange a card that nobody else sees."""
        s, seat, other = t.state, t.state.turn, (t.state.turn + 1) % len(t.state.hands)
        mine = await choose(seat, give_options(s, seat), secret=fault != NOT_SECRET)
        theirs = await choose(other, give_options(s, other), secret=fault != NOT_SECRET)
        hand_over = keep_numbers if fault == KEEPS_NUMBERS else renew
        given_piece, received_piece = piece_of(s, seat, mine), piece_of(s, other, theirs)
        hand_over(s, seat, other, given_piece, received_piece)
        t.tell(Swapped(seat, other))
        t.tell(Received(seat, theirs.card), seat)
        t.tell(Received(other, mine.card), other)
        if fault != NO_LEARN:
            t.learn()
        s.turn, s.swaps = other, s.swaps - 1
        s.step = "swap" if s.swaps else "end"

    return swap


def piece_of(s: Swaps, seat: Seat, give: Give) -> Piece:
    return next(piece for piece in s.hands[seat] if s.faces.face[piece] == give.card)


def keep_numbers(s: Swaps, seat: Seat, other: Seat, given_piece: Piece, received_piece: Piece) -> None:
    for giver, taker, piece in ((seat, other, given_piece), (other, seat, received_piece)):
        s.hands[giver].remove(piece)
        s.hands[taker].append(piece)
        s.faces.seen[piece] |= 1 << taker


def renew(s: Swaps, seat: Seat, other: Seat, given_piece: Piece, received_piece: Piece) -> None:
    """Swap the pieces, then give both hands new pieces, sorted by face, so that nobody can trace any of them."""
    for owner, old_piece, new_piece in ((seat, given_piece, received_piece), (other, received_piece, given_piece)):
        s.hands[owner] = [new_piece if piece == old_piece else piece for piece in s.hands[owner]]
    for owner in (seat, other):
        hand = sorted(s.hands[owner], key=lambda piece: s.faces.face[piece])
        s.hands[owner] = [s.faces.renew(piece, 1 << owner) for piece in hand]


async def end(t: Table[Swaps]) -> None:
    """SW-END-01: all cards are shown; the sum of their ranks counts."""
    for hand in t.state.hands:
        for piece in hand:
            t.show("SW-END-01", piece)
    t.state.step = OVER


def final_standings(fault: str) -> object:
    def standings(s: Swaps) -> list[Standing]:
        def counts(piece: Piece) -> bool:
            return s.faces.face[piece] != UNSEEN if fault == COUNTS_SECRETS else s.faces.knows(-1, piece)

        return ranked([sum(s.faces.face[p] % 5 + 1 for p in hand if counts(p)) for hand in s.hands])

    return standings


def first_state(options: Mapping[str, Setting]) -> Swaps:
    faces = Faces(bags={"card": list(range(len(CARDS)))})
    return Swaps(step="deal", faces=faces, hands=[[] for _ in range(int(options["players"]))])


def swaps_game(fault: str = "") -> Game[Swaps]:
    return Game(
        id="swaps",
        name="Swaps",
        version="1",
        choices=(Choice("players", (3, 4), 3),),
        first_state=first_state,
        steps={"deal": deal, "swap": swap_step(fault), "end": end},  # type: ignore[dict-item]
        standings=final_standings(fault),  # type: ignore[arg-type]
        face_names={"card": CARDS},
    )
