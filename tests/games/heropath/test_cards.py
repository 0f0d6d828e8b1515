"""Cards and decks (CRD), the Armament (ARM), the Resources (RES)."""

from __future__ import annotations

from typing import Any

from meadhall.engine.model.state import encode
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.privacy.view import view_as_plain
from meadhall.games.heropath.content import CARD, CARDS, DECKS
from meadhall.games.heropath.events.cards import CardCancelled, CardShown, CardTaken, CardUsed
from meadhall.games.heropath.events.heroes import BattleEnded
from meadhall.games.heropath.land import SPACE
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import (
    T,
    armed_cards,
    card_ids,
    cards_of,
    events,
    gems_of,
    hero,
    perspective_of,
    refusal_of,
    space_of,
    vitality_of,
    walk,
)


@clause("HP-CRD-01", "HP-CRD-02", "HP-CMP-02", "HP-CON-08", "HP-GEN-06")
def test_decks_and_types_of_cards() -> None:
    assert [sum(card.count for card in CARDS if card.deck == deck) for deck in DECKS] == [40, 40, 40, 40, 60]
    assert len({card.type for card in CARDS}) == 10
    assert {card.deck for card in CARDS if card.time == "instant"} == {"FORTUNE"}
    assert all(card.text for card in CARDS)


@clause("HP-CRD-03", "HP-CRD-04", "HP-CRD-05", "HP-CRD-08")
def test_cards_are_used_in_their_time_and_windows() -> None:
    t = T(
        players=2, ann={"at": "P14", "cards": "K29 B37 K26 M03", "gems": "V2"}, bram={"cards": "K28 K26", "gems": "V2"}
    )
    assert {"card:K29", "card:K26"} <= set(t.keys)
    assert t.forbidden_by("card:B37") == ["HP-CRD-08"]
    assert t.forbidden_by("card:M03") == ["HP-CRD-08"]
    outside = t.match.unasked(1)
    assert outside is not None
    assert [key for key in outside.keys if key.startswith("card:")] == ["card:K26"]


@clause("HP-CRD-06")
def test_instant_cards_take_effect_at_once() -> None:
    t = T(ann="P14", search="fortune+gold", fortune="F20")
    t.answer("rest", "search")
    assert (hero(t).gold, t.state.fortune.discards) == (3, [CARD["F20"]])


@clause("HP-CRD-07", "HP-CRD-12", "HP-TRN-07")
def test_single_cards_are_discarded_and_multi_cards_stay() -> None:
    t = T(ann={"at": "P14", "cards": "K29 K05"}, enemies="P13=(troll)")
    t.answer("card:K29", "card:K05")
    assert (cards_of(t), cards_of(t, category="companions"), hero(t).food, hero(t).actions) == ([], ["K05"], 3, 4)
    assert t.state.board("MARKET").deck.discards == [CARD["K29"]]
    assert t.forbidden_by("card:K05") == ["HP-CRD-07"]


@clause("HP-CRD-09", "HP-CRD-10", "HP-ARM-05")
def test_card_whose_requirement_fails_later_has_no_effect() -> None:
    t = T(ann={"at": "P14", "cards": "M19", "gems": "W1"})
    assert t.forbidden_by("card:M19") == ["HP-CRD-09"]
    t = T(ann={"at": "P02", "gems": "E2", "armed": "A25"}, sites="P02=S03", enemies="P03=goblin", hero_dice=[1, 1],
          enemy_dice=[5])  # fmt: skip
    t.answer("visit", "activity:b", "end")
    walk(t, "P03")
    t.answer("fight:goblin")
    assert armed_cards(t) == ["A25"]
    assert vitality_of(t) == 3, "with Chain Mail the result would be a tie"


@clause("HP-CRD-11", "HP-CRD-15", "HP-HID-03", "HP-RST-04")
def test_drawn_card_goes_to_its_category_and_the_face_up_one_is_on_top() -> None:
    t = T(ann="P14", search="gold+magic", exposed={"MAGIC": "M01 M02 M03 M19"}, magic="M04")
    t.answer("rest", "search")
    assert (cards_of(t, category="magic"), hero(t).gold) == (["M19"], 1)
    assert card_ids(t.view(-1).state, hero(t).magic) == ["M19"], "the drawn card was the face-up top card"
    assert card_ids(t.state, [t.state.board("MAGIC").top]) == ["M04"]


@clause("HP-CRD-13")
def test_empty_deck_is_refilled_from_its_discards() -> None:
    t = T(ann="P14", search="fortune+gold", discards=" ".join(f"F{n}" for n in (20, 20, 20)), fortune="F20")
    t.state.faces.bags["FORTUNE"].clear()
    t.match.table.mark.faces.bags["FORTUNE"].clear()
    t.answer("rest", "search")
    assert hero(t).gold == 3


@clause("HP-CRD-14", "HP-VIS-09", "HP-HID-02")
def test_top_card_moves_to_the_free_square_and_the_next_is_revealed() -> None:
    t = T(ann={"at": "P02", "gold": 5, "gems": "E3"}, sites="P02=S01", exposed={"ARMS": "A01 A05 A06 A07"}, arms="A20")
    t.answer("visit", "activity:a", "card:A05")
    board = t.state.board("ARMS")
    assert (card_ids(t.state, board.squares), card_ids(t.state, [board.top])) == (["A01", "A07", "A06"], ["A20"])
    assert events(t, CardTaken) == [CardTaken(0, CARD["A05"], 2)]


@clause("HP-CRD-16", "HP-CRD-17", "HP-CRD-18")
def test_last_played_card_takes_effect_first() -> None:
    t = T(
        players=3,
        ann={"at": "P14", "cards": "M28", "gems": "F2"},
        bram={"cards": "M26", "gems": "W1"},
        cas={"cards": "M27"},
    )
    t.answer("card:M28")
    assert (t.question, t.asked) == ("use-card", 1)
    t.answer("card:M26", by="bram")
    assert (gems_of(t)[9:11], events(t, CardCancelled)) == ("F2", [CardCancelled(CARD["M28"])])
    assert t.state.board("MAGIC").deck.discards == [CARD["M28"], CARD["M26"]]


@clause("HP-CRD-18", "HP-GEN-07")
def test_counterspell_also_discards_a_lasting_spell() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "M10", "gems": "W2"}, bram={"cards": "M26", "gems": "W1"},
          enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[2], fortune="F20")  # fmt: skip
    t.answer("fight:goblin", "card:M10")
    t.answer("card:M26", by="bram")
    assert (cards_of(t, category="magic"), events(t, CardCancelled)) == ([], [CardCancelled(CARD["M10"])])
    assert t.state.board("MAGIC").deck.discards == [CARD["M26"], CARD["M10"]]


@clause("HP-CRD-18")
def test_rounds_of_offers_repeat_until_nobody_plays() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "M03 M01", "gems": "W1"}, bram={"cards": "B37"}, enemies="P14=goblin",
          hero_dice=[1, 1], enemy_dice=[2], fortune="F20")  # fmt: skip
    t.answer("fight:goblin")
    t.answer("card:M03", by="ann")
    t.answer("card:B37", by="bram")
    t.answer("card:M01", by="ann")
    assert t.question == "action"


@clause("HP-CRD-20", "HP-HID-04", "HP-HID-08", "HP-SEE-14")
def test_asked_seats_follow_from_public_information() -> None:
    for mine in ("M26", "M14"):
        t = T(players=2, ann={"at": "P14", "cards": "M28", "gems": "F2"}, bram={"cards": mine, "gems": "W1"})
        t.answer("card:M28")
        assert (t.asked, t.question) == (1, "use-card"), "a face-down MAGIC card may be the Counterspell"
        assert t.keys == (["pass", "card:M26"] if mine == "M26" else ["pass"])
        assert t.state.windows[0].to_ask == []
    t = T(players=2, ann={"at": "P14", "cards": "M28", "gems": "F2"}, bram={"cards": "B01", "gems": "W1"})
    t.answer("card:M28")
    assert t.question == "action", "no ABILITIES card cancels a card"


@clause("HP-HID-08", "HP-SEE-14")
def test_pass_looks_the_same_with_and_without_the_card() -> None:
    seen: list[Any] = []
    for mine in ("M26", "M14"):
        t = T(players=3, ann={"at": "P14", "cards": "M28", "gems": "F2"}, bram={"cards": mine, "gems": "W1"}, cas="P14")
        t.answer("card:M28")
        asked = view_as_plain(t.view("cas"))
        t.answer("pass", by="bram")
        seen.append((asked, view_as_plain(t.view("cas")), t.news("cas"), known_log(t.match, 2)))
    assert encode(seen[0]) == encode(seen[1])


@clause("HP-CRD-22", "HP-RES-04", "HP-SEE-02")
def test_lasting_card_is_revealed_when_it_first_changes_something() -> None:
    luck = {"hero_dice": [3, 3], "enemy_dice": [2], "fortune": "F20"}
    t = T(players=2, ann={"at": "P14", "cards": "B05"}, enemies="P14=troll P13=goblin", **luck)
    assert card_ids(t.view("bram").state, hero(t).abilities) == ["?"]
    t.answer("fight:troll")
    while t.question in ("use-card", "after-the-roll"):
        t.answer("pass")
    assert t.heard(CardShown) == [CardShown(0, CARD["B05"])]
    assert card_ids(t.view("bram").state, hero(t).abilities) == ["B05"]
    assert hero(t).turned == hero(t).abilities


@clause("HP-CRD-23", "HP-EXA-08")
def test_the_mirror_counts_for_requirements_only() -> None:
    t = T(ann={"at": "P14", "gems": "W4", "cards": "M05 A20"}, search="food")
    t.answer("rest", "search", "rearrange")
    assert t.forbidden_by("arm:M05") == ["HP-ARM-05"]
    t = T(ann={"at": "P14", "gems": "W4", "cards": "M05 F01 F01"}, search="food")
    power = hero(t).power
    t.answer("rest", "rearrange", "arm:M05", "done", "search", "end")
    assert (armed_cards(t), hero(t).power) == (["M05"], power + 1), "the Rest gave 1 VITALITY, the Mirror nothing"
    t = T(ann={"at": "P14", "gems": "W3", "cards": "M05 A20 F01 F01"}, search="food")
    t.answer("rest", "search", "rearrange")
    assert t.forbidden_by("arm:M05") == ["HP-ARM-05"], "nobody uses more than one"


@clause("HP-CRD-24", "HP-VIT-08", "HP-ASK-29")
def test_card_is_aimed_only_at_targets_that_it_can_affect() -> None:
    t = T(
        players=4, ann={"at": "P14", "cards": "M32", "gems": "W1"}, bram={"leeches": 2}, cas={"dead": True}, dot="P11"
    )
    assert t.forbidden_by("card:M32") == ["HP-CRD-24"]


@clause("HP-CRD-25", "HP-CON-07")
def test_card_bonus_is_gained_with_the_card() -> None:
    t = T(
        ann={"at": "P02", "gold": 5, "leeches": 2},
        sites="P02=S11",
        exposed={"MARKET": "K03 K09"},
        market="K30 K31 K34 K35",
    )
    t.answer("visit", "activity:a", "card:K03", "activity:a", "card:K09")
    assert (hero(t).food, hero(t).leeches) == (1, 0)


@clause("HP-GEN-07")
def test_card_overrides_the_rules_for_the_things_that_it_names() -> None:
    t = T(ann={"at": "P14", "cards": "B22"})
    t.answer("card:B22")
    assert hero(t).actions == 5


# ---- the Armament


def table_in_rearrangement(cards_of_ann: str, **more: object) -> ScriptedTable[Any]:
    t = T(ann={"at": "P14", "cards": cards_of_ann, **more}, search="food")
    t.answer("rest", "search", "rearrange")
    return t


@clause("HP-ARM-01", "HP-ARM-02", "HP-ARM-03", "HP-RST-06", "HP-ASK-14")
def test_a_card_is_armed_in_a_rest_on_its_square() -> None:
    t = table_in_rearrangement("A25 A28 A31 A20 K23", gems="E2 S3")
    t.answer("arm:A25", "arm:A28", "arm:A31", "arm:A20")
    assert sorted(armed_cards(t)) == ["A20", "A25", "A28", "A31"]
    assert t.forbidden_by("arm:K23") == ["HP-ARM-01"]


@clause("HP-ARM-03", "HP-ARM-04", "HP-TRN-08")
def test_outside_a_rest_arming_is_offered_at_the_end_of_the_turn() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "A20"})
    assert "rearrange" not in t.keys
    t.answer("give-up")
    assert (t.question, t.asked) == ("arrange", 0)
    t.answer("arm:A20")
    assert armed_cards(t) == ["A20"]


@clause("HP-DEC-02", "HP-ARM-05", "HP-RST-06")
def test_rest_refuses_to_rearrange_an_unchangeable_armament_with_a_reason() -> None:
    t = T(ann={"at": "P14", "gems": "W1", "cards": "M05"})
    t.answer("rest")
    assert "rearrange" not in t.keys
    assert refusal_of(t, "rearrange") == ("HP-ARM-05", "You need 5 WISDOM for Magician's Hat. You have 1.")
    t = T(ann={"at": "P14", "gems": "W1", "cards": "M05 F01"})
    t.answer("rest")
    assert refusal_of(t, "rearrange")[1] == "You need 5 WISDOM for Magician's Hat. You count as having 2."


@clause("HP-DEC-02", "HP-SEE-14", "HP-ASK-14")
def test_player_who_can_move_no_card_at_turn_end_gets_the_reason() -> None:
    def asked(cards: str) -> str:
        t = T(players=2, ann={"at": "P14", "gems": "W5", "cards": cards})
        t.answer("give-up")
        assert (t.question, t.asked, t.keys) == ("arrange", 0, ["done"]), (
            "otherwise other players would learn which cards the hero does not have"
        )
        return perspective_of(t).question()

    nothing = "You cannot move any cards. "
    assert asked("M14 A31") == nothing + "You need 2 SKILLS for Spiked Gauntlets. You have 1."
    assert asked("M14") == nothing + "You have no card for the Armament."


@clause("HP-DEC-02", "HP-ARM-05", "HP-ARM-07", "HP-ARM-09")
def test_player_who_publicly_cannot_arrange_is_not_asked_at_turn_end() -> None:
    def asked(cards: str) -> bool:
        t = T(players=2, ann={"at": "P14", "gems": "W1", "cards": cards}, bram="P01")
        t.answer("give-up")
        return t.question == "arrange"

    assert [asked("A20"), asked("A31"), asked("M14")] == [True, False, False]


@clause("HP-DEC-02", "HP-ARM-03")
def test_squire_is_not_used_if_nothing_could_be_moved() -> None:
    t = T(ann={"at": "P14", "cards": "K11 K26"})
    assert t.forbidden_by("card:K11") == ["HP-DEC-02"]
    t = T(ann={"at": "P14", "cards": "K11 A20"})
    t.answer("card:K11", "arm:A20", "done")
    assert armed_cards(t) == ["A20"]


@clause("HP-ARM-06", "HP-EXA-05")
def test_a_battleaxe_takes_both_hands() -> None:
    t = table_in_rearrangement("A20", armed="A10", gems="E3")
    assert t.forbidden_by("arm:A20") == ["HP-ARM-06"]
    t = table_in_rearrangement("A10", armed="A20", gems="E3")
    assert t.forbidden_by("arm:A10") == ["HP-ARM-06"]


@clause("HP-ARM-07", "HP-EXA-07")
def test_beside_a_bow_there_is_room_for_arrows_only() -> None:
    t = table_in_rearrangement("A01 A16", armed="A15")
    assert t.forbidden_by("arm:A01") == ["HP-ARM-07"]
    t.answer("arm:A16")
    assert armed_cards(t) == ["A15", "A16"]
    t = table_in_rearrangement("A16", armed="A01")
    assert t.forbidden_by("arm:A16") == ["HP-ARM-07"]


@clause("HP-ARM-08", "HP-EXA-06")
def test_two_swords_need_the_ring() -> None:
    t = table_in_rearrangement("A01 A20", armed="A01")
    assert t.forbidden_by("arm:A01") == ["HP-ARM-08"]
    t.answer("arm:A20")
    t = table_in_rearrangement("A01", armed="A01 K23", gems="S3")
    t.answer("arm:A01")
    assert armed_cards(t) == ["A01", "A01", "K23"]


@clause("HP-ARM-09", "HP-ENC-14")
def test_magic_ice_lies_on_a_sword_and_falls_back_with_it() -> None:
    t = table_in_rearrangement("M04", armed="A01", gems="W3")
    t.answer("arm:M04/A01")
    assert hero(t).attached == {hero(t).armed[0]: t.state.faces.face.index(CARD["M04"])}
    t.answer("unarm:A01")
    assert (armed_cards(t), cards_of(t), cards_of(t, category="magic")) == ([], ["A01"], ["M04"])
    t = table_in_rearrangement("M04", armed="A05", gems="W3")
    assert t.forbidden_by("arm:M04") == ["HP-ARM-09"]


@clause("HP-ARM-10", "HP-EXA-33")
def test_whetstone_works_only_on_its_square() -> None:
    t = T(ann={"at": "P14", "cards": "K35", "armed": "A01"}, enemies="P14=goblin", hero_dice=[1, 1], enemy_dice=[5])
    t.answer("fight:goblin")
    assert t.question == "action"
    t = T(ann={"at": "P14", "armed": "A01 K35"}, enemies="P14=goblin", hero_dice=[1, 1], enemy_dice=[5], fortune="F20")
    t.answer("fight:goblin", "card:K35")
    assert hero(t).gold == 2


@clause("HP-ARM-11")
def test_companions_and_spells_work_from_the_resources_but_a_worn_spell_does_not() -> None:
    luck = {"hero_dice": [1, 1], "enemy_dice": [5], "fortune": "F20"}
    t = T(ann={"at": "P14", "gems": "W5", "cards": "K04 M09 M07"}, enemies="P14=goblin", **luck)
    t.answer("fight:goblin")
    while t.question != "action":
        t.answer("pass")
    assert [event.hero_total for event in t.heard(BattleEnded)] == [14 + 2 + 2]


@clause("HP-ARM-12")
def test_the_armament_does_not_count_against_the_limit() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "K26 K28 K29 K30 F05", "armed": "A01 A20 A24"})
    t.answer("give-up")
    assert t.question == "arrange"


@clause("HP-ARM-13", "HP-ASK-14")
def test_when_the_ring_leaves_one_of_two_swords_falls_back() -> None:
    t = table_in_rearrangement("", armed="A01 A05 K23", gems="S3")
    t.answer("unarm:K23")
    assert (t.question, t.keys) == ("which-falls", ["unarm:A01", "unarm:A05"])
    t.answer("unarm:A01")
    assert armed_cards(t) == ["A05"]
    t = table_in_rearrangement("", armed="A15 A16")
    t.answer("unarm:A15")
    assert (armed_cards(t), cards_of(t)) == ([], ["A15", "A16"])


# ---- the Resources


@clause("HP-RES-01", "HP-RES-02", "HP-RES-03", "HP-RES-11")
def test_cards_lie_in_their_categories() -> None:
    t = T(ann={"at": "P14", "cards": "M05 K36 A33 A01 K01 F13 B05 F09"})
    assert cards_of(t, category="magic") == ["A33", "K36", "M05"]
    assert cards_of(t, category="equipment") == ["A01", "F09"]
    assert cards_of(t, category="companions") == ["F13", "K01"]
    assert cards_of(t, category="abilities") == ["B05"]


@clause("HP-RES-04", "HP-SEE-02", "HP-SEE-03", "HP-SET-23")
def test_spells_and_abilities_are_face_down_and_the_rest_is_open() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "M05 B05 K01 A01"})
    seen = t.view("bram").state
    assert [
        card_ids(seen, hero(t).category(category)) for category in ("magic", "abilities", "companions", "equipment")
    ] == [
        ["?"],
        ["?"],
        ["K01"],
        ["A01"],
    ]
    assert seen.deck_of(hero(t).magic[0]) == "MAGIC"
    mine = t.view("ann").state
    assert card_ids(mine, hero(t).magic) == ["M05"]


@clause("HP-RES-07", "HP-RES-05")
def test_pack_mule_raises_the_equipment_limit() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "K03 K26 K28 K29 K30 F05 F06"})
    t.answer("give-up")
    assert t.question != "surplus"


@clause("HP-CRD-19", "HP-MOV-19")
def test_bonus_travel_of_a_card_follows_the_action() -> None:
    t = T(ann="P14", search="fortune+gold", fortune="F32")
    t.answer("rest", "search")
    assert t.question == "rest"
    t.answer("end")
    assert t.question == "travel-now"
    t.answer("travel-now", "space:P13", "stop")
    assert (space_of(t), hero(t).actions) == ("P13", 3)
    assert t.state.heroes[0].at == SPACE["P13"]
    assert t.heard(CardUsed) == []


@clause("HP-RES-04", "HP-ARM-09", "HP-DRP-07")
def test_card_collected_again_is_face_down_again() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "W3", "armed": "A01", "cards": "M04"}, bram="F01", search="food")
    t.answer("rest", "rearrange", "arm:M04/A01", "unarm:A01", "done", "drop", "card:M04", "search", "end")
    t.answer("rest", "collect", "hidden")
    assert (cards_of(t, category="magic"), hero(t).turned) == (["M04"], [])


@clause("HP-CRD-18")
def test_spell_of_another_is_answered_by_the_active_hero_first() -> None:
    t = T(players=3, ann={"at": "P14", "cards": "M28", "gems": "W1"}, enemies="P14=goblin", hero_dice=[3, 3],
          enemy_dice=[2], fortune="F20", bram={"at": "F01", "cards": "M33", "gems": "W2"},
          cas={"at": "F01", "cards": "M26", "gems": "W1"})  # fmt: skip
    t.answer("fight:goblin")
    while t.asked != 1:
        t.answer("pass")
    t.answer("card:M33", by="bram")
    assert (t.asked, t.question) == (0, "use-card")
    t.answer("pass", by="ann")
    assert t.asked == 2
    t.answer("card:M26", by="cas")
    while t.question != "action":
        t.answer("pass")
    assert t.heard(CardCancelled) == [CardCancelled(CARD["M33"])]


@clause("HP-RST-02", "HP-CON-07")
def test_first_time_in_a_turn_is_used_up_even_without_an_effect() -> None:
    t = T(ann={"at": "P14", "gems": "V5", "cards": "K13"}, search="food food")
    t.answer("rest", "search", "end")
    hero(t).gems[4] = 3
    t.answer("rest", "search", "end")
    assert vitality_of(t) == 3, "the Healing Monk helps only in the first Rest"


@clause("HP-GEN-06", "HP-ARM-09")
def test_enchant_armour_can_be_attached_to_any_body_card() -> None:
    bodies = [card.id for card in CARDS if card.slot == "body"]
    assert "K33" in bodies
    for body in bodies:
        t = T(ann={"at": "P14", "gems": "W2 F4 E4", "armed": body, "cards": "M11"})
        t.answer("rest", "rearrange")
        assert f"arm:M11/{body}" in t.keys


@clause("HP-CRD-06", "HP-CRD-24", "HP-ENM-13")
def test_event_without_a_possible_target_does_nothing() -> None:
    t = T(players=2, ann="P14", bram="P01", stock="", search="fortune+gold", fortune="F48")
    t.answer("rest", "search", "end")
    assert (t.question, t.state.enemies) == ("action", {})
