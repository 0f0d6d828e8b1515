"""Words that build a test position: the party, the enemies, things on the map, and the point in the round."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine import BadPosition
from meadhall.engine.common.errors import joined_names
from meadhall.engine.positions.fields import Fields
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Word
from meadhall.games.swordsorcery.content import COMPANIONS, ENEMIES, HEROES, QUESTS
from meadhall.games.swordsorcery.effects.foes import fill_power_deck
from meadhall.games.swordsorcery.figures import equipment, line_of_sight
from meadhall.games.swordsorcery.harm.enemy_deaths import master_hp
from meadhall.games.swordsorcery.moves.entering import assign_enemy_card
from meadhall.games.swordsorcery.ops.grammar import amount_value
from meadhall.games.swordsorcery.positions.checking import party_of, require_possible
from meadhall.games.swordsorcery.setup import (
    copy_party,
    equip_party,
    fill_decks,
    new_hero,
    place_map_pieces,
    seats_of_heroes,
)
from meadhall.games.swordsorcery.state import CONDITIONS, NOTHING, Body, Companion, Enemy, Hero, State, Token, Turn

P = Position[State]
STEPS_BEFORE_QUEST: Final = ("heroes", "market", "setup")
PARTY: Final = "bryndis law, sable law"
EQUIPMENT_SLOTS: Final = ("primary", "secondary", "armor", "artifact")


def begin(p: P) -> None:
    """Set up the quest without enemies and Shadows. By default it is the first hero's turn."""
    s, words = p.state, p.words
    s.step = words.get("step", "act")
    if s.step == "heroes":
        return
    entries = party_of(p, words.pop("party", PARTY))
    seats = seats_of_heroes(s.options.players, len(entries))
    s.heroes = [new_hero(s, id, nature, seat) for (id, nature, *_), seat in zip(entries, seats, strict=True)]
    s.options = dataclasses.replace(s.options, heroes=len(entries))
    equip_party(s)
    s.soul = 0
    for hero in s.heroes:
        hero.rank, hero.crowns = 1, 0
    if s.step in STEPS_BEFORE_QUEST:
        return
    quest = QUESTS[s.quest]
    start = line_of_sight.board(s).index[quest.start[0]]
    for hero, (_, _, *place) in zip(s.heroes, entries, strict=True):
        hero.area = area_of(p, place[0]) if place else start
    place_map_pieces(s, quest)
    s.shadows = []
    fill_decks(s, quest)
    s.round, s.saved = 2, copy_party(s)


def finish(p: P) -> None:
    """Check the position, then begin the active hero's turn with the values of the word `turn`."""
    s = p.state
    if s.step != "heroes":
        require_possible(p)
    if s.step == "act":
        s.phase = "hero"
        s.active = max(0, s.active)
        hero = s.heroes[s.active]
        hero.acted = True
        turn = Turn(s.active, hero.gem.combat, hero.gem.action, firm=hero.area)
        with p.reading("turn"):
            for name, value in p.words.get("turn", {}).items():
                Fields(p, {}).set(turn, name, value)
        s.turn = turn
    elif s.step == "foes":
        s.phase, s.active = "enemy", max(0, s.active)


def area_of(p: P, name: str) -> int:
    areas = line_of_sight.board(p.state).index
    if name not in areas:
        raise p.wrong(f"unknown area {name}; it must be one of {joined_names(areas, 30)}")
    return areas[name]


def _hero_index(p: P, name: object) -> int:
    for hero_index, hero in enumerate(p.state.heroes):
        if hero.id == name:
            return hero_index
    raise p.wrong(f"{name} is not in the party of {joined_names(hero.id for hero in p.state.heroes)}")


# ---- heroes


def _hero_reader(id: str) -> Word:
    def read(p: P, values: Mapping[str, Any]) -> None:
        """`{"wounds": 2, "area": "K4"}`: fields of the hero, as listed for `heroes`."""
        hero = p.state.heroes[_hero_index(p, id)]
        for name, value in values.items():
            _set_field(p, hero, name, value)

    return read


def _set_field(p: P, hero: Hero, name: str, value: Any) -> None:
    if name in EQUIPMENT_SLOTS:
        setattr(hero, name, equipment.thing_of(value) if value else NOTHING)
    elif name == "bag":
        hero.bag = [equipment.thing_of(key) for key in _names(p, name, value)]
    elif name in ("powers", "talents", "keys", "extras", "limits"):
        setattr(hero, name, _names(p, name, value))
    elif name == "conditions":
        _add_conditions(hero, _names(p, name, value))
    elif name == "id":
        raise p.wrong("the id cannot be set: the word `party` names the heroes")
    elif name == "area":
        hero.area = area_of(p, value)
    elif name in Hero.__dataclass_fields__:
        Fields(p, {}).set(hero, name, value)
    else:
        raise p.wrong(f"a hero has no '{name}'; it has {joined_names(Hero.__dataclass_fields__, 40)}")


def _names(p: P, word: str, value: object) -> list[str]:
    """Return the words of a text."""
    if not isinstance(value, str):
        raise p.wrong(f"{word}: wants a text, not {value!r}")
    return value.split()


def _add_conditions(body: Body, names: list[str]) -> None:
    for name in names:
        word, _, level = name.partition("=")
        if word not in CONDITIONS:
            raise BadPosition(f"unknown condition {word}; it must be one of {joined_names(CONDITIONS)}")
        body.conditions[word] = int(level or (2 if word == "bleeding" else 1))


# ---- enemies and things on the map


def _place_foes(p: P, text: str) -> None:
    """`orc_g K4, risen_g K5 wounds=1 ko`: type, area, then fields, conditions, `asleep`, `pacified`."""
    s = p.state
    for entry in text.split(","):
        id, area, *field_words = entry.split()
        if id not in ENEMIES:
            raise p.wrong(f"unknown enemy {id}; it must be one of {joined_names(ENEMIES, 40)}")
        card = ENEMIES[id]
        full_hp = master_hp(s, id, card.hp) if card.is_master else amount_value(card.hp, 1, s.count)
        enemy = Enemy(area=area_of(p, area), id=id, ref=s.serial, most=full_hp, figures=max(1, card.horde))
        s.serial += 1
        s.enemies.append(enemy)
        if card.is_master:
            fill_power_deck(s, id)
        else:
            assign_enemy_card(s, id)
        for word in field_words:
            _set_enemy_word(p, enemy, word)


def _set_enemy_word(p: P, enemy: Enemy, word: str) -> None:
    name, _, value = word.partition("=")
    if name in ("asleep", "pacified"):
        setattr(enemy, name, True)
    elif name == "menace":
        enemy.menace = _hero_index(p, value)
    elif name == "fire":
        enemy.fire = [int(level) for level in value]
    elif name in ("wounds", "shields", "figures", "most"):
        setattr(enemy, name, int(value))
    elif name == "critical":
        stat, _, color = value.partition(":")
        enemy.criticals[stat] = color or "yellow"
    else:
        _add_conditions(enemy, [word])


def _place_companions(p: P, text: str) -> None:
    """`wolf ilvane K4`: a companion, its owner, its area."""
    s = p.state
    for entry in text.split(","):
        id, owner, area, *extra_words = entry.split()
        hero_index = _hero_index(p, owner)
        full_hp = amount_value(COMPANIONS[id].hp, s.heroes[hero_index].rank, s.count)
        companion = Companion(area=area_of(p, area), id=id, owner=hero_index, most=full_hp)
        _add_conditions(companion, extra_words)
        s.companions.append(companion)


def _areas_reader(name: str) -> Word:
    def read(p: P, text: str) -> None:
        """`K4 L5`: areas."""
        setattr(p.state, name, [area_of(p, area) for area in text.split()])

    return read


def _open_doors(p: P, text: str) -> None:
    """`kd1 kd2`: open doors; `all` for all of them."""
    s = p.state
    doors = line_of_sight.board(s).doors if text == "all" else text.split()
    s.opened = sum(line_of_sight.board(s).door_bits[door] for door in doors)


def _set_active_hero(p: P, name: str) -> None:
    """`sable`: the active hero."""
    p.state.active = _hero_index(p, name)


def _set_markers(p: P, text: str) -> None:
    """`bell chest`: markers on the map."""
    p.state.markers = dict.fromkeys(text.split(), 0)


def _put_items_on_ground(p: P, values: Mapping[str, str]) -> None:
    """`{"K4": "potion"}`: items on the ground, by area."""
    p.state.ground = {
        area_of(p, area): [equipment.thing_of(key) for key in text.split()] for area, text in values.items()
    }


def _put_crowns_on_ground(p: P, values: Mapping[str, int]) -> None:
    """`{"K4": 3}`: Crowns on the ground, by area."""
    p.state.crowns = {area_of(p, area): n for area, n in values.items()}


def _set_card_owners(p: P, values: Mapping[str, str]) -> None:
    """`{"orc_g": "sable"}`: owners of the Enemy cards, by type."""
    p.state.owners = {id: _hero_index(p, hero) for id, hero in values.items()}


def _place_tokens(p: P, text: str) -> None:
    """`rune_snare K4 d10 dorrun`: kind, area, power, owner."""
    for entry in text.split(","):
        kind, area, card, owner = entry.split()
        p.state.tokens.append(Token(kind, area_of(p, area), _hero_index(p, owner), card))


def _add_terrain(p: P, values: Mapping[str, str]) -> None:
    """`{"K4": "fire"}`: terrain placed during the quest, by area."""
    p.state.terrain = {area_of(p, area): words.split() for area, words in values.items()}


def _set_turn(p: P, values: Mapping[str, Any]) -> None:
    """`{"combat": 1, "moves": 0}`: fields of the current turn."""
    for name in values:
        if name not in Turn.__dataclass_fields__:
            raise p.wrong(f"a turn has no '{name}'; it has {joined_names(Turn.__dataclass_fields__, 40)}")


def _mark_acted_heroes(p: P, text: str) -> None:
    """`sable dorrun`: heroes who have had their turn."""
    for name in text.split():
        p.state.heroes[_hero_index(p, name)].acted = True


def _fill_enemy_bag(p: P, text: str) -> None:
    """`orc_g orc_g risen_b`: the tokens in the enemy bag."""
    p.state.faces.bags["enemies"] = sorted(list(ENEMIES).index(id) for id in text.split())


def _read_party(p: P, text: str) -> None:
    """`bryndis law K4, sable chaos`: each hero, with a nature and an area. It is read before all other words."""


WORDS: Final[Mapping[str, Word]] = {
    "party": _read_party,
    **{id: _hero_reader(id) for id in HEROES},
    "foes": _place_foes,
    "mates": _place_companions,
    "shadows": _areas_reader("shadows"),
    "gates": _areas_reader("gates"),
    "searches": _areas_reader("searches"),
    "opened": _open_doors,
    "active": _set_active_hero,
    "markers": _set_markers,
    "ground": _put_items_on_ground,
    "crowns": _put_crowns_on_ground,
    "owners": _set_card_owners,
    "tokens": _place_tokens,
    "terrain": _add_terrain,
    "turn": _set_turn,
    "acted": _mark_acted_heroes,
    "enemy_bag": _fill_enemy_bag,
}
