"""The sequence of a round, the other players, Resume (4.0, 4.18, 4.19)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import BadPosition
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.events import ActionBegan, PreparationBegan, PreparationResumed
from meadhall.games.heroes.positions import life
from meadhall.testing import clause
from tests.games.heroes.asking import KALDOR, acting, play


@clause("HE-SEQ-01", "HE-SEQ-02", "HE-SEQ-06", "HE-SEQ-07", "HE-GAM-01", "HE-GAM-02")
def test_a_match_goes_through_its_steps_in_order() -> None:
    match = Match(GAME, "11")
    seen: list[str] = []
    while match.ask is not None and "next" not in seen:
        if not seen or seen[-1] != match.state.step:
            seen.append(match.state.step)
        for seat in match.ask.waiting:
            menu = match.menu(seat)
            stops = [o for o in menu.options if o.key.startswith("stop")]
            match.answer(seat, stops[0] if stops else menu.unanswered())
    assert seen == ["draft", "army", "place", "prepare", "action", "next"]
    event_types = [type(e) for e in match.news(-1)]
    assert event_types.index(PreparationBegan) < event_types.index(ActionBegan)


@clause("HE-OTH-01", "HE-OTH-02", "HE-DEC-08", "HE-SET-08")
def test_others_decide_clockwise_from_the_callers_left() -> None:
    t = play(
        players=4, active="cas", ann="b2=hero", bram="b2=hero", cas={"hero": "brunna", "dice": "EEEEEE"}, dot="b2=hero"
    )
    t.answer("none", by="cas")
    for name in ("dot", "ann", "bram"):
        assert t.keys == ["act", "pass"]
        assert t.menu.unanswered().key == "pass"
        t.answer("pass", by=name)


@clause("HE-OTH-03", "HE-OTH-05", "HE-DEC-09", "HE-AMB-16")
def test_act_is_answered_before_the_stop_effects_and_no_action_costs_nothing_more() -> None:
    t = acting({"dice": "EEEEEE"}, {"hero": KALDOR, "board": "b2=hero", "dice": "WWLLLL", "hand": "healing"})
    t.answer("none")
    assert life(t.state, "bram") == 21
    t.answer("act")
    assert life(t.state, "bram") == 19
    assert t.keys == ["cast:healing", "none"]
    assert (t.question, t.menu.unanswered().key) == ("other-action", "none")
    t.answer("none")
    assert life(t.state, "bram") == 19
    assert t.state.sides[1].dice[:6] == [-1] * 6 or t.waits


@clause("HE-OTH-04", "HE-RES-03")
def test_passing_costs_nothing_and_keeps_the_dice() -> None:
    t = acting({"dice": "EEEEEE"}, {"hero": KALDOR, "board": "b2=hero", "dice": "WWLLLL"})
    t.answer("none", "pass")
    assert life(t.state, "bram") == 21
    assert t.state.sides[1].dice[:6] == [0, 0, 4, 4, 4, 4]
    assert (t.asked, t.question) == (1, "beat")
    assert "throw:12" in t.keys


@clause("HE-OTH-06")
def test_player_who_died_before_their_turn_does_not_act() -> None:
    t = play(
        players=3, active="ann", ann={"hero": KALDOR, "dice": "EEEEEE"}, bram="b2=hero", cas="b2=hero",
    )  # fmt: skip
    t.answer("none")
    t.match.answer(2, "concede")
    t.answer("pass", by="bram")
    assert t.waits  # waits for the dice of the next Preparation


@clause("HE-RES-01", "HE-RES-02")
def test_all_who_acted_start_with_all_dice_in_hand() -> None:
    t = acting({"dice": "CCCEEE"}, {"board": "b2=hero", "dice": "CCCEEE"}, rolls="WFEALC WFEALC")
    t.answer("draw", "act", "draw")
    assert [e.lifted for e in t.heard(PreparationResumed)] == [[0, 1]]
    assert t.state.sides[0].dice[:6] == [0, 1, 2, 3, 4, 5]
    assert (t.state.duel.rounds, t.state.duel.beat) == (1, 1)


@clause("HE-RES-04", "HE-END-01", "HE-SEQ-08")
def test_no_preparation_starts_with_one_hero() -> None:
    t = acting({"dice": "FFEEEE", "hand": "scorch"}, "b2=hero/20")
    t.answer("cast:scorch", "free:decline", "at:1b2")
    assert t.over
    assert t.heard(PreparationResumed) == []


@clause("HE-DEC-25", "HE-HID-21")
def test_everybody_is_asked_even_without_a_possible_action() -> None:
    t = acting({"dice": "EEEEEE"}, {"board": "b2=hero", "dice": "WFEELC", "hand": ""})
    t.answer("none")
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert t.view(-1).awaited == "act-or-pass"
    assert t.view(0).options == ()


@pytest.mark.parametrize(("step", "words"), [("act", {}), ("next", {}), ("action", {"active": "ann"})])
def test_position_within_a_round_needs_round_and_act(step: str, words: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=f"step '{step}' begins in the middle of an action: set (round|act) as well"):
        play(step=step, **words)
