"""Which outlook an adventure has."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.bot.escape import EscapeOutlook
from meadhall.games.adventureland.bot.expansion import KingOutlook, PrincessOutlook
from meadhall.games.adventureland.bot.magnificent import MagnificentOutlook
from meadhall.games.adventureland.bot.outlook import Outlook
from meadhall.games.adventureland.state import State

OUTLOOKS: Final[dict[int, type[Outlook]]] = {
    1: Outlook,
    2: MagnificentOutlook,
    3: EscapeOutlook,
    4: PrincessOutlook,
    5: KingOutlook,
}


def outlook(s: State, seat: int) -> Outlook:
    """What this seat has to hope for."""
    return OUTLOOKS[s.options.adventure](s, seat)
