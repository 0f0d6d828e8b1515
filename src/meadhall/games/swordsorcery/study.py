"""Measurements over many matches: attempts at quests, the classes of the heroes, and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine import Event, Option, Study, Trial, View
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.state import Seat, State

COUNTED: Final[dict[type[Event], str]] = {
    events.RoundBegan: "rounds", events.HeroDied: "deaths", events.HeroResurrected: "resurrections",
    events.FigureSlain: "enemies slain", events.AttackDeclared: "attacks",
    events.EnemyActivated: "activations of enemies", events.CardUsed: "cards used",
    events.DefenderReplaced: "cards used", events.ParagraphRead: "paragraphs read", events.QuestWon: "quests won",
    events.QuestLost: "quests lost",
}  # fmt: skip


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """The classes that a player led."""
    return {"class": [hero.side.class_ for hero in s.heroes if hero.seat == seat]}


def tally(s: State, told: Sequence[Event]) -> Mapping[str, float]:
    """How often each thing happened."""
    return Counter(COUNTED[type(event)] for event in told if type(event) in COUNTED)


def attempts(s: State, told: Sequence[Event]) -> list[Trial]:
    """Every attempt at a quest that came to an end, its rounds and its deaths."""
    found: list[Trial] = []
    rounds = deaths = 0
    for event in told:
        if isinstance(event, events.QuestBegan):
            rounds = deaths = 0
        elif isinstance(event, events.RoundBegan):
            rounds += 1
        elif isinstance(event, events.HeroDied):
            deaths += 1
        elif isinstance(event, (events.QuestWon, events.QuestLost)):
            name = f"{event.quest.upper()}, {s.count} heroes"
            found.append(Trial(name, isinstance(event, events.QuestWon), rounds, deaths))
    return found


def at_random(view: View[State], draw: Callable[[int], int]) -> Option | None:
    """Choose heroes and natures at random."""
    options = view.options
    return options[draw(len(options))] if view.question in ("hero", "nature") else None


STUDY: Final[Study[State]] = Study(traits, tally, "rounds", at_random, trials=attempts, cost="deaths")
