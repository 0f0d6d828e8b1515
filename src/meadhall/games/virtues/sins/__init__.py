"""Sin cards: playing them, turning them away, and their discard pile (4.13). May import windows and cataclysms."""

from meadhall.games.virtues.sins import reacting

__all__ = ["reacting"]
