"""Rolling: the value of every set of dice, the dice to keep, and when to call Stop."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from itertools import repeat
from operator import add, sub
from typing import Final, NamedTuple

from meadhall.games.heroes.actions.acting import TO_DRAW, TO_LEARN
from meadhall.games.heroes.actions.casting import leadership_used
from meadhall.games.heroes.bot import gains
from meadhall.games.heroes.bot.gains import activations
from meadhall.games.heroes.bot.throws import Faces, Outlook, by_face, each_element, outlook_of_throws
from meadhall.games.heroes.bot.weights import Weights
from meadhall.games.heroes.bot.worths import COUNTS, ByCount, StopCosts, nothing_cost, stop_costs
from meadhall.games.heroes.content import ELEMENTS, FACES_OF_SYMBOL, LEADERSHIP, SPELLS, SYMBOLS
from meadhall.games.heroes.effects.dice import Dice, on_table
from meadhall.games.heroes.state import MAX_DICE, NO_DIE, Seat, State

NEVER: Final = float("-inf")
MAX_CACHED: Final = 256
WORTH_DOING: Final = 0.15  # smallest value worth acting for, in hit points


class Prospects(NamedTuple):
    """The value of a Stop in a position, for any faces of the dice."""

    spells: tuple[ByCount, ...]  # for each element: value of the best Spell, by the number of its dice
    leadership_spells: ByCount  # value of the best Leadership Spell with the activations after it, by the number of L
    activations: ByCount  # value of activations, by the unused Leadership
    cards: ByCount  # value of drawing or learning, by the number of C
    dispel: float  # value of Dispel Magic
    nothing: float  # value of doing nothing, which is negative
    stop_costs: StopCosts  # of the player's own stop effects

    def value(self, faces: Faces) -> float:
        """Return the value of the best action with these dice, minus the cost of the player's own stop effects."""
        w, f, e, a, points, cards = faces
        spells = self.spells
        by_element = max(spells[0][w], spells[1][f], spells[2][e], spells[3][a]) + self.activations[points]
        best = max(self.nothing, by_element, self.leadership_spells[points], self.cards[cards])
        if w and f and e and a:
            best = max(best, self.dispel)
        return best - self.stop_costs.cost_with(faces)

    def values(self, dice: int) -> list[float]:
        """Return the value of the best action for each set of this many dice, in the order of the sets."""
        w, f, e, a, points, cards = by_face(dice)
        costs, none = self.stop_costs, repeat(0.0)
        spells = map(max, w(self.spells[0]), f(self.spells[1]), e(self.spells[2]), a(self.spells[3]))
        by_element = map(add, spells, points(self.activations))
        dispels = each_element(dice)((self.nothing, self.dispel))
        best = map(max, repeat(self.nothing), by_element, points(self.leadership_spells), cards(self.cards), dispels)
        weakened = by_face(dice)[costs.weakness](costs.weakened)
        unlucky = cards((0.0, *(costs.unlucky,) * MAX_DICE)) if costs.unlucky else none
        paid = map(add, map(add, map(add, repeat(costs.poison_cost), weakened), f(costs.fire_costs)), unlucky)
        return list(map(sub, best, paid))[:-1]


_CACHE: Final[dict[Hashable, Prospects]] = {}  # by position


def keep_and_stop(w: Weights, s: State, seat: Seat, gambling: bool = False) -> tuple[Dice, bool]:
    """Return the dice on the table to throw, and whether to call Stop.

    If a final throw is allowed, the dice may also be thrown with the Stop.
    """
    faces = symbol_counts(s, seat)
    if not any(faces):
        return (), False
    ahead = throw_outlook(prospects(w, s, seat), _dice_count(s, seat), gambling, w.throw_price_share)
    if ahead.value_of_stop(faces) >= ahead.value_of_throw(faces):
        return _dice_to_throw(s, seat, ahead.kept_for_stop(faces)), True
    return _dice_to_throw(s, seat, ahead.kept_for_throw(faces)), False


def should_act(w: Weights, s: State, seat: Seat) -> bool:
    """Whether to act with the present dice rather than keep them for later throws."""
    faces = symbol_counts(s, seat)
    found = prospects(w, s, seat)
    now = found.value(faces)
    relaxed = s.options.mode == "relaxed"
    return now > WORTH_DOING and now >= throw_outlook(found, sum(faces), relaxed, w.throw_price_share).value_of_throw(
        faces
    )


def symbol_counts(s: State, seat: Seat) -> Faces:
    """Return the number of dice on the table that show each symbol."""
    dice = s.sides[seat].dice
    return tuple(dice.count(symbol) for symbol in range(len(SYMBOLS)))


def _dice_count(s: State, seat: Seat) -> int:
    return sum(face != NO_DIE for face in s.sides[seat].dice)


def _dice_to_throw(s: State, seat: Seat, kept: Faces) -> Dice:
    """Return the dice on the table that are not kept."""
    to_keep, thrown = list(kept), list[int]()
    for die in on_table(s, seat):
        face = s.sides[seat].dice[die]
        if to_keep[face]:
            to_keep[face] -= 1
        else:
            thrown.append(die)
    return tuple(thrown)


@lru_cache(maxsize=64)
def throw_outlook(gains_of_stop: Prospects, dice: int, gambling: bool, price: float = 1.0) -> Outlook:
    """Return the outlook of a player with these prospects. It is cached, because it changes only with an action."""
    return outlook_of_throws(dice, gains_of_stop.values(dice), gambling, price=price)


def prospects(w: Weights, s: State, seat: Seat) -> Prospects:
    """Return the value of a Stop for any faces of the dice. It is cached until somebody acts."""
    key = _cache_key(w, s, seat)
    cached = _CACHE.get(key)
    if cached is None:
        if len(_CACHE) >= MAX_CACHED:
            _CACHE.clear()
        cached = _CACHE[key] = _compute_prospects(w, s, seat)
    return cached


def _cache_key(w: Weights, s: State, seat: Seat) -> Hashable:
    """Return the cache key of prospects: everything that they depend on."""
    sides = tuple((side.left, side.stunned, len(side.hand), side.most) for side in s.sides)
    cards = s.sides[seat].deck + len(s.sides[seat].discard)
    others = tuple(s.round.next) if s.round is not None else ()
    mine = (*s.hand_of(seat), cards, s.sides[seat].hero)
    return w, seat, mine, sides, tuple(s.beings), tuple(s.permanents), tuple(s.duel_of(seat).tableau), others, s.options


def _compute_prospects(w: Weights, s: State, seat: Seat) -> Prospects:
    with gains.as_if_acting(s, seat):
        possible = activations(w, s, seat)
        after = tuple(gains.affordable(possible, points) for points in COUNTS)
        spells, commands = _best_spells(w, s, seat, after)
        return Prospects(
            spells=spells,
            leadership_spells=commands,
            activations=after,
            cards=tuple(_cards_worth(w, s, seat, cards) for cards in COUNTS),
            dispel=gains.dispelling_worth(w, s, seat),
            nothing=-nothing_cost(w, s, seat),
            stop_costs=stop_costs(w, s, seat),
        )


def _best_spells(w: Weights, s: State, seat: Seat, after: ByCount) -> tuple[tuple[ByCount, ...], ByCount]:
    """Return the values of the best Spells in hand: by the number of dice of each element, and by the number of L."""
    best = [[NEVER] * len(COUNTS) for _ in SYMBOLS]
    for spell in {spell for spell in s.hand_of(seat) if spell >= 0}:
        need = SPELLS[spell].requirement
        worth = gains.spell_worth(w, s, seat, spell)
        for symbol in FACES_OF_SYMBOL[need.symbol]:
            for count in COUNTS[need.count :]:
                left = after[count - leadership_used(SPELLS[spell])] if symbol == LEADERSHIP else 0.0
                best[symbol][count] = max(best[symbol][count], worth + left)
    return tuple(map(tuple, (best[element] for element in ELEMENTS))), tuple(best[LEADERSHIP])


def _cards_worth(w: Weights, s: State, seat: Seat, cards: int) -> float:
    """Return the value of drawing or learning with this many C, whichever is higher."""
    drawn = gains.drawn_worth(w, s, seat, cards) if cards >= TO_DRAW else NEVER
    return max(drawn, gains.learning_worth(w, s, seat, cards)) if cards >= TO_LEARN else drawn
