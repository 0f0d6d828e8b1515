"""A match: drives the flows of a game from question to question, and can be forked, undone and told again."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from meadhall.engine.chance import Forced, Sampled, Seeded, Source, outcomes
from meadhall.engine.errors import FlowError, NotOffered, listed
from meadhall.engine.events import EVERYBODY, Event
from meadhall.engine.flow import ALL, ASIDE, CLOCK, EACH, ONE, TOGETHER, Ask, Flow, Interruption, Lane, Seat, rule_stack
from meadhall.engine.game import Game, Setting, Standing
from meadhall.engine.log import KNOWN, Answer, Entry, Outcome, TakenBack, is_answer_of
from meadhall.engine.options import Menu, Option, Refusal
from meadhall.engine.secrecy import NOBODY, is_only_of, is_unheard, open_parts, private_places, unheard_of
from meadhall.engine.state import State, clone, digest
from meadhall.engine.steps import play
from meadhall.engine.table import APART, Table
from meadhall.engine.view import Glance, View, build_glance, build_view

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One playing of a game. `ask` is the open question, None when the match is over.

    >>> match = Match(game, seed="7", players=2)
    >>> match.answer(match.asked, match.menu()[0])
    """

    __slots__ = ("_flow", "ask", "game", "options", "seed", "start", "table")

    def __init__(self, game: Game[S], seed: str | int | None = None, **options: object) -> None:
        self.game = game
        self.options: dict[str, Setting] = game.options(**options)
        self.seed: str | None = secrets.token_hex(16) if seed is None else str(seed)
        self._begin(game.first_state(self.options), Seeded(self.seed))

    @classmethod
    def resumed(
        cls,
        game: Game[S],
        start: S,
        source: Source,
        options: dict[str, Setting] | None = None,
        seed: str | None = None,
        apart: int = APART,
    ) -> Match[S]:
        """A match that goes on from a state between two steps, with luck from any source; `start` is not changed.

        With `apart=0` every step leaves a checkpoint.
        """
        match = cls.__new__(cls)
        match.game = game
        match.options = options if options is not None else {}
        match.seed = seed
        match._begin(start, source, apart)
        return match

    def _begin(self, start: S, source: Source, apart: int = APART) -> None:
        self.start = start
        self.table = Table(clone(start), source, start, self.game.lanes)
        self.table.apart = apart
        self._flow: Flow[None] = play(self.table, self.game)
        self.ask: Ask[Any] | None = None
        self._go_on(None)

    def _go_on(self, value: object) -> None:
        try:
            self.ask = self._flow.send(value)
        except StopIteration:
            self.ask = None

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

    # ---- looking

    @property
    def state(self) -> S:
        """The whole state, hidden faces and all: for rules and referees, never for a bot."""
        return self.table.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.ask is None

    @property
    def asked(self) -> Seat:
        """The seat that is asked, or the first of those that may answer; NotOffered when the match is over."""
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
        return self.game.standings(self.table.state)

    def menu(self, seat: Seat | None = None) -> Menu[Any]:
        """The menu of a seat, or of the seat whose turn it is to answer."""
        return self._menu_of(self.asked if seat is None else seat)

    def view(self, seat: Seat) -> View[S]:
        """What one seat knows; -1 is a spectator."""
        return build_view(self, seat)

    def glance(self, seat: Seat) -> Glance[S]:
        """What one seat sees: a view without what it needs to imagine the rest."""
        return build_glance(self, seat)

    def why_not(self, key: str, seat: Seat | None = None) -> list[Refusal]:
        """Why an answer is not on offer: every reason with clause and numbers. Empty if it is offered."""
        return [r for r in self.menu(seat).refusals() if r.key == key]

    def news(self, seat: Seat, since: int = 0) -> Iterator[Event]:
        """What a seat was told, from the given place in `told` on."""
        for event, to, _ in self.table.told[since:]:
            if to in (EVERYBODY, seat):
                yield event

    @property
    def told(self) -> int:
        """How many events have been told: a place to give to `news` later."""
        return len(self.table.told)

    @property
    def rule_stack(self) -> list[str]:
        """Which rules are waiting for the answer, outermost first."""
        return rule_stack(self._flow)

    @property
    def digest(self) -> str:
        """A short name of the whole state."""
        return digest(self.table.state)

    # ---- answering

    def answer(self, seat: Seat, answer: str | Option, at: int = 0) -> None:
        """Answers for a seat, by option or by key. NotOffered leaves the match as it was."""
        ask = self.ask
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
            self.table.learn()  # each has now seen the answers of the others
        if ready:
            self._go_on(value)

    def unasked(self, seat: Seat) -> Menu[Any] | None:
        """What a seat may answer although it is not asked (to concede, say); None if there is nothing."""
        if self.game.unasked is None or self.ask is None or seat < 0:
            return None
        menu = self.game.unasked.menu(self.table.state, seat)
        return menu if menu.options else None

    def _interrupted(self, seat: Seat, answer: str | Option, at: int) -> bool:
        """Carries out what a seat does unasked; False if this is nothing that it may do."""
        menu, unasked = self.unasked(seat), self.game.unasked
        key = answer if isinstance(answer, str) else answer.key
        if menu is None or unasked is None or key not in menu.keys:
            return False
        if key in unasked.aside:
            self.table.enter(self._lane(seat))
            self.table.keep(Answer(seat, key, at), ASIDE)
        else:
            self._break_in(Answer(seat, key, at))
        self._go_on(Interruption(seat, partial(unasked.act, self.table, seat, menu.find(key))))
        return True

    def _break_in(self, answer: Answer) -> None:
        """Somebody answers unasked. What was begun to be answered is begun anew, unless that was in a lane."""
        lane = self._lane(answer.seat)
        if lane == TOGETHER:
            self._forget_begun_after(-1, lane)
        self.table.enter(lane)
        self.table.unasked.add(len(self.log))
        self.table.log.append(answer)
        self.table.learn()

    def let_pass(self, seat: Seat, at: int = 0) -> Option:
        """Answers for a seat that does not: what stands unanswered. A part of an answer is taken back first.

        So an absent player who had picked a piece, but not where it goes, has moved nothing.
        """
        back = 0
        while self._hangs_on_a_part(seat):
            self.take_back(seat)
            back += 1
        for _ in range(back):  # somebody broke in on the parts: those that stand are made whole
            if self._menu_of(seat).kind.default:
                break
            self.answer(seat, self._menu_of(seat).unanswered(), at)
        option: Option = self._menu_of(seat).unanswered()
        self.answer(seat, option, at)
        return option

    def _hangs_on_a_part(self, seat: Seat) -> bool:
        return not self._menu_of(seat).kind.default and self.free_take_back(seat) in open_parts(self)

    def _menu_of(self, seat: Seat) -> Menu[Any]:
        if self.ask is None or (menu := self.ask.menus.get(seat)) is None or seat in self.ask.given:
            raise self._not_asked(seat)
        return menu

    def _not_asked(self, seat: Seat | None) -> NotOffered:
        if self.ask is None:
            return NotOffered("the match is over; nobody is asked anything")
        asked = [one for one in self.ask.waiting if one != CLOCK]
        if not asked:
            return NotOffered("seat {seat} is not asked now; the clock is", seat=seat)
        return NotOffered("seat {seat} is not asked now; seat {asked} is", seat=seat, asked=asked)

    # ---- other roads

    def fork(self, rng: random.Random | Source | None = None) -> Match[S]:
        """A match of its own from this very moment, with luck of its own: not the dice that this match will see."""
        source = rng if rng is not None and not isinstance(rng, random.Random) else Sampled(rng or random.Random())
        self.look_in()
        return self._twin(source)

    def _twin(self, source: Source, apart: int = APART) -> Match[S]:
        t = self.table
        since = t.log[t.mark_at :]
        twin = Match[S].resumed(self.game, t.mark, Forced(outcomes(since), source), self.options, apart=apart)
        twin.repeat(since)
        return twin

    def heard_by(self, seat: Seat) -> Match[S]:
        """The match as far as a seat has heard of it, since the last checkpoint: without answers that are not whole.

        It is the match itself where there are none.
        """
        unheard = unheard_of(self, seat)
        if not unheard:
            return self
        self.look_in()
        t = self.table
        since = [entry for at, entry in enumerate(t.log[t.mark_at :], t.mark_at) if at not in unheard]
        heard = Match[S].resumed(self.game, t.mark, Forced(outcomes(since), Sampled(random.Random(0))), self.options)
        heard.repeat(since)
        return heard

    def look_in(self) -> None:
        """Brings the checkpoint up to the step that runs now; whatever needs it (a fork, a view) calls this first.

        Checkpoints cost time. Where nobody looks in they lie some way apart, and the answers since are repeated here.
        """
        t = self.table
        t.seen = True
        if t.behind:
            twin = self._twin(Sampled(random.Random(0)), apart=0).table
            t.mark, t.mark_at, t.behind = twin.mark, t.mark_at + twin.mark_at, False

    def repeat(self, entries: Sequence[Entry], rng: random.Random | None = None) -> None:
        """Gives the answers of a log again. An answer whose key is hidden is chosen by `rng`."""
        for entry in entries:
            if isinstance(entry, TakenBack):
                self.note(entry)
            elif isinstance(entry, Answer):
                key = entry.key
                if not key and rng is not None:
                    key = rng.choice(self._menu_of(entry.seat).options).key
                self.answer(entry.seat, key, entry.at)

    # ---- taking back

    def free_take_back(self, seat: Seat) -> int | None:
        """The place in the log of this seat's last answer, if nobody has learned or answered anything since.

        What others answer in private flows of their own follows from nothing that this seat has answered in its own,
        but from all that came before; and the parts of another's answer that is not whole are no answer yet.
        """
        t = self.table
        alone = self._given_alone(seat)
        if alone or (self.ask is not None and self.ask.way is EACH):
            return alone[0] if alone else None
        lane = self._lane(seat)
        for at in range(len(t.log) - 1, t.learned_in(lane) - 1, -1):
            if not isinstance(entry := t.log[at], Answer) or not t.is_of(at, lane):
                continue
            if entry.seat == seat:
                return at if self._leaves_no_gap(at, lane) else None
            if at not in open_parts(self):
                return None
        return None

    def _given_alone(self, seat: Seat) -> list[int]:
        """The place of this seat's last answer to the open question, if others answer that apart from it.

        With it go the places of what the seat has taken back since, which came after it.
        """
        if self.ask is None or seat < 0:
            return []
        if seat in self.ask.given:
            return [self.ask.given_at[seat]]
        places: list[int] = []
        left = max((at for at in self.table.unasked if is_answer_of(self.log[at], seat)), default=-1)
        for at in private_places(self.table, self.ask.of(seat)):
            entry = self.log[at]
            if at < left or not is_only_of(entry, entry.seat):
                return []  # what went back together may have followed from what anybody had answered
            if is_only_of(entry, seat):
                places.insert(0, at)
            if is_answer_of(entry, seat):
                return places
        return []

    def _leaves_no_gap(self, at: int, lane: Lane) -> bool:
        """Whether what came later in other lanes stands as well without this answer: it does without a part of one."""
        later = [place for place in range(at + 1, len(self.log)) if not self.table.is_aside(place)]
        return all(self.table.is_of(place, lane) for place in later) or at in open_parts(self)

    def _lane(self, seat: Seat) -> Lane:
        return TOGETHER if self.ask is None or seat < 0 else self.ask.lane_of(seat)

    def note(self, back: TakenBack) -> None:
        """Keeps in the log what was taken back, where the seat that did so is asked now."""
        self.table.keep(back, self._lane(back.seat))

    def take_back(self, seat: Seat) -> None:
        """Takes this seat's last answer back; NotOffered if somebody has learned from it (then ask the others)."""
        at = self.free_take_back(seat)
        if at is None:
            raise NotOffered(
                "seat {seat} has nothing to take back: somebody has learned or answered something since", seat=seat
            )
        if alone := self._given_alone(seat):
            self._forget(seat, alone, in_place=True)
            return
        lane = self._lane(seat)
        self._forget_begun_after(at, lane)
        self._forget(seat, [at, *(one for one in range(at + 1, len(self.log)) if self.table.is_of(one, lane))])

    def _forget_begun_after(self, at: int, lane: Lane) -> None:
        """Takes back what another seat has begun to answer after this answer, and so because of it.

        With it goes what was taken back since: a file tells that right after what it followed from.
        """
        parts = (one for one in sorted(open_parts(self)) if one > at and self.table.is_of(one, lane))
        begun = next((one for one in parts if isinstance(self.log[one], Answer)), None)
        if begun is not None:
            later = [one for one in range(begun, len(self.log)) if self.table.is_of(one, lane)]
            self._forget(self.log[begun].seat, later)

    def rewind(self, seat: Seat, to: int) -> None:
        """Goes back to a place in the log with everybody's consent; the luck after it is dealt anew.

        What is open there and not whole is given anew: secret answers to a question to all, since all have seen them by
        now, and where the table plays in lanes the parts of an answer in any of them.
        """
        self._must_be_an_answer(to)
        self._forget_unheard_after(to)
        self._forget(seat, [*self._unfinished(to), *range(to, len(self.log))])

    def _forget_unheard_after(self, to: int) -> None:
        """Takes back what others have answered since of which nobody has heard, each seat by itself."""
        unheard = sorted(at for at in unheard_of(self, self.log[to].seat) if at > to)
        since = self.log[unheard[0] :] if unheard else []
        if any(isinstance(entry, TakenBack) and not entry.unheard for entry in since):
            return  # what was seen to go back may have followed from it: a file tells them together
        for seat in sorted({self.log[at].seat for at in unheard}):
            now = sorted(at for at in unheard_of(self, NOBODY) if at > to and self.log[at].seat == seat)
            own = [at for at in range(now[0], len(self.log)) if is_only_of(self.log[at], seat)]
            self._forget(seat, own, in_place=True)

    def rewind_as_written(self, seat: Seat, to: int) -> None:
        """As `rewind`, but takes back just what stands after that place: a file says itself what was not whole."""
        self._must_be_an_answer(to)
        self._forget(seat, range(to, len(self.log)))

    def _must_be_an_answer(self, to: int) -> None:
        if not 0 <= to < len(self.log):
            raise NotOffered("the log has {count} entries; it cannot go back to {to}", count=len(self.log), to=to)
        if not isinstance(self.log[to], Answer):
            raise NotOffered("entry {to} of the log is no answer; a match goes back to just before one", to=to)

    def _unfinished(self, to: int) -> list[int]:
        """The places of answers that are not whole at a place in the log, if others answer there meanwhile.

        What comes later may follow from them, and is of no lane of its own any more: so they could not be taken back
        alone.
        """
        then = retold(self.game, self.start, self.log[:to], Sampled(random.Random(0)), self.options, None)
        if then.ask is None:
            return []
        parts = () if TOGETHER in then.ask.lanes else sorted(open_parts(then))
        begun = next((at for at in parts if isinstance(then.log[at], Answer)), to)
        return [at for at in parts if at >= begun] + sorted(then.ask.given_at[seat] for seat in then.ask.given)

    def _forget(self, seat: Seat, places: Sequence[int], *, in_place: bool = False) -> None:
        """Tells the match again without some entries; what is left keeps its order, and what is gone its own.

        What is gone is noted at the end, or `in_place`: private answers could be others by now, when more are done.
        """
        gone, kept = [self.log[at] for at in places], [e for at, e in enumerate(self.log) if at not in places]
        alone, quiet = all(is_only_of(entry, seat) for entry in gone), unheard_of(self, NOBODY)
        unheard = alone and all(at in quiet or is_unheard(self.log[at]) for at in places)
        note = TakenBack(seat, gone, any(_has_luck(entry) for entry in gone), alone, unheard)
        source = self.table.source
        while isinstance(source, Forced) and not source.left:
            source = source.then
        if note.rekeyed and isinstance(source, Seeded):
            source = Seeded(f"{source.seed}/{source.used}")
        if in_place:
            kept.insert(places[0], note)
        told_again = retold(self.game, self.start, kept, source, self.options, self.seed)
        self.table, self._flow, self.ask = told_again.table, told_again._flow, told_again.ask
        if not in_place:
            self.note(note)


def retold(
    game: Game[S], state: S, entries: Sequence[Entry], source: Source, options: dict[str, Setting], seed: str | None
) -> Match[S]:
    """A match told again from its first state and its log; after the log, luck comes from `source`."""
    forced = Forced(outcomes(entries), source)
    match = Match[S].resumed(game, state, forced, options, seed)
    match.repeat(entries)
    if forced.left:
        raise FlowError(f"{forced.left} recorded outcomes were never asked for")
    match.table.source = source
    return match


def _named(seats: Sequence[Seat]) -> str:
    if list(seats) == [CLOCK]:
        return "the clock"
    return f"seat{'s' * (len(seats) != 1)} {listed(seats)}"


def _has_luck(entry: Entry) -> bool:
    if isinstance(entry, Outcome):
        return entry.hops != KNOWN
    return isinstance(entry, TakenBack) and any(_has_luck(e) for e in entry.gone)
