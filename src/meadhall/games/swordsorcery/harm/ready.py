"""Powers, innate powers and items that a hero has at hand: which are ready, and how one is spent (4.14)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from meadhall.engine import Reason, Refused
from meadhall.games.swordsorcery.content import ACTIVES, CONSUMABLE, HEROES, ITEMS, ONCES, POWERS, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.figures.equipment import thing_key
from meadhall.games.swordsorcery.state import Hero, State, Thing

SPENT: Final = -1  # in `used`: cooldown X, not to be had again in this quest
CONSUMABLES: Final = frozenset(item for item in ACTIVES if ITEMS[item].kind == CONSUMABLE)
BARRED_BY_STUN: Final = ("hit", "def")
OF_ANOTHER = Reason("SS-POW-01", "of-another")
NOT_THE_MOMENT = Reason("SS-POW-11", "not-the-moment")


def rounds_out(left: int) -> int:
    """How many Time Phases a used power waits for with this cooldown on top; 0: for the whole quest (SS-TIM-07)."""
    return left + 1 if left >= 0 else 0


def card_id(thing: Thing) -> str:
    """A thing as a card on the table: one with a power has the power's id, so that an answer can name it."""
    return thing.item if ITEMS[thing.item].active else thing_key(thing)


def other_cards(s: State, at: int, kind: str, but: Collection[str], reason: Reason) -> Iterator[Refused]:
    """Every other card of a hero, as refused answers of a kind; then those of the player's other heroes."""
    hero = s.heroes[at]
    said = dict.fromkeys(but)
    for one in (hero, *(mate for mate in s.heroes if mate is not hero and mate.seat == hero.seat)):
        for id in cards_before(one):
            if id not in said:
                said[id] = None
                yield f"{kind}:{id}", reason if one is hero else OF_ANOTHER.later(lambda: {"hero": hero.name})


def cards_before(hero: Hero) -> list[str]:
    """The powers, talents and items of a hero, as cards on the table."""
    items = [card_id(thing) for thing in (*hero.things, *map(Thing, hero.keys))]
    return [*hero.powers, hero.side.innate.id, *hero.talents, *items]


def has_cooldown(power: Power) -> bool:
    """Whether it is turned over when it is used: powers, and artifacts with a cooldown (SS-ITM-10)."""
    return power.id in POWERS or (power.id in ACTIVES and ITEMS[power.id].kind == "artifact")


def at_hand(hero: Hero, *uses: str) -> tuple[Power, ...]:
    """Usable things in these ways: powers, the innate power, worn items, consumables and keys."""
    worn = (hero.primary, hero.secondary, hero.armor, hero.artifact)
    return _at_hand(hero.id, hero.nature, tuple(hero.powers), worn, tuple(hero.bag), tuple(hero.keys), uses)


@lru_cache(maxsize=5_000)
def _at_hand(
    hero: str,
    nature: str,
    powers: tuple[str, ...],
    worn: tuple[Thing, ...],
    bag: tuple[Thing, ...],
    keys: tuple[str, ...],
    uses: tuple[str, ...],
) -> tuple[Power, ...]:
    found = [USABLE[name] for name in (*powers, HEROES[hero].side(nature).innate.id)]
    for thing in worn:
        found += [table[thing.item] for table in (ACTIVES, ONCES) if thing.item in table]
    carried = dict.fromkeys(thing.item for thing in bag if thing.item in CONSUMABLES)
    found += [ACTIVES[item] for item in (*carried, *keys) if item in ACTIVES]
    return tuple(one for one in found if one.use in uses)


def is_ready(hero: Hero, power: Power) -> bool:
    """Whether it is not turned over and its limit not reached (SS-POW-03, SS-POW-14)."""
    if power.id in hero.used:
        return False
    return not power.limit or f"{power.limit}/{power.id}" not in hero.limits


def ready(s: State, at: int, use: str) -> list[Power]:
    """Usable things of a hero at such a moment; empty for a Stunned hero (SS-BOD-50, SS-BOD-53)."""
    hero = s.heroes[at]
    if "stun" in hero.conditions and (use in BARRED_BY_STUN or use.startswith("react:")):
        return []
    return [one for one in at_hand(hero, use) if is_ready(hero, one)]


def mark_used(s: State, at: int, power: Power) -> Thing | None:
    """Turn a power over, note a limit, or take a consumable out of the bag (SS-POW-04, SS-ITM-06)."""
    hero = s.heroes[at]
    if power.limit:
        hero.limits.append(f"{power.limit}/{power.id}")
    if has_cooldown(power):
        hero.used[power.id] = power.cd if isinstance(power.cd, int) else SPENT
    elif power.id in ITEMS and ITEMS[power.id].kind == "consumable":
        thing = next(one for one in hero.bag if one.item == power.id)
        hero.bag.remove(thing)
        return thing
    return None


def refreshable(hero: Hero, most: int, but: str = "") -> list[str]:
    """Used powers of at most this printed cooldown; cooldown X does not count (SS-POW-05)."""
    found: list[str] = []
    his = {*hero.powers, *(thing.item for thing in hero.things)}
    for name in hero.used:
        cd = POWERS[name].cd if name in POWERS else ACTIVES[name].cd
        if isinstance(cd, int) and cd <= most and name != but and name in his:
            found.append(name)
    return sorted(found, key=lambda name: -hero.used[name])
