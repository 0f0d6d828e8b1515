"""Values of Beings, Spells and cards, and the cost of a Stop, all in hit points of a Hero."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.bot.weights import KILL, MAX_COUNTED_CARDS, Weights
from meadhall.games.heroes.content import CARD, CONTENT, CREATURES, FIRE, SPELLS, WEAKNESS
from meadhall.games.heroes.effects.wounds import Hit, reduced
from meadhall.games.heroes.ops import StopWound
from meadhall.games.heroes.state import EMPTY, MAX_DICE, Permanent, Seat, State


def creature_worth(w: Weights, card: int) -> float:
    """Return the value of an unhurt Creature."""
    c = CREATURES[card]
    return w.creature_value * c.cost - (0.3 if c.ability.kind == "none" else 0.1)


def being_worth(w: Weights, s: State, being: int) -> float:
    """Return the present value of a Being. A share of a Creature's value depends on its hit points."""
    b = s.beings[being]
    life = s.life(being)
    if b.is_hero:
        return hero_worth(w, life) - (w.bare if is_exposed(s, being) else 0.0)
    worth = creature_worth(w, b.card) * (1 - w.by_life + w.by_life * life / s.toughness(being))
    if is_frozen(s, being):
        worth *= 1 - w.frozen_loss_share
    return worth * _space_share(w, s, being) + (w.exposed_creature_bonus if is_exposed(s, being) else 0.0)


def _space_share(w: Weights, s: State, being: int) -> float:
    """Return the share of its full value that a Creature has on its space."""
    return 1 - w.sheltered_loss_share if w.sheltered_loss_share and not is_exposed(s, being) else 1.0


def hero_worth(w: Weights, hit_points: int) -> float:
    """Return the value of a Hero's hit points. The last ones are worth more."""
    if hit_points <= 0:
        return -KILL
    return hit_points + w.low_life_bonus * (21 * hit_points - hit_points * hit_points / 2)


def hurt_worth(w: Weights, s: State, hit: Hit, source_seat: Seat) -> float:
    """Return the value that the Being's owner loses by these wounds."""
    amount = min(reduced(s, hit, source_seat), s.life(hit.being))
    if amount <= 0:
        return 0.0
    b = s.beings[hit.being]
    life = s.life(hit.being) - amount
    if b.is_hero:
        return hero_worth(w, life + amount) - hero_worth(w, life)
    if life <= 0:
        return being_worth(w, s, hit.being)
    return creature_worth(w, b.card) * w.by_life * amount / s.toughness(hit.being) * _space_share(w, s, hit.being)


def gain_factor(s: State, seat: Seat, other: Seat) -> float:
    """Return the weight of another seat's gain: 1 for `seat` itself, -1 for an opponent, 0.6 for a teammate."""
    if seat == other:
        return 1.0
    return -1.0 if s.is_opponent(seat, other) else 0.6


def spell_in_play_worth(w: Weights, s: State, p: Permanent) -> float:
    """Return the value of a Permanent Spell for its bearer. It is negative for a harmful Spell."""
    name = SPELLS[p.spell].id
    worth = w.helpful_spell_values.get(name, 0.0) - w.bad.get(name, 0.0)
    if p.being != EMPTY:
        b = s.beings[p.being]
        if name == "freezing":
            worth = -w.frozen_loss_share * creature_worth(w, b.card)
        elif not b.is_hero:
            worth *= 0.4 if name in w.bad else 0.9
    return worth * (1 + 0.05 * p.power)


def learnt_worth(w: Weights, spell: int) -> float:
    """Return the rough value of a Spell in the deck or the hand. An unknown Spell has an average value."""
    if spell < 0:
        return w.unknown_spell_value
    return w.learnt.get(SPELLS[spell].id, 0.8)


def standing_worth(w: Weights, s: State, seat: Seat) -> float:
    """Return the value of a player's Beings, Spells in play, hand and points."""
    if not s.is_in(seat):
        return -KILL
    total = sum(being_worth(w, s, being) for being in s.on_board(seat))
    total += sum(spell_in_play_worth(w, s, p) for p in s.permanents if p.seat == seat)
    hand = sorted((w.held_card_share * learnt_worth(w, spell) for spell in s.hand_of(seat)), reverse=True)
    return (
        total + sum(hand[:MAX_COUNTED_CARDS]) - w.excess_card_cost * max(0, len(hand) - 4) + 1.2 * s.sides[seat].points
    )


def value(w: Weights, s: State, seat: Seat) -> float:
    """Return a player's lead over the best of the opponents, in hit points."""
    mine = standing_worth(w, s, seat)
    others = [
        standing_worth(w, s, other) for other in range(s.players) if other != seat and (s.is_in(other) or s.places)
    ]
    return mine - max(others, default=-KILL)


COUNTS = range(MAX_DICE + 1)
ByCount = tuple[float, ...]  # values or costs by the number of dice that show a symbol
NOTHING: ByCount = (0.0,) * len(COUNTS)


class StopCosts(NamedTuple):
    """Costs of a player's stop effects, by the faces of the dice."""

    weakness: int  # the symbol of the Hero's weakness
    weakened: ByCount  # cost of the weakness, by the number of that symbol
    fire_costs: ByCount  # cost of Fire-raising, by the number of F
    unlucky: float  # cost of Misfortune, if any die shows C
    poison_cost: float  # cost of Poison, with any dice

    def cost_with(self, faces: tuple[int, ...]) -> float:
        """Return the cost with these dice, given as a count for each symbol."""
        cost = self.poison_cost + self.weakened[faces[self.weakness]] + self.fire_costs[faces[FIRE]]
        return cost + self.unlucky if faces[CARD] else cost


def stop_costs(w: Weights, s: State, seat: Seat) -> StopCosts:
    """Return the costs of the player's stop effects, which come before an action."""
    side = s.sides[seat]
    weakened = _by_count(w, s, side.hero_being) if s.options.has_hero_texts else NOTHING
    burnt, unlucky, always = NOTHING, 0.0, 0.0
    for p in s.permanents:
        if p.seat != seat:
            continue
        being = p.being if p.being != EMPTY else side.hero_being
        for op in SPELLS[p.spell].at_stop:
            if isinstance(op, StopWound) and op.each is not None:
                burnt = tuple(
                    cost + more for cost, more in zip(burnt, _by_count(w, s, being, p.controller), strict=True)
                )
            elif isinstance(op, StopWound):
                cost = hurt_worth(w, s, Hit(being, op.wounds, op.kind), p.controller)
                always, unlucky = (always + cost, unlucky) if op.if_shown is None else (always, unlucky + cost)
    return StopCosts(WEAKNESS[side.hero], weakened, burnt, unlucky, always)


def _by_count(w: Weights, s: State, being: int, source_seat: Seat = EMPTY) -> ByCount:
    return tuple(hurt_worth(w, s, Hit(being, wounds, "magical"), source_seat) for wounds in COUNTS)


def nothing_cost(w: Weights, s: State, seat: Seat) -> float:
    """Return the cost of calling Stop and doing nothing (HE-NOA-01)."""
    if s.options.is_spared(seat):
        return w.idle
    wounds = CONTENT.options.no_action_wounds
    return hurt_worth(w, s, Hit(s.sides[seat].hero_being, wounds, "magical"), EMPTY)
