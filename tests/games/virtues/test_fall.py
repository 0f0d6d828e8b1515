"""The Fall of a Hero (4.22)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.virtues.content import CHARACTER, CONTENT
from meadhall.games.virtues.events.goods import HeroFell
from meadhall.games.virtues.state import NOBODY
from meadhall.games.virtues.turns import majorities
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.virtues.tables import gifts_of, player_of, sv, wealth_of

FOUL_SIN = {"sins": "sin_greed_b"}  # Grave-Robbing


def table_with_fall(**words: Any) -> ScriptedTable[Any]:
    """Return a table with The Fall of a Hero."""
    return sv(**{"fall": True, **words})


@clause("SV-FAL-01", "SV-FAL-02", "SV-FAL-05", "SV-FAL-07", "SV-FAL-08", "SV-AMB-22", "SV-AMB-23")
def test_seventh_corruption_card_makes_a_hero_fall_and_frees_their_places() -> None:
    t = table_with_fall(
        ann={**FOUL_SIN, "corruption": 6, "gold": 0, "buildings": "b01+"},
        row1="q01: ann bram - | tr_gold_2",
        portals={"portal_red": "ann", "portal_blue": "bram"},
    )
    t.answer("grave-robbing:sin_greed_b")
    one = player_of(t, "ann")
    assert (one.fallen, one.corruption, one.gold) == (True, 7, 2)
    assert t.state.rows[0][0].markers == [NOBODY, 1, NOBODY]
    assert t.state.portals[:2] == [NOBODY, 1]
    assert (one.markers, len(one.manned)) == (6, 1)
    assert t.heard(HeroFell)


@clause("SV-FAL-05")
def test_foul_functions_corrupt_even_if_they_fail_but_only_with_the_fall() -> None:
    t = table_with_fall(ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_1"})
    t.answer("pilfer:sin_envy_a", "drink:el_red_1")
    assert player_of(t, "ann").corruption == 1
    t = sv(ann=FOUL_SIN, row1="q01: - - - | tr_gold_2")
    t.answer("grave-robbing:sin_greed_b")
    assert player_of(t, "ann").corruption == 0
    t = table_with_fall(ann={"sins": "sin_greed_b"})
    t.answer("hoard:sin_greed_b")
    assert player_of(t, "ann").corruption == 0


@clause("SV-FAL-03", "SV-FAL-04", "SV-EX-25", "SV-RGP-06", "SV-FAL-25")
def test_sin_cards_in_hand_corrupt_card_by_card_until_the_fall() -> None:
    t = table_with_fall(
        step="score",
        ann={"corruption": 5, "sins": "sin_pride_a sin_pride_b sin_greed_a", "might": 4, "gifts": "DIL"},
        row1="q01: ann - -",
    )
    one = player_of(t, "ann")
    assert (one.fallen, one.corruption) == (True, 7)
    assert t.state.rows[0][0].markers[0] == NOBODY
    assert one.might == 4 + 2
    assert gifts_of(t, "ann") == ""


@clause("SV-FAL-17", "SV-FAL-03")
def test_sin_cards_in_hand_cost_a_fallen_hero_nothing() -> None:
    t = table_with_fall(step="score", ann={"fallen": True, "corruption": 7, "sins": "sin_pride_a", "might": 4})
    assert (player_of(t, "ann").corruption, player_of(t, "ann").might) == (7, 5)


@clause("SV-FAL-06", "SV-AMB-26")
def test_corruption_is_counted_beyond_the_cards() -> None:
    t = table_with_fall(ann={**FOUL_SIN, "corruption": 35, "fallen": True}, row1="q01: - - - | tr_gold_2")
    t.answer("grave-robbing:sin_greed_b")
    assert player_of(t, "ann").corruption == 36
    t = table_with_fall(ann={**FOUL_SIN, "corruption": 36, "fallen": True}, row1="q01: - - - | tr_gold_2")
    t.answer("grave-robbing:sin_greed_b")
    assert player_of(t, "ann").corruption == 37


@clause("SV-FAL-09", "SV-DEC-15", "SV-QPH-05", "SV-VOC-26")
def test_cleansing_costs_one_of_each_and_removes_a_corruption_card() -> None:
    t = table_with_fall(ann={"corruption": 3, "gold": 1, "fame": 1, "might": 1})
    t.answer("cleanse")
    assert (player_of(t, "ann").corruption, *wealth_of(t, "ann")) == (2, 0, 0, 0)
    t = table_with_fall(ann={"corruption": 3, "gold": 1, "fame": 1})
    assert t.forbidden_by("cleanse") == ["SV-FAL-09"]
    assert sv(ann={"gold": 1, "fame": 1, "might": 1}).forbidden_by("cleanse") == ["SV-FAL-09"]


@clause("SV-FAL-09", "SV-PAY-01", "SV-PAY-02")
def test_castle_may_help_with_cleansing() -> None:
    t = table_with_fall(ann={"corruption": 3, "gold": 1, "buildings": "b01", "might": 1})
    t.answer("cleanse")
    assert player_of(t, "ann").buildings == []


@clause("SV-FAL-10", "SV-EX-29")
def test_below_seven_a_fallen_hero_is_good_again_and_regains_nothing() -> None:
    t = table_with_fall(ann={"fallen": True, "corruption": 7, "gold": 1, "fame": 1, "might": 1, "hero_tapped": True})
    t.answer("cleanse")
    assert (player_of(t, "ann").fallen, player_of(t, "ann").hero_tapped) == (False, True)
    assert NOBODY in t.state.portals


@clause("SV-FAL-11", "SV-FAL-12")
def test_a_fallen_hero_has_no_quests_portals_or_artifacts() -> None:
    t = table_with_fall(
        ann={"fallen": True, "gold": 9, "gifts": "DIL:6 HUM", "artifacts": "art_1"},
        row1="q01: - - - | tr_gold_2",
    )
    assert t.forbidden_by("quest:q01.3") == ["SV-FAL-11"]
    assert t.forbidden_by("portal:portal_red") == ["SV-FAL-11"]
    assert t.forbidden_by("artifact:art_1") == ["SV-FAL-12"]
    assert not [key for key in t.keys if key.startswith("treasure")]
    assert t.state.artifact_faces(0) == [0]


@clause("SV-FAL-13", "SV-AMB-25")
def test_a_fallen_hero_takes_no_treasure_of_a_quest() -> None:
    t = table_with_fall(
        ann={"gold": 3},
        bram={"fallen": True},
        row1="q01: bram bram -",
        decks={"treasures": "tr_gold_2 tr_gold_3 tr_gold_4"},
        next_cataclysms="cat_04",
    )
    t.answer("quest:q01.3")
    assert (t.asked, t.question) == (0, "reward")
    t.answer("deck:tr_gold_4")
    assert t.question == "go"


@clause("SV-FAL-14", "SV-FAL-15", "SV-EX-26", "SV-EX-27")
@pytest.mark.parametrize(
    ("face", "mine", "theirs"),
    [("tr_gold_3", (0, 1, 0), (0, 1, 0)), ("tr_might_1", (0, 0, 0), (0, 0, 1)), ("tr_artifact", (0, 0, 0), (0, 0, 0))],
)
def test_fallen_heroes_share_early_treasures(face: str, mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    t = table_with_fall(
        bram={"fallen": True},
        cas={"fallen": True},
        row1=f"q01: ann - - | {face}",
        decks={"treasures": ""},
    )
    t.answer("treasure:q01.1")
    assert wealth_of(t, "ann") == mine
    assert wealth_of(t, "bram") == wealth_of(t, "cas") == theirs


@clause("SV-FAL-16", "SV-AMB-24", "SV-FAL-25")
def test_fallen_hero_uses_gifts_in_their_go_and_loses_them_at_its_end() -> None:
    t = table_with_fall(ann={"fallen": True, "characters": "ch_red_2", "elixirs": "el_blue_1"})
    t.answer("tap:ch_red_2")
    assert gifts_of(t, "ann") == "PAT DIL"
    t.answer("drink:el_blue_1")
    assert gifts_of(t, "ann") == ""
    assert t.state.pool == [6] * 7


@clause("SV-FAL-25")
def test_fallen_hero_keeps_no_gifts_outside_their_go() -> None:
    t = table_with_fall(ann={"sins": "sin_envy_a"}, bram={"fallen": True, "elixirs": "el_red_1 el_red_2"})
    t.answer("pilfer:sin_envy_a", "drink:el_red_1")
    assert gifts_of(t, "bram") == ""


@clause("SV-FAL-25", "SV-FAL-16")
def test_player_who_falls_in_their_go_keeps_gifts_until_its_end() -> None:
    t = table_with_fall(
        ann={"sins": "sin_lust_a", "corruption": 6, "elixirs": "el_blue_1"},
        bram={"characters": "ch_red_2"},
    )
    t.answer("seduction:sin_lust_a")
    assert (player_of(t, "ann").fallen, gifts_of(t, "ann"), t.question) == (True, "PAT DIL", "after-action")
    t.answer("done")
    assert gifts_of(t, "ann") == ""


@clause("SV-FAL-18", "SV-FAL-20")
def test_otherwise_a_fallen_hero_plays_as_before() -> None:
    t = table_with_fall(
        ann={"fallen": True, "fame": 2, "gold": 4, "might": 1, "sins": "sin_greed_a", "buildings": "b01"},
        tavern="ch_red_2",
        store="el_red_1",
        next_characters="ch_red_3",
    )
    assert {"recruit:ch_red_2", "buy:el_red_1", "found:b13", "man:b01", "hoard:sin_greed_a"} <= set(t.keys)
    assert (0, "red") in list(majorities(t.state))
    t.answer("recruit:ch_red_2", "pay", "done")
    assert player_of(t, "ann").characters == [CHARACTER["ch_red_2"]]


@clause("SV-FAL-18", "SV-FAL-24", "SV-RGP-20")
def test_fallen_hero_gets_evil_income_and_a_place_in_the_turn_order() -> None:
    t = table_with_fall(step="regroup", ann={"fallen": True}, bram={"might": 1}, cas={"might": 2})
    assert wealth_of(t, "ann") == (CONTENT.hero[0].evil_income_fame, CONTENT.hero[0].evil_income_gold, 0)
    assert t.state.order[0] == 0


# ---- the evil side (11.4)


def table_with_evil_hero(hero: str, **words: Any) -> ScriptedTable[Any]:
    """Return a table on which Ann has this hero, fallen."""
    return table_with_fall(**{"ann": {"hero": hero, "fallen": True}, "bram": {"hero": "hero_green"}, **words})


@clause("SV-FAL-19", "SV-AMB-27", "SV-DEC-28")
def test_burning_levy_and_usury_take_two() -> None:
    t = table_with_evil_hero("hero_red", bram={"hero": "hero_green", "fame": 5}, cas={"hero": "hero_white", "fame": 1})
    t.answer("hero", "player:1")
    assert (player_of(t, "ann").fame, player_of(t, "bram").fame, player_of(t, "ann").hero_tapped) == (2, 3, True)
    t = table_with_evil_hero("hero_amber", bram={"hero": "hero_green", "gold": 1})
    t.answer("hero")
    assert player_of(t, "ann").gold == 1


@clause("SV-FAL-19", "SV-VOC-15")
def test_wreckers_lights_discard_an_elixir() -> None:
    t = table_with_evil_hero("hero_blue", bram={"hero": "hero_green", "elixirs": "el_red_1 el_red_6"})
    t.answer("hero")
    assert (t.asked, t.question) == (1, "interrupt")
    t.answer("done", "elixir:el_red_6")
    assert len(player_of(t, "bram").elixirs) == 1


@clause("SV-FAL-19", "SV-VOC-09", "SV-HRO-06")
def test_snare_taps_a_character() -> None:
    t = table_with_evil_hero("hero_green", bram={"hero": "hero_red", "characters": "ch_red_2"})
    t.answer("hero")
    assert player_of(t, "bram").tapped == [CHARACTER["ch_red_2"]]
    t.answer("pass", "pass", by=None)
    assert t.forbidden_by("hero") == ["SV-HRO-06"]


@clause("SV-FAL-19", "SV-VOC-05")
def test_snuff_out_discards_two_gifts() -> None:
    t = table_with_evil_hero("hero_white", bram={"hero": "hero_green", "gifts": "DIL PAT HUM"})
    t.answer("hero")
    assert t.asked == 0
    t.answer("gift:DIL", "gift:HUM")
    assert (gifts_of(t, "bram"), gifts_of(t, "ann")) == ("PAT", "")


@clause("SV-FAL-19", "SV-VOC-24", "SV-VOC-02")
def test_whisper_draws_a_sin_and_takes_might() -> None:
    t = table_with_evil_hero("hero_violet", bram={"hero": "hero_green", "might": 3}, next_sins="sin_pride_a")
    t.answer("hero")
    assert (len(player_of(t, "ann").sins), player_of(t, "bram").might) == (1, 2)


# ---- the ends


@clause("SV-FAL-21", "SV-END-09", "SV-UNN-13")
def test_fallen_heroes_win_with_the_fourteenth_cataclysm() -> None:
    t = table_with_fall(ann={"fallen": True, "might": 1}, bram={"might": 40}, cataclysms=14)
    t.answer("pass", "pass", "pass")
    assert (t.over, t.state.ending, t.places) == (True, "cataclysm", [1, 2, 2])


@clause("SV-FAL-22", "SV-EX-28", "SV-END-01", "SV-END-09")
def test_if_all_fall_all_win_but_the_last() -> None:
    t = table_with_fall(
        ann={"fallen": True},
        bram={"fallen": True},
        cas={**FOUL_SIN, "corruption": 6},
        on="cas",
        row1="q01: - - - | tr_gold_2",
    )
    t.answer("grave-robbing:sin_greed_b")
    assert (t.over, t.state.ending, t.places) == (True, "fallen", [1, 1, 3])


@clause("SV-FAL-23", "SV-END-03", "SV-END-04")
def test_only_a_good_hero_wins_by_armour() -> None:
    t = table_with_fall(step="score", armour=7, ann={"fallen": True, "might": 40}, bram={"might": 20})
    assert not t.over
    t = table_with_fall(
        step="score", armour=7, ann={"fallen": True, "might": 40}, bram={"might": 30}, cas={"might": 31}
    )
    assert (t.over, t.places) == (True, [3, 2, 1])
