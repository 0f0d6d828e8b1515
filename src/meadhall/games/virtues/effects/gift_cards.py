"""Effects on gift cards (SV-VOC-04 to 06)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.virtues.content import N_VIRTUES
from meadhall.games.virtues.effects.verbs import VERBS, Cause, touched
from meadhall.games.virtues.events import GiftsDropped, GiftsStolen, GiftsTaken
from meadhall.games.virtues.holdings import gifts
from meadhall.games.virtues.ops import DropGifts, StealGifts, TakeGifts
from meadhall.games.virtues.state import Seat, State


@VERBS.verb(TakeGifts)
async def take_gifts(t: Table[State], cause: Cause, op: TakeGifts) -> None:
    s = t.state
    wanted = await gifts.choose_from_pool(s, cause.by, gifts.wild(op.n), distinct=op.distinct)
    cause.begin()
    t.tell(GiftsTaken(cause.by, gifts.take(s, cause.by, wanted)))


@VERBS.would(TakeGifts)
def _(s: State, cause: Cause, op: TakeGifts) -> bool:
    return any(s.pool)


@VERBS.words(TakeGifts)
def _(op: TakeGifts) -> str:
    cards = f"{op.n} gift card{'s' * (op.n > 1)}"
    return f"Take {cards} {'of different virtues' if op.distinct else 'of your choice'} from the pool."


@VERBS.verb(DropGifts)
async def drop_gifts(t: Table[State], cause: Cause, op: DropGifts) -> None:
    """Each of those touched discards, as he or the acting player chooses (SV-DEC-08, SV-DEC-20)."""
    s = t.state
    for seat in touched(s, cause, op.who):
        number = dropped(s, cause, op, seat)
        if not number:
            continue
        chosen = await _chosen(s, cause, op, seat, number)
        cause.begin()
        gifts.put_back(s, seat, chosen)
        t.tell(GiftsDropped(seat, chosen))


async def _chosen(s: State, cause: Cause, op: DropGifts, seat: Seat, number: int) -> list[int]:
    hand = s.players[seat].gifts
    if op.virtue == "named":
        return [number if virtue == cause.virtue else 0 for virtue in range(N_VIRTUES)]
    if number == sum(hand):
        return hand[:]
    if op.chooser == "self":
        return await gifts.choose_some(cause.by, hand, number, "take-from", "SV-DEC-08", most_first=False)
    return await gifts.choose_some(seat, hand, number, "give-up-gift", "SV-DEC-20", most_first=True)


def dropped(s: State, cause: Cause, op: DropGifts, seat: Seat) -> int:
    """How many gift cards a player would discard."""
    hand = s.players[seat].gifts
    if op.keep >= 0:
        return max(0, sum(hand) - op.keep)
    return min(op.n, hand[cause.virtue] if op.virtue == "named" else sum(hand))


@VERBS.would(DropGifts)
def _(s: State, cause: Cause, op: DropGifts) -> bool:
    return any(dropped(s, cause, op, seat) for seat in touched(s, cause, op.who))


@VERBS.words(DropGifts)
def _(op: DropGifts) -> str:
    if op.keep >= 0:
        return f"Each player with more than {op.keep} gift cards discards down to {op.keep}."
    if op.virtue == "named":
        return f"Name a virtue: each other player discards up to {op.n} gift cards of that virtue."
    return f"Discard {op.n} gift cards of another player to the pool, your choice."


@VERBS.verb(StealGifts)
async def steal_gifts(t: Table[State], cause: Cause, op: StealGifts) -> None:
    s = t.state
    for seat in touched(s, cause, op.who):
        hand = s.players[seat].gifts
        number = min(op.n, sum(hand))
        chosen = await gifts.choose_some(cause.by, hand, number, "take-from", "SV-DEC-08", most_first=False)
        cause.begin()
        gifts.move(s, cause.by, seat, chosen)
        t.tell(GiftsStolen(cause.by, seat, chosen))


@VERBS.would(StealGifts)
def _(s: State, cause: Cause, op: StealGifts) -> bool:
    return any(any(s.players[seat].gifts) for seat in touched(s, cause, op.who))


@VERBS.words(StealGifts)
def _(op: StealGifts) -> str:
    return f"Take {op.n} gift card{'s' * (op.n > 1)} of your choice from another player."
