"""How a Being would stand on a space: exposed or sheltered, and whom it could attack from there."""

from __future__ import annotations

from meadhall.games.heroes.board import is_exposed
from meadhall.games.heroes.creatures import attack_targets
from meadhall.games.heroes.foresight.marks import who
from meadhall.games.heroes.state import Seat, Space, State
from meadhall.games.heroes.words.phrases import listing


def stands(after: State, seat: Seat, being: int, space: Space) -> str:
    """`Exposed there, attacks Nymph or Siren.`"""
    b = after.beings[being]
    if b.at != space:
        return ""
    if not is_exposed(after, being):
        return "Sheltered there."
    if b.is_hero:
        return "Exposed there."
    reached = [who(after, target) for target in attack_targets(after, seat, being)]
    attacks = f"attacks {listing(reached).replace(' and ', ' or ')}" if reached else "reaches nobody yet"
    return f"Exposed there, {attacks}."
