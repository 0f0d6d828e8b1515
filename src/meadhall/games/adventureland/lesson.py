"""The lesson: two turns of The Fellowship with a sword, a companion, a fight and a party that enters the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.common.text import Arg
from meadhall.engine.contract.lesson import Lesson, LessonStep
from meadhall.games.adventureland.state import State

PUPIL: Final = 0
CREATURE: Final = "G5"
TABLE: Final = {
    "players": 2,
    "seed": "lesson",
    "adventure": 1,
    "open_tiles": True,  # as in a first match
    "turn": "black",
    "round": 3,
    "board": "F1=3 D3=2 G3=2 C5=1 H2=3 E5 G5=8",
    "sprite": "J5",
    "black": {"parties": "C3 row1 row2 row3 row5 colA colB colD colE", "herbs": [3]},
    "green": {"parties": "I5 F8 row1 row4"},
    # The cards of the pupil's first turn, of Bram's turn, of the pupil's second turn, and of Bram's next turn.
    # G7 lays gold on the river. The die roll is 2.
    "cards": ["A4", "B2", "G7", "A2", "B1", "B3", "K2", "J9"],
    "dice": [2],
}


def points_of_pupil(s: State) -> Mapping[str, Arg]:
    """Return the points of the pupil, as message arguments."""
    return {"points": s.track[PUPIL]}


LESSON: Final = Lesson[State](
    table=TABLE,
    seat=PUPIL,
    names=("Ann", "Bram"),
    parts=("strength", "sword", "sword:0"),
    steps=(
        LessonStep("yours", ("C3",), beside=("row1", "row2", "row3", "row5", "colA", "colB", "colD", "colE")),
        LessonStep("goal", ("seat.0",), beside=("E5", CREATURE)),
        LessonStep("pick", ("C3",), awaits="go:C3"),
        LessonStep("sword", ("C5",), awaits="to:C5"),
        LessonStep("again", ("C5",), awaits="go:C5", beside=("sword",)),
        LessonStep("companion", ("E5",), awaits="to:E5"),
        LessonStep("cards", ("G7",), beside=("I5",), before=("stay",), tags={"I5": "swept"}),
        LessonStep("march", ("E5",), awaits="go:E5", beside=(CREATURE,)),
        LessonStep("fight", (CREATURE,), awaits="to:G5"),
        LessonStep("swords", ("swords:+1",), awaits="swords:+1", taps=("sword:0",), beside=("strength",)),
        LessonStep("herb", ("herb:3",), awaits="herb:3", beside=("strength",)),
        LessonStep("won", ("seat.0",), beside=(CREATURE,), values=points_of_pupil),
        LessonStep("enter", ("colB",), awaits="go:colB"),
        LessonStep("inside", ("B2",), awaits="to:B2"),
        LessonStep("win", ("seat.0",), beside=("row1", "colA")),
    ),
)
