"""Rolling: the value of every set of dice, the dice to keep, and when to call Stop."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from itertools import repeat
from operator import add, sub
from typing import Final, NamedTuple

from meadhall.games.heroes.actions.acting import SYMBOLS_TO_DRAW, SYMBOLS_TO_LEARN
from meadhall.games.heroes.actions.casting import leadership_used
from meadhall.games.heroes.bot import gains
from meadhall.games.heroes.bot.gains import rated_activations
from meadhall.games.heroes.bot.throws import Faces, Outlook, getter_for_all_elements, getters_by_face, outlook_of_throws
from meadhall.games.heroes.bot.values import DICE_COUNTS, ByCount, StopCosts, no_action_cost, stop_costs
from meadhall.games.heroes.bot.weights import Weights
from meadhall.games.heroes.content import ELEMENTS, FACES_OF_SYMBOL, LEADERSHIP, SPELLS, SYMBOLS
from meadhall.games.heroes.effects.dice import Dice, dice_on_table
from meadhall.games.heroes.state import MAX_DICE, NO_DIE, Seat, State

MINUS_INFINITY: Final = float("-inf")
MAX_CACHED_POSITIONS: Final = 256
MIN_GAIN: Final = 0.15  # smallest value worth acting for, in hit points


class Prospects(NamedTuple):
    """The value of a Stop in a position, for any faces of the dice."""

    spells: tuple[ByCount, ...]  # for each element: value of the best Spell, by the number of its dice
    leadership_spells: ByCount  # value of the best Leadership Spell with the activations after it, by the number of L
    activations: ByCount  # value of activations, by the unused Leadership
    cards: ByCount  # value of drawing or learning, by the number of C
    dispel_value: float  # value of Dispel Magic
    no_action_value: float  # value of doing nothing, which is negative
    stop_costs: StopCosts  # of the player's own stop effects

    def value(self, faces: Faces) -> float:
        """Return the value of the best action with these dice, minus the cost of the player's own stop effects."""
        w, f, e, a, points, cards = faces
        spells = self.spells
        spell_value = max(spells[0][w], spells[1][f], spells[2][e], spells[3][a]) + self.activations[points]
        best_value = max(self.no_action_value, spell_value, self.leadership_spells[points], self.cards[cards])
        if w and f and e and a:
            best_value = max(best_value, self.dispel_value)
        return best_value - self.stop_costs.cost_with(faces)

    def values(self, dice: int) -> list[float]:
        """Return the value of the best action for each set of this many dice, in the order of the sets."""
        w, f, e, a, points, cards = getters_by_face(dice)
        costs, zeros = self.stop_costs, repeat(0.0)
        spells = map(max, w(self.spells[0]), f(self.spells[1]), e(self.spells[2]), a(self.spells[3]))
        spell_values = map(add, spells, points(self.activations))
        dispel_values = getter_for_all_elements(dice)((self.no_action_value, self.dispel_value))
        best_values = map(
            max,
            repeat(self.no_action_value),
            spell_values,
            points(self.leadership_spells),
            cards(self.cards),
            dispel_values,
        )
        weakness_costs = getters_by_face(dice)[costs.weakness](costs.weakness_costs)
        misfortune_costs = cards((0.0, *(costs.misfortune_cost,) * MAX_DICE)) if costs.misfortune_cost else zeros
        total_costs = map(
            add, map(add, map(add, repeat(costs.poison_cost), weakness_costs), f(costs.fire_costs)), misfortune_costs
        )
        return list(map(sub, best_values, total_costs))[:-1]


_PROSPECTS_BY_POSITION: Final[dict[Hashable, Prospects]] = {}  # by position


def choose_throw_or_stop(w: Weights, s: State, seat: Seat, with_final_throw: bool = False) -> tuple[Dice, bool]:
    """Return the dice on the table to throw, and whether to call Stop.

    If a final throw is allowed, the dice may also be thrown with the Stop.
    """
    faces = symbol_counts(s, seat)
    if not any(faces):
        return (), False
    outlook = throw_outlook(stop_prospects_of(w, s, seat), _dice_count(s, seat), with_final_throw, w.throw_price_share)
    if outlook.value_of_stop(faces) >= outlook.value_of_throw(faces):
        return _dice_to_throw(s, seat, outlook.kept_for_stop(faces)), True
    return _dice_to_throw(s, seat, outlook.kept_for_throw(faces)), False


def should_act(w: Weights, s: State, seat: Seat) -> bool:
    """Whether to act with the present dice rather than keep them for later throws."""
    faces = symbol_counts(s, seat)
    stop_prospects = stop_prospects_of(w, s, seat)
    value_now = stop_prospects.value(faces)
    relaxed = s.options.mode == "relaxed"
    return value_now > MIN_GAIN and value_now >= throw_outlook(
        stop_prospects, sum(faces), relaxed, w.throw_price_share
    ).value_of_throw(faces)


def symbol_counts(s: State, seat: Seat) -> Faces:
    """Return the number of dice on the table that show each symbol."""
    dice = s.sides[seat].dice
    return tuple(dice.count(symbol) for symbol in range(len(SYMBOLS)))


def _dice_count(s: State, seat: Seat) -> int:
    return sum(face != NO_DIE for face in s.sides[seat].dice)


def _dice_to_throw(s: State, seat: Seat, kept_faces: Faces) -> Dice:
    """Return the dice on the table that are not kept."""
    counts_to_keep, dice_to_throw = list(kept_faces), list[int]()
    for die in dice_on_table(s, seat):
        face = s.sides[seat].dice[die]
        if counts_to_keep[face]:
            counts_to_keep[face] -= 1
        else:
            dice_to_throw.append(die)
    return tuple(dice_to_throw)


@lru_cache(maxsize=64)
def throw_outlook(stop_prospects: Prospects, dice: int, with_final_throw: bool, price: float = 1.0) -> Outlook:
    """Return the outlook of a player with these prospects. It is cached, because it changes only with an action."""
    return outlook_of_throws(dice, stop_prospects.values(dice), with_final_throw, price=price)


def stop_prospects_of(w: Weights, s: State, seat: Seat) -> Prospects:
    """Return the value of a Stop for any faces of the dice. It is cached until somebody acts."""
    key = _cache_key(w, s, seat)
    cached = _PROSPECTS_BY_POSITION.get(key)
    if cached is None:
        if len(_PROSPECTS_BY_POSITION) >= MAX_CACHED_POSITIONS:
            _PROSPECTS_BY_POSITION.clear()
        cached = _PROSPECTS_BY_POSITION[key] = _compute_prospects(w, s, seat)
    return cached


def _cache_key(w: Weights, s: State, seat: Seat) -> Hashable:
    """Return the cache key of prospects: everything that they depend on."""
    sides = tuple((side.left, side.stunned, len(side.hand), side.most) for side in s.sides)
    cards = s.sides[seat].deck + len(s.sides[seat].discard)
    next_seats = tuple(s.round.next) if s.round is not None else ()
    own_cards = (*s.hand_of(seat), cards, s.sides[seat].hero)
    return (
        w,
        seat,
        own_cards,
        sides,
        tuple(s.beings),
        tuple(s.permanents),
        tuple(s.duel_of(seat).tableau),
        next_seats,
        s.options,
    )


def _compute_prospects(w: Weights, s: State, seat: Seat) -> Prospects:
    with gains.pretend_to_act(s, seat):
        activations = rated_activations(w, s, seat)
        activation_values = tuple(gains.affordable_value(activations, points) for points in DICE_COUNTS)
        spells, leadership_spells = _best_spells(w, s, seat, activation_values)
        return Prospects(
            spells=spells,
            leadership_spells=leadership_spells,
            activations=activation_values,
            cards=tuple(_cards_value(w, s, seat, cards) for cards in DICE_COUNTS),
            dispel_value=gains.dispel_value(w, s, seat),
            no_action_value=-no_action_cost(w, s, seat),
            stop_costs=stop_costs(w, s, seat),
        )


def _best_spells(w: Weights, s: State, seat: Seat, activation_values: ByCount) -> tuple[tuple[ByCount, ...], ByCount]:
    """Return the values of the best Spells in hand: by the number of dice of each element, and by the number of L."""
    best_values = [[MINUS_INFINITY] * len(DICE_COUNTS) for _ in SYMBOLS]
    for spell in {spell for spell in s.hand_of(seat) if spell >= 0}:
        requirement = SPELLS[spell].requirement
        value = gains.spell_value(w, s, seat, spell)
        for symbol in FACES_OF_SYMBOL[requirement.symbol]:
            for count in DICE_COUNTS[requirement.count :]:
                activation_value = (
                    activation_values[count - leadership_used(SPELLS[spell])] if symbol == LEADERSHIP else 0.0
                )
                best_values[symbol][count] = max(best_values[symbol][count], value + activation_value)
    return tuple(map(tuple, (best_values[element] for element in ELEMENTS))), tuple(best_values[LEADERSHIP])


def _cards_value(w: Weights, s: State, seat: Seat, cards: int) -> float:
    """Return the value of drawing or learning with this many C, whichever is higher."""
    draw_value = gains.draw_value(w, s, seat, cards) if cards >= SYMBOLS_TO_DRAW else MINUS_INFINITY
    return max(draw_value, gains.learn_value(w, s, seat, cards)) if cards >= SYMBOLS_TO_LEARN else draw_value
