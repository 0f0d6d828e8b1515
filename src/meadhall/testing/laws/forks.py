"""Laws about copies of a match: forks, replays, match files and undo."""

from __future__ import annotations

import random
from typing import Any

from meadhall.engine import Answer, Match, NotOffered, Outcome, SeededLuck, record
from meadhall.engine.flows.flow import ONE
from meadhall.engine.model.state import encode
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.table.log import ALREADY_DRAWN, Entry
from meadhall.testing.laws.law import BrokenLaw, Case, Law, faces_seen, must, seat_words


def visible_bytes(match: Match[Any], listeners: list[int]) -> bytes:
    """Return everything that the listeners see of a match, its menus and its state, as bytes."""
    views = [view_as_plain(build_view(match, seat)) for seat in listeners]
    menus = {} if match.ask is None else {str(seat): menu.keys for seat, menu in match.ask.menus.items()}
    return encode([views, menus, match.state])


class Forks(Law):
    says = "a fork equals its match in state, menu and views, and does not change it"

    def __init__(self) -> None:
        super().__init__()
        self.forks: list[tuple[int, int, Match[Any]]] = []

    def decision(self, case: Case) -> None:
        self.checked += 1
        match = case.match
        before = visible_bytes(match, case.listeners)
        fork = match.fork(case.rng)
        must(visible_bytes(fork, case.listeners) == before, "a fork differs from the match")
        for _ in range(8):
            if fork.ask is not None:
                seat = case.rng.choice(fork.ask.waiting)
                fork.answer(seat, case.rng.choice(fork.menu(seat).options))
        must(visible_bytes(match, case.listeners) == before, "the match changed while a fork of it was played")
        if isinstance(match.table.source, SeededLuck) and len(self.forks) < 3:
            luck = SeededLuck(match.table.source.seed, match.table.source.streams)
            self.forks.append((case.decision, len(match.log), match.fork(luck)))

    def end(self, case: Case) -> None:
        for decision, begin, fork in self.forks:
            fork.repeat_answers(case.match.log[begin:])
            must(fork.digest == case.match.digest, f"a fork at decision {decision} with the same luck ends differently")
        self.forks = []


class Files(Law):
    says = "a match file loads, continues and verifies, and its replay shows each position as it was played"

    def __init__(self) -> None:
        super().__init__()
        self.loaded_matches: list[tuple[int, int, Match[Any]]] = []
        self.saved_positions: list[tuple[list[Entry], str]] = []

    def decision(self, case: Case) -> None:
        self.checked += 1
        text = record.save(case.match)
        self.saved_positions.append((list(case.match.log), case.match.digest))
        loaded = record.load(text, case.game)
        must(_is_same(loaded, case.match), "a match that is saved and loaded is not the same")
        must(record.save(loaded) == text, "a match that is saved, loaded and saved again has a different text")
        if len(self.loaded_matches) < 2:
            self.loaded_matches.append((case.decision, len(case.match.log), loaded))

    def end(self, case: Case) -> None:
        text = record.save(case.match)
        for decision, log_length, loaded in self.loaded_matches:
            loaded.repeat_answers(case.match.log[log_length:])
            must(_is_same(loaded, case.match), f"a match saved and loaded at decision {decision} ends differently")
        record.verify(text, case.game)
        positions = record.replay(text, case.game)
        for log, name in self.saved_positions:
            if case.match.log[: len(log)] == log:  # otherwise an undo has changed the log since then
                answers = sum(isinstance(entry, Answer) for entry in log)
                must(positions[answers].digest == name, f"the replay shows something else after {answers} answers")
        self.loaded_matches, self.saved_positions = [], []


def _is_same(match: Match[Any], other: Match[Any]) -> bool:
    same_past = match.log == other.log and match.table.told == other.table.told
    return same_past and match.digest == other.digest and match.over == other.over


class TakingBack(Law):
    says = "undo is possible exactly if nobody has learned anything from the answer, and it leaves no trace"

    def decision(self, case: Case) -> None:
        copied_match = record.load(record.save(case.match), case.game)
        before = visible_bytes(copied_match, case.listeners)
        assert copied_match.ask is not None
        seat = case.rng.choice(copied_match.ask.waiting)
        log_length = len(copied_match.log)
        faces_before = {
            listener: faces_seen(copied_match.state.faces, listener) for listener in case.listeners if listener != seat
        }
        question, option = copied_match.menu(seat).question, case.rng.choice(copied_match.menu(seat).options)
        # otherwise this answer may reveal the answers of other seats
        is_only_answer = copied_match.ask.question_of(seat).way is ONE
        copied_match.answer(seat, option)
        self.checked += 1
        learners = [
            listener
            for listener, before in faces_before.items()
            if faces_seen(copied_match.state.faces, listener) - before
        ]
        if learners and is_only_answer and copied_match.undo_place(seat) is not None:
            raise BrokenLaw(
                f"seat {seat} could take back '{option.key}', its answer to '{question}', although"
                f" {seat_words(learners[0])} has seen a face because of it: call learn() where cards change hands"
            )
        if any(isinstance(entry, Outcome) for entry in copied_match.log[log_length:]):
            must(_is_undo_refused(copied_match, seat), "an answer could be undone although luck followed it")
            return
        if copied_match.undo_place(seat) is not None:
            copied_match.take_back(seat)
            must(visible_bytes(copied_match, case.listeners) == before, "taking an answer back leaves a trace")
            if case.rng.random() < 0.2:
                record.verify(record.save(copied_match), case.game)

    def end(self, case: Case) -> None:
        """Check a rewind by consent: later luck is different, and the match can still be proved after more moves."""
        copied_match = record.load(record.save(case.match), case.game)
        rolls = [
            position
            for position, entry in enumerate(copied_match.log)
            if isinstance(entry, Outcome) and entry.hops != ALREADY_DRAWN
        ]
        answers = [
            position
            for position, entry in enumerate(copied_match.log)
            if not isinstance(entry, Outcome) and rolls and position < rolls[-1]
        ]
        if answers:
            self.checked += 1
            copied_match.rewind(0, case.rng.choice(answers))
            must(
                isinstance(copied_match.table.source, SeededLuck) and "/" in copied_match.table.source.seed,
                "luck was not redealt",
            )
            play_at_random(copied_match, case.rng)


def play_at_random(match: Match[Any], luck: random.Random, steps: int = 16) -> None:
    """Play random answers, undos by one seat and undos by consent. Then prove the match."""
    for _ in range(steps):
        chance = luck.random()
        answers = [position for position, entry in enumerate(match.log) if isinstance(entry, Answer)][-10:]
        seats = range(match.game.seats(match.options)) if chance < 0.3 else ()
        undoers = [seat for seat in seats if match.undo_place(seat) is not None]
        if answers and (chance < 0.1 or match.ask is None):
            match.rewind(0, luck.choice(answers))
        elif undoers:
            match.take_back(luck.choice(undoers))
        elif match.ask is not None:
            _answer_at_random(match, luck)
    text = record.save(match)
    must(_is_same(record.load(text, match.game), match), "a match with undos changes if it is saved and loaded")
    record.verify(text, match.game)


def _answer_at_random(match: Match[Any], luck: random.Random) -> None:
    assert match.ask is not None
    random_seat = luck.randrange(match.game.seats(match.options))
    unasked = match.unasked(random_seat) if luck.random() < 0.05 else None
    seat = random_seat if unasked is not None else luck.choice(match.ask.waiting)
    match.answer(seat, luck.choice((unasked or match.menu(seat)).options))


def _is_undo_refused(match: Match[Any], seat: int) -> bool:
    try:
        match.take_back(seat)
    except NotOffered:
        return True
    return False
