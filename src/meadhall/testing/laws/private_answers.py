"""The law about private answers: other seats notice neither them nor the parts of an unfinished answer."""

from __future__ import annotations

import random
from typing import Any, Final

from meadhall.engine import Answer, Match, TakenBack, record
from meadhall.engine.common.errors import joined_names
from meadhall.engine.flows.flow import EACH
from meadhall.engine.model.state import encode
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy import redaction, view
from meadhall.engine.record.retelling import luck_after
from meadhall.engine.table.log import Entry, is_answer_of
from meadhall.testing.laws.law import Case, Law, must

MOVES_COMPARED: Final = 4  # number of moves in both worlds; the worlds are compared before each of them
MOVES_PER_UNDO: Final = 6  # one of this many moves is an undo
MAX_ANSWERS_UNDONE: Final = 3  # an undo by consent goes back at most this many answers of a seat


class UnnoticedAnswers(Law):
    says = "other seats do not notice a private answer, even after more answers and undos"

    def __init__(self) -> None:
        super().__init__()
        self.view_digests: dict[bytes, str] = {}

    def decision(self, case: Case) -> None:
        luck = random.Random(f"{case.seed}/{case.decision}")
        for seat in seats_with_private_answers(case.match):
            self.checked += 1
            require_same_without_answers(case.match, seat, luck, self.view_digests)

    def end(self, case: Case) -> None:
        self.view_digests = {}


def seats_with_private_answers(match: Match[Any]) -> list[int]:
    """Return the seats that have given private answers and are still asked."""
    return sorted(
        {match.log[position].seat for position in redaction.unheard_positions(match)}.intersection(_asked_seats(match))
    )


def require_same_without_answers(
    match: Match[Any], seat: int, luck: random.Random, view_digests: dict[bytes, str] | None = None
) -> None:
    """Raise BrokenLaw if other seats can tell the match from a copy without this seat's private answers.

    `view_digests` is a cache of digests for the files of one match (see `record.save`).
    """
    view_digests = {} if view_digests is None else view_digests
    private_positions = redaction.unheard_positions(match)
    own_positions = [position for position in private_positions if match.log[position].seat == seat]
    with_answers = with_log(match, match.log)
    without_answers = with_log(
        match, [entry for position, entry in enumerate(match.log) if position not in own_positions]
    )
    others = [other for other in range(-1, match.game.seats(match.options)) if other != seat]
    assert match.ask is not None
    private, last_move = match.ask.question_of(seat).way is EACH, "the private answer"
    for step in range(MOVES_COMPARED):
        file_reader = luck.choice(others)  # only one seat compares match files, because files are slow
        for other in others:
            files = view_digests if other == file_reader else None
            shown_with, shown_without = (
                visible_things(world, other, files) for world in (with_answers, without_answers)
            )
            names = joined_names([name for name in shown_with if shown_with[name] != shown_without[name]])
            must(not names, f"seat {other} notices the private answers of seat {seat} by {names}, after {last_move}")
        if seat not in _asked_seats(with_answers):
            return
        if last_move := _undo_in_both(with_answers, without_answers, seat, luck):
            continue
        last_move = _answer_in_both(with_answers, without_answers, seat, luck, unasked=not step)
        if not last_move or with_answers.over or (private and seat not in _asked_seats(with_answers)):
            return  # when a seat is done, others may learn the number of its private answers


def _asked_seats(match: Match[Any]) -> list[int]:
    return match.ask.waiting if match.ask is not None else []


def with_log(match: Match[Any], entries: list[Entry]) -> Match[Any]:
    """Return the match, replayed with another log. Later luck is the same as after its present log."""
    return match.replay_with(entries, luck_after(match.seed or "", match.log))


def visible_things(match: Match[Any], seat: int, view_digests: dict[bytes, str] | None) -> dict[str, object]:
    """Return all that one seat can see of a running match, by name.

    Without `view_digests`, leave out the match file.
    """
    perspective = Perspective(match, [f"Player {number}" for number in range(9)], None if seat < 0 else seat)
    position = match.undo_place(seat) if seat >= 0 else None
    return {
        "the view": encode(view.view_as_plain(build_view(match, seat))),
        "the menu": match.menu(seat).keys if seat in _asked_seats(match) else [],
        "the file": "" if view_digests is None else record.save(match, seat, sights=view_digests),
        "the answer that it can undo": None if position is None else match.log[position],
        "the reason against undo": perspective.no_undo_reason(),
        "the number of answers": sum(isinstance(entry, Answer) for entry in match.log)
        - len(redaction.unheard_by(match, seat)),
    }


def _answer_in_both(
    with_answers: Match[Any], without_answers: Match[Any], seat: int, luck: random.Random, *, unasked: bool
) -> str:
    """Give the same answer of another seat in both worlds. Return it in words, or "" if no other seat is asked."""
    if unasked:
        random_seat = luck.randrange(with_answers.game.seats(with_answers.options))
        menu = with_answers.unasked(random_seat)
        if menu is not None:
            return _give_answer(with_answers, without_answers, random_seat, luck.choice(menu.options).key)
    others = [other for other in _asked_seats(with_answers) if other != seat and with_answers.menu(other).options]
    if not others:
        return ""
    other = luck.choice(others)
    return _give_answer(with_answers, without_answers, other, luck.choice(with_answers.menu(other).options).key)


def _undo_in_both(with_answers: Match[Any], without_answers: Match[Any], seat: int, luck: random.Random) -> str:
    """Sometimes make the same undo in both worlds. Return it in words, or "" without an undo."""
    others = [other for other in range(with_answers.game.seats(with_answers.options)) if other != seat]
    other = luck.choice(others) if others and not luck.randrange(MOVES_PER_UNDO) else seat
    if other == seat:
        return ""
    if with_answers.undo_place(other) is not None and luck.randrange(2):
        for match in (with_answers, without_answers):
            match.take_back(other)
        return f"an undo by seat {other}"
    return _rewind_both(with_answers, without_answers, other, luck) if _can_rewind(with_answers) else ""


def _can_rewind(match: Match[Any]) -> bool:
    """Whether an undo by consent is possible. It is impossible in real time, or if it would reveal private answers.

    After a public undo it would, because the match file lists all undone entries together.
    """
    begin = min(redaction.unheard_positions(match), default=len(match.log))
    is_seen = any(isinstance(entry, TakenBack) and not entry.unheard for entry in match.log[begin:])
    return not is_seen and not match.game.is_timed(match.options)


def _rewind_both(with_answers: Match[Any], without_answers: Match[Any], seat: int, luck: random.Random) -> str:
    """Undo one of the last answers of a seat by consent, in both worlds. Return it in words."""
    positions = [
        [position for position, entry in enumerate(match.log) if is_answer_of(entry, seat)]
        for match in (with_answers, without_answers)
    ]
    if not positions[0]:
        return ""
    index = -1 - luck.randrange(min(MAX_ANSWERS_UNDONE, len(positions[0])))
    for match, own_positions in zip((with_answers, without_answers), positions, strict=True):
        match.rewind(seat, own_positions[index])
    return f"an undo by consent of an answer of seat {seat}"


def _give_answer(with_answers: Match[Any], without_answers: Match[Any], seat: int, key: str) -> str:
    time = max((entry.at for entry in with_answers.log if isinstance(entry, Answer)), default=0)
    for match in (with_answers, without_answers):
        match.answer(seat, key, time)
    return f"'{key}' of seat {seat}"
