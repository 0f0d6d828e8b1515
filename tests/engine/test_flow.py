"""The four ways to ask, jumps, and the rule stack."""

from __future__ import annotations

import random

import pytest

from meadhall.engine import CLOCK, Answer, Game, Match, NotOffered, Option, State, Table, choose, gather, menu
from meadhall.engine.common.errors import FlowError
from meadhall.engine.flows.flow import Flow, together
from meadhall.engine.play.imagining import imagine
from tests.engine.toys import ARMY, AUCTION, DRAFT, RACE, Army, Auction, Race


def one_step_game(step: object) -> Game[State]:
    return Game(
        id="one",
        name="One",
        version="1",
        choices=(),
        first_state=lambda options: State(step="go"),
        steps={"go": step},  # type: ignore[dict-item]
        standings=lambda s: [],
    )


YES = Option("yes", "TY-ASK-01")


@menu("well", "TY-ASK-01")
def well() -> list[Option]:
    return [YES]


# ---- first


def test_first_answer_wins_and_its_time_is_returned() -> None:
    match: Match[Race] = Match(RACE, 1, players=3)
    assert match.ask is not None
    assert match.ask.waiting == [0, 1, 2, CLOCK]
    match.answer(2, "grab", at=1500)
    assert match.state.last == 1500
    assert match.state.caught[2] >= 1
    assert match.log[0] == Answer(2, "grab", 1500)


def test_the_clock_is_a_seat_that_answers_like_any_other() -> None:
    match: Match[Race] = Match(RACE, 1)
    match.answer(CLOCK, "late", at=9000)
    assert match.state.caught == [0, 0]
    assert match.state.left == 3


def test_a_spectator_is_not_the_clock() -> None:
    match: Match[Race] = Match(RACE, 1)
    assert match.view(-1).options == ()
    with pytest.raises(NotOffered, match="seat -1 is not asked now"):
        match.answer(-1, "late")


# ---- gather


def test_gathered_answers_are_secret_until_the_last_one() -> None:
    match: Match[Auction] = Match(AUCTION, 1, players=3)
    match.answer(1, "bid:4")
    assert match.ask is not None
    assert match.ask.waiting == [0, 2]
    assert match.view(0).since == []
    assert match.view(-1).since == []
    assert match.view(1).since == [Answer(1, "bid:4")]
    match.answer(0, "bid:0")
    match.answer(2, "bid:5")
    assert match.state.coins == [5, 5, 0]


def test_nobody_answers_a_gathering_twice() -> None:
    match: Match[Auction] = Match(AUCTION, 1, players=3)
    match.answer(1, "bid:4")
    with pytest.raises(NotOffered, match="seat 1 is not asked now; seat 0, 2 is"):
        match.answer(1, "bid:5")


def test_gathered_answers_are_in_seat_order() -> None:
    order: list[int] = []

    async def go(t: Table[State]) -> None:
        order.extend(await gather({seat: well() for seat in (0, 1, 2)}))
        t.state.step = "over"

    match = Match(one_step_game(go), 1)
    for seat in (2, 0, 1):
        match.answer(seat, "yes")
    assert order == [0, 1, 2]


def test_pending_answer_can_be_undone_after_other_seats_answered() -> None:
    match: Match[Auction] = Match(AUCTION, 1, players=3)
    match.answer(1, "bid:4")
    match.answer(0, "bid:0")
    match.take_back(1)
    assert match.ask is not None
    assert match.ask.waiting == [1, 2]
    match.answer(1, "bid:2")
    match.answer(2, "bid:0")
    assert match.state.coins == [5, 3, 5]


def test_gathered_answers_cannot_be_undone_once_they_are_public() -> None:
    match: Match[Auction] = Match(AUCTION, 1)
    match.answer(0, "bid:1")
    match.answer(1, "bid:2")
    assert match.undo_place(1) is None
    with pytest.raises(NotOffered, match="cannot undo"):
        match.take_back(1)


def test_a_secret_gathering_stays_secret_for_ever() -> None:
    match = Match(DRAFT, 1)
    mine = match.menu(0)[0].key
    match.answer(0, mine)
    match.answer(1, match.menu(1)[0])
    answers = [entry for entry in match.log if isinstance(entry, Answer)]
    assert all(answer.secret for answer in answers)


# ---- together


def test_private_flows_continue_independently() -> None:
    match: Match[Army] = Match(ARMY, 1)
    for key in ("hire:3", "hire:2", "done"):
        match.answer(0, key)
    assert match.ask is not None
    assert match.ask.waiting == [1]
    match.answer(1, "hire:1")
    match.answer(1, "done")
    assert [len(troops) for troops in match.state.troops] == [2, 1]


def test_private_answer_is_missing_from_other_views() -> None:
    match: Match[Army] = Match(ARMY, 1)
    match.answer(0, "hire:3")
    assert match.view(1).since == []
    assert match.view(0).since == [Answer(0, "hire:3", 0, True)]


def test_chosen_face_is_known_only_to_its_chooser() -> None:
    match: Match[Army] = Match(ARMY, 1)
    for seat, keys in enumerate((["hire:3", "done"], ["hire:1", "done"])):
        for key in keys:
            match.answer(seat, key)
    piece = match.state.troops[0][0]
    assert match.view(0).state.faces.face[piece] == 3
    assert match.view(1).state.faces.face[piece] == -1
    assert match.view(1).state.faces.bags["troop0"] == [1, 1, 1, 1, 2, 2, 2, 3, 3]


def test_private_flows_can_be_forked_and_imagined_in_the_middle() -> None:
    match: Match[Army] = Match(ARMY, 1, players=3)
    for seat, key in ((2, "hire:3"), (0, "hire:1"), (2, "hire:2"), (0, "hire:1"), (2, "done")):
        match.answer(seat, key)
    fork = match.fork(random.Random(1))
    assert fork.menu(0).keys == match.menu(0).keys
    for seed in range(20):
        world = imagine(match.view(1), random.Random(seed))
        assert world.ask is not None
        assert world.ask.waiting == [0, 1]


def test_private_flow_may_ask_only_its_own_seat() -> None:
    async def nosy() -> None:
        await choose(1, well())

    async def go(t: Table[State]) -> None:
        await together({0: nosy()})

    with pytest.raises(FlowError, match="the flow of seat 0 may only choose for seat 0"):
        Match(one_step_game(go), 1)


# ---- jumps, and the rule stack


def test_jump_leaves_the_step_at_once_from_any_depth() -> None:
    match: Match[Army] = Match(ARMY, 3)
    rng = random.Random(3)
    while match.ask is not None:
        seat = rng.choice(match.ask.waiting)
        match.answer(seat, rng.choice(match.menu(seat).options))
    assert match.state.step == "over"
    assert match.state.battles == 0


def test_rule_stack_names_the_waiting_functions() -> None:
    async def inner() -> Option:
        return await choose(0, well())

    async def go(t: Table[State]) -> None:
        await inner()

    assert Match(one_step_game(go), 1).rule_stack[-2:] == ["go", "inner"]


def test_flow_returns_the_result_of_its_questions() -> None:
    answers: list[str] = []

    async def ask(seat: int) -> str:
        return (await choose(seat, well())).key

    async def go(t: Table[State]) -> None:
        flow: Flow[str] = ask(0)
        answers.append(await flow)
        t.state.step = "over"

    match = Match(one_step_game(go), 1)
    match.answer(0, "yes")
    assert answers == ["yes"]
    assert match.over
