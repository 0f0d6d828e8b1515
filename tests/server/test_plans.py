"""Default options of a table: a game may have other defaults for people than for bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.engine import find_game
from meadhall.engine.common.errors import BadOption
from meadhall.engine.contract.game import Setting
from meadhall.server.accounts.people import Person
from meadhall.server.protocol.bodies import Clocks, NewTable, SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.plans import plan_table
from meadhall.testing import clause

ANN = Person("ann", "Ann", None)
ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot")
WENNA_ON_THIS_DEVICE = SeatPlan("me", name="Wenna")


def mode(*seats: SeatPlan, **options: Setting) -> Setting:
    """Return the mode of a table of Heroes with these seats and options."""
    return plan_table(NewTable("heroes", options, list(seats), public=OPEN in seats), ANN, ["heroes"]).options["mode"]


@clause("HE-OPT-01")
@pytest.mark.parametrize(
    ("seats", "usual"),
    [
        ((ME, OPEN), "realtime"),
        ((OPEN, OPEN), "realtime"),
        ((ME, BOT), "realtime"),
        ((ME, BOT, OPEN), "realtime"),
        ((OPEN, BOT), "realtime"),
        ((), "realtime"),
        ((BOT, BOT), "relaxed"),
        ((BOT, BOT, BOT), "relaxed"),
    ],
)
def test_heroes_defaults_to_a_race_between_people(seats: Sequence[SeatPlan], usual: str) -> None:
    assert mode(*seats) == usual
    assert mode(*seats, mode="relaxed") == "relaxed"
    assert mode(*seats, mode="realtime") == "realtime"


@pytest.mark.parametrize(
    "seats", [(ME, ME), (ME, WENNA_ON_THIS_DEVICE), (ME, WENNA_ON_THIS_DEVICE, OPEN), (WENNA_ON_THIS_DEVICE, BOT, ME)]
)
def test_people_sharing_a_device_default_to_relaxed_and_cannot_race(seats: Sequence[SeatPlan]) -> None:
    assert mode(*seats) == "relaxed"
    assert mode(*seats, mode="relaxed") == "relaxed"
    with pytest.raises(Denial, match=r"players on one device .* Choose mode = relaxed, or"):
        mode(*seats, mode="realtime")


@clause("HE-OPT-17")
def test_program_has_no_clock_unless_requested() -> None:
    game = find_game("heroes")
    assert game.options()["mode"] == "relaxed"
    assert game.read_options({"players": "2"})["mode"] == "relaxed"


def test_requested_option_may_imply_an_unusual_mode() -> None:
    assert mode(ME, OPEN, beat_time=60) == "relaxed"
    assert mode(ME, OPEN, fatigue="off") == "realtime"
    with pytest.raises(BadOption, match="needs mode = realtime"):
        mode(BOT, BOT, fatigue="off")


def test_game_without_special_defaults_has_the_same_for_all() -> None:
    game = find_game("adventureland")
    assert game.options_for_people(players=3) == game.options(players=3)


def test_clock_is_refused_for_matches_with_their_own_clocks() -> None:
    clock = Clocks(600, 10)
    with pytest.raises(Denial, match="its own time limits"):
        plan_table(NewTable("heroes", {"mode": "realtime"}, [ME, OPEN], clock=clock), ANN, ["heroes"])
    calm = plan_table(NewTable("heroes", seats=[ME, OPEN], clock=clock), ANN, ["heroes"])
    assert (calm.clock, calm.options["mode"]) == (clock, "relaxed")


def test_option_may_add_a_seat_besides_those_of_the_players() -> None:
    """The hero seats and the Unnamed's seat together are at most seven."""
    asked = NewTable("virtues", {"fall": True, "unnamed": True}, [ME, *[BOT] * 6])
    table = plan_table(asked, ANN, ["virtues"])
    assert table.options["players"] == 6
    with pytest.raises(BadOption, match="SV-TWO-03"):
        plan_table(NewTable("virtues", {"fall": True, "unnamed": True}, [ME, BOT, BOT]), ANN, ["virtues"])
