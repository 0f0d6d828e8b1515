"""Which events are gain and which are harm, for the colour of their log line."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.adventureland import events

HARM: Final = (events.SweptOff, events.FightLost, events.SentBack, events.TurnSkipped)
GAIN: Final = (events.FightWon, events.Scored, events.PrincessRescued, events.KingRescued, events.KeyTaken)


def tone(event: Any, seat: int) -> str:
    """The ink of an event's log line."""
    if isinstance(event, HARM):
        return "blood"
    return "moss" if isinstance(event, GAIN) else "soft" if isinstance(event, events.RoundBegan) else "text"
