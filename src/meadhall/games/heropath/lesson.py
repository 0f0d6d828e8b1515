"""The lesson: a turn of travel, and a fight that wakes the Dragon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.common.text import Arg
from meadhall.engine.contract.lesson import Lesson, LessonStep
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.actions.battle import foe_total, hero_total
from meadhall.games.heropath.state import State

PUPIL: Final = 0
TRAINING_YARD: Final = content.SITES[content.SITE["S03"]]
TABLE: Final = {
    "players": 2,
    "seed": "lesson",
    "round": 3,
    "turn": "ann",
    "rock": 1,
    "level": 1,
    "count": 2,
    "dead": {1: "goblin skeleton"},
    "sites": "P02=S05 P04=S14 P09=S09 P12=S03 P13=S11 E6=S06 W3=S16 W7=S13",
    "enemies": "P08=(troll) C1=goblin H01=? H02=? H05=? H06=? H07=? H08=? H10=? U02=? U03=? U04=? U06=? U07=?"
    " U08=? U10=? F02=? F04=? F05=? F07=? F08=? F09=? F10=? F13=?",
    "ann": {"hero": "warrior", "gold": 0, "food": 1, "cards": "A01 M03"},
    "bram": {"hero": "elf", "at": "W5", "gold": 1, "food": 2, "cards": "A16"},
    # The troll is one point ahead until the Magic Dart is used. Then the Dragon's fire burns the river, and Bram there.
    "search": ["2gold", "food"],
    "hero_dice": [1, 2],
    "enemy_dice": [4],
    "flare": ["forest"],
    "fortune": ["F24"],
}
SCOUTING_ANSWERS: Final = ("space:P08", "stop", "end", "done")
BRAMS_TURN: Final = (
    "rest",
    "search",
    "end",
    "travel",
    "space:W6",
    "space:W7",
    "stop",
    "visit",
    "activity:b",
    "end",
    "give-up",
)


def power(s: State) -> Mapping[str, Arg]:
    """Return the pupil's Basic Power, and the Dragon's power with Evil."""
    return {"power": s.heroes[PUPIL].power, "dragon": rows.dragon_power(s) + s.scale.level}


def limits(s: State) -> Mapping[str, Arg]:
    """Return the actions of a turn, and the paces of a Travel."""
    return {"actions": rows.competition(s).actions, "paces": content.LIMITS.paces}


def gold(s: State) -> Mapping[str, Arg]:
    """Return the pupil's GOLD, and the price of a gem at the Training Yard."""
    return {"gold": s.heroes[PUPIL].gold, "price": TRAINING_YARD.activities[0].cost.GOLD}


def battle_totals(s: State) -> Mapping[str, Arg]:
    """Return the current totals of both sides in the battle."""
    battle = s.battle
    return {"mine": hero_total(s, battle), "theirs": foe_total(s, battle)} if battle else {}


def evil(s: State) -> Mapping[str, Arg]:
    """Return the level of Evil."""
    return {"level": s.scale.level}


LESSON: Final = Lesson[State](
    table=TABLE,
    seat=PUPIL,
    names=("Ann", "Bram"),
    parts=(
        *("gems", "power", "gold", "card.A01", "card.M03", "battle"),
        *("dragon", "evil", "rock3", "enemy.P08", "enemy.W8", "enemy.P04"),
    ),
    steps=(
        LessonStep("yours", ("gems",), beside=("power", "START"), tags={"START": "you"}, values=power),
        LessonStep("goal", ("dragon",), values=power),
        LessonStep("rest", ("rest",), awaits="rest", beside=("gold",), values=limits),
        LessonStep("search", ("search",), awaits="search"),
        LessonStep("arm", ("card.A01",), awaits="arm:A01", before=("rearrange",), beside=("gold",), values=gold),
        LessonStep("travel", ("P12",), awaits="travel", before=("done", "end")),
        LessonStep("visit", ("P12",), awaits="visit", before=("space:P15", "space:P12", "stop"), values=limits),
        LessonStep("train", ("activity:a",), awaits="activity:a", beside=("gold", "gems"), values=gold),
        LessonStep("scout", ("P08",), awaits="travel", before=("end",)),
        LessonStep(
            "fight", ("P08",), awaits="fight:troll", beside=("enemy.P08",), before=(*SCOUTING_ANSWERS, *BRAMS_TURN)
        ),
        LessonStep("roll", ("pass",), awaits="pass", beside=("battle",), values=battle_totals),
        LessonStep("card", ("card.M03",), awaits="card:M03", beside=("battle",), values=battle_totals),
        LessonStep("rock", ("rock3",), awaits="rock:3", beside=("evil",), values=evil),
        LessonStep(
            "fire",
            ("W7",),
            before=("space:W8", "space:P04", "no", "no"),
            beside=("dragon", "enemy.W8", "enemy.P04"),
            tags={"enemy.W8": "enemy", "enemy.P04": "enemy"},
        ),
        LessonStep("win", ("dragon",), beside=("evil", "gems"), values=power),
    ),
)
