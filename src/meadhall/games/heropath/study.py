"""Statistics over many matches: endings, rounds, Evil, kills, fights with the Dragon, and heroes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine import Event, Option, Study, Trial, View
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.events.heroes import BattleBegan, EncounterBegan, EnemySlain, HeroDied
from meadhall.games.heropath.events.land import DragonMoved, DragonStayed, GatheringBegan
from meadhall.games.heropath.setup.start import Play
from meadhall.games.heropath.state import NOBODY, Seat, State

COUNTED: Final[dict[type[Event], str]] = {
    EnemySlain: "kills", DragonMoved: "Dragon's turns", DragonStayed: "Dragon's turns", HeroDied: "deaths",
    EncounterBegan: "Encounters", GatheringBegan: "Gathering",
}  # fmt: skip


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """Return a player's hero and position in the turn order."""
    order = s.clockwise(s.first).index(seat) + 1 if not s.is_gathered else 0
    return {"hero": [content.HEROES[s.heroes[seat].kind].id], **({"turn": [str(order)]} if order else {})}


def tally(s: State, events: Sequence[Event]) -> Mapping[str, float]:
    """Return the counts of one match: the ending, rounds, Evil, and each counted event."""
    counts: dict[str, float] = dict(Counter(COUNTED[type(event)] for event in events if type(event) in COUNTED))
    fights = sum(isinstance(event, BattleBegan) and event.foe == content.DRAGON for event in events)
    ending = "end: Dragon slain" if s.winner != NOBODY else "end: time is up"
    return {**counts, "rounds": s.round, "Evil": s.scale.level, "Dragon fights": fights, ending: 1}


def pick_random_hero(view: View[State], draw: Callable[[int], int]) -> Option | None:
    """Return a random answer when a hero is chosen, or None for other questions."""
    heroes = [option for option in view.options if isinstance(option, Play)]
    return heroes[draw(len(heroes))] if heroes else None


def trials(s: State, events: Sequence[Event]) -> list[Trial]:
    """Return the match as one trial against the Dragon if all players win or lose together, or else no trial."""
    if not rows.competition(s).shares_fate:
        return []
    deaths = sum(isinstance(event, HeroDied) for event in events)
    return [Trial("the Dragon", s.winner != NOBODY, s.round, deaths)]


STUDY: Final[Study[State]] = Study(
    traits, tally, "rounds", pick_random_hero, trials=trials, cost="deaths", new_deals=True
)
