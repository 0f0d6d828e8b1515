"""Cards that a hero draws, takes, or looks at and keeps (HP-CRD-06, HP-CRD-11, HP-CRD-15, HP-CRD-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import Candidate, Option, Piece, Reason, Refused, Table, menu
from meadhall.engine.common.text import Arg, Args, text
from meadhall.engine.kit.effects import Op
from meadhall.games.heropath import rows, texts
from meadhall.games.heropath.cards import holding, playing
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.events.cards import CardDrawn, CardTaken, DeckUsedUp
from meadhall.games.heropath.growth.goods import apply_gain_effects
from meadhall.games.heropath.ops import Cancel, Choose, Draw, Enemy, Gain, Jump, Lose, Take
from meadhall.games.heropath.state import EMPTY, NOBODY, Seat, State


async def draw_cards(t: Table[State], seat: Seat, deck: str, n: int, clause: str) -> None:
    """Draw the top cards of a deck for a hero, one after the other."""
    for _ in range(n):
        piece = holding.take_top_card(t, deck, clause)
        if piece == EMPTY:
            t.tell(DeckUsedUp(seat, deck))
            return
        t.tell(CardDrawn(seat, t.state.faces.face[piece]))
        await receive_card(t, seat, piece)


async def receive_card(t: Table[State], seat: Seat, piece: Piece) -> None:
    """Carry out an instant card at once (HP-CRD-06). Put any other card into the Resources (HP-CRD-11)."""
    s = t.state
    if await rows.competition(s).offer_replacement(t, seat, piece):
        return
    if s.card(piece).time != "instant":
        holding.put_card(s, seat, piece)
        await apply_gain_effects(t, seat, piece)
        return
    face, card = s.faces.face[piece], s.card(piece)
    holding.discard_public_card(s, piece)
    if card.event:
        rows.pace(s).on_stop_event(t, seat)
    target = NOBODY
    if card.target is not None:
        if not playing.card_targets(s, seat, face):
            return
        target = (await only_choice(seat, playing.target_options(s, seat, face))).seat
    await VERBS.carry_out(t, Cause(seat, face, target), card.effect)


@VERBS.verb(Draw)
async def draw_for_card(t: Table[State], cause: Cause, op: Draw) -> None:
    if op.keep:
        await look_and_keep(t, cause.seat, op)
    else:
        await draw_cards(t, cause.seat, op.deck, op.n, "HP-CRD-15")


@VERBS.missed(Draw)
def log_missed_draw(t: Table[State], cause: Cause, op: Draw) -> None:
    """Log that the deck is used up."""
    t.tell(DeckUsedUp(cause.seat, op.deck))


@VERBS.would(Draw)
def would_draw(s: State, cause: Cause, op: Draw) -> bool:
    return holding.can_draw(s, holding.deck_named(s, op.deck)) or (
        op.deck != "FORTUNE" and s.board(op.deck).top != EMPTY
    )


class Card(Option):
    """A card, by its name."""

    __slots__ = ("piece",)

    def __init__(self, s: State, piece: Piece, clause: str) -> None:
        super().__init__(f"card:{s.card(piece).id}", clause)
        self.piece = piece

    def args(self, state: State) -> Args:
        return {"card": texts.card_of_piece(state, self.piece), "price": state.card(self.piece).price}


def options_by_kind(s: State, pieces: list[Piece], clause: str) -> list[Card]:
    """Return one option for each kind of card."""
    options: dict[str, Card] = {}
    for piece in pieces:
        options.setdefault(s.card(piece).id, Card(s, piece, clause))
    return list(options.values())


TOO_EXPENSIVE: Final = Reason("HP-CRD-15", "price-too-high")
NOT_LOOKED_AT: Final = Reason("HP-CRD-15", "not-looked-at")
NOT_EXPOSED: Final = Reason("HP-CRD-15", "not-exposed")
NO_SUCH_EFFECT: Final = Reason("HP-ASK-28", "would-do-nothing")


@menu("keep-card", "HP-ASK-28")
def keepable_cards(s: State, seat: Seat, seen_cards: list[Piece]) -> list[Card]:
    """Return the cards that the hero looks at, one of each kind. The hero keeps the chosen card."""
    return options_by_kind(s, seen_cards, "HP-CRD-15")


@keepable_cards.never
def refused_own_cards(s: State, seat: Seat, seen_cards: list[Piece]) -> Iterator[Refused]:
    """Yield refusals for the player's own cards."""
    return holding.refused_other_cards(s, seat, seen_cards, NOT_LOOKED_AT)


@menu("under-first", "HP-ASK-28")
def cards_to_put_under(s: State, seat: Seat, seen_cards: list[Piece]) -> list[Card]:
    """Return the cards that are left, one of each kind. The chosen card is put under the deck next."""
    return options_by_kind(s, seen_cards, "HP-CRD-15")


cards_to_put_under.never(refused_own_cards)


async def look_and_keep(t: Table[State], seat: Seat, op: Draw) -> None:
    """Let a hero look at the top cards, take some, and put the others under the deck in any order (HP-SEE-13)."""
    s, deck = t.state, holding.deck_named(t.state, op.deck)
    seen_cards: list[Piece] = []
    for _ in range(op.n):
        piece = holding.draw_face_down(s, deck)
        if piece == EMPTY:
            break
        t.look("HP-CRD-15", piece, seat)  # before the next draw, which may reshuffle the deck
        seen_cards.append(piece)
    for _ in range(min(op.keep, len(seen_cards))):
        piece = (await only_choice(seat, keepable_cards(s, seat, seen_cards[:]), secret=True)).piece
        seen_cards.remove(piece)
        t.show("HP-CRD-21", piece)
        t.tell(CardDrawn(seat, s.faces.face[piece]))
        s.held = seen_cards[:]
        await receive_card(t, seat, piece)
        s.held = []
    while seen_cards:
        piece = (await only_choice(seat, cards_to_put_under(s, seat, seen_cards[:]), secret=True)).piece
        seen_cards.remove(piece)
        s.under.append(s.faces.renew(piece, 1 << seat))


# ---- taking exposed cards


def takeable_cards(s: State, decks: tuple[str, ...], max_price: int) -> list[Piece]:
    """Return the exposed cards of these decks that cost at most this price."""
    pieces = [piece for deck in decks for piece in s.board(deck).exposed]
    return [piece for piece in pieces if s.card(piece).price <= max_price]


@menu("take-card", "HP-CRD-15")
def cards_to_take(s: State, seat: Seat, op: Take) -> Iterator[Candidate[Card]]:
    """Yield the exposed cards, the most expensive first (HP-ASK-16)."""
    exposed = [piece for deck in op.deck for piece in s.board(deck).exposed]
    exposed.sort(key=lambda piece: (-s.card(piece).price, s.card(piece).id))
    for option in options_by_kind(s, exposed, "HP-CRD-15"):
        card = s.card(option.piece)
        is_too_expensive = card.price > op.max_price
        yield (
            option,
            TOO_EXPENSIVE(card=texts.card_by_id(card.id), price=card.price, most=op.max_price)
            if is_too_expensive
            else None,
        )


@cards_to_take.never
def refused_cards_to_take(s: State, seat: Seat, op: Take) -> Iterator[Refused]:
    """Yield refusals for the player's own cards."""
    return holding.refused_other_cards(
        s, seat, [piece for deck in op.deck for piece in s.board(deck).exposed], NOT_EXPOSED
    )


@VERBS.verb(Take)
async def take_exposed_cards(t: Table[State], cause: Cause, op: Take) -> None:
    for _ in range(op.n):
        if takeable_cards(t.state, op.deck, op.max_price):
            pick = await only_choice(cause.seat, cards_to_take(t.state, cause.seat, op))
            await gain_exposed(t, cause.seat, pick.piece, 0)


VERBS.would(Take)(lambda s, cause, op: bool(takeable_cards(s, op.deck, op.max_price)))


async def gain_exposed(t: Table[State], seat: Seat, piece: Piece, price: int) -> None:
    """Give an exposed card to a hero. Everybody sees this (HP-HID-02)."""
    s = t.state
    t.tell(CardTaken(seat, s.faces.face[piece], price))
    holding.take_exposed_card(t, s.board(s.deck_of(piece)), piece)
    await receive_card(t, seat, piece)


# ---- choices on cards


class Way(Option):
    """One of the effects that a card offers to choose from."""

    __slots__ = ("nth", "ops")

    def __init__(self, nth: int, ops: Sequence[Op]) -> None:
        super().__init__(f"way:{nth + 1}", "HP-ASK-28")
        self.nth = nth
        self.ops = ops

    def args(self, state: State) -> Args:
        return {"does": [_effect_text(op) for op in self.ops]}


def _effect_text(op: Op) -> Arg:
    """Return the text for an effect that the player may choose."""
    if isinstance(op, Gain | Lose):
        return text("does-gain" if isinstance(op, Gain) else "does-lose", what=texts.amount(op.n, op.res))
    if isinstance(op, Enemy):
        return text(f"does-{op.op}", n=op.n)
    if isinstance(op, Cancel):
        return [text(f"does-cancel-{what}") for what in op.what]
    assert isinstance(op, Jump)
    return text("does-jump")


@menu("choose-way", "HP-ASK-28")
def possible_effects(s: State, cause: Cause, op: Choose) -> Iterator[Candidate[Way]]:
    """Yield the effects to choose from. Those that would do nothing have a reason (HP-ASK-28, HP-ASK-31)."""
    for nth, ops in enumerate(op.options):
        yield Way(nth, ops), None if VERBS.would_any(s, cause, ops) else NO_SUCH_EFFECT


@VERBS.verb(Choose)
async def choose_effect(t: Table[State], cause: Cause, op: Choose) -> None:
    pick = await only_choice(cause.seat, possible_effects(t.state, cause, op))
    await VERBS.carry_out(t, cause, op.options[pick.nth])


VERBS.would(Choose)(lambda s, cause, op: any(VERBS.would_any(s, cause, ops) for ops in op.options))
