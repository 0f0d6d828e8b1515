"""How a sensible player plays Heroes, and what it knows that helps to think ahead."""

from meadhall.games.heroes.bot.answers import GUIDE, policy, sensible

__all__ = ["GUIDE", "policy", "sensible"]
