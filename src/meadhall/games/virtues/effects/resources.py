"""Effects on fame, gold, might, corruption, goes and sin cards (SV-VOC-01 to 03, 24 to 26, 29, 33, 34)."""

from __future__ import annotations

from meadhall.engine import Option, Piece, Table
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.engine.kit.decks import cards_left, deal, put_back
from meadhall.games.virtues import content, fall, holdings, ops
from meadhall.games.virtues.effects.verbs import VERBS, Cause, stolen_resource, target_seats
from meadhall.games.virtues.events import goods
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.texts import Sin


def amount_gained(s: State, op: ops.Gain) -> int:
    return min(s.armour, op.cap) if op.n == ops.ARMOUR else int(op.n)


@VERBS.verb(ops.Gain)
async def gain_for_card(t: Table[State], cause: Cause, op: ops.Gain) -> None:
    cause.begin()
    number = amount_gained(t.state, op)
    for seat in target_seats(t.state, cause, op.who):
        holdings.gain_resource(t.state, seat, op.res, number, cause.source)
        t.tell(goods.ResourceGained(seat, op.res, number))


@VERBS.would(ops.Gain)
def _(s: State, cause: Cause, op: ops.Gain) -> bool:
    return amount_gained(s, op) > 0


@VERBS.verb(ops.Lose)
async def lose_for_card(t: Table[State], cause: Cause, op: ops.Lose) -> None:
    cause.begin()
    for seat in target_seats(t.state, cause, op.who):
        lost_amount = holdings.lose_resource(t.state, seat, op.res, op.n, cause.source)
        if lost_amount:
            t.tell(goods.ResourceLost(seat, op.res, lost_amount))


@VERBS.would(ops.Lose)
def _(s: State, cause: Cause, op: ops.Lose) -> bool:
    return any(holdings.amount_held(s, seat, op.res) for seat in target_seats(s, cause, op.who))


@VERBS.verb(ops.Steal)
async def steal_resource(t: Table[State], cause: Cause, op: ops.Steal) -> None:
    cause.begin()
    res = stolen_resource(cause, op)
    for seat in target_seats(t.state, cause, op.who):
        stolen_amount = holdings.lose_resource(t.state, seat, res, op.n, cause.source)
        if stolen_amount:
            holdings.gain_resource(t.state, cause.by, res, stolen_amount, cause.source)
            t.tell(goods.ResourceStolen(cause.by, seat, res, stolen_amount))


@VERBS.would(ops.Steal)
def _(s: State, cause: Cause, op: ops.Steal) -> bool:
    return any(holdings.amount_held(s, seat, stolen_resource(cause, op)) for seat in target_seats(s, cause, op.who))


@VERBS.verb(ops.Cleanse)
async def discard_corruption(t: Table[State], cause: Cause, op: ops.Cleanse) -> None:
    cause.begin()
    for seat in target_seats(t.state, cause, op.who):
        for _ in range(min(op.n, t.state.players[seat].corruption)):
            fall.remove_corruption(t, seat)


@VERBS.would(ops.Cleanse)
def _(s: State, cause: Cause, op: ops.Cleanse) -> bool:
    return s.options.fall and any(s.players[seat].corruption for seat in target_seats(s, cause, op.who))


# ---- lasting effects: a skipped go, and effects until the end of the turn (SV-VOC-29, 33, 34)


@VERBS.verb(ops.Skip)
async def skip_goes(t: Table[State], cause: Cause, op: ops.Skip) -> None:
    cause.begin()
    for seat in target_seats(t.state, cause, op.who):
        t.state.players[seat].skips += op.n
        t.tell(goods.TurnForfeited(seat))


@VERBS.would(ops.Skip)
def _(s: State, cause: Cause, op: ops.Skip) -> bool:
    return bool(target_seats(s, cause, op.who))


@VERBS.verb(ops.AllColours)
async def count_as_all_colours(t: Table[State], cause: Cause, op: ops.AllColours) -> None:
    cause.begin()
    t.state.players[cause.by].all_colours = True
    t.tell(goods.HeroEmpowered(cause.by, "colours"))


@VERBS.would(ops.AllColours)
def _(s: State, cause: Cause, op: ops.AllColours) -> bool:
    return not s.players[cause.by].all_colours


@VERBS.verb(ops.PortalDiscount)
async def cheapen_portals(t: Table[State], cause: Cause, op: ops.PortalDiscount) -> None:
    cause.begin()
    t.state.players[cause.by].portal_less += op.n
    t.tell(goods.HeroEmpowered(cause.by, "portal"))


# ---- effects on sin cards in hand (SV-VOC-24, 25)


class SinPiece(Option):
    """A sin card in the player's own hand, for a secret choice."""

    __slots__ = ("face", "piece")
    face: Sin

    def __init__(self, piece: Piece, face: int) -> None:
        super().__init__(f"return:{content.SINS[face].id}:{piece}", "SV-VOC-25")
        self.piece = piece
        self.face = face


def draw_sins(t: Table[State], seat: Seat, number: int, clause: str) -> int:
    """Draw sin cards for a player, fewer if the deck runs out. Return the number of drawn cards (SV-DCK-06)."""
    s = t.state
    drawn_count = min(number, cards_left(s.faces, s.sin_deck))
    if drawn_count:
        t.tell(goods.SinsDrawn(seat, drawn_count))
    for _ in range(drawn_count):
        t.tell(goods.SinSeen(seat, deal(t, s.sin_deck, s.players[seat].sins, seat, clause)), seat)
    return drawn_count


@VERBS.verb(ops.DrawSin)
async def draw_sins_for_card(t: Table[State], cause: Cause, op: ops.DrawSin) -> None:
    cause.begin()
    for seat in target_seats(t.state, cause, op.who):
        draw_sins(t, seat, op.n, "SV-VOC-24")


@VERBS.would(ops.DrawSin)
def _(s: State, cause: Cause, op: ops.DrawSin) -> bool:
    return cards_left(s.faces, s.sin_deck) > 0


@VERBS.verb(ops.ReturnSin)
async def return_sins(t: Table[State], cause: Cause, op: ops.ReturnSin) -> None:
    """Ask for sin cards, and return them to the deck. Other players see only their number (SV-HID-09)."""
    s, seat = t.state, cause.by
    hand = s.players[seat].sins
    cards = [SinPiece(piece, s.faces.face[piece]) for piece in hand]
    choice = Some("return-sins", "SV-VOC-25", cards, 0, op.n)
    chosen_cards = await choose_some(seat, choice, secret=True)
    cause.begin()
    if chosen_cards:
        put_back(s.faces, s.sin_deck, hand, [card.piece for card in chosen_cards])
        t.tell(goods.SinsReturned(seat, len(chosen_cards)))


@VERBS.would(ops.ReturnSin)
def _(s: State, cause: Cause, op: ops.ReturnSin) -> bool:
    return bool(s.players[cause.by].sins)
