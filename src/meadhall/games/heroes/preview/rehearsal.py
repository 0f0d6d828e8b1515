"""An answer tried out by the rules themselves, in a match that may be the real one for all that its seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from meadhall.engine import Event, Match, Option, View, imagine
from meadhall.engine.table.chance import made_up
from meadhall.games.heroes.events import (
    ActionBegan,
    ActionPassed,
    DuelBegan,
    DuelEnded,
    PreparationBegan,
    PreparationResumed,
)
from meadhall.games.heroes.state import EMPTY, Seat, State

SEED: Final = 0  # any will do: nothing that it decides is told
USUAL: Final = frozenset(("free:use", "enough", "no-more"))  # how a part is answered that is not looked at
PASSED_OVER: Final = frozenset(("free-enhancement", "pairs", "does"))  # parts before the question for the target
LATER: Final = (
    ActionBegan,
    ActionPassed,
    PreparationResumed,
    PreparationBegan,
    DuelEnded,
    DuelBegan,
)  # what follows is another's


class TrialOutcome(NamedTuple):
    """The result of a tried answer: the match after it, and the events up to the end of its effect.

    `asks` is the question by which the effect itself continues, to the seat `whom`; empty when it is over.
    """

    match: Match[State]
    events: list[Event]
    asks: str = ""
    whom: Seat = EMPTY

    @property
    def state(self) -> State:
        return self.match.state


class Way(NamedTuple):
    """One way in which an answer in parts may go on: the next choice, and its possible results.

    There are two ends where the parts after that may be answered so or so: what they have in common is sure.
    """

    option: Option
    ends: list[TrialOutcome]


def imagined(view: View[State]) -> Match[State]:
    """The match as the seat of a view knows it; the rest is made up, and no preview may tell of it."""
    return imagine(view, made_up(SEED))


def trial_outcome(match: Match[State], seat: Seat, option: Option) -> TrialOutcome:
    """Give an answer, which uses up the match."""
    told = match.told
    match.answer(seat, option.key)
    all_told = list(match.news(seat, told))
    events = list(_of_this_answer(all_told, seat))
    if match.ask is None or len(events) < len(all_told) or not events:
        return TrialOutcome(match, events)
    whom = match.asked
    return TrialOutcome(match, events, match.menu(whom).question, whom)


def _of_this_answer(told: Sequence[Event], seat: Seat) -> Iterator[Event]:
    for place, event in enumerate(told):
        begins = isinstance(event, ActionBegan) and event.seat == seat and not place
        if isinstance(event, LATER) and not begins:
            return
        yield event


def goes_on(match: Match[State], seat: Seat) -> bool:
    """Whether the answer of a seat has further parts (HE-DEC-28)."""
    if match.ask is None or seat not in match.ask.waiting:
        return False
    return match.state.plan is not None or match.menu(seat).question == "learn"


def continuations(match: Match[State], seat: Seat) -> list[Way]:
    """The possible continuations of a seat's answer: every choice of a target, with the usual other parts."""
    while goes_on(match, seat) and match.menu(seat).question in PASSED_OVER:
        usual = _usual(match, seat)
        end = trial_outcome(match, seat, usual)
        if not goes_on(match, seat):
            return [Way(usual, [end])]
    return [Way(option, _ends(match.fork(made_up(SEED)), seat, option)) for option in match.menu(seat)]


def _ends(match: Match[State], seat: Seat, option: Option) -> list[TrialOutcome]:
    """The results of a choice; if another choice follows, with its first and its last option."""
    end = trial_outcome(match, seat, option)
    while goes_on(match, seat):
        options = [*match.menu(seat)]
        if not is_usual(options) and match.menu(seat).question not in PASSED_OVER and len(options) > 1:
            last = _to_the_end(match.fork(made_up(SEED)), seat, options[-1])
            return [_to_the_end(match, seat, options[0]), last]
        end = trial_outcome(match, seat, _usual(match, seat))
    return [end]


def is_usual(options: Sequence[Option]) -> bool:
    """Whether one of these answers is given where a part is not looked at."""
    return any(option.key in USUAL for option in options)


def _to_the_end(match: Match[State], seat: Seat, option: Option) -> TrialOutcome:
    end = trial_outcome(match, seat, option)
    while goes_on(match, seat):
        end = trial_outcome(match, seat, _usual(match, seat))
    return end


def _usual(match: Match[State], seat: Seat) -> Option:
    options: list[Option] = [*match.menu(seat)]
    return next((option for option in options if option.key in USUAL), options[0])
