"""What the rules compute for the drawn board: the numbers are those of the rules, and for whoever may know them."""

from __future__ import annotations

from typing import Any

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.computed import Computed, computed
from meadhall.games.adventureland.fights import reached
from meadhall.games.adventureland.odds import reinforcement_chances
from meadhall.testing import table
from meadhall.testing.clauses import clause

FIGHT: dict[str, Any] = {
    "players": 3,
    "black": {"parties": "H6+2 A1", "swords": [2, 1], "herbs": [4], "gold": 2, "points": 8},
    "green": {"parties": "F6", "points": 9},
    "board": "I6=12",
}


def told(t: Any, seat: int) -> Computed | None:
    return computed(t.match.glance(seat))


@clause("AL-FGT-12", "AL-FGT-14", "AL-FGT-15")
def test_additions_come_to_what_the_odds_say_and_only_their_owner_is_told() -> None:
    t = table("adventureland", **FIGHT, dice=[2, 3])
    t.answer("go:H6", "to:I6", "swords:+2+1")
    owner, fight = told(t, t.asked), t.state.fight
    assert owner is not None
    assert owner.fight is not None
    assert owner.fight.reached == reached(t.state, fight) == 11
    chances = reinforcement_chances(t.match.glance(t.asked).state, fight)
    assert {key: one.chance for key, one in owner.fight.additions.items()} == {
        key: chance for key, chance in chances.items() if key != "give-up"
    }
    assert (owner.fight.additions["gold:add"].total, owner.fight.additions["gold:add"].wins) == (12, True)
    assert owner.fight.additions["herb:4"].wasted == 3
    assert owner.fight.additions["reroll:1"].faces == [3, 4, 5, 6]
    assert owner.fight.best == "gold:add"
    assert owner.fight.lead == (14, 9)
    for seat in (-1, 1, 2):
        other = told(t, seat)
        assert other is not None
        assert other.fight is not None
        assert (other.fight.reached, other.fight.additions, other.fight.best) == (11, {}, "")


@clause("AL-FGT-12", "AL-FGT-14")
def test_the_best_addition_wins_with_the_least_waste() -> None:
    t = table("adventureland", **FIGHT, dice=[1, 3])
    t.answer("go:H6", "to:I6", "swords:+2+1")
    owner = told(t, t.asked)
    assert owner is not None
    assert owner.fight is not None
    assert owner.fight.best == "herb:4"


@clause("AL-MOV-05", "AL-MOV-09")
def test_ends_are_those_on_the_menu_and_what_stands_between_is_blocked() -> None:
    match = Match(GAME, seed="4", players=4)
    bots = [find_bot("sensible", GAME, f"4 {seat}") for seat in range(4)]
    moves = blocked = 0
    while match.ask is not None:
        view = match.glance(match.asked)
        if view.question == "where":
            moves += 1
            found = computed(view)
            assert found is not None
            assert [f"to:{place}" for place in found.ends] == [one.key for one in view.options if one.key[:3] == "to:"]
            blocked += bool(found.blocked)
            for place in found.blocked:
                assert match.why_not(f"to:{place}")
        answer_with(bots[match.asked], match, match.asked)
    assert moves
    assert blocked
