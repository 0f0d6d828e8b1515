"""The scene of a seat: the map with its figures, each player's cards, and the current attack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from meadhall.engine import Card, CardFace, Figure, Marker, Moment, Place, Scene, SeatScene, Track
from meadhall.engine.common.text import Arg, Text, Words, text
from meadhall.engine.kit.decks import cards_left
from meadhall.engine.presentation.alike import read_off_state
from meadhall.games.swordsorcery import activities, computed, content, ending, texts
from meadhall.games.swordsorcery.behavior.intent import Intent, enemy_intents
from meadhall.games.swordsorcery.combat import defending
from meadhall.games.swordsorcery.events import AttackDeclared
from meadhall.games.swordsorcery.figures import crowd, equipment, line_of_sight
from meadhall.games.swordsorcery.harm import ready
from meadhall.games.swordsorcery.harm.dice import hits_of
from meadhall.games.swordsorcery.maps.areas import CHASM, DEADLY, DIFFICULT, LIT, Link, board_of
from meadhall.games.swordsorcery.ops.grammar import ANY_DISTANCE_BAND
from meadhall.games.swordsorcery.state import NOBODY, RED, Area, Attack, Body, Enemy, Hero, State, Thing
from meadhall.games.swordsorcery.texts import (
    card_name,
    card_text,
    dice_texts,
    hit_modifier_texts,
    rank_numeral,
    rule_text,
    token_name,
    victim_reason,
)
from meadhall.games.swordsorcery.turns.phases import face_down_events
from meadhall.games.swordsorcery.words.options import marker_action

KIND_COLOURS: Final = {"weapon": "grey", "shield": "grey", "armor": "grey", "artifact": "violet", "consumable": "amber"}
USE_COLOURS: Final = {"combat": "red", "action": "blue", "free": "green"}


def tokens_on(body: Body) -> list[Arg]:
    """Return all tokens on a character, as texts."""
    if not (body.conditions or body.criticals or body.fire or body.shields or isinstance(body, Hero)):
        return []
    token_texts: list[Arg] = [token_name(name, level) for name, level in body.conditions.items()]
    token_texts += [token_name(f"critical-{stat}", red=color == RED) for stat, color in body.criticals.items()]
    token_texts += [token_name("fire", level) for level in body.fire]
    if body.shields:
        token_texts.append(token_name("magic-shield", body.shields))
    if isinstance(body, Hero) and body.hidden:
        token_texts.append(token_name("hidden"))
    if isinstance(body, Hero) and body.runes:
        token_texts.append(token_name("rune", body.runes))
    return token_texts


def cards_of(s: State, seat: int) -> list[Card]:
    """Return the cards in front of a player."""
    cards: list[Card] = []
    is_only_hero = [hero.seat for hero in s.heroes].count(seat) == 1
    for hero_index, hero in enumerate(s.heroes):
        if hero.seat == seat:
            cards += _cards_of_hero(s, hero_index, hero, is_only_hero)
    if seat == s.leader:
        masters = _enemy_cards(s, [enemy for enemy in s.enemies if enemy.id in content.MASTERS])
        if masters:
            cards.append(Card("master", text("cards-master"), len(masters), faces=masters))
        if s.event in content.EVENTS:
            cards.append(Card("event", text("cards-event"), 1, faces=[_card_face(s.event, "violet")]))
        if s.night:
            cards.append(Card("event", text("cards-sky"), 1, faces=[_card_face("night", "grey")]))
    return cards


def _cards_of_hero(s: State, hero_index: int, hero: Hero, is_only_hero: bool) -> Iterator[Card]:
    """Yield a hero's cards. If the player has no other hero, the labels omit the hero's name."""

    def pile(kind: str) -> Text:
        return text(f"cards-{kind}") if is_only_hero else text(f"cards-{kind}-of", who=hero.name)

    powers = [_power_card(hero, name) for name in (*hero.powers, hero.side.innate.id)]
    powers += [_card_face(name, "white") for name in hero.talents]
    yield Card("power", pile("power"), len(powers), faces=powers)
    items = [_item_card(thing, True) for thing in hero.worn if thing.item]
    items += [_item_card(thing, False) for thing in (*hero.bag, *map(Thing, hero.keys)) if thing.item]
    yield Card("item", pile("item"), len(items), faces=items)
    yield Card("crowns", pile("crowns"), hero.crowns)
    types = [enemy for enemy, owner in s.owners.items() if owner == hero_index]
    enemies = _enemy_cards(s, [enemy for enemy in s.enemies if enemy.id in types]) if types else []
    if enemies:
        yield Card("enemy", pile("enemy"), len(enemies), faces=enemies)


def _power_card(hero: Hero, name: str) -> CardFace:
    cooldown = hero.used.get(name)
    return _power_face(name, cooldown, cooldown is not None or _is_used_up(hero, name))


def _is_used_up(hero: Hero, name: str) -> bool:
    return bool(hero.limits) and f"{content.USABLE[name].limit}/{name}" in hero.limits


@cache
def _power_face(name: str, cooldown: int | None, is_turned_over: bool) -> CardFace:
    """Return a power's card. The text of a used power shows the number of Time Phases until it is ready."""
    colour, label = USE_COLOURS.get(content.USABLE[name].use, "amber"), card_name(name)
    if cooldown is None:
        return CardFace(name, label, "", colour, card_text(name), is_turned_over)
    wait = ready.rounds_until_ready(cooldown)
    note = text("card-resting", card=label, wait=wait) if wait else text("card-spent", card=label)
    return CardFace(name, label, "", colour, note, is_turned_over)


@cache
def _card_face(id: str, colour: str) -> CardFace:
    """Return a card with its text."""
    return CardFace(id, card_name(id), colour=colour, text=card_text(id))


@cache
def _item_card(thing: Thing, is_worn: bool) -> CardFace:
    item = content.ITEMS[thing.item]
    colour = KIND_COLOURS.get(item.kind, "white")
    note = text("item-dice", card=card_name(item.id), dice=item.dice) if item.dice else card_text(item.id)
    return CardFace(ready.card_id(thing), equipment.thing_name(thing), "E" if is_worn else "", colour, note)


def _enemy_cards(s: State, enemies: Iterable[Enemy]) -> list[CardFace]:
    """Return the cards of enemies, each with its current intent."""
    known_intents = enemy_intents(s)
    return [_enemy_card(enemy, intent_line(s, enemy, known_intents.get(enemy.ref))) for enemy in enemies]


def intent_line(s: State, enemy: Enemy, intent: Intent | None) -> Text:
    """Return an enemy's intent with victim and reason. If the enemy will not act, return the text of its card."""
    if intent is None:
        return card_text(enemy.id)
    rule, why = content.ENEMIES[enemy.id].rules[intent.rule], victim_reason(enemy.id, intent.reason, intent.distance)
    if intent.victim == NOBODY:
        return text(
            "enemy-line-at-nobody",
            band=rule.band,
            far=int(rule.band == ANY_DISTANCE_BAND),
            deeds=rule_text(rule.do),
            why=why,
        )
    far, victim = int(rule.band == ANY_DISTANCE_BAND), s.name(intent.victim)
    return text("enemy-line", band=rule.band, far=far, deeds=rule_text(rule.do), victim=victim, why=why)


def _enemy_card(enemy: Enemy, note: Text) -> CardFace:
    card = content.ENEMIES[enemy.id]
    sign = f"{card.armor}/{card.dice}"
    return CardFace(str(enemy.ref), enemy.name, sign, card.rank or "violet", note)


TERRAIN_COLOURS: Final = ((CHASM, "grey"), (DEADLY, "red"), (DIFFICULT, "blue"), (LIT, "amber"))
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
    """Return the whole table, the same for every seat: nothing is secret between players."""
    if not s.heroes:
        return Scene("Sword & Sorcery", text("phase-gathering"), NOBODY, [], [], _seats(s), [])
    on_map = s.phase != "market" and (s.round > 0 or s.phase == "setup")
    return Scene(
        card_name(s.quest),
        _phase_text(s),
        s.heroes[s.active].seat if s.active != NOBODY else s.leader,
        places(s) if on_map else [],
        list(figures(s)) if on_map else [],
        _seats(s),
        _facts(s) if on_map else _purses(s),
        [_hp_track(s, hero_index) for hero_index in range(s.count)] if on_map else [],
        _moments(s),
        characters=list(_characters(s)),
    )


def _characters(s: State) -> Iterator[str]:
    yield from (hero.id for hero in s.heroes)
    yield from (companion.id for companion in s.companions)
    yield from (str(enemy.ref) for enemy in s.enemies)


def _phase_text(s: State) -> Text:
    if s.phase in ("hero", "enemy") and s.active != NOBODY:
        return text(f"phase-of-{s.phase}", who=s.heroes[s.active].name)
    return text(f"phase-{s.phase or 'setup'}")


def _seats(s: State) -> list[SeatScene]:
    points = [standing.points for standing in ending.standings(s)]
    return [SeatScene(seat, points[seat], cards_of(s, seat), _seat_note(s, seat)) for seat in range(s.options.players)]


def _seat_note(s: State, seat: int) -> Words:
    """Return a player's heroes as a text that also marks the Leader."""
    heroes_of_seat: list[Arg] = [
        text("leads", who=hero.name, title=hero.title, rank=rank_numeral(hero.rank))
        for hero in s.heroes
        if hero.seat == seat
    ]
    return (
        text("leads-the-party" if seat == s.leader else "leads-heroes", heroes=heroes_of_seat) if heroes_of_seat else ""
    )


def _facts(s: State) -> list[tuple[Words, int]]:
    facts: list[tuple[Words, int]] = [
        (text("fact-round"), s.round),
        (text("fact-soul"), s.soul),
        (text("fact-events"), face_down_events(s)),
        (text("fact-bag"), cards_left(s.faces, s.bag) if "enemies" in s.faces.bags else 0),
    ]
    if s.bells:
        facts.append((text("fact-bells"), s.bells))
    facts += [(text(f"fact-counted-{name}"), n) for name, n in s.counters.items()]
    if s.turn is not None and not s.heroes[s.turn.hero].ghost:
        turn = s.turn
        facts += [
            (text("fact-movement"), activities.available_move_points(s, turn.hero)),
            (text("fact-combat"), turn.combat),
            (text("fact-action"), turn.action),
        ]
    return facts


def _purses(s: State) -> list[tuple[Words, int]]:
    """Return the numbers shown between two quests."""
    return [(text("fact-soul"), s.soul), *((text("fact-crowns", who=hero.name), hero.crowns) for hero in s.heroes)]


def _hp_track(s: State, hero_index: int) -> Track:
    """Return a hero's HP as a track; a Ghost Soul has 0."""
    hero, full_hp = s.heroes[hero_index], crowd.full_hp(s, hero_index)
    hp = 0 if hero.ghost else max(0, full_hp - hero.wounds)
    return Track(text("hp-of", who=hero.name), full_hp, [Marker(hero.card.short[0], hero.name, hp, hero.seat)])


def _moments(s: State) -> list[Moment]:
    """Return the open attacks, the innermost last."""
    return [Moment(_attack_title(s, fight), attack_sum(fight), colour="red") for fight in s.attacks]


def _attack_title(s: State, fight: Attack) -> Words:
    target = fight.now if fight.now >= 0 else fight.target
    return AttackDeclared(s.code(fight.attacker), s.code(target), fight.card, fight.name).message()


def attack_sum(fight: Attack) -> Text:
    """Return the current numbers of an attack, as a text."""
    if fight.step == "declare":
        return text("moment-declared")
    if fight.step == "hit":
        total = max(0, hits_of(fight.dice) + sum(bonus.n for bonus in fight.bonuses))
        shown = dice_texts([(die.color, die.number) for die in fight.dice])
        modifiers = hit_modifier_texts([(bonus.card, bonus.n) for bonus in fight.bonuses])
        return text("moment-hits", dice=shown + modifiers, n=total)
    hits_left, lethal = defending.unblocked_hits(fight)
    shown = dice_texts([(die.color, die.number) for die in fight.blue])
    return text("moment-defense", hits=fight.hits, dice=shown, n=hits_left + lethal, lethal=lethal)


# ---- the map


@cache
def _centres_and_links(quest: str) -> tuple[tuple[tuple[float, float], tuple[tuple[str, int], ...]], ...]:
    """Return the centre of each area, and its linked areas with the bits of their doors."""
    board = board_of(quest)
    names = [area.id for area in board.areas]
    ways: list[list[tuple[str, int]]] = [[] for _ in names]
    for link in board.links:
        ways[link.a].append((names[link.b], link.door_bit))
    return tuple(((mark.x / 2, mark.y / 2), tuple(ways[index])) for index, mark in enumerate(board.sight_marks))


def places(s: State) -> list[Place]:
    """Return the areas with their terrain, doors and special features. The list is cached: do not change it."""
    added = tuple((area, tuple(words)) for area, words in sorted(s.terrain.items()))
    return _places(s.quest, s.opened, tuple(s.locks), added)


@lru_cache(maxsize=2_000)
def _places(
    quest: str, open_doors: int, locks: tuple[str, ...], added_terrain_words: tuple[tuple[int, tuple[str, ...]], ...]
) -> list[Place]:
    board, added_terrain = board_of(quest), dict(added_terrain_words)
    places_on_map: list[Place] = []
    for index, ((spot, ways), area) in enumerate(zip(_centres_and_links(quest), board.areas, strict=True)):
        terrain = [*area.terrain, *added_terrain.get(index, ())]
        colour = next((colour for word, colour in TERRAIN_COLOURS if word in terrain), "white")
        features: list[Arg] = [text(f"terrain-{word}") for word in terrain]
        features += [
            _door_text(link, board.areas[link.other_area(index)].id, locks)
            for link in board.links_at[index]
            if link.door_bit and not link.door_bit & open_doors
        ]
        note: Words = text("area-note", parts=features) if features else ""
        open_neighbours = [name for name, door in ways if not door & ~open_doors]  # a closed door is drawn as a wall
        label, (x, y, width, height) = texts.area_name(area.id), area.rect
        places_on_map.append(
            Place(
                area.id,
                label,
                "area",
                note=note,
                colour=colour,
                centre=spot,
                roads=open_neighbours,
                area=(x, y, width, height),
            )
        )
    return places_on_map


def _door_text(link: Link, area_id: str, locks: tuple[str, ...]) -> Text:
    kind = "magic-lock-to" if link.id in locks else "locked-door-to" if link.kind == "locked" else "door-to"
    return text(kind, area=texts.area_name_in_sentence(area_id))


def figures(s: State) -> Iterator[Figure]:
    """Yield heroes, companions, enemies, then things on the map."""
    ids = [area.id for area in line_of_sight.board(s).areas]
    for hero_index, hero in enumerate(s.heroes):
        initial = hero.card.short[0]
        if hero.ghost:
            yield Figure(ids[hero.area], "ghost", initial.lower(), text("ghost-of", who=hero.name), hero.seat)
        else:
            name = _figure_label(hero.name, crowd.remaining_hp(s, hero_index), tokens_on(hero))
            yield Figure(ids[hero.area], "hero", initial, name, hero.seat)
    for companion in s.companions:
        name = _figure_label(card_name(companion.id), companion.most - companion.wounds, tokens_on(companion))
        yield Figure(ids[companion.area], "companion", companion.id[0].upper(), name, s.heroes[companion.owner].seat)
    for enemy in s.enemies:
        family, horde = content.ENEMIES[enemy.id].family, content.ENEMIES[enemy.id].horde
        marks: list[Arg] = [text("figures-left", n=enemy.figures)] if horde else []
        if enemy.is_idle:
            marks.append(text("asleep" if enemy.asleep else "peaceful"))
        name = _figure_label(enemy.name, enemy.left, marks + tokens_on(enemy))
        yield Figure(ids[enemy.area], "enemy", FAMILY_SIGNS[family], name, number=enemy.ref - 9)
    yield from _thing_figures(s, ids)


def _figure_label(name: Words, hp: int, marks: list[Arg]) -> Text:
    """Return a character's label with its HP and its tokens."""
    return text("figure-marked", who=name, hp=hp, marks=marks) if marks else text("figure", who=name, hp=hp)


def _thing_figures(s: State, ids: list[str]) -> Iterator[Figure]:
    """Yield the things on the map."""
    for area, kind, id, _ in computed.map_things(s):
        yield Figure(ids[area], kind, THING_SIGNS[kind], _thing_label(s, area, kind, id))


def _thing_label(s: State, area: Area, kind: str, id: str) -> Words:
    match kind:
        case "chest":
            return text("a-locked-chest" if id in s.locks else "a-chest")
        case "goal":
            return text("a-marker", deed=marker_action(id))
        case "token":
            return card_name(id)
        case "gold":
            if id:
                return text("option-crowns", n=s.crowns[area])
            return text("lying", things=list(map(equipment.thing_name, s.ground[area])))
        case _:
            return text(THING_NAMES[kind])
