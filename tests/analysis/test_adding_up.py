"""Start, luck and mistakes add up to the result, where a judgement knows nothing within a turn or of open chances."""

from __future__ import annotations

from math import hypot

import pytest

from meadhall.analysis import Analysis, analyse
from meadhall.engine import Match, record
from tests.analysis.duel import TURNS, game


def analysed(seed: int, coins: int = 0, taken: int = TURNS) -> Analysis:
    """A duel by the first option; from this turn on coins are taken."""
    duel = game(coins)
    match = Match(duel, str(seed), players=2)
    while not match.over:
        keys = match.menu().keys
        match.answer(match.asked, "take" if "take" in keys and match.state.turns >= taken else keys[0])
    return analyse(record.replay(record.save(match), duel))


@pytest.mark.parametrize("seed", range(8))
def test_luck_alone_explains_a_duel_without_mistakes(seed: int) -> None:
    """A miss that a herb makes good is no bad luck."""
    found = analysed(seed)
    assert not found.mistakes
    for share in found.shares:
        assert abs(share.rest) <= 2 * share.luck_within
        assert share.start + share.luck == pytest.approx(share.end - share.rest)


def test_a_herb_at_hand_softens_a_miss() -> None:
    lucks = [step.luck[step.seat] for seed in range(8) for step in analysed(seed).steps[:1]]
    assert min(lucks) > -0.35
    assert max(lucks) > 0


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("taken", [0, 2, TURNS])
def test_play_is_compared_with_the_bot_that_the_chances_expect(seed: int, taken: int) -> None:
    """The chances expect no coins to be taken: taking one is a gain, leaving one changes nothing."""
    for share in analysed(seed, coins=1, taken=taken).shares:
        assert abs(share.rest) <= 2 * hypot(share.luck_within, share.play_within, share.others_within)
        assert share.play > 0.05 if taken < TURNS else share.play == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_chance_that_stays_open_is_lost_once(seed: int) -> None:
    """A coin that lies there for all turns of a seat is missed only at the last of them."""
    found = analysed(seed, coins=1)
    for share in found.shares:
        own = [one for one in found.mistakes if one.seat in share.seats]
        assert len(own) <= 1
        assert all(one.better == ("take",) for one in own)
        assert share.mistakes <= 0.5


def test_a_coin_that_is_taken_late_was_never_lost() -> None:
    assert not analysed(1, coins=1, taken=2 * (TURNS // 2 - 1)).mistakes
