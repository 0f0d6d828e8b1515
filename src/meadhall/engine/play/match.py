"""Matches: a match drives the flows of a game from question to question. It can be forked, undone and replayed."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from numbers import Integral
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import FlowError, NotOffered, joined_names
from meadhall.engine.contract.game import Game, Setting, Standing
from meadhall.engine.flows.dropped import FORGOTTEN_AWAITS, flow_driver, raise_forgotten_await
from meadhall.engine.flows.flow import (
    ALL,
    CLOCK,
    NO_LANE,
    ONE,
    WHOLE_TABLE,
    Ask,
    Flow,
    Interruption,
    Lane,
    Seat,
    rule_stack,
)
from meadhall.engine.flows.options import Menu, Option, Refusal
from meadhall.engine.language.names import Names
from meadhall.engine.model.state import State, clone, digest
from meadhall.engine.play import steps, undo, views
from meadhall.engine.play.why_not import key_explainer
from meadhall.engine.privacy.redaction import open_parts, unheard_by
from meadhall.engine.privacy.view import Glance, View
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, SeededLuck, Source, outcome_values
from meadhall.engine.table.events import EVERYBODY, Event
from meadhall.engine.table.log import Answer, Entry, TakenBack
from meadhall.engine.table.table import CHECKPOINT_GAP, WHOLE_LOG, Mark, Table

S = TypeVar("S", bound=State)
MAX_SEATS: Final = 64  # maximum number of seats, for a match without options, whose number of seats is unknown


class Match(Generic[S]):
    """One match of a game. `ask` is the open question, or None when the match is over.

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
        checkpoint_gap: int = CHECKPOINT_GAP,
        real_entries: int = WHOLE_LOG,
        mark: tuple[Mark, Table[S]] | None = None,
    ) -> Match[S]:
        """Return a match that continues from a state between two steps, with luck from any source.

        - `start` is not changed.
        - `checkpoint_gap` is the number of log entries between two checkpoints; with 0, every step starts with one.
        - `real_entries` is the number of log entries after which the match counts as imagined.
        - `mark` is a checkpoint with the table that it belongs to. If it is given, the match continues from it.
        """
        match = cls.__new__(cls)
        match.game = game
        match.options = options if options is not None else {}
        match.seed = seed
        match._begin(start, source, checkpoint_gap, real_entries, mark)
        return match

    def _begin(
        self,
        start: S,
        source: Source,
        checkpoint_gap: int = CHECKPOINT_GAP,
        real_entries: int = WHOLE_LOG,
        mark: tuple[Mark, Table[S]] | None = None,
    ) -> None:
        self.start = start
        self._seats = self.game.seats(self.options) if self.options else MAX_SEATS
        first_state: Any = start if mark is None else mark[0].state
        self.table = Table[S](clone(first_state), source, first_state, self.game.lanes)
        self.table.checkpoint_gap, self.table.real_entries = checkpoint_gap, real_entries
        if mark is not None:
            self.table.copy_history(*mark)
        self._flow: Flow[None] = steps.play(self.table, self.game)
        self.ask: Ask[Any] | None = None
        self._run_flow(None)

    @flow_driver
    def _run_flow(self, value: object) -> None:
        try:
            self.ask = self._flow.send(value)
        except StopIteration:
            self.ask = None
        if FORGOTTEN_AWAITS:
            raise_forgotten_await()

    def __repr__(self) -> str:
        decisions = sum(isinstance(entry, Answer) for entry in self.log)
        return f"<{self.game.name}: {decisions} decision{'s' * (decisions != 1)}, {self._status}>"

    @property
    def _status(self) -> str:
        if self.ask is None:
            first = [standing.seat for standing in self.standings if standing.place == 1]
            return f"over, {_seat_words(first)} first" if first else "over, nobody won"
        asked = ", ".join(f"{_seat_words([seat])} '{self.ask.menus[seat].question}'" for seat in self.ask.waiting)
        return f"asks {asked}"

    # ---- reading

    @property
    def state(self) -> S:
        """The whole state with all secrets. Never pass it to a bot or client."""
        return self.table.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.ask is None

    @property
    def asked(self) -> Seat:
        """The asked seat, or the first of several. Raise NotOffered when the match is over."""
        if self.ask is None:
            raise self._not_asked_error(None)
        return self.ask.seat

    @property
    def log(self) -> list[Entry]:
        """All answers and outcomes so far, in order."""
        return self.table.log

    @property
    def standings(self) -> list[Standing]:
        """The standings of all seats, best first; during the match they are provisional."""
        standings = self.game.standings(self.table.state)
        if standings is None:  # pyright: ignore[reportUnnecessaryComparison]
            raise FlowError(f"the standings of {self.game.name} are None: return a list of Standing, one for each seat")
        return standings

    def menu(self, seat: Seat | None = None) -> Menu[Any]:
        """Return the menu of a seat, by default of the asked seat."""
        return self._menu_of(self.asked if seat is None else seat)

    def view(self, seat: Seat) -> View[S]:
        """Return everything that one seat knows; -1 is a spectator."""
        self._require_seat(seat)
        return views.build_view(self, seat)

    def glance(self, seat: Seat) -> Glance[S]:
        """Return the table as one seat sees it now: a view without the data for imagined worlds."""
        self._require_seat(seat)
        return views.build_glance(self, seat)

    def why_not(self, key: str, seat: Seat | None = None) -> list[Refusal]:
        """Return the reasons why an answer is not on offer; empty if it is on offer."""
        voice = self.game.voice(Names([f"seat {viewer}" for viewer in range(self.game.seats(self.options))]))
        viewer = self.asked if seat is None else seat
        explain = key_explainer(
            self,
            viewer,
            lambda: self.game.scene(self.glance(viewer).state, viewer),
            self.game.wording.catalogue,
        )
        refusals = self.menu(viewer).why_not(key, explain)
        return [voice.reason(refusal) for refusal in refusals]

    def news(self, seat: Seat, since: int = 0) -> Iterator[Event]:
        """Yield the events that a seat has received, from event number `since` on."""
        self._require_seat(seat)
        for event, to, _ in self.table.told[since:]:
            if to in (EVERYBODY, seat):
                yield event

    @property
    def event_count(self) -> int:
        """The number of events so far; pass it to `news` later to receive only newer events."""
        return len(self.table.told)

    def _require_seat(self, seat: Seat) -> None:
        _require_seat_number(seat)
        if not EVERYBODY <= seat < self._seats:
            raise NotOffered(
                "there is no seat {seat}; seats are 0 to {last}, and -1 is a spectator", seat=seat, last=self._seats - 1
            )

    def lane_of(self, seat: Seat) -> Lane:
        """Return the lane that asks a seat, or else the lane that the seat sees."""
        _require_seat_number(seat)
        return WHOLE_TABLE if self.ask is None or seat < 0 else self.ask.lane_of(seat)

    @property
    def rule_stack(self) -> list[str]:
        """The names of the flows that wait for the answer, outermost first."""
        return rule_stack(self._flow)

    @property
    def digest(self) -> str:
        """A short hash of the whole state."""
        return digest(self.table.state)

    # ---- answering

    def answer(self, seat: Seat, answer: str | Option, at: int = 0) -> None:
        """Give an answer of a seat, as an option or a key. If it is not on offer, raise NotOffered and change nothing.

        `at` is the time in a real-time match, in milliseconds.
        """
        ask = self.ask
        _require_seat_number(seat)
        if ask is None or (menu := ask.menus.get(seat)) is None or seat in ask.given_answers:
            if not self._take_unasked_action(seat, answer, at):
                raise self._not_asked_error(seat)
            return
        try:
            option = menu.find(answer) if isinstance(answer, str) else menu.require_option(answer)
        except NotOffered:
            if not self._take_unasked_action(seat, answer, at):
                raise
            return
        self.table.enter(ask.lane_of(seat, option.key))
        position = len(self.log)
        self.table.log.append(Answer(seat, option.key, at, ask.question_of(seat).secret))
        if ask.way is ONE:
            self._run_flow(option)
            return
        ready, value = ask.accept(seat, option, at, position)
        if ready and ask.way is ALL:
            self.table.learn()  # the answers are public now
        if ready:
            self._run_flow(value)

    def unasked(self, seat: Seat) -> Menu[Any] | None:
        """Return the menu of actions that a seat may take without being asked, such as conceding; None if empty."""
        _require_seat_number(seat)
        if self.game.unasked is None or self.ask is None or seat < 0:
            return None
        menu = self.game.unasked.menu(self.table.state, seat)
        return menu if menu.options else None

    def _take_unasked_action(self, seat: Seat, answer: str | Option, at: int) -> bool:
        """Carry out an unasked action of a seat; return False if the seat may not take it."""
        menu, unasked = self.unasked(seat), self.game.unasked
        key = answer.key if isinstance(answer, Option) else answer
        if menu is None or unasked is None or key not in menu.keys:
            return False
        if unasked.is_aside(self.table.state, seat, key):
            self.table.enter(self.lane_of(seat))
            self.table.log_for_lane(Answer(seat, key, at), NO_LANE)
        else:
            self._log_interruption(Answer(seat, key, at))
        self._run_flow(Interruption(seat, partial(unasked.act, self.table, seat, menu.find(key))))
        return True

    def _log_interruption(self, answer: Answer) -> None:
        """Log an unasked action, and undo the unfinished answer in its lane."""
        lane = self.lane_of(answer.seat)
        undo.undo_unfinished_answer(self, lane)
        self.table.enter(lane)
        self.table.unasked.add(len(self.log))
        self.table.log.append(answer)
        self.table.learn()

    def let_pass(self, seat: Seat, at: int = 0) -> Option:
        """Undo a seat's unfinished answer, then give its default answer, and return that answer.

        So if an absent player had picked a piece, but no place for it, the piece does not move.
        """
        parts_undone = 0
        while self._has_unfinished_part(seat):
            self.take_back(seat)
            parts_undone += 1
        for _ in range(parts_undone):  # if there was an interruption, some parts remain: finish them
            if self._menu_of(seat).kind.default:
                break
            self.answer(seat, self._menu_of(seat).unanswered(), at)
        option: Option = self._menu_of(seat).unanswered()
        self.answer(seat, option, at)
        return option

    def _has_unfinished_part(self, seat: Seat) -> bool:
        return not self._menu_of(seat).kind.default and self.undo_place(seat) in open_parts(self)

    def _menu_of(self, seat: Seat) -> Menu[Any]:
        if self.ask is None or (menu := self.ask.menus.get(seat)) is None or seat in self.ask.given_answers:
            raise self._not_asked_error(seat)
        return menu

    def _not_asked_error(self, seat: Seat | None) -> NotOffered:
        if self.ask is None:
            return NotOffered("the match is over, and nobody can move")
        asked = [seat_asked for seat_asked in self.ask.waiting if seat_asked != CLOCK]
        if not asked:
            return NotOffered("seat {seat} is not asked now; the clock is", seat=seat)
        return NotOffered("seat {seat} is not asked now; seat {asked} is", seat=seat, asked=asked)

    # ---- other matches

    def fork(self, rng: random.Random | Source | None = None) -> Match[S]:
        """Return a copy of the match with separate luck, so that the copy does not reveal coming outcomes."""
        source = rng if rng is not None and not isinstance(rng, random.Random) else SampledLuck(rng or random.Random())
        self.refresh_checkpoint()
        return self._copy(source)

    def _copy(self, source: Source, checkpoint_gap: int = CHECKPOINT_GAP) -> Match[S]:
        t = self.table
        since = t.log[t.mark_at :]
        forced = ForcedLuck(outcome_values(since), source)
        copied_match = Match[S].resumed(
            self.game,
            t.mark,
            forced,
            self.options,
            checkpoint_gap=checkpoint_gap,
            real_entries=t.real_entries - t.mark_at,
        )
        copied_match.repeat_answers(since)
        return copied_match

    def known_match(self, seat: Seat, *, from_start: bool = False) -> Match[S]:
        """Return the match without the answers that a seat does not know of, such as unfinished ones.

        If there are no such answers, return this match. Otherwise replay it from the last checkpoint, or with
        `from_start` from the start.
        """
        unknown_positions = unheard_by(self, seat)
        if not unknown_positions:
            return self
        if not from_start:
            self.refresh_checkpoint()
        start, since = (self.start, 0) if from_start else (self.table.mark, self.table.mark_at)
        entries = [entry for position, entry in enumerate(self.log[since:], since) if position not in unknown_positions]
        real_entries = (
            self.table.real_entries
            - since
            - sum(since <= position < self.table.real_entries for position in unknown_positions)
        )
        return replayed_match(
            self.game, start, entries, SampledLuck(random.Random(0)), self.options, self.seed, real_entries
        )

    def refresh_checkpoint(self) -> None:
        """Move the checkpoint to the start of the running step, before a fork or a view uses it.

        Checkpoints cost time. While nobody looks, only some steps have one. So this method repeats the answers since
        the last checkpoint.
        """
        t = self.table
        t.was_viewed = True
        if t.lacks_checkpoint:
            copied_table = self._copy(SampledLuck(random.Random(0)), checkpoint_gap=0).table
            t.mark, t.mark_at, t.lacks_checkpoint = copied_table.mark, t.mark_at + copied_table.mark_at, False

    def repeat_answers(self, entries: Sequence[Entry], rng: random.Random | None = None) -> None:
        """Repeat the answers of a log; `rng` chooses the answers whose key is hidden."""
        for entry in entries:
            if isinstance(entry, TakenBack):
                self.log_undo(entry)
            elif isinstance(entry, Answer):
                key = entry.key
                if not key and rng is not None:
                    key = rng.choice(self._menu_of(entry.seat).options).key
                self.answer(entry.seat, key, entry.at)

    # ---- undo

    def undo_place(self, seat: Seat) -> int | None:
        """Return the log position of a seat's last answer if the seat can undo it alone, otherwise None."""
        _require_seat_number(seat)
        return undo.undo_position(self, seat)

    def take_back(self, seat: Seat) -> None:
        """Undo a seat's last answer. Raise NotOffered if somebody has learned from it; then use `rewind`."""
        _require_seat_number(seat)
        undo.take_back(self, seat)

    def rewind(self, seat: Seat, to: int) -> None:
        """Go back to before the answer at a log position, with everybody's consent; later luck is drawn again."""
        _require_seat_number(seat)
        undo.rewind(self, seat, to)

    def log_undo(self, undo: TakenBack) -> None:
        """Log an undo. If all undone entries were the seat's, it belongs to the seat's lane, otherwise to all lanes.

        After an undo in all lanes, earlier entries of a lane can no longer be undone. In a match file, an undo directly
        follows its undone entries.
        """
        if undo.alone:
            self.table.log_for_lane(undo, self.lane_of(undo.seat))
            return
        self.table.log_for_lane(undo, WHOLE_TABLE)
        if self.ask is not None and WHOLE_TABLE not in self.ask.lanes:
            self.table.learned[WHOLE_TABLE] = len(self.log)

    def replay_with(self, entries: Sequence[Entry], source: Source) -> Match[S]:
        """Return this match with another log, and with luck from `source` after the log.

        It is replayed from the last checkpoint that both logs share.
        """
        t = self.table
        pairs = zip(entries, t.log, strict=False)
        shared = next(
            (position for position, (new, other) in enumerate(pairs) if new is not other),
            min(len(entries), len(t.log)),
        )
        mark = next((mark for mark in reversed(t.marks) if mark.log <= shared), None)
        resume_from = None if mark is None else (mark, t)
        return replayed_match(
            self.game, self.start, entries, source, self.options, self.seed, t.real_entries, resume_from
        )

    def replace_log(self, entries: Sequence[Entry], source: Source) -> None:
        """Replace the log of this match. Luck after the log comes from `source`."""
        other = self.replay_with(entries, source)
        self.table, self._flow, self.ask = other.table, other._flow, other.ask


def replayed_match(
    game: Game[S],
    state: S,
    entries: Sequence[Entry],
    source: Source,
    options: dict[str, Setting],
    seed: str | None,
    real_entries: int = WHOLE_LOG,
    mark: tuple[Mark, Table[S]] | None = None,
) -> Match[S]:
    """Return a match that is replayed from its first state (or a checkpoint) and its log. Then `source` is its luck."""
    since = entries if mark is None else entries[mark[0].log :]
    forced = ForcedLuck(outcome_values(since), source)
    match = Match[S].resumed(game, state, forced, options, seed, real_entries=real_entries, mark=mark)
    match.repeat_answers(since)
    if forced.outcomes_left:
        raise FlowError(f"{forced.outcomes_left} recorded outcomes were never asked for")
    match.table.source = source
    return match


def _require_seat_number(seat: object) -> None:
    if type(seat) is not int and not isinstance(seat, Integral):
        raise NotOffered("seats are numbers counted from 0, so {seat} is not a seat", seat=repr(seat))


def _seat_words(seats: Sequence[Seat]) -> str:
    if list(seats) == [CLOCK]:
        return "the clock"
    return f"seat{'s' * (len(seats) != 1)} {joined_names(seats)}"
