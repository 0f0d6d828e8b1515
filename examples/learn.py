"""Learns Adventure Land for two by playing against itself: PPO with action masks, in torch on the CPU.

pip install 'meadhall[learn]'
python examples/learn.py --minutes 20 --out examples/learned.npz

It writes the policy by which `learned.py` plays, and the curve of how well it did against `random`. Matches are played
in processes of their own, which need no torch: they choose by the policy as it would stand in the file.
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

HIDDEN: Final = (128, 128)  # neurons between what is seen and what is done
MATCHES: Final = 32  # that a process plays side by side in a round
POINTS: Final = 10.0  # a lead of this many points is a reward of 1
PATIENCE, MEMORY = 0.997, 0.95  # gamma and lambda: how far ahead a reward is seen
EPOCHS, BATCH, CLIP, ENTROPY, RATE = 4, 1024, 0.2, 0.01, 1e-3
EVERY: Final = 5  # rounds until the next point of the curve
UNSEEN: Final = range(10**9, 10**9 + 50)  # its seeds, which are not learned from; each is played from both seats


class Line:
    """One seat of one match: observations, masks, actions, rewards, and its lead in points."""

    def __init__(self) -> None:
        self.steps: list[tuple[Numbers, npt.NDArray[np.bool_], int]] = []
        self.rewards: list[float] = []
        self.lead = 0.0

    def did(self, inputs: Numbers, mask: npt.NDArray[np.bool_], action: int) -> None:
        self.steps.append((inputs, mask, action))
        self.rewards.append(0.0)

    def got(self, lead: float) -> None:
        """Pays the last answer; what comes before a seat's first is no merit of its own."""
        self.lead += lead
        if self.rewards:
            self.rewards[-1] += lead / POINTS


def play(policy: Policy, seeds: Sequence[int], rival: int | None = None) -> list[tuple[Line, Line]]:
    """Matches of a policy against itself, all side by side; or of its best answers, against `random` on one seat."""
    luck = np.random.default_rng(seeds[0])
    going = [(env("adventureland", players=2, rewards="points").turns, (Line(), Line())) for _ in seeds]
    lines = [both for _, both in going]
    for (turns, _), seed in zip(going, seeds, strict=True):
        turns.begin(str(seed))
    while going:
        asked = [turns.seat for turns, _ in going]
        inputs = policy.inputs(np.stack([turns.observe(turns.seat) for turns, _ in going]))
        masks = np.stack([turns.mask(turns.seat) for turns, _ in going]) == 1
        likes, noise = policy.action_values(inputs), np.asarray(luck.gumbel(size=masks.shape), np.float32)
        if rival is None:
            likes += noise  # so that each action is the largest as often as its chance says
        else:
            likes[np.array(asked) == rival] = noise[np.array(asked) == rival]
        actions = map(int, np.where(masks, likes, -np.inf).argmax(1))
        for (turns, both), seat, seen, mask, action in zip(going, asked, inputs, masks, actions, strict=True):
            both[seat].did(seen, mask, action)
            first, second = turns.act(action)
            both[0].got(first - second)
            both[1].got(second - first)
        going = [(turns, both) for turns, both in going if not turns.over]
    return lines


class Learner:
    """A policy, and what it thinks of each position, as torch learns them."""

    def __init__(self) -> None:
        self.torch: Any = require("torch", "learn")
        self.torch.set_num_threads(1)
        self.torch.manual_seed(1)
        self.turns = env("adventureland", players=2, rewards="points").turns
        nn, widths = self.torch.nn, [self.turns.encoder.size, *HIDDEN]
        self.trunk: Any = nn.Sequential(*(part for pair in pairwise(widths) for part in (nn.Linear(*pair), nn.Tanh())))
        self.actor: Any = nn.Linear(widths[-1], self.turns.actions.count)
        self.critic: Any = nn.Linear(widths[-1], 1)
        with self.torch.no_grad():
            self.actor.weight *= 0.01  # at first all answers are liked alike
        self.all = [*self.trunk.parameters(), *self.actor.parameters(), *self.critic.parameters()]
        self.adam: Any = self.torch.optim.Adam(self.all, eps=1e-5)

    def policy(self) -> Policy:
        """The policy as it is now."""
        linear = [(one.weight.detach().numpy(), one.bias.detach().numpy()) for one in [*self.trunk[::2], self.actor]]
        layers: list[Layer] = [(weights.T.copy(), added.copy()) for weights, added in linear]
        return Policy.of(self.turns, layers)

    def looks(self, inputs: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of each action's chance, and what each position is worth."""
        known = self.trunk(inputs)
        likes = self.actor(known).masked_fill(~masks, -1e9)
        return self.torch.log_softmax(likes, 1), self.critic(known).squeeze(1)

    def learn(self, lines: Sequence[Line], rate: float) -> None:
        """A round of PPO with whole matches."""
        torch = self.torch
        steps = zip(*(step for line in lines for step in line.steps), strict=True)
        inputs, masks, actions = (torch.from_numpy(np.array(part)) for part in steps)
        with torch.no_grad():
            looks = [self.looks(*some) for some in zip(inputs.split(BATCH), masks.split(BATCH), strict=True)]
        before = torch.cat([chances for chances, _ in looks]).gather(1, actions[:, None])[:, 0]
        worth: Numbers = torch.cat([values for _, values in looks]).numpy()
        ends = np.cumsum([len(line.rewards) for line in lines])[:-1]
        gains = np.concatenate(
            [gained(one.rewards, was) for one, was in zip(lines, np.split(worth, ends), strict=True)]
        )
        came = torch.from_numpy(gains + worth)
        better = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-8))
        self.adam.param_groups[0]["lr"] = rate
        for _ in range(EPOCHS):
            for some in torch.randperm(len(inputs)).split(BATCH):
                chances, values = self.looks(inputs[some], masks[some])
                ratio = (chances.gather(1, actions[some, None])[:, 0] - before[some]).exp()
                held = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.minimum(ratio * better[some], held * better[some]).mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                loss = (values - came[some]).pow(2).mean() / 2 - gain - ENTROPY * entropy
                self.adam.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.all, 0.5)
                self.adam.step()


def gained(rewards: Sequence[float], worth: Numbers) -> Numbers:
    """How much better each answer came out than its position was thought worth (GAE)."""
    gains, ahead, after = np.zeros_like(worth), 0.0, 0.0
    for at in reversed(range(len(rewards))):
        ahead = rewards[at] + PATIENCE * after - worth[at] + PATIENCE * MEMORY * ahead
        gains[at], after = ahead, worth[at]
    return gains


def draw(curve: Sequence[tuple[float, float, float]], file: Path) -> None:
    """The share of matches won against `random`, and the mean lead in points, over minutes of learning."""
    alt: Any = require("altair", "learn")
    names = ("minutes", "won against random, %", "points ahead")
    line = alt.Chart(alt.Data(values=[dict(zip(names, point, strict=True)) for point in curve]), width=300, height=180)
    line = line.mark_line(point=True).encode(x=alt.X("minutes:Q"))
    (line.encode(y=alt.Y(f"{names[1]}:Q")) | line.encode(y=alt.Y(f"{names[2]}:Q"))).save(str(file))


def main() -> None:
    words = argparse.ArgumentParser(description="Learns Adventure Land for two.")
    words.add_argument("--minutes", type=float, default=20, help="how long it learns")
    words.add_argument("--processes", type=int, default=2, help="in how many processes matches are played")
    words.add_argument(
        "--out", type=Path, default="learned.npz", help="the policy; its curve lies beside it, as an SVG"
    )
    given = words.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # of each process that plays: more would only wait for one another
    began, rounds, curve, learner = time.monotonic(), 0, list[tuple[float, float, float]](), Learner()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        while (spent := (time.monotonic() - began) / 60) < given.minutes:
            policy = learner.policy()
            if rounds % EVERY == 0:
                tried = enumerate(pool.map(play, [policy] * 2, [UNSEEN] * 2, (0, 1)))
                leads = [pair[1 - rival].lead for rival, pairs in tried for pair in pairs]
                curve.append((spent, 100 * float(np.mean(np.array(leads) > 0)), float(np.mean(leads))))
                told = "{:.1f} minutes: {:.0f} of 100 won against random, {:+.1f} points ahead".format(*curve[-1])
                print(f"{told}; {rounds * given.processes * MATCHES} matches learned from", flush=True)
            firsts = range(rounds * given.processes * MATCHES, (rounds + 1) * given.processes * MATCHES, MATCHES)
            played = pool.map(partial(play, policy), [range(first, first + MATCHES) for first in firsts])
            lines = [line for part in played for pair in part for line in pair]
            learner.learn(lines, RATE * (1 - spent / given.minutes))
            rounds += 1
    learner.policy().save(given.out)
    draw(curve, given.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
