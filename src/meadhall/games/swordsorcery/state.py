"""The state of Sword & Sorcery: plain data, all public; secrets are in bags of faces or in the content."""

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
from meadhall.games.swordsorcery.texts import who

Seat = int
Ref = int  # a character: a hero by his place, his companion, or an enemy by its serial number
Area = int  # by its place in the map file

NOBODY: Final = -1
NOWHERE: Final = -1
MOST_HEROES: Final = 5
COMPANION: Final = 5  # the companion of hero h is COMPANION + h
FIRST_ENEMY: Final = 10
MOST_SHIELDS: Final = 5  # SS-ARM-04
CONDITIONS: Final = ("ko", "poison", "blind", "slow", "stun", "bleeding", "exhaust")  # SS-BOD-03
STATS: Final = ("armor", "hits", "defense", "movement")  # of Criticals (SS-SPE-02)
YELLOW: Final = "yellow"
RED: Final = "red"

# Makes the lists of fields: `list[int]` takes three times as long, since it tries to store its type.
empty_list: Final = cast("Callable[[], list[Any]]", list)
empty_dict: Final = cast("Callable[[], dict[Any, Any]]", dict)


class Thing(NamedTuple):
    """One card of the items: which, with which enchantment, and whether it came out of the treasure deck."""

    item: str
    enchant: str = ""
    drawn: bool = False


NOTHING: Final = Thing("")


class Die(NamedTuple):
    """A die that was rolled: R or B, its number, and whether it was rolled again (SS-GEN-02)."""

    color: str
    number: int
    again: bool = False

    @property
    def bolt(self) -> bool:
        return self.number >= BOLT_FROM[self.color]


class Bonus(NamedTuple):
    """A change of the Hits, and its source."""

    card: str
    n: int


class Buff(NamedTuple):
    """A change of a number until a certain moment (11.1, `buff`)."""

    stat: str
    n: int
    until: str
    card: str
    names: str = ""


class Token(NamedTuple):
    """A token on the map that waits for an enemy (SS-POW-17), and the power that placed it."""

    kind: str
    area: Area
    owner: Ref
    card: str


@dataclass(frozen=True)
class Options:
    """The options of section 8."""

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
    """Common state of heroes, companions and enemies: place, wounds and tokens."""

    area: Area = NOWHERE  # where the figure stands
    wounds: int = 0  # HP that are lost
    shields: int = 0  # its Magic Shields
    fire: list[int] = dataclasses.field(default_factory=empty_list)  # levels of the Fire tokens
    conditions: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # the level of Poison, otherwise 1
    fresh: list[str] = dataclasses.field(default_factory=empty_list)  # received in the hero's own turn (SS-BOD-72)
    criticals: dict[str, str] = dataclasses.field(default_factory=empty_dict)  # a colour by stat
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
    """A hero: card, belongings and condition in the quest."""

    id: str = ""
    nature: str = ""
    seat: Seat = 0  # its player
    rank: int = 1  # the Soulrank
    crowns: int = 0  # in its purse
    primary: Thing = NOTHING
    secondary: Thing = NOTHING
    armor: Thing = NOTHING
    artifact: Thing = NOTHING
    bag: list[Thing] = dataclasses.field(default_factory=empty_list)
    keys: list[str] = dataclasses.field(default_factory=empty_list)
    powers: list[str] = dataclasses.field(default_factory=empty_list)
    talents: list[str] = dataclasses.field(default_factory=empty_list)
    used: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # the cooldown on top; SPENT for X
    extras: list[str] = dataclasses.field(default_factory=empty_list)  # cards whose static effects last the quest
    limits: list[str] = dataclasses.field(default_factory=empty_list)  # things used in this turn, round or quest
    hidden: bool = False
    runes: int = 0  # it has collected
    ghost: bool = False
    acted: bool = False  # the bookmark is turned down (SS-HTN-02)
    escort: str = ""  # the villager that goes with him
    forged: bool = False  # his soul weapon (SS-CAM-31)
    resurrected: bool = False  # once in this quest (SS-OPT-09)
    lost_rank: bool = False  # by his last death (Candle for the Dead)

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
        return who(self.id)

    @property
    def title(self) -> Text:
        """The hero's class."""
        return Text(f"class-{self.id}-{self.nature}")

    @property
    def worn(self) -> tuple[Thing, Thing, Thing, Thing]:
        return self.primary, self.secondary, self.armor, self.artifact

    @property
    def things(self) -> list[Thing]:
        """All cards, worn and in the bag."""
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
    most: int = 0  # HP, fixed when it comes (SS-CMP-01)


@dataclass(slots=True)
class Enemy(Body):
    """An enemy figure, a group of a Horde, a Master or the Villain."""

    id: str = ""
    ref: Ref = NOBODY  # the serial number
    most: int = 0  # HP of a figure
    figures: int = 1  # left in a horde
    asleep: bool = False
    pacified: bool = False
    menace: int = NOBODY  # the hero who has its Menace token
    storm: list[str] = dataclasses.field(default_factory=empty_list)  # natures that attacked it (SS-OPT-05)
    stormed: bool = False
    burning: bool = False  # it had Fire when the Time Phase began (SS-MAS-20)

    @property
    def code(self) -> str:
        """The enemy's name in events."""
        return enemy_code(self.id, self.ref)

    @property
    def name(self) -> Words:
        return who(self.code)

    @property
    def is_idle(self) -> bool:
        """Whether it does nothing because it sleeps or is pacified."""
        return self.asleep or self.pacified

    @property
    def left(self) -> int:
        """The HP left; of a Horde the sum of all its figures."""
        return self.most * self.figures - self.wounds


@dataclass(slots=True)
class Turn:
    """The Hero Turn that is going on (4.9)."""

    hero: int  # who acts, by place in the party
    combat: int = 0  # Combat activities left
    action: int = 0  # Action activities left
    moves: int = 1  # Movement activities left
    points: int = 0  # of the Movement activity that goes on
    dashed: int = 0  # points of a Dash that wait for it
    moving: bool = False
    begun: int = 0  # activities begun, Movement, Combat or Action (SS-BOD-40)
    stepped: bool = False
    attacks: int = 0  # made in this turn
    did: list[str] = dataclasses.field(default_factory=empty_list)  # once in a turn
    firm: Area = NOWHERE  # the last firm area (SS-MAP-21)
    steps: int = 0  # of a Ghost Soul
    sorting: bool = False  # he picks up and drops things: any number in one Free Action (SS-FRE-04)
    over: bool = False


@dataclass(slots=True)
class Attack:
    """The current attack (4.18): its step, and all results so far."""

    attacker: Ref  # the character who attacks
    card: str  # the id of the weapon, power, enemy or trap
    name: str  # of an attack that is printed on the card of an enemy
    target: Ref = NOBODY  # the primary target
    area: Area = NOWHERE  # the centre
    step: str = "declare"
    tags: list[str] = dataclasses.field(default_factory=empty_list)
    targets: list[Ref] = dataclasses.field(default_factory=empty_list)  # characters that it hits
    aoe: int = NOBODY  # areas from its centre that it hits, NOBODY for one target
    dice: list[Die] = dataclasses.field(default_factory=empty_list)
    bonuses: list[Bonus] = dataclasses.field(default_factory=empty_list)
    lethals: int = 0  # how many Hits may become Lethal
    doubled: bool = False
    hits: int = 0  # the sum
    used: list[str] = dataclasses.field(default_factory=empty_list)
    now: Ref = NOBODY  # who defends
    left: int = 0  # its normal Hits that are left
    lethal: int = 0  # and its Lethal ones
    blue: list[Die] = dataclasses.field(default_factory=empty_list)  # its dice
    shields: int = 0  # added Shields (D5)
    wounds: int = 0  # that came of it, -1 while nothing is decided
    evader: Ref = NOBODY  # the character whose Evade drew it, with any defender
    first: bool = False  # the attacker's first of the turn

    @property
    def bolt(self) -> bool:
        return any(die.bolt for die in self.dice)


@dataclass(slots=True)
class Activation:
    """An enemy that acts (4.25)."""

    enemy: Ref
    rule: int = NOBODY
    victim: Ref = NOBODY
    frenzy: bool = False
    chained: bool = False  # by a power of another enemy (SS-AI-24)


@dataclass(slots=True)
class Belongings:
    """A hero's belongings between quests."""

    rank: int
    crowns: int
    worn: list[Thing]
    bag: list[Thing]
    keys: list[str]
    extras: list[str]
    forged: bool


@dataclass(slots=True)
class SavedParty:
    """The party just before the set-up of a quest, to which a lost attempt returns (SS-CAM-02)."""

    heroes: list[Belongings]
    soul: int
    flags: list[str]
    services: list[str]
    stock: dict[str, int]


@dataclass(slots=True)
class CampaignRecord:
    """Entries of the record (SS-RNK-04)."""

    soul: int = 0  # Soul Points earned in won attempts
    earned: int = 0  # and in this one
    deaths: int = 0
    defeats: int = 0
    rounds: int = 0
    firsts: int = 0  # quests won at the first attempt
    saved: int = 0
    troll: bool = False
    freed: bool = False
    won: list[str] = dataclasses.field(default_factory=empty_list)
    lost: str = ""  # the quest that was lost at last
    ending: str = ""
    abandoned: bool = False


@dataclass(slots=True, kw_only=True)
class State(BaseState):
    """One campaign, or one quest."""

    options: Options
    heroes: list[Hero] = dataclasses.field(default_factory=empty_list)
    companions: list[Companion] = dataclasses.field(default_factory=empty_list)
    enemies: list[Enemy] = dataclasses.field(default_factory=empty_list)  # by serial number
    serial: int = FIRST_ENEMY  # number for the next enemy
    owners: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # Enemy cards by type (SS-ENE-20)

    # the campaign
    quest: str = ""
    attempt: int = 1  # attempt at this quest, counted from 1
    leader: Seat = 0  # the seat that chooses for the party
    soul: int = 0  # Soul Points of the party
    flags: list[str] = dataclasses.field(default_factory=empty_list)
    stock: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # items left in the market, by name
    services: list[str] = dataclasses.field(default_factory=empty_list)  # of the tavern, for the party
    candle: bool = False  # the first resurrection of this quest is free
    saved: SavedParty | None = None
    shopper: int = 0  # whose turn it is between two quests; the party's after the last hero
    record: CampaignRecord = dataclasses.field(default_factory=CampaignRecord)

    # the quest
    round: int = 0  # round of the quest, counted from 1
    phase: str = ""
    outcome: str = ""  # won or lost, once the quest is over
    active: int = NOBODY
    turn: Turn | None = None
    opened: int = 0  # a bit for each door of the map
    locks: list[str] = dataclasses.field(default_factory=empty_list)  # Magic Locks, by door or chest
    terrain: dict[int, list[str]] = dataclasses.field(default_factory=empty_dict)
    gates: list[Area] = dataclasses.field(default_factory=empty_list)  # that are active
    shadows: list[Area] = dataclasses.field(default_factory=empty_list)
    chests: list[str] = dataclasses.field(default_factory=empty_list)
    searches: list[Area] = dataclasses.field(default_factory=empty_list)
    markers: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # with the effort spent on each
    tokens: list[Token] = dataclasses.field(default_factory=empty_list)
    ground: dict[int, list[Thing]] = dataclasses.field(default_factory=empty_dict)
    crowns: dict[int, int] = dataclasses.field(default_factory=empty_dict)  # on the ground
    bells: int = 0  # Bell Toll tokens
    counters: dict[str, int] = dataclasses.field(default_factory=empty_dict)  # counters of the story, by name
    delivered: list[str] = dataclasses.field(default_factory=empty_list)
    killed: list[str] = dataclasses.field(default_factory=empty_list)  # Masters and the Villain
    read: list[str] = dataclasses.field(default_factory=empty_list)  # paragraphs
    triggers: list[str] = dataclasses.field(default_factory=empty_list)  # that happened and are not seen to yet

    # decks
    encounters: Deck = dataclasses.field(default_factory=lambda: Deck("encounter"))
    traps: Deck = dataclasses.field(default_factory=lambda: Deck("trap"))
    treasures: Deck = dataclasses.field(default_factory=lambda: Deck("treasure"))
    bag: Deck = dataclasses.field(default_factory=lambda: Deck("enemies"))
    power_decks: dict[str, Deck] = dataclasses.field(default_factory=empty_dict)
    events_drawn: int = 0  # Event cards drawn in this quest
    event: str = ""  # the revealed card on the Event deck
    night: bool = False
    extra_event: int = 0  # random cards more or fewer above the last story card (SS-OPT-02)
    encounter: str = ""  # the card that is resolved

    # what goes on at this moment
    attacks: list[Attack] = dataclasses.field(default_factory=empty_list)
    activations: list[Activation] = dataclasses.field(default_factory=empty_list)
    aim: str = dataclasses.field(default="", metadata=PART)  # the power or weapon whose target is being chosen
    first_attack: bool = False  # an enemy has attacked in this Enemy Turn
    looking: bool = False  # one of the party moved, or a door opened: Shadows are checked next (SS-SPW-02)

    @property
    def count(self) -> int:
        """H, the number of heroes (SS-GEN-11)."""
        return len(self.heroes)

    @property
    def card(self) -> Quest:
        return QUESTS[self.quest]

    @property
    def hero_turn(self) -> Turn:
        """The Hero Turn that goes on."""
        assert self.turn is not None
        return self.turn

    def enemy(self, ref: Ref) -> Enemy | None:
        """The enemy with this serial number, if it is on the map."""
        for enemy in self.enemies:  # `next` of an expression takes twice as long
            if enemy.ref == ref:
                return enemy
        return None

    def companion(self, owner: int) -> Companion | None:
        for companion in self.companions:
            if companion.owner == owner:
                return companion
        return None

    def body(self, ref: Ref) -> Body | None:
        """A character that is on the map: no Ghost Soul, nobody dead."""
        if ref >= FIRST_ENEMY:
            return self.enemy(ref)
        if ref >= COMPANION:
            return self.companion(ref - COMPANION)
        if ref < 0 or self.heroes[ref].ghost:
            return None
        return self.heroes[ref]

    def master(self, id: str) -> Enemy | None:
        """A Master or the Villain, if it is on the map."""
        return next((enemy for enemy in self.enemies if enemy.id == id), None)

    def living(self) -> Iterator[int]:
        """The heroes who are not Ghost Souls, in hero order."""
        return (at for at, hero in enumerate(self.heroes) if not hero.ghost)

    def code(self, ref: Ref) -> str:
        """Name of a character in events: `bryndis`, `wolf`, `orc_g:2`; empty for nobody."""
        if ref >= FIRST_ENEMY:
            return enemy.code if (enemy := self.enemy(ref)) else ""
        if ref >= COMPANION:
            return mate.id if (mate := self.companion(ref - COMPANION)) else ""
        return self.heroes[ref].id if ref >= 0 else ""

    def name(self, ref: Ref) -> Words:
        """A character by name; of enemies of one type each has a number."""
        return who(self.code(ref))

    def in_order(self, refs: list[Ref]) -> list[Ref]:
        """Heroes from the active hero on, each with his companion behind him, then enemies (SS-GEN-12)."""
        if len(refs) < 2:
            return list(refs)
        first, count = max(self.active, 0), max(1, self.count)
        enemies = sorted(ref for ref in refs if ref >= FIRST_ENEMY)
        others = [ref for ref in refs if ref < FIRST_ENEMY]
        return sorted(others, key=lambda ref: ((ref % COMPANION - first) % count, ref // COMPANION)) + enemies


def is_enemy(ref: Ref) -> bool:
    return ref >= FIRST_ENEMY


def is_hero(ref: Ref) -> bool:
    return 0 <= ref < COMPANION


def is_companion(ref: Ref) -> bool:
    return COMPANION <= ref < FIRST_ENEMY


@cache
def enemy_code(id: str, ref: Ref) -> str:
    """The code of an enemy, with its serial number if it is none of a kind."""
    return id if ENEMIES[id].is_master else f"{id}:{ref - FIRST_ENEMY + 1}"
