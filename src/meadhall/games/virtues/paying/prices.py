"""What things cost after discounts, and whether they can be paid."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.virtues.content import CHARACTERS, ELIXIRS, N_VIRTUES, WILD
from meadhall.games.virtues.holdings.allegiance import most_gifts, produced
from meadhall.games.virtues.holdings.special import discounts, substitute
from meadhall.games.virtues.ops import BuyElixir, Discount, Recruit
from meadhall.games.virtues.state import Player

Cut = Discount | Recruit | BuyElixir


def price(cost: int, cuts: Sequence[Cut]) -> int:
    """The cost minus all discounts, but not below the smallest minimum among them (SV-PAY-12)."""
    if not cuts:
        return cost
    less = sum(cut.n if isinstance(cut, Discount) else cut.discount for cut in cuts)
    return max(cost - less, min(cut.min for cut in cuts))


def recruit_price(player: Player, card: int, op: Recruit | None = None) -> int:
    cuts: list[Cut] = [*discounts(player, "recruit"), *([op] if op else [])]
    return price(CHARACTERS[card].cost, cuts)


def elixir_price(player: Player, card: int, op: BuyElixir | None = None) -> int:
    cuts: list[Cut] = [*discounts(player, "elixir"), *([op] if op else [])]
    return price(ELIXIRS[card].cost, cuts)


def fame_within_reach(player: Player) -> int:
    """All fame that a player could pay, castles included (SV-PAY-01). What is within reach can be paid exactly."""
    return player.fame + produced(player, "castle")


def gold_within_reach(player: Player) -> int:
    """The same in gold, with estates (SV-PAY-02)."""
    return player.gold + produced(player, "estate")


def gifts_within_reach(player: Player) -> list[int]:
    """All gifts that a player could pay a quest with, elixirs included, and last how many of any virtue (SV-PAY-03)."""
    reach = [*player.gifts, 0]
    for elixir in player.elixirs:
        for virtue, number in enumerate(most_gifts(player, elixir)):
            reach[virtue] += number
    return reach


def missing_gifts(reach: Sequence[int], cost: Sequence[int]) -> int:
    """How many gifts of a cost are not within reach."""
    short = sum(cost[virtue] - reach[virtue] for virtue in range(N_VIRTUES) if cost[virtue] > reach[virtue])
    return max(0, short - reach[WILD])


def replaceable(player: Player) -> int:
    """How many gifts of a requirement the Temple of the Scales could replace now (SV-VOC-32)."""
    op = substitute(player)
    if op is None:
        return 0
    can_pay = fame_within_reach(player) >= op.price.fame and gold_within_reach(player) >= op.price.gold
    return op.n if can_pay else 0
