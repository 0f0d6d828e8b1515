"""Rates the answers of an action: Spells and their targets, and the attacks and abilities of Creatures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine import Decision, Option
from meadhall.games.heroes.actions.activating import ATTACK_CHOICE
from meadhall.games.heroes.actions.enhancing import CHAIN_LIGHTNING
from meadhall.games.heroes.actions.parts import NO_MORE
from meadhall.games.heroes.actions.specials import Drop
from meadhall.games.heroes.board.creatures import own_creatures
from meadhall.games.heroes.board.spaces import COLUMNS, is_front
from meadhall.games.heroes.board.targets import Activate, At, Column, InPlay, Player, UseAbility, attack_targets
from meadhall.games.heroes.bot import gains
from meadhall.games.heroes.bot.rolling import MIN_GAIN
from meadhall.games.heroes.bot.values import no_action_cost, spell_card_value, wound_cost
from meadhall.games.heroes.bot.weights import Weights
from meadhall.games.heroes.effects.wounds import Hit
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.turns.rounds import END_ACTION

Rating = Callable[[Any], float]


def rate_action(w: Weights, decision: Decision[State]) -> Rating:
    values = gains.action_values(w, decision.state, decision.seat)
    no_action_value = -no_action_cost(w, decision.state, decision.seat) if decision.question == "action" else 0.0
    return lambda o: values.get(o.key, no_action_value)


# ---- casting


def rate_target(w: Weights, decision: Decision[State]) -> Rating:
    """Rate targets by the value of the Spell. In a chain, the player's own Beings are rated -1 as further targets."""
    s, seat, plan = decision.state, decision.seat, decision.state.plan
    if plan is None:
        return rate_equally
    dead_phoenix = next((b for b in own_creatures(s, seat) if s.beings[b].at == BESIDE), EMPTY)

    def rate_option(o: Option) -> float:
        if o is NO_MORE:
            return 0.0
        being = o.being(s) if isinstance(o, At) else dead_phoenix
        if plan.card == CHAIN_LIGHTNING and plan.targets:
            is_own = s.beings[being].owner == seat
            return -1.0 if is_own else wound_cost(w, s, Hit(being, 4 - len(plan.targets), "magical"), seat)
        return gains.target_value(w, s, seat, plan.card, being, plan.enhanced)

    return rate_option


def rate_equally(o: Option) -> float:
    """Rate every answer 0."""
    return 0.0


def rate_player(w: Weights, decision: Decision[State]) -> Rating:
    s, plan = decision.state, decision.state.plan
    return rate_equally if plan is None else lambda o: gains.target_value(w, s, decision.seat, plan.card, o.seat)


def rate_spell_in_play(w: Weights, decision: Decision[State]) -> Rating:
    return lambda o: gains.removal_value(w, decision.state, decision.seat, o.index(decision.state))


def rate_healing(w: Weights, decision: Decision[State]) -> Rating:
    """Rate the player's most wounded Being 1, and all others 0."""
    s, seat = decision.state, decision.seat
    space = s.beings[gains.most_wounded_being(s, seat)].at
    return lambda o: float(isinstance(o, At) and (o.seat, o.space) == (seat, space))


# ---- Creatures


def rate_activation(w: Weights, decision: Decision[State]) -> Rating:
    s, seat, being = decision.state, decision.seat, _planned_creature(decision.state)
    if being == EMPTY:
        return rate_equally
    return lambda o: (
        _best_attack_value(w, s, seat, being) if o is ATTACK_CHOICE else gains.ability_value(w, s, seat, being)
    )


def _planned_creature(s: State) -> int:
    return s.plan.being if s.plan is not None else EMPTY


def _best_attack_value(w: Weights, s: State, seat: Seat, being: int) -> float:
    return max((gains.attack_value(w, s, seat, being, foe) for foe in attack_targets(s, seat, being)), default=-1.0)


def rate_attack(w: Weights, decision: Decision[State]) -> Rating:
    s, seat, being = decision.state, decision.seat, _planned_creature(decision.state)
    return rate_equally if being == EMPTY else lambda o: gains.attack_value(w, s, seat, being, o.being(s))


def rate_ability(w: Weights, decision: Decision[State]) -> Rating:
    s, seat, being = decision.state, decision.seat, _planned_creature(decision.state)
    if being == EMPTY:
        return rate_equally

    def rate_option(o: Option) -> float:
        match o:
            case At():
                return gains.aimed_ability_value(w, s, seat, being, o.being(s))
            case Player():
                return gains.aimed_ability_value(w, s, seat, being, o.seat)
            case Column():
                return gains.aimed_ability_value(w, s, seat, being, o.seat * COLUMNS + o.column)
            case InPlay():
                return gains.aimed_ability_value(w, s, seat, being, o.index(s))
            case _:
                return -float(is_front(o.space))  # type: ignore[attr-defined]

    return rate_option


def rate_next_step(w: Weights, decision: Decision[State]) -> Rating:
    """Rate activations by their value, moves 0, and the end of the action by the smallest value worth acting for."""
    s, seat = decision.state, decision.seat

    def rate_option(o: Option) -> float:
        if isinstance(o, Activate):
            return _best_attack_value(w, s, seat, s.spaces[seat][o.space])
        if isinstance(o, UseAbility):
            being = s.spaces[seat][o.space] if o.space >= 0 else _dead_phoenix(s, seat)
            return gains.ability_value(w, s, seat, being)
        return MIN_GAIN if o is END_ACTION else 0.0

    return rate_option


def _dead_phoenix(s: State, seat: Seat) -> int:
    return next(being for being in own_creatures(s, seat) if s.beings[being].at == BESIDE)


def rate_wounded_target(w: Weights, decision: Decision[State]) -> Rating:
    """Rate the targets of a strike or a burst."""
    s, seat = decision.state, decision.seat

    def rate_option(o: Option) -> float:
        if not isinstance(o, At):
            return 0.0
        gain = wound_cost(w, s, Hit(o.being(s), 3, "magical"), seat)
        return gain if s.is_opponent(seat, o.seat) else -gain

    return rate_option


# ---- cards


def rate_learning(w: Weights, decision: Decision[State]) -> Rating:
    return lambda o: spell_card_value(w, o.spell)


def rate_discard(w: Weights, decision: Decision[State]) -> Rating:
    return lambda o: -spell_card_value(w, o.spell) if isinstance(o, Drop) else 0.0


RATING_FUNCTIONS: Final[dict[str, Callable[[Weights, Decision[State]], Rating]]] = {
    "action": rate_action,
    "other-action": rate_action,
    "target": rate_target,
    "player": rate_player,
    "spell": rate_spell_in_play,
    "heal": rate_healing,
    "does": rate_activation,
    "attack": rate_attack,
    "ability": rate_ability,
    "next": rate_next_step,
    "burst": rate_wounded_target,
    "strike": rate_wounded_target,
    "learn": rate_learning,
    "discard": rate_discard,
}
