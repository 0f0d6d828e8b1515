"""Measurements over many matches: rounds, fights and their results, collected things, and the first player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine import Event, Option, Study, View
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.events import (
    FightBegan,
    FightLost,
    FightWon,
    GaveUp,
    HerbUsed,
    Joined,
    PrincessRescued,
    SpriteRan,
    SweptOff,
    Took,
)
from meadhall.games.adventureland.state import GOLD, HERB, ITEM_NAMES, SWORD, Seat, State

COUNTED: Final[dict[type[Event], str]] = {
    FightBegan: "fights", FightWon: "fights won", FightLost: "fights lost", GaveUp: "fights given up",
    HerbUsed: "herbs used", Joined: "companions joined", SpriteRan: "runs of the sprite",
    SweptOff: "parties swept off", PrincessRescued: "rescues",
}  # fmt: skip
TAKEN: Final = {item: f"{ITEM_NAMES[item]}s taken" if item != GOLD else "gold taken" for item in (HERB, SWORD, GOLD)}


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """Where in the order of turns a player sat."""
    return {"turn": [str((seat - s.first) % s.options.players + 1)]}


def tally(s: State, events: Sequence[Event]) -> Mapping[str, float]:
    """Rounds, how often each thing happened, and with the king whether all lost together (AL-KNG-01)."""
    found = Counter(COUNTED[type(event)] for event in events if type(event) in COUNTED)
    found.update(TAKEN[event.item] for event in events if isinstance(event, Took) and event.item in TAKEN)
    if s.king is not None:
        found["end: all lost" if rules_of(s).all_lost(s) else "end: king rescued"] = 1
    return {"rounds": s.round, **found}


def at_random(view: View[State], lot: Callable[[int], int]) -> Option | None:
    """Nothing is chosen at set-up."""
    return None


STUDY: Final[Study[State]] = Study(traits, tally, "rounds", at_random, afresh=True)
