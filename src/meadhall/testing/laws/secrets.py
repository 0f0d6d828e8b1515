"""The laws of secrecy: a fact that is hidden from a seat does not change its view, events, questions or refusals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from itertools import zip_longest
from typing import Any, Final, NamedTuple, TypeGuard

from meadhall.engine import Answer, Event, Game, Match, MeadhallError, Outcome, imagine, record
from meadhall.engine.common.english import label
from meadhall.engine.model.state import encode, known_to
from meadhall.engine.play import imagining, views
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.record.file_format import ActiveEntry
from meadhall.engine.record.retelling import LogReplay
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, outcome_values
from meadhall.engine.table.log import ALREADY_DRAWN, Entry, entries_agree, is_answer_of
from meadhall.engine.table.recalled import RecalledLuck, WrongOutcomeKind
from meadhall.engine.table.table import StepBeginning
from meadhall.testing.laws.law import BrokenLaw, Case, Law, must, seat_words
from meadhall.testing.laws.menus import NONSENSE

SEATS_CHECKED: Final = 2  # number of random seats whose imagined world is checked at a decision
WORLDS_TRIED: Final = 4  # number of other worlds to try for a seat until one differs from the match
DECISIONS_CHECKED = 200  # number of decisions of a match where the questions are checked; in a long match slightly more


class TwoWorlds(Law):
    says = "two worlds that differ only in facts hidden from a seat look the same to that seat, byte for byte"

    def __init__(self) -> None:
        super().__init__()
        self.found_other_world = 0
        self.had_hidden_faces = 0

    def decision(self, case: Case) -> None:
        for seat in case.listeners:
            baseline = SeatBaseline(case, seat)
            for _ in range(1 if self.found_other_world else WORLDS_TRIED):
                world = other_world(case, seat)
                if world is not None and baseline.is_comparable(world):
                    self.checked += 1
                    self.found_other_world += encode(world.state) != baseline.state
                    baseline.compare(world)
            self.had_hidden_faces += _lacks_a_face(case.match, seat)

    def finish(self, game: Game[Any], matches: int) -> None:
        must(
            not self.had_hidden_faces or bool(self.found_other_world),
            "there were secrets, and no second world could be made to test them",
        )


class SecretQuestions(Law):
    """The law of two worlds for questions only. It is checked often, because few questions depend on secrets."""

    says = "no seat learns a secret from the question or the public answer of another seat"
    always = True

    def decision(self, case: Case) -> None:
        seat = case.rng.choice(case.listeners)
        if case.rng.random() >= DECISIONS_CHECKED / max(DECISIONS_CHECKED, case.decision) or not _lacks_a_face(
            case.match, seat
        ):
            return
        since = known_log(case.match, seat, case.checkpoint_position)
        if any(isinstance(entry, Answer) and not entry.key for entry in since):
            return  # with another secret answer, another question may be open
        _require_no_leak_in_parts(case, seat, since)
        world = other_world(case, seat)
        if world is not None:
            self.checked += 1
            message = f"{seat_words(seat)} can tell two worlds apart by the asked seat"
            _require_equal(asked_as_seen(case.match, seat), asked_as_seen(world, seat), message)


def asked_as_seen(match: Match[Any], seat: int) -> str:
    """Return the asked seats and their questions as a seat knows them, and its own options, as text."""
    known = match.known_match(seat)
    if known.ask is None:
        return "nobody"
    others = {
        other_seat: known.ask.menus[other_seat].question
        for other_seat in known.ask.waiting
        if other_seat in known.ask.question_of(seat).menus
    }
    own_keys = match.menu(seat).keys if match.ask is not None and seat in match.ask.waiting else []
    return f"{known.ask.waiting}, {others}, {own_keys}"


def _lacks_a_face(match: Match[Any], seat: int) -> bool:
    """Whether another seat has seen a face that this seat has not seen."""
    return any(seen > 0 and not seen >> max(seat, 0) & 1 for seen in match.state.faces.seen)


class SeatBaseline:
    """The match as one seat sees it, computed once to compare several other worlds with it."""

    def __init__(self, case: Case, seat: int) -> None:
        self.case = case
        self.seat = seat
        self.match = _replayed_match(case)
        self.seat_name = seat_words(seat)
        self.language = case.rng.choice(case.game.languages)

    @cached_property
    def state(self) -> bytes:
        """The whole state."""
        return encode(self.match.state)

    @cached_property
    def visible_things(self) -> list[ShownThing]:
        """Everything that the seat sees."""
        return shown_to(self.match, self.seat, self.language)

    @cached_property
    def log(self) -> list[Entry]:
        """The log as the seat knows it."""
        return known_log(self.case.match, self.seat)

    @cached_property
    def log_text(self) -> str:
        """The log as the seat knows it, as text."""
        return repr(self.log)

    @cached_property
    def file(self) -> str:
        """The match file for the seat."""
        return record.save(self.case.match, self.seat)

    def is_comparable(self, world: Match[Any]) -> bool:
        """Whether a world can be compared: with other secret answers, public facts may differ, too."""
        since = known_log(self.case.match, self.seat, self.case.checkpoint_position)
        if not any(isinstance(entry, Answer) and not entry.key for entry in since):
            return True
        if len(known_log(world, self.seat)) != len(since):
            return False  # a private flow there had more or fewer answers
        own_view, world_view = views.build_view(self.match, self.seat), views.build_view(world, self.seat)
        return (
            own_view.state == world_view.state
            and own_view.waiting == world_view.waiting
            and own_view.awaited == world_view.awaited
        )

    def compare(self, world: Match[Any]) -> None:
        """Raise BrokenLaw if the seat can tell this world from the match."""
        prefix = f"{self.seat_name} can tell two worlds apart by"
        for (name, own_text), (_, world_text) in zip(
            self.visible_things, shown_to(world, self.seat, self.language), strict=True
        ):
            _require_equal(own_text, world_text, f"{prefix} {name}")
        prepend_log(self.case, world)
        _require_equal(self.log_text, repr(known_log(world, self.seat)), f"{prefix} the log")
        if all(entry.key for entry in self.log if isinstance(entry, Answer)):
            _require_equal(self.file, record.save(world, self.seat), f"{prefix} the match file")


class ShownThing(NamedTuple):
    """One thing that a seat sees: its name, and its contents as text."""

    name: str
    text: str


def shown_to(match: Match[Any], seat: int, language: str) -> list[ShownThing]:
    """Return everything that one seat sees of a match since its last checkpoint, in a language."""
    view = view_as_plain(views.build_view(match, seat))
    events: list[Event] = list(match.news(seat))
    return [
        *(ShownThing(f"the view's {part}", encode(value).decode()) for part, value in view.items()),
        ShownThing("the events", repr(events)),
        ShownThing("the refusals", repr(_refusals(match, seat))),
        ShownThing("an error message", _error(match, seat)),
        ShownThing("the answer that it can undo", repr(_undoable_answer(match, seat))),
        ShownThing(f"the texts in '{language}'", repr(_texts(match, seat, language))),
    ]


def _undoable_answer(match: Match[Any], seat: int) -> Entry | None:
    """Return the answer that a seat can undo alone, but not its log position: that would count the others' answers."""
    position = match.undo_place(seat)
    return None if position is None else match.log[position]


def _refusals(match: Match[Any], seat: int) -> list[tuple[str, str, str]]:
    if match.ask is None or seat not in match.ask.waiting:
        return []
    return [
        (refusal.key, refusal.clause, f"{refusal.text} {refusal.numbers}") for refusal in match.menu(seat).refusals()
    ]


def _texts(match: Match[Any], seat: int, language: str) -> list[object]:
    """Return all texts for a seat in a language: events, scene, question, answers, previews and refusals."""
    people = [f"Player {number + 1}" for number in range(match.game.seats(match.options))]
    perspective = Perspective(match, people, None if seat < 0 else seat, language=language)
    texts: list[object] = [[(line.words, line.brief) for line in perspective.lines()], perspective.scene()]
    if match.ask is not None and seat in match.ask.waiting:
        texts += [
            perspective.question(),
            perspective.aside(),
            [
                (option.key, perspective.option_words(option), perspective.warning(option.key))
                for option in perspective.menu()
            ],
        ]
        texts += [perspective.option_words(option, brief=True) for option in perspective.menu()]
        view = perspective.view()
        texts += [
            perspective.voice.outlook(view),
            *(perspective.voice.preview(view, option) for option in perspective.menu()),
        ]
        texts += [(refusal.key, refusal.words) for refusal in perspective.menu_refusals(perspective.menu())]
    return texts


def _error(match: Match[Any], seat: int) -> str:
    try:
        match.answer(seat, NONSENSE)
    except MeadhallError as error:
        return str(error)
    return ""


def _replayed_match(case: Case) -> Match[Any]:
    """Return the match, replayed from the checkpoint before its last answer."""
    entries = case.match.log[case.checkpoint_position :]
    forced_luck = ForcedLuck(outcome_values(entries), SampledLuck(case.rng))
    start = case.match.start if case.checkpoint is None else case.checkpoint
    match = Match[Any].resumed(case.game, start, forced_luck, case.match.options)
    match.repeat_answers(entries)
    return match


class QuickLogReplay(LogReplay):
    """A replay of a log with fewer guesses, to save time. If few worlds fit, there is little to compare."""

    guesses = 40


def other_world(case: Case, seat: int) -> Match[Any] | None:
    """Return a match with other hidden faces that looks the same to this seat. They are dealt before the last answer.

    Return None if that world is impossible, because an answer would not be on offer, or another piece would be shown.
    Raise BrokenLaw if the rules react differently to the last answer.
    """
    match = case.match
    standing = [
        ActiveEntry(index, entry) for index, entry in enumerate(known_log(match, seat, case.checkpoint_position))
    ]
    last = max((index for index, line in enumerate(standing) if isinstance(line.entry, Answer)), default=-1)
    try:
        telling = _replay_until(case, seat, standing[:last] if last >= 0 else standing)
        if last >= 0 and (telling.begin or len(telling.match.log) > last):
            return None  # before the last answer, the log of that world is different
        world = telling.match if last < 0 else _after_last_answer(telling, standing, last, match)
        if world is not None and match.ask is not None:
            imagining.end_private_flows(world, match.ask.waiting, case.rng)
        return world
    except MeadhallError:
        return None


def _after_last_answer(
    log_replay: LogReplay, entries: list[ActiveEntry], last_answer: int, match: Match[Any]
) -> Match[Any] | None:
    """Give the last answer in another world, and return that world.

    Raise BrokenLaw if the seat sees a difference after it. Return None if such a difference is allowed.
    """
    entry = entries[last_answer].entry
    assert isinstance(entry, Answer)
    world = log_replay.match
    world.table.source = RecalledLuck(
        ((line.number, line.entry) for line in entries[last_answer:]), log_replay.next_source, log_replay.hidden_source
    )
    before, faces = len(world.log), list(world.state.faces.face)
    _require_offered(world, entries, last_answer, log_replay.seat)
    was_guessed = any(isinstance(earlier.entry, Answer) and not earlier.entry.key for earlier in entries[:last_answer])
    if was_guessed and not entry.key and not (world.ask and world.ask.secret):
        return None  # a guessed secret answer has closed the private question
    try:
        world.answer(entry.seat, entry.key or log_replay.guess_key(entry.seat), entry.at)
    except WrongOutcomeKind as error:
        raise BrokenLaw(f"after the answer '{entry.key}' {error}") from None
    for by_log, by_rules in zip_longest([line.entry for line in entries[last_answer:]], world.log[before:]):
        if by_log is None or by_rules is None or not entries_agree(by_log, by_rules):
            if (was_guessed or not entry.key) and any(
                earlier is None or _is_showing(earlier) for earlier in (by_log, by_rules)
            ):
                return None  # after another secret answer, another card may be shown, or another question open
            if _shows_other(by_log, faces) or _shows_other(by_rules, match.state.faces.face):
                return None  # the card that was shown has another face in the other world
            raise BrokenLaw(f"after the answer '{entry.key}', one world has {by_log}, the other {by_rules}")
    return world


def _require_no_leak_in_parts(case: Case, seat: int, entries: list[Entry]) -> None:
    """Raise BrokenLaw if a random part of the last answer, before its end, reveals a secret.

    See `_require_offered`.
    """
    answers = [position for position, entry in enumerate(entries) if isinstance(entry, Answer)]
    parts = [
        position
        for position in answers[:-1]
        if all(is_answer_of(later, entries[position].seat) for later in entries[position:])
    ]
    if not parts:
        return
    known_entries, position = (
        [ActiveEntry(position, entry) for position, entry in enumerate(entries)],
        case.rng.choice(parts),
    )
    with suppress(MeadhallError):
        log_replay = _replay_until(case, seat, known_entries[:position])
        if not log_replay.begin and len(log_replay.match.log) == position:
            _require_offered(log_replay.match, known_entries, position, seat)


def _replay_until(case: Case, seat: int, entries: list[ActiveEntry]) -> QuickLogReplay:
    """Return the replay of an imagined world that agrees with this redacted log."""
    match, luck = case.match, SampledLuck(case.rng)
    start = known_to(match.start if case.checkpoint is None else case.checkpoint, match.state.faces, seat)
    log_replay = QuickLogReplay(match.game, start, match.options, entries, luck, luck, None, seat)
    for _ in log_replay.moments():
        pass
    return log_replay


def _require_offered(world: Match[Any], entries: list[ActiveEntry], index: int, seat: int | None) -> None:
    """Raise BrokenLaw if a public answer names a thing that this seat has not seen and that is not shown now."""
    entry = entries[index].entry
    if not isinstance(entry, Answer) or entry.seat == seat or world.ask is None or not _names_a_thing(world, entry.key):
        return
    if entry.seat not in world.ask.waiting or any(_is_showing(line.entry) for line in entries[index:]):
        return
    unasked = world.unasked(entry.seat)
    menu = world.menu(entry.seat)
    if entry.key not in menu.keys and (unasked is None or entry.key not in unasked.keys):
        raise BrokenLaw(
            f"{seat_words(seat)} reads the answer '{entry.key}' of seat {entry.seat} to '{menu.question}', and learns"
            " a secret from it: with other hidden faces it would not be on offer."
            " Ask with secret=True, or show the named card at once"
        )


def _names_a_thing(match: Match[Any], key: str) -> bool:
    """Whether a key names a thing, such as a card. Only these are checked: 'yes' may depend on secrets."""
    words = label(key).casefold()
    faces = (label(name).casefold() for names in match.game.face_names.values() for name in names)
    return ":" in key or any(name in words for name in faces if name)


def _is_showing(entry: Entry | None) -> TypeGuard[Outcome]:
    """Whether an entry shows a card whose face was drawn earlier."""
    return isinstance(entry, Outcome) and entry.hops == ALREADY_DRAWN


def _shows_other(entry: Entry | None, faces: Sequence[int]) -> bool:
    """Whether an entry shows a card that has another face in the world with these faces."""
    return _is_showing(entry) and (entry.piece >= len(faces) or faces[entry.piece] != entry.value)


def prepend_log(case: Case, world: Match[Any]) -> None:
    """Put the log of a match, up to a checkpoint, before the log of a world that begins at that checkpoint."""
    match, offset, t = case.match, case.checkpoint_position, world.table
    t.log[:0] = match.log[:offset]
    t.mark_at += offset
    t.step_at += offset
    t.unasked = {position + offset for position in t.unasked}
    t.learned = {lane: position + offset for lane, position in t.learned.items()}
    t.told[:] = [(event, recipient, position + offset) for event, recipient, position in t.told]
    t.step_beginnings = {
        lane: StepBeginning(beginning.log + offset, beginning.events) for lane, beginning in t.step_beginnings.items()
    }
    t.lane_changes = [(position + offset, lane) for position, lane in t.lane_changes]
    if world.ask is not None:
        world.ask.answer_positions = {seat: position + offset for seat, position in world.ask.answer_positions.items()}
    world.start, world.seed, world.options = match.start, match.seed, match.options


def _require_equal(text: str, other: str, message: str) -> None:
    if text == other:
        return
    difference = next(
        (index for index, (char, other_char) in enumerate(zip(text, other, strict=False)) if char != other_char),
        min(len(text), len(other)),
    )
    begin = max(0, difference - 30)
    raise BrokenLaw(f"{message}: ...{text[begin : difference + 50]}... and ...{other[begin : difference + 50]}...")


class ImaginedWorlds(Law):
    says = "an imagined world looks the same to the seat that imagines it"

    def decision(self, case: Case) -> None:
        for seat in case.rng.sample(case.listeners, SEATS_CHECKED):
            view = views.build_view(case.match, seat)
            world = imagine(view, random.Random(case.rng.random()))
            if case.match.ask is not None and set(case.match.ask.given_answers) - {seat}:
                continue  # the imagined world asks for the others' secret answers again
            self.checked += 1
            before, after = view_as_plain(view), view_as_plain(views.build_view(world, seat))
            for part, value in before.items():
                text, other = encode(value).decode(), encode(after[part]).decode()
                _require_equal(text, other, f"seat {seat}: the imagined world has a different {part}")
            must(
                encode(view_as_plain(views.build_view(case.match, seat))) == encode(before),
                "imagining changed the match",
            )
