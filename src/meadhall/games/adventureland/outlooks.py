"""Which outlook an adventure has."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.outlook import Outlook
from meadhall.games.adventureland.state import State

OUTLOOKS: Final[dict[int, type[Outlook]]] = {}


def outlook(s: State, seat: int) -> Outlook:
    """What this seat has to hope for."""
    return OUTLOOKS.get(s.options.adventure, Outlook)(s, seat)
