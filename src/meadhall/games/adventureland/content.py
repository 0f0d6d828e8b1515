"""The numbers of the game, read from content/adventureland.toml."""

from __future__ import annotations

import msgspec

from meadhall.engine.common.content import ContentTable, read_content


class Board(ContentTable, frozen=True):
    columns: list[str]
    rows: list[int]
    grid: list[str]


class Terrain(ContentTable, frozen=True):
    name: str
    item: str
    places: str
    counts_as_one_of_two: bool
    cards: int
    fields: list[str]


class River(ContentTable, frozen=True):
    order: list[str]


class KnownField(ContentTable, frozen=True):
    field: str
    terrain: str
    source: str
    note: str


class Region(ContentTable, frozen=True):
    id: str
    name: str
    terrain: str
    fields: list[str]


class City(ContentTable, frozen=True):
    id: str
    region: str
    name: str
    size: int
    capital: bool
    colour: str


class StartArea(ContentTable, frozen=True):
    id: str
    first_field: str
    direction: str
    players: list[int]


class SetUp(ContentTable, frozen=True):
    players: int
    adventurers_back_each: int
    adventurers_each: int
    companions_back: int
    companions_table: int
    swords_back: int
    swords_table: int
    seed_cards: int
    max_rounds: int


class Supply(ContentTable, frozen=True):
    colours: list[str]
    adventurers_per_colour: int
    scoring_markers: int
    companions: int
    gold: int
    water_sprites: int
    overview_cards: int


class Dice(ContentTable, frozen=True):
    count: int
    faces: list[int]


class SwordKind(ContentTable, frozen=True):
    kind: str
    name: str
    extra: int
    count: int
    ids: list[str]


class HerbKind(ContentTable, frozen=True):
    kind: str
    name: str
    value: int
    count: int
    ids: list[str]


class CreatureKind(ContentTable, frozen=True):
    kind: str
    name: str
    strength: int
    wreath: int
    count: int
    ids: list[str]


class AdventureCard(ContentTable, frozen=True):
    id: int
    key: str
    name: str
    scored: str
    fog: str
    gold_each: int
    companion_steps: bool = False
    herbs: str = ""
    swords: str = ""
    group_factor: int = 0
    groups: bool = False
    most_fog: tuple[int, ...] = ()
    most_gold: tuple[int, ...] = ()
    city_points: str = ""
    city_table: dict[int, list[int]] = msgspec.field(default_factory=dict[int, list[int]])
    minus_per_figure_outside: str = ""


class OptionRow(ContentTable, frozen=True):
    id: str
    values: list[str | int | bool]
    default: str | int | bool
    source: str


class CityChip(ContentTable, frozen=True):
    id: str
    colour: str
    players: int
    figures: int


class PrincessAdventure(ContentTable, frozen=True):
    id: int
    name: str
    giant_strength: dict[int, int]
    points_key: int
    points_first_five_keys: int
    points_princess: int
    fog: str
    gold_each: int
    max_rounds: dict[int, int]


class KingAdventure(ContentTable, frozen=True):
    id: int
    name: str
    deck: list[str]
    deck_cards: int
    seed_cards: int
    king_on_first_strength: int
    fog: str
    points_king: int
    majorities: list[str]
    majority_points: list[int]
    max_rounds: dict[int, int]


class Expansion(ContentTable, frozen=True):
    key_colours: list[str]
    keys_per_colour: int
    princess: int
    giant: int
    king: int
    super_companions: int
    super_companion_worth: int
    city_chip: list[CityChip]
    princess_adventure: PrincessAdventure
    king_adventure: KingAdventure


class Meta(ContentTable, frozen=True):
    game: str
    prefix: str
    content_version: int


class Content(ContentTable, frozen=True):
    meta: Meta
    board: Board
    terrain: dict[str, Terrain]
    river: River
    known: list[KnownField]
    region: list[Region]
    city: list[City]
    start_area: list[StartArea]
    setup: list[SetUp]
    pieces: Supply
    dice: Dice
    sword: list[SwordKind]
    herb: list[HerbKind]
    fog_creature: list[CreatureKind]
    adventure: list[AdventureCard]
    option: list[OptionRow]
    expansion: Expansion


CONTENT = read_content("meadhall.games.adventureland", "adventureland.toml", Content)
SETUP = {row.players: row for row in CONTENT.setup}
EXPANSION = CONTENT.expansion

# Values of the faces in each bag, which hold indexes into these.
SWORD_IDS = [i for kind in CONTENT.sword for i in kind.ids]
SWORD_EXTRAS = [kind.extra for kind in CONTENT.sword for _ in kind.ids]
HERB_IDS = [i for kind in CONTENT.herb for i in kind.ids]
HERB_VALUES = [kind.value for kind in CONTENT.herb for _ in kind.ids]
CREATURE_IDS = [i for kind in CONTENT.fog_creature for i in kind.ids]
CREATURES = [kind for kind in CONTENT.fog_creature for _ in kind.ids]
CREATURE_STRENGTHS = [kind.strength for kind in CREATURES]
CREATURE_WREATHS = [kind.wreath for kind in CREATURES]
# 9: the maximum that an unknown sword may add (AL-FGT-21)
MAX_SWORD_STRENGTH = max(SWORD_EXTRAS) + max(CONTENT.dice.faces)
MAX_HERB_VALUE = max(HERB_VALUES)  # 4
