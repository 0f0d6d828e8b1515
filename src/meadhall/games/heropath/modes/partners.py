"""What Team and Co-op share: partners see each other's cards and exchange them (HP-HID-06, HP-TEA-03, HP-COP-24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.engine.language.wording import Names
from meadhall.games.heropath.actions.trading import has_items, is_weary
from meadhall.games.heropath.content import LIMITS
from meadhall.games.heropath.land import DISTANCE
from meadhall.games.heropath.modes.competitive import Competitive
from meadhall.games.heropath.state import Seat, State


class Deal(Option):
    """Exchange cards with a partner."""

    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Exchange cards with a partner"


DEAL: Final = Deal("exchange", "HP-TEA-03")


class Partners(Competitive):
    def mates(self, s: State, seat: Seat) -> list[Seat]:
        """The other heroes of the same side, clockwise."""
        return [one for one in s.clockwise(seat) if one != seat and self.team_of(s, one) == self.team_of(s, seat)]

    def sees_cards_of(self, s: State, one: Seat) -> list[Seat]:
        return self.mates(s, one)

    def refused_extras(self, s: State, seat: Seat) -> Iterator[tuple[str, str, str]]:
        """Why there is no exchange now (HP-TEA-03, HP-COP-24)."""
        if not self.may_deal(s, seat):
            yield DEAL.key, *self.why_no_deal(s, seat)

    def why_no_deal(self, s: State, seat: Seat) -> tuple[str, str]:
        """The clause that forbids an exchange, and words: no partner is near, or nobody has anything to give."""
        here = s.heroes[seat].at
        beside = [one for one in self.mates(s, seat) if not s.heroes[one].is_dead]
        if not any(DISTANCE[here][s.heroes[one].at] <= 1 for one in beside):
            return "HP-TEA-03", "No partner stands on your space or on one beside it."
        near = [one for one in beside if DISTANCE[here][s.heroes[one].at] <= 1]
        if any(is_weary(s, seat, one) for one in near):
            return "HP-RST-08", f"Whoever is near has refused {LIMITS.refusals_per_turn} offers of yours in this turn."
        return "HP-TEA-03", "Neither you nor a partner near you has a card that may change hands."

    def near(self, s: State, seat: Seat) -> list[Seat]:
        """The mates on the same or an adjacent space, if cards can change hands (HP-TEA-03, HP-COP-24, HP-DEC-02)."""
        here = s.heroes[seat]
        if here.is_dead:
            return []
        mates = [one for one in self.mates(s, seat) if not s.heroes[one].is_dead]
        near = [one for one in mates if DISTANCE[here.at][s.heroes[one].at] <= 1]
        able = [one for one in near if has_items(s, seat, "exchange") or has_items(s, one, "exchange")]
        return [one for one in able if not is_weary(s, seat, one)]
