"""All weights of the bot, with their meanings."""

from __future__ import annotations

from typing import Final

# ---- the party

HERO_ORDER: Final = ("bryndis", "dorrun", "corvane", "sable", "ilvane")  # a shield and a healer first
PREFERRED_NATURES: Final = {  # law for tough heroes, chaos for strong attackers
    "bryndis": "law", "dorrun": "law", "ilvane": "chaos", "corvane": "chaos", "sable": "chaos",
}  # fmt: skip

# ---- powers and talents

USE_VALUES: Final = {  # value of a power in a fight, by its use
    "combat": 5.0, "hit": 4.0, "def": 3.0, "free": 2.5, "action": 2.0,
}  # fmt: skip
REACTION_VALUE: Final = 3.0  # value of a reaction power
HEALING_BONUS: Final = 2.5  # added to the value of a power that heals, because nothing else restores HP
BONUS_PER_RANK: Final = 0.5  # added to the value of a power for each Soulrank that it requires

EXTRA_WINS: Final = {  # quests won with this card minus quests won on average by its class, for every 100 quests
    "b1": 1.8, "b2": -2.4, "b3": 0.5, "b4": -0.6, "b5": -1.5, "b6": 4.7, "b7": -0.9, "b9": -1.5, "b10": 0.5,
    "b11": 3.2,
    "bt1": -3.8, "bt2": 6.1, "bt3": -3.3, "bt4": -1.2, "bt5": 1.4, "bt6": 1.0,
    "d1": 1.4, "d2": 1.3, "d3": 1.0, "d4": 1.3, "d5": 0.6, "d6": 0.4, "d7": 7.3, "d9": 1.6, "d10": 1.9, "d11": 3.1,
    "dt1": 1.9, "dt2": 1.2, "dt3": 2.0, "dt4": 1.3, "dt5": 0.3, "dt6": -0.2,
    "i1": -2.0, "i2": -2.4, "i3": 5.9, "i4": 2.0, "i5": 5.2, "i6": 0.3, "i7": 3.7, "i8": -1.9, "i9": -1.6,
    "i10": 1.0, "i11": -2.4,
    "it1": -3.5, "it2": 1.2, "it3": 3.0, "it4": 3.1, "it5": -1.5, "it6": 2.9,
    "c1": 1.9, "c2": -4.2, "c3": -4.3, "c4": -1.8, "c5": 4.6, "c6": -1.0, "c7": 0.0, "c9": 1.6, "c10": -1.5,
    "c11": -1.4,
    "ct1": -2.3, "ct2": -0.3, "ct3": -2.5, "ct4": 2.0, "ct5": -2.6, "ct6": 1.2,
    "s1": -1.0, "s2": -2.5, "s3": -6.3, "s4": -3.6, "s5": 3.9, "s6": 1.1, "s7": -1.2, "s9": -2.7, "s10": -1.0,
    "s11": -1.1,
    "st1": -3.9, "st2": 0.6, "st3": 2.4, "st4": -4.4, "st5": -1.6, "st6": -2.0,
}  # fmt: skip
UNKNOWN_EXTRA_WINS: Final = 5.0  # the same for powers of Soulrank IV or more, which were too rare to measure

# ---- gear

VALUE_PER_RANGE: Final = 0.15  # value of each area of a weapon's range
BOLT_VALUE: Final = 0.3  # value of a Bolt effect
ARMOR_VALUE: Final = 1.2  # value of a point of Armor
MAGIC_SHIELD_VALUE: Final = 0.9  # value of a Magic Shield that is renewed each round
ARTIFACT_VALUE: Final = 0.4  # value of an artifact in an empty slot
MIN_PURCHASE_GAIN: Final = 0.35  # smallest gain that is worth a purchase
MAX_POTIONS: Final = 2  # healing potions that each hero carries
# Value of the permanent enchantments.
ENCHANTMENT_VALUES: Final = {
    "edge": 0.9,
    "ward": 1.2,
    "rivets": 0.5,
    "balance": 0.4,
}

# ---- thinking ahead: value of a position, in HP of a hero

FULL_HP_VALUE: Final = 8.0  # value of a hero with full HP
GHOST_COST: Final = 8.0  # cost of a Ghost Soul, which is out of play for some rounds and loses a Soulrank
SOULRANK_VALUE: Final = 4.0  # value of each Soulrank of a hero
SOUL_POINT_VALUE: Final = 0.5  # value of each Soul Point of the party
ENEMY_COST: Final = 1.5  # cost of each living enemy
ENEMY_HP_COST: Final = 0.7  # cost of each remaining HP of an enemy
MASTER_HP_COST: Final = 0.8  # cost of each remaining HP of a Master or the Villain
QUEST_VALUE: Final = 200.0  # value of a won quest
OPEN_TASK_COST: Final = 14.0  # cost of each open task of the quest
TASK_ACTION_VALUE: Final = 7.0  # value of each Action spent on a task that needs several
DELIVERED_VILLAGER_VALUE: Final = 6.0  # value of each villager who is safe
LOST_VILLAGER_COST: Final = 15.0  # cost of each villager who died
STEP_COST: Final = 1.8  # cost of each step between a hero and their next goal
SENSIBLE_ANSWER_BONUS: Final = 2.5  # bonus for the answer of the bot `sensible`, in HP
FIRST_ESTIMATE_WEIGHT: Final = 6.0  # weight of the first estimate of an answer, as a number of playouts
MAX_ANSWERS: Final = 4  # number of answers to compare

# ---- the turn

FIGHT_DISTANCE: Final = 2  # a hero fights an enemy within this many steps before anything else
SUPPORT_DISTANCE: Final = 3  # heroes use support powers if an enemy is within this many steps
MIN_WOUNDS_TO_HEAL: Final = 2  # a hero with at least this many lost HP uses a healing power of every round
HEALING_HP_SHARE: Final = 0.7  # a thinking bot heals a hero with at most this share of their full HP
LAST_ROUNDS: Final = 6  # number of the last rounds, when a thinking bot attacks Masters first
MIN_GUARD_HP: Final = 3  # a hero with more HP than this takes an attack for a friend
