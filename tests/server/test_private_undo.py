"""A seat's private answer and its undo are invisible to others, and give nobody an advantage."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine import OVER, Match, Table, choose, find_game
from meadhall.engine.table.log import Answer
from meadhall.server.config.pace import Pace
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks
from meadhall.server.tables.clocks import Bank
from meadhall.server.tables.loading import fold_table
from meadhall.server.tables.progress import Progress
from meadhall.server.tables.votes import SeatState, Vote
from tests.engine.test_unasked import Feast, feast_match, guest_options
from tests.server.halls import BEA, Browser, Clock, Place, ids, open_place, run
from tests.server.test_commands import ann_and_bea, refusal_of
from tests.server.test_machine_sleep import Machine, time_left

ARMY = "tests.engine.toys:ARMY"
UNCHECKED_PACE = Pace(bot_pause=0, check_interval=3600)


async def hire_and_undo(place: Place, who: Browser, times: int = 1) -> None:
    """Hire in private and undo it. Each step is shown to the people concerned before the next one."""
    for _ in range(times):
        assert isinstance(await who.answer(0, "hire:2"), wire.CommandDone)
        await place.settle()
        assert isinstance(await who.send(wire.TakeBack(next(ids), 0)), wire.CommandDone)
        await place.settle()


async def answer_late(who: Browser, key: str, seq: int) -> wire.FromHall:
    """Give an answer to the question of an earlier sight."""
    return await who.send(wire.Answer(next(ids), 1, key, seq))


@pytest.mark.parametrize("clock", [None, Clocks(600, 5)])
def test_asked_seat_gets_no_message_when_another_undoes_and_redoes(tmp_path: Path, clock: Clocks | None) -> None:
    async def story() -> None:
        time = Clock()
        async with open_place(tmp_path, UNCHECKED_PACE, time, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army", clock=clock)
            await place.settle()
            message_count = len(bea.received)
            for _ in range(3):
                time.advance(7)
                await hire_and_undo(place, ann)
            assert bea.received[message_count:] == []
            await ann.answer(0, "done")
            assert isinstance(await answer_late(bea, "done", bea.sight.seq), wire.CommandDone)
            await place.settle()
            assert bea.sight.decisions == 2

    run(story())


def test_answer_in_flight_counts_unless_its_seat_has_answered_since(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army")
            first, asked = bea.sight.seq, bea.sight.ask
            await hire_and_undo(place, ann)
            assert isinstance(await answer_late(bea, "hire:1", first), wire.CommandDone)
            await place.settle()
            second, new_ask = bea.sight.seq, bea.sight.ask
            assert new_ask == asked, "the question looks the same, but is a new question"
            await hire_and_undo(place, ann)
            assert refusal_of(await answer_late(bea, "hire:1", first)).code == "stale"
            assert isinstance(await bea.send(wire.TakeBack(next(ids), 1)), wire.CommandDone)
            assert refusal_of(await answer_late(bea, "hire:1", second)).code == "stale"
            await place.settle()
            third = bea.sight.seq
            await hire_and_undo(place, ann)
            assert isinstance(await answer_late(bea, "hire:1", third), wire.CommandDone)

    run(story())


def test_second_device_gets_a_new_question_even_if_it_looks_equal(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ARMY]) as place:
            _, bea = await ann_and_bea(place, "army")
            other = await place.connect(bea.table.id, BEA)
            await bea.answer(1, "hire:1")
            await place.settle()
            before = other.sight
            await bea.answer(1, "hire:1")
            await place.settle()
            assert (other.sight.ask, other.sight.undo) == (before.ask, before.undo)
            assert refusal_of(await answer_late(other, "done", before.seq)).code == "stale"
            assert isinstance(await answer_late(other, "done", other.sight.seq), wire.CommandDone)

    run(story())


def test_time_added_by_an_answer_is_removed_by_its_undo(tmp_path: Path) -> None:
    async def story() -> None:
        time = Clock()
        async with open_place(tmp_path, UNCHECKED_PACE, time, games=["tests.engine.toys:AUCTION"]) as place:
            ann, _ = await ann_and_bea(place, "auction", clock=Clocks(60, 5))
            for _ in range(4):
                await ann.answer(0, "bid:2")
                assert time_left(ann) == [65, 60]
                await ann.send(wire.TakeBack(next(ids), 0))
                assert time_left(ann) == [60, 60]
            time.advance(10)
            await ann.answer(0, "bid:1")
            assert time_left(ann) == [55, 50]
            fold = ann.table.fold
            refolded = fold_table(ann.table.id, await place.hall.journal.events(ann.table.id))
            assert (refolded.clocks and refolded.clocks.seconds_left) == (fold.clocks and fold.clocks.seconds_left)

    run(story())


def test_undo_removes_only_credited_time_and_never_below_zero() -> None:
    bank = Bank(Clocks(10, 5), 1, time=0.0)
    bank.settle(0, standing=1, public_count=1, answered=True)
    bank.settle(0, standing=2, public_count=2, answered=False)  # a bot's answer
    bank.settle(0, standing=3, public_count=2, answered=True)
    assert bank.seconds_left == [15]
    bank.settle(0, standing=3, public_count=3, answered=False)
    assert bank.seconds_left == [20]
    bank.settle(0, standing=2, public_count=2, answered=False)
    bank.settle(0, standing=3, public_count=3, answered=False)  # a bot's answer instead of the undone one
    assert bank.seconds_left == [15]
    bank.settle(0, standing=1, public_count=1, answered=False)
    assert bank.seconds_left == [15]
    bank.run(12.0, [0])
    bank.settle(0, standing=0, public_count=0, answered=False)
    assert bank.seconds_left == [0]


def test_bot_that_plays_for_an_absent_player_has_no_vote() -> None:
    bot = "sensible"
    seats = [
        SeatState("Ann", "ann", ""),
        SeatState("Bea", "bea", bot),
        SeatState("Cai", "cai", ""),
        SeatState("Bot", None, bot),
    ]
    vote = Vote.open(seats, seat=0, nth=0, start=0.0)
    assert (sorted(vote.agreed), sorted(vote.waiting)) == ([0, 1, 3], [2])


def test_answer_in_place_of_parts_adds_time_once() -> None:
    bank = Bank(Clocks(10, 5), 1, time=0.0)
    for standing in (1, 2):
        bank.settle(0, standing, public_count=0, answered=True)
    bank.settle(0, standing=1, public_count=1, answered=True)  # an interrupt has cancelled both parts
    assert bank.seconds_left == [15]


def test_seat_taken_back_in_time_keeps_its_remaining_time() -> None:
    bank = Bank(Clocks(60, 0), 1, time=0.0)
    bank.run(59.0, [0])
    bank.grant_return_time(0)
    assert bank.seconds_left == [1.0]
    bank.run(61.0, [0])
    bank.grant_return_time(0)
    assert bank.seconds_left == [30.0]


def test_paused_clocks_are_sent_again_after_any_event(tmp_path: Path) -> None:
    async def story() -> None:
        machine = Machine()
        async with open_place(
            tmp_path, UNCHECKED_PACE, machine.clock, [ARMY], asleep=lambda: machine.sleep_seconds
        ) as place:
            ann, bea = await ann_and_bea(place, "army", clock=Clocks(600))
            await place.settle()
            machine.clock.advance(100)
            sights = len(bea.received_of(wire.Sight))
            machine.sleep(7200)
            await ann.answer(0, "hire:1")
            await place.settle()
            assert len(bea.received_of(wire.Sight)) == sights + 1
            assert [clock.left for clock in bea.sight.clocks] == [500, 500]

    run(story())


def test_cancelled_parts_are_not_counted() -> None:
    match = Match(find_game("adventureland"), seed="7", players=2)
    course = Progress(match, 0.0)
    part = next(option for option in match.menu().options if option.key.startswith("go:"))
    course.answer(2, 0.0, match.asked, part.key, 0)
    course.let_pass(3, 0.0, match.asked, 0)
    assert course.answer_count == sum(isinstance(entry, Answer) for entry in match.log) == 1


def feast_in_three_parts(*keys: str) -> Progress:
    """Return a feast where seat 0 has given two of three parts."""
    course = Progress(feast_match(three_toasts), 0.0)
    for seq, key in enumerate(keys, 2):
        course.answer(seq, 0.0, 0, key, 0)
    return course


async def three_toasts(t: Table[Feast]) -> None:
    for _ in range(3):
        t.state.toasts.append((await choose(0, guest_options(t.state, 0))).key)
    t.state.step = OVER


def test_checksum_counts_an_unasked_action_that_replaces_parts() -> None:
    sums = [feast_in_three_parts("toast:1", "toast:2").answer(4, 0.0, seat, "leave", 0) for seat in (1, 1, 2)]
    assert sums[0] == sums[1] != sums[2]


def test_checksum_counts_the_lapsed_answer_and_the_default_for_it() -> None:
    sums = [feast_in_three_parts("toast:1", key).let_pass(4, 0.0, 0, 0) for key in ("toast:1", "toast:1", "toast:2")]
    assert sums[0] == sums[1] != sums[2]
