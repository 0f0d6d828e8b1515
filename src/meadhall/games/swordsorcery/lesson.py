"""The lesson: one round of the prologue, a fight in it, and the door to the Ossuary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.common.text import Arg
from meadhall.engine.contract.lesson import Lesson, LessonStep
from meadhall.games.swordsorcery import souls
from meadhall.games.swordsorcery.combat.attack import current_hits
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.turns.phases import face_down_events

PUPIL: Final = 0
TABLE: Final = {
    "players": 2,
    "seed": "lesson",
    "mode": "single",
    "quest": "q0",
    "party": "bryndis law K3, sable law K2",
    "active": "bryndis",
    "round": 2,
    "leader": 0,
    "soul": 0,
    "foes": "gremlin_g K5, gremlin_g K15",
    "gates": "K9 K16",
    "searches": "K4 K14",
    "chests": "kc1 kc2",
    "markers": "clapper cage bell",
    # Dice: two Hits, a defence die with a Shield, the gremlin's attack, then Sable's attack.
    "red": [5, 10, 10],
    "blue": [8, 8, 1, 1, 1],
    "encounters": ["e01"],
    "events": ["v07"],
    "traps_drawn": ["t11"],
}


def event_values(s: State) -> Mapping[str, Arg]:
    """Return the number of Event cards left."""
    return {"cards": face_down_events(s)}


def enemy_values(s: State) -> Mapping[str, Arg]:
    """Return the enemy's HP, and the Hits of the current attack."""
    return {"hp": next((enemy.most for enemy in s.enemies), 0), "hits": current_hits(s.attacks[0]) if s.attacks else 0}


def wound_values(s: State) -> Mapping[str, Arg]:
    """Return the wounds of the pupil's hero."""
    return {"wounds": s.heroes[PUPIL].wounds}


def soul_values(s: State) -> Mapping[str, Arg]:
    """Return the party's Soul Points, and the cost of the next Soulrank."""
    return {"soul": s.soul, "cost": souls.rank_cost(2)}


LESSON: Final = Lesson[State](
    table=TABLE,
    seat=PUPIL,
    names=("Ann", "Bram"),
    parts=("sheet", "activities", "foes", "gremlin_g", "fight", "round", "events", "soul"),
    steps=(
        LessonStep("yours", ("sheet",), beside=("K3",), tags={"K3": "you"}),
        LessonStep("goal", ("K6", "K12"), tags={"K6": "clapper", "K12": "bell"}),
        LessonStep("turn", ("activities",)),
        LessonStep("enemy", ("gremlin_g",), beside=("K5",), values=enemy_values),
        LessonStep("move", ("K5",), awaits="to:K5"),
        LessonStep("attack", ("attack",), awaits="attack", beside=("K5", "watch_sword")),
        LessonStep("focus", ("focus",), awaits="focus", beside=("fight",), values=enemy_values),
        LessonStep("crowns", ("pick:crowns",), awaits="pick:crowns", beside=("K5", "soul"), values=soul_values),
        LessonStep("end", ("end",), awaits="end"),
        LessonStep("struck", ("sheet",), beside=("K5", "gremlin_g"), values=wound_values),
        LessonStep(
            "clock", ("events",), beside=("round",), before=("to:K5", "attack", "done", "end"), values=event_values
        ),
        LessonStep("soul", ("soul",), before=("hero:bryndis",), values=soul_values),
        LessonStep("walk", ("K4",), awaits="to:K4", beside=("K6",), tags={"K6": "clapper"}),
        LessonStep("door", ("open:kd2",), awaits="open:kd2", beside=("K6",)),
        LessonStep("win", ("K6", "K12"), beside=("events",), tags={"K6": "clapper", "K12": "bell"}),
    ),
)
