"""Private acts of a seat show in no number, end no vote, and change nobody's question."""

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
from meadhall.server.tables.progress import Progress
from meadhall.server.tables.story import TAKEN_BACK, Narration, Retraction, Story
from meadhall.server.tables.waking import fold_table
from tests.engine.test_lanes import digging
from tests.server.halls import BEA, CAI, Browser, Clock, Place, ids, opened, run
from tests.server.test_commands import refused, two
from tests.waiting import until

ARMY = "tests.engine.toys:ARMY"
NEVER_LOOKS = Pace(bot=0, tick=3600)


async def hires(place: Place, who: Browser, *keys: str) -> None:
    """Seat 0 hires in private, and the people concerned have seen it all."""
    for key in keys:
        assert isinstance(await who.answer(0, key), wire.CommandDone)
        await place.rest()


async def look(place: Place, who: Browser) -> wire.Sight:
    """A whole new sight."""
    await who.say(wire.Hello(0, None))
    await place.rest()
    return who.sight


def test_sights_refusals_and_chat_do_not_count_what_others_do_in_private(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, games=[ARMY]) as place:
            ann, bea = await two(place, "army", public=True)
            before, own = (await look(place, bea)).seq, (await look(place, ann)).seq
            await hires(place, ann, "hire:1", "hire:2")
            await ann.say(wire.TakeBack(next(ids), 0))
            await ann.say(wire.Mute(BEA.id, on=True))
            assert (await look(place, bea)).seq == before
            assert (await look(place, ann)).seq == own + 4
            assert refused(await bea.answer(1, "nonsense")).seq == before
            assert isinstance(await ann.say(wire.Say("hello", "", "hello")), wire.CommandDone)
            await place.rest()
            assert bea.of(wire.Talk)[-1].lines[-1].seq == before + 1
            said = await bea.say(wire.Answer(next(ids), 1, "done", before))
            assert isinstance(said, wire.CommandDone)
            assert said.seq == before + 2
            await place.rest()
            assert bea.sight.seq == before + 2

    run(story())


def test_spectator_does_not_count_private_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, games=[ARMY]) as place:
            ann, _ = await two(place, "army", public=True)
            cai = await place.at(ann.table.id, CAI)
            before = (await look(place, cai)).seq
            await hires(place, ann, "hire:1")
            assert (await look(place, cai)).seq == before
            await hires(place, ann, "done")
            assert cai.sight.seq == before + 1

    run(story())


def test_undo_vote_survives_private_answers_and_keeps_its_target(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, games=[ARMY]) as place:
            ann, bea = await two(place, "army")
            await bea.answer(1, "hire:1")
            await hires(place, ann, "hire:2", "done")
            assert isinstance(await ann.say(wire.AskBack(next(ids), 0)), wire.CommandDone)
            await bea.answer(1, "hire:2")
            await bea.say(wire.TakeBack(next(ids), 1))
            await bea.say(wire.TakeBack(next(ids), 1))
            await place.rest()
            assert ann.sight.vote is not None
            await bea.say(wire.Vote(next(ids), 1, yes=True))
            await place.rest()
            assert ann.sight.vote is None
            assert (ann.sight.waiting, ann.sight.decisions) == ([0, 1], 1)

    run(story())


def test_a_vote_ends_when_the_match_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, games=[ARMY]) as place:
            ann, bea = await two(place, "army")
            await hires(place, ann, "done")
            await ann.say(wire.AskBack(next(ids), 0))
            await bea.answer(1, "done")
            await place.rest()
            assert ann.sight.vote is None

    run(story())


def test_the_seconds_of_a_private_answer_are_there_when_it_is_heard_of(tmp_path: Path) -> None:
    async def story() -> None:
        time = Clock()
        async with opened(tmp_path, NEVER_LOOKS, time, games=[ARMY]) as place:
            ann, bea = await two(place, "army", clock=Clocks(600, 5))
            time.pass_by(10)
            await hires(place, ann, "hire:1", "hire:2")
            assert [clock.left for clock in (await look(place, bea)).clocks] == [590, 590]
            assert [clock.left for clock in (await look(place, ann)).clocks] == [590, 590]
            await hires(place, ann, "done")
            assert [clock.left for clock in (await look(place, bea)).clocks] == [590, 590]
            await bea.answer(1, "done")
            assert [clock.left for clock in (await look(place, bea)).clocks] == [605, 595]

    run(story())


@pytest.mark.parametrize("seconds", [4, 5, 7])
def test_no_clock_at_nothing_that_goes_on_tells_of_a_private_answer(tmp_path: Path, seconds: int) -> None:
    async def heard_then(folder: Path, *keys: str) -> bytes:
        """Return the first message to Bea after that time: a bot is to play for Ann, if hers was used up."""
        time = Clock()
        async with opened(folder, NEVER_LOOKS, time, games=[ARMY]) as place:
            ann, bea = await two(place, "army", clock=Clocks(10, 5))
            await bea.answer(1, "done")
            await place.rest()
            before = len(bea.heard)
            time.pass_by(5)
            await hires(place, ann, *keys)
            time.pass_by(seconds)
            place.bots.may_think.clear()
            await place.hall.watchdog.check()
            await shown(place)
            await bea.say(wire.Hello(0, None))
            await shown(place)
            place.bots.may_think.set()
            return msgspec.json.encode(bea.heard[before])

    async def story() -> None:
        quiet, busy = await heard_then(folder(tmp_path, "quiet")), await heard_then(folder(tmp_path, "busy"), "hire:1")
        assert quiet == busy

    run(story())


async def shown(place: Place) -> None:
    """Waits until everybody has been shown everything, whether bots have something to say or not."""
    await until(lambda: place.hall.is_up_to_date)


def folder(within: Path, name: str) -> Path:
    (within / name).mkdir()
    return within / name


def test_private_answers_are_computed_on_events_and_not_for_each_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path, NEVER_LOOKS, games=[ARMY]) as place:
            ann, bea = await two(place, "army", clock=Clocks(600, 5))
            await hires(place, ann, "hire:1")
            looks = Mock(return_value=())
            monkeypatch.setattr(secrecy, "private_places", looks)
            assert (await look(place, bea)).decisions == 0
            looks.assert_not_called()

    run(story())


def test_table_card_reveals_no_private_answer(tmp_path: Path) -> None:
    async def story() -> None:
        time = Clock()
        async with opened(tmp_path, NEVER_LOOKS, time, games=[ARMY]) as place:
            ann, _ = await two(place, "army", clock=Clocks(600, 5))
            fold = ann.table.fold
            before = table_card(fold)
            time.pass_by(10)
            await hires(place, ann, "hire:1", "hire:2")
            await ann.say(wire.TakeBack(next(ids), 0))
            assert (table_card(fold), fold.touched, fold.deadline) == (before, before.touched, before.due[0])
            await ann.answer(0, "done")
            assert table_card(fold).touched == time()

    run(story())


def test_private_answer_of_a_bot_changes_no_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, NEVER_LOOKS, games=[ARMY]) as place:
            ann, bea = await two(place, "army", clock=Clocks(600, 5))
            await hires(place, ann, "done")
            await bea.answer(1, "done")
            fold = fold_table(ann.table.id, await place.hall.journal.events(ann.table.id))
            fold.apply(SeatHandedOver(0, "random"), fold.at)
            before = clocks_for_viewers(fold, fold.at)
            fold.apply(AnswerGiven(0, "hire:1"), fold.at)
            assert clocks_for_viewers(fold, fold.at) == before
            assert [clock.left for clock in before] == [605, 605]

    run(story())


def test_an_answer_on_its_way_counts_although_time_ran_out_for_a_part_of_anothers() -> None:
    progress = Progress(Match(digging(), "lanes"), 0.0)
    progress.answer(2, 0.0, 0, "lift", 0)
    asked = progress.questions[1]
    progress.let_pass(3, 0.0, 0, 0)
    assert progress.questions[1].seq == asked.seq == 1
    assert progress.questions[0].seq == 3


# ---- what was told, and is told no more


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


def standing(progress: Progress) -> list[tuple[Event, int]]:
    return [(one.event, one.listener) for one in progress.story.standing_since(0)]


def told(progress: Progress) -> list[tuple[Event, int]]:
    return [(event, to) for event, to, _ in progress.match.table.told]


def test_as_many_other_events_take_the_place_of_those_that_went_back() -> None:
    progress = Progress(Match(WHISPERS, "w"), 0.0)
    progress.answer(2, 0.0, 0, "run", 0)
    assert standing(progress) == [(Whispered("run"), 0)]
    progress.let_pass(3, 0.0, 0, 0)
    assert standing(progress) == told(progress) == [(Whispered("creep"), 0)]
    progress.take_back(4, 0.0, 0)
    assert progress.is_quiet


@pytest.mark.parametrize("listener", [0, 1])
def test_seat_that_did_not_hear_an_answer_does_not_hear_its_undo(listener: int) -> None:
    progress = Progress(Match(WHISPERS, "w"), 0.0)
    eyes, narration = Perspective(progress.match, ["Ann", "Bea"], listener), Narration(progress.story)
    progress.answer(2, 0.0, 0, "run", 0)
    progress.let_pass(3, 0.0, 0, 0)
    narration.follow(eyes)
    lines = narration.lines(eyes)
    assert [line.event["type"] for line in lines] == (["Whispered", TAKEN_BACK, "Whispered"] if not listener else [])


def test_undo_removes_only_lines_told_to_the_seat_that_undid() -> None:
    ours, theirs, after = (Whispered("run"), 0, 0), (Whispered("creep"), 1, 0), (Walked("hill"), EVERYBODY, 0)
    before, again, story = Match(WHISPERS, "w"), Match(WHISPERS, "w"), Story()
    before.table.told += [ours, theirs]
    story.follow(before)
    again.table.told += [theirs, after]
    story.follow(again, 0)
    assert story.pieces[2] == Retraction(0, {0})
    assert [(one.event, one.listener) for one in story.standing_since(0)] == [theirs[:2], after[:2]]
