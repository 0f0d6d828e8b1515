"""Unasked actions, which seats may take at any time, and their effect on the open question."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from meadhall.engine import (
    OVER,
    CutTo,
    Flow,
    Game,
    Match,
    NotAsked,
    NotOffered,
    Option,
    Seat,
    State,
    Table,
    UnaskedActions,
    choose,
    first,
    gather,
    menu,
    ranked,
    together,
)
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.record import load, replay, save, verify
from meadhall.engine.table.log import Answer

SEATS = 3


@dataclass(slots=True, kw_only=True)
class Feast(State):
    """Guests name another guest to toast. Any guest may leave at any time."""

    gone: list[Seat] = field(default_factory=list[Seat])
    toasts: list[str] = field(default_factory=list[str])
    deaf: bool = False
    hushes: int = 0


class Toast(Option):
    __slots__ = ("guest",)

    def __init__(self, guest: Seat) -> None:
        super().__init__(f"toast:{guest}", "FE-TST-01")
        self.guest = guest


LEAVE, DONE, HUSH = Option("leave", "FE-LEV-01"), Option("done", "FE-TST-02"), Option("hush", "FE-HSH-01")
TOASTS = [Toast(guest) for guest in range(SEATS)]


@menu("toast", "FE-TST-01")
def guest_options(s: Feast, seat: Seat) -> list[Option]:
    return [] if seat in s.gone else [TOASTS[other] for other in range(SEATS) if other != seat and other not in s.gone]


@menu("more", "FE-TST-02")
def more_options(s: Feast, seat: Seat) -> list[Option]:
    return [*guest_options(s, seat), DONE] if seat not in s.gone else []


@menu("leave", "FE-LEV-01")
def leave_options(s: Feast, seat: Seat) -> list[Option]:
    return [] if seat in s.gone else [LEAVE]


def leave(t: Table[Feast], seat: Seat, option: Option) -> None:
    t.state.gone.append(seat)
    if len(t.state.gone) == SEATS - 1:
        raise CutTo(OVER)


LEAVING = UnaskedActions(leave_options, leave)


@menu("hush", "FE-HSH-01")
def hush_options(s: Feast, seat: Seat) -> list[Option]:
    return [HUSH]


def hush(t: Table[Feast], seat: Seat, option: Option) -> None:
    t.state.hushes += 1


def feast_match(step: Callable[[Table[Feast]], Flow[None]], unasked: UnaskedActions[Feast] = LEAVING) -> Match[Feast]:
    game = Game(
        id="feast",
        name="Feast",
        version="1",
        choices=(),
        first_state=lambda options: Feast(step="feast"),
        steps={"feast": step},
        standings=lambda s: ranked([0] * SEATS),
        unasked=unasked,
    )
    return Match(game, "1")


async def one_toast(t: Table[Feast]) -> None:
    s = t.state
    try:
        s.toasts.append((await choose(0, guest_options(s, 0))).key)
    except NotAsked:
        s.toasts.append("nobody")
    s.step = OVER


def test_open_question_is_asked_again_with_the_remaining_options() -> None:
    match = feast_match(one_toast)
    assert match.menu(0).keys == ["toast:1", "toast:2"]
    match.answer(2, "leave")
    assert match.menu(0).keys == ["toast:1"]
    with pytest.raises(NotOffered):
        match.answer(0, "toast:2")
    match.answer(0, "toast:1")
    assert match.state.toasts == ["toast:1"]


def test_seat_sees_its_unasked_actions() -> None:
    match = feast_match(one_toast)
    offered = match.unasked(1)
    assert offered is not None
    assert offered.keys == ["leave"]
    match.answer(1, LEAVE)
    assert match.unasked(1) is None
    with pytest.raises(NotOffered, match="seat 1 is not asked now; seat 0 is"):
        match.answer(1, "leave")


def test_flow_continues_when_its_question_has_no_answer_left() -> None:
    match = feast_match(one_toast)
    match.answer(0, "leave")
    assert match.over
    assert match.state.toasts == ["nobody"]


def test_unasked_action_can_end_the_match() -> None:
    match = feast_match(one_toast)
    match.answer(1, "leave")
    match.answer(2, "leave")
    assert match.over
    assert match.state.toasts == []


async def all_toast(t: Table[Feast]) -> None:
    s = t.state
    answers = await gather({seat: guest_options(s, seat) for seat in range(SEATS)})
    s.toasts = [f"{seat} {option.key}" for seat, option in answers.items()]
    s.step = OVER


def test_gathering_does_not_wait_for_a_seat_that_left() -> None:
    match = feast_match(all_toast)
    match.answer(0, "toast:1")
    match.answer(1, "toast:2")
    match.answer(2, "leave")
    assert match.state.toasts == ["0 toast:1", "1 toast:2"]


def test_pending_answer_of_a_seat_that_left_no_longer_counts() -> None:
    match = feast_match(all_toast)
    match.answer(0, "toast:1")
    match.answer(0, "leave")
    assert match.ask is not None
    assert match.ask.waiting == [1, 2]
    assert match.menu(1).keys == ["toast:2"]
    match.answer(1, "toast:2")
    match.answer(2, "toast:1")
    assert match.state.toasts == ["1 toast:2", "2 toast:1"]


@pytest.mark.parametrize("aside", [False, True])
def test_pending_answer_stays_secret_when_its_seat_acts_unasked(aside: bool) -> None:
    match = feast_match(all_toast, UnaskedActions(hush_options, hush, lambda s, seat, key: aside))
    match.answer(0, "toast:1")
    match.answer(0, "hush")
    assert [entry.key for entry in known_log(match, 1) if isinstance(entry, Answer)] == ["", "hush"]
    match.take_back(0)
    assert (match.ask and match.ask.waiting, match.state.hushes) == ([0, 1, 2], 1)
    assert load(save(match), match.game).digest == match.digest


async def one_after_the_other(t: Table[Feast]) -> None:
    s = t.state
    s.toasts = [(await choose(seat, guest_options(s, seat))).key for seat in range(SEATS)]
    s.step = OVER


def test_unasked_action_outside_the_question_keeps_undo_open() -> None:
    match = feast_match(one_after_the_other, UnaskedActions(hush_options, hush, lambda s, seat, key: True))
    match.answer(0, "toast:1")
    match.answer(2, "hush")
    match.take_back(0)
    assert (match.asked, match.state.hushes) == (0, 1)


async def fastest(t: Table[Feast]) -> None:
    s = t.state
    winner = await first({seat: guest_options(s, seat) for seat in range(SEATS)})
    s.toasts = [f"{winner.seat} {winner.option.key} {winner.time}"]
    s.step = OVER


def test_race_continues_without_a_seat_that_left() -> None:
    match = feast_match(fastest)
    match.answer(0, "leave")
    assert match.ask is not None
    assert match.ask.waiting == [1, 2]
    match.answer(2, "toast:1", at=30)
    assert match.state.toasts == ["2 toast:1 30"]


async def private(t: Table[Feast]) -> None:
    s = t.state
    lists = await together({seat: several(s, seat) for seat in range(SEATS)})
    s.toasts = [f"{seat}: {' '.join(keys)}" for seat, keys in lists.items()]
    s.step = OVER


async def several(s: Feast, seat: Seat) -> list[str]:
    keys: list[str] = []
    while (pick := await choose(seat, more_options(s, seat))) is not DONE:
        keys.append(pick.key)
    return keys


def test_a_private_flow_ends_when_its_seat_leaves() -> None:
    match = feast_match(private)
    for seat, key in ((0, "toast:1"), (1, "toast:0"), (1, "leave"), (0, "done"), (2, "done")):
        match.answer(seat, key)
    assert match.state.toasts == ["0: toast:1", "2: "]


def test_leaving_seat_reveals_and_changes_no_private_answers_of_others() -> None:
    match = feast_match(private)
    match.answer(0, "toast:1")
    before = save(match, 2).count("secret")
    match.answer(1, "leave")
    assert save(match, 2).count("secret") == before == 0
    match.take_back(0)
    match.answer(0, "done")
    match.answer(2, "done")
    assert match.state.toasts == ["0: ", "2: "]
    assert verify(save(match), match.game).over


async def in_parts(t: Table[Feast]) -> None:
    s = t.state
    s.toasts = [(await choose(0, guest_options(s, 0))).key, (await choose(0, guest_options(s, 0))).key]
    s.step = OVER


def test_leaving_seat_restarts_an_unheard_answer_of_another_seat() -> None:
    match = feast_match(in_parts)
    match.answer(0, "toast:2")
    match.answer(1, "leave")
    assert '"seat":0' not in save(match, 2)
    for _ in range(2):
        match.answer(0, "toast:2")
    assert match.state.toasts == ["toast:2", "toast:2"]
    assert verify(save(match), match.game).taken_back == 1


@pytest.mark.parametrize("step", [one_toast, all_toast, fastest, private])
def test_match_with_interruptions_replays_the_same(step: Callable[[Table[Feast]], Flow[None]]) -> None:
    for seed in range(30):
        rng = random.Random(seed)
        match = feast_match(step)
        while match.ask is not None:
            seat = rng.choice(match.ask.waiting)
            fork = match.fork(rng)
            assert (fork.menu(seat).keys, fork.state) == (match.menu(seat).keys, match.state)
            leaver = rng.randrange(SEATS)
            if rng.random() < 0.2 and match.unasked(leaver) is not None:
                match.answer(leaver, "leave")
                assert match.undo_place(leaver) is None
            else:
                match.answer(seat, rng.choice(match.menu(seat).options))
        text = save(match)
        assert load(text, match.game).digest == match.digest
        assert verify(text, match.game).over
        assert replay(text, match.game)[-1].digest == match.digest
