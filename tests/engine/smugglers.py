"""A toy game: one player loads goods in secret, in parts; in the same step, another decides whether to inspect."""

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

MAX_GOODS: Final = 3
CARD_COUNT: Final = 8


@dataclass(slots=True, kw_only=True)
class Smugglers(State):
    hand: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    loading: list[Piece] = field(default_factory=list[Piece], metadata=PART)
    loads: list[Piece] = field(default_factory=list[Piece])
    caught: bool = False
    players: int = 2  # a third player only watches


class Loaded(Event, frozen=True):
    count: int


class Load(Option):
    __slots__ = ("piece",)

    def __init__(self, piece: Piece) -> None:
        super().__init__(f"load:{piece}", "SM-LOA-01")
        self.piece = piece


ENOUGH: Final = Option("enough", "SM-LOA-02")
OPEN: Final = Option("open", "SM-INS-01")
WAVE: Final = Option("wave", "SM-INS-01")


NOTHING_YET: Final = Reason("SM-LOA-02", "Load something first.")
FULL: Final = Reason("SM-LOA-01", "{most} are loaded already.")


@menu("load", "SM-LOA-01", default="enough")
def load_options(s: Smugglers) -> Iterator[Candidate[Option]]:
    for piece in s.hand:
        if piece not in s.loading:
            yield Load(piece), FULL(most=MAX_GOODS) if len(s.loading) >= MAX_GOODS else None
    yield ENOUGH, None if s.loading else NOTHING_YET


@menu("inspect", "SM-INS-01", default="wave")
def inspect_options(s: Smugglers) -> list[Option]:
    return [OPEN, WAVE]


async def deal(t: Table[Smugglers]) -> None:
    """SM-DEA-01: only the smuggler sees the goods in the hand."""
    for _ in range(CARD_COUNT):
        piece = t.state.faces.lay("goods")
        t.state.hand.append(piece)
        t.look("SM-DEA-01", piece, 0)
    t.state.step = "cross"


async def cross(t: Table[Smugglers]) -> None:
    """SM-LOA-01: load up to three goods in secret. SM-INS-01: the guard opens the load or waves it through."""
    s = t.state
    while (pick := await choose(0, load_options(s), secret=True)) is not ENOUGH:
        assert isinstance(pick, Load)
        s.loading.append(pick.piece)
    s.loads, s.loading = sorted(s.loading), []
    s.hand = [piece for piece in s.hand if piece not in s.loads]
    t.tell(Loaded(len(s.loads)))
    if await choose(1, inspect_options(s)) is OPEN:
        s.caught = any(t.show("SM-INS-02", piece) == 0 for piece in s.loads)
    s.step = OVER


def first_state(options: Mapping[str, Setting]) -> Smugglers:
    return Smugglers(step="deal", players=int(options["players"]), faces=Faces(bags={"goods": [0] * 6 + [1] * 6}))


SMUGGLERS: Game[Smugglers] = Game(
    id="smugglers",
    name="Smugglers",
    version="1",
    choices=(Choice("players", (2, 3), 2),),
    first_state=first_state,
    steps={"deal": deal, "cross": cross},
    standings=lambda s: ranked([len(s.loads) * (not s.caught), 3 * s.caught, *[0] * (s.players - 2)]),
)
