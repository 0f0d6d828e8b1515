"""Estimates the value of Spells, activations and cards, from the present board alone."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from meadhall.games.heroes import ops
from meadhall.games.heroes.actions.acting import SYMBOLS_TO_DRAW, SYMBOLS_TO_LEARN, SYMBOLS_TO_LEARN_ANY
from meadhall.games.heroes.actions.casting import cannot_cast, leadership_used
from meadhall.games.heroes.actions.enhancing import added_damage, is_own_element
from meadhall.games.heroes.actions.parts import eligible_beings, eligible_players
from meadhall.games.heroes.board import creatures, targets
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import exposed_beings, is_exposed
from meadhall.games.heroes.board.targets import spells_in_play
from meadhall.games.heroes.bot.values import (
    creature_value,
    gain_factor,
    spell_card_value,
    spell_in_play_value,
    wound_cost,
)
from meadhall.games.heroes.bot.weights import Weights
from meadhall.games.heroes.content import ABILITIES, CARD, CREATURES, ELEMENTS, LEADERSHIP, SPELL, SPELLS
from meadhall.games.heroes.effects.hands import BOTTOM_SPACES, TOP_SPACES
from meadhall.games.heroes.effects.verbs import Cause, hits_of
from meadhall.games.heroes.effects.wounds import Hit, Source, counter_strikes
from meadhall.games.heroes.state import EMPTY, Act, Seat, State


def hits_value(w: Weights, s: State, cause: Cause, effect: Sequence[ops.AtOnce]) -> float:
    """Return the value of an effect's wounds: their cost for opponents minus their cost for the player's side."""
    total = 0.0
    for op in effect:
        if isinstance(op, ops.Wound):
            for hit in hits_of(s, cause, op):
                total -= gain_factor(s, cause.seat, s.beings[hit.being].owner) * wound_cost(w, s, hit, cause.seat)
    return total


@contextmanager
def pretend_to_act(s: State, seat: Seat) -> Generator[None]:
    """Pretend in the state that this player is acting, and restore the state afterwards."""
    present_act = s.act
    s.act = present_act if present_act is not None and present_act.seat == seat else Act(seat)
    try:
        yield
    finally:
        s.act = present_act


# ---- Spells


def cast_value(w: Weights, s: State, seat: Seat, spell: int) -> float:
    """Return the value of casting a Spell at its best target, with the activations after it."""
    points = s.shown(seat, LEADERSHIP) - leadership_used(SPELLS[spell])
    return spell_value(w, s, seat, spell) + affordable_value(rated_activations(w, s, seat), points)


def spell_value(w: Weights, s: State, seat: Seat, spell: int) -> float:
    """Return the value of a Spell at its best target, minus a share of its card's value. The dice are ignored."""
    best_value = max((target_value(w, s, seat, spell, target) for target in cast_targets(s, seat, spell)), default=0.0)
    hand_bonus = w.full_hand_bonus if len(s.sides[seat].hand) > w.full_hand else 0.0
    return best_value - w.cast_card_share * spell_card_value(w, spell) + hand_bonus


def cast_targets(s: State, seat: Seat, spell: int) -> list[int]:
    kind = SPELLS[spell].target
    if kind == "any player":
        return eligible_players(s, seat, spell)
    return spells_in_play(s, seat) if kind == "any Permanent Spell" else eligible_beings(s, seat, spell)


def target_value(w: Weights, s: State, seat: Seat, spell: int, target: int, enhancements: int = -1) -> float:
    """Return the value of a Spell against one target: a Being, a seat, or a Spell in play."""
    card = SPELLS[spell]
    if enhancements < 0:
        enhancements = int(is_own_element(s, seat, spell) and s.options.has_enhancements)
    raised = added_damage(card, enhancements)
    if spell == SPELL["tidal_wave"]:
        return 1.5 if s.is_opponent(seat, target) else -3.0
    total = hits_value(w, s, Cause(seat, Source("spell", spell, seat), [target], added_damage=raised), card.effect)
    for op in card.effect:
        for _ in op.on if isinstance(op, ops.Wound) else (op,):
            total += _other_op_value(w, s, seat, op, target, enhancements)
    if card.permanent:
        total += _permanent_value(w, s, seat, spell, target)
    return total + (0.3 * enhancements if card.enhancement == "permanent" else 0.0)


def _other_op_value(w: Weights, s: State, seat: Seat, op: ops.AtOnce, target: int, enhancements: int) -> float:
    """Return the value of an op that deals no wounds."""
    match op:
        case ops.Heal():
            b = s.beings[target if op.whom == "target" else most_wounded_being(s, seat)]
            healing_value = w.healed_wound_value * min(b.wounds, op.wounds + enhancements) * (1.0 if b.is_hero else 0.6)
            return gain_factor(s, seat, b.owner) * healing_value
        case ops.Discard():
            return -gain_factor(s, seat, target) * 0.9 * min(op.cards + enhancements, len(s.sides[target].hand))
        case ops.Unmake():
            return removal_value(w, s, seat, target)
        case ops.Activate():
            return activation_value(w, s, seat, target)
        case ops.Strike():
            return rage_value(w, s, seat, target, enhancements)
        case _:
            return 0.2


def _permanent_value(w: Weights, s: State, seat: Seat, spell: int, target: int) -> float:
    """Return the value of a Permanent Spell on a Being or a player."""
    name = SPELLS[spell].id
    if SPELLS[spell].target == "any player":
        return gain_factor(s, seat, target) * (
            w.helpful_spell_values.get(name, 0.0) - w.harmful_spell_costs.get(name, 0.0)
        )
    b = s.beings[target]
    factor = gain_factor(s, seat, b.owner)
    if name == "freezing":
        return -factor * w.frozen_loss_share * creature_value(w, b.card)
    value = factor * (w.helpful_spell_values.get(name, 0.0) - w.harmful_spell_costs.get(name, 0.0))
    if b.is_hero:
        return value * min(1.0, s.life(target) / 4)
    return value * (0.25 + 0.12 * CREATURES[b.card].strength if name in w.helpful_spell_values else 0.35)


def rage_value(w: Weights, s: State, seat: Seat, being: int, enhancements: int) -> float:
    b = s.beings[being]
    if s.life(being) <= 1 or not is_exposed(s, being) or is_frozen(s, being):
        return 0.0
    foes = [target for foe in s.opponents(seat) for target in exposed_beings(s, foe)]
    return max((wound_cost(w, s, Hit(foe, b.wounds + 1 + enhancements, "physical"), seat) for foe in foes), default=0.0)


def removal_value(w: Weights, s: State, seat: Seat, index: int, tokens: int = 99) -> float:
    p = s.in_play[index]
    value = -gain_factor(s, seat, p.seat) * spell_in_play_value(w, s, p)
    return value if tokens >= p.power else value * 0.15


def most_wounded_being(s: State, seat: Seat) -> int:
    """Return the player's Being with the most wounds. A Creature's wounds count 0.6."""
    return max(s.on_board(seat), key=lambda being: s.beings[being].wounds * (1.0 if s.beings[being].is_hero else 0.6))


# ---- activations


RatedActivations = list[tuple[float, int]]  # value and cost of each, in hit points and in points of Leadership


def rated_activations(w: Weights, s: State, seat: Seat) -> RatedActivations:
    """Return the value and cost of each activation that has a value, the best ratio first."""
    rated = (
        (activation_value(w, s, seat, being), creatures.activation_cost(s, being))
        for being in creatures.own_creatures(s, seat)
    )
    return sorted(
        ((value, cost) for value, cost in rated if value > 0),
        key=lambda gain_and_cost: -gain_and_cost[0] / gain_and_cost[1],
    )


def affordable_value(options: RatedActivations, points: int) -> float:
    """Return the value of the activations that this many points pay for."""
    total = 0.0
    for value, cost in options:
        if cost <= points:
            total += value
            points -= cost
    return total


def activation_value(w: Weights, s: State, seat: Seat, being: int) -> float:
    """Return the value of a Creature's best attack or of its ability, whichever is higher."""
    attack_targets = targets.attack_targets(s, seat, being) if creatures.cannot_attack(s, seat, being) is None else []
    best_attack_value = max((attack_value(w, s, seat, being, target) for target in attack_targets), default=0.0)
    return (
        max(best_attack_value, ability_value(w, s, seat, being))
        if creatures.cannot_use_ability(s, seat, being) is None
        else best_attack_value
    )


def attack_value(w: Weights, s: State, seat: Seat, being: int, target: int) -> float:
    """Return the value of a basic attack: the cost of its wounds minus that of the counter-attack."""
    counter_hits = [hit for hit, _ in counter_strikes(s, being, target)]
    wounds = sum(hit.amount for hit in counter_hits)
    if wounds >= s.life(being):
        return -wound_cost(w, s, Hit(being, wounds, "magical"), EMPTY)
    gain = wound_cost(w, s, Hit(target, creatures.strength_of_being(s, being), "physical"), seat)
    return gain - sum(wound_cost(w, s, hit, EMPTY) for hit in counter_hits)


def ability_value(w: Weights, s: State, seat: Seat, being: int) -> float:
    return max(
        (aimed_ability_value(w, s, seat, being, target) for target in creatures.ability_targets(s, seat, being)),
        default=0.0,
    )


def aimed_ability_value(w: Weights, s: State, seat: Seat, being: int, target: int) -> float:
    """Return the value of an ability against one target."""
    card = s.beings[being].card
    effect = ABILITIES[card].effect
    kinds = {type(op) for op in effect}
    if ops.RemoveSelf in kinds:
        foes = [b for foe in s.opponents(seat) for b in s.on_board(foe)]
        best_value = max((wound_cost(w, s, Hit(foe, 3, "magical"), seat) for foe in foes), default=0.0)
        return best_value + 0.5 - creature_value(w, card)
    if ops.Activate in kinds:
        return max(
            (attack_value(w, s, seat, target, foe) for foe in targets.attack_targets(s, seat, target)), default=0.0
        )
    if ops.ReturnSelf in kinds:
        return creature_value(w, card) * 0.7
    if ops.Heal in kinds:
        return 0.5 * min(2, s.beings[target].wounds)
    if ops.AddPower in kinds:
        return 0.3
    if ops.Reroll in kinds:
        return 0.8 if s.round is not None and target in s.round.next else 0.0
    if ops.Shift in kinds:
        return 0.05
    return hits_value(w, s, Cause(seat, Source("creature", card, seat), [target], being), effect)


# ---- whole actions


def action_values(w: Weights, s: State, seat: Seat) -> dict[str, float]:
    """Return the value of every action that the dice allow, by its key."""
    cards = s.shown(seat, CARD)
    values: dict[str, float] = {}
    for spell in set(s.hand_of(seat)):
        if spell >= 0 and cannot_cast(s, seat, spell) is None:
            values[f"cast:{SPELLS[spell].id}"] = cast_value(w, s, seat, spell)
    if cards >= SYMBOLS_TO_DRAW:
        values["draw"] = draw_value(w, s, seat, cards)
    if cards >= SYMBOLS_TO_LEARN:
        values["learn"] = learn_value(w, s, seat, cards)
    if all(s.shown(seat, element) for element in ELEMENTS) and spells_in_play(s, seat):
        values["dispel"] = dispel_value(w, s, seat)
    return values


def draw_value(w: Weights, s: State, seat: Seat, cards: int) -> float:
    """Return the value of drawing with this many C, limited by the cards left."""
    side = s.sides[seat]
    hand_factor = 0.5 if len(side.hand) >= w.full_hand else 1.0
    return hand_factor * sum(w.drawn_card_values[: min(cards - SYMBOLS_TO_DRAW + 1, side.deck + len(side.discard))])


def learn_value(w: Weights, s: State, seat: Seat, cards: int) -> float:
    """Return the value of the best Spell to learn with this many C, or 0 if the tableau is empty."""
    spaces = (*BOTTOM_SPACES, *(TOP_SPACES if cards >= SYMBOLS_TO_LEARN_ANY else ()))
    tableau = s.duel_of(seat).tableau
    return max((spell_card_value(w, tableau[i]) for i in spaces if tableau[i] != EMPTY), default=0.0)


def dispel_value(w: Weights, s: State, seat: Seat) -> float:
    """Return the value of the action Dispel Magic without discarding pairs."""
    return max((removal_value(w, s, seat, index, 0) for index in spells_in_play(s, seat)), default=0.0)
