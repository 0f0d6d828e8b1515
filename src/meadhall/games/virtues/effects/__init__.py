"""Effects of cards: verbs that carry out ops (11.2). May import holdings and payments, but no windows."""

from meadhall.games.virtues.effects import characters, gift_cards, places, resources

__all__ = ["characters", "gift_cards", "places", "resources"]
