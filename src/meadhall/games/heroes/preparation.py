"""Relaxed Preparation in beats, and fatigue (4.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from meadhall.engine import NotAsked, Option, Reason, Refused, Table, gather, menu
from meadhall.games.heroes import content, ending
from meadhall.games.heroes.effects.blessing import give_up_die, highest_die
from meadhall.games.heroes.effects.dice import (
    STOP_OPTIONS,
    THROW_OPTIONS,
    CallStop,
    Dice,
    Throw,
    dice_in_hand,
    dice_on_table,
    make_final_throw,
    subsets,
    throw_dice,
)
from meadhall.games.heroes.effects.wounds import Hit, Source, deal_wounds, settle_effect
from meadhall.games.heroes.events import DiceHeld, FatigueTicked, PreparationStopped, StopCalled
from meadhall.games.heroes.state import IN_HAND, NO_DIE, Duel, Seat, State

SYMBOLS_TO_REVIVE: Final = content.CONTENT.options.revive_card_symbols
NO_DIE_STAYS: Final = Reason("HE-BEA-04", "stop-needs-a-die")
ONLY_TO_REVIVE: Final = Reason("HE-VNE-02", "only-to-revive")(revive=SYMBOLS_TO_REVIVE)
DICE_IN_HAND: Final = Reason("HE-BEA-03", "dice-in-hand")


# ---- the menu of a beat


@menu("beat", "HE-DEC-06")
def beat_options(s: State, seat: Seat) -> list[Option]:
    """Return a throw and a Stop for every set that contains the dice in hand. The first option is the default."""
    if not s.is_playing(seat):
        return []
    hand, table = dice_in_hand(s, seat), dice_on_table(s, seat)
    throws, stops = _throw_options(hand, table), _stop_options(hand, table)
    if s.is_stunned(seat):
        stops = tuple(stop for stop in stops if cannot_stop_with(s, seat, stop.dice) is None)
    return [*throws, *stops]


def cannot_stop_with(s: State, seat: Seat, dice: Dice) -> Reason | None:
    """Return why a stunned player cannot call Stop and throw these dice, or None (HE-VNE-02)."""
    return ONLY_TO_REVIVE if s.is_stunned(seat) and not can_revive(s, seat, dice) else None


@beat_options.never
def refused_beat_options(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: every Stop that is not allowed, and holding while dice are in hand."""
    if not s.is_playing(seat):
        return
    hand, table = dice_in_hand(s, seat), dice_on_table(s, seat)
    for subset in subsets(table):
        dice = tuple(sorted(hand + subset))
        yield STOP_OPTIONS[dice], NO_DIE_STAYS if len(subset) == len(table) else cannot_stop_with(s, seat, dice)
    if hand:
        yield THROW_OPTIONS[()], DICE_IN_HAND(dice=len(hand))


@cache
def _throw_options(hand: Dice, table: Dice) -> tuple[Throw, ...]:
    return tuple(THROW_OPTIONS[tuple(sorted(hand + subset))] for subset in subsets(table))


@cache
def _stop_options(hand: Dice, table: Dice) -> tuple[CallStop, ...]:
    """Return the possible Stops, each leaving at least one die on the table (HE-BEA-04)."""
    return tuple(STOP_OPTIONS[tuple(sorted(hand + subset))] for subset in subsets(table) if len(subset) < len(table))


def can_revive(s: State, seat: Seat, thrown: Dice = ()) -> bool:
    """Whether the dice that are not thrown show enough C to revive a stunned Hero (HE-VNE-03, HE-VNE-05)."""
    dice = s.sides[seat].dice
    return sum(face == content.CARD for die, face in enumerate(dice) if die not in thrown) >= SYMBOLS_TO_REVIVE


# ---- a beat


async def play_beat(t: Table[State]) -> None:
    """Play one beat of every duel in Preparation. Stopped duels then play their rounds (HE-BEA-02)."""
    s = t.state
    duels = [duel for duel in s.duels if not duel.over and duel.ready]
    seats = [seat for duel in duels for seat in s.alive(duel)]
    asked_seats = [seat for seat in seats if dice_on_table(s, seat)]  # the others have all dice in hand (HE-BEA-14)
    try:
        answers = await gather({seat: beat_options(s, seat) for seat in asked_seats}) if asked_seats else {}
    except NotAsked:  # the only asked player has conceded, or has won by a concession
        answers = {}
    for duel in duels:
        if not duel.over:
            _resolve_beat(
                t,
                duel,
                {seat: answers.get(seat, THROW_OPTIONS[dice_in_hand(s, seat)]) for seat in s.alive(duel)},
            )
    s.step = "rounds"


def _resolve_beat(t: Table[State], duel: Duel, answers: Mapping[Seat, Option]) -> None:
    """Throw all chosen sets. If somebody called Stop, this is the final throw (HE-BEA-05 to 07)."""
    s = t.state
    duel.beat += 1
    callers = [seat for seat, answer in answers.items() if isinstance(answer, CallStop)]
    for seat in callers:
        t.tell(StopCalled(seat))
    sets = {seat: _existing_dice(s, seat, answer) for seat, answer in answers.items()}
    for seat, dice in sets.items():
        if not callers:
            _throw_set(t, seat, dice)
        for die in dice if callers else ():
            s.sides[seat].dice[die] = IN_HAND
    if callers:
        carry_out_stop(t, duel, callers)
        return
    duel.holds = 0 if any(sets.values()) else duel.holds + 1
    if is_fatigue_due(s, duel):
        deal_fatigue(t, duel)


def _existing_dice(s: State, seat: Seat, answer: Option) -> Dice:
    """Return the dice of an answer that still exist: a concession may have removed one (HE-SPL-27)."""
    assert isinstance(answer, (Throw, CallStop))
    return tuple(die for die in answer.dice if s.sides[seat].dice[die] != NO_DIE)


def _throw_set(t: Table[State], seat: Seat, dice: Dice) -> None:
    if dice:
        throw_dice(t, seat, dice, "HE-BEA-05")
    else:
        t.tell(DiceHeld(seat))


def carry_out_stop(t: Table[State], duel: Duel, callers: list[Seat], times: Sequence[int] = ()) -> None:
    """Make the final throw. The caller with priority becomes the active player (HE-BEA-08).

    If the `times` of the Stops are given, the first caller becomes the active player instead.
    """
    s = t.state
    active_seat = min(callers, key=duel.priority.index) if not times else callers[0]
    is_revival = s.is_stunned(active_seat)
    other_callers = [seat for seat in callers if seat != active_seat]
    make_final_throw(t, s.alive(duel))
    duel.priority.remove(active_seat)
    duel.priority.append(active_seat)
    duel.caller = active_seat
    t.tell(PreparationStopped(active_seat, other_callers, is_revival, tuple(times)))


# ---- fatigue


def is_fatigue_due(s: State, duel: Duel) -> bool:
    """Whether fatigue follows this beat (HE-BEA-11).

    It follows beat 30 and every tenth beat after it, and every third beat in a row in which everybody held.
    """
    limits = content.CONTENT.relaxed
    if s.options.fatigue == "off":
        return False
    beats_over = duel.beat - limits.fatigue_first_beat
    is_due_by_time = beats_over >= 0 and beats_over % limits.fatigue_next_beats == 0
    return is_due_by_time or (duel.holds > 0 and duel.holds % limits.fatigue_all_hold_beats == 0)


def deal_fatigue(t: Table[State], duel: Duel) -> None:
    """Deal one magical wound to every Hero of the duel at the same moment. No player is its source (HE-PRE-12)."""
    s = t.state
    duel.ticks += 1
    t.tell(FatigueTicked(s.duels.index(duel)))
    if not s.options.has_elimination and all(s.is_stunned(seat) for seat in s.alive(duel)):
        ending.end_match(t, "stunned")  # HE-VNE-12
    seats = [seat for seat in s.alive(duel) if not s.is_stunned(seat)]
    hits = [Hit(s.sides[seat].hero_being, 1, "magical") for seat in ending.fatigued_seats(s, duel, seats)]
    deal_wounds(t, hits, Source("fatigue"))
    try:
        settle_effect(t)
    finally:
        for seat in s.due[:]:  # nobody can be asked while dice are thrown (HE-SPL-27)
            give_up_die(t, seat, highest_die(s, seat))
