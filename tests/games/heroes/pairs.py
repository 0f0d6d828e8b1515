"""Two duels side by side: ann against dot, bram against cas."""

from __future__ import annotations

from typing import Any

from meadhall.games.heroes.real_time.sequencer import Sequencer
from tests.games.heroes.asking import KALDOR, MARIS, Playing, play

HERO_OF_SEAT = {"ann": KALDOR, "bram": MARIS, "cas": MARIS, "dot": KALDOR}  # ann faces dot, bram faces cas


def pairs(**position: Any) -> tuple[Playing, Sequencer]:
    """Return a table with two Preparations that have begun, and its sequencer."""
    sides = {who: {"hero": hero, "dice": "EEEEEE", **position.pop(who, {})} for who, hero in HERO_OF_SEAT.items()}
    t = play(players=4, format=position.pop("format", "team"), mode="realtime", **sides, **position)
    return t, Sequencer(t.match, 0)


def table_with_ann_acting(**position: Any) -> tuple[Playing, Sequencer]:
    """Return a table on which Ann has called Stop and is asked for her action, and its sequencer."""
    t, line = pairs(**position)
    line.stop(0, 1000)
    line.wake(1100)
    assert t.match.menu(0).question in ("action", "other-action")
    return t, line


def open_questions(t: Playing) -> dict[int, str]:
    """Return the question of each asked seat."""
    assert t.match.ask is not None
    return {seat: t.match.menu(seat).question for seat in t.match.ask.waiting}
