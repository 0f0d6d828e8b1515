"""Values of Beings, Spells and cards, and the cost of a Stop, all in hit points of a Hero."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.bot.weights import KILL_VALUE, MAX_COUNTED_CARDS, Weights
from meadhall.games.heroes.content import CARD, CONTENT, CREATURES, FIRE, HERO_WEAKNESS, SPELLS
from meadhall.games.heroes.effects.wounds import Hit, reduced_wounds
from meadhall.games.heroes.ops import StopWound
from meadhall.games.heroes.state import EMPTY, MAX_DICE, Permanent, Seat, State


def creature_value(w: Weights, card: int) -> float:
    """Return the value of an unhurt Creature."""
    c = CREATURES[card]
    return w.creature_value * c.cost - (0.3 if c.ability.kind == "none" else 0.1)


def being_value(w: Weights, s: State, being: int) -> float:
    """Return the present value of a Being. A share of a Creature's value depends on its hit points."""
    b = s.beings[being]
    life = s.life(being)
    if b.is_hero:
        return hero_value(w, life) - (w.exposed_hero_cost if is_exposed(s, being) else 0.0)
    value = creature_value(w, b.card) * (1 - w.life_share + w.life_share * life / s.toughness(being))
    if is_frozen(s, being):
        value *= 1 - w.frozen_loss_share
    return value * _value_share_on_space(w, s, being) + (w.exposed_creature_bonus if is_exposed(s, being) else 0.0)


def _value_share_on_space(w: Weights, s: State, being: int) -> float:
    """Return the share of its full value that a Creature has on its space."""
    return 1 - w.sheltered_loss_share if w.sheltered_loss_share and not is_exposed(s, being) else 1.0


def hero_value(w: Weights, hit_points: int) -> float:
    """Return the value of a Hero's hit points. The last ones are worth more."""
    if hit_points <= 0:
        return -KILL_VALUE
    return hit_points + w.low_life_bonus * (21 * hit_points - hit_points * hit_points / 2)


def wound_cost(w: Weights, s: State, hit: Hit, source_seat: Seat) -> float:
    """Return the value that the Being's owner loses by these wounds."""
    amount = min(reduced_wounds(s, hit, source_seat), s.life(hit.being))
    if amount <= 0:
        return 0.0
    b = s.beings[hit.being]
    life = s.life(hit.being) - amount
    if b.is_hero:
        return hero_value(w, life + amount) - hero_value(w, life)
    if life <= 0:
        return being_value(w, s, hit.being)
    return (
        creature_value(w, b.card)
        * w.life_share
        * amount
        / s.toughness(hit.being)
        * _value_share_on_space(w, s, hit.being)
    )


def gain_factor(s: State, seat: Seat, other: Seat) -> float:
    """Return the weight of another seat's gain: 1 for `seat` itself, -1 for an opponent, 0.6 for a teammate."""
    if seat == other:
        return 1.0
    return -1.0 if s.is_opponent(seat, other) else 0.6


def spell_in_play_value(w: Weights, s: State, p: Permanent) -> float:
    """Return the value of a Permanent Spell for its bearer. It is negative for a harmful Spell."""
    name = SPELLS[p.spell].id
    value = w.helpful_spell_values.get(name, 0.0) - w.harmful_spell_costs.get(name, 0.0)
    if p.being != EMPTY:
        b = s.beings[p.being]
        if name == "freezing":
            value = -w.frozen_loss_share * creature_value(w, b.card)
        elif not b.is_hero:
            value *= 0.4 if name in w.harmful_spell_costs else 0.9
    return value * (1 + 0.05 * p.power)


def spell_card_value(w: Weights, spell: int) -> float:
    """Return the rough value of a Spell in the deck or the hand. An unknown Spell has an average value."""
    if spell < 0:
        return w.unknown_spell_value
    return w.spell_card_values.get(SPELLS[spell].id, 0.8)


def player_value(w: Weights, s: State, seat: Seat) -> float:
    """Return the value of a player's Beings, Spells in play, hand and points."""
    if not s.is_in(seat):
        return -KILL_VALUE
    total = sum(being_value(w, s, being) for being in s.on_board(seat))
    total += sum(spell_in_play_value(w, s, p) for p in s.permanents if p.seat == seat)
    card_values = sorted((w.held_card_share * spell_card_value(w, spell) for spell in s.hand_of(seat)), reverse=True)
    return (
        total
        + sum(card_values[:MAX_COUNTED_CARDS])
        - w.excess_card_cost * max(0, len(card_values) - 4)
        + 1.2 * s.sides[seat].points
    )


def lead_of(w: Weights, s: State, seat: Seat) -> float:
    """Return a player's lead over the best of the opponents, in hit points."""
    own_value = player_value(w, s, seat)
    other_values = [
        player_value(w, s, other) for other in range(s.players) if other != seat and (s.is_in(other) or s.places)
    ]
    return own_value - max(other_values, default=-KILL_VALUE)


DICE_COUNTS = range(MAX_DICE + 1)
ByCount = tuple[float, ...]  # values or costs by the number of dice that show a symbol
NO_COSTS: ByCount = (0.0,) * len(DICE_COUNTS)


class StopCosts(NamedTuple):
    """Costs of a player's stop effects, by the faces of the dice."""

    weakness: int  # the symbol of the Hero's weakness
    weakness_costs: ByCount  # cost of the weakness, by the number of that symbol
    fire_costs: ByCount  # cost of Fire-raising, by the number of F
    misfortune_cost: float  # cost of Misfortune, if any die shows C
    poison_cost: float  # cost of Poison, with any dice

    def cost_with(self, faces: tuple[int, ...]) -> float:
        """Return the cost with these dice. `faces` counts the dice by symbol."""
        cost = self.poison_cost + self.weakness_costs[faces[self.weakness]] + self.fire_costs[faces[FIRE]]
        return cost + self.misfortune_cost if faces[CARD] else cost


def stop_costs(w: Weights, s: State, seat: Seat) -> StopCosts:
    """Return the costs of the player's stop effects, which come before an action."""
    side = s.sides[seat]
    weakness_costs = _wound_costs_by_count(w, s, side.hero_being) if s.options.has_hero_texts else NO_COSTS
    fire_costs, misfortune_cost, poison_cost = NO_COSTS, 0.0, 0.0
    for p in s.permanents:
        if p.seat != seat:
            continue
        being = p.being if p.being != EMPTY else side.hero_being
        for op in SPELLS[p.spell].at_stop:
            if isinstance(op, StopWound) and op.each is not None:
                fire_costs = tuple(
                    cost + added_cost
                    for cost, added_cost in zip(
                        fire_costs, _wound_costs_by_count(w, s, being, p.controller), strict=True
                    )
                )
            elif isinstance(op, StopWound):
                cost = wound_cost(w, s, Hit(being, op.wounds, op.kind), p.controller)
                poison_cost, misfortune_cost = (
                    (poison_cost + cost, misfortune_cost)
                    if op.if_shown is None
                    else (poison_cost, misfortune_cost + cost)
                )
    return StopCosts(HERO_WEAKNESS[side.hero], weakness_costs, fire_costs, misfortune_cost, poison_cost)


def _wound_costs_by_count(w: Weights, s: State, being: int, source_seat: Seat = EMPTY) -> ByCount:
    return tuple(wound_cost(w, s, Hit(being, wounds, "magical"), source_seat) for wounds in DICE_COUNTS)


def no_action_cost(w: Weights, s: State, seat: Seat) -> float:
    """Return the cost of calling Stop and doing nothing (HE-NOA-01)."""
    if s.options.is_spared(seat):
        return w.idle
    wounds = CONTENT.options.no_action_wounds
    return wound_cost(w, s, Hit(s.sides[seat].hero_being, wounds, "magical"), EMPTY)
