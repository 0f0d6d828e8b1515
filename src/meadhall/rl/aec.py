"""PettingZoo: a game as an AEC environment, with one agent per seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils.env import AECEnv  # pyright: ignore[reportMissingTypeStubs]

from meadhall.engine import Game, Setting, View
from meadhall.rl.turns import MAX_ABSOLUTE_VALUE, TurnBasedEnvironment

Observation = dict[str, Any]


def observation_space(turns: TurnBasedEnvironment) -> Dict:
    """Return the space of a seat's observations: numbers, and a mask of actions."""
    numbers = Box(-MAX_ABSOLUTE_VALUE, MAX_ABSOLUTE_VALUE, (turns.encoder.size,), np.float32)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (turns.actions.count,), np.int8)})


def observation_of(turns: TurnBasedEnvironment, seat: int) -> Observation:
    """Return the current observation of a seat."""
    return {"observation": turns.observe(seat), "action_mask": turns.mask(seat)}


def seat_info(turns: TurnBasedEnvironment, seat: int, details: bool) -> dict[str, Any]:
    """Return the question and its keys by action. If `details` is set, add the view and the words of the options."""
    glance = turns.glance(seat)
    info: dict[str, Any] = {"question": glance.question, "keys": turns.actions.keys_by_number(turns.keys(seat))}
    if details:
        info |= {"view": turns.view(seat), "words": turns.words(seat)}
    return info


class MeadhallAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A match with one agent per seat. An action that is not on offer raises NotOffered and changes nothing."""

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Setting],
        *,
        render_mode: str | None = None,
        details: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__()
        self.metadata = {"name": game.id, "render_modes": ["ansi"], "is_parallelizable": False}
        self.turns = TurnBasedEnvironment(game, options, **settings)
        self.render_mode = render_mode
        self.details = details
        self.possible_agents = [f"seat_{seat}" for seat in range(self.turns.seats)]
        self.observation_spaces: dict[str, Space[Observation]] = {
            agent: observation_space(self.turns) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.turns.actions.count) for agent in self.possible_agents
        }
        self._luck = np.random.default_rng()
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. A seed restarts the random numbers. Without a seed, each match has new random numbers."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.turns.begin(str(self._luck.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.turns.seat]
        self._update_infos()

    def step(self, action: int | None) -> None:
        """Answer for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards = self.turns.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.turns.is_over)
        self.truncations = dict.fromkeys(self.agents, self.turns.is_truncated)
        self.agent_selection = self.possible_agents[self.turns.seat]
        self._accumulate_rewards()
        self._update_infos()

    def observation_space(self, agent: str) -> Space[Observation]:
        """Return the observation space of an agent, which is constant for given options."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the action space of an agent, which is constant for a game."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation; its action mask is all zeros while its seat is not asked."""
        return observation_of(self.turns, self.possible_agents.index(agent))

    def view(self, agent: str) -> View[Any]:
        """Return the view of an agent's seat, as bots receive it."""
        return self.turns.view(self.possible_agents.index(agent))

    def words(self, agent: str) -> dict[str, str]:
        """Return the words of an agent's options, by key."""
        return self.turns.words(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Return the table as the selected agent sees it, in lines of text."""
        if self.render_mode != "ansi":
            return None
        return self.turns.drawing(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Do nothing: the environment has no resources to release."""

    def _update_infos(self) -> None:
        agent_asked = self.agent_selection
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if agent_asked in self.infos:
            self.infos[agent_asked] = seat_info(self.turns, self.possible_agents.index(agent_asked), self.details)
