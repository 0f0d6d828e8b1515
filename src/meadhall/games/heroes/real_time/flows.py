"""Real time (4.4, 4.5): Preparation as a race. The rules take events in the order of the sequencer.

Players send throws and Stops. Timed events are answers of the CLOCK: a Preparation starts, dice land, a window closes,
Heroes tire. Each answer has its time, and sequencer.py decides when a timed event is due. A Stop is logged with the
time of its arrival. Its effective time is logged when the window closes, because it is secret until then (HE-HID-16).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from meadhall.engine import CLOCK, Candidate, Menu, NotAsked, Option, Reason, Refused, Table, first, menu
from meadhall.games.heroes import content, preparation
from meadhall.games.heroes.effects.dice import (
    CALL_STOP,
    LIFT_OPTIONS,
    Dice,
    Throw,
    dice_in_hand,
    dice_on_table,
    dice_with_face,
    subsets,
    throw_dice,
)
from meadhall.games.heroes.events import DiceLifted, PauseEnded, StopCalled
from meadhall.games.heroes.side_by_side import current_duels, running_duels
from meadhall.games.heroes.state import EMPTY, IN_AIR, IN_HAND, Duel, Seat, State

SEATS: Final = range(content.CONTENT.board.count)
DUELS: Final = range(len(SEATS))


class Land(Option):
    """Land the dice that a seat has in the air."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"land:{seat}", "HE-RTM-04")
        self.seat = seat


class Count(Option):
    """Set the effective time of a seat's Stop, when the window closes."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"counts:{seat}", "HE-RTM-07")
        self.seat = seat


class ForDuel(Option):
    """A timed event of a duel: its Preparation starts, its window closes, or its Heroes tire."""

    __slots__ = ("duel", "kind")

    def __init__(self, kind: str, duel: int, clause: str) -> None:
        super().__init__(f"{kind}:{duel}", clause)
        self.kind = kind
        self.duel = duel


LAND_OPTIONS: Final = [Land(seat) for seat in SEATS]
COUNT_OPTIONS: Final = [Count(seat) for seat in SEATS]
START_OPTIONS: Final = [ForDuel("start", duel, "HE-RTM-11") for duel in DUELS]
CLOSE_OPTIONS: Final = [ForDuel("close", duel, "HE-RTM-09") for duel in DUELS]
TICK_OPTIONS: Final = [ForDuel("tick", duel, "HE-RTM-18") for duel in DUELS]
GO_ON: Final = Option("go-on", "HE-RTM-17")
PAUSE_OVER: Final = Option("pause-over", "HE-RTM-17")


def preparing_duels(s: State) -> list[Duel]:
    """Return the duels in Preparation."""
    return [duel for duel in s.duels if duel.ready and not duel.over and duel.caller == EMPTY]


def current_preparing_duels(s: State) -> list[Duel]:
    """Return the duels in Preparation among those that the rules work on now."""
    current = current_duels(s)
    return [duel for duel in preparing_duels(s) if duel in current]


def is_paused(s: State) -> bool:
    """Whether a pause has taken effect: every duel waits for its Preparation to start (HE-RTM-17)."""
    running_duels_left = [duel for duel in s.duels if not duel.over]
    waiting_duels = [duel for duel in running_duels_left if duel.ready and not duel.open and duel.caller == EMPTY]
    return s.pausing and bool(running_duels_left) and waiting_duels == running_duels_left


def is_waiting_for_ready(s: State, duel: Duel) -> bool:
    """Whether the first Preparation of a first game still waits for players to be ready (HE-FST-08)."""
    is_first_preparation = (
        s.options.first_game and duel.rounds == 0 and duel.ready and not duel.open and duel.caller == EMPTY
    )
    return is_first_preparation and not duel.over and not set(s.alive(duel)) <= set(s.agreed)


IS_OUT: Final = Reason("HE-DTH-05", "you-are-out")
DUEL_OVER: Final = Reason("HE-RES-04", "duel-is-over")
IN_A_PAUSE: Final = Reason("HE-RTM-17", "in-a-pause")
NO_PAUSE: Final = Reason("HE-RTM-17", "no-pause")
AGREED_ALREADY: Final = Reason("HE-RTM-17", "agreed-already")
NOT_BEGUN: Final = Reason("HE-RTM-11", "preparation-not-begun")
CALLED_ALREADY: Final = Reason("HE-RTM-08", "called-already")
THROWS_CLOSED: Final = Reason("HE-PRE-08", "throws-closed")
STILL_IN_AIR: Final = Reason("HE-RTM-03", "still-in-air")
NO_DIE_LIFTED: Final = Reason("HE-RTM-02", "no-die-lifted")
NO_DIE_ON_TABLE: Final = Reason("HE-PRE-06", "stop-needs-a-die")
ONLY_TO_REVIVE: Final = Reason("HE-VNE-02", "only-to-revive")(revive=preparation.SYMBOLS_TO_REVIVE)


@menu("race", "HE-DEC-05")
def race_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield a throw for every set of dice on the table, and Stop. An open window allows only Stop (HE-RTM-08, 13)."""
    if cannot_throw(s, seat) is None:
        yield from _throw_options(dice_in_hand(s, seat), dice_on_table(s, seat))
    yield CALL_STOP, cannot_stop(s, seat)
    yield GO_ON, cannot_go_on(s, seat)


@race_options.never
def refused_throws(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: every throw while the player may not throw, and a throw of no dice."""
    if (reason := cannot_throw(s, seat)) is not None:
        yield from ((LIFT_OPTIONS[subset], reason) for subset in subsets(dice_on_table(s, seat)))
    elif not dice_in_hand(s, seat):
        yield LIFT_OPTIONS[()], NO_DIE_LIFTED


def _cannot_roll(s: State, seat: Seat) -> Reason | None:
    """Return why a player may neither throw nor stop now, or None."""
    if not s.is_in(seat):
        return IS_OUT
    duel = s.duel_of(seat)
    if duel.over:
        return DUEL_OVER
    if is_paused(s):
        return IN_A_PAUSE
    if not duel.open:
        return NOT_BEGUN
    return CALLED_ALREADY if seat in duel.called else None


def cannot_throw(s: State, seat: Seat) -> Reason | None:
    """Return why a player may not throw now, or None (HE-PRE-08, HE-RTM-03)."""
    if (reason := _cannot_roll(s, seat)) is not None:
        return reason
    if s.duel_of(seat).called:
        return THROWS_CLOSED
    return STILL_IN_AIR if dice_with_face(s, seat, IN_AIR) else None


def cannot_stop(s: State, seat: Seat) -> Reason | None:
    """Return why a player may not call Stop now, or None (HE-PRE-06, HE-VNE-02)."""
    if (reason := _cannot_roll(s, seat)) is not None:
        return reason
    if not dice_on_table(s, seat):
        return NO_DIE_ON_TABLE
    return ONLY_TO_REVIVE if s.is_stunned(seat) and not preparation.can_revive(s, seat) else None


def cannot_go_on(s: State, seat: Seat) -> Reason | None:
    """Return why a player cannot agree to end a pause, or to begin, or None (HE-RTM-17, HE-FST-08)."""
    if not s.is_playing(seat):
        return IS_OUT
    if not is_paused(s) and not is_waiting_for_ready(s, s.duel_of(seat)):
        return NO_PAUSE
    return AGREED_ALREADY if seat in s.agreed else None


@cache
def _throw_options(hand: Dice, table: Dice) -> tuple[Throw, ...]:
    return tuple(LIFT_OPTIONS[subset] for subset in subsets(table) if subset or hand)


@menu("clock", "HE-RTM-01")
def clock_options(s: State) -> list[Option]:
    """Return the timed events that may happen now."""
    if is_paused(s):
        return [PAUSE_OVER]
    options: list[Option] = []
    for duel in current_preparing_duels(s):
        number = s.duels.index(duel)
        if not duel.open:
            options += [START_OPTIONS[number]] if not s.pausing else []  # the pause begins first
        elif duel.called:
            options += [COUNT_OPTIONS[seat] for seat in duel.called if seat not in duel.counted] or [
                CLOSE_OPTIONS[number]
            ]
        else:
            options += [LAND_OPTIONS[seat] for seat in s.alive(duel) if dice_with_face(s, seat, IN_AIR)]
            options += [TICK_OPTIONS[number]] if s.options.fatigue == "on" else []
    return options


@clock_options.never
def refused_clock_options(s: State) -> Iterator[Refused]:
    """Yield the refused answers: the end of a pause, while there is no pause."""
    if not is_paused(s):
        yield PAUSE_OVER, NO_PAUSE


async def run_race_event(t: Table[State]) -> None:
    """Carry out one event of Preparation (HE-PRE-10)."""
    s = t.state
    duels = current_preparing_duels(s)
    if not duels:
        s.step = "rounds"
        return
    menus: dict[Seat, Menu[Option]] = {seat: race_options(s, seat) for duel in duels for seat in s.alive(duel)}
    menus[CLOCK] = clock_options(s)
    try:
        seat, option, time = await first(menus if running_duels(s) else _nonempty_menus(menus))
    except NotAsked:  # a concession has ended a duel
        s.step = "rounds"
        return
    s.step = "rounds"
    if isinstance(option, Throw):
        lift_dice(t, seat, option.dice)
    elif option is CALL_STOP:
        s.duel_of(seat).called.append(seat)
        t.tell(StopCalled(seat))
    elif isinstance(option, Land):
        s.duel_of(option.seat).beat += 1
        throw_dice(t, option.seat, dice_with_face(s, option.seat, IN_AIR), "HE-RTM-05")
    elif isinstance(option, Count):
        s.duel_of(option.seat).counted[option.seat] = time
    elif isinstance(option, ForDuel):
        handle_duel_event(t, s.duels[option.duel], option.kind)
    else:
        agree_to_go_on(t, seat)


def _nonempty_menus(menus: Mapping[Seat, Menu[Option]]) -> dict[Seat, Menu[Option]]:
    """Return the menus that have options."""
    return {seat: menu for seat, menu in menus.items() if menu.options}


def lift_dice(t: Table[State], seat: Seat, dice: Dice) -> None:
    """Put these dice and all dice in hand into the air as one throw (HE-RTM-02)."""
    dice_faces = t.state.sides[seat].dice
    lifted_dice = [die for die, face in enumerate(dice_faces) if face == IN_HAND or die in dice]
    for die in lifted_dice:
        dice_faces[die] = IN_AIR
    t.tell(DiceLifted(seat, lifted_dice))


def handle_duel_event(t: Table[State], duel: Duel, kind: str) -> None:
    """Start a Preparation, deal fatigue, or close the window. The earliest Stop counts (HE-RTM-07 to 11, 18)."""
    if kind == "start":
        duel.open = True
        t.state.agreed = [seat for seat in t.state.agreed if seat not in duel.seats]
    elif kind == "tick":
        preparation.deal_fatigue(t, duel)
    else:
        callers = sorted(duel.called, key=lambda seat: (duel.counted[seat], duel.priority.index(seat)))
        times = [duel.counted[seat] for seat in callers]
        duel.open, duel.called, duel.counted = False, [], {}
        preparation.carry_out_stop(t, duel, callers, times)


def agree_to_go_on(t: Table[State], seat: Seat) -> None:
    """Record that a player is ready to continue (HE-RTM-17, HE-FST-08)."""
    t.state.agreed += [seat] if seat != CLOCK else _preparing_seats(t.state)
    if t.state.pausing:
        end_pause(t)


def _preparing_seats(s: State) -> list[Seat]:
    return [seat for duel in preparing_duels(s) for seat in s.alive(duel)]


def end_pause(t: Table[State]) -> None:
    """End the pause if all have agreed."""
    s = t.state
    if set(_preparing_seats(s)) <= set(s.agreed):
        s.pausing, s.agreed = False, []
        t.tell(PauseEnded())
