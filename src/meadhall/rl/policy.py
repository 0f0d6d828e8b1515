"""Learned policies: networks in small files, and a bot that plays them, which needs only numpy."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from meadhall.bots import BotError
from meadhall.engine import Game, Setting, View
from meadhall.engine.privacy.view import Glance
from meadhall.rl.actions import Actions
from meadhall.rl.encoder import ObservationEncoder
from meadhall.rl.turns import TurnBasedEnvironment

Numbers = npt.NDArray[np.float32]
Layer = tuple[Numbers, Numbers]  # weights (inputs by outputs) and biases
FORMAT: Final = 1
INPUT_LIMIT: Final = 2.0  # inputs are clipped to ±INPUT_LIMIT; in the seen matches all inputs are between 0 and 1


class PolicyHeader(msgspec.Struct):
    """Description of a policy: its game, options, observation encoder, and the keys of its actions."""

    format: int
    game: str
    options: dict[str, Setting]
    encoder: ObservationEncoder = msgspec.field(name="sight")
    keys: list[str]
    spare: int


class Policy:
    """A network from a seat's observation to the value of each action, with tanh between its layers."""

    def __init__(self, header: PolicyHeader, layers: Sequence[Layer]) -> None:
        self.header = header
        self.layers = list(layers)

    @classmethod
    def from_layers(cls, turns: TurnBasedEnvironment, layers: Sequence[Layer]) -> Policy:
        """Return a policy with these layers, for the game and options of an environment."""
        keys, spare = list(turns.actions.keys), turns.actions.spare
        return cls(PolicyHeader(FORMAT, turns.game.id, dict(turns.options), turns.encoder, keys, spare), layers)

    @cached_property
    def actions(self) -> Actions:
        """The numbered answers of the policy."""
        return Actions(self.header.keys, self.header.spare)

    @cached_property
    def _range(self) -> tuple[Numbers, Numbers]:
        """Minimum and scale factor of each number; the factor of a constant number is 0."""
        columns = self.header.encoder.columns
        minimum = np.array([column.minimum for column in columns], np.float32)
        span = np.array([column.maximum for column in columns], np.float32) - minimum
        return minimum, np.divide(1, span, out=np.zeros_like(span), where=span > 0)

    def inputs(self, observations: Numbers) -> Numbers:
        """Return the inputs of the first layer: observations (one per row), scaled by the ranges in seen matches."""
        minimum, factor = self._range
        inputs: Numbers = np.clip((observations - minimum) * factor, -INPUT_LIMIT, INPUT_LIMIT)
        return inputs

    def action_values(self, inputs: Numbers) -> Numbers:
        """Return the values of all actions, with one row for each row of inputs."""
        *hidden, (weights, biases) = self.layers
        values: Numbers = inputs
        for hidden_weights, hidden_biases in hidden:
            values = np.tanh(values @ hidden_weights + hidden_biases)
        return np.asarray(values @ weights + biases, np.float32)

    def best_key(self, glance: Glance[Any]) -> str:
        """Return the key of the best answer."""
        offered = self.actions.keys_by_number([option.key for option in glance.options])
        observations = np.array([self.header.encoder.numbers(glance)], np.float32)
        action_values = self.action_values(self.inputs(observations))[0]
        return offered[max(offered, key=lambda action: float(action_values[action]))]

    # ---- as a file

    def save(self, path: Path) -> None:
        """Write the policy to a file, with weights in half precision."""
        arrays: dict[str, Any] = {"about": np.frombuffer(msgspec.json.encode(self.header), np.uint8)}
        for number, (weights, biases) in enumerate(self.layers):
            arrays |= {f"weights{number}": weights.astype(np.float16), f"added{number}": biases.astype(np.float16)}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    @classmethod
    def read(cls, path: Path) -> Policy:
        """Read the policy in a file. Raise BotError if the file is missing or inconsistent."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                header = msgspec.json.decode(arrays["about"].tobytes(), type=PolicyHeader)
                count = (len(arrays.files) - 1) // 2
                layers = [
                    (_single_precision(arrays[f"weights{number}"]), _single_precision(arrays[f"added{number}"]))
                    for number in range(count)
                ]
        except FileNotFoundError:
            raise BotError("there is no policy {path}: no such file", path=str(path)) from None
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
            raise BotError("{path} is not a policy: {why}", path=str(path), why=str(error)) from error
        policy = cls(header, layers)
        if (why := policy.fault()) is not None:
            raise BotError("{path} is not a policy: {why}", path=str(path), why=why)
        return policy

    def fault(self) -> str | None:
        """Return why the policy is inconsistent, or None."""
        if self.header.format != FORMAT:
            return f"format {self.header.format} is not supported (expected {FORMAT})"
        widths = [self.header.encoder.size, *(weights.shape[-1] for weights, _ in self.layers)]
        shapes = [(weights.shape, biases.shape) for weights, biases in self.layers]
        expected = [((inputs, outputs), (outputs,)) for inputs, outputs in pairwise(widths)]
        if not shapes or shapes != expected or widths[-1] != self.actions.count:
            return f"its layers do not lead from {widths[0]} numbers to {self.actions.count} actions"
        return None


def _single_precision(array: npt.NDArray[Any]) -> Numbers:
    return array.astype(np.float32)


class PolicyBot:
    """Bot that plays the best answer of a policy.

    Raises BotError if the game or the number of seats differs from the policy's.
    """

    def __init__(self, policy: Policy, game: Game[Any], name: str) -> None:
        header = policy.header
        if header.game not in (game.id, game.base_id):
            raise BotError("bot '{name}' was trained for {learned}, not {game}",
                           name=name, learned=header.game, game=game.name)  # fmt: skip
        self.name = name
        self.seats = (header.encoder.seats,)
        self._policy = policy
        self._is_checked = False

    def choose(self, view: View[Any]) -> str:
        """Return the key of the policy's best answer."""
        if not self._is_checked:
            self._check(view)
        return self._policy.best_key(view)

    def _check(self, view: View[Any]) -> None:
        seats, learned_seats = len(view.game.scene(view.state, view.seat).seats), self._policy.header.encoder.seats
        if seats != learned_seats:
            raise BotError("bot '{name}' was trained for {learned} seats; this table has {here}",
                           name=self.name, learned=learned_seats, here=seats)  # fmt: skip
        self._is_checked = True
