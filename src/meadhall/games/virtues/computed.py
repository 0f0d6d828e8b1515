"""What the rules compute for the drawn board: what a player's cards give now, and what Production will bring."""

from __future__ import annotations

import msgspec

from meadhall.engine.presentation.alike import seen_by_all
from meadhall.engine.privacy.view import Glance
from meadhall.games.virtues.holdings import is_better, produced, production
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.turns import income


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """What a player has by his cards, as things are.

    `fame`, `gold` and `might` are what the next Production brings; `most_fame` and `most_gold` what he could pay, with
    castles and estates. `better` are the elixirs whose improved side may be used, `makes` what each building produces.
    """

    fame: int
    gold: int
    might: int
    most_fame: int
    most_gold: int
    better: list[int]
    makes: dict[int, int]


class Computed(msgspec.Struct, frozen=True, gc=False):
    """What the board shows that the state does not say, by seats; empty until all have heroes."""

    holdings: list[Holdings]


@seen_by_all
def computed(glance: Glance[State]) -> Computed | None:
    """All of it: everything of it lies open."""
    s = glance.state
    if any(player.hero < 0 for player in s.players):
        return Computed([])
    return Computed([_holdings(s, seat) for seat in range(len(s.players))])


def _holdings(s: State, seat: Seat) -> Holdings:
    player = s.players[seat]
    fame, gold, might = income(s, seat)
    return Holdings(
        fame,
        gold,
        sum(might.values()),
        player.fame + produced(player, "castle"),
        player.gold + produced(player, "estate"),
        [elixir for elixir in player.elixirs if is_better(player, elixir)],
        {building: production(player, building) for building in player.buildings},
    )
