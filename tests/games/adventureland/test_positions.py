"""Position words: their effects, their refusals, and the examples of docs/testing.md."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

import meadhall.testing
from meadhall.engine.common.errors import BadPosition, BadScript, NotOffered
from meadhall.games.adventureland.positions.inspect import TOTALS, census, hand, on, where
from meadhall.testing import OutOfLuck, all_luck_used, clause, table
from tests.games.adventureland.asking import go


def test_the_examples_of_the_docs_run() -> None:
    page = Path(__file__).parents[3] / "docs" / "testing.md"
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 20
    assert doctest.testmod(meadhall.testing).failed == 0


# ---- positions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
def test_every_position_has_all_pieces(players: int, adventure: int) -> None:
    t = table(
        "adventureland",
        players=players,
        adventure=adventure,
        expansion=adventure > 3,
        black={"parties": "E8+2 row3", "swords": [3, "S01"], "herbs": [4, "H01!"], "gold": 2, "beaten": [12, "F14"]},
        green="K10+4 start",
        board="E9 C6 A1=4 A2 B2=3 D7=8",
        sprite="B8",
        used="A3 A4",
        used_swords=[2],
        herbs_in_box=1,
        gold_in_box=1,
    )
    for kind, line in census(t.state).items():
        assert sum(line.values()) == TOTALS[kind]
    assert len(t.state.in_play(1)) == (10 if players == 2 else 8)
    assert len(t.state.in_play(0)) == 2
    assert hand(t.state, 0) == {"swords": [3, 0], "herbs": [4, 2], "gold": 2, "beaten": [12, 16]}
    assert hand(t.view("green").state, 0)["herbs"] == ["?", 2]


def test_position_is_shown_in_the_words_that_set_it() -> None:
    parties = "A7+1g E8+2+1s+king J9+3 row1 row1+5"
    t = table("adventureland", adventure=5, expansion=True, black=parties, board="E7=F03")
    assert where(t.state, "black") == "A7+1g E8+2+1s+king J9+3 row1 row1+5"
    assert on(t.state, "E7") == "F03"
    assert table("adventureland", adventure=5, expansion=True, king="green").state.king.rescued_by == 1


def test_unmentioned_colour_is_in_its_start_areas() -> None:
    t = table("adventureland", players=3, black="A2")
    assert len(t.state.in_play(0)) == 1
    assert len(t.state.in_play(1)) == len(t.state.in_play(2)) == 8
    t = table("adventureland", black={"gold": 3})
    assert len(t.state.in_play(0)) == 10


def test_stocks_are_derived_from_each_other() -> None:
    t = table("adventureland", swords_on_table=3, companions_in_box=10, black="A1+5")
    assert (t.state.swords_on_table, t.state.swords_in_box) == (3, 25)
    assert (t.state.companions_on_table, t.state.companions_in_box) == (15, 10)


def test_stack_may_be_given_card_by_card() -> None:
    t = table("adventureland", black="A1", green="A2", stack="D3 E3 F3", cards="D3 E3")
    assert t.state.cards_left == 1
    assert len(t.state.discard) == 109


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"black": "E9", "board": "E9"}, "E9 has a party and gold"),
        ({"black": "E9", "sprite": "E9"}, "E9 has a party and the sprite"),
        ({"black": "A1", "green": "A1"}, "A1 has two parties"),
        ({"black": "L1"}, "there is no place 'L1'"),
        ({"black": "A1-2"}, "'A1-2' is not a party"),
        ({"black": "A1+2x"}, "'A1\\+2x' contains \\+x"),
        ({"black": "A1+1a"}, "groups need adventure 2"),
        ({"black": "A1+1g"}, "need adventure 5"),
        ({"black": "row5", "players": 3}, "row5 is not in play with 3 players"),
        ({"violet": "A1"}, "there is no seat 2 with 2 players|there is no seat 'violet' with 2 players"),
        ({"turn": 4}, "there is no seat 4 with 2 players"),
        ({"black": {"jewels": 3}}, "black cannot have 'jewels'"),
        ({"board": "E7"}, "E7 is a fog field: name its creature, like"),
        ({"board": "E7=9"}, "there is no creature '9'"),
        ({"board": "C6=2"}, "takes no value"),
        ({"board": "E9 E9"}, "E9 has gold already"),
        ({"board": "row1"}, "row1 is a start area"),
        ({"sprite": "A1"}, "the sprite needs a river field; A1 is not one"),
        ({"sprite": "river"}, "the sprite needs a river field; 'river' is not a field"),
        ({"black": {"beaten": ["F01", "F01"]}}, "no creature F01 is left"),
        ({"black": {"gold": 19}}, "there are 18 gold, but this position has"),
        ({"swords_on_table": 3, "swords_in_box": 3}, "there are 28 swords, but this position has 6"),
        ({"used_swords": [1, 2], "swords_in_box": 1}, "2 used swords are in the box"),
        ({"step": "end"}, "step is one of setup, turn, move"),
        ({"king": "A1"}, "the king needs adventure 5"),
        ({"giant": "A1"}, "need adventure 4"),
        ({"adventure": 4, "expansion": True, "princess": "black"}, "name the field"),
        ({"adventure": 4, "expansion": True, "stack": "A1"}, "`stack` must also set `prison`"),
        ({"adventure": 4, "expansion": True, "prison": "A1", "board": "A1"}, "A1 is the prison"),
        ({"black": {"keys": "red"}}, "there is no red key"),
        ({"black": "row1 row1"}, "row1 has two parties of black"),
        ({"moves": 3}, "moves is the number of moves left"),
        ({"moves": 0}, "moves is the number of moves left"),
        ({"step": "setup", "black": "A1"}, "nothing can lie on it yet"),
        ({"adventure": 5, "expansion": True, "black": "A1+king B2+king"}, "on A1 and with the party on B2"),
        ({"adventure": 5, "expansion": True, "black": "A1+king", "king": "green"}, "A1 and rescued by green"),
        ({"adventure": 5, "expansion": True, "black": "A1+king", "king": "F01"}, "A1 and with F01"),
        ({"adventure": 5, "expansion": True, "black": {"beaten": ["F01"]}, "king": "F01"}, "F01 is beaten"),
        ({"dragons": 3}, "has no word 'dragons' for tests; it has .*sprite"),
    ],
)
def test_impossible_position_is_refused_in_one_sentence(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table("adventureland", **words)


def test_pieces_may_be_missing_if_the_test_allows_it() -> None:
    t = table("adventureland", swords_on_table=0, swords_in_box=9, incomplete=True)
    assert (t.state.swords_on_table, t.state.swords_in_box) == (0, 9)


# ---- luck


def test_unused_scripted_luck_fails() -> None:
    t = table("adventureland", black="A2", green="A5", cards="A1 B2 C3", dice=[4])
    with pytest.raises(BadScript, match=r"scripted but never asked for: cards \(C3\), dice \(4\)"):
        t.done()


def test_impossible_scripted_luck_fails() -> None:
    with pytest.raises(
        BadScript, match="the next scripted outcome for cards is A1, which is impossible here; it could be B1"
    ):
        table("adventureland", black="A2", green="A5", used="A1", cards="A1 B2")
    t = table("adventureland", black={"parties": "E6 A1", "swords": [3]}, green="A2", board="E7=8", dice=[7])
    go(t, "E6", "E7")
    with pytest.raises(BadScript, match="the next scripted outcome for dice is 7"):
        t.answer("swords:+3")


def test_missing_luck_in_mid_action_fails() -> None:
    with pytest.raises(OutOfLuck, match="the script has no more cards"):
        table("adventureland", black="A2", green="A5", cards="A1")
    t = table("adventureland", black={"parties": "E6 A1", "swords": [3]}, green="A2", board="E7=8")
    go(t, "E6", "E7")
    with pytest.raises(OutOfLuck, match="the script has no more dice"):
        t.answer("swords:+3")


def test_table_waits_for_luck_at_the_start_of_a_step() -> None:
    t = table("adventureland", black="A2", green="A5")
    t.answer("stay")
    assert t.waits
    assert not t.over
    t.done()
    with pytest.raises(BadScript, match="nobody is asked: the script has no more cards"):
        t.answer("stay")


def test_seed_decides_luck_without_a_script() -> None:
    def creature(seed: int) -> str:
        return on(table("adventureland", black="A2", green="A5", cards="E7 A1 B2", seed=seed).state, "E7")

    assert creature(1) == creature(1)
    assert len({creature(seed) for seed in range(12)}) > 3


def test_luck_may_be_given_by_kind() -> None:
    t = table("adventureland", black="A2", green="A5", step="turn", luck={"card": [0, 1]})
    assert (on(t.state, "A1"), on(t.state, "B1")) == ("herb", "herb")
    with pytest.raises(BadScript, match="luck is a mapping from kinds to outcomes"):
        table("adventureland", luck=[1, 2])


# ---- the end of a test


def test_open_question_in_mid_action_fails() -> None:
    t = table("adventureland", black={"parties": "E6 A1", "herbs": [4, 4]}, green="A2", board="E7=8")
    t.done()
    go(t, "E6", "E7")
    with pytest.raises(BadScript, match="seat 0 is still asked 'reinforce'"):
        t.done()
    t.answer("give-up")
    t.done()


def test_a_table_can_check_itself_at_the_end_of_a_block() -> None:
    with pytest.raises(BadScript, match="still asked 'where'"), table("adventureland", black="A2", green="A5") as t:
        t.answer("go:A2")
    with pytest.raises(ZeroDivisionError), table("adventureland", black="A2", green="A5", dice=[1]) as t:
        t.answer(str(1 // 0))
    t.checked = True


def test_fixture_can_check_all_tables() -> None:
    with pytest.raises(BadScript, match="never asked for: dice"), all_luck_used():
        table("adventureland", black="A2", green="A5", dice=[1]).asked  # noqa: B018
    with all_luck_used():
        table("adventureland", black="A2", green="A5")


def test_answer_may_name_its_seat() -> None:
    t = table("adventureland", black="A2", green="A5")
    with pytest.raises(BadScript, match="seat 0 is asked 'first-move' now, not seat 1"):
        t.answer("go:A5", by="green")
    with pytest.raises(NotOffered):
        t.answer("go:A5")
    with pytest.raises(BadScript, match="'stay' is on offer"):
        t.forbidden_by("stay")
    with pytest.raises(BadPosition, match="there is no seat 'pink'"):
        t.view("pink")


def test_clause_needs_its_whole_id() -> None:
    with pytest.raises(BadScript, match="needs ids like AL-FGT-15, not FGT-15"):
        clause("FGT-15")
    with pytest.raises(BadScript, match="not none"):
        clause()
