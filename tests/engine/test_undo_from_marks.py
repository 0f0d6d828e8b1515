"""Undo replays a match from a checkpoint, with the same result as from the start."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import pytest

from meadhall.engine import CLOCK, Match, find_game
from meadhall.engine.model.state import encode
from meadhall.engine.play.match import replayed_match
from meadhall.engine.privacy.redaction import open_parts, unheard_positions

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("heroes", {"players": 4, "mode": "realtime", "format": "tournament", "army": "preset", "fatigue": "off"}),
    ("heroes", {"players": 3}),
    ("heropath", {"players": 2}),
    ("virtues", {"players": 3}),
    ("swordsorcery", {"players": 2}),
    ("adventureland", {"players": 2}),
]


def play_answer(match: Match[Any], rng: random.Random, position: int) -> None:
    assert match.ask is not None
    seat = rng.choice(match.ask.waiting)
    match.answer(seat, rng.choice(match.menu(seat).keys), position)


def comparable_facts(match: Match[Any]) -> tuple[object, ...]:
    """Return everything that must be equal after both replays."""
    t, ask = match.table, match.ask
    asks = (
        {lane: (question.way, question.answer_positions, question.answer_count) for lane, question in ask.lanes.items()}
        if ask is not None
        else {}
    )
    menus = {seat: menu.keys for seat, menu in ask.menus.items()} if ask is not None else {}
    places = {seat: match.undo_place(seat) for seat in range(match.game.seats(match.options))}
    lanes = [t.learned_in(lane) for lane in (-1, 0, 1)]
    return encode(t.state), match.log, t.told, asks, menus, places, lanes, sorted(unheard_positions(match)), t.unasked


def replay(match: Match[Any]) -> Match[Any]:
    return replayed_match(match.game, match.start, match.log, match.table.source, match.options, match.seed)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["race", *(game for game, _ in GAMES[1:])])
@pytest.mark.parametrize("seed", [1, 2])
def test_undo_from_a_checkpoint_gives_the_same_state_as_a_replay(game: str, options: dict[str, Any], seed: int) -> None:
    match, rng, undone = Match(find_game(game), seed=seed, **options), random.Random(seed), 0
    for at in range(260):
        if match.over:
            break
        match.table.was_viewed = rng.random() < 0.5
        play_answer(match, rng, at)
        undoers = [seat for seat in range(match.game.seats(match.options)) if match.undo_place(seat) is not None]
        if undoers and rng.random() < 0.3 and not match.over:
            match.take_back(rng.choice(undoers))
            undone += 1
            assert comparable_facts(match) == comparable_facts(replay(match))
    assert undone > 3


def test_late_undo_repeats_few_answers_of_a_long_match() -> None:
    game, options = GAMES[0]
    match, rng = Match(find_game(game), seed=5, **options), random.Random(5)
    repeated: list[int] = []
    for position in range(300):
        if match.over:
            break
        play_answer(match, rng, position)
        undoers = [seat for seat in range(4) if match.undo_place(seat) is not None]
        if position > 150 and undoers and not match.over:
            with patch.object(Match, "answer", autospec=True, side_effect=Match[Any].answer) as answers:
                match.take_back(undoers[0])
            repeated.append(answers.call_count)
            assert len(match.table.marks) <= 8
    assert len(repeated) > 3
    assert sorted(repeated)[len(repeated) // 2] < 60


def possible_throws(match: Match[Any], seats: list[int]) -> list[tuple[int, str]]:
    """Return the possible throws of these seats, and the landings of dice in the air."""
    keys = [(seat, key) for seat in seats for key in match.menu(seat).keys]
    return [(seat, key) for seat, key in keys if key.startswith(("throw:", "land:"))]


def others_asked(match: Match[Any], seat: int) -> list[int]:
    """Return the asked seats of the other duel, and the clock."""
    assert match.ask is not None
    return [asked for asked in match.ask.waiting if asked == CLOCK or match.lane_of(asked) != match.lane_of(seat)]


def test_undo_of_a_part_in_a_long_race_repeats_few_answers() -> None:
    """One duel continues while a player of the other duel has begun an answer, and undoes its first part."""
    game, options = GAMES[0]
    match, rng, undoers = Match(find_game(game), seed=0, **options), random.Random(0), list[int]()
    while not undoers:
        assert match.ask is not None
        rolling = possible_throws(match, match.ask.waiting) if len(match.log) < 8000 or rng.random() < 0.7 else []
        seat = rng.choice(match.ask.waiting)
        match.answer(*rng.choice(rolling or [(seat, rng.choice(match.menu(seat).keys))]), len(match.log))
        if len(match.log) > 8000:
            with_unfinished_answer = [seat for seat in range(4) if match.undo_place(seat) in open_parts(match)]
            undoers = [seat for seat in with_unfinished_answer if possible_throws(match, others_asked(match, seat))]
    for _ in range(60):
        match.answer(*rng.choice(possible_throws(match, others_asked(match, undoers[0]))), len(match.log))
    before = len(match.log)
    with patch.object(Match, "answer", autospec=True, side_effect=Match[Any].answer) as answers:
        match.take_back(undoers[0])
    assert (len(match.log), before > 8000) == (before, True)
    assert answers.call_count < 150
    assert comparable_facts(match) == comparable_facts(replay(match))
