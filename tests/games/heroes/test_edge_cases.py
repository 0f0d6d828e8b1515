"""Edge cases of rules that a rough reading gets wrong."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.events import BeingWounded, FatigueTicked, GameEnded
from meadhall.games.heroes.positions import life, permanent_words, space_words
from meadhall.games.heroes.state import Duel
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, acting, cast, pass_on, play
from tests.games.heroes.test_variants import team

# ---- wounds and wards


@clause("HE-WND-05", "HE-WND-07", "HE-VER-17")
@pytest.mark.parametrize(
    ("dice", "spell", "keys", "left"),
    [("WWFFFF", "", (), 19), ("EEECCC", "rockfall", ("at:0b2",), 19), ("FFFFCC", "fireball", ("at:0b2",), 18)],
)
def test_mountain_does_not_protect_from_your_spells_and_dice(
    dice: str, spell: str, keys: tuple[str, ...], left: int
) -> None:
    t = acting({"dice": dice, "hand": spell}, spells=["heart_of_the_mountain ann ann"])
    if spell:
        cast(t, spell, *keys)
    assert life(t.state, "ann") == left


@clause("HE-WND-05", "HE-PRE-12")
def test_mountain_protects_its_bearer_but_not_from_fatigue() -> None:
    six = {"dice": "WFEALC"}
    t = play(
        holds=2, ann={"hero": KALDOR, **six}, bram={"hero": MARIS, **six}, spells=["heart_of_the_mountain ann ann"]
    )
    for seat in range(2):
        t.match.answer(seat, "throw:none")
    assert (life(t.state, "ann"), life(t.state, "bram")) == (20, 20)
    t = acting({"dice": "FFFFFL", "hand": "sunfire"}, spells=["heart_of_the_mountain bram ann"])
    cast(t, "sunfire", "at:1b2")
    assert life(t.state, "bram") == 18


@clause("HE-PRM-10", "HE-VNE-09")
def test_spell_still_works_while_its_controller_is_stunned() -> None:
    t = play(
        elimination="off",
        active="ann",
        ann={"hero": KALDOR, "dice": "FFFFFL", "hand": "sunfire scorch"},
        bram={"hero": MARIS, "board": "b2=hero/20", "dice": "EEEEEE"},
        spells=["poison ann.b2 bram"],
        rolls="EEEEEE",
    )
    assert life(t.state, "ann") == 20
    cast(t, "sunfire", "at:1b2")
    pass_on(t)
    assert (t.state.is_stunned(1), permanent_words(t.state)) == (True, ["poison ann.b2 bram"])
    t.match.answer(1, "throw:none")  # Ann's dice are all in hand and are thrown
    t.match.answer(0, "stop:none")
    t.match.answer(1, "throw:none")
    assert life(t.state, "ann") == 19
    assert t.points == [1, 2]


# ---- enhancing


@clause("HE-ENH-05")
@pytest.mark.parametrize(("free", "left"), [("free:use", 19), ("free:decline", 20)])
def test_free_enhancement_counts_only_if_it_is_used(free: str, left: int) -> None:
    t = acting({"dice": "FFEEEE", "hand": "scorch"})
    t.answer("cast:scorch", free, "at:1b2")
    assert life(t.state, "bram") == left


@clause("HE-MUL-02", "HE-ENH-09")
def test_healer_of_another_hero_may_still_heal_their_own() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": MARIS, "board": "b2=hero/5", "hand": "healing", "dice": "WWEEEE"},
        bram={"hero": BRUNNA, "board": "b2=hero/3"},
        cas={"hero": ILVANE, "board": "b2=hero/3"},
    )
    cast(t, "healing", "at:1b2", free=True)
    assert t.keys == ["at:0b2", "at:1b2"]
    t.answer("at:0b2")
    assert (life(t.state, "ann"), life(t.state, "bram")) == (17, 20)


# ---- beats


@clause("HE-BEA-11")
def test_every_third_successive_hold_causes_fatigue() -> None:
    t = play(ann={"dice": "WFEALC"}, bram={"dice": "WFEALC"})
    ticks: list[int] = []
    for _ in range(9):
        for seat in range(2):
            t.match.answer(seat, "throw:none")
        ticks.append(len(t.heard(FatigueTicked)))
    assert ticks == [0, 0, 1, 1, 1, 2, 2, 2, 3]


# ---- tied tournament matches


def final_beat_table(**position: Any) -> Playing:
    """Return a tournament table in its 300th round, on which Ann has called Stop."""
    return team(format="tournament", active="ann", ann={"hero": KALDOR, "dice": "CCCEEE"}, rounds=299, **position)


@clause("HE-END-11", "HE-END-08", "HE-AMB-34")
@pytest.mark.parametrize(("priority", "winner"), [("ann dot", 0), ("dot ann", 3)])
def test_in_a_tied_duel_after_300_rounds_the_higher_on_the_list_wins(priority: str, winner: int) -> None:
    t = final_beat_table(priority=priority)
    t.state.duels[1].priority = [1, 2]
    before = t.state.duels[0].priority[:]
    t.answer("draw")
    pass_on(t)
    assert before == [t.seat(name) for name in priority.split()]
    assert (t.state.is_in(winner), t.state.is_in(3 - winner), t.over) == (True, False, False)


def final_table(ann: str, cas: str) -> Playing:
    """Return a table in the 300th round of the final of seats 0 and 2, without a match for third place."""
    t = team(
        format="tournament",
        step="rounds",
        ann={"hero": KALDOR, "board": ann, "dice": "CCCEEE"},
        cas={"hero": BRUNNA, "board": cas, "dice": "EEEEEE"},
        bram={"out": 1},
        dot={"out": 2},
    )
    s = t.match.start
    for duel in s.duels:
        duel.over = True
    s.stage = "finals"
    s.duels.append(Duel([0, 2], name="final", ready=True, priority=[0, 2], tableau=[-1] * 8, caller=0, rounds=299))
    return play(state=s, players=4, format="tournament")


@clause("HE-END-11", "HE-END-07", "HE-END-06")
@pytest.mark.parametrize(
    ("ann", "cas", "places"),
    [
        ("b2=hero/4", "b2=hero/4", [1, 3, 1, 3]),
        ("b2=hero/5", "b2=hero/4", [2, 3, 1, 3]),
        ("b2=hero/3", "b2=hero/4", [1, 3, 2, 3]),
    ],
)
def test_final_after_300_rounds_goes_by_hit_points_and_tied_players_share(
    ann: str, cas: str, places: list[int]
) -> None:
    t = final_table(ann, cas)
    t.answer("draw")
    pass_on(t)
    assert (t.over, t.places) == (True, places)
    assert len(t.heard(GameEnded)) == 1


# ---- deaths in the middle of an action


@clause("HE-DTH-03", "HE-BRD-09", "HE-WND-06")
def test_piece_behind_a_fallen_one_is_exposed_at_once() -> None:
    t = acting(
        {"board": "f1=hellhound f3=ifrit b2=hero", "dice": "FFLLLE", "hand": "scorch"}, "f2=nymph/1 b2=hero f4=golem"
    )
    cast(t, "scorch", "at:1f2")
    t.answer("attack:f3")
    assert "at:1b2" in t.keys
    t.answer("at:1b2")
    assert space_words(t.state, "bram", "b2") == "hero/4"
    assert [e.why for e in t.heard(BeingWounded)] == ["spell", "attack"]


@clause("HE-SPL-21", "HE-ENH-11", "HE-DEC-11")
def test_teleport_moves_no_piece_twice() -> None:
    ann = {"hero": ILVANE, "board": "f1=harpy f2=griffin b2=hero", "dice": "AALLLL", "hand": "teleport rage haste"}
    t = acting(ann)
    cast(t, "teleport", "at:0b2", "to:f4", "shift:0f1-b4", free=True, pairs=("pair:rage+haste",))
    assert {key.partition("-")[0] for key in t.keys} == {"stop", "shift:0f2"}
    assert t.forbidden_by("shift:0b4-b1") == ["HE-SPL-21"]


# ---- reviving, joining, third place


@clause("HE-VNE-05", "HE-STP-03", "HE-VNE-10")
def test_stop_effects_of_a_revival_come_before_the_marker_moves() -> None:
    t = play(
        elimination="off",
        ann={"hero": KALDOR, "dice": "WFEALC"},
        bram={"hero": BRUNNA, "board": "f1=cave_troll/2 f2=golem b2=hero/21", "dice": "CCCCCA"},
        spells=["poison bram.f2 ann", "fire_raising bram.b2 ann", "misfortune bram ann"],
    )
    t.state.sides[1].stunned = True
    t = play(elimination="off", state=t.state)
    t.match.answer(1, "stop:none")
    t.match.answer(0, "throw:none")
    assert [life(t.state, "bram", space) for space in ("f1", "f2", "b2")] == [3, 6, 5]
    assert t.points == [0, 0]


@clause("HE-VTM-06", "HE-SET-09")
def test_joining_draws_a_new_priority_list() -> None:
    t = team(
        active="ann",
        ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch"},
        dot={"board": "b2=hero/20"},
        rolls="WFEALC" * 3,
        priority_drawn="cas ann bram",
    )
    cast(t, "scorch", "at:3b2")
    assert t.state.duel.priority == [2, 0, 1]


@clause("HE-VTO-05", "HE-PLC-02", "HE-FST-01", "HE-AMB-34")
@pytest.mark.parametrize(("first", "earlier"), [("ann", 1), ("bram", 1), ("cas", 3), ("dot", 3)])
def test_losers_build_armies_even_if_armies_are_printed_and_place_in_draft_order(first: str, earlier: int) -> None:
    t = team(
        format="tournament",
        army="preset",
        first=first,
        active="ann",
        ann={"hero": KALDOR, "dice": "FFEEEE", "hand": "scorch"},
        bram={"hero": MARIS, "out": 1},
        cas={"hero": BRUNNA},
        dot={"hero": ILVANE, "board": "b2=hero/20"},
    )
    t.state.duels[1].over = True
    t = play(state=t.state, players=4, format="tournament", army="preset")
    cast(t, "scorch", "at:3b2")
    for seat in (1, 3):
        t.match.answer(seat, "yes")
    assert t.question == "army"
    for seat in (1, 3):
        t.match.answer(seat, "done")
    assert (t.asked, t.question) == (earlier, "place")
    t.answer("place:hero", "to:b1")
    assert t.asked == 4 - earlier


@clause("HE-DEC-03", "HE-ARM-07")
def test_army_defaults_to_the_printed_one_despite_earlier_hires() -> None:
    t = play(step="army", ann={"hero": KALDOR, "unplaced": ""}, bram={"hero": MARIS, "unplaced": ""})
    t.match.answer(0, "hire:red_dragon")
    t.match.let_pass(0)
    t.match.answer(1, "done")
    waiting: list[int] = [t.state.faces.face[piece] for piece in t.state.sides[0].unplaced]
    cards = sorted(CREATURES[card].id for card in waiting)
    assert cards == ["hellhound", "hellhound", "hellhound", "ifrit", "phoenix"]


@clause("HE-DEC-04")
def test_default_of_an_occupied_back_2_places_the_hero_last() -> None:
    t = play(
        step="place",
        ann={"hero": MARIS, "board": "b2=siren", "unplaced": "triton nymph hero"},
        bram={"hero": KALDOR, "unplaced": ""},
    )
    placed: list[str] = []
    while not t.waits and t.question.startswith("place"):
        placed.append(t.menu.unanswered().key)
        t.match.let_pass(0)
    assert placed == ["place:nymph", "to:f1", "place:triton", "to:f2", "place:hero", "to:f3"]


@clause("HE-DEC-17", "HE-LRN-01")
def test_learning_from_both_rows_defaults_to_the_leftmost_bottom_spell() -> None:
    t = acting({"dice": "CCCCCE"}, tableau="scorch rage fireball haste poison healing daze lightning")
    t.answer("learn")
    assert len(t.keys) == 8
    assert t.menu.unanswered().key == "spell:poison@bottom1"
