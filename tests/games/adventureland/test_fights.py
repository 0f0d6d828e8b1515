"""Fights (4.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.engine.common.errors import NotOffered
from meadhall.games.adventureland.events import (
    CardTurned,
    DiceRolled,
    DieRerolled,
    FightBegan,
    FightGivenUp,
    FightHopeless,
    FightLost,
    FightWon,
    HerbUsed,
    SwordsCommitted,
)
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.positions.inspect import census, hand, on, where
from meadhall.testing import clause, table
from tests.games.adventureland.asking import Playing, go


def fight(
    strength: int,
    party: str = "E6",
    *,
    swords: Sequence[int] = (),
    herbs: Sequence[int] = (),
    gold: int = 0,
    **words: Any,
) -> Playing:
    """Return a table where black has just moved from E6 to a creature on E7."""
    black = {"parties": f"{party} A1", "swords": swords, "herbs": herbs, "gold": gold}
    t = table("adventureland", black=black, green="A2", board=f"E7={strength}", **words)
    go(t, "E6", "E7")
    return t


def strength_so_far(t: Playing) -> int:
    """Return the strength reached in the current fight."""
    assert t.state.fight is not None
    return int(t.state.fight.reached(t.state.parties[t.state.fight.party].size))


def is_won(t: Playing) -> bool:
    """Whether the party has won the fight, which must be over."""
    assert t.state.fight is None
    return [type(e) for e in t.match.news(-1) if isinstance(e, FightWon | FightLost)] == [FightWon]


# ---- time and participants


@clause("AL-FGT-01")
def test_moving_onto_a_creature_starts_a_fight_at_once() -> None:
    t = fight(8, herbs=[4, 4])
    assert t.heard(FightBegan)[0].field == PLACE["E7"]
    assert t.question == "reinforce"


@clause("AL-FGT-02", "AL-TRN-07", "AL-FGT-03")
def test_creature_placed_on_a_party_fights_it_in_another_players_turn() -> None:
    t = table(
        "adventureland",
        black="A2",
        green={"parties": "E7 A5", "swords": [2], "herbs": [4]},
        cards="E7 A1 B2",
        creatures=[8],
        dice=[1],
    )
    assert (t.asked, t.question) == (t.seat("green"), "swords")
    with pytest.raises(NotOffered, match="seat 0 is not asked now"):
        t.match.answer(0, "swords:none")
    t.answer("swords:+2", "herb:4")
    assert hand(t.state, "green")["beaten"] == [8]
    assert len(t.heard(CardTurned)) == 3
    assert (t.asked, t.question) == (t.seat("black"), "first-move")


@clause("AL-FGT-04")
@pytest.mark.parametrize(("companions", "wins"), [(7, True), (8, True), (6, False)])
def test_strength_of_at_least_the_creature_wins(companions: int, wins: bool) -> None:
    assert is_won(fight(8, f"E6+{companions}")) is wins


# ---- strength


@clause("AL-FGT-05")
def test_every_adventurer_of_the_party_counts() -> None:
    t = table("adventureland", adventure=2, black="E6+3a+2 A1", green="A2", board="E7=8")
    go(t, "E6", "E7")
    assert t.heard(FightBegan)[0].base == 6


@clause("AL-FGT-06")
def test_companions_count_but_pieces_on_other_fields_do_not() -> None:
    t = table("adventureland", black={"parties": "E6+2 D7+5 F7+5", "gold": 9}, green="A2", board="E7=8 E8=8")
    go(t, "E6", "E7")
    assert t.heard(FightBegan)[0].base == 3


@clause("AL-FGT-07", "AL-DEC-04", "AL-DEC-10")
def test_up_to_three_swords_are_committed_and_equal_sets_are_one_option() -> None:
    t = fight(16, swords=[2, 0, 1, 1])
    assert t.question == "swords"
    assert t.keys == [
        "swords:+2+1+1", "swords:+2+1+0", "swords:+1+1+0", "swords:+2+1", "swords:+2+0", "swords:+1+1", "swords:+1+0",
        "swords:+2", "swords:+1", "swords:+0", "swords:none",
    ]  # fmt: skip
    assert t.forbidden_by("swords:+2+2") == ["AL-FGT-07"]
    assert t.why_not("swords:+3")[0].words == "You have no sword with +3."
    assert t.forbidden_by("give-up") == ["AL-FGT-01"]
    assert t.forbidden_by("gold:add") == ["AL-FGT-11"]


@clause("AL-FGT-07", "AL-FGT-08")
@pytest.mark.parametrize(("key", "dice", "strength"), [("+2", [4], 7), ("+2+1", [4, 5], 13), ("+2+1+1", [1, 1, 1], 8)])
def test_each_sword_rolls_one_die_and_adds_its_extra(key: str, dice: list[int], strength: int) -> None:
    t = fight(16, swords=[2, 1, 1], herbs=[4, 4, 4], dice=dice)
    t.answer(f"swords:{key}")
    assert t.heard(DiceRolled) == [DiceRolled(0, dice, strength, 16)]
    assert strength_so_far(t) == strength


@clause("AL-FGT-09")
def test_committed_swords_are_revealed_at_the_roll_and_cannot_be_added_later() -> None:
    t = fight(16, swords=[2, 1, 0], herbs=[4], gold=9, dice=[1, 1])
    assert hand(t.view("green").state, "black")["swords"] == ["?", "?", "?"]
    t.answer("swords:+2+1")
    assert [type(event) for event in t.news("green")][-2:] == [SwordsCommitted, DiceRolled]
    assert t.heard(SwordsCommitted, "green") == [SwordsCommitted(0, [2, 1])]
    seen = t.view("green").state
    assert seen.fight is not None
    assert [seen.faces.face[piece] for piece in seen.fight.swords] == [23, 17]  # Deep-forged and Tempered Blade
    assert hand(seen, "black")["swords"] == ["?"]
    assert not [key for key in t.keys if key.startswith("swords")]
    assert t.forbidden_by("swords:+0") == ["AL-FGT-09"]


@clause("AL-FGT-10")
def test_dice_stay_on_the_table_until_the_fight_ends() -> None:
    t = fight(14, swords=[0, 0], gold=9, dice=[2, 3, 4])
    t.answer("swords:+0+0", "gold:add", "gold:add")
    assert t.view("green").state.fight is not None
    assert t.view("green").state.fight.dice == [2, 3]
    t.answer("reroll:2")
    assert t.state.fight is not None
    assert t.state.fight.dice == [2, 4]


@clause("AL-FGT-11", "AL-FGT-12", "AL-FGT-16")
def test_herbs_and_gold_are_added_in_any_order_and_number() -> None:
    t = fight(14, herbs=[2, 3, 4], gold=3, swords=[0], dice=[1, 2])
    t.answer("swords:+0")
    steps = []
    for key in ("gold:add", "herb:2", "reroll:1", "herb:4", "gold:add"):
        steps.append(strength_so_far(t))
        t.answer(key)
    assert steps == [2, 3, 5, 6, 10]
    assert strength_so_far(t) == 11
    t.answer("herb:3")
    assert is_won(t)


@clause("AL-FGT-13")
def test_used_herb_leaves_the_game_and_gives_no_change() -> None:
    t = fight(8, "E6+6", herbs=[4], gold=1)
    t.answer("herb:4")
    assert is_won(t)
    assert t.heard(HerbUsed) == [HerbUsed(0, 4, 11, 8)]
    assert hand(t.state, "black") == {"swords": [], "herbs": [], "gold": 1, "beaten": [8]}
    assert census(t.state)["herbs"] == {"table": 19, "board": 0, "box": 1, "players": 0}


@clause("AL-FGT-14")
def test_gold_returned_to_the_stock_adds_one() -> None:
    t = fight(8, "E6+5", gold=2)
    assert t.state.gold_on_table == 16
    t.answer("gold:add")
    assert strength_so_far(t) == 7
    assert t.state.gold_on_table == 17
    t.answer("gold:add")
    assert is_won(t)
    assert (t.state.gold_on_table, hand(t.state, "black")["gold"]) == (18, 0)


@clause("AL-FGT-15", "AL-FGT-16")
def test_gold_rerolls_a_die_for_better_or_worse_and_repeatedly() -> None:
    t = fight(12, "E6+2", swords=[2, 1], gold=4, dice=[3, 2, 1, 6])
    t.answer("swords:+2+1", "reroll:2")
    assert t.heard(DieRerolled) == [DieRerolled(0, 2, 2, 1, 10, 12)]
    assert (strength_so_far(t), hand(t.state, "black")["gold"], t.state.gold_on_table) == (10, 3, 15)
    t.answer("reroll:2")
    assert is_won(t)
    assert t.heard(DieRerolled)[-1] == DieRerolled(0, 2, 1, 6, 15, 12)


@clause("AL-FGT-15")
def test_only_dice_of_the_fight_can_be_rerolled() -> None:
    t = fight(14, swords=[0, 0], gold=9, dice=[1, 1])
    t.answer("swords:+0+0")
    assert [key for key in t.keys if key.startswith("reroll")] == ["reroll:1", "reroll:2"]
    assert t.forbidden_by("reroll:3") == ["AL-FGT-15"]
    assert t.why_not("reroll:3")[0].words == "You rolled only 2 dice: there is no die 3."


@clause("AL-FGT-17")
def test_without_a_sword_there_is_no_die_to_reroll() -> None:
    t = fight(8, "E6+3", gold=4)
    assert t.keys == ["gold:add", "give-up"]
    assert t.forbidden_by("reroll:1") == ["AL-FGT-17"]


@clause("AL-FGT-18")
def test_no_sword_is_needed_to_win() -> None:
    t = fight(8, "E6+2", swords=[3, 3], herbs=[4], gold=1)
    t.answer("swords:none", "herb:4", "gold:add")
    assert is_won(t)
    assert hand(t.state, "black")["swords"] == [3, 3]


@clause("AL-FGT-19", "AL-FGT-25")
def test_owner_may_give_up_at_any_time_and_keeps_unused_items() -> None:
    t = fight(8, "E6+2", swords=[3], herbs=[4, 2], gold=2)
    t.answer("swords:none")
    assert "give-up" in t.keys
    t.answer("herb:2")
    assert "give-up" in t.keys
    t.answer("give-up")
    assert t.heard(FightGivenUp) == [FightGivenUp(0)]
    assert not is_won(t)
    assert hand(t.state, "black") == {"swords": [3], "herbs": [4], "gold": 2, "beaten": []}
    t = fight(16, "E6+2", swords=[3, 2, 2, 1, 0], herbs=[4, 4, 3, 3, 2, 2], gold=5, dice=[1])
    t.answer("swords:+3", "give-up")
    assert hand(t.state, "black") == {"swords": [2, 2, 1, 0], "herbs": [4, 4, 3, 3, 2, 2], "gold": 5, "beaten": []}


# ---- flow


@clause("AL-FGT-20")
def test_sufficient_base_strength_wins_without_asking() -> None:
    t = fight(8, "E6+7", swords=[3], herbs=[4], gold=1)
    assert is_won(t)
    assert t.question == "second-move"
    assert hand(t.state, "black") == {"swords": [3], "herbs": [4], "gold": 1, "beaten": [8]}


@clause("AL-FGT-20")
def test_without_a_sword_only_herbs_and_gold_are_asked() -> None:
    assert fight(8, herbs=[4, 4]).question == "reinforce"
    assert fight(8, swords=[0], herbs=[4, 4]).question == "swords"


@clause("AL-FGT-20")
def test_dice_that_suffice_win_without_a_further_question() -> None:
    t = fight(8, swords=[3], herbs=[4], gold=3, dice=[4])
    t.answer("swords:+3")
    assert is_won(t)
    assert hand(t.state, "black")["gold"] == 3


@clause("AL-FGT-20", "AL-DEC-05")
def test_strength_is_recounted_after_every_answer() -> None:
    t = fight(8, "E6+3", herbs=[2, 2, 4], gold=0)
    assert t.keys == ["herb:2", "herb:4", "give-up"]
    t.answer("herb:2")
    assert (t.question, strength_so_far(t)) == ("reinforce", 6)
    t.answer("herb:2")
    assert is_won(t)
    assert hand(t.state, "black")["herbs"] == [4]


@clause("AL-FGT-21")
@pytest.mark.parametrize(
    ("strength", "companions", "swords", "herbs", "gold", "asked"),
    [
        (10, 0, [0], [], 0, True),  # 1 + 9: every unused sword counts as +3 and a six
        (12, 1, [0], [], 0, False),
        (14, 0, [0], [2], 0, True),  # 1 + 9 + 4: every herb counts as 4
        (16, 0, [0], [2], 0, False),
        (16, 0, [0], [2], 2, True),  # 1 + 9 + 4 + 2: every gold counts 1 before the dice
        (16, 0, [0], [2], 1, False),
        (8, 0, [], [2], 3, True),
        (8, 0, [], [2], 2, False),
    ],
)
def test_owner_is_asked_before_the_roll_only_if_the_best_case_wins(
    strength: int, companions: int, swords: list[int], herbs: list[int], gold: int, asked: bool
) -> None:
    t = fight(strength, f"E6+{companions}" if companions else "E6", swords=swords, herbs=herbs, gold=gold)
    assert (t.state.fight is not None) is asked
    if not asked:
        assert where(t.state, "black") == "A1"
        assert hand(t.state, "black") == {"swords": swords, "herbs": herbs, "gold": gold, "beaten": []}


@clause("AL-FGT-21")
@pytest.mark.parametrize(("companions", "asked"), [(1, False), (2, True)])
def test_best_case_counts_three_swords(companions: int, asked: bool) -> None:
    """Against the giant's strength of 30, three swords count 27 at most, plus the party."""
    black = {"parties": f"E6+{companions} A1", "swords": [3, 3, 3, 2], "keys": "all"}
    t = table(
        "adventureland", adventure=4, expansion=True, black=black, green="A2", giant="E7", first_five="black", board=""
    )
    go(t, "E6", "E7")
    assert (t.state.fight is not None) is asked


@clause("AL-FGT-21")
@pytest.mark.parametrize(
    ("dice", "gold", "herbs", "strength", "asked"),
    [
        ([1, 4], 2, [], 14, True),  # 7 so far, and two re-rolls may turn 1 and 4 into sixes
        ([1, 4], 1, [], 12, True),  # 7 + 5
        ([1, 4], 1, [], 14, False),
        ([6, 6], 2, [], 16, True),  # 14 + 1 + 1: a six is not worth a re-roll
        ([6, 5], 1, [2], 16, True),  # 13 + 1 + 4
        ([1, 1], 0, [2], 8, True),  # 4 + 4
        ([1, 1], 0, [4], 10, False),
    ],
)
def test_owner_is_asked_after_the_roll_only_if_the_best_case_wins(
    dice: list[int], gold: int, herbs: list[int], strength: int, asked: bool
) -> None:
    t = fight(strength, "E6+1", swords=[0, 0], herbs=herbs, gold=gold, dice=dice)
    t.answer("swords:+0+0")
    assert (t.state.fight is not None) is asked
    if not asked:
        assert hand(t.state, "black") == {"swords": [], "herbs": herbs, "gold": gold, "beaten": []}
        assert isinstance(t.heard(FightHopeless)[-1], FightHopeless)


@clause("AL-FGT-21")
def test_missing_question_never_reveals_a_value_even_with_open_tiles() -> None:
    t = fight(12, "E6+7", herbs=[2], open_tiles=True)
    assert t.question == "reinforce"  # the herb counts as 4, although everybody knows that it is a 2
    t = fight(10, swords=[0], open_tiles=True)
    assert t.question == "swords"


# ---- after the fight


@clause("AL-FGT-22", "AL-FGT-27")
def test_winner_takes_the_creature_and_stays_with_all_companions() -> None:
    t = fight(8, "E6+7")
    assert where(t.state, "black") == "A1 E7+7"
    assert hand(t.state, "black")["beaten"] == [8]
    assert t.state.lying[PLACE["E7"]] == 0
    go(t, "E7", "E10")
    assert on(t.state, "E7") == ""


@clause("AL-FGT-23", "AL-TRM-03")
def test_loser_is_removed_with_the_used_items_and_the_creature_stays() -> None:
    t = fight(16, "E6+2", swords=[2, 1], herbs=[4, 2], gold=2, dice=[1, 1])
    t.answer("swords:+2+1", "herb:2", "gold:add", "give-up")
    assert where(t.state, "black") == "A1"
    assert on(t.state, "E7") == "F14"
    assert hand(t.state, "black") == {"swords": [], "herbs": [4], "gold": 1, "beaten": []}
    assert census(t.state)["swords"] == {"table": 18, "board": 0, "box": 10, "players": 0, "committed": 0}
    assert census(t.state)["companions"]["box"] == 10
    assert census(t.state)["gold"]["table"] == 17


@clause("AL-FGT-24")
def test_swords_used_in_a_won_fight_go_to_the_box() -> None:
    t = fight(8, swords=[3, 1], dice=[6])
    t.answer("swords:+3")
    assert is_won(t)
    assert hand(t.state, "black")["swords"] == [1]
    assert t.state.swords_in_box == 9
    assert len(t.state.used_swords) == 1


@clause("AL-FGT-26")
def test_winner_may_use_the_remaining_move() -> None:
    t = fight(8, "E6+7")
    assert t.keys == ["go:E7", "go:A1", "stay"]


@clause("AL-FGT-26")
def test_after_a_lost_fight_another_party_may_use_the_remaining_move() -> None:
    t = fight(16)
    assert t.keys == ["go:A1", "stay"]
