"""Laws about secrets that leak although views hide them: by a piece that can be traced, or by the standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine import Answer, Faces, Match, MeadhallError, Outcome, Standing, State
from meadhall.engine.model.state import known_to
from meadhall.engine.play.imagining import moved_pieces
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, fork_generator, outcome_values
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
            other.require_same_view(case)


class _OtherAnswer:
    """A copy of the match since its last checkpoint, with another answer in place of a secret one."""

    def __init__(self, world: Match[Any], question: str, answer: Answer, other_key: str) -> None:
        self.world = world
        self.question = question
        self.answer = answer
        self.other_key = other_key

    def require_same_view(self, case: Case) -> None:
        """Raise BrokenLaw if a seat knows the face of a piece and can tell the matches apart by its place."""
        before = case.match.start if case.checkpoint is None else case.checkpoint
        moved = sorted(moved_pieces(case.match.state, self.world.state))
        for seat in case.seats:
            known_pieces = [piece for piece in moved if _is_private(before.faces, seat, piece)]
            if known_pieces and seat != self.answer.seat and self._shows_same_faces(case, before, seat):
                raise BrokenLaw(self._message(seat, known_pieces))

    def _shows_same_faces(self, case: Case, before: State, seat: int) -> bool:
        """Whether the seat has seen the same faces in both matches."""
        start = faces_seen(before.faces, seat)
        if faces_seen(case.match.state.faces, seat) - start != faces_seen(self.world.state.faces, seat) - start:
            return False
        log, other_log = known_log(case.match, seat, case.checkpoint_position), known_log(self.world, seat)
        return [entry for entry in log if isinstance(entry, Outcome)] == [
            entry for entry in other_log if isinstance(entry, Outcome)
        ]

    def _message(self, seat: int, known_pieces: Sequence[int]) -> str:
        return (
            f"seat {seat} can follow piece {known_pieces[0]}, which it has seen, through the secret answer"
            f" '{self.answer.key}' of seat {self.answer.seat} to '{self.question}': after '{self.other_key}' the piece"
            " would be elsewhere. Renumber all cards that this piece could be: call Faces.renew"
        )


def _with_other_answer(case: Case, entries: list[Entry], position: int) -> _OtherAnswer | None:
    """Return the match with another answer of the same kind at this log position.

    Return None if there is no other answer, or if it changes the rest of the log.
    """
    answer = entries[position]
    assert isinstance(answer, Answer)
    start = case.match.start if case.checkpoint is None else case.checkpoint
    source = ForcedLuck(outcome_values(entries), SampledLuck(fork_generator()))
    world = Match[Any].resumed(case.game, start, source, dict(case.options))
    try:
        world.repeat_answers(entries[:position])
        menu = world.menu(answer.seat)
        others = [key for key in menu.keys if key != answer.key and answer_kind(key) == answer_kind(answer.key)]
        if not others:
            return None
        other_key = case.rng.choice(others)
        world.answer(answer.seat, other_key, answer.at)
        world.repeat_answers(entries[position + 1 :])
    except MeadhallError:
        return None
    is_same_length = len(world.log) == len(entries) and world.over == case.match.over
    return _OtherAnswer(world, menu.question, answer, other_key) if is_same_length else None


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
        public_state = known_to(state, state.faces, -1)
        for true_standing, public_standing in zip(
            _standings_by_seat(case, state), _standings_by_seat(case, public_state), strict=True
        ):
            if (true_standing.points, true_standing.place) != (public_standing.points, public_standing.place):
                raise BrokenLaw(
                    f"seat {true_standing.seat} has {true_standing.points} points and place {true_standing.place}; "
                    "by what everybody has seen"
                    f" it has {public_standing.points} and place {public_standing.place}."
                    " Count a face only when everybody has seen it: Faces.knows(-1, piece)"
                )


def _standings_by_seat(case: Case, state: State) -> list[Standing]:
    return sorted(case.game.standings(state), key=lambda standing: standing.seat)
