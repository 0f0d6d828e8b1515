"""Tables for tests: set up a position with `table`, give answers, and check the results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from meadhall.engine import (
    OVER,
    Answer,
    Ask,
    BadPosition,
    Event,
    Flow,
    Game,
    Match,
    Menu,
    NotOffered,
    Option,
    Positions,
    Refusal,
    SeededLuck,
    Setting,
    Standing,
    State,
    Step,
    Table,
    View,
    find_game,
)
from meadhall.engine.common.errors import BadScript, joined_names
from meadhall.engine.flows.flow import ONE
from meadhall.engine.flows.options import Question
from meadhall.engine.model.state import encode
from meadhall.engine.positions.position import find_seat
from meadhall.engine.positions.positions import GameFacts, build
from meadhall.engine.privacy.redaction import open_parts
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.table.chance import fork_generator
from meadhall.testing.script import OutOfLuck, Script

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)
Who = int | str

NOBODY: Final = -9  # pseudo-seat that is asked while the table waits for unscripted luck
_watched: list[list[ScriptedTable[Any]]] = []


class ScriptedTable(Generic[S]):
    """The table of a test. A seat can be its number, or the name that the game uses in tests."""

    def __init__(self, match: Match[S], script: Script, seats: Sequence[str] = ()) -> None:
        self.match = match
        self.script = script
        self.seats = seats
        self._events_before_answer = 0
        self.checked = False
        if _watched:
            _watched[-1].append(self)

    # ---- acting

    def answer(self, *keys: str, by: Who | None = None) -> None:
        """Give these answers in order, each for the asked seat. Raise BadScript if the asked seat is not `by`."""
        for key in keys:
            seat = self.asked
            if by is not None and self.seat(by) != seat:
                raise BadScript(f"seat {seat} is asked '{self.question}' now, not seat {self.seat(by)}")
            self._events_before_answer = self.match.event_count
            self.match.answer(seat, key)

    def take_back(self, who: Who) -> None:
        """Undo a seat's last answer. Raise NotOffered if somebody has learned from it."""
        self.match.take_back(self.seat(who))

    # ---- reading

    @property
    def state(self) -> S:
        """The whole state with all secrets."""
        return self.match.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def waits(self) -> bool:
        """Whether the table waits: at the step `stop_at`, or for unscripted luck."""
        ask = self.match.ask
        return ask is not None and NOBODY in ask.menus

    @property
    def menu(self) -> Menu[Any]:
        """The menu of the asked seat. Raise BadScript if nobody is asked."""
        ask = self.match.ask
        if ask is None:
            raise BadScript("nobody is asked: the match is over")
        if NOBODY in ask.menus:
            raise BadScript(f"nobody is asked: {ask.menus[NOBODY].question}")
        return self.match.menu()

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self.menu is not None
        assert self.match.ask is not None
        return self.match.ask.seat

    @property
    def question(self) -> str:
        """The name of the open question."""
        return self.menu.question

    @property
    def keys(self) -> list[str]:
        """The keys on the menu, in order."""
        return self.menu.keys

    def why_not(self, key: str) -> list[Refusal]:
        """Return the reasons why this key is not on offer."""
        assert self.menu is not None
        return self.match.why_not(key)

    def forbidden_by(self, key: str) -> list[str]:
        """Return the clauses that forbid this key. Raise BadScript if it is on offer."""
        if key in self.keys:
            raise BadScript(f"'{key}' is on offer for '{self.question}', so nothing forbids it")
        return [refusal.clause for refusal in self.why_not(key)]

    def refused(self, key: str, by: Who | None = None) -> list[str]:
        """Try an answer. Return the clauses that forbid it. Raise BadScript if it is accepted or changes anything."""
        seat = self.asked if by is None else self.seat(by)
        question, before = self.question, self._everything()
        try:
            self.match.answer(seat, key)
        except NotOffered:
            if self._everything() != before:
                raise BadScript(f"'{key}' of seat {seat} was refused, and yet it changed the match") from None
            asked = self.match.ask is not None and seat in self.match.ask.waiting
            return [refusal.clause for refusal in self.match.why_not(key, seat)] if asked else []
        raise BadScript(f"'{key}' of seat {seat} was not refused for '{question}'")

    def _everything(self) -> object:
        """Return everything about the match that a refused answer must not change."""
        ask = self.match.ask
        menus = {seat: menu.keys for seat, menu in ask.menus.items()} if ask is not None else {}
        return self.match.digest, list(self.match.log), self.match.event_count, menus

    def whole_answers(self, limit: int = 10_000) -> list[tuple[str, ...]]:
        """Return all complete answers to the open question, each with all its parts: `("go:E2", "to:E9")`.

        An answer is complete when an event or luck follows, another seat is asked, or the step ends.
        """
        assert self.menu is not None
        complete: list[tuple[str, ...]] = []
        incomplete: list[tuple[str, ...]] = [()]
        while incomplete:
            parts = incomplete.pop()
            for key in self._fork_after(parts).menu().keys:
                longer_parts = (*parts, key)
                (incomplete if self._is_part(self._fork_after(longer_parts)) else complete).append(longer_parts)
            if len(complete) + len(incomplete) > limit:
                raise BadScript(f"'{self.question}' has more than {limit} whole answers; ask for more with limit=")
        return sorted(complete)

    def _fork_after(self, keys: Sequence[str]) -> Match[S]:
        """Return a fork of the match after these answers of the asked seat."""
        fork = self.match.fork(fork_generator())
        for key in keys:
            fork.answer(self.asked, key)
        return fork

    def _is_part(self, match: Match[S]) -> bool:
        """Whether the last answer in a fork needs another part."""
        is_still_asked = match.ask is not None and match.ask.waiting == [self.asked]
        return is_still_asked and bool(open_parts(match)) and max(open_parts(match)) == len(match.log) - 1

    def tells_apart(self, other: ScriptedTable[S], who: Who) -> list[str]:
        """Return the parts of the table that look different to a seat (-1: a spectator) at another table."""
        own, others = self._visible_things(who), other._visible_things(who)
        return [name for name in own if own[name] != others[name]]

    def _visible_things(self, who: Who) -> dict[str, object]:
        """Return everything that a seat sees, by name."""
        seat = self.seat(who)
        asked = not self.over and not self.waits and seat in self.match.view(seat).waiting
        refusals = self.match.menu(seat).refusals() if asked else []
        parts: dict[str, object] = {name: encode(part) for name, part in view_as_plain(self.match.view(seat)).items()}
        parts["news"] = list(self.match.news(seat))
        parts["refusals"] = [(refusal.key, refusal.clause, refusal.words) for refusal in refusals]
        return parts

    def view(self, who: Who) -> View[S]:
        """Return the view of a seat, or of a spectator if `who` is -1."""
        return self.match.view(self.seat(who))

    def news(self, who: Who) -> list[Event]:
        """Return the events of the last answer that a seat has received."""
        return list(self.match.news(self.seat(who), self._events_before_answer))

    def heard(self, kind: type[E], who: Who = -1) -> list[E]:
        """Return all events of a class that a seat (-1: a spectator) has received in the whole match."""
        return [event for event in self.match.news(self.seat(who)) if isinstance(event, kind)]

    @property
    def standings(self) -> dict[int, Standing]:
        """The standings by seat."""
        return {standing.seat: standing for standing in self.match.standings}

    @property
    def points(self) -> list[int]:
        """The points of each seat, in seat order."""
        return [standing.points for _, standing in sorted(self.standings.items())]

    @property
    def places(self) -> list[int]:
        """The place of each seat, in seat order; 0 if the game does not rank seats."""
        return [standing.place for _, standing in sorted(self.standings.items())]

    def seat(self, who: Who) -> int:
        """Return the number of a seat, which is given by number or name."""
        return seat_number(who, self.seats)

    # ---- the end of the test

    def done(self) -> None:
        """End the test. Raise BadScript if scripted luck is left, or if an action is not finished."""
        self.checked = True
        self.script.check_used()
        self.match.refresh_checkpoint()
        t = self.match.table
        if not self.over and not self.waits and any(isinstance(entry, Answer) for entry in t.log[t.mark_at :]):
            raise BadScript(
                f"seat {self.asked} is still asked '{self.question}' ({self.menu.clause}): {joined_names(self.keys)}"
            )

    def __enter__(self) -> ScriptedTable[S]:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None:
            self.done()


@contextmanager
def all_luck_used() -> Generator[None]:
    """Raise BadScript after a `with` block if a table in it had scripted luck that was not used."""
    trials: list[ScriptedTable[Any]] = []
    _watched.append(trials)
    try:
        yield
    finally:
        _watched.pop()
    for trial in trials:
        if not trial.checked:
            trial.script.check_used()


def table(game: str | Game[Any], **words: object) -> ScriptedTable[Any]:
    """Return a table that is set up from words: options of the game, its words for positions and luck, and these:

    - `luck`: outcomes by kind.
    - `seed`: the seed of all luck that is not scripted.
    - `state`: a finished position, in place of words for it.
    - `stop_at`: a step; the table waits at its start.
    """
    rules: Game[Any] = find_game(game) if isinstance(game, str) else game
    stop_at = words.pop("stop_at", "")
    set_up = _set_up(rules, words)
    if stop_at and (stop_at not in rules.steps or stop_at == set_up.state.step):
        hint = f"; the position begins with '{stop_at}'" if stop_at == set_up.state.step else ""
        raise BadScript(
            f"stop_at is a step that comes later, one of {joined_names(rules.steps, 40)}, not {stop_at!r}{hint}"
        )
    return ScriptedTable(
        Match[Any].resumed(with_waits(rules, str(stop_at)), set_up.state, set_up.script, set_up.options),
        set_up.script,
        set_up.seats,
    )


def position(game: str | Game[Any], **words: object) -> Any:
    """Return only the state of a table that is set up from these words (see `table`)."""
    return _set_up(find_game(game) if isinstance(game, str) else game, words).state


class _SetUp(NamedTuple):
    state: State
    script: Script
    options: dict[str, Setting]
    seats: Sequence[str]


def _set_up(game: Game[Any], words: dict[str, object]) -> _SetUp:
    positions: Positions[Any] = game.positions if game.positions is not None else Positions()
    options = game.options(**_take_words(words, {choice.id for choice in game.choices}))
    luck_words = _take_words(words, positions.luck)
    luck, seed, state = words.pop("luck", {}), words.pop("seed", None), words.pop("state", None)
    script = _script(game, positions, luck_words, luck, seed)
    if state is None:
        others = [*positions.luck, *options, "luck", "seed", "state", "stop_at"]
        facts = GameFacts(game.name, [*game.steps, OVER], game.face_names, game.seats(options), others)
        position_built = build(positions, facts, game.first_state(options), words, luck_words)
        state, script.decks = position_built.state, position_built.next_cards
    if not isinstance(state, State):
        raise BadPosition(f"state= takes a finished State, as position(...) makes one, not {state!r}")
    return _SetUp(state, script, options, positions.seats)


def seat_number(who: Who, seats: Sequence[str]) -> int:
    """Return the number of a seat. Raise BadPosition if there is no seat of this name."""
    if isinstance(who, int):
        return who
    return find_seat(who, seats)


def _take_words(words: dict[str, object], names: Collection[str]) -> dict[str, object]:
    """Remove the words with these names, and return them."""
    return {name: words.pop(name) for name in list(words) if name in names}


def _script(
    game: Game[Any], positions: Positions[Any], luck_words: Mapping[str, object], luck: object, seed: object
) -> Script:
    if not isinstance(luck, Mapping):
        raise BadScript(f"luck is a mapping from kinds to outcomes, like {{'die': [3, 4]}}, not {luck!r}")
    words = {luck.kind: word for word, luck in positions.luck.items()}
    free_kinds = {luck.kind for luck in positions.luck.values() if luck.free} if seed is None else None
    script = Script({}, SeededLuck("tests" if seed is None else str(seed)), free_kinds, words, game.face_names)
    for word, value in luck_words.items():
        luck_word = positions.luck[word]
        script.outcomes_by_kind[luck_word.kind] = (
            script.read(luck_word.kind, value)
            if luck_word.read is None
            else _read_outcomes(word, luck_word.read, value)
        )
    for kind, values in cast(Mapping[str, object], luck).items():
        script.outcomes_by_kind[kind] = script.read(kind, values)
    return script


def _read_outcomes(word: str, read: Callable[[Any], list[Sequence[int]]], value: object) -> list[Sequence[int]]:
    """Return the outcomes that a game's own reader finds in a value. Raise BadScript if it cannot read the value."""
    try:
        return read(value)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise BadScript(f"{word}: {value!r} cannot be read: {error}") from error


def with_waits(game: Game[S], stop_at: str = "") -> Game[S]:
    """Return the game with steps that wait for unscripted luck, and with a wait in place of the step `stop_at`."""
    steps = {name: _waiting_step(step) for name, step in game.steps.items()}
    if stop_at:
        steps[stop_at] = _stop_step(stop_at)
    return replace(game, steps=steps)


def _stop_step(name: str) -> Step:
    async def stop(t: Table[Any]) -> None:
        await _waiting_ask(f"the table stops at the step '{name}'")

    return stop


def _waiting_ask(reason: str) -> Ask[Option]:
    """Return a question to nobody, which makes the table wait."""
    empty_menu: Menu[Option] = Menu(Question(reason, ""), [])
    return Ask(ONE, {NOBODY: empty_menu}, NOBODY)


def _waiting_step(step: Step) -> Step:
    async def step_or_wait(t: Table[Any]) -> None:
        log_length = len(t.log)
        try:
            await step(t)
        except OutOfLuck as missing:
            if len(t.log) > log_length:
                raise
            await _waiting_ask(str(missing))

    def run(t: Table[Any]) -> Flow[None]:
        return step_or_wait(t)

    return run
