"""What Team and Co-op share: partners see each other's cards and exchange them (HP-HID-06, HP-TEA-03, HP-COP-24)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Reason
from meadhall.games.heropath.actions.trading import has_items, is_weary
from meadhall.games.heropath.content import LIMITS
from meadhall.games.heropath.land import DISTANCE
from meadhall.games.heropath.modes.competitive import Competitive
from meadhall.games.heropath.state import Seat, State

NOBODY_NEAR: Final = Reason("HP-TEA-03", "No partner stands on your space or on one beside it.")
NOTHING_TO_EXCHANGE: Final = Reason("HP-TEA-03", "Neither you nor a partner near you has a card that may change hands.")
WEARY: Final = Reason("HP-RST-08", "Whoever is near has refused {refusals} offers of yours in this turn.")


class Partners(Competitive):
    def mates(self, s: State, seat: Seat) -> list[Seat]:
        """The other heroes of the same side, clockwise."""
        return [one for one in s.clockwise(seat) if one != seat and self.team_of(s, one) == self.team_of(s, seat)]

    def sees_cards_of(self, s: State, one: Seat) -> list[Seat]:
        return self.mates(s, one)

    def cannot_deal(self, s: State, seat: Seat) -> Reason | None:
        """No partner is near, or nobody has anything to give (HP-TEA-03, HP-COP-24)."""
        if self.near(s, seat):
            return None
        here = s.heroes[seat].at
        beside = [one for one in self.mates(s, seat) if not s.heroes[one].is_dead]
        near = [one for one in beside if DISTANCE[here][s.heroes[one].at] <= 1]
        if any(is_weary(s, seat, one) for one in near):
            return WEARY(refusals=LIMITS.refusals_per_turn)
        return NOTHING_TO_EXCHANGE if near else NOBODY_NEAR

    def near(self, s: State, seat: Seat) -> list[Seat]:
        """The mates on the same or an adjacent space, if cards can change hands (HP-TEA-03, HP-COP-24, HP-DEC-02)."""
        here = s.heroes[seat]
        if here.is_dead:
            return []
        mates = [one for one in self.mates(s, seat) if not s.heroes[one].is_dead]
        near = [one for one in mates if DISTANCE[here.at][s.heroes[one].at] <= 1]
        able = [one for one in near if has_items(s, seat, "exchange") or has_items(s, one, "exchange")]
        return [one for one in able if not is_weary(s, seat, one)]
