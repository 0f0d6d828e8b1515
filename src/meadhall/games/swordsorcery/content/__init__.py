"""All content of the game, read from `content/*.toml` into typed tables, by id. May import `ops`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeVar

from meadhall.engine import BadContent, read_content
from meadhall.games.swordsorcery.content import tables

HERE: Final = "meadhall.games.swordsorcery"
SIDES: Final = ("law", "chaos")
# The ten faces of the dice (7.1), Red and Blue: Hits, Shields of Blue dice, and the first face with a Bolt.
HITS: Final = {"R": (0, 0, 1, 1, 1, 1, 2, 1, 1, 2), "B": (0, 0, 0, 0, 1, 1, 1, 1, 0, 1)}
SHIELDS: Final = (0, 0, 1, 1, 0, 0, 1, 1, 1, 0)
BOLT_FROM: Final = {"R": 8, "B": 9}
KINDS: Final = {"R": "red", "B": "blue"}

_heroes: Final = read_content(HERE, "heroes.toml", tables.HeroesFile)
_items: Final = read_content(HERE, "items.toml", tables.ItemsFile)
_enemies: Final = read_content(HERE, "enemies.toml", tables.EnemiesFile)
_cards: Final = read_content(HERE, "cards.toml", tables.CardsFile)
_maps: Final = read_content(HERE, "maps.toml", tables.MapsFile)
_quests: Final = read_content(HERE, "quests.toml", tables.QuestsFile)

T = TypeVar("T", bound=Any)


def by_id(things: Iterable[T]) -> dict[str, T]:
    """The entries of a table by their ids; BadContent if two share one."""
    found: dict[str, T] = {}
    for thing in things:
        if thing.id in found:
            raise BadContent(f"two entries are called '{thing.id}'")
        found[thing.id] = thing
    return found


HEROES: Final = by_id(_heroes.hero)
POWERS: Final = by_id(_heroes.power)
TALENTS: Final = by_id(_heroes.talent)
COMPANIONS: Final = by_id(_heroes.companion)
ITEMS: Final = by_id(_items.item)
ENCHANTMENTS: Final = by_id(_items.enchantment)
SERVICES: Final = by_id(_items.tavern)
ENEMIES: Final = by_id([*_enemies.enemy, *_enemies.master])
MASTERS: Final = frozenset(id for id, card in ENEMIES.items() if card.is_master)
POWER_CARDS: Final = by_id(_enemies.power_card)
LIMITS: Final = _enemies.limits
ENCOUNTERS: Final = by_id(_cards.encounter)
EVENTS: Final = by_id(_cards.event)
TRAPS: Final = by_id(_cards.trap)
SEARCHES: Final = by_id(_cards.search)
MAPS: Final = by_id(_maps.map)
QUESTS: Final = by_id(_quests.quest)
CAMPAIGN: Final = tuple(_quests.campaign)
INNATES: Final = by_id(hero.side(side).innate for hero in HEROES.values() for side in SIDES)
TREASURES: Final = tuple(card for card, _ in _items.treasure.cards)  # a face of the treasure deck is a place in it
TREASURE_COPIES: Final = tuple(copies for _, copies in _items.treasure.cards)
STORY_CARDS: Final = {card.id: card for quest in QUESTS.values() for card in quest.story_cards}
PURSE: Final = "purse"
CONSUMABLE: Final = "consumable"

# The decks whose faces are places in these lists.
DECKS: Final[dict[str, tuple[str, ...]]] = {
    "encounter": tuple(ENCOUNTERS),
    "trap": tuple(TRAPS),
    "treasure": TREASURES,
    "search": tuple(SEARCHES),
    "event": tuple(EVENTS),
    "enemies": tuple(ENEMIES),
    "power": tuple(POWER_CARDS),
}


def _as_power(item: tables.ItemCard, active: tables.Active) -> tables.Power:
    """An item's effect in the form of a power: it is offered and carried out like one."""
    return tables.Power(
        id=item.id,
        name=item.name,
        text=item.text,
        use=active.use,
        cd=0 if active.cd is None else active.cd,
        target=active.target,
        range=active.range,
        needs=active.needs,
        limit=active.limit,
        ops=active.ops,
    )


ACTIVES: Final = {item.id: _as_power(item, item.active) for item in ITEMS.values() if item.active is not None}
ONCES: Final = {item.id: _as_power(item, item.once) for item in ITEMS.values() if item.once is not None}
USABLE: Final = {**POWERS, **INNATES, **ACTIVES, **ONCES}


def _is_open(one: tables.Power | tables.Talent, hero: str, nature: str) -> bool:
    return one.hero == hero and one.nature in ("both", nature)


@cache
def powers_of(hero: str, nature: str) -> tuple[tables.Power, ...]:
    """The powers that are open to a hero of this nature, in file order (SS-POW-01)."""
    return tuple(power for power in POWERS.values() if _is_open(power, hero, nature))


@cache
def talents_of(hero: str, nature: str) -> tuple[tables.Talent, ...]:
    """The talents of a hero and nature (SS-TAL-01)."""
    return tuple(talent for talent in TALENTS.values() if _is_open(talent, hero, nature))
