"""Set-up (3): the table, the draft, armies, placing and starting hands."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import msgspec
import pytest

from meadhall.engine import record
from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.model.state import from_plain
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import CREATURES, HERO, HEROES, SPELL, SPELLS, basic_set, creature_pool, spells_of
from meadhall.games.heroes.events import ArmiesChosen, ArmyHeld, CardPlaced, HeroTaken, StartDrawn, TableauDealt
from meadhall.games.heroes.positions import board_words, hand
from meadhall.games.heroes.state import EMPTY, IN_HAND, NO_DIE, SPACES, SPELL_BAG, State, deck_bag
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, play

TABLEAU = "scorch rage fireball haste poison healing daze lightning"


def drafting(**position: object) -> Playing:
    return play(step="draft", tableau=TABLEAU, **position)


# ---- 3.1


@clause("HE-SET-01", "HE-CMP-06")
def test_each_hero_has_a_pool_of_23_creatures() -> None:
    assert [len(creature_pool(hero)) for hero in range(4)] == [23] * 4
    assert all(CREATURES[c].element == "water" for c in creature_pool(HERO[MARIS]))


@clause("HE-SET-02", "HE-DRF-05", "HE-CMP-02", "HE-CMP-03")
def test_a_hero_brings_creatures_and_the_special_spell() -> None:
    t = drafting()
    t.answer("hero:brunna", by="ann")
    side = t.state.sides[0]
    assert side.hero == HERO[BRUNNA]
    assert SPELL["heart_of_the_mountain"] in t.state.faces.bags[deck_bag(0)]
    assert t.state.faces.bags["army/0"] == creature_pool(HERO[BRUNNA])


@clause("HE-SET-02", "HE-CRD-01")
def test_a_hero_has_the_hit_points_of_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    hardy = [msgspec.structs.replace(hero, hit_points=17 + at) for at, hero in enumerate(HEROES)]
    monkeypatch.setattr(import_module("meadhall.games.heroes.content"), "HEROES", hardy)
    t = drafting()
    t.answer("hero:brunna", by="ann")
    assert t.state.hit_points(0) == 17 + HERO[BRUNNA]


@clause("HE-SET-03", "HE-CMP-04", "HE-AMB-37")
def test_everybody_begins_with_one_basic_set() -> None:
    names = Counter(SPELLS[spell].id for spell in basic_set())
    assert names == {"magic_missile": 2, "command": 2, "dispel": 1}
    s = Match(GAME, "1", players=3).start
    assert all(s.faces.bags[deck_bag(seat)] == basic_set() for seat in range(3))
    assert not any(spell in s.faces.bags[SPELL_BAG] for spell in basic_set())


@clause("HE-SET-04", "HE-CMP-05", "HE-HID-10", "HE-HID-11")
def test_sixty_spells_are_shuffled_and_eight_are_revealed() -> None:
    assert len(spells_of("common")) == 60
    match = Match(GAME, "7")
    assert match.state.spells_left == 52
    assert len(match.state.duel.tableau) == 8
    dealt = next(e for e in match.news(-1) if isinstance(e, TableauDealt))
    assert dealt.spells == match.state.duel.tableau
    assert Match(GAME, "8").state.duel.tableau != match.state.duel.tableau


@clause("HE-SET-05", "HE-CMP-01", "HE-CMP-07", "HE-CMP-10", "HE-DIE-02", "HE-BRD-01", "HE-AMB-35")
def test_everybody_has_six_dice_in_hand_eight_spaces_and_21_hit_points() -> None:
    s = Match(GAME, "1", players=4).state
    for seat in range(4):
        assert s.sides[seat].dice == [IN_HAND] * 6 + [NO_DIE]
        assert s.spaces[seat] == [EMPTY] * SPACES
        assert s.hit_points(seat) == 21


@clause("HE-SET-06", "HE-CMP-08", "HE-CMP-09", "HE-CMP-11")
def test_tokens_never_run_out() -> None:
    spells = [f"{name} bram.b2 ann 40" for name in ("poison", "fire_raising", "stoneskin")]
    t = play(spells=spells)
    assert sum(p.power for p in t.state.permanents) == 120  # more than the 86 tokens in the box


@clause("HE-SET-07", "HE-DRF-01")
def test_starting_player_is_random() -> None:
    firsts = {Match(GAME, str(seed), players=3).asked for seed in range(20)}
    assert firsts == {0, 1, 2}
    t = play(players=3, step="setup", first_player="cas", priority_drawn="bram cas ann")
    assert t.asked == t.seat("cas")
    assert t.heard(StartDrawn)[0].priorities == [[1, 2, 0]]


@clause("HE-SET-08")
def test_seats_go_clockwise() -> None:
    t = drafting(players=4, first="cas")
    order: list[int] = []
    for key in ("hero:maris", "hero:kaldor", "hero:brunna", "hero:ilvane"):
        order.append(t.asked)
        t.answer(key)
    assert order == [2, 3, 0, 1]


@clause("HE-SET-09", "HE-HID-15")
def test_a_public_priority_list_of_all_seats_is_drawn() -> None:
    lists = {tuple(Match(GAME, str(seed), players=3).state.duel.priority) for seed in range(40)}
    assert len(lists) == 6
    match = Match(GAME, "3", players=3)
    assert match.view(-1).state.duel.priority == match.state.duel.priority


# ---- 3.2


@clause("HE-DRF-01", "HE-DRF-08")
def test_everybody_has_four_draft_turns_in_the_same_order() -> None:
    t = drafting(first="bram")
    order: list[int] = []
    while t.question == "draft":
        order.append(t.asked)
        t.answer(t.keys[0] if len(order) < 7 else t.keys[-1])
    assert order == [1, 0] * 4


@clause("HE-DRF-02", "HE-DEC-02", "HE-AMB-10")
def test_a_turn_takes_a_hero_or_a_spell_of_the_bottom_row() -> None:
    t = drafting()
    assert t.keys == [
        "spell:poison@bottom1", "spell:healing@bottom2", "spell:daze@bottom3", "spell:lightning@bottom4",
        "hero:maris", "hero:kaldor", "hero:brunna", "hero:ilvane",
    ]  # fmt: skip
    assert t.forbidden_by("spell:scorch@top1") == ["HE-DRF-02"]
    t.answer("hero:maris")
    assert t.forbidden_by("hero:maris") == ["HE-DRF-02"]
    assert t.asked == 1


@clause("HE-DRF-03")
def test_player_with_a_hero_cannot_take_another() -> None:
    t = drafting()
    t.answer("hero:maris", "hero:kaldor")
    assert not [key for key in t.keys if key.startswith("hero")]
    assert t.forbidden_by("hero:ilvane") == ["HE-DRF-03"]


@clause("HE-DRF-04", "HE-DRF-07")
def test_after_three_spells_a_hero_must_be_taken_and_a_deck_has_nine_spells() -> None:
    t = drafting()
    t.answer("spell:poison@bottom1", "hero:maris")
    for _ in range(4):
        t.answer(t.keys[0])
    assert all(key.startswith("hero") for key in t.keys)
    assert t.forbidden_by("spell:lightning@bottom4") == ["HE-DRF-04"]
    t.answer("hero:ilvane")
    t.answer(t.keys[0])
    for side in t.state.sides:
        assert (len(side.owned), side.deck, side.drafted) == (9, 9, 3)
    assert t.question == "army"


@clause("HE-DRF-06", "HE-HID-12", "HE-DRF-09")
def test_card_above_moves_down_and_the_top_is_filled() -> None:
    t = drafting(tableau_draws="teleport")
    t.answer("spell:healing@bottom2")
    names = [SPELLS[spell].id for spell in t.view(1).state.duel.tableau]
    assert names == ["scorch", "teleport", "fireball", "haste", "poison", "rage", "daze", "lightning"]
    assert SPELL["healing"] in t.view(1).state.sides[0].owned


@clause("HE-DRF-09")
def test_draft_choices_are_public() -> None:
    t = drafting()
    t.answer("hero:maris")
    assert [e.hero for e in t.heard(HeroTaken, "bram")] == [0]


# ---- 3.3


def army_table(**position: object) -> Playing:
    return play(step="army", ann={"hero": KALDOR, "unplaced": ""}, bram={"hero": MARIS, "unplaced": ""}, **position)


@clause("HE-ARM-01", "HE-ARM-02", "HE-ARM-03", "HE-DEC-03", "HE-HID-13")
def test_armies_are_built_at_once_and_in_secret() -> None:
    t = army_table()
    assert t.match.ask is not None
    assert t.match.ask.waiting == [0, 1]
    for key in ("hire:phoenix", "hire:phoenix"):
        t.match.answer(0, key)
    assert not [e for e in t.view(1).since if getattr(e, "key", "")]
    (refused,) = t.match.menu(0).why_not("hire:ifrit")
    assert (refused.clause, refused.text) == ("HE-ARM-02", "creature-too-dear")
    assert (refused.numbers["cost"], refused.numbers["paid"], refused.numbers["points"]) == (3, 8, 10)
    assert {"hire:glimmer", "hire:hellhound", "done"} <= set(t.match.menu(0).keys)
    t.match.answer(0, "done")
    t.match.answer(1, "hire:nymph")
    t.match.answer(1, "done")
    assert t.heard(ArmiesChosen)[0].counts == [3, 2]
    assert [e.creatures for e in t.heard(ArmyHeld, "ann")] == [
        [CREATURES.index(c) for c in CREATURES if c.id == "phoenix"] * 2
    ]
    assert t.heard(ArmyHeld, "bram") != t.heard(ArmyHeld, "ann")
    assert [t.view(1).state.faces.face[p] for p in t.view(1).state.sides[0].unplaced] == [UNSEEN, UNSEEN]


@clause("HE-ARM-03")
def test_no_more_copies_than_exist_can_be_hired() -> None:
    t = army_table()
    for _ in range(4):
        t.match.answer(0, "hire:hellhound")
    refused = t.match.why_not("hire:hellhound", 0)
    assert [r.clause for r in refused] == ["HE-ARM-03"]


@clause("HE-ARM-01")
def test_creature_of_another_hero_is_refused_with_its_hero() -> None:
    (refused,) = army_table().match.menu(0).why_not("hire:merrow_guard")
    assert (refused.clause, refused.text) == ("HE-ARM-01", "of-another-hero")


@clause("HE-ARM-04", "HE-AMB-18")
def test_at_most_seven_creatures() -> None:
    t = play(step="army", ann={"hero": MARIS, "unplaced": ""}, bram={"hero": KALDOR, "unplaced": ""})
    for key in ["hire:nymph"] * 4 + ["hire:merrow_guard"] * 3:
        t.match.answer(0, key)
    assert t.match.menu(0).keys == ["printed", "done"]
    assert [r.clause for r in t.match.why_not("hire:merrow_guard", 0)] == ["HE-ARM-04"]


@clause("HE-DEC-03", "HE-ARM-01")
def test_army_can_be_rebuilt_after_others_have_hired() -> None:
    match = Match(GAME, "7", players=2)
    while match.state.step != "army":
        match.answer(match.asked, match.menu()[0])
    before = match.menu(0).keys
    hires = [key for key in before if key.startswith("hire:")]
    match.answer(0, hires[0])
    match.answer(1, match.menu(1)[0])
    match.answer(0, "done")
    match.take_back(0)
    match.take_back(0)
    assert match.menu(0).keys == before


@clause("HE-ARM-05")
def test_empty_army_is_legal() -> None:
    t = army_table()
    t.match.answer(0, "done")
    t.match.answer(1, "done")
    assert (t.question, t.keys) == ("place", ["place:hero"])


@clause("HE-ARM-06")
def test_unchosen_creatures_never_appear() -> None:
    match = Match(GAME, "5")
    while match.ask is not None and match.state.step in ("setup", "draft", "army", "place"):
        for seat in match.ask.waiting:
            match.let_pass(seat)
    placed = [e for e in match.news(-1) if isinstance(e, CardPlaced)]
    assert len(match.state.beings) == len(placed) == sum(len(s) - s.count(EMPTY) for s in match.state.spaces)


@clause("HE-ARM-07", "HE-FST-01")
def test_printed_armies_start_on_their_spaces() -> None:
    t = play(step="army", army="preset", ann={"hero": MARIS, "unplaced": ""}, bram={"hero": ILVANE, "unplaced": ""})
    assert (
        board_words(t.state, "ann") == "f1=merrow_guard f2=leviathan f3=siren f4=merrow_guard b1=nymph b2=hero b3=nymph"
    )
    assert board_words(t.state, "bram") == "f1=griffin f2=sylphid f3=pegasus b1=hero b2=thunderbird"
    assert t.heard(ArmiesChosen) == []  # nobody has a card to place


@clause("HE-ARM-08", "HE-AMB-43")
def test_a_single_player_may_use_the_printed_side() -> None:
    t = play(step="army", army="1", ann={"hero": KALDOR, "unplaced": ""}, bram={"hero": BRUNNA, "unplaced": ""})
    assert t.match.ask is not None
    assert t.match.ask.waiting == [0]
    t.answer("hire:hellhound", "done")
    assert board_words(t.state, "bram").count("=") == 6
    assert (t.asked, t.keys) == (0, ["place:hero", "place:hellhound"])


# ---- 3.4


def placing_table(**position: object) -> Playing:
    ann = {"hero": KALDOR, "board": "", "unplaced": "hero ifrit ifrit"}
    bram = {"hero": MARIS, "board": "", "unplaced": "hero"}
    return play(step="place", ann=ann, bram=bram, **position)


@clause("HE-PLC-04")
def test_a_file_of_a_position_reveals_no_unplaced_card() -> None:
    t = play(
        step="place",
        ann={"hero": KALDOR, "board": "", "unplaced": "hellhound ifrit"},
        bram={"hero": MARIS, "board": "", "unplaced": "hero"},
        first="ann",
    )
    t.answer("place:ifrit")
    t.answer(t.keys[0])
    waiting = t.state.sides[0].unplaced
    assert len(waiting) == 1
    text = record.save(t.match, 1)
    start = from_plain(State, msgspec.json.decode(text.splitlines()[0])["start"])
    assert [start.faces.face[piece] for piece in start.sides[0].unplaced] == [UNSEEN, UNSEEN]
    assert board_words(record.replay(text).match.view(1).state, 0) == board_words(t.view(1).state, 0)


@clause("HE-PLC-01", "HE-PLC-02", "HE-PLC-03", "HE-DEC-04")
def test_cards_are_placed_in_turn_and_a_finished_player_is_skipped() -> None:
    t = placing_table(first="bram")
    assert t.asked == 1
    t.answer("place:hero", "to:b4")
    order: list[int] = []
    while t.state.step == "place":
        order.append(t.asked)
        t.answer("place:hero" if "place:hero" in t.keys else t.keys[0])
        t.answer(t.menu.unanswered().key)
    assert order == [0, 0, 0]


@clause("HE-PLC-04", "HE-HID-13", "HE-AMB-17")
def test_unplaced_cards_stay_hidden_and_are_counted() -> None:
    t = placing_table()
    t.answer("place:ifrit", "to:f1")
    bram = t.view("bram").state
    assert board_words(bram, "ann") == "f1=ifrit"
    assert len(bram.sides[0].unplaced) == 1
    assert bram.faces.face[bram.sides[0].unplaced[0]] == UNSEEN


@clause("HE-PLC-05", "HE-BRD-03")
def test_placed_card_stays_and_occupies_its_space() -> None:
    t = placing_table()
    t.answer("place:ifrit", "to:f1", "place:hero", "to:f1", "place:ifrit")
    assert t.asked == 0
    assert t.forbidden_by("to:f1") == ["HE-BRD-03"]
    t = placing_table()
    t.answer("place:hero", "to:b2", "place:hero", "to:f1")
    assert (t.question, t.asked) == ("place", 0)
    assert t.forbidden_by("place:hero") == ["HE-PLC-05"]


@clause("HE-DEC-04")
def test_default_puts_the_hero_on_back_2_and_others_to_the_front() -> None:
    t = placing_table()
    while t.state.step == "place":
        t.match.let_pass(t.asked)
    assert board_words(t.state, "ann") == "f1=ifrit f2=ifrit b2=hero"


# ---- 3.5


@clause("HE-SET-10", "HE-OPT-13")
@pytest.mark.parametrize("cards", [3, 4, 5])
def test_starting_hand_has_its_cards(cards: int) -> None:
    t = play(step="hands", starting_hand=cards, rolls="WFEALCWFEALC")
    assert [len(side.hand) for side in t.state.sides] == [cards, cards]
    assert t.state.sides[0].deck == 6 - cards


@clause("HE-SET-11", "HE-DRW-05")
def test_there_is_no_hand_limit() -> None:
    many = "magic_missile magic_missile command command dispel scorch scorch haste poison daze rage"
    t = play(ann={"hand": many, "dice": "CCCAAA"}, active="ann")
    t.answer("draw")
    assert len(hand(t.state, "ann")) == 12


@clause("HE-SET-12", "HE-BEA-14")
def test_all_dice_start_in_hand_and_are_thrown_without_asking() -> None:
    t = play(step="hands", rolls="WFEALC AAAEEE")
    s: State = t.state
    assert [side.dice[:6] for side in s.sides] == [[0, 1, 2, 3, 4, 5], [3, 3, 3, 2, 2, 2]]
    assert t.question == "beat"
