"""Pinned numbers of different games: a change of any rule changes a number.

Games are counted from the start, and from positions that the policy of the golden matches reaches.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.engine import Match
from meadhall.engine.contract.registry import find_game
from meadhall.engine.table.chance import SeededLuck
from meadhall.games.adventureland import GAME
from meadhall.games.heroes import GAME as HEROES
from meadhall.games.heroes.state import State
from meadhall.testing import position
from meadhall.testing.counts import counts, counts_from
from tests.engine.toys import ARMY, AUCTION, DRAFT, RACE
from tests.golden.rewrite import play_on, wander_on

# adventure, players, seed, number of answers before, then the number of sequences of 1, 2, 3 and 4 answers
PINNED = [
    (1, 2, 1, 0, [11, 116, 1264, 13453]),
    (1, 2, 1, 60, [8, 60, 468, 3621]),
    (1, 3, 2, 40, [9, 81, 804, 7238]),
    (1, 4, 3, 60, [11, 77, 586, 4965]),
    (1, 4, 3, 150, [4, 18, 86, 416]),
    (2, 2, 1, 0, [11, 116, 1264, 13503]),
    (2, 2, 1, 60, [9, 78, 596, 4890]),
    (2, 3, 2, 40, [9, 81, 822, 7409]),
    (2, 4, 3, 60, [9, 70, 485, 3975]),
    (2, 4, 3, 150, [5, 42, 199, 1135]),
    (3, 2, 1, 0, [11, 116, 1264, 13453]),
    (3, 2, 1, 60, [8, 60, 468, 3621]),
    (3, 3, 2, 40, [9, 81, 804, 7238]),
    (3, 4, 3, 60, [11, 77, 586, 4965]),
    (3, 4, 3, 150, [4, 18, 86, 416]),
    (4, 2, 1, 0, [11, 116, 1264, 13453]),
    (4, 2, 1, 60, [8, 60, 468, 3621]),
    (4, 3, 2, 40, [9, 81, 804, 7238]),
    (4, 4, 3, 60, [11, 77, 586, 4965]),
    (4, 4, 3, 150, [4, 18, 86, 416]),
    (5, 2, 1, 0, [11, 100, 1074, 9905]),
    (5, 2, 1, 60, [10, 65, 583, 4229]),
    (5, 3, 2, 40, [8, 60, 538, 4645]),
    (5, 4, 3, 60, [2, 9, 69, 575]),
    (5, 4, 3, 150, [0, 0, 0, 0]),
]


@pytest.mark.parametrize(("adventure", "players", "seed", "before", "pinned"), PINNED)
def test_counts_of_adventure_land(adventure: int, players: int, seed: int, before: int, pinned: list[int]) -> None:
    match = Match(GAME, seed, adventure=adventure, players=players, expansion=adventure > 3)
    play_on(match, before)
    state = match.digest
    assert counts_from(match, len(pinned)) == pinned
    assert match.digest == state


# options, seed, number of answers before, then the number of sequences of 1, 2, ... answers
HEROES_PINNED: list[tuple[dict[str, Any], int, int, list[int]]] = [
    ({}, 1, 0, [8, 60, 352]),
    ({}, 1, 8, [18, 288, 4230]),
    ({}, 1, 14, [6, 20, 107]),
    ({}, 1, 60, [254, 32258]),
    ({}, 1, 75, [2, 255, 32512]),
    ({}, 12, 110, [4, 32, 128]),
    ({"players": 4, "format": "team"}, 4, 148, [127, 32575]),
    ({"players": 4, "format": "tournament"}, 5, 200, [127, 16442]),
    ({"first_game": True}, 6, 40, [254, 32258]),
    ({"mode": "realtime"}, 7, 40, [66, 447]),
]


@pytest.mark.parametrize(("options", "seed", "before", "pinned"), HEROES_PINNED)
def test_counts_of_heroes(options: dict[str, Any], seed: int, before: int, pinned: list[int]) -> None:
    match = Match(HEROES, seed, **options)
    play_on(match, before)
    assert counts_from(match, len(pinned)) == pinned


# Stops with many choices: casting with targets, pairs, healing, chains, shifts, dispelling, three players
STOPS: list[tuple[list[int], dict[str, Any]]] = [
    (
        [5, 15, 218, 17202],
        {
            "ann": {
                "hero": "kaldor",
                "board": "f1=ifrit f2=hellhound f3=phoenix b2=hero b3=glimmer/1",
                "hand": "scorch fireball command magic_missile rage healing",
                "dice": "FFFLLW",
            },
            "bram": {
                "hero": "maris",
                "board": "f1=triton f2=nymph b2=hero f4=siren/2",
                "hand": "healing undertow",
                "dice": "WWFCCC",
            },
        },
    ),
    (
        [6, 13, 221, 16982],
        {
            "ann": {
                "hero": "brunna",
                "board": "f1=golem f2=gnome f3=basilisk b2=hero b3=earth_elemental",
                "hand": "life_drain stoneskin command earthquake poison dispel",
                "dice": "EEEELL",
            },
            "bram": {
                "hero": "ilvane",
                "board": "f1=sylphid f2=pegasus b2=hero f4=thunderbird/2",
                "hand": "teleport chain_lightning",
                "dice": "AAALLC",
            },
            "spells": ["poison ann.b2 bram 1", "haste bram.f4 bram"],
        },
    ),
    (
        [6, 13, 78, 553],
        {
            "players": 3,
            "ann": {
                "hero": "ilvane",
                "board": "f1=storm_dragon f2=pegasus f3=harpy b2=hero b3=griffin",
                "hand": "chain_lightning teleport teleport haste command misfortune",
                "dice": "AAAALL",
            },
            "bram": {"hero": "kaldor", "board": "f1=hellhound f2=ifrit b2=hero f3=glimmer", "dice": "AAALLC"},
            "cas": {"hero": "maris", "board": "f2=leviathan f3=nymph b2=hero", "hand": "freezing", "dice": "WWFLLC"},
        },
    ),
    (
        [2, 5, 148, 16772],
        {
            "ann": {
                "hero": "maris",
                "board": "f1=siren f2=ice_dragon b2=hero",
                "hand": "energy_drain energy_drain freezing tidal_wave ice_shards",
                "dice": "WFEALL",
            },
            "bram": {
                "hero": "brunna",
                "board": "f1=golem f2=gnome b2=hero",
                "hand": "rockfall regeneration scorch",
                "dice": "EEELLC",
            },
            "spells": ["poison ann.f1 bram 2", "daze ann bram", "stoneskin bram.f1 bram 1"],
        },
    ),
]


@pytest.mark.parametrize(("pinned", "words"), STOPS)
def test_counts_of_heroes_from_a_stop(pinned: list[int], words: dict[str, Any]) -> None:
    state = position(HEROES, active="ann", **words)
    match = Match[State].resumed(HEROES, state, SeededLuck("counts"))
    assert counts_from(match, len(pinned)) == pinned


# game, options, seed, number of random answers before, then the number of sequences of 1, 2, ... answers
PINNED_AT_RANDOM: list[tuple[str, dict[str, Any], int, int, list[int]]] = [
    ("heropath", {"players": 2}, 1, 0, [4, 12, 216, 1944]),
    ("heropath", {"players": 2}, 1, 300, [2, 8, 23, 89, 300]),
    ("heropath", {"players": 2}, 2, 700, [3, 6, 22, 65, 278]),
    ("heropath", {}, 3, 120, [6, 33, 108, 409]),
    ("heropath", {"players": 4, "competition": "team"}, 4, 200, [3, 10, 48, 230]),
    ("heropath", {"players": 1, "competition": "solo"}, 5, 90, [2, 6, 19, 55, 169]),
    ("heropath", {"style": "mist", "difficulty": "expert"}, 6, 150, [3, 9, 33, 118, 490]),
    ("heropath", {"turns": "real-time"}, 7, 200, [12, 61, 288]),
    ("virtues", {"players": 2}, 1, 0, [22, 208, 1677]),
    ("virtues", {"players": 2, "hero_deal": "draft"}, 1, 60, [12, 74, 346, 2294]),
    ("virtues", {"players": 3}, 2, 100, [3, 38, 119, 1236]),
    ("virtues", {"players": 4, "fall": True, "unnamed": True}, 3, 300, [9, 180, 1278]),
    ("virtues", {"players": 6, "relief": True}, 4, 500, [5, 40, 303, 2609]),
    ("virtues", {"players": 4}, 5, 400, [11, 63, 483]),
    ("swordsorcery", {}, 1, 0, [5, 10, 40, 80, 288]),
    ("swordsorcery", {"players": 2}, 1, 40, [7, 28, 75, 186]),
    ("swordsorcery", {"mode": "single", "quest": "q1", "heroes": 3}, 2, 60, [2, 13, 60, 259]),
    ("swordsorcery", {"mode": "single", "quest": "q2", "heroes": 4}, 3, 80, [7, 89, 1482]),
    ("swordsorcery", {"mode": "single", "quest": "q3", "heroes": 2, "fog": True}, 4, 50, [6, 59, 581]),
    ("swordsorcery", {"mode": "single", "quest": "q4", "heroes": 5, "difficulty": "story"}, 5, 120, [4, 73, 2015]),
]


@pytest.mark.parametrize(("game", "options", "seed", "before", "pinned"), PINNED_AT_RANDOM)
def test_counts_from_positions_reached_at_random(
    game: str, options: dict[str, Any], seed: int, before: int, pinned: list[int]
) -> None:
    match = Match(find_game(game), seed, **options)
    wander_on(match, random.Random(seed), before)
    assert counts_from(match, len(pinned)) == pinned


def test_race_of_two_seats_and_a_clock_has_three_answers_four_times() -> None:
    assert counts(RACE, 1, 5, players=2) == [3, 9, 27, 81, 0]


def test_auction_can_be_answered_in_any_order() -> None:
    assert counts(AUCTION, 1, 2, players=2) == [12, 72]  # 6 bids of either seat, then 6 of the other


def test_counts_of_private_flows_and_drafts() -> None:
    assert counts(ARMY, 1, 3, players=2) == [8, 54, 316]
    assert counts(DRAFT, 1, 3, players=2) == [6, 18, 72]
