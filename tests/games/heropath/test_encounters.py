"""Encounters (ENC), and the option `moral` (MOR)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.heropath.content import CARD
from meadhall.games.heropath.events.cards import CardReceived
from meadhall.games.heropath.events.heroes import (
    CardStolen,
    EncounterCancelled,
    GoodGained,
    GoodsSnatched,
    VitalityLost,
)
from meadhall.testing import clause
from tests.games.heropath.reading import (
    T,
    armed_cards,
    card_ids,
    cards_of,
    events,
    hero,
    log_lines,
    seat_number,
    space_of,
    vitality_of,
)


@clause("HP-ENC-01", "HP-ENC-02", "HP-ENC-03", "HP-ENC-07", "HP-ENC-12")
def test_ambush_puts_the_victim_into_the_prison() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "V3"}, bram="P14")
    t.answer("ambush:1")
    assert (space_of(t, "bram"), hero(t, "bram").is_captive) == ("C6", True)
    assert (vitality_of(t), vitality_of(t, "bram")) == (4, 4)
    kinds = [type(event) for event in t.news(-1) if isinstance(event, (VitalityLost, GoodGained))]
    assert kinds == [VitalityLost, GoodGained]


@clause("HP-ENC-02", "HP-ENC-04", "HP-ENC-06")
def test_on_a_settlement_only_snatching_is_possible() -> None:
    t = T(players=2, ann="P02", bram={"at": "P02", "gold": 1, "cards": "A01"})
    assert t.forbidden_by("ambush:1") == ["HP-ENC-02"]
    assert t.forbidden_by("thievery:1") == ["HP-ENC-04"]
    t.answer("snatching:1")
    assert (hero(t).gold, hero(t, "bram").gold) == (1, 0)


@clause("HP-ENC-01")
def test_hero_has_no_encounter_with_themselves() -> None:
    t = T(players=2, ann="P14", bram="P14")
    assert {t.why_not(f"{kind}:0")[0].words for kind in ("ambush", "thievery", "snatching")} == {
        "An Encounter needs an opponent. You cannot choose yourself or a teammate."
    }


@clause("HP-ENC-03")
def test_captive_cannot_be_robbed_but_cards_reach_them() -> None:
    t = T(players=2, ann={"at": "C6", "cards": "A33"}, bram={"at": "C6", "captive": True, "gold": 1})
    assert t.forbidden_by("snatching:1") == ["HP-ENC-03"]
    assert "card:A33" in t.keys


@clause("HP-ENC-04", "HP-ENC-05", "HP-EXA-26", "HP-ASK-21", "HP-ASK-22", "HP-SEE-02", "HP-ENC-11")
def test_victim_chooses_the_stolen_spell_and_others_do_not_see_it() -> None:
    t = T(
        players=3,
        ann={"at": "P14", "gems": "V5"},
        bram={"at": "P14", "cards": "M19 M14", "armed": "A01"},
        cas="P01",
    )
    t.answer("thievery:1")
    assert t.keys == ["category:equipment", "category:magic"]
    t.answer("category:magic")
    t.answer("pass", by="bram")  # asked because a face-down card could answer the Encounter
    assert t.asked == 1
    keys = t.keys
    assert len(keys) == 2
    assert all(key.startswith("piece:") for key in keys)
    t.answer(keys[1], by="bram")
    while t.question == "use-card":
        t.answer("pass")
    assert cards_of(t, category="magic") == ["M19"]
    assert card_ids(t.view("cas").state, hero(t).magic) == ["?"]
    assert card_ids(t.view("bram").state, hero(t, "bram").magic) == ["M14"]
    assert t.heard(CardStolen, "cas")[0].card == -1
    heard_events = [
        [len(t.heard(CardReceived, name)) for name in ("ann", "bram", "cas")],
        t.heard(CardReceived, "ann")[0].seat,
    ]
    assert heard_events == [[1, 0, 0], 0], "only the thief learns which card it is"
    assert (vitality_of(t), vitality_of(t, "bram")) == (5, 4)


@clause("HP-ENC-04", "HP-ENC-14")
def test_armed_card_may_be_stolen_and_its_attachment_stays() -> None:
    t = T(players=2, ann={"at": "P14"}, bram={"at": "P14", "armed": "A01+M04", "gems": "W3"})
    t.answer("thievery:1", "category:equipment")
    assert (cards_of(t), armed_cards(t, "bram"), cards_of(t, "bram", "magic")) == (["A01"], [], ["M04"])
    assert [event.card for event in t.heard(CardStolen)] == [CARD["A01"]]


@clause("HP-ENC-04", "HP-ENC-14", "HP-RES-02", "HP-RES-04")
def test_worn_spell_is_magic_for_a_thief_and_is_open() -> None:
    t = T(players=2, ann={"at": "P14"}, bram={"at": "P14", "armed": "M06", "gems": "W4", "cards": "A01"})
    t.answer("thievery:1", "category:magic")
    assert (cards_of(t, category="magic"), armed_cards(t, "bram")) == (["M06"], [])
    t = T(players=2, ann={"at": "P14"}, bram={"at": "P14", "armed": "A01+M04", "gems": "W3"})
    t.answer("thievery:1", "category:magic")
    assert (cards_of(t, category="magic"), armed_cards(t, "bram")) == (["M04"], ["A01"])
    assert [event.card for event in t.heard(CardStolen)] == [CARD["M04"]]


@clause("HP-ENC-06", "HP-ASK-23")
def test_snatcher_takes_gold_or_food() -> None:
    t = T(players=2, ann="P14", bram={"at": "P14", "gold": 1, "food": 1})
    t.answer("snatching:1")
    assert t.keys == ["snatch:GOLD", "snatch:FOOD"]
    t.answer("snatch:FOOD")
    assert events(t, GoodsSnatched) == [GoodsSnatched(0, 1, 0, 1)]


@clause("HP-ENC-07", "HP-ENC-12")
def test_gain_does_not_depend_on_the_loss() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "V2"}, bram={"at": "P14", "gems": "V0 F2"})
    t.answer("ambush:1")
    assert (vitality_of(t), hero(t, "bram").gems[3:]) == (3, [1, 0])


@clause("HP-ENC-09", "HP-ENC-13")
def test_same_opponents_have_one_encounter_per_turn_even_if_cancelled() -> None:
    t = T(players=3, ann="P14", bram={"at": "P14", "gold": 2, "cards": "K15"}, cas={"at": "P14", "gold": 1})
    t.answer("snatching:1")
    assert (t.asked, t.question) == (1, "use-card"), "the victim has only GOLD, so there is no question"
    t.answer("card:K15", by="bram")
    assert events(t, EncounterCancelled) == [EncounterCancelled(0, 1)]
    assert (hero(t).actions, hero(t, "bram").gold, vitality_of(t)) == (3, 2, 4)
    assert t.forbidden_by("snatching:1") == ["HP-ENC-09"]
    assert "snatching:2" in t.keys


@clause("HP-ENC-10")
def test_no_encounter_is_possible_beside_an_enemy_even_a_hidden_one() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "F03"}, bram={"at": "P13", "gold": 1}, enemies="P13=(goblin)")
    assert t.forbidden_by("card:F03") == ["HP-ENC-10"]
    t = T(players=2, ann={"at": "P14", "cards": "F03"}, bram={"at": "P13", "gold": 1})
    t.answer("card:F03")
    assert (hero(t).gold, hero(t).actions, hero(t).turn.robbed) == (1, 4, [])


@clause("HP-ENC-02", "HP-ENC-08", "HP-ENC-15")
def test_encounter_card_shows_the_reason_against_the_nearest_opponent() -> None:
    t = T(players=3, ann={"at": "P11", "cards": "F02"}, bram="P01", cas="P13")
    assert t.forbidden_by("card:F02") == ["HP-ENC-02"]
    t = T(players=3, ann={"at": "P10", "cards": "F03"}, bram="P01", cas={"at": "P11", "gold": 1})
    assert t.forbidden_by("card:F03") == ["HP-ENC-08"]
    t = T(players=2, ann={"at": "START", "cards": "F03"}, bram={"dead": True, "gold": 1})
    assert t.forbidden_by("card:F03") == ["HP-ENC-15"]


@clause("HP-ENC-11")
def test_each_kind_needs_something_to_take() -> None:
    t = T(players=2, ann="P14", bram="P14")
    assert t.forbidden_by("thievery:1") == ["HP-ENC-11"]
    assert t.forbidden_by("snatching:1") == ["HP-ENC-11"]
    t = T(players=2, ann="C6", bram="C6")
    assert t.forbidden_by("ambush:1") == ["HP-ENC-11"]
    t = T(players=2, ann="P14", bram={"at": "P14", "gold": 1, "armed": "K33"})
    assert t.forbidden_by("snatching:1") == ["HP-ENC-11"]


@clause("HP-ENC-12", "HP-CRD-18")
def test_counterstroke_follows_the_encounter() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "V3"}, bram={"at": "P14", "cards": "B34"})
    t.answer("ambush:1")
    while t.keys == ["pass"]:
        t.answer("pass", by="bram")
    t.answer("card:B34", by="bram")
    assert (vitality_of(t), vitality_of(t, "bram")) == (3, 5)


@clause("HP-ENC-12", "HP-MOR-02")
def test_counterstroke_hits_the_attacker_if_the_victim_has_nothing_to_gain() -> None:
    t = T(players=2, moral="silver", ann={"at": "P14", "gems": "V3"},
          bram={"at": "P14", "gems": "V5", "gold": 1, "cards": "B34"})  # fmt: skip
    t.answer("snatching:1")
    while t.keys == ["pass"]:
        t.answer("pass", by="bram")
    t.answer("card:B34", by="bram")
    assert (vitality_of(t), vitality_of(t, "bram")) == (3, 5)


@clause("HP-CRD-08", "HP-CRD-04")
def test_prison_key_opens_the_prison_only_in_the_heros_own_turn() -> None:
    t = T(players=2, ann={"at": "C6", "cards": "F03"}, bram={"at": "C6", "gold": 1, "known": "K38"})
    t.answer("card:F03")
    assert (t.asked, t.question, hero(t).gold) == (0, "action", 1), "the Prison Key answers an Ambush, not a Snatching"


@clause("HP-MAP-08", "HP-CRD-24", "HP-MOD-01")
def test_invisibility_keeps_encounters_and_anti_hero_cards_off() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "A33"}, bram={"at": "P14", "gold": 1, "shielded": True})
    assert t.forbidden_by("snatching:1") == ["HP-CRD-24"]
    assert t.forbidden_by("card:A33") == ["HP-CRD-24"]


@clause("HP-ENC-05")
def test_light_fingers_choose_and_cutpurse_takes_two() -> None:
    t = T(players=2, ann={"at": "P14", "open": "B35"}, bram={"at": "P14", "armed": "A01 A20"})
    t.answer("thievery:1")
    assert (t.question, t.asked) == ("which-card-to-take", 0)
    t.answer("card:A20")
    assert cards_of(t) == ["A20"]
    t = T(players=2, ann={"at": "P14", "cards": "B36"}, bram={"at": "P14", "gold": 2})
    t.answer("snatching:1", "snatch:GOLD+GOLD")
    assert hero(t).gold == 2


@clause("HP-ENC-05", "HP-SEE-02")
@pytest.mark.parametrize(("victim", "watcher"), [("bram", "cas"), ("cas", "bram")])
def test_only_the_thief_sees_the_card_drawn_by_light_fingers(victim: str, watcher: str) -> None:
    def seen(lot: int, drawn: str) -> Any:
        robbed = {"at": "P14", "cards": "M01 M03"}
        t = T(players=3, ann={"at": "P14", "open": "B35"}, **{victim: robbed, watcher: "P01"}, lot=[lot])
        t.answer(f"thievery:{seat_number(victim)}")
        while t.question == "use-card":
            t.answer("pass")
        assert cards_of(t, category="magic") == [drawn]
        return t.view(watcher).state, t.news(watcher)

    assert seen(0, "M01") == seen(1, "M03")


@clause("HP-MOR-01", "HP-MOR-02", "HP-EXA-27")
def test_silver_heart_spares_the_victim() -> None:
    t = T(players=2, moral="silver", ann={"at": "P14", "gems": "V3"}, bram="P14")
    t.answer("ambush:1")
    assert (vitality_of(t), vitality_of(t, "bram")) == (4, 5)


@clause("HP-MOR-03", "HP-MOR-04")
def test_golden_heart_has_no_encounters_and_no_cards_for_them() -> None:
    t = T(players=2, moral="golden", ann="P14", bram={"at": "P14", "gold": 1})
    assert t.forbidden_by("snatching:1") == ["HP-MOR-03"]
    removed_cards = {"F02", "F03", "F04", "K15", "K16", "K38", "B33", "B34", "B35", "B36"}
    bags = t.state.faces.bags
    assert not any(CARD[name] in faces for name in removed_cards for deck, faces in bags.items() if deck.isupper())
    assert sum(len(faces) for deck, faces in bags.items() if deck.isupper()) == 220 - 5 - 7


@clause("HP-ENC-05")
def test_victim_gives_the_unarmed_one_of_two_equal_cards() -> None:
    t = T(players=2, ann="P14", bram={"at": "P14", "cards": "A01 A01 A20"})
    t.match.answer(1, "arm:A01")
    t.answer("thievery:1")
    while t.question == "use-card":
        t.answer("pass", by="bram")
    assert t.keys == ["card:A01", "card:A20"]
    t.answer("card:A01", by="bram")
    assert (armed_cards(t, "bram"), cards_of(t, "bram"), cards_of(t)) == (["A01"], ["A20"], ["A01"])


@clause("HP-DEC-02", "HP-CRD-20")
def test_possible_cutpurse_holder_chooses_the_goods_to_snatch() -> None:
    for known, asked in (("B01", "snatch-what"), ("", "action")):
        t = T(players=2, ann={"at": "P14", "cards": known}, bram={"at": "P14", "gold": 2})
        t.answer("snatching:1")
        assert t.question == asked


@clause("HP-ENC-03")
def test_ambushed_hero_is_not_called_awake() -> None:
    t = T(players=2, ann="P14", bram="P14")
    t.answer("ambush:1")
    assert "Bram is dragged off to the Goblin Prison." in log_lines(t)
