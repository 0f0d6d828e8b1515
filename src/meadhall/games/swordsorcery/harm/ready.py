"""Powers, innate powers and items that a hero can use: whether they are ready, and how they are spent (4.14)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from meadhall.engine import Reason, Refused
from meadhall.games.swordsorcery.content import ACTIVES, CONSUMABLE, HEROES, ITEMS, ONCES, POWERS, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.figures.equipment import thing_key
from meadhall.games.swordsorcery.state import Hero, State, Thing

SPENT_COOLDOWN: Final = -1  # in `used`: cooldown X, spent for the rest of the quest
CONSUMABLES: Final = frozenset(item for item in ACTIVES if ITEMS[item].kind == CONSUMABLE)
USES_FORBIDDEN_BY_STUN: Final = ("hit", "def")
CARD_OF_OTHER_HERO = Reason("SS-POW-01", "of-another")
CARD_NOT_USABLE_NOW = Reason("SS-POW-11", "not-the-moment")


def rounds_until_ready(cooldown: int) -> int:
    """Return the number of Time Phases until a used power is ready. It is 0 for a power with cooldown X (SS-TIM-07)."""
    return cooldown + 1 if cooldown >= 0 else 0


def card_id(thing: Thing) -> str:
    """Return the id of an item's card on the table.

    An item with a power has the id of the power, so that answers can name it.
    """
    return thing.item if ITEMS[thing.item].active else thing_key(thing)


def other_card_refusals(
    s: State, hero_index: int, kind: str, offered_ids: Collection[str], reason: Reason
) -> Iterator[Refused]:
    """Yield a refusal for each card of a hero that is not offered, then for the cards of the player's other heroes.

    The refused answers are of one kind.
    """
    hero = s.heroes[hero_index]
    handled_ids = dict.fromkeys(offered_ids)
    for owner in (hero, *(mate for mate in s.heroes if mate is not hero and mate.seat == hero.seat)):
        for id in cards_on_table(owner):
            if id not in handled_ids:
                handled_ids[id] = None
                yield f"{kind}:{id}", reason if owner is hero else CARD_OF_OTHER_HERO.later(lambda: {"hero": hero.name})


def cards_on_table(hero: Hero) -> list[str]:
    """Return the ids of a hero's powers, talents and items, as cards on the table."""
    items = [card_id(thing) for thing in (*hero.things, *map(Thing, hero.keys))]
    return [*hero.powers, hero.side.innate.id, *hero.talents, *items]


def has_cooldown(power: Power) -> bool:
    """Whether a power is turned over when it is used. Artifacts with a cooldown are, too (SS-ITM-10)."""
    return power.id in POWERS or (power.id in ACTIVES and ITEMS[power.id].kind == "artifact")


def usable_powers_of(hero: Hero, *uses: str) -> tuple[Power, ...]:
    """Return the powers, the innate power, worn items, consumables and keys that a hero may use in these ways."""
    worn = (hero.primary, hero.secondary, hero.armor, hero.artifact)
    return _usable_powers_of(hero.id, hero.nature, tuple(hero.powers), worn, tuple(hero.bag), tuple(hero.keys), uses)


@lru_cache(maxsize=5_000)
def _usable_powers_of(
    hero: str,
    nature: str,
    powers: tuple[str, ...],
    worn: tuple[Thing, ...],
    bag: tuple[Thing, ...],
    keys: tuple[str, ...],
    uses: tuple[str, ...],
) -> tuple[Power, ...]:
    all_powers = [USABLE[name] for name in (*powers, HEROES[hero].side(nature).innate.id)]
    for thing in worn:
        all_powers += [table[thing.item] for table in (ACTIVES, ONCES) if thing.item in table]
    carried_items = dict.fromkeys(thing.item for thing in bag if thing.item in CONSUMABLES)
    all_powers += [ACTIVES[item] for item in (*carried_items, *keys) if item in ACTIVES]
    return tuple(power for power in all_powers if power.use in uses)


def is_ready(hero: Hero, power: Power) -> bool:
    """Whether a power can be used: it is not turned over, and its limit is not reached (SS-POW-03, SS-POW-14)."""
    if power.id in hero.used:
        return False
    return not power.limit or f"{power.limit}/{power.id}" not in hero.limits


def ready_powers(s: State, hero_index: int, use: str) -> list[Power]:
    """Return the powers and items that a hero may use now for `use`, such as `hit` or `free`.

    A Stunned hero may use none (SS-BOD-50, SS-BOD-53).
    """
    hero = s.heroes[hero_index]
    if "stun" in hero.conditions and (use in USES_FORBIDDEN_BY_STUN or use.startswith("react:")):
        return []
    return [power for power in usable_powers_of(hero, use) if is_ready(hero, power)]


def spend_card(s: State, hero_index: int, power: Power) -> Thing | None:
    """Turn a power over, record a limit, or take a consumable from the bag and return it (SS-POW-04, SS-ITM-06)."""
    hero = s.heroes[hero_index]
    if power.limit:
        hero.limits.append(f"{power.limit}/{power.id}")
    if has_cooldown(power):
        hero.used[power.id] = power.cd if isinstance(power.cd, int) else SPENT_COOLDOWN
    elif power.id in ITEMS and ITEMS[power.id].kind == "consumable":
        thing = next(thing for thing in hero.bag if thing.item == power.id)
        hero.bag.remove(thing)
        return thing
    return None


def refreshable_powers(hero: Hero, max_cooldown: int, excluded_power: str = "") -> list[str]:
    """Return the turned-over powers with at most this printed cooldown, those with the longest wait first.

    The excluded power and powers with cooldown X are left out (SS-POW-05).
    """
    names: list[str] = []
    owned_ids = {*hero.powers, *(thing.item for thing in hero.things)}
    for name in hero.used:
        cd = POWERS[name].cd if name in POWERS else ACTIVES[name].cd
        if isinstance(cd, int) and cd <= max_cooldown and name != excluded_power and name in owned_ids:
            names.append(name)
    return sorted(names, key=lambda name: -hero.used[name])
