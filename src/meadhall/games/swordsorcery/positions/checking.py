"""Checks of a test position: unknown cards, areas and markers, and more pieces than the game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from meadhall.engine import BadPosition
from meadhall.engine.common.errors import joined_names
from meadhall.engine.positions.position import Position
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.content.tables import MAX_RANK
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.equipment import bag_space
from meadhall.games.swordsorcery.maps.areas import CHASM, DEADLY, DIFFICULT, LIT
from meadhall.games.swordsorcery.moves.entering import figure_limit
from meadhall.games.swordsorcery.state import MAX_SHIELDS, RED, STATS, YELLOW, Body, Enemy, Hero, State, Thing

P = Position[State]
NATURES: Final = ("law", "chaos")
FIRE_LEVELS: Final = (1, 2)
MIN_HEROES: Final = 2  # smallest party (SS-SET-01)
TERRAIN_WORDS: Final = (CHASM, DEADLY, DIFFICULT, LIT)
SLOTS: Final = {
    "primary": ("weapon",),
    "secondary": ("weapon", "shield"),
    "armor": ("armor",),
    "artifact": ("artifact",),
}
PLACEABLE_TOKENS: Final = ("rune_snare", "snare", "flame")


def party_of(p: P, text: object) -> list[list[str]]:
    """Parse the word `party`: `bryndis law K4, sable chaos` gives each hero, with a nature and an area."""
    with p.reading("party"):
        if not isinstance(text, str):
            raise p.wrong(f"{text!r} cannot be read: `bryndis law K4, sable chaos`")
        entries = [entry.split() for entry in text.split(",")]
        for entry in entries:
            if len(entry) not in (2, 3):
                raise p.wrong(f"'{' '.join(entry)}' is not a hero with a nature and an area, such as `bryndis law K4`")
            _require_known(p, "hero", entry[0], content.HEROES)
            _require_known(p, "nature", entry[1], NATURES)
        ids = [entry[0] for entry in entries]
        repeated_ids = [id for id, n in Counter(ids).items() if n > 1]
        if repeated_ids:
            raise p.wrong(f"{repeated_ids[0]} is named twice; each hero can be in the party only once (SS-SET-01)")
        min_heroes = max(MIN_HEROES, p.state.options.players)
        if len(ids) < min_heroes:
            raise p.wrong(f"it must have at least {min_heroes} heroes, and one for each player (SS-SET-01)")
    return entries


def _require_known(p: P, kind: str, name: object, known_names: Collection[str]) -> None:
    if name not in known_names:
        raise p.wrong(f"unknown {kind} {name}; it must be one of {joined_names(known_names, 40)}")


def require_possible(p: P) -> None:
    """Raise BadPosition for the first error of the position."""
    for sentence in _errors(p.state):
        raise BadPosition(sentence)


def _errors(s: State) -> Iterator[str]:
    for hero_index, hero in enumerate(s.heroes):
        yield from (f"{hero.id}.{sentence}" for sentence in _hero_errors(s, hero))
        if not hero.ghost and hero.wounds > crowd.full_hp(s, hero_index):
            yield f"{hero.id}.wounds: a living hero has at most {crowd.full_hp(s, hero_index)} HP, not {hero.wounds}"
        if bag_space(hero) < 0:
            yield f"{hero.id}.bag: it holds at most {hero.card.bag} cards, not {len(hero.bag)} (SS-ITM-01)"
    for enemy in s.enemies:
        yield from (f"foes: {enemy.code} {sentence}" for sentence in _enemy_errors(enemy))
    for id, n in Counter(enemy.id for enemy in s.enemies).items():
        if n > figure_limit(id):
            yield f"foes: at most {figure_limit(id)} of {id} are on the map, not {n} (SS-ENE-08)"
    owners = Counter(mate.owner for mate in s.companions)
    if any(n > 1 for n in owners.values()):
        yield "mates: a hero has at most one companion (SS-CMP-01)"
    yield from _quest_errors(s)
    yield from _map_errors(s)


def _quest_errors(s: State) -> Iterator[str]:
    quest, seats = content.QUESTS[s.quest], s.options.players
    yield from _unknown_names("read", s.read, [para.id for para in quest.para])
    yield from _unknown_names("event", [s.event] if s.event else [], [*content.EVENTS, *content.STORY_CARDS])
    yield from _unknown_names("encounter", [s.encounter] if s.encounter else [], content.ENCOUNTERS)
    yield from _unknown_names("services", s.services, content.SERVICES)
    yield from _unknown_names("stock", s.stock, content.ITEMS)
    yield from _unknown_names("owners", s.owners, content.ENEMIES)
    yield from _unknown_names("outcome", [s.outcome] if s.outcome else [], ("won", "lost"))
    if not 0 <= s.leader < seats:
        yield f"leader: is a seat from 0 to {seats - 1}, not {s.leader}"
    if s.shopper > s.count:
        yield f"shopper: is the index of a hero, or {s.count} for the party, not {s.shopper}"
    if s.attempt < 1:
        yield f"attempt: is a number from 1 on, not {s.attempt}"
    if any(n < 0 for n in s.counters.values()):
        yield "counters: is a table of numbers from 0 on"


def _map_errors(s: State) -> Iterator[str]:
    quest = content.QUESTS[s.quest]
    chests = [chest.id for chest in quest.chests]
    yield from _unknown_names("markers", s.markers, [marker.id for marker in quest.markers])
    yield from _unknown_names("chests", s.chests, chests)
    yield from _unknown_names("locks", s.locks, [*chests, *(door for door in line_of_sight.board(s).doors)])
    yield from _unknown_names("terrain", (word for words in s.terrain.values() for word in words), TERRAIN_WORDS)
    yield from _unknown_names("tokens", (token.kind for token in s.tokens), PLACEABLE_TOKENS)
    for things in s.ground.values():
        yield from _item_errors("ground", things)
    if any(n < 0 for n in s.crowns.values()):
        yield "crowns: is a table of numbers from 0 on"


def _unknown_names(word: str, names: Iterable[str], known_names: Collection[str]) -> Iterator[str]:
    for name in names:
        if name not in known_names:
            yield (
                f"{word}: unknown name {name}; it must be one of {joined_names(known_names, 40)}"
                if known_names
                else f"{word}: must be empty"
            )


def _hero_errors(s: State, hero: Hero) -> Iterator[str]:
    if not 1 <= hero.rank <= MAX_RANK:
        yield f"rank: is a Soulrank from 1 to {MAX_RANK}, not {hero.rank}"
    if not 0 <= hero.seat < s.options.players:
        yield f"seat: is a seat from 0 to {s.options.players - 1}, not {hero.seat}"
    if hero.nature not in NATURES:
        yield f"nature: is one of {joined_names(NATURES)}, not '{hero.nature}'"
    for slot, kinds in SLOTS.items():
        thing: Thing = getattr(hero, slot)
        if thing.item:
            yield from _item_errors(slot, [thing])
            if content.ITEMS[thing.item].kind not in kinds:
                yield f"{slot}: must be empty or hold a {' or '.join(kinds)}, which {thing.item} is not"
    yield from _item_errors("bag", hero.bag)
    yield from _unknown_names("keys", hero.keys, [id for id, item in content.ITEMS.items() if item.kind == "key"])
    yield from _unknown_names(
        "powers", hero.powers, [id for id, power in content.POWERS.items() if power.hero == hero.id]
    )
    yield from _unknown_names(
        "talents", hero.talents, [id for id, talent in content.TALENTS.items() if talent.hero == hero.id]
    )
    yield from _body_errors(hero)


def _item_errors(word: str, things: Iterable[Thing]) -> Iterator[str]:
    for thing in things:
        yield from _unknown_names(word, [thing.item], content.ITEMS)
        yield from _unknown_names(word, [thing.enchant] if thing.enchant else [], content.ENCHANTMENTS)


def _enemy_errors(enemy: Enemy) -> Iterator[str]:
    if enemy.most < 1 or enemy.figures < 1:
        yield f"must have at least 1 HP and 1 figure, not {enemy.most} and {enemy.figures}"
    if enemy.wounds >= enemy.most * max(1, enemy.figures):
        yield f"is dead with {enemy.wounds} wounds; it has {enemy.most} HP"
    if enemy.menace >= 0 and not content.ENEMIES[enemy.id].is_master:
        yield "cannot have a Menace token; only Masters have one"
    yield from _body_errors(enemy)


def _body_errors(body: Body) -> Iterator[str]:
    for name in ("wounds", "shields"):
        if getattr(body, name) < 0:
            yield f"{name}: is a number from 0 on, not {getattr(body, name)}"
    if isinstance(body, Hero) and body.shields > MAX_SHIELDS:
        yield f"shields: a hero has at most {MAX_SHIELDS} Magic Shields, not {body.shields} (SS-ARM-04)"
    if any(level < 1 for level in body.conditions.values()):
        yield "conditions: a level is a number from 1 on"
    if any(level not in FIRE_LEVELS for level in body.fire):
        yield f"fire: a Fire token is one of {joined_names(map(str, FIRE_LEVELS))}"
    yield from _unknown_names("critical", body.criticals, STATS)
    yield from _unknown_names("critical", body.criticals.values(), (YELLOW, RED))
