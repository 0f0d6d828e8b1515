"""Real Time, a value of the option `turns`: all heroes act at the same time, until everybody is done (RTM).

The first answer counts, and its action is carried out as a whole before the next one (HP-RTM-03). For bots and
simulations, the seat that is asked first is drawn at random (HP-RTM-22).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import CLOCK, Candidate, Menu, Option, Reason, Table, first, menu
from meadhall.games.heropath import rows
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.events.heroes import HeroCameForward
from meadhall.games.heropath.events.land import HeroWaited, StopCalled, StopEnded
from meadhall.games.heropath.land import DISTANCE, SPACES, START, Space
from meadhall.games.heropath.rows import DEAL, STOP_DRAGON, STOP_HERO, STOP_PASSIVE, Call, competition, opponents
from meadhall.games.heropath.state import NOBODY, Seat, State, Stop
from meadhall.games.heropath.turns import acting
from meadhall.games.heropath.turns.meanwhile import Interruption, carry_out_unasked

# most links from a hero who calls STOP-DRAGON to a space where the Dragon can be fought (HP-RTM-11)
STOP_DRAGON_DISTANCE: Final = 5
WAIT: Final = Option("wait", "HP-RTM-13")
STALL: Final = Option("stall", "HP-RTM-17")


@menu("stall", "HP-RTM-17")
def stall_options(s: State) -> list[Option]:
    """Return the only option of the clock, which it takes after 45 seconds without an action."""
    return [STALL]


class RealTime(rows.Pace):
    """Real Time: all heroes take their turns at the same time."""

    is_timed = True

    # ---- a round

    async def begin_round(self, t: Table[State]) -> None:
        """Begin the turns of all heroes, one after the other in turn order (HP-RTM-25)."""
        s = t.state
        if competition(s).reach_round_limit(t):
            return
        s.passed, s.waits, s.stop = [], [], None
        s.on = s.clockwise(s.first)
        for seat in s.clockwise(s.first):
            await acting.begin_turn(t, seat)
        s.step = "go"

    async def open_turn(self, t: Table[State]) -> None:
        """Continue with the next action, because heroes have no separate turns."""
        s = t.state
        s.step = "go"

    async def close_turn(self, t: Table[State]) -> None:
        """End the round, when every hero has used all actions (HP-RTM-01)."""
        s = t.state
        s.on, s.stop = [], None
        s.step = "round"

    async def take_action(self, t: Table[State]) -> None:
        """Carry out the next action of any hero."""
        s = t.state
        if await acting.offer_due_travel(t):
            return
        await self._finish_done_heroes(t)
        if not active_seats(s):
            s.step = "close"
            return
        self._end_expired_stop(t)
        allowed_seats = s.on = self._seats_allowed(s)  # stopped heroes may not act (HP-RTM-20)
        for seat in allowed_seats:
            await acting.prepare_for_action(t, seat)
        await self._ask_seats(t, [seat for seat in allowed_seats if not s.heroes[seat].is_dead])

    async def _ask_seats(self, t: Table[State], seats: list[Seat]) -> None:
        s = t.state
        first_seat = seats[0] if len(seats) == 1 else t.pick("order", "HP-RTM-22", seats)
        menus: dict[Seat, Menu[Option]] = {first_seat: acting.action_options(s, first_seat)}
        menus |= {seat: acting.action_options(s, seat) for seat in seats if seat != first_seat}
        if s.stop is None and len(seats_with_actions(s)) > 1:
            menus[CLOCK] = stall_options(s)
        try:
            choice = await first(menus)
        except Interruption as interruption:
            await carry_out_unasked(t, interruption)
            return
        await self._carry_out_option(t, choice.seat, choice.option)

    async def _carry_out_option(self, t: Table[State], seat: Seat, option: Option) -> None:
        s = t.state
        if seat == CLOCK:
            begin_stop_passive(t)
        elif isinstance(option, Call):
            await self.call_stop(t, seat, option)
        elif option is WAIT:
            s.waits.append(seat)
            t.tell(HeroWaited(seat))
            if set(seats_with_actions(s)) <= set(s.waits):
                begin_stop_passive(t)
        else:
            await self._take_hero_action(t, seat, option)

    async def _take_hero_action(self, t: Table[State], seat: Seat, option: Option) -> None:
        s, stop = t.state, t.state.stop
        s.now = seat
        t.tell(HeroCameForward(seat))
        if stop is not None and stop.kind == "dragon" and not keeps_stop_dragon(option):
            end_stop(t)
        s.busy += 1
        pick = await acting.carry_out_choice(t, seat, option)
        s.busy -= 1
        if option is acting.GIVE_UP:
            self.on_action_begun(s, seat)
        if pick is DEAL:
            await competition(s).offer_exchange(t, seat, "go")
        if pick is acting.END_TURN:
            await finish_turn(t, seat)

    def on_action_begun(self, s: State, seat: Seat) -> None:
        """Clear the list of waiting heroes.

        In STOP-PASSIVE, move the acting hero to the end of the order (HP-RTM-13).
        """
        s.waits, s.last = [], seat
        if s.stop is not None and s.stop.kind == "passive" and seat in s.stop.order:
            s.stop.order.remove(seat)
            s.stop.order.append(seat)

    async def _finish_done_heroes(self, t: Table[State]) -> None:
        """End the round for the heroes who are dead or have used all actions (HP-RTM-25)."""
        s = t.state
        for seat in active_seats(s):
            if s.heroes[seat].is_dead or not acting.must_be_asked_for_action(s, seat):
                await finish_turn(t, seat)

    # ---- stops

    def _end_expired_stop(self, t: Table[State]) -> None:
        """End a STOP if its caller has finished, or too few heroes wait (HP-RTM-08, HP-RTM-12, HP-RTM-13)."""
        s, stop = t.state, t.state.stop
        if stop is None:
            return
        active = active_seats(s)
        if stop.kind == "passive":
            stop.order = [seat for seat in stop.order if seat in active and s.heroes[seat].actions > 0]
            if len(stop.order) < 2:
                end_stop(t)
        elif stop.by not in active:
            end_stop(t)

    def _seats_allowed(self, s: State) -> list[Seat]:
        """Return the heroes who may act now (HP-RTM-05, HP-RTM-13, HP-RTM-23)."""
        stop, active = s.stop, active_seats(s)
        if stop is None:
            return active
        if stop.kind == "hero":
            return [seat for seat in active if seat != stop.on]
        return [stop.by] if stop.kind == "dragon" else stop.order[:1]

    def extra_options(self, s: State, seat: Seat) -> Iterator[Candidate[Option]]:
        """Yield an exchange with a teammate (HP-TEA-03), the STOP calls, and waiting (HP-ASK-39)."""
        yield DEAL, competition(s).cannot_exchange(s, seat)
        for other in s.clockwise(seat)[1:]:
            yield STOP_HERO[other], cannot_stop_hero(s, seat, other)
        yield WAIT, cannot_wait(s, seat)
        yield STOP_PASSIVE, cannot_stop_passive(s, seat)

    def travel_stop_calls(self, s: State, seat: Seat) -> list[tuple[Call, Reason | None]]:
        """Return STOP-DRAGON, with a reason if the hero is not near the Dragon (HP-RTM-11)."""
        return [(STOP_DRAGON, cannot_stop_dragon(s, seat))]

    async def call_stop(self, t: Table[State], seat: Seat, call: Call) -> None:
        """Carry out a player's STOP call."""
        s = t.state
        if call.kind == "passive":
            begin_stop_passive(t)
            return
        if call.kind == "hero":
            s.heroes[seat].stops += 1
        s.stop = Stop(call.kind, seat, call.on)
        t.tell(StopCalled(seat, call.kind, call.on))

    def can_encounter(self, s: State, seat: Seat, victim: Seat) -> bool:
        """Whether a STOP allows this Encounter (HP-RTM-04).

        STOP-HERO allows it against the stopped hero, and STOP-PASSIVE among its heroes (HP-RTM-15).
        """
        stop = s.stop
        if stop is None:
            return False
        if stop.kind == "passive":
            return seat in stop.order and victim in stop.order
        return stop.kind == "hero" and (stop.by, stop.on) == (seat, victim)

    def on_stop_event(self, t: Table[State], seat: Seat) -> None:
        """Begin a STOP-EVENT: events, MAGIC and Dragon's turns stop all other heroes (HP-RTM-07, HP-RTM-21)."""
        s = t.state
        if s.stop is None:  # HP-RTM-24
            s.on = [other for other in s.on if other == seat]  # the other heroes are stopped (HP-RTM-20)
            t.tell(StopCalled(seat, "event", NOBODY))

    def on_exchange(self, t: Table[State]) -> None:
        """End a STOP-DRAGON, because an accepted exchange is an action (HP-RTM-12)."""
        if t.state.stop is not None and t.state.stop.kind == "dragon":
            end_stop(t)

    def on_capture(self, s: State, victim: Seat) -> None:
        """Remove the remaining actions of an ambushed hero in this round (HP-RTM-25)."""
        s.heroes[victim].actions = 0


def keeps_stop_dragon(option: Option) -> bool:
    """Whether a STOP-DRAGON continues after this option (HP-RTM-12).

    A pass ends it, and so does any action except Travel and the Fight against the Dragon. An offer of an exchange is
    not an action until it is accepted (HP-TEA-04).
    """
    return option in (acting.TRAVEL, acting.BONUS_TRAVEL, acting.FIGHT_DRAGON, acting.DROP, DEAL) or isinstance(
        option, Use
    )


# ---- the heroes' progress in the round


def active_seats(s: State) -> list[Seat]:
    """Return the heroes who are not done with the round, in turn order."""
    return [seat for seat in s.clockwise(s.first) if seat not in s.passed]


def seats_with_actions(s: State) -> list[Seat]:
    """Return the active heroes who have actions left."""
    return [seat for seat in active_seats(s) if s.heroes[seat].actions > 0]


OPPONENTS_ONLY: Final = Reason("HP-RTM-26", "stop-opponents-only")
NO_STOP_IN_STOP: Final = Reason("HP-RTM-18", "no-stop-in-stop")
STOPPED_OFTEN: Final = Reason("HP-RTM-09", "stopped-often")
BOTH_ACT: Final = Reason("HP-RTM-23", "stop-needs-actions")
FAR_FROM_THE_DRAGON: Final = Reason("HP-RTM-11", "far-from-the-dragon")
NO_WAIT_IN_STOP: Final = Reason("HP-RTM-13", "no-wait-in-stop")
NO_ACTIONS: Final = Reason("HP-RTM-13", "no-actions")
NOBODY_TO_WAIT_FOR: Final = Reason("HP-RTM-13", "nobody-to-wait-for")
WAITS_ALREADY: Final = Reason("HP-RTM-13", "waits-already")
NOT_THE_MANAGER: Final = Reason("HP-RTM-02", "not-the-manager")
OTHERS_GO_ON: Final = Reason("HP-RTM-14", "others-go-on")


def cannot_stop_hero(s: State, seat: Seat, target: Seat) -> Reason | None:
    """Return why a player may not call STOP-HERO on another player now, or None."""
    if target not in opponents(s, seat):
        return OPPONENTS_ONLY
    if s.stop is not None:
        return NO_STOP_IN_STOP
    if s.heroes[seat].stops >= s.options.stop_hero:
        return STOPPED_OFTEN
    return BOTH_ACT if s.heroes[seat].actions <= 0 or target not in seats_with_actions(s) else None


def cannot_stop_dragon(s: State, seat: Seat) -> Reason | None:
    """Return why a player may not call STOP-DRAGON in their Travel, or None."""
    if s.stop is not None:
        return NO_STOP_IN_STOP
    distances = DISTANCE[s.heroes[seat].at]
    is_near = seat == s.now and min(distances[space] for space in dragon_fight_spaces(s)) <= STOP_DRAGON_DISTANCE
    return None if is_near else FAR_FROM_THE_DRAGON(near=STOP_DRAGON_DISTANCE)


def cannot_wait(s: State, seat: Seat) -> Reason | None:
    """Return why a player cannot wait for the others, or None."""
    if s.stop is not None:
        return NO_WAIT_IN_STOP
    if s.heroes[seat].actions <= 0:
        return NO_ACTIONS
    if seat in s.waits:
        return WAITS_ALREADY
    return None if set(seats_with_actions(s)) - {seat} else NOBODY_TO_WAIT_FOR


def cannot_stop_passive(s: State, seat: Seat) -> Reason | None:
    """Return why a player may not call STOP-PASSIVE, or None (HP-RTM-02, HP-RTM-14)."""
    if s.stop is not None:
        return NO_STOP_IN_STOP
    if seat != s.first:
        return NOT_THE_MANAGER
    if s.heroes[seat].actions <= 0:
        return NO_ACTIONS
    other_seats = set(seats_with_actions(s)) - {seat}
    return None if other_seats and other_seats <= set(s.waits) else OTHERS_GO_ON


async def finish_turn(t: Table[State], seat: Seat) -> None:
    """End a hero's turn in this round (HP-RTM-25)."""
    s = t.state
    s.passed.append(seat)
    s.on = [other for other in s.on if other != seat]
    s.now = seat
    await acting.end_turn(t, seat)


def begin_stop_passive(t: Table[State]) -> None:
    """Begin a STOP-PASSIVE: waiting heroes act in turn order, beginning after the last actor (HP-RTM-13, 16)."""
    s = t.state
    order = [*s.clockwise(s.last)[1:], s.last] if s.last != NOBODY else s.clockwise(s.first)
    s.stop = Stop("passive", s.first, order=[seat for seat in order if seat in seats_with_actions(s)])
    s.waits = []
    t.tell(StopCalled(s.first, "passive", NOBODY))


def end_stop(t: Table[State]) -> None:
    """End the STOP, so that all heroes may act again."""
    assert t.state.stop is not None
    t.tell(StopEnded(t.state.stop.kind))
    t.state.stop = None


def dragon_fight_spaces(s: State) -> list[Space]:
    """Return the spaces where a hero can fight the Dragon."""
    return [START] if s.is_gathered else [space for space in range(len(SPACES)) if flares.is_active(space, s.rock)]
