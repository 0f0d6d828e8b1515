"""What lies before one player in a position, where a word says more than a field.

`ch_red_2!` among the characters is tapped, `b01+` among the buildings is manned; gifts are `DIL DIL HUM:2`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Word
from meadhall.engine.positions.readers import words_of
from meadhall.games.virtues.positions.names import BUILDINGS_NAMED, CHARACTER_CARD, VIRTUES_NAMED
from meadhall.games.virtues.state import BAGS, State

P = Position[State]


def _gifts(p: P, value: object) -> None:
    """Gift cards by virtue, out of the pool."""
    for name in words_of(value):
        sign, _, number = name.partition(":")
        virtue = VIRTUES_NAMED(p, sign)
        p.state.players[p.seat].gifts[virtue] += int(number or 1)
        p.state.pool[virtue] -= int(number or 1)


def _characters(p: P, value: object) -> None:
    """`ch_red_2 ch_blue_1!`: characters; `!` for a tapped one."""
    player = p.state.players[p.seat]
    for name in words_of(value):
        card = CHARACTER_CARD(p, name.removesuffix("!"))
        player.characters.append(card)
        player.tapped += [card] if name.endswith("!") else []


def _buildings(p: P, value: object) -> None:
    """`b01 b02+`: buildings; `+` for a manned one."""
    s = p.state
    player = s.players[p.seat]
    for name in words_of(value):
        building = BUILDINGS_NAMED(p, name.removesuffix("+"))
        if building in s.temples:
            s.temples.remove(building)
        else:
            bag = BAGS.castles if building in s.faces.bags[BAGS.castles] else BAGS.estates
            p.take(bag, name, [building])
        player.buildings.append(building)
        player.manned += [building] if name.endswith("+") else []


SEAT_WORDS: Final[Mapping[str, Word]] = {"gifts": _gifts, "characters": _characters, "buildings": _buildings}
