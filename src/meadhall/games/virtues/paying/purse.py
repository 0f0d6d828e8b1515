"""What a player may pay with, how a payment is asked for, and what becomes of it (SV-PAY-01 to 11, SV-DEC-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from meadhall.engine.kit.paying import Bill
from meadhall.engine.kit.payments import Cover, Goods, Source
from meadhall.engine.table.table import Table
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import BUILDING, BUILDINGS, ELIXIR, ELIXIRS, N_VIRTUES, VIRTUE, VIRTUES, goods
from meadhall.games.virtues.events import Spent
from meadhall.games.virtues.holdings import gifts
from meadhall.games.virtues.holdings.allegiance import BETTER, production, sides
from meadhall.games.virtues.holdings.special import substitute
from meadhall.games.virtues.state import Player, Seat, State

FAME: Final = "fame"
GOLD: Final = "gold"
TOKEN: Final = 1  # what a token or a gift card is worth if kept, beside a card on the table (SV-DEC-05)
CARD: Final = 50
BETTER_SIDE: Final = "/better"


def tokens(player: Player, what: str) -> Iterator[Source]:
    """Fame with castles, or gold with estates."""
    number = player.fame if what == FAME else player.gold
    if number:
        yield Source(what, (what,), TOKEN, number)
    kind = "castle" if what == FAME else "estate"
    for building in sorted(player.buildings):
        card = BUILDINGS[building]
        if card.kind == kind and (produced := production(player, building)):
            yield Source(card.id, (what,) * produced, CARD + card.cost)


def gift_cards(player: Player) -> Iterator[Source]:
    for virtue in range(N_VIRTUES):
        if player.gifts[virtue]:
            name = VIRTUES[virtue].id
            yield Source(name, (name,), TOKEN, player.gifts[virtue])


def elixirs(player: Player) -> Iterator[Source]:
    """Each elixir on the sides that its owner may use now (SV-ELX-03)."""
    for elixir in sorted(player.elixirs):
        card = ELIXIRS[elixir]
        for side in sides(player, elixir):
            key = card.id + (BETTER_SIDE if side == BETTER else "")
            given = card.better if side == BETTER else card.gifts
            yield Source(key, tuple(given), CARD + card.cost, group=card.id)


# ---- bills


def fame_bill(s: State, seat: Seat, cost: int, clause: str) -> Bill:
    return bill(s, seat, [{FAME: cost}], tokens(s.players[seat], FAME), clause)


def gold_bill(s: State, seat: Seat, cost: int, clause: str) -> Bill:
    return bill(s, seat, [{GOLD: cost}], tokens(s.players[seat], GOLD), clause)


def tokens_bill(s: State, seat: Seat, fame: int, gold: int, clause: str) -> Bill:
    """Fame and gold together."""
    player = s.players[seat]
    return bill(s, seat, [{FAME: fame, GOLD: gold}], [*tokens(player, FAME), *tokens(player, GOLD)], clause)


def gifts_bill(s: State, seat: Seat, cost: Sequence[int], clause: str) -> Bill:
    """A requirement of gifts; the Temple of the Scales may replace some of them (SV-VOC-32)."""
    player = s.players[seat]
    costs, sources = [goods(cost)], [*gift_cards(player), *elixirs(player)]
    op = substitute(player)
    if op is not None:
        price = {good: n for good, n in ((FAME, op.price.fame), (GOLD, op.price.gold)) if n}
        costs += [{**left, **price} for left in _without(costs[0], op.n)]
        sources += [*tokens(player, FAME), *tokens(player, GOLD)]
    return bill(s, seat, costs, sources, clause)


def bill(s: State, seat: Seat, costs: Sequence[Goods], sources: Iterable[Source], clause: str) -> Bill:
    """A bill that a player pays out of these sources; other buildings of the player are no help."""
    sources = [*sources]
    useful = {source.key for source in sources}
    buildings = [BUILDINGS[building].id for building in s.players[seat].buildings]
    return Bill(seat, costs, sources, clause, [building for building in buildings if building not in useful])


def _without(cost: Goods, number: int) -> list[dict[str, int]]:
    """A cost with so many of its goods left out, in every way."""
    every = [good for good, n in cost.items() for _ in range(n)]
    found: list[dict[str, int]] = []
    for some in combinations(every, min(number, len(every))):
        left = dict(Counter(every) - Counter(some))
        if left not in found:
            found.append(left)
    return found


# ---- what becomes of it


def spend(t: Table[State], seat: Seat, cover: Cover) -> None:
    """Fame and gold go, gift cards return to the pool, elixirs are discarded, castles and estates leave (SV-PAY-10)."""
    s = t.state
    player, used = s.players[seat], cover.counts
    player.fame -= used.get(FAME, 0)
    player.gold -= used.get(GOLD, 0)
    paid = _gifts_in(used)
    gifts.put_back(s, seat, paid)
    drunk = [ELIXIR[key.removesuffix(BETTER_SIDE)] for key in used if key.removesuffix(BETTER_SIDE) in ELIXIR]
    given_up = [BUILDING[key] for key in used if key in BUILDING]
    t.tell(Spent(seat, used.get(FAME, 0), used.get(GOLD, 0), paid, drunk, given_up))
    for elixir in drunk:
        player.elixirs.remove(elixir)
        market.discard(t, market.store(s), elixir)
    for building in given_up:
        market.lose_building(s, seat, building)


def _gifts_in(used: Mapping[str, int]) -> list[int]:
    paid = gifts.no_gifts()
    for key, number in used.items():
        if key in VIRTUE:
            paid[VIRTUE[key]] += number
    return paid
