"""Couriers: ride over a small map by road cards, and be the first to deliver three secret letters.

meadhall play examples/couriers.py
meadhall serve --open --game examples/couriers.py
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from meadhall.engine import (
    HAND,
    OVER,
    UNSEEN,
    Candidate,
    Card,
    CardFace,
    Choice,
    Cover,
    Event,
    Faces,
    Figure,
    Game,
    Marker,
    Names,
    Option,
    Piece,
    Place,
    Reason,
    Scene,
    Seat,
    SeatScene,
    Setting,
    State,
    Table,
    Track,
    View,
    Wording,
    choose,
    menu,
    ranked,
)
from meadhall.engine.kit.decks import Deck, cards_left, deal, shuffle_in

RULES: Final = """# Couriers
- **CO-SET-01** Two to four couriers begin at Crossways, each with four road cards and a letter, in secret.
- **CO-TRN-01** In a turn a courier plays a road card and rides one road to a stop of that kind, or rests.
- **CO-TRN-02** After a ride the courier draws a card, after a rest two. Nobody holds more than six.
- **CO-LET-01** A letter names a town. In every town a courier is asked whether to deliver the letter there, even if
  it goes elsewhere, so that nobody learns where it goes. After a delivery the courier draws another letter.
- **CO-DCK-01** When the deck is empty, the played cards are shuffled into a new one; so are the letters.
- **CO-END-01** The first courier to deliver three letters wins. The others rank by letters, then by cards in hand.
- **CO-END-02** After sixteen rounds the match ends, and the most letters win.
"""
KINDS: Final = {"M": "meadow", "W": "wood", "H": "hill", "F": "ford"}
COLOURS: Final = {"meadow": "amber", "wood": "green", "hill": "grey", "ford": "blue"}
ROADS: Final = tuple(KINDS.values())
MOST, START, WINS, ROUNDS = 6, 8, 3, 16


class Stop(NamedTuple):
    """A stop: its name, the kind of land that leads to it, its place on the map, and its roads."""

    name: str
    kind: str
    x: int
    y: int
    roads: str
    is_town: bool = False


# Each road is written once, at the stop that comes first.
STOPS: Final = tuple(
    Stop(name, KINDS[kind], x, y, roads, is_town)
    for name, kind, x, y, roads, is_town in (
        ("Ashby", "M", 10, 8, "Larkfield, Fox Wood", True),
        ("Larkfield", "M", 32, 6, "High Moor, Otter Ford", False),
        ("High Moor", "H", 55, 10, "Elmford, Otter Ford", False),
        ("Elmford", "F", 82, 8, "Beacon Hill", True),
        ("Fox Wood", "W", 8, 30, "Westley, Millbridge", False),
        ("Otter Ford", "F", 41, 27, "Millbridge, Crossways", False),
        ("Beacon Hill", "H", 88, 30, "Oakham, Crossways", False),
        ("Westley", "M", 7, 55, "Deep Wood, Heron Ford", True),
        ("Crossways", "M", 57, 45, "Millbridge, Oakham, Deep Wood, Long Meadow", False),
        ("Millbridge", "F", 30, 43, "Heron Ford", True),
        ("Oakham", "W", 85, 52, "Long Meadow, Thornby", True),
        ("Heron Ford", "F", 22, 64, "Saltham, Deep Wood", False),
        ("Deep Wood", "W", 45, 63, "Hillcot", False),
        ("Long Meadow", "M", 68, 66, "Hillcot, Thornby", False),
        ("Saltham", "M", 10, 82, "Windy Hill", True),
        ("Windy Hill", "H", 33, 84, "Hillcot", False),
        ("Hillcot", "H", 57, 82, "", True),
        ("Thornby", "W", 86, 80, "", True),
    )
)
STOP_NUMBERS: Final = {stop.name: at for at, stop in enumerate(STOPS)}
PAIRS: Final = [(at, STOP_NUMBERS[end]) for at, stop in enumerate(STOPS) for end in stop.roads.split(", ") if end]
NEIGHBOURS: Final = {at: sorted({a + b - at for a, b in PAIRS if at in (a, b)}) for at in range(len(STOPS))}
LETTERS: Final = tuple(at for at, stop in enumerate(STOPS) if stop.is_town)


def place_id(at: int) -> str:
    return STOPS[at].name.lower().replace(" ", "-")


def ways(start: int) -> list[int]:
    """Return the distance of each stop from `start`, in roads."""
    distances = {start: 0}
    for at in (queue := [start]):
        for end in NEIGHBOURS[at]:
            if end not in distances:
                distances[end] = distances[at] + 1
                queue.append(end)
    return [distances[at] for at in range(len(STOPS))]


WAYS: Final = [ways(at) for at in range(len(STOPS))]


@dataclass(slots=True)
class Courier:
    at: int = START  # index of the stop
    delivered: int = 0
    letter: Piece = -1
    hand: list[Piece] = field(default_factory=list[Piece], metadata=HAND)


@dataclass(slots=True, kw_only=True)
class Couriers(State):
    couriers: list[Courier]
    turn: Seat = 0
    round: int = 1
    roads: Deck = field(default_factory=lambda: Deck("road"))
    letters: Deck = field(default_factory=lambda: Deck("letter"))


class RoadRidden(Event, frozen=True):
    seat: Seat
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'ride')} to {STOPS[self.to].name}."


class RestTaken(Event, frozen=True):
    seat: Seat

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'rest')}."


class LetterDelivered(Event, frozen=True):
    seat: Seat
    town: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'deliver')} a letter in {STOPS[self.town].name}!"


# ---- options and menus


class Ride(Option):
    """Play a road card. The option's key is also the name of each such card in hand, so clicking a card answers."""

    __slots__ = ("road",)

    def __init__(self, road: str) -> None:
        super().__init__(f"ride:{road}", "CO-TRN-01")
        self.road = road

    def words(self, state: State, names: Names) -> str:
        return f"Ride by {self.road}"


class To(Option):
    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        super().__init__(f"to:{place_id(at)}", "CO-TRN-01")
        self.at = at

    def words(self, state: State, names: Names) -> str:
        return f"To {STOPS[self.at].name}"


REST: Final = Option("rest", "CO-TRN-02")


NO_ROAD: Final = Reason("CO-TRN-01", "No road leads to a {road} from here.")
NOT_NEAR: Final = Reason("CO-TRN-01", "{stop} is not one road away.")
NOT_OF_THE_CARD: Final = Reason("CO-TRN-01", "This card leads to a {road}, and {stop} is not one.")


@menu("ride-or-rest", "CO-TRN-01", default="rest")
def rides(s: Couriers, seat: Seat) -> Iterator[Candidate[Option]]:
    """Offer every kind of road card that leads somewhere, and a rest."""
    me = s.couriers[seat]
    near = {STOPS[at].kind for at in NEIGHBOURS[me.at]}
    for road in sorted({ROADS[s.faces.face[piece]] for piece in me.hand}):
        yield Ride(road), None if road in near else NO_ROAD(road=road)
    yield REST


@menu("where", "CO-TRN-01")
def ends(s: Couriers, seat: Seat, road: str) -> Iterator[Candidate[To]]:
    """Offer every stop that is one road away and of the played kind."""
    near = NEIGHBOURS[s.couriers[seat].at]
    for at, stop in enumerate(STOPS):
        reason = NOT_NEAR(stop=stop.name) if at not in near else NOT_OF_THE_CARD(stop=stop.name, road=road)
        yield To(at), None if at in near and stop.kind == road else reason


OTHER_TOWN: Final = Reason("CO-LET-01", "Your letter goes to another town.")
DELIVER, KEEP = Option("deliver", "CO-LET-01"), Option("keep", "CO-LET-01")


@menu("deliver", "CO-LET-01", default="keep")
def deliveries(s: Couriers, seat: Seat) -> Iterator[Candidate[Option]]:
    """Offer to deliver the letter, if this is its town, or to keep it."""
    me = s.couriers[seat]
    yield DELIVER, None if LETTERS[s.faces.face[me.letter]] == me.at else OTHER_TOWN
    yield KEEP


# ---- a turn


async def begin(t: Table[Couriers]) -> None:
    """Deal four cards and a letter to each courier (CO-SET-01)."""
    for seat, courier in enumerate(t.state.couriers):
        _draw(t, seat, 4, "CO-SET-01")
        _take_letter(t, seat, courier, "CO-SET-01")
    t.state.step = "turn"


async def turn(t: Table[Couriers]) -> None:
    s, seat = t.state, t.state.turn
    me = s.couriers[seat]
    pick = await choose(seat, rides(s, seat))
    if isinstance(pick, Ride):
        where = await choose(seat, ends(s, seat, pick.road))
        card = next(piece for piece in me.hand if ROADS[s.faces.face[piece]] == pick.road)
        s.roads.discards.append(t.play("CO-TRN-01", me.hand, card))
        me.at = where.at
        t.tell(RoadRidden(seat, me.at))
        if STOPS[me.at].is_town and await choose(seat, deliveries(s, seat)) is DELIVER:
            _deliver(t, seat, me)
    else:
        t.tell(RestTaken(seat))
    _draw(t, seat, 1 if isinstance(pick, Ride) else 2, "CO-TRN-02")
    s.turn = (seat + 1) % len(s.couriers)
    s.round += s.turn == 0
    s.step = OVER if me.delivered == WINS or s.round > ROUNDS else "turn"


def _deliver(t: Table[Couriers], seat: Seat, me: Courier) -> None:
    """Show the delivered letter, and draw another (CO-LET-01)."""
    t.state.letters.discards.append(t.show("CO-LET-01", me.letter))
    me.delivered += 1
    t.tell(LetterDelivered(seat, me.at))
    if me.delivered < WINS:
        _take_letter(t, seat, me, "CO-LET-01")


def _take_letter(t: Table[Couriers], seat: Seat, me: Courier, clause: str) -> None:
    _refill(t, t.state.letters)
    hand: list[Piece] = []
    deal(t, t.state.letters, hand, seat, clause)
    me.letter = hand[0]


def _draw(t: Table[Couriers], seat: Seat, count: int, clause: str) -> None:
    hand = t.state.couriers[seat].hand
    for _ in range(min(count, MOST - len(hand))):
        _refill(t, t.state.roads)
        deal(t, t.state.roads, hand, seat, clause)


def _refill(t: Table[Couriers], deck: Deck) -> None:
    """Shuffle the discards into an empty deck (CO-DCK-01)."""
    if not cards_left(t.state.faces, deck):
        shuffle_in(t.state.faces, deck)


# ---- scene and questions


PLACES: Final = [
    Place(
        place_id(at), stop.name, stop.kind, note="a town" if stop.is_town else "", colour=COLOURS[stop.kind],
        centre=(stop.x, stop.y), roads=[place_id(end) for end in NEIGHBOURS[at]],
    )
    for at, stop in enumerate(STOPS)
]  # fmt: skip


def scene(s: Couriers, seat: Seat) -> Scene:
    """Return the scene: the map with the couriers, a track of delivered letters, and each courier's cards."""
    figures = [
        Figure(place_id(courier.at), "courier", "C", "courier", owner) for owner, courier in enumerate(s.couriers)
    ]
    seats = [SeatScene(owner, courier.delivered, _cards(s, courier)) for owner, courier in enumerate(s.couriers)]
    counters = {"round": min(s.round, ROUNDS), "cards in the deck": cards_left(s.faces, s.roads)}
    markers = [Marker("C", "", courier.delivered, owner) for owner, courier in enumerate(s.couriers)]
    letters = Track("letters delivered", WINS, markers, [(WINS, "wins")])
    return Scene("Couriers", s.step, s.turn, PLACES, figures, seats, list(counters.items()), [letters])


def _cards(s: Couriers, courier: Courier) -> list[Card]:
    face = s.faces.face
    known = sorted(ROADS[face[piece]] for piece in courier.hand if face[piece] != UNSEEN)
    roads = [CardFace(road, road.capitalize(), colour=COLOURS[road]) for road in known]
    letter = face[courier.letter] if courier.letter >= 0 else UNSEEN
    town = "" if letter == UNSEEN else STOPS[LETTERS[letter]].name
    letters = [CardFace("letter", town, colour="white", text="where your letter goes")] if town else []
    return [Card("letter", "letter", 1, faces=letters), Card("road", "roads", len(courier.hand), faces=roads)]


QUESTIONS: Final = {
    "ride-or-rest": "Play a road card, or rest and draw two?",
    "where": "Where do you ride?",
    "deliver": "You are in a town. Deliver your letter?",
}


# ---- bot and game


def towards_the_letter(view: View[Couriers]) -> Option:
    """Ride towards the town of the letter. Rest if no card leads nearer."""
    s, seat = view.state, view.seat
    town = LETTERS[s.faces.face[s.couriers[seat].letter]]

    def best(pick: Option) -> int:
        if isinstance(pick, To):
            return WAYS[town][pick.at]
        if not isinstance(pick, Ride):
            return WAYS[town][s.couriers[seat].at] - (pick is DELIVER)
        return min(WAYS[town][at] for at in NEIGHBOURS[s.couriers[seat].at] if STOPS[at].kind == pick.road)

    return min(view.options, key=best)


def first_state(options: Mapping[str, Setting]) -> Couriers:
    players = int(options["players"])
    faces = Faces(bags={"road": [0] * 10 + [1] * 8 + [2] * 8 + [3] * 8, "letter": list(range(len(LETTERS)))})
    return Couriers(step="begin", couriers=[Courier() for _ in range(players)], faces=faces)


PICTURE: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 282 245">
<path fill="#f0dfb4" d="M0 0h282v245H0z"/><circle cx="206" cy="74" r="30" fill="#f7efd6"/>
<path fill="#b9c39a" d="M0 150q70-52 141-22t141-26v143H0z"/><path fill="#8fa071" d="M0 196q90-50 282-24v73H0z"/>
<path fill="none" stroke="#7a5a34" stroke-width="9" d="M20 245q60-46 108-52t84-46q22-24 0-44"/>
<g transform="rotate(-8 104 104)"><path fill="#fbf4df" stroke="#33271c" stroke-width="5" d="M46 66h116v76H46z"/>
<path fill="none" stroke="#33271c" stroke-width="5" d="M46 66l58 44 58-44"/>
<circle cx="104" cy="112" r="13" fill="#a8372b"/></g>
</svg>"""

GAME = Game(
    id="couriers",
    name="Couriers",
    version="1",
    choices=(Choice("players", (2, 3, 4), 2, "CO-SET-01", "how many play"),),
    first_state=first_state,
    steps={"begin": begin, "turn": turn},
    standings=lambda s: ranked([one.delivered for one in s.couriers], [len(one.hand) for one in s.couriers]),
    wording=Wording(questions=QUESTIONS),
    scene=scene,
    cover=Cover(
        line="Ride the roads with secret letters, and be the first to deliver three.",
        kind="race",
        minutes="15",
        players=3,
        picture=PICTURE,
        shows="A sealed letter above a road that winds into green hills.",
        sign="castle",
        colour="blue",
    ),
    face_names={"road": ROADS, "letter": tuple(STOPS[at].name for at in LETTERS)},
    bots={"sensible": towards_the_letter},
    rules=RULES,
)
