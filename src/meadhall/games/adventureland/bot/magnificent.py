"""The Magnificent for a bot: one great group, fed by all other parties, that beats creature after creature."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from meadhall.games.adventureland.adventures.magnificent import CARD
from meadhall.games.adventureland.bot.fight_plans import Prices
from meadhall.games.adventureland.bot.outlook import DIE, Outlook
from meadhall.games.adventureland.content import STRENGTH
from meadhall.games.adventureland.land import COLUMNS, FIELDS, NOWHERE, WAYS, Place
from meadhall.games.adventureland.state import HERB, SWORD, Party, State

FIGURE: Final = CARD.group_factor
JOINS: Final = (0.30, 0.85, 0.92, 1.0)  # chance that a party joins, by moves needed: more than two, two, one, none


class MagnificentOutlook(Outlook):
    """Expectations in The Magnificent (AL-MAG-01 to 08)."""

    per_strength = 0.7
    gold_kept = 2.0
    companion_strength = 0.0
    companion_hope = 0.0

    def __init__(self, s: State, seat: int) -> None:
        mine = s.on_board(seat)
        self.main = max(mine, key=lambda p: (s.parties[p].size, s.parties[p].at), default=NOWHERE)
        self.main_at = s.parties[self.main].at if self.main != NOWHERE else NOWHERE
        self.others = [p for p in s.in_play(seat) if p != self.main]
        super().__init__(s, seat)
        needed = 1.5 * len(self.others)
        self.time = min(1.0, self.moves / max(needed, 1.0))

    def _prices(self, unit: float) -> Prices:
        return Prices(unit * DIE, 1 + unit, 1 + unit, unit + self.gold_kept)

    def _weigh_items(self) -> None:
        super()._weigh_items()
        self.worth[SWORD] += 1.14
        self.worth[HERB] += 2.85

    def companion(self, companions: int) -> float:
        return FIGURE * 0.85

    def beating(self, creature: int) -> float:
        return float(STRENGTH[creature])

    # ---- the group

    def joins(self, at: Place, main: Place) -> float:
        """Return the chance that a party at one place joins the group at another by the end."""
        if main == NOWHERE:
            return JOINS[1] * self.time
        if at >= FIELDS:
            way = WAYS[at][0]
            if main in way:
                return JOINS[2] * self.time
            at = way[0]
        row, column = divmod(at, COLUMNS)
        main_row, main_column = divmod(main, COLUMNS)
        if row > main_row or column > main_column:
            return JOINS[0] * self.time
        return JOINS[2 if row == main_row or column == main_column else 1] * self.time

    def staying(self, party: int) -> float:
        p = self.s.parties[party]
        if party == self.main:
            return self.stand(p, p.at, p.companions) + self.group(p.size, p.at)
        return self.stand(p, p.at, p.companions) + FIGURE * p.size * self.joins(p.at, self.main_at)

    def group(self, size: int, at: Place, without: int = NOWHERE) -> float:
        """Return the worth of the group with all that may still join it here."""
        parties = self.s.parties
        return FIGURE * (
            size + sum(parties[p].size * self.joins(parties[p].at, at) for p in self.others if p != without)
        )

    def ending(self, party: int, field: Place) -> float:
        p = self.s.parties[party]
        other = self.s.party_on[field]
        if other != NOWHERE:
            return self.merging(party, other, field)
        if party == self.main:
            return super().ending(party, field) + self.group(p.size, field)
        worth = super().ending(party, field)
        return worth + FIGURE * p.size * self.joins(field, self.main_at if self.main != NOWHERE else field)

    def merging(self, party: int, other: int, field: Place) -> float:
        """Return the gain of joining two parties (AL-MAG-01): the other one no longer counts where it stood."""
        p, stood = self.s.parties[party], self.s.parties[other]
        both = replace(stood, adventurers=stood.adventurers + p.adventurers, companions=stood.companions + p.companions)
        stands = self.stand(both, field, both.companions)
        if party == self.main or other == self.main:
            joined = other if party == self.main else party
            worth = stands + self.group(both.size, field, without=joined)
        else:
            worth = stands + FIGURE * both.size * self.joins(field, self.main_at)
        return worth - self.staying(other)

    def losing(self, p: Party) -> float:
        return FIGURE * p.size * (1.0 if p.at == self.main_at else JOINS[1])

    def total(self) -> float:
        """Count the group once, and all others by their chance to join it."""
        s = self.s
        largest = FIGURE * s.parties[self.main].size if self.main != NOWHERE else 0
        hopes = sum(self.rest(s.parties[p]) for p in s.in_play(self.seat))
        grouped = self.group(s.parties[self.main].size, self.main_at) if self.main != NOWHERE else 0.0
        return self.points() - largest + grouped + hopes + self.reserves() + self.claims()
