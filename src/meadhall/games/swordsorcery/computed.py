"""Computed numbers for the drawn board: the sums of the open attack, lines of sight, the ways of Ghost Souls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from meadhall.engine.presentation.alike import read_off_state
from meadhall.engine.privacy.view import Glance
from meadhall.games.swordsorcery import activities, content, ending, market, setup
from meadhall.games.swordsorcery.behavior.intent import intents
from meadhall.games.swordsorcery.combat import attack, blows, defending
from meadhall.games.swordsorcery.content import BOLT_FROM, HITS, SHIELDS
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.harm import dice, ready
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, NOWHERE, Area, Attack, Ref, State, is_hero
from meadhall.games.swordsorcery.turns import exchange, phases


class Sums(msgspec.Struct, frozen=True, gc=False):
    """The current sums of the innermost attack.

    `hits` are shown by its dice and added, and `lethal` of them are Lethal. `before` were stopped before the defence
    dice. `shields` are shown and added in the defence. `wounds` are the result if nothing more is added; `dealt` says
    that they have been dealt. `far` is the distance of the two in areas, None without a way.
    """

    hits: int
    lethal: int
    before: int
    shields: int
    wounds: int
    dealt: bool
    far: int | None


class Face(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The symbols of a number on a die."""

    hits: int
    bolt: bool
    shield: bool


class Bead(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A part of the round: `time`, the turn of a `hero`, that of the `enemies` after it, or `event`."""

    kind: str
    hero: int = NOBODY


class NatureNow(msgspec.Struct, frozen=True, gc=False):
    """The start of a hero with a nature: equipment, and the highest possible HP."""

    hp: int
    most: int
    combat: int
    action: int
    things: list[str]


class TurnLeft(msgspec.Struct, frozen=True, gc=False):
    """The rest of a hero's turn: the movement points that could be spent now, and the activities.

    `weapon` is the card that a weapon attack is made with, empty for bare hands.
    """

    points: int
    moves: int
    combat: int
    action: int
    weapon: str


class Gain(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A hero's gains since the quest began: Soulranks and Crowns."""

    ranks: int
    crowns: int


class Life(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The HP that an enemy has left and had at most, of a Horde the sum of its figures; and the current rule."""

    left: int
    most: int
    rule: int | None


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for the board that the state does not contain.

    - `seen`: numbers of the enemies in the active hero's line of sight.
    - `lives`: HP of all enemies; `mates`: HP left of all companions, in the order of the state.
    - `ghosts`: the areas of each Ghost Soul's way to the shrine, both ends included.
    - `events`: the Event cards left; `turn`: the turn of the active hero.
    - `faces`: the faces of dice by colour, from the number 1.
    - `round`: the parts of this round; `bead`: the current one.
    - `rests`: the Time Phases that a used power rests, 0 for the whole quest.
    - `prices`: those of everything on sale now; `short`: the Crowns that the shopper lacks, for all he cannot pay.
    - `won`: the result of the last quest or of the campaign.
    - `gains`: what it brought each hero. `natures`: those on offer to the viewing seat, or of each hero on offer.
    - `things`: for each thing that lies on the map as a figure, the keys of answers about it, on offer or not.
    """

    seen: list[Ref]
    lives: list[Life]
    mates: list[int]
    ghosts: list[list[str]]
    events: int
    faces: dict[str, list[Face]]
    round: list[Bead]
    bead: int
    rests: dict[str, int]
    prices: dict[str, int]
    short: dict[str, int]
    won: bool
    things: list[list[str]]
    gains: list[Gain]
    turn: TurnLeft | None = None
    sums: Sums | None = None
    natures: dict[str, NatureNow] = {}


def computed(glance: Glance[State]) -> ComputedValues | None:
    """All computed values; None before a quest is known."""
    found = _computed(glance.state)
    if found is None or glance.question not in ("hero", "nature"):
        return found
    s, keys = glance.state, [option.key for option in glance.options]
    if glance.question == "nature":
        natures = {key: _nature(s, s.aim, key.partition(":")[2]) for key in keys}
    else:
        sides = [(key, side) for key in keys for side in ("law", "chaos")]
        natures = {f"{key}/{side}": _nature(s, key.partition(":")[2], side) for key, side in sides}
    return msgspec.structs.replace(found, natures=natures)


@read_off_state
def _computed(s: State) -> ComputedValues | None:
    if not s.quest:
        return None
    order = sorted(range(s.count), key=lambda at: 1 if at == s.active else 0 if s.heroes[at].acted else 2)
    return ComputedValues(
        seen=_seen(s),
        lives=list(_lives(s)),
        mates=[crowd.remaining(s, COMPANION + companion.owner) for companion in s.companions],
        ghosts=list(_ghost_ways(s)),
        events=phases.events_left(s),
        faces=FACES,
        round=[Bead("time"), *(bead for at in order for bead in (Bead("hero", at), Bead("enemies"))), Bead("event")],
        bead=_bead(s, order),
        rests={card: ready.rounds_out(left) for hero in s.heroes for card, left in hero.used.items()},
        prices=market.on_sale(s) if s.phase == "market" else {},
        short=market.short_of(s) if s.phase == "market" else {},
        won=ending.is_won(s),
        things=[thing.keys for thing in map_things(s)],
        gains=list(_gains(s)),
        turn=_turn(s),
        sums=_sums(s, s.attacks[-1]) if s.attacks else None,
    )


FACES: Final = {
    color: [
        Face(hits, number >= BOLT_FROM[color], color == "B" and bool(SHIELDS[number - 1]))
        for number, hits in enumerate(HITS[color], 1)
    ]
    for color in HITS
}


def _bead(s: State, order: list[int]) -> int:
    """Heroes who had a turn come first, then the active hero; enemies act after each (SS-RND-01)."""
    if s.phase == "event":
        return 2 * len(order) + 1
    if s.active not in order:
        return 0
    return 1 + 2 * order.index(s.active) + (s.phase == "enemy")


def _nature(s: State, id: str, side: str) -> NatureNow:
    hero = setup.new_hero(s, id, side, NOBODY)
    hero.rank = setup.first_rank(s)
    hp, begins, things = crowd.hp_of_rank(s, hero), hero.gem, [thing.item for thing in hero.things]
    hero.rank = len(hero.side.gem)
    return NatureNow(hp, crowd.hp_of_rank(s, hero), begins.combat, begins.action, things)


def _lives(s: State) -> Iterator[Life]:
    told = intents(s)
    for enemy in s.enemies:
        what = told.get(enemy.ref)
        most = enemy.most * max(enemy.figures, content.ENEMIES[enemy.id].horde)
        yield Life(enemy.left, most, None if what is None else what.rule)


def _turn(s: State) -> TurnLeft | None:
    """A Slow hero who has begun one activity can begin no other (SS-BOD-40)."""
    turn = s.turn
    if turn is None:
        return None
    points = 0 if s.heroes[turn.hero].ghost else activities.points_now(s, turn.hero)
    weapon = blows.weapon_of(s.heroes[turn.hero])
    card = "" if weapon is None else ready.card_id(weapon)
    if activities.slowed(s, turn.hero):
        return TurnLeft(points, 0, 0, 0, card)
    return TurnLeft(points, turn.moves, turn.combat, turn.action, card)


def _gains(s: State) -> Iterator[Gain]:
    if s.saved is not None:
        for hero, before in zip(s.heroes, s.saved.heroes, strict=True):
            yield Gain(hero.rank - before.rank, hero.crowns - before.crowns)


def _seen(s: State) -> list[Ref]:
    here = s.heroes[s.active].area if 0 <= s.active < len(s.heroes) else NOWHERE
    return [enemy.ref for enemy in s.enemies if sight.hero_sees(s, here, enemy.area)] if here != NOWHERE else []


class MapThing(NamedTuple):
    """A thing on the map: its area, its kind, its id, and the keys of answers about it."""

    area: Area
    kind: str
    of: str
    keys: list[str]


def map_things(s: State) -> Iterator[MapThing]:
    """All things on the map; a hero searches and picks up only in their own area (SS-ARE-10, SS-FRE-04)."""
    quest, index = content.QUESTS[s.quest], sight.board(s).index
    here = s.heroes[s.active].area if s.active != NOBODY else NOWHERE
    for area in s.shadows:
        yield MapThing(area, "shadow", "", [])
    for chest in quest.chests:
        if chest.id in s.chests:
            yield MapThing(index[chest.area], "chest", chest.id, [f"open:{chest.id}", f"unlock:{chest.id}"])
    for area in s.searches:
        yield MapThing(area, "hidden", "", ["search"] if area == here else [])
    for goal in quest.markers:
        if goal.id in s.markers:
            yield MapThing(index[goal.area], "goal", goal.id, [f"interact:{goal.id}"])
    for area in s.gates:
        yield MapThing(area, "gate", "", [])
    yield MapThing(index[quest.shrine], "shrine", "", [])
    for token in s.tokens:
        yield MapThing(token.area, "token", token.card, [])
    for area, things in s.ground.items():
        yield MapThing(
            area, "gold", "", [exchange.PICK[thing].key for thing in dict.fromkeys(things)] if area == here else []
        )
    for area, crowns in s.crowns.items():
        if crowns:
            yield MapThing(area, "gold", exchange.CROWNS, [f"pick:{exchange.CROWNS}"] if area == here else [])


def _sums(s: State, fight: Attack) -> Sums:
    target = fight.now if fight.now != NOBODY else fight.target
    before = 0  # of enemies it is told when all is over: their resistances count in it, too
    if fight.step in ("defend", "after") and is_hero(target):
        before = max(0, fight.hits - fight.left - fight.lethal)
    return Sums(
        hits=attack.hits_shown(fight),
        lethal=min(fight.hits, fight.lethals),
        before=before,
        shields=dice.shields_of(fight.blue) + fight.shields,
        wounds=defending.wounds_so_far(s, fight, target),
        dealt=fight.step == "after" or fight.wounds > 0,
        far=_far(s, fight, target),
    )


def _far(s: State, fight: Attack, target: Ref) -> int | None:
    a, b = crowd.area_of_ref(s, fight.attacker), crowd.area_of_ref(s, target)
    far = sight.distance(s, a, b) if a != NOWHERE and b != NOWHERE else FAR
    return far if far < FAR else None


def _ghost_ways(s: State) -> Iterator[list[str]]:
    """The way that the menu of a Ghost Soul puts first, step by step: no door is shut for it (SS-DTH-06)."""
    here = sight.board(s)
    shrine = here.index[s.card.shrine]
    far = here.distances((1 << len(here.doors)) - 1)

    def next_to(at: Area) -> Area:
        return min({link.other(at) for link in here.around[at]}, key=lambda one: (far[one][shrine], one))

    for hero in s.heroes:
        if hero.ghost and hero.area not in (NOWHERE, shrine) and far[hero.area][shrine] < FAR:
            way = [hero.area]
            while way[-1] != shrine:
                way.append(next_to(way[-1]))
            yield [here.areas[at].id for at in way]
