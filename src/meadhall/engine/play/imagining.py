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
from meadhall.engine.table.log import ALREADY_DRAWN, HIDDEN, Answer, Outcome, entries_agree, is_answer_of
from meadhall.engine.table.recalled import RecalledLuck

S = TypeVar("S", bound=State)
MAX_TRIES: Final = 400  # maximum number of worlds to try
TRIES_PER_CHANGE: Final = 20  # number of failed tries after which one more of the last guesses is changed
# weights of answers that name a moved piece, no piece, or another piece
LIKELY_WEIGHT, NEUTRAL_WEIGHT, UNLIKELY_WEIGHT = (
    100,
    20,
    1,
)


def imagine(view: View[S], rng: random.Random) -> Match[S]:
    """Return a match at the same question that agrees with everything this seat knows. Its luck comes from `rng`.

    From then on, its rules use no content that nobody has seen yet, such as a page of a book (see `Table.imagined`).
    """
    guesses: list[str] = []  # guesses of the others' secret answers; the next try uses them again, except the last ones
    has_secrets = any(isinstance(entry, Answer) and not entry.key for entry in view.since)
    moved = moved_pieces(view.mark, view.state) if has_secrets else frozenset[int]()
    for tries in range(MAX_TRIES):
        try:
            return _imagine_once(view, rng, guesses, moved)
        except (BadScript, BadRecord, NotOffered):  # this world contradicts the view: try another one
            del guesses[max(0, len(guesses) - 1 - tries // TRIES_PER_CHANGE) :]
    raise FlowError(
        f"no world fits what seat {view.seat} knows after {MAX_TRIES} tries; end the step after a secret answer,"
        " so that nobody has to guess it"
    )


def _imagine_once(view: View[S], rng: random.Random, guesses: list[str], moved: frozenset[int]) -> Match[S]:
    luck = SampledLuck(rng)
    state = clone(view.mark)
    source = RecalledLuck(enumerate(view.since), luck, luck)
    if state.faces.face:
        _deal_unknown_faces(view, state, source)
    match = Match[S].resumed(view.game, state, source)
    _repeat_answers(view, match, rng, guesses, moved)
    if len(match.log) != len(view.since) or not all(map(entries_agree, view.since, match.log)):
        raise BadScript("in this world, an outcome of the log is impossible")
    end_private_flows(match, view.waiting, rng)
    if guesses and not _looks_the_same(view, match):
        raise BadScript("in this world, the guessed secret answers lead to a different table")
    match.table.real_entries = len(match.log)
    return match


def _repeat_answers(
    view: View[Any], match: Match[S], rng: random.Random, guesses: list[str], moved: frozenset[int]
) -> None:
    """Repeat all answers of the view's log; guess the secret ones."""
    secret_count = 0
    for position, entry in enumerate(view.since):
        if not isinstance(entry, Answer):
            continue
        key = entry.key
        if not key:
            if secret_count == len(guesses):
                guesses.append(_guessed_key(match.menu(entry.seat).options, rng, moved))
            key = guesses[secret_count]
            secret_count += 1
        match.answer(entry.seat, key, entry.at)
        if not entry.key and not _agrees_on_flow(view, match, entry.seat, position):
            del guesses[secret_count:]
            raise BadScript("in this world, the private flow of the seat has a different length")


def _guessed_key(options: Sequence[Option], rng: random.Random, moved: frozenset[int]) -> str:
    """Return the key of a guessed answer. Moved pieces are likely in it, and other pieces are unlikely."""
    weights = [_likelihood(option, moved) for option in options]
    return rng.choices(options, weights)[0].key


def _likelihood(option: Option, moved: frozenset[int]) -> int:
    piece = getattr(option, "piece", None)
    if piece is None:
        last = option.key.rpartition(":")[2]
        piece = int(last) if last.isdigit() else None
    if piece is None:
        return NEUTRAL_WEIGHT
    return LIKELY_WEIGHT if piece in moved else UNLIKELY_WEIGHT


def moved_pieces(before: State, now: State) -> frozenset[int]:
    """Return the pieces that have moved to a different list of the state. All seats can see these moves."""
    return frozenset(_moved_numbers(to_plain(before), to_plain(now)))


def _moved_numbers(before: Any, now: Any) -> Iterator[int]:
    if isinstance(before, dict):
        fields: dict[str, Any] = before  # pyright: ignore[reportUnknownVariableType]
        others: dict[str, Any] = now or {}
        for name in fields.keys() & others.keys() - {"faces"}:
            yield from _moved_numbers(fields[name], others[name])
    elif isinstance(before, list):
        items: list[Any] = before  # pyright: ignore[reportUnknownVariableType]
        other_items: list[Any] = now or []
        yield from _numbers_in(items) ^ _numbers_in(other_items)
        for item, other in zip(items, other_items, strict=False):
            yield from _moved_numbers(item, other)


def _numbers_in(items: list[Any]) -> set[int]:
    return {item for item in items if type(item) is int}


def _agrees_on_flow(view: View[Any], match: Match[S], seat: int, position: int) -> bool:
    """Whether the match and the view agree on whether the private flow of a seat continues."""
    if match.ask is None or match.ask.way is not EACH:
        return True
    answers_later = any(is_answer_of(entry, seat) for entry in view.since[position + 1 :])
    return (answers_later or seat in view.waiting) == (seat in match.ask.menus)


def _looks_the_same(view: View[Any], match: Match[S]) -> bool:
    """Whether the imagined match looks the same to the seat: state, waiting seats and question."""
    other = build_view(match, view.seat)
    return view.state == other.state and view.waiting == other.waiting and view.awaited == other.awaited


def _deal_unknown_faces(view: View[Any], state: State, source: RecalledLuck) -> None:
    """Deal the faces that only other seats know. Faces that come up later in the view's log are already known."""
    for entry in view.since:
        if isinstance(entry, Outcome) and entry.hops == ALREADY_DRAWN and entry.value != HIDDEN:
            state.faces.guess(entry.piece, entry.value)
    view.game.deal_unknown(state, source.pick)


def end_private_flows(match: Match[Any], waiting: Collection[int], rng: random.Random) -> None:
    """Finish the private flows of all seats that are not in `waiting`, with random answers."""
    while match.ask is not None and match.ask.way is EACH:
        seat = next((seat for seat in match.ask.menus if seat not in waiting), None)
        if seat is None:
            return
        match.answer(seat, rng.choice(match.menu(seat).options))
