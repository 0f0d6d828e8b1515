"""Tiny whole games, one for each way of play that the engine supports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from meadhall.engine import (
    CLOCK,
    OVER,
    Candidate,
    Choice,
    CutTo,
    Event,
    Faces,
    Game,
    Option,
    Piece,
    Reason,
    Seat,
    Setting,
    Standing,
    State,
    Table,
    choose,
    first,
    gather,
    menu,
    ranked,
    together,
)
from tests.engine.smugglers import SMUGGLERS

PLAYERS = Choice("players", (2, 3), 2, "TY-SET-01", "how many play")


# ---- a race against the clock


@dataclass(slots=True, kw_only=True)
class Race(State):
    caught: list[int]
    last: int = 0
    left: int = 4


class Caught(Event, frozen=True):
    seat: int
    at: int


class UnreadStory(Event, frozen=True):
    at: int


GRAB = Option("grab", "RC-RUN-01")
LATE = Option("late", "RC-RUN-02")


@menu("grab", "RC-RUN-01")
def grab_options(s: Race) -> list[Option]:
    return [GRAB]


@menu("time-runs-out", "RC-RUN-02")
def clock_options() -> list[Option]:
    return [LATE]


async def run(t: Table[Race]) -> None:
    """RC-RUN-01: the fastest seat catches it. RC-RUN-02: the clock may be faster. A die decides if it counts twice."""
    s = t.state
    seat, option, at = await first({**{seat: grab_options(s) for seat in range(len(s.caught))}, CLOCK: clock_options()})
    s.last = at
    s.left -= 1
    if option is GRAB:
        s.caught[seat] += 1 + (t.roll("RC-RUN-03") == 6)
        t.tell(Caught(seat, at))
    else:
        t.tell(UnreadStory(at))
    if not s.left:
        s.step = OVER


RACE = Game(
    id="race",
    name="Race",
    version="1",
    choices=(PLAYERS,),
    first_state=lambda options: Race(step="run", caught=[0] * int(options["players"])),
    steps={"run": run},
    standings=lambda s: ranked(s.caught),
)


# ---- a secret auction


class Bid(Option):
    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        super().__init__(f"bid:{coins}", "AU-BID-01")
        self.coins = coins


BIDS = [Bid(coins) for coins in range(6)]


@dataclass(slots=True, kw_only=True)
class Auction(State):
    coins: list[int]
    won: list[list[Piece]]
    lots: int = 3


class Sold(Event, frozen=True):
    seat: int
    bids: dict[int, int]


class Unwrapped(Event, frozen=True):
    value: int


TOO_FEW_COINS = Reason("AU-BID-01", "You have {have} coins.")


@menu("bid", "AU-BID-01", default="bid:0")
def bid_options(s: Auction, seat: Seat) -> Iterator[Candidate[Bid]]:
    have = s.coins[seat]
    yield from ((bid, None if bid.coins <= have else TOO_FEW_COINS(have=have)) for bid in BIDS)


async def auction(t: Table[Auction]) -> None:
    """AU-BID-01: all seats bid at once; the highest bid wins, in a tie the lower seat. AU-BID-02: the winner looks."""
    s = t.state
    lot = s.faces.lay("lot")
    offers = await gather({seat: bid_options(s, seat) for seat in range(len(s.coins))})
    winner = max(offers, key=lambda seat: (offers[seat].coins, -seat))
    s.coins[winner] -= offers[winner].coins
    s.won[winner].append(lot)
    t.tell(Sold(winner, {seat: bid.coins for seat, bid in offers.items()}))
    t.tell(Unwrapped(t.look("AU-BID-02", lot, winner)), winner)
    s.lots -= 1
    if not s.lots:
        for piece in range(len(s.faces.face)):
            t.show("AU-END-01", piece)
        s.step = OVER


def auction_points(s: Auction) -> list[Standing]:
    return ranked([sum(s.faces.face[piece] for piece in won if s.faces.knows(-1, piece)) for won in s.won])


def auction_start(options: Mapping[str, Setting]) -> Auction:
    players = int(options["players"])
    faces = Faces(bags={"lot": [1, 2, 2, 3, 5, 8]})
    return Auction(step="auction", faces=faces, coins=[5] * players, won=[[] for _ in range(players)])


AUCTION = Game(
    id="auction",
    name="Auction",
    version="1",
    choices=(PLAYERS,),
    first_state=auction_start,
    steps={"auction": auction},
    standings=auction_points,
)


# ---- armies, which each seat builds in private from chosen pieces


class Hire(Option):
    __slots__ = ("cost",)

    def __init__(self, cost: int) -> None:
        super().__init__(f"hire:{cost}", "AR-HIR-01")
        self.cost = cost


HIRES = {cost: Hire(cost) for cost in (1, 2, 3)}
DONE = Option("done", "AR-HIR-02")


@dataclass(slots=True, kw_only=True)
class Army(State):
    troops: list[list[Piece]]
    won: list[int]
    battles: int = 2
    scouted: list[Piece] = field(default_factory=list)


class Fought(Event, frozen=True):
    strengths: list[int]


@menu("hire", "AR-HIR-01", default="done")
def hire_options(s: Army, seat: Seat, hired: list[int]) -> list[Option]:
    """Return the troops in the bag that the seat can pay for."""
    left = s.faces.bags[f"troop{seat}"]
    return [*(HIRES[c] for c in sorted(set(left)) if sum(hired) + c <= 5 and hired.count(c) < left.count(c)), DONE]


async def raise_army(s: Army, seat: Seat) -> list[int]:
    """AR-HIR-01: hire one troop after the other, for five points in all. AR-HIR-02: stop at any time."""
    hired: list[int] = []
    while True:
        pick = await choose(seat, hire_options(s, seat, hired))
        if not isinstance(pick, Hire):
            return hired
        hired.append(pick.cost)


async def hire(t: Table[Army]) -> None:
    s = t.state
    hired = await together({seat: raise_army(s, seat) for seat in range(len(s.troops))})
    for seat, costs in hired.items():
        s.troops[seat] = [t.lay_chosen(f"troop{seat}", cost, seat) for cost in costs]
    s.step = "battle"


@menu("scout", "AR-BAT-01")
def scout_options(s: Army, seat: Seat) -> list[Option]:
    theirs = [piece for other in s.troops if other is not s.troops[seat] for piece in other]
    return [Option(f"scout:{piece}", "AR-BAT-01") for piece in theirs]


async def battle(t: Table[Army]) -> None:
    """AR-BAT-01: seat 0 may look at one troop of another seat. AR-BAT-02: all are shown, and each rolls a die."""
    s = t.state
    if scout_options(s, 0):
        pick = await choose(0, scout_options(s, 0))
        piece = int(pick.key.partition(":")[2])
        t.look("AR-BAT-01", piece, 0)
        s.scouted.append(piece)
    strengths = [sum(t.show("AR-BAT-02", p) for p in troops) + t.roll("AR-BAT-02") for troops in s.troops]
    t.tell(Fought(strengths))
    s.won[strengths.index(max(strengths))] += 1
    s.battles -= 1
    s.troops = [[] for _ in s.troops]
    s.scouted = []
    if not s.battles:
        raise CutTo(OVER)
    s.step = "hire"


def army_start(options: Mapping[str, Setting]) -> Army:
    players = range(int(options["players"]))
    bags = {f"troop{seat}": [1, 1, 1, 1, 2, 2, 2, 3, 3] for seat in players}
    return Army(step="hire", faces=Faces(bags=bags), troops=[[] for _ in players], won=[0 for _ in players])


ARMY = Game(
    id="army",
    name="Army",
    version="1",
    choices=(PLAYERS,),
    first_state=army_start,
    steps={"hire": hire, "battle": battle},
    standings=lambda s: ranked(s.won),
)


# ---- a draft: keep one card and pass on the others


@dataclass(slots=True, kw_only=True)
class Draft(State):
    hands: list[list[Piece]]
    kept: list[list[Piece]]


class Passed(Event, frozen=True):
    cards: int


@menu("keep", "DR-KEP-01")
def cards(s: Draft, seat: Seat) -> list[Option]:
    faces = s.faces.face
    return [Option(f"keep:{faces[piece]}/{piece}", "DR-KEP-01") for piece in s.hands[seat]]


async def deal(t: Table[Draft]) -> None:
    """DR-DEA-01: deal three cards to each seat, which only that seat sees."""
    s = t.state
    for seat in range(len(s.hands)):
        for _ in range(3):
            s.hands[seat].append(s.faces.lay("card"))
            t.look("DR-DEA-01", s.hands[seat][-1], seat)
    s.step = "keep"


async def keep(t: Table[Draft]) -> None:
    """DR-KEP-01: all seats secretly keep a card. DR-KEP-02: the others go to the left, and nobody can trace them."""
    s = t.state
    seats = range(len(s.hands))
    choices = await gather({seat: cards(s, seat) for seat in seats}, secret=True)
    for seat, pick in choices.items():
        piece = int(pick.key.partition("/")[2])
        s.hands[seat].remove(piece)
        s.kept[seat].append(piece)
    s.hands = [[s.faces.renew(piece, 0) for piece in sorted(s.hands[seat - 1])] for seat in seats]
    t.tell(Passed(len(s.hands[0])))
    for seat in seats:
        for piece in s.hands[seat]:
            t.look("DR-KEP-02", piece, seat)
    if not s.hands[0]:
        for piece in [piece for choices in s.kept for piece in choices]:
            t.show("DR-END-01", piece)
        s.step = OVER


def draft_start(options: Mapping[str, Setting]) -> Draft:
    players = range(int(options["players"]))
    faces = Faces(bags={"card": list(range(12))})
    return Draft(step="deal", faces=faces, hands=[[] for _ in players], kept=[[] for _ in players])


DRAFT = Game(
    id="draft",
    name="Draft",
    version="1",
    choices=(PLAYERS,),
    first_state=draft_start,
    steps={"deal": deal, "keep": keep},
    standings=lambda s: ranked([sum(s.faces.face[p] for p in kept if s.faces.knows(-1, p)) for kept in s.kept]),
)

TOYS = (RACE, AUCTION, ARMY, DRAFT, SMUGGLERS)
