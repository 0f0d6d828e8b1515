"""How a sensible player plays Heroes, and what helps to think ahead. May import the rules."""

from meadhall.games.heroes.bot.answers import GUIDE, sensible

__all__ = ["GUIDE", "sensible"]
