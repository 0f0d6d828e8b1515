"""What an answer would bring, found by trying it out with the rules. May import the rules and `words`."""

from meadhall.games.heroes.foresight.preview import Previews

__all__ = ["Previews"]
