"""Secret answers leave no trace for other seats, in every format and both modes (HE-HID-13, HE-HID-21)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from meadhall.engine import SeededLuck, record
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.real_time.sequencer import Sequencer
from meadhall.games.heroes.state import State
from meadhall.testing import clause
from meadhall.testing.laws.forks import play_at_random
from meadhall.testing.laws.private_answers import (
    require_same_without_answers,
    seats_with_private_answers,
    visible_things,
)
from tests.depth import deep
from tests.games.heroes.asking import Playing
from tests.games.heroes.pairs import open_questions, pairs
from tests.games.heroes.test_invariants import FORMATS, questions

HANDS = {"ann": "scorch command", "bram": "scorch", "cas": "dispel", "dot": ""}
BOARD = "b2=hero f1=hellhound f3=salamander"

POSITIONS_IN_LANES: list[dict[str, Any]] = [
    *FORMATS,
    {"players": 3, "mode": "realtime"},
    {"players": 4, "mode": "realtime"},
    {"players": 4, "mode": "realtime", "format": "tournament"},
]
CHECKS_PER_QUESTION = deep(1)  # checks of each kind of question


@clause("HE-HID-13", "HE-HID-21", "HE-DEC-28", "HE-DTH-08")
@pytest.mark.parametrize(
    "chosen", POSITIONS_IN_LANES, ids=[" ".join(map(str, chosen.values())) for chosen in POSITIONS_IN_LANES]
)
@pytest.mark.long
def test_partial_and_private_answers_leave_no_trace_for_others(chosen: dict[str, Any]) -> None:
    looks, luck = Counter[str](), random.Random(f"{chosen}")
    for seed in range(deep(1)):
        sights: dict[bytes, str] = {}
        for match in questions(chosen, seed):
            for seat in seats_with_private_answers(match):
                kind = match.menu(seat).question
                if looks[kind] < CHECKS_PER_QUESTION and luck.random() < 0.3:
                    looks[kind] += 1
                    require_same_without_answers(match, seat, luck, sights)
    assert len(looks) > 1


SCORCH = {"dice": "FFLLLL", "hand": "scorch"}


def acting_table(**position: Any) -> tuple[Playing, Sequencer]:
    """Return a table with two duels in which ann and bram have called Stop and act, and its sequencer."""
    t, line = pairs(**position)
    for seat, at in ((0, 1000), (1, 1500)):
        line.stop(seat, at)
        line.wake(at + 100)
    return t, line


def views_of(t: Playing, *seats: int) -> list[dict[str, object]]:
    """Return everything that these seats see."""
    return [visible_things(t.match, seat, {}) for seat in seats]


@clause("HE-DEC-28", "HE-HID-21", "HE-HID-19", "HE-VTM-03")
def test_spectator_does_not_see_which_pair_answered_a_part_last() -> None:
    t, line = acting_table(ann=SCORCH, bram=SCORCH)
    before = views_of(t, -1, 1, 2, 3)
    line.answer(0, "cast:scorch", 1700)
    assert views_of(t, -1, 1, 2, 3) == before
    before = views_of(t, -1, 2, 3)
    line.answer(1, "cast:scorch", 1710)
    assert views_of(t, -1, 2, 3) == before


@clause("HE-DEC-28", "HE-VTM-03")
def test_undo_place_hides_a_partial_answer_in_the_other_pair() -> None:
    t, line = acting_table(ann=SCORCH)
    line.answer(1, "none", 1700)
    line.answer(2, "act", 1710)
    before = views_of(t, 1, 2)
    line.answer(0, "cast:scorch", 1720)
    assert t.match.undo_place(2) is None
    assert views_of(t, 1, 2) == before


@clause("HE-DTH-08", "HE-DEC-28", "HE-HID-21")
@pytest.mark.parametrize("form", ["team", "tournament"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_concession_keeps_partial_answers_of_other_seats(form: str, seat: int) -> None:
    worlds = [acting_table(format=form, ann=SCORCH) for _ in range(2)]
    worlds[0][1].answer(0, "cast:scorch", 1700)
    for _, line in worlds:
        line.answer(seat, "concede", 1710)
    one, other = (views_of(t, *{-1, 1, 2, 3} - {seat}) for t, _ in worlds)
    assert one == other


@clause("HE-DTH-08", "HE-VTO-06", "HE-HID-21")
def test_concession_of_a_waiting_winner_reveals_no_partial_answer() -> None:
    worlds = [acting_table(format="tournament", ann=SCORCH) for _ in range(2)]
    for _, line in worlds:
        line.answer(1, "concede", 1700)
    worlds[0][1].answer(0, "cast:scorch", 1710)
    for _, line in worlds:
        line.answer(2, "concede", 1720)
    assert open_questions(worlds[0][0]) == {0: "free-enhancement"}
    assert views_of(worlds[0][0], -1, 1, 3) == views_of(worlds[1][0], -1, 1, 3)


# ---- replays


@clause("HE-DEC-28", "HE-VTM-03", "HE-PRE-11")
@pytest.mark.parametrize("seed", [0, 2, 6, 14, 36, 72, 125, 144, 169, 206])
def test_match_and_seat_files_verify_after_agreed_undos_at_any_time(seed: int) -> None:
    sides = {who: {"dice": "FFLLLL", "hand": hand, "board": BOARD} for who, hand in HANDS.items()}
    t, _ = pairs(format="tournament" if seed % 2 else "team", **sides)
    match = Match[State].resumed(GAME, t.match.start, SeededLuck("apart"), t.match.options, "apart")
    line = Sequencer(match, 0)
    for caller, at in ((0, 1000), (1, 1500)):
        line.stop(caller, at)
        line.wake(at + 100)
    play_at_random(match, random.Random(seed), 40)
    for seat in range(-1, 4):
        record.replay(record.save(match, seat), GAME)
