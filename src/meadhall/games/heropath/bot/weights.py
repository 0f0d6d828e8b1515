"""The values of things to a bot. The unit is one lasting gem, which is a point of power in every later battle."""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

from meadhall.games.heropath.content import ENEMY_DIE, SPECIAL_DIE

# ---- power

DRAGON: Final = 0.65  # a lasting point of power that works only against the Dragon
FOES: Final = 0.35  # a lasting point of power that works only against enemies
SOMEWHERE: Final = 0.3  # factor for power in only one region, and for power that requires wounds or companions
ONCE_DRAGON: Final = 0.45  # a point of power in one battle against the Dragon
ONCE_FOES: Final = 0.12  # a point of power in one battle against an enemy
UNMET: Final = 0.55  # factor for each gem that the owner of a card still lacks
SPECIAL: Final = fmean(SPECIAL_DIE)  # power of a Special die, on average
DIE_LESS: Final = fmean(ENEMY_DIE)  # power of one die that the opponent leaves out, on average

# ---- gems and goods

GEM: Final = 1.0  # WISDOM, SKILLS or FAITH
EXPERIENCE: Final = 0.95  # less than other gems, because no more can be gained at the limit
VITALITY: Final = (1.5, 1.1, 0.8, 0.65, 0.5)  # value of the next gem, by the number of gems that the hero has
DEATH: Final = 6.0  # losing the last FAITH
LEECH: Final = 0.5  # curing a leech
SITE: Final = 0.9  # visiting an unknown Place-Site with enough goods

# ---- cards that give no power

PACE: Final = 0.45  # one more pace in every Travel
WARD: Final = 0.35  # protection from an occasional loss
REROLL: Final = 0.8  # rerolling a hero die once a turn
SMALL: Final = 0.25  # another lasting effect
HEAL: Final = 0.35  # one VITALITY from a potion
ACTION: Final = 0.5  # one more action
JUMP: Final = 0.6  # a jump to any space
TRICK: Final = 0.35  # a card that harms an opponent or saves its owner
DRAWN: Final = 0.3  # a card with any other use

# ---- acting

TIME: Final = 0.45  # spending an action
KILL: Final = 0.9  # raising Evil by one level
WIN: Final = 30.0  # winning the game
ATTACK: Final = 0.5  # the bot attacks the Dragon from this chance on, over all remaining actions
DESPERATE: Final = 0.12  # the bot attacks from this chance on if an opponent may attack soon
PATIENCE: Final = 12  # number of rounds after which a lower chance is enough
IMPATIENCE: Final = 0.03  # decrease of the required chance in each further round
RIVAL: Final = 0.4  # share of an opponent's loss that counts as a gain, with two players
RECOVERY: Final = 2.5  # cost of a lost attack on the Dragon
NEAR: Final = 12.0  # value of a position in which the hero is certain to slay the Dragon


# ---- goods, whose only value is to buy attributes and power


class Goods(NamedTuple):
    """The values of goods, and of a card drawn from a deck."""

    GOLD: float
    FOOD: float
    decrease_per_unit: float  # decrease of the value for each further unit
    min_unit_value: float  # lowest value of a unit
    MAGIC: float
    FORTUNE: float


SENSIBLE: Final = Goods(GOLD=0.27, FOOD=0.2, decrease_per_unit=0.05, min_unit_value=0.1, MAGIC=0.8, FORTUNE=0.75)
KEEN: Final = Goods(
    GOLD=0.2, FOOD=0.1, decrease_per_unit=0.05, min_unit_value=0.03, MAGIC=0.4, FORTUNE=0.35
)  # tuned by playing matches
