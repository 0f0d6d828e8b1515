"""Rates the answers of an action: Spells and their targets, and the attacks and abilities of Creatures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine import Decision, Option
from meadhall.games.heroes.actions.activating import DOES_ATTACK
from meadhall.games.heroes.actions.enhancing import CHAIN
from meadhall.games.heroes.actions.parts import NO_MORE
from meadhall.games.heroes.actions.specials import Drop
from meadhall.games.heroes.board.creatures import own_creatures
from meadhall.games.heroes.board.spaces import COLUMNS, is_front
from meadhall.games.heroes.board.targets import Activate, At, Column, InPlay, Player, UseAbility, attack_targets
from meadhall.games.heroes.bot import gains
from meadhall.games.heroes.bot.rolling import WORTH_DOING
from meadhall.games.heroes.bot.weights import Weights
from meadhall.games.heroes.bot.worths import hurt_worth, learnt_worth, nothing_cost
from meadhall.games.heroes.effects.wounds import Hit
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.turns.rounds import END

Worth = Callable[[Any], float]


def rate_action(w: Weights, asked: Decision[State]) -> Worth:
    worths = gains.action_worths(w, asked.state, asked.seat)
    none = -nothing_cost(w, asked.state, asked.seat) if asked.question == "action" else 0.0
    return lambda o: worths.get(o.key, none)


# ---- casting


def rate_target(w: Weights, asked: Decision[State]) -> Worth:
    """Rate targets by the value of the Spell. In a chain, the player's own Beings are rated -1 as further targets."""
    s, seat, plan = asked.state, asked.seat, asked.state.plan
    if plan is None:
        return rate_alike
    beside = next((b for b in own_creatures(s, seat) if s.beings[b].at == BESIDE), EMPTY)

    def worth(o: Option) -> float:
        if o is NO_MORE:
            return 0.0
        being = o.being(s) if isinstance(o, At) else beside
        if plan.card == CHAIN and plan.targets:
            own = s.beings[being].owner == seat
            return -1.0 if own else hurt_worth(w, s, Hit(being, 4 - len(plan.targets), "magical"), seat)
        return gains.target_worth(w, s, seat, plan.card, being, plan.enhanced)

    return worth


def rate_alike(o: Option) -> float:
    """Rate every answer 0."""
    return 0.0


def rate_player(w: Weights, asked: Decision[State]) -> Worth:
    s, plan = asked.state, asked.state.plan
    return rate_alike if plan is None else lambda o: gains.target_worth(w, s, asked.seat, plan.card, o.seat)


def rate_spell_in_play(w: Weights, asked: Decision[State]) -> Worth:
    return lambda o: gains.removal_worth(w, asked.state, asked.seat, o.index(asked.state))


def rate_heal(w: Weights, asked: Decision[State]) -> Worth:
    """Rate the player's most wounded Being 1, and all others 0."""
    s, seat = asked.state, asked.seat
    at = s.beings[gains.most_hurt(s, seat)].at
    return lambda o: float(isinstance(o, At) and (o.seat, o.space) == (seat, at))


# ---- Creatures


def rate_activation(w: Weights, asked: Decision[State]) -> Worth:
    s, seat, being = asked.state, asked.seat, _planned_creature(asked.state)
    if being == EMPTY:
        return rate_alike
    return lambda o: (
        _best_attack_worth(w, s, seat, being) if o is DOES_ATTACK else gains.ability_worth(w, s, seat, being)
    )


def _planned_creature(s: State) -> int:
    return s.plan.being if s.plan is not None else EMPTY


def _best_attack_worth(w: Weights, s: State, seat: Seat, being: int) -> float:
    return max((gains.attack_worth(w, s, seat, being, foe) for foe in attack_targets(s, seat, being)), default=-1.0)


def rate_attack(w: Weights, asked: Decision[State]) -> Worth:
    s, seat, being = asked.state, asked.seat, _planned_creature(asked.state)
    return rate_alike if being == EMPTY else lambda o: gains.attack_worth(w, s, seat, being, o.being(s))


def rate_ability(w: Weights, asked: Decision[State]) -> Worth:
    s, seat, being = asked.state, asked.seat, _planned_creature(asked.state)
    if being == EMPTY:
        return rate_alike

    def worth(o: Option) -> float:
        match o:
            case At():
                return gains.aimed_worth(w, s, seat, being, o.being(s))
            case Player():
                return gains.aimed_worth(w, s, seat, being, o.seat)
            case Column():
                return gains.aimed_worth(w, s, seat, being, o.seat * COLUMNS + o.column)
            case InPlay():
                return gains.aimed_worth(w, s, seat, being, o.index(s))
            case _:
                return -float(is_front(o.space))  # type: ignore[attr-defined]

    return worth


def rate_next_step(w: Weights, asked: Decision[State]) -> Worth:
    """Rate activations by their value, moves 0, and the end of the action by the smallest value worth acting for."""
    s, seat = asked.state, asked.seat

    def worth(o: Option) -> float:
        if isinstance(o, Activate):
            return _best_attack_worth(w, s, seat, s.spaces[seat][o.space])
        if isinstance(o, UseAbility):
            being = s.spaces[seat][o.space] if o.space >= 0 else _dead_phoenix(s, seat)
            return gains.ability_worth(w, s, seat, being)
        return WORTH_DOING if o is END else 0.0

    return worth


def _dead_phoenix(s: State, seat: Seat) -> int:
    return next(being for being in own_creatures(s, seat) if s.beings[being].at == BESIDE)


def rate_struck(w: Weights, asked: Decision[State]) -> Worth:
    """Rate the targets of a strike or a burst."""
    s, seat = asked.state, asked.seat

    def worth(o: Option) -> float:
        if not isinstance(o, At):
            return 0.0
        gain = hurt_worth(w, s, Hit(o.being(s), 3, "magical"), seat)
        return gain if s.is_opponent(seat, o.seat) else -gain

    return worth


# ---- cards


def rate_learning(w: Weights, asked: Decision[State]) -> Worth:
    return lambda o: learnt_worth(w, o.spell)


def rate_discard(w: Weights, asked: Decision[State]) -> Worth:
    return lambda o: -learnt_worth(w, o.spell) if isinstance(o, Drop) else 0.0


WORTHS: Final[dict[str, Callable[[Weights, Decision[State]], Worth]]] = {
    "action": rate_action,
    "other-action": rate_action,
    "target": rate_target,
    "player": rate_player,
    "spell": rate_spell_in_play,
    "heal": rate_heal,
    "does": rate_activation,
    "attack": rate_attack,
    "ability": rate_ability,
    "next": rate_next_step,
    "burst": rate_struck,
    "strike": rate_struck,
    "learn": rate_learning,
    "discard": rate_discard,
}
