"""The colours of the map: dark terrain, solid chips for pieces, a bright line for the river."""

from __future__ import annotations

from typing import Any, Final

from meadhall.cells.drawing import Paint
from meadhall.games.adventureland import events

# Each terrain has two shades, so that fields form a chequerboard without lines.
PAINTS: Final[dict[str, Paint]] = {
    "forest.0": Paint("#1d3824", "black"),
    "forest.1": Paint("#24442b", "black"),
    "forest": Paint("#5f9a58", "green"),
    "forest.name": Paint("#9fcf95", "bright_green"),
    "mountain.0": Paint("#3a3028", "black"),
    "mountain.1": Paint("#453a30", "black"),
    "mountain": Paint("#a8937a", "white"),
    "mountain.name": Paint("#c9b69c", "white"),
    "city.0": Paint("#502b26", "black"),
    "city.1": Paint("#5d332c", "black"),
    "city": Paint("#d59a7c", "bright_red"),
    "city.name": Paint("#efe4cf", "bright_white", "bold", bold=True),
    "fog.0": Paint("#363941", "black"),
    "fog.1": Paint("#40434c", "black"),
    "fog": Paint("#8e94a1", "bright_black"),
    "fog.name": Paint("#cfd3dc", "white"),
    "river.0": Paint("#26352c", "black"),
    "river.1": Paint("#2d3e34", "black"),
    "water": Paint("#2a6f99", "blue"),
    "river": Paint("#8fd0ec", "bright_cyan"),
    "river.name": Paint("#9fd8f0", "bright_cyan"),
    # pieces
    "lair": Paint("#260d0f", "black", "bold"),
    "eyes": Paint("#ff6a5c", "bright_red", "bold", bold=True),
    "strength": Paint("#ffffff", "bright_white", "bold", bold=True),
    "herb": Paint("#2f6a1e", "green", "bold", bold=True),
    "sword": Paint("#1d1712", "black", "bold", bold=True),
    "companion": Paint("#9e1f1a", "red", "bold", bold=True),
    "gold": Paint("#8a4600", "yellow", "bold", bold=True),
    "sprite": Paint("#c9eef9", "bright_cyan", "reverse"),
    "steel": Paint("#aebccb", "white", "reverse"),
    # the five portraits, dark to light
    "shade.0": Paint("#0d0c0c", "black"),
    "shade.1": Paint("#1f2024", "black"),
    "shade.2": Paint("#34363d", "bright_black"),
    "shade.3": Paint("#4f535d", "bright_black"),
    "shade.4": Paint("#747a87", "white"),
    "shade.5": Paint("#a2a8b4", "bright_white"),
    "shade.6": Paint("#ff6a5c", "bright_red"),
    "shade.7": Paint("#d9cfba", "bright_white"),
    "shade.8": Paint("#3f6a58", "green"),
    "shade.9": Paint("#2b5f80", "blue"),
}


# ---- events that are gains or losses, for the colour of their log lines


LOSS_EVENTS: Final = (events.PartySweptOff, events.FightLost, events.PartySentBack, events.TurnSkipped)
GAIN_EVENTS: Final = (events.FightWon, events.PointsScored, events.PrincessRescued, events.KingRescued, events.KeyTaken)


def tone(event: Any, seat: int) -> str:
    """Return the ink of an event's log line."""
    if isinstance(event, LOSS_EVENTS):
        return "blood"
    return "moss" if isinstance(event, GAIN_EVENTS) else "soft" if isinstance(event, events.RoundBegan) else "text"
