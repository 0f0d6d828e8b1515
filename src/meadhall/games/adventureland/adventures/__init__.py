"""The five adventures. Importing this package registers them for `rules_of`."""

from meadhall.games.adventureland.adventure import RULES_BY_ADVENTURE
from meadhall.games.adventureland.adventures.escape import Escape
from meadhall.games.adventureland.adventures.fellowship import Fellowship
from meadhall.games.adventureland.adventures.king import KingInTheFog
from meadhall.games.adventureland.adventures.magnificent import Magnificent
from meadhall.games.adventureland.adventures.princess import KidnappedPrincess

RULES_BY_ADVENTURE.update(
    {a.number: a for a in (Fellowship(), Magnificent(), Escape(), KidnappedPrincess(), KingInTheFog())}
)

__all__ = ["RULES_BY_ADVENTURE"]
