"""A bot's estimates in the expansion's adventures: keys and the giant, or the king on the way to the capital."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.adventures.king import CARD as KING
from meadhall.games.adventureland.adventures.king import strength_in_capital
from meadhall.games.adventureland.adventures.princess import CARD as PRINCESS
from meadhall.games.adventureland.adventures.princess import CITY_OF_COLOUR, COLOURS, FIGURES_FOR_KEY
from meadhall.games.adventureland.bot.outlook import Outlook
from meadhall.games.adventureland.land import CAPITAL, CITY_FIELDS, CITY_OF, FIELDS, WAYS, Place
from meadhall.games.adventureland.state import Party, State

KEY_VALUE: Final = PRINCESS.points_key + 2.0  # points, with a step towards the first full set and the princess
FIGURE_VALUE_IN_CAPITAL: Final = 1.2  # points for each figure, towards the majorities
GOLD_VALUE_IN_CAPITAL: Final = 1.0  # points for each carried gold, towards the majority
DRIVE_OUT_VALUE: Final = 2.0  # points for driving out a party
KING_FOUND_VALUE: Final = 5.0  # points for beating the creature that has the king
KING_NEAR_SHARE: Final = 0.5  # share of the king's points, if one move can bring him to the capital


class PrincessOutlook(Outlook):
    """Estimates for The Kidnapped Princess (AL-PRI-01 to 15)."""

    extra_strength_needed = 20.0  # the giant's strength minus a usual party's size
    gold_price = 2.0
    future_companion_weight = 0.3

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        assert s.princess is not None
        keys = s.princess.keys[seat]
        self.cities_of_missing_keys = {
            CITY_OF_COLOUR[colour].id: (
                FIGURES_FOR_KEY[colour, s.players],
                self._figures_in_city(CITY_OF_COLOUR[colour].id),
            )
            for number, colour in enumerate(COLOURS)
            if not keys[number]
        }

    def _figures_in_city(self, city: str) -> int:
        s = self.s
        return sum(s.parties[p].size for p in s.on_board(self.seat) if s.parties[p].at in CITY_FIELDS[city])

    def companion_value(self, companions: int) -> float:
        return 0.8 + self.companion_strength

    def place_value(self, p: Party, place: Place, companions: int) -> float:
        return super().place_value(p, place, companions) + self.key_value(p, place, p.adventurers + companions)

    def future_value(self, p: Party) -> float:
        return super().future_value(p) + self.key_value(p, p.at, p.size)

    def key_value(self, p: Party, place: Place, size: int) -> float:
        """Return the value of `size` more figures in this city: their part of a missing key."""
        city = CITY_OF.get(place)
        if city is None or city.id not in self.cities_of_missing_keys:
            return 0.0
        needed, figures = self.cities_of_missing_keys[city.id]
        other_figures = figures - (p.size if p.at in CITY_FIELDS[city.id] else 0)
        return KEY_VALUE * (min(needed, other_figures + size) - min(needed, other_figures)) / needed

    def giant_value(self, party: int, field: Place) -> float:
        p = self.s.parties[party]
        missing = PRINCESS.giant_strength[self.s.players] - p.size
        win_value = self.princess_value() + self.place_value(p, field, p.companions)
        return self.plan_fight(missing, party, win_value + self.loss_cost(p)).value - self.loss_cost(p)

    def princess_value(self) -> float:
        return float(PRINCESS.points_princess)


class KingOutlook(Outlook):
    """Estimates for The King in the Fog (AL-KNG-01 to 18)."""

    gold_points = 0.8
    future_companion_weight = 0.3

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.capital_weight = 1 - min(1.0, self.turns / 14)

    def companion_value(self, companions: int) -> float:
        return 0.8 + self.companion_strength

    def creature_value(self, creature: int) -> float:
        s = self.s
        king_value = KING_FOUND_VALUE if s.king is not None and creature == s.king.creature else 0.0
        return super().creature_value(creature) + 3.0 + king_value

    def place_value(self, p: Party, place: Place, companions: int) -> float:
        return super().place_value(p, place, companions) + self.capital_value(p, place, companions)

    def future_value(self, p: Party) -> float:
        return super().future_value(p) + self.capital_value(p, p.at, p.companions)

    def capital_value(self, p: Party, place: Place, companions: int) -> float:
        """Return the value of a place in or near the capital, with the king's points if the party has him."""
        s = self.s
        value = 0.0
        has_king = p.king or (s.king is not None and s.king.at == place >= 0)
        if place in CAPITAL:
            figures = p.adventurers + companions
            value += self.capital_weight * (FIGURE_VALUE_IN_CAPITAL * figures + GOLD_VALUE_IN_CAPITAL * p.gold)
            value += KING.points_king if has_king else 0.0
        elif has_king:
            is_near = place < FIELDS and any(field in CAPITAL for way in WAYS[place] for field in way)
            value += KING.points_king * (KING_NEAR_SHARE if is_near else KING_NEAR_SHARE / 2)
        return value

    def meeting_value(self, p: Party, other: int, field: Place) -> float:
        occupant = self.s.parties[other]
        return super().meeting_value(p, other, field) + DRIVE_OUT_VALUE + 0.3 * strength_in_capital(occupant)
