"""What an answer would bring, told before it is given: made by trying it out with the rules themselves."""

from meadhall.games.heroes.foresight.acting import outlook
from meadhall.games.heroes.foresight.preview import preview

__all__ = ["outlook", "preview"]
