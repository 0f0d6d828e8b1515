"""Expectations of one seat: the worth of items, of standing somewhere, of fights. One class for each adventure.

All worths are points at the end of the game. Only public facts and the seat's own tiles are used.
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

DIE: Final = fmean(CONTENT.dice.faces)
# A tile of unknown value: the mean sword, the mean herb (AL-CON-02).
SEEN_AS: Final = round(fmean(EXTRA), 2), round(fmean(HERB_VALUE), 2)
STRENGTH_NEEDED: Final = 7.0  # what a creature usually requires in tiles and gold, beyond the party itself
NEXT_MOVE: Final = 0.9  # weight of items in reach of the second move
# Fitted to the final leads of players: weights of items in reach, and of cards to come.
ON_TURN: Final = (0.7, 0.6, 0.25, 0.2)
OFF_TURN: Final = (0.4, 0.35, 0.2, 0.15)
HOPED_FOR: Final = 0.4
NEXT_TURN: Final = 0.3  # the same for the next turn: another player may be quicker


class Outlook:
    """Expectations in The Fellowship, and the parts that the other adventures share."""

    per_strength = 0.42  # points for one strength, while there are enough creatures to use it on
    gold_points = 2.0
    gold_kept = 0.0  # points lost with each gold that is spent
    companion_strength = 0.7
    companion_hope = 1.2
    strength_for_more = 0.0  # strength needed besides fog creatures

    def __init__(self, s: state.State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hopes = prospects(cards_of(s))
        draws = draws_left(s, self.hopes)
        self.turns = draws / (2 * s.players) + (s.moves_left / 2 if s.turn == seat else 0.0)
        self.moves = 2 * self.turns
        self.share = min(1.0, draws / max(self.hopes.cards - self.hopes.fog_cards, 1))
        self.soon = NEXT_MOVE if s.turn == seat and s.moves_left > 1 else NEXT_TURN * min(1.0, self.turns)
        self.rules = rules_of(s)
        self.reach = reach(bytes(s.lying), s.sprite)
        self.creatures = len(self.reach.creatures)
        coming = self.creatures + s.creatures_on_table * self.share
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
        self.unit = round(self.per_strength * exp(-self.strength / self.useful), 2)
        self.prices = self._prices(self.unit)

    def _prices(self, unit: float) -> Prices:
        return Prices(unit * DIE, unit, unit, unit + self.gold_kept)

    def reserves(self) -> float:
        """Return the worth of tiles and gold for later fights: each further one adds less."""
        return self.per_strength * self.useful * (1 - exp(-self.strength / self.useful))

    def hand(self, party: int) -> Hand:
        return Hand(self.swords, self.herbs, self.rules.purse(self.s, party))

    # ---- items

    def _weigh_items(self) -> None:
        unit = self.unit
        self.worth = [0.0] * 7
        self.worth[state.SWORD] = unit * (DIE + SEEN_AS[0])
        self.worth[state.HERB] = unit * SEEN_AS[1]
        self.worth[state.GOLD] = self.gold_points + unit
        self._best_next: dict[int, float] = {}

    def _next(self, p: state.Party, place: Place, companions: int) -> float:
        """Return the best that one move from here may bring."""
        at = place if place < FIELDS else WAYS[place][0][0]
        kinds = self.reach.kinds[at]
        if not kinds:
            return 0.0
        creature = self.s.which[self.reach.creature_on[at]] if kinds >> state.CREATURE & 1 else -1
        size = p.adventurers + companions
        key = ((kinds << 8 | creature + 1) << 6 | size) << 6 | companions
        best = self._best_next.get(key)
        if best is None:
            best = self._best_next[key] = max(self._takes(kinds, creature, size, companions))
        return best

    def _takes(self, kinds: int, creature: int, size: int, companions: int) -> list[float]:
        takes = [self.worth[item] for item in (state.HERB, state.SWORD, state.GOLD) if kinds >> item & 1]
        if kinds >> state.COMPANION & 1:
            takes.append(self.companion(companions))
        if kinds >> state.CREATURE & 1:
            takes.append(self._may_beat(creature, size))
        return takes

    def _may_beat(self, creature: int, size: int) -> float:
        """Return the rough worth of a creature to a party of this size."""
        missing = max(0, STRENGTH[creature] - size)
        lacking = max(0.0, missing - 0.8 * self.strength)
        return max(0.0, self.beating(creature) - self.unit * missing - 2.0 * lacking)

    def companion(self, companions: int) -> float:
        """Return what the next companion adds to a party with this many."""
        return companions + 1 + self.companion_strength

    def beating(self, creature: int) -> float:
        return float(WREATH[creature])

    # ---- standing somewhere

    def stand(self, p: state.Party, place: Place, companions: int) -> float:
        """Return what a party may hope for at a place, including its next move from there."""
        worth = self.hope(place, companions) + self.soon * self._next(p, place, companions)
        return self._less_risk(p, place, worth) if place in RIVER_INDEX else worth

    def rest(self, p: state.Party) -> float:
        """Return what a party may hope for where it is, without items in reach: see `claims`."""
        worth = self.hope(p.at, p.companions)
        return self._less_risk(p, p.at, worth) if p.at in RIVER_INDEX else worth

    def hope(self, place: Place, companions: int) -> float:
        """Return what cards to come may bring to a party here."""
        hopes = self.hopes
        return self.share * (hopes.goods[place] + self.companion_hope * companions * hopes.cities[place])

    def _less_risk(self, p: state.Party, place: Place, worth: float) -> float:
        """Return the worth of standing here, less the risk of the river."""
        return worth - self.risk(place) * max(worth + self.losing(p), 0.0)

    def risk(self, field: Place) -> float:
        """Return the chance that the sprite sweeps a party off before its owner can move it again."""
        share = swept_share(self.hopes.river, self.s.sprite, field, self.hopes.cards)
        if not share or not self.turns:
            return 0.0
        cards = 2.3 * self.s.players
        swept: float = 1 - (1 - share) ** cards
        return swept * (0.4 if self.soon == NEXT_MOVE else 1.0)

    def losing(self, p: state.Party) -> float:
        """Return the cost of a lost party besides its hopes."""
        return self.companion_strength * p.companions * min(1.0, self.turns / 3)

    # ---- moves

    def staying(self, party: int) -> float:
        p = self.s.parties[party]
        return self.stand(p, p.at, p.companions)

    def ending(self, party: int, field: Place) -> float:
        """Return the worth of ending a move on this field, for comparison with staying."""
        p = self.s.parties[party]
        other = self.s.party_on[field]
        if other != NOWHERE:
            return self.meeting(p, other, field)
        item = self.s.lying[field]
        if item == state.NOTHING:
            return self.stand(p, field, p.companions)
        if item == state.CREATURE:
            return self.fighting(party, field)
        if item == state.GIANT:
            return self.facing_giant(party, field)
        if item == state.COMPANION:
            return self.companion(p.companions) + self.stand(self.joined(p), field, p.companions + 1)
        return self.worth[item] + self.stand(p, field, p.companions)

    def joined(self, p: state.Party) -> state.Party:
        return replace(p, companions=p.companions + 1)

    def fighting(self, party: int, field: Place) -> float:
        """Return the worth of the plan, less the party's possible losses."""
        p = self.s.parties[party]
        creature = self.s.which[field]
        missing = STRENGTH[creature] - p.size
        stands = self.stand(p, field, p.companions)
        win = self.beating(creature) + stands
        if missing <= 0:
            return win
        plan = self.plan(missing, party, win + self.losing(p))
        return plan.worth - self.losing(p)

    def plan(self, missing: int, party: int, stake: float) -> FightPlan:
        return fight_plan(missing, self.hand(party), round(max(stake, 0.0) * 2) / 2, self.prices)

    def stake(self, party: int, creature: int, field: Place) -> float:
        """Return how much better a won fight is than a lost one."""
        p = self.s.parties[party]
        win = self.beating(creature) if creature >= 0 else self.princess()
        return round(max(0.0, win + self.stand(p, field, p.companions) + self.losing(p)) * 2) / 2

    def meeting(self, p: state.Party, other: int, field: Place) -> float:
        """Return the worth of ending on the field of another party, where an adventure allows it."""
        return self.stand(p, field, p.companions)

    def facing_giant(self, party: int, field: Place) -> float:
        return 0.0

    def princess(self) -> float:
        return 0.0

    def swapping(self, party: int) -> float:
        return 0.0

    # ---- the whole position

    def total(self) -> float:
        """Return the points that the seat may expect at the end."""
        s = self.s
        hopes = sum(self.rest(s.parties[party]) for party in s.in_play(self.seat))
        return self.points() + self.reserves() + HOPED_FOR * hopes + self.claims()

    def points(self) -> float:
        """Return the points so far that are safe."""
        return float(sum(self.rules.parts(self.s, self.seat).values()))

    def claims(self) -> float:
        """Return the worth of items in reach now: each item for one party, and at most one for each move."""
        in_reach = sorted(self._in_reach(), reverse=True)
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
        """Return the chances that the best item in reach, the second best and so on will be taken."""
        if self.s.turn == self.seat and self.s.moves_left:
            return ON_TURN[2 - self.s.moves_left :]
        if self.turns < 0.5:
            return ()
        return OFF_TURN

    def _in_reach(self) -> list[tuple[float, int, Place]]:
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
                        reached.append((self._claim(p, field), party, field))
                        if lying[field] == state.CREATURE:
                            break
        return reached

    def _claim(self, p: state.Party, field: Place) -> float:
        item = self.s.lying[field]
        if item == state.COMPANION:
            return self.companion(p.companions)
        if item == state.CREATURE:
            return self._may_beat(self.s.which[field], p.size)
        return self.worth[item]
