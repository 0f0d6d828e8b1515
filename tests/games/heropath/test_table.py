"""Decisions (DEC, ASK), hidden things (HID, SEE), chance (CHN), components (CMP), the end (END)."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from meadhall.engine import Match, NotOffered
from meadhall.engine.common.errors import BadOption
from meadhall.engine.record import load, save
from meadhall.games.heropath import GAME
from meadhall.games.heropath.content import (
    CARD_TABLE,
    CARDS,
    ENEMIES,
    ENEMY_DIE,
    FLARE_DIE,
    HERO_DIE,
    LEECHES,
    SPECIAL_DIE,
    STOCK,
    TABLE,
    TRACKERS,
)
from meadhall.games.heropath.effects.verbs import LASTING, VERBS
from meadhall.games.heropath.land import SPACES
from meadhall.testing import clause
from tests.games.heropath.reading import T, hero, in_english, last_line


@clause("HP-CMP-01", "HP-CMP-03", "HP-CMP-04", "HP-CON-02", "HP-CON-03")
def test_box_contains_the_pieces_that_the_rules_list() -> None:
    assert [(enemy.count, enemy.power, enemy.dice) for enemy in ENEMIES] == [
        (10, 12, 2), (8, 10, 2), (8, 8, 2), (8, 14, 1), (7, 12, 1), (7, 10, 1)
    ]  # fmt: skip
    assert sum(enemy.count for enemy in ENEMIES) == 48
    assert (STOCK.GOLD, STOCK.FOOD, STOCK.gems, LEECHES, TRACKERS) == (30, 30, 100, 8, 5)
    assert (TABLE.dragon.power.normal, TABLE.dragon.power.expert, TABLE.dragon.power.inferno) == (15, 17, 19)
    assert sum(int(str(die["count"])) for die in TABLE.die) == 7


@clause("HP-CHN-01", "HP-CHN-02", "HP-CHN-04", "HP-CHN-05")
def test_dice_have_their_faces() -> None:
    assert sorted(HERO_DIE) == [1, 1, 2, 2, 3, 3]
    assert sorted(ENEMY_DIE) == [2, 3, 3, 4, 4, 5]
    assert sorted(SPECIAL_DIE) == [0, 1, 1, 2, 2, 3]
    assert Counter(face.regions for face in FLARE_DIE)[("plains",)] == 2


@clause("HP-CHN-07")
def test_match_is_replayed_from_its_seed() -> None:
    rng = random.Random(1)
    match = Match(GAME, seed="again", players=2)
    for _ in range(150):
        match.answer(match.asked, rng.choice(match.menu().options))
    again = load(save(match), GAME)
    assert again.digest == match.digest


@clause("HP-CON-07")
def test_every_word_of_the_vocabulary_is_known_and_used() -> None:
    words = {str(kind.__struct_config__.tag) for kind in VERBS.kinds}
    assert words == {word.name for word in CARD_TABLE.verb}
    lasting = {str(kind.__struct_config__.tag) for kind in LASTING}
    assert set(VERBS.missing()) == lasting
    windows = {window for card in CARDS for window in card.window}
    assert windows == {word.name for word in CARD_TABLE.window}


@clause("HP-CON-09")
def test_keys_put_the_kind_before_the_id() -> None:
    rng, seen = random.Random(2), set[str]()
    match = Match(GAME, seed="keys", players=3, round_limit=6)
    while not match.over:
        seen |= {key for key in match.menu(match.asked).keys if re.search(r"[A-Z]\d\d", key)}
        match.answer(match.asked, rng.choice(match.menu(match.asked).options))
    kinds = {key.partition(":")[0] for key in seen}
    assert kinds <= {"space", "card", "arm", "unarm", "give", "take", "reroll"}
    assert {space.id for space in SPACES} & {card.id for card in CARDS}


@clause("HP-DEC-01", "HP-DEC-02", "HP-DEC-03", "HP-ASK-05")
def test_only_possible_answers_are_offered_and_an_answer_is_final() -> None:
    t = T(players=2, ann="P14")
    assert t.keys == ["travel", "rest", "give-up"]
    with pytest.raises(NotOffered):
        t.answer("visit")
    t = T(ann="P14", hero_dice=[1, 1], enemy_dice=[5], enemies="P14=troll")
    t.answer("fight:troll")
    with pytest.raises(NotOffered):
        t.take_back("ann")


@clause("HP-ASK-05", "HP-ASK-06", "HP-ASK-18", "HP-END-09")
def test_defaults_apply_without_an_answer() -> None:
    t = T(
        players=2, ann={"at": "P14", "cards": "M03"}, enemies="P14=troll P14=goblin", hero_dice=[1, 1], enemy_dice=[5]
    )
    assert t.menu.unanswered().key == "fight:goblin"
    t.match.let_pass(0)
    assert t.menu.unanswered().key == "pass"
    t.match.let_pass(0)
    while t.question != "action":
        t.match.let_pass(t.asked)
    t = T(players=2, ann="U04")
    assert t.menu.unanswered().key == "travel"
    t = T(ann={"at": "P14", "gems": "V2", "food": 1}, search="food")
    t.answer("rest")
    assert t.menu.unanswered().key == "eat"
    t.answer("search")
    assert t.menu.unanswered().key == "eat"
    t.answer("eat")
    assert t.menu.unanswered().key == "end"
    t = T(players=2, ann="P14")
    t.match.let_pass(0)
    assert t.asked == 1


@clause("HP-HID-01", "HP-SEE-09", "HP-SEE-05", "HP-SEE-07")
def test_seat_receives_only_facts_that_it_may_see() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "B01 M19"}, bram={"cards": "B02"}, enemies="H01=(troll)")
    mine, theirs, watching = t.view("ann").state, t.view("bram").state, t.view(-1).state
    for state, knows in ((mine, 2), (theirs, 1), (watching, 0)):
        assert sum(face >= 0 for face in state.faces.face) == knows
        assert sum(len(faces) for deck, faces in state.faces.bags.items() if deck.isupper()) == 220 - knows
        assert len(state.faces.bags["enemy"]) == 48


@clause("HP-END-02", "HP-END-03", "HP-END-04")
def test_other_players_are_ranked_by_total_power_then_gems_gold_and_food() -> None:
    t = T(
        players=4,
        ann={"at": "U04", "gems": "W5 S5 E5 F5 V5"},
        bram={"gems": "W0 S1 E1 F3 V0", "cards": "B09", "dead": True},
        cas={"armed": "A01", "gems": "W0 S0 E1 F3 V0", "gold": 1},
        dot={"gems": "W0 S0 E1 F3 V0", "armed": "A01"},
        hero_dice=[3, 3, 1, 1, 2, 2, 2, 2],
        enemy_dice=[2, 2],
    )
    t.answer("fight:dragon")
    assert t.state.totals == [25 + 3 + 3, 5 + 2 + 3, 4 + 4 + 1, 4 + 4 + 1], "the winner's total is that of the battle"
    assert t.points == t.state.totals
    assert t.places == [1, 2, 3, 4]
    parts = {standing.seat: standing.parts for standing in t.match.standings}
    assert parts[0] == {"power": 25, "dice and cards": 6}, "the parts add up to the total"
    assert parts[2] == {"power": 4, "dice and cards": 5, "gold": 1, "food": 0}, (
        "the goods that broke the tie are listed too"
    )


@clause("HP-END-04")
def test_heroes_tied_on_everything_share_a_place() -> None:
    t = T(
        players=3,
        ann={"at": "U04", "gems": "W5 S5 E5 F5 V5"},
        bram={"gems": "W1 S0 E1 F3 V0"},
        cas={"gems": "W1 S0 E1 F3 V0"},
        hero_dice=[3, 3, 1, 1, 1, 1],
        enemy_dice=[2, 2],
    )
    t.answer("fight:dragon")
    assert t.places == [1, 2, 2]
    assert last_line(t) == "You win: the Dragon fell in round 1, at Evil 0."


@clause("HP-END-05", "HP-MOD-05")
def test_at_the_round_limit_nobody_wins_and_all_are_ranked() -> None:
    t = T(players=2, ann="P14", bram="P01", round=30, round_limit=30, turn="bram", hero_dice=[1, 1, 3, 3])
    t.answer("give-up", by="bram")
    assert (t.over, t.state.winner, t.places) == (True, -1, [2, 1]), "the places begin with 1 although nobody has won"
    assert last_line(t) == "After 30 rounds the Dragon still lives. Bram comes first by Total Power."
    assert GAME.options(players=2)["round_limit"] == "usual"
    assert Match(GAME, players=2).state.options.round_limit == 60
    assert Match(GAME, players=2, round_limit=0).state.options.round_limit == 0
    assert Match(GAME, players=2, round_limit=45).state.options.round_limit == 45
    with pytest.raises(BadOption):
        Match(GAME, players=2, round_limit=61)


@clause("HP-MOD-01")
def test_options_of_different_rows_combine() -> None:
    for style in ("conservative", "logical", "mist", "adventurous"):
        for moral in ("bronze", "silver", "golden"):
            match = Match(
                GAME, seed="1", players=2, style=style, moral=moral, attributes="equivalent", difficulty="expert"
            )
            assert match.state.options.style == style
    assert hero(T()).actions == 4


@clause("HP-MOD-05")
@pytest.mark.parametrize(
    ("rounds", "expected"),
    [({"round": 9}, "Round 9"), ({"round": 41}, "Round 41 of 60"), ({"round": 3, "round_limit": 20}, "Round 3 of 20")],
)
def test_round_is_shown_with_the_round_limit_near_the_end(rounds: dict[str, int], expected: str) -> None:
    t = T(players=2, round_limit=rounds.get("round_limit", 60))
    t.state.round = rounds["round"]
    assert in_english(GAME.scene(t.state, 0).phase) == expected
