"""Free plays, and the windows in which they are asked for (4.4). May import effects."""

from meadhall.games.virtues.windows import free_plays

__all__ = ["free_plays"]
