"""Dice and luck (4.3, 7)."""

from __future__ import annotations

from collections import Counter

from meadhall.engine.play.match import Match
from meadhall.engine.table.chance import SeededLuck
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import SYMBOLS
from meadhall.games.heroes.events import DiceThrown
from meadhall.games.heroes.state import IN_HAND, NO_DIE
from meadhall.testing import clause
from tests.games.heroes.asking import acting, cast, play


@clause("HE-DIE-01", "HE-CHA-01", "HE-AMB-03")
def test_die_has_six_equally_likely_faces() -> None:
    assert SYMBOLS == ["water", "fire", "earth", "air", "leadership", "card"]
    source = SeededLuck("dice")
    found = Counter(source.index("dice/0", range(6)) for _ in range(12_000))
    assert all(1800 < found[face] < 2200 for face in range(6))


@clause("HE-DIE-03", "HE-DIE-04", "HE-HID-01", "HE-HID-02")
def test_die_is_in_hand_in_the_air_or_on_the_table_and_counts_only_there() -> None:
    t = play(ann={"dice": "WW--FC"}, bram={"dice": "~~AAAA"}, mode="realtime")
    s = t.view(-1).state
    assert [s.shown(0, face) for face in range(6)] == [2, 1, 0, 0, 0, 1]
    assert s.shown(1, 3) == 4


@clause("HE-DIE-05")
def test_die_used_to_cast_pays_for_nothing_else() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "LLLLAC", "hand": "command"}, "f4=triton b2=hero")
    cast(t, "command", "at:0f1", "attack", "at:1f4")
    assert t.state.act.points == 2
    t.answer("move:b2", "to:f2", "move:f2", "to:f3")
    assert t.state.act is None or t.state.act.points == 0


@clause("HE-DIE-05", "HE-DIE-06")
def test_other_symbols_stay_usable_and_weakness_leaves_them() -> None:
    t = acting({"dice": "WWWFLL", "hand": "ice_shards"})
    assert t.state.hit_points(0) == 18  # three W against Kaldor
    cast(t, "ice_shards", "at:1b2")
    assert t.state.hit_points(1) == 19


@clause("HE-CHA-02", "HE-CHA-03")
def test_faces_of_a_seat_depend_only_on_its_own_throws() -> None:
    def faces(order: list[int]) -> dict[int, list[list[int]]]:
        match = Match(GAME, "streams", army="preset", mode="realtime")
        while match.state.step == "draft":
            match.let_pass(match.asked)
        match.answer(-2, "start:0")
        for seat in order:
            match.answer(seat, match.menu(seat).keys[-1 if match.menu(seat).keys[-1] != "stop:none" else -2])
            match.answer(-2, f"land:{seat}")
        threw = [e for e in match.news(-1) if isinstance(e, DiceThrown)]
        return {seat: [e.faces for e in threw if e.seat == seat] for seat in (0, 1)}

    assert faces([0, 0, 1, 1, 1]) == faces([1, 0, 1, 0, 1])


@clause("HE-CHA-02")
def test_decks_and_tableau_have_separate_random_streams() -> None:
    source = SeededLuck("x")
    alone = [source.index("spells/common", range(60)) for _ in range(5)]
    other = SeededLuck("x")
    mixed = []
    for _ in range(5):
        other.index("deck/0", range(9))
        other.index("setup/first", range(2))
        mixed.append(other.index("spells/common", range(60)))
    assert alone == mixed


@clause("HE-CHA-03", "HE-SPL-01")
def test_dice_are_thrown_in_ascending_number_and_blessing_is_the_seventh() -> None:
    t = play(ann={"dice": "------"}, bram={"dice": "------"}, spells=["blessing ann ann"], rolls="WFEALC AAAAAA")
    # A Blessing set by the position adds no die; see test_spells.
    assert t.heard(DiceThrown)[0].dice == [0, 1, 2, 3, 4, 5]


@clause("HE-CHA-04", "HE-DRW-03")
def test_empty_deck_is_refilled_from_the_discard_pile() -> None:
    t = acting(
        {"dice": "CCCCEE", "hand": "command", "deck": "dispel", "discard": "scorch scorch"}, draws="dispel scorch"
    )
    t.answer("draw")
    side = t.state.sides[0]
    assert (len(side.hand), side.deck, side.discard) == (3, 1, [])


@clause("HE-CHA-05", "HE-HID-03")
def test_nothing_else_is_random() -> None:
    match = Match(GAME, "1", players=3, army="preset")
    while match.ask is not None and match.state.duel.rounds < 3:
        for seat in match.ask.waiting:
            match.let_pass(seat)
    kinds = {getattr(entry, "kind", "") for entry in match.log} - {""}
    assert {kind.split("/")[0] for kind in kinds} <= {"setup", "spells", "deck", "dice", "army", "learned"}


def test_dice_in_hand_have_no_face() -> None:
    t = acting({"dice": "CCCEEE"})
    t.answer("draw", "pass")
    assert (t.asked, t.question) == (1, "beat")
    assert t.state.sides[0].dice == [IN_HAND] * 6 + [NO_DIE]
