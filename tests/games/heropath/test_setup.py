"""Set-up (SET), the heroes (CON-01), the draft, the options `attributes` (ATT) and `style` (STY, LOG, MST, ADV)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from meadhall.engine import Match
from meadhall.engine.common.errors import BadOption
from meadhall.engine.play import imagining
from meadhall.games.heropath import GAME
from meadhall.games.heropath.content import CARDS, HEROES, LIMITS, STOCK
from meadhall.games.heropath.enemies.tokens import tokens_in_stock
from meadhall.games.heropath.events.heroes import EvilRose, HeroChosen
from meadhall.games.heropath.land import CAVE_ENTRANCE, SPACES, START
from meadhall.games.heropath.state import ATTRIBUTES
from meadhall.testing import clause
from tests.games.heropath.reading import T, card_ids, enemies_at, gems_of, hero, in_english, site_id_at, space_of, walk


def match_with_heroes(**options: Any) -> Match[Any]:
    """Return a match in which every player has a hero."""
    match = Match(GAME, seed="set-up", **options)
    while match.state.step == "setup":
        match.answer(match.asked, match.menu()[0])
    return match


@clause("HP-SET-01", "HP-SET-03", "HP-ASK-01", "HP-EXA-01", "HP-CON-01", "HP-SET-12", "HP-SET-13", "HP-ATT-01")
def test_heroes_are_picked_in_seat_order_and_start_with_their_row() -> None:
    match = Match(GAME, seed="1", players=3)
    assert match.menu().keys == ["hero:warrior", "hero:dwarf", "hero:elf", "hero:sorcerer"]
    match.answer(0, "hero:elf")
    assert [r.clause for r in match.why_not("hero:elf")] == ["HP-SET-03"]
    match.answer(1, "hero:warrior")
    match.answer(2, "hero:sorcerer")
    warrior = match.state.heroes[1]
    assert dict(zip(ATTRIBUTES, warrior.gems, strict=True)) == {
        "WISDOM": 1, "SKILLS": 1, "EXPERIENCE": 1, "FAITH": 3, "VITALITY": 4
    }  # fmt: skip
    assert (warrior.gold, warrior.food, warrior.power) == (1, 1, 10)
    assert [sum(getattr(kind, name) for name in ATTRIBUTES) for kind in HEROES] == [10, 10, 11, 9, 11, 10]
    assert [event.hero for event in match.news(-1) if isinstance(event, HeroChosen)] == [2, 0, 3]


@clause("HP-GEN-01", "HP-GEN-02", "HP-GEN-03", "HP-GEN-04", "HP-MOD-04")
def test_two_to_six_players_and_the_expansions_add_heroes_and_goods() -> None:
    six = Match(GAME, seed="1", players=6)
    assert len(six.menu()) == 6
    assert (six.state.gold, six.state.food) == (STOCK.GOLD + 16, STOCK.FOOD + 16)
    assert len(Match(GAME, seed="1", players=4).menu()) == 4
    with pytest.raises(BadOption):
        Match(GAME, players=7)


@clause("HP-SET-03")
def test_heroes_may_be_drawn() -> None:
    match = Match(GAME, seed="1", players=4, hero_choice="random")
    assert sorted(each_hero.kind for each_hero in match.state.heroes) == [0, 1, 2, 3]


@clause(
    "HP-SET-04", "HP-SET-05", "HP-SET-06", "HP-SET-07", "HP-SET-08", "HP-SET-09", "HP-SET-10", "HP-STY-01", "HP-SET-02"
)
def test_the_board_at_the_start() -> None:
    s = match_with_heroes(players=3).state
    assert all(each_hero.at == START for each_hero in s.heroes)
    assert (s.rock, SPACES[s.ferry].id) == (1, "E8")
    hidden = [space for space, tokens in s.enemies.items() if not tokens[0].exposed]
    assert len(hidden) == 22
    assert {SPACES[space].regions[0] for space in hidden} == {"highlands", "ruby", "forest"}
    assert {SPACES[space].kind for space in hidden} == {"road", "safe"}
    assert s.tokens(CAVE_ENTRANCE)[0].exposed
    found = [SPACES[space] for space, number in enumerate(s.sites) if number >= 0]
    assert len(found) == 8
    assert {region for space in found for region in space.regions} == {"plains", "riverbank"}
    assert all(square.at == -1 for square in s.dropped)
    assert len(s.dropped) == 5
    assert tokens_in_stock(s) == 25
    assert len(s.faces.bags["site"]) == 14


@clause("HP-SET-11", "HP-DIF-01", "HP-DIF-02")
def test_the_difficulty_is_shown_from_the_start() -> None:
    assert T(difficulty="inferno").state.options.difficulty == "inferno"


@clause("HP-SET-14")
def test_hero_with_the_fewest_gems_is_first() -> None:
    match = Match(GAME, seed="1", players=2)
    match.answer(0, "hero:elf")
    match.answer(1, "hero:sorcerer")
    assert match.state.first == 1


@clause("HP-SET-15", "HP-SET-16", "HP-SET-17", "HP-SEE-01", "HP-SEE-17", "HP-ASK-03")
def test_nine_cards_are_dealt_and_one_is_kept_in_secret() -> None:
    match = match_with_heroes(players=3)
    s = match.state
    decks = Counter(s.deck_of(piece) for piece in s.heroes[0].draft)
    assert decks == {"ARMS": 2, "MARKET": 1, "MAGIC": 2, "ABILITIES": 4}
    assert card_ids(match.view(1).state, s.heroes[0].draft) == ["?"] * 9
    prices = [CARDS[s.faces.face[option.piece]].price for option in match.menu(0)]
    assert prices == sorted(prices, reverse=True), "the default is the most expensive cards"
    kept_options = {seat: match.menu(seat)[0] for seat in s.seats}
    mine = CARDS[s.faces.face[kept_options[0].piece]].id
    passed_cards = [card_ids(s, [p for p in s.heroes[0].draft if p != kept_options[0].piece])][0]
    match.answer(0, kept_options[0])
    assert match.state.draft_round == 1, "cards are passed when all have answered"
    assert [
        entry.key for entry in match.view(1).since if getattr(entry, "seat", -1) == 0 and hasattr(entry, "key")
    ] == []
    match.answer(1, kept_options[1])
    match.answer(2, kept_options[2])
    s = match.state
    assert sorted(card_ids(s, s.heroes[1].draft)[1:]) == sorted(passed_cards), "the left neighbour has the passed cards"
    assert mine in card_ids(s, s.heroes[0].draft)
    assert card_ids(match.view(0).state, s.heroes[1].draft) == ["?"] * 9


@clause(
    "HP-SET-18", "HP-SET-19", "HP-SET-20", "HP-SET-21", "HP-SET-22", "HP-SET-23", "HP-SET-24", "HP-SET-25", "HP-ASK-04"
)
def test_draft_continues_to_six_cards_and_then_the_decks_are_laid_out() -> None:
    match = match_with_heroes(players=2)
    for number in LIMITS.draft_keep:
        assert [len(each_hero.draft) for each_hero in match.state.heroes] == [9, 9]
        for seat in (0, 1):
            for _ in range(number):
                match.answer(seat, match.menu(seat)[0])
    s = match.state
    assert all(len([*each_hero.resources()]) == 6 for each_hero in s.heroes)
    assert all(not each_hero.turned for each_hero in s.heroes)
    assert all(len(board.exposed) == 4 for board in s.boards)
    total = sum(len(faces) for deck, faces in s.faces.bags.items() if deck.isupper())
    assert total == 220 - 12 - 16
    while match.state.step == "arming":
        assert match.menu().question == "arm-first"
        match.answer(match.asked, "done")
    assert (match.state.round, match.asked) == (1, match.state.first)


@clause("HP-ASK-04", "HP-SET-22")
def test_default_answer_arms_the_strongest_card_first() -> None:
    t = T(players=2, ann={"cards": "A01 A02 A20 A31", "gems": "E3 S2"}, step="arming")
    assert t.menu.unanswered().key == "arm:A02"
    t.answer("arm:A02")
    assert t.menu.unanswered().key == "arm:A31"
    t.answer("arm:A31")
    assert t.menu.unanswered().key == "done"


@clause("HP-SET-15", "HP-HID-01")
def test_last_of_six_players_imagines_the_draft_at_the_first_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "MAX_TRIES", 1)
    match = match_with_heroes(players=6, moral="golden", style="logical", hero_choice="random")
    assert match.menu(5).question == "keep"
    view = match.view(5)
    world = imagining.imagine(view, random.Random(1))
    faces = world.state.faces.face
    mine = world.state.heroes[5].draft
    assert [faces[piece] for piece in mine] == [view.state.faces.face[piece] for piece in mine]


@clause("HP-ATT-02", "HP-ASK-02")
def test_equivalent_heroes_choose_two_gems() -> None:
    match = Match(GAME, seed="1", players=2, attributes="equivalent", hero_choice="random")
    assert match.menu().keys == ["each", "wisdom", "skills"]
    match.answer(0, "wisdom")
    match.answer(1, "skills")
    assert [each_hero.gems for each_hero in match.state.heroes] == [[2, 0, 1, 3, 4], [0, 2, 1, 3, 4]]
    assert [(each_hero.gold, each_hero.food) for each_hero in match.state.heroes] == [(1, 1), (1, 1)]


@clause("HP-ATT-03")
def test_balanced_heroes_differ_by_a_gem_of_faith() -> None:
    match = Match(GAME, seed="1", players=4, attributes="balanced")
    texts = [in_english(option.message(match.state)) for option in match.menu().options]
    for seat, name in enumerate(("warrior", "dwarf", "elf")):
        match.answer(seat, f"hero:{name}")
    assert [each_hero.gems for each_hero in match.state.heroes] == [
        [1, 1, 1, 4, 4], [0, 1, 1, 4, 5], [0, 2, 1, 4, 4], [2, 0, 1, 2, 3]
    ]  # fmt: skip
    assert texts[0] == "The Warrior: 1 WISDOM, 1 SKILLS, 1 EXPERIENCE, 4 FAITH, 4 VITALITY, 1 GOLD and 1 FOOD"


# ---- styles


@clause("HP-LOG-01", "HP-LOG-02")
def test_logical_lays_all_place_sites_at_once() -> None:
    s = match_with_heroes(players=2, style="logical").state
    assert sum(number >= 0 for number in s.sites) == 22
    assert s.faces.bags["site"] == []


@clause("HP-MST-01", "HP-MST-02", "HP-ASK-33", "HP-EXA-29", "HP-MST-03", "HP-MST-05")
def test_mist_is_discovered_and_each_second_discovery_raises_evil() -> None:
    assert all(number < 0 for number in match_with_heroes(players=2, style="mist").state.sites)
    t = T(players=2, style="mist", ann="P03", discoveries=3, level=1, flare="plains", pouch="S01", stock="troll troll",
          sites_drawn="S01")  # fmt: skip
    t.answer("travel", "space:P04", "stop")
    assert (site_id_at(t, "P04"), t.state.scale.level, t.question) == ("S01", 2, "rock")
    t.answer("stay")
    while t.question == "space-for-enemy":
        t.answer(t.keys[0])
    assert t.question == "action", "the Dragon brings no Place-Sites"
    assert (hero(t).bonus, hero(t).actions) == (1, 3)
    t.answer("bonus", "space:P03", "stop")
    assert (space_of(t), hero(t).bonus, hero(t).actions) == ("P03", 0, 3)
    t = T(players=2, style="mist", ann={"at": "P03", "bonus": 1})
    t.answer("give-up")
    assert hero(t).bonus == 0


@clause("HP-MST-03", "HP-EVL-08", "HP-SEE-15")
def test_in_mist_a_token_marks_the_level() -> None:
    t = T(players=2, style="mist", ann="P03", discoveries=1, sites_drawn="S01", enemies_drawn="goblin")
    walk(t, "P04")
    assert (t.state.scale.level, t.view(-1).state.scale.marker, t.state.scale.dead[0]) == (1, 5, [])
    assert t.heard(EvilRose)


@clause("HP-MST-04")
def test_in_mist_the_dead_do_not_raise_evil() -> None:
    t = T(players=2, style="mist", ann="P14", enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[2], fortune="F20")
    t.answer("fight:goblin")
    assert (t.state.scale.level, t.state.scale.dead[0]) == (0, [5])


@clause("HP-MST-06")
def test_in_mist_a_site_placed_by_a_card_counts_without_bonus() -> None:
    t = T(players=2, style="mist", ann={"at": "P03", "cards": "K30"}, discoveries=1, sites_drawn="S01")
    t.answer("card:K30", "yes", "space:P04")
    assert (t.state.discoveries, t.state.scale.level, hero(t).bonus) == (2, 1, 0)


@clause("HP-MST-07")
def test_last_discovery_of_mist_starts_the_gathering() -> None:
    t = T(players=2, style="mist", ann="P03", discoveries=21, level=10, sites_drawn="S01")
    walk(t, "P04")
    assert (t.state.is_gathered, space_of(t), space_of(t, "bram"), t.asked, hero(t).actions) == (
        True,
        "START",
        "START",
        0,
        4,
    )


@clause("HP-ADV-01")
def test_adventurous_lays_all_enemies_at_once() -> None:
    s = match_with_heroes(players=2, style="adventurous").state
    assert sum(len(tokens) for tokens in s.enemies.values()) == 48
    assert not any(token.exposed for tokens in s.enemies.values() for token in tokens)
    kinds = {SPACES[space].kind for space in s.enemies}
    assert kinds == {"road", "safe", "prison"}
    assert tokens_in_stock(s) == 0


@clause("HP-ADV-02", "HP-ADV-03", "HP-ADV-04", "HP-ASK-32")
def test_adventurous_reveals_instead_of_placing() -> None:
    t = T(players=2, style="adventurous", ann={"at": "START", "cards": "M37"}, flare="plains", pouch="",
          enemies="P05=(goblin) H01=(troll)")  # fmt: skip
    t.answer("card:M37", "stay")
    assert (t.question, t.keys[0], t.asked) == ("place-or-reveal", "place", 0)
    t.answer("space:P05")
    assert (enemies_at(t, "P05"), t.keys[0]) == (["goblin"], "enough")
    t.answer("space:P01")
    assert (enemies_at(t, "P05"), enemies_at(t, "P01")) == ([], ["goblin"])
    t.answer("place", by="bram")
    t.answer("space:H08")
    assert enemies_at(t, "H08") == ["(?)"]
    assert gems_of(t)


@clause("HP-ADV-02", "HP-ADV-04")
def test_adventurous_lets_the_player_choose_every_new_enemy_of_a_card() -> None:
    t = T(style="adventurous", ann="P14", enemies="P12=(troll) P08=(goblin)", stock="", search="fortune+gold",
          fortune="F47")  # fmt: skip
    t.answer("rest", "search")
    assert (t.question, t.keys) == ("place-or-reveal", ["place", "space:P08", "space:P12"])
    assert t.menu.options[0].clause == "HP-ADV-04", "without a token to place, the player may still reveal an enemy"
    t.answer("space:P12", "enough")
    assert enemies_at(t, "P12") == ["troll"]
    t = T(style="adventurous", ann="P14", enemies="P12=(troll)", stock="", search="fortune+gold", fortune="F47")
    t.answer("rest", "search", "place")
    assert (enemies_at(t, "P12"), t.question) == (["(troll)"], "rest")
    t = T(style="adventurous", ann={"at": "P14", "cards": "M15"}, enemies="P14=goblin P08=(troll)", stock="skeleton")
    t.answer("card:M15", "space:P08", "enough")
    assert (enemies_at(t, "P14"), enemies_at(t, "P08")) == ([], ["troll"])


@clause("HP-GAT-02", "HP-MST-07", "HP-SEE-13")
def test_cards_under_inspection_return_when_the_gathering_starts() -> None:
    t = T(players=2, style="mist", ann={"at": "P02", "gold": 1}, sites="P02=S21", pouch="S01", discoveries=21, level=10,
          fortune="F31 F20 F21")  # fmt: skip
    t.answer("visit", "activity:a", "card:F31", "yes", "space:P04")
    s = t.state
    assert (s.is_gathered, s.held, len(s.under)) == (True, [], 2)
