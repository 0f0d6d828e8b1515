"""The Unnamed as a player (4.23): its cards at the end of a lap, and how demands are paid. May import sins."""

from meadhall.games.virtues.unnamed import demands

__all__ = ["demands"]
