"""Effects on sin cards in hand (SV-VOC-24, 25)."""

from __future__ import annotations

from meadhall.engine.flows.options import Option
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.engine.kit.decks import deal, left, put_back
from meadhall.engine.language.wording import Names
from meadhall.engine.model.pieces import Piece
from meadhall.engine.table.table import Table
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import SINS
from meadhall.games.virtues.effects.verbs import VERBS, Cause, touched
from meadhall.games.virtues.events import SinsDrawn, SinSeen, SinsReturned
from meadhall.games.virtues.ops import DrawSin, ReturnSin
from meadhall.games.virtues.state import Seat, State


class SinPiece(Option):
    """A card of the own hand, for a choice that stays with its holder."""

    __slots__ = ("face", "piece")

    def __init__(self, piece: Piece, face: int) -> None:
        super().__init__(f"return:{SINS[face].id}:{piece}", "SV-VOC-25")
        self.piece = piece
        self.face = face

    def words(self, state: State, names: Names) -> str:
        return phrases.sin(self.face)


def draw_sins(t: Table[State], seat: Seat, number: int, clause: str) -> int:
    """A player draws sin cards, as many as there are; gives how many that was (SV-DCK-06)."""
    s = t.state
    drawn = min(number, left(s.faces, s.sin_deck))
    if drawn:
        t.tell(SinsDrawn(seat, drawn))
    for _ in range(drawn):
        t.tell(SinSeen(seat, deal(t, s.sin_deck, s.players[seat].sins, seat, clause)), seat)
    return drawn


@VERBS.verb(DrawSin)
async def draw_sin(t: Table[State], cause: Cause, op: DrawSin) -> None:
    cause.begin()
    for seat in touched(t.state, cause, op.who):
        draw_sins(t, seat, op.n, "SV-VOC-24")


@VERBS.would(DrawSin)
def _(s: State, cause: Cause, op: DrawSin) -> bool:
    return left(s.faces, s.sin_deck) > 0


@VERBS.words(DrawSin)
def _(op: DrawSin) -> str:
    return f"Draw {op.n} sin card{'s' * (op.n > 1)}."


@VERBS.verb(ReturnSin)
async def return_sin(t: Table[State], cause: Cause, op: ReturnSin) -> None:
    """The others learn how many go back, and nothing else (SV-HID-09)."""
    s, seat = t.state, cause.by
    hand = s.players[seat].sins
    things = [SinPiece(piece, s.faces.face[piece]) for piece in hand]
    some = Some("return-sins", "SV-VOC-25", things, 0, op.n)
    chosen = await choose_some(seat, some, secret=True)
    cause.begin()
    if chosen:
        put_back(s.faces, s.sin_deck, hand, [one.piece for one in chosen])
        t.tell(SinsReturned(seat, len(chosen)))


@VERBS.would(ReturnSin)
def _(s: State, cause: Cause, op: ReturnSin) -> bool:
    return bool(s.players[cause.by].sins)


@VERBS.words(ReturnSin)
def _(op: ReturnSin) -> str:
    return f"Shuffle up to {op.n} sin cards from your hand into the sin deck, without effect."
