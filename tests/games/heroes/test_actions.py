"""Actions in general, drawing, learning, dispelling, no action (4.8, 4.15 to 4.17)."""

from __future__ import annotations

import pytest

from meadhall.engine.common.errors import NotOffered
from meadhall.games.heroes.content import SPELL, SPELLS
from meadhall.games.heroes.positions import hand, life, permanent_words
from meadhall.testing import clause
from tests.games.heroes.asking import acting, cast, pass_on, refusal_sentences

TABLEAU = "scorch rage fireball haste poison healing daze lightning"


@clause("HE-ACT-01", "HE-ACT-03", "HE-DEC-07", "HE-SEQ-05")
def test_each_legal_action_and_none_is_offered() -> None:
    t = acting({"dice": "WFEACC", "hand": "healing scorch"}, spells=["daze ann bram"])
    assert t.keys == ["dispel", "none"]
    assert t.forbidden_by("draw") == ["HE-DRW-01"]
    assert refusal_sentences(t, "cast:scorch") == ["Scorch needs 2 F. Your dice show 1."]
    t = acting({"dice": "WWFECC", "hand": "healing"})
    assert t.keys == ["cast:healing", "none"]
    assert t.forbidden_by("dispel") == ["HE-DSP-01"]


@clause("HE-ACT-02", "HE-CRE-01", "HE-DRW-02", "HE-LRN-04", "HE-DSP-05")
@pytest.mark.parametrize("keys", [("draw",), ("learn", "spell:poison@bottom1"), ("dispel", "spell:daze@0")])
def test_only_casting_allows_activations_and_moves(keys: tuple[str, ...]) -> None:
    dice = "WFEALL" if keys[0] == "dispel" else "CCCCLL"
    t = acting(
        {"board": "f1=ifrit b2=hero", "dice": dice}, "f4=nymph b2=hero", spells=["daze ann bram"], tableau=TABLEAU
    )
    t.answer(*keys)
    assert t.question == "act-or-pass"


@clause("HE-CRE-01", "HE-CRE-03")
def test_refusal_before_the_spell_is_cast_gives_the_reason_and_the_cost() -> None:
    board = {"board": "f1=ifrit b2=hero", "dice": "FFLLEE", "hand": "scorch"}
    t = acting(board, {"board": "f4=griffin b2=hero", "dice": "WWWWWL"})
    ifrit = t.menu.why_not("attack:f1")
    assert [refusal.clause for refusal in ifrit] == ["HE-CRE-01"]
    assert (ifrit[0].text, ifrit[0].numbers) == ("creature-waits", {"cost": 2, "shown": 2})
    hero = t.menu.why_not("move:b2")[0]
    assert (hero.text, hero.numbers) == ("hero-waits", {"shown": 2})
    t.answer("none")
    assert t.question == "act-or-pass"
    griffin = t.menu.why_not("attack:f4")[0]
    assert (griffin.text, griffin.numbers) == ("creature-waits", {"cost": 2, "shown": 1})


@clause("HE-CRE-03", "HE-MOV-05")
def test_refusals_of_a_creature_name_the_action_before_the_move() -> None:
    t = acting(
        {"board": "f1=golem f2=ifrit b1=ifrit b2=hero", "dice": "FFLEEE", "hand": "scorch"}, "f4=griffin b2=hero"
    )
    cast(t, "scorch", "at:1b2")
    about_golem = [refusal.key for refusal in t.menu.refusals() if refusal.key.endswith(":f1")]
    assert about_golem == ["attack:f1", "use:f1", "move:f1"]


@clause("HE-ACT-04")
def test_a_begun_action_cannot_be_undone() -> None:
    t = acting({"dice": "CCCEEE", "hand": "command", "deck": "dispel"})
    t.answer("draw")
    with pytest.raises(NotOffered):
        t.take_back("ann")


@clause("HE-ACT-04", "HE-DEC-28")
def test_a_complete_answer_cannot_be_undone_even_if_it_ends_the_match() -> None:
    t = acting({"board": "b2=hero", "dice": "FFFFLL", "hand": "scorch"}, "b2=hero/20")
    t.answer("cast:scorch", "free:decline")
    t.take_back("ann")
    t.answer("free:decline", "at:1b2")
    assert t.over
    assert t.match.undo_place(0) is None
    with pytest.raises(NotOffered, match="does not allow undoing a complete answer"):
        t.take_back("ann")


@clause("HE-ACT-04")
def test_a_wound_without_a_die_roll_cannot_be_undone() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFFFLL", "hand": "scorch"}, "f4=nymph b2=hero")
    cast(t, "scorch", "at:1f4")
    assert t.asked == 0
    assert t.match.undo_place(0) is None


# ---- draw


@clause("HE-DRW-01", "HE-DEC-27", "HE-VER-03")
@pytest.mark.parametrize(("dice", "cards"), [("CCCEEE", 1), ("CCCCEE", 2), ("CCCCCC", 4)])
def test_draw_gives_one_card_and_one_more_per_c_beyond_the_third(dice: str, cards: int) -> None:
    t = acting({"dice": dice})
    t.answer("draw")
    assert len(t.state.sides[0].hand) == cards
    assert t.state.sides[0].deck == 6 - cards


@clause("HE-DRW-04")
def test_draw_without_cards_is_lost() -> None:
    t = acting({"dice": "CCCCEE", "deck": "dispel", "hand": "command"})
    t.answer("draw")
    assert len(t.state.sides[0].hand) == 2


# ---- learn


@clause("HE-LRN-01", "HE-DEC-17")
def test_four_c_reach_the_bottom_row_and_five_reach_both() -> None:
    t = acting({"dice": "CCCCEE"}, tableau=TABLEAU)
    t.answer("learn")
    assert t.keys == [f"spell:{n}@bottom{i}" for i, n in enumerate(("poison", "healing", "daze", "lightning"), 1)]
    assert t.forbidden_by("spell:scorch@top1") == ["HE-LRN-01"]
    assert t.menu.unanswered().key == "spell:poison@bottom1"
    t = acting({"dice": "CCCCCE"}, tableau=TABLEAU)
    t.answer("learn")
    assert len(t.keys) == 8


@clause("HE-LRN-02", "HE-LRN-03", "HE-HID-07")
def test_a_learned_card_enters_the_hand_and_the_tableau_is_refilled() -> None:
    t = acting({"dice": "CCCCCE"}, tableau=TABLEAU, tableau_draws="teleport")
    t.answer("learn", "spell:fireball@top3")
    assert hand(t.state, "ann") == ["fireball"]
    assert SPELLS[t.state.duel.tableau[2]].id == "teleport"
    assert SPELL["fireball"] in t.view("bram").state.sides[0].owned
    t = acting({"dice": "CCCCCE"}, tableau=TABLEAU, tableau_draws="teleport")
    t.answer("learn", "spell:daze@bottom3")
    assert [SPELLS[t.state.duel.tableau[space]].id for space in (2, 6)] == ["teleport", "fireball"]


@clause("HE-LRN-05", "HE-CHA-04")
def test_without_spell_deck_spaces_stay_empty_and_rows_still_move_down() -> None:
    t = acting({"dice": "CCCCCE"}, tableau=TABLEAU, stack="")
    t.answer("learn", "spell:daze@bottom3")
    assert t.state.duel.tableau[2] == -1
    assert SPELLS[t.state.duel.tableau[6]].id == "fireball"
    t = acting({"dice": "CCCCEE"}, tableau="- - - - - - - -", stack="")
    assert "learn" not in t.keys


@clause("HE-LRN-06", "HE-CST-07")
def test_a_learned_spell_belongs_to_its_player() -> None:
    t = acting({"dice": "CCCCFF"}, tableau=TABLEAU)
    t.answer("learn", "spell:poison@bottom1")
    assert t.state.sides[0].owned.count(SPELL["poison"]) == 1


# ---- dispel


@clause("HE-DSP-01", "HE-DSP-02", "HE-DSP-03", "HE-DEC-18")
def test_one_of_each_element_removes_a_token_or_the_spell() -> None:
    there = ["daze ann bram 1", "haste bram.b2 bram".replace("haste bram.b2", "stoneskin bram.b2")]
    t = acting({"dice": "WFEALL"}, spells=there)
    t.answer("dispel")
    assert t.keys == ["spell:daze@0", "spell:stoneskin@1b2"]
    t.answer("spell:daze@0")
    assert permanent_words(t.state)[0] == "daze ann bram"
    t = acting({"dice": "WFEALL"}, spells=there)
    t.answer("dispel", "spell:stoneskin@1b2")
    assert permanent_words(t.state) == ["daze ann bram 1"]
    assert t.state.sides[1].discard == [SPELL["stoneskin"]]


@clause("HE-DSP-04", "HE-ENH-12")
def test_pairs_weaken_the_same_spell_once_for_each_token() -> None:
    cards = "scorch rage fireball healing haste daze"
    t = acting({"dice": "WFEALL", "hand": cards}, spells=["misfortune ann bram 2"])
    t.answer("dispel", "spell:misfortune@0", "pair:fireball+scorch", "pair:rage+haste")
    assert permanent_words(t.state) == []
    assert hand(t.state, "ann") == ["healing", "daze"]
    t = acting({"dice": "WFEALL", "hand": cards}, spells=["misfortune ann bram"])
    t.answer("dispel", "spell:misfortune@0")
    assert t.question == "act-or-pass"  # no token, so no pair is asked for


@clause("HE-DSP-06")
def test_dispelling_always_costs_a_wound_unless_hero_texts_are_off() -> None:
    for hero in ("maris", "kaldor", "brunna", "ilvane"):
        t = acting({"hero": hero, "dice": "WFEALL"}, spells=["daze ann bram"])
        assert life(t.state, "ann") == 20
    t = acting({"dice": "WFEALL"}, spells=["daze ann bram"], hero_text="off")
    assert life(t.state, "ann") == 21


# ---- none


@clause("HE-NOA-01", "HE-NOA-02", "HE-NOA-03", "HE-DEC-07", "HE-AMB-15")
def test_no_action_costs_the_caller_two_wounds_and_all_dice_go_to_hand() -> None:
    t = acting({"dice": "EEEEEE"})
    assert t.menu.unanswered().key == "none"
    t.answer("none")
    assert life(t.state, "ann") == 19
    assert (t.asked, t.question) == (1, "act-or-pass")
    pass_on(t)
    assert t.state.sides[0].dice[:6] == [-1] * 6


@clause("HE-NOA-01")
def test_the_two_wounds_may_kill() -> None:
    t = acting("b2=hero/19")
    t.answer("none")
    assert t.over
    assert t.places == [2, 1]


@clause("HE-CST-01")
def test_no_more_than_one_card_is_cast() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFFFLL", "hand": "scorch scorch"})
    cast(t, "scorch", "at:1b2")
    assert t.question == "next"
    assert not [key for key in t.keys if key.startswith("cast")]
    assert hand(t.state, "ann") == ["scorch"]
