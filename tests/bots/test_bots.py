"""Bots receive views and menus, and their answers must be on the menu."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall import Match, find_game
from meadhall.bots import BotError, answer_with, bot_names, find_bot, play_out, runner
from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.privacy.view import View
from meadhall.engine.table.chance import SeededLuck

LAND = find_game("adventureland")
PIG = find_game("examples/pig.py")


class Stub:
    """A bot that returns a fixed answer."""

    name = "stub"

    def __init__(self, says: Any = None) -> None:
        self.says = says
        self.given: list[object] = []

    def choose(self, view: View[Any]) -> Any:
        self.given.append(view)
        if isinstance(self.says, Exception):
            raise self.says
        return self.says if self.says is not None else view.options[0].key


@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_plays_every_adventure_to_its_end(adventure: int, players: int) -> None:
    match = Match(LAND, seed="bots", players=players, adventure=adventure, expansion=adventure > 3)
    play_out(match, [find_bot("sensible", LAND)] * players)
    assert match.over


@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
def test_thinker_plays_every_adventure(adventure: int) -> None:
    match = Match(LAND, seed="bots", adventure=adventure, expansion=adventure > 3)
    play_out(match, [find_bot("thinker:6", LAND), find_bot("random", LAND)])
    assert match.over


@pytest.mark.parametrize("name", ["random", "sensible", "thinker:12"])
def test_game_without_a_guide_can_be_played(name: str) -> None:
    match = Match(PIG, seed="bots", target=20)
    play_out(match, [find_bot(name, PIG), find_bot("random", PIG)])
    assert match.over


def answers_of_match(name: str, seed: str, bots_seed: str = "0") -> list[str]:
    match = Match(LAND, seed=seed, adventure=1)
    bots = [find_bot(name, LAND, bots_seed), find_bot("sensible", LAND)]
    keys: list[str] = []
    while match.ask is not None and len(keys) < 30:
        keys.append(answer_with(bots[match.ask.seat], match, match.ask.seat).key)
    return keys


@pytest.mark.parametrize("name", ["random:5", "sensible", "thinker:20:5"])
def test_same_name_and_seed_give_the_same_answers(name: str) -> None:
    assert answers_of_match(name, "same", "one") == answers_of_match(name, "same", "two")


def test_seed_of_a_bot_decides_its_random_choices() -> None:
    assert answers_of_match("random", "same", "one") != answers_of_match("random", "same", "two")


def test_bot_receives_its_view_and_not_the_match() -> None:
    match = Match(LAND, seed="1")
    assert match.ask is not None
    seat, bot = match.ask.seat, Stub()
    answer_with(bot, match, seat)
    (view,) = bot.given
    assert isinstance(view, View)
    assert view.seat == seat
    assert view.state is not match.state


def test_thinking_leaves_the_match_unchanged() -> None:
    match = Match(LAND, seed="1")
    assert match.ask is not None
    before = match.digest
    find_bot("thinker:40", LAND).choose(match.view(match.ask.seat))
    assert match.digest == before


def test_bot_gives_the_same_answer_in_worlds_with_other_hidden_tiles() -> None:
    """A bot uses no hidden facts: with other tiles at the other seat, it gives the same answer."""
    one, other = Match(LAND, seed="tiles", adventure=2), Match(LAND, seed="tiles", adventure=2)
    while one.ask is not None and not (one.ask.seat == 0 and _unknown_pair(one)):
        key = one.view(one.ask.seat).options[0].key
        other.answer(one.ask.seat, key)
        one.answer(one.ask.seat, key)
    assert one.ask is not None
    a, b = _unknown_pair(one)
    faces = other.state.faces.face
    faces[a], faces[b] = faces[b], faces[a]
    mark = other.table.mark.faces.face
    if len(mark) > max(a, b):
        mark[a], mark[b] = mark[b], mark[a]
    for name in ("sensible", "thinker:30:1"):
        views = one.view(0), other.view(0)
        assert find_bot(name, LAND).choose(views[0]) == find_bot(name, LAND).choose(views[1])


def _unknown_pair(match: Match[Any]) -> tuple[int, ...]:
    """Return two tiles of seat 1 with different faces that seat 0 does not know."""
    faces = match.state.faces
    hand = [p for p in match.state.swords[1] if faces.face[p] >= 0 and not faces.knows(0, p)]
    return tuple(hand[:2]) if len(hand) >= 2 else ()


# ---- thinker


def test_thinker_keeps_its_time_limit() -> None:
    match = Match(LAND, seed="1")
    assert match.ask is not None
    view = match.view(match.ask.seat)
    find_bot("thinker:0.05s", LAND).choose(view)
    bot = find_bot("thinker:0.2s", LAND)
    started_at = time.process_time()
    bot.choose(view)
    assert time.process_time() - started_at < 0.3


def test_thinker_skips_thinking_with_a_single_option() -> None:
    match = Match(PIG, seed="1")
    bot = find_bot("thinker:100000", PIG)
    assert match.menu().keys == ["roll"]
    assert bot.choose(match.view(0)) == match.menu()[0]


def test_thinker_wins_if_the_next_answer_decides() -> None:
    state = PIG.first_state(PIG.options(target=20))
    state.points, state.pot = [15, 19], 5
    match = Match.resumed(PIG, state, SeededLuck("1"))
    answer_with(find_bot("thinker:60", PIG), match, 0)
    assert match.over


# ---- names and errors


def test_bot_names_are_listed() -> None:
    assert bot_names(LAND) == ["random", "sensible", "thinker", "gentle"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("clever", "has no bot 'clever'; it has random, sensible, thinker"),
        ("thinker:fast", "give a time, such as 'thinker:0.2s'"),
        ("thinker:0", "give a time, such as 'thinker:0.2s'"),
        ("thinker:-1s", "give a time, such as 'thinker:0.2s'"),
        ("thinker:nans", "give a time, such as 'thinker:0.2s'"),
        ("sensible:3", "sensible has no settings"),
    ],
)
def test_unknown_bot_is_refused_in_one_sentence(name: str, words: str) -> None:
    with pytest.raises(BotError, match=words):
        find_bot(name, LAND)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Stub("fly"), "it answered 'fly', which is not on offer; on offer: go:"),
        (Stub(7), "it answered 7, which is not on offer"),
        (Stub(ValueError("no idea")), r"it failed in test_bots.py, line \d+, with ValueError: no idea"),
    ],
)
def test_invalid_answer_names_the_bot(bot: Stub, words: str) -> None:
    match = Match(LAND, seed="1", start_player="seat1")
    before = match.digest
    with pytest.raises(MeadhallError, match=r"bot 'stub' in Adventure Land, seat 0, asked 'first-move': " + words):
        answer_with(bot, match, 0, limit=0.5)
    assert match.digest == before


def test_slow_bot_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "time", SimpleNamespace(perf_counter=iter((1.0, 1.6)).__next__))
    with pytest.raises(MeadhallError, match=r"it took 0\.60 s; the limit is 0.50 s"):
        answer_with(Stub(), Match(LAND, seed="1", start_player="seat1"), 0, limit=0.5)


def test_forgiving_match_takes_the_default_for_an_invalid_answer() -> None:
    match = Match(LAND, seed="1", start_player="seat1")
    assert answer_with(Stub("fly"), match, 0, forgiving=True).key == "stay"
    assert match.view(1).options
