"""The cards and numbers of the game, read from content/heroes.toml and checked against each other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from meadhall.engine import BadContent, ContentTable, read_content
from meadhall.engine.common.errors import joined_names
from meadhall.games.heroes.ops import CardEffects, ExtraDie, Freeze, Wound


class Dice(ContentTable, frozen=True):
    count: int
    per_seat: int
    faces: list[str]


class BoardSize(ContentTable, frozen=True):
    columns: int
    lines: list[str]
    wound_track: int
    count: int


class Limits(ContentTable, frozen=True):
    army_points: int
    third_place_army_points: int
    third_place_hit_points: int
    starting_hand: int
    draft_turns: int
    tableau_rows: int
    tableau_columns: int
    wound_power_tokens: int
    permanent_spell_tokens: int


class RealTime(ContentTable, frozen=True):
    """Milliseconds, or seconds where the name ends in _s (section 4.5)."""

    roll_time: int
    latency_cap: int
    stop_window: int
    resume_delay: int
    auto_throw: int
    bot_delay_min: int
    bot_delay_max: int
    act_time_s: int
    answer_time_s: int
    draft_time_s: int
    army_time_s: int
    place_time_s: int
    fatigue_first_s: int
    fatigue_next_s: int
    grace_s: int
    pause_max_s: int


class RelaxedNumbers(ContentTable, frozen=True):
    beat_time_s: int
    step_time_s: int
    fatigue_first_beat: int
    fatigue_next_beats: int
    fatigue_all_hold_beats: int


class OptionValues(ContentTable, frozen=True):
    """The values of each option, the default first, and fixed numbers of the rules."""

    mode: list[str]
    format: list[str]
    elimination: list[str]
    extra_win: list[str]
    army: list[str]
    hero_text: list[str]
    enhancements: list[str]
    no_action_penalty: list[str]
    fatigue: list[str]
    starting_hand: list[int]
    bots_replace: list[str]
    round_limit: int
    victory_points_to_win: int
    revive_hit_points: int
    revive_card_symbols: int
    no_action_wounds: int


class HeroCard(ContentTable, frozen=True):
    id: str
    name: str
    element: str
    weakness: str
    hit_points: int
    special_spell: str

    @property
    def short(self) -> str:
        """The first word of the name: `Maris`."""
        return self.name.replace(",", "").split()[0]


class Ability(CardEffects, frozen=True, kw_only=True):
    kind: str
    name: str = ""
    exposed: bool = False
    only_when_dead: bool = False
    target: str = ""


class CreatureCard(ContentTable, frozen=True):
    id: str
    name: str
    element: str
    copies: int
    cost: int
    activation: int
    strength: int
    toughness: int
    directions: str
    ability: Ability


class Requirement(ContentTable, frozen=True):
    symbol: str
    count: int


class SpellCard(CardEffects, frozen=True, kw_only=True):
    id: str
    name: str
    group: str
    element: str
    copies: int
    requirement: Requirement
    target: str
    timing: str
    enhancement: str
    per_set: int = 0
    hero: str = ""
    token: bool = False

    @property
    def permanent(self) -> bool:
        return self.timing == "permanent"


class Token(ContentTable, frozen=True):
    id: str
    spell: str
    count: int


class PrintedCard(ContentTable, frozen=True):
    being: str
    line: str
    column: int


class StartingArmy(ContentTable, frozen=True):
    id: str
    hero: str
    spaces: list[PrintedCard]


class Content(ContentTable, frozen=True):
    schema: int
    game: str
    dice: Dice
    board: BoardSize
    limits: Limits
    realtime: RealTime
    unhurried: dict[str, int]
    relaxed: RelaxedNumbers
    options: OptionValues
    enhancements: dict[str, str]
    directions: dict[str, list[int] | str]
    hero: list[HeroCard]
    creature: list[CreatureCard]
    spell: list[SpellCard]
    permanent_token: list[Token]
    starting_army: list[StartingArmy]


FILE: Final = "heroes.toml"


def checked_content(content: Content) -> Content:
    """Return the content. Raise BadContent for the first entry that contradicts another (HE-CHK-01)."""
    spells = {spell.id: spell for spell in content.spell}
    creatures = {creature.id: creature for creature in content.creature}
    heroes = {hero.id: hero for hero in content.hero}
    cards = (content.spell, content.creature, content.hero, content.starting_army, content.permanent_token)
    _require_unique([card.id for kind in cards for card in kind])
    for hero in content.hero:
        _require_known(f"hero ({hero.id}), special_spell", hero.special_spell, spells)
        _require_known(f"hero ({hero.id}), element", hero.element, content.dice.faces)
        _require_known(f"hero ({hero.id}), weakness", hero.weakness, content.dice.faces)
    for creature in content.creature:
        _require_known(f"creature ({creature.id}), directions", creature.directions, content.directions)
        _refuse_adjacent_wounds(f"creature ({creature.id})", creature.ability)
    for spell in content.spell:
        _require_known(f"spell ({spell.id}), enhancement", spell.enhancement, content.enhancements)
        _require_known(f"spell ({spell.id}), requirement", spell.requirement.symbol, [*content.dice.faces, IDENTICAL])
        _refuse_adjacent_wounds(f"spell ({spell.id})", spell)
        if spell.hero:
            _require_known(f"spell ({spell.id}), hero", spell.hero, heroes)
    for token in content.permanent_token:
        _require_known(f"permanent_token ({token.id}), spell", token.spell, spells)
    for army in content.starting_army:
        _require_known(f"starting_army ({army.id}), hero", army.hero, heroes)
        for card in army.spaces:
            _require_known(f"starting_army ({army.id}), being", card.being, [*creatures, army.hero])
            _require_known(f"starting_army ({army.id}), line", card.line, content.board.lines)
        cost = sum(creatures[card.being].cost for card in army.spaces if card.being in creatures)
        if cost > content.limits.army_points:
            raise BadContent(f"{FILE}: starting_army ({army.id}) costs {cost}, more than {content.limits.army_points}")
    return content


def _refuse_adjacent_wounds(place: str, card: CardEffects) -> None:
    """Raise BadContent for two wound ops in a row: their wounds are dealt at one moment, as one op (HE-WND-09)."""
    if any(isinstance(op, Wound) and isinstance(following, Wound) for op, following in pairwise(card.effect)):
        raise BadContent(f"{FILE}: {place}: two wound ops in a row; merge them, with both parts under 'on'")


def _require_unique(ids: list[str]) -> None:
    duplicates = sorted({card_id for card_id in ids if ids.count(card_id) > 1})
    if duplicates:
        raise BadContent(f"{FILE}: {joined_names(duplicates)} is the id of more than one card; ids must be unique")


def _require_known(place: str, name: str, names: Iterable[str]) -> None:
    if name not in names:
        raise BadContent(f"{FILE}: {place}: unknown value '{name}'; known values: {joined_names(names)}")


IDENTICAL: Final = "identical_element"
CONTENT: Final = checked_content(read_content("meadhall.games.heroes", FILE, Content))
LIMITS: Final = CONTENT.limits

# Faces of dice, in the order of section 7.1.
WATER, FIRE, EARTH, AIR, LEADERSHIP, CARD = range(6)
SYMBOLS: Final = CONTENT.dice.faces
LETTERS: Final = "WFEALC"
ELEMENTS: Final = (WATER, FIRE, EARTH, AIR)
# The faces that count for each symbol of a requirement.
FACES_OF_SYMBOL: Final = {IDENTICAL: ELEMENTS, **{symbol: (face,) for face, symbol in enumerate(SYMBOLS)}}
NO_ELEMENT: Final = -1

# The rules refer to cards by their index in these lists.
HEROES: Final = CONTENT.hero
CREATURES: Final = CONTENT.creature
SPELLS: Final = CONTENT.spell
HERO: Final = {hero.id: number for number, hero in enumerate(HEROES)}
CREATURE: Final = {creature.id: number for number, creature in enumerate(CREATURES)}
SPELL: Final = {spell.id: number for number, spell in enumerate(SPELLS)}
HERO_ELEMENT: Final = [SYMBOLS.index(hero.element) for hero in HEROES]
HERO_WEAKNESS: Final = [SYMBOLS.index(hero.weakness) for hero in HEROES]
SPELL_ELEMENT: Final = [SYMBOLS.index(s.element) if s.element in SYMBOLS else NO_ELEMENT for s in SPELLS]
ARMIES: Final = {HERO[army.hero]: army for army in CONTENT.starting_army}


ABILITIES: Final = [creature.ability for creature in CREATURES]
FREEZING_SPELLS: Final = frozenset(number for number, spell in enumerate(SPELLS) if Freeze() in spell.lasting)
BLESSING_SPELLS: Final = frozenset(number for number, spell in enumerate(SPELLS) if ExtraDie() in spell.lasting)


def spells_of(group: str) -> list[int]:
    """Return the faces of a bag with all copies of the Spells in a group."""
    return [number for number, spell in enumerate(SPELLS) if spell.group == group for _ in range(spell.copies)]


def basic_set() -> list[int]:
    """Return the five Basic Spells of one player (HE-SET-03)."""
    return [number for number, spell in enumerate(SPELLS) for _ in range(spell.per_set)]


def creature_pool(hero: int) -> list[int]:
    """Return the 23 Creature cards of a Hero (HE-SET-01)."""
    element = HEROES[hero].element
    return [number for number, card in enumerate(CREATURES) if card.element == element for _ in range(card.copies)]


SPECIAL_SPELL: Final = [SPELL[hero.special_spell] for hero in HEROES]
COLUMN_OFFSETS: Final[dict[str, tuple[int, ...] | None]] = {
    name: None if isinstance(offsets, str) else tuple(offsets) for name, offsets in CONTENT.directions.items()
}
