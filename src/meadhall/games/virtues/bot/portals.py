"""Closing portals: the one that a seat is nearest to, and what it still lacks for it."""

from __future__ import annotations

from typing import Final

from meadhall.games.virtues.boards.quest_board import is_barred
from meadhall.games.virtues.bot.weights import Weights
from meadhall.games.virtues.content import N_VIRTUES, PORTAL_COST, RULES
from meadhall.games.virtues.holdings import most_gifts, portal_discount
from meadhall.games.virtues.state import NOBODY, Player, Seat, State

PORTAL_GIFTS: Final = [sum(cost) for cost in PORTAL_COST]


class Aim:
    """A portal that a seat gathers gift cards for."""

    __slots__ = ("brewed", "lacks", "portal", "short", "swaps")

    def __init__(self, portal: int, lacks: list[int], brewed: int, swaps: int, short: int) -> None:
        self.portal = portal
        self.lacks = lacks  # of each virtue, beside the hand and the elixirs
        self.brewed = brewed  # cards for it that its elixirs would give
        self.swaps = swaps  # cards that the hero can exchange for what is lacking
        self.short = short  # cards that have to come beside

    def keeps(self, player: Player, virtue: int) -> bool:
        """Whether a card of this virtue in hand is to be paid for the portal."""
        return 0 < player.gifts[virtue] <= PORTAL_COST[self.portal][virtue]


def nearest(s: State, seat: Seat, weights: Weights) -> Aim | None:
    """The open portal that lacks least, where one can be had at all; a fallen hero closes none (SV-FAL-11)."""
    player = s.players[seat]
    if player.fallen or not player.markers:
        return None
    hand = _hand(s, seat)
    drinks = _from_elixirs(s, player)
    there = [n for n, owner in enumerate(s.portals) if owner == NOBODY and not is_barred(s, NOBODY, n)]
    aims = [aim for portal in there if (aim := _aim(s, player, portal, hand, drinks, weights.far))]
    return min(aims, key=lambda aim: (aim.short, sum(aim.lacks)), default=None)


def _aim(s: State, player: Player, portal: int, hand: list[int], drinks: list[int], far: int) -> Aim | None:
    cost, less = PORTAL_COST[portal], portal_discount(player)
    lacks, brewed, spare, held_back = [0] * N_VIRTUES, 0, 0, 0
    for virtue in range(N_VIRTUES):
        asked, held = cost[virtue], hand[virtue]
        drunk = min(drinks[virtue], max(0, asked - held))
        lacks[virtue] = lack = max(0, asked - held - drunk)
        brewed += drunk
        spare += max(0, held - asked)
        held_back += max(0, lack + drunk - s.pool[virtue])
    missing = sum(lacks)
    left = 0 if player.hero_tapped else RULES.hero_exchange_max - len(s.exchange)
    if held_back - less > RULES.hero_exchange_max or missing - less > far:
        return None  # rivals hold what is lacking, or nearly all is
    swaps = min(left, spare, missing)
    return Aim(portal, lacks, brewed, swaps, max(0, missing - less - swaps))


def _hand(s: State, seat: Seat) -> list[int]:
    """The gift cards in hand, where an exchange is going on as they will be after it."""
    hand = list(s.players[seat].gifts)
    for swap in s.exchange if s.on_go == seat else ():
        hand[swap.give] -= 1
        hand[swap.take] += 1
    return hand


def _from_elixirs(s: State, player: Player) -> list[int]:
    """The gift cards that all elixirs together would give, as far as the pool has them."""
    gained = [0] * N_VIRTUES
    for elixir in player.elixirs:
        for virtue, number in enumerate(most_gifts(player, elixir)[:N_VIRTUES]):
            gained[virtue] += number
    return [min(there, number) for there, number in zip(s.pool, gained, strict=True)]
