"""Portals (4.17)."""

from __future__ import annotations

from meadhall.games.virtues.content import PORTAL_COST, PORTALS
from meadhall.testing import clause
from tests.games.virtues.tables import gifts_of, player_of, sv

PORTAL_COST_WORDS = "DIL:6 HUM"


@clause("SV-PRT-01", "SV-PRT-02")
def test_seven_cards_and_a_marker_close_a_portal() -> None:
    t = sv(ann={"gifts": f"{PORTAL_COST_WORDS} KIN"})
    t.answer("portal:portal_red")
    assert t.state.portals == [0, -1, -1, -1, -1, -1]
    assert (gifts_of(t, "ann"), player_of(t, "ann").markers) == ("KIN", 6)
    assert t.state.pool[6] == 6


@clause("SV-PRT-01")
def test_closed_portal_stays_closed() -> None:
    t = sv(ann={"gifts": PORTAL_COST_WORDS}, portals={"portal_red": "bram"})
    assert t.forbidden_by("portal:portal_red") == ["SV-PRT-01"]


@clause("SV-PRT-03", "SV-CNT-04", "SV-CNT-03")
def test_six_portals_need_every_gift_card_once() -> None:
    assert [sum(cost[virtue] for cost in PORTAL_COST) for virtue in range(7)] == [6] * 7
    assert all(sum(cost) == 7 and cost[0] == 1 for cost in PORTAL_COST)
    assert [portal.side for portal in PORTALS] == [1, 2, 3, 4, 5, 6]


@clause("SV-PRT-05", "SV-DEC-14", "SV-VOC-33")
def test_player_with_a_discount_chooses_the_virtue_left_out() -> None:
    t = sv(ann={"gifts": PORTAL_COST_WORDS, "buildings": "b18+"})
    t.answer("portal:portal_red")
    assert set(t.keys) == {"leave-out:1HUM", "leave-out:1DIL"}
    assert t.menu.unanswered().key == "leave-out:1HUM"
    t.answer("leave-out:1DIL")
    assert gifts_of(t, "ann") == "DIL"


@clause("SV-DEC-14", "SV-DEC-93")
def test_first_of_two_equally_scarce_virtues_is_left_out() -> None:
    t = sv(ann={"gifts": "DIL:6 HUM:6", "buildings": "b18+"})
    t.answer("portal:portal_red")
    assert t.menu.unanswered().key == "leave-out:1HUM"


@clause("SV-VOC-33", "SV-PRT-05")
def test_hammer_and_temple_add_up_and_the_hammer_works_once() -> None:
    t = sv(ann={"gifts": "DIL:3 HUM TEM:6", "buildings": "b18+", "artifacts": "art_3"})
    t.answer("artifact:art_3")
    t.answer("pass", "pass", by=None)
    t.answer("portal:portal_red")
    assert (player_of(t, "ann").portal_less, gifts_of(t, "ann")) == (0, "TEM TEM TEM TEM TEM TEM")
    t.answer("pass", "pass", by=None)
    assert "portal:portal_blue" in t.keys


@clause("SV-PRT-06", "SV-END-06", "SV-EX-21", "SV-AMB-32", "SV-END-09")
def test_the_last_portal_ends_the_match() -> None:
    closed = {"portal_blue": "ann", "portal_green": "ann", "portal_amber": "bram", "portal_white": "bram",
              "portal_violet": "cas"}  # fmt: skip
    t = sv(
        ann={"might": 18}, bram={"might": 22}, cas={"might": 9, "gifts": PORTAL_COST_WORDS}, portals=closed, on="cas"
    )
    t.answer("portal:portal_red")
    assert (t.over, t.state.ending) == (True, "portals")
    assert t.places == [2, 1, 3]


@clause("SV-END-06")
def test_most_portals_win_regardless_of_might() -> None:
    closed = {"portal_blue": "ann", "portal_green": "ann", "portal_amber": "bram", "portal_white": "bram",
              "portal_violet": "cas"}  # fmt: skip
    t = sv(ann={"gifts": PORTAL_COST_WORDS}, bram={"might": 22}, cas={"might": 29}, portals=closed)
    t.answer("portal:portal_red")
    assert t.places == [1, 2, 3]


@clause("SV-PRT-07")
def test_portal_needs_a_marker() -> None:
    t = sv(ann={"gifts": PORTAL_COST_WORDS, "markers": 0})
    assert t.forbidden_by("portal:portal_red") == ["SV-PRT-07"]
