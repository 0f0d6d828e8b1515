"""Undo tells a match again from a checkpoint, and comes to the same as from its start."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import pytest

from meadhall.engine import CLOCK, Match, find_game
from meadhall.engine.model.state import encode
from meadhall.engine.play.match import replayed_match
from meadhall.engine.privacy.redaction import open_parts, unheard

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("heroes", {"players": 4, "mode": "realtime", "format": "tournament", "army": "preset", "fatigue": "off"}),
    ("heroes", {"players": 3}),
    ("heropath", {"players": 2}),
    ("virtues", {"players": 3}),
    ("swordsorcery", {"players": 2}),
    ("adventureland", {"players": 2}),
]


def step(match: Match[Any], rng: random.Random, at: int) -> None:
    assert match.ask is not None
    seat = rng.choice(match.ask.waiting)
    match.answer(seat, rng.choice(match.menu(seat).keys), at)


def seen(match: Match[Any]) -> tuple[object, ...]:
    """All that anybody could tell a match by."""
    t, ask = match.table, match.ask
    asks = (
        {lane: (one.way, one.answer_positions, one.taken) for lane, one in ask.lanes.items()} if ask is not None else {}
    )
    menus = {seat: menu.keys for seat, menu in ask.menus.items()} if ask is not None else {}
    places = {seat: match.undo_place(seat) for seat in range(match.game.seats(match.options))}
    lanes = [t.learned_in(lane) for lane in (-1, 0, 1)]
    return encode(t.state), match.log, t.told, asks, menus, places, lanes, sorted(unheard(match)), t.unasked


def again(match: Match[Any]) -> Match[Any]:
    return replayed_match(match.game, match.start, match.log, match.table.source, match.options, match.seed)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["race", *(game for game, _ in GAMES[1:])])
@pytest.mark.parametrize("seed", [1, 2])
def test_undo_from_a_checkpoint_gives_the_same_state_as_a_replay(game: str, options: dict[str, Any], seed: int) -> None:
    match, rng, back = Match(find_game(game), seed=seed, **options), random.Random(seed), 0
    for at in range(260):
        if match.over:
            break
        match.table.seen = rng.random() < 0.5
        step(match, rng, at)
        able = [seat for seat in range(match.game.seats(match.options)) if match.undo_place(seat) is not None]
        if able and rng.random() < 0.3 and not match.over:
            match.take_back(rng.choice(able))
            back += 1
            assert seen(match) == seen(again(match))
    assert back > 3


def test_taking_back_late_repeats_little_of_a_long_match() -> None:
    game, options = GAMES[0]
    match, rng = Match(find_game(game), seed=5, **options), random.Random(5)
    repeated: list[int] = []
    for at in range(300):
        if match.over:
            break
        step(match, rng, at)
        able = [seat for seat in range(4) if match.undo_place(seat) is not None]
        if at > 150 and able and not match.over:
            with patch.object(Match, "answer", autospec=True, side_effect=Match[Any].answer) as answers:
                match.take_back(able[0])
            repeated.append(answers.call_count)
            assert len(match.table.marks) <= 8
    assert len(repeated) > 3
    assert sorted(repeated)[len(repeated) // 2] < 60


def throws(match: Match[Any], seats: list[int]) -> list[tuple[int, str]]:
    """Throws of these seats, and the landing of dice in the air."""
    keys = [(seat, key) for seat in seats for key in match.menu(seat).keys]
    return [(seat, key) for seat, key in keys if key.startswith(("throw:", "land:"))]


def beside(match: Match[Any], seat: int) -> list[int]:
    """The asked seats of the other duel, and the clock."""
    assert match.ask is not None
    return [one for one in match.ask.waiting if one == CLOCK or match.lane_of(one) != match.lane_of(seat)]


def test_a_part_taken_back_after_eight_thousand_entries_of_a_race_repeats_little() -> None:
    """One duel rolls on while a player of the other has begun an answer, and takes its first part back."""
    game, options = GAMES[0]
    match, rng, able = Match(find_game(game), seed=0, **options), random.Random(0), list[int]()
    while not able:
        assert match.ask is not None
        rolling = throws(match, match.ask.waiting) if len(match.log) < 8000 or rng.random() < 0.7 else []
        seat = rng.choice(match.ask.waiting)
        match.answer(*rng.choice(rolling or [(seat, rng.choice(match.menu(seat).keys))]), len(match.log))
        if len(match.log) > 8000:
            begun = [seat for seat in range(4) if match.undo_place(seat) in open_parts(match)]
            able = [seat for seat in begun if throws(match, beside(match, seat))]
    for _ in range(60):
        match.answer(*rng.choice(throws(match, beside(match, able[0]))), len(match.log))
    before = len(match.log)
    with patch.object(Match, "answer", autospec=True, side_effect=Match[Any].answer) as answers:
        match.take_back(able[0])
    assert (len(match.log), before > 8000) == (before, True)
    assert answers.call_count < 150
    assert seen(match) == seen(again(match))
