"""Weights of the heuristic bots, in hit points of a Hero."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

KILL_VALUE: Final = 100.0  # value of the last hit point of a Hero
MAX_COUNTED_CARDS: Final = 8  # only this many cards in hand count, the best ones

# Values of Permanent Spells that help their bearer, and costs of those that harm it.
HELPFUL_SPELL_VALUES: Final = {
    "heart_of_the_mountain": 4.0, "blessing": 3.5, "wall_of_fire": 3.2, "regeneration": 3.0, "concentration": 2.5,
    "flaming_blade": 1.6, "haste": 2.2, "stoneskin": 1.6,
}  # fmt: skip
HARMFUL_SPELL_COSTS: Final = {"poison": 5.0, "fire_raising": 2.5, "daze": 2.5, "misfortune": 3.0}
# Values of Spells in the hand or the deck.
SPELL_CARD_VALUES: Final = {
    "sunfire": 3.0, "poison": 2.6, "lightning": 2.4, "life_drain": 2.4, "ice_shards": 2.2, "rockfall": 2.2,
    "fireball": 2.1, "earthquake": 2.0, "concentration": 2.0, "healing": 1.9, "wall_of_fire": 1.9, "haste": 1.8,
    "scorch": 1.8, "chain_lightning": 1.7, "regeneration": 1.6, "daze": 1.5, "misfortune": 1.5, "fire_raising": 1.5,
    "magic_missile": 1.5, "command": 1.5, "flaming_blade": 1.4, "stoneskin": 1.4, "freezing": 1.1,
    "energy_drain": 1.1, "rage": 1.1, "undertow": 0.6, "teleport": 0.5,
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class Weights:
    """Weights of one player. Two instances are never equal, so that caches of one are not used for the other."""

    # Heroes
    low_life_bonus: float = 0.06  # extra value of a Hero's hit points when few are left
    exposed_hero_cost: float = 1.0  # cost of an exposed Hero

    # Creatures
    creature_value: float = 1.2  # value of a Creature for each point of its cost
    life_share: float = 0.65  # share of a Creature's value that depends on its hit points
    exposed_creature_bonus: float = 0.4  # bonus for an exposed Creature
    sheltered_loss_share: float = 0.0  # share of its value that a sheltered Creature loses
    frozen_loss_share: float = 0.25  # share of its value that a frozen Creature loses

    # Spells
    helpful_spell_values: Mapping[str, float] = field(default_factory=lambda: HELPFUL_SPELL_VALUES)
    harmful_spell_costs: Mapping[str, float] = field(default_factory=lambda: HARMFUL_SPELL_COSTS)
    spell_card_values: Mapping[str, float] = field(default_factory=lambda: SPELL_CARD_VALUES)
    unknown_spell_value: float = 1.5  # value of an unknown Spell
    healed_wound_value: float = 0.8  # value of each healed wound

    # Cards
    drawn_card_values: tuple[float, ...] = (1.3, 1.1, 0.9, 0.7)  # values of the first to the fourth drawn card
    held_card_share: float = 0.5  # share of a Spell's value that it has in the hand
    excess_card_cost: float = 0.3  # cost of each card in hand beyond four
    cast_card_share: float = 0.2  # share of a Spell's value that casting it costs
    full_hand_bonus: float = 0.0  # bonus for casting from a hand larger than `full_hand`
    full_hand: int = 6  # with this many cards in hand, drawn cards count half

    # Throws
    idle: float = 3.0  # cost of stopping without an action where that costs no wounds (HE-FST-04)
    throw_price_share: float = 1.0  # share of a throw's mean gain that its time costs

    # Set-up
    drafted_hero_value: float = 1.9  # value of a Hero in the draft, to compare with Spells


SENSIBLE: Final = Weights()
THINKER: Final = Weights(
    low_life_bonus=0.03,
    exposed_hero_cost=1.6,
    creature_value=1.3,
    life_share=0.9,
    exposed_creature_bonus=0.0,
    sheltered_loss_share=0.5,
    helpful_spell_values={
        "heart_of_the_mountain": 3.0, "blessing": 4.1, "wall_of_fire": 2.3, "regeneration": 4.5, "concentration": 1.5,
        "flaming_blade": 1.2, "haste": 1.0, "stoneskin": 1.6,
    },
    harmful_spell_costs={"poison": 4.7, "fire_raising": 1.5, "daze": 1.8, "misfortune": 4.0},
    spell_card_values={spell: 0.85 * worth for spell, worth in SPELL_CARD_VALUES.items()},
    healed_wound_value=1.1,
    drawn_card_values=(1.5, 1.35, 1.2, 1.0),
    held_card_share=1.0,
    excess_card_cost=0.75,
    cast_card_share=0.5,
    full_hand_bonus=0.3,
    full_hand=4,
    throw_price_share=0.55,
)  # fmt: skip
