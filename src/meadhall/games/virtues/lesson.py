"""The lesson: the first round of a match, until row 1 of the quests is full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.common.text import Arg
from meadhall.engine.contract.lesson import Lesson, LessonStep
from meadhall.games.virtues import content
from meadhall.games.virtues.state import NOBODY, State

PUPIL: Final = 0
TABLE: Final = {
    "players": 3,
    "seed": "lesson",
    "turn": 1,
    "on": "ann",
    "order": "bram cas ann",
    "tavern": "ch_blue_6 ch_violet_4 ch_blue_2",
    "store": "el_violet_2 el_white_3 el_red_2",
    "castles": "b06 b04",
    "estates": "b09 b12",
    "row1": ["q18: bram - - | tr_fame_2 tr_gold_3", "q21: - cas - | tr_gold_2 tr_fame_3"],
    "row2": ["q04: - - - -", "q07: - - -"],
    "row3": ["q05: - - - -", "q06: - - -"],
    "ann": {
        "hero": "hero_amber",
        "gold": 4,
        "fame": 4,
        "gifts": "GEN KIN DIL",
        "sins": "sin_wrath_a sin_sloth_a sin_lust_a",
    },
    "bram": {"gold": 3, "fame": 4, "gifts": "PAT TEM", "sins": "sin_lust_b"},
    "cas": {"gold": 3, "fame": 3, "gifts": "HUM", "sins": "sin_envy_b"},
}


def free_requirements_of_row_1(s: State) -> Mapping[str, Arg]:
    """Return the number of free requirements in row 1."""
    return {"missing": sum(quest.markers.count(NOBODY) for quest in s.rows[0])}


def goal(s: State) -> Mapping[str, Arg]:
    """Return the goal of the match."""
    return {"might": s.options.might_to_win, "pieces": content.RULES.armour_pieces}


def candles(s: State) -> Mapping[str, Arg]:
    """Return the number of candles, and the number that burn. Each candle stands for a cataclysm."""
    return {"of": content.RULES.cataclysms, "left": content.RULES.cataclysms - len(s.cataclysms)}


def own_goods(s: State) -> Mapping[str, Arg]:
    """Return the player's own goods."""
    pupil = s.players[PUPIL]
    return {"gold": pupil.gold, "fame": pupil.fame, "might": pupil.might}


LESSON: Final = Lesson[State](
    table=TABLE,
    seat=PUPIL,
    names=("Ann", "Bram", "Isolde"),
    parts=("purse", "might", "armour", "candles", "row.1", "prize.q18", "portals", "deck.tr_might_2"),
    steps=(
        LessonStep("yours", ("purse",), values=own_goods),
        LessonStep("goal", ("might", "armour"), values=goal),
        LessonStep("quests", ("q18", "q21"), beside=("row.1", "prize.q18"), values=free_requirements_of_row_1),
        LessonStep(
            "fulfil",
            ("q18.3",),
            awaits="quest:q18.3",
            beside=("GEN", "KIN"),
            tags={"GEN": "pays", "KIN": "pays"},
        ),
        LessonStep(
            "recruit",
            ("ch_blue_2",),
            awaits="recruit:ch_blue_2",
            before=("recruit:ch_violet_4", "buy:el_white_3", "done"),
        ),
        LessonStep("tap", ("ch_blue_2",), awaits="tap:ch_blue_2", before=("quest:q18.2", "pass")),
        LessonStep("twice", ("ch_blue_2",)),
        LessonStep(
            "again",
            ("q21.1",),
            awaits="quest:q21.1",
            before=("tap:ch_violet_4", "pass"),
            beside=("DIL", "TEM"),
            tags={"DIL": "pays", "TEM": "pays"},
        ),
        LessonStep("gold", ("q21.3",), awaits="quest:q21.3", before=("pass", "pass"), beside=("purse",)),
        LessonStep(
            "treasure",
            ("deck.tr_might_2",),
            awaits="deck:tr_might_2",
            before=("complete:q21", "deck:tr_gold_4"),
            open=True,
            values=own_goods,
        ),
        LessonStep(
            "armour",
            ("armour", "candles"),
            before=("beside:q21.tr_fame_3", "deck:tr_gold_3", "beside:q18.tr_fame_2", "deck:tr_fame_4", "done"),
            values=candles,
        ),
        LessonStep("most", ("might", "purse"), before=("done",), values=own_goods),
        LessonStep("sins", ("sin_lust_a",), awaits="discard:sin_lust_a", open=True),
        LessonStep("income", ("purse",), values=own_goods),
        LessonStep("win", ("might", "armour"), beside=("portals",), values=goal),
    ),
)
