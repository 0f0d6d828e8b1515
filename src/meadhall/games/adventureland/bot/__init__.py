"""How bots see Adventure Land: `answers` decides, by the `outlook` of the adventure, the `prospects` of the cards to
come and the `fight_plans`; `escape`, `magnificent` and `expansion` are the outlooks that differ from the basic one."""

from meadhall.games.adventureland.bot.answers import GUIDE, sensible
from meadhall.games.adventureland.bot.gentle import gentle

__all__ = ["GUIDE", "gentle", "sensible"]
