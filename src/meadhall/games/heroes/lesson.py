"""The lesson: two Stops of a duel, with dice, Spells and an attack on the other Hero."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.common.text import Arg
from meadhall.engine.contract.lesson import Lesson, LessonStep
from meadhall.games.heroes import content, setup
from meadhall.games.heroes.actions.acting import SYMBOLS_TO_DRAW, SYMBOLS_TO_LEARN
from meadhall.games.heroes.state import State

PUPIL: Final = 0
OTHER: Final = 1
TABLE: Final = {
    "players": 2,
    "mode": "relaxed",
    "first_game": True,
    "seed": "lesson",
    "step": "prepare",
    "tableau": "fireball lightning haste stoneskin undertow scorch teleport rockfall",
    "ann": {
        "hero": "maris",
        "board": "f1=merrow_guard f2=leviathan f3=siren f4=merrow_guard b1=nymph b2=hero b3=nymph",
        "dice": "WLWFLA",
        "hand": "command ice_shards dispel magic_missile",
        "deck": "magic_missile command tidal_wave healing undertow",
    },
    "bram": {
        "hero": "kaldor",
        "board": "f1=phoenix f2=hellhound f3=ifrit f4=hellhound b2=hero",
        "dice": "LALECF",
        "hand": "magic_missile command fire_raising scorch",
    },
    # Round 1: both throw, then Bram's final throw. Round 2: all dice of both, then the final throw. Round 3: all dice.
    "rolls": "WL FCA" + "EWC" + "CFCLEC FFCAFC" + "LWE CEA" + "CWLEWA FELACW",
    "draws": "healing",
}


def lesson_values(s: State) -> Mapping[str, Arg]:
    """Return the numbers in the texts of the lesson: hit points of both Heroes, values of cards, and dice needed."""
    return {
        "mine": s.hit_points(PUPIL),
        "theirs": s.hit_points(OTHER),
        "need": content.SPELLS[content.SPELL["magic_missile"]].requirement.count,
        "life": content.CREATURES[content.CREATURE["hellhound"]].toughness,
        "cost": content.CREATURES[content.CREATURE["leviathan"]].activation,
        "draw": SYMBOLS_TO_DRAW,
        "learn": SYMBOLS_TO_LEARN,
        "spells": setup.SPELLS_TO_DRAFT,
    }


LESSON: Final = Lesson[State](
    table=TABLE,
    seat=PUPIL,
    names=("Ann", "Bram"),
    parts=("dice", "throw", "life0", "life1", "tableau", "magic_missile", *[f"die.{n}" for n in range(1, 7)]),
    steps=(
        LessonStep("yours", ("0b2",), beside=("0f1", "0f2", "0f3", "0f4", "0b1", "0b3")),
        LessonStep("goal", ("1b2",), beside=("life1",), values=lesson_values),
        LessonStep("needs", ("magic_missile",), beside=("dice",), values=lesson_values),
        LessonStep("roll", ("throw",), taps=("die.4", "die.6"), awaits="throw:46", beside=("dice",)),
        LessonStep("stop", ("stop:none",), awaits="stop:none", before=("throw:456",), beside=("magic_missile",)),
        LessonStep("cast", ("magic_missile",), awaits="cast:magic_missile", before=("throw:456",)),
        LessonStep("target", ("1f2",), awaits="at:1f2", beside=("1b2",), values=lesson_values),
        LessonStep("attack", ("0f2",), awaits="attack:f2", beside=("1f2", "dice"), values=lesson_values),
        LessonStep("foe", ("1b2",), awaits="at:1b2", beside=("0f2",)),
        LessonStep(
            "hit",
            ("0f2",),
            beside=("1f3", "life1"),
            before=("act", "cast:command", "at:1f3", "attack", "at:0f2"),
            values=lesson_values,
        ),
        LessonStep(
            "again",
            ("throw",),
            taps=("die.2", "die.4", "die.5"),
            awaits="throw:245",
            beside=("dice",),
            values=lesson_values,
        ),
        LessonStep(
            "act", ("act",), awaits="act", before=("stop:346", "cast:magic_missile", "at:0f2"), beside=("0f2", "dice")
        ),
        LessonStep("draw", ("draw",), awaits="draw", beside=("dice",), values=lesson_values),
        LessonStep("win", ("tableau",), values=lesson_values),
    ),
)
