"""The chance to win a fight, compared with the table in the rules and with counts by hand."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from meadhall.engine.model.pieces import ALL_SEATS
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.bot.fight_plans import Hand, Prices, best_fight_plan, value_after_dice
from meadhall.games.adventureland.content import HERB_VALUES, SWORD_EXTRAS
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.odds import (
    best_commit,
    chance_to_win,
    chance_with_swords,
    commit_chances,
    herbs_of,
    reinforcement_chances,
)
from meadhall.games.adventureland.state import Fight, Party, State

NO_PRICES = Prices(0.0, 0.0, 0.0, 0.0)
USUAL_PRICES = Prices(1.0, 0.3, 0.3, 0.3)


@pytest.mark.parametrize(
    ("extras", "size", "percents"),
    [
        ((0, 0, 0), 1, [91, 74, 50, 26, 9]),
        ((1, 1, 1), 1, [100, 95, 84, 62, 38]),
        ((1, 1, 1), 3, [100, 100, 95, 84, 62]),
    ],
)
def test_odds_equal_the_table_in_the_rules(extras: tuple[int, ...], size: int, percents: list[int]) -> None:
    strengths = [8, 10, 12, 14, 16]
    assert [round(100 * chance_with_swords(strength - size, extras)) for strength in strengths] == percents


def test_herbs_add_their_value() -> None:
    assert chance_with_swords(11, [2], herbs=[4]) == pytest.approx(2 / 6)


def test_gold_adds_one_or_rerolls_a_die() -> None:
    assert chance_to_win(1, dice=[1], gold=1) == 1.0
    assert chance_to_win(3, dice=[2], gold=1) == pytest.approx(2 / 6)
    assert chance_to_win(3, gold=2) == 0.0


def test_two_gold_are_used_optimally() -> None:
    """A die shows 1, and 4 points are missing. The expected chance is that of the best order of adding and rolling."""
    one_left = {face: 1.0 if face >= 5 else max(1.0 if face == 4 else 0.0, (face < 6) * 2 / 6) for face in range(1, 7)}
    by_rolling = sum(one_left.values()) / 6
    by_adding_first = 3 / 6
    assert chance_to_win(4, dice=[1], gold=2) == pytest.approx(max(by_rolling, by_adding_first))


def test_without_gold_the_chance_is_the_share_of_winning_rolls() -> None:
    wins = sum(sum(throw) + 3 >= 12 for throw in product(range(1, 7), repeat=3))
    assert chance_with_swords(12, [2, 1, 0]) == pytest.approx(wins / 216)


def state_with(swords: list[int], herbs: list[int], gold: int, strength: int, dice: list[int]) -> tuple[State, Fight]:
    """Return a fight of one adventurer on D7 with these tiles in hand."""
    s: State = GAME.first_state(GAME.options())
    field = PLACE["D7"]
    s.parties[0] = Party(0, field)
    s.party_on[field] = 0
    s.gold = [gold, *s.gold[1:]]
    for bag, worth, values, hands in (("sword", SWORD_EXTRAS, swords, s.swords), ("herb", HERB_VALUES, herbs, s.herbs)):
        pieces: list[Any] = []
        for value in values:
            piece = s.faces.lay(bag)
            s.faces.set_face(piece, next(f for f in s.faces.bags[bag] if worth[f] == value))
            s.faces.seen[piece] = ALL_SEATS
            pieces.append(piece)
        hands[0] = type(hands[0])(pieces)
    return s, Fight(0, field, strength, dice=dice)


def test_every_set_of_swords_has_its_chance() -> None:
    s, fight = state_with([2, 1], [4], 0, 12, [])
    chances = commit_chances(s, fight)
    assert chances == {
        "swords:+2+1": chance_with_swords(11, (2, 1), [4]),
        "swords:+2": chance_with_swords(11, (2,), [4]),
        "swords:+1": chance_with_swords(11, (1,), [4]),
        "swords:none": 0.0,
    }
    assert best_commit(s, fight) == ("swords:+2+1", chances["swords:+2+1"])


def test_best_of_equally_sure_sword_sets_risks_least() -> None:
    s, fight = state_with([3, 3, 0], [], 0, 3, [])
    assert best_commit(s, fight) == ("swords:+3", 1.0)


def test_every_reinforcement_has_its_chance() -> None:
    s, fight = state_with([], [3], 1, 10, [4])
    assert herbs_of(s, 0) == [3]
    assert reinforcement_chances(s, fight) == {
        "gold:add": 0.0,
        "herb:3": pytest.approx(1 / 6),
        "reroll:1": pytest.approx(1 / 6),
        "give-up": 0.0,
    }


# ---- choosing what to spend on a fight


def test_a_certain_win_costs_the_cheapest_herbs_and_gold() -> None:
    assert value_after_dice(4, (4, 3, 2), 2, 8.0, USUAL_PRICES) == pytest.approx(8 - 4 * 0.3)
    assert value_after_dice(1, (4,), 1, 8.0, USUAL_PRICES) == pytest.approx(8 - 0.3)
    assert value_after_dice(20, (4,), 1, 8.0, USUAL_PRICES) == 0.0


def test_plan_spends_no_more_swords_than_the_stake_is_worth() -> None:
    hand = Hand((3, 2, 1), (), 0)
    assert len(best_fight_plan(12, hand, 30.0, USUAL_PRICES).extras) == 3
    assert best_fight_plan(12, hand, 1.0, USUAL_PRICES).extras == ()
    assert best_fight_plan(2, hand, 30.0, USUAL_PRICES).extras == (1,)


def test_plan_with_nothing_to_lose_is_the_safest() -> None:
    hand = Hand((2, 1, 0, 0), (), 0)
    plan = best_fight_plan(9, hand, 1.0, NO_PRICES)
    assert plan.extras == (2, 1, 0)
    assert plan.value == pytest.approx(chance_with_swords(9, plan.extras))
