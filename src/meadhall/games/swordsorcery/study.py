"""Measurements over many matches: attempts at quests, hero classes, and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine import Event, Option, Study, Trial, View
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.state import Seat, State

COUNTED_EVENTS: Final[dict[type[Event], str]] = {
    events.RoundBegan: "rounds", events.HeroDied: "deaths", events.HeroResurrected: "resurrections",
    events.FigureSlain: "enemies slain", events.AttackDeclared: "attacks",
    events.EnemyActivated: "activations of enemies", events.CardUsed: "cards used",
    events.DefenderReplaced: "cards used", events.ParagraphRead: "paragraphs read", events.QuestWon: "quests won",
    events.QuestLost: "quests lost",
}  # fmt: skip


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """Return the classes of a player's heroes."""
    return {"class": [hero.side.class_ for hero in s.heroes if hero.seat == seat]}


def tally(s: State, seen_events: Sequence[Event]) -> Mapping[str, float]:
    """Return how often each counted event happened."""
    return Counter(COUNTED_EVENTS[type(event)] for event in seen_events if type(event) in COUNTED_EVENTS)


def attempts(s: State, seen_events: Sequence[Event]) -> list[Trial]:
    """Return every finished attempt at a quest, with its rounds and deaths."""
    trials: list[Trial] = []
    rounds = deaths = 0
    for event in seen_events:
        if isinstance(event, events.QuestBegan):
            rounds = deaths = 0
        elif isinstance(event, events.RoundBegan):
            rounds += 1
        elif isinstance(event, events.HeroDied):
            deaths += 1
        elif isinstance(event, (events.QuestWon, events.QuestLost)):
            name = f"{event.quest.upper()}, {s.count} heroes"
            trials.append(Trial(name, isinstance(event, events.QuestWon), rounds, deaths))
    return trials


def random_party_answer(view: View[State], draw: Callable[[int], int]) -> Option | None:
    """Return a random answer for heroes and natures, and None for other questions."""
    options = view.options
    return options[draw(len(options))] if view.question in ("hero", "nature") else None


STUDY: Final[Study[State]] = Study(traits, tally, "rounds", random_party_answer, trials=attempts, cost="deaths")
