"""Gift cards, characters, the hero's ability, elixirs (4.6 to 4.10)."""

from __future__ import annotations

from meadhall.games.virtues.content import CHARACTER, ELIXIR
from meadhall.testing import clause
from tests.games.virtues.tables import gifts_of, player_of, sv, wealth_of

# ---- gift cards


@clause("SV-GFT-01", "SV-GFT-02", "SV-EX-03", "SV-TAP-01")
def test_each_virtue_is_taken_as_far_as_the_pool_has_it() -> None:
    t = sv(ann={"characters": "ch_red_2"}, pool="DIL:0 PAT:4")
    t.answer("tap:ch_red_2")
    assert gifts_of(t, "ann") == "PAT"
    assert player_of(t, "ann").tapped == [CHARACTER["ch_red_2"]]


@clause("SV-GFT-03", "SV-HID-10")
def test_gift_cards_are_open_and_unlimited() -> None:
    t = sv(ann={"gifts": "DIL:6 HUM:6 PAT:6 KIN:6"})
    assert sum(t.view("bram").state.players[0].gifts) == 24


@clause("SV-GFT-04", "SV-DEC-29", "SV-VOC-04")
def test_gifts_of_choice_are_chosen_one_by_one_among_those_in_the_pool() -> None:
    t = sv(ann={"artifacts": "art_1"}, pool="HUM:2 GEN:0 PUR:0 KIN:1 TEM:0 PAT:0 DIL:0")
    t.answer("artifact:art_1")
    assert t.keys == ["gift:HUM", "gift:KIN"]
    assert t.why_not("gift:PAT")[0].words == "The pool has no other gift of this virtue for you."
    assert t.menu.unanswered().key == "gift:HUM"
    t.answer("gift:KIN")
    assert gifts_of(t, "ann") == "HUM HUM KIN"


@clause("SV-VOC-04")
def test_chosen_virtues_are_different() -> None:
    t = sv(ann={"sins": "sin_gluttony_a"}, pool="GEN:0 PUR:0 TEM:0 PAT:0 DIL:0")
    t.answer("gorge:sin_gluttony_a", "gift:HUM")
    assert gifts_of(t, "ann") == "HUM KIN"


# ---- characters


@clause("SV-REC-01", "SV-REC-02", "SV-DEC-04")
def test_a_character_is_paid_with_fame_and_replaced_at_once() -> None:
    t = sv(ann={"fame": 5}, tavern="ch_red_2 ch_blue_3 ch_green_6", next_characters="ch_white_2")
    assert [key for key in t.keys if key.startswith("recruit")] == ["recruit:ch_red_2", "recruit:ch_blue_3"]
    assert t.forbidden_by("recruit:ch_green_6") == ["SV-REC-01"]
    assert t.why_not("recruit:ch_green_6")[0].words == "Speaker for the Elder Oak costs 6 fame. You can pay 5."
    t.answer("recruit:ch_blue_3")
    assert player_of(t, "ann").characters == [CHARACTER["ch_blue_3"]]
    assert player_of(t, "ann").fame == 2
    assert t.state.tavern[1] == CHARACTER["ch_white_2"]


@clause("SV-REC-03")
def test_might_without_plus_is_given_once_also_to_a_free_recruit() -> None:
    t = sv(ann={"artifacts": "art_5"}, tavern="ch_red_5 ch_red_6")
    t.answer("artifact:art_5")
    assert player_of(t, "ann").characters == [CHARACTER["ch_red_5"]]
    assert wealth_of(t, "ann") == (0, 0, 1)


@clause("SV-REC-04", "SV-RGP-20", "SV-RGP-21")
def test_might_with_plus_is_gained_in_every_production_tapped_or_not() -> None:
    t = sv(step="regroup", ann={"characters": "ch_red_6!"})
    assert wealth_of(t, "ann") == (3 + 1, 1, 1)


@clause("SV-REC-05", "SV-ELX-05", "SV-BLD-09")
def test_possessions_are_unlimited() -> None:
    everybody = " ".join(f"ch_{colour}_{cost}" for colour in ("red", "blue", "green") for cost in (2, 3, 4, 5))
    t = sv(
        ann={
            "characters": everybody,
            "elixirs": "el_red_1 el_red_2 el_red_3 el_red_4",
            "buildings": "b13 b14 b15 b16 b17",
            "fame": 2,
            "gold": 9,
        },
        tavern="ch_white_2",
        store="el_blue_1",
    )
    assert {"recruit:ch_white_2", "buy:el_blue_1", "found:b18"} <= set(t.keys)


# ---- tapping


@clause("SV-TAP-02", "SV-EX-04", "SV-TAP-05")
def test_tapped_character_is_used_once_more_and_then_discarded() -> None:
    t = sv(ann={"characters": "ch_red_2!"})
    t.answer("tap:ch_red_2")
    assert gifts_of(t, "ann") == "PAT DIL"
    assert player_of(t, "ann").characters == []
    assert t.state.character_deck.discards == [CHARACTER["ch_red_2"]]


@clause("SV-TAP-02")
def test_card_tapped_by_an_effect_counts_as_used_once() -> None:
    t = sv(ann={"buildings": "b03+"}, bram={"characters": "ch_red_2"}, cas={"characters": "ch_red_3!"})
    t.answer("special:b03", "pass", by=None)
    assert player_of(t, "bram").tapped == [CHARACTER["ch_red_2"]]
    t.answer("tap:ch_red_2", by="bram")
    assert player_of(t, "bram").characters == []


@clause("SV-TAP-03", "SV-RGP-10", "SV-HRO-06")
def test_heroes_turn_upright_in_regrouping_and_characters_do_not() -> None:
    t = sv(step="regroup", ann={"characters": "ch_red_2!", "hero_tapped": True})
    assert player_of(t, "ann").tapped == [CHARACTER["ch_red_2"]]
    assert not player_of(t, "ann").hero_tapped


@clause("SV-TAP-04")
def test_tap_needs_an_available_gift() -> None:
    t = sv(ann={"characters": "ch_red_2"}, pool="DIL:0 PAT:0")
    assert t.forbidden_by("tap:ch_red_2") == ["SV-TAP-04"]


@clause("SV-VOC-31", "SV-DEC-10", "SV-MAN-03")
def test_the_temple_of_the_root_adds_a_gift_that_the_character_shows() -> None:
    t = sv(ann={"characters": "ch_red_5 ch_red_2!", "buildings": "b15+"}, pool="HUM:1 PAT:4 DIL:3")
    t.answer("tap:ch_red_5")
    assert (t.question, t.keys) == ("extra-gift", ["gift:PAT", "gift:DIL"])
    because = "Choose a virtue that the character shows and that is left in the pool."
    assert [(one.words, one.clause) for one in t.why_not("gift:HUM")] == [(because, "SV-DEC-10")]
    assert t.menu.unanswered().key == "gift:PAT"
    t.answer("gift:DIL")
    assert gifts_of(t, "ann") == "HUM PAT DIL DIL"


@clause("SV-VOC-31", "SV-VOC-10")
def test_the_temple_adds_no_gift_to_seduction() -> None:
    t = sv(ann={"sins": "sin_lust_a", "buildings": "b15+"}, bram={"characters": "ch_red_2"})
    t.answer("seduction:sin_lust_a")
    assert gifts_of(t, "ann") == "PAT DIL"
    assert player_of(t, "bram").tapped == [CHARACTER["ch_red_2"]]


# ---- the hero


@clause("SV-HRO-01", "SV-HRO-02", "SV-HRO-04", "SV-DEC-11", "SV-EX-20")
def test_cards_are_exchanged_with_the_pool_and_with_players() -> None:
    t = sv(
        ann={"gifts": "DIL:4 HUM TEM:2"},
        bram={"gifts": "DIL"},
        pool="DIL:1",
    )
    t.answer("hero", "give:TEM", "receive:DIL:pool", "give:TEM", "receive:DIL:1", "enough")
    assert gifts_of(t, "ann") == "HUM DIL DIL DIL DIL DIL DIL"
    assert gifts_of(t, "bram") == "TEM"
    assert player_of(t, "ann").hero_tapped
    assert (t.state.pool[4], t.state.pool[6]) == (6 - 2 + 1, 0)
    t.answer("pass", "pass", by=None)
    assert "portal:portal_red" in t.keys


@clause("SV-HRO-01", "SV-HRO-07")
def test_at_most_three_cards_are_exchanged_and_the_hero_stays() -> None:
    t = sv(ann={"gifts": "TEM:4"}, pool="DIL:6")
    t.answer("hero", "receive:DIL:pool", *("give:TEM", "receive:DIL:pool") * 2)
    assert gifts_of(t, "ann") == "TEM DIL DIL DIL"
    assert t.asked == 1


@clause("SV-HRO-03")
def test_no_virtue_is_both_given_and_received() -> None:
    t = sv(ann={"gifts": "TEM DIL"})
    t.answer("hero", "give:TEM")
    assert "receive:TEM:pool" not in t.keys
    t.answer("receive:DIL:pool")
    assert t.keys == ["enough"] or "give:DIL" not in t.keys


@clause("SV-HRO-05")
def test_the_other_player_is_not_asked() -> None:
    t = sv(
        ann={"gifts": "TEM"},
        bram={"gifts": "DIL", "sins": "sin_pride_a", "elixirs": "el_red_1"},
        pool="HUM:0 GEN:0 PUR:0 KIN:0 PAT:0 DIL:0",
    )
    t.answer("hero")
    assert (gifts_of(t, "ann"), gifts_of(t, "bram")) == ("DIL", "TEM")


@clause("SV-HRO-06")
def test_a_tapped_hero_has_no_ability() -> None:
    t = sv(ann={"gifts": "TEM", "hero_tapped": True, "characters": "ch_red_2!", "sins": "sin_sloth_a"})
    assert t.forbidden_by("hero") == ["SV-HRO-06"]
    t.answer("respite:sin_sloth_a")
    assert player_of(t, "ann").hero_tapped
    assert player_of(t, "ann").tapped == []


@clause("SV-HRO-08", "SV-AMB-40", "SV-AMB-21")
def test_an_elixir_cannot_replace_a_card_to_give() -> None:
    t = sv(ann={"elixirs": "el_red_1"})
    assert "hero" not in t.keys
    t.answer("drink:el_red_1", "hero")
    assert t.question in ("exchange", "receive")


# ---- elixirs


@clause("SV-ELX-01")
def test_an_elixir_is_bought_with_gold_and_replaced_at_once() -> None:
    t = sv(ann={"gold": 2}, store="el_red_3 el_red_6", next_elixirs="el_blue_1")
    assert t.forbidden_by("buy:el_red_6") == ["SV-ELX-01"]
    t.answer("buy:el_red_3")
    assert player_of(t, "ann").elixirs == [ELIXIR["el_red_3"]]
    assert player_of(t, "ann").gold == 0
    assert t.state.store[0] == ELIXIR["el_blue_1"]


@clause("SV-ELX-02", "SV-ELX-03", "SV-ELX-04", "SV-EX-06", "SV-DEC-17", "SV-FREE-05")
def test_with_enough_of_the_colour_both_sides_may_be_chosen() -> None:
    t = sv(ann={"elixirs": "el_red_3", "characters": "ch_red_2"})
    t.answer("drink:el_red_3")
    assert t.keys == ["improved", "base"]
    assert t.menu.unanswered().key == "improved"
    t.answer("improved")
    assert gifts_of(t, "ann") == "TEM DIL DIL"
    assert player_of(t, "ann").elixirs == []
    assert t.question == "go"


@clause("SV-ELX-03", "SV-ELX-04", "SV-GEN-08")
def test_without_enough_of_the_colour_only_the_base_side_may_be_used() -> None:
    t = sv(ann={"elixirs": "el_blue_3", "characters": "ch_blue_2"})
    t.answer("drink:el_blue_3")
    assert gifts_of(t, "ann") == "PUR TEM"


@clause("SV-ELX-06", "SV-PAY-11")
def test_a_side_without_any_gift_in_the_pool_cannot_be_used_as_a_free_play() -> None:
    t = sv(ann={"elixirs": "el_red_2", "characters": "ch_red_3"}, pool="PAT:0 HUM:2")
    t.answer("drink:el_red_2")
    assert gifts_of(t, "ann") == "HUM"
    t = sv(ann={"elixirs": "el_red_2"}, pool="PAT:0 HUM:2", row1="q13: - - -")
    assert "drink:el_red_2" not in t.keys


@clause("SV-DEC-17", "SV-DEC-93")
def test_wild_gifts_are_chosen_and_the_default_is_what_the_pool_has_most_of() -> None:
    t = sv(ann={"elixirs": "el_blue_6"}, pool="HUM:1 GEN:3 PUR:0 KIN:0 TEM:3 PAT:0 DIL:0")
    t.answer("drink:el_blue_6")
    assert t.keys == ["gift:HUM", "gift:GEN", "gift:TEM"]
    assert t.menu.unanswered().key == "gift:GEN"
    t.answer("gift:TEM", "gift:HUM")
    assert gifts_of(t, "ann") == "HUM TEM"
