"""What lies before each player: powers, talents and items of his heroes, and the enemy cards assigned to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from meadhall.engine.presentation.scene import Card, CardFace
from meadhall.games.swordsorcery.behavior.intent import intent, is_certain, reason_words
from meadhall.games.swordsorcery.content import ENEMIES, EVENTS, ITEMS, MASTERS, TALENTS, USABLE
from meadhall.games.swordsorcery.events import many
from meadhall.games.swordsorcery.figures.things import name_of
from meadhall.games.swordsorcery.harm.ready import card_id
from meadhall.games.swordsorcery.harm.tokens import NAMES, STAT_NAMES
from meadhall.games.swordsorcery.state import Body, Enemy, Hero, State, Thing

KIND_COLOURS: Final = {"weapon": "grey", "shield": "grey", "armor": "grey", "artifact": "violet", "consumable": "amber"}
USE_COLOURS: Final = {"combat": "red", "action": "blue", "free": "green"}


def tokens_on(body: Body) -> str:
    """All tokens on a character, as the end of a sentence."""
    if not (body.conditions or body.criticals or body.fire or body.shields or isinstance(body, Hero)):
        return ""
    said = [NAMES[name] + (f" {level}" if name == "poison" else "") for name, level in body.conditions.items()]
    said += [
        f"Critical {STAT_NAMES[stat]}{' (red)' if color == 'red' else ''}" for stat, color in body.criticals.items()
    ]
    said += [f"Fire {'I' * level}" for level in body.fire]
    if body.shields:
        said.append(many(body.shields, "Magic Shield"))
    if isinstance(body, Hero) and body.hidden:
        said.append("Hidden")
    if isinstance(body, Hero) and body.runes:
        said.append(many(body.runes, "Rune"))
    return "".join(f", {one}" for one in said)


def cards_of(s: State, seat: int) -> list[Card]:
    """The cards before a player."""
    found: list[Card] = []
    alone = [hero.seat for hero in s.heroes].count(seat) == 1
    for at, hero in enumerate(s.heroes):
        if hero.seat == seat:
            found += _cards_of_hero(s, at, hero, "" if alone else f"{hero.name}: ")
    if seat == s.leader:
        masters = _enemies(s, [one for one in s.enemies if one.id in MASTERS])
        if masters:
            found.append(Card("master", "Masters", len(masters), faces=masters))
        if s.event in EVENTS:
            card = EVENTS[s.event]
            found.append(
                Card("event", "event", 1, faces=[CardFace(card.id, card.name, colour="violet", text=card.text)])
            )
        if s.night:
            night = EVENTS["night"]
            found.append(Card("event", "sky", 1, faces=[CardFace("night", night.name, colour="grey", text=night.text)]))
    return found


def _cards_of_hero(s: State, at: int, hero: Hero, title: str) -> Iterator[Card]:
    powers = [_power(hero, name) for name in (*hero.powers, hero.side.innate.id)]
    powers += map(_talent, hero.talents)
    yield Card("power", f"{title}powers", len(powers), faces=powers)
    items = [_item(thing, True) for thing in hero.worn if thing.item]
    items += [_item(thing, False) for thing in (*hero.bag, *map(Thing, hero.keys)) if thing.item]
    yield Card("item", f"{title}items", len(items), faces=items)
    yield Card("crowns", f"{title}Crowns", hero.crowns)
    types = [enemy for enemy, owner in s.owners.items() if owner == at]
    enemies = _enemies(s, [one for one in s.enemies if one.id in types]) if types else []
    if enemies:
        yield Card("enemy", f"{title}enemies", len(enemies), faces=enemies)


def _power(hero: Hero, name: str) -> CardFace:
    left = hero.used.get(name)
    return _power_face(name, left, left is not None or _is_used_up(hero, name))


def _is_used_up(hero: Hero, name: str) -> bool:
    return bool(hero.limits) and f"{USABLE[name].limit}/{name}" in hero.limits


@cache
def _power_face(name: str, left: int | None, turned: bool) -> CardFace:
    """A power that is turned over or not, and for how many Time Phases."""
    power = USABLE[name]
    back = "" if left is None else " Spent." if left < 0 else f" Ready in {many(left + 1, 'Time Phase')}."
    colour = USE_COLOURS.get(power.use, "amber")
    return CardFace(name, power.name, "", colour, f"{power.text}{back}", turned)


@cache
def _talent(name: str) -> CardFace:
    return CardFace(name, TALENTS[name].name, colour="white", text=TALENTS[name].text)


@cache
def _item(thing: Thing, is_worn: bool) -> CardFace:
    card = ITEMS[thing.item]
    colour = KIND_COLOURS.get(card.kind, "white")
    return CardFace(card_id(thing), name_of(thing), "E" if is_worn else "", colour, f"{card.text} {card.dice}".strip())


def _enemies(s: State, enemies: Iterable[Enemy]) -> list[CardFace]:
    """Enemy cards with the line that applies now, which is the same for all of a type that stand together."""
    lines: dict[tuple[object, ...], str] = {}
    found: list[CardFace] = []
    for enemy in enemies:
        alike = (enemy.id, enemy.area, enemy.menace, is_certain(s, enemy), "blind" in enemy.conditions)
        if alike not in lines:
            lines[alike] = line_of(s, enemy)
        found.append(_enemy(enemy, lines[alike]))
    return found


def line_of(s: State, enemy: Enemy) -> str:
    """What an enemy would do now, whom it means and why; of one that will not act what its card says."""
    card = ENEMIES[enemy.id]
    if not is_certain(s, enemy):
        return card.text
    what = intent(s, enemy)
    rule = card.rules[what.rule]
    victim = f" against {s.name(what.victim)}" if what.victim >= 0 else ""
    return f"{{{rule.band}}} {rule.do[:-1]}{victim} ({reason_words(s, enemy, what)})."


def _enemy(enemy: Enemy, text: str) -> CardFace:
    card = ENEMIES[enemy.id]
    sign = f"{card.armor}/{card.dice}"
    return CardFace(str(enemy.ref), enemy.name, sign, card.rank or "violet", text)
