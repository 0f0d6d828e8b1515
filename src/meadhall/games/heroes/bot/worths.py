"""What things are worth to a sensible player, in hit points of a Hero."""

from __future__ import annotations

from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.board.wounds import Hit, reduced
from meadhall.games.heroes.bot.weights import KILL, MOST_HELD, Weights
from meadhall.games.heroes.content import CREATURES, SPELLS
from meadhall.games.heroes.state import EMPTY, Permanent, Seat, State


def creature_worth(w: Weights, card: int) -> float:
    """A whole Creature."""
    c = CREATURES[card]
    return w.creature * c.cost - (0.3 if c.ability.kind == "none" else 0.1)


def being_worth(w: Weights, s: State, being: int) -> float:
    """A Being as it stands: a part for being there, the rest for the hit points left."""
    b = s.beings[being]
    left = s.life(being)
    if b.is_hero:
        return hero_worth(w, left) - (w.bare if is_exposed(s, being) else 0.0)
    worth = creature_worth(w, b.card) * (1 - w.by_life + w.by_life * left / s.toughness(being))
    if is_frozen(s, being):
        worth *= 1 - w.frozen
    return worth * _reach(w, s, being) + (w.shield if is_exposed(s, being) else 0.0)


def _reach(w: Weights, s: State, being: int) -> float:
    """The share of its worth that a Creature has where it stands."""
    return 1 - w.behind if w.behind and not is_exposed(s, being) else 1.0


def hero_worth(w: Weights, left: int) -> float:
    """The hit points of a Hero: each of the last counts more."""
    if left <= 0:
        return -KILL
    return left + w.hurry * (21 * left - left * left / 2)


def hurt_worth(w: Weights, s: State, hit: Hit, by: Seat) -> float:
    """What an instance of wounds takes from its owner."""
    amount = min(reduced(s, hit, by), s.life(hit.being))
    if amount <= 0:
        return 0.0
    b = s.beings[hit.being]
    left = s.life(hit.being) - amount
    if b.is_hero:
        return hero_worth(w, left + amount) - hero_worth(w, left)
    if left <= 0:
        return being_worth(w, s, hit.being)
    return creature_worth(w, b.card) * w.by_life * amount / s.toughness(hit.being) * _reach(w, s, hit.being)


def side_of(s: State, seat: Seat, other: Seat) -> float:
    """1 for oneself, -1 for an opponent, a little for a team mate."""
    if seat == other:
        return 1.0
    return -1.0 if s.is_opponent(seat, other) else 0.6


def spell_in_play_worth(w: Weights, s: State, p: Permanent) -> float:
    """What a Permanent Spell is worth to its bearer: less than nothing if it does harm."""
    name = SPELLS[p.spell].id
    worth = w.good.get(name, 0.0) - w.bad.get(name, 0.0)
    if p.being != EMPTY:
        b = s.beings[p.being]
        if name == "freezing":
            worth = -w.frozen * creature_worth(w, b.card)
        elif not b.is_hero:
            worth *= 0.4 if name in w.bad else 0.9
    return worth * (1 + 0.05 * p.power)


def learnt_worth(w: Weights, spell: int) -> float:
    """A Spell in the deck or the hand, about; one that nobody here knows is like most."""
    if spell < 0:
        return w.unknown
    return w.learnt.get(SPELLS[spell].id, 0.8)


def standing(w: Weights, s: State, seat: Seat) -> float:
    """How much a player has on the table."""
    if not s.is_in(seat):
        return -KILL
    total = sum(being_worth(w, s, being) for being in s.on_board(seat))
    total += sum(spell_in_play_worth(w, s, p) for p in s.permanents if p.seat == seat)
    hand = sorted((w.held * learnt_worth(w, spell) for spell in s.hand_of(seat)), reverse=True)
    return total + sum(hand[:MOST_HELD]) - w.over * max(0, len(hand) - 4) + 1.2 * s.sides[seat].points


def value(w: Weights, s: State, seat: Seat) -> float:
    """How far a player stands ahead of the best of the opponents, in hit points."""
    mine = standing(w, s, seat)
    others = [standing(w, s, other) for other in range(s.players) if other != seat and (s.is_in(other) or s.places)]
    return mine - max(others, default=-KILL)
