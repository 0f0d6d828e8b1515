"""What the rules compute for the drawn board: the sums of the open attack, lines of sight, the ways of Ghost Souls."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meadhall.engine.privacy.view import Glance
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.behavior.intent import intents
from meadhall.games.swordsorcery.combat import attack, defending
from meadhall.games.swordsorcery.combat.activities import points_now, slowed
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.harm.dice import shields_of
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.state import NOBODY, NOWHERE, Area, Attack, Ref, State, is_hero
from meadhall.games.swordsorcery.turns.phases import events_left


class Sums(msgspec.Struct, frozen=True, gc=False):
    """The sums of the innermost attack as it stands.

    `hits` are shown by its dice and what was added, `before` were stopped before the dice of the defence, `shields` are
    shown and added there, and `wounds` come of it if nothing more is added. `far` is the distance of the two in areas,
    None where there is no way.
    """

    hits: int
    before: int
    shields: int
    wounds: int
    far: int | None


class TurnLeft(msgspec.Struct, frozen=True, gc=False):
    """What a hero could still do in this turn: the movement points that could be spent now, and the activities."""

    points: int
    moves: int
    combat: int
    action: int


class Life(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The HP that an enemy has left and had at most, of a Horde those of all figures; and the rule that applies now."""

    left: int
    most: int
    rule: int | None


class Computed(msgspec.Struct, frozen=True, gc=False):
    """What the board shows that the state does not say.

    `seen` are the enemies, by their numbers, to whom the hero whose turn it is has a line of sight, and `lives` are
    those of all enemies in the order of the state; `ghosts` are the areas of the way of each Ghost Soul to the shrine,
    both ends included. `events` are the Event cards that are left, and `turn` is that of the hero whose turn it is.
    """

    seen: list[Ref]
    lives: list[Life]
    ghosts: list[list[str]]
    events: int
    turn: TurnLeft | None = None
    sums: Sums | None = None


def computed(glance: Glance[State]) -> Computed | None:
    """All of it; None while there is no map on the table."""
    s = glance.state
    if not s.quest:
        return None
    sums = _sums(s, s.attacks[-1]) if s.attacks else None
    return Computed(_seen(s), list(_lives(s)), list(_ghost_ways(s)), events_left(s), _turn(s), sums)


def _lives(s: State) -> Iterator[Life]:
    told = intents(s)
    for one in s.enemies:
        what = told.get(one.ref)
        most = one.most * max(one.figures, content.ENEMIES[one.id].horde)
        yield Life(one.left, most, None if what is None else what.rule)


def _turn(s: State) -> TurnLeft | None:
    """A Slow hero who has begun one activity can begin no other (SS-BOD-40)."""
    turn = s.turn
    if turn is None:
        return None
    points = 0 if s.heroes[turn.hero].ghost else points_now(s, turn.hero)
    if slowed(s, turn.hero):
        return TurnLeft(points, 0, 0, 0)
    return TurnLeft(points, turn.moves, turn.combat, turn.action)


def _seen(s: State) -> list[Ref]:
    here = s.heroes[s.active].area if 0 <= s.active < len(s.heroes) else NOWHERE
    return [one.ref for one in s.enemies if sight.hero_sees(s, here, one.area)] if here != NOWHERE else []


def _sums(s: State, fight: Attack) -> Sums:
    target = fight.now if fight.now != NOBODY else fight.target
    before = 0  # of enemies it is told when all is over: their resistances count in it, too
    if fight.step in ("defend", "after") and is_hero(target):
        before = max(0, fight.hits - fight.left - fight.lethal)
    shields = shields_of(fight.blue) + fight.shields
    return Sums(
        attack.hits_shown(fight), before, shields, defending.wounds_so_far(s, fight, target), _far(s, fight, target)
    )


def _far(s: State, fight: Attack, target: Ref) -> int | None:
    a, b = crowd.place_of(s, fight.attacker), crowd.place_of(s, target)
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
