"""Rulings on unclear passages of the rulebook (section 12) that no other test covers."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.engine.table.log import Outcome
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import CONTENT, CREATURE, CREATURES, SPELL, SPELLS
from meadhall.games.heroes.events import BeingWounded, GameEnded
from meadhall.games.heroes.positions import life, permanent_words, space_words
from meadhall.games.heroes.state import EMPTY, State
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, KALDOR, MARIS, acting, cast, play


@clause("HE-AMB-05", "HE-ATK-04", "HE-ATK-05", "HE-ATK-06", "HE-ATK-07")
def test_there_are_four_attack_symbols_and_every_card_has_one() -> None:
    assert CONTENT.directions == {"F": [0], "FR": [0, 1], "FB": [-1, 0, 1], "ANY": "any"}
    assert {creature.directions for creature in CREATURES} == set(CONTENT.directions)


@clause("HE-AMB-04", "HE-EXA-01", "HE-EXA-02", "HE-EXA-03", "HE-EXA-04")
def test_the_four_attackers_of_the_figure_have_one_symbol_each() -> None:
    figure = ("water_elemental", "triton", "leviathan", "ice_dragon")
    assert [CREATURES[CREATURE[one]].directions for one in figure] == ["F", "FR", "FB", "ANY"]


@clause("HE-AMB-06", "HE-ATK-02")
def test_hero_is_attacked_like_any_being() -> None:
    t = acting({"hero": MARIS, "board": "f1=harpy b2=hero", "dice": "FFLLLL", "hand": "scorch"}, "f3=golem b2=hero")
    cast(t, "scorch", "at:0f1")
    t.answer("attack:f1")
    assert t.keys == ["at:1f3", "at:1b2"]
    t.answer("at:1b2")
    assert life(t.state, "bram") == 21 - 1


@clause("HE-AMB-07", "HE-OTH-03")
def test_other_acting_player_activates_and_moves_like_the_caller() -> None:
    bram = {"hero": KALDOR, "board": "f4=hellhound f2=golem b2=hero", "dice": "FFLLLL", "hand": "scorch"}
    t = acting({"hero": MARIS, "board": "f1=triton b2=hero"}, bram)
    t.answer("none", "act")
    cast(t, "scorch", "at:0f1")
    assert (t.asked, t.question) == (1, "next")
    t.answer("attack:f4", "at:0f1")
    assert space_words(t.state, "ann", "f1") == "triton/3"
    t.answer("move:f2", "to:f1")
    assert space_words(t.state, "bram", "f1") == "golem"


@clause("HE-AMB-09", "HE-SET-04", "HE-SET-07", "HE-SET-09")
def test_only_the_table_is_prepared_before_the_draft() -> None:
    match: Match[State] = Match(GAME, "5", players=3)
    kinds = [entry.kind for entry in match.log if isinstance(entry, Outcome)]
    assert sorted(kinds) == ["setup/first", *["setup/priority"] * 3, *["spells/common"] * 8]
    s = match.state
    assert (match.asked, match.menu().question) == (s.first, "draft")
    assert [len(side.hand) for side in s.sides] == [0, 0, 0]
    assert all(space == EMPTY for board in s.spaces for space in board)


@clause("HE-AMB-13", "HE-TRM-06")
def test_dispelled_spell_returns_to_its_caster_and_not_to_its_bearer() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "dice": "AAAAAE", "hand": "dispel"},
        bram={"hero": MARIS},
        cas={"hero": BRUNNA},
        spells=["poison bram.b2 cas"],
    )
    cast(t, "dispel", "spell:poison@1b2")
    assert permanent_words(t.state) == []
    assert [side.discard for side in t.state.sides] == [[SPELL["dispel"]], [], [SPELL["poison"]]]


@clause("HE-AMB-19", "HE-STP-02", "HE-STP-03")
def test_weakness_is_the_first_effect_of_a_stop() -> None:
    board = "f1=cave_troll/2 b2=hero"
    t = acting({"hero": BRUNNA, "board": board, "dice": "AAEEEE"}, spells=["poison ann.f1 bram", "misfortune ann bram"])
    assert [(e.why, e.wounds) for e in t.heard(BeingWounded)] == [("weakness", 2), ("spell", 1)]


@clause("HE-AMB-31", "HE-END-03")
@pytest.mark.parametrize("living", [3, 2])
def test_extra_condition_applies_while_two_or_more_heroes_live(living: int) -> None:
    t = play(
        players=3,
        active="ann",
        extra_win="on",
        ann={"hero": KALDOR, "board": "b2=hero", "dice": "FFEEEE", "hand": "scorch"},
        bram={"hero": MARIS, "board": "b2=hero/9", "dice": "AAAAAA"},
        cas={"hero": BRUNNA, "board": "f1=gnome/1 b2=hero/4", "dice": "EEEEEE"},
    )
    if living == 2:
        t.match.answer(1, "concede")
    cast(t, "scorch", "at:2f1")
    assert (t.over, t.places) == (True, [1, 3, 2])
    assert [e.why for e in t.heard(GameEnded)] == ["creatures"]


@clause("HE-AMB-33", "HE-VNE-06", "HE-VNE-07")
def test_permanent_spell_wounds_score_for_the_caster_and_weakness_for_nobody() -> None:
    t = play(
        players=3,
        elimination="off",
        active="ann",
        ann={"hero": KALDOR, "dice": "WWCCCE"},
        bram={"hero": MARIS},
        cas={"hero": BRUNNA},
        spells=["poison ann.b2 cas", "misfortune ann ann"],
    )
    assert life(t.state, "ann") == 21 - 2 - 1 - 2
    assert t.points == [0, 0, 1]


@clause("HE-AMB-36", "HE-CMP-11")
def test_the_box_has_86_tokens_for_wounds_and_power() -> None:
    assert CONTENT.limits.wound_power_tokens == 86
    t = play(spells=["poison bram.b2 ann 87"])
    assert t.state.permanents[0].power == 87


@clause("HE-AMB-38", "HE-CMP-08")
def test_every_permanent_spell_on_a_being_has_a_token_per_copy() -> None:
    on_beings = {s.id: s.copies for s in SPELLS if s.permanent and s.target != "any player"}
    assert {token.spell: token.count for token in CONTENT.permanent_token} == on_beings
    assert sorted(on_beings) == ["fire_raising", "flaming_blade", "freezing", "haste", "poison", "stoneskin"]


@clause("HE-CST-04", "HE-TGT-02", "HE-CRE-12")
def test_why_not_has_an_answer_for_every_space_and_every_kind_of_answer() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "hand": "flaming_blade", "dice": "FFFFFL"})
    t.answer("cast:flaming_blade")
    while t.question != "target":
        t.answer(t.keys[-1] if t.question == "free-enhancement" else "enough")
    reasons = {key: t.why_not(key)[0].clause for key in ("at:0f2", "at:0b2", "at:1b2", "at:tableau0.0", "no-more")}
    assert reasons == {
        "at:0f2": "HE-CST-04", "at:0b2": "HE-TGT-02", "at:1b2": "HE-TGT-05", "at:tableau0.0": "HE-CST-04",
        "no-more": "HE-TGT-08",
    }  # fmt: skip


@clause("HE-MUL-03")
def test_refusal_names_the_player_already_affected_by_the_action() -> None:
    t = play(
        ann={"hero": KALDOR, "board": "f1=ifrit f2=ifrit b2=hero", "hand": "scorch", "dice": "FFLLLL"},
        bram={"hero": MARIS, "board": "f3=nymph b2=hero"},
        cas={"hero": BRUNNA, "board": "f3=gnome b2=hero"},
        players=3, active="ann", hero_text="off",
    )  # fmt: skip
    t.answer("cast:scorch")
    while t.question != "target":
        t.answer("enough")
    t.answer("at:1f3")
    t.answer("attack:f2")
    assert [(r.clause, r.text, r.numbers) for r in t.menu.why_not("at:2f3")] == [
        ("HE-MUL-03", "affects-another", {"seat": 1})
    ]
