"""Effects of cards: verbs that carry out ops (11.2)."""

from meadhall.games.virtues.effects import characters, gift_cards, places, resources

__all__ = ["characters", "gift_cards", "places", "resources"]
