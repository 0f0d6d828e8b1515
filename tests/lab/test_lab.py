"""The laboratory: schedules, intervals, series and their report."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
from typing import NoReturn

import pytest
from typer.testing import CliRunner

from meadhall import find_game
from meadhall.arguments import read_options, split_arguments
from meadhall.cli import build_app
from meadhall.engine.common.errors import BadOption, MeadhallError
from meadhall.lab import Pairing, PlayedMatch, bootstrap_interval, make_schedule, play_series, report, wilson_interval
from meadhall.lab.pairings import line_up
from tests.waiting import PATIENCE, eventually

PIG = find_game("examples/pig.py")


# ---- intervals


def test_wilson_agrees_with_a_published_example() -> None:
    low, high = wilson_interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


@pytest.mark.parametrize("wins", [0, 50, 100])
def test_wilson_stays_between_0_and_1(wins: int) -> None:
    low, high = wilson_interval(wins, 100)
    assert 0 <= low <= wins / 100 <= high <= 1


def test_more_trials_make_a_narrower_interval() -> None:
    def width(trials: int) -> float:
        low, high = wilson_interval(trials / 2, trials)
        return high - low

    assert width(400) < width(100) < width(10)


def test_bootstrap_interval_contains_the_mean_and_is_repeatable() -> None:
    groups = [[float(n), float(n + 1)] for n in range(20)]
    low, high = bootstrap_interval(groups)
    assert low < 10.0 < high
    assert (low, high) == bootstrap_interval(groups)


def test_equal_groups_give_an_interval_of_width_0() -> None:
    assert bootstrap_interval([[1.0, 3.0]] * 8) == (2.0, 2.0)


# ---- schedules


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_entrant_has_every_seat_once_per_seed(players: int) -> None:
    pairings = make_schedule(10, [[seat] for seat in range(players)], "s")
    assert len(pairings) == -(-10 // players) * players
    for seed in {pairing.seed for pairing in pairings}:
        seats = [pairing.seats for pairing in pairings if pairing.seed == seed]
        for seat in range(players):
            assert sorted(row[seat] for row in seats) == list(range(players))


def test_bots_alternate_until_all_seats_are_taken() -> None:
    assert line_up(["a", "b"], [[0], [1], [2], [3]]) == ["a", "b", "a", "b"]


def test_bot_plays_a_whole_team_and_teams_rotate_over_the_seats() -> None:
    teams = [[0, 1], [2, 3]]
    assert line_up(["a", "b"], teams) == ["a", "a", "b", "b"]
    assert line_up(["a", "b", "c"], teams) == ["a", "b", "c", "a"]
    seats = [pairing.seats for pairing in make_schedule(4, teams, "s")]
    assert seats == [(0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0)]


def test_heroes_teams_are_scored_by_team() -> None:
    rules = find_game("heroes")
    assert rules.teams(rules.options(players=4, format="team")) == [[0, 1], [2, 3]]
    assert rules.teams(rules.options(players=4, format="tournament")) == [[0], [1], [2], [3]]
    played = play_series("heroes", ["sensible", "random"], 4, jobs=1, players=4, format="team", army="preset")
    results = {bot.bot: bot for bot in report(played, ["sensible", "sensible", "random", "random"]).bots}
    assert (results["sensible"].score, results["sensible"].wins, results["random"].losses) == (1.0, 4, 4)


@pytest.mark.parametrize(
    ("bots", "words"),
    [([], "name at least one bot"), (["a", "b", "c"], "there are 3 bots for 2 seats; name at most 2")],
)
def test_wrong_number_of_bots_is_refused(bots: list[str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        line_up(bots, [[0], [1]])


def test_one_seat_is_in_the_singular() -> None:
    with pytest.raises(BadOption, match="there are 2 bots for 1 seat; name at most 1"):
        line_up(["a", "b"], [[0]])


def test_series_of_no_games_is_refused() -> None:
    with pytest.raises(BadOption, match="0 games cannot be played"):
        make_schedule(0, [[0], [1]], "s")


# ---- series


def facts(played: PlayedMatch) -> tuple[object, ...]:
    return played.pairing, played.points, played.places, played.answers, played.events


def test_same_seed_plays_the_same_series_on_one_core_and_on_two() -> None:
    single_process_series = play_series("adventureland", ["sensible", "random"], 4, seed="5", jobs=1)
    together = play_series("adventureland", ["sensible", "random"], 4, seed="5", jobs=2)
    assert [facts(played) for played in single_process_series] == [facts(played) for played in together]


def test_progress_is_reported_for_every_match() -> None:
    reports: list[tuple[int, int]] = []
    play_series(PIG, ["random"], 6, progress=lambda done, of: reports.append((done, of)), target=20)
    assert reports == [(n, 6) for n in range(1, 7)]


def test_unknown_bot_is_refused_before_the_first_match() -> None:
    with pytest.raises(MeadhallError, match="has no bot 'clever'"):
        play_series(PIG, ["random", "clever"], 2)


# ---- report


def match_of(seats: tuple[int, ...], points: tuple[int, ...], places: tuple[int, ...], seed: str = "0") -> PlayedMatch:
    return PlayedMatch(Pairing(seed, seats), points, places, 10, {"Rolled": 4}, 0.5, (0.1, 0.3), (5, 5))


def test_report_counts_wins_draws_and_points_of_bots_and_seats() -> None:
    series = [
        match_of((0, 1), (30, 20), (1, 2)),
        match_of((1, 0), (25, 40), (2, 1)),
        match_of((0, 1), (10, 30), (2, 1), "1"),
        match_of((1, 0), (20, 20), (1, 1), "1"),
    ]
    results = report(series, ["a", "b"])
    a, b = results.bots
    assert (a.wins, a.draws, a.losses, a.score, a.points) == (2, 1, 1, 0.625, 25.0)
    assert (b.wins, b.draws, b.losses, b.score, b.points) == (1, 1, 2, 0.375, 23.75)
    assert [seat.points for seat in results.seats] == [21.25, 27.5]
    assert [seat.score for seat in results.seats] == [0.375, 0.625]
    assert results.winner_points == 30.0
    assert results.events == {"Rolled": 4.0}
    assert round(a.ms_per_answer) == 40


def test_entrants_of_one_name_are_counted_together() -> None:
    results = report([match_of((0, 1), (30, 20), (1, 2))], ["a", "a"])
    (a,) = results.bots
    assert (a.matches, a.wins, a.losses, a.points) == (2, 1, 1, 25.0)


def test_nobody_wins_an_unranked_match() -> None:
    results = report([match_of((0, 1), (30, 20), (0, 0))], ["a", "b"])
    assert [bot.wins + bot.draws for bot in results.bots] == [0, 0]


# ---- the command


def run(*arguments: str) -> str:
    result = CliRunner().invoke(build_app(["match"]), ["match", *arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.stdout


def test_match_prints_a_table() -> None:
    output = run("adventureland", "sensible", "random", "--games", "4", "--adventure", "2", "--time", "--jobs", "1")
    for word in ("adventure 2", "sensible", "random", "score", "ms", "4 games"):
        assert word in output


def test_match_prints_only_json() -> None:
    pig = ("examples/pig.py", "random", "random", "--games", "4", "--target=20", "--seed", "9")
    data = json.loads(run(*pig, "--json"))
    assert data["options"]["target"] == 20
    assert data["seed"] == "9"
    assert data["matches"] == 4
    assert {"bot", "wins", "draws", "losses", "score", "score_interval", "points"} <= data["bots"][0].keys()


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["adventureland", "sensibel", "random"], "has no bot 'sensibel'; it has random, sensible, thinker"),
        (["adventureland", "random", "--adventure", "9"], "option adventure cannot be '9'; it is one of 1, 2, 3"),
        (["adventureland", "random", "--adventure"], "option --adventure needs a value: one of 1, 2, 3"),
        (["adventureland", "random", "--colour", "red"], "has no option 'colour'"),
        (["nowhere", "random"], "there is no game 'nowhere'; installed games: "),
        (["Adventure-Lamd", "random"], "there is no game 'Adventure-Lamd'; did you mean adventureland"),
        (["adventureland", "random", "random", "random"], "there are 3 bots for 2 seats"),
    ],
)
def test_wrong_series_is_refused_in_one_sentence(words: list[str], error: str) -> None:
    with pytest.raises(MeadhallError, match=error):
        run(*words)


def test_options_of_a_game_are_separated_from_bots() -> None:
    words = ["sensible", "--players", "3", "thinker:0.2s", "--place-ties=dense"]
    assert split_arguments(words) == (["sensible", "thinker:0.2s"], {"players": "3", "place_ties": "dense"})


def test_boolean_option_without_a_value_is_on() -> None:
    heroes = find_game("heroes")
    _, options = split_arguments(["--elimination", "--first-game", "--mode=relaxed"])
    assert options == {"elimination": "", "first_game": "", "mode": "relaxed"}
    assert read_options(heroes, options) == heroes.options(elimination="on", first_game=True, mode="relaxed")


def test_ctrl_c_ends_a_series_at_once_even_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    before = multiprocessing.active_children()

    def pressed(_: object) -> NoReturn:
        assert eventually(lambda: [child for child in multiprocessing.active_children() if child not in before])
        raise KeyboardInterrupt

    monkeypatch.setattr("concurrent.futures.Future.result", pressed)
    with pytest.raises(KeyboardInterrupt):
        play_series("adventureland", ["thinker:3600s", "thinker:3600s"], 2, jobs=2)
    assert [child for child in multiprocessing.active_children() if child not in before] == []


def test_worker_processes_end_with_their_parent() -> None:
    """Each process of the series has the output pipe open, so the pipe closes when the last process ends."""
    series = "play_series('adventureland', ['random'] * 2, 20_000, jobs=2, progress=lambda *_: print(1, flush=True))"
    program = f"from meadhall.lab import play_series; {series}"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        first.stdout.readline()
        first.kill()
        first.communicate(timeout=PATIENCE)
