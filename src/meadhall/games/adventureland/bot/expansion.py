"""King & Princess for a bot: keys of cities and a giant, or a king to escort to the capital."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.adventures.king import CARD as KING
from meadhall.games.adventureland.adventures.king import strength_in_capital
from meadhall.games.adventureland.adventures.princess import CARD as PRINCESS
from meadhall.games.adventureland.adventures.princess import CHIP, CITY_OF_COLOUR, COLOURS
from meadhall.games.adventureland.bot.outlook import Outlook
from meadhall.games.adventureland.land import CAPITAL, CITY_FIELDS, CITY_OF, FIELDS, WAYS, Place
from meadhall.games.adventureland.state import Party, State

KEY: Final = PRINCESS.points_key + 2.0  # includes a step towards the first full set and the princess
FIGURE_IN_CAPITAL: Final = 1.2
GOLD_IN_CAPITAL: Final = 1.0
DRIVEN_OUT: Final = 2.0
KING_FOUND: Final = 5.0
KING_IN_SIGHT: Final = 0.5  # share of his points, when one move may bring him home


class PrincessOutlook(Outlook):
    """Expectations in the adventure of the princess (AL-PRI-01 to 15)."""

    strength_for_more = 20.0  # the giant's strength, less the party that faces him
    gold_kept = 2.0
    companion_hope = 0.3

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        assert s.princess is not None
        keys = s.princess.keys[seat]
        self.wanted = {
            CITY_OF_COLOUR[colour].id: (CHIP[colour, s.players], self._figures(CITY_OF_COLOUR[colour].id))
            for number, colour in enumerate(COLOURS)
            if not keys[number]
        }

    def _figures(self, city: str) -> int:
        s = self.s
        return sum(s.parties[p].size for p in s.on_board(self.seat) if s.parties[p].at in CITY_FIELDS[city])

    def companion(self, companions: int) -> float:
        return 0.8 + self.companion_strength

    def stand(self, p: Party, place: Place, companions: int) -> float:
        return super().stand(p, place, companions) + self.key(p, place, p.adventurers + companions)

    def rest(self, p: Party) -> float:
        return super().rest(p) + self.key(p, p.at, p.size)

    def key(self, p: Party, place: Place, size: int) -> float:
        """Return the part of a key that this many figures are worth in this city."""
        city = CITY_OF.get(place)
        if city is None or city.id not in self.wanted:
            return 0.0
        needed, figures = self.wanted[city.id]
        others = figures - (p.size if p.at in CITY_FIELDS[city.id] else 0)
        return KEY * (min(needed, others + size) - min(needed, others)) / needed

    def facing_giant(self, party: int, field: Place) -> float:
        p = self.s.parties[party]
        missing = PRINCESS.giant_strength[self.s.players] - p.size
        win = self.princess() + self.stand(p, field, p.companions)
        return self.plan(missing, party, win + self.losing(p)).worth - self.losing(p)

    def princess(self) -> float:
        return float(PRINCESS.points_princess)


class KingOutlook(Outlook):
    """Expectations in the adventure of the king (AL-KNG-01 to 18)."""

    gold_points = 0.8
    companion_hope = 0.3

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.late = 1 - min(1.0, self.turns / 14)

    def companion(self, companions: int) -> float:
        return 0.8 + self.companion_strength

    def beating(self, creature: int) -> float:
        s = self.s
        found = KING_FOUND if s.king is not None and creature == s.king.creature else 0.0
        return super().beating(creature) + 3.0 + found

    def stand(self, p: Party, place: Place, companions: int) -> float:
        return super().stand(p, place, companions) + self.home(p, place, companions)

    def rest(self, p: Party) -> float:
        return super().rest(p) + self.home(p, p.at, p.companions)

    def home(self, p: Party, place: Place, companions: int) -> float:
        """Return what the capital is worth to a party, with the king's points for the party that brings him."""
        s = self.s
        worth = 0.0
        has_king = p.king or (s.king is not None and s.king.at == place >= 0)
        if place in CAPITAL:
            figures = p.adventurers + companions
            worth += self.late * (FIGURE_IN_CAPITAL * figures + GOLD_IN_CAPITAL * p.gold)
            worth += KING.points_king if has_king else 0.0
        elif has_king:
            near = place < FIELDS and any(field in CAPITAL for way in WAYS[place] for field in way)
            worth += KING.points_king * (KING_IN_SIGHT if near else KING_IN_SIGHT / 2)
        return worth

    def meeting(self, p: Party, other: int, field: Place) -> float:
        stood = self.s.parties[other]
        return super().meeting(p, other, field) + DRIVEN_OUT + 0.3 * strength_in_capital(stood)
