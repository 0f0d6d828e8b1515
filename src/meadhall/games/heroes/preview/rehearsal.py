"""Tries an answer with the real rules, in an imagined match that fits everything the seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from meadhall.engine import Event, Match, Option, View, imagine
from meadhall.engine.table.chance import fork_generator
from meadhall.games.heroes.events import (
    ActionBegan,
    ActionPassed,
    DuelBegan,
    DuelEnded,
    PreparationBegan,
    PreparationResumed,
)
from meadhall.games.heroes.state import EMPTY, Seat, State

SEED: Final = 0  # any number, because previews show nothing that depends on it
DEFAULT_KEYS: Final = frozenset(("free:use", "enough", "no-more"))  # answers to parts that no preview shows
# parts asked before the target, answered by default
SKIPPED_QUESTIONS: Final = frozenset(("free-enhancement", "pairs", "does"))
# The effects of the tried answer end before the first of these events.
END_EVENTS: Final = (ActionBegan, ActionPassed, PreparationResumed, PreparationBegan, DuelEnded, DuelBegan)


class TrialOutcome(NamedTuple):
    """The result of a tried answer."""

    match: Match[State]  # the match after the answer
    events: list[Event]  # the events of its effect
    question: str = ""  # name of the question that is part of the effect; empty without one
    asked_seat: Seat = EMPTY  # the seat that is asked this question; EMPTY without one

    @property
    def state(self) -> State:
        return self.match.state


class Continuation(NamedTuple):
    """A continuation of an answer in parts: the next choice, and its possible results.

    If more choices follow, there are two possible results. Only the effects that both have are certain.
    """

    option: Option
    ends: list[TrialOutcome]


def imagined_match(view: View[State]) -> Match[State]:
    """Return a match that fits a view. Its other facts are made up, and no preview may show them."""
    return imagine(view, fork_generator(SEED))


def trial_outcome(match: Match[State], seat: Seat, option: Option) -> TrialOutcome:
    """Answer in the match itself, and return the result."""
    event_count = match.event_count
    match.answer(seat, option.key)
    all_events = list(match.news(seat, event_count))
    events = list(_events_of_answer(all_events, seat))
    if match.ask is None or len(events) < len(all_events) or not events:
        return TrialOutcome(match, events)
    asked_seat = match.asked
    return TrialOutcome(match, events, match.menu(asked_seat).question, asked_seat)


def _events_of_answer(events: Sequence[Event], seat: Seat) -> Iterator[Event]:
    for index, event in enumerate(events):
        is_own_action = isinstance(event, ActionBegan) and event.seat == seat and not index
        if isinstance(event, END_EVENTS) and not is_own_action:
            return
        yield event


def has_more_parts(match: Match[State], seat: Seat) -> bool:
    """Whether the answer of a seat has further parts (HE-DEC-28)."""
    if match.ask is None or seat not in match.ask.waiting:
        return False
    return match.state.plan is not None or match.menu(seat).question == "learn"


def continuations(match: Match[State], seat: Seat) -> list[Continuation]:
    """Return the continuations of a seat's answer: every choice of a target, with defaults for other parts."""
    while has_more_parts(match, seat) and match.menu(seat).question in SKIPPED_QUESTIONS:
        default = _default_option(match, seat)
        end = trial_outcome(match, seat, default)
        if not has_more_parts(match, seat):
            return [Continuation(default, [end])]
    return [
        Continuation(option, _possible_ends(match.fork(fork_generator(SEED)), seat, option))
        for option in match.menu(seat)
    ]


def _possible_ends(match: Match[State], seat: Seat, option: Option) -> list[TrialOutcome]:
    """Return the possible results of a choice. If another choice follows, its first and its last option are tried."""
    end = trial_outcome(match, seat, option)
    while has_more_parts(match, seat):
        options = [*match.menu(seat)]
        if not has_default(options) and match.menu(seat).question not in SKIPPED_QUESTIONS and len(options) > 1:
            last_end = _finish_by_defaults(match.fork(fork_generator(SEED)), seat, options[-1])
            return [_finish_by_defaults(match, seat, options[0]), last_end]
        end = trial_outcome(match, seat, _default_option(match, seat))
    return [end]


def has_default(options: Sequence[Option]) -> bool:
    """Whether these answers include a default one."""
    return any(option.key in DEFAULT_KEYS for option in options)


def _finish_by_defaults(match: Match[State], seat: Seat, option: Option) -> TrialOutcome:
    end = trial_outcome(match, seat, option)
    while has_more_parts(match, seat):
        end = trial_outcome(match, seat, _default_option(match, seat))
    return end


def _default_option(match: Match[State], seat: Seat) -> Option:
    options: list[Option] = [*match.menu(seat)]
    return next((option for option in options if option.key in DEFAULT_KEYS), options[0])
