"""Wounds, healing and death (4.20, 4.21)."""

from __future__ import annotations

import pytest

from meadhall.engine.common.errors import NotOffered
from meadhall.games.heroes.content import SPELL
from meadhall.games.heroes.events import BeingHealed, BeingWounded, GameEnded, SpellEnded
from meadhall.games.heroes.positions import board_words, hand, life, permanent_words, space_words
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, acting, cast, play


@clause("HE-WND-01", "HE-CMP-10")
def test_wounds_of_a_hero_lower_the_marker() -> None:
    t = acting({"dice": "WWEEEE"})
    assert (life(t.state, "ann"), t.points) == (19, [19, 21])


@clause("HE-WND-02", "HE-DTH-03")
def test_creature_with_wounds_equal_to_its_toughness_is_removed() -> None:
    t = acting({"dice": "FFEEEE", "hand": "scorch"}, "f1=nymph/1 b2=hero")
    cast(t, "scorch", "at:1f1")
    assert board_words(t.state, "bram") == "b2=hero"


@clause("HE-WND-03", "HE-VER-02")
def test_healing_never_goes_beyond_the_start() -> None:
    t = acting(
        {"dice": "EEEEEE", "hand": "healing", "board": "b2=hero/1"},
        {"board": "b2=hero", "dice": "WWEEEE", "hand": "healing"},
    )
    t.answer("none", "act")
    cast(t, "healing", "at:0b2")
    assert life(t.state, "ann") == 20
    assert [e.healed for e in t.heard(BeingHealed)] == [2]
    t = acting({"dice": "FFWWLL", "hand": "healing", "board": "b2=hero/1", "hero": ILVANE})
    cast(t, "healing", "at:0b2")
    assert life(t.state, "ann") == 21


@clause("HE-WND-04", "HE-TRM-07")
def test_wounds_are_physical_or_magical_as_printed() -> None:
    t = acting({"dice": "EEELLL", "hand": "rockfall"}, "f1=sylphid b2=hero")
    cast(t, "rockfall", "at:1f1")
    assert space_words(t.state, "bram", "f1") == "sylphid"


@clause("HE-WND-05", "HE-VER-01", "HE-VER-17")
@pytest.mark.parametrize(
    ("spell", "dice", "target", "there", "left"),
    [
        ("rockfall", "EEELLL", "at:1f1", ("stoneskin bram.f1 bram",), "golem/1"),
        ("rockfall", "EEELLL", "at:1f1", ("heart_of_the_mountain bram bram",), "golem/1"),
        ("rockfall", "EEELLL", "at:1f1", ("heart_of_the_mountain bram bram", "stoneskin bram.f1 bram"), "golem/1"),
        ("scorch", "FFEEEE", "at:1f1", ("stoneskin bram.f1 bram",), "golem/1"),
        ("scorch", "FFEEEE", "at:1f1", ("heart_of_the_mountain bram bram",), "golem/1"),
    ],
)
def test_stoneskin_applies_before_the_heart_of_the_mountain(
    spell: str, dice: str, target: str, there: tuple[str, ...], left: str
) -> None:
    bram = {"hero": BRUNNA, "board": "f1=golem b2=hero", "dice": "EEEEEE"}
    t = acting({"dice": dice, "hand": spell}, bram, spells=there)
    cast(t, spell, target)
    assert space_words(t.state, "bram", "f1") == left


@clause("HE-WND-06", "HE-WND-09")
def test_blast_hits_all_at_the_same_moment() -> None:
    t = acting({"dice": "FFFFLL", "hand": "fireball"}, "f1=nymph/1 f2=leviathan b1=hero/20")
    cast(t, "fireball", "at:1f1")
    assert t.over  # the Hero suffers too although Nymph fell
    assert [e.left for e in t.heard(BeingWounded)] == [0, 6, 0]


@clause("HE-WND-07")
def test_wounds_have_a_source() -> None:
    t = acting(
        {"dice": "FFFLLL", "hand": "rage", "board": "f1=ifrit b2=hero"},
        "f4=triton b2=hero",
        spells=["heart_of_the_mountain ann ann"],
    )
    cast(t, "rage", "at:0f1", "nobody")
    assert space_words(t.state, "ann", "f1") == "ifrit/1"
    assert t.heard(BeingWounded)[-1].by == 0


@clause("HE-WND-08")
def test_wounds_beyond_the_last_hit_point_do_not_count() -> None:
    t = acting({"dice": "FFFFFL", "hand": "sunfire"}, "f1=nymph b2=hero")
    cast(t, "sunfire", "at:1f1")
    assert t.heard(BeingWounded)[-1].wounds == 2


@clause("HE-WND-09")
def test_an_op_without_its_target_is_skipped_and_the_rest_is_carried_out() -> None:
    t = acting({"hero": BRUNNA, "dice": "EEELLL", "hand": "life_drain", "board": "b2=hero/5"}, "f1=nymph b2=hero")
    cast(t, "life_drain", "at:1f1", "at:0b2")
    assert (space_words(t.state, "bram", "f1"), life(t.state, "ann")) == ("", 18)


# ---- death


@clause("HE-DTH-01", "HE-DTH-02", "HE-GAM-03", "HE-END-01")
def test_hero_at_zero_loses_despite_remaining_creatures() -> None:
    t = acting({"dice": "FFEEEE", "hand": "scorch"}, "f1=leviathan b2=hero/20")
    cast(t, "scorch", "at:1b2")
    assert (t.over, t.places) == (True, [1, 2])
    assert [(e.winners, e.why) for e in t.heard(GameEnded)] == [([0], "last")]


@clause("HE-DTH-05", "HE-DTH-06", "HE-SPL-02")
def test_eliminated_player_loses_everything_and_others_get_their_spells_back() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "dice": "FFEEEE", "hand": "scorch"},
        bram={"hero": ILVANE, "board": "f1=griffin b2=hero/20", "hand": "haste", "dice": "AAAAAA"},
        cas={"hero": BRUNNA, "dice": "AAAAAA"},
        spells=["poison bram.f1 cas", "daze bram ann", "misfortune cas bram"],
    )
    cast(t, "scorch", "at:1b2")
    s = t.state
    assert permanent_words(s) == []
    assert [e.gone for e in t.heard(SpellEnded)] == [False, False, True]
    assert (s.sides[2].discard, s.sides[0].discard) == ([SPELL["poison"]], [SPELL["daze"], SPELL["scorch"]])
    assert (board_words(s, "bram"), hand(s, "bram"), s.sides[1].dice, s.sides[1].deck) == ("", [], [], 0)


@clause("HE-DTH-06", "HE-SPL-02", "HE-DEC-20")
def test_blessing_on_another_hero_ends_with_its_controller_and_a_die_is_removed() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "dice": "FFEEEE.", "hand": "scorch"},
        bram={"hero": ILVANE, "board": "b2=hero/20", "dice": "AAAAAA"},
        cas={"hero": BRUNNA, "dice": "AAEELL-"},
        spells=["blessing cas bram"],
    )
    cast(t, "scorch", "at:1b2")
    assert (t.asked, t.question) == (2, "give-up-die")
    assert t.menu.unanswered().key == "die:7"
    t.answer("die:2")
    assert t.state.sides[2].dice == [3, -3, 2, 2, 4, 4, -1]


@clause("HE-DTH-07")
def test_player_who_dies_in_their_own_action_loses_the_rest_of_it() -> None:
    ann = {"hero": BRUNNA, "board": "f1=golem b2=hero/20", "dice": "FFLLLL", "hand": "scorch"}
    t = play(players=3, active="ann", ann=ann, bram="b2=hero", cas="b2=hero")
    cast(t, "scorch", "at:0b2")
    assert (t.asked, t.question) == (1, "act-or-pass")


@clause("HE-DTH-08", "HE-DEC-22", "HE-ACT-04")
def test_concession_asks_the_open_question_again_with_remaining_options() -> None:
    t = play(
        players=3, active="ann", ann={"hero": KALDOR, "dice": "FFEEEE", "hand": "scorch"}, bram="b2=hero", cas="b2=hero"
    )
    t.answer("cast:scorch", "free:decline")
    assert t.keys == ["at:0b2", "at:1b2", "at:2b2"]
    t.match.answer(1, "concede")
    assert (t.asked, t.question) == (0, "action")  # the parts given before are void
    t.answer("cast:scorch", "free:decline")
    assert t.keys == ["at:0b2", "at:2b2"]
    with pytest.raises(NotOffered):
        t.match.answer(1, "concede")


@clause("HE-DTH-08")
def test_the_acting_player_may_concede_and_two_leave_one() -> None:
    t = play(players=3, active="ann", ann={"hero": KALDOR, "dice": "EEEEEE"}, bram="b2=hero", cas="b2=hero")
    t.match.answer(0, "concede")
    assert (t.asked, t.question) == (1, "act-or-pass")
    t.match.answer(1, "concede")
    assert (t.over, t.places) == (True, [3, 2, 1])


@clause("HE-DTH-08")
def test_conceding_works_in_every_part_of_the_match() -> None:
    for step, words in (
        ("draft", {}),
        ("army", {"ann": {"unplaced": ""}, "bram": {"unplaced": ""}, "cas": {"unplaced": ""}}),
        ("place", {"ann": {"unplaced": "hero"}, "bram": {"unplaced": "hero"}, "cas": {"unplaced": "hero"}}),
        ("prepare", {name: {"dice": "WFEALC"} for name in ("ann", "bram", "cas")}),
    ):
        t = play(players=3, step=step, **words)
        assert t.match.ask is not None
        t.match.answer(0, "concede")
        assert 0 not in t.match.ask.waiting
        t.match.answer(2, "concede")
        assert (t.over, t.places) == (True, [3, 1, 2])


@clause("HE-DTH-09", "HE-END-06")
def test_last_heroes_who_fall_together_share_the_victory() -> None:
    t = play(ann={"board": "b2=hero/20", "dice": "WFEALC"}, bram={"board": "b2=hero/20", "dice": "WFEALC"}, holds=2)
    t.match.answer(0, "throw:none")
    t.match.answer(1, "throw:none")
    assert (t.over, t.places) == (True, [1, 1])
    assert [(e.winners, e.why) for e in t.heard(GameEnded)] == [([0, 1], "level")]
