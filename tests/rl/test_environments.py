"""Environments of games: turns, rewards, info texts, and error messages."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from meadhall.engine import BadOption, MeadhallError, NotOffered, Standing, find_game
from meadhall.rl import env, seat_env
from meadhall.rl.actions import Actions, TooManyKeys, known_keys
from meadhall.rl.turns import end_rewards


def play_random_match(seed: int, **options: object) -> dict[str, float]:
    """Return the total reward of each agent in a random match."""
    environment = env("adventureland", **options)  # type: ignore[arg-type]
    environment.reset(seed=seed)
    rng, got = random.Random(seed), dict.fromkeys(environment.agents, 0.0)
    for _ in environment.agent_iter():
        _, _, over, truncated, info = environment.last()
        environment.step(None if over or truncated else rng.choice(list(info["keys"])))
        for agent, reward in environment.rewards.items():
            got[agent] += reward
    return got


# ---- rewards


def test_winner_gets_one_and_loser_minus_one() -> None:
    assert sorted(play_random_match(3, players=2).values()) == [-1, 1]


def test_rivals_do_not_share_a_reward() -> None:
    assert sum(play_random_match(3, players=4).values()) == pytest.approx(0)


def test_points_are_rewarded_when_they_are_scored() -> None:
    environment = env("adventureland", players=2)
    by_place, by_points = play_random_match(5, players=2), play_random_match(5, players=2, rewards="points")
    assert max(by_points, key=by_points.__getitem__) == max(by_place, key=by_place.__getitem__)
    assert all(points == int(points) > 1 for points in by_points.values()), environment


def standings_of_places(*places: int) -> list[Standing]:
    return [Standing(seat, place, 0) for seat, place in enumerate(places)]


def test_reward_of_a_place_counts_the_players_beaten() -> None:
    assert end_rewards(standings_of_places(2, 1, 3), [[0], [1], [2]], False) == [0, 1, -1]
    assert end_rewards(standings_of_places(1, 1, 3), [[0], [1], [2]], False) == [0.5, 0.5, -1]
    assert end_rewards(standings_of_places(1, 2, 1, 2), [[0, 2], [1, 3]], False) == [1, -1, 1, -1]


def test_team_wins_and_loses_together() -> None:
    assert end_rewards(standings_of_places(1, 1), [[0], [1]], True) == [1, 1]
    assert end_rewards(standings_of_places(2, 2), [[0, 1]], False) == [-1, -1]
    assert end_rewards(standings_of_places(0, 0), [[0], [1]], False) == [-1, -1], "nobody is ranked"


def test_cooperative_game_is_recognised_by_its_matches() -> None:
    assert env("swordsorcery", players=2).turns.shared
    assert not env("virtues", players=2).turns.shared


# ---- turns


def test_seats_asked_at_once_answer_in_seat_order() -> None:
    environment = env("heroes", players=3)
    rng, orders = random.Random(1), set[tuple[int, ...]]()
    environment.reset(seed=1)
    for _ in range(150):
        if environment.turns.is_over:
            break
        waiting = environment.turns.asked_seats
        if len(waiting) > 1:
            orders.add((*waiting, environment.turns.seat))
        environment.step(rng.choice(list(environment.infos[environment.agent_selection]["keys"])))
    assert (0, 1, 2, 0) in orders
    assert (1, 2, 1) in orders


def test_same_seed_repeats_the_match_and_no_seed_continues_the_sequence() -> None:
    environment = env("adventureland", players=2)
    seeds = []
    for seed in (5, None, 5, None):
        environment.reset(seed=seed)
        seeds.append(environment.turns.match.seed)
    assert seeds[0] == seeds[2] != seeds[1] == seeds[3]


def test_long_match_is_truncated() -> None:
    environment = env("heropath", players=2, max_answers=20)
    environment.reset(seed=1)
    for _ in range(20):
        environment.step(next(iter(environment.infos[environment.agent_selection]["keys"])))
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


def test_info_has_view_and_words_on_request() -> None:
    environment = env("adventureland", players=2, details=True)
    environment.reset(seed=1)
    info = environment.infos[environment.agent_selection]
    assert info["view"].state == environment.view(environment.agent_selection).state
    assert info["words"].keys() == set(info["keys"].values())
    assert all(info["words"].values())


def test_table_is_rendered_as_text() -> None:
    environment = env("adventureland", players=2, render_mode="ansi")
    environment.reset(seed=1)
    assert "Seat 1" in str(environment.render())
    alone = seat_env("adventureland", players=2, render_mode="ansi")
    alone.reset(seed=1)
    assert "Seat 1" in str(alone.render())
    assert env("adventureland", players=2).render() is None


# ---- one seat against bots


def test_every_step_is_an_answer_of_the_seat() -> None:
    environment = seat_env("adventureland", players=3, seat=1, bots=["sensible", "random"])
    _, info = environment.reset(seed=2)
    rng, over, total = random.Random(2), False, 0.0
    while not over:
        assert environment.turns.asked_seats == [1]
        _, reward, over, _, info = environment.step(rng.choice(list(info["keys"])))
        total += float(reward)
    assert total in (-1, -0.5, 0, 0.5, 1)
    with pytest.raises(NotOffered, match="the match is over"):
        environment.step(0)


def test_illegal_action_gives_the_default_answer() -> None:
    environment = seat_env("adventureland", players=2)
    _, info = environment.reset(seed=2)
    wrong = next(action for action in range(400) if action not in info["keys"])
    _, _, _, _, info = environment.step(wrong)
    assert "is not on offer; on offer: " in info["refused"]


def test_points_scored_during_bot_answers_are_rewarded() -> None:
    environment = seat_env("adventureland", players=2, bots="sensible", rewards="points")
    _, info = environment.reset(seed=4)
    over, total = False, 0.0
    while not over:
        _, reward, over, _, info = environment.step(next(iter(info["keys"])))
        total += float(reward)
    points = {standing.seat: standing.points for standing in environment.turns.match.standings}
    assert total == points[0]


# ---- error messages


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("adventurland", {}, "did you mean adventureland"),
        ("adventureland", {"hats": 3}, "has no option 'hats'"),
        ("adventureland", {"players": 9}, "option players cannot be 9"),
        ("adventureland", {"rewards": "fame"}, "rewards cannot be 'fame'"),
        ("heroes", {"mode": "realtime"}, "Heroes in real time cannot be an environment"),
    ],
)
def test_wrong_environment_is_refused_in_one_sentence(game: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(MeadhallError, match=said):
        env(game, **options)  # type: ignore[arg-type]


def test_seats_and_bots_must_match_the_table() -> None:
    for wrong in ({"seat": 2}, {"bots": ["random", "random"]}):
        with pytest.raises(BadOption, match="has 2 seats with these options"):
            seat_env("adventureland", players=2, **wrong)


def test_illegal_action_changes_nothing() -> None:
    environment = env("adventureland", players=2)
    environment.reset(seed=1)
    before = environment.turns.match.digest
    with pytest.raises(NotOffered, match=r"action 11 \('give-up'\) is not on offer|is not on offer"):
        environment.step(10)
    assert environment.turns.match.digest == before


def test_missing_package_names_its_extra() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\nfrom meadhall.rl import env\nenv('heroes', players=2)"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert output.strip().endswith("learners need the package pettingzoo: pip install 'meadhall[rl]'")


# ---- actions


def test_unknown_keys_have_spare_actions() -> None:
    actions = Actions(["stay", "go"], spare=2)
    assert actions.keys_by_number(["new", "go", "other"]) == {2: "new", 1: "go", 3: "other"}
    with pytest.raises(TooManyKeys, match="a menu has 3 unknown keys"):
        actions.keys_by_number(["a", "b", "c"])


@pytest.mark.parametrize("game", ["adventureland", "heroes", "heropath", "swordsorcery", "virtues"])
def test_known_keys_have_different_actions(game: str) -> None:
    keys = known_keys(find_game(game)) or []
    assert len(keys) > 200
    assert len(set(keys)) == len(keys)


def test_custom_game_needs_no_further_setup() -> None:
    environment = env("examples/pig.py", players=2)
    assert set(environment.turns.actions.keys) == {"roll", "hold"}
    environment.reset(seed=1)
    while not environment.turns.is_over:
        environment.step(
            random.Random(environment.turns.answers).choice(
                list(environment.infos[environment.agent_selection]["keys"])
            )
        )
    assert sorted(environment.turns.take_rewards()) == [-1, 1]
