"""The classic modes Competitive and Play by Turn: each player for themselves, in turn order (TRN, END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Option, Reason, Standing, Table
from meadhall.games.heropath import ending, rows
from meadhall.games.heropath.actions.battle import fight_dragon
from meadhall.games.heropath.dragon.turn import take_classic_turn
from meadhall.games.heropath.events.heroes import RoundBegan
from meadhall.games.heropath.rows import STOP_DRAGON, style
from meadhall.games.heropath.setup import draft, start
from meadhall.games.heropath.state import Seat, State
from meadhall.games.heropath.turns.acting import END_TURN, ask_for_action, begin_turn, end_turn, offer_due_travel

UNAVAILABLE_CALLS: Final = ((STOP_DRAGON, Reason("HP-RTM-11", "stop-in-real-time")),)


class ByTurn(rows.Pace):
    """Play by Turn: one hero's turn after the other."""

    def travel_stop_calls(self, s: State, seat: Seat) -> Sequence[tuple[Option, Reason | None]]:
        return UNAVAILABLE_CALLS


class Competitive(rows.Competition):
    """Competitive: each player for themselves."""

    def set_up_land(self, t: Table[State]) -> None:
        """Place the Place-Sites and enemies of the style."""
        s = t.state
        style(s).set_up_sites(t)
        start.lay_enemies(t, style(s).hidden_spaces(s), style(s).exposed_spaces(s))

    async def deal_opening_cards(self, t: Table[State]) -> None:
        await draft.draft_round(t)

    async def begin_round(self, t: Table[State]) -> None:
        """Begin a Game Round, one turn of each hero (HP-TRN-01), or end the match after the last round (HP-END-05)."""
        s = t.state
        if self.reach_round_limit(t):
            return
        s.now = s.first
        s.step = "turn"

    def reach_round_limit(self, t: Table[State]) -> bool:
        """Whether the round limit is reached. If not, count the next round."""
        s = t.state
        limit = self.round_limit(s)
        if limit and s.round == limit:
            s.step = "end"
            return True
        s.round += 1
        t.tell(RoundBegan(s.round))
        return False

    async def open_turn(self, t: Table[State]) -> None:
        """Begin a hero's turn."""
        s = t.state
        self.set_turn(s, s.now)
        await begin_turn(t, s.now)
        s.step = "go"

    async def take_action(self, t: Table[State]) -> None:
        """Carry out one action of the hero. The next step closes the turn if the hero is done or dead."""
        s = t.state
        seat = s.now
        if await offer_due_travel(t):
            return
        if s.heroes[seat].is_dead or await ask_for_action(t, seat) is END_TURN:
            s.step = "close"

    async def close_turn(self, t: Table[State]) -> None:
        """End the hero's turn, and begin the next hero's turn or the next round."""
        s = t.state
        s.on = []
        await end_turn(t, s.now)
        s.now = (s.now + 1) % s.players
        s.step = "round" if s.now == s.first else "turn"

    async def take_dragons_turn(self, t: Table[State], seat: Seat) -> None:
        await take_classic_turn(t, seat)

    async def fight_dragon(self, t: Table[State], seat: Seat) -> None:
        await fight_dragon(t, seat)

    def seats_drawing_sites(self, s: State, seat: Seat) -> list[Seat]:
        """Return the active player and the player on their left."""
        return [seat, (seat + 1) % s.players]

    def standings(self, s: State) -> list[Standing]:
        return ending.standings_by_power(s)
