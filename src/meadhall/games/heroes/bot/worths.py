"""What things are worth to a sensible player, in hit points of a Hero."""

from __future__ import annotations

from typing import Final

from meadhall.games.heroes.board import is_exposed
from meadhall.games.heroes.content import CREATURES, SPELL, SPELLS
from meadhall.games.heroes.permanents import is_frozen
from meadhall.games.heroes.state import EMPTY, Permanent, Seat, State
from meadhall.games.heroes.wounds import Hit, reduced

KILL: Final = 100.0  # the last hit point of a Hero
HURRY: Final = 0.06  # a hit point counts more the fewer are left
HELD: Final = 0.5  # of what a Spell is worth when it is learnt: one that is in the hand already
OVER: Final = 0.3  # less for each card more than one can soon cast
DRAWN: Final = (1.3, 1.1, 0.9, 0.7)  # the first card more than the fourth
FULL_HAND: Final = 6

# A Permanent Spell in play: good for its bearer, or bad for it.
GOOD: Final = {
    "heart_of_the_mountain": 4.0, "blessing": 3.5, "wall_of_fire": 3.2, "regeneration": 3.0, "concentration": 2.5,
    "flaming_blade": 1.6, "haste": 2.2, "stoneskin": 1.6,
}  # fmt: skip
BAD: Final = {"poison": 5.0, "fire_raising": 2.5, "daze": 2.5, "misfortune": 3.0}
BY_LIFE: Final = 0.65  # of the worth of a Creature, in its hit points
SHIELD: Final = 0.4  # a Creature that stands before others
BARE: Final = 1.0  # a Hero before whom nobody stands
FROZEN: Final = 0.25  # of its worth that a Creature loses: it still stands before the Hero
LEARNT: Final = {
    "sunfire": 3.0, "poison": 2.6, "lightning": 2.4, "life_drain": 2.4, "ice_shards": 2.2, "rockfall": 2.2,
    "fireball": 2.1, "earthquake": 2.0, "concentration": 2.0, "healing": 1.9, "wall_of_fire": 1.9, "haste": 1.8,
    "scorch": 1.8, "chain_lightning": 1.7, "regeneration": 1.6, "daze": 1.5, "misfortune": 1.5, "fire_raising": 1.5,
    "flaming_blade": 1.4, "stoneskin": 1.4, "freezing": 1.1, "energy_drain": 1.1, "rage": 1.1, "undertow": 0.6,
    "teleport": 0.5,
}  # fmt: skip


def creature_worth(card: int) -> float:
    """A whole Creature."""
    c = CREATURES[card]
    return 1.2 * c.cost - (0.3 if c.ability.kind == "none" else 0.1)


def being_worth(s: State, being: int) -> float:
    """A Being as it stands: a part for being there, the rest for the hit points left."""
    b = s.beings[being]
    left = s.life(being)
    if b.is_hero:
        return hero_worth(left) - (BARE if is_exposed(s, being) else 0.0)
    worth = creature_worth(b.card) * (1 - BY_LIFE + BY_LIFE * left / s.toughness(being))
    if is_frozen(s, being):
        worth *= 1 - FROZEN
    return worth + (SHIELD if is_exposed(s, being) else 0.0)


def hero_worth(left: int) -> float:
    """The hit points of a Hero: each of the last counts more."""
    if left <= 0:
        return -KILL
    return left + HURRY * (21 * left - left * left / 2)


def hurt_worth(s: State, hit: Hit, by: Seat) -> float:
    """What an instance of wounds takes from its owner."""
    amount = min(reduced(s, hit, by), s.life(hit.being))
    if amount <= 0:
        return 0.0
    b = s.beings[hit.being]
    left = s.life(hit.being) - amount
    if b.is_hero:
        return hero_worth(left + amount) - hero_worth(left)
    if left <= 0:
        return being_worth(s, hit.being)
    return creature_worth(b.card) * BY_LIFE * amount / s.toughness(hit.being)


def side_of(s: State, seat: Seat, other: Seat) -> float:
    """1 for oneself, -1 for an opponent, a little for a team mate."""
    if seat == other:
        return 1.0
    return -1.0 if s.is_opponent(seat, other) else 0.6


def spell_in_play_worth(s: State, p: Permanent) -> float:
    """What a Permanent Spell is worth to its bearer: less than nothing if it does harm."""
    name = SPELLS[p.spell].id
    worth = GOOD.get(name, 0.0) - BAD.get(name, 0.0)
    if p.being != EMPTY:
        b = s.beings[p.being]
        if name == "freezing":
            worth = -FROZEN * creature_worth(b.card)
        elif not b.is_hero:
            worth *= 0.4 if name in BAD else 0.9
    return worth * (1 + 0.05 * p.power)


def learnt_worth(spell: int) -> float:
    """A Spell in the deck or the hand, about; one that nobody here knows is like most."""
    if spell < 0:
        return 1.5
    return LEARNT.get(SPELLS[spell].id, 1.5 if spell in (SPELL["magic_missile"], SPELL["command"]) else 0.8)


def standing(s: State, seat: Seat) -> float:
    """How much a player has on the table."""
    if not s.is_in(seat):
        return -KILL
    total = sum(being_worth(s, being) for being in s.on_board(seat))
    total += sum(spell_in_play_worth(s, p) for p in s.permanents if p.seat == seat)
    hand = sorted((HELD * learnt_worth(spell) for spell in s.hand_of(seat)), reverse=True)
    return total + sum(hand[: FULL_HAND + 2]) - OVER * max(0, len(hand) - 4) + 1.2 * s.sides[seat].points


def value(s: State, seat: Seat) -> float:
    """How far a player stands ahead of the best of the opponents, in hit points."""
    mine = standing(s, seat)
    others = [standing(s, other) for other in range(s.players) if other != seat and (s.is_in(other) or s.places)]
    return mine - max(others, default=-KILL)
