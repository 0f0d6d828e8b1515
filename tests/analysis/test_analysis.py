"""The analysis of matches with exactly known chances: luck and mistakes are right, and the numbers add up."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from meadhall.analysis import Analysis, NotAnalysable, analyse
from meadhall.analysis.chances import answer_at
from meadhall.engine import Game, Match, Outcome, record
from meadhall.engine.record import Replay
from tests.analysis.exact_pig import TARGET, chance, chances_by_answer, make_game

TOLERANCE = 0.05  # tolerance for a chance, because luck is sampled


@pytest.fixture(scope="module", name="pig")
def _pig() -> Game[Any]:
    return make_game()


def played(pig: Game[Any], seed: int) -> Replay:
    """Return a match of two players who answer at random."""
    match, lot = Match(pig, str(seed), players=2, target=TARGET), random.Random(seed)
    while not match.over:
        match.answer(match.asked, lot.choice(match.menu().options))
    return record.replay(record.save(match), pig)


@pytest.fixture(scope="module", name="analysed")
def _analysed(pig: Game[Any]) -> list[tuple[Replay, Analysis]]:
    return [(replay, analyse(replay)) for replay in (played(pig, seed) for seed in range(3))]


def test_chances_equal_the_judgement_and_end_with_the_result(
    analysed: list[tuple[Replay, Analysis]],
) -> None:
    for replay, analysis in analysed:
        for at, step in enumerate(analysis.steps[:-1], 1):
            exact = [chance(replay[at].state, seat) for seat in (0, 1)]
            looked_up = any(isinstance(entry, Outcome) for entry in replay.entries(at))
            assert step.chances == pytest.approx(exact, abs=1e-6 if looked_up else 3 * TOLERANCE)
        winner = next(standing.seat for standing in replay.match.standings if standing.place == 1)
        assert analysis.steps[-1].chances == (float(winner == 0), float(winner == 1))


def test_luck_is_the_outcome_minus_the_mean_of_possible_outcomes(analysed: list[tuple[Replay, Analysis]]) -> None:
    for replay, analysis in analysed:
        for at, step in enumerate(analysis.steps):
            exact = chance(replay[at + 1].state, step.seat) - chances_by_answer(replay[at].state)[step.key]
            assert step.luck[step.seat] == pytest.approx(exact, abs=3 * TOLERANCE)
            assert sum(step.luck) == pytest.approx(0, abs=1e-6)


def test_answer_is_a_mistake_if_another_is_clearly_better(analysed: list[tuple[Replay, Analysis]]) -> None:
    named = 0
    for replay, analysis in analysed:
        for at, step in enumerate(analysis.steps):
            by = chances_by_answer(replay[at].state)
            loss = max(by.values()) - by[step.key]
            found = [mistake for mistake in analysis.mistakes if mistake.at == at]
            named += len(found)
            if found:
                assert loss > 0
                assert found[0].keys == (step.key,)
                assert found[0].better == (max(by, key=by.__getitem__),)
                assert found[0].loss == pytest.approx(loss, abs=3 * TOLERANCE)
            elif step.key in replay[at].menu().keys and len(replay[at].menu()) > 1:
                assert loss < 3 * TOLERANCE
    assert named >= 3


def test_start_luck_and_play_add_up_to_the_result(analysed: list[tuple[Replay, Analysis]]) -> None:
    for replay, analysis in analysed:
        for share in analysis.shares:
            assert share.start + share.luck + share.play + share.others == pytest.approx(share.end)
            assert share.start == pytest.approx(chance(replay[0].state, share.seats[0]), abs=1e-6)
            assert abs(share.luck - exact_luck(replay, share.seats[0])) < 1.5 * share.luck_within
            lost = sum(step.error for step in analysis.steps if step.seat in share.seats)
            assert share.mistakes == pytest.approx(lost)
            assert abs(share.play + exact_loss(replay, share.seats[0])) < 2 * share.play_within
            lucky, unlucky = (analysis.steps[at].luck[share.seats[0]] for at in (share.best, share.worst))
            assert unlucky < 0 < lucky


def exact_luck(replay: Replay, seat: int) -> float:
    """Return the exact luck of a seat: chance after the outcome minus expected chance, summed over all answers."""
    luck = 0.0
    for at in range(len(replay) - 1):
        answer, before, after = answer_at(replay, at), replay[at].state, replay[at + 1]
        won = next(standing.seat for standing in after.standings if standing.place == 1) == answer.seat
        result = float(won) if after.over else chance(after.state, answer.seat)
        luck += (result - chances_by_answer(before)[answer.key]) * (1 if answer.seat == seat else -1)
    return luck


def exact_loss(replay: Replay, seat: int) -> float:
    """Return the exact loss of a seat: the sum over its answers of how much worse they are than the best ones."""
    lost = 0.0
    for at in range(len(replay) - 1):
        answer = answer_at(replay, at)
        if answer.seat == seat and len(replay[at].menu()) > 1:
            by = chances_by_answer(replay[at].state)
            lost += max(by.values()) - by[answer.key]
    return lost


def test_same_file_gives_the_same_analysis_and_reports_its_progress(pig: Game[Any]) -> None:
    reports = list[tuple[int, int]]()
    one, other = analyse(played(pig, 1)), analyse(played(pig, 1), lambda done, of: reports.append((done, of)))
    assert without_duration(one) == without_duration(other)
    assert reports == [(at + 1, len(one.steps)) for at in range(len(one.steps))]


def without_duration(analysis: Analysis) -> Analysis:
    """Return the analysis with a duration of 0."""
    return type(analysis)(**{**{name: getattr(analysis, name) for name in analysis.__struct_fields__}, "seconds": 0.0})


def test_analysis_refusal_names_the_reason(pig: Game[Any]) -> None:
    match = Match(pig, "1", players=2, target=TARGET)
    match.answer(0, "roll")
    with pytest.raises(NotAnalysable, match="still running"):
        analyse(record.replay(record.save(match), pig))
    over = played(pig, 1)
    with pytest.raises(NotAnalysable, match="does not judge"):
        analyse(record.replay(record.save(over.match), replace(pig, judgement=None)))
    with pytest.raises(NotAnalysable, match="what one seat knew"):
        analyse(record.replay(record.save(match, seat=0), pig))
