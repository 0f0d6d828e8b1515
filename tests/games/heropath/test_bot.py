"""The bot answers every question, beats random answers, and finishes matches of all modes."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

import pytest

from meadhall.engine.contract.guide import Decision
from meadhall.engine.flows.flow import CLOCK
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.play.match import Match
from meadhall.games.heropath import GAME
from meadhall.games.heropath.bot.gentle import ROUNDS_BEFORE_ATTACK, GentleLook, gentle, is_harmful
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.prospects import bag_value, fight_value, rest_value
from meadhall.games.heropath.bot.sensible import ANSWERS, policy
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.content import CARD, CARDS
from meadhall.games.heropath.enemies.tokens import return_to_stock
from meadhall.games.heropath.positions.heroes import new_card
from meadhall.games.heropath.state import State
from meadhall.games.heropath.turns.acting import FIGHT_DRAGON
from tests.depth import deep

MODES: Final[list[dict[str, Any]]] = [
    {"players": 2},
    {"players": 3, "style": "mist", "attributes": "equivalent"},
    {"players": 4, "competition": "team"},
    {"players": 6, "turns": "real-time"},
    {"players": 3, "competition": "co-op"},
    {"players": 1, "competition": "solo"},
    {"players": 2, "style": "adventurous", "difficulty": "inferno", "moral": "silver"},
    {"players": 5, "style": "logical", "moral": "golden"},
]


@cache
def _play_cached_match(seed: str, sensible: frozenset[int], options: tuple[tuple[str, Any], ...]) -> Match[State]:
    match, rng = Match(GAME, seed=seed, **dict(options)), random.Random(seed)
    while (ask := match.ask) is not None:
        menu = ask.menus[ask.seat]
        decision = Decision(match.view(ask.seat).state, ask.seat, menu.question, menu.options)
        match.answer(ask.seat, policy(decision) if ask.seat in sensible else rng.choice(menu.options))
    return match


def play_match(seed: str, sensible: frozenset[int], **options: Any) -> Match[State]:
    """Return a match in which these seats use the bot, and the others answer at random."""
    return _play_cached_match(seed, sensible, tuple(options.items()))


@pytest.mark.parametrize("options", MODES, ids=str)
def test_every_question_has_its_own_policy(options: dict[str, Any]) -> None:
    rng, match = random.Random(0), Match(GAME, seed="asked", **options, round_limit=4)
    while (ask := match.ask) is not None:
        seat = rng.choice([asked for asked in ask.waiting if asked != CLOCK] or [CLOCK])
        menu = ask.menus[seat]
        if seat != CLOCK and len(menu.options) > 1:
            answer = policy(Decision(match.view(seat).state, seat, menu.question, menu.options))
            assert menu.question in ANSWERS
            assert answer in menu.options
        match.answer(seat, rng.choice(menu.options))


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.long
def test_a_table_of_sensible_players_comes_to_an_end(options: dict[str, Any]) -> None:
    match = play_match("together", frozenset(range(6)), **options, round_limit=min(60, deep(8)))
    assert match.standings


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.long
def test_sensible_beats_random(players: int) -> None:
    wins = 0
    for game in range(5):
        seat = game % players
        match = play_match(f"luck {game}", frozenset({seat}), players=players)
        wins += match.standings[0].seat == seat
        if wins == 4:
            return
    pytest.fail(f"{wins} wins in five matches")


def test_a_hidden_enemy_of_a_mixed_bag_may_be_any_of_those_it_was_mixed_from() -> None:
    """The value of a token in a mixed bag is the mean over the tokens that were mixed into it."""
    match = Match(GAME, seed="mixed", players=2)
    while match.menu().question != "action":
        match.answer(match.asked, match.menu().options[0])
    s = match.state
    space, token = next((space, token) for space, tokens in s.enemies.items() for token in tokens if token.exposed)
    return_to_stock(match.table, space, token)
    bag = s.stock.bag
    look = Look(match.view(match.asked).state, match.asked)
    here = look.hero.at
    assert FRESH in s.faces.bags[bag]
    assert min(fight_value(look, foe, here) for foe in range(6)) < bag_value(look, bag, here)
    assert bag_value(look, bag, here) < max(fight_value(look, foe, here) for foe in range(6))


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "turns": "real-time"}], ids=str)
@pytest.mark.long
def test_gentle_bot_harms_nobody_if_it_has_another_answer(options: dict[str, Any]) -> None:
    match, spared = Match(GAME, seed="gentle", **options, round_limit=8), 0
    while (ask := match.ask) is not None:
        view = match.view(ask.seat)
        option = gentle(view)
        harmful = [is_harmful(view.state, option) for option in view.options]
        spared += any(harmful)
        assert all(harmful) or not is_harmful(view.state, option)
        match.answer(ask.seat, option)
    assert spared > 5
    assert match.state.winner < 0


def test_gentle_bot_rests_once_a_turn_and_avoids_enemies_and_the_early_dragon() -> None:
    match = Match(GAME, seed="gentle", players=2)
    while match.menu().question != "action":
        match.answer(match.asked, match.menu().options[0])
    s, seat = match.state, match.asked
    s.heroes[seat].gems = [5, 5, 5, 5, 5]

    def looks() -> tuple[Look, Look]:
        return Look(s, seat), GentleLook(s, seat)

    usual, patient = looks()
    assert (usual.is_ready, patient.is_ready) == (True, False)
    assert rest_value(patient) > rest_value(usual) + 1
    s.heroes[seat].turn.rests = 1
    usual, patient = looks()
    assert rest_value(patient) < rest_value(usual) + 1
    s.round = ROUNDS_BEFORE_ATTACK + 1
    assert GentleLook(s, seat).is_ready
    s.heroes[seat].gems = [2, 2, 2, 2, 2]
    usual, patient = looks()
    assert patient.odds(0).win_or_tie < usual.odds(0).win_or_tie


def test_gentle_bot_saves_itself_and_fights_the_dragon_at_the_end() -> None:
    match = Match(GAME, seed="gentle", players=2)
    s = match.state
    card = new_card(s, "M27", 1)
    assert not is_harmful(s, Use(CARDS[CARD["M27"]], card, "HP-CRD-08"))
    s.round = ROUNDS_BEFORE_ATTACK
    assert is_harmful(s, FIGHT_DRAGON)
    s.round += 1
    assert not is_harmful(s, FIGHT_DRAGON)
