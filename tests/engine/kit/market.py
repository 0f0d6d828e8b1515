"""A toy game made of the kit: earn or steal coins, buy stalls, ward off thefts with secret cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from meadhall.engine import (
    HAND,
    OVER,
    PART,
    Candidate,
    Choice,
    Event,
    Faces,
    Game,
    Option,
    Piece,
    Reason,
    Setting,
    State,
    Table,
    choose,
    menu,
    ranked,
)
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.engine.kit.decks import Deck, cards_left, deal, put_back, shuffle_in
from meadhall.engine.kit.effects import Op, Verbs
from meadhall.engine.kit.paying import Bill, Payment, pay
from meadhall.engine.kit.payments import ANY, Source, can_pay
from meadhall.engine.kit.windows import Window, open_window

ROUNDS: Final = 6
HAND_SIZE: Final = 3
GUARD_CARD: Final = 0  # the face of a card that wards off a theft


class Earn(Op, frozen=True, tag="earn"):
    coins: int


class Steal(Op, frozen=True, tag="steal"):
    coins: int


@dataclass(slots=True, kw_only=True)
class Market(State):
    players: int
    turn: int = 0
    rounds: int = 0
    coins: list[int]
    jewels: list[int]  # a jewel pays for a coin and any other good
    stalls: list[int]
    deck: Deck
    hands: list[list[Piece]] = field(default_factory=list[list[Piece]], metadata=HAND)
    holders: list[Holder] = field(default_factory=list["Holder"])
    payment: Payment | None = field(default=None, metadata=PART)
    windows: list[Window] = field(default_factory=list[Window])
    is_warded: bool = False


@dataclass(slots=True)
class Holder:
    """The cards of one player."""

    hand: list[Piece] = field(default_factory=list[Piece], metadata=HAND)


class Bought(Event, frozen=True):
    seat: int


class Kept(Event, frozen=True):
    seat: int
    cards: int


class Warded(Event, frozen=True):
    seat: int


@dataclass
class By:
    seat: int
    to: int


VERBS: Final[Verbs[Market, By]] = Verbs(Earn | Steal)
EFFECTS: Final[Mapping[str, tuple[Op, ...]]] = {"work": (Earn(2),), "rob": (Steal(2),), "plot": (Steal(1), Earn(1))}


@VERBS.verb(Earn)
async def earn(t: Table[Market], by: By, op: Earn) -> None:
    t.state.coins[by.seat] += op.coins


@VERBS.verb(Steal)
async def steal(t: Table[Market], by: By, op: Steal) -> None:
    taken = min(op.coins, t.state.coins[by.to])
    t.state.coins[by.to] -= taken
    t.state.coins[by.seat] += taken


@VERBS.would(Steal)
def would_steal(s: Market, by: By, op: Steal) -> bool:
    return s.coins[by.to] > 0


def payment_sources(s: Market, seat: int) -> list[Source]:
    return [
        Source("coin", ("coin",), 2, s.coins[seat]),
        Source("jewel", ("coin", ANY), 5, s.jewels[seat]),
    ]


COST: Final = ({"coin": 3}, {"coin": 1, "favour": 1})


TOO_EXPENSIVE = Reason("MK-BUY-01", "A stall costs 3 coins, and you have {coins}.")


@menu("act", "MK-ACT-01", default="pass")
def act_options(s: Market, seat: int) -> Iterator[Candidate[Option]]:
    to = (seat + 1) % s.players
    yield from (Option(key, "MK-ACT-01") for key, ops in EFFECTS.items() if VERBS.would_any(s, By(seat, to), ops))
    yield (
        Option("buy", "MK-BUY-01"),
        None if can_pay(COST, payment_sources(s, seat)) else TOO_EXPENSIVE(coins=s.coins[seat]),
    )
    yield Option("pass", "MK-ACT-01")


@menu("ward", "MK-WRD-01", default="done")
def ward_options(s: Market, seat: int) -> list[Option]:
    """A guard from the hand wards off the theft. All seats with cards are asked, so the question reveals nothing."""
    faces = s.faces.face
    guards = [Option(f"guard:{piece}", "MK-WRD-01") for piece in s.holders[seat].hand if faces[piece] == GUARD_CARD]
    return [*guards[: not s.is_warded], Option("done", "MK-WRD-01")]


def is_asked(s: Market, seat: int) -> bool:
    return bool(s.holders[seat].hand) and not s.is_warded


async def ward(t: Table[Market], seat: int, pick: Option) -> None:
    s = t.state
    t.play("MK-WRD-01", s.holders[seat].hand, int(pick.key.partition(":")[2]))
    s.deck.discards.append(GUARD_CARD)
    s.is_warded = True
    t.tell(Warded(seat))


class Card(Option):
    __slots__ = ("piece",)

    def __init__(self, piece: Piece) -> None:
        super().__init__(f"card:{piece}", "MK-KEE-01")
        self.piece = piece


async def turn(t: Table[Market]) -> None:
    """MK-ACT-01: one act per turn. MK-WRD-01: a theft can be warded off. MK-BUY-01: buy a stall."""
    s = t.state
    seat, to = s.turn, (s.turn + 1) % s.players
    pick = await choose(seat, act_options(s, seat))
    if pick.key == "buy":
        cover = await pay(s, Bill(seat, COST, payment_sources(s, seat), "MK-BUY-01"))
        s.coins[seat] -= cover.counts.get("coin", 0)
        s.jewels[seat] -= cover.counts.get("jewel", 0)
        s.stalls[seat] += 1
        t.tell(Bought(seat))
    elif pick.key in EFFECTS:
        await rob_player(t, By(seat, to), pick.key)
    s.step = "cards"


async def rob_player(t: Table[Market], by: By, key: str) -> None:
    s = t.state
    if any(isinstance(op, Steal) for op in EFFECTS[key]):
        await open_window(t, Window("theft", key, by.seat, [by.to]), [by.to], ward_options, ward, is_asked)
    if not s.is_warded:
        await VERBS.carry_out(t, by, EFFECTS[key])
    s.is_warded = False


async def cards(t: Table[Market]) -> None:
    """MK-KEE-01: draw up to three, then shuffle up to two back unseen. MK-DCK-01: refill an empty deck."""
    s = t.state
    seat, hand = s.turn, s.holders[s.turn].hand
    while len(hand) < HAND_SIZE:
        if not cards_left(s.faces, s.deck):
            if not s.deck.discards:
                break
            shuffle_in(s.faces, s.deck)
        deal(t, s.deck, hand, seat, "MK-KEE-01")
    returned = await choose_some(
        seat, Some("give-back", "MK-KEE-01", [Card(piece) for piece in sorted(hand)], 0, 2), secret=True
    )
    put_back(s.faces, s.deck, hand, [card.piece for card in returned])
    t.tell(Kept(seat, len(hand)))
    s.turn = (seat + 1) % s.players
    s.rounds += s.turn == 0
    s.step = OVER if s.rounds == ROUNDS else "turn"


def first_state(options: Mapping[str, Setting]) -> Market:
    players = int(options["players"])
    return Market(
        step="cards",
        players=players,
        coins=[2] * players,
        jewels=[1] * players,
        stalls=[0] * players,
        deck=Deck("card"),
        holders=[Holder() for _ in range(players)],
        faces=Faces(bags={"card": [GUARD_CARD] * 4 + [1, 2, 3, 4]}),
    )


MARKET: Game[Market] = Game(
    id="market",
    name="Market",
    version="1",
    choices=(Choice("players", (2, 3), 2),),
    first_state=first_state,
    steps={"turn": turn, "cards": cards},
    standings=lambda s: ranked(s.stalls, s.coins),
)
