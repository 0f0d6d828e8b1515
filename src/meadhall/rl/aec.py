"""PettingZoo: a game as an AEC environment, one agent a seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils.env import AECEnv  # pyright: ignore[reportMissingTypeStubs]

from meadhall.engine import Game, Setting, View
from meadhall.rl.turns import LARGEST, Turns

Observation = dict[str, Any]


def observation_space(turns: Turns) -> Dict:
    """The observation of a seat: numbers, and a mask of its actions."""
    numbers = Box(-LARGEST, LARGEST, (turns.encoder.size,), np.float32)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (turns.actions.count,), np.int8)})


def observed(turns: Turns, seat: int) -> Observation:
    """The current observation of a seat."""
    return {"observation": turns.observe(seat), "action_mask": turns.mask(seat)}


def seat_info(turns: Turns, seat: int, details: bool) -> dict[str, Any]:
    """The info of a seat: the kind of the question, and the key of each action; with details also view and words."""
    glance = turns.glance(seat)
    info: dict[str, Any] = {"question": glance.question, "keys": turns.actions.of(turns.keys(seat))}
    if details:
        info |= {"view": turns.view(seat), "words": turns.words(seat)}
    return info


class MeadhallAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A match, seat by seat. An action that is not on offer raises NotOffered, and changes nothing."""

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
        self.turns = Turns(game, options, **settings)
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
        """Begin a match; the same seed gives the same luck. Without one, luck follows from the last seed."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.turns.begin(str(self._luck.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.turns.seat]
        self._tell()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        got = self.turns.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, got, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.turns.over)
        self.truncations = dict.fromkeys(self.agents, self.turns.truncated)
        self.agent_selection = self.possible_agents[self.turns.seat]
        self._accumulate_rewards()
        self._tell()

    def observation_space(self, agent: str) -> Space[Observation]:
        """The observations of an agent: constant for given options."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The actions of an agent: constant for a game."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """The knowledge and the actions of an agent's seat; no actions while it is not asked."""
        return observed(self.turns, self.possible_agents.index(agent))

    def view(self, agent: str) -> View[Any]:
        """The view of an agent's seat, as bots receive it."""
        return self.turns.view(self.possible_agents.index(agent))

    def words(self, agent: str) -> dict[str, str]:
        """The options of an agent: each key with its words."""
        return self.turns.words(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The table as the current agent sees it, in lines of text."""
        if self.render_mode != "ansi":
            return None
        return self.turns.drawing(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _tell(self) -> None:
        asked = self.agent_selection
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if asked in self.infos:
            self.infos[asked] = seat_info(self.turns, self.possible_agents.index(asked), self.details)
