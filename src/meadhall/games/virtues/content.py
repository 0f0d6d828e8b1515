"""The cards and numbers of the game, read from content/virtues.toml and checked against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from meadhall.engine.common.content import ContentTable, read_content
from meadhall.engine.common.errors import BadContent, joined_names
from meadhall.games.virtues.ops import AnyOp, Gain


class Rules(ContentTable, frozen=True):
    armour_pieces: int
    might_to_win: int
    sins_per_cataclysm: int
    sin_hand: int
    cataclysms: int
    corruption_to_fall: int
    player_markers: int
    quest_rows: int
    quests_per_row: int
    quests_per_row_two_players: int
    treasures_per_quest: int
    tavern_spaces: int
    store_spaces: int
    face_up_castles: int
    face_up_estates: int
    treasury_marker_value: int
    hero_exchange_max: int
    temple_colour_need: int
    temple_might: int
    gift_copies: int
    artifact_substitute_gold: int
    relief_might_to_win: int
    max_laps: int
    max_turns: int


class Components(ContentTable, frozen=True):
    """The contents of the box (section 2)."""

    quest_board: int
    tavern_board: int
    store_board: int
    world_board: int
    might_board: int
    gift_cards: int
    artifact_cards: int
    armour_cards: int
    cataclysm_cards: int
    building_cards: int
    hero_cards: int
    sin_cards: int
    treasure_cards: int
    closing_cards: int
    quest_cards: int
    character_cards: int
    elixir_cards: int
    treasury_cards: int
    corruption_cards: int
    unnamed_cards: int
    fame_markers: int
    gold_markers: int
    player_markers: int
    player_markers_per_colour: int
    neutral_markers: int
    first_player_token: int


class MightTrack(ContentTable, frozen=True):
    first: int
    last_printed: int
    beyond: str


class Boards(ContentTable, frozen=True):
    quest: list[str]
    quest_two_players: list[str]
    tavern: list[str]
    store: list[str]
    world: list[str]
    might_track: MightTrack
    order_track: int


class Entry(ContentTable, frozen=True):
    id: str
    name: str


class PlainCard(Entry, frozen=True):
    count: int
    text: str


class Virtue(Entry, frozen=True):
    sin: str
    cards: int


class Colour(Entry, frozen=True):
    realm: str


class Portal(ContentTable, frozen=True):
    id: str
    side: int
    colour: str
    name: str
    cost: dict[str, int]
    might_turn: int


class HeroCard(ContentTable, frozen=True):
    id: str
    colour: str
    name: str
    title: str
    gifts: list[str]
    fame: int
    gold: int
    income_fame: int
    income_gold: int
    evil_name: str
    evil_income_fame: int
    evil_income_gold: int
    evil_ability: str
    evil_effects: tuple[AnyOp, ...]
    evil_text: str


class Character(Entry, frozen=True):
    colour: str
    cost: int
    income_fame: int
    income_gold: int
    might_now: int
    might_turn: int
    gifts: list[str]


class Elixir(Entry, frozen=True):
    cost: int
    gifts: list[str]
    colour: str
    need: int
    better: list[str]


class Building(ContentTable, frozen=True):
    id: str
    no: int
    kind: Literal["castle", "estate", "temple"]
    colour: str
    name: str
    cost: int
    prod: int
    need: int
    better: int
    man: int
    special: str
    window: Literal["any", "own", "response", "turn"]
    effects: tuple[AnyOp, ...]
    text: str


class Requirement(ContentTable, frozen=True):
    """One space on a quest card. It asks for gifts, for gold or for fame (SV-QST-09)."""

    gifts: tuple[str, ...] = ()
    gold: int = 0
    fame: int = 0

    @property
    def kind(self) -> str:
        return "gifts" if self.gifts else "gold" if self.gold else "fame"


class Quest(Entry, frozen=True):
    prize: int
    spaces: list[Requirement]


class Treasure(Entry, frozen=True):
    res: Literal["gold", "fame", "might", "artifact"]
    n: int
    count: int


class Artifact(Entry, frozen=True):
    effects: tuple[AnyOp, ...]
    text: str


class Armour(Entry, frozen=True):
    pass


class Cataclysm(Entry, frozen=True):
    kind: Literal["close", "ruin", "woe"]
    effects: tuple[AnyOp, ...]
    text: str


class SinFunction(ContentTable, frozen=True):
    name: str
    kind: Literal["action", "reaction"]
    foul: bool
    effects: tuple[AnyOp, ...]
    text: str

    @property
    def key(self) -> str:
        """The name in the keys of options, such as `above-reproach`."""
        return self.name.lower().replace(" ", "-")

    @property
    def only_gains(self) -> bool:
        """Whether the effect consists only of gains, which have their own log lines."""
        return all(isinstance(op, Gain) for op in self.effects)


class SinCard(ContentTable, frozen=True):
    id: str
    sin: str
    face: str
    count: int
    f1: SinFunction
    f2: SinFunction

    @property
    def functions(self) -> tuple[SinFunction, SinFunction]:
        return self.f1, self.f2


class UnnamedCard(Entry, frozen=True):
    kind: Literal["demand", "hinder"]
    effects: tuple[AnyOp, ...]
    text: str


class Content(ContentTable, frozen=True):
    rules: Rules
    components: Components
    boards: Boards
    plain: list[PlainCard]
    virtue: list[Virtue]
    colour: list[Colour]
    portal: list[Portal]
    hero: list[HeroCard]
    character: list[Character]
    elixir: list[Elixir]
    building: list[Building]
    quest: list[Quest]
    treasure: list[Treasure]
    artifact: list[Artifact]
    armour: list[Armour]
    cataclysm: list[Cataclysm]
    sin_card: list[SinCard]
    unnamed_card: list[UnnamedCard]


CONTENT_FILE: Final = "virtues.toml"
ANY_NAME: Final = "ANY"


def checked_content(content: Content) -> Content:
    """Return the content after checking it. Raise BadContent for the first entry that contradicts another."""
    virtues = [virtue.id for virtue in content.virtue]
    colours = [colour.id for colour in content.colour]
    _require_unique([entry.id for name in _TABLES for entry in getattr(content, name)])
    for name in ("portal", "hero", "character", "elixir", "building"):
        for entry in getattr(content, name):
            _require_known(f"{name} ({entry.id}), colour", [entry.colour], colours)
    for portal in content.portal:
        _require_known(f"portal ({portal.id}), cost", portal.cost, virtues)
    for hero in content.hero:
        _require_known(f"hero ({hero.id}), gifts", hero.gifts, virtues)
    for character in content.character:
        _require_known(f"character ({character.id}), gifts", character.gifts, virtues)
    for elixir in content.elixir:
        _require_known(f"elixir ({elixir.id}), gifts", elixir.gifts + elixir.better, [*virtues, ANY_NAME])
        if Counter(elixir.gifts) - Counter(elixir.better):
            raise BadContent(
                f"{CONTENT_FILE}: elixir ({elixir.id}), better: the better gifts must include all other gifts"
            )
    for quest in content.quest:
        for index, space in enumerate(quest.spaces):
            _check_space(f"quest ({quest.id}), spaces {index + 1}", space, virtues)
    _check_counts(content)
    return content


_TABLES: Final = (
    "plain", "portal", "hero", "character", "elixir", "building", "quest", "treasure", "artifact", "armour",
    "cataclysm", "sin_card", "unnamed_card",
)  # fmt: skip


def _require_unique(ids: list[str]) -> None:
    duplicates = sorted({card_id for card_id in ids if ids.count(card_id) > 1})
    if duplicates:
        raise BadContent(
            f"{CONTENT_FILE}: {joined_names(duplicates)} is the id of more than one card; ids must be unique"
        )


def _require_known(where: str, names: Iterable[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise BadContent(f"{CONTENT_FILE}: {where}: unknown name '{name}'; it must be one of {joined_names(known)}")


def _check_space(where: str, space: Requirement, virtues: Sequence[str]) -> None:
    _require_known(where, space.gifts, virtues)
    if sum((bool(space.gifts), space.gold > 0, space.fame > 0)) != 1:
        raise BadContent(f"{CONTENT_FILE}: {where}: a requirement must ask for exactly one of gifts, gold and fame")


def _check_counts(content: Content) -> None:
    """Raise BadContent if the number of cards of a kind differs from the box list (SV-CMP-01)."""
    box = content.components
    counted = {
        "gift_cards": sum(virtue.cards for virtue in content.virtue),
        "artifact_cards": len(content.artifact),
        "armour_cards": len(content.armour),
        "cataclysm_cards": len(content.cataclysm),
        "building_cards": len(content.building),
        "hero_cards": len(content.hero),
        "sin_cards": sum(card.count for card in content.sin_card),
        "treasure_cards": sum(card.count for card in content.treasure),
        "quest_cards": len(content.quest),
        "character_cards": len(content.character),
        "elixir_cards": len(content.elixir),
        "unnamed_cards": len(content.unnamed_card),
        **{f"{card.id}_cards": card.count for card in content.plain},
    }
    for name, number in counted.items():
        if getattr(box, name) != number:
            raise BadContent(
                f"{CONTENT_FILE}: components, {name}: the box list says {getattr(box, name)}, but there are {number}"
            )


CONTENT: Final = checked_content(read_content("meadhall.games.virtues", CONTENT_FILE, Content))
RULES: Final = CONTENT.rules

# The rules refer to cards by their index in these lists.
VIRTUES: Final = CONTENT.virtue
COLOURS: Final = CONTENT.colour
PORTALS: Final = CONTENT.portal
HEROES: Final = CONTENT.hero
CHARACTERS: Final = CONTENT.character
ELIXIRS: Final = CONTENT.elixir
BUILDINGS: Final = CONTENT.building
QUESTS: Final = CONTENT.quest
TREASURES: Final = CONTENT.treasure
ARTIFACTS: Final = CONTENT.artifact
CATACLYSMS: Final = CONTENT.cataclysm
SINS: Final = CONTENT.sin_card
UNNAMED: Final = CONTENT.unnamed_card

VIRTUE: Final = {virtue.id: number for number, virtue in enumerate(VIRTUES)}
COLOUR: Final = {colour.id: number for number, colour in enumerate(COLOURS)}
CHARACTER: Final = {card.id: number for number, card in enumerate(CHARACTERS)}
ELIXIR: Final = {card.id: number for number, card in enumerate(ELIXIRS)}
BUILDING: Final = {card.id: number for number, card in enumerate(BUILDINGS)}
QUEST: Final = {card.id: number for number, card in enumerate(QUESTS)}
TREASURE: Final = {card.id: number for number, card in enumerate(TREASURES)}
ARTIFACT: Final = {card.id: number for number, card in enumerate(ARTIFACTS)}
CATACLYSM: Final = {card.id: number for number, card in enumerate(CATACLYSMS)}
SIN: Final = {card.id: number for number, card in enumerate(SINS)}
HERO: Final = {card.id: number for number, card in enumerate(HEROES)}
PORTAL: Final = {card.id: number for number, card in enumerate(PORTALS)}
UNNAMED_CARD: Final = {card.id: number for number, card in enumerate(UNNAMED)}

N_VIRTUES: Final = len(VIRTUES)
WILD: Final = N_VIRTUES  # index after the virtues, for gifts of any virtue


def gift_counts(names: Iterable[str]) -> tuple[int, ...]:
    """Return the number of gifts of each virtue, and the number of WILD gifts last."""
    counts = [0] * (N_VIRTUES + 1)
    for name in names:
        counts[WILD if name == ANY_NAME else VIRTUE[name]] += 1
    return tuple(counts)


HERO_COLOUR: Final = [COLOUR[hero.colour] for hero in HEROES]
CHARACTER_COLOUR: Final = [COLOUR[card.colour] for card in CHARACTERS]
CHARACTER_GIFTS: Final = [gift_counts(card.gifts) for card in CHARACTERS]
ELIXIR_COLOUR: Final = [COLOUR[card.colour] for card in ELIXIRS]
ELIXIR_GIFTS: Final = [(gift_counts(card.gifts), gift_counts(card.better)) for card in ELIXIRS]  # base and improved
BUILDING_COLOUR: Final = [COLOUR[card.colour] for card in BUILDINGS]
BUILDING_BY_NUMBER: Final = {card.no: number for number, card in enumerate(BUILDINGS)}
SIN_FUNCTION: Final = {f"{function.key}:{sin.id}": function for sin in SINS for function in sin.functions}  # by key
CASTLES: Final = [number for number, card in enumerate(BUILDINGS) if card.kind == "castle"]
ESTATES: Final = [number for number, card in enumerate(BUILDINGS) if card.kind == "estate"]
TEMPLES: Final = [number for number, card in enumerate(BUILDINGS) if card.kind == "temple"]
PORTAL_COST: Final = [tuple(portal.cost.get(virtue.id, 0) for virtue in VIRTUES) for portal in PORTALS]
SPACE_GIFTS: Final = [[gift_counts(space.gifts) for space in quest.spaces] for quest in QUESTS]
SIN_COPIES: Final = [number for number, card in enumerate(SINS) for _ in range(card.count)]
TREASURE_COPIES: Final = [number for number, card in enumerate(TREASURES) for _ in range(card.count)]


def gifts_by_name(numbers: Sequence[int]) -> dict[str, int]:
    """Return how many gifts of each virtue there are, by the id of the virtue. Payments use this form."""
    return {VIRTUES[virtue].id: number for virtue, number in enumerate(numbers[:N_VIRTUES]) if number}
