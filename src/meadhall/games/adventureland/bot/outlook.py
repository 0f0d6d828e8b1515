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
from meadhall.games.adventureland.bot.fight_plans import FightPlan, Hand, Prices, fight_plan
from meadhall.games.adventureland.bot.prospects import cards_of, draws_left, prospects, reach, swept_share
from meadhall.games.adventureland.content import CONTENT, EXTRA, HERB_VALUE, STRENGTH, WREATH
from meadhall.games.adventureland.land import FIELDS, NOWHERE, RIVER_INDEX, WAYS, Place

DIE: Final = fmean(CONTENT.dice.faces)  # mean result of a die
# Values assumed for a face-down sword and a face-down herb: the means of all tiles (AL-CON-02).
SEEN_AS: Final = round(fmean(EXTRA), 2), round(fmean(HERB_VALUE), 2)
STRENGTH_NEEDED: Final = 7.0  # strength in tiles and gold that a party usually needs to beat a creature
NEXT_MOVE: Final = 0.9  # weight of items that the turn's second move can reach
# Weights of the best item in reach, the second best and so on, fitted to final score differences.
ON_TURN: Final = (0.7, 0.6, 0.25, 0.2)
OFF_TURN: Final = (0.4, 0.35, 0.2, 0.15)
HOPED_FOR: Final = 0.4  # weight of items that are still to come from the stack
NEXT_TURN: Final = 0.3  # weight of items that a move of the next turn can reach: another player may take them first


class Outlook:
    """Estimates for The Fellowship. The classes of the other adventures inherit from this class."""

    per_strength = 0.42  # points for one unit of strength, if there are enough creatures to fight
    gold_points = 2.0  # points for each gold
    gold_price = 0.0  # points lost for each gold spent
    companion_strength = 0.7  # value of a companion besides its points
    companion_hope = 1.2  # weight of future companions, for each companion of the party
    strength_for_more = 0.0  # strength needed for the giant, besides fog creatures

    def __init__(self, s: state.State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hopes = prospects(cards_of(s))
        draws = draws_left(s, self.hopes)
        self.turns = draws / (2 * s.players) + (s.moves_left / 2 if s.turn == seat else 0.0)
        self.moves = 2 * self.turns
        self.share = min(1.0, draws / max(self.hopes.cards - self.hopes.fog_cards, 1))
        self.next_move_weight = NEXT_MOVE if s.turn == seat and s.moves_left > 1 else NEXT_TURN * min(1.0, self.turns)
        self.rules = rules_of(s)
        self.reach = reach(bytes(s.lying), s.sprite)
        self.creature_count = len(self.reach.creatures)
        coming = self.creature_count + s.creatures_on_table * self.share
        needed = coming * STRENGTH_NEEDED / s.players + self.strength_for_more
        self.useful = max(1.0, needed * min(1.0, self.turns / 2))
        self._weigh_tiles()
        self._weigh_items()

    # ---- tiles

    def _weigh_tiles(self) -> None:
        s, seat, face = self.s, self.seat, self.s.faces.face
        swords = [EXTRA[face[p]] if face[p] >= 0 else 1 for p in s.swords[seat]]
        herbs = [HERB_VALUE[face[p]] if face[p] >= 0 else 3 for p in s.herbs[seat]]
        self.swords = tuple(sorted(swords, reverse=True))
        self.herbs = tuple(sorted(herbs, reverse=True))
        self.strength = len(swords) * DIE + sum(swords) + sum(herbs) + s.gold[seat]
        self.strength_value = round(self.per_strength * exp(-self.strength / self.useful), 2)
        self.prices = self._prices(self.strength_value)

    def _prices(self, unit: float) -> Prices:
        return Prices(unit * DIE, unit, unit, unit + self.gold_price)

    def reserve_value(self) -> float:
        """Return the value of tiles and gold for later fights. Each additional tile or gold adds less."""
        return self.per_strength * self.useful * (1 - exp(-self.strength / self.useful))

    def hand(self, party: int) -> Hand:
        return Hand(self.swords, self.herbs, self.rules.purse(self.s, party))

    # ---- items

    def _weigh_items(self) -> None:
        unit = self.strength_value
        self.item_values = [0.0] * 7
        self.item_values[state.SWORD] = unit * (DIE + SEEN_AS[0])
        self.item_values[state.HERB] = unit * SEEN_AS[1]
        self.item_values[state.GOLD] = self.gold_points + unit
        self._best_next: dict[int, float] = {}

    def _next_move_value(self, p: state.Party, place: Place, companions: int) -> float:
        """Return the value of the best item that one move from here can reach."""
        at = place if place < FIELDS else WAYS[place][0][0]
        kinds = self.reach.kinds[at]
        if not kinds:
            return 0.0
        creature = self.s.which[self.reach.creature_on[at]] if kinds >> state.CREATURE & 1 else -1
        size = p.adventurers + companions
        key = ((kinds << 8 | creature + 1) << 6 | size) << 6 | companions
        best = self._best_next.get(key)
        if best is None:
            best = self._best_next[key] = max(self._reachable_values(kinds, creature, size, companions))
        return best

    def _reachable_values(self, kinds: int, creature: int, size: int, companions: int) -> list[float]:
        takes = [self.item_values[item] for item in (state.HERB, state.SWORD, state.GOLD) if kinds >> item & 1]
        if kinds >> state.COMPANION & 1:
            takes.append(self.companion_value(companions))
        if kinds >> state.CREATURE & 1:
            takes.append(self._rough_creature_value(creature, size))
        return takes

    def _rough_creature_value(self, creature: int, size: int) -> float:
        """Return the rough value of a creature for a party of this size."""
        missing = max(0, STRENGTH[creature] - size)
        lacking = max(0.0, missing - 0.8 * self.strength)
        return max(0.0, self.creature_value(creature) - self.strength_value * missing - 2.0 * lacking)

    def companion_value(self, companions: int) -> float:
        """Return the value of the next companion for a party that has `companions`."""
        return companions + 1 + self.companion_strength

    def creature_value(self, creature: int) -> float:
        return float(WREATH[creature])

    # ---- places

    def place_value(self, p: state.Party, place: Place, companions: int) -> float:
        """Return the value of a place for a party: the items expected there, and its next move from there."""
        worth = self.stack_value(place, companions) + self.next_move_weight * self._next_move_value(
            p, place, companions
        )
        return self._minus_risk(p, place, worth) if place in RIVER_INDEX else worth

    def idle_value(self, p: state.Party) -> float:
        """Return the value of a party's place without the items in reach, which `value_in_reach` counts."""
        worth = self.stack_value(p.at, p.companions)
        return self._minus_risk(p, p.at, worth) if p.at in RIVER_INDEX else worth

    def stack_value(self, place: Place, companions: int) -> float:
        """Return the value of future cards for a party on this place."""
        hopes = self.hopes
        return self.share * (hopes.items[place] + self.companion_hope * companions * hopes.cities[place])

    def _minus_risk(self, p: state.Party, place: Place, worth: float) -> float:
        """Return the value of a river field, minus the risk that the sprite sweeps the party off."""
        return worth - self.sweep_risk(place) * max(worth + self.loss_cost(p), 0.0)

    def sweep_risk(self, field: Place) -> float:
        """Return the chance that the sprite sweeps a party off before its owner can move it again."""
        share = swept_share(self.hopes.river_positions, self.s.sprite, field, self.hopes.cards)
        if not share or not self.turns:
            return 0.0
        cards = 2.3 * self.s.players
        swept: float = 1 - (1 - share) ** cards
        return swept * (0.4 if self.next_move_weight == NEXT_MOVE else 1.0)

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
                self.with_companion(p), field, p.companions + 1
            )
        return self.item_values[item] + self.place_value(p, field, p.companions)

    def with_companion(self, p: state.Party) -> state.Party:
        return replace(p, companions=p.companions + 1)

    def fight_value(self, party: int, field: Place) -> float:
        """Return the value of the fight on a field, minus the party's possible losses."""
        p = self.s.parties[party]
        creature = self.s.which[field]
        missing = STRENGTH[creature] - p.size
        place_value = self.place_value(p, field, p.companions)
        win = self.creature_value(creature) + place_value
        if missing <= 0:
            return win
        plan = self.plan_fight(missing, party, win + self.loss_cost(p))
        return plan.value - self.loss_cost(p)

    def plan_fight(self, missing: int, party: int, stake: float) -> FightPlan:
        return fight_plan(missing, self.hand(party), round(max(stake, 0.0) * 2) / 2, self.prices)

    def stake(self, party: int, creature: int, field: Place) -> float:
        """Return the number of points by which a won fight is better than a lost one."""
        p = self.s.parties[party]
        win = self.creature_value(creature) if creature >= 0 else self.princess_value()
        return round(max(0.0, win + self.place_value(p, field, p.companions) + self.loss_cost(p)) * 2) / 2

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
        hopes = sum(self.idle_value(s.parties[party]) for party in s.in_play(self.seat))
        return self.present_points() + self.reserve_value() + HOPED_FOR * hopes + self.value_in_reach()

    def present_points(self) -> float:
        """Return the seat's points in the present position."""
        return float(sum(self.rules.points_by_source(self.s, self.seat).values()))

    def value_in_reach(self) -> float:
        """Return the value of the items in reach now. Each party counts at most one item."""
        in_reach = sorted(self._items_in_reach(), reverse=True)
        chances = self._chances()
        worth, taken, moved = 0.0, set[Place](), set[int]()
        for gain, party, field in in_reach:
            if len(taken) == len(chances):
                break
            if field not in taken and party not in moved:
                worth += chances[len(taken)] * gain
                taken.add(field)
                moved.add(party)
        return worth

    def _chances(self) -> tuple[float, ...]:
        """Return the chances that the seat takes the best item in reach, the second best, and so on."""
        if self.s.turn == self.seat and self.s.moves_left:
            return ON_TURN[2 - self.s.moves_left :]
        if self.turns < 0.5:
            return ()
        return OFF_TURN

    def _items_in_reach(self) -> list[tuple[float, int, Place]]:
        s = self.s
        on, lying, sprite = s.party_on, s.lying, s.sprite
        reached: list[tuple[float, int, Place]] = []
        for party in s.in_play(self.seat):
            p = s.parties[party]
            for way in WAYS[p.at]:
                for field in way:
                    if field == sprite or lying[field] == state.GIANT:
                        break
                    if lying[field] and on[field] == NOWHERE:
                        reached.append((self._item_value(p, field), party, field))
                        if lying[field] == state.CREATURE:
                            break
        return reached

    def _item_value(self, p: state.Party, field: Place) -> float:
        item = self.s.lying[field]
        if item == state.COMPANION:
            return self.companion_value(p.companions)
        if item == state.CREATURE:
            return self._rough_creature_value(self.s.which[field], p.size)
        return self.item_values[item]
