"""Names of players where only their heroes are known: what a scene says must not hang on who sits there."""

from __future__ import annotations

from meadhall.engine.language.wording import Names
from meadhall.games.virtues import phrases
from meadhall.games.virtues.state import NOBODY, State


class Seats(Names):
    """Players by the names of their heroes, and the viewer as "you"."""

    def __init__(self, s: State, viewer: int) -> None:
        heroes = [
            phrases.hero(player.hero, fallen=player.fallen) if player.hero != NOBODY else f"Player {seat + 1}"
            for seat, player in enumerate(s.players)
        ]
        super().__init__([*heroes, "The Unnamed"], viewer)
