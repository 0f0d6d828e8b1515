"""Gift cards and their pool (4.6), and questions for gift cards (SV-DEC-29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.games.virtues import asking, content
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.texts import Virtue


class Gift(Option):
    __slots__ = ("virtue",)
    virtue: Virtue

    def __init__(self, virtue: int, clause: str = "SV-GFT-04") -> None:
        super().__init__(f"gift:{content.VIRTUES[virtue].id}", clause)
        self.virtue = virtue


GIFT_OPTIONS: Final = [Gift(virtue) for virtue in range(content.N_VIRTUES)]


def no_gifts() -> list[int]:
    return [0] * content.N_VIRTUES


def draw_from_pool(s: State, seat: Seat, counts: Sequence[int]) -> list[int]:
    """Give a player these gift cards, as far as the pool has them (SV-GFT-01, SV-GFT-02).

    Return how many of each virtue the player received.
    """
    hand, pool = s.players[seat].gifts, s.pool
    taken_counts = [min(counts[virtue], pool[virtue]) for virtue in range(content.N_VIRTUES)]
    for virtue, number in enumerate(taken_counts):
        hand[virtue] += number
        pool[virtue] -= number
    return taken_counts


def return_to_pool(s: State, seat: Seat, gifts: Sequence[int]) -> None:
    """Return gift cards from a player's hand to the pool."""
    hand, pool = s.players[seat].gifts, s.pool
    for virtue, number in enumerate(gifts):
        hand[virtue] -= number
        pool[virtue] += number


def move_gifts(s: State, receiver: Seat, giver: Seat, gifts: Sequence[int]) -> None:
    """Move gift cards from one player's hand to another's."""
    for virtue, number in enumerate(gifts):
        s.players[giver].gifts[virtue] -= number
        s.players[receiver].gifts[virtue] += number


async def choose_gift_cards(
    seat: Seat,
    available: Sequence[int],
    number: int,
    name: str,
    clause: str,
    *,
    most_first: bool,
    only_distinct: bool = False,
) -> list[int]:
    """Ask for `number` of these gift cards, one after the other. Return how many of each virtue were chosen.

    The default is the first virtue, or with `most_first` the virtue with the most cards.
    """
    remaining_counts, chosen_counts = list(available[: content.N_VIRTUES]), no_gifts()
    for _ in range(number):
        virtues = [
            virtue
            for virtue in range(content.N_VIRTUES)
            if remaining_counts[virtue] and not (only_distinct and chosen_counts[virtue])
        ]
        if not virtues:
            break
        default = max(virtues, key=remaining_counts.__getitem__) if most_first else virtues[0]
        menu = asking.effect_menu(
            name, clause, [GIFT_OPTIONS[virtue] for virtue in virtues], GIFT_OPTIONS[default].key, GIFT_OPTIONS
        )
        virtue = (await asking.ask_seat(seat, menu)).virtue
        remaining_counts[virtue] -= 1
        chosen_counts[virtue] += 1
    return chosen_counts


async def choose_from_pool(s: State, seat: Seat, counts: Sequence[int], *, only_distinct: bool = False) -> list[int]:
    """Return how many gifts of each virtue a player takes from the pool.

    The player chooses the virtue of WILD gifts (SV-GFT-04).
    """
    fixed_counts = [min(counts[virtue], s.pool[virtue]) for virtue in range(content.N_VIRTUES)]
    if not counts[content.WILD]:
        return fixed_counts
    remaining_pool = [pool - taken for pool, taken in zip(s.pool, fixed_counts, strict=True)]
    chosen_counts = await choose_gift_cards(
        seat,
        remaining_pool,
        counts[content.WILD],
        "take-gift",
        "SV-DEC-29",
        most_first=True,
        only_distinct=only_distinct,
    )
    return [fixed + picked for fixed, picked in zip(fixed_counts, chosen_counts, strict=True)]


def wild_gifts(number: int) -> list[int]:
    """Return a cost of `number` gifts of any virtue, as counts by virtue."""
    return [*no_gifts(), number]
