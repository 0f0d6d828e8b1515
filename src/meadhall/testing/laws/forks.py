"""Laws about other matches: forks, replays, files and undo."""

from __future__ import annotations

import random
from typing import Any

from meadhall.engine import Answer, Match, NotOffered, Outcome, SeededLuck, record
from meadhall.engine.flows.flow import ONE
from meadhall.engine.model.state import encode
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy.view import same_bytes
from meadhall.engine.table.log import KNOWN, Entry
from meadhall.testing.laws.law import BrokenLaw, Case, Law, faces_seen, must, seat_words


def as_seen(match: Match[Any], listeners: list[int]) -> bytes:
    """Everything that anybody can see of a match at an open question, as bytes."""
    views = [same_bytes(build_view(match, seat)) for seat in listeners]
    menus = {} if match.ask is None else {str(seat): menu.keys for seat, menu in match.ask.menus.items()}
    return encode([views, menus, match.state])


class Forks(Law):
    says = "a fork equals its match in state, menu and views, and does not change it"

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[int, int, Match[Any]]] = []

    def decision(self, case: Case) -> None:
        self.checked += 1
        match = case.match
        before = as_seen(match, case.listeners)
        fork = match.fork(case.rng)
        must(as_seen(fork, case.listeners) == before, "a fork differs from the match")
        for _ in range(8):
            if fork.ask is not None:
                seat = case.rng.choice(fork.ask.waiting)
                fork.answer(seat, case.rng.choice(fork.menu(seat).options))
        must(as_seen(match, case.listeners) == before, "the match changed while a fork of it was played")
        if isinstance(match.table.source, SeededLuck) and len(self.waiting) < 3:
            luck = SeededLuck(match.table.source.seed, match.table.source.streams)
            self.waiting.append((case.decision, len(match.log), match.fork(luck)))

    def end(self, case: Case) -> None:
        for decision, begin, fork in self.waiting:
            fork.repeat(case.match.log[begin:])
            must(fork.digest == case.match.digest, f"a fork at decision {decision} with the same luck ends otherwise")
        self.waiting = []


class Files(Law):
    says = "a match file loads, continues and verifies, and its replay shows each position as it was played"

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[tuple[int, int, Match[Any]]] = []
        self.seen: list[tuple[list[Entry], str]] = []

    def decision(self, case: Case) -> None:
        self.checked += 1
        text = record.save(case.match)
        self.seen.append((list(case.match.log), case.match.digest))
        loaded = record.load(text, case.game)
        must(_same(loaded, case.match), "a match that is saved and loaded is not the same")
        must(record.save(loaded) == text, "a match that is saved, loaded and saved again is another text")
        if len(self.loaded) < 2:
            self.loaded.append((case.decision, len(case.match.log), loaded))

    def end(self, case: Case) -> None:
        text = record.save(case.match)
        for decision, begin, loaded in self.loaded:
            loaded.repeat(case.match.log[begin:])
            must(_same(loaded, case.match), f"a match saved and loaded at decision {decision} ends otherwise")
        record.verify(text, case.game)
        positions = record.replay(text, case.game)
        for log, name in self.seen:
            if case.match.log[: len(log)] == log:  # otherwise an interruption has undone answers that others had begun
                answers = sum(isinstance(entry, Answer) for entry in log)
                must(positions[answers].digest == name, f"the replay shows something else after {answers} answers")
        self.loaded, self.seen = [], []


def _same(one: Match[Any], other: Match[Any]) -> bool:
    same_past = one.log == other.log and one.table.told == other.table.told
    return same_past and one.digest == other.digest and one.over == other.over


class TakingBack(Law):
    says = "undo is possible exactly if nobody has learned anything from the answer, and it leaves no trace"

    def decision(self, case: Case) -> None:
        twin = record.load(record.save(case.match), case.game)
        before = as_seen(twin, case.listeners)
        assert twin.ask is not None
        seat = case.rng.choice(twin.ask.waiting)
        at = len(twin.log)
        seen = {listener: faces_seen(twin.state.faces, listener) for listener in case.listeners if listener != seat}
        question, option = twin.menu(seat).question, case.rng.choice(twin.menu(seat).options)
        alone = twin.ask.of(seat).way is ONE  # otherwise the answers of the others come to light with it
        twin.answer(seat, option)
        self.checked += 1
        learned = [one for one, before in seen.items() if faces_seen(twin.state.faces, one) - before]
        if learned and alone and twin.undo_place(seat) is not None:
            raise BrokenLaw(
                f"seat {seat} could take back '{option.key}', its answer to '{question}', although"
                f" {seat_words(learned[0])} has seen a face because of it: call learn() where cards change hands"
            )
        if any(isinstance(entry, Outcome) for entry in twin.log[at:]):
            must(_keeps(twin, seat), "an answer could be taken back although something came up because of it")
            return
        if twin.undo_place(seat) is not None:
            twin.take_back(seat)
            must(as_seen(twin, case.listeners) == before, "taking an answer back leaves a trace")
            if case.rng.random() < 0.2:
                record.verify(record.save(twin), case.game)

    def end(self, case: Case) -> None:
        """Rewind by consent: the luck after it is different, and can still be proved.

        So can all further answers and undos.
        """
        twin = record.load(record.save(case.match), case.game)
        rolls = [at for at, e in enumerate(twin.log) if isinstance(e, Outcome) and e.hops != KNOWN]
        answers = [at for at, e in enumerate(twin.log) if not isinstance(e, Outcome) and rolls and at < rolls[-1]]
        if answers:
            self.checked += 1
            twin.rewind(0, case.rng.choice(answers))
            must(isinstance(twin.table.source, SeededLuck) and "/" in twin.table.source.seed, "luck was not redealt")
            wander(twin, case.rng)


def wander(match: Match[Any], luck: random.Random, steps: int = 16) -> None:
    """Play a match to and fro: answers, free undos and undos by consent; then prove it."""
    for _ in range(steps):
        way = luck.random()
        answers = [at for at, entry in enumerate(match.log) if isinstance(entry, Answer)][-10:]
        seats = range(match.game.seats(match.options)) if way < 0.3 else ()
        backs = [seat for seat in seats if match.undo_place(seat) is not None]
        if answers and (way < 0.1 or match.ask is None):
            match.rewind(0, luck.choice(answers))
        elif backs:
            match.take_back(luck.choice(backs))
        elif match.ask is not None:
            _answer_somehow(match, luck)
    text = record.save(match)
    must(_same(record.load(text, match.game), match), "a match that went back and forth is loaded as another")
    record.verify(text, match.game)


def _answer_somehow(match: Match[Any], luck: random.Random) -> None:
    assert match.ask is not None
    anybody = luck.randrange(match.game.seats(match.options))
    unasked = match.unasked(anybody) if luck.random() < 0.05 else None
    seat = anybody if unasked is not None else luck.choice(match.ask.waiting)
    match.answer(seat, luck.choice((unasked or match.menu(seat)).options))


def _keeps(match: Match[Any], seat: int) -> bool:
    try:
        match.take_back(seat)
    except NotOffered:
        return True
    return False
