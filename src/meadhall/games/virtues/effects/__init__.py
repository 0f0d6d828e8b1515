"""What cards do: verbs that carry out ops (11.2). May import what is held and paid, and no window."""

from meadhall.games.virtues.effects import cards, gift_cards, places, resources

__all__ = ["cards", "gift_cards", "places", "resources"]
