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

CHANCE_DRAGON_STAYS: Final = 0.75  # chance that the Dragon is still on its rock in the hero's next turn
FUTURE_TRAVELS: Final = 4  # number of future Travels that are considered
FURTHER_FIGHTS: Final = 3  # number of Fights after the first one in a later turn


@lru_cache(256)
def value_selectors(paces: int, closed_spaces: frozenset[Space]) -> list[itemgetter[Any]]:
    """Return one function for each space. It selects the values of all spaces within this many paces.

    No path leads through closed spaces.
    """
    return [itemgetter(*_spaces_in_reach(space, paces, closed_spaces)) for space in ALL]


def _spaces_in_reach(start: Space, paces: int, closed_spaces: frozenset[Space]) -> list[Space]:
    """Return the spaces within this many paces, on paths that avoid closed spaces."""
    reached, frontier = [start], [start]
    for _ in range(paces):
        next_spaces = {neighbour for space in frontier for neighbour in land.LINKS[space]}.difference(reached)
        reached += next_spaces
        frontier = [space for space in next_spaces if space not in closed_spaces]
    return reached


class TravelPath(NamedTuple):
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
        self._expected_values: dict[Space, float] = {}

    # ---- goals on each space

    @cached_property
    def unknown_site_value(self) -> float:
        """The mean value of a Visit to an undiscovered Place-Site."""
        return prospects.unknown_site_value(self.look)

    @cached_property
    def rest_value(self) -> float:
        """The value of a Rest."""
        return prospects.rest_value(self.look)

    @cached_property
    def flare_cost(self) -> float:
        """The cost of a flare."""
        look = self.look
        return 0.0 if card_giving_immunity(look.s, look.hero, "active-flare") >= 0 else look.cost_of_wounds(1)

    @cached_property
    def net_values(self) -> list[float]:
        """The value of the best goal on each space, minus the cost of the necessary actions."""
        return [self.net_value(space) for space in ALL]

    @cached_property
    def has_flare(self) -> list[bool]:
        """Whether each space is an Active Flare space, in the order of the spaces."""
        return [flares.is_active(space, self.look.s.rock) for space in ALL]

    def net_value(self, space: Space) -> float:
        """Return the value of the best goal on a space, minus the cost of the necessary actions."""
        look, tokens = self.look, self.look.s.tokens(space)
        best = fights_value = 0.0
        if tokens:
            token_values = [prospects.token_value(look, token, space) for token in tokens]
            fights_value = sum(token_values) - w.ACTION_COST * len(token_values)
            best = max(fights_value, max(token_values) - w.ACTION_COST - 0.3)
            fights_value -= 0.15 * len(token_values)
        if land.IS_SETTLEMENT[space]:
            best = max(best, fights_value + self.visit_value(space) - w.ACTION_COST)
        elif space != land.START or not look.s.is_gathered:
            best = max(best, fights_value + self.rest_value - w.ACTION_COST)
        if self.has_flare[space]:
            return best - self.flare_cost
        return best + self.loot_values.get(space, 0.0)

    def visit_value(self, space: Space) -> float:
        """Return the value of a Visit on a space."""
        look, s = self.look, self.look.s
        if space in look.hero.turn.visited and self.actions_left > 0:
            return 0.0
        site = s.sites[space]
        return prospects.visit_value(look, site) if site != EMPTY else self.unknown_site_value

    @cached_property
    def loot_values(self) -> dict[Space, float]:
        """The value of the things to collect, by space."""
        look, s = self.look, self.look.s
        values: dict[Space, float] = defaultdict(float)
        for space, gold in s.loose_gold.items():
            values[space] += look.value_of_good("GOLD", gold)
        for space, food in s.loose_food.items():
            values[space] += look.value_of_good("FOOD", food)
        for square in s.dropped:
            values[square.at] += 0.8 * len(square.cards)
        return values

    # ---- the Dragon

    @cached_property
    def lairs(self) -> list[Space]:
        """The spaces where a hero can fight the Dragon."""
        s = self.look.s
        return [space for space in ALL if (self.has_flare[space] or (s.is_gathered and space == land.START))
                and not s.tokens(space)]  # fmt: skip

    def attack_value(self, travels: int, extra_power: int = 0) -> float:
        """Return the value of an attack on the Dragon after this many Travels, with this much extra power."""
        look = self.look
        fights = self.actions_left - travels
        turns = 0
        while fights < 1:
            fights += FURTHER_FIGHTS + 1
            turns += 1
        chance = look.attack_chance(fights, extra_power)
        if chance < look.attack_threshold:
            return 0.0
        return w.WIN_VALUE * chance * CHANCE_DRAGON_STAYS**turns - (1 - chance) * w.LOST_ATTACK_COST

    # ---- the value of being on a space

    def expected_value(self, space: Space) -> float:
        """Return the value of being on a space: the best goal, minus the actions and wounds on the way to it."""
        if space not in self._expected_values:
            self._expected_values[space] = max(
                self.space_values[space], self._dragon_value(space, self.leaving_costs[space])
            )
        return self._expected_values[space]

    @cached_property
    def leaving_costs(self) -> list[float]:
        """The cost of the wounds by enemies and flares that leaving each space causes, by space."""
        cost_of_wounds, enemies = self.look.cost_of_wounds(1), self.look.s.enemies
        flare_costs = [self.flare_cost if active else 0.0 for active in self.has_flare]
        return [cost_of_wounds * len(enemies.get(space, ())) + flare_costs[space] for space in ALL]

    @cached_property
    def space_values(self) -> list[float]:
        """The value of each space as a start: the best goal that a few Travels can reach from it."""
        s = self.look.s
        closed_spaces = frozenset(space for space in ALL if self.has_flare[space] or s.exposed(space))
        reachable, leaving_costs = value_selectors(self.look.paces, closed_spaces), self.leaving_costs
        arrival_costs = [w.ACTION_COST + (self.flare_cost if active else 0.0) for active in self.has_flare]
        values = [max(0.0, net_worth) for net_worth in self.net_values]
        for _ in range(FUTURE_TRAVELS):
            values_on_arrival = [*map(sub, values, arrival_costs)]
            last_values = values
            values = [
                max(values[space], max(reachable[space](values_on_arrival)) - leaving_costs[space]) for space in ALL
            ]
            if values == last_values:
                break
        return values

    def _dragon_value(self, space: Space, leaving_cost: float) -> float:
        """Return the value of a space as a start on the way to the Dragon, with this cost of leaving it."""
        if not self.look.is_ready:
            return -9.0
        best = -9.0
        for lair in self.lairs:
            travels = -(-land.DISTANCE[space][lair] // self.look.paces)
            best = max(
                best,
                self.attack_value(travels)
                - w.ACTION_COST * travels
                - (leaving_cost + self.flare_cost if travels else 0.0),
            )
        return best

    # ---- the Travel

    def paths_in_reach(self, paces: int) -> dict[Space, TravelPath]:
        """Return the possible destinations of a Travel, each with the cheapest path."""
        look, s = self.look, self.look.s
        was_burnt = s.act is not None and s.travel is not None and s.act.burns
        start = TravelPath(0, was_burnt or self.has_flare[self.start_space], ())
        best: dict[Space, TravelPath] = {}
        frontier = {self.start_space: start}
        for _ in range(paces):
            next_paths: dict[Space, TravelPath] = {}
            for space, way in frontier.items():
                evasions = way.evasions + s.exposed(space)
                for neighbour in spaces_one_pace_away(s, look.seat, space):
                    new_path = TravelPath(evasions, way.burns or self.has_flare[neighbour], (*way.spaces, neighbour))
                    if neighbour not in best or new_path[:2] < best[neighbour][:2]:
                        best[neighbour] = next_paths[neighbour] = new_path
            frontier = next_paths
        return {space: way for space, way in best.items() if not is_full(s, space, look.seat)}

    def path_cost(self, path: TravelPath) -> float:
        """Return the cost of a path in wounds and flares."""
        look = self.look
        wounds = 0 if evades_freely(look.s, look.seat) else path.evasions
        return look.cost_of_wounds(wounds) + (self.flare_cost if path.burns else 0.0)

    def best_destination(self, paces: int) -> tuple[float, tuple[Space, ...]]:
        """Return the value of the best destination of a Travel with this many paces, and the path to it."""
        ratings = [
            (self.destination_value(space, way), way.spaces) for space, way in self.paths_in_reach(paces).items()
        ]
        return max(ratings, default=(-9.0, ()))

    def destination_value(self, space: Space, path: TravelPath) -> float:
        """Return the value of ending a Travel on a space, minus the cost of the path."""
        gems = self.look.hero.gems
        remaining_gems = gems[VITALITY] + gems[FAITH]
        gain = self.expected_value(space) if path.evasions < remaining_gems else 0.0
        if space == self.start_space:
            gain = min(gain, self.net_values[space])  # walking away and back gains nothing
        return gain - self.path_cost(path) - 0.01 * len(path.spaces)

    # ---- rides

    def best_ride(self) -> tuple[float, str, Space]:
        """Return the value, the key and the destination of the best ride. A balloon has the destination EMPTY."""
        look, s = self.look, self.look.s
        best = (-9.0, "", EMPTY)
        evasions = s.exposed(look.hero.at)
        cost = look.cost_of_wounds(evasions) if evasions else 0.0
        if cannot_sail(s, look.seat) is None:
            value, space = self.best_landing(land.RIVERBANK)
            best = max(best, (value - cost, "sail", space))
        if cannot_fly(s, look.seat) is None:
            best = max(best, (self.flight_value() - cost, "fly", EMPTY))
        return best

    def best_landing(self, spaces: tuple[Space, ...] | list[Space]) -> tuple[float, Space]:
        """Return the value of the best landing on one of these spaces, and the space."""
        look = self.look
        free_spaces = [space for space in spaces if space != look.hero.at and not is_full(look.s, space, look.seat)]
        return max(((self.expected_value(space), space) for space in free_spaces), default=(-9.0, EMPTY))

    def flight_value(self) -> float:
        """Return the value of a balloon flight: the best landing for each face of the die, on average."""
        values = {space: self.expected_value(space) for space in land.OUTSIDE_CAVE if space != self.look.hero.at}
        face_values = [
            max(worth for space, worth in values.items() if not land.REGIONS[space].isdisjoint(face.regions))
            for face in FLARE_DIE
        ]
        return sum(face_values) / len(face_values)
