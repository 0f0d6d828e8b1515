"""A match: it drives the flows of a game from question to question, and can be forked, undone and replayed."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from numbers import Integral
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import FlowError, NotOffered, listed
from meadhall.engine.contract.game import Game, Setting, Standing
from meadhall.engine.flows.dropped import FORGOTTEN, drives, must_await
from meadhall.engine.flows.flow import ALL, ASIDE, CLOCK, ONE, TOGETHER, Ask, Flow, Interruption, Lane, Seat, rule_stack
from meadhall.engine.flows.options import Menu, Option, Refusal
from meadhall.engine.language.names import Names
from meadhall.engine.model.state import State, clone, digest
from meadhall.engine.play import steps, undo, views
from meadhall.engine.play.why_not import explained
from meadhall.engine.privacy.redaction import open_parts, undisclosed_to
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, SeededLuck, Source, outcomes
from meadhall.engine.table.events import EVERYBODY, Event
from meadhall.engine.table.log import Answer, Entry, TakenBack
from meadhall.engine.table.table import APART, WHOLE_LOG, Mark, Table

S = TypeVar("S", bound=State)
MOST_SEATS: Final = 64  # seats of a match made from a state alone, whose number of seats is unknown


class Match(Generic[S]):
    """One playing of a game. `ask` is the open question, None when the match is over.

    >>> match = Match(game, seed="7", players=2)
    >>> match.answer(match.asked, match.menu()[0])
    """

    __slots__ = ("_flow", "_seats", "ask", "game", "options", "seed", "start", "table")

    def __init__(self, game: Game[S], seed: str | int | None = None, **options: object) -> None:
        if not isinstance(game, Game):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"a match is made of a Game, as find_game('heroes') finds one, and not of {game!r}")
        self.game = game
        self.options: dict[str, Setting] = game.options(**options)
        self.seed: str | None = secrets.token_hex(16) if seed is None else str(seed)
        start = game.first_state(self.options)
        if not isinstance(start, State):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise FlowError(f"{game.name}: first_state must return a State, and returned {start!r}")
        self._begin(start, SeededLuck(self.seed))

    @classmethod
    def resumed(
        cls,
        game: Game[S],
        start: S,
        source: Source,
        options: dict[str, Setting] | None = None,
        seed: str | None = None,
        apart: int = APART,
        real: int = WHOLE_LOG,
        mark: tuple[Mark, Table[S]] | None = None,
    ) -> Match[S]:
        """Resume a match from a state between two steps, with luck from any source; `start` is not changed.

        It continues from the `mark` of another table, if one is given. With `apart=0` every step leaves a checkpoint.
        After `real` entries of its log the match is imagined; if `real` is negative, from the start.
        """
        match = cls.__new__(cls)
        match.game = game
        match.options = options if options is not None else {}
        match.seed = seed
        match._begin(start, source, apart, real, mark)
        return match

    def _begin(
        self,
        start: S,
        source: Source,
        apart: int = APART,
        real: int = WHOLE_LOG,
        mark: tuple[Mark, Table[S]] | None = None,
    ) -> None:
        self.start = start
        self._seats = self.game.seats(self.options) if self.options else MOST_SEATS
        begin: Any = start if mark is None else mark[0].state
        self.table = Table[S](clone(begin), source, begin, self.game.lanes)
        self.table.apart, self.table.real = apart, real
        if mark is not None:
            self.table.go_on_from(*mark)
        self._flow: Flow[None] = steps.play(self.table, self.game)
        self.ask: Ask[Any] | None = None
        self._go_on(None)

    @drives
    def _go_on(self, value: object) -> None:
        try:
            self.ask = self._flow.send(value)
        except StopIteration:
            self.ask = None
        if FORGOTTEN:
            must_await()

    def __repr__(self) -> str:
        decisions = sum(isinstance(entry, Answer) for entry in self.log)
        return f"<{self.game.name}: {decisions} decision{'s' * (decisions != 1)}, {self._stands}>"

    @property
    def _stands(self) -> str:
        if self.ask is None:
            first = [standing.seat for standing in self.standings if standing.place == 1]
            return f"over, {_named(first)} first" if first else "over, nobody won"
        asked = ", ".join(f"{_named([seat])} '{self.ask.menus[seat].question}'" for seat in self.ask.waiting)
        return f"asks {asked}"

    # ---- reading

    @property
    def state(self) -> S:
        """The whole state with all secrets: for rules and referees, never for a bot."""
        return self.table.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.ask is None

    @property
    def asked(self) -> Seat:
        """The seat that is asked, or the first of several; NotOffered when the match is over."""
        if self.ask is None:
            raise self._not_asked(None)
        return self.ask.seat

    @property
    def log(self) -> list[Entry]:
        """Every answer and outcome so far, in order."""
        return self.table.log

    @property
    def standings(self) -> list[Standing]:
        """Points and places, best first: running ones during the match, final ones at its end."""
        standings = self.game.standings(self.table.state)
        if standings is None:  # pyright: ignore[reportUnnecessaryComparison]
            raise FlowError(f"the standings of {self.game.name} are None: return a list of Standing, one for each seat")
        return standings

    def menu(self, seat: Seat | None = None) -> Menu[Any]:
        """The menu of a seat, or of the seat whose turn it is to answer."""
        return self._menu_of(self.asked if seat is None else seat)

    def view(self, seat: Seat) -> View[S]:
        """Everything that one seat knows; -1 is a spectator."""
        self._there_is(seat)
        return views.build_view(self, seat)

    def glance(self, seat: Seat) -> Glance[S]:
        """The table as one seat sees it: a view without the data needed to imagine the rest."""
        self._there_is(seat)
        return views.build_glance(self, seat)

    def why_not(self, key: str, seat: Seat | None = None) -> list[Refusal]:
        """Why an answer is not on offer: every reason with clause and numbers. Empty if it is offered."""
        voice = self.game.voice(Names([f"seat {at}" for at in range(self.game.seats(self.options))]))
        at = self.asked if seat is None else seat
        explain = explained(self, at, lambda: self.game.scene(self.glance(at).state, at), self.game.wording.catalogue)
        found = self.menu(at).why_not(key, explain)
        return [voice.reason(refusal) for refusal in found]

    def news(self, seat: Seat, since: int = 0) -> Iterator[Event]:
        """Yield the events that a seat was told, from the given place in `told` on."""
        self._there_is(seat)
        for event, to, _ in self.table.told[since:]:
            if to in (EVERYBODY, seat):
                yield event

    @property
    def told(self) -> int:
        """How many events have been told: a place for a later call of `news`."""
        return len(self.table.told)

    def _there_is(self, seat: Seat) -> None:
        _is_number(seat)
        if not EVERYBODY <= seat < self._seats:
            raise NotOffered(
                "there is no seat {seat}; seats are 0 to {last}, and -1 is a spectator", seat=seat, last=self._seats - 1
            )

    def lane_of(self, seat: Seat) -> Lane:
        """The lane in which a seat is asked, or the one that it looks at."""
        _is_number(seat)
        return TOGETHER if self.ask is None or seat < 0 else self.ask.lane_of(seat)

    @property
    def rule_stack(self) -> list[str]:
        """Names of the flows that wait for the answer, outermost first."""
        return rule_stack(self._flow)

    @property
    def digest(self) -> str:
        """Short hash of the whole state."""
        return digest(self.table.state)

    # ---- answering

    def answer(self, seat: Seat, answer: str | Option, at: int = 0) -> None:
        """Answer for a seat, by option or by key. NotOffered leaves the match as it was."""
        ask = self.ask
        _is_number(seat)
        if ask is None or (menu := ask.menus.get(seat)) is None or seat in ask.given:
            if not self._interrupted(seat, answer, at):
                raise self._not_asked(seat)
            return
        try:
            option = menu.find(answer) if isinstance(answer, str) else menu.offered(answer)
        except NotOffered:
            if not self._interrupted(seat, answer, at):
                raise
            return
        self.table.enter(ask.lane_of(seat, option.key))
        place = len(self.log)
        self.table.log.append(Answer(seat, option.key, at, ask.of(seat).secret))
        if ask.way is ONE:
            self._go_on(option)
            return
        ready, value = ask.take(seat, option, at, place)
        if ready and ask.way is ALL:
            self.table.learn()  # each seat has now seen the answers of the others
        if ready:
            self._go_on(value)

    def unasked(self, seat: Seat) -> Menu[Any] | None:
        """The menu of a seat that may act without being asked, for example concede; None without one."""
        _is_number(seat)
        if self.game.unasked is None or self.ask is None or seat < 0:
            return None
        menu = self.game.unasked.menu(self.table.state, seat)
        return menu if menu.options else None

    def _interrupted(self, seat: Seat, answer: str | Option, at: int) -> bool:
        """Carry out an unasked action of a seat; False if it may not do this."""
        menu, unasked = self.unasked(seat), self.game.unasked
        key = answer.key if isinstance(answer, Option) else answer
        if menu is None or unasked is None or key not in menu.keys:
            return False
        if unasked.is_aside(self.table.state, seat, key):
            self.table.enter(self.lane_of(seat))
            self.table.keep(Answer(seat, key, at), ASIDE)
        else:
            self._break_in(Answer(seat, key, at))
        self._go_on(Interruption(seat, partial(unasked.act, self.table, seat, menu.find(key))))
        return True

    def _break_in(self, answer: Answer) -> None:
        """Take an unasked action. Unfinished answers in its lane begin again."""
        lane = self.lane_of(answer.seat)
        undo.undo_begun(self, lane)
        self.table.enter(lane)
        self.table.unasked.add(len(self.log))
        self.table.log.append(answer)
        self.table.learn()

    def let_pass(self, seat: Seat, at: int = 0) -> Option:
        """Give the default answer for a seat, after taking back its unfinished one.

        So an absent player who had picked a piece, but no place for it, has moved nothing.
        """
        back = 0
        while self._hangs_on_a_part(seat):
            self.take_back(seat)
            back += 1
        for _ in range(back):  # after an interruption, finish the parts that stand
            if self._menu_of(seat).kind.default:
                break
            self.answer(seat, self._menu_of(seat).unanswered(), at)
        option: Option = self._menu_of(seat).unanswered()
        self.answer(seat, option, at)
        return option

    def _hangs_on_a_part(self, seat: Seat) -> bool:
        return not self._menu_of(seat).kind.default and self.undo_place(seat) in open_parts(self)

    def _menu_of(self, seat: Seat) -> Menu[Any]:
        if self.ask is None or (menu := self.ask.menus.get(seat)) is None or seat in self.ask.given:
            raise self._not_asked(seat)
        return menu

    def _not_asked(self, seat: Seat | None) -> NotOffered:
        if self.ask is None:
            return NotOffered("the match is over, and nobody can move")
        asked = [one for one in self.ask.waiting if one != CLOCK]
        if not asked:
            return NotOffered("seat {seat} is not asked now; the clock is", seat=seat)
        return NotOffered("seat {seat} is not asked now; seat {asked} is", seat=seat, asked=asked)

    # ---- other matches

    def fork(self, rng: random.Random | Source | None = None) -> Match[S]:
        """Copy the match at this moment, with its own luck: not the dice that this match will roll."""
        source = rng if rng is not None and not isinstance(rng, random.Random) else SampledLuck(rng or random.Random())
        self.refresh_checkpoint()
        return self._twin(source)

    def _twin(self, source: Source, apart: int = APART) -> Match[S]:
        t = self.table
        since = t.log[t.mark_at :]
        forced = ForcedLuck(outcomes(since), source)
        twin = Match[S].resumed(self.game, t.mark, forced, self.options, apart=apart, real=t.real - t.mark_at)
        twin.repeat(since)
        return twin

    def known_match(self, seat: Seat, *, from_start: bool = False) -> Match[S]:
        """The match as far as a seat has heard of it, without unfinished answers; the same match if it has none.

        It begins at the last checkpoint, or is replayed from its start.
        """
        quiet = undisclosed_to(self, seat)
        if not quiet:
            return self
        if not from_start:
            self.refresh_checkpoint()
        start, since = (self.start, 0) if from_start else (self.table.mark, self.table.mark_at)
        kept = [entry for at, entry in enumerate(self.log[since:], since) if at not in quiet]
        real = self.table.real - since - sum(since <= at < self.table.real for at in quiet)
        return retold(self.game, start, kept, SampledLuck(random.Random(0)), self.options, self.seed, real)

    def refresh_checkpoint(self) -> None:
        """Move the checkpoint to the step that runs now, before a fork or a view uses it.

        Checkpoints cost time. While nobody looks they lie some way apart, and the answers since are repeated here.
        """
        t = self.table
        t.seen = True
        if t.behind:
            twin = self._twin(SampledLuck(random.Random(0)), apart=0).table
            t.mark, t.mark_at, t.behind = twin.mark, t.mark_at + twin.mark_at, False

    def repeat(self, entries: Sequence[Entry], rng: random.Random | None = None) -> None:
        """Give the answers of a log again; `rng` chooses those whose key is hidden."""
        for entry in entries:
            if isinstance(entry, TakenBack):
                self.note(entry)
            elif isinstance(entry, Answer):
                key = entry.key
                if not key and rng is not None:
                    key = rng.choice(self._menu_of(entry.seat).options).key
                self.answer(entry.seat, key, entry.at)

    # ---- undo

    def undo_place(self, seat: Seat) -> int | None:
        """Place in the log of this seat's last answer, if nobody has learned or answered anything since."""
        _is_number(seat)
        return undo.undo_place_of(self, seat)

    def take_back(self, seat: Seat) -> None:
        """Take this seat's last answer back; NotOffered if somebody has learned from it (then ask the others)."""
        _is_number(seat)
        undo.take_back(self, seat)

    def rewind(self, seat: Seat, to: int) -> None:
        """Go back to a place in the log with everybody's consent; the luck after it is drawn again."""
        _is_number(seat)
        undo.rewind(self, seat, to)

    def note(self, back: TakenBack) -> None:
        """Record an undo in the log: for the lane of the seat, or for all lanes if others take part in it.

        Earlier lane entries can no longer be undone, because a match file names the undone entries right after them.
        """
        if back.alone:
            self.table.keep(back, self.lane_of(back.seat))
            return
        self.table.keep(back, TOGETHER)
        if self.ask is not None and TOGETHER not in self.ask.lanes:
            self.table.learned[TOGETHER] = len(self.log)

    def replayed(self, entries: Sequence[Entry], source: Source) -> Match[S]:
        """Another match: this one with another log, and after that with luck from `source`.

        It is replayed from the last checkpoint before which both logs are the same.
        """
        t = self.table
        both = zip(entries, t.log, strict=False)
        shared = next((at for at, (one, other) in enumerate(both) if one is not other), min(len(entries), len(t.log)))
        mark = next((mark for mark in reversed(t.marks) if mark.log <= shared), None)
        where = None if mark is None else (mark, t)
        return retold(self.game, self.start, entries, source, self.options, self.seed, t.real, where)

    def replay_as(self, entries: Sequence[Entry], source: Source) -> None:
        """Replace this match by its replay with another log; after that, luck comes from `source`."""
        other = self.replayed(entries, source)
        self.table, self._flow, self.ask = other.table, other._flow, other.ask


def retold(
    game: Game[S],
    state: S,
    entries: Sequence[Entry],
    source: Source,
    options: dict[str, Setting],
    seed: str | None,
    real: int = WHOLE_LOG,
    mark: tuple[Mark, Table[S]] | None = None,
) -> Match[S]:
    """Replay a match from its first state, or a mark, and its log; after the log, luck comes from `source`."""
    since = entries if mark is None else entries[mark[0].log :]
    forced = ForcedLuck(outcomes(since), source)
    match = Match[S].resumed(game, state, forced, options, seed, real=real, mark=mark)
    match.repeat(since)
    if forced.left:
        raise FlowError(f"{forced.left} recorded outcomes were never asked for")
    match.table.source = source
    return match


def _is_number(seat: object) -> None:
    if type(seat) is not int and not isinstance(seat, Integral):
        raise NotOffered("a seat is a number, counted from 0, and not {seat}", seat=repr(seat))


def _named(seats: Sequence[Seat]) -> str:
    if list(seats) == [CLOCK]:
        return "the clock"
    return f"seat{'s' * (len(seats) != 1)} {listed(seats)}"
