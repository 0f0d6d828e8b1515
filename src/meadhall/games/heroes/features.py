"""What a player has in a position, counted: hit points, Creatures, Spells in play, cards and dice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.content import CREATURES, SPELLS
from meadhall.games.heroes.dice.throwing import on_table
from meadhall.games.heroes.state import EMPTY, Permanent, Seat, State

FEW: Final = 4  # cards in a hand
HIT_POINT: Final = "hit point"


def features(s: State, seat: Seat) -> Mapping[str, float]:
    """All that a player has on the table and in hand; nothing before everybody's cards are placed."""
    side = s.sides[seat]
    if not side.hand or not s.all_stand(range(s.players)):
        return {}
    found: defaultdict[str, float] = defaultdict(float)
    found[HIT_POINT] = s.hit_points(seat)
    found["Hero that stands bare"] = is_exposed(s, side.hero_being)
    for being in s.on_board(seat):
        b = s.beings[being]
        if not b.is_hero:
            c = CREATURES[b.card]
            found[f"Creature: {c.name}"] += 1
            found["cost of a Creature that is exposed"] += c.cost * is_exposed(s, being)
            found["cost of a Creature, by the share of its wounds"] += c.cost * b.wounds / s.toughness(being)
    for p in s.permanents:
        if p.seat == seat:
            found[f"in play: {SPELLS[p.spell].name}{_bearer(s, p)}"] += 1
    found["card in hand"] = len(side.hand)
    found["card in hand more than four"] = max(0, len(side.hand) - FEW)
    found["die kept"] = len(on_table(s, seat))
    return found


def _bearer(s: State, p: Permanent) -> str:
    if p.being == EMPTY:
        return ""
    return " on the Hero" if s.beings[p.being].is_hero else " on a Creature"
