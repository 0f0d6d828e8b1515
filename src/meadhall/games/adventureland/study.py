"""Measurements over many matches: rounds, fights and their results, collected items, and turn order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine import Event, Option, Study, View
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.state import GOLD, HERB, ITEM_NAMES, SWORD, Seat, State

COUNTED_EVENTS: Final[dict[type[Event], str]] = {
    e.FightBegan: "fights", e.FightWon: "fights won", e.FightLost: "fights lost", e.FightGivenUp: "fights given up",
    e.HerbUsed: "herbs used", e.CompanionJoined: "companions joined", e.SpriteRan: "runs of the sprite",
    e.PartySweptOff: "parties swept off", e.PrincessRescued: "rescues",
}  # fmt: skip
TAKEN_ITEM_NAMES: Final = {
    item: f"{ITEM_NAMES[item]}s taken" if item != GOLD else "gold taken" for item in (HERB, SWORD, GOLD)
}


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """Return a player's place in the turn order."""
    return {"turn": [str((seat - s.first) % s.options.players + 1)]}


def tally(s: State, events: Sequence[Event]) -> Mapping[str, float]:
    """Return the rounds, the counts of events, and in The King in the Fog whether all players lost (AL-KNG-01)."""
    counts = Counter(COUNTED_EVENTS[type(event)] for event in events if type(event) in COUNTED_EVENTS)
    counts.update(
        TAKEN_ITEM_NAMES[event.item]
        for event in events
        if isinstance(event, e.ItemTaken) and event.item in TAKEN_ITEM_NAMES
    )
    if s.king is not None:
        counts["end: all lost" if rules_of(s).is_lost_by_all(s) else "end: king rescued"] = 1
    return {"rounds": s.round, **counts}


def at_random(view: View[State], draw: Callable[[int], int]) -> Option | None:
    """Return None, because set-up asks no questions."""
    return None


STUDY: Final[Study[State]] = Study(traits, tally, "rounds", at_random, new_deals=True)
