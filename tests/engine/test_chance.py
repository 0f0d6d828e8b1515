"""Sources of luck."""

from __future__ import annotations

import random

import pytest

from meadhall.engine.common.errors import BadScript
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, ScriptedLuck, SeededLuck, outcome_values
from meadhall.engine.table.log import ALREADY_DRAWN, HIDDEN, Answer, Entry, Outcome, entries_agree
from meadhall.engine.table.recalled import RecalledLuck

DIE = (1, 2, 3, 4, 5, 6)


def draw_values(source: SeededLuck, times: int) -> list[int]:
    return [source.index("die", DIE) for _ in range(times)]


def test_the_same_seed_gives_the_same_outcomes() -> None:
    assert draw_values(SeededLuck("x"), 50) == draw_values(SeededLuck("x"), 50)
    assert draw_values(SeededLuck("x"), 50) != draw_values(SeededLuck("y"), 50)


def test_outcomes_of_a_seed_are_the_same_on_every_machine() -> None:
    assert draw_values(SeededLuck("meadhall"), 12) == [4, 5, 0, 4, 0, 4, 0, 2, 3, 3, 0, 4]


def test_seeded_luck_can_be_continued() -> None:
    luck = SeededLuck("x")
    draw_values(luck, 17)
    assert luck.used == 17
    assert draw_values(SeededLuck("x", used=17), 30) == draw_values(luck, 30)


def test_kind_with_a_slash_has_its_own_stream() -> None:
    def dice(*others: str) -> list[int]:
        source = SeededLuck("x")
        return [source.index(kind, DIE) for kind in (*others, *["dice/0"] * 9)][len(others) :]

    assert dice() == dice("die", "dice/1", "card") != [SeededLuck("x").index("dice/1", DIE) for _ in range(9)]


def test_all_streams_can_be_continued() -> None:
    luck = SeededLuck("x")
    for kind in ("dice/0", "die", "dice/0", "dice/1", "card"):
        luck.index(kind, DIE)
    assert (luck.streams, luck.used) == ({"": 2, "dice/0": 2, "dice/1": 1}, 5)
    other = SeededLuck("x", luck.streams)
    kinds = ("dice/1", "die", "dice/0", "dice/2") * 5
    assert [luck.index(kind, DIE) for kind in kinds] == [other.index(kind, DIE) for kind in kinds]


def test_all_values_are_about_equally_frequent() -> None:
    values = draw_values(SeededLuck("even"), 6000)
    assert all(880 < values.count(place) < 1120 for place in range(6))


def test_forced_outcomes_come_first_and_then_those_of_the_next_source() -> None:
    forced = ForcedLuck([3, 6], SeededLuck("x"))
    assert [DIE[forced.index("die", DIE)] for _ in range(2)] == [3, 6]
    assert forced.outcomes_left == 0
    assert forced.index("die", DIE) == SeededLuck("x").index("die", DIE)


def test_impossible_forced_outcome_is_an_error_that_lists_possible_ones() -> None:
    with pytest.raises(BadScript, match="outcome 1 gives 7 for 'die', which is impossible here; it could be 1, 2, 3"):
        ForcedLuck([7], SeededLuck("x")).index("die", DIE)


class LowestValues:
    def index(self, kind: str, among: object) -> int:
        return 0


def test_hidden_outcome_from_an_older_bag_is_one_outcome() -> None:
    log = [Outcome("box", "C", HIDDEN, 0, 3), Outcome("die", "C", 4)]
    recalled = RecalledLuck(enumerate(log), LowestValues(), LowestValues())
    assert recalled.index("box", [FRESH, 1]) == 0
    assert recalled.index("bag", [7, 8]) == 0
    assert DIE[recalled.index("die", DIE)] == 4


def test_hidden_outcome_does_not_take_a_value_that_comes_up_later() -> None:
    log = [Outcome("bag", "C", HIDDEN, 1, 3), Outcome("bag", "C", 5), Outcome("bag", "C", 6)]
    recalled = RecalledLuck(enumerate(log), LowestValues(), LowestValues())
    bag = [5, 6, 6]
    assert bag.pop(recalled.index("bag", bag)) == 6
    assert [bag.pop(recalled.index("bag", bag)) for _ in range(2)] == [5, 6]


def test_outcomes_of_a_log_include_every_draw() -> None:
    log: list[Entry] = [Answer(0, "go"), Outcome("die", "C", 4)]
    log += [Outcome("box", "C", 9, 0, 3, 2), Outcome("box", "C", 9, -1, 3, ALREADY_DRAWN)]
    assert outcome_values(log) == [4, FRESH, FRESH, 9]


def test_hidden_entry_agrees_with_every_entry_it_can_hide() -> None:
    assert entries_agree(Outcome("bag", "C", HIDDEN, 1, 3), Outcome("bag", "C", 9, 1, 3, 1))
    assert not entries_agree(Outcome("bag", "C", HIDDEN, 1, 3), Outcome("bag", "C", 9, 1, 4))
    assert entries_agree(Answer(1, "", 0, True), Answer(1, "hire:3", 0, True))
    assert not entries_agree(Answer(1, "a"), Answer(1, "b"))


def test_scripted_outcomes_are_used_by_kind_and_run_out() -> None:
    script = ScriptedLuck({"die": [2, 5], "card": [9]})
    assert [DIE[script.index("die", DIE)] for _ in range(2)] == [2, 5]
    assert script.left == {"card": [9]}
    with pytest.raises(BadScript, match="the script has no 'die' left"):
        script.index("die", DIE)


def test_unscripted_kind_can_use_another_source() -> None:
    script = ScriptedLuck({"die": [2]}, otherwise=SeededLuck("x"))
    assert script.index("card", DIE) == SeededLuck("x").index("die", DIE)


def test_sampled_luck_uses_its_generator() -> None:
    rng = random.Random(5)
    assert [SampledLuck(random.Random(5)).index("die", DIE)] == [int(rng.random() * 6)]
