"""The scene of a seat: the map with its figures, the sheets and cards before each player, the attack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from meadhall.engine import Card, CardFace, Figure, Marker, Moment, Place, Scene, SeatScene, Track
from meadhall.engine.common.text import Arg, Text, Words, text
from meadhall.engine.kit.decks import left
from meadhall.engine.presentation.alike import read_off_state
from meadhall.games.swordsorcery import activities, computed, content, ending, texts
from meadhall.games.swordsorcery.behavior.intent import Intent, intents
from meadhall.games.swordsorcery.combat import defending
from meadhall.games.swordsorcery.events import AttackDeclared
from meadhall.games.swordsorcery.figures import crowd, equipment, sight
from meadhall.games.swordsorcery.harm import ready
from meadhall.games.swordsorcery.harm.dice import hits_of
from meadhall.games.swordsorcery.maps.areas import CHASM, DEADLY, DIFFICULT, LIT, Link, board_of
from meadhall.games.swordsorcery.ops.grammar import ALWAYS
from meadhall.games.swordsorcery.state import NOBODY, RED, Area, Attack, Body, Enemy, Hero, State, Thing
from meadhall.games.swordsorcery.texts import aim_reason, card, card_text, deeds, dice, hit_changes, rank, token
from meadhall.games.swordsorcery.turns.phases import events_left
from meadhall.games.swordsorcery.words.options import marker

KIND_COLOURS: Final = {"weapon": "grey", "shield": "grey", "armor": "grey", "artifact": "violet", "consumable": "amber"}
USE_COLOURS: Final = {"combat": "red", "action": "blue", "free": "green"}


def tokens_on(body: Body) -> list[Arg]:
    """All tokens on a character."""
    if not (body.conditions or body.criticals or body.fire or body.shields or isinstance(body, Hero)):
        return []
    said: list[Arg] = [token(name, level) for name, level in body.conditions.items()]
    said += [token(f"critical-{stat}", red=color == RED) for stat, color in body.criticals.items()]
    said += [token("fire", level) for level in body.fire]
    if body.shields:
        said.append(token("magic-shield", body.shields))
    if isinstance(body, Hero) and body.hidden:
        said.append(token("hidden"))
    if isinstance(body, Hero) and body.runes:
        said.append(token("rune", body.runes))
    return said


def cards_of(s: State, seat: int) -> list[Card]:
    """The cards before a player."""
    found: list[Card] = []
    alone = [hero.seat for hero in s.heroes].count(seat) == 1
    for at, hero in enumerate(s.heroes):
        if hero.seat == seat:
            found += _cards_of_hero(s, at, hero, alone)
    if seat == s.leader:
        masters = _enemies(s, [enemy for enemy in s.enemies if enemy.id in content.MASTERS])
        if masters:
            found.append(Card("master", text("cards-master"), len(masters), faces=masters))
        if s.event in content.EVENTS:
            found.append(Card("event", text("cards-event"), 1, faces=[_face(s.event, "violet")]))
        if s.night:
            found.append(Card("event", text("cards-sky"), 1, faces=[_face("night", "grey")]))
    return found


def _cards_of_hero(s: State, at: int, hero: Hero, alone: bool) -> Iterator[Card]:
    """The cards of a hero, with the name where the player leads others too."""

    def pile(kind: str) -> Text:
        return text(f"cards-{kind}") if alone else text(f"cards-{kind}-of", who=hero.name)

    powers = [_power(hero, name) for name in (*hero.powers, hero.side.innate.id)]
    powers += [_face(name, "white") for name in hero.talents]
    yield Card("power", pile("power"), len(powers), faces=powers)
    items = [_item(thing, True) for thing in hero.worn if thing.item]
    items += [_item(thing, False) for thing in (*hero.bag, *map(Thing, hero.keys)) if thing.item]
    yield Card("item", pile("item"), len(items), faces=items)
    yield Card("crowns", pile("crowns"), hero.crowns)
    types = [enemy for enemy, owner in s.owners.items() if owner == at]
    enemies = _enemies(s, [one for one in s.enemies if one.id in types]) if types else []
    if enemies:
        yield Card("enemy", pile("enemy"), len(enemies), faces=enemies)


def _power(hero: Hero, name: str) -> CardFace:
    left = hero.used.get(name)
    return _power_face(name, left, left is not None or _is_used_up(hero, name))


def _is_used_up(hero: Hero, name: str) -> bool:
    return bool(hero.limits) and f"{content.USABLE[name].limit}/{name}" in hero.limits


@cache
def _power_face(name: str, left: int | None, turned: bool) -> CardFace:
    """A power that is turned over or not, and for how many Time Phases."""
    colour, named = USE_COLOURS.get(content.USABLE[name].use, "amber"), card(name)
    if left is None:
        return CardFace(name, named, "", colour, card_text(name), turned)
    wait = ready.rounds_out(left)
    told = text("card-resting", card=named, wait=wait) if wait else text("card-spent", card=named)
    return CardFace(name, named, "", colour, told, turned)


@cache
def _face(id: str, colour: str) -> CardFace:
    """A card with its text."""
    return CardFace(id, card(id), colour=colour, text=card_text(id))


@cache
def _item(thing: Thing, is_worn: bool) -> CardFace:
    item = content.ITEMS[thing.item]
    colour = KIND_COLOURS.get(item.kind, "white")
    told = text("item-dice", card=card(item.id), dice=item.dice) if item.dice else card_text(item.id)
    return CardFace(ready.card_id(thing), equipment.name_of(thing), "E" if is_worn else "", colour, told)


def _enemies(s: State, enemies: Iterable[Enemy]) -> list[CardFace]:
    """Enemy cards with the line that applies now."""
    told = intents(s)
    return [_enemy(enemy, intent_line(s, enemy, told.get(enemy.ref))) for enemy in enemies]


def intent_line(s: State, enemy: Enemy, what: Intent | None) -> Text:
    """The intent of an enemy, its target and its reason; for one that will not act, the text of its card."""
    if what is None:
        return card_text(enemy.id)
    rule, why = content.ENEMIES[enemy.id].rules[what.rule], aim_reason(enemy.id, what.reason, what.distance)
    if what.victim == NOBODY:
        return text("enemy-line-at-nobody", band=rule.band, far=int(rule.band == ALWAYS), deeds=deeds(rule.do), why=why)
    far, victim = int(rule.band == ALWAYS), s.name(what.victim)
    return text("enemy-line", band=rule.band, far=far, deeds=deeds(rule.do), victim=victim, why=why)


def _enemy(enemy: Enemy, told: Text) -> CardFace:
    card = content.ENEMIES[enemy.id]
    sign = f"{card.armor}/{card.dice}"
    return CardFace(str(enemy.ref), enemy.name, sign, card.rank or "violet", told)


GROUNDS: Final = ((CHASM, "grey"), (DEADLY, "red"), (DIFFICULT, "blue"), (LIT, "amber"))
FAMILY_SIGNS: Final = {
    "gremlin": "g", "orc": "o", "bowman": "b", "shaman": "s", "hound": "h", "risen": "r", "wraith": "w", "spider": "x",
    "troll": "T", "villain": "V",
}  # fmt: skip
THING_SIGNS: Final = {
    "goal": "!", "shadow": "?", "chest": "C", "hidden": "q", "gate": "G", "shrine": "+", "token": "^", "gold": "$",
}  # fmt: skip
THING_NAMES: Final = {"shadow": "a-shadow", "hidden": "a-search-token", "gate": "a-gate", "shrine": "the-shrine"}


@read_off_state
def scene(s: State, seat: int) -> Scene:
    """The whole table; nothing on it is hidden from one player and shown to another."""
    if not s.heroes:
        return Scene("Sword & Sorcery", text("phase-gathering"), NOBODY, [], [], _seats(s), [])
    on_map = s.phase != "market" and (s.round > 0 or s.phase == "setup")
    return Scene(
        card(s.quest),
        _phase(s),
        s.heroes[s.active].seat if s.active != NOBODY else s.leader,
        places(s) if on_map else [],
        list(figures(s)) if on_map else [],
        _seats(s),
        _facts(s) if on_map else _purses(s),
        [_hp_track(s, at) for at in range(s.count)] if on_map else [],
        _moments(s),
        characters=list(_characters(s)),
    )


def _characters(s: State) -> Iterator[str]:
    yield from (hero.id for hero in s.heroes)
    yield from (mate.id for mate in s.companions)
    yield from (str(enemy.ref) for enemy in s.enemies)


def _phase(s: State) -> Text:
    if s.phase in ("hero", "enemy") and s.active != NOBODY:
        return text(f"phase-of-{s.phase}", who=s.heroes[s.active].name)
    return text(f"phase-{s.phase or 'setup'}")


def _seats(s: State) -> list[SeatScene]:
    points = [standing.points for standing in ending.standings(s)]
    return [SeatScene(seat, points[seat], cards_of(s, seat), _note(s, seat)) for seat in range(s.options.players)]


def _note(s: State, seat: int) -> Words:
    """The heroes of a player, and a mark for the Leader."""
    mine: list[Arg] = [
        text("leads", who=hero.name, title=hero.title, rank=rank(hero.rank)) for hero in s.heroes if hero.seat == seat
    ]
    return text("leads-the-party" if seat == s.leader else "leads-heroes", heroes=mine) if mine else ""


def _facts(s: State) -> list[tuple[Words, int]]:
    facts: list[tuple[Words, int]] = [
        (text("fact-round"), s.round),
        (text("fact-soul"), s.soul),
        (text("fact-events"), events_left(s)),
        (text("fact-bag"), left(s.faces, s.bag) if "enemies" in s.faces.bags else 0),
    ]
    if s.bells:
        facts.append((text("fact-bells"), s.bells))
    facts += [(text(f"fact-counted-{name}"), n) for name, n in s.counters.items()]
    if s.turn is not None and not s.heroes[s.turn.hero].ghost:
        turn = s.turn
        facts += [
            (text("fact-movement"), activities.points_now(s, turn.hero)),
            (text("fact-combat"), turn.combat),
            (text("fact-action"), turn.action),
        ]
    return facts


def _purses(s: State) -> list[tuple[Words, int]]:
    """Counters between two quests."""
    return [(text("fact-soul"), s.soul), *((text("fact-crowns", who=hero.name), hero.crowns) for hero in s.heroes)]


def _hp_track(s: State, at: int) -> Track:
    """HP of a hero; a Ghost Soul has none."""
    hero, most = s.heroes[at], crowd.most_hp(s, at)
    hp = 0 if hero.ghost else max(0, most - hero.wounds)
    return Track(text("hp-of", who=hero.name), most, [Marker(hero.card.short[0], hero.name, hp, hero.seat)])


def _moments(s: State) -> list[Moment]:
    """The attacks that go on, the innermost last."""
    return [Moment(_attack_title(s, fight), attack_sum(fight), colour="red") for fight in s.attacks]


def _attack_title(s: State, fight: Attack) -> Words:
    target = fight.now if fight.now >= 0 else fight.target
    return AttackDeclared(s.code(fight.attacker), s.code(target), fight.card, fight.name).message()


def attack_sum(fight: Attack) -> Text:
    """The numbers of an attack so far."""
    if fight.step == "declare":
        return text("moment-declared")
    if fight.step == "hit":
        total = max(0, hits_of(fight.dice) + sum(bonus.n for bonus in fight.bonuses))
        shown = dice([(die.color, die.number) for die in fight.dice])
        changes = hit_changes([(bonus.card, bonus.n) for bonus in fight.bonuses])
        return text("moment-hits", dice=shown + changes, n=total)
    left, lethal = defending.hits_left(fight)
    shown = dice([(die.color, die.number) for die in fight.blue])
    return text("moment-defense", hits=fight.hits, dice=shown, n=left + lethal, lethal=lethal)


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
    """The areas, with their terrain, doors and special features; the list is never changed."""
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
        found_there: list[Arg] = [text(f"terrain-{word}") for word in terrain]
        found_there += [
            _door(k, here.areas[k.other(at)].id, locks) for k in here.around[at] if k.door and not k.door & opened
        ]
        note: Words = text("area-note", parts=found_there) if found_there else ""
        roads = [name for name, door in ways if not door & ~opened]  # a door that is shut is a wall
        named, (x, y, wide, high) = texts.area(area.id), area.rect
        found.append(
            Place(area.id, named, "area", note=note, colour=colour, centre=spot, roads=roads, area=(x, y, wide, high))
        )
    return found


def _door(link: Link, to: str, locks: tuple[str, ...]) -> Text:
    kind = "magic-lock-to" if link.id in locks else "locked-door-to" if link.kind == "locked" else "door-to"
    return text(kind, area=texts.place_words(to))


def figures(s: State) -> Iterator[Figure]:
    """Heroes, companions, enemies, then things on the ground."""
    ids = [area.id for area in sight.board(s).areas]
    for at, hero in enumerate(s.heroes):
        initial = hero.card.short[0]
        if hero.ghost:
            yield Figure(ids[hero.area], "ghost", initial.lower(), text("ghost-of", who=hero.name), hero.seat)
        else:
            named = _figure(hero.name, crowd.remaining(s, at), tokens_on(hero))
            yield Figure(ids[hero.area], "hero", initial, named, hero.seat)
    for mate in s.companions:
        named = _figure(card(mate.id), mate.most - mate.wounds, tokens_on(mate))
        yield Figure(ids[mate.area], "companion", mate.id[0].upper(), named, s.heroes[mate.owner].seat)
    for enemy in s.enemies:
        family, horde = content.ENEMIES[enemy.id].family, content.ENEMIES[enemy.id].horde
        marks: list[Arg] = [text("figures-left", n=enemy.figures)] if horde else []
        if enemy.is_idle:
            marks.append(text("asleep" if enemy.asleep else "peaceful"))
        named = _figure(enemy.name, enemy.left, marks + tokens_on(enemy))
        yield Figure(ids[enemy.area], "enemy", FAMILY_SIGNS[family], named, number=enemy.ref - 9)
    yield from _things(s, ids)


def _figure(named: Words, hp: int, marks: list[Arg]) -> Text:
    """A character with the HP that are left, and with all marks."""
    return text("figure-marked", who=named, hp=hp, marks=marks) if marks else text("figure", who=named, hp=hp)


def _things(s: State, ids: list[str]) -> Iterator[Figure]:
    """Things on the map."""
    for area, kind, of, _ in computed.map_things(s):
        yield Figure(ids[area], kind, THING_SIGNS[kind], _thing(s, area, kind, of))


def _thing(s: State, area: Area, kind: str, of: str) -> Words:
    match kind:
        case "chest":
            return text("a-locked-chest" if of in s.locks else "a-chest")
        case "goal":
            return text("a-marker", deed=marker(of))
        case "token":
            return card(of)
        case "gold":
            if of:
                return text("option-crowns", n=s.crowns[area])
            return text("lying", things=list(map(equipment.name_of, s.ground[area])))
        case _:
            return text(THING_NAMES[kind])
