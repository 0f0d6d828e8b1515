"""The values of things to a bot. The unit is one lasting gem, which is a point of power in every later battle."""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

from meadhall.games.heropath.content import ENEMY_DIE, SPECIAL_DIE

# ---- power

POWER_AGAINST_DRAGON: Final = 0.65  # a lasting point of power that works only against the Dragon
POWER_AGAINST_ENEMIES: Final = 0.35  # a lasting point of power that works only against enemies
# factor for power in only one region, and for power that requires wounds or companions
CONDITIONAL_POWER_FACTOR: Final = 0.3
POWER_ONCE_AGAINST_DRAGON: Final = 0.45  # a point of power in one battle against the Dragon
POWER_ONCE_AGAINST_ENEMIES: Final = 0.12  # a point of power in one battle against an enemy
MISSING_GEM_FACTOR: Final = 0.55  # factor for each gem that the owner of a card still lacks
SPECIAL_DIE_POWER: Final = fmean(SPECIAL_DIE)  # power of a Special die, on average
ENEMY_DIE_POWER: Final = fmean(ENEMY_DIE)  # power of one die that the opponent leaves out, on average

# ---- gems and goods

GEM_VALUE: Final = 1.0  # WISDOM, SKILLS or FAITH
EXPERIENCE_VALUE: Final = 0.95  # less than other gems, because no more can be gained at the limit
VITALITY_VALUES: Final = (1.5, 1.1, 0.8, 0.65, 0.5)  # value of the next gem, by the number of gems that the hero has
DEATH_COST: Final = 6.0  # losing the last FAITH
LEECH_COST: Final = 0.5  # curing a leech
UNKNOWN_SITE_VALUE: Final = 0.9  # visiting an unknown Place-Site with enough goods

# ---- cards that give no power

PACE_VALUE: Final = 0.45  # one more pace in every Travel
WARD_VALUE: Final = 0.35  # protection from an occasional loss
REROLL_VALUE: Final = 0.8  # rerolling a hero die once a turn
SMALL_EFFECT_VALUE: Final = 0.25  # another lasting effect
HEALING_VALUE: Final = 0.35  # one VITALITY from a potion
ACTION_VALUE: Final = 0.5  # one more action
JUMP_VALUE: Final = 0.6  # a jump to any space
TRICK_VALUE: Final = 0.35  # a card that harms an opponent or saves its owner
OTHER_CARD_VALUE: Final = 0.3  # a card with any other use

# ---- acting

ACTION_COST: Final = 0.45  # spending an action
EVIL_RISE_COST: Final = 0.9  # raising Evil by one level
WIN_VALUE: Final = 30.0  # winning the game
ATTACK_CHANCE: Final = 0.5  # the bot attacks the Dragon from this chance on, over all remaining actions
DESPERATE_ATTACK_CHANCE: Final = 0.12  # the bot attacks from this chance on if an opponent may attack soon
PATIENT_ROUNDS: Final = 12  # number of rounds after which a lower chance is enough
CHANCE_DECREASE_PER_ROUND: Final = 0.03  # decrease of the required chance in each further round
RIVAL_LOSS_SHARE: Final = 0.4  # share of an opponent's loss that counts as a gain, with two players
LOST_ATTACK_COST: Final = 2.5  # cost of a lost attack on the Dragon
CERTAIN_VICTORY_VALUE: Final = 12.0  # value of a position in which the hero is certain to slay the Dragon


# ---- goods, whose only value is to buy attributes and power


class GoodsValues(NamedTuple):
    """The values of goods, and of a card drawn from a deck."""

    GOLD: float
    FOOD: float
    decrease_per_unit: float  # decrease of the value for each further unit
    min_unit_value: float  # lowest value of a unit
    MAGIC: float
    FORTUNE: float


SENSIBLE: Final = GoodsValues(GOLD=0.27, FOOD=0.2, decrease_per_unit=0.05, min_unit_value=0.1, MAGIC=0.8, FORTUNE=0.75)
# tuned by playing matches
THINKER: Final = GoodsValues(GOLD=0.2, FOOD=0.1, decrease_per_unit=0.05, min_unit_value=0.03, MAGIC=0.4, FORTUNE=0.35)
