"""A fair game, the den, and steps for it that each break one law."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from meadhall.engine import (
    OVER,
    Candidate,
    Choice,
    Event,
    Faces,
    Game,
    Option,
    Reason,
    Setting,
    State,
    Table,
    choose,
    menu,
    ranked,
)
from meadhall.engine.flows.options import Menu, Question
from meadhall.engine.language.names import Names

LEAKED: list[int] = []
LONG_TURNS: Final = 1000  # number of turns in a long match
TURNS_BEFORE_SKIP: Final = 50  # number of turns before the turn where a seat may be skipped
BAG_TILES: Final = 8  # number of tiles in the bag of a long match
HAND_TILES: Final = 3  # number of tiles that each seat takes in a long match
ANSWER_TILE: Final = 7  # the tile that allows an answer


@dataclass(slots=True, kw_only=True)
class Den(State):
    """Two players take turns: pick up a tile and look at it."""

    hands: list[list[int]]
    turns: int = 6
    public: int = 0
    notes: list[int] = field(default_factory=list[int])


class Looked(Event, frozen=True):
    seat: int
    face: int


@menu("take", "DN-TAK-01", default="take")
def take(s: Den) -> Iterator[Candidate[Option]]:
    yield Option("take", "DN-TAK-01")
    yield Option("pass", "DN-TAK-01")
    yield Option("leave", "DN-TAK-02"), Reason("DN-TAK-02", "Nobody leaves.")


async def fair(t: Table[Den]) -> None:
    s = t.state
    seat = s.turns % 2
    pick = await choose(seat, take(s))
    if pick.key == "take":
        _take_tile(t, seat)
    _end_of_turn(s)


def _take_tile(t: Table[Den], seat: int) -> int:
    piece = t.state.faces.lay("tile")
    t.state.hands[seat].append(piece)
    return t.look("DN-TAK-01", piece, seat)


def _end_of_turn(s: Den) -> None:
    s.turns -= 1
    if not s.turns:
        s.step = OVER


def first_state(options: Mapping[str, Setting]) -> Den:
    faces = Faces(bags={"tile": [1, 2, 3, 4, 5, 6]})
    return Den(step="go", faces=faces, hands=[[], []])


DEN: Game[Den] = Game(
    id="den",
    name="Den",
    version="1",
    choices=(Choice("players", (2,), 2),),
    first_state=first_state,
    steps={"go": fair},
    standings=lambda s: ranked([len(hand) for hand in s.hands]),
)


async def tells_all(t: Table[Den]) -> None:
    """Send a secret face to everybody in an event."""
    seat = t.state.turns % 2
    await choose(seat, take(t.state))
    t.tell(Looked(seat, _take_tile(t, seat)))
    _end_of_turn(t.state)


async def writes_down(t: Table[Den]) -> None:
    """Store a secret in a public field."""
    seat = t.state.turns % 2
    await choose(seat, take(t.state))
    t.state.public = _take_tile(t, seat)
    _end_of_turn(t.state)


async def asks_by_secret(t: Table[Den]) -> None:
    """Ask once more only if a hidden face is high."""
    seat = t.state.turns % 2
    await choose(seat, take(t.state))
    if _take_tile(t, seat) > 3:
        await choose(seat, take(t.state))
    _end_of_turn(t.state)


class Telling(Option):
    """An option whose key is constant, but whose words reveal a tile of the other seat."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__("take", "DN-TAK-01")
        self.face = face

    def words(self, state: Den, names: Names) -> str:
        return f"Take a tile; the last one of the other shows {self.face}"


async def words_by_secret(t: Table[Den]) -> None:
    """Offer an option whose words reveal a tile of the other seat."""
    s = t.state
    seat = s.turns % 2
    face = s.faces.face[s.hands[1 - seat][-1]] if s.hands[1 - seat] else 0
    await choose(seat, menu("take", "DN-TAK-01")(lambda: [Telling(face)])())
    _take_tile(t, seat)
    _end_of_turn(s)


async def skips_by_secret(t: Table[Den]) -> None:
    """Once in a long match, skip the other seat unless it has the tile that allows an answer."""
    s = t.state
    seat = s.turns % 2
    await choose(seat, take(s))
    if s.turns > LONG_TURNS - 2 * HAND_TILES:
        _take_tile(t, seat)
    if s.turns == LONG_TURNS - TURNS_BEFORE_SKIP and any(
        s.faces.face[piece] == ANSWER_TILE for piece in s.hands[1 - seat]
    ):
        await choose(1 - seat, menu("reply", "DN-TAK-03")(lambda: [Option("reply", "DN-TAK-03")])())
    _end_of_turn(s)


def long_match(options: Mapping[str, Setting]) -> Den:
    """Return the den with many turns, and with more tiles than the seats take."""
    return Den(step="go", faces=Faces(bags={"tile": list(range(BAG_TILES))}), hands=[[], []], turns=LONG_TURNS)


async def rolls_by_secret(t: Table[Den]) -> None:
    """Roll a die only if a hidden face is high."""
    seat = t.state.turns % 2
    await choose(seat, take(t.state))
    if _take_tile(t, seat) > 3:
        t.roll("DN-TAK-03")
    _end_of_turn(t.state)


async def shows_by_secret(t: Table[Den]) -> None:
    """Show a tile only if another tile, which stays hidden, is high."""
    seat = t.state.turns % 2
    await choose(seat, take(t.state))
    old_hand = t.state.hands[seat][:1]
    if _take_tile(t, seat) > 3:
        for piece in old_hand:
            t.show("DN-TAK-03", piece)
    _end_of_turn(t.state)


async def hides_by_secret(t: Table[Den]) -> None:
    """Make an answer secret only if a hidden face is high."""
    seat = t.state.turns % 2
    hand = t.state.hands[seat]
    await choose(seat, take(t.state), secret=any(t.state.faces.face[piece] > 3 for piece in hand))
    _take_tile(t, seat)
    _end_of_turn(t.state)


async def never_ends(t: Table[Den]) -> None:
    await choose(0, take(t.state))


async def offers_twice(t: Table[Den]) -> None:
    twice = menu("twice", "DN-TAK-01")(lambda: [Option("a", "DN-TAK-01"), Option("a", "DN-TAK-01")])
    await choose(0, twice())
    _end_of_turn(t.state)


async def has_no_clause(t: Table[Den]) -> None:
    await choose(0, menu("what", "DN-TAK-01")(lambda: [Option("a", "")])())
    _end_of_turn(t.state)


async def has_no_default(t: Table[Den]) -> None:
    await choose(0, menu("what", "DN-TAK-01", default="b")(lambda: [Option("a", "DN-TAK-01")])())
    _end_of_turn(t.state)


async def refuses_at_times(t: Table[Den]) -> None:
    stay: Candidate[Option] = Option("stay", "DN-TAK-01"), Reason("DN-TAK-01", "Not now.")
    listed: list[Candidate[Option]] = [Option("a", "DN-TAK-01"), *[stay] * (t.state.turns % 2)]
    await choose(0, menu("what", "DN-TAK-01")(lambda: iter(listed))())
    _end_of_turn(t.state)


async def lists_answers_alone(t: Table[Den]) -> None:
    await choose(0, Menu(Question("what", "DN-TAK-01"), [Option("a", "DN-TAK-01")]))
    _end_of_turn(t.state)


async def goes_to_the_oak(t: Table[Den]) -> None:
    await choose(0, menu("what", "DN-TAK-01")(lambda: [Option("to:oak", "DN-TAK-01")])())
    _end_of_turn(t.state)


async def refuses_what_it_offers(t: Table[Den]) -> None:
    def offer() -> Iterator[Candidate[Option]]:
        a = Option("a", "DN-TAK-01")
        yield a
        yield a, Reason("DN-TAK-01", "It is not there.")

    await choose(0, menu("what", "DN-TAK-01")(offer)())
    _end_of_turn(t.state)


async def leaves_out_what_it_allows(t: Table[Den]) -> None:
    """Do not offer an answer that `never` lists without a reason."""
    offer = menu("what", "DN-TAK-01")(lambda: [Option("a", "DN-TAK-01")])
    offer.never(lambda: [(key, None) for key in ("a", "b")])
    await choose(0, offer())
    _end_of_turn(t.state)


async def remembers_elsewhere(t: Table[Den]) -> None:
    """Store data outside of the state."""
    LEAKED.append(1)
    t.state.public = len(LEAKED)
    await choose(0, take(t.state))
    _end_of_turn(t.state)


class Noted(Event, frozen=True):
    notes: list[int]


async def tells_a_list_that_changes(t: Table[Den]) -> None:
    """Put a list of the state into an event, although the next turn extends the list."""
    seat = t.state.turns % 2
    await choose(seat, take(t.state))
    t.state.notes.append(seat)
    t.tell(Noted(t.state.notes))
    _end_of_turn(t.state)
