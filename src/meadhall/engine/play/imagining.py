"""Imagine a whole match that agrees with everything a seat knows, so that a bot can think ahead."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, TypeVar

from meadhall.engine.common.errors import BadRecord, BadScript, FlowError, NotOffered
from meadhall.engine.flows.flow import EACH
from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State, clone, to_plain
from meadhall.engine.play.match import Match
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy.view import View
from meadhall.engine.table.chance import SampledLuck
from meadhall.engine.table.log import HIDDEN, KNOWN, Answer, Outcome, entries_agree, is_answer_of
from meadhall.engine.table.recalled import RecalledLuck

S = TypeVar("S", bound=State)
TRIES: Final = 400  # worlds to try before giving up
PATIENCE: Final = 20  # tries before one more guess is dropped
LIKELY, NEUTRAL, UNLIKELY = 100, 20, 1  # weights of guesses: the answer names a moved piece, no piece, or another piece


def imagine(view: View[S], rng: random.Random) -> Match[S]:
    """Return a match that agrees with everything this seat knows, at the same question, with its own luck.

    Its rules go on without content that nobody has seen yet, such as a page of a book: see `Table.imagined`.
    """
    guessed: list[str] = []  # secret answers of others; the fitting ones are kept for the next try
    has_secrets = any(isinstance(entry, Answer) and not entry.key for entry in view.since)
    moved = pieces_moved(view.mark, view.state) if has_secrets else frozenset[int]()
    for tries in range(TRIES):
        try:
            return _imagine(view, rng, guessed, moved)
        except (BadScript, BadRecord, NotOffered):  # this world contradicts what the seat knows: try another
            del guessed[max(0, len(guessed) - 1 - tries // PATIENCE) :]
    raise FlowError(
        f"no world fits what seat {view.seat} knows after {TRIES} tries; end the step after a secret answer,"
        " so that nobody has to guess it"
    )


def _imagine(view: View[S], rng: random.Random, guessed: list[str], moved: frozenset[int]) -> Match[S]:
    luck = SampledLuck(rng)
    state = clone(view.mark)
    source = RecalledLuck(enumerate(view.since), luck, luck)
    if state.faces.face:
        _deal(view, state, source)
    match = Match[S].resumed(view.game, state, source)
    _answer_again(view, match, rng, guessed, moved)
    if len(match.log) != len(view.since) or not all(map(entries_agree, view.since, match.log)):
        raise BadScript("this world would have had another outcome")
    end_private_flows(match, view.waiting, rng)
    if guessed and not _same_table(view, match):
        raise BadScript("a secret answer would have been another in this world")
    match.table.real = len(match.log)
    return match


def _answer_again(
    view: View[Any], match: Match[S], rng: random.Random, guessed: list[str], moved: frozenset[int]
) -> None:
    """Give all answers again, and guess the ones this seat may not know."""
    secrets = 0
    for at, entry in enumerate(view.since):
        if not isinstance(entry, Answer):
            continue
        key = entry.key
        if not key:
            if secrets == len(guessed):
                guessed.append(_guess(match.menu(entry.seat).options, rng, moved))
            key = guessed[secrets]
            secrets += 1
        match.answer(entry.seat, key, entry.at)
        if not entry.key and not _goes_on(view, match, entry.seat, at):
            del guessed[secrets:]
            raise BadScript("this seat would have been done earlier, or later, in this world")


def _guess(options: Sequence[Option], rng: random.Random, moved: frozenset[int]) -> str:
    """Guess a secret answer: most likely one that names a moved piece, seldom one that names another piece."""
    weights = [_likelihood(option, moved) for option in options]
    return rng.choices(options, weights)[0].key


def _likelihood(option: Option, moved: frozenset[int]) -> int:
    piece = getattr(option, "piece", None)
    if piece is None:
        last = option.key.rpartition(":")[2]
        piece = int(last) if last.isdigit() else None
    if piece is None:
        return NEUTRAL
    return LIKELY if piece in moved else UNLIKELY


def pieces_moved(before: State, now: State) -> frozenset[int]:
    """The pieces that lie in another list now: everybody sees where a piece goes, with any face."""
    return frozenset(_moved(to_plain(before), to_plain(now)))


def _moved(before: Any, now: Any) -> Iterator[int]:
    if isinstance(before, dict):
        fields: dict[str, Any] = before  # pyright: ignore[reportUnknownVariableType]
        others: dict[str, Any] = now or {}
        for name in fields.keys() & others.keys() - {"faces"}:
            yield from _moved(fields[name], others[name])
    elif isinstance(before, list):
        items: list[Any] = before  # pyright: ignore[reportUnknownVariableType]
        other_items: list[Any] = now or []
        yield from _numbers(items) ^ _numbers(other_items)
        for one, other in zip(items, other_items, strict=False):
            yield from _moved(one, other)


def _numbers(items: list[Any]) -> set[int]:
    return {item for item in items if type(item) is int}


def _goes_on(view: View[Any], match: Match[S], seat: int, at: int) -> bool:
    """Whether a seat in its own private flow is still asked, or done, as it is known to be."""
    if match.ask is None or match.ask.way is not EACH:
        return True
    later = any(is_answer_of(e, seat) for e in view.since[at + 1 :])
    return (later or seat in view.waiting) == (seat in match.ask.menus)


def _same_table(view: View[Any], match: Match[S]) -> bool:
    """Whether everything public is the same, including the number of pieces that others laid down."""
    other = build_view(match, view.seat)
    return view.state == other.state and view.waiting == other.waiting and view.awaited == other.awaited


def _deal(view: View[Any], state: State, source: RecalledLuck) -> None:
    """Deal the faces that other seats hold; faces that come up later in this step are known."""
    for entry in view.since:
        if isinstance(entry, Outcome) and entry.hops == KNOWN and entry.value != HIDDEN:
            state.faces.guess(entry.piece, entry.value)
    view.game.deal_unknown(state, source.pick)


def end_private_flows(match: Match[Any], waiting: Collection[int], rng: random.Random) -> None:
    """Finish the private flows of all seats that no longer wait: their answers are unknown."""
    while match.ask is not None and match.ask.way is EACH:
        seat = next((seat for seat in match.ask.menus if seat not in waiting), None)
        if seat is None:
            return
        match.answer(seat, rng.choice(match.menu(seat).options))
