"""Estimates the value of Spells, activations and cards, from the present board alone."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from meadhall.games.heroes import ops
from meadhall.games.heroes.actions.acting import TO_DRAW, TO_LEARN, TO_LEARN_ANY
from meadhall.games.heroes.actions.casting import cannot_cast, leadership_used
from meadhall.games.heroes.actions.enhancing import is_own_element, raised_damage
from meadhall.games.heroes.actions.parts import eligible_beings, eligible_players
from meadhall.games.heroes.board import creatures, targets
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import exposed, is_exposed
from meadhall.games.heroes.board.targets import spells_in_play
from meadhall.games.heroes.bot.weights import Weights
from meadhall.games.heroes.bot.worths import creature_worth, gain_factor, hurt_worth, learnt_worth, spell_in_play_worth
from meadhall.games.heroes.content import ABILITIES, CARD, CREATURES, ELEMENTS, LEADERSHIP, SPELL, SPELLS
from meadhall.games.heroes.effects.hands import BOTTOM, TOP
from meadhall.games.heroes.effects.verbs import Cause, hits
from meadhall.games.heroes.effects.wounds import Hit, Source, counter_strikes
from meadhall.games.heroes.state import EMPTY, Act, Seat, State


def hits_worth(w: Weights, s: State, cause: Cause, effect: Sequence[ops.AtOnce]) -> float:
    """Return the value of an effect's wounds: their cost for opponents minus their cost for the player's side."""
    total = 0.0
    for op in effect:
        if isinstance(op, ops.Wound):
            for hit in hits(s, cause, op):
                total -= gain_factor(s, cause.seat, s.beings[hit.being].owner) * hurt_worth(w, s, hit, cause.seat)
    return total


@contextmanager
def as_if_acting(s: State, seat: Seat) -> Generator[None]:
    """Pretend in the state that this player is acting, and restore the state afterwards."""
    before = s.act
    s.act = before if before is not None and before.seat == seat else Act(seat)
    try:
        yield
    finally:
        s.act = before


# ---- Spells


def cast_worth(w: Weights, s: State, seat: Seat, spell: int) -> float:
    """Return the value of casting a Spell at its best target, with the activations after it."""
    points = s.count_of_symbol(seat, LEADERSHIP) - leadership_used(SPELLS[spell])
    return spell_worth(w, s, seat, spell) + affordable(activations(w, s, seat), points)


def spell_worth(w: Weights, s: State, seat: Seat, spell: int) -> float:
    """Return the value of a Spell at its best target, minus a share of its card's value. The dice are ignored."""
    best = max((target_worth(w, s, seat, spell, target) for target in cast_targets(s, seat, spell)), default=0.0)
    relief = w.full_hand_bonus if len(s.sides[seat].hand) > w.full_hand else 0.0
    return best - w.cast_card_share * learnt_worth(w, spell) + relief


def cast_targets(s: State, seat: Seat, spell: int) -> list[int]:
    kind = SPELLS[spell].target
    if kind == "any player":
        return eligible_players(s, seat, spell)
    return spells_in_play(s, seat) if kind == "any Permanent Spell" else eligible_beings(s, seat, spell)


def target_worth(w: Weights, s: State, seat: Seat, spell: int, target: int, enhanced: int = -1) -> float:
    """Return the value of a Spell against one target: a Being, a seat, or a Spell in play."""
    card = SPELLS[spell]
    if enhanced < 0:
        enhanced = int(is_own_element(s, seat, spell) and s.options.has_enhancements)
    raised = raised_damage(card, enhanced)
    if spell == SPELL["tidal_wave"]:
        return 1.5 if s.is_opponent(seat, target) else -3.0
    total = hits_worth(w, s, Cause(seat, Source("spell", spell, seat), [target], added_damage=raised), card.effect)
    for op in card.effect:
        for _ in op.on if isinstance(op, ops.Wound) else (op,):
            total += _other_op_worth(w, s, seat, op, target, enhanced)
    if card.permanent:
        total += _permanent_worth(w, s, seat, spell, target)
    return total + (0.3 * enhanced if card.enhancement == "permanent" else 0.0)


def _other_op_worth(w: Weights, s: State, seat: Seat, op: ops.AtOnce, target: int, enhanced: int) -> float:
    """Return the value of an op that deals no wounds."""
    match op:
        case ops.Heal():
            b = s.beings[target if op.whom == "target" else most_hurt(s, seat)]
            healed = w.healed_wound_value * min(b.wounds, op.wounds + enhanced) * (1.0 if b.is_hero else 0.6)
            return gain_factor(s, seat, b.owner) * healed
        case ops.Discard():
            return -gain_factor(s, seat, target) * 0.9 * min(op.cards + enhanced, len(s.sides[target].hand))
        case ops.Unmake():
            return removal_worth(w, s, seat, target)
        case ops.Activate():
            return activation_worth(w, s, seat, target)
        case ops.Strike():
            return rage_worth(w, s, seat, target, enhanced)
        case _:
            return 0.2


def _permanent_worth(w: Weights, s: State, seat: Seat, spell: int, target: int) -> float:
    """Return the value of a Permanent Spell on a Being or a player."""
    name = SPELLS[spell].id
    if SPELLS[spell].target == "any player":
        return gain_factor(s, seat, target) * (w.helpful_spell_values.get(name, 0.0) - w.bad.get(name, 0.0))
    b = s.beings[target]
    mine = gain_factor(s, seat, b.owner)
    if name == "freezing":
        return -mine * w.frozen_loss_share * creature_worth(w, b.card)
    worth = mine * (w.helpful_spell_values.get(name, 0.0) - w.bad.get(name, 0.0))
    if b.is_hero:
        return worth * min(1.0, s.life(target) / 4)
    return worth * (0.25 + 0.12 * CREATURES[b.card].strength if name in w.helpful_spell_values else 0.35)


def rage_worth(w: Weights, s: State, seat: Seat, being: int, enhanced: int) -> float:
    b = s.beings[being]
    if s.life(being) <= 1 or not is_exposed(s, being) or is_frozen(s, being):
        return 0.0
    foes = [target for foe in s.opponents(seat) for target in exposed(s, foe)]
    return max((hurt_worth(w, s, Hit(foe, b.wounds + 1 + enhanced, "physical"), seat) for foe in foes), default=0.0)


def removal_worth(w: Weights, s: State, seat: Seat, place: int, tokens: int = 99) -> float:
    p = s.in_play[place]
    worth = -gain_factor(s, seat, p.seat) * spell_in_play_worth(w, s, p)
    return worth if tokens >= p.power else worth * 0.15


def most_hurt(s: State, seat: Seat) -> int:
    """Return the player's Being with the most wounds. A Creature's wounds count 0.6."""
    return max(s.on_board(seat), key=lambda being: s.beings[being].wounds * (1.0 if s.beings[being].is_hero else 0.6))


# ---- activations


Activations = list[tuple[float, int]]  # value and cost of each, in hit points and in points of Leadership


def activations(w: Weights, s: State, seat: Seat) -> Activations:
    """Return the value and cost of each activation that has a value, the best ratio first."""
    rated = (
        (activation_worth(w, s, seat, being), creatures.activation_cost(s, being))
        for being in creatures.own_creatures(s, seat)
    )
    return sorted(
        ((worth, cost) for worth, cost in rated if worth > 0),
        key=lambda gain_and_cost: -gain_and_cost[0] / gain_and_cost[1],
    )


def affordable(options: Activations, points: int) -> float:
    """Return the value of the activations that this many points pay for."""
    total = 0.0
    for worth, cost in options:
        if cost <= points:
            total += worth
            points -= cost
    return total


def activation_worth(w: Weights, s: State, seat: Seat, being: int) -> float:
    """Return the value of a Creature's best attack or of its ability, whichever is higher."""
    attacks = targets.attack_targets(s, seat, being) if creatures.cannot_attack(s, seat, being) is None else []
    best = max((attack_worth(w, s, seat, being, target) for target in attacks), default=0.0)
    return max(best, ability_worth(w, s, seat, being)) if creatures.cannot_use(s, seat, being) is None else best


def attack_worth(w: Weights, s: State, seat: Seat, being: int, target: int) -> float:
    """Return the value of a basic attack: the cost of its wounds minus that of the counter-attack."""
    counter_hits = [hit for hit, _ in counter_strikes(s, being, target)]
    wounds = sum(hit.amount for hit in counter_hits)
    if wounds >= s.life(being):
        return -hurt_worth(w, s, Hit(being, wounds, "magical"), EMPTY)
    gain = hurt_worth(w, s, Hit(target, creatures.strength_of_being(s, being), "physical"), seat)
    return gain - sum(hurt_worth(w, s, hit, EMPTY) for hit in counter_hits)


def ability_worth(w: Weights, s: State, seat: Seat, being: int) -> float:
    return max(
        (aimed_worth(w, s, seat, being, target) for target in creatures.ability_targets(s, seat, being)), default=0.0
    )


def aimed_worth(w: Weights, s: State, seat: Seat, being: int, target: int) -> float:
    """Return the value of an ability against one target."""
    card = s.beings[being].card
    effect = ABILITIES[card].effect
    kinds = {type(op) for op in effect}
    if ops.RemoveSelf in kinds:
        foes = [b for foe in s.opponents(seat) for b in s.on_board(foe)]
        best = max((hurt_worth(w, s, Hit(foe, 3, "magical"), seat) for foe in foes), default=0.0)
        return best + 0.5 - creature_worth(w, card)
    if ops.Activate in kinds:
        return max(
            (attack_worth(w, s, seat, target, foe) for foe in targets.attack_targets(s, seat, target)), default=0.0
        )
    if ops.ReturnSelf in kinds:
        return creature_worth(w, card) * 0.7
    if ops.Heal in kinds:
        return 0.5 * min(2, s.beings[target].wounds)
    if ops.AddPower in kinds:
        return 0.3
    if ops.Reroll in kinds:
        return 0.8 if s.round is not None and target in s.round.next else 0.0
    if ops.Shift in kinds:
        return 0.05
    return hits_worth(w, s, Cause(seat, Source("creature", card, seat), [target], being), effect)


# ---- whole actions


def action_worths(w: Weights, s: State, seat: Seat) -> dict[str, float]:
    """Return the value of every action that the dice allow, by its key."""
    cards = s.count_of_symbol(seat, CARD)
    worths: dict[str, float] = {}
    for spell in set(s.hand_of(seat)):
        if spell >= 0 and cannot_cast(s, seat, spell) is None:
            worths[f"cast:{SPELLS[spell].id}"] = cast_worth(w, s, seat, spell)
    if cards >= TO_DRAW:
        worths["draw"] = drawn_worth(w, s, seat, cards)
    if cards >= TO_LEARN:
        worths["learn"] = learning_worth(w, s, seat, cards)
    if all(s.count_of_symbol(seat, element) for element in ELEMENTS) and spells_in_play(s, seat):
        worths["dispel"] = dispelling_worth(w, s, seat)
    return worths


def drawn_worth(w: Weights, s: State, seat: Seat, cards: int) -> float:
    """Return the value of drawing with this many C, limited by the cards left."""
    side = s.sides[seat]
    full = 0.5 if len(side.hand) >= w.full_hand else 1.0
    return full * sum(w.drawn_card_values[: min(cards - TO_DRAW + 1, side.deck + len(side.discard))])


def learning_worth(w: Weights, s: State, seat: Seat, cards: int) -> float:
    """Return the value of the best Spell to learn with this many C, or 0 if the tableau is empty."""
    rows = (*BOTTOM, *(TOP if cards >= TO_LEARN_ANY else ()))
    tableau = s.duel_of(seat).tableau
    return max((learnt_worth(w, tableau[i]) for i in rows if tableau[i] != EMPTY), default=0.0)


def dispelling_worth(w: Weights, s: State, seat: Seat) -> float:
    """Return the value of the action Dispel Magic without discarding pairs."""
    return max((removal_worth(w, s, seat, place, 0) for place in spells_in_play(s, seat)), default=0.0)
