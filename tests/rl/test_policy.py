"""A learned policy: its file, the bot that plays it, and the script that trains it."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall import Match, find_game
from meadhall.bots import BotError, find_bot, load_bot
from meadhall.bots.bot import SizeLimitedBot
from meadhall.lab import play_series, report
from meadhall.rl import NotInstalled, env
from meadhall.rl.policy import FORMAT, Policy, PolicyBot, PolicyHeader

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNED = str(EXAMPLES / "learned.py")
LAND = find_game("adventureland")


@pytest.fixture(scope="module")
def shipped() -> Policy:
    return Policy.read(EXAMPLES / "learned.npz")


@pytest.mark.long
def test_learned_policy_beats_random_in_eighty_of_a_hundred_matches() -> None:
    bots = [load_bot(LEARNED), "random"]
    first, _ = report(play_series("adventureland", bots, 100, seed="never learned from", jobs=1, players=2), bots).bots
    assert first.wins >= 80


def test_policy_bot_answers_the_same_with_any_seed() -> None:
    view = Match(LAND, "1", players=2).view(0)
    load_bot(LEARNED)
    assert find_bot(LEARNED, LAND, "1").choose(view) == find_bot(LEARNED, LAND, "2").choose(view)


def test_policy_bot_names_the_tables_it_plays_at() -> None:
    load_bot(LEARNED)
    bot = find_bot(LEARNED, LAND)
    assert isinstance(bot, SizeLimitedBot)
    assert bot.seats == (2,)
    with pytest.raises(BotError, match="'learned' was trained for 2 seats; this table has 3"):
        bot.choose(Match(LAND, "1", players=3).view(0))
    with pytest.raises(BotError, match="Heroes has no bot"):
        find_bot(LEARNED, find_game("heroes"))
    with pytest.raises(BotError, match="'it' was trained for adventureland, not Heroes"):
        PolicyBot(Policy.read(EXAMPLES / "learned.npz"), find_game("heroes"), "it")


def test_policy_file_follows_a_colon(tmp_path: Path) -> None:
    mine = tmp_path / "mine.npz"
    shutil.copy(EXAMPLES / "learned.npz", mine)
    bot = find_bot(load_bot(f"{LEARNED}:{mine}"), LAND)
    assert bot.name == "learned:mine.npz"
    with pytest.raises(BotError, match=r"there is no policy .*none.npz: no such file"):
        find_bot(load_bot(f"{LEARNED}:none.npz"), LAND)


def test_policy_bot_gives_its_best_offered_answer() -> None:
    turns = env("adventureland", players=2).turns
    turns.begin("7")
    glance = turns.glance(turns.seat)
    keys = [option.key for option in glance.options]
    for wish in keys:
        biases = np.zeros(turns.actions.count, np.float32)
        biases[turns.actions.numbers[wish]] = 1
        biases[[number for key, number in turns.actions.numbers.items() if key not in keys]] = 2
        policy = Policy.from_layers(turns, [(np.zeros((turns.encoder.size, len(biases)), np.float32), biases)])
        assert policy.best_key(glance) == wish


def test_policy_survives_writing_and_reading(shipped: Policy, tmp_path: Path) -> None:
    shipped.save(tmp_path / "again.npz")
    second_result = Policy.read(tmp_path / "again.npz")
    assert second_result.header == shipped.header
    for one, other in zip(second_result.layers, shipped.layers, strict=True):
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[1], other[1])
    assert (EXAMPLES / "learned.npz").stat().st_size < 500_000


def with_changes(header: PolicyHeader, **changes: Any) -> PolicyHeader:
    return PolicyHeader(**{name: getattr(header, name) for name in header.__struct_fields__} | changes)


def test_inconsistent_policy_file_is_refused_with_a_reason(shipped: Policy, tmp_path: Path) -> None:
    file = tmp_path / "bad.npz"
    file.write_bytes(b"PK\x03\x04 and no more")
    with pytest.raises(BotError, match=r"bad.npz is not a policy: "):
        Policy.read(file)
    np.savez(file, weights0=np.zeros((2, 2)))
    with pytest.raises(BotError, match=r"bad.npz is not a policy: .*about"):
        Policy.read(file)
    cut = shipped.layers[:1]
    for policy, why in (
        (
            Policy(with_changes(shipped.header, format=FORMAT + 1), shipped.layers),
            r"format 2 is not supported \(expected 1\)",
        ),
        (
            Policy(shipped.header, cut),
            f"its layers do not lead from {shipped.header.encoder.size} numbers to",
        ),
        (Policy(with_changes(shipped.header, spare=3), shipped.layers), "its layers do not lead from"),
        (Policy(shipped.header, []), "its layers do not lead from"),
    ):
        policy.save(file)
        with pytest.raises(BotError, match=why):
            Policy.read(file)


def test_training_script_has_at_most_two_hundred_lines_and_names_missing_packages() -> None:
    assert len((EXAMPLES / "learn.py").read_text("utf-8").splitlines()) <= 200
    spec = importlib.util.spec_from_file_location("learn", EXAMPLES / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    learn = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learn)
    if "torch" not in sys.modules and importlib.util.find_spec("torch") is None:
        with pytest.raises(NotInstalled, match=r"the package torch: pip install 'meadhall\[learn\]'"):
            learn.Learner()
    turns = env("adventureland", players=2, rewards="points").turns
    policy = Policy.from_layers(turns, [(np.zeros((turns.encoder.size, turns.actions.count), np.float32),
                                np.zeros(turns.actions.count, np.float32))])  # fmt: skip
    (first, second), _ = learn.play_matches(policy, [1, 2])
    assert first.lead == -second.lead
    paid = sum(first.rewards) * learn.POINTS_PER_REWARD
    assert paid == pytest.approx(first.lead, abs=learn.POINTS_PER_REWARD), "but for what came before its first answer"
    assert {action for _, mask, action in first.steps if not mask[action]} == set()
