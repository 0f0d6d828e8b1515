"""Ends and rankings, two players, hidden information (4.24, 6, 9)."""

from __future__ import annotations

import pytest

from meadhall.engine import Match
from meadhall.games.virtues import GAME
from meadhall.games.virtues.content import QUEST
from meadhall.games.virtues.events.goods import SinSeen
from meadhall.testing import clause
from tests.games.virtues.tables import let_all_pass, player_of, sv

# ---- ends


@clause("SV-END-01", "SV-END-03", "SV-AMB-02")
@pytest.mark.parametrize(("might", "over"), [(29, False), (30, True)])
def test_thirty_might_with_the_whole_armour_ends_the_match(might: int, over: bool) -> None:
    t = sv(ann={"might": might - 1, "sins": "sin_pride_a"}, armour=7)
    t.answer("vainglory:sin_pride_a")
    assert t.over is over
    t = sv(ann={"might": 40, "sins": "sin_pride_a"}, armour=6)
    t.answer("vainglory:sin_pride_a")
    assert not t.over


@clause("SV-END-02")
def test_the_end_is_checked_after_a_free_play() -> None:
    t = sv(ann={"buildings": "b01", "might": 30}, armour=7)
    t.answer("give-up:b01")
    assert t.over


@clause("SV-END-04", "SV-END-09")
def test_mightiest_wins_and_ties_go_by_portals_and_sins() -> None:
    t = sv(
        step="score",
        armour=7,
        players=4,
        ann={"might": 34, "sins": "sin_pride_a"},
        bram={"might": 33},
        cas={"might": 33},
        dot={"might": 20},
        portals={"portal_red": "cas"},
    )
    assert t.state.ending == "armour"
    assert t.points == [34, 34, 34, 21]
    assert t.places == [3, 2, 1, 4]
    t = sv(step="score", armour=7, ann={"might": 33}, bram={"might": 33}, cas={"might": 1})
    assert t.places == [1, 1, 3]


@clause("SV-END-05", "SV-EX-24", "SV-AMB-13")
def test_after_the_fourteenth_cataclysm_the_phase_is_finished() -> None:
    t = sv(
        ann={"sins": "sin_greed_a"},
        bram={"gold": 9},
        sin_pile="sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b sin_sloth_b",
        cataclysms=13,
    )
    t.answer("hoard:sin_greed_a")
    assert (len(t.state.cataclysms), t.over) == (14, False)
    t.answer("found:b13", by="bram")
    let_all_pass(t)
    assert (t.over, t.state.ending, t.places) == (True, "cataclysm", [2, 2, 2])


@clause("SV-END-05", "SV-END-06", "SV-END-08")
def test_portals_may_end_the_match_before_the_last_cataclysm_does() -> None:
    closed = {f"portal_{colour}": "bram" for colour in ("blue", "green", "amber", "white", "violet")}
    t = sv(ann={"gifts": "DIL:6 HUM"}, portals=closed, cataclysms=14)
    t.answer("portal:portal_red")
    assert t.state.ending == "portals"


@clause("SV-END-08")
def test_armour_comes_before_portals() -> None:
    closed = {f"portal_{colour}": "bram" for colour in ("blue", "green", "amber", "white", "violet")}
    t = sv(ann={"gifts": "DIL:6 HUM"}, bram={"might": 12}, cas={"might": 30}, portals=closed, armour=7)
    t.answer("portal:portal_red")
    assert (t.state.ending, t.places[2]) == ("armour", 1)


@clause("SV-END-07")
def test_game_continues_with_the_whole_armour_but_nobody_mighty() -> None:
    t = sv(armour=7, ann={"might": 10})
    let_all_pass(t)
    assert t.state.turn == 2


@clause("SV-END-06", "SV-END-09")
def test_equal_portals_and_might_go_by_sins_and_then_are_shared() -> None:
    closed = {"portal_blue": "ann", "portal_green": "bram", "portal_amber": "bram", "portal_white": "cas",
              "portal_violet": "cas"}  # fmt: skip
    t = sv(ann={"gifts": "DIL:6 HUM"}, bram={"sins": "sin_pride_a"}, portals=closed)
    t.answer("portal:portal_red")
    assert t.places == [1, 3, 1]


# ---- two players


@clause("SV-TWO-01", "SV-TWO-04")
def test_two_players_have_one_quest_a_row() -> None:
    state = Match(GAME, "two", players=2).state
    assert [len(row) for row in state.rows] == [1, 1, 1]
    assert [len(quest.treasures) + len(quest.face_down) for row in state.rows for quest in row] == [2, 2, 2]


@clause("SV-TWO-02", "SV-TWO-04", "SV-EX-31", "SV-TWO-03")
def test_quest_of_two_players_is_the_row() -> None:
    t = sv(
        players=2,
        ann={"gold": 3},
        row1="q01: bram neutral -",
        row2="q03: - - -",
        row3="q06: - - -",
        decks={"treasures": "tr_gold_2 tr_gold_2"},
        next_cataclysms="cat_04",
        next_quests="q07",
    )
    t.answer("quest:q01.3", "decline", "decline")
    assert (t.state.armour, len(t.state.cataclysms), t.state.turn) == (1, 1, 2)
    assert [[quest.card for quest in row] for row in t.state.rows] == [[QUEST["q03"]], [QUEST["q06"]], [QUEST["q07"]]]
    assert len(t.state.rows[2][0].face_down) == 2


# ---- hidden information


@clause("SV-HID-01", "SV-HID-21")
def test_spectator_sees_what_a_player_without_a_hand_would_see() -> None:
    t = sv(ann={"sins": "sin_pride_a sin_greed_a", "artifacts": "art_1"})
    watched = t.view(-1).state
    assert (watched.sin_faces(0), watched.artifact_faces(0)) == ([-1, -1], [-1])


@clause("SV-HID-03")
def test_order_of_a_deck_is_hidden() -> None:
    t = sv()
    assert t.view("ann").state.faces.bags["cataclysm"] == list(range(14))


@clause("SV-HID-01", "SV-HID-07")
def test_a_sin_card_is_public_when_it_is_played_and_drawn_in_secret() -> None:
    t = sv(step="sins")
    assert len(t.heard(SinSeen, "ann")) == 3
    assert not t.heard(SinSeen, -1)


@clause("SV-HID-10")
def test_open_belongings_are_the_same_in_every_view() -> None:
    t = sv(ann={"fame": 1, "gold": 2, "might": 3, "gifts": "DIL", "characters": "ch_red_2", "elixirs": "el_red_1"})
    mine, theirs = t.view("ann").state.players[0], t.view("bram").state.players[0]
    assert mine == theirs == player_of(t, "ann")
