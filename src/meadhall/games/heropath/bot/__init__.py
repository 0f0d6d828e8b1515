"""How the game's own bots judge and answer. May import everything of the game but its pages."""

from meadhall.games.heropath.bot.answers import GUIDE, sensible
from meadhall.games.heropath.bot.gentle import gentle

__all__ = ["GUIDE", "gentle", "sensible"]
