"""Hidden information (6)."""

from __future__ import annotations

from typing import Any

from meadhall.engine.model.state import encode
from meadhall.engine.privacy.view import view_as_plain
from meadhall.games.adventureland.content import CREATURE_IDS, SWORD_IDS
from meadhall.games.adventureland.ending import standings
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.positions.inspect import census, hand, on
from meadhall.testing import ScriptedTable, clause, table
from tests.games.adventureland.asking import go


def known_bytes(t: ScriptedTable[Any], player: int | str) -> bytes:
    """Return everything that one seat can know: its view and its story."""
    return encode(view_as_plain(t.view(player))) + encode(list(t.match.news(t.seat(player))))


@clause("AL-HID-01")
def test_order_of_the_stacks_is_known_to_nobody() -> None:
    t = table("adventureland", black="A2", green="A5", cards="E7 A1 B2", creatures=[8])
    for seat in (-1, 0, 1):
        bags = t.view(seat).state.faces.bags
        assert all(bag == sorted(bag) for bag in bags.values())
        assert (len(bags["card"]), len(bags["creature"]), len(bags["herb"]), len(bags["sword"])) == (107, 13, 20, 28)


@clause("AL-HID-02")
def test_value_of_a_tile_on_the_board_is_known_to_nobody() -> None:
    worlds = [
        table("adventureland", black="A2", green="A5", board=f"C3={herb} E3={sword}")
        for herb, sword in ((2, 0), (4, 3))
    ]
    for seat in (-1, 0, 1):
        assert known_bytes(worlds[0], seat) == known_bytes(worlds[1], seat)


@clause("AL-HID-03", "AL-HID-13")
def test_only_the_owner_knows_a_taken_tile_until_it_is_used() -> None:
    def world(herb: int, sword: int) -> ScriptedTable[Any]:
        t = table("adventureland", black="A3 B6 A1", green="A5", board="C3 E3", herbs=[herb], swords=[sword])
        go(t, "A3", "C3")
        go(t, "C3", "E3")
        return t

    one, other = world(2, 0), world(4, 3)
    for seat in (-1, 1):
        assert known_bytes(one, seat) == known_bytes(other, seat)
    assert known_bytes(one, 0) != known_bytes(other, 0)
    assert hand(one.view("green").state, "black") == {"swords": ["?"], "herbs": ["?"], "gold": 0, "beaten": []}


@clause("AL-HID-03")
def test_used_herb_is_revealed() -> None:
    side = {"parties": "E6+6 A1", "herbs": [2, 4]}
    t = table("adventureland", black=side, green="A2", board="E7=10")
    go(t, "E6", "E7")
    t.answer("herb:2")
    assert t.view("green").state.fight is not None
    assert t.view("green").state.fight.herbs == [2]
    assert hand(t.view("green").state, "black")["herbs"] == ["?"]


@clause("AL-HID-04", "AL-HID-05")
def test_nobody_knows_the_swords_in_the_box_or_the_one_drawn() -> None:
    def world(used: str) -> ScriptedTable[Any]:
        held = {"parties": "A2", "swords": [name for name in SWORD_IDS if name not in ("S28", "S01")]}
        t = table(
            "adventureland",
            black=held,
            green="A5 A9",
            swords_on_table=0,
            used_swords=["S28", "S01"],
            cards="A9 A4",
            box=[used],
        )
        assert t.state.swords_in_box == 0  # both swords left the box: A9 and A4 are mountains
        return t

    one, other = world("S28"), world("S01")
    for seat in (-1, 0):
        assert known_bytes(one, seat) == known_bytes(other, seat)
    assert hand(one.state, "green")["swords"] == [3]
    state = table("adventureland", step="setup", seed=1).view(0).state
    assert state.swords_in_box == 8
    assert len(state.faces.bags["sword"]) == 28  # nobody knows which eight of them are in the box


@clause("AL-HID-06", "AL-HID-07")
def test_creatures_are_public_on_the_board_and_when_beaten() -> None:
    t = table("adventureland", black="E6+11 A1", green="A2", board="E7=F03 G4=16 E8=F10")
    go(t, "E6", "E7")
    go(t, "E7", "E8")
    for seat in (-1, 0, 1):
        state = t.view(seat).state
        assert on(state, "G4") == "F14"
        assert hand(state, "black")["beaten"] == [8, 12]
        assert [CREATURE_IDS[creature] for creature in state.beaten[0]] == ["F03", "F10"]


@clause("AL-HID-08")
def test_gold_companions_adventurers_dice_stocks_and_discard_are_public() -> None:
    side = {"parties": "E6+2 A1", "swords": [2], "herbs": [4], "gold": 3}
    t = table("adventureland", black=side, green="A2", board="E7=16 C6", dice=[5])
    go(t, "E6", "E7")
    t.answer("swords:+2")
    for seat in (-1, 1):
        state = t.view(seat).state
        assert state.fight is not None
        assert (state.gold, state.parties, state.fight.dice) == (t.state.gold, t.state.parties, [5])
        assert census(state) == census(t.state)
        assert state.discard == t.state.discard


@clause("AL-HID-09")
def test_running_totals_contain_only_what_a_seat_may_know() -> None:
    side = {"parties": "A1", "herbs": [4], "swords": [3], "gold": 1}
    t = table("adventureland", adventure=2, black=side, green="A2")
    mine, theirs = (sum(standings(t.view(seat).state)[0].parts.values()) for seat in (0, 1))
    assert (mine, theirs) == (3 + 2 + 7, 3 + 2)
    t = table("adventureland", black={**side, "points": 9}, green="A2")
    assert [standings(t.view(seat).state)[0].points for seat in (-1, 0, 1)] == [9, 9, 9]
    t = table("adventureland", adventure=3, black=side, green="A2")
    assert [standings(t.view(seat).state)[0].parts for seat in (-1, 1)] == [t.standings[0].parts] * 2


@clause("AL-HID-10")
def test_no_view_contains_future_luck() -> None:
    worlds = [table("adventureland", black="A2", green="A5", seed=seed) for seed in ("one", "other")]
    for seat in (-1, 0, 1):
        assert known_bytes(worlds[0], seat) == known_bytes(worlds[1], seat)


@clause("AL-HID-11")
def test_cards_left_in_the_stack_are_public() -> None:
    t = table("adventureland", black="A2", green="A5", cards="A1 B2", used="C3")
    bag = t.view(1).state.faces.bags["card"]
    assert set(range(110)) - set(bag) == {PLACE["A1"], PLACE["B2"], PLACE["C3"]}


@clause("AL-HID-12")
def test_only_the_asked_player_sees_the_fight_options() -> None:
    def world(sword: int, herb: int) -> ScriptedTable[Any]:
        side = {"parties": "E6+2 A1", "swords": [sword], "herbs": [herb, 3]}
        t = table("adventureland", black=side, green="A2", board="E7=10")
        go(t, "E6", "E7")
        return t

    one, other = world(0, 2), world(3, 4)
    for _ in range(2):
        for seat in (-1, 1):
            assert one.view(seat).options == ()
            assert known_bytes(one, seat) == known_bytes(other, seat)
        assert one.view(0).options != other.view(0).options
        for t in (one, other):
            t.answer("swords:none" if t.question == "swords" else "herb:3")


@clause("AL-HID-13")
def test_number_of_a_piece_does_not_reveal_its_face() -> None:
    for herb in (2, 4):
        t = table("adventureland", black="A2", green="C3 A5", cards="C3 A1", herbs=[herb])
        piece = t.state.herbs[1][0]
        assert piece == 0
        assert t.view("black").state.faces.face[piece] == -1
