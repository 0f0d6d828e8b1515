"""Effects on gift cards: taking, dropping, stealing, exchanging (4.9, SV-VOC-04 to 07, SV-DEC-11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from meadhall.engine import Option, Table
from meadhall.games.virtues import asking, content, gifts
from meadhall.games.virtues.effects.verbs import VERBS, Cause, target_seats
from meadhall.games.virtues.events.goods import GiftsDropped, GiftsExchanged, GiftsStolen, GiftsTaken
from meadhall.games.virtues.ops import DropGifts, Exchange, StealGifts, TakeGifts
from meadhall.games.virtues.state import NOBODY, Seat, State, Swap
from meadhall.games.virtues.texts import Virtue


@VERBS.verb(TakeGifts)
async def take_gifts(t: Table[State], cause: Cause, op: TakeGifts) -> None:
    s = t.state
    gift_counts = await gifts.choose_from_pool(s, cause.by, gifts.wild_gifts(op.n), only_distinct=op.distinct)
    cause.begin()
    t.tell(GiftsTaken(cause.by, gifts.draw_from_pool(s, cause.by, gift_counts)))


@VERBS.would(TakeGifts)
def _(s: State, cause: Cause, op: TakeGifts) -> bool:
    return any(s.pool)


@VERBS.verb(DropGifts)
async def drop_gifts(t: Table[State], cause: Cause, op: DropGifts) -> None:
    """Make each affected player discard gift cards. The player or the acting player chooses them (SV-DEC-08, 20)."""
    s = t.state
    for seat in target_seats(s, cause, op.who):
        number = gifts_to_discard(s, cause, op, seat)
        if not number:
            continue
        gift_counts = await _cards_to_discard(s, cause, op, seat, number)
        cause.begin()
        gifts.return_to_pool(s, seat, gift_counts)
        t.tell(GiftsDropped(seat, gift_counts))


async def _cards_to_discard(s: State, cause: Cause, op: DropGifts, seat: Seat, number: int) -> list[int]:
    hand = s.players[seat].gifts
    if op.virtue == "named":
        return [number if virtue == cause.virtue else 0 for virtue in range(content.N_VIRTUES)]
    if number == sum(hand):
        return hand[:]
    if op.chooser == "self":
        return await gifts.choose_gift_cards(cause.by, hand, number, "take-from", "SV-DEC-08", most_first=False)
    return await gifts.choose_gift_cards(seat, hand, number, "give-up-gift", "SV-DEC-20", most_first=True)


def gifts_to_discard(s: State, cause: Cause, op: DropGifts, seat: Seat) -> int:
    """Return the number of gift cards that a player must discard."""
    hand = s.players[seat].gifts
    if op.keep >= 0:
        return max(0, sum(hand) - op.keep)
    return min(op.n, hand[cause.virtue] if op.virtue == "named" else sum(hand))


@VERBS.would(DropGifts)
def _(s: State, cause: Cause, op: DropGifts) -> bool:
    return any(gifts_to_discard(s, cause, op, seat) for seat in target_seats(s, cause, op.who))


@VERBS.verb(StealGifts)
async def steal_gifts(t: Table[State], cause: Cause, op: StealGifts) -> None:
    s = t.state
    for seat in target_seats(s, cause, op.who):
        hand = s.players[seat].gifts
        number = min(op.n, sum(hand))
        gift_counts = await gifts.choose_gift_cards(cause.by, hand, number, "take-from", "SV-DEC-08", most_first=False)
        cause.begin()
        gifts.move_gifts(s, cause.by, seat, gift_counts)
        t.tell(GiftsStolen(cause.by, seat, gift_counts))


@VERBS.would(StealGifts)
def _(s: State, cause: Cause, op: StealGifts) -> bool:
    return any(any(s.players[seat].gifts) for seat in target_seats(s, cause, op.who))


# ---- the exchange of gift cards: the hero's ability, and the Golden Mill (4.9, SV-VOC-07, SV-DEC-11)


class Give(Option):
    __slots__ = ("virtue",)
    virtue: Virtue

    def __init__(self, virtue: int) -> None:
        super().__init__(f"give:{content.VIRTUES[virtue].id}", "SV-HRO-01")
        self.virtue = virtue


class Receive(Option):
    __slots__ = ("source", "virtue")
    virtue: Virtue
    source: int

    def __init__(self, virtue: int, source: Seat) -> None:
        source_name = "pool" if source == NOBODY else f"{source}"
        super().__init__(f"receive:{content.VIRTUES[virtue].id}:{source_name}", "SV-HRO-02")
        self.virtue = virtue
        self.source = source


GIVE_OPTIONS: Final = [Give(virtue) for virtue in range(content.N_VIRTUES)]
ENOUGH: Final = Option("enough", "SV-HRO-01")


receive_of: Final = cache(Receive)


def give_options(s: State, seat: Seat, sources: list[Seat]) -> list[Option]:
    """Return the cards that the player may give next in an exchange (SV-HRO-03).

    The player has received no card of the same virtue, and can receive a card of another virtue.
    """
    hand = s.players[seat].gifts
    given_virtues, received_virtues = [swap.give for swap in s.exchange], [swap.take for swap in s.exchange]
    return [
        option
        for virtue, option in enumerate(GIVE_OPTIONS)
        if hand[virtue] > given_virtues.count(virtue)
        and virtue not in received_virtues
        and any(receive_options(s, virtue, sources))
    ]


def receive_options(s: State, given_virtue: int, sources: list[Seat]) -> Iterator[Receive]:
    """Yield the cards that a player may receive for a given card (SV-HRO-02 to 04).

    They belong to the pool or to other players. Virtues that the player gives in this exchange are excluded.
    """
    given_virtues = [given_virtue, *[swap.give for swap in s.exchange]]
    received_cards = [(swap.take, swap.source) for swap in s.exchange]
    for source in sources:
        available = s.pool if source == NOBODY else s.players[source].gifts
        for virtue, number in enumerate(available):
            if number and virtue not in given_virtues and number > received_cards.count((virtue, source)):
                yield receive_of(virtue, source)


def can_exchange(s: State, seat: Seat, sources: list[Seat]) -> bool:
    """Whether a gift can be exchanged for one of another virtue."""
    hand = s.players[seat].gifts
    hands = [s.pool if source == NOBODY else s.players[source].gifts for source in sources]
    virtues = [virtue for virtue, numbers in enumerate(zip(*hands, strict=True)) if any(numbers)]
    return any(number and virtues not in ([], [virtue]) for virtue, number in enumerate(hand))


async def exchange_gifts(
    t: Table[State], seat: Seat, limit: int, sources: list[Seat], announce: Callable[[], None]
) -> None:
    """Ask for up to `limit` pairs of a given and a received card. Then exchange all of them together."""
    s = t.state
    s.exchange = []
    while len(s.exchange) < limit:
        options = give_options(s, seat, sources)
        if not options:
            break
        if s.exchange:
            options.append(ENOUGH)
        give_option = await asking.ask_seat(
            seat, asking.effect_menu("exchange", "SV-DEC-11", options, all_options=[*GIVE_OPTIONS, ENOUGH])
        )
        if not isinstance(give_option, Give):
            break
        all_options = [
            receive_of(virtue, source) for source in (NOBODY, *s.order) for virtue in range(content.N_VIRTUES)
        ]
        receive_list = list(receive_options(s, give_option.virtue, sources))
        receive_option = await asking.ask_seat(
            seat, asking.effect_menu("receive", "SV-DEC-11", receive_list, all_options=all_options)
        )
        s.exchange.append(Swap(give_option.virtue, receive_option.virtue, receive_option.source))
    swaps, s.exchange = s.exchange, []
    announce()
    _make_swaps(t, seat, swaps)


def _make_swaps(t: Table[State], seat: Seat, swaps: list[Swap]) -> None:
    """Exchange the cards. Each given card goes to the source of the received one (SV-HRO-04)."""
    s = t.state
    given_counts, received_counts = gifts.no_gifts(), gifts.no_gifts()
    for swap in swaps:
        source_gifts = s.pool if swap.source == NOBODY else s.players[swap.source].gifts
        hand = s.players[seat].gifts
        hand[swap.give] -= 1
        source_gifts[swap.give] += 1
        source_gifts[swap.take] -= 1
        hand[swap.take] += 1
        given_counts[swap.give] += 1
        received_counts[swap.take] += 1
    t.tell(
        GiftsExchanged(seat, given_counts, received_counts, [swap.source for swap in swaps if swap.source != NOBODY])
    )


@VERBS.verb(Exchange)
async def exchange_with_pool(t: Table[State], cause: Cause, op: Exchange) -> None:
    await exchange_gifts(t, cause.by, op.n, [NOBODY], cause.begin)


@VERBS.would(Exchange)
def _(s: State, cause: Cause, op: Exchange) -> bool:
    return can_exchange(s, cause.by, [NOBODY])
