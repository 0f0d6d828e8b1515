"""Cataclysms (4.20, 11.12)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import Names
from meadhall.engine.common.text import Text
from meadhall.engine.play.perspective import Perspective
from meadhall.games.virtues.content import BUILDING, BUILDINGS, CATACLYSMS, CHARACTER, ELIXIR
from meadhall.games.virtues.ops import DrawSin, ReturnSin, Ruin
from meadhall.games.virtues.state import CLOSED, EMPTY
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.virtues.tables import gifts_of, player_of, sv, wealth_of

SIX_SINS = "sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b sin_sloth_b"


def struck(card: str, **words: Any) -> ScriptedTable[Any]:
    """Return a table on which Dot plays the seventh sin card, which causes this cataclysm."""
    cataclysm_words = {
        "players": 4,
        "dot": {"sins": "sin_wrath_a"},
        "on": "dot",
        "sin_pile": SIX_SINS,
        "next_cataclysms": card,
    }
    t = sv(**{**cataclysm_words, **words})
    t.answer("battle-frenzy:sin_wrath_a")
    while not t.over and t.question == "interrupt":
        t.answer("done")
    return t


def destroyed_lines(t: ScriptedTable[Any]) -> list[str]:
    """Return the lines of Ann's log about destroyed buildings."""
    lines = Perspective(t.match, ["Ann", "Bram", "Cas", "Dot"], 0).lines()
    return [str(line.words) for line in lines if "destroyed" in str(line.words)]


@clause("SV-CAT-07", "SV-CAT-08", "SV-AMB-34", "SV-VOC-27", "SV-CNT-22")
def test_open_space_with_the_lowest_number_is_closed_permanently() -> None:
    t = struck("cat_01", tavern="closed ch_red_2 ch_red_3", discards={"characters": "ch_blue_2"})
    assert t.state.tavern == [CLOSED, CLOSED, CHARACTER["ch_red_3"]]
    assert CHARACTER["ch_red_2"] in t.state.character_deck.discards
    t = struck("cat_04", store="el_red_1 el_red_2 el_red_3")
    assert t.state.store[0] == CLOSED


@clause("SV-CAT-08")
def test_cataclysm_closes_nothing_if_all_spaces_are_closed() -> None:
    t = struck("cat_01", tavern="closed closed closed")
    assert t.state.tavern == [CLOSED] * 3
    assert len(t.state.cataclysms) == 1


@clause("SV-VOC-11", "SV-DEC-20", "SV-CAT-06", "SV-GEN-06")
def test_roads_of_bone_take_a_character_from_players_with_the_most() -> None:
    t = struck(
        "cat_02",
        ann={"characters": "ch_red_2 ch_red_4"},
        bram={"characters": "ch_blue_2 ch_blue_6!"},
        cas={"characters": "ch_green_2"},
    )
    assert (t.asked, t.keys) == (0, ["character:ch_red_2", "character:ch_red_4"])
    assert t.menu.unanswered().key == "character:ch_red_2"
    t.answer("character:ch_red_4")
    t.answer("character:ch_blue_6", by="bram")
    assert [len(player_of(t, name).characters) for name in ("ann", "bram", "cas")] == [1, 1, 1]
    assert player_of(t, "bram").tapped == []


@clause("SV-VOC-09", "SV-GEN-05")
def test_deserters_moon_taps_one_upright_character_of_each() -> None:
    t = struck("cat_03", ann={"characters": "ch_red_2 ch_red_3!"}, bram={"characters": "ch_blue_2 ch_blue_3"})
    assert t.asked == 1
    t.answer("character:ch_blue_3")
    assert player_of(t, "ann").tapped == [CHARACTER["ch_red_3"], CHARACTER["ch_red_2"]]
    assert gifts_of(t, "ann") == ""


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("cat_02", "Discard {}", "„{}“ ablegen"),
        ("cat_03", "Tap {} without gifts", "„{}“ ohne Gaben tappen"),
    ],
)
def test_answers_tell_what_happens_to_the_character(card: str, english: str, german: str) -> None:
    t = struck(card, bram={"characters": "ch_blue_2 ch_blue_3"})
    assert (t.asked, t.question) == (1, "own-character")
    for language, words in (("en", english), ("de", german)):
        seen = Perspective(t.match, ["Ann", "Bram", "Cas", "Dot"], 1, language=language)
        names = [seen.say(Text(f"character-{key.partition(':')[2]}")) for key in t.keys]
        assert [seen.option_words(option) for option in t.menu] == [words.format(name) for name in names]


@clause("SV-VOC-15")
def test_bitter_wells_spoil_an_elixir_of_players_with_two() -> None:
    t = struck("cat_05", ann={"elixirs": "el_red_1 el_red_6"}, bram={"elixirs": "el_red_2"})
    assert t.keys == ["elixir:el_red_1", "elixir:el_red_6"]
    t.answer("elixir:el_red_1")
    assert player_of(t, "ann").elixirs == [ELIXIR["el_red_6"]]
    assert player_of(t, "bram").elixirs == [ELIXIR["el_red_2"]]
    assert gifts_of(t, "ann") == ""


@clause("SV-VOC-02", "SV-GEN-03", "SV-CAT-05")
@pytest.mark.parametrize(("card", "lost"), [("cat_06", (0, 1)), ("cat_12", (0, 2)), ("cat_13", (2, 0))])
def test_everybody_loses_gold_or_fame_as_far_as_they_have_it(card: str, lost: tuple[int, int]) -> None:
    t = struck(card, fall=True, ann={"fame": 5, "gold": 5}, bram={"fallen": True, "fame": 1, "gold": 1})
    assert wealth_of(t, "ann")[:2] == (5 - lost[0], 5 - lost[1])
    assert wealth_of(t, "bram")[:2] == (1 - min(1, lost[0]), 1 - min(1, lost[1]))


@clause("SV-VOC-05", "SV-DEC-20")
def test_night_without_stars_leaves_four_gift_cards() -> None:
    t = struck("cat_14", ann={"gifts": "DIL:3 HUM:3"}, bram={"gifts": "PAT:4"})
    assert t.menu.unanswered().key == "gift:HUM"
    t.answer("gift:DIL", "gift:DIL")
    assert (gifts_of(t, "ann"), gifts_of(t, "bram")) == ("HUM HUM HUM DIL", "PAT PAT PAT PAT")


@clause("SV-CAT-09", "SV-CAT-10", "SV-CAT-11", "SV-CAT-12", "SV-VOC-28", "SV-HID-08", "SV-DCK-08")
def test_cataclysm_destroys_buildings_on_offer_and_in_decks() -> None:
    t = struck("cat_10", castles="b02 b01", next_castles="b04")
    assert t.state.castles == [BUILDING["b04"], BUILDING["b01"]]
    assert BUILDING["b14"] not in t.state.temples
    t = struck("cat_07", ann={"buildings": "b01+ b02"})
    assert player_of(t, "ann").buildings == [BUILDING["b02"]]
    assert BUILDING["b08"] not in t.state.faces.bags["estate"]
    t = struck("cat_08", decks={"castles": "b01", "estates": "b07"})
    assert len(t.state.cataclysms) == 1


@clause("SV-CAT-09", "SV-CAT-10")
def test_the_log_names_a_destroyed_building_once_and_again_with_its_owner() -> None:
    line = "Cataclysm 1 of 14: Dragonfire. Saltwatch and the Temple of the Deep are destroyed."
    assert destroyed_lines(struck("cat_10", castles="b02 b01")) == [line]
    owned = struck("cat_10", castles="b01", ann={"buildings": "b02"})
    assert destroyed_lines(owned) == [line, "Your Saltwatch is destroyed."]


@clause("SV-CAT-03", "SV-CAT-13", "SV-END-02")
def test_a_cataclysm_is_finished_first_and_causes_no_other() -> None:
    t = struck("cat_12", armour=7, ann={"might": 30})
    assert (t.over, t.state.ending) == (True, "armour")
    assert not [card for card in CATACLYSMS if any(isinstance(op, DrawSin | ReturnSin) for op in card.effects)]


@clause("SV-DCK-12", "SV-CHN-08")
def test_the_seven_cards_are_shuffled_even_without_a_cataclysm_left() -> None:
    t = sv(ann={"sins": "sin_wrath_a"}, sin_pile=SIX_SINS, cataclysms=14)
    t.answer("battle-frenzy:sin_wrath_a")
    assert t.state.sin_deck.discards == []
    assert len(t.state.cataclysms) == 14


@clause("SV-CNT-21")
def test_eight_buildings_are_safe() -> None:
    named = {number for card in CATACLYSMS for op in card.effects if isinstance(op, Ruin) for number in op.nos}
    assert {card.no for card in BUILDINGS} - named == {4, 6, 9, 11, 13, 15, 16, 18}


# ---- decks


@clause("SV-DCK-01")
def test_empty_deck_is_refilled_from_its_discards_at_once() -> None:
    t = sv(ann={"fame": 2}, tavern="ch_red_2", decks={"characters": "ch_blue_2"}, discards={},
           next_characters="ch_blue_2")  # fmt: skip
    t.answer("recruit:ch_red_2")
    assert t.state.tavern[0] == CHARACTER["ch_blue_2"]
    t = sv(ann={"gifts": "", "characters": "ch_red_2!"}, tavern="ch_red_3 closed closed", decks={"characters": ""})
    t.answer("tap:ch_red_2")
    assert t.state.faces.bags["character"] == [CHARACTER["ch_red_2"]]


@clause("SV-DCK-02")
def test_a_space_stays_empty_until_the_next_card_is_discarded() -> None:
    t = sv(
        ann={"fame": 2, "characters": "ch_blue_2!"},
        tavern="ch_red_2 closed closed",
        decks={"characters": ""},
    )
    t.answer("recruit:ch_red_2")
    assert t.state.tavern[0] == EMPTY
    t.answer("pass", "pass", by=None)
    t.answer("tap:ch_blue_2")
    assert t.state.tavern[0] == CHARACTER["ch_blue_2"]
    assert t.state.character_deck.discards == []


@clause("SV-DCK-07", "SV-HID-07", "SV-HID-03", "SV-HID-20")
def test_the_scene_lists_no_discard_pile_and_no_deck() -> None:
    t = sv(ann={"sins": "sin_greed_a"}, sin_pile="sin_pride_b")
    voice = t.match.game.voice(Names(["Ann", "Bram", "Cas", "Dot"], 0))
    scene = voice.scene(t.view("ann").state, 0)
    facts = dict(scene.facts)
    assert facts["sin discard pile (of 7)"] == 1
    assert facts["sin deck"] == 26
    assert not [card for seat in scene.seats for card in seat.cards if "discard" in card.name]


@clause("SV-BLD-02", "SV-CHN-04")
def test_an_empty_castle_deck_refills_nothing() -> None:
    t = sv(ann={"gold": 3}, castles="b01 b02", decks={"castles": ""})
    t.answer("found:b01")
    assert t.state.castles == [BUILDING["b02"]]
