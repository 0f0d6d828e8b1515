"""Options of a game: values, ranges and lists of seats, from Python and as typed text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.engine import BadOption, Choice, Setting
from tests.engine.toys import RACE

PACE = Choice("pace", (1000, 400, 3000), 1000, "RC-RUN-04", "how fast", minimum=400, maximum=3000)
SPARED = Choice("spared", ("nobody", "all"), "nobody", "RC-RUN-05", "who is spared", seats="those seats are")
LIMIT = Choice("limit", ("none", 5, 600), "none", "RC-RUN-06", "how long", minimum=5, maximum=600)
GAME = replace(RACE, choices=(PACE, SPARED, LIMIT))


@pytest.mark.parametrize(("name", "value"), [("pace", 401), ("spared", "0,2"), ("spared", "all"), ("limit", "none")])
def test_values_in_the_range_and_lists_of_seats_are_accepted(name: str, value: Setting) -> None:
    assert GAME.options(**{name: value})[name] == value
    assert GAME.read_options({name: str(value)})[name] == value


def test_a_list_of_seats_has_one_form() -> None:
    assert GAME.options(spared="2,0,2")["spared"] == "0,2"


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("pace", 399, r"pace cannot be 399; it is a number from 400 to 3000 \(RC-RUN-04\)"),
        ("pace", True, "pace cannot be True"),
        ("spared", "some", "it is one of nobody, all, a list of seats like 0,2"),
        ("limit", 601, "it is none or a number from 5 to 600"),
    ],
)
def test_invalid_option_value_is_refused_with_the_valid_ones(name: str, value: Setting, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        GAME.options(**{name: value})


def test_a_value_may_add_seats_to_those_of_the_players() -> None:
    players = Choice("players", (2, 3), 2)
    ghost = Choice("ghost", (False, True), False, adds_seats={True: 1})
    haunted = replace(RACE, choices=(players, ghost))
    assert haunted.seats(haunted.options(players=3)) == 3
    assert haunted.seats(haunted.options(players=3, ghost=True)) == 4


def test_a_value_may_imply_others_that_are_left_at_their_usual_value() -> None:
    lesson = Choice("lesson", (False, True), False, implies={True: {"spared": "all", "pace": 400}})
    gentle = replace(RACE, choices=(PACE, SPARED, lesson))
    assert gentle.options() == {"pace": 1000, "spared": "nobody", "lesson": False}
    assert gentle.options(lesson=True) == {"pace": 400, "spared": "all", "lesson": True}
    assert gentle.options(lesson=True, pace=3000)["pace"] == 3000
