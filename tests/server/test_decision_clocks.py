"""A time limit per decision, set by the options of a game: when it is over, the default answer is given."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from meadhall.engine import ANY_QUESTION, Answer, Setting, find_game
from meadhall.server.live.seating import clocks_for_viewers
from meadhall.server.live.table import Table
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks, Join, NewTable, SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.clocks import DecisionClocks
from meadhall.server.tables.events import DefaultTaken, HallReopened, SeatHandedOver
from meadhall.server.tables.loading import fold_table
from meadhall.server.tables.plans import plan_table
from meadhall.testing import clause
from tests.server.halls import ANN, BEA, ME, OPEN, Browser, Clock, Place, open_place, run
from tests.server.test_downtime import stored_events
from tests.server.test_interrupts import UNCHECKED_PACE
from tests.waiting import found

LIMITED_OPTIONS: Final[Mapping[str, Setting]] = {"players": 2, "decision_time": 30, "mode": "single"}
BEAT_OPTIONS: Final[Mapping[str, Setting]] = {
    "players": 2, "mode": "relaxed", "beat_time": 20, "step_time": 60, "army": "preset",
}  # fmt: skip


async def ann_and_bea(
    place: Place, game: str = "swordsorcery", options: Mapping[str, Setting] = LIMITED_OPTIONS
) -> list[Browser]:
    """Return Ann and Bea at a table with a time limit per decision."""
    card = await place.new_table(ME, OPEN, game=game, public=True, options=dict(options))
    await place.hall.join(BEA, card.id, Join())
    return [await place.connect(card.id, person) for person in (ANN, BEA)]


def clocks(who: Browser) -> list[tuple[int, float]]:
    """Return the seats with running clocks, and the remaining time of each."""
    return [(clock.seat, clock.left) for clock in clocks_for_viewers(who.table.fold, who.table.services.now())]


def answers(table: Table, seat: int) -> list[str]:
    """Return the valid answers of a seat."""
    return [entry.key for entry in table.fold.match.log if isinstance(entry, Answer) and entry.seat == seat]


async def wait_until_passed(place: Place, table: str, count: int = 1) -> None:
    """Wait until a number of decisions were made by timeout."""
    await found(lambda: stored_events(place, table, DefaultTaken), lambda events: len(events) >= count)


@clause("SS-OPT-11", "SS-DEC-01")
def test_timeout_gives_the_default_answer_and_is_announced(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            table, default = ann.table, ann.table.fold.questions[0].menu.unanswered().key
            assert ann.sight.clocks == [wire.Clock(0, 30.0, True, decision=True)]
            place.clock.advance(29)
            assert clocks(bea) == [(0, 1.0)]
            place.clock.advance(1)
            await wait_until_passed(place, table.id)
            passed, *_ = await stored_events(place, table.id, DefaultTaken)
            assert isinstance(passed.event, DefaultTaken)
            assert (passed.event.seat, passed.event.why) == (0, "time")
            assert answers(table, 0)[0] == default
            await bea.wait_for_sight(lambda sight: len(bea.story) > 0)
            (line,) = [line for line in bea.story if line.event["type"] == "TimeUp"]
            assert bea.text_of(line.words) == "Ann is out of time."
            assert ann.text_of(line.words, "de") == "Du hast keine Zeit mehr."
            assert not await stored_events(place, table.id, SeatHandedOver), "nobody loses a seat by a timeout"
            journal = place.hall.journal
            events = await found(lambda: journal.events(table.id), lambda events: events[-1].seq == table.fold.seq)
            refolded = fold_table(table.id, events)
            assert [repr(piece) for piece in refolded.story.pieces] == [
                repr(piece) for piece in table.fold.story.pieces
            ]
            assert refolded.clocks is not None
            assert table.fold.clocks is not None
            assert (refolded.clocks.seconds_left, refolded.deadline) == (
                table.fold.clocks.seconds_left,
                table.fold.deadline,
            )

    run(story())


def test_each_decision_has_its_full_time_shared_by_its_parts(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE) as place:
            ann, bea = await ann_and_bea(place)
            place.clock.advance(20)
            # The hero. The nature is a second decision, but part of the same answer until others learn of it.
            await ann.give_first_answer()
            asked = ann.table.fold.waiting
            unheard = ann.table.fold.progress.private_counts[0]
            assert clocks(ann) == [(seat, 10.0 if seat == 0 and unheard else 30.0) for seat in asked]
            place.clock.advance(5)
            while ann.table.fold.waiting == [0]:
                await ann.give_first_answer()
            assert clocks(bea) == [(1, 30.0)]

    run(story())


def test_limit_counts_only_people_and_only_while_the_hall_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, clock=clock) as place:
            ann, _ = await ann_and_bea(place)
            table = ann.table.id
            clock.advance(10)
        clock.advance(5000)
        async with open_place(tmp_path, clock=clock) as place:
            ann = await place.connect(table, ANN)
            assert len(await stored_events(place, table, HallReopened)) == 1
            assert clocks(ann) == [(0, 20.0)]
            assert await stored_events(place, table, DefaultTaken) == []
            await ann.send(wire.HandOver("let", 0, "sensible"))
            assert [seat for seat, _ in clocks(ann)] == [seat for seat in ann.table.fold.waiting if seat != 0]

    run(story())


def test_undo_adds_no_time_and_a_late_decision_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE) as place:
            ann, _ = await ann_and_bea(place)
            fold = ann.table.fold
            place.clock.advance(12)
            await ann.give_first_answer()
            place.clock.advance(3)
            assert isinstance(await ann.send(wire.TakeBack("back", 0)), wire.CommandDone)
            seconds_left = dict(clocks(ann))[0]
            assert seconds_left <= 18.0, "used time is not given back"
            place.clock.advance(seconds_left)
            await place.check_tables()
            assert fold.is_late(0)
            assert ann.sight.undo is not None
            assert ann.sight.undo.way == "vote"
            assert ann.text_of(ann.sight.undo.words).startswith("Your time was up")
            refused = await ann.send(wire.TakeBack("late", 0))
            assert isinstance(refused, wire.CommandRefused)
            assert "Your time for this decision was up" in refused.words

    run(story())


def test_timeout_waits_for_a_vote_and_restarts_if_undo_is_allowed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE) as place:
            ann, bea = await ann_and_bea(place)
            await ann.give_first_answer()
            while ann.table.fold.waiting == [0]:
                await ann.give_first_answer()
            assert isinstance(await ann.send(wire.AskBack("please", 0)), wire.CommandDone)
            place.clock.advance(20)
            await place.check_tables()
            assert ann.table.fold.vote is not None
            assert isinstance(await bea.send(wire.Vote("yes", 1, True)), wire.CommandDone)
            assert ann.table.fold.waiting == [0]
            assert clocks(bea) == [(0, 30.0)]

    run(story())


@clause("HE-BEA-02", "HE-BEA-10", "HE-DEC-26", "HE-OPT-11")
def test_heroes_has_separate_limits_for_beats_and_other_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE) as place:
            ann, bea = await ann_and_bea(place, "heroes", BEAT_OPTIONS)
            fold = ann.table.fold
            assert {left for _, left in clocks(ann)} == {60.0}
            for _ in range(200):
                if {question.menu.question for question in fold.questions.values()} == {"beat"}:
                    break
                place.clock.advance(60)
                await place.check_tables()
            assert clocks(ann) == [(0, 20.0), (1, 20.0)]
            await bea.give_first_answer()
            place.clock.advance(19)
            assert clocks(bea) == [(0, 1.0)]
            before = len(answers(ann.table, 0))
            place.clock.advance(1)
            await place.check_tables()
            assert answers(ann.table, 0)[before] == "throw:none"
            assert clocks(ann)[0][1] == 20.0

    run(story())


def test_relaxed_limit_has_no_effect_in_real_time() -> None:
    heroes, sword = find_game("heroes"), find_game("swordsorcery")
    assert heroes.time_limits(heroes.options(mode="relaxed", beat_time=20)) == {"beat": 20}
    assert heroes.time_limits(heroes.options(mode="realtime", beat_time=20)) == {}
    assert sword.time_limits(sword.options()) == {}
    assert sword.time_limits(sword.options(decision_time=60)) == {ANY_QUESTION: 60}


def test_table_has_no_clock_besides_a_limit_of_its_game() -> None:
    seats = [SeatPlan("me"), SeatPlan("bot")]
    plan = NewTable("swordsorcery", {"decision_time": 60}, seats, clock=Clocks(600))
    with pytest.raises(Denial, match="leave the clock out, or set decision_time = none"):
        plan_table(plan, ANN, ["swordsorcery"])
    plain = NewTable("swordsorcery", {}, seats, clock=Clocks(600))
    assert plan_table(plain, ANN, ["swordsorcery"]).clock == Clocks(600)


def test_decision_clock_reveals_no_unheard_answers() -> None:
    bank = DecisionClocks(2, time=0.0)
    bank.settle(0, public_count=0, limit=30, undone=False, acted=False)
    bank.run(10.0, [0])
    bank.settle(0, public_count=0, limit=30, undone=False, acted=True)  # a secret answer, and the next secret question
    assert bank.seconds_left == [20.0, 0.0]
    bank.settle(0, public_count=2, limit=30, undone=False, acted=True)
    assert bank.seconds_left[0] == 30.0
    bank.run(15.0, [0])
    bank.settle(0, public_count=0, limit=30, undone=True, acted=True)
    assert bank.seconds_left[0] == 20.0, "an undo restores the remaining time"
    # another player has undone the answer that led to the question
    bank.settle(0, public_count=0, limit=0, undone=False, acted=False)
    bank.settle(0, public_count=0, limit=30, undone=False, acted=False)
    assert bank.seconds_left[0] == 30.0


def test_seat_without_time_left_for_its_last_decision_is_late() -> None:
    bank = DecisionClocks(1, time=0.0)
    bank.settle(0, public_count=0, limit=30, undone=False, acted=False)
    bank.run(30.0, [0])
    assert not bank.was_late(0), "the seat has not decided yet"
    bank.settle(0, public_count=1, limit=0, undone=False, acted=True)
    assert bank.was_late(0)
    bank.settle(0, public_count=1, limit=30, undone=False, acted=False)
    bank.settle(0, public_count=2, limit=0, undone=False, acted=True)
    assert not bank.was_late(0)
