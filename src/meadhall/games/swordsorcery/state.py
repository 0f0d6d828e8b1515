"""The state of Sword & Sorcery: plain data, all public. Secrets are in bags of faces or in the content."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, cast

from meadhall.engine import PART
from meadhall.engine import State as BaseState
from meadhall.engine.common.text import Text, Words
from meadhall.engine.kit.decks import Deck
from meadhall.games.swordsorcery.content import BOLT_FROM, ENEMIES, HEROES, QUESTS
from meadhall.games.swordsorcery.content.tables import GemRow, HeroCard, Nature, Quest
from meadhall.games.swordsorcery.texts import character_name

Seat = int
Ref = int  # a character: the index of a hero, COMPANION + the owner's index, or an enemy's serial number
Area = int  # the index of an area in the map file

NOBODY: Final = -1
NOWHERE: Final = -1
MAX_HEROES: Final = 5
COMPANION: Final = 5  # the companion of hero h is COMPANION + h
FIRST_ENEMY: Final = 10
MAX_SHIELDS: Final = 5  # SS-ARM-04
CONDITIONS: Final = ("ko", "poison", "blind", "slow", "stun", "bleeding", "exhaust")  # SS-BOD-03
STATS: Final = ("armor", "hits", "defense", "movement")  # numbers that a Critical can reduce (SS-SPE-02)
YELLOW: Final = "yellow"
RED: Final = "red"

# Default factories. `list[int]` would take three times as long, because it tries to store its type.
empty_list: Final = cast("Callable[[], list[Any]]", list)
empty_dict: Final = cast("Callable[[], dict[Any, Any]]", dict)


class Thing(NamedTuple):
    """An item: its id, its enchantment, and whether it came from the treasure deck."""

    item: str
    enchant: str = ""
    drawn: bool = False


NOTHING: Final = Thing("")


class Die(NamedTuple):
    """A rolled die: its colour (R or B), its number, and whether it was rerolled (SS-GEN-02)."""

    color: str
    number: int
    again: bool = False  # rerolled

    @property
    def bolt(self) -> bool:
        return self.number >= BOLT_FROM[self.color]


class Bonus(NamedTuple):
    """A modifier to the Hits, and the card or rule that causes it."""

    card: str
    n: int


class Buff(NamedTuple):
    """A modifier to a number that ends at a fixed moment (11.1, `buff`)."""

    stat: str
    n: int
    until: str
    card: str
    names: str = ""  # for the stat `immune`: the conditions, separated by commas


class Token(NamedTuple):
    """A token on the map that an enemy can spring (SS-POW-17), and the power that placed it."""

    kind: str
    area: Area
    owner: Ref
    card: str


@dataclass(frozen=True)
class Options:
    """The options of a match (section 8)."""

    players: int = 1
    heroes: int = 2
    mode: str = "campaign"
    quest: str = "q0"
    difficulty: str = "normal"
    one_side: bool = False
    soul_storm: bool = False
    ties: str = "engine"
    expansion: bool = True
    fog: bool = False
    iron_souls: bool = False
    legend: bool = False

    @property
    def is_campaign(self) -> bool:
        return self.mode == "campaign"


@dataclass(slots=True)
class Body:
    """Common state of heroes, companions and enemies: area, wounds and tokens."""

    area: Area = NOWHERE  # area of the figure
    wounds: int = 0  # lost HP
    shields: int = 0  # number of Magic Shields
    fire: list[int] = dataclasses.field(default_factory=empty_list)  # levels of the Fire tokens
    conditions: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # level; above 1 for Poison or Bleeding
    fresh: list[str] = dataclasses.field(default_factory=empty_list)  # conditions received in its own turn (SS-BOD-72)
    criticals: dict[str, str] = dataclasses.field(default_factory=empty_dict)  # colour of the Critical, by stat
    buffs: list[Buff] = dataclasses.field(default_factory=empty_list)

    def has(self, condition: str) -> bool:
        return condition in self.conditions

    def clear(self) -> None:
        """Discard all tokens."""
        self.shields = 0
        for tokens in (self.fire, self.conditions, self.fresh, self.criticals, self.buffs):
            tokens.clear()


@dataclass(slots=True)
class Hero(Body):
    """A hero: card, belongings, and state in the quest."""

    id: str = ""
    nature: str = ""
    seat: Seat = 0  # seat of the player
    rank: int = 1  # the Soulrank
    crowns: int = 0  # Crowns in the purse
    primary: Thing = NOTHING
    secondary: Thing = NOTHING
    armor: Thing = NOTHING
    artifact: Thing = NOTHING
    bag: list[Thing] = dataclasses.field(default_factory=empty_list)
    keys: list[str] = dataclasses.field(default_factory=empty_list)
    powers: list[str] = dataclasses.field(default_factory=empty_list)
    talents: list[str] = dataclasses.field(default_factory=empty_list)
    used: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # cooldown of each used power; SPENT for X
    extras: list[str] = dataclasses.field(default_factory=empty_list)  # cards whose static effects last the quest
    limits: list[str] = dataclasses.field(default_factory=empty_list)  # used cards with a limit, such as `round/focus`
    hidden: bool = False
    runes: int = 0  # Charged Runes
    ghost: bool = False
    acted: bool = False  # the hero has had their turn in this round (SS-HTN-02)
    escort: str = ""  # id of the villager that follows the hero, or empty
    forged: bool = False  # the hero has forged their soul weapon (SS-CAM-31)
    resurrected: bool = False  # the hero has returned to life in this quest (SS-OPT-09)
    lost_rank: bool = False  # the last death cost a Soulrank (Candle for the Dead)

    @property
    def card(self) -> HeroCard:
        return HEROES[self.id]

    @property
    def side(self) -> Nature:
        return self.card.side(self.nature)

    @property
    def gem(self) -> GemRow:
        return self.side.gem[self.rank - 1]

    @property
    def name(self) -> Words:
        return character_name(self.id)

    @property
    def title(self) -> Text:
        """Return the name of the hero's class."""
        return Text(f"class-{self.id}-{self.nature}")

    @property
    def worn(self) -> tuple[Thing, Thing, Thing, Thing]:
        return self.primary, self.secondary, self.armor, self.artifact

    @property
    def things(self) -> list[Thing]:
        """Return all items, worn and in the bag."""
        return [thing for thing in self.worn if thing.item] + self.bag

    def clear(self) -> None:
        Body.clear(self)
        self.hidden = False
        self.runes = 0


@dataclass(slots=True)
class Companion(Body):
    """A wolf or a golem."""

    id: str = ""
    owner: int = 0
    most: int = 0  # full HP, fixed on arrival (SS-CMP-01)


@dataclass(slots=True)
class Enemy(Body):
    """An enemy figure, a group of a Horde, a Master or the Villain."""

    id: str = ""
    ref: Ref = NOBODY  # serial number
    most: int = 0  # full HP of one figure
    figures: int = 1  # remaining figures of a Horde, otherwise 1
    asleep: bool = False
    pacified: bool = False
    menace: int = NOBODY  # index of the hero who has its Menace token
    storm: list[str] = dataclasses.field(default_factory=empty_list)  # natures that attacked in this round (SS-OPT-05)
    stormed: bool = False  # the Soul Storm bonus was used in this round
    burning: bool = False  # it had Fire when the Time Phase began (SS-MAS-20)

    @property
    def code(self) -> str:
        """Return the enemy's code in events."""
        return enemy_code(self.id, self.ref)

    @property
    def name(self) -> Words:
        return character_name(self.code)

    @property
    def is_idle(self) -> bool:
        """Whether the enemy does not act, because it is asleep or pacified."""
        return self.asleep or self.pacified

    @property
    def left(self) -> int:
        """Return the remaining HP. For a Horde, it is the sum of all figures."""
        return self.most * self.figures - self.wounds


@dataclass(slots=True)
class Turn:
    """The current Hero Turn (4.9)."""

    hero: int  # index of the acting hero
    combat: int = 0  # Combat activities left
    action: int = 0  # Action activities left
    moves: int = 1  # Movement activities left
    points: int = 0  # movement points left in the current Movement activity
    dashed: int = 0  # points of a Dash, added to the next Movement activity
    moving: bool = False
    begun: int = 0  # activities begun: Movement, Combat or Action (SS-BOD-40)
    stepped: bool = False
    attacks: int = 0  # attacks made in this turn
    did: list[str] = dataclasses.field(default_factory=empty_list)  # keys of things done in this turn
    firm: Area = NOWHERE  # the last firm area (SS-MAP-21)
    steps: int = 0  # steps that a Ghost Soul has taken
    sorting: bool = False  # the hero is picking up and dropping items in one Free Action (SS-FRE-04)
    over: bool = False


@dataclass(slots=True)
class Attack:
    """An open attack (4.18): its step, and all results so far."""

    attacker: Ref  # the attacking character
    card: str  # the id of the weapon, power, enemy or trap
    name: str  # name of the attack on an enemy's card, otherwise empty
    target: Ref = NOBODY  # the primary target
    area: Area = NOWHERE  # centre of the attack
    step: str = "declare"
    tags: list[str] = dataclasses.field(default_factory=empty_list)
    targets: list[Ref] = dataclasses.field(default_factory=empty_list)  # all characters that the attack hits
    aoe: int = NOBODY  # radius of an area attack; NOBODY for one target
    dice: list[Die] = dataclasses.field(default_factory=empty_list)
    bonuses: list[Bonus] = dataclasses.field(default_factory=empty_list)
    lethals: int = 0  # number of Hits that may become Lethal
    doubled: bool = False
    hits: int = 0  # Hits of the attack, all bonuses included
    used: list[str] = dataclasses.field(default_factory=empty_list)
    now: Ref = NOBODY  # the character who is defending now
    left: int = 0  # normal Hits left against the defender
    lethal: int = 0  # Lethal Hits left against the defender
    blue: list[Die] = dataclasses.field(default_factory=empty_list)  # dice of the defender
    shields: int = 0  # Shields added in step D5
    wounds: int = 0  # wounds of the defender
    evader: Ref = NOBODY  # the evading character, even if another one defends
    first: bool = False  # first attack of the attacker's turn

    @property
    def bolt(self) -> bool:
        return any(die.bolt for die in self.dice)


@dataclass(slots=True)
class Activation:
    """An enemy that is acting (4.25)."""

    enemy: Ref
    rule: int = NOBODY
    victim: Ref = NOBODY
    frenzy: bool = False
    chained: bool = False  # activated by another enemy's power (SS-AI-24)


@dataclass(slots=True)
class Belongings:
    """A copy of a hero's belongings before a quest."""

    rank: int
    crowns: int
    worn: list[Thing]
    bag: list[Thing]
    keys: list[str]
    extras: list[str]
    forged: bool


@dataclass(slots=True)
class SavedParty:
    """A copy of the party before the set-up of a quest. It is restored after a lost attempt (SS-CAM-02)."""

    heroes: list[Belongings]
    soul: int
    flags: list[str]
    services: list[str]
    stock: dict[str, int]


@dataclass(slots=True)
class CampaignRecord:
    """The entries of the campaign record (SS-RNK-04)."""

    soul: int = 0  # Soul Points earned in won attempts
    earned: int = 0  # Soul Points earned in this attempt
    deaths: int = 0
    defeats: int = 0
    rounds: int = 0
    firsts: int = 0  # number of quests won at the first attempt
    saved: int = 0  # number of villagers delivered in won quests
    troll: bool = False
    freed: bool = False
    won: list[str] = dataclasses.field(default_factory=empty_list)
    lost: str = ""  # the quest that ended the campaign in defeat; empty otherwise
    ending: str = ""
    abandoned: bool = False


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """The state of one campaign, or of one single quest."""

    options: Options
    heroes: list[Hero] = dataclasses.field(default_factory=empty_list)
    companions: list[Companion] = dataclasses.field(default_factory=empty_list)
    enemies: list[Enemy] = dataclasses.field(default_factory=empty_list)  # sorted by serial number
    serial: int = FIRST_ENEMY  # number for the next enemy
    owners: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # owner of each Enemy card (SS-ENE-20)

    # the campaign
    quest: str = ""
    attempt: int = 1  # attempt at this quest, counted from 1
    leader: Seat = 0  # the seat that chooses for the party
    soul: int = 0  # Soul Points of the party
    flags: list[str] = dataclasses.field(default_factory=empty_list)
    stock: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # items left in the market, by name
    services: list[str] = dataclasses.field(default_factory=empty_list)  # party services paid in the tavern
    candle: bool = False  # the first resurrection of this quest is free
    saved: SavedParty | None = None  # the party before the set-up of this quest
    shopper: int = 0  # index of the hero at the market; number of heroes for the party
    record: CampaignRecord = dataclasses.field(default_factory=CampaignRecord)

    # the quest
    round: int = 0  # round of the quest, counted from 1
    phase: str = ""
    outcome: str = ""  # won or lost, once the quest is over
    active: int = NOBODY
    turn: Turn | None = None
    opened: int = 0  # open doors, as bits
    locks: list[str] = dataclasses.field(default_factory=empty_list)  # Magic Locks, by door or chest
    terrain: dict[int, list[str]] = dataclasses.field(default_factory=empty_dict)
    gates: list[Area] = dataclasses.field(default_factory=empty_list)  # active Spawn Gates
    shadows: list[Area] = dataclasses.field(default_factory=empty_list)
    chests: list[str] = dataclasses.field(default_factory=empty_list)
    searches: list[Area] = dataclasses.field(default_factory=empty_list)
    markers: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # effort spent on each marker
    tokens: list[Token] = dataclasses.field(default_factory=empty_list)
    ground: dict[int, list[Thing]] = dataclasses.field(default_factory=empty_dict)
    crowns: dict[int, int] = dataclasses.field(default_factory=empty_dict)  # Crowns on the ground, by area
    bells: int = 0  # Bell Toll tokens
    counters: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # counters of the story, by name
    delivered: list[str] = dataclasses.field(default_factory=empty_list)
    killed: list[str] = dataclasses.field(default_factory=empty_list)  # ids of killed Masters and of the Villain
    read: list[str] = dataclasses.field(default_factory=empty_list)  # ids of the paragraphs read in this quest
    triggers: list[str] = dataclasses.field(default_factory=empty_list)  # story triggers that are not handled yet

    # decks
    encounters: Deck = dataclasses.field(default_factory=lambda: Deck("encounter"))
    traps: Deck = dataclasses.field(default_factory=lambda: Deck("trap"))
    treasures: Deck = dataclasses.field(default_factory=lambda: Deck("treasure"))
    bag: Deck = dataclasses.field(default_factory=lambda: Deck("enemies"))
    power_decks: dict[str, Deck] = dataclasses.field(default_factory=empty_dict)
    events_drawn: int = 0  # Event cards drawn in this quest
    event: str = ""  # the revealed card on the Event deck
    night: bool = False
    extra_event: int = 0  # random cards added (or removed) above the last story card (SS-OPT-02)
    encounter: str = ""  # the Encounter card that is being resolved

    # the current moment
    attacks: list[Attack] = dataclasses.field(default_factory=empty_list)
    activations: list[Activation] = dataclasses.field(default_factory=empty_list)
    aim: str = dataclasses.field(default="", metadata=PART)  # the power or weapon whose target is being chosen
    first_attack: bool = False  # an enemy has attacked in this Enemy Turn
    looking: bool = False  # Shadows must be checked: a party member moved or a door opened (SS-SPW-02)

    @property
    def count(self) -> int:
        """Return the number of heroes, called H on cards (SS-GEN-11)."""
        return len(self.heroes)

    @property
    def card(self) -> Quest:
        return QUESTS[self.quest]

    @property
    def hero_turn(self) -> Turn:
        """Return the current Hero Turn."""
        assert self.turn is not None
        return self.turn

    def enemy(self, ref: Ref) -> Enemy | None:
        """Return the enemy with this serial number; None if it is not on the map."""
        for enemy in self.enemies:  # faster than `next` of a generator expression
            if enemy.ref == ref:
                return enemy
        return None

    def companion(self, owner: int) -> Companion | None:
        for companion in self.companions:
            if companion.owner == owner:
                return companion
        return None

    def body(self, ref: Ref) -> Body | None:
        """Return a living character on the map; None for a Ghost Soul or a character that is gone."""
        if ref >= FIRST_ENEMY:
            return self.enemy(ref)
        if ref >= COMPANION:
            return self.companion(ref - COMPANION)
        if ref < 0 or self.heroes[ref].ghost:
            return None
        return self.heroes[ref]

    def master(self, id: str) -> Enemy | None:
        """Return a Master or the Villain by id; None if it is not on the map."""
        return next((enemy for enemy in self.enemies if enemy.id == id), None)

    def living(self) -> Iterator[int]:
        """Yield the indices of the heroes who are not Ghost Souls, in hero order."""
        return (hero_index for hero_index, hero in enumerate(self.heroes) if not hero.ghost)

    def code(self, ref: Ref) -> str:
        """Return a character's code in events, such as `bryndis`, `wolf` or `orc_g:2`; empty for NOBODY."""
        if ref >= FIRST_ENEMY:
            return enemy.code if (enemy := self.enemy(ref)) else ""
        if ref >= COMPANION:
            return companion.id if (companion := self.companion(ref - COMPANION)) else ""
        return self.heroes[ref].id if ref >= 0 else ""

    def name(self, ref: Ref) -> Words:
        """Return a character's name. Enemies of one type are numbered."""
        return character_name(self.code(ref))

    def in_order(self, refs: list[Ref]) -> list[Ref]:
        """Return characters in game order: heroes from the active one on with companions, then enemies (SS-GEN-12)."""
        if len(refs) < 2:
            return list(refs)
        first_index, count = max(self.active, 0), max(1, self.count)
        enemies = sorted(ref for ref in refs if ref >= FIRST_ENEMY)
        other_refs = [ref for ref in refs if ref < FIRST_ENEMY]
        return sorted(other_refs, key=lambda ref: ((ref % COMPANION - first_index) % count, ref // COMPANION)) + enemies


def is_enemy(ref: Ref) -> bool:
    return ref >= FIRST_ENEMY


def is_hero(ref: Ref) -> bool:
    return 0 <= ref < COMPANION


def is_companion(ref: Ref) -> bool:
    return COMPANION <= ref < FIRST_ENEMY


@cache
def enemy_code(id: str, ref: Ref) -> str:
    """Return an enemy's code in events. A Master is unique, so its code has no number."""
    return id if ENEMIES[id].is_master else f"{id}:{ref - FIRST_ENEMY + 1}"
