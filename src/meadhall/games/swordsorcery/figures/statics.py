"""Static effects of equipped items, talents, innate powers, and the revealed Event card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from meadhall.games.swordsorcery.content import ENCHANTMENTS, EVENTS, HEROES, ITEMS, SERVICES, TALENTS
from meadhall.games.swordsorcery.ops.mods import AnyMod
from meadhall.games.swordsorcery.state import NOBODY, Area, Hero, State, Thing

M = TypeVar("M")


class Source(NamedTuple):
    """A static effect and the card that it comes from."""

    card: str
    mod: Any

    @property
    def kind(self) -> type[object]:
        return self.mod.__class__  # type: ignore[no-any-return]


Kit = Mapping[type[Any], tuple[Source, ...]]


def kit_of(hero: Hero) -> Kit:
    """Return all static effects of a hero's card, talents, items and extras, by type."""
    worn = (hero.primary, hero.secondary, hero.armor, hero.artifact)
    return _kit(hero.id, hero.nature, tuple(hero.talents), worn, tuple(hero.keys), tuple(hero.extras))


@lru_cache(maxsize=5_000)
def _kit(
    hero: str,
    nature: str,
    talents: tuple[str, ...],
    worn: tuple[Thing, Thing, Thing, Thing],
    keys: tuple[str, ...],
    extras: tuple[str, ...],
) -> Kit:
    innate = HEROES[hero].side(nature).innate
    all_sources = [Source(innate.id, mod) for mod in innate.static]
    all_sources += [Source(talent, mod) for talent in talents for mod in TALENTS[talent].static]
    for slot_index, thing in enumerate(worn):
        if thing.item:
            all_sources += _item_statics(thing, is_secondary=slot_index == 1)
    all_sources += [Source(key, mod) for key in keys for mod in ITEMS[key].static]
    all_sources += [Source(extra, mod) for extra in extras for mod in _extra_statics(extra)]
    kit: dict[type[object], dict[str, Source]] = {}
    for source in all_sources:
        sources_by_key = kit.setdefault(source.kind, {})
        sources_by_key.setdefault(f"{source.card}/{source.mod!r}", source)  # SS-GEN-04, SS-GEN-06
    return {kind: tuple(sources.values()) for kind, sources in kit.items()}


def _item_statics(thing: Thing, is_secondary: bool) -> list[Source]:
    """Return the effects of an equipped item.

    A weapon's enchantment is left out, because it changes only the attacks with this weapon.
    """
    card = ITEMS[thing.item]
    mods: list[AnyMod] = list(card.static)
    if is_secondary:
        mods += card.offhand_static
    sources = [Source(thing.item, mod) for mod in mods]
    if thing.enchant and ENCHANTMENTS[thing.enchant].on == "armor":
        sources += [Source(thing.enchant, mod) for mod in ENCHANTMENTS[thing.enchant].static]
    return sources


def _extra_statics(extra: str) -> Sequence[AnyMod]:
    """Return the effects of a tavern service, or of an extra in the form `mod/n`."""
    if extra in SERVICES:
        return SERVICES[extra].static
    mod, _, number = extra.partition("/")
    return [msgspec.convert({"mod": mod, "n": int(number)}, AnyMod)]


def hero_statics(hero: Hero, kind: type[M]) -> list[M]:
    """Return all static effects of one type on a hero's cards, including those on other characters."""
    kit = kit_of(hero)
    return [source.mod for source in kit[kind]] if kind in kit else []


_EVENT_STATICS: Final[dict[str, dict[type[Any], tuple[Any, ...]]]] = {
    card.id: {type(mod): tuple(other for other in card.ongoing if type(other) is type(mod)) for mod in card.ongoing}
    for card in EVENTS.values()
}


def event_statics(s: State, kind: type[M]) -> tuple[M, ...]:
    """Return the static effects of one type on the revealed Event card (SS-EVT-03)."""
    return _EVENT_STATICS.get(s.event, {}).get(kind, ())


def statics_on(s: State, hero_index: int, kind: type[M]) -> list[tuple[str, M]]:
    """Return the static effects of one type on a hero, each with its card.

    They come from the hero's own cards, from heroes in the same area, and from the Event card.
    """
    hero = s.heroes[hero_index]
    statics: list[tuple[str, M]] = [
        (source.card, source.mod) for source in kit_of(hero).get(kind, ()) if source.mod.who in ("", "heroes_in_area")
    ]
    statics += statics_of_neighbours(s, hero.area, kind, excluded_hero=hero_index)
    statics += [(s.event, mod) for mod in event_statics(s, kind) if getattr(mod, "who", "") in ("heroes", "all")]
    return statics


def statics_of_neighbours(s: State, area: Area, kind: type[M], excluded_hero: int = NOBODY) -> list[tuple[str, M]]:
    """Return the static effects of the living heroes in an area on others in it, companions included (SS-CMP-10)."""
    return [
        (source.card, source.mod)
        for hero_index, mate in enumerate(s.heroes)
        if hero_index != excluded_hero and not mate.ghost and mate.area == area
        for source in kit_of(mate).get(kind, ())
        if source.mod.who in ("others_in_area", "heroes_in_area")
    ]
