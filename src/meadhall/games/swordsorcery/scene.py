"""What a seat sees: the map with its figures, the sheets and cards before each player, the attack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from meadhall.engine import Card, CardFace, Figure, Marker, Moment, Place, Scene, SeatScene, Track
from meadhall.engine.kit.decks import left
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.behavior.intent import intent, is_certain, reason_words
from meadhall.games.swordsorcery.combat.activities import points_now
from meadhall.games.swordsorcery.ending import standings
from meadhall.games.swordsorcery.events import NUMERALS, many
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.figures.things import name_of
from meadhall.games.swordsorcery.harm import ready, tokens
from meadhall.games.swordsorcery.maps.areas import CHASM, DEADLY, DIFFICULT, LIT, Link, board_of
from meadhall.games.swordsorcery.state import NOBODY, Body, Enemy, Hero, State, Thing
from meadhall.games.swordsorcery.turns.phases import events_left
from meadhall.games.swordsorcery.words import questions

KIND_COLOURS: Final = {"weapon": "grey", "shield": "grey", "armor": "grey", "artifact": "violet", "consumable": "amber"}
USE_COLOURS: Final = {"combat": "red", "action": "blue", "free": "green"}


def tokens_on(body: Body) -> str:
    """All tokens on a character, as the end of a sentence."""
    if not (body.conditions or body.criticals or body.fire or body.shields or isinstance(body, Hero)):
        return ""
    said = [tokens.NAMES[name] + (f" {level}" if name == "poison" else "") for name, level in body.conditions.items()]
    said += [
        f"Critical {tokens.STAT_NAMES[stat]}{' (red)' if color == 'red' else ''}"
        for stat, color in body.criticals.items()
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
        masters = _enemies(s, [one for one in s.enemies if one.id in content.MASTERS])
        if masters:
            found.append(Card("master", "Masters", len(masters), faces=masters))
        if s.event in content.EVENTS:
            card = content.EVENTS[s.event]
            found.append(
                Card("event", "event", 1, faces=[CardFace(card.id, card.name, colour="violet", text=card.text)])
            )
        if s.night:
            night = content.EVENTS["night"]
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
    return bool(hero.limits) and f"{content.USABLE[name].limit}/{name}" in hero.limits


@cache
def _power_face(name: str, left: int | None, turned: bool) -> CardFace:
    """A power that is turned over or not, and for how many Time Phases."""
    power = content.USABLE[name]
    back = "" if left is None else " Spent." if left < 0 else f" Ready in {many(left + 1, 'Time Phase')}."
    colour = USE_COLOURS.get(power.use, "amber")
    return CardFace(name, power.name, "", colour, f"{power.text}{back}", turned)


@cache
def _talent(name: str) -> CardFace:
    return CardFace(name, content.TALENTS[name].name, colour="white", text=content.TALENTS[name].text)


@cache
def _item(thing: Thing, is_worn: bool) -> CardFace:
    card = content.ITEMS[thing.item]
    colour = KIND_COLOURS.get(card.kind, "white")
    return CardFace(
        ready.card_id(thing), name_of(thing), "E" if is_worn else "", colour, f"{card.text} {card.dice}".strip()
    )


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
    card = content.ENEMIES[enemy.id]
    if not is_certain(s, enemy):
        return card.text
    what = intent(s, enemy)
    rule = card.rules[what.rule]
    victim = f" against {s.name(what.victim)}" if what.victim >= 0 else ""
    return f"{{{rule.band}}} {rule.do[:-1]}{victim} ({reason_words(s, enemy, what)})."


def _enemy(enemy: Enemy, text: str) -> CardFace:
    card = content.ENEMIES[enemy.id]
    sign = f"{card.armor}/{card.dice}"
    return CardFace(str(enemy.ref), enemy.name, sign, card.rank or "violet", text)


GROUNDS: Final = ((CHASM, "grey"), (DEADLY, "red"), (DIFFICULT, "blue"), (LIT, "amber"))
FAMILY_SIGNS: Final = {
    "gremlin": "g", "orc": "o", "bowman": "b", "shaman": "s", "hound": "h", "risen": "r", "wraith": "w", "spider": "x",
    "troll": "T", "villain": "V",
}  # fmt: skip
MARKER_SIGN, SHADOW, CHEST, SEARCH, GATE, SHRINE, LOOT = "!", "?", "C", "q", "G", "+", "$"


def scene(s: State, seat: int) -> Scene:
    """The whole table; nothing on it is hidden from one player and shown to another."""
    if not s.heroes:
        return Scene("Sword & Sorcery", "The party gathers", NOBODY, [], [], _seats(s), [])
    on_map = s.phase != "market" and (s.round > 0 or s.phase == "setup")
    return Scene(
        content.QUESTS[s.quest].title,
        _phase(s),
        s.heroes[s.active].seat if s.active != NOBODY else s.leader,
        places(s) if on_map else [],
        list(figures(s)) if on_map else [],
        _seats(s),
        _facts(s) if on_map else _purses(s),
        [_hp_track(s, at) for at in range(s.count)] if on_map else [],
        _moments(s),
    )


def _phase(s: State) -> str:
    if s.phase in ("hero", "enemy") and s.active != NOBODY:
        name = s.heroes[s.active].name
        return f"{name}'s turn" if s.phase == "hero" else f"Enemy Turn after {name}"
    said = {
        "time": "Time Phase", "event": "Event Phase", "setup": "Set-up", "market": "Between two quests",
        "won": "The quest is won", "lost": "The quest is lost",
    }  # fmt: skip
    return said.get(s.phase, s.phase)


def _seats(s: State) -> list[SeatScene]:
    points = [standing.points for standing in standings(s)]
    return [SeatScene(seat, points[seat], cards_of(s, seat), _note(s, seat)) for seat in range(s.options.players)]


def _note(s: State, seat: int) -> str:
    """Whom a player leads, and who is the Leader."""
    said = [f"{one.name}, {one.side.class_} {NUMERALS[one.rank]}" for one in s.heroes if one.seat == seat]
    return "; ".join([*said, *(["leads the party"] if seat == s.leader and s.heroes else [])])


def _facts(s: State) -> list[tuple[str, int]]:
    facts = [("round", s.round), ("Soul Points", s.soul), ("event cards left", events_left(s))]
    facts.append(("enemy tokens in the bag", left(s.faces, s.bag) if "enemies" in s.faces.bags else 0))
    if s.bells:
        facts.append(("Bell Toll tokens", s.bells))
    facts += [(f"{name} counted", n) for name, n in s.counters.items()]
    if s.turn is not None and not s.heroes[s.turn.hero].ghost:
        turn = s.turn
        facts += [
            ("movement points", points_now(s, turn.hero)),
            ("Combat activities", turn.combat),
            ("Action activities", turn.action),
        ]
    return facts


def _purses(s: State) -> list[tuple[str, int]]:
    """What counts between two quests."""
    return [("Soul Points", s.soul), *((f"Crowns of {hero.name}", hero.crowns) for hero in s.heroes)]


def _hp_track(s: State, at: int) -> Track:
    """HP of a hero; a Ghost Soul has none."""
    hero, most = s.heroes[at], crowd.most_hp(s, at)
    hp = 0 if hero.ghost else max(0, most - hero.wounds)
    return Track(f"{hero.name}, HP", most, [Marker(hero.name[0], hero.name, hp, hero.seat)])


def _moments(s: State) -> list[Moment]:
    """The attacks that go on, the innermost last; and what lies over the round."""
    return [Moment(*questions.attack_words(s, fight), colour="red") for fight in s.attacks]


# ---- the map


@cache
def _spots(quest: str) -> tuple[tuple[tuple[float, float], tuple[tuple[str, int], ...]], ...]:
    """The middle of each area, and the areas that a way leads to, each with its door."""
    here = board_of(quest)
    names = [area.id for area in here.areas]
    ways: list[list[tuple[str, int]]] = [[] for _ in names]
    for link in here.links:
        ways[link.a].append((names[link.b], link.door))
    return tuple(((mark.x / 2, mark.y / 2), tuple(ways[at])) for at, mark in enumerate(here.marks))


def places(s: State) -> list[Place]:
    """The areas, with their terrain, doors and what is special there; the list is never changed."""
    added = tuple((at, tuple(words)) for at, words in sorted(s.terrain.items()))
    return _places(s.quest, s.opened, tuple(s.locks), added)


@lru_cache(maxsize=2_000)
def _places(
    quest: str, opened: int, locks: tuple[str, ...], added: tuple[tuple[int, tuple[str, ...]], ...]
) -> list[Place]:
    here, more = board_of(quest), dict(added)
    found: list[Place] = []
    for at, ((spot, ways), area) in enumerate(zip(_spots(quest), here.areas, strict=True)):
        terrain = [*area.terrain, *more.get(at, ())]
        colour = next((colour for word, colour in GROUNDS if word in terrain), "white")
        closed = [
            _door(k, here.areas[k.other(at)].name, locks) for k in here.around[at] if k.door and not k.door & opened
        ]
        note = ", ".join([*terrain, *closed])
        roads = [name for name, door in ways if not door & ~opened]  # a door that is shut is a wall
        x, y, wide, high = area.rect
        found.append(
            Place(area.id, area.name, "area", note=note, colour=colour, spot=spot, roads=roads, area=(x, y, wide, high))
        )
    return found


def _door(link: Link, to: str, locks: tuple[str, ...]) -> str:
    kind = "locked door" if link.kind == "locked" else "door"
    return f"{'Magic Lock on the ' if link.id in locks else ''}{kind} to {to}"


def figures(s: State) -> Iterator[Figure]:
    """Heroes, companions, enemies, then what lies about."""
    ids = [area.id for area in sight.board(s).areas]
    for at, hero in enumerate(s.heroes):
        said = (
            f"{hero.name}'s Ghost Soul" if hero.ghost else f"{hero.name}, {crowd.remaining(s, at)} HP{tokens_on(hero)}"
        )
        sign = hero.name[0].lower() if hero.ghost else hero.name[0]
        yield Figure(ids[hero.area], "ghost" if hero.ghost else "hero", sign, said, hero.seat)
    for mate in s.companions:
        name = f"{content.COMPANIONS[mate.id].name}, {mate.most - mate.wounds} HP{tokens_on(mate)}"
        yield Figure(ids[mate.area], "companion", mate.id[0].upper(), name, s.heroes[mate.owner].seat)
    for enemy in s.enemies:
        card = content.ENEMIES[enemy.id]
        asleep = ", asleep" if enemy.asleep else ", pacified" if enemy.pacified else ""
        figures_left = f", {many(enemy.figures, 'figure')}" if card.horde else ""
        name = f"{enemy.name}, {enemy.left} HP{figures_left}{asleep}{tokens_on(enemy)}"
        yield Figure(ids[enemy.area], "enemy", FAMILY_SIGNS[card.family], name, number=enemy.ref - 9)
    yield from _things(s, ids)


def _things(s: State, ids: list[str]) -> Iterator[Figure]:
    """What lies on the map."""
    card = content.QUESTS[s.quest]
    for area in s.shadows:
        yield Figure(ids[area], "shadow", SHADOW, "a Shadow")
    for chest in card.chests:
        if chest.id in s.chests:
            locked = " under a Magic Lock" if chest.id in s.locks else ""
            yield Figure(chest.area, "chest", CHEST, f"a Chest{locked}")
    for area in s.searches:
        yield Figure(ids[area], "hidden", SEARCH, "a search token")
    for marker in card.markers:
        if marker.id in s.markers:
            yield Figure(marker.area, "goal", MARKER_SIGN, f"a Story Marker: {marker.id}")
    for area in s.gates:
        yield Figure(ids[area], "gate", GATE, "a Spawn Gate")
    yield Figure(card.shrine, "shrine", SHRINE, "the Soul Shrine")
    for token in s.tokens:
        yield Figure(ids[token.area], "token", "^", f"a {token.kind.replace('_', ' ')} token")
    for area, things in s.ground.items():
        yield Figure(ids[area], "gold", LOOT, ", ".join(map(name_of, things)))
    for area, crowns in s.crowns.items():
        if crowns:
            yield Figure(ids[area], "gold", LOOT, many(crowns, "Crown"))


def event_name(s: State) -> str:
    """The card that lies revealed."""
    return (
        content.EVENTS[s.event].name
        if s.event in content.EVENTS
        else content.STORY_CARDS[s.event].name
        if s.event
        else ""
    )
