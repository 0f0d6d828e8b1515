"""What an answer would bring, told before it is given: made by trying it out with the rules themselves."""

from meadhall.games.heroes.foresight.preview import Previews

__all__ = ["Previews"]
