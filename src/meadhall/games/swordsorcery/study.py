"""What is measured over many matches: attempts at quests, the classes of the heroes, and what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine.contract.study import Study, Trial
from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import View
from meadhall.engine.table.events import Event
from meadhall.games.swordsorcery.events import (
    Activated,
    AttackDeclared,
    Died,
    ParagraphRead,
    QuestBegan,
    QuestLost,
    QuestWon,
    Resurrected,
    RoundBegan,
    Slain,
    SteppedIn,
    Used,
)
from meadhall.games.swordsorcery.state import Seat, State

COUNTED: Final[dict[type[Event], str]] = {
    RoundBegan: "rounds", Died: "deaths", Resurrected: "resurrections", Slain: "enemies slain",
    AttackDeclared: "attacks", Activated: "activations of enemies", Used: "cards used", SteppedIn: "cards used",
    ParagraphRead: "paragraphs read", QuestWon: "quests won", QuestLost: "quests lost",
}  # fmt: skip


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """The classes that a player led."""
    return {"class": [hero.side.class_ for hero in s.heroes if hero.seat == seat]}


def tally(s: State, events: Sequence[Event]) -> Mapping[str, float]:
    """How often each thing happened."""
    return Counter(COUNTED[type(event)] for event in events if type(event) in COUNTED)


def attempts(s: State, events: Sequence[Event]) -> list[Trial]:
    """Every attempt at a quest that came to an end, its rounds and its deaths."""
    found: list[Trial] = []
    rounds = deaths = 0
    for event in events:
        if isinstance(event, QuestBegan):
            rounds = deaths = 0
        elif isinstance(event, RoundBegan):
            rounds += 1
        elif isinstance(event, Died):
            deaths += 1
        elif isinstance(event, (QuestWon, QuestLost)):
            name = f"{event.quest.upper()}, {s.count} heroes"
            found.append(Trial(name, isinstance(event, QuestWon), rounds, deaths))
    return found


def by_lot(view: View[State], lot: Callable[[int], int]) -> Option | None:
    """Heroes and natures by lot."""
    options = view.options
    return options[lot(len(options))] if view.question in ("hero", "nature") else None


STUDY: Final[Study[State]] = Study(traits, tally, "rounds", by_lot, trials=attempts, cost="deaths")
