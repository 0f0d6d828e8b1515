"""All content of the game, read from `content/*.toml` into typed tables, by id. May import `ops`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeVar

from meadhall.engine import BadContent, read_content
from meadhall.games.swordsorcery.content import tables

PACKAGE: Final = "meadhall.games.swordsorcery"
SIDES: Final = ("law", "chaos")
# The ten faces of the dice (7.1), Red and Blue: Hits, Shields (Blue only), and the first face with a Bolt.
HITS: Final = {"R": (0, 0, 1, 1, 1, 1, 2, 1, 1, 2), "B": (0, 0, 0, 0, 1, 1, 1, 1, 0, 1)}
SHIELDS: Final = (0, 0, 1, 1, 0, 0, 1, 1, 1, 0)
BOLT_FROM: Final = {"R": 8, "B": 9}
KINDS: Final = {"R": "red", "B": "blue"}

_heroes: Final = read_content(PACKAGE, "heroes.toml", tables.HeroesFile)
_items: Final = read_content(PACKAGE, "items.toml", tables.ItemsFile)
_enemies: Final = read_content(PACKAGE, "enemies.toml", tables.EnemiesFile)
_cards: Final = read_content(PACKAGE, "cards.toml", tables.CardsFile)
_maps: Final = read_content(PACKAGE, "maps.toml", tables.MapsFile)
_quests: Final = read_content(PACKAGE, "quests.toml", tables.QuestsFile)

T = TypeVar("T", bound=Any)


def by_id(things: Iterable[T]) -> dict[str, T]:
    """Return the entries of a table by id. Raise BadContent if two entries have the same id."""
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
# Treasure deck. A face is an index into this tuple.
TREASURES: Final = tuple(card for card, _ in _items.treasure.cards)
TREASURE_COPIES: Final = tuple(copies for _, copies in _items.treasure.cards)
STORY_CARDS: Final = {card.id: card for quest in QUESTS.values() for card in quest.story_cards}
PURSE: Final = "purse"
CONSUMABLE: Final = "consumable"

# Decks. A face of a deck is an index into its tuple.
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
    """Return an item's effect as a power, so that the item is offered and carried out like a power."""
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


def _is_available(card: tables.Power | tables.Talent, hero: str, nature: str) -> bool:
    return card.hero == hero and card.nature in ("both", nature)


@cache
def powers_of(hero: str, nature: str) -> tuple[tables.Power, ...]:
    """Return the powers that a hero of this nature may take, in file order (SS-POW-01)."""
    return tuple(power for power in POWERS.values() if _is_available(power, hero, nature))


@cache
def talents_of(hero: str, nature: str) -> tuple[tables.Talent, ...]:
    """Return the talents that a hero of this nature may take (SS-TAL-01)."""
    return tuple(talent for talent in TALENTS.values() if _is_available(talent, hero, nature))
