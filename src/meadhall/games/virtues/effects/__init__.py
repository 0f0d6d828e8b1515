"""What cards do: one flow for each op (11.2). May import everything that is held, shown or paid, and no window."""

from meadhall.games.virtues.effects import (
    acquiring,
    characters,
    exchange,
    gift_cards,
    lasting,
    places,
    quests,
    resources,
    sin_cards,
)

__all__ = [
    "acquiring",
    "characters",
    "exchange",
    "gift_cards",
    "lasting",
    "places",
    "quests",
    "resources",
    "sin_cards",
]
