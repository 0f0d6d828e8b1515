"""Laws about secrets that leak outside the view: by a piece that can be followed, and by the standings."""

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
    says = "a secret answer lets nobody follow a card that they have seen"
    always = True

    def decision(self, case: Case) -> None:
        since = case.match.log[case.mark_at :]
        secret = [at for at, entry in enumerate(since) if isinstance(entry, Answer) and entry.secret]
        if not secret:
            return
        other = _answered_otherwise(case, since, case.rng.choice(secret))
        if other is not None:
            self.checked += 1
            other.must_look_alike(case)


class _Otherwise:
    """The same match since its last checkpoint, with another answer in place of a secret one."""

    def __init__(self, world: Match[Any], question: str, given: Answer, instead: str) -> None:
        self.world = world
        self.question = question
        self.given = given
        self.instead = instead

    def must_look_alike(self, case: Case) -> None:
        """Raise BrokenLaw if a seat can tell the two apart by the place of a piece whose face it knows."""
        before = case.match.start if case.mark is None else case.mark
        moved = sorted(pieces_moved(case.match.state, self.world.state))
        for seat in case.seats:
            followed = [piece for piece in moved if _is_private(before.faces, seat, piece)]
            if followed and seat != self.given.seat and self._shows_alike(case, before, seat):
                raise BrokenLaw(self._says(seat, followed))

    def _shows_alike(self, case: Case, before: State, seat: int) -> bool:
        """Whether the seat has been shown the same faces in both."""
        start = faces_seen(before.faces, seat)
        if faces_seen(case.match.state.faces, seat) - start != faces_seen(self.world.state.faces, seat) - start:
            return False
        here, there = known_log(case.match, seat, case.mark_at), known_log(self.world, seat)
        return [one for one in here if isinstance(one, Outcome)] == [one for one in there if isinstance(one, Outcome)]

    def _says(self, seat: int, followed: Sequence[int]) -> str:
        return (
            f"seat {seat} can follow piece {followed[0]}, which it has seen, through the secret answer"
            f" '{self.given.key}' of seat {self.given.seat} to '{self.question}': after '{self.instead}' it would lie"
            " elsewhere. Give all cards among which it may have been new numbers, with Faces.renew"
        )


def _answered_otherwise(case: Case, since: list[Entry], at: int) -> _Otherwise | None:
    """The match with another answer of the same kind at this place; None without one, or if it leads elsewhere."""
    given = since[at]
    assert isinstance(given, Answer)
    start = case.match.start if case.mark is None else case.mark
    source = ForcedLuck(outcomes(since), SampledLuck(made_up()))
    world = Match[Any].resumed(case.game, start, source, dict(case.options))
    try:
        world.repeat(since[:at])
        menu = world.menu(given.seat)
        others = [key for key in menu.keys if key != given.key and answer_kind(key) == answer_kind(given.key)]
        if not others:
            return None
        instead = case.rng.choice(others)
        world.answer(given.seat, instead, given.at)
        world.repeat(since[at + 1 :])
    except MeadhallError:
        return None
    same = len(world.log) == len(since) and world.over == case.match.over
    return _Otherwise(world, menu.question, given, instead) if same else None


def _is_private(faces: Faces, seat: int, piece: int) -> bool:
    """Whether this seat has seen a piece that not everybody has seen."""
    return 0 <= piece < len(faces.seen) and faces.knows(seat, piece) and not faces.knows(-1, piece)


class Standings(Law):
    says = "standings of a running match count no secrets"

    def decision(self, case: Case) -> None:
        if case.game.counts_hidden:
            return
        self.checked += 1
        state = case.match.state
        public = known_to(state, state.faces, -1)
        for whole, seen in zip(_in_seat_order(case, state), _in_seat_order(case, public), strict=True):
            if (whole.points, whole.place) != (seen.points, seen.place):
                raise BrokenLaw(
                    f"seat {whole.seat} has {whole.points} points and place {whole.place}; by what everybody has seen"
                    f" it has {seen.points} and place {seen.place}."
                    " Count a face only when everybody has seen it: Faces.knows(-1, piece)"
                )


def _in_seat_order(case: Case, state: State) -> list[Standing]:
    return sorted(case.game.standings(state), key=lambda standing: standing.seat)
