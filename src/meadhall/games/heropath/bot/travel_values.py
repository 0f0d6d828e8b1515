"""Goals on the map: the promise of each space, the cost of the way, and the reach of a Travel."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property, lru_cache
from operator import itemgetter, sub
from typing import Any, Final, NamedTuple

from meadhall.games.heropath import land
from meadhall.games.heropath.actions.riding import cannot_fly, cannot_sail, is_full
from meadhall.games.heropath.actions.travel import evades_freely, spaces_one_pace_away
from meadhall.games.heropath.bot import prospects
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.content import FLARE_DIE
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.effects.active_cards import card_giving_immunity
from meadhall.games.heropath.land import ALL, Space
from meadhall.games.heropath.state import EMPTY, FAITH, VITALITY

WAIT: Final = 0.75  # the chance that the Dragon is still there at the hero's next turn
FAR: Final = 4  # Travels that are looked ahead
TURN: Final = 3  # Fights in a turn that begins near the Dragon


@lru_cache(256)
def spaces_within_paces(paces: int, barred: frozenset[Space]) -> list[itemgetter[Any]]:
    """Return for each space a getter of the spaces within this many paces; no way leads through barred spaces."""
    return [itemgetter(*_near(space, paces, barred)) for space in ALL]


def _near(begun: Space, paces: int, barred: frozenset[Space]) -> list[Space]:
    found, edge = [begun], [begun]
    for _ in range(paces):
        following = {near for space in edge for near in land.LINKS[space]}.difference(found)
        found += following
        edge = [space for space in following if space not in barred]
    return found


class Way(NamedTuple):
    """A way to a space: the Evasions on it, whether a flare burns on it, and the spaces."""

    evasions: int
    burns: bool
    spaces: tuple[Space, ...]


class TravelValues:
    """Values of all that a hero could do on the map, for one decision. `left` counts the actions after the Travel."""

    def __init__(self, look: Look, left: int) -> None:
        self.look = look
        self.left = left
        self.begun = look.hero.at
        self._promises: dict[Space, float] = {}

    # ---- what can be done where

    @cached_property
    def unknown(self) -> float:
        return prospects.unknown_site_worth(self.look)

    @cached_property
    def rest(self) -> float:
        return prospects.rest_worth(self.look)

    @cached_property
    def burn(self) -> float:
        """The cost of a flare."""
        look = self.look
        return 0.0 if card_giving_immunity(look.s, look.hero, "active-flare") >= 0 else look.hurt(1)

    @cached_property
    def nets(self) -> list[float]:
        """For each space, the worth of the best thing there over the actions that it takes."""
        return [self.net(space) for space in ALL]

    @cached_property
    def active(self) -> list[bool]:
        """For each space, whether an Active Flare burns there."""
        return [flares.is_active(space, self.look.s.rock) for space in ALL]

    def net(self, space: Space) -> float:
        """Return the best thing to do on a space, less the time it takes."""
        look, tokens = self.look, self.look.s.tokens(space)
        best = after = 0.0
        if tokens:
            fights = [prospects.token_worth(look, token, space) for token in tokens]
            after = sum(fights) - w.TIME * len(fights)
            best = max(after, max(fights) - w.TIME - 0.3)
            after -= 0.15 * len(fights)
        if land.IS_SETTLEMENT[space]:
            best = max(best, after + self.visit(space) - w.TIME)
        elif space != land.START or not look.s.is_gathered:
            best = max(best, after + self.rest - w.TIME)
        if self.active[space]:
            return best - self.burn
        return best + self.loots.get(space, 0.0)

    def visit(self, space: Space) -> float:
        """Return the worth of a Visit there."""
        look, s = self.look, self.look.s
        if space in look.hero.turn.visited and self.left > 0:
            return 0.0
        site = s.sites[space]
        return prospects.visit_worth(look, site) if site != EMPTY else self.unknown

    @cached_property
    def loots(self) -> dict[Space, float]:
        """Worth of the things to collect, space by space."""
        look, s = self.look, self.look.s
        found: dict[Space, float] = defaultdict(float)
        for space, gold in s.loose_gold.items():
            found[space] += look.good("GOLD", gold)
        for space, food in s.loose_food.items():
            found[space] += look.good("FOOD", food)
        for square in s.dropped:
            found[square.at] += 0.8 * len(square.cards)
        return found

    # ---- the Dragon

    @cached_property
    def lairs(self) -> list[Space]:
        """Spaces from which the Dragon can be fought."""
        s = self.look.s
        return [space for space in ALL if (self.active[space] or (s.is_gathered and space == land.START))
                and not s.tokens(space)]  # fmt: skip

    def attack_worth(self, travels: int, more: int = 0) -> float:
        """Return the worth of an attack on the Dragon after this many more Travels, with this much more power."""
        look = self.look
        fights = self.left - travels
        turns = 0
        while fights < 1:
            fights += TURN + 1
            turns += 1
        chance = look.attack(fights, more)
        if chance < look.threshold:
            return 0.0
        return w.WIN * chance * WAIT**turns - (1 - chance) * w.RECOVERY

    # ---- how good it is to be somewhere

    def promise(self, space: Space) -> float:
        """Return what a hero may expect from a space on: the best goal, less the time and the wounds of the way."""
        if space not in self._promises:
            self._promises[space] = max(self.worths[space], self._hunt(space, self.leaving[space]))
        return self._promises[space]

    @cached_property
    def leaving(self) -> list[float]:
        """The cost of leaving each space."""
        each, enemies = self.look.hurt(1), self.look.s.enemies
        burns = [self.burn if active else 0.0 for active in self.active]
        return [each * len(enemies.get(space, ())) + burns[space] for space in ALL]

    @cached_property
    def worths(self) -> list[float]:
        """The worth of each space with all that can be reached from it in a few Travels."""
        s = self.look.s
        barred = frozenset(space for space in ALL if self.active[space] or s.exposed(space))
        near, leaving = spaces_within_paces(self.look.paces, barred), self.leaving
        coming = [w.TIME + (self.burn if active else 0.0) for active in self.active]
        worths = [max(0.0, net) for net in self.nets]
        for _ in range(FAR):
            arriving = [*map(sub, worths, coming)]
            before = worths
            worths = [max(worths[space], max(near[space](arriving)) - leaving[space]) for space in ALL]
            if worths == before:
                break
        return worths

    def _hunt(self, space: Space, leave: float) -> float:
        """Return the worth of the Dragon as a goal."""
        if not self.look.is_ripe:
            return -9.0
        best = -9.0
        for lair in self.lairs:
            travels = -(-land.DISTANCE[space][lair] // self.look.paces)
            best = max(best, self.attack_worth(travels) - w.TIME * travels - (leave + self.burn if travels else 0.0))
        return best

    # ---- the Travel

    def reach(self, paces: int) -> dict[Space, Way]:
        """Return every space on which a Travel may end, with the cheapest way to it."""
        look, s = self.look, self.look.s
        started = s.act is not None and s.travel is not None and s.act.burns
        begun = Way(0, started or self.active[self.begun], ())
        found: dict[Space, Way] = {}
        edge = {self.begun: begun}
        for _ in range(paces):
            following: dict[Space, Way] = {}
            for space, way in edge.items():
                evasions = way.evasions + s.exposed(space)
                for near in spaces_one_pace_away(s, look.seat, space):
                    other = Way(evasions, way.burns or self.active[near], (*way.spaces, near))
                    if near not in found or other[:2] < found[near][:2]:
                        found[near] = following[near] = other
            edge = following
        return {space: way for space, way in found.items() if not is_full(s, space, look.seat)}

    def cost(self, way: Way) -> float:
        """Return the cost of a way in VITALITY."""
        look = self.look
        wounds = 0 if evades_freely(look.s, look.seat) else way.evasions
        return look.hurt(wounds) + (self.burn if way.burns else 0.0)

    def best_end(self, paces: int) -> tuple[float, tuple[Space, ...]]:
        """Return the best end of a Travel of this many paces, and the way to it."""
        rated = [(self.end(space, way), way.spaces) for space, way in self.reach(paces).items()]
        return max(rated, default=(-9.0, ()))

    def end(self, space: Space, way: Way) -> float:
        """Return the worth of ending a Travel there: a hero who dies on the way gains nothing."""
        gems = self.look.hero.gems
        lives = gems[VITALITY] + gems[FAITH]
        after = self.promise(space) if way.evasions < lives else 0.0
        if space == self.begun:
            after = min(after, self.nets[space])  # going there and back leads nowhere
        return after - self.cost(way) - 0.01 * len(way.spaces)

    # ---- rides

    def ride(self) -> tuple[float, str, Space]:
        """The better of ferry and balloon from here: its worth, its key, and where to."""
        look, s = self.look, self.look.s
        best = (-9.0, "", EMPTY)
        left = s.exposed(look.hero.at)
        cost = look.hurt(left) if left else 0.0
        if cannot_sail(s, look.seat) is None:
            worth, space = self.landing(land.RIVERBANK)
            best = max(best, (worth - cost, "sail", space))
        if cannot_fly(s, look.seat) is None:
            best = max(best, (self.flight() - cost, "fly", EMPTY))
        return best

    def landing(self, spaces: tuple[Space, ...] | list[Space]) -> tuple[float, Space]:
        """Return the best of some spaces to land on."""
        look = self.look
        free = [space for space in spaces if space != look.hero.at and not is_full(look.s, space, look.seat)]
        return max(((self.promise(space), space) for space in free), default=(-9.0, EMPTY))

    def flight(self) -> float:
        """Return the worth of a Hot-Air Balloon: the best landing for each face."""
        worths = {space: self.promise(space) for space in land.OUTSIDE_CAVE if space != self.look.hero.at}
        faces = [
            max(worth for space, worth in worths.items() if not land.REGIONS[space].isdisjoint(face.regions))
            for face in FLARE_DIE
        ]
        return sum(faces) / len(faces)
