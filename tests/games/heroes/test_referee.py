"""Disputed cases, chapter by chapter, decided by the rules."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.board.spaces import SPACE_NUMBERS
from meadhall.games.heroes.effects.dice import dice_in_hand
from meadhall.games.heroes.events import (
    BeingHealed,
    BeingWounded,
    CreatureDied,
    HeroFell,
    PreparationStopped,
    SpellEnded,
    SpellsDiscarded,
)
from meadhall.games.heroes.positions import hand, life
from meadhall.games.heroes.state import BESIDE, NO_DIE, State
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, acting, cast, end_action, pass_on, play

# ---- 3.2 to 3.4: draft, armies, placing


@clause("HE-DRF-04", "HE-DRF-02", "HE-DRF-03")
def test_after_three_spells_only_a_hero_is_left_and_vice_versa() -> None:
    t = play(step="draft")
    first = t.state.first
    for _ in range(3):
        t.answer(next(key for key in t.keys if key.startswith("spell:")))
        t.answer(t.keys[-1])  # a Hero first, then the remaining Spells
    assert t.asked == first
    assert [key.partition(":")[0] for key in t.keys] == ["hero"] * 3
    t.answer(t.keys[0])
    assert {key.partition(":")[0] for key in t.keys} == {"spell"}


@clause("HE-ARM-02", "HE-ARM-03", "HE-ARM-04", "HE-ARM-05")
def test_an_army_may_be_empty_and_never_costs_more_than_ten() -> None:
    t = play(step="army", ann={"hero": BRUNNA, "unplaced": ""}, bram={"hero": MARIS, "unplaced": ""})
    t.match.answer(0, "done")
    for _ in range(2):
        t.match.answer(1, "hire:ice_dragon")
    assert t.match.menu(1).keys == ["printed", "done"]
    assert {r.clause for r in t.match.why_not("hire:nymph", 1)} == {"HE-ARM-02"}
    t.match.answer(1, "done")
    assert [len(side.unplaced) for side in t.state.sides] == [0, 2]
    assert all(side.hero_unplaced for side in t.state.sides)


@clause("HE-DTH-08", "HE-DTH-05", "HE-ARM-01")
def test_player_who_concedes_after_building_an_army_places_none() -> None:
    blank = {"unplaced": ""}
    t = play(
        players=3,
        step="army",
        ann={"hero": BRUNNA, **blank},
        bram={"hero": MARIS, **blank},
        cas={"hero": KALDOR, **blank},
    )
    t.match.answer(0, "hire:golem")
    t.match.answer(0, "done")
    t.match.answer(0, "concede")
    t.match.answer(1, "hire:nymph")
    t.match.answer(1, "done")
    t.match.answer(2, "done")
    assert t.question == "place"
    assert [len(side.unplaced) for side in t.state.sides] == [0, 1, 0]
    assert [side.hero_unplaced for side in t.state.sides] == [False, True, True]


@clause("HE-PLC-02", "HE-PLC-03")
def test_player_with_nothing_left_to_place_is_skipped() -> None:
    t = play(
        step="place",
        first="bram",
        ann={"hero": BRUNNA, "unplaced": "hero"},
        bram={"hero": MARIS, "unplaced": "nymph siren hero"},
    )
    asked: list[int] = []
    while not t.waits and t.question == "place":
        asked.append(t.asked)
        t.answer(t.keys[0])
        t.answer(t.keys[0])
    assert asked == [1, 0, 1, 1]


# ---- 4.6: beats


def beat_table(ann: str = "WFEALC", bram: str = "WFEALC", **position: object) -> Playing:
    return play(ann={"hero": KALDOR, "dice": ann}, bram={"hero": MARIS, "dice": bram}, **position)


@clause("HE-BEA-04", "HE-PRE-06", "HE-BEA-06")
def test_stop_may_risk_five_of_six_dice_but_not_six() -> None:
    t = beat_table(rolls="CCCCC")
    assert "stop:12345" in t.match.menu(0).keys
    assert [r.clause for r in t.match.why_not("stop:123456", 0)] == ["HE-BEA-04"]
    t.match.answer(0, "stop:12345")
    t.match.answer(1, "throw:none")
    assert t.state.sides[0].dice[:6] == [5] * 6
    assert (t.asked, t.question) == (0, "action")
    assert "draw" in t.keys
    assert "learn" in t.keys


@clause("HE-BEA-06", "HE-PRE-09")
def test_throw_during_a_stop_is_rolled_once_and_its_dice_can_be_used() -> None:
    t = beat_table(bram="EEALLC", rolls="WWWW")
    t.match.answer(0, "stop:none")
    t.match.answer(1, "throw:3456")
    assert t.state.sides[1].dice[:6] == [2, 2, 0, 0, 0, 0]
    t.answer("none")
    assert (t.asked, t.question) == (1, "act-or-pass")


@clause("HE-BEA-11")
def test_three_holds_cause_fatigue_and_a_throw_resets_the_count() -> None:
    t = beat_table(rolls="C")
    for way in ("throw:none", "throw:none", "throw:6", "throw:none", "throw:none"):
        t.match.answer(0, way)
        t.match.answer(1, "throw:none")
    assert (life(t.state, "ann"), life(t.state, "bram")) == (21, 21)
    t.match.answer(0, "throw:none")
    t.match.answer(1, "throw:none")
    assert (life(t.state, "ann"), life(t.state, "bram")) == (20, 20)


@clause("HE-BEA-07", "HE-BEA-08")
def test_caller_who_loses_the_tie_acts_later_without_a_penalty() -> None:
    t = beat_table(priority="bram ann")
    t.match.answer(0, "stop:none")
    t.match.answer(1, "stop:none")
    assert [(e.seat, e.late) for e in t.heard(PreparationStopped)] == [(1, [0])]
    t.answer("none")
    t.answer("act")
    assert t.question == "other-action"
    t.answer("none")
    fined = [(e.owner, e.wounds) for e in t.heard(BeingWounded) if e.why == "nothing done"]
    assert fined == [(1, 2)]
    assert dice_in_hand(t.state, 0) == dice_in_hand(t.state, 1) == (0, 1, 2, 3, 4, 5)


# ---- 4.7: stop effects


@clause("HE-STP-03", "HE-STP-02")
def test_a_troll_heals_before_poison_wounds_it_and_survives() -> None:
    t = play(
        active="ann",
        ann={"hero": BRUNNA, "board": "f1=cave_troll/3 b2=hero", "dice": "WWFFLL"},
        bram={"hero": MARIS},
        spells=["poison ann.f1 bram"],
    )
    assert t.state.spaces[0][SPACE_NUMBERS["f1"]] >= 0
    assert [(e.wounds, e.left) for e in t.heard(BeingWounded)] == [(1, 1)]
    assert [e.left for e in t.heard(BeingHealed)] == [2]


@clause("HE-STP-04", "HE-STP-05")
def test_poison_waits_for_the_stop_of_its_own_player() -> None:
    t = acting({"dice": "EEEEEE"}, {"board": "b2=hero", "dice": "EEEEEE"}, spells=["poison bram.b2 ann"])
    t.answer("none")
    assert life(t.state, "bram") == 21
    t.answer("act")
    assert life(t.state, "bram") == 20


@clause("HE-STP-07", "HE-DTH-01", "HE-MUL-01")
def test_a_caller_killed_by_weakness_leaves_the_round_to_the_others() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "board": "f1=hellhound b2=hero/19", "dice": "WWFFFF", "hand": "scorch"},
        bram={"hero": MARIS, "dice": "FFEEEE"},
        cas={"hero": BRUNNA, "dice": "AAEEEE"},
    )
    assert [e.seat for e in t.heard(HeroFell)] == [0]
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert not t.state.on_board(0)


@clause("HE-STP-03", "HE-SPL-16")
def test_misfortune_and_weakness_both_apply_at_one_stop() -> None:
    t = acting({"board": "b2=hero", "dice": "WWCCCE"}, spells=["misfortune ann bram"])
    assert life(t.state, "ann") == 21 - 2 - 2
    t.answer("draw")


# ---- 4.9, 4.10: casting and enhancing


@clause("HE-ENH-03", "HE-ENH-01")
def test_second_copy_of_a_spell_may_pay_for_the_first() -> None:
    t = acting({"hand": "scorch scorch rage", "dice": "FFEEEE"})
    t.answer("cast:scorch", "free:decline")
    assert len(t.keys) == 2
    t.answer(next(key for key in t.keys if key.startswith("pair")))
    t.answer("at:1b2")
    assert hand(t.state, "ann") == []
    assert life(t.state, "bram") == 19
    assert len(t.state.sides[0].discard) == 3


@clause("HE-CST-05", "HE-TGT-05")
def test_card_for_your_creature_is_not_offered_if_you_have_none() -> None:
    t = acting({"board": "b2=hero", "hand": "flaming_blade haste rage command", "dice": "FFFALL"})
    assert t.keys == ["none"]
    assert t.forbidden_by("cast:flaming_blade") == ["HE-CST-05"]
    assert t.forbidden_by("cast:command") == ["HE-CST-05"]


@clause("HE-CST-09", "HE-SPL-22")
def test_poison_of_another_player_blocks_your_own() -> None:
    t = acting({"hand": "poison", "dice": "EEEEWA"}, "f1=siren b2=hero", spells=["poison bram.f1 bram"])
    t.answer("cast:poison")
    while t.question == "pairs":
        t.answer("enough")
    assert "at:1f1" not in t.keys
    assert t.forbidden_by("at:1f1") == ["HE-CST-09"]


@clause("HE-PRM-04", "HE-PRM-03")
def test_fire_raising_that_kills_at_once_is_discarded() -> None:
    t = acting({"hand": "fire_raising", "dice": "FFFFEE"}, "f1=nymph b2=hero")
    cast(t, "fire_raising", "at:1f1", free=True)
    assert t.state.permanents == []
    assert len(t.state.sides[0].discard) == 1
    assert [e.owner for e in t.heard(CreatureDied)] == [1]


@clause("HE-PRM-03", "HE-PRM-02")
def test_spells_on_a_dead_creature_return_to_each_controller() -> None:
    t = acting(
        {"hand": "scorch", "dice": "FFEEEE"},
        "f1=siren/3 b2=hero",
        spells=["poison bram.f1 ann 3", "haste bram.f1 bram"],
    )
    cast(t, "scorch", "at:1f1")
    assert sorted(e.controller for e in t.heard(SpellEnded)) == [0, 1]
    assert [len(side.discard) for side in t.state.sides] == [2, 1]


@clause("HE-ENH-09", "HE-MUL-03")
def test_extra_healing_may_go_to_another_being_but_to_no_third_player() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": MARIS, "board": "f1=siren/2 b2=hero/5", "hand": "healing", "dice": "WWEEEE"},
        bram={"hero": BRUNNA, "board": "f1=golem/3 b2=hero/3"},
        cas={"hero": ILVANE, "board": "f1=harpy/1 b2=hero/3"},
    )
    t.answer("cast:healing", "free:use")
    while t.question == "pairs":
        t.answer("enough")
    t.answer("at:1f1")
    assert t.question == "heal"
    assert {key for key in t.keys if key.startswith("at:2")} == set()
    assert "at:0b2" in t.keys
    t.answer("at:0b2")
    assert (life(t.state, "ann"), t.state.life(t.state.spaces[1][0])) == (17, 6)


@clause("HE-ENH-14", "HE-SPL-03", "HE-ENH-05")
def test_chain_has_at_most_as_many_links_as_reachable_targets() -> None:
    t = acting(
        {"hero": ILVANE, "hand": "chain_lightning rage haste scorch poison", "dice": "AAAAWF"},
        "f1=siren b1=nymph b3=hero",
    )
    t.answer("cast:chain_lightning", "free:use")
    assert t.question == "target"
    assert t.keys == ["at:1f1"]
    t.answer("at:1f1", "at:1b1")
    assert t.state.spaces[1][:1] == [-1]
    assert len(t.heard(CreatureDied)) == 2


@clause("HE-SPL-24", "HE-ENH-10", "HE-DEC-19")
def test_energy_drain_takes_the_available_cards_and_the_victim_chooses() -> None:
    t = acting(
        {"hero": MARIS, "hand": "energy_drain", "dice": "WWWEEE"},
        {"hero": KALDOR, "board": "b2=hero", "hand": "scorch rage poison haste"},
    )
    cast(t, "energy_drain", "player:1", free=True)
    assert (t.asked, t.question) == (1, "discard")
    t.answer("discard:poison", "discard:haste", "discard:rage")
    assert hand(t.state, "bram") == ["scorch"]
    assert sum(len(e.spells) for e in t.heard(SpellsDiscarded) if e.seat == 1) == 3


# ---- 4.12 to 4.14: Creatures


@clause("HE-CRE-06", "HE-DIE-05", "HE-SPL-23", "HE-AMB-27")
def test_a_commanded_creature_is_not_activated_again_by_points() -> None:
    t = acting(
        {"board": "f1=hellhound f2=ifrit b2=hero", "hand": "command", "dice": "LLLLEE"}, "f4=golem b2=hero f3=siren"
    )
    t.answer("cast:command", "at:0f1", "attack")
    t.answer(t.keys[0])
    assert "attack:f1" not in t.keys
    assert t.forbidden_by("attack:f1") == ["HE-CRE-06"]
    assert "attack:f2" in t.keys
    assert "move:f1" in t.keys


@clause("HE-MOV-01", "HE-MOV-06", "HE-SPL-12", "HE-SPL-13")
def test_frozen_creature_neither_moves_nor_attacks_but_can_be_carried() -> None:
    t = acting(
        {"hero": ILVANE, "board": "f1=storm_dragon f2=pegasus b3=hero", "hand": "scorch", "dice": "FFLLLL"},
        "f1=siren b2=hero",
        spells=["freezing ann.f1 bram"],
    )
    cast(t, "scorch", "at:1f1")
    assert not {"move:f1", "attack:f1", "use:f1"} & set(t.keys)
    t.answer("use:f2", "at:0f1", "to:b1")
    assert t.state.spaces[0][SPACE_NUMBERS["b1"]] >= 0
    assert t.state.permanents[0].being == t.state.spaces[0][SPACE_NUMBERS["b1"]]


@clause("HE-CRE-07", "HE-MOV-03", "HE-MOV-04", "HE-BRD-07")
def test_creature_behind_can_attack_after_the_front_one_moves() -> None:
    t = acting(
        {"board": "f1=hellhound b1=ifrit b3=hero", "hand": "scorch", "dice": "FFLLLE"}, {"board": "f4=siren b2=hero"}
    )
    cast(t, "scorch", "at:1b2")
    assert "attack:b1" not in t.keys
    t.answer("move:f1", "to:f2")
    assert "attack:b1" in t.keys
    t.answer("attack:b1", "at:1f4")
    assert [e.owner for e in t.heard(CreatureDied)] == [1]


@clause("HE-CRT-08", "HE-CRT-09", "HE-EXA-24", "HE-SPL-23")
def test_phoenix_returned_by_command_may_not_attack_at_once() -> None:
    t = acting(
        {"board": "b2=hero", "beside": "phoenix", "hand": "command", "dice": "LLLLLE"}, {"board": "f4=siren b2=hero"}
    )
    t.answer("cast:command", "at:beside", "use", "to:f1")
    assert t.state.beings[t.state.spaces[0][0]].wounds == 4
    assert "attack:f1" not in t.keys
    assert "move:f1" in t.keys


@clause("HE-ATK-11", "HE-ATK-12", "HE-EXA-22")
def test_burning_attacker_has_attacked_and_its_points_are_spent() -> None:
    t = acting(
        {"board": "f4=hellhound b2=hero", "hand": "scorch", "dice": "FFLLEE"},
        {"hero": ILVANE, "board": "f1=griffin b2=hero"},
        spells=["wall_of_fire bram bram"],
    )
    cast(t, "scorch", "at:1b2")
    t.answer("attack:f4", "at:1f1")
    assert [e.owner for e in t.heard(CreatureDied)] == [0]
    assert t.state.life(t.state.spaces[1][0]) == 6
    assert t.state.act is None or t.state.act.points == 1


# ---- 4.20, 4.21: wounds and death


@clause("HE-WND-06", "HE-END-02", "HE-DTH-02")
def test_blast_that_kills_the_hero_ends_the_game_before_anything_else() -> None:
    t = acting({"hand": "fireball", "dice": "FFFFLL"}, "f2=siren/1 b2=hero/20")
    cast(t, "fireball", "at:1f2")
    assert (t.over, t.places) == (True, [1, 2])


@clause("HE-WND-05", "HE-EXA-41")
def test_stoneskin_applies_before_the_mountain() -> None:
    t = acting(
        {"board": "f4=hellhound b2=hero", "hand": "rockfall scorch", "dice": "EEEFFL"},
        {"hero": BRUNNA, "board": "f1=golem b2=hero"},
        spells=["heart_of_the_mountain bram bram", "stoneskin bram.f1 bram"],
    )
    cast(t, "rockfall", "at:1f1")
    golem = t.state.spaces[1][0]
    assert t.state.beings[golem].wounds == 1  # 2 - 1 by Stoneskin; Heart of the Mountain never reduces below 1
    t.answer("attack:f4", "at:1f1")
    assert t.state.beings[golem].wounds == 2


@clause("HE-DTH-05", "HE-DTH-06", "HE-SPL-02")
def test_blessing_on_another_player_ends_with_its_dead_caster() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "board": "b2=hero", "hand": "sunfire", "dice": "FFFFFC"},
        bram={"hero": ILVANE, "board": "b2=hero/18"},
        cas={"hero": BRUNNA, "board": "f1=golem b2=hero", "dice": "WFEALCC"},
        spells=["blessing cas bram", "poison bram.b2 cas"],
    )
    cast(t, "sunfire", "at:1b2")
    assert (t.asked, t.question) == (2, "give-up-die")
    t.answer("die:3")
    assert t.state.sides[2].dice == [0, 1, NO_DIE, 3, 4, 5, 5]
    assert t.state.permanents == []
    assert len(t.state.sides[2].discard) == 1
    assert (t.asked, t.question) == (2, "act-or-pass")


@clause("HE-END-03")
def test_a_leaving_player_without_creatures_does_not_trigger_the_extra_condition() -> None:
    t = play(
        players=3,
        extra_win="on",
        ann={"hero": KALDOR, "board": "b2=hero", "dice": "WFEALC"},
        bram={"hero": MARIS, "board": "b2=hero/3", "dice": "WFEALC"},
        cas={"hero": BRUNNA, "board": "b2=hero", "dice": "WFEALC"},
    )
    t.match.answer(2, "concede")
    assert not t.over


@clause("HE-DTH-04", "HE-BRD-13", "HE-END-05")
def test_dead_phoenix_is_beside_the_board_and_bears_no_spells() -> None:
    t = acting(
        {"hand": "scorch", "dice": "FFEEEE"},
        {"hero": KALDOR, "board": "f1=phoenix/7 b2=hero"},
        spells=["haste bram.f1 bram 2"],
    )
    cast(t, "scorch", "at:1f1")
    phoenix = next(b for b in t.state.beings if b.at == BESIDE)
    assert phoenix.wounds == 0
    assert t.state.permanents == []


# ---- 4.15 to 4.19: drawing, learning, dispelling, the others, Resume


@clause("HE-DRW-03", "HE-DRW-01")
def test_deck_is_reshuffled_when_it_runs_out_during_a_draw() -> None:
    t = acting({"dice": "CCCCCE", "deck": "rage", "discard": "scorch haste"})
    t.answer("draw")
    assert sorted(hand(t.state, "ann")) == ["haste", "rage", "scorch"]
    assert t.state.sides[0].discard == []


@clause("HE-DRW-04")
def test_draws_beyond_deck_and_pile_are_lost() -> None:
    t = acting({"dice": "CCCCCE", "deck": "rage"})
    t.answer("draw")
    assert hand(t.state, "ann") == ["rage"]
    assert t.question == "act-or-pass"


@clause("HE-LRN-05", "HE-LRN-03")
def test_with_an_empty_spell_deck_the_rows_still_move_down() -> None:
    t = acting({"dice": "CCCCEE"}, tableau="rage haste daze poison scorch healing fireball teleport", stack="")
    t.answer("learn", "spell:scorch@bottom1")
    tableau = t.state.duels[0].tableau
    assert (tableau[0], tableau[4]) == (-1, t.state.duels[0].tableau[4])
    assert tableau[4] >= 0
    assert hand(t.state, "ann") == ["scorch"]


@clause("HE-DSP-03", "HE-DSP-04", "HE-DSP-06")
def test_dispelling_costs_weakness_and_one_pair_per_token() -> None:
    t = acting(
        {"dice": "WFEALL", "hand": "rage haste scorch daze healing teleport"},
        spells=["poison ann.b2 bram 1"],
    )
    assert life(t.state, "ann") == 21 - 1 - 1
    t.answer("dispel", "spell:poison@0b2")
    assert t.question == "pairs"
    t.answer(next(key for key in t.keys if key.startswith("pair")))
    assert t.question == "act-or-pass"
    assert t.state.permanents == []
    assert len(hand(t.state, "ann")) == 4


@clause("HE-NOA-01", "HE-NOA-02", "HE-RES-02", "HE-RES-03", "HE-OTH-04")
def test_after_an_empty_stop_the_callers_dice_go_to_hand_and_others_stay() -> None:
    t = acting({"dice": "EEEEEE"}, {"board": "b2=hero", "dice": "WWFFCC"})
    t.answer("none", "pass")
    assert dice_in_hand(t.state, 0) == (0, 1, 2, 3, 4, 5)
    assert dice_in_hand(t.state, 1) == ()
    assert t.state.sides[1].dice[:6] == [0, 0, 1, 1, 5, 5]
    assert life(t.state, "ann") == 19


@pytest.mark.parametrize(("dice", "cards"), [("CCCEEE", 1), ("CCCCEE", 2), ("CCCCCE", 3), ("CCCCCC", 4)])
@clause("HE-DRW-01", "HE-EXA-05")
def test_three_c_draw_one_card_and_each_further_c_one_more(dice: str, cards: int) -> None:
    t = acting({"dice": dice, "deck": "rage haste scorch daze healing"})
    t.answer("draw")
    assert len(hand(t.state, "ann")) == cards


# ---- 4.22: one other player


@clause("HE-MUL-02", "HE-MUL-03")
def test_empowering_a_spell_on_somebody_affects_that_player() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "board": "f1=fire_elemental f4=hellhound b2=hero", "hand": "scorch", "dice": "FFLLLL"},
        bram={"hero": MARIS, "board": "f1=siren f4=siren b2=hero"},
        cas={"hero": BRUNNA, "board": "f1=golem f4=golem b2=hero"},
        spells=["poison bram.b2 ann"],
    )
    cast(t, "scorch", "at:0f1")
    t.answer("use:f1", "spell:poison@1b2")
    t.answer("attack:f4")
    assert t.keys == ["at:1f1"]


@clause("HE-MUL-01", "HE-CRT-12")
def test_song_limits_the_rest_of_the_action_to_its_listener() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": MARIS, "board": "f1=siren f4=siren b2=hero", "hand": "scorch", "dice": "FFLLLL"},
        bram={"hero": KALDOR, "board": "f1=ifrit f4=ifrit b2=hero", "dice": "FFFFFF"},
        cas={"hero": BRUNNA, "board": "f1=golem f4=golem b2=hero"},
        rolls="CCCCCC",
    )
    cast(t, "scorch", "at:0f1")
    t.answer("use:f1", "player:1")
    assert t.state.sides[1].dice[:6] == [5] * 6
    t.answer("attack:f4")
    assert t.keys == ["at:1f1"]
    t.answer("at:1f1")
    pass_on(t)


# ---- 8.4: without elimination


@clause("HE-VNE-01", "HE-VNE-06", "HE-VNE-07", "HE-VNE-10")
def test_stunned_hero_gives_no_points_and_is_not_healed() -> None:
    t = acting(
        {"board": "b2=hero", "hand": "sunfire", "dice": "FFFFFL"},
        {"hero": MARIS, "board": "b2=hero/19", "hand": "healing", "dice": "WWEEEE"},
        elimination="off",
    )
    cast(t, "sunfire", "at:1b2")
    assert (t.state.sides[0].points, t.state.is_stunned(1)) == (2, True)
    assert not t.over
    end_action(t)
    assert t.question == "beat" or t.waits


@clause("HE-VNE-09", "HE-PRM-04", "HE-HID-09")
def test_a_spell_that_stuns_its_own_caster_is_discarded() -> None:
    t = acting({"board": "b2=hero/19", "hand": "fire_raising", "dice": "FFFFEE"}, elimination="off")
    cast(t, "fire_raising", "at:0b2")
    assert t.state.is_stunned(0)
    assert (t.state.permanents, len(t.state.sides[0].discard)) == ([], 1)


# ---- 8.6: tournament


@clause("HE-VTO-05", "HE-VTO-06", "HE-DEC-24", "HE-DTH-08")
def test_player_who_left_the_draft_is_not_asked_about_third_place() -> None:
    match: Match[State] = Match(GAME, "third", players=4, format="tournament", army="preset")
    match.answer(0, "concede")
    while match.state.step == "draft":
        match.answer(match.asked, match.menu().keys[-1])
    match.answer(1, "concede")
    assert (match.ask is not None and match.ask.waiting, match.menu().question) == ([1], "third-place")
    match.answer(1, "yes")
    assert [duel.name for duel in match.state.duels] == ["", "", "final"]
    match.answer(2, "concede")
    assert sorted((standing.seat, standing.place) for standing in match.standings) == [(0, 3), (1, 3), (2, 2), (3, 1)]
