"""The content read from TOML: cards, Place-Sites, heroes, enemies, dice, limits."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from meadhall.engine import ContentTable, read_content
from meadhall.games.heropath.ops import AnyOp, Deck, Foe, Gain, Region

PACKAGE: Final = "meadhall.games.heropath"
Window = Literal[
    "passive", "free", "travel", "visit", "battle", "rolled", "search", "balloon", "draw", "foe-free", "foe-battle",
    "targeted", "after-encounter", "cast", "flare", "loss", "death",
]  # fmt: skip
CardType = Literal[
    "anti-enemy", "anti-hero", "action", "movement", "animal", "ally", "general", "weaponry", "accessory", "weather"
]  # fmt: skip
Slot = Literal["hand", "two-hand", "head", "body", "general", "attach", "none"]


# ---- cards


class Requirement(ContentTable, frozen=True):
    """The attributes that a hero needs to use a card (HP-CRD-09)."""

    SKILLS: int = 0
    WISDOM: int = 0
    FAITH: int = 0
    EXPERIENCE: int = 0


class Cost(ContentTable, frozen=True):
    """The price of using a card or of an activity."""

    GOLD: int = 0
    FOOD: int = 0
    EXPERIENCE: int = 0
    VITALITY: int = 0


class Target(ContentTable, frozen=True):
    """The kind of hero that a card targets: an opponent within `range` spaces, or the fighter."""

    hero: Literal["opponent", "fighter"]
    range: int


class CardKind(ContentTable, frozen=True):
    """One kind of playing card."""

    id: str
    name: str
    deck: Deck
    count: int
    type: CardType
    category: Literal["magic", "equipment", "companions", "abilities", "event"]
    slot: Slot
    tags: tuple[str, ...]
    time: Literal["in-turn", "any-time", "off-turn", "instant"]
    uses: Literal["multi", "single"]
    window: tuple[Window, ...]
    req: Requirement
    price: int
    effect: tuple[AnyOp, ...]
    text: str
    cost: Cost = Cost()
    limit: Literal["", "battle", "turn", "round"] = ""
    target: Target | None = None
    opponent: bool = False
    encounter: bool = False
    event: bool = False

    @property
    def is_single(self) -> bool:
        """Whether the card is discarded after one use (HP-CRD-07)."""
        return self.uses == "single"

    @property
    def is_square(self) -> bool:
        """Whether the card has a square in the Armament."""
        return self.slot not in ("none", "attach")

    @property
    def lies_hidden(self) -> bool:
        """Whether the card stays face down until it is used (HP-RES-04)."""
        return self.deck in ("MAGIC", "ABILITIES")

    @property
    def only_gains(self) -> bool:
        """Whether the card is instant and only gives goods. Then the next log lines describe its whole effect."""
        return self.time == "instant" and all(isinstance(op, Gain) for op in self.effect)


class Word(ContentTable, frozen=True):
    """One word of the vocabulary of effects, and its meaning."""

    name: str
    meaning: str
    kind: str = ""
    params: str = ""


class CardTable(ContentTable, frozen=True):
    """The contents of `cards.toml`: the cards, and the vocabulary of their effects."""

    verb: list[Word]
    window: list[Word]
    need: list[Word]
    rule: list[Word]
    event: list[Word]
    weather: list[Word]
    who: list[Word]
    card: list[CardKind]


# ---- Place-Sites


class Activity(ContentTable, frozen=True):
    """An activity that a Place-Site offers, at most `max` times in a Visit."""

    id: str
    max: int
    cost: Cost
    effect: tuple[AnyOp, ...]
    text: str


class SiteKind(ContentTable, frozen=True):
    """One of the 22 Place-Sites."""

    id: str
    name: str
    decks: tuple[Deck, ...]
    blurb: str
    activities: tuple[Activity, ...]


class SiteTable(ContentTable, frozen=True):
    """The contents of `sites.toml`."""

    site: list[SiteKind]


# ---- heroes, enemies, dice, limits


class HeroKind(ContentTable, frozen=True):
    """A hero character: gems and supply at the start (HP-CON-01)."""

    id: str
    name: str
    expansion: bool
    WISDOM: int
    SKILLS: int
    EXPERIENCE: int
    FAITH: int
    VITALITY: int
    GOLD: int
    FOOD: int
    balance: int = 0  # number added to FAITH with balanced attributes (HP-ATT-03)


class Equivalent(ContentTable, frozen=True):
    """Start values of every hero with equivalent attributes (HP-ATT-02)."""

    free_points: int
    free_attributes: tuple[str, ...]
    EXPERIENCE: int
    FAITH: int
    VITALITY: int
    GOLD: int
    FOOD: int


class EnemyKind(ContentTable, frozen=True):
    """One type of enemy (HP-CON-02)."""

    id: Foe
    name: str
    count: int
    power: int
    dice: int


class DragonPower(ContentTable, frozen=True):
    """The Dragon's Basic Power by difficulty (HP-CON-03)."""

    normal: int
    expert: int
    inferno: int


class DragonKind(ContentTable, frozen=True):
    """The Dragon's power and dice."""

    power: DragonPower
    dice: int


class SearchResult(ContentTable, frozen=True):
    """One face of the Search die."""

    FORTUNE: int = 0
    MAGIC: int = 0
    GOLD: int = 0
    FOOD: int = 0


class FlareFace(ContentTable, frozen=True):
    """One face of the black die: the regions that it shows."""

    regions: tuple[Region, ...]


class Die(ContentTable, frozen=True):
    """One kind of die."""

    id: str
    name: str
    count: int
    faces: list[int | FlareFace | SearchResult] | None = None


class Limits(ContentTable, frozen=True):
    """The limits and counts that the rules name."""

    attribute_max: int
    heroes_per_space: int
    enemies_per_space: int
    leeches_per_hero: int
    resource_cards_per_category: int
    trade_items_per_rest: int
    refusals_per_turn: int
    replacements_per_turn: int
    actions_per_turn: int
    paces: int
    far_distance: int
    scale_levels: int
    draft_keep: list[int]
    draft_deal: dict[Deck, int]
    solo_deal: dict[Deck, int]
    solo_keep: int
    solo_level: int
    exposed_squares: int
    initial_place_sites: int


class Stockpile(ContentTable, frozen=True):
    """The stockpile before set-up, and the additions for each expansion (HP-GEN-02)."""

    GOLD: int
    FOOD: int
    gems: int
    gold_per_expansion: int
    food_per_expansion: int
    gems_per_expansion: int


class TokenKind(ContentTable, frozen=True):
    """A kind of token or figure in the box."""

    id: str
    count: int
    numbers: tuple[int, ...] = ()
    sides: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    expansion_names: tuple[str, ...] = ()


class Square(ContentTable, frozen=True):
    """A square of the Armament, and the slots that it accepts (HP-ARM-01)."""

    id: str
    accepts: tuple[Slot, ...]


class OptionRow(ContentTable, frozen=True):
    """An option of a match and its values (section 8)."""

    id: str
    values: tuple[str | int, ...]
    default: str | int | dict[str, int]
    most: int = 0  # the largest number allowed, for an option that takes any number; 0 for other options


class Realtime(ContentTable, frozen=True):
    """Time limits of Real Time, in seconds."""

    stall_s: int
    answer_s: int
    grace_s: int


class Table(ContentTable, frozen=True):
    """The contents of `content.toml`."""

    limits: Limits
    stockpile: Stockpile
    hero: list[HeroKind]
    equivalent: Equivalent
    enemy: list[EnemyKind]
    dragon: DragonKind
    die: list[dict[str, object]]
    token: list[TokenKind]
    square: list[Square]
    option: list[OptionRow]
    realtime: Realtime


CARD_TABLE: Final = read_content(PACKAGE, "cards.toml", CardTable)
TABLE: Final = read_content(PACKAGE, "content.toml", Table)
CARDS: Final = CARD_TABLE.card
CARD: Final = {card.id: face for face, card in enumerate(CARDS)}
SITES: Final = read_content(PACKAGE, "sites.toml", SiteTable).site
SITE: Final = {site.id: number for number, site in enumerate(SITES)}
HEROES: Final = TABLE.hero
ENEMIES: Final = TABLE.enemy
ENEMY: Final = {enemy.id: number for number, enemy in enumerate(ENEMIES)}
DRAGON: Final = len(ENEMIES)  # index of the Dragon, after all types of enemies
FOES: Final[tuple[Foe, ...]] = (*(enemy.id for enemy in ENEMIES), "dragon")
LIMITS: Final = TABLE.limits
STOCK: Final = TABLE.stockpile
LEECHES: Final = next(token.count for token in TABLE.token if token.id == "leech")
ROUND_LIMIT: Final = next(row for row in TABLE.option if row.id == "round_limit")
ROUND_LIMITS: Final = msgspec.convert(ROUND_LIMIT.default, dict[str, int])  # by competition; 0: no limit (HP-MOD-05)
TRACKERS: Final = next(token.count for token in TABLE.token if token.id == "tracking")

DECKS: Final[tuple[Deck, ...]] = ("ARMS", "MARKET", "ABILITIES", "MAGIC", "FORTUNE")
OPEN_DECKS: Final = DECKS[:4]  # decks with exposed cards (HP-SET-25)


def _faces(die: str) -> object:
    return next(row["faces"] for row in TABLE.die if row["id"] == die)


HERO_DICE: Final = msgspec.convert(next(die["count"] for die in TABLE.die if die["id"] == "hero"), int)
HERO_DIE: Final = msgspec.convert(_faces("hero"), tuple[int, ...])
ENEMY_DIE: Final = msgspec.convert(_faces("enemy"), tuple[int, ...])
SPECIAL_DIE: Final = msgspec.convert(_faces("special"), tuple[int, ...])
SEARCH_DIE: Final = msgspec.convert(_faces("search"), tuple[SearchResult, ...])
FLARE_DIE: Final = msgspec.convert(_faces("flare"), tuple[FlareFace, ...])


def bag_of(deck: Deck) -> list[int]:
    """Return the faces of all cards of a deck, in order."""
    return [face for face, card in enumerate(CARDS) if card.deck == deck for _ in range(card.count)]


def enemy_bag() -> list[int]:
    """Return the types of the 48 enemy tokens."""
    return [number for number, enemy in enumerate(ENEMIES) for _ in range(enemy.count)]
