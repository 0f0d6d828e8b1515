"""Two worlds that differ only in secrets look the same to a seat (6), and imagined worlds are possible."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from meadhall.engine.model.state import encode
from meadhall.engine.play.imagining import imagine
from meadhall.engine.play.match import Match
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.record import replay, save
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import CREATURE, LIMITS, SPELL, SPELLS, creature_pool
from meadhall.games.heroes.setup import MAX_CREATURES, army_cost
from meadhall.games.heroes.state import A_HERO, State
from meadhall.games.heroes.study import state_faults
from meadhall.testing import ScriptedTable, clause
from tests.games.heroes.asking import BRUNNA, KALDOR, MARIS, cast, play


def bytes_of(match: Match[State], seat: int) -> bytes:
    """Return everything that a seat receives: its view, its news and its own match file, as bytes."""
    return encode(view_as_plain(match.view(seat))) + repr(list(match.news(seat))).encode() + save(match, seat).encode()


def assert_looks_same(first: Match[State], second: Match[State], *seats: int) -> None:
    for seat in seats:
        assert bytes_of(first, seat) == bytes_of(second, seat)


# ---- armies


def match_after_hiring(*armies: str) -> Match[State]:
    """Return a match in which seat 0 leads Brunna and hires these Creatures, and seat 1 takes the printed army."""
    match: Match[State] = Match(GAME, "secrets")
    while match.menu().question == "draft":
        wanted = "brunna" if match.asked == match.state.first else "maris"
        keys = match.menu().keys
        match.answer(match.asked, next((key for key in keys if wanted in key), keys[-1]))
    builder = next(seat for seat in (0, 1) if match.state.sides[seat].hero == 2)
    for creature in armies:
        match.answer(builder, f"hire:{creature}")
    match.answer(builder, "done")
    match.answer(1 - builder, "printed")
    return match


@clause("HE-HID-13", "HE-ARM-01", "HE-PLC-04")
def test_army_is_only_a_number_of_cards_until_they_are_placed() -> None:
    one = match_after_hiring("gnome", "golem", "basilisk")
    other = match_after_hiring("golem", "cave_troll", "stone_giant")
    builder = next(seat for seat in (0, 1) if one.state.sides[seat].hero == 2)
    assert_looks_same(one, other, 1 - builder, -1)
    assert bytes_of(one, builder) != bytes_of(other, builder)


@clause("HE-HID-13", "HE-PLC-04")
def test_placed_card_reveals_nothing_about_the_cards_left() -> None:
    """Cards are laid by name. A golem taken from the middle would reveal that other cards come before it."""
    one = match_after_hiring("gnome", "golem", "basilisk")
    other = match_after_hiring("golem", "cave_troll", "stone_giant")
    builder = next(seat for seat in (0, 1) if one.state.sides[seat].hero == 2)
    for match in (one, other):
        while match.asked != builder:
            match.answer(match.asked, match.menu().keys[0])
            match.answer(match.asked, match.menu().keys[0])
        match.answer(builder, "place:golem")
        match.answer(builder, "to:f3")
    assert_looks_same(one, other, 1 - builder, -1)


@clause("HE-ARM-02", "HE-ARM-04", "HE-HID-13")
def test_imagined_army_is_affordable() -> None:
    match = match_after_hiring("gnome", "golem", "basilisk", "earth_elemental", "gnome")
    builder = next(seat for seat in (0, 1) if match.state.sides[seat].hero == 2)
    seen: set[tuple[int, ...]] = set()
    rng = random.Random(4)
    while match.state.step == "place":
        view = match.view(1 - builder)
        for _ in range(10):
            world = imagine(view, rng).state
            waiting = [world.faces.face[piece] for piece in world.sides[builder].unplaced]
            placed = [b.card for b in world.beings if b.owner == builder and b.card != A_HERO]
            army = [*waiting, *placed]
            assert army_cost(army) <= LIMITS.army_points
            assert len(army) == 5 <= MAX_CREATURES
            assert not Counter(army) - Counter(creature_pool(world.sides[builder].hero))
            seen.add(tuple(sorted(army)))
        match.let_pass(match.asked)
    assert len(seen) > 10


@pytest.mark.parametrize("hired", [(0, 0, 0, 0), (3, 0, 2, 1), (2, 2, 2, 2)])
@clause("HE-HID-13", "HE-HID-19", "HE-PRE-11")
@pytest.mark.long
def test_a_file_without_the_armies_can_be_replayed(hired: tuple[int, ...]) -> None:
    """A file without the hired cards still verifies, although few armies have the known number of cards."""
    match: Match[State] = Match(GAME, "armies to imagine", players=4)
    while match.menu().question == "draft":
        match.let_pass(match.asked)
    left = dict(enumerate(hired))
    while match.ask is not None and match.state.step == "army":
        seat = match.asked
        key = match.menu(seat).keys[0] if left[seat] else "done" if hired[seat] else "printed"
        match.answer(seat, key)
        left[seat] -= 1
    numbers = [len(side.unplaced) for side in match.state.sides]
    for looker in (-1, 0, 3):
        replayed = replay(save(match, looker)).match
        assert [len(side.unplaced) for side in replayed.state.sides] == numbers


# ---- hands and decks


def table_with_hand(own_words: dict[str, Any], **position: Any) -> ScriptedTable[State]:
    ann = {"hero": KALDOR, "board": "f1=hellhound b2=hero", "dice": "FFFEEE", **own_words}
    return play(ann=ann, bram={"hero": MARIS, "dice": "WWWEEE", "hand": "healing"}, **position)


@pytest.mark.parametrize("step", ["prepare", "act", "next"])
@clause("HE-HID-05", "HE-HID-07", "HE-HID-08")
def test_swapping_hand_and_deck_is_invisible_to_others(step: str) -> None:
    words: dict[str, Any] = {"step": step}
    if step != "prepare":
        words["active"] = "ann" if step == "act" else "bram"
    one = table_with_hand({"hand": "rage command", "deck": "dispel magic_missile"}, **words)
    other = table_with_hand({"hand": "dispel magic_missile", "deck": "rage command"}, **words)
    assert_looks_same(one.match, other.match, 1, -1)


@clause("HE-DEC-25", "HE-HID-05")
def test_a_player_without_an_action_is_asked_all_the_same() -> None:
    one = table_with_hand({"hand": "rage", "deck": "dispel"}, step="next", active="bram", next="ann")
    other = table_with_hand({"hand": "dispel", "deck": "rage"}, step="next", active="bram", next="ann")
    assert one.question == other.question == "act-or-pass"
    assert_looks_same(one.match, other.match, 1, -1)


@clause("HE-HID-06", "HE-HID-11")
def test_order_of_a_deck_is_in_no_view() -> None:
    mine = {"dice": "CCCEEE", "deck": "rage dispel command"}
    first, again = (table_with_hand(mine, active="ann", draws=card) for card in ("rage", "command"))
    for t in (first, again):
        t.answer("draw")
    assert first.state.hand_of(0) != again.state.hand_of(0)
    assert_looks_same(first.match, again.match, 1, -1)


# ---- the age of a card in a hand


HANDS_BY_AGE = [("scorch", "dispel", "rage"), ("rage", "scorch", "dispel"), ("dispel", "rage", "scorch")]


def table_after_draws(*cards: str) -> ScriptedTable[State]:
    """Return a table on which Ann has drawn these cards one after the other and is about to act again."""
    ann = {"deck": "rage dispel scorch", "dice": "CCCCCE"}
    t = table_with_hand(ann, active="ann", draws=" ".join(cards), rolls="FFFFFE")
    t.answer("draw")
    t.answer("pass", by="bram")
    t.answer("throw:none", by="bram")
    t.answer("stop:none", by="ann")
    t.answer("throw:none", by="bram")
    return t


@clause("HE-HID-05", "HE-HID-08")
def test_a_played_card_does_not_reveal_its_age_in_the_hand() -> None:
    tables = [table_after_draws(*cards) for cards in HANDS_BY_AGE]
    assert len({tuple(t.state.hand_of(0)) for t in tables}) == 3
    for keys in ((), ("cast:scorch",), ("free:decline", "enough", "at:1b2")):
        for t in tables:
            t.answer(*keys)
            assert_looks_same(tables[0].match, t.match, 1, -1)
    assert [len(t.state.sides[0].hand) for t in tables] == [2] * 3
    assert [t.state.sides[0].discard for t in tables] == [[SPELL["scorch"]]] * 3
    assert [sorted(t.state.hand_of(0)) for t in tables] == [sorted((SPELL["rage"], SPELL["dispel"]))] * 3


@clause("HE-HID-05", "HE-HID-08", "HE-ENH-01")
def test_discarded_cards_do_not_reveal_their_age_in_the_hand() -> None:
    tables = [table_after_draws(*cards) for cards in HANDS_BY_AGE]
    for t in tables:
        t.answer("cast:scorch", "free:decline", "pair:dispel+rage", "at:1b2")
        assert_looks_same(tables[0].match, t.match, 1, -1)
        assert t.state.sides[0].hand == []


@clause("HE-HID-05", "HE-SPL-24", "HE-HID-09")
def test_a_hand_discarded_whole_does_not_reveal_its_age() -> None:
    ann = {"hero": MARIS, "hand": "energy_drain", "dice": "WWWWWW"}
    hands = ["scorch command", "command scorch"]
    tables = [play(ann=ann, bram={"hero": KALDOR, "hand": hand}, active="ann") for hand in hands]
    for t in tables:
        cast(t, "energy_drain", "player:1", free=True)
        assert_looks_same(tables[0].match, t.match, 0, -1)
        assert len(t.state.sides[1].discard) == 2


@clause("HE-HID-05", "HE-HID-08", "HE-LRN-02")
def test_publicly_known_copy_of_a_card_is_played_first() -> None:
    tableau = "rage rage poison haste scorch healing daze lightning"
    tables = [
        table_with_hand({"hand": hand, "deck": deck, "dice": "CCCCFF"}, tableau=tableau, active="ann", rolls="FFFFFF")
        for hand, deck in (("scorch", "command"), ("command", "scorch"))
    ]
    for t in tables:
        t.answer("learn", "spell:scorch@bottom1")
        t.answer("pass", by="bram")
        t.answer("throw:none", by="bram")
        t.answer("stop:none", by="ann")
        t.answer("throw:none", by="bram")
        cast(t, "scorch", "at:1b2")
        assert_looks_same(tables[0].match, t.match, 1, -1)
    assert [[SPELLS[spell].id for spell in t.state.hand_of(0)] for t in tables] == [["scorch"], ["command"]]


@clause("HE-DEC-19", "HE-HID-05", "HE-HID-08")
def test_hand_order_is_visible_only_to_its_owner() -> None:
    """Ann has a card, learns Scorch and draws a card. Rage is the oldest card in one world, the newest in the other."""
    tableau = "haste haste poison stoneskin scorch healing daze lightning"
    tables: list[ScriptedTable[State]] = []
    for older, younger in (("rage", "command"), ("command", "rage")):
        ann = {"hand": older, "deck": younger, "dice": "CCCCFF"}
        t = table_with_hand(ann, tableau=tableau, active="ann", rolls="CCCEEE FFFFFE")
        for action in (("learn", "spell:scorch@bottom1"), ("draw",)):
            t.answer(*action)
            t.answer("pass", by="bram")
            t.answer("throw:none", by="bram")
            t.answer("stop:none", by="ann")
            t.answer("throw:none", by="bram")
        t.answer("cast:rage", "free:decline", "enough", "at:0f1")
        tables.append(t)
        assert_looks_same(tables[0].match, t.match, 1, -1)
    held = [[SPELLS[spell].id for spell in t.view("ann").state.hand_of(0)] for t in tables]
    assert held == [["scorch", "command"], ["command", "scorch"]]


@clause("HE-HID-05", "HE-HID-07")
def test_imagined_worlds_give_others_the_cards_that_they_play() -> None:
    t = table_after_draws(*HANDS_BY_AGE[0])
    t.answer("cast:scorch", "free:decline", "enough", "at:1b2")
    for seat in (0, 1):
        hand = imagine(t.view(seat), random.Random(seat)).state.hand_of(0)
        assert sorted(hand) == sorted((SPELL["rage"], SPELL["dispel"]))


# ---- answers in a beat


@clause("HE-HID-04", "HE-BEA-02")
def test_answer_in_a_beat_is_private_until_all_are_given() -> None:
    ways = ["throw:none", "throw:1", "throw:123456", "stop:none", "stop:12"]
    tables = [table_with_hand({"hand": "rage"}) for _ in ways]
    for t, way in zip(tables, ways, strict=True):
        t.match.answer(0, way)
    for t in tables[1:]:
        assert_looks_same(tables[0].match, t.match, 1, -1)
        assert bytes_of(tables[0].match, 0) != bytes_of(t.match, 0)


# ---- worlds


@clause("HE-HID-20", "HE-CHA-03")
@pytest.mark.parametrize("players", [2, 3])
def test_imagined_worlds_are_consistent_and_look_the_same(players: int) -> None:
    for seed in range(3):
        match: Match[State] = Match(GAME, f"worlds {seed}", players=players)
        rng = random.Random(seed)
        for number in range(120):
            if match.ask is None:
                break
            looker = rng.choice([*range(players)])
            if number % 5 == 0:
                world = imagine(match.view(looker), rng)
                assert not state_faults(world.state)
                assert world.view(looker).state == match.view(looker).state
            seat = rng.choice(match.ask.waiting)
            match.answer(seat, rng.choice(match.menu(seat).options))


@clause("HE-HID-13")
def test_unplaced_army_is_known_only_to_its_owner() -> None:
    t = play(
        step="place",
        ann={"hero": BRUNNA, "board": "f1=golem", "unplaced": "gnome basilisk hero"},
        bram={"hero": MARIS, "board": "f1=siren", "unplaced": "nymph hero"},
    )
    mine = [t.view("ann").state.faces.face[piece] for piece in t.state.sides[0].unplaced]
    assert mine == [CREATURE["gnome"], CREATURE["basilisk"]]
    assert [t.view("bram").state.faces.face[piece] for piece in t.state.sides[0].unplaced] == [-1, -1]
