"""Laws about secrets that leak although views hide them: by a piece that can be traced, or by the standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine import Answer, Faces, Match, MeadhallError, Outcome, Standing, State
from meadhall.engine.model.state import known_to
from meadhall.engine.play.imagining import pieces_moved
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, made_up, outcomes
from meadhall.engine.table.log import Entry
from meadhall.testing.laws.coverage import answer_kind
from meadhall.testing.laws.law import BrokenLaw, Case, Law, faces_seen


class UntraceableCards(Law):
    says = "after a secret answer, nobody can trace a card that they have seen"
    always = True

    def decision(self, case: Case) -> None:
        since = case.match.log[case.checkpoint_position :]
        secret = [position for position, entry in enumerate(since) if isinstance(entry, Answer) and entry.secret]
        if not secret:
            return
        other = _with_other_answer(case, since, case.rng.choice(secret))
        if other is not None:
            self.checked += 1
            other.must_look_alike(case)


class _OtherAnswer:
    """A copy of the match since its last checkpoint, with another answer in place of a secret one."""

    def __init__(self, world: Match[Any], question: str, answer: Answer, other_key: str) -> None:
        self.world = world
        self.question = question
        self.answer = answer
        self.other_key = other_key

    def must_look_alike(self, case: Case) -> None:
        """Raise BrokenLaw if a seat knows the face of a piece and can tell the matches apart by its place."""
        before = case.match.start if case.checkpoint is None else case.checkpoint
        moved = sorted(pieces_moved(case.match.state, self.world.state))
        for seat in case.seats:
            followed = [piece for piece in moved if _is_private(before.faces, seat, piece)]
            if followed and seat != self.answer.seat and self._shows_alike(case, before, seat):
                raise BrokenLaw(self._message(seat, followed))

    def _shows_alike(self, case: Case, before: State, seat: int) -> bool:
        """Whether the seat has seen the same faces in both matches."""
        start = faces_seen(before.faces, seat)
        if faces_seen(case.match.state.faces, seat) - start != faces_seen(self.world.state.faces, seat) - start:
            return False
        log, other_log = known_log(case.match, seat, case.checkpoint_position), known_log(self.world, seat)
        return [entry for entry in log if isinstance(entry, Outcome)] == [
            entry for entry in other_log if isinstance(entry, Outcome)
        ]

    def _message(self, seat: int, followed: Sequence[int]) -> str:
        return (
            f"seat {seat} can follow piece {followed[0]}, which it has seen, through the secret answer"
            f" '{self.answer.key}' of seat {self.answer.seat} to '{self.question}': after '{self.other_key}' the piece"
            " would be elsewhere. Renumber all cards that this piece could be: call Faces.renew"
        )


def _with_other_answer(case: Case, since: list[Entry], position: int) -> _OtherAnswer | None:
    """Return the match with another answer of the same kind at this log position.

    Return None if there is no other answer, or if it changes the rest of the log.
    """
    answer = since[position]
    assert isinstance(answer, Answer)
    start = case.match.start if case.checkpoint is None else case.checkpoint
    source = ForcedLuck(outcomes(since), SampledLuck(made_up()))
    world = Match[Any].resumed(case.game, start, source, dict(case.options))
    try:
        world.repeat_answers(since[:position])
        menu = world.menu(answer.seat)
        others = [key for key in menu.keys if key != answer.key and answer_kind(key) == answer_kind(answer.key)]
        if not others:
            return None
        other_key = case.rng.choice(others)
        world.answer(answer.seat, other_key, answer.at)
        world.repeat_answers(since[position + 1 :])
    except MeadhallError:
        return None
    same = len(world.log) == len(since) and world.over == case.match.over
    return _OtherAnswer(world, menu.question, answer, other_key) if same else None


def _is_private(faces: Faces, seat: int, piece: int) -> bool:
    """Whether this seat has seen the face of a piece, but not everybody has."""
    return 0 <= piece < len(faces.seen) and faces.knows(seat, piece) and not faces.knows(-1, piece)


class Standings(Law):
    says = "standings of a running match count no secrets"

    def decision(self, case: Case) -> None:
        if case.game.counts_hidden:
            return
        self.checked += 1
        state = case.match.state
        public = known_to(state, state.faces, -1)
        for whole, seen in zip(_standings_by_seat(case, state), _standings_by_seat(case, public), strict=True):
            if (whole.points, whole.place) != (seen.points, seen.place):
                raise BrokenLaw(
                    f"seat {whole.seat} has {whole.points} points and place {whole.place}; by what everybody has seen"
                    f" it has {seen.points} and place {seen.place}."
                    " Count a face only when everybody has seen it: Faces.knows(-1, piece)"
                )


def _standings_by_seat(case: Case, state: State) -> list[Standing]:
    return sorted(case.game.standings(state), key=lambda standing: standing.seat)
