"""Worth of things to a bot, in lasting gems: one gem is one point of power in every later battle."""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

from meadhall.games.heropath.content import ENEMY_DIE, SPECIAL_DIE

# ---- power

DRAGON: Final = 0.65  # a lasting point of power against the Dragon alone
FOES: Final = 0.35  # the same against all enemies alone
SOMEWHERE: Final = 0.3  # share for power in one region, or power that needs wounds or companions
ONCE_DRAGON: Final = 0.45  # a point of power in one battle against the Dragon
ONCE_FOES: Final = 0.12  # the same against enemies
UNMET: Final = 0.55  # share of a card's worth, for each attribute that its owner still lacks
SPECIAL: Final = fmean(SPECIAL_DIE)  # mean power of the Special die
DIE_LESS: Final = fmean(ENEMY_DIE)  # power that one die less of the opponent is worth

# ---- gems and goods

GEM: Final = 1.0  # WISDOM, SKILLS or FAITH
EXPERIENCE: Final = 0.95  # it can be spent, but a full row gives nothing more
VITALITY: Final = (1.5, 1.1, 0.8, 0.65, 0.5)  # the next gem, by how many there are
DEATH: Final = 6.0  # the last FAITH
LEECH: Final = 0.5  # a leech less
SITE: Final = 0.9  # a Visit of an unknown Place-Site, with a full purse

# ---- cards that give no power

PACE: Final = 0.45  # one more in every Travel
WARD: Final = 0.35  # protection from an occasional loss
REROLL: Final = 0.8  # a Hero Battle die again, once a turn
SMALL: Final = 0.25  # another lasting effect
HEAL: Final = 0.35  # a VITALITY of a potion
ACTION: Final = 0.5  # an action more
JUMP: Final = 0.6  # a jump to any space
TRICK: Final = 0.35  # a card that harms an opponent or saves its owner
DRAWN: Final = 0.3  # a card with another use

# ---- acting

TIME: Final = 0.45  # an action spent
KILL: Final = 0.9  # Evil one level higher
WIN: Final = 30.0  # winning the game
ATTACK: Final = 0.5  # the chance, over the actions left, at which the Dragon is attacked
DESPERATE: Final = 0.12  # the same if an opponent is about to
PATIENCE: Final = 12  # rounds after which a lower chance is enough
IMPATIENCE: Final = 0.03  # decrease of that chance in each round that follows
RIVAL: Final = 0.4  # share of an opponent's loss, at a table of two
RECOVERY: Final = 2.5  # cost of a lost attack on the Dragon
NEAR: Final = 12.0  # weight of the chance to slay the Dragon in one battle, for a position


# ---- goods: they have value only because they buy attributes and power


class Goods(NamedTuple):
    """Worth of goods, and of cards drawn unseen."""

    GOLD: float
    FOOD: float
    late: float  # decrease of the worth of each further coin or ration
    least: float  # lowest worth of one
    MAGIC: float
    FORTUNE: float


SENSIBLE: Final = Goods(GOLD=0.27, FOOD=0.2, late=0.05, least=0.1, MAGIC=0.8, FORTUNE=0.75)
KEEN: Final = Goods(GOLD=0.2, FOOD=0.1, late=0.05, least=0.03, MAGIC=0.4, FORTUNE=0.35)  # found by playing matches
