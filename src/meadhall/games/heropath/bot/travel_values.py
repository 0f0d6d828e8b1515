"""Values of the goals on the map, costs of the paths to them, and the spaces that a Travel can reach."""

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

WAIT: Final = 0.75  # chance that the Dragon is still on its rock in the hero's next turn
FAR: Final = 4  # number of future Travels that are considered
TURN: Final = 3  # number of Fights after the first one in a later turn


@lru_cache(256)
def spaces_within_paces(paces: int, barred: frozenset[Space]) -> list[itemgetter[Any]]:
    """Return one function for each space. It selects the values of all spaces within this many paces.

    No path leads through closed spaces.
    """
    return [itemgetter(*_near(space, paces, barred)) for space in ALL]


def _near(start: Space, paces: int, barred: frozenset[Space]) -> list[Space]:
    """Return the spaces within this many paces, on paths that avoid closed spaces."""
    reached, frontier = [start], [start]
    for _ in range(paces):
        following = {near for space in frontier for near in land.LINKS[space]}.difference(reached)
        reached += following
        frontier = [space for space in following if space not in barred]
    return reached


class Way(NamedTuple):
    """A path: its number of Evasions, whether it touches an Active Flare space, and its spaces."""

    evasions: int
    burns: bool
    spaces: tuple[Space, ...]


class TravelValues:
    """The values of all goals on the map, for one decision.

    `actions_left` is the number of actions after the Travel.
    """

    def __init__(self, look: Look, actions_left: int) -> None:
        self.look = look
        self.actions_left = actions_left
        self.start_space = look.hero.at
        self._promises: dict[Space, float] = {}

    # ---- goals on each space

    @cached_property
    def unknown_site_value(self) -> float:
        """The mean value of a Visit to an undiscovered Place-Site."""
        return prospects.unknown_site_worth(self.look)

    @cached_property
    def rest_worth(self) -> float:
        """The value of a Rest."""
        return prospects.rest_worth(self.look)

    @cached_property
    def flare_cost(self) -> float:
        """The cost of a flare."""
        look = self.look
        return 0.0 if card_giving_immunity(look.s, look.hero, "active-flare") >= 0 else look.cost_of_wounds(1)

    @cached_property
    def net_worths(self) -> list[float]:
        """The value of the best goal on each space, minus the cost of the necessary actions."""
        return [self.net_worth(space) for space in ALL]

    @cached_property
    def has_flare(self) -> list[bool]:
        """Whether each space is an Active Flare space, in the order of the spaces."""
        return [flares.is_active(space, self.look.s.rock) for space in ALL]

    def net_worth(self, space: Space) -> float:
        """Return the value of the best goal on a space, minus the cost of the necessary actions."""
        look, tokens = self.look, self.look.s.tokens(space)
        best = fights_worth = 0.0
        if tokens:
            fights = [prospects.token_worth(look, token, space) for token in tokens]
            fights_worth = sum(fights) - w.TIME * len(fights)
            best = max(fights_worth, max(fights) - w.TIME - 0.3)
            fights_worth -= 0.15 * len(fights)
        if land.IS_SETTLEMENT[space]:
            best = max(best, fights_worth + self.visit_worth(space) - w.TIME)
        elif space != land.START or not look.s.is_gathered:
            best = max(best, fights_worth + self.rest_worth - w.TIME)
        if self.has_flare[space]:
            return best - self.flare_cost
        return best + self.loot_worths.get(space, 0.0)

    def visit_worth(self, space: Space) -> float:
        """Return the value of a Visit on a space."""
        look, s = self.look, self.look.s
        if space in look.hero.turn.visited and self.actions_left > 0:
            return 0.0
        site = s.sites[space]
        return prospects.visit_worth(look, site) if site != EMPTY else self.unknown_site_value

    @cached_property
    def loot_worths(self) -> dict[Space, float]:
        """The value of the things to collect, by space."""
        look, s = self.look, self.look.s
        worths: dict[Space, float] = defaultdict(float)
        for space, gold in s.loose_gold.items():
            worths[space] += look.value_of_good("GOLD", gold)
        for space, food in s.loose_food.items():
            worths[space] += look.value_of_good("FOOD", food)
        for square in s.dropped:
            worths[square.at] += 0.8 * len(square.cards)
        return worths

    # ---- the Dragon

    @cached_property
    def lairs(self) -> list[Space]:
        """The spaces where a hero can fight the Dragon."""
        s = self.look.s
        return [space for space in ALL if (self.has_flare[space] or (s.is_gathered and space == land.START))
                and not s.tokens(space)]  # fmt: skip

    def attack_worth(self, travels: int, more: int = 0) -> float:
        """Return the value of an attack on the Dragon after this many Travels, with this much extra power."""
        look = self.look
        fights = self.actions_left - travels
        turns = 0
        while fights < 1:
            fights += TURN + 1
            turns += 1
        chance = look.attack_chance(fights, more)
        if chance < look.attack_threshold:
            return 0.0
        return w.WIN * chance * WAIT**turns - (1 - chance) * w.RECOVERY

    # ---- the value of being on a space

    def promise(self, space: Space) -> float:
        """Return the value of being on a space: the best goal, minus the actions and wounds on the way to it."""
        if space not in self._promises:
            self._promises[space] = max(self.space_worths[space], self._dragon_worth(space, self.leaving_costs[space]))
        return self._promises[space]

    @cached_property
    def leaving_costs(self) -> list[float]:
        """The cost of the wounds by enemies and flares that leaving each space causes, by space."""
        cost_of_wounds, enemies = self.look.cost_of_wounds(1), self.look.s.enemies
        burns = [self.flare_cost if active else 0.0 for active in self.has_flare]
        return [cost_of_wounds * len(enemies.get(space, ())) + burns[space] for space in ALL]

    @cached_property
    def space_worths(self) -> list[float]:
        """The value of each space as a start: the best goal that a few Travels can reach from it."""
        s = self.look.s
        barred = frozenset(space for space in ALL if self.has_flare[space] or s.exposed(space))
        reachable, leaving_costs = spaces_within_paces(self.look.paces, barred), self.leaving_costs
        arrival_costs = [w.TIME + (self.flare_cost if active else 0.0) for active in self.has_flare]
        worths = [max(0.0, net_worth) for net_worth in self.net_worths]
        for _ in range(FAR):
            arriving = [*map(sub, worths, arrival_costs)]
            last_worths = worths
            worths = [max(worths[space], max(reachable[space](arriving)) - leaving_costs[space]) for space in ALL]
            if worths == last_worths:
                break
        return worths

    def _dragon_worth(self, space: Space, leave: float) -> float:
        """Return the value of a space as a start on the way to the Dragon, with this cost of leaving it."""
        if not self.look.is_ready:
            return -9.0
        best = -9.0
        for lair in self.lairs:
            travels = -(-land.DISTANCE[space][lair] // self.look.paces)
            best = max(
                best, self.attack_worth(travels) - w.TIME * travels - (leave + self.flare_cost if travels else 0.0)
            )
        return best

    # ---- the Travel

    def paths_in_reach(self, paces: int) -> dict[Space, Way]:
        """Return the possible destinations of a Travel, each with the cheapest path."""
        look, s = self.look, self.look.s
        was_burnt = s.act is not None and s.travel is not None and s.act.burns
        start = Way(0, was_burnt or self.has_flare[self.start_space], ())
        best: dict[Space, Way] = {}
        frontier = {self.start_space: start}
        for _ in range(paces):
            following: dict[Space, Way] = {}
            for space, way in frontier.items():
                evasions = way.evasions + s.exposed(space)
                for near in spaces_one_pace_away(s, look.seat, space):
                    other = Way(evasions, way.burns or self.has_flare[near], (*way.spaces, near))
                    if near not in best or other[:2] < best[near][:2]:
                        best[near] = following[near] = other
            frontier = following
        return {space: way for space, way in best.items() if not is_full(s, space, look.seat)}

    def path_cost(self, way: Way) -> float:
        """Return the cost of a path in wounds and flares."""
        look = self.look
        wounds = 0 if evades_freely(look.s, look.seat) else way.evasions
        return look.cost_of_wounds(wounds) + (self.flare_cost if way.burns else 0.0)

    def best_end(self, paces: int) -> tuple[float, tuple[Space, ...]]:
        """Return the value of the best destination of a Travel with this many paces, and the path to it."""
        rated = [(self.end_worth(space, way), way.spaces) for space, way in self.paths_in_reach(paces).items()]
        return max(rated, default=(-9.0, ()))

    def end_worth(self, space: Space, way: Way) -> float:
        """Return the value of ending a Travel on a space, minus the cost of the path."""
        gems = self.look.hero.gems
        lives = gems[VITALITY] + gems[FAITH]
        gain = self.promise(space) if way.evasions < lives else 0.0
        if space == self.start_space:
            gain = min(gain, self.net_worths[space])  # walking away and back gains nothing
        return gain - self.path_cost(way) - 0.01 * len(way.spaces)

    # ---- rides

    def best_ride(self) -> tuple[float, str, Space]:
        """Return the value, the key and the destination of the best ride. A balloon has the destination EMPTY."""
        look, s = self.look, self.look.s
        best = (-9.0, "", EMPTY)
        enemies_left_behind = s.exposed(look.hero.at)
        cost = look.cost_of_wounds(enemies_left_behind) if enemies_left_behind else 0.0
        if cannot_sail(s, look.seat) is None:
            worth, space = self.best_landing(land.RIVERBANK)
            best = max(best, (worth - cost, "sail", space))
        if cannot_fly(s, look.seat) is None:
            best = max(best, (self.flight_worth() - cost, "fly", EMPTY))
        return best

    def best_landing(self, spaces: tuple[Space, ...] | list[Space]) -> tuple[float, Space]:
        """Return the value of the best landing on one of these spaces, and the space."""
        look = self.look
        free = [space for space in spaces if space != look.hero.at and not is_full(look.s, space, look.seat)]
        return max(((self.promise(space), space) for space in free), default=(-9.0, EMPTY))

    def flight_worth(self) -> float:
        """Return the value of a balloon flight: the best landing for each face of the die, on average."""
        worths = {space: self.promise(space) for space in land.OUTSIDE_CAVE if space != self.look.hero.at}
        faces = [
            max(worth for space, worth in worths.items() if not land.REGIONS[space].isdisjoint(face.regions))
            for face in FLARE_DIE
        ]
        return sum(faces) / len(faces)
