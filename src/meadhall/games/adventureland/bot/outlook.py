"""Estimates for one seat: the value of items, places, moves and fights. Each adventure has its own class.

All values are points at the end of the game. Only public facts and the seat's own tiles are used.
"""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from meadhall.games.adventureland import state
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.bot.fight_plans import FightPlan, Hand, Prices, best_fight_plan
from meadhall.games.adventureland.bot.prospects import (
    compute_reach,
    draws_left,
    prospects_of,
    stack_cards,
    sweep_chance,
)
from meadhall.games.adventureland.content import (
    CONTENT,
    CREATURE_STRENGTHS,
    CREATURE_WREATHS,
    HERB_VALUES,
    SWORD_EXTRAS,
)
from meadhall.games.adventureland.land import FIELDS, NOWHERE, RIVER_INDEX, WAYS, Place

MEAN_DIE: Final = fmean(CONTENT.dice.faces)  # mean result of a die
# Values assumed for a face-down sword and a face-down herb: the means of all tiles (AL-CON-02).
HIDDEN_TILE_VALUES: Final = round(fmean(SWORD_EXTRAS), 2), round(fmean(HERB_VALUES), 2)
STRENGTH_NEEDED: Final = 7.0  # strength in tiles and gold that a party usually needs to beat a creature
NEXT_MOVE_WEIGHT: Final = 0.9  # weight of items that the turn's second move can reach
# Weights of the best item in reach, the second best and so on, fitted to final score differences.
ITEM_WEIGHTS_ON_TURN: Final = (0.7, 0.6, 0.25, 0.2)
ITEM_WEIGHTS_OFF_TURN: Final = (0.4, 0.35, 0.2, 0.15)
FUTURE_ITEMS_WEIGHT: Final = 0.4  # weight of items that are still to come from the stack
# weight of items that a move of the next turn can reach: another player may take them first
NEXT_TURN_WEIGHT: Final = 0.3


class Outlook:
    """Estimates for The Fellowship. The classes of the other adventures inherit from this class."""

    value_per_strength = 0.42  # points for one unit of strength, if there are enough creatures to fight
    gold_points = 2.0  # points for each gold
    gold_price = 0.0  # points lost for each gold spent
    companion_strength = 0.7  # value of a companion besides its points
    future_companion_weight = 1.2  # weight of future companions, for each companion of the party
    extra_strength_needed = 0.0  # strength needed for the giant, besides fog creatures

    def __init__(self, s: state.State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hopes = prospects_of(stack_cards(s))
        draws = draws_left(s, self.hopes)
        self.turns = draws / (2 * s.players) + (s.moves_left / 2 if s.turn == seat else 0.0)
        self.moves = 2 * self.turns
        self.drawn_share = min(1.0, draws / max(self.hopes.cards - self.hopes.fog_cards, 1))
        self.next_move_weight = (
            NEXT_MOVE_WEIGHT if s.turn == seat and s.moves_left > 1 else NEXT_TURN_WEIGHT * min(1.0, self.turns)
        )
        self.rules = rules_of(s)
        self.reach = compute_reach(bytes(s.lying), s.sprite)
        self.creature_count = len(self.reach.creatures)
        creatures_to_come = self.creature_count + s.creatures_on_table * self.drawn_share
        strength_needed = creatures_to_come * STRENGTH_NEEDED / s.players + self.extra_strength_needed
        self.useful_strength = max(1.0, strength_needed * min(1.0, self.turns / 2))
        self._weigh_tiles()
        self._weigh_items()

    # ---- tiles

    def _weigh_tiles(self) -> None:
        s, seat, face = self.s, self.seat, self.s.faces.face
        swords = [SWORD_EXTRAS[face[p]] if face[p] >= 0 else 1 for p in s.swords[seat]]
        herbs = [HERB_VALUES[face[p]] if face[p] >= 0 else 3 for p in s.herbs[seat]]
        self.swords = tuple(sorted(swords, reverse=True))
        self.herbs = tuple(sorted(herbs, reverse=True))
        self.strength = len(swords) * MEAN_DIE + sum(swords) + sum(herbs) + s.gold[seat]
        self.strength_value = round(self.value_per_strength * exp(-self.strength / self.useful_strength), 2)
        self.prices = self._prices(self.strength_value)

    def _prices(self, unit: float) -> Prices:
        return Prices(unit * MEAN_DIE, unit, unit, unit + self.gold_price)

    def reserve_value(self) -> float:
        """Return the value of tiles and gold for later fights. Each additional tile or gold adds less."""
        return self.value_per_strength * self.useful_strength * (1 - exp(-self.strength / self.useful_strength))

    def hand(self, party: int) -> Hand:
        return Hand(self.swords, self.herbs, self.rules.usable_gold(self.s, party))

    # ---- items

    def _weigh_items(self) -> None:
        strength_value = self.strength_value
        self.item_values = [0.0] * 7
        self.item_values[state.SWORD] = strength_value * (MEAN_DIE + HIDDEN_TILE_VALUES[0])
        self.item_values[state.HERB] = strength_value * HIDDEN_TILE_VALUES[1]
        self.item_values[state.GOLD] = self.gold_points + strength_value
        self._best_next_values: dict[int, float] = {}

    def _next_move_value(self, p: state.Party, place: Place, companions: int) -> float:
        """Return the value of the best item that one move from here can reach."""
        start = place if place < FIELDS else WAYS[place][0][0]
        kinds = self.reach.kinds[start]
        if not kinds:
            return 0.0
        creature = self.s.which[self.reach.creature_on[start]] if kinds >> state.CREATURE & 1 else -1
        size = p.adventurers + companions
        key = ((kinds << 8 | creature + 1) << 6 | size) << 6 | companions
        best = self._best_next_values.get(key)
        if best is None:
            best = self._best_next_values[key] = max(self._reachable_values(kinds, creature, size, companions))
        return best

    def _reachable_values(self, kinds: int, creature: int, size: int, companions: int) -> list[float]:
        values = [self.item_values[item] for item in (state.HERB, state.SWORD, state.GOLD) if kinds >> item & 1]
        if kinds >> state.COMPANION & 1:
            values.append(self.companion_value(companions))
        if kinds >> state.CREATURE & 1:
            values.append(self._rough_creature_value(creature, size))
        return values

    def _rough_creature_value(self, creature: int, size: int) -> float:
        """Return the rough value of a creature for a party of this size."""
        missing = max(0, CREATURE_STRENGTHS[creature] - size)
        uncovered = max(0.0, missing - 0.8 * self.strength)
        return max(0.0, self.creature_value(creature) - self.strength_value * missing - 2.0 * uncovered)

    def companion_value(self, companions: int) -> float:
        """Return the value of the next companion for a party that has `companions`."""
        return companions + 1 + self.companion_strength

    def creature_value(self, creature: int) -> float:
        return float(CREATURE_WREATHS[creature])

    # ---- places

    def place_value(self, p: state.Party, place: Place, companions: int) -> float:
        """Return the value of a place for a party: the items expected there, and its next move from there."""
        value = self.stack_value(place, companions) + self.next_move_weight * self._next_move_value(
            p, place, companions
        )
        return self._value_minus_risk(p, place, value) if place in RIVER_INDEX else value

    def future_value(self, p: state.Party) -> float:
        """Return the value of a party's place without the items in reach, which `value_in_reach` counts."""
        value = self.stack_value(p.at, p.companions)
        return self._value_minus_risk(p, p.at, value) if p.at in RIVER_INDEX else value

    def stack_value(self, place: Place, companions: int) -> float:
        """Return the value of future cards for a party on this place."""
        prospects = self.hopes
        return self.drawn_share * (
            prospects.items[place] + self.future_companion_weight * companions * prospects.companions[place]
        )

    def _value_minus_risk(self, p: state.Party, place: Place, value: float) -> float:
        """Return the value of a river field, minus the risk that the sprite sweeps the party off."""
        return value - self.sweep_risk(place) * max(value + self.loss_cost(p), 0.0)

    def sweep_risk(self, field: Place) -> float:
        """Return the chance that the sprite sweeps a party off before its owner can move it again."""
        card_risk = sweep_chance(self.hopes.river_positions, self.s.sprite, field, self.hopes.cards)
        if not card_risk or not self.turns:
            return 0.0
        cards = 2.3 * self.s.players
        risk: float = 1 - (1 - card_risk) ** cards
        return risk * (0.4 if self.next_move_weight == NEXT_MOVE_WEIGHT else 1.0)

    def loss_cost(self, p: state.Party) -> float:
        """Return the cost of losing a party, not counting the value of its place."""
        return self.companion_strength * p.companions * min(1.0, self.turns / 3)

    # ---- moves

    def stay_value(self, party: int) -> float:
        p = self.s.parties[party]
        return self.place_value(p, p.at, p.companions)

    def end_value(self, party: int, field: Place) -> float:
        """Return the value of ending a move on this field. It is comparable with `stay_value`."""
        p = self.s.parties[party]
        other = self.s.party_on[field]
        if other != NOWHERE:
            return self.meeting_value(p, other, field)
        item = self.s.lying[field]
        if item == state.NOTHING:
            return self.place_value(p, field, p.companions)
        if item == state.CREATURE:
            return self.fight_value(party, field)
        if item == state.GIANT:
            return self.giant_value(party, field)
        if item == state.COMPANION:
            return self.companion_value(p.companions) + self.place_value(
                self.party_with_companion(p), field, p.companions + 1
            )
        return self.item_values[item] + self.place_value(p, field, p.companions)

    def party_with_companion(self, p: state.Party) -> state.Party:
        return replace(p, companions=p.companions + 1)

    def fight_value(self, party: int, field: Place) -> float:
        """Return the value of the fight on a field, minus the party's possible losses."""
        p = self.s.parties[party]
        creature = self.s.which[field]
        missing = CREATURE_STRENGTHS[creature] - p.size
        place_value = self.place_value(p, field, p.companions)
        win_value = self.creature_value(creature) + place_value
        if missing <= 0:
            return win_value
        plan = self.plan_fight(missing, party, win_value + self.loss_cost(p))
        return plan.value - self.loss_cost(p)

    def plan_fight(self, missing: int, party: int, stake: float) -> FightPlan:
        return best_fight_plan(missing, self.hand(party), round(max(stake, 0.0) * 2) / 2, self.prices)

    def stake(self, party: int, creature: int, field: Place) -> float:
        """Return the number of points by which a won fight is better than a lost one."""
        p = self.s.parties[party]
        win_value = self.creature_value(creature) if creature >= 0 else self.princess_value()
        return round(max(0.0, win_value + self.place_value(p, field, p.companions) + self.loss_cost(p)) * 2) / 2

    def meeting_value(self, p: state.Party, other: int, field: Place) -> float:
        """Return the value of ending a move on the field of another party, if the adventure allows it."""
        return self.place_value(p, field, p.companions)

    def giant_value(self, party: int, field: Place) -> float:
        return 0.0

    def princess_value(self) -> float:
        return 0.0

    def swap_value(self, party: int) -> float:
        return 0.0

    # ---- the whole position

    def total(self) -> float:
        """Return the seat's expected points at the end."""
        s = self.s
        future_values = sum(self.future_value(s.parties[party]) for party in s.in_play(self.seat))
        return (
            self.present_points() + self.reserve_value() + FUTURE_ITEMS_WEIGHT * future_values + self.value_in_reach()
        )

    def present_points(self) -> float:
        """Return the seat's points in the present position."""
        return float(sum(self.rules.points_by_source(self.s, self.seat).values()))

    def value_in_reach(self) -> float:
        """Return the value of the items in reach now. Each party counts at most one item."""
        items = sorted(self._items_in_reach(), reverse=True)
        chances = self._chances_to_take()
        total, taken_fields, moved_parties = 0.0, set[Place](), set[int]()
        for value, party, field in items:
            if len(taken_fields) == len(chances):
                break
            if field not in taken_fields and party not in moved_parties:
                total += chances[len(taken_fields)] * value
                taken_fields.add(field)
                moved_parties.add(party)
        return total

    def _chances_to_take(self) -> tuple[float, ...]:
        """Return the chances that the seat takes the best item in reach, the second best, and so on."""
        if self.s.turn == self.seat and self.s.moves_left:
            return ITEM_WEIGHTS_ON_TURN[2 - self.s.moves_left :]
        if self.turns < 0.5:
            return ()
        return ITEM_WEIGHTS_OFF_TURN

    def _items_in_reach(self) -> list[tuple[float, int, Place]]:
        s = self.s
        party_on, lying, sprite = s.party_on, s.lying, s.sprite
        items: list[tuple[float, int, Place]] = []
        for party in s.in_play(self.seat):
            p = s.parties[party]
            for way in WAYS[p.at]:
                for field in way:
                    if field == sprite or lying[field] == state.GIANT:
                        break
                    if lying[field] and party_on[field] == NOWHERE:
                        items.append((self._item_value(p, field), party, field))
                        if lying[field] == state.CREATURE:
                            break
        return items

    def _item_value(self, p: state.Party, field: Place) -> float:
        item = self.s.lying[field]
        if item == state.COMPANION:
            return self.companion_value(p.companions)
        if item == state.CREATURE:
            return self._rough_creature_value(self.s.which[field], p.size)
        return self.item_values[item]
