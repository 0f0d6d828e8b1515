"""Paying (4.5)."""

from __future__ import annotations

from meadhall.engine.play.perspective import Perspective
from meadhall.games.virtues.content import BUILDING, ELIXIR
from meadhall.testing import clause
from tests.games.virtues.tables import gifts_of, player_of, sv, wealth_of


@clause("SV-PAY-01", "SV-PAY-04", "SV-EX-02")
def test_castle_pays_fame_and_gives_no_change() -> None:
    t = sv(ann={"buildings": "b05", "characters": "ch_white_2 ch_white_3"}, tavern="ch_red_2")
    t.answer("recruit:ch_red_2")
    assert player_of(t, "ann").fame == 0
    assert player_of(t, "ann").buildings == []
    assert BUILDING["b05"] not in t.state.faces.bags["castle"]


@clause("SV-PAY-02")
def test_an_estate_pays_gold() -> None:
    t = sv(ann={"buildings": "b08", "gold": 1}, store="el_red_3")
    assert "buy:el_red_3" in t.keys
    t.answer("buy:el_red_3")
    assert (player_of(t, "ann").buildings, player_of(t, "ann").gold) == ([], 0)


def test_purchase_that_gives_up_a_building_warns() -> None:
    t = sv(ann={"buildings": "b08", "gold": 1}, store="el_red_3 el_red_1")
    perspective = Perspective(t.match, ["Ann", "Bram", "Cas"], 0)
    assert [perspective.warning(key) for key in ("buy:el_red_3", "buy:el_red_1", "pass")] == [
        "You are 1 gold short: you give up an estate.", "", ""
    ]  # fmt: skip
    t = sv(ann={"buildings": "b05", "characters": "ch_white_2 ch_white_3"}, tavern="ch_red_2")
    assert Perspective(t.match, ["Ann", "Bram", "Cas"], 0).warning("recruit:ch_red_2").endswith("you give up a castle.")


@clause("SV-PAY-03", "SV-EX-07", "SV-PAY-10", "SV-PAY-11", "SV-QST-06")
def test_elixir_pays_with_its_gifts_without_cards_from_the_pool() -> None:
    t = sv(ann={"hero": "hero_blue", "gifts": "DIL", "elixirs": "el_red_1", "characters": "ch_red_2"},
           bram={"hero": "hero_red"}, pool="DIL:0", row1="q07: - - -")  # fmt: skip
    t.answer("quest:q07.1")
    assert (gifts_of(t, "ann"), player_of(t, "ann").elixirs) == ("", [])
    assert t.state.pool[6] == 1
    assert t.state.elixir_deck.discards == [ELIXIR["el_red_1"]]


@clause("SV-PAY-05", "SV-AMB-36")
def test_gifts_beyond_the_cost_are_wasted() -> None:
    t = sv(ann={"elixirs": "el_violet_4", "characters": "ch_violet_2", "gifts": ""},
           bram={}, row1="q01: - - -", cas={"hero": "hero_amber"}, dot=None)  # fmt: skip
    assert "quest:q01.1" not in t.keys
    t = sv(ann={"hero": "hero_violet", "elixirs": "el_violet_4", "characters": "ch_violet_2"}, row1="q01: - - -")
    t.answer("quest:q01.1")
    assert (gifts_of(t, "ann"), player_of(t, "ann").elixirs) == ("", [])


@clause("SV-PAY-06", "SV-DEC-05", "SV-FREE-02")
def test_only_payments_without_a_superfluous_source_are_offered() -> None:
    t = sv(ann={"fame": 3, "buildings": "b01"}, tavern="ch_red_2")
    t.answer("recruit:ch_red_2")
    assert t.question == "pay"
    assert t.menu.unanswered().key == "pay"
    assert t.view("ann").state.payment is not None
    assert t.view("bram").state.payment is None
    assert set(t.keys) == {"pay", "use:b01", "spare:fame"}
    t.answer("use:b01")
    payment = t.state.payment
    assert payment is not None
    assert payment.laid == {"fame": 1, "b01": 1}
    assert {slot.good for slot in payment.slots} == {"fame"}
    assert [slot.source for slot in payment.slots] == ["fame", *["b01"] * (len(payment.slots) - 1)]
    t.answer("pay")
    assert (player_of(t, "ann").fame, player_of(t, "ann").buildings) == (2, [])


@clause("SV-PAY-06", "SV-DEC-05")
def test_cheapest_payment_keeps_elixirs_and_takes_the_virtue_of_a_wild_gift() -> None:
    t = sv(ann={"gifts": "KIN:2", "elixirs": "el_red_6"}, row1="q01: - - -")
    t.answer("quest:q01.1")
    payment = t.state.payment
    assert payment is not None
    assert payment.laid == {"KIN": 2}
    t.answer("use:el_red_6", "pay")
    assert gifts_of(t, "ann") == "KIN KIN"
    assert player_of(t, "ann").elixirs == []


@clause("SV-PAY-07", "SV-AMB-08", "SV-AMB-06")
def test_portal_is_paid_only_with_gift_cards() -> None:
    t = sv(ann={"gifts": "DIL:5 HUM", "elixirs": "el_red_1"})
    assert t.forbidden_by("portal:portal_red") == ["SV-PAY-07"]


@clause("SV-PAY-08")
def test_gift_cards_taken_from_an_elixir_pay_for_a_portal() -> None:
    t = sv(ann={"gifts": "DIL:5 HUM", "elixirs": "el_red_1"})
    t.answer("drink:el_red_1", "portal:portal_red")
    assert t.state.portals[0] == t.seat("ann")
    assert gifts_of(t, "ann") == ""


@clause("SV-PAY-12")
def test_printed_cost_is_due_without_a_discount() -> None:
    t = sv(ann={"fame": 2}, tavern="ch_red_2")
    t.answer("recruit:ch_red_2")
    assert player_of(t, "ann").fame == 0


@clause("SV-VOC-32", "SV-DEC-05")
def test_the_temple_of_the_scales_replaces_one_gift_by_fame_and_gold() -> None:
    t = sv(ann={"gifts": "KIN", "fame": 1, "gold": 1, "buildings": "b16+"}, row1="q01: - - -")
    t.answer("quest:q01.1")
    assert (gifts_of(t, "ann"), *wealth_of(t, "ann")) == ("", 0, 0, 0)
    t = sv(ann={"gifts": "", "fame": 2, "gold": 2, "buildings": "b16+"}, row1="q01: - - -")
    assert "quest:q01.1" not in t.keys
    t = sv(ann={"gifts": "GEN TEM", "fame": 2, "gold": 2, "buildings": "b16+"}, row1="q01: - - -")
    t.answer("quest:q01.2")
    assert t.state.payment is not None
    assert t.state.payment.laid == {"GEN": 1, "TEM": 1}
    t.answer("spare:TEM", "pay")
    assert (gifts_of(t, "ann"), *wealth_of(t, "ann")) == ("TEM", 1, 1, 0)


@clause("SV-VOC-32")
def test_castles_and_estates_help_to_pay_for_the_scales() -> None:
    t = sv(ann={"gifts": "KIN", "buildings": "b16+ b01 b07"}, row1="q01: - - -")
    t.answer("quest:q01.1")
    assert player_of(t, "ann").buildings == [BUILDING["b16"]]


@clause("SV-FREE-09")
def test_cards_are_spent_only_for_a_cost_that_can_be_paid_in_full() -> None:
    t = sv(ann={"fame": 0, "buildings": "b01"}, tavern="ch_red_2")
    assert "recruit:ch_red_2" not in t.keys
    assert player_of(t, "ann").buildings == [BUILDING["b01"]]


@clause("SV-PAY-06")
def test_any_counts_as_each_virtue_that_the_other_sources_leave_unpaid() -> None:
    t = sv(ann={"gifts": "KIN:1", "elixirs": "el_red_6"}, row1="q01: - - -")
    t.answer("quest:q01.1")  # two KIN: the elixir's two ANY gifts pay for both, so the gift card is superfluous
    assert (gifts_of(t, "ann"), player_of(t, "ann").elixirs) == ("KIN", [])
    t = sv(ann={"gifts": "KIN:1 DIL:1", "elixirs": "el_red_6"}, row1="q01: - - -")
    t.answer("quest:q01.1")
    assert (gifts_of(t, "ann"), player_of(t, "ann").elixirs) == ("KIN DIL", [])


@clause("SV-PAY-06", "SV-REC-01")
def test_a_payment_gives_the_reason_against_a_source() -> None:
    t = sv(ann={"fame": 3, "buildings": "b01 b07"}, tavern="ch_red_2")
    t.answer("recruit:ch_red_2")
    assert t.forbidden_by("use:fame") == ["SV-REC-01"]
    assert t.forbidden_by("use:b07") == ["SV-REC-01"]
