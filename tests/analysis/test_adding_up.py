"""Start, luck and play add up to the result, although the judgement ignores events within a turn."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import sqrt
from statistics import mean

import pytest

from meadhall.analysis import Analysis, analyse
from meadhall.analysis.chances import Chances, answer_at
from meadhall.analysis.matches import ChanceHistory
from meadhall.engine import Match, Outcome, record
from meadhall.engine.contract.judgement import Judgement
from meadhall.engine.record import Replay
from tests.analysis.duel import TURNS, Duel, first_seat_chance, make_game


@cache
def play_duel(seed: int, coins: int, taken: int) -> Replay:
    """Return a duel played by the first option. From the turn `taken` on, players take coins."""
    match = Match(make_game(coins), str(seed), players=2)
    while not match.over:
        keys = match.menu().keys
        match.answer(match.asked, "take" if "take" in keys and match.state.turns >= taken else keys[0])
    return record.replay(record.save(match), match.game)


@cache
def analyse_duel(seed: int, coins: int = 0, taken: int = TURNS) -> Analysis:
    """Return the analysis of a duel that is played by the first option (see `play_duel`)."""
    return analyse(play_duel(seed, coins, taken))


@pytest.mark.parametrize("seed", range(8))
def test_luck_alone_explains_a_duel_without_mistakes(seed: int) -> None:
    """A miss that a herb turns into a hit is not bad luck."""
    analysis = analyse_duel(seed)
    assert not analysis.mistakes
    for share in analysis.shares:
        assert share.play == share.others == 0
        assert share.start + share.luck == pytest.approx(share.end)
        assert abs(share.start - exact_chance(play_duel(seed, 0, TURNS)[0], share.seats[0])) <= 1.5 * share.start_within


def test_chances_are_within_three_points_of_the_exact_ones() -> None:
    """The limit holds although the judgement ignores the herb that turns a miss into a hit."""
    errors = list[float]()
    for seed in range(12):
        replay = play_duel(seed, 0, TURNS)
        analysis = analyse_duel(seed)
        curve = [analysis.start, *(step.chances for step in analysis.steps)]
        errors += [one[0] - exact_chance(match, 0) for one, match in zip(curve, replay, strict=True)]
    assert sqrt(mean(error**2 for error in errors)) <= 0.03


def test_only_outcomes_bring_luck() -> None:
    """An answer without an outcome changes the chance by its play alone."""
    for seed in range(4):
        found, replay = analyse_duel(seed, coins=1, taken=2), play_duel(seed, 1, 2)
        for at, step in enumerate(found.steps[:-1]):
            if not any(isinstance(entry, Outcome) for entry in replay.entries(at + 1)):
                assert step.luck == pytest.approx((0, 0))


def test_best_and_worst_moments_have_luck_beyond_the_noise() -> None:
    for seed in range(4):
        analysis = analyse_duel(seed)
        for side, share in enumerate(analysis.shares):
            for at, sign in ((share.best, 1), (share.worst, -1)):
                assert at < 0 or sign * analysis.steps[at].luck[side] > analysis.steps[at].within[side]


def test_a_corrected_judgement_widens_the_range_of_luck() -> None:
    """A wrong judgement counts as luck until it is corrected, and its correction widens the interval of luck."""
    duel, tables = make_game(), [{"players": 2}]
    wrong = Judgement[Duel]("tests.analysis.duel", "sensible", tables, overconfident_features, lambda s: 0.0, reach=1)
    analysis = analyse(record.replay(record.save(play_duel(3, 0, TURNS).match), replace(duel, judgement=wrong)))
    share = analysis.shares[0]
    assert share.start + share.luck + share.play + share.others == pytest.approx(share.end)
    assert abs(share.rejudged) > 0.02
    assert share.luck_within >= abs(share.rejudged)


def overconfident_features(s: Duel, seat: int) -> dict[str, float]:
    """Return features that overrate a lead by far."""
    return {"half of the odds": 3.0 * (s.points[seat] - s.points[1 - seat])}


def exact_chance(match: Match[Duel], seat: int) -> float:
    """Return the exact chance of a seat if bots continue: after a miss they use the herb."""
    s = match.state
    ahead, herbs, turns = s.points[0] - s.points[1], list(s.herbs), s.turns
    if match.ask is not None and match.menu().question == "heal":
        ahead += 1 - 2 * s.seat
        herbs[s.seat] -= 1
        turns += 1
    first = first_seat_chance(turns, ahead, (herbs[0], herbs[1]))
    return first if seat == 0 else 1 - first


def test_available_herb_softens_a_miss() -> None:
    lucks = [step.luck[step.seat] for seed in range(8) for step in analyse_duel(seed).steps[:1]]
    assert min(lucks) > -0.35
    assert max(lucks) > 0


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("taken", [0, 2, TURNS])
def test_play_is_compared_with_the_bot_behind_the_chances(seed: int, taken: int) -> None:
    """The chances assume that no coins are taken. So taking a coin is a gain, and leaving it changes nothing."""
    for share in analyse_duel(seed, coins=1, taken=taken).shares:
        assert share.start + share.luck + share.play + share.others == pytest.approx(share.end)
        assert share.play > 0.05 if taken < TURNS else share.play == 0


def no_features(s: Duel, seat: int) -> dict[str, float]:
    """Return no features: both sides are equal until the match ends."""
    return {}


@pytest.mark.parametrize("soon", [False, True])
def test_play_counts_effects_that_show_turns_later(soon: bool) -> None:
    """The judgement ignores coins until the match ends. So taking one seems worthless at the end of the turn."""
    judgement = Judgement[Duel](
        "tests.analysis.duel", "sensible", [{"players": 2}], no_features, lambda s: 0.0, soon=soon
    )
    duel, of_coins = replace(make_game(1), judgement=judgement), list[float]()
    for seed in range(4):
        replay = play_duel(seed, 1, 2)
        analysis = analyse(record.replay(record.save(replay.match), duel), mistakes=False)
        for share, sighted in zip(analysis.shares, analyse_duel(seed, 1, 2).shares, strict=True):
            assert share.start + share.luck + share.play + share.others == pytest.approx(share.end)
            of_coins.append(share.play)
            if not soon:
                assert share.play == pytest.approx(sighted.play, abs=share.play_within + sighted.play_within)
    assert (max(of_coins) > 0.2) is not soon


@pytest.mark.parametrize("seed", range(3))
def test_missed_opportunity_counts_once(seed: int) -> None:
    """A coin that a seat could take in each of its turns counts as missed only in the last one."""
    analysis = analyse_duel(seed, coins=1)
    for share in analysis.shares:
        own = [mistake for mistake in analysis.mistakes if mistake.seat in share.seats]
        assert len(own) <= 1
        assert all(one.better == ("take",) for one in own)
        assert share.mistakes <= 0.5


def test_taking_a_coin_late_is_not_a_mistake() -> None:
    assert not analyse_duel(1, coins=1, taken=2 * (TURNS // 2 - 1)).mistakes


def test_correction_is_not_a_moment_of_luck() -> None:
    """A correction is spread evenly over the answers since the judgement was wrong."""
    chances = ChanceHistory(play_duel(3, 0, TURNS), Chances(make_game(), [[0], [1]]))
    for _ in range(3):
        chances.chances_by_position.append((0.5, 0.5))
        chances.gains_from_play.append([0.0, 0.0])
        chances.luck_errors.append([0.0, 0.0])
    chances.spread_correction([0.3, -0.3], [0, 1])
    assert chances.chances_by_position[1:] == [
        pytest.approx((0.6, 0.4)),
        pytest.approx((0.7, 0.3)),
        pytest.approx((0.7, 0.3)),
    ]
    assert chances.corrections == pytest.approx([0.3, -0.3])
    assert chances.luck_errors == [pytest.approx([0.1, 0.1]), pytest.approx([0.1, 0.1]), [0.0, 0.0]]


def test_lost_side_loses_nothing_more() -> None:
    """If a lost side could lose more, bad play in a decided match would need good luck to balance it."""
    history = ChanceHistory(play_duel(3, 0, TURNS), Chances(make_game(), [[0], [1]]))
    history.chances_by_position[0] = (0.0, 1.0)
    at = next(at for at in range(3) if at not in history.luck_positions)
    history.add_answer(at, -0.1 if answer_at(history.replay, at).seat == 0 else 0.1, 0.01)
    assert history.play_estimates == [(0.0, 0.01)]
    assert history.chances_by_position[1] == (0.0, 1.0)
    assert history.luck_after(0) == (0.0, 0.0)
