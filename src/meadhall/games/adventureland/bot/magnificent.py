"""A bot's estimates in The Magnificent: all parties join one large group, which beats creature after creature."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from meadhall.games.adventureland.adventures.magnificent import CARD
from meadhall.games.adventureland.bot.fight_plans import Prices
from meadhall.games.adventureland.bot.outlook import MEAN_DIE, Outlook
from meadhall.games.adventureland.content import CREATURE_STRENGTHS
from meadhall.games.adventureland.land import COLUMNS, FIELDS, NOWHERE, WAYS, Place
from meadhall.games.adventureland.state import HERB, SWORD, Party, State

FIGURE_POINTS: Final = CARD.group_factor
JOIN_CHANCES: Final = (0.30, 0.85, 0.92, 1.0)  # chance that a party joins the group, by moves needed: 3+, 2, 1, 0


class MagnificentOutlook(Outlook):
    """Estimates for The Magnificent (AL-MAG-01 to 08)."""

    value_per_strength = 0.7
    gold_price = 2.0
    companion_strength = 0.0
    future_companion_weight = 0.0

    def __init__(self, s: State, seat: int) -> None:
        parties = s.on_board(seat)
        self.main_party = max(parties, key=lambda p: (s.parties[p].size, s.parties[p].at), default=NOWHERE)
        self.main_place = s.parties[self.main_party].at if self.main_party != NOWHERE else NOWHERE
        self.other_parties = [p for p in s.in_play(seat) if p != self.main_party]
        super().__init__(s, seat)
        moves_needed = 1.5 * len(self.other_parties)
        self.join_weight = min(1.0, self.moves / max(moves_needed, 1.0))

    def _prices(self, unit: float) -> Prices:
        return Prices(unit * MEAN_DIE, 1 + unit, 1 + unit, unit + self.gold_price)

    def _weigh_items(self) -> None:
        super()._weigh_items()
        self.item_values[SWORD] += 1.14
        self.item_values[HERB] += 2.85

    def companion_value(self, companions: int) -> float:
        return FIGURE_POINTS * 0.85

    def creature_value(self, creature: int) -> float:
        return float(CREATURE_STRENGTHS[creature])

    # ---- the group

    def join_chance(self, place: Place, main_place: Place) -> float:
        """Return the chance that a party at this place joins the main group before the end."""
        if main_place == NOWHERE:
            return JOIN_CHANCES[1] * self.join_weight
        if place >= FIELDS:
            way = WAYS[place][0]
            if main_place in way:
                return JOIN_CHANCES[2] * self.join_weight
            place = way[0]
        row, column = divmod(place, COLUMNS)
        main_row, main_column = divmod(main_place, COLUMNS)
        if row > main_row or column > main_column:
            return JOIN_CHANCES[0] * self.join_weight
        return JOIN_CHANCES[2 if row == main_row or column == main_column else 1] * self.join_weight

    def stay_value(self, party: int) -> float:
        p = self.s.parties[party]
        if party == self.main_party:
            return self.place_value(p, p.at, p.companions) + self.group_value(p.size, p.at)
        return self.place_value(p, p.at, p.companions) + FIGURE_POINTS * p.size * self.join_chance(
            p.at, self.main_place
        )

    def group_value(self, size: int, place: Place, excluded_party: int = NOWHERE) -> float:
        """Return the value of a group at this place, including the parties that may still join it."""
        parties = self.s.parties
        return FIGURE_POINTS * (
            size
            + sum(
                parties[p].size * self.join_chance(parties[p].at, place)
                for p in self.other_parties
                if p != excluded_party
            )
        )

    def end_value(self, party: int, field: Place) -> float:
        p = self.s.parties[party]
        other = self.s.party_on[field]
        if other != NOWHERE:
            return self.merge_gain(party, other, field)
        if party == self.main_party:
            return super().end_value(party, field) + self.group_value(p.size, field)
        value = super().end_value(party, field)
        return value + FIGURE_POINTS * p.size * self.join_chance(
            field, self.main_place if self.main_party != NOWHERE else field
        )

    def merge_gain(self, party: int, other: int, field: Place) -> float:
        """Return the gain of joining two parties (AL-MAG-01), compared with leaving the other party alone."""
        p, occupant = self.s.parties[party], self.s.parties[other]
        both = replace(
            occupant, adventurers=occupant.adventurers + p.adventurers, companions=occupant.companions + p.companions
        )
        place_value = self.place_value(both, field, both.companions)
        if party == self.main_party or other == self.main_party:
            joined = other if party == self.main_party else party
            worth = place_value + self.group_value(both.size, field, excluded_party=joined)
        else:
            worth = place_value + FIGURE_POINTS * both.size * self.join_chance(field, self.main_place)
        return worth - self.stay_value(other)

    def loss_cost(self, p: Party) -> float:
        return FIGURE_POINTS * p.size * (1.0 if p.at == self.main_place else JOIN_CHANCES[1])

    def total(self) -> float:
        """Return the expected points. The main group counts in full, and each other party by its chance to join."""
        s = self.s
        scored_points = FIGURE_POINTS * s.parties[self.main_party].size if self.main_party != NOWHERE else 0
        place_values = sum(self.future_value(s.parties[p]) for p in s.in_play(self.seat))
        group_points = (
            self.group_value(s.parties[self.main_party].size, self.main_place) if self.main_party != NOWHERE else 0.0
        )
        return (
            self.present_points()
            - scored_points
            + group_points
            + place_values
            + self.reserve_value()
            + self.value_in_reach()
        )
