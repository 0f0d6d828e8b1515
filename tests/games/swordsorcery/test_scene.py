"""Drawn scenes of the table."""

from __future__ import annotations

from meadhall.engine import Match
from meadhall.engine.common.text import text
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.bot.sensible import sensible_answer
from meadhall.games.swordsorcery.figures.numbers import move_points
from meadhall.games.swordsorcery.scene import cards_of, scene
from meadhall.games.swordsorcery.texts import card_name
from tests.games.swordsorcery.tables import crypt, english


def test_between_two_quests_the_scene_has_purses_and_no_map() -> None:
    match = Match(GAME, seed=3, mode="single", quest="q1", heroes=2)
    seen = set[str]()
    while match.state.round == 0:
        assert match.ask is not None
        seat = match.ask.waiting[0]
        if match.view(seat).question == "market":
            table = scene(match.state, 0)
            crowns = [(text("fact-crowns", who=hero.name), hero.crowns) for hero in match.state.heroes]
            soul = (text("fact-soul"), match.state.soul)
            assert (table.places, table.tracks, table.facts) == ([], [], [soul, *crowns])
            seen.add("market")
        match.answer(seat, sensible_answer(match.view(seat)).key)
    table = scene(match.state, 0)
    assert seen == {"market"}
    assert len(table.tracks) == 2
    assert (text("fact-round"), 1) in table.facts
    assert table.places


def test_hero_who_has_not_moved_yet_has_all_movement_points() -> None:
    match = Match(GAME, seed=3, mode="single", heroes=2)
    while match.state.turn is None:
        assert match.ask is not None
        seat = match.ask.waiting[0]
        match.answer(seat, sensible_answer(match.view(seat)).key)
    points = move_points(match.state, match.state.turn.hero)
    assert points > 0
    assert (text("fact-movement"), points) in scene(match.state, 0).facts


def test_lost_quest_is_named_as_lost() -> None:
    with crypt() as t:
        t.state.phase = "lost"
        assert scene(t.state, 0).phase == text("phase-lost")


def test_after_a_quest_the_market_shows_no_map_of_the_next() -> None:
    """The scene has no things of the last map and no map of the next."""
    match = Match(GAME, seed=2, mode="campaign", heroes=3)
    while not match.over and not (match.state.quest == "q1" and match.menu().question == "market"):
        match.answer(match.asked, sensible_answer(match.view(match.asked)).key)
    assert match.state.quest == "q1"
    table = scene(match.state, 0)
    assert (table.places, table.figures, table.tracks) == ([], [], [])


def test_only_the_worn_one_of_two_equal_items_is_marked_as_worn() -> None:
    t = crypt(party="bryndis law K1, sable law K5", bryndis={"primary": "watch_sword", "bag": "watch_sword"})
    cards = next(card for card in cards_of(t.state, 0) if card.kind == "item")
    signs = [face.sign for face in cards.faces or [] if face.name == card_name("watch_sword")]
    assert signs == ["E", ""]


def test_the_mark_of_a_worn_thing_is_explained_where_signs_are() -> None:
    assert [english(words) for words in GAME.wording.signs] == ["An E at an item means that it is equipped."]
