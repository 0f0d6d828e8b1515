"""The end of the game, ties and rankings (9)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.adventureland.content import SETUP
from meadhall.games.adventureland.events import EndCalled, NobodyCanMove, StackRanOut, TileShown, TurnSkipped
from meadhall.games.adventureland.land import CITY, FIELD_NAMES, FOG, PLACE, TERRAIN
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.games.adventureland.state import HERB, SWORD
from meadhall.testing import clause, table
from tests.games.adventureland.asking import go

LAST_COMPANION_ON_TABLE: dict[str, Any] = {"swords_on_table": 0, "companions_on_table": 1}


@clause("AL-END-01")
@pytest.mark.parametrize(
    ("swords", "companions", "cards", "called"),
    [(0, 1, "C6 A1", True), (1, 0, "E3 A1", True), (0, 2, "C6 A1", False), (1, 1, "C6 A1", False)],
)
def test_end_is_called_when_no_swords_or_no_companions_are_on_the_table(
    swords: int, companions: int, cards: str, called: bool
) -> None:
    t = table(
        "adventureland", black="A2", green="A5", swords_on_table=swords, companions_on_table=companions, cards=cards
    )
    assert bool(t.heard(EndCalled)) is called
    assert t.state.swords_in_box > 0  # swords in the box do not count


@clause("AL-END-02")
@pytest.mark.parametrize(("first", "more"), [("black", 1), ("green", 0)])
def test_running_round_is_finished(first: str, more: int) -> None:
    """Black calls the end. Green has another turn only if green did not start the round."""
    t = table(
        "adventureland", black="A2", green="A5", first=first, **LAST_COMPANION_ON_TABLE, cards="C6 A1" + " A3 B1" * more
    )
    for _ in range(more + 1):
        assert not t.over
        t.answer("stay")
    assert t.over


@clause("AL-END-03")
def test_in_the_rest_of_the_round_cards_bring_items_from_the_box() -> None:
    t = table("adventureland", black="A2", green="A5", **LAST_COMPANION_ON_TABLE, cards="C6 A1 C7 B2")
    t.answer("stay")
    assert (on(t.state, "C7"), on(t.state, "B2")) == ("companion", "sword")
    assert (t.state.companions_in_box, t.state.swords_in_box) == (28, 27)


@clause("AL-END-04")
def test_game_ends_at_the_start_of_a_turn_if_nobody_can_move() -> None:
    t = table("adventureland", black="K9 J10", green="K10", step="turn")
    assert t.over
    assert t.heard(NobodyCanMove) == [NobodyCanMove()]
    assert t.state.discard == []  # before step 1


@clause("AL-END-04", "AL-END-05")
@pytest.mark.parametrize("turn", ["black", "green", "violet"])
@pytest.mark.parametrize("mover", ["black", "green", "violet"])
def test_game_continues_while_anybody_can_move(turn: str, mover: str) -> None:
    blocked = iter(["K10", "K9"])
    sides: dict[str, Any] = {seat: "A5" if seat == mover else next(blocked) for seat in ("black", "green", "violet")}
    t = table("adventureland", players=3, **sides, turn=turn, cards="A1 B2")
    assert not t.over
    assert t.asked == t.seat(mover)


@clause("AL-END-04")
def test_ability_to_move_is_not_checked_in_mid_turn() -> None:
    t = table("adventureland", black="J10", green="K9", moves=2)
    go(t, "J10", "K10")
    assert t.over
    assert where(t.state, "black") == "K10"
    t = table("adventureland", black="K10", green="I10 I8", turn="green", cards="J10 A1", creatures=[])
    assert t.question == "first-move"


@clause("AL-END-05")
def test_player_without_a_move_is_skipped_and_keeps_their_points() -> None:
    t = table("adventureland", black={"parties": "K10", "points": 9}, green="A5", step="turn", cards="A1 B2")
    assert t.heard(TurnSkipped) == [TurnSkipped(0)]
    assert t.asked == 1
    assert len(t.state.discard) == 2  # green's cards; black turned none over
    assert t.points == [9, 0]


@clause("AL-END-05")
def test_blocked_path_may_open_again() -> None:
    t = table("adventureland", black="K5", green="A5", sprite="K6", board="K6", step="turn", cards="D9 A1 B2 C3")
    assert t.heard(TurnSkipped) == [TurnSkipped(0)]
    t.answer("stay")  # green's cards have pulled the sprite away
    assert t.asked == 0
    assert t.heard(TurnSkipped) == [TurnSkipped(0)]


@clause("AL-END-06")
def test_skipped_player_still_decides_in_fights_and_receives_items() -> None:
    t = table(
        "adventureland",
        black={"parties": "K8 K9 K10 J10 I10 H10 G10", "herbs": [4, 4]},
        green="G9 H9 I9 J9 J8 K7 A5",
        step="turn",
        cards="G10 I10 A1",
        creatures=[8],
    )
    assert t.heard(TurnSkipped) == [TurnSkipped(0)]
    assert (t.asked, t.question) == (0, "reinforce")
    t.answer("herb:4", "herb:4")
    assert hand(t.state, "black")["beaten"] == [8]
    assert "I10+1" in where(t.state, "black").split()


@clause("AL-END-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_longest_game_without_skipped_turns(players: int) -> None:
    """The cities come last and everybody stays. This makes the game as long as possible."""
    row = SETUP[players]
    cards = sorted(
        (name for name in FIELD_NAMES if TERRAIN[PLACE[name]] != FOG), key=lambda n: TERRAIN[PLACE[n]] == CITY
    )
    used = row.seed_cards + 2 * players * row.max_rounds
    t = table("adventureland", players=players, step="setup", first_player=0, cards=cards[:used])
    while not t.over:
        t.answer("stay")
    assert t.state.round == row.max_rounds == {2: 20, 3: 14, 4: 11}[players]
    assert not t.heard(StackRanOut)
    assert t.state.end_called


@clause("AL-END-08")
def test_at_the_end_all_tiles_are_revealed() -> None:
    t = table(
        "adventureland",
        black={"parties": "A1", "herbs": [4], "swords": [2]},
        green="A2",
        board="C3=3 E3=1",
        turn="green",
        end_called=True,
    )
    t.answer("stay")
    assert t.over
    assert t.heard(TileShown, "green") == [
        TileShown(0, SWORD, 2), TileShown(0, HERB, 4),
        TileShown(-1, HERB, 3, PLACE["C3"]), TileShown(-1, SWORD, 1, PLACE["E3"]),
    ]  # fmt: skip
    assert hand(t.view("green").state, "black") == {"swords": [2], "herbs": [4], "gold": 0, "beaten": []}


def final_places(*sides: dict[str, Any], **position: Any) -> list[int]:
    """End a match with these possessions of each seat, and return the seats' places."""
    names = ("black", "green", "violet", "orange")
    seats: dict[str, Any] = {
        name: {"parties": "K10" if name == "black" else "row1", **side}
        for name, side in zip(names, sides, strict=False)
    }
    t = table("adventureland", players=len(sides), turn=len(sides) - 1, end_called=True, **seats, **position)
    t.answer("stay")
    assert t.over
    return t.places


@clause("AL-RNK-01")
def test_most_points_win() -> None:
    assert final_places({"points": 8}, {"points": 12}) == [2, 1]


@clause("AL-RNK-01")
def test_minus_points_count_first() -> None:
    t = table(
        "adventureland", adventure=3, black="K10 A1+4", green="K9 row1", board="E7=8 G4=16", turn=1, end_called=True
    )
    assert t.standings[0].parts["Kingsreach"] == t.standings[1].parts["Kingsreach"]
    t.answer("stay")
    assert t.places == [2, 1]


@clause("AL-RNK-02")
def test_ties_are_broken_by_creatures_and_then_by_gold() -> None:
    assert final_places({"points": 9, "beaten": [8], "gold": 5}, {"points": 9, "beaten": [8, 8]}) == [2, 1]
    assert final_places({"points": 9, "beaten": [16], "gold": 1}, {"points": 9, "beaten": [8], "gold": 2}) == [2, 1]
    assert final_places(
        {"points": 9, "beaten": [8], "gold": 1, "herbs": [4]}, {"points": 9, "beaten": [8], "gold": 1}
    ) == [
        1,
        1,
    ]


@clause("AL-RNK-02")
def test_in_adventure_5_carried_gold_breaks_the_tie() -> None:
    t = table(
        "adventureland", adventure=5, expansion=True, king="black", king_fog_left=4, turn="green",
        black={"parties": "A1+1g", "beaten": ["F01", "F02", "F03", "F04", "F05"], "points": 3},
        green={"parties": "row1+1g A2+1g", "beaten": ["F06", "F07", "F08", "F09", "F10"], "points": 3},
    )  # fmt: skip
    t.answer("stay")
    assert t.places == [2, 1]


@clause("AL-RNK-03")
def test_all_are_ranked_and_shared_places_leave_a_gap() -> None:
    assert final_places({"points": 5}, {"points": 9}, {"points": 9}, {"points": 1}) == [3, 1, 1, 4]


@clause("AL-RNK-04", "AL-DEC-07")
def test_absent_player_keeps_their_pieces_and_gets_default_answers() -> None:
    t = table(
        "adventureland",
        black={"parties": "E7 A2", "swords": [3], "herbs": [4]},
        green="A5",
        turn="green",
        cards="E7 A1 C3 B1 D3",
        creatures=[10],
    )
    while not t.waits:
        t.answer(t.menu.unanswered().key if t.asked == 0 else "stay")
    assert where(t.state, "black") == "A2"  # black commits no sword, then gives up
    assert hand(t.state, "black") == {"swords": [3], "herbs": [4], "gold": 0, "beaten": []}
    assert t.state.turn == 1  # black has ended the turn without a move
