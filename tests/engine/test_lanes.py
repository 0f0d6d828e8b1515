"""Lanes: a table that plays in two places at the same time."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from meadhall.engine import (
    OVER,
    Game,
    Match,
    Option,
    Reason,
    Refused,
    Seat,
    Setting,
    Standing,
    State,
    Table,
    choose,
    gather,
    menu,
)
from meadhall.engine.common.errors import FlowError, NotOffered
from meadhall.engine.flows.flow import CutTo, first
from meadhall.engine.flows.lanes import Lanes
from meadhall.engine.play.imagining import imagine
from meadhall.engine.privacy.redaction import open_parts
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.record import load, save, verify
from meadhall.engine.table.events import Event
from meadhall.engine.table.log import TakenBack
from meadhall.testing.laws.forks import play_at_random


@dataclass(slots=True)
class Aside:
    step: str = "dig"
    depth: int = 0


@dataclass(slots=True, kw_only=True)
class Mine(State):
    """Two shafts with a digger each. A digger strikes three times, in two parts each, with a die roll after each."""

    shaft: int = 0
    depth: int = 0
    aside: list[Aside] = field(default_factory=lambda: [Aside(), Aside()])
    done: list[int] = field(default_factory=list[int])
    found: list[int] = field(default_factory=lambda: [0, 0])
    waiting: bool = False

    def enter(self, shaft: int) -> None:
        self.aside[self.shaft] = Aside(self.step, self.depth)
        self.shaft, self.step, self.depth = shaft, self.aside[shaft].step, self.aside[shaft].depth
        self.aside[shaft] = Aside()


class Dug(Event, frozen=True):
    shaft: int
    face: int


LIFT, STRIKE, WAIT = Option("lift", "MI-01"), Option("strike", "MI-02"), Option("wait", "MI-03")


@menu("lift", "MI-01")
def lift_options(s: Mine) -> list[Option]:
    return [LIFT]


NO_WAITING = Reason("MI-03", "At depth {depth} nobody waits.")


@menu("strike", "MI-02")
def strike_options(s: Mine) -> list[Option]:
    return [STRIKE]


@strike_options.never
def no_waiting(s: Mine) -> list[Refused]:
    return [("wait", NO_WAITING(depth=s.depth))] if s.depth == 2 else []


@menu("nothing", "MI-03")
def wait_options(s: Mine) -> list[Option]:
    return []


def running_shafts(s: Mine) -> list[int]:
    return [] if s.step == "tell" else [shaft for shaft in (0, 1) if shaft not in s.done]


async def dig(t: Table[Mine]) -> None:
    s = t.state
    seat = s.shaft
    await choose(seat, lift_options(s))
    await choose(seat, strike_options(s))
    face = t.roll("MI-02")
    s.found[seat] += face
    s.depth += 1
    t.tell(Dug(seat, face))
    if s.depth == 3:
        s.done.append(seat)
        raise CutTo("tell" if len(s.done) == 2 else "dig")


async def carry(t: Table[Mine]) -> None:
    """Move on without revealing anything."""
    await choose(t.state.shaft, lift_options(t.state))
    t.state.depth += 1


async def show(t: Table[Mine]) -> None:
    """All players learn the first part before the second part is asked."""
    await choose(t.state.shaft, lift_options(t.state))
    t.tell(Dug(t.state.shaft, 0))
    await choose(t.state.shaft, strike_options(t.state))


async def tell(t: Table[Mine]) -> None:
    t.state.step = OVER


async def wait(t: Table[Mine]) -> None:
    await first({t.state.shaft: wait_options(t.state)})


async def vote(t: Table[Mine]) -> None:
    await gather({t.state.shaft: lift_options(t.state)})


WAYS_TO_DIG = {"carry": carry, "show": show, "wait": wait, "vote": vote}


def first_state(options: Mapping[str, Setting]) -> Mine:
    return Mine(step="dig")


def standings(s: Mine) -> list[Standing]:
    return [Standing(seat, 1, points) for seat, points in enumerate(s.found)]


def mine_game(**steps: str) -> Game[Mine]:
    return Game(
        id="mine",
        name="Mine",
        version="1",
        choices=(),
        first_state=first_state,
        steps={"dig": WAYS_TO_DIG.get(steps.get("dig", ""), dig), "tell": tell},
        standings=standings,
        lanes=Lanes(running_shafts, lambda s: s.shaft, Mine.enter, lambda s, seat: s.shaft if seat < 0 else seat),
    )


def questions_by_seat(match: Match[Mine]) -> dict[Seat, str]:
    return {} if match.ask is None else {seat: match.menu(seat).question for seat in match.ask.waiting}


def test_lane_continues_when_its_own_seat_answers() -> None:
    match = Match(mine_game(), "lanes")
    assert questions_by_seat(match) == {0: "lift", 1: "lift"}
    for key in ("lift", "strike", "lift"):
        match.answer(1, key)
    assert questions_by_seat(match) == {0: "lift", 1: "strike"}
    assert (match.view(0).state.depth, match.view(1).state.depth) == (0, 1)
    for seat, count in ((0, 6), (1, 3)):
        for _ in range(count):
            match.answer(seat, match.menu(seat).keys[0])
    assert match.over


def test_why_not_uses_the_lane_of_the_question() -> None:
    match = Match(mine_game(), "lanes")
    for key in ("lift", "strike", "lift", "strike", "lift"):
        match.answer(1, key)
    match.answer(0, "lift")
    assert match.state.depth == 0
    assert [r.words for r in match.why_not("wait", 1)] == ["At depth 2 nobody waits."]
    assert [r.clause for r in match.why_not("wait", 0)] == ["MI-02"]  # the question has no such candidate


def test_events_in_another_lane_do_not_block_an_undo() -> None:
    match = Match(mine_game(), "lanes")
    match.answer(0, "lift")
    match.answer(1, "lift")
    match.answer(1, "strike")
    found = match.state.found[1]
    assert open_parts(match) == {0}
    match.take_back(0)
    assert questions_by_seat(match) == {0: "lift", 1: "lift"}
    assert match.state.found == [0, found]
    assert load(save(match), match.game).digest == match.digest
    with pytest.raises(NotOffered, match="cannot undo"):
        match.take_back(1)


def test_part_shown_to_all_is_not_open_even_after_an_answer_in_another_lane() -> None:
    match = Match(mine_game(dig="show"), "lanes")
    match.answer(1, "lift")
    match.answer(0, "lift")
    assert open_parts(match) == set()


def test_a_checkpoint_waits_until_no_lane_is_in_the_middle_of_a_step() -> None:
    match = Match(mine_game(), "lanes")
    match.answer(0, "lift")
    for _ in range(2):
        match.answer(1, "lift")
        match.answer(1, "strike")
        match.refresh_checkpoint()
    assert match.table.mark_at == 0
    match.answer(0, "strike")
    match.refresh_checkpoint()
    assert match.table.mark_at == len(match.log)


def test_forks_views_and_files_agree_with_the_match_at_any_moment() -> None:
    for seed in range(30):
        match, luck = Match(mine_game(), seed), random.Random(seed)
        while match.ask is not None:
            seat = luck.choice(match.ask.waiting)
            match.answer(seat, match.menu(seat).keys[0])
            assert match.fork(luck).digest == match.digest == load(save(match), match.game).digest
            view = match.view(0)
            assert view_as_plain(imagine(view, luck).view(0)) == view_as_plain(view)


@pytest.mark.long
def test_undo_across_lanes_is_verified_from_the_file() -> None:
    for seed in range(60):
        match, luck = Match(mine_game(), seed), random.Random(seed)
        for _ in range(4):
            play_at_random(match, luck)


def test_rewind_removes_unfinished_answers_in_all_lanes() -> None:
    match = Match(mine_game(), "lanes")
    for seat, key in ((1, "lift"), (0, "lift"), (1, "strike"), (0, "strike")):
        match.answer(seat, key)
    match.rewind(1, 2)
    assert questions_by_seat(match) == {0: "lift", 1: "lift"}
    assert verify(save(match), match.game).taken_back == 1
    undo = match.log[-1]
    assert isinstance(undo, TakenBack)
    assert [entry.key for entry in undo.answers] == ["lift", "lift", "strike", "strike"]


def test_after_an_agreed_rewind_earlier_answers_of_all_lanes_are_final() -> None:
    match = Match(mine_game(dig="carry"), "lanes")
    for seat in (0, 1, 0):
        match.answer(seat, "lift")
    match.rewind(1, 1)  # there is an answer in each lane
    assert [match.undo_place(seat) for seat in (0, 1)] == [None, None]
    match.answer(1, "lift")
    assert match.undo_place(1) == 2


def test_lanes_that_all_wait_for_each_other_are_an_error() -> None:
    with pytest.raises(FlowError, match="the lanes 0, 1 all wait for each other"):
        Match(mine_game(dig="wait"), "lanes")


def test_simultaneous_question_in_a_lane_is_an_error() -> None:
    with pytest.raises(FlowError, match="in a lane only `choose` and `first` may ask; lane 0 asks all"):
        Match(mine_game(dig="vote"), "lanes")
