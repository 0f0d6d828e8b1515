"""Options of a player at any time: conceding (HE-DTH-08), and a pause (HE-RTM-17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, CutTo, Option, Reason, Table, UnaskedActions, menu
from meadhall.games.heroes import ending
from meadhall.games.heroes.actions.parts import AskAgain
from meadhall.games.heroes.effects import blessing, wounds
from meadhall.games.heroes.events import PauseWanted, PlayerConceded
from meadhall.games.heroes.real_time.flows import end_pause, is_paused
from meadhall.games.heroes.side_by_side import running_duels
from meadhall.games.heroes.state import EMPTY, Seat, State

CONCEDE: Final = Option("concede", "HE-DTH-08")
PAUSE: Final = Option("pause", "HE-RTM-17")
PAUSE_WANTED: Final = Reason("HE-RTM-17", "pause-wanted-already")


@menu("at-any-time", "HE-DEC-22")
def unasked_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options: concede, or request a pause at the next Resume if nobody has done so."""
    if seat < s.players and s.is_in(seat) and not s.places:
        yield CONCEDE
        if s.options.mode == "realtime":
            yield PAUSE, PAUSE_WANTED if s.pausing else None


def carry_out_unasked_option(t: Table[State], seat: Seat, option: Option) -> None:
    """Carry out a pause request or a concession while a question is open."""
    if option is PAUSE:
        request_pause(t, seat)
    else:
        concede(t, seat)


def request_pause(t: Table[State], seat: Seat) -> None:
    """Record the request. The pause begins at once if every duel waits for its Preparation (HE-RTM-17)."""
    s = t.state
    s.pausing = True
    t.tell(PauseWanted(seat))
    if is_paused(s) and s.step == "prepare":  # only the clock was asked; now all players are asked whether to continue
        raise CutTo("prepare")


def concede(t: Table[State], seat: Seat) -> None:
    """Remove the player at once, and ask the others again with the remaining options (HE-DTH-08)."""
    s = t.state
    is_acting = s.act is not None and s.act.seat == seat
    is_bursting = bool(s.lost) and not is_acting  # the effect of the last Creature is settled first (HE-END-03)
    is_asked_for_die = bool(s.due)  # a player is being asked for a die
    s.sides[seat].conceded = True
    t.tell(PlayerConceded(seat))
    wounds.remove_players(t, [seat])
    if s.round is None and not is_asked_for_die:
        blessing.give_up_owed_dice(t)
    if is_paused(s):
        end_pause(t)
    if not is_bursting:
        ending.check_creatures(t)
    if is_acting:  # HE-DTH-07
        raise CutTo("next")
    if seat in s.duel.seats and (
        _is_in_parts(s) or (s.due and not is_asked_for_die and not is_bursting and _is_between_effects(s))
    ):
        raise AskAgain


def _is_in_parts(s: State) -> bool:
    """Whether an answer in parts is open. Some of its parts may have been given already."""
    return s.plan is not None and s.plan.kind != "place"


def _is_between_effects(s: State) -> bool:
    """Whether the open question of a round is not part of an effect. An owed die can then be asked for first."""
    return s.step in ("next", "activate") or (s.step == "action" and s.act is not None and s.act.spell == EMPTY)


def is_aside(s: State, seat: Seat, key: str) -> bool:
    """Whether an action changes no open question: a pause request, or any action by a player outside running duels."""
    numbers = running_duels(s)
    return key == PAUSE.key or (bool(numbers) and all(seat not in s.duels[number].seats for number in numbers))


UNASKED: Final[UnaskedActions[State]] = UnaskedActions(unasked_options, carry_out_unasked_option, is_aside)
