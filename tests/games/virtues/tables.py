"""Tables of Seven Virtues for the tests of this folder."""

from __future__ import annotations

from typing import Any

from meadhall.games.virtues import GAME
from meadhall.games.virtues.content import VIRTUES
from meadhall.games.virtues.state import Player, State
from meadhall.testing import table
from meadhall.testing.scenario import ScriptedTable


def sv(**words: Any) -> ScriptedTable[State]:
    """Return a table with three heroes, or with the number in the words."""
    return table(GAME, **{"players": 3, **words})


def player_of(t: ScriptedTable[State], name: str) -> Player:
    return t.state.players[t.seat(name)]


def gifts_of(t: ScriptedTable[State], name: str) -> str:
    """Return the gift cards of a player, `DIL DIL HUM`, in the order of the virtues."""
    return spelled_gifts(player_of(t, name).gifts)


def spelled_gifts(numbers: list[int]) -> str:
    """Return counts of gift cards as a text, `DIL DIL HUM`."""
    return " ".join(virtue.id for virtue, n in zip(VIRTUES, numbers, strict=True) for _ in range(n))


def wealth_of(t: ScriptedTable[State], name: str) -> tuple[int, int, int]:
    """Return the fame, gold and might of a player."""
    area = player_of(t, name)
    return area.fame, area.gold, area.might


def let_all_pass(t: ScriptedTable[State]) -> None:
    """Let everybody pass until the Quest Phase is over."""
    while t.state.step == "go" and t.question == "go":
        t.answer("pass")
