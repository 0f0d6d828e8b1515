"""How a Being would stand on a space: exposed or sheltered, and whom it could attack from there."""

from __future__ import annotations

from meadhall.games.heroes.board.creatures import attack_targets
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.foresight.marks import who
from meadhall.games.heroes.state import Seat, Space, State
from meadhall.games.heroes.words.english.forecasts import Forecasts


def stands(say: Forecasts, after: State, seat: Seat, being: int, space: Space, *, there: bool = True) -> str:
    """`Exposed there, attacks Nymph or Siren.`; nothing where it did not come to that space."""
    b = after.beings[being]
    if b.at != space:
        return ""
    exposed = is_exposed(after, being)
    targets = attack_targets(after, seat, being) if exposed and not b.is_hero else []
    reached = None if b.is_hero else [who(say, after, target) for target in targets]
    return say.stands(exposed, reached, there)
