"""Games as Python games of OpenSpiel. One chance node at the beginning chooses the deal: the seed of all luck."""

# OpenSpiel has no type stubs.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownParameterType=false

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from meadhall.engine import BadOption, Choice, Game, SeededLuck, Setting, imagine
from meadhall.engine.contract.game import typed_text
from meadhall.engine.record.retelling import view_digest
from meadhall.rl.actions import SPARE
from meadhall.rl.turns import MAX_ANSWERS, Numbers, TurnBasedEnvironment

DEFAULT_DEALS: Final = 1024  # default number of deals
# in addition to game options
OWN_PARAMETERS: Final = {
    "deals": DEFAULT_DEALS,
    "max_answers": MAX_ANSWERS,
    "spare": SPARE,
}

_REGISTERED: Final[dict[str, type[SpielGame]]] = {}


def load(game: Game[Any], settings: Mapping[str, int], options: Mapping[str, object]) -> SpielGame:
    """Load a game into OpenSpiel, with settings for `OWN_PARAMETERS` and with options of the game."""
    chosen = game.options(**options)
    parameters = {choice.id: _parameter(choice, chosen[choice.id]) for choice in game.choices}
    spiel: SpielGame = pyspiel.load_game(register(game), {**settings, **parameters})
    return spiel


def register(game: Game[Any]) -> str:
    """Register a game in OpenSpiel, and return its OpenSpiel name, such as `meadhall_heroes`."""
    name = f"meadhall_{game.id}"
    if name not in _REGISTERED or _REGISTERED[name].game is not game:
        # a class and not a function: OpenSpiel releases it after Python has ended
        _REGISTERED[name] = type(name, (SpielGame,), {"game": game, "kind": _type_of(game, name)})
        pyspiel.register_game(_REGISTERED[name].kind, _REGISTERED[name])
    return name


def _type_of(game: Game[Any], name: str) -> pyspiel.GameType:
    seats = [game.seats({**game.options(), choice.id: value}) for choice in game.choices if choice.id == "players"
             for value in choice.values] or [game.seats(game.options())]  # fmt: skip
    return pyspiel.GameType(
        short_name=name,
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **OWN_PARAMETERS,
            **{choice.id: _parameter(choice, choice.default) for choice in game.choices},
        },
    )


def _parameter(choice: Choice, value: Setting) -> int | str:
    """Return an option's value as an OpenSpiel parameter: an integer if all its values are integers, else a string."""
    if all(type(possible) is int for possible in choice.values):
        return int(value)
    return typed_text(value)


def _setting(choice: Choice, word: str) -> Setting:
    """Return the value of an option from an OpenSpiel parameter. Raise BadOption if the option has no such value."""
    for value in choice.values:
        if typed_text(value) == word:
            return value
    values = [typed_text(value) for value in choice.values]
    raise BadOption(
        "{option} cannot be {given}; it must be one of {values}", option=choice.id, given=word, values=values
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with fixed options. Its actions are those of `meadhall.rl.actions`. Rewards are by place, at the end."""

    game: ClassVar[Game[Any]]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game, parameters = self.game, parameters or {}
        settings = {name: int(parameters.get(name, usual)) for name, usual in OWN_PARAMETERS.items()}
        options = {c.id: _setting(c, str(parameters[c.id])) for c in game.choices if c.id in parameters}
        turns = TurnBasedEnvironment(
            game, game.options(**options), spare=settings["spare"], max_answers=settings["max_answers"]
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=turns.actions.count,
            max_chance_outcomes=settings["deals"],
            num_players=turns.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=settings["max_answers"],
        )
        super().__init__(self.kind, info, dict(parameters))
        self.turns = turns
        self.deals = settings["deals"]

    def new_initial_state(self) -> SpielState:
        """Return a match before its deal is chosen."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer of a seat. With perfect recall it also observes the seat's past knowledge and actions."""
        return Observer(self.turns.encoder.size, bool(iig_obs_type and iig_obs_type.perfect_recall))


@dataclass
class DealtMatch:
    """A match after its deal was chosen, its source of luck, and the history of each seat.

    A history has the seat's actions, each with a digest of the seat's knowledge.
    """

    turns: TurnBasedEnvironment
    luck: SeededLuck
    history: list[list[str]]
    rewards: list[float]

    @classmethod
    def from_deal(cls, turns: TurnBasedEnvironment, deal: int) -> DealtMatch:
        """Return a match with this deal, at its first question."""
        turns = copy.copy(turns)
        turns.begin(f"deal {deal}")
        luck = turns.match.table.source
        assert isinstance(luck, SeededLuck)
        return cls(turns, luck, [[] for _ in range(turns.seats)], [0.0] * turns.seats)

    def __deepcopy__(self, seen: object) -> DealtMatch:
        luck = SeededLuck(self.luck.seed, self.luck.streams)  # a clone continues with the same outcomes
        return DealtMatch(self.turns.fork(luck), luck, [[*entries] for entries in self.history], [*self.rewards])

    def in_another_world(self, seat: int, luck: SeededLuck) -> DealtMatch:
        """Return the match in another world that fits a seat's knowledge. `luck` decides its future outcomes."""
        turns = copy.copy(self.turns)
        turns.match = imagine(self.turns.view(seat), random.Random(luck.seed))
        return DealtMatch(turns.fork(luck), luck, [[*entries] for entries in self.history], [*self.rewards])

    def knowledge_digest(self, seat: int) -> str:
        """Return a short hash of a seat's knowledge."""
        return view_digest(self.turns.match, seat)

    def act(self, action: int) -> None:
        """Answer for the asked seat."""
        seat = self.turns.seat
        self.history[seat].append(f"{self.knowledge_digest(seat)} {action}")
        self.rewards = self.turns.act(action)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. First the deal is chosen, then the seats answer, one at a time, at most `max_answers` times."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt_match: DealtMatch | None = None

    # ---- interface of OpenSpiel

    def current_player(self) -> int:
        """Return the seat that answers next, CHANCE before the deal, or TERMINAL after the end."""
        if self.dealt_match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.dealt_match.turns.seat

    def is_terminal(self) -> bool:
        """Whether the match is over or was truncated."""
        return self.dealt_match is not None and (self.dealt_match.turns.is_over or self.dealt_match.turns.is_truncated)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, equally likely."""
        deals: int = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def returns(self) -> list[float]:
        """Return the rewards of the seats, by place; zeros before the end."""
        seats: int = self.get_game().num_players()
        return [*self.dealt_match.rewards] if self.dealt_match is not None and self.is_terminal() else [0.0] * seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Return a state in another world that fits a player's knowledge, with new luck."""
        state: SpielState = self.clone()
        if self.dealt_match is not None:
            state.dealt_match = self.dealt_match.in_another_world(player_id, SeededLuck(str(probability_sampler())))
        return state

    def _legal_actions(self, player: int) -> list[int]:
        if self.dealt_match is None or self.is_terminal() or player != self.dealt_match.turns.seat:
            return []
        return sorted(self.dealt_match.turns.actions.keys_by_number(self.dealt_match.turns.keys(player)))

    def _apply_action(self, action: int) -> None:
        if self.dealt_match is not None:
            self.dealt_match.act(action)
            return
        self.dealt_match = DealtMatch.from_deal(self.get_game().turns, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        turns: TurnBasedEnvironment = self.get_game().turns if self.dealt_match is None else self.dealt_match.turns
        offered = {} if self.dealt_match is None else turns.actions.keys_by_number(turns.keys(player))
        keys = turns.actions.keys
        return offered.get(action) or (keys[action] if action < len(keys) else f"spare {action - len(keys)}")

    def __str__(self) -> str:
        if self.dealt_match is None:
            return "before the deal"
        return self.dealt_match.turns.drawing(max(0, self.current_player()))


class Observer:
    """Observes one seat: as numbers, and as a short hash, which is the same for the same knowledge."""

    def __init__(self, size: int, recalls: bool) -> None:
        self.tensor: Numbers = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.recalls = recalls

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the knowledge of a player into `tensor`."""
        self.tensor[:] = 0 if state.dealt_match is None else state.dealt_match.turns.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a short hash of a player's knowledge. With perfect recall, earlier hashes precede it."""
        if state.dealt_match is None:
            return ""
        earlier = state.dealt_match.history[player] if self.recalls else []
        return "\n".join([*earlier, state.dealt_match.knowledge_digest(player)])
