"""Quests, treasures, artifacts, completing the row (4.14 to 4.16, 4.19)."""

from __future__ import annotations

import pytest

from meadhall.games.virtues.content import ARTIFACT, QUEST, TREASURE
from meadhall.games.virtues.events.actions import ArtifactSeen, ArtifactTaken
from meadhall.games.virtues.state import NEUTRAL, NOBODY
from meadhall.testing import clause
from tests.games.virtues.tables import gifts_of, player_of, sv

# ---- taking part


@clause("SV-QST-01", "SV-QST-02", "SV-QST-03", "SV-DEC-12", "SV-AMB-38")
def test_requirement_is_paid_and_marked() -> None:
    t = sv(ann={"gold": 3, "fame": 3, "gifts": "GEN TEM"}, row1=["q01: - - -", "q03: - - bram"])
    assert [key for key in t.keys if key.startswith("quest")] == ["quest:q01.2", "quest:q01.3"]
    t.answer("quest:q01.3")
    assert t.state.quest(QUEST["q01"]).markers == [NOBODY, NOBODY, 0]
    assert (player_of(t, "ann").gold, player_of(t, "ann").markers) == (0, 6)
    t.answer("pass", "pass", by=None)
    assert t.forbidden_by("quest:q01.3") == ["SV-QST-03"]


@clause("SV-QST-03")
def test_neutral_marker_counts_as_a_marker() -> None:
    t = sv(ann={"gold": 3}, row1="q01: - - neutral")
    assert t.forbidden_by("quest:q01.3") == ["SV-QST-03"]


@clause("SV-QST-04")
def test_no_markers_on_row_three() -> None:
    t = sv(ann={"gold": 9}, row3="q01: - - -")
    assert t.forbidden_by("quest:q01.3") == ["SV-QST-04"]


@clause("SV-QST-05", "SV-EX-01")
def test_last_requirement_of_row_two_waits() -> None:
    t = sv(ann={"gold": 3, "gifts": "GEN TEM"}, row2="q01: bram - -")
    t.answer("quest:q01.3")
    t.answer("pass", "pass", by=None)
    assert t.forbidden_by("quest:q01.2") == ["SV-QST-05"]
    t = sv(ann={"gold": 3}, row1=["q01: bram neutral -", "q03: - - -"])
    assert "quest:q01.3" in t.keys


@clause("SV-QST-06")
@pytest.mark.parametrize(("owned", "quest"), [("b07", "q11: - - -"), ("b05", "q03: - - -")])
def test_castles_and_estates_help_to_pay(owned: str, quest: str) -> None:
    t = sv(ann={"buildings": owned, "gold": 1, "fame": 1, "characters": "ch_white_2 ch_white_3"}, row1=quest)
    t.answer(f"quest:{quest[:3]}.3")
    assert player_of(t, "ann").buildings == []


@clause("SV-QST-07", "SV-TRS-01", "SV-QST-08")
def test_participation_needs_only_a_marker() -> None:
    t = sv(ann={"gold": 3, "markers": 0}, row1="q01: - - -")
    assert t.forbidden_by("quest:q01.3") == ["SV-QST-07"]
    t = sv(ann={"gold": 3}, row1=["q01: ann ann -", "q03: - - -"])
    t.answer("quest:q01.3")
    assert t.state.quest(QUEST["q01"]).markers == [0, 0, 0]


@clause("SV-QST-09", "SV-CNT-06")
def test_quest_refusal_names_the_missing_amount() -> None:
    t = sv(ann={"gold": 1, "fame": 9, "gifts": "KIN"}, row1="q01: - - -")
    assert t.why_not("quest:q01.3")[0].words == "It asks for 3 gold. You are 2 short."
    assert t.why_not("quest:q01.1")[0].words == "It asks for 2 Kindness. You are 1 short."


# ---- a treasure early


@clause("SV-TRS-01", "SV-TRS-02", "SV-TRS-03", "SV-TRS-07", "SV-DEC-13")
def test_marker_returns_for_a_treasure_and_a_neutral_one_stays() -> None:
    t = sv(row1="q01: ann - - | tr_gold_3 tr_might_2")
    t.answer("treasure:q01.1")
    assert t.keys == ["beside:q01.tr_might_2", "beside:q01.tr_gold_3", "deck"]
    assert t.why_not("beside:q02.tr_gold_3")[0].clause == "SV-DEC-13"
    assert t.menu.unanswered().key == "beside:q01.tr_might_2"
    t.answer("beside:q01.tr_gold_3")
    quest = t.state.quest(QUEST["q01"])
    assert (quest.markers[0], player_of(t, "ann").markers, player_of(t, "ann").gold) == (NEUTRAL, 7, 3)
    assert quest.treasures == [TREASURE["tr_might_2"]]
    assert t.state.treasure_deck.discards == [TREASURE["tr_gold_3"]]


@clause("SV-TRS-02", "SV-TRS-08", "SV-HID-06")
def test_treasure_from_the_deck_is_drawn_blind_and_must_be_taken() -> None:
    t = sv(row1="q01: ann - -", next_treasures="tr_fame_4")
    t.answer("treasure:q01.1")
    assert player_of(t, "ann").fame == 4
    assert t.state.treasure_deck.discards == [TREASURE["tr_fame_4"]]


@clause("SV-TRS-04", "SV-ART-02", "SV-HID-02", "SV-HID-12")
def test_casket_gives_an_artifact_that_only_its_owner_sees() -> None:
    t = sv(row1="q01: ann - - | tr_artifact", decks={"treasures": ""}, next_artifacts="art_6")
    t.answer("treasure:q01.1")
    assert t.state.artifact_faces(0) == [ARTIFACT["art_6"]]
    assert t.view("bram").state.artifact_faces(0) == [-1]
    assert t.heard(ArtifactTaken, "bram")
    assert not t.heard(ArtifactSeen, "bram")
    assert t.heard(ArtifactSeen, "ann")


@clause("SV-TRS-05", "SV-CHN-09")
def test_without_artifacts_a_casket_brings_gold() -> None:
    t = sv(row1="q01: ann - - | tr_artifact", decks={"treasures": "", "artifacts": ""})
    t.answer("treasure:q01.1")
    assert player_of(t, "ann").gold == 3


@clause("SV-TRS-06")
def test_action_is_impossible_without_any_treasure() -> None:
    t = sv(row1="q01: ann - -", decks={"treasures": ""})
    assert t.forbidden_by("treasure:q01.1") == ["SV-TRS-06"]


# ---- artifacts


@clause("SV-ART-01", "SV-DCK-09", "SV-DEC-09", "SV-VOC-04", "SV-ART-03")
def test_artifact_is_used_once_and_shuffled_back() -> None:
    t = sv(ann={"artifacts": "art_1 art_7"}, armour=2)
    assert t.view("ann").state.artifact_faces(0) == [0, 6]
    t.answer("artifact:art_1", "gift:HUM", "gift:HUM", "gift:KIN")
    assert gifts_of(t, "ann") == "HUM HUM KIN"
    assert t.state.artifact_faces(0) == [ARTIFACT["art_7"]]
    assert ARTIFACT["art_1"] in t.state.faces.bags["artifact"]


@clause("SV-DEC-09", "SV-DEC-92")
def test_absent_player_who_was_choosing_keeps_the_artifact() -> None:
    t = sv(ann={"artifacts": "art_6"}, row1="q01: - - -", row2="q03: - - -")
    t.answer("artifact:art_6")
    assert t.match.let_pass(0).key == "pass"
    assert t.state.artifact_faces(0) == [ARTIFACT["art_6"]]


@clause("SV-VOC-21", "SV-ART-01", "SV-CLS-02", "SV-EX-31")
def test_key_fulfils_a_gold_or_fame_requirement_and_may_complete_the_row() -> None:
    t = sv(
        ann={"artifacts": "art_6"},
        row1="q01: bram neutral -",
        row2="q03: - - -",
        decks={"treasures": "tr_artifact tr_artifact tr_artifact tr_artifact", "artifacts": ""},
        next_artifacts="art_6",
    )
    t.answer("artifact:art_6", "space:q01.3")
    assert t.question == "reward"
    t.answer("deck:tr_artifact", by="ann")
    assert t.state.artifact_faces(0) == [ARTIFACT["art_6"]]


@clause("SV-VOC-01")
def test_sword_brings_at_most_three_might_by_the_armour() -> None:
    for pieces, might in ((2, 2), (5, 3)):
        t = sv(ann={"artifacts": "art_7"}, armour=pieces)
        t.answer("artifact:art_7")
        assert player_of(t, "ann").might == might
    assert sv(ann={"artifacts": "art_7"}).forbidden_by("artifact:art_7") == ["SV-QPH-13"]


# ---- completing the row

FULL_ROW = "q03: cas cas neutral"


@clause("SV-CLS-01", "SV-CLS-02", "SV-CLS-18", "SV-QPH-12", "SV-AMB-14", "SV-CLS-13", "SV-CNT-20", "SV-AMB-37")
def test_the_last_marker_completes_both_quests_and_ends_the_phase() -> None:
    t = sv(ann={"gold": 3}, row1=["q01: neutral neutral -", "q03: neutral neutral neutral"], decks={"treasures": ""})
    t.answer("quest:q01.3", "complete:q01")
    assert (t.state.armour, len(t.state.cataclysms), t.state.turn) == (1, 1, 2)


@clause("SV-CLS-03", "SV-DEC-21", "SV-FAL-24")
def test_first_player_chooses_the_first_quest() -> None:
    t = sv(ann={"gold": 3}, row1=["q01: neutral neutral -", FULL_ROW], order="bram ann cas", on="ann",
           decks={"treasures": "tr_gold_2"})  # fmt: skip
    t.answer("quest:q01.3")
    assert (t.asked, t.keys) == (1, ["complete:q01", "complete:q03"])
    assert t.why_not("complete:q02")[0].words == "This quest is not in row 1."
    assert t.menu.unanswered().key == "complete:q01"
    t.answer("complete:q03")
    assert (t.asked, t.question) == (2, "reward")


@clause("SV-CLS-04", "SV-CLS-08", "SV-EX-09", "SV-CLS-07", "SV-DEC-22", "SV-HID-05")
def test_most_markers_win_the_prize_and_treasures_are_taken_in_turn_order() -> None:
    t = sv(
        ann={"gold": 3},
        row1="q04: ann bram cas -",
        order="cas ann bram",
        on="ann",
        decks={"treasures": "tr_gold_2 tr_gold_2 tr_fame_2 tr_fame_3 tr_might_1"},
        next_cataclysms="cat_04",
    )
    t.answer("quest:q04.4")
    asked = []
    while t.question == "reward":
        asked.append(t.asked)
        t.answer(t.menu.unanswered().key)
    assert asked == [2, 0, 1, 0]
    assert player_of(t, "ann").made_of["quests"] == 8


@clause("SV-CLS-05", "SV-EX-08")
def test_tied_players_get_half() -> None:
    t = sv(ann={"gold": 3}, row1="q01: bram neutral -", decks={"treasures": ""}, next_cataclysms="cat_04")
    t.answer("quest:q01.3")
    assert [player_of(t, name).made_of.get("quests", 0) for name in ("ann", "bram", "cas")] == [3, 3, 0]


@clause("SV-CLS-06")
def test_neutral_markers_do_not_count() -> None:
    t = sv(ann={"gold": 3}, row1=["q01: neutral neutral -", "q03: neutral neutral neutral"], decks={"treasures": ""},
           next_cataclysms="cat_04")  # fmt: skip
    t.answer("quest:q01.3", "complete:q01")
    assert player_of(t, "ann").made_of["quests"] == 6


@clause("SV-CLS-09", "SV-CLS-11", "SV-AMB-15")
def test_treasure_may_be_declined_and_the_rest_is_returned() -> None:
    t = sv(
        ann={"gold": 3},
        row1="q01: ann ann - | tr_gold_4 tr_gold_3",
        decks={"treasures": "tr_fame_2"},
        next_cataclysms="cat_04",
    )
    t.answer("quest:q01.3")
    assert t.keys == ["beside:q01.tr_gold_4", "beside:q01.tr_gold_3", "deck:tr_fame_2", "decline"]
    t.answer("beside:q01.tr_gold_3", "decline")
    assert player_of(t, "ann").made_of["quests"] == 6
    assert sorted(t.state.faces.bags["treasure"]) == sorted(
        TREASURE[name] for name in ("tr_gold_3", "tr_gold_4", "tr_fame_2")
    )


@clause("SV-CLS-11", "SV-DCK-10")
def test_declined_quest_treasure_is_discarded_until_regrouping() -> None:
    t = sv(
        ann={"gold": 3, "elixirs": "el_red_1"},
        row1="q01: ann ann - | tr_gold_4 tr_gold_3",
        decks={"treasures": "tr_fame_2"},
        next_cataclysms="cat_04",
    )
    t.answer("quest:q01.3", "decline")
    assert t.question == "interrupt"
    assert t.state.faces.bags["treasure"] == [TREASURE["tr_fame_2"]]
    assert len(t.state.treasure_deck.discards) == 2


@clause("SV-CLS-10", "SV-FAL-15")
def test_treasures_of_a_quest_are_received_like_others() -> None:
    t = sv(ann={"gold": 3}, row1="q01: neutral neutral - | tr_artifact", decks={"treasures": ""},
           next_cataclysms="cat_04", next_artifacts="art_1")  # fmt: skip
    t.answer("quest:q01.3", "beside:q01.tr_artifact")
    assert t.state.artifact_faces(0) == [ARTIFACT["art_1"]]


@clause("SV-CLS-12", "SV-DCK-03")
def test_markers_return_and_the_quest_leaves_the_game() -> None:
    t = sv(ann={"gold": 3}, row1="q01: bram neutral -", decks={"treasures": ""}, next_cataclysms="cat_04")
    t.answer("quest:q01.3")
    assert [player_of(t, name).markers for name in ("ann", "bram")] == [7, 7]
    assert QUEST["q01"] not in t.state.faces.bags["quest"]


@clause("SV-CLS-14", "SV-EX-22", "SV-END-02", "SV-END-03", "SV-END-08")
def test_the_end_is_checked_before_the_cataclysm_of_the_row() -> None:
    t = sv(
        ann={"gold": 3, "might": 28},
        row1="q01: ann neutral -",
        armour=6,
        cataclysms=13,
        decks={"treasures": ""},
    )
    t.answer("quest:q01.3")
    assert t.over
    assert (t.state.ending, t.places, len(t.state.cataclysms)) == ("armour", [1, 2, 2], 13)


@clause("SV-CLS-15", "SV-EX-23", "SV-CAT-01", "SV-CAT-02", "SV-AMB-03", "SV-END-05")
def test_a_row_causes_one_cataclysm_and_the_fourteenth_ends_the_match() -> None:
    t = sv(
        ann={"gold": 3, "might": 20},
        row1=["q01: ann neutral -", "q03: neutral neutral neutral"],
        armour=6,
        cataclysms=13,
        decks={"treasures": ""},
    )
    t.answer("quest:q01.3", "complete:q01")
    assert (t.over, t.state.ending, t.state.armour) == (True, "cataclysm", 7)


@clause("SV-CLS-16", "SV-CLS-17", "SV-VOC-24")
def test_rows_move_down_and_treasures_of_row_three_are_turned_over() -> None:
    t = sv(
        ann={"gold": 3},
        row1="q01: neutral neutral -",
        row2="q03: - - - | tr_gold_2",
        row3="q06: - - - | tr_might_1 tr_might_2",
        next_quests="q07 q08",
        next_cataclysms="cat_04",
    )
    t.answer("quest:q01.3", "decline")
    rows = [[quest.card for quest in row] for row in t.state.rows]
    assert rows == [[QUEST["q03"]], [QUEST["q06"]], [QUEST["q07"], QUEST["q08"]]]
    assert t.state.rows[1][0].treasures == [TREASURE["tr_might_1"], TREASURE["tr_might_2"]]
    assert [len(quest.face_down) for quest in t.state.rows[2]] == [2, 2]


@clause("SV-CLS-19")
def test_rows_after_the_seventh_piece_give_no_armour() -> None:
    t = sv(ann={"gold": 3}, row1="q01: neutral neutral -", armour=7, decks={"treasures": ""}, next_cataclysms="cat_04")
    t.answer("quest:q01.3")
    assert (t.state.armour, len(t.state.cataclysms)) == (7, 1)


@clause("SV-CLS-20", "SV-DCK-04")
def test_single_quest_counts_as_a_row_and_an_empty_row_does_not() -> None:
    t = sv(ann={"gold": 3}, row1="q01: neutral neutral -", decks={"treasures": "", "quests": ""},
           next_cataclysms="cat_04")  # fmt: skip
    t.answer("quest:q01.3")
    assert (t.state.rows, t.state.armour) == ([[], [], []], 1)
    t.answer("pass")
    assert t.state.armour == 1


@clause("SV-DCK-11", "SV-AMB-16")
def test_discarded_treasures_are_shuffled_in_if_a_new_row_needs_them() -> None:
    t = sv(
        ann={"gold": 3},
        row1="q01: neutral neutral - | tr_gold_2",
        decks={"treasures": ""},
        discards={"treasures": "tr_fame_2 tr_fame_3 tr_might_1"},
        next_cataclysms="cat_04",
    )
    t.answer("quest:q01.3", "decline")
    assert sum(len(quest.face_down) for quest in t.state.rows[2]) == 4
    assert t.state.treasure_deck.discards == []
