"""Paying: prices after discounts, the goods that a player can pay with, and payments (SV-PAY-01 to 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from meadhall.engine.kit.paying import Bill
from meadhall.engine.kit.payments import Cover, Goods, Source
from meadhall.engine.table.table import Table
from meadhall.games.virtues import content, gifts
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.events.goods import PaymentMade, ResourceLost
from meadhall.games.virtues.holdings import (
    IMPROVED,
    best_side_gifts,
    discounts,
    lose_resource,
    production,
    substitute_effect,
    total_production,
    usable_sides,
)
from meadhall.games.virtues.ops import BuyElixir, Discount, Recruit
from meadhall.games.virtues.state import Player, Seat, State

Reduction = Discount | Recruit | BuyElixir


def reduced_price(cost: int, reductions: Sequence[Reduction]) -> int:
    """Return the cost minus all discounts, but at least the smallest minimum that one of them has (SV-PAY-12)."""
    if not reductions:
        return cost
    total_reduction = sum(cut.n if isinstance(cut, Discount) else cut.discount for cut in reductions)
    return max(cost - total_reduction, min(cut.min for cut in reductions))


def recruit_price(player: Player, card: int, op: Recruit | None = None) -> int:
    if op is None and not player.manned:  # the common case, computed at every go
        return content.CHARACTERS[card].cost
    reductions: list[Reduction] = [*discounts(player, "recruit"), *([op] if op else [])]
    return reduced_price(content.CHARACTERS[card].cost, reductions)


def elixir_price(player: Player, card: int, op: BuyElixir | None = None) -> int:
    if op is None and not player.manned:  # the common case, computed at every go
        return content.ELIXIRS[card].cost
    reductions: list[Reduction] = [*discounts(player, "elixir"), *([op] if op else [])]
    return reduced_price(content.ELIXIRS[card].cost, reductions)


def fame_within_reach(player: Player) -> int:
    """Return all fame that a player could pay, including that of castles (SV-PAY-01)."""
    return player.fame + total_production(player, "castle")


def gold_within_reach(player: Player) -> int:
    """Return all gold that a player could pay, including that of estates (SV-PAY-02)."""
    return player.gold + total_production(player, "estate")


def gifts_within_reach(player: Player) -> list[int]:
    """Return how many gifts of each virtue a player could pay for a quest, elixirs included (SV-PAY-03).

    The last number counts WILD gifts.
    """
    reach = [*player.gifts, 0]
    for elixir in player.elixirs:
        for virtue, number in enumerate(best_side_gifts(player, elixir)):
            reach[virtue] += number
    return reach


def replaceable_gifts(player: Player) -> int:
    """Return how many gifts of a requirement the Temple of the Scales could replace now (SV-VOC-32)."""
    op = substitute_effect(player)
    if op is None:
        return 0
    can_pay = fame_within_reach(player) >= op.price.fame and gold_within_reach(player) >= op.price.gold
    return op.n if can_pay else 0


# ---- sources of a payment (SV-PAY-01 to 11, SV-DEC-05)


FAME: Final = "fame"
GOLD: Final = "gold"
TOKEN_VALUE: Final = 1  # value of a token or a gift card to its owner, so low that it is paid first (SV-DEC-05)
MIN_CARD_VALUE: Final = 50  # least value of an elixir or a building to its owner
BETTER_SIDE: Final = "/better"


def token_sources(player: Player, resource: str) -> Iterator[Source]:
    """Yield the sources of fame or gold: tokens, and castles or estates."""
    number = player.fame if resource == FAME else player.gold
    if number:
        yield Source(resource, (resource,), TOKEN_VALUE, number)
    kind = "castle" if resource == FAME else "estate"
    for building in sorted(player.buildings):
        card = content.BUILDINGS[building]
        if card.kind == kind and (production_value := production(player, building)):
            yield Source(card.id, (resource,) * production_value, MIN_CARD_VALUE + card.cost)


def gift_card_sources(player: Player) -> Iterator[Source]:
    for virtue in range(content.N_VIRTUES):
        if player.gifts[virtue]:
            name = content.VIRTUES[virtue].id
            yield Source(name, (name,), TOKEN_VALUE, player.gifts[virtue])


def elixir_sources(player: Player) -> Iterator[Source]:
    """Yield the sources of gifts from each elixir, one for each side that its owner may use now (SV-ELX-03)."""
    for elixir in sorted(player.elixirs):
        card = content.ELIXIRS[elixir]
        for side in usable_sides(player, elixir):
            key = card.id + (BETTER_SIDE if side == IMPROVED else "")
            gifts_of_side = card.better if side == IMPROVED else card.gifts
            yield Source(key, tuple(gifts_of_side), MIN_CARD_VALUE + card.cost, group=card.id)


# ---- bills


def fame_bill(s: State, seat: Seat, cost: int, clause: str) -> Bill:
    return make_bill(s, seat, [{FAME: cost}], token_sources(s.players[seat], FAME), clause)


def gold_bill(s: State, seat: Seat, cost: int, clause: str) -> Bill:
    return make_bill(s, seat, [{GOLD: cost}], token_sources(s.players[seat], GOLD), clause)


def tokens_bill(s: State, seat: Seat, fame: int, gold: int, clause: str) -> Bill:
    """Return a bill of fame and gold together."""
    player = s.players[seat]
    return make_bill(
        s, seat, [{FAME: fame, GOLD: gold}], [*token_sources(player, FAME), *token_sources(player, GOLD)], clause
    )


def gifts_bill(s: State, seat: Seat, cost: Sequence[int], clause: str) -> Bill:
    """Return a bill for the gifts of a requirement. The Temple of the Scales may replace some (SV-VOC-32)."""
    player = s.players[seat]
    costs, sources = [content.gifts_by_name(cost)], [*gift_card_sources(player), *elixir_sources(player)]
    op = substitute_effect(player)
    if op is not None:
        price = {good: n for good, n in ((FAME, op.price.fame), (GOLD, op.price.gold)) if n}
        costs += [{**left, **price} for left in _costs_without(costs[0], op.n)]
        sources += [*token_sources(player, FAME), *token_sources(player, GOLD)]
    return make_bill(s, seat, costs, sources, clause)


def make_bill(s: State, seat: Seat, costs: Sequence[Goods], sources: Iterable[Source], clause: str) -> Bill:
    """Return a bill that a player pays from these sources. Other buildings are listed as useless for it."""
    sources = [*sources]
    useful_keys = {source.key for source in sources}
    buildings = [content.BUILDINGS[building].id for building in s.players[seat].buildings]
    return Bill(seat, costs, sources, clause, [building for building in buildings if building not in useful_keys])


def _costs_without(cost: Goods, number: int) -> list[dict[str, int]]:
    """Return every cost that remains if `number` goods are left out."""
    goods = [good for good, n in cost.items() for _ in range(n)]
    costs: list[dict[str, int]] = []
    for left_out in combinations(goods, min(number, len(goods))):
        remaining_goods = dict(Counter(goods) - Counter(left_out))
        if remaining_goods not in costs:
            costs.append(remaining_goods)
    return costs


# ---- spending a payment


def spend_cover(t: Table[State], seat: Seat, cover: Cover) -> None:
    """Take a payment from a player: tokens, gift cards, elixirs and buildings (SV-PAY-10)."""
    s = t.state
    player, used_counts = s.players[seat], cover.counts
    player.fame -= used_counts.get(FAME, 0)
    player.gold -= used_counts.get(GOLD, 0)
    paid_gifts = _paid_gifts(used_counts)
    gifts.return_to_pool(s, seat, paid_gifts)
    used_elixirs = [
        content.ELIXIR[key.removesuffix(BETTER_SIDE)]
        for key in used_counts
        if key.removesuffix(BETTER_SIDE) in content.ELIXIR
    ]
    given_up_buildings = [content.BUILDING[key] for key in used_counts if key in content.BUILDING]
    t.tell(
        PaymentMade(
            seat, used_counts.get(FAME, 0), used_counts.get(GOLD, 0), paid_gifts, used_elixirs, given_up_buildings
        )
    )
    for elixir in used_elixirs:
        player.elixirs.remove(elixir)
        market.discard_card(t, market.store(s), elixir)
    for building in given_up_buildings:
        market.lose_building(s, seat, building)


def _paid_gifts(used_counts: Mapping[str, int]) -> list[int]:
    gift_counts = gifts.no_gifts()
    for key, number in used_counts.items():
        if key in content.VIRTUE:
            gift_counts[content.VIRTUE[key]] += number
    return gift_counts


def pay_might(t: Table[State], seat: Seat, might: int, source: str) -> None:
    """Pay might that the player has (SV-PAY-09)."""
    lose_resource(t.state, seat, "might", might, source)
    t.tell(ResourceLost(seat, "might", might))
