"""The balance of a game: how often each trait of a seat wins, over matches between equal bots."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from meadhall.cli import build_app
from meadhall.engine import Trial
from meadhall.engine.common.errors import BadOption
from meadhall.lab import Pairing, PlayedMatch, balance_of, play_series, wilson_interval
from meadhall.lab.balance import MatchUp, TraitResult, TrialResult


def match_of_heroes(places: tuple[int, ...], *heroes: str, length: float = 10.0) -> PlayedMatch:
    """Return a match with one Hero per seat, and the same cloak for all seats."""
    traits = tuple({"hero": [hero], "cloak": ["red", "red", "blue"]} for hero in heroes)
    return PlayedMatch(Pairing("s", (0, 1)), (0,) * len(places), places, 5, {}, 0.1, (), (), traits, {"turns": length})


SERIES = [
    match_of_heroes((1, 2), "elf", "troll"),
    match_of_heroes((2, 1), "elf", "troll", length=30),
    match_of_heroes((1, 2), "troll", "elf"),
    match_of_heroes((1, 1), "elf", "elf"),
]


def test_each_trait_counts_once_per_seat_and_a_draw_is_half_a_win() -> None:
    balance = {having.name: having for having in balance_of(SERIES, "turns").having}
    assert balance["elf"] == TraitResult("hero", "elf", 5, (1 + 0 + 0 + 0.5 + 0.5) / 5, wilson_interval(2, 5))
    assert balance["troll"] == TraitResult("hero", "troll", 3, 2 / 3, wilson_interval(2, 3))
    assert (balance["red"].seats, balance["red"].score) == (8, 0.5)


def test_match_ups_count_results_between_traits() -> None:
    meetings = balance_of(SERIES, "turns").meetings
    assert meetings == [
        MatchUp("hero", "elf", "troll", 3, 1 / 3, wilson_interval(1, 3)),
        MatchUp("hero", "troll", "elf", 3, 2 / 3, wilson_interval(2, 3)),
    ]


def test_match_lengths_are_summed_up() -> None:
    balance = balance_of(SERIES, "turns")
    assert (balance.length.mean, balance.length.of_50, balance.length.longest) == (15.0, 10.0, 30.0)
    assert (balance.tally, balance.told) == ({"turns": 15.0}, {"turns": 1.0})
    assert balance.seats == [pytest.approx(2.5 / 4), pytest.approx(1.5 / 4)]


def cooperative_match(*trials: Trial, hero: str) -> PlayedMatch:
    """Return a match of two players who cooperate in everything, and so share the first place."""
    traits = ({"hero": [hero]}, {"hero": ["troll"]})
    return PlayedMatch(Pairing("s", (0, 1)), (0, 0), (1, 1), 5, {}, 0.1, (), (), traits, {"turns": 9}, trials=trials)


def test_cooperative_match_is_won_by_all_or_nobody() -> None:
    balance = balance_of(
        [
            cooperative_match(Trial("cave", False, 5, 3), Trial("cave", True, 4, 1), hero="elf"),
            cooperative_match(Trial("cave", True, 8, 0), Trial("tower", False, 9, 2), hero="elf"),
            cooperative_match(Trial("cave", False, 7, 4), hero="dwarf"),
        ],
        "turns",
    )
    assert balance.trials == [
        TrialResult("cave", 4, 2 / 4, wilson_interval(2, 4), (4 + 8) / 2, (3 + 1 + 0 + 4) / 4),
        TrialResult("tower", 1, 0.0, wilson_interval(0, 1), None, 2.0),
    ]
    scores = {having.name: (having.seats, having.score) for having in balance.having}
    assert scores == {"elf": (2, 0.5), "dwarf": (1, 0.0), "troll": (3, pytest.approx(1 / 3))}
    assert balance.meetings == []


def test_random_setups_vary_and_the_same_seed_repeats_them() -> None:
    series = play_series("heroes", ["sensible"], 6, jobs=1, at_random=True)
    second_series = play_series("heroes", ["sensible"], 2, jobs=1, at_random=True)
    assert [played.traits for played in series[:2]] == [played.traits for played in second_series]
    assert [played.places for played in series[:2]] == [played.places for played in second_series]
    armies = {tuple(traits["creature"]) for played in series for traits in played.traits}
    assert len(armies) > 6
    assert all(len(traits["spell"]) <= 3 and len(traits["hero"]) == 1 for played in series for traits in played.traits)
    assert all(played.tally["Stops"] == played.events["PreparationStopped"] for played in series)


def test_command_prints_tables_and_json() -> None:
    run = CliRunner().invoke(build_app(["balance"]), ["balance", "heroes", "--games", "2", "--jobs", "1", "--json"])
    data = json.loads(run.stdout)
    assert (data["matches"], data["game"], data["at_random"]) == (2, "heroes", True)
    assert {having["kind"] for having in data["having"]} == {"hero", "creature", "spell"}
    run = CliRunner().invoke(build_app(["balance"]), ["balance", "heroes", "--games", "2", "--jobs", "1", "--markdown"])
    assert "| hero | seats | score (95 %) |" in run.stdout
    assert "2 games; Stops a game: mean" in run.stdout


def test_game_without_a_study_is_refused() -> None:
    with pytest.raises(BadOption, match=r"Pig has no Game\.study, which says what to measure"):
        CliRunner().invoke(build_app(["balance"]), ["balance", "examples/pig.py"], catch_exceptions=False)
