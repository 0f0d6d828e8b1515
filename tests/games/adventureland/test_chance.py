"""Chance (7): the possible outcomes of each kind of luck."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence

import pytest

from meadhall.engine.play.match import Match
from meadhall.engine.table.chance import SampledLuck
from meadhall.engine.table.log import Outcome
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.land import CITY, FOG, FOREST, MOUNTAIN, RIVER, TERRAIN
from meadhall.games.adventureland.state import State
from meadhall.testing import clause, table


class RecordingLuck:
    """Luck that records the candidates of each draw, by kind."""

    def __init__(self, rng: random.Random) -> None:
        self.luck = SampledLuck(rng)
        self.candidates: dict[str, set[tuple[int, ...]]] = defaultdict(set)

    def index(self, kind: str, candidates: Sequence[int]) -> int:
        self.candidates[kind].add(tuple(candidates))
        return self.luck.index(kind, candidates)


def play_match(seed: int, players: int = 2) -> tuple[Match[State], RecordingLuck]:
    """Return a finished random match, and its luck."""
    rng = random.Random(seed)
    luck = RecordingLuck(rng)
    options = GAME.options(players=players)
    match = Match.resumed(GAME, GAME.first_state(options), luck, options)
    while match.ask is not None:
        match.answer(match.ask.seat, rng.choice(match.menu().options))
    return match, luck


@clause("AL-CHN-01")
def test_dice_show_each_face_from_1_to_6() -> None:
    _, luck = play_match(1)
    assert luck.candidates["die"] == {(1, 2, 3, 4, 5, 6)}
    rolls = [
        e.value for seed in range(12) for e in play_match(seed)[0].log if isinstance(e, Outcome) and e.kind == "die"
    ]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


@clause("AL-CHN-02")
def test_any_card_left_in_the_stack_can_be_drawn() -> None:
    match, luck = play_match(2)
    drawn = [e.value for e in match.log if isinstance(e, Outcome) and e.kind == "card"]
    left = list(range(110))
    for value in drawn:
        assert tuple(left) in luck.candidates["card"]
        left.remove(value)


@clause("AL-CHN-03", "AL-CHN-04", "AL-CHN-05", "AL-CHN-06", "AL-CHN-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_stock_runs_out_before_its_cards(players: int) -> None:
    rng = random.Random(players)
    for seed in range(5):
        match: Match[State] = Match(GAME, seed, players=players)
        while match.ask is not None:
            s = match.state
            left = [TERRAIN[field] for field in s.faces.bags["card"]]
            assert s.creatures_on_table == left.count(FOG)
            assert s.herbs_on_table == left.count(FOREST)
            assert s.swords_on_table + s.swords_in_box >= left.count(MOUNTAIN)
            assert s.companions_on_table + s.companions_in_box >= left.count(CITY)
            assert s.gold_on_table >= left.count(RIVER)
            match.answer(match.ask.seat, rng.choice(match.menu().options))


@clause("AL-CHN-03", "AL-CHN-04", "AL-CHN-05")
def test_stacks_contain_all_tiles_and_creatures_once() -> None:
    _, luck = play_match(3)
    assert tuple(range(14)) in luck.candidates["creature"]
    assert tuple(range(20)) in luck.candidates["herb"]
    assert tuple(range(28)) in luck.candidates["sword"]
    with pytest.raises(Exception, match="the next scripted outcome for creatures is F14, which is impossible here"):
        table("adventureland", black="A2", green="A5", cards="E7 E8 A1 B2", creatures=["F14", "F14"])


@clause("AL-CHN-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_may_be_first(players: int) -> None:
    _, luck = play_match(4, players)
    assert luck.candidates["first player"] == {tuple(range(players))}
    assert {Match(GAME, seed, players=players).state.first for seed in range(30)} == set(range(players))
