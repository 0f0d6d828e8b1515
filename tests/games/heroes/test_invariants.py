"""Invariants in random matches of all formats, and bots that play by the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.bots import find_bot, play_out
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.board.spaces import COLUMNS, exposed_beings
from meadhall.games.heroes.positions import hand
from meadhall.games.heroes.state import State
from meadhall.games.heroes.study import state_faults
from meadhall.testing import clause
from meadhall.testing.check import check_game
from tests.depth import deep

FORMATS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "first_game": True},
    {"players": 3, "elimination": "off"},
    {"players": 4, "format": "team"},
    {"players": 4, "format": "tournament", "extra_win": "on"},
    {"players": 2, "mode": "realtime"},
    {"players": 4, "mode": "realtime", "format": "team"},
]
MATCHES = deep(3)
MAX_QUESTIONS = 400  # maximum number of questions in one match

formats = pytest.mark.parametrize("chosen", FORMATS, ids=[" ".join(map(str, chosen.values())) for chosen in FORMATS])


def questions(chosen: dict[str, Any], seed: int) -> Iterator[Match[State]]:
    """Play at random and yield the match at every question. Players sometimes concede, with odd seeds often."""
    rng = random.Random(seed)
    match: Match[State] = Match(GAME, f"{seed}", **chosen)
    while match.ask is not None:
        yield match
        seat = rng.choice(match.ask.waiting)
        options = [o for o in match.menu(seat).options if o.key not in ("none", "pass", "end")] or match.menu(
            seat
        ).options
        leaver = rng.randrange(match.state.players)
        if rng.random() < (0.02 if seed % 2 else 0.001) and match.unasked(leaver) is not None:
            match.answer(leaver, "concede")
        else:
            match.answer(seat, rng.choice(list(options)))
    yield match


@clause("HE-CRD-03", "HE-BRD-03", "HE-CST-09", "HE-LRN-06")
@formats
def test_all_cards_and_dice_exist_exactly_once(chosen: dict[str, Any]) -> None:
    for seed in range(MATCHES):
        for number, match in enumerate(questions(chosen, seed)):
            if number < MAX_QUESTIONS:
                assert not state_faults(match.state), (seed, number)
        assert match.over
        assert sorted(standing.seat for standing in match.standings) == list(range(match.state.players))
        assert min(standing.place for standing in match.standings) == 1


@clause("HE-BRD-09")
@formats
def test_a_column_never_has_more_than_one_exposed_being(chosen: dict[str, Any]) -> None:
    for match in questions(chosen, 99):
        for seat in range(match.state.players):
            columns = [match.state.beings[being].at % COLUMNS for being in exposed_beings(match.state, seat)]
            assert len(columns) == len(set(columns))


@clause("HE-END-08")
@formats
def test_every_match_ends_within_its_rounds(chosen: dict[str, Any]) -> None:
    for seed in range(deep(3)):
        for match in questions(chosen, 1000 + seed):
            assert all(duel.rounds <= 300 for duel in match.state.duels)
        assert match.over


@pytest.mark.long
def test_the_laws_hold() -> None:
    report = check_game(GAME, matches=deep(1), seed="tests")
    broken = [result for result in report.results if result.broken is not None and "some match" not in result.law]
    assert not [result for result in broken if "is reached" not in result.law], report.text


def test_sensible_beats_random_by_far() -> None:
    won = 0
    for seed in range(12):
        match: Match[State] = Match(GAME, f"{seed}")
        bots = [find_bot("sensible", GAME), find_bot("random:1", GAME)]
        play_out(match, bots if seed % 2 else bots[::-1])
        won += next(standing.place for standing in match.standings if standing.seat == (0 if seed % 2 else 1)) == 1
    assert won >= 11


def test_bot_knows_no_card_of_another_hand() -> None:
    match: Match[State] = Match(GAME, "3")
    while match.state.step != "prepare":
        match.let_pass(match.asked)
    assert set(hand(match.view(0).state, 1)) == {"?"}
