"""Decisions (5)."""

from __future__ import annotations

import pytest

from meadhall.engine.common.errors import NotOffered
from meadhall.engine.common.text import Text, text
from meadhall.engine.language.names import Names
from meadhall.games.adventureland.positions.inspect import on, where
from meadhall.testing import clause, table
from tests.games.adventureland.asking import go

NAMES = ["Ann", "Bram"]


@clause("AL-DEC-02", "AL-DEC-03", "AL-DEC-10")
def test_move_is_asked_in_two_parts_for_parties_with_a_target() -> None:
    t = table("adventureland", black="J10 K9 A2", green="K10")
    assert (t.question, t.menu.clause) == ("first-move", "AL-DEC-02")
    assert t.keys == ["go:A2", "stay"]
    assert t.forbidden_by("go:J10") == ["AL-MOV-08"]
    go(t, "A2", "B2")
    assert (t.question, t.menu.clause) == ("second-move", "AL-DEC-03")


@clause("AL-DEC-02", "AL-DEC-03")
def test_no_move_is_asked_without_a_legal_target() -> None:
    t = table("adventureland", black="J10", green="A5")
    go(t, "J10", "K10")
    assert t.waits  # for the luck of green's cards


@clause("AL-DEC-02", "AL-DEC-04", "AL-DEC-05", "AL-DEC-07")
def test_each_decision_has_its_default_answer() -> None:
    side = {"parties": "E6+2 A1", "swords": [2], "herbs": [4, 2]}
    t = table("adventureland", black=side, green="A2", board="E7=8")
    assert t.menu.unanswered().key == "stay"
    go(t, "E6", "E7")
    assert t.menu.unanswered().key == "swords:none"
    t.answer("swords:none")
    assert (t.question, t.menu.clause) == ("reinforce", "AL-DEC-05")
    assert t.menu.unanswered().key == "give-up"
    t.answer("give-up")
    assert t.menu.unanswered().key == "stay"


@clause("AL-DEC-05")
def test_herbs_gold_rerolls_and_giving_up_are_offered() -> None:
    side = {"parties": "E6+2 A1", "swords": [2, 2], "herbs": [4, 2, 2], "gold": 1}
    t = table("adventureland", black=side, green="A2", board="E7=16", dice=[1, 1])
    go(t, "E6", "E7")
    t.answer("swords:+2+2")
    assert t.keys == ["gold:add", "herb:2", "herb:4", "reroll:1", "reroll:2", "give-up"]
    assert t.forbidden_by("herb:3") == ["AL-FGT-12"]


@clause("AL-DEC-06", "AL-DEC-07")
def test_owner_of_a_driven_out_party_chooses_its_start_area_at_once() -> None:
    t = table("adventureland", adventure=5, expansion=True, black="H8+5 A1", green="J8 A2")
    go(t, "H8", "J8")
    assert (t.asked, t.question, t.menu.clause) == (1, "start-area", "AL-DEC-06")
    assert t.menu.unanswered().key == "area:row1"
    with pytest.raises(NotOffered):
        t.match.answer(0, "area:row1")
    t.answer("area:colE")
    assert where(t.state, "green") == "A2 colE"
    assert t.asked == 0


@clause("AL-DEC-08")
def test_answer_can_be_undone_until_something_was_revealed() -> None:
    t = table("adventureland", black="A2 A5", green="K1", board="C2 I2")
    go(t, "A2", "B2")
    t.answer("go:A5")
    t.take_back("black")  # the party
    t.take_back("black")  # the target
    t.take_back("black")  # the party of the first move
    assert t.question == "first-move"
    assert where(t.state, "black") == "A2 A5"
    go(t, "A2", "C2")  # looks at a sword
    with pytest.raises(NotOffered, match="somebody has learned"):
        t.take_back("black")


@clause("AL-DEC-08")
def test_dice_and_cards_prevent_an_undo() -> None:
    side = {"parties": "E6+2 A1", "swords": [2], "herbs": [4, 4]}
    t = table("adventureland", black=side, green="A2", board="E7=14", dice=[1])
    go(t, "E6", "E7")
    t.answer("swords:+2")
    with pytest.raises(NotOffered):
        t.take_back("black")
    t.answer("herb:4")
    with pytest.raises(NotOffered):  # the herb is already public
        t.take_back("black")
    t = table("adventureland", black="A2", green="A5", cards="A1 B1", step="move")
    t.answer("stay")
    with pytest.raises(NotOffered):
        t.take_back("black")


@clause("AL-DEC-08")
def test_undo_by_consent_can_go_back_further() -> None:
    t = table("adventureland", black="A2 A5", green="K1", board="C2=3")
    go(t, "A2", "C2")
    t.match.rewind(0, 0)
    assert t.question == "first-move"
    assert where(t.state, "black") == "A2 A5"
    assert on(t.state, "C2") == "sword"


@clause("AL-DEC-09")
def test_numbers_of_a_fight_are_public_before_it_is_decided() -> None:
    side = {"parties": "E6+2 A1", "swords": [2], "herbs": [2, 2], "gold": 2}
    t = table("adventureland", black=side, green="A2", board="E7=16", dice=[3])
    go(t, "E6", "E7")
    t.answer("swords:+2", "herb:2")
    fight = t.view("green").state.fight
    assert fight is not None
    assert (fight.strength, fight.dice, fight.extras, fight.herbs, fight.gold) == (16, [3], [2], [2], 0)
    assert fight.reached(3) == 10
    wording, names = t.match.game.wording, Names(NAMES, 0)
    asked = wording.question("reinforce", t.view("black").state, names)
    assert isinstance(asked, Text)
    assert (asked.args["reached"], asked.args["strength"], asked.args["missing"]) == (10, 16, 6)
    assert wording.question("reinforce", t.view("green").state, names) == asked
    best = wording.aside("reinforce", t.view("black").state, names)
    assert best == text("best-case", best=16)  # 10 so far, a herb of 2, a re-roll to 6, and one gold


@clause("AL-DEC-10")
def test_equal_tiles_are_one_option() -> None:
    side = {"parties": "E6+2 A1", "swords": [1, 1, 1], "herbs": [2, 2]}
    t = table("adventureland", black=side, green="A2", board="E7=16")
    go(t, "E6", "E7")
    assert t.keys == ["swords:+1+1+1", "swords:+1+1", "swords:+1", "swords:none"]
    t.answer("swords:none")
    assert t.question == "second-move"  # at most 3 and two herbs: hopeless


@clause("AL-DEC-10")
def test_first_part_may_be_undone_before_the_second() -> None:
    t = table("adventureland", black="A2 A5", green="K1")
    t.answer("go:A2")
    assert t.question == "where"
    t.take_back("black")
    assert t.question == "first-move"
    t.answer("go:A5")
    assert t.state.moving == 1
