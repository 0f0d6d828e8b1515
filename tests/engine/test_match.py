"""Matches: answers, forks, undo and rewind."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.engine import (
    Answer,
    Match,
    NotOffered,
    Outcome,
    SeededLuck,
    Table,
    TakenBack,
    choose,
    menu,
    record,
)
from meadhall.engine.common.errors import FlowError
from meadhall.engine.model.state import encode
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.table.chance import ForcedLuck
from meadhall.engine.table.table import CHECKPOINT_GAP
from meadhall.games.adventureland import GAME
from tests.engine.den import DEN, Den
from tests.engine.toys import ARMY, AUCTION, DRAFT, RACE, TOYS, Army


def played_match(game: Any, seed: int, answers: int, **options: object) -> Match[Any]:
    """Return a match after this many random answers."""
    match: Match[Any] = Match(game, seed, **options)
    rng = random.Random(seed)
    for _ in range(answers):
        if match.ask is not None:
            seat = rng.choice(match.ask.waiting)
            match.answer(seat, rng.choice(match.menu(seat).options))
    return match


def test_a_match_begins_at_the_first_question() -> None:
    match: Match[Any] = Match(GAME, seed=7, players=2)
    assert not match.over
    assert match.ask is not None
    assert match.menu().question == "first-move"


def test_the_same_seed_and_answers_make_the_same_match() -> None:
    assert played_match(GAME, 3, 80).digest == played_match(GAME, 3, 80).digest


def test_match_without_a_seed_gets_an_unguessable_one() -> None:
    match, other = Match(RACE).seed, Match(RACE).seed
    assert match is not None
    assert len(match) == 32
    assert match != other


@pytest.mark.parametrize(
    "wrong",
    ["nonsense", "", "bid:99", None, 0, True, [], {}, b"bid:1", object()],
    ids=lambda wrong: f"{type(wrong).__name__} {wrong!r:.8}",
)
def test_a_wrong_answer_leaves_the_match_as_it_was(wrong: Any) -> None:
    match = played_match(AUCTION, 1, 1)
    before = (match.digest, list(match.log), match.event_count, match.ask)
    for seat in (-2, -1, 0, 1, 7):
        with pytest.raises(NotOffered, match=r" is not on offer for 'bid' |^seat -?\d is not asked now; "):
            match.answer(seat, wrong)
    nobody: list[Any] = [None, "0", 0.0, [0], (0,)]
    for seat in nobody:
        with pytest.raises(NotOffered, match=r"^seats are numbers counted from 0, so .* is not a seat"):
            match.answer(seat, wrong)
    assert (match.digest, match.log, match.event_count, match.ask) == before


def test_invalid_seat_is_refused_with_the_valid_seats() -> None:
    match = played_match(AUCTION, 1, 1)
    nobody: list[Any] = [None, "0", 0.0]
    looks: list[Any] = [
        match.view, match.glance, match.take_back, match.undo_place, match.unasked, match.lane_of,
        lambda seat: [*match.news(seat)], lambda seat: match.rewind(seat, 0),
    ]  # fmt: skip
    for seat in nobody:
        for look in looks:
            with pytest.raises(NotOffered, match=r"^seats are numbers counted from 0, so .* is not a seat"):
                look(seat)
    for absent in (-2, 2):
        for look in (match.view, match.glance, lambda seat: [*match.news(seat)]):
            with pytest.raises(NotOffered, match=r"there is no seat -?2; seats are 0 to 1, and -1 is a spectator"):
                look(absent)
    assert [match.view(seat).seat for seat in (-1, 0, 1)] == [-1, 0, 1]


def test_match_of_a_non_game_is_refused_with_a_hint() -> None:
    name: Any = "heroes"
    with pytest.raises(
        TypeError, match=r"a match is made of a Game, as find_game\('heroes'\) finds one, and not of 'heroes'"
    ):
        Match(name)


def test_question_without_an_option_is_an_error_that_names_it() -> None:
    async def go(t: Table[Den]) -> None:
        await choose(0, menu("what", "DN-TAK-01")(lambda: [])())

    with pytest.raises(FlowError, match=r"'what' \(DN-TAK-01\) is asked and offers no answer"):
        Match(replace(DEN, steps={"go": go}))


def test_missing_standings_are_named() -> None:
    nothing: Any = None
    with pytest.raises(FlowError, match="the standings of Race are None"):
        _ = Match(replace(RACE, standings=lambda s: nothing)).standings


def test_when_it_is_over_nobody_is_asked() -> None:
    match = played_match(RACE, 1, 10)
    assert match.over
    with pytest.raises(NotOffered, match="the match is over, and nobody can move"):
        match.menu()
    with pytest.raises(NotOffered, match="the match is over"):
        match.answer(0, "grab")


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_playing_a_fork_does_not_change_the_match(game: Any) -> None:
    match = played_match(game, 5, 2)
    before = match.digest
    fork = match.fork(random.Random(1))
    assert fork.digest == before
    while fork.ask is not None:
        seat = fork.ask.waiting[0]
        fork.answer(seat, fork.menu(seat)[-1])
    assert match.digest == before


def test_a_fork_with_the_same_luck_is_the_same_match() -> None:
    match = played_match(GAME, 5, 61)
    assert isinstance(match.table.source, SeededLuck)
    fork = match.fork(SeededLuck("5", match.table.source.used))
    for playing in (match, fork):
        rng = random.Random(9)
        for _ in range(60):
            assert playing.ask is not None
            playing.answer(playing.ask.seat, rng.choice(playing.menu().options).key)
    assert fork.digest == match.digest


def test_fork_does_not_reveal_coming_dice() -> None:
    match = played_match(RACE, 5, 1)
    rolls = set()
    for seed in range(40):
        fork = match.fork(random.Random(seed))
        fork.answer(0, "grab")
        rolls.add(fork.log[-1])
    assert len(rolls) == 6


# ---- undo


def test_part_of_an_answer_can_be_undone_before_the_last_part() -> None:
    match: Match[Any] = Match(GAME, 7, players=2)
    before, seat = match.digest, match.menu().options[0].key
    match.answer(0 if match.ask is None else match.ask.seat, seat)
    asked = match.log[-1]
    assert isinstance(asked, Answer)
    match.take_back(asked.seat)
    assert match.digest == before
    assert match.log[-1] == TakenBack(asked.seat, [asked], alone=True, unheard=True)


def test_answer_that_revealed_something_cannot_be_undone_freely() -> None:
    match = played_match(RACE, 1, 1)
    assert match.undo_place(0) is None
    with pytest.raises(NotOffered, match="cannot undo: somebody has learned something or moved since"):
        match.take_back(0)


def test_private_menu_does_not_depend_on_private_answers_of_other_seats() -> None:
    match: Match[Army] = Match(ARMY, 1)
    for seat, key in ((0, "hire:3"), (1, "hire:1"), (0, "hire:2"), (1, "done")):
        match.answer(seat, key)
    match.take_back(0)
    match.take_back(0)
    assert match.menu(0).keys == Match(ARMY, 1).menu(0).keys
    match.take_back(1)
    assert match.ask is not None
    assert match.ask.waiting == [0, 1]
    for seat, key in ((0, "hire:1"), (1, "done"), (0, "done")):
        match.answer(seat, key)
    assert [len(troops) for troops in match.state.troops] == [1, 1]
    assert record.verify(record.save(match), ARMY).whole


def test_private_answers_cannot_be_undone_once_all_are_done() -> None:
    match: Match[Army] = Match(ARMY, 1)
    for seat, key in ((0, "hire:3"), (1, "hire:1"), (0, "done"), (1, "done")):
        match.answer(seat, key)
    assert match.undo_place(0) is None


def test_rewind_goes_back_to_any_answer_with_new_luck() -> None:
    match = played_match(GAME, 5, 60)
    answers = [at for at, entry in enumerate(match.log) if isinstance(entry, Answer)]
    undone = match.log[answers[40] :]
    used = match.table.source.used if isinstance(match.table.source, SeededLuck) else -1
    match.rewind(1, answers[40])
    assert match.log[-1] == TakenBack(1, undone, True)
    assert match.digest == played_match(GAME, 5, 40).digest
    assert isinstance(match.table.source, SeededLuck)
    assert (match.table.source.seed, match.table.source.used) == (f"5/{used}", 0)


def test_rewind_refuses_a_position_without_an_answer() -> None:
    match = played_match(DRAFT, 5, 2)
    assert isinstance(match.log[0], Outcome)
    with pytest.raises(NotOffered, match="entry 0 of the log is not an answer"):
        match.rewind(0, 0)
    with pytest.raises(NotOffered, match="it cannot go back to 99"):
        match.rewind(0, 99)


def test_match_with_many_undos_can_be_proved() -> None:
    rng = random.Random(4)
    match = played_match(GAME, 4, 30, players=3)
    for _ in range(12):
        for _ in range(rng.randrange(1, 12)):
            assert match.ask is not None
            match.answer(match.ask.seat, rng.choice(match.menu().options))
        answers = [at for at, entry in enumerate(match.log) if isinstance(entry, Answer)]
        match.rewind(0, rng.choice(answers[-9:]))
    assert sum(isinstance(e, TakenBack) and e.rekeyed for e in match.log) > 1
    text = record.save(match)
    assert record.verify(text).digest == match.digest
    assert record.save(record.load(text)) == text


def test_undo_after_a_rewind_beyond_a_roll_rekeys_the_luck() -> None:
    match = Match(GAME, 7, players=2)
    whose, begin = match.asked, len(match.log)
    while not any(isinstance(entry, Outcome) for entry in match.log[begin:]):
        match.answer(match.asked, match.menu()[0])
    match.rewind(whose, begin + 1)  # `go:row1` is not undone
    match.take_back(whose)
    assert [entry.rekeyed for entry in match.log if isinstance(entry, TakenBack)] == [True]
    assert record.verify(record.save(match)).taken_back == 2


def test_rewind_into_a_simultaneous_question_asks_all_seats_again() -> None:
    match = Match(AUCTION, 7, players=3)
    for seat in range(3):
        match.answer(seat, f"bid:{seat}")
    match.rewind(1, 1)
    assert match.ask is not None
    assert match.ask.waiting == [0, 1, 2]
    match.answer(2, "bid:4")
    match.answer(0, "bid:1")
    match.take_back(2)
    assert record.verify(record.save(match), AUCTION).taken_back == 2


def test_undo_keeps_forced_luck() -> None:
    match = Match.resumed(ARMY, ARMY.first_state({"players": 2}), ForcedLuck([6, 1], SeededLuck("x")), {"players": 2})
    match.answer(0, "hire:1")
    match.take_back(0)
    for seat, key in ((0, "done"), (1, "done")):
        match.answer(seat, key)
    rolls = [entry.value for entry in match.log if isinstance(entry, Outcome)]
    assert rolls == [6, 1]


@pytest.mark.parametrize("looks", [0.0, 0.05, 0.5])
@pytest.mark.parametrize("decisions", [0, 1, 7, 40, 90])
def test_rarely_viewed_match_gets_the_same_checkpoint(decisions: int, looks: float) -> None:
    seldom, always = (meadhall.play("adventureland", seed=5, players=3) for _ in range(2))
    always.table.checkpoint_gap = 0
    rng = random.Random(decisions)
    for _ in range(decisions):
        seat, key = always.asked, rng.choice(always.menu().keys)
        for match in (seldom, always):
            match.answer(seat, key)
        if always.undo_place(seat) is not None and rng.random() < 0.2:
            for match in (seldom, always):
                match.take_back(seat)
        if rng.random() < looks:
            seldom.refresh_checkpoint()
    for seat in (-1, 0, 1, 2):
        assert encode(view_as_plain(seldom.view(seat))) == encode(view_as_plain(always.view(seat)))
    assert (seldom.table.mark, seldom.table.mark_at) == (always.table.mark, always.table.mark_at)
    assert seldom.fork(random.Random(1)).digest == seldom.digest


def test_checkpoints_are_rare_unless_the_match_is_viewed() -> None:
    left, looked = (meadhall.play("adventureland", seed=5, players=3) for _ in range(2))
    marks: dict[bool, set[int]] = {False: set(), True: set()}
    for decision in range(90):
        looked.refresh_checkpoint()
        for match in (left, looked):
            match.answer(match.asked, match.menu().keys[decision % len(match.menu().keys)])
            marks[match is looked].add(match.table.mark_at)
    assert len(marks[True]) > 20
    assert 1 < len(marks[False]) <= 1 + len(left.log) // CHECKPOINT_GAP
    assert len(left.log) - left.table.mark_at < 2 * CHECKPOINT_GAP


# ---- repr


def test_repr_of_a_match_tells_its_progress_in_one_line() -> None:
    match = Match(GAME, seed=7, players=2)
    assert repr(match) == "<Adventure Land: 0 decisions, asks seat 1 'first-move'>"
    match.answer(1, "go:row1")
    assert repr(match) == "<Adventure Land: 1 decision, asks seat 1 'where'>"
    while not match.over:
        match.answer(match.asked, match.menu()[0])
    answers = sum(isinstance(entry, Answer) for entry in match.log)
    assert repr(match) == f"<Adventure Land: {answers} decisions, over, seat {match.standings[0].seat} first>"


def test_repr_of_a_match_without_a_winner_says_so() -> None:
    nobody = replace(AUCTION, standings=lambda s: [])
    match = Match(nobody, 7, players=2)
    for seat in range(2):
        match.answer(seat, "bid:1")
    while not match.over:
        match.answer(match.asked, match.menu()[0])
    assert repr(match).endswith(", over, nobody won>")


def test_repr_of_a_match_names_every_asked_seat() -> None:
    match = Match(AUCTION, 7, players=3)
    match.answer(1, "bid:1")
    assert repr(match) == "<Auction: 1 decision, asks seat 0 'bid', seat 2 'bid'>"


def test_missing_first_state_is_named() -> None:
    def nothing(options: object) -> Any:
        return None

    with pytest.raises(FlowError, match="Adventure Land: first_state must return a State, and returned None"):
        Match(replace(GAME, first_state=nothing))


def test_a_game_without_steps_says_so() -> None:
    with pytest.raises(FlowError, match=r"has no step '.*', where it begins; it has none"):
        Match(replace(GAME, steps={}))
