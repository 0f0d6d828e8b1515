"""Computed numbers for the board agree with the rules, and only seats that may know them receive them."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import OVER, Match
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.computed import ComputedValues, computed
from meadhall.games.adventureland.events import FightLost, FightWon
from meadhall.games.adventureland.fights import MAX_SWORDS, strength_so_far
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.odds import possible_points, reinforcement_chances
from meadhall.testing import table
from meadhall.testing.clauses import clause

FIGHT: dict[str, Any] = {
    "players": 3,
    "black": {"parties": "H6+2 A1", "swords": [2, 1], "herbs": [4], "gold": 2, "points": 8},
    "green": {"parties": "F6", "points": 9},
    "board": "I6=12",
}


def computed_for(t: Any, seat: int) -> ComputedValues:
    return computed(t.match.glance(seat))


@clause("AL-FGT-12", "AL-FGT-14", "AL-FGT-15")
def test_additions_equal_the_odds_and_only_their_owner_sees_them() -> None:
    t = table("adventureland", **FIGHT, dice=[2, 3])
    t.answer("go:H6", "to:I6", "swords:+2+1")
    owner, fight = computed_for(t, t.asked), t.state.fight
    assert owner.fight is not None
    assert owner.fight.tally.reached == strength_so_far(t.state, fight) == 11
    chances = reinforcement_chances(t.match.glance(t.asked).state, fight)
    assert {key: addition.chance for key, addition in owner.fight.additions.items()} == {
        key: chance for key, chance in chances.items() if key != "give-up"
    }
    assert (owner.fight.additions["gold:add"].total, owner.fight.additions["gold:add"].wins) == (12, True)
    assert owner.fight.additions["herb:4"].wasted == 3
    assert owner.fight.additions["reroll:1"].least == 3
    assert owner.fight.best == "gold:add"
    assert owner.fight.lead == (14, 9)
    assert (owner.fight.gold, owner.fight.most) == (2, MAX_SWORDS)
    assert owner.fight.additions["reroll:1"].missing == owner.fight.tally.missing == 1
    for seat in (-1, 1, 2):
        other = computed_for(t, seat)
        assert other.fight is not None
        assert (other.fight.tally.reached, other.fight.additions, other.fight.best) == (11, {}, "")


@clause("AL-FGT-12", "AL-FGT-14")
def test_best_addition_wins_with_the_least_waste() -> None:
    t = table("adventureland", **FIGHT, dice=[1, 3])
    t.answer("go:H6", "to:I6", "swords:+2+1")
    owner = computed_for(t, t.asked)
    assert owner.fight is not None
    assert owner.fight.best == "herb:4"


@clause("AL-MOV-05", "AL-MOV-09")
def test_computed_ends_equal_the_menu_and_pieces_between_are_blocked() -> None:
    match = Match(GAME, seed="4", players=4)
    bots = [find_bot("sensible", GAME, f"4 {seat}") for seat in range(4)]
    moves = blocked = 0
    while match.ask is not None:
        view = match.glance(match.asked)
        values = computed(view)
        if view.question == "where":
            moves += 1
            for place, end in values.ends.items():
                assert end.points == possible_points(view.state, PLACE[place])
            assert [f"to:{place}" for place in values.ends] == [
                option.key for option in view.options if option.key[:3] == "to:"
            ]
            blocked += bool(values.blocked)
            for place in values.blocked:
                assert match.why_not(f"to:{place}")
        answer_with(bots[match.asked], match, match.asked)
    assert moves
    assert blocked


@clause("AL-FGT-05", "AL-FGT-06", "AL-FGT-08", "AL-FGT-12", "AL-FGT-14")
def test_parts_of_a_strength_add_up_until_the_end_of_the_fight() -> None:
    t = table("adventureland", **FIGHT, dice=[2, 1])
    t.answer("go:H6", "to:I6", "swords:+2+1")
    fight = computed_for(t, -1).fight
    assert fight is not None
    dice, swords = [("die", 2, 2), ("die", 1, 1)], [("sword", 2, 2), ("sword", 1, 1)]
    parts = [("adventurers", 1, 1), ("companions", 2, 2), *dice, *swords]
    assert (fight.tally.parts, fight.tally.needed, fight.tally.missing) == (parts, 12, 3)
    t.answer("gold:add", "herb:4")
    (won,) = t.heard(FightWon)
    assert won.tally.parts == [*parts, ("herb", 4, 4), ("gold", 1, 1)]
    assert (won.tally.reached, won.tally.missing) == (14, 0)


@clause("AL-FGT-23")
def test_strength_of_a_lost_fight_is_still_shown() -> None:
    t = table("adventureland", **FIGHT, dice=[1, 1])
    t.answer("go:H6", "to:I6", "swords:+2+1", "give-up")
    (lost,) = t.heard(FightLost)
    assert (lost.tally.reached, lost.tally.missing) == (8, 4)
    assert sum(part.points for part in lost.tally.parts) == 8


@clause("AL-FEL-02", "AL-RNK-01")
def test_lead_is_shown_only_if_a_victory_brings_it() -> None:
    for points, lead in ((13, (14, 13)), (14, None)):
        green = {"parties": "F6", "points": points}
        t = table("adventureland", **{**FIGHT, "green": green}, dice=[2, 3])
        t.answer("go:H6", "to:I6", "swords:+2+1")
        fight = computed_for(t, 0).fight
        assert fight is not None
        assert fight.lead == lead


@clause("AL-FGT-07")
def test_chances_use_the_best_swords_that_may_be_committed() -> None:
    black = {"parties": "H6", "swords": [0, 3, 1, 2]}
    t = table("adventureland", players=2, black=black, green="F6", board="I6=12")
    assert computed_for(t, 0).swords == []
    t.answer("go:H6")
    assert computed_for(t, 0).swords == [3, 2, 1]
    assert computed_for(t, 1).swords == []


@clause("AL-ESC-01", "AL-KNG-13", "AL-MAG-03")
@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
def test_points_scored_at_the_end_are_separate_from_points_already_won(adventure: int) -> None:
    black = {"parties": "A1", "beaten": [8], "points": 5}
    t = table("adventureland", adventure=adventure, expansion=adventure > 3, players=2, black=black, green="A2")
    points = [standing.points for standing in t.standings.values()]
    assert computed_for(t, 1).won == {3: [None, None], 5: [5, 0]}.get(adventure, points)


@clause("AL-HID-08", "AL-KNG-08", "AL-PRI-03")
@pytest.mark.parametrize("adventure", [1, 4, 5])
def test_stocks_are_those_of_the_adventure(adventure: int) -> None:
    match = Match(GAME, seed="1", players=2, adventure=adventure, expansion=adventure > 3)
    s, stocks = match.state, computed(match.glance(0)).stocks
    assert stocks["cards"] == s.cards_left
    assert [stocks[kind] for kind in ("swords", "herbs")] == [s.swords_on_table, s.herbs_on_table]
    assert ("creatures" in stocks) != ("supers" in stocks) == (adventure == 5)


@clause("AL-KNG-08")
def test_plain_companion_count_leaves_out_super_companions() -> None:
    black = "H9+1s+1 I8+3"
    t = table("adventureland", adventure=5, expansion=True, players=2, black=black, green="A2")
    assert [computed_for(t, 1).plain[party] for party, p in enumerate(t.state.parties) if p.supers] == [1]


@clause("AL-HID-03", "AL-END-08")
@pytest.mark.parametrize("open_tiles", [False, True])
def test_tiles_are_secret_until_they_are_revealed(open_tiles: bool) -> None:
    t = table("adventureland", players=2, black="A1", green="A2", open_tiles=open_tiles)
    assert computed_for(t, 0).secret != open_tiles
    t.state.step = OVER
    assert not computed_for(t, 0).secret
