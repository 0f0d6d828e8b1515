"""A seat's private actions change no number, vote or question that others can see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from meadhall.engine import OVER, Event, Game, Match, Option, Setting, State, Table, choose, menu, ranked
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.privacy import redaction as secrecy
from meadhall.engine.table.events import EVERYBODY
from meadhall.server.config.pace import Pace
from meadhall.server.live.seating import clocks_for_viewers
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks
from meadhall.server.tables.cards import table_card
from meadhall.server.tables.events import AnswerGiven, SeatHandedOver
from meadhall.server.tables.loading import fold_table
from meadhall.server.tables.progress import Progress
from meadhall.server.tables.story import TAKEN_BACK, Narration, Retraction, Story
from tests.engine.test_lanes import mine_game
from tests.server.halls import BEA, CAI, Browser, Clock, Place, ids, open_place, run
from tests.server.test_commands import ann_and_bea, refusal_of
from tests.waiting import until

ARMY = "tests.engine.toys:ARMY"
UNCHECKED_PACE = Pace(bot_pause=0, check_interval=3600)


async def hire(place: Place, who: Browser, *keys: str) -> None:
    """Hire as seat 0 in private, and wait until the people concerned have seen it."""
    for key in keys:
        assert isinstance(await who.answer(0, key), wire.CommandDone)
        await place.settle()


async def request_sight(place: Place, who: Browser) -> wire.Sight:
    """Return a new complete sight."""
    await who.send(wire.Hello(0, None))
    await place.settle()
    return who.sight


def test_sights_refusals_and_chat_do_not_count_private_actions(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army", public=True)
            before, own = (await request_sight(place, bea)).seq, (await request_sight(place, ann)).seq
            await hire(place, ann, "hire:1", "hire:2")
            await ann.send(wire.TakeBack(next(ids), 0))
            await ann.send(wire.Mute(BEA.id, on=True))
            assert (await request_sight(place, bea)).seq == before
            assert (await request_sight(place, ann)).seq == own + 4
            assert refusal_of(await bea.answer(1, "nonsense")).seq == before
            assert isinstance(await ann.send(wire.Say("hello", "", "hello")), wire.CommandDone)
            await place.settle()
            assert bea.received_of(wire.Talk)[-1].lines[-1].seq == before + 1
            reply = await bea.send(wire.Answer(next(ids), 1, "done", before))
            assert isinstance(reply, wire.CommandDone)
            assert reply.seq == before + 2
            await place.settle()
            assert bea.sight.seq == before + 2

    run(story())


def test_spectator_does_not_count_private_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ARMY]) as place:
            ann, _ = await ann_and_bea(place, "army", public=True)
            cai = await place.connect(ann.table.id, CAI)
            before = (await request_sight(place, cai)).seq
            await hire(place, ann, "hire:1")
            assert (await request_sight(place, cai)).seq == before
            await hire(place, ann, "done")
            assert cai.sight.seq == before + 1

    run(story())


def test_undo_vote_survives_private_answers_and_keeps_its_target(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army")
            await bea.answer(1, "hire:1")
            await hire(place, ann, "hire:2", "done")
            assert isinstance(await ann.send(wire.AskBack(next(ids), 0)), wire.CommandDone)
            await bea.answer(1, "hire:2")
            await bea.send(wire.TakeBack(next(ids), 1))
            await bea.send(wire.TakeBack(next(ids), 1))
            await place.settle()
            assert ann.sight.vote is not None
            await bea.send(wire.Vote(next(ids), 1, yes=True))
            await place.settle()
            assert ann.sight.vote is None
            assert (ann.sight.waiting, ann.sight.decisions) == ([0, 1], 1)

    run(story())


def test_vote_ends_when_the_match_continues(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army")
            await hire(place, ann, "done")
            await ann.send(wire.AskBack(next(ids), 0))
            await bea.answer(1, "done")
            await place.settle()
            assert ann.sight.vote is None

    run(story())


def test_time_for_a_private_answer_is_added_when_it_becomes_known(tmp_path: Path) -> None:
    async def story() -> None:
        time = Clock()
        async with open_place(tmp_path, UNCHECKED_PACE, time, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army", clock=Clocks(600, 5))
            time.advance(10)
            await hire(place, ann, "hire:1", "hire:2")
            assert [clock.left for clock in (await request_sight(place, bea)).clocks] == [590, 590]
            assert [clock.left for clock in (await request_sight(place, ann)).clocks] == [590, 590]
            await hire(place, ann, "done")
            assert [clock.left for clock in (await request_sight(place, bea)).clocks] == [590, 590]
            await bea.answer(1, "done")
            assert [clock.left for clock in (await request_sight(place, bea)).clocks] == [605, 595]

    run(story())


@pytest.mark.parametrize("seconds", [4, 5, 7])
def test_no_clock_reveals_a_private_answer(tmp_path: Path, seconds: int) -> None:
    async def heard_then(folder: Path, *keys: str) -> bytes:
        """Return the first message to Bea after Ann's time. A bot plays for Ann if her time is used up."""
        time = Clock()
        async with open_place(folder, UNCHECKED_PACE, time, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army", clock=Clocks(10, 5))
            await bea.answer(1, "done")
            await place.settle()
            before = len(bea.received)
            time.advance(5)
            await hire(place, ann, *keys)
            time.advance(seconds)
            place.bots.may_think.clear()
            await place.hall.watchdog.check()
            await wait_until_all_sent(place)
            await bea.send(wire.Hello(0, None))
            await wait_until_all_sent(place)
            place.bots.may_think.set()
            return msgspec.json.encode(bea.received[before])

    async def story() -> None:
        quiet, busy = (
            await heard_then(subfolder(tmp_path, "quiet")),
            await heard_then(subfolder(tmp_path, "busy"), "hire:1"),
        )
        assert quiet == busy

    run(story())


async def wait_until_all_sent(place: Place) -> None:
    """Wait until everybody has received everything, whether bots have answered or not."""
    await until(lambda: place.hall.is_up_to_date)


def subfolder(folder: Path, name: str) -> Path:
    (folder / name).mkdir()
    return folder / name


def test_private_answers_are_computed_on_events_and_not_for_each_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army", clock=Clocks(600, 5))
            await hire(place, ann, "hire:1")
            looks = Mock(return_value=())
            monkeypatch.setattr(secrecy, "private_positions", looks)
            assert (await request_sight(place, bea)).decisions == 0
            looks.assert_not_called()

    run(story())


def test_table_card_reveals_no_private_answer(tmp_path: Path) -> None:
    async def story() -> None:
        time = Clock()
        async with open_place(tmp_path, UNCHECKED_PACE, time, games=[ARMY]) as place:
            ann, _ = await ann_and_bea(place, "army", clock=Clocks(600, 5))
            fold = ann.table.fold
            before = table_card(fold)
            time.advance(10)
            await hire(place, ann, "hire:1", "hire:2")
            await ann.send(wire.TakeBack(next(ids), 0))
            assert (table_card(fold), fold.touched, fold.deadline) == (before, before.touched, before.due[0])
            await ann.answer(0, "done")
            assert table_card(fold).touched == time()

    run(story())


def test_private_answer_of_a_bot_changes_no_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE, games=[ARMY]) as place:
            ann, bea = await ann_and_bea(place, "army", clock=Clocks(600, 5))
            await hire(place, ann, "done")
            await bea.answer(1, "done")
            fold = fold_table(ann.table.id, await place.hall.journal.events(ann.table.id))
            fold.apply(SeatHandedOver(0, "random"), fold.last_event_time)
            before = clocks_for_viewers(fold, fold.last_event_time)
            fold.apply(AnswerGiven(0, "hire:1"), fold.last_event_time)
            assert clocks_for_viewers(fold, fold.last_event_time) == before
            assert [clock.left for clock in before] == [605, 605]

    run(story())


def test_answer_in_flight_counts_although_another_seat_timed_out_in_a_part() -> None:
    progress = Progress(Match(mine_game(), "lanes"), 0.0)
    progress.answer(2, 0.0, 0, "lift", 0)
    asked = progress.questions[1]
    progress.let_pass(3, 0.0, 0, 0)
    assert progress.questions[1].seq == asked.seq == 1
    assert progress.questions[0].seq == 3


# ---- story lines that are removed


class Whispered(Event, frozen=True):
    pace: str


class Walked(Event, frozen=True):
    to: str


@menu("pace", "WH-01", default="creep")
def paces(s: State) -> list[Option]:
    return [Option(key, "WH-01") for key in ("run", "creep")]


@menu("where", "WH-02")
def where(s: State) -> list[Option]:
    return [Option(key, "WH-02") for key in ("hill", "lake")]


async def walk(t: Table[State]) -> None:
    pace = await choose(0, paces(t.state))
    t.tell(Whispered(pace.key), 0)
    to = await choose(0, where(t.state))
    t.tell(Walked(to.key))
    t.state.step = OVER


@dataclass(slots=True, kw_only=True)
class Way(State):
    pass


def way(options: Mapping[str, Setting]) -> Way:
    return Way(step="walk")


WHISPERS: Game[Way] = Game(
    id="whispers",
    name="Whispers",
    version="1",
    choices=(),
    first_state=way,
    steps={"walk": walk},
    standings=lambda s: ranked([0, 0]),
)


def remaining_lines(progress: Progress) -> list[tuple[Event, int]]:
    return [(piece.event, piece.listener) for piece in progress.story.unstruck_since(0)]


def told_lines(progress: Progress) -> list[tuple[Event, int]]:
    return [(event, to) for event, to, _ in progress.match.table.told]


def test_undone_events_are_replaced_by_as_many_others() -> None:
    progress = Progress(Match(WHISPERS, "w"), 0.0)
    progress.answer(2, 0.0, 0, "run", 0)
    assert remaining_lines(progress) == [(Whispered("run"), 0)]
    progress.let_pass(3, 0.0, 0, 0)
    assert remaining_lines(progress) == told_lines(progress) == [(Whispered("creep"), 0)]
    progress.take_back(4, 0.0, 0)
    assert progress.is_unnoticed


@pytest.mark.parametrize("listener", [0, 1])
def test_seat_that_did_not_hear_an_answer_does_not_hear_its_undo(listener: int) -> None:
    progress = Progress(Match(WHISPERS, "w"), 0.0)
    perspective, narration = Perspective(progress.match, ["Ann", "Bea"], listener), Narration(progress.story)
    progress.answer(2, 0.0, 0, "run", 0)
    progress.let_pass(3, 0.0, 0, 0)
    narration.follow(perspective)
    lines = narration.lines(perspective)
    assert [line.event["type"] for line in lines] == (["Whispered", TAKEN_BACK, "Whispered"] if not listener else [])


def test_undo_removes_only_lines_told_to_the_seat_that_undid() -> None:
    ours, theirs, after = (Whispered("run"), 0, 0), (Whispered("creep"), 1, 0), (Walked("hill"), EVERYBODY, 0)
    before, again, story = Match(WHISPERS, "w"), Match(WHISPERS, "w"), Story()
    before.table.told += [ours, theirs]
    story.follow(before)
    again.table.told += [theirs, after]
    story.follow(again, 0)
    assert story.pieces[2] == Retraction(0, {0})
    assert [(piece.event, piece.listener) for piece in story.unstruck_since(0)] == [theirs[:2], after[:2]]
