"""Team, a value of the option `competition`: the teams take turns (TEA). Also the rules of partners in Co-op."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Standing, Table, first
from meadhall.engine.common.text import Text, text
from meadhall.games.heropath import content, ending, land, rows
from meadhall.games.heropath.actions.trading import has_items, has_refused_enough, make_offer
from meadhall.games.heropath.events.heroes import HeroCameForward
from meadhall.games.heropath.modes.competitive import Competitive
from meadhall.games.heropath.state import NOBODY, Seat, State
from meadhall.games.heropath.turns import acting
from meadhall.games.heropath.turns.meanwhile import Interruption, carry_out_unasked

NO_PARTNER_NEAR: Final = Reason("HP-TEA-03", "no-partner-near")
NOTHING_TO_EXCHANGE: Final = Reason("HP-TEA-03", "nothing-to-exchange")
PARTNERS_WEARY: Final = Reason("HP-RST-08", "partners-weary")


class Partners(Competitive):
    """The rules that Team and Co-op share."""

    def teammates(self, s: State, seat: Seat) -> list[Seat]:
        """Return the other heroes of the same side, clockwise."""
        return [
            other for other in s.clockwise(seat) if other != seat and self.team_of(s, other) == self.team_of(s, seat)
        ]

    def card_viewers(self, s: State, seat: Seat) -> list[Seat]:
        return self.teammates(s, seat)

    def cannot_exchange(self, s: State, seat: Seat) -> Reason | None:
        """Return why a hero cannot exchange cards, or None (HP-TEA-03, HP-COP-24).

        For example, they have no partner or nothing to give.
        """
        if self.exchange_partners(s, seat):
            return None
        position = s.heroes[seat].at
        living_teammates = [teammate for teammate in self.teammates(s, seat) if not s.heroes[teammate].is_dead]
        teammates_near = [other for other in living_teammates if land.DISTANCE[position][s.heroes[other].at] <= 1]
        if any(has_refused_enough(s, seat, other) for other in teammates_near):
            return PARTNERS_WEARY(refusals=content.LIMITS.refusals_per_turn)
        return NOTHING_TO_EXCHANGE if teammates_near else NO_PARTNER_NEAR

    def exchange_partners(self, s: State, seat: Seat) -> list[Seat]:
        """Return the teammates within one link that can exchange cards (HP-TEA-03, HP-COP-24, HP-DEC-02)."""
        hero = s.heroes[seat]
        if hero.is_dead:
            return []
        teammates = [teammate for teammate in self.teammates(s, seat) if not s.heroes[teammate].is_dead]
        teammates_near = [teammate for teammate in teammates if land.DISTANCE[hero.at][s.heroes[teammate].at] <= 1]
        partners = [
            other for other in teammates_near if has_items(s, seat, "exchange") or has_items(s, other, "exchange")
        ]
        return [other for other in partners if not has_refused_enough(s, seat, other)]


NO_ACTION_LEFT: Final = Reason("HP-TEA-04", "exchange-needs-action")
BESIDE_AN_ENEMY: Final = Reason("HP-MOV-13", "fight-or-travel")


def team_count(s: State) -> int:
    """Return the number of teams."""
    return s.options.teams


class Team(Partners):
    """Team: the winner's whole team wins."""

    def goal(self, s: State) -> Text:
        """Return the aim: the winner's whole team wins (HP-TEA-07)."""
        return text("aim-team")

    def team_of(self, s: State, seat: Seat) -> int:
        """Return the number of a seat's team. The teams alternate around the table (HP-TEA-01)."""
        return seat % team_count(s)

    def members(self, s: State, team: int) -> list[Seat]:
        """Return the seats of a team, in seat order."""
        return [seat for seat in s.seats if self.team_of(s, seat) == team]

    def are_opponents(self, s: State, seat: Seat, other: Seat) -> bool:
        """Whether two seats are in different teams. Teammates cannot attack each other (HP-TEA-06)."""
        return self.team_of(s, seat) != self.team_of(s, other)

    def set_turn(self, s: State, seat: Seat) -> None:
        """Make it the turn of all members of the hero's team (HP-TEA-10)."""
        s.now = seat
        s.on = self.members(s, self.team_of(s, seat))

    # ---- turns

    async def open_turn(self, t: Table[State]) -> None:
        s = t.state
        self.set_turn(s, s.now)
        s.passed = []
        for seat in s.on:
            await acting.begin_turn(t, seat)
        s.step = "go"

    async def take_action(self, t: Table[State]) -> None:
        """Ask all members of the team. The first player to answer acts next (HP-TEA-02, HP-ASK-34)."""
        s = t.state
        if await acting.offer_due_travel(t):
            return
        for seat in s.on:
            await acting.prepare_for_action(t, seat)
        active = [seat for seat in s.on if not s.heroes[seat].is_dead and seat not in s.passed]
        menus = {seat: acting.action_options(s, seat) for seat in active if acting.must_be_asked_for_action(s, seat)}
        if not menus:
            s.step = "close"
            return
        try:
            choice = await first(menus)
        except Interruption as interruption:
            await carry_out_unasked(t, interruption)
            return
        await self._carry_out(t, choice.seat, choice.option)

    def extra_options(self, s: State, seat: Seat) -> Iterator[Candidate[Option]]:
        """Yield the option to exchange cards with a teammate."""
        yield rows.DEAL, self.cannot_exchange(s, seat)

    async def _carry_out(self, t: Table[State], seat: Seat, option: Option) -> None:
        s = t.state
        s.now = seat
        t.tell(HeroCameForward(seat))
        s.busy += 1
        pick = await acting.carry_out_choice(t, seat, option)
        s.busy -= 1
        if pick is rows.DEAL:
            await self.offer_exchange(t, seat, "go")
        if pick is acting.END_TURN:
            s.passed.append(seat)

    async def close_turn(self, t: Table[State]) -> None:
        """End the turn of all members, and begin the next team's turn or the next round."""
        s = t.state
        seats, s.on = s.on, []
        for seat in seats:
            await acting.end_turn(t, seat)
        team_order = list(dict.fromkeys(self.team_of(s, seat) for seat in s.clockwise(s.first)))
        next_index = team_order.index(self.team_of(s, s.now)) + 1
        if next_index == len(team_order):
            s.step = "round"
        else:
            s.now = next(seat for seat in s.clockwise(s.first) if self.team_of(s, seat) == team_order[next_index])
            s.step = "turn"

    def seats_drawing_sites(self, s: State, seat: Seat) -> list[Seat]:
        """Return the active player and the next opponent on their left (HP-TEA-08)."""
        return [seat, next(other for other in s.clockwise(seat) if self.are_opponents(s, seat, other))]

    # ---- exchanges

    def cannot_exchange(self, s: State, seat: Seat) -> Reason | None:
        """Return why a hero cannot exchange cards, or None (HP-TEA-03 to 05).

        An exchange needs an action, and no enemy on the space.
        """
        hero = s.heroes[seat]
        if hero.actions <= 0:
            return NO_ACTION_LEFT
        if s.tokens(hero.at) and s.travel is None:
            return BESIDE_AN_ENEMY
        return super().cannot_exchange(s, seat)

    async def offer_exchange(self, t: Table[State], seat: Seat, next_step: str) -> None:
        """Let a hero offer an exchange, which costs an action once it is accepted."""
        s = t.state
        await make_offer(t, seat, self.exchange_partners(s, seat), "exchange", "dealt" if s.act is None else next_step)

    def on_exchange(self, t: Table[State], seat: Seat) -> None:
        """Count the exchange as an action (HP-TEA-04). A Travel in progress continues afterwards (HP-TEA-05)."""
        t.state.heroes[seat].actions -= 1
        if t.state.act is None:
            acting.spend_action(t, seat, "exchange")
            rows.pace(t.state).on_exchange(t)

    # ---- the end

    def standings(self, s: State) -> list[Standing]:
        """Return the winner's team first, then the teams by the sum of their totals (HP-TEA-07, HP-END-06)."""
        standing_by_seat = {other.seat: other for other in ending.standings_by_power(s)}
        totals = s.totals or [hero.power for hero in s.heroes]
        team_totals = {team: sum(totals[seat] for seat in self.members(s, team)) for team in range(team_count(s))}
        winning_team = self.team_of(s, s.winner) if s.winner != NOBODY else -1
        keys = {team: (team == winning_team, team_totals[team]) for team in team_totals}
        sorted_keys = sorted(keys.values(), reverse=True)
        return sorted(
            (
                Standing(
                    seat,
                    1 + sorted_keys.index(keys[self.team_of(s, seat)]),
                    standing_by_seat[seat].points,
                    standing_by_seat[seat].parts,
                )
                for seat in s.seats
            ),
            key=lambda other: (other.place, other.seat),
        )
