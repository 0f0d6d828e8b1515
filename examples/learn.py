"""Learns Adventure Land for two players by self-play: PPO with action masks, in torch on the CPU.

pip install 'meadhall[learn]'
python examples/learn.py --minutes 20 --out examples/learned.npz

It writes the policy for `learned.py`, and a curve of its results against `random`. Matches are played in other
processes, which use the policy as in the file, and so need no torch.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from meadhall.rl import env
from meadhall.rl.needs import require
from meadhall.rl.policy import Layer, Numbers, Policy

LAYER_SIZES: Final = (128, 128)  # sizes of the hidden layers
PARALLEL_MATCHES: Final = 32  # matches that a process plays in parallel in a round
POINTS_PER_REWARD: Final = 10.0  # a lead of this many points is a reward of 1
PATIENCE, MEMORY = 0.997, 0.95  # gamma and lambda of the advantage estimates
EPOCHS, BATCH, CLIP, ENTROPY, RATE = 4, 1024, 0.2, 0.01, 1e-3
CURVE_INTERVAL: Final = 5  # rounds until the next point of the curve
# seeds for the curve, not used for learning; each is played from both seats
CURVE_SEEDS: Final = range(10**9, 10**9 + 50)


class Trajectory:
    """The trajectory of one seat in a match: observations, masks, actions, rewards, and its lead in points."""

    def __init__(self) -> None:
        self.steps: list[tuple[Numbers, npt.NDArray[np.bool_], int]] = []
        self.rewards: list[float] = []
        self.lead = 0.0

    def add_answer(self, inputs: Numbers, mask: npt.NDArray[np.bool_], action: int) -> None:
        self.steps.append((inputs, mask, action))
        self.rewards.append(0.0)

    def add_lead(self, lead: float) -> None:
        """Add a change of the lead. If there is an answer, also add the change to the reward of the last one."""
        self.lead += lead
        if self.rewards:
            self.rewards[-1] += lead / POINTS_PER_REWARD


def play_matches(policy: Policy, seeds: Sequence[int], rival: int | None = None) -> list[tuple[Trajectory, Trajectory]]:
    """Play matches in parallel: a policy against itself, or its best answers against `random` on the seat `rival`."""
    luck = np.random.default_rng(seeds[0])
    running = [(env("adventureland", players=2, rewards="points").turns, (Trajectory(), Trajectory())) for _ in seeds]
    lines = [pair for _, pair in running]
    for (turns, _), seed in zip(running, seeds, strict=True):
        turns.begin(str(seed))
    while running:
        seats = [turns.seat for turns, _ in running]
        inputs = policy.inputs(np.stack([turns.observe(turns.seat) for turns, _ in running]))
        masks = np.stack([turns.mask(turns.seat) for turns, _ in running]) == 1
        scores, noise = policy.action_values(inputs), np.asarray(luck.gumbel(size=masks.shape), np.float32)
        if rival is None:
            scores += noise  # the Gumbel trick: the largest is a sample by softmax
        else:
            scores[np.array(seats) == rival] = noise[np.array(seats) == rival]
        actions = map(int, np.where(masks, scores, -np.inf).argmax(1))
        for (turns, pair), seat, seen, mask, action in zip(running, seats, inputs, masks, actions, strict=True):
            pair[seat].add_answer(seen, mask, action)
            first, second = turns.act(action)
            pair[0].add_lead(first - second)
            pair[1].add_lead(second - first)
        running = [(turns, pair) for turns, pair in running if not turns.is_over]
    return lines


class Learner:
    """The networks for the policy and for the value of a position, in torch."""

    def __init__(self) -> None:
        self.torch: Any = require("torch", "learn")
        self.torch.set_num_threads(1)
        self.torch.manual_seed(1)
        self.turns = env("adventureland", players=2, rewards="points").turns
        nn, widths = self.torch.nn, [self.turns.encoder.size, *LAYER_SIZES]
        self.trunk: Any = nn.Sequential(*(part for pair in pairwise(widths) for part in (nn.Linear(*pair), nn.Tanh())))
        self.actor: Any = nn.Linear(widths[-1], self.turns.actions.count)
        self.critic: Any = nn.Linear(widths[-1], 1)
        with self.torch.no_grad():
            self.actor.weight *= 0.01  # at first all answers have nearly equal chances
        self.parameters = [*self.trunk.parameters(), *self.actor.parameters(), *self.critic.parameters()]
        self.adam: Any = self.torch.optim.Adam(self.parameters, eps=1e-5)

    def policy(self) -> Policy:
        """Return the current policy."""
        linear = [
            (layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in [*self.trunk[::2], self.actor]
        ]
        layers: list[Layer] = [(weights.T.copy(), added.copy()) for weights, added in linear]
        return Policy.from_layers(self.turns, layers)

    def evaluate(self, inputs: Any, masks: Any) -> tuple[Any, Any]:
        """Return the log probability of each action, and the value of each position."""
        features = self.trunk(inputs)
        scores = self.actor(features).masked_fill(~masks, -1e9)
        return self.torch.log_softmax(scores, 1), self.critic(features).squeeze(1)

    def learn(self, trajectories: Sequence[Trajectory], rate: float) -> None:
        """Run one round of PPO with whole matches."""
        torch = self.torch
        steps = zip(*(step for trajectory in trajectories for step in trajectory.steps), strict=True)
        inputs, masks, actions = (torch.from_numpy(np.array(array)) for array in steps)
        with torch.no_grad():
            evaluations = [self.evaluate(*batch) for batch in zip(inputs.split(BATCH), masks.split(BATCH), strict=True)]
        old_log_chances = torch.cat([chances for chances, _ in evaluations]).gather(1, actions[:, None])[:, 0]
        values_of_all: Numbers = torch.cat([values for _, values in evaluations]).numpy()
        ends = np.cumsum([len(trajectory.rewards) for trajectory in trajectories])[:-1]
        gains = np.concatenate(
            [
                advantages(trajectory.rewards, values_before)
                for trajectory, values_before in zip(trajectories, np.split(values_of_all, ends), strict=True)
            ]
        )
        returns = torch.from_numpy(gains + values_of_all)
        weights = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-8))
        self.adam.param_groups[0]["lr"] = rate
        for _ in range(EPOCHS):
            for batch in torch.randperm(len(inputs)).split(BATCH):
                chances, values = self.evaluate(inputs[batch], masks[batch])
                ratio = (chances.gather(1, actions[batch, None])[:, 0] - old_log_chances[batch]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.minimum(ratio * weights[batch], clipped * weights[batch]).mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                loss = (values - returns[batch]).pow(2).mean() / 2 - gain - ENTROPY * entropy
                self.adam.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.parameters, 0.5)
                self.adam.step()


def advantages(rewards: Sequence[float], values: Numbers) -> Numbers:
    """Return the advantage of each answer, by generalized advantage estimation (GAE)."""
    result, advantage, next_value = np.zeros_like(values), 0.0, 0.0
    for index in reversed(range(len(rewards))):
        advantage = rewards[index] + PATIENCE * next_value - values[index] + PATIENCE * MEMORY * advantage
        result[index], next_value = advantage, values[index]
    return result


def draw_curve(curve: Sequence[tuple[float, float, float]], file: Path) -> None:
    """Draw the share of matches won against `random`, and the mean lead in points, over the minutes of learning."""
    alt: Any = require("altair", "learn")
    names = ("minutes", "won against random, %", "points ahead")
    line = alt.Chart(alt.Data(values=[dict(zip(names, point, strict=True)) for point in curve]), width=300, height=180)
    line = line.mark_line(point=True).encode(x=alt.X("minutes:Q"))
    (line.encode(y=alt.Y(f"{names[1]}:Q")) | line.encode(y=alt.Y(f"{names[2]}:Q"))).save(str(file))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Adventure Land for two.")
    parser.add_argument("--minutes", type=float, default=20, help="how long it learns")
    parser.add_argument("--processes", type=int, default=2, help="in how many processes matches are played")
    parser.add_argument(
        "--out", type=Path, default="learned.npz", help="the policy; its curve lies beside it, as an SVG"
    )
    arguments = parser.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # one thread per process, so that they do not compete
    count = arguments.processes * PARALLEL_MATCHES  # matches in a round
    began, rounds, curve, learner = time.monotonic(), 0, list[tuple[float, float, float]](), Learner()
    with ProcessPoolExecutor(arguments.processes, get_context("spawn")) as pool:
        while (spent := (time.monotonic() - began) / 60) < arguments.minutes:
            policy = learner.policy()
            if rounds % CURVE_INTERVAL == 0:
                trials = enumerate(pool.map(play_matches, [policy] * 2, [CURVE_SEEDS] * 2, (0, 1)))
                leads = [pair[1 - rival].lead for rival, pairs in trials for pair in pairs]
                curve.append((spent, 100 * float(np.mean(np.array(leads) > 0)), float(np.mean(leads))))
                text = "{:.1f} minutes: {:.0f} of 100 won against random, {:+.1f} points ahead".format(*curve[-1])
                print(f"{text}; {rounds * count} matches learned from", flush=True)
            firsts = range(rounds * count, (rounds + 1) * count, PARALLEL_MATCHES)
            seeds = [range(first, first + PARALLEL_MATCHES) for first in firsts]
            played = pool.map(partial(play_matches, policy), seeds)
            lines = [line for part in played for pair in part for line in pair]
            learner.learn(lines, RATE * (1 - spent / arguments.minutes))
            rounds += 1
    learner.policy().save(arguments.out)
    draw_curve(curve, arguments.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
