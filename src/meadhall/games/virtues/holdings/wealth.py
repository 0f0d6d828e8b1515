"""Fame, gold and might: plain numbers without limit (SV-CMP-02, SV-GEN-02, SV-GEN-03)."""

from __future__ import annotations

from meadhall.games.virtues.state import Seat, State


def gain(s: State, seat: Seat, res: str, number: int, source: str = "") -> None:
    """A player receives fame, gold or might; of might it is noted where it came from."""
    player = s.players[seat]
    if res == "might":
        player.might += number
        player.made_of[source] = player.made_of.get(source, 0) + number
    elif res == "fame":
        player.fame += number
    else:
        player.gold += number


def has(s: State, seat: Seat, res: str) -> int:
    player = s.players[seat]
    return player.fame if res == "fame" else player.gold if res == "gold" else player.might


def lose(s: State, seat: Seat, res: str, number: int, source: str = "") -> int:
    """A player loses as much as there is, up to a number; gives how much that was."""
    lost = min(number, has(s, seat, res))
    if lost:
        gain(s, seat, res, -lost, source)
    return lost
