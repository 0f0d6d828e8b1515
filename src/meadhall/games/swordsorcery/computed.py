"""Numbers that the browser draws and the state does not contain, such as attack totals and paths of Ghost Souls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from meadhall.engine.presentation.alike import read_off_state
from meadhall.engine.privacy.view import Glance
from meadhall.games.swordsorcery import activities, content, ending, market, setup
from meadhall.games.swordsorcery.behavior.intent import enemy_intents
from meadhall.games.swordsorcery.combat import attack, blows, defending
from meadhall.games.swordsorcery.content import BOLT_FROM, HITS, SHIELDS
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.harm import dice, ready
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, NOWHERE, Area, Attack, Ref, State, is_hero
from meadhall.games.swordsorcery.turns import exchange, phases


class Sums(msgspec.Struct, frozen=True, gc=False):
    """The current totals of the innermost attack.

    - `hits`: the Hits from dice and bonuses; `lethal`: the number of Lethal Hits among them.
    - `before`: the Hits that armor and Magic Shields stopped, before the defence dice.
    - `shields`: the Shields on the defence dice, and those added by cards.
    - `wounds`: the wounds if no more Shields are added; `dealt`: whether they have been dealt.
    - `far`: the distance from attacker to target in areas; None if they are not connected.
    """

    hits: int
    lethal: int
    before: int
    shields: int
    wounds: int
    dealt: bool
    far: int | None


class Face(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The symbols on one face of a die."""

    hits: int
    bolt: bool
    shield: bool


class Bead(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A part of the round: `time`, a hero's turn (`hero`), the enemies' turn after it (`enemies`), or `event`."""

    kind: str
    hero: int = NOBODY


class NatureNow(msgspec.Struct, frozen=True, gc=False):
    """A hero's HP, activities and equipment at the start, with this nature.

    `most` is the HP at the last Soulrank.
    """

    hp: int
    most: int
    combat: int
    action: int
    things: list[str]


class TurnLeft(msgspec.Struct, frozen=True, gc=False):
    """The rest of a hero's turn: the movement points that could be spent now, and the remaining activities.

    `weapon` is the card for a weapon attack, empty for bare hands.
    """

    points: int
    moves: int
    combat: int
    action: int
    weapon: str


class Gain(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The number of Soulranks and Crowns that a hero has gained since the quest began."""

    ranks: int
    crowns: int


class Life(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An enemy's remaining HP and full HP (for a Horde, of all its figures), and the rule that it will follow."""

    left: int
    most: int
    rule: int | None


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for the board that the state does not contain.

    - `seen`: serial numbers of the enemies in the active hero's line of sight.
    - `lives`: HP of all enemies; `mates`: remaining HP of all companions. Both are in the order of the state.
    - `ghosts`: the areas of each Ghost Soul's path to the shrine, both ends included.
    - `events`: number of Event cards left; `turn`: the rest of the active hero's turn.
    - `faces`: the faces of the dice by colour, in the order of their numbers.
    - `round`: the parts of this round; `bead`: the index of the current one.
    - `rests`: for each used power, the number of Time Phases until it is ready; 0 if it is spent for the quest.
    - `prices`: the price of each thing on sale; `short`: the Crowns that the buyer lacks for it.
    - `won`: whether the last quest, or the campaign, was won.
    - `gains`: each hero's gains in the last quest. `natures`: the start values of each nature on offer.
    - `things`: for each thing that the map shows as a figure, the keys of all answers about it.
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
    """Return all computed values; None before the quest is known."""
    values = _computed(glance.state)
    if values is None or glance.question not in ("hero", "nature"):
        return values
    s, keys = glance.state, [option.key for option in glance.options]
    if glance.question == "nature":
        natures = {key: _nature_values(s, s.aim, key.partition(":")[2]) for key in keys}
    else:
        sides = [(key, side) for key in keys for side in ("law", "chaos")]
        natures = {f"{key}/{side}": _nature_values(s, key.partition(":")[2], side) for key, side in sides}
    return msgspec.structs.replace(values, natures=natures)


@read_off_state
def _computed(s: State) -> ComputedValues | None:
    if not s.quest:
        return None
    order = sorted(
        range(s.count), key=lambda hero_index: 1 if hero_index == s.active else 0 if s.heroes[hero_index].acted else 2
    )
    return ComputedValues(
        seen=_seen_enemies(s),
        lives=list(_enemy_lives(s)),
        mates=[crowd.remaining_hp(s, COMPANION + companion.owner) for companion in s.companions],
        ghosts=list(_ghost_paths(s)),
        events=phases.face_down_events(s),
        faces=FACES,
        round=[
            Bead("time"),
            *(bead for hero_index in order for bead in (Bead("hero", hero_index), Bead("enemies"))),
            Bead("event"),
        ],
        bead=_bead_index(s, order),
        rests={card: ready.rounds_until_ready(left) for hero in s.heroes for card, left in hero.used.items()},
        prices=market.sale_prices(s) if s.phase == "market" else {},
        short=market.missing_crowns(s) if s.phase == "market" else {},
        won=ending.is_won(s),
        things=[thing.keys for thing in map_things(s)],
        gains=list(_gains(s)),
        turn=_turn_left(s),
        sums=_attack_sums(s, s.attacks[-1]) if s.attacks else None,
    )


FACES: Final = {
    color: [
        Face(hits, number >= BOLT_FROM[color], color == "B" and bool(SHIELDS[number - 1]))
        for number, hits in enumerate(HITS[color], 1)
    ]
    for color in HITS
}


def _bead_index(s: State, order: list[int]) -> int:
    """Return the index of the current part of the round.

    The heroes who have had their turn come first, then the active hero, then the others. Enemies act after each hero
    (SS-RND-01).
    """
    if s.phase == "event":
        return 2 * len(order) + 1
    if s.active not in order:
        return 0
    return 1 + 2 * order.index(s.active) + (s.phase == "enemy")


def _nature_values(s: State, id: str, side: str) -> NatureNow:
    """Return the start values of a hero with one nature."""
    hero = setup.new_hero(s, id, side, NOBODY)
    hero.rank = setup.starting_rank(s)
    hp, first_row, things = crowd.hp_of_rank(s, hero), hero.gem, [thing.item for thing in hero.things]
    hero.rank = len(hero.side.gem)
    return NatureNow(hp, crowd.hp_of_rank(s, hero), first_row.combat, first_row.action, things)


def _enemy_lives(s: State) -> Iterator[Life]:
    known_intents = enemy_intents(s)
    for enemy in s.enemies:
        intent = known_intents.get(enemy.ref)
        full_hp = enemy.most * max(enemy.figures, content.ENEMIES[enemy.id].horde)
        yield Life(enemy.left, full_hp, None if intent is None else intent.rule)


def _turn_left(s: State) -> TurnLeft | None:
    """Return the rest of the current turn. A Slow hero who has begun an activity has no other left (SS-BOD-40)."""
    turn = s.turn
    if turn is None:
        return None
    points = 0 if s.heroes[turn.hero].ghost else activities.available_move_points(s, turn.hero)
    weapon = blows.weapon_of(s.heroes[turn.hero])
    card = "" if weapon is None else ready.card_id(weapon)
    if activities.is_out_of_activities(s, turn.hero):
        return TurnLeft(points, 0, 0, 0, card)
    return TurnLeft(points, turn.moves, turn.combat, turn.action, card)


def _gains(s: State) -> Iterator[Gain]:
    if s.saved is not None:
        for hero, saved_hero in zip(s.heroes, s.saved.heroes, strict=True):
            yield Gain(hero.rank - saved_hero.rank, hero.crowns - saved_hero.crowns)


def _seen_enemies(s: State) -> list[Ref]:
    hero_area = s.heroes[s.active].area if 0 <= s.active < len(s.heroes) else NOWHERE
    return (
        [enemy.ref for enemy in s.enemies if line_of_sight.hero_sees(s, hero_area, enemy.area)]
        if hero_area != NOWHERE
        else []
    )


class MapThing(NamedTuple):
    """A thing on the map."""

    area: Area
    kind: str  # such as `chest` or `gate`
    object_id: str  # id of the card, chest or marker; empty for other kinds
    keys: list[str]  # keys of all answers about the thing


def map_things(s: State) -> Iterator[MapThing]:
    """Yield all things on the map. A hero searches and picks up only in their own area (SS-ARE-10, SS-FRE-04)."""
    quest, index = content.QUESTS[s.quest], line_of_sight.board(s).index
    hero_area = s.heroes[s.active].area if s.active != NOBODY else NOWHERE
    for area in s.shadows:
        yield MapThing(area, "shadow", "", [])
    for chest in quest.chests:
        if chest.id in s.chests:
            yield MapThing(index[chest.area], "chest", chest.id, [f"open:{chest.id}", f"unlock:{chest.id}"])
    for area in s.searches:
        yield MapThing(area, "hidden", "", ["search"] if area == hero_area else [])
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
            area,
            "gold",
            "",
            [exchange.PICK_ANSWERS[thing].key for thing in dict.fromkeys(things)] if area == hero_area else [],
        )
    for area, crowns in s.crowns.items():
        if crowns:
            yield MapThing(area, "gold", exchange.CROWNS, [f"pick:{exchange.CROWNS}"] if area == hero_area else [])


def _attack_sums(s: State, fight: Attack) -> Sums:
    target = fight.now if fight.now != NOBODY else fight.target
    stopped_before_dice = 0  # for enemies it is known only at the end, because of their weaknesses and resistances
    if fight.step in ("defend", "after") and is_hero(target):
        stopped_before_dice = max(0, fight.hits - fight.left - fight.lethal)
    return Sums(
        hits=attack.current_hits(fight),
        lethal=min(fight.hits, fight.lethals),
        before=stopped_before_dice,
        shields=dice.shields_of(fight.blue) + fight.shields,
        wounds=defending.current_wounds(s, fight, target),
        dealt=fight.step == "after" or fight.wounds > 0,
        far=_attack_distance(s, fight, target),
    )


def _attack_distance(s: State, fight: Attack, target: Ref) -> int | None:
    """Return the distance from the attacker to the target; None if they are not connected."""
    a, b = crowd.area_of_character(s, fight.attacker), crowd.area_of_character(s, target)
    steps = line_of_sight.distance(s, a, b) if a != NOWHERE and b != NOWHERE else FAR
    return steps if steps < FAR else None


def _ghost_paths(s: State) -> Iterator[list[str]]:
    """Yield each Ghost Soul's path to the shrine, by the first steps on its menu. Doors do not block it (SS-DTH-06)."""
    board = line_of_sight.board(s)
    shrine = board.index[s.card.shrine]
    distances = board.distances((1 << len(board.doors)) - 1)

    def next_step(area: Area) -> Area:
        return min(
            {link.other_area(area) for link in board.links_at[area]},
            key=lambda neighbour: (distances[neighbour][shrine], neighbour),
        )

    for hero in s.heroes:
        if hero.ghost and hero.area not in (NOWHERE, shrine) and distances[hero.area][shrine] < FAR:
            path = [hero.area]
            while path[-1] != shrine:
                path.append(next_step(path[-1]))
            yield [board.areas[area].id for area in path]
