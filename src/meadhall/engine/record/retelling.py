"""Replay a match from its log: repeat its answers, with the outcomes of the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from meadhall.engine.common.errors import BadRecord, MeadhallError, Sentence
from meadhall.engine.contract.game import Game, Setting
from meadhall.engine.model.state import State, clone, digest, known_to
from meadhall.engine.play.match import Match
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.record.file_format import ActiveEntry
from meadhall.engine.table.chance import SeededLuck, Source, stream_of
from meadhall.engine.table.events import Event
from meadhall.engine.table.log import HIDDEN, Answer, Entry, Outcome, TakenBack, entries_agree
from meadhall.engine.table.recalled import RecalledLuck

MAX_WORLDS: Final = 2000  # maximum number of imagined worlds for one answer; then the log counts as impossible
WORLDS_PER_CHANGE: Final = 24  # number of failed worlds after which earlier guesses are changed, too
DOUBLINGS: Final = 7  # the number of guesses to change doubles this often, from 1 to 64, then starts again


def view_digest(match: Match[Any], seat: int) -> str:
    """Return a short hash of everything that one seat knows."""
    return digest(view_as_plain(build_view(match, seat)))


def luck_after(seed: str, log: Sequence[Entry]) -> SeededLuck:
    """Return the seeded source of luck as it is after a log. Undone outcomes count, too."""
    return SeededLuck(*_key_and_use_after(seed, Counter(), log))


def _key_and_use_after(key: str, used: Counter[str], log: Sequence[Entry]) -> tuple[str, Counter[str]]:
    for entry in log:
        if isinstance(entry, Outcome):
            used[stream_of(entry.kind)] += 1 + entry.hops
        elif isinstance(entry, TakenBack):
            key, used = _key_and_use_after(key, used, entry.gone)
            if entry.rekeyed:
                key, used = f"{key}/{used.total()}", Counter()
    return key, used


class Moment(NamedTuple):
    """A position of a replayed match.

    `mark` is the checkpoint before it, and `since` the log since. `entries` are the answer that led to the position,
    and its outcomes. `events` are the events since that answer, with their receivers.
    """

    mark: Any
    since: list[Entry]
    entries: list[Entry]
    events: list[tuple[Event, int]]


class LogReplay:
    """A match that is replayed from its log, answer by answer.

    With `seat`, the log has only the knowledge of this seat, and everything else is imagined. If the imagined world
    contradicts the log, another world is imagined from the last checkpoint on, and `match` begins there.
    """

    max_worlds: ClassVar[int] = MAX_WORLDS

    def __init__(
        self,
        game: Game[Any],
        start: Any,
        options: dict[str, Setting],
        active_entries: Sequence[ActiveEntry],
        next_source: Source,
        hidden_source: Source,
        seed: str | None = None,
        seat: int | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.active_entries = active_entries
        self.next_source = next_source
        self.hidden_source = hidden_source
        self.seed = seed
        self.seat = seat
        self.guessed_keys: dict[int, str] = {}  # guessed keys of hidden answers, by log position
        self.failed_guesses: dict[int, set[str]] = {}  # guesses that failed at once, by log position
        self.current_position = 0  # log position of the current answer, or of the answer that failed
        self.match = self._restart(start, 0, 0)

    def moments(self) -> Iterator[Moment]:
        """Yield the position at the first question and after each answer. Then set the match's source of later luck."""
        begin, event_count, decision = 0, 0, 0
        self._compare(0, self._next_answer(0))
        yield self._moment(begin, event_count)
        for position, (number, entry, _) in enumerate(self.active_entries):
            if isinstance(entry, TakenBack):
                self.match.log_undo(entry)
            elif isinstance(entry, Answer):
                decision += 1
                begin, event_count = position, len(self.match.table.told)
                if self._repeat_answer(
                    position, Sentence("line {number} (decision {decision})", number=number, decision=decision)
                ):
                    event_count = 0
                yield self._moment(begin, event_count)
        self.match.table.source = self.next_source

    def _moment(self, begin: int, first_event: int) -> Moment:
        t = self.match.table
        events = [(entry[0], entry[1]) for entry in t.told[first_event:]]
        return Moment(t.mark, t.log[t.mark_at :], t.log[begin - self.begin :], events)

    def _restart(self, start: Any, begin: int, end: int) -> Match[Any]:
        """Start the match again at the log position `begin`, and replay it up to the log position `end`."""
        self.begin = begin
        source = RecalledLuck(
            ((line.number, line.entry) for line in self.active_entries[begin:]), self.next_source, self.hidden_source
        )
        if self.seat is not None:
            start = clone(start)
            self._deal_unknown_faces(start, source)
        self.match = Match[Any].resumed(self.game, start, source, self.options, self.seed, checkpoint_gap=0)
        for position in range(begin, end):
            entry = self.active_entries[position].entry
            if isinstance(entry, TakenBack):
                self.match.log_undo(entry)
            elif isinstance(entry, Answer):
                self._give_answer(position, entry)
        return self.match

    def _deal_unknown_faces(self, state: State, source: RecalledLuck) -> None:
        """Deal the faces that other seats have seen. Faces that the seat sees later in the log are already known."""
        faces = state.faces
        for entry in (line.entry for line in self.active_entries):
            if isinstance(entry, Outcome) and entry.value != HIDDEN:
                faces.guess(entry.piece, entry.value)
        self.game.deal_unknown(state, source.pick)

    def _repeat_answer(self, position: int, where: Sentence) -> bool:
        """Repeat the answer at a log position; return whether another world had to be imagined for it."""
        mark, mark_at = self.match.table.mark, self.begin + self.match.table.mark_at
        entry = self.active_entries[position].entry
        assert isinstance(entry, Answer)
        try:
            self._give_answer(position, entry)
        except MeadhallError as error:
            if self.seat is not None and self._imagine_again(mark, mark_at, position):
                return True
            if isinstance(error, BadRecord):
                raise error from None
            raise BadRecord("{where}: {error}", where=where, error=error.sentence) from None
        except Exception as error:
            message, kind = "{where}: the rules fail with {kind}: {error}", type(error).__name__
            raise BadRecord(message, where=where, kind=kind, error=str(error)) from error
        return False

    def _imagine_again(self, mark: Any, mark_at: int, position: int) -> bool:
        start = known_to(mark, mark.faces, -1 if self.seat is None else self.seat)
        self.failed_guesses = {}
        failure_counts = Counter[int]()
        for _ in range(self.max_worlds):
            failure_counts[self.current_position] += 1
            if self.current_position < position and self.current_position in self.guessed_keys:
                self.failed_guesses.setdefault(self.current_position, set()).add(
                    self.guessed_keys[self.current_position]
                )
            for guess_position in self._guesses_to_change(mark_at, position, failure_counts[self.current_position]):
                del self.guessed_keys[guess_position]
            try:
                self._restart(start, mark_at, position + 1)
            except MeadhallError:
                continue
            return True
        return False

    def _guesses_to_change(self, begin: int, position: int, failure_count: int) -> list[int]:
        """Return the log positions of the guesses to change, after `failure_count` worlds failed at the current answer.

        Usually this is the last guess. If all answers up to the last one could be repeated, these are the last guesses
        of some seats, at random. After every PATIENCE failures, these are the last 2, 4, 8 ... guesses.
        """
        guesses = sorted(place for place in self.guessed_keys if begin <= place <= self.current_position)
        if failure_count % WORLDS_PER_CHANGE == 0:
            self.failed_guesses = {}
            return guesses[-(2 ** (failure_count // WORLDS_PER_CHANGE % DOUBLINGS)) :]
        if self.current_position < position:
            return guesses[-1:]
        last_guesses = {self._seat_at(place): place for place in guesses}
        return [place for place in last_guesses.values() if self.hidden_source.index("answer", range(2))]

    def _seat_at(self, position: int) -> int:
        entry = self.active_entries[position].entry
        assert isinstance(entry, Answer)
        return entry.seat

    def _give_answer(self, position: int, entry: Answer) -> None:
        self.current_position = position
        if not entry.key and position not in self.guessed_keys:
            self.guessed_keys[position] = self.guess_key(entry.seat, self.failed_guesses.get(position, ()))
        self.match.answer(entry.seat, entry.key or self.guessed_keys[position], entry.at)
        self._compare(position, self._next_answer(position + 1))
        number, _, view_seen = self.active_entries[position]
        if view_seen and self.seat is not None and view_seen != view_digest(self.match, self.seat):
            text = "line {number}: the digest of the view is {seen}, but replaying gives a different one"
            raise BadRecord(text, number=number, seen=view_seen)

    def _next_answer(self, start: int) -> int:
        """Return the log position of the next entry that is not an outcome."""
        return next(
            (
                index
                for index in range(start, len(self.active_entries))
                if not isinstance(self.active_entries[index].entry, Outcome)
            ),
            len(self.active_entries),
        )

    def guess_key(self, seat: int, failed_keys: Collection[str] = ()) -> str:
        """Return a guessed key for a hidden answer, if possible one that is not in `failed_keys`."""
        keys = self.match.menu(seat).keys
        candidates = [key for key in keys if key not in failed_keys] or keys
        return candidates[self.hidden_source.index("answer", range(len(candidates)))]

    def _compare(self, begin: int, end: int) -> None:
        """Compare the entries that the rules have just added with those of the file. Raise BadRecord if they differ."""
        added = self.match.log[begin - self.begin :]
        for (number, by_file, _), by_rules in zip(self.active_entries[begin:end], added, strict=False):
            if not entries_agree(by_file, by_rules):
                text = "line {number}: the file says {told}; by the rules it is {given}"
                raise BadRecord(text, number=number, told=entry_words(by_file), given=entry_words(by_rules))
        if len(added) < end - begin:
            number, by_file, _ = self.active_entries[begin + len(added)]
            text = "line {number}: the file says {told}, but nothing like that happens here by the rules"
            raise BadRecord(text, number=number, told=entry_words(by_file))
        if len(added) > end - begin and end < len(self.active_entries):
            text = "line {number}: by the rules {missing} comes first, and the file leaves it out"
            raise BadRecord(text, number=self.active_entries[end].number, missing=entry_words(added[end - begin]))


def replay_valid_part(
    build_replay: Callable[[Sequence[ActiveEntry]], LogReplay], active_entries: Sequence[ActiveEntry]
) -> tuple[LogReplay, list[Moment]]:
    """Replay a log up to the first answer that does not fit the rules; raise only if not even its start fits."""
    while True:
        log_replay: LogReplay | None = None
        try:
            log_replay = build_replay(active_entries)
            return log_replay, list(log_replay.moments())
        except Exception:  # the rules may fail in any way with a log of another version
            if not active_entries:
                raise
            active_entries = active_entries[: log_replay.current_position if log_replay is not None else 0]


def entry_words(entry: Entry) -> Sentence:
    """Return an entry in words, for error messages."""
    if isinstance(entry, Answer):
        secret = Sentence(" (secret)") if entry.secret else ""
        return Sentence("'{key}' of seat {seat}{secret}", key=entry.key, seat=entry.seat, secret=secret)
    if isinstance(entry, TakenBack):
        return Sentence("{count} entries undone", count=len(entry.gone))
    to = "" if entry.seat < 0 else Sentence(" to seat {seat}", seat=entry.seat)
    piece = "" if entry.piece < 0 else Sentence(" for piece {piece}", piece=entry.piece)
    face = {"kind": entry.kind, "value": entry.value, "clause": entry.clause}
    return Sentence("{kind} {value}{piece}{to} ({clause})", piece=piece, to=to, **face)
