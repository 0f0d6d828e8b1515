"""How the game's own bots judge and answer. May import everything of the game but its pages."""

from meadhall.games.heropath.bot.answers import sensible
from meadhall.games.heropath.bot.gentle import gentle
from meadhall.games.heropath.bot.thinking import GUIDE

__all__ = ["GUIDE", "gentle", "sensible"]
