"""The laws of secrecy: hidden facts change nothing that a seat sees, hears, is asked or is refused."""

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
from meadhall.engine.privacy.view import same_bytes
from meadhall.engine.record.file_format import StandingEntry
from meadhall.engine.record.retelling import Retelling
from meadhall.engine.table.chance import ForcedLuck, SampledLuck, outcomes
from meadhall.engine.table.log import KNOWN, Entry, entries_agree, is_answer_of
from meadhall.engine.table.recalled import OtherLuck, RecalledLuck
from meadhall.engine.table.table import StepBeginning
from meadhall.testing.laws.law import BrokenLaw, Case, Law, must, seat_words
from meadhall.testing.laws.menus import NONSENSE

SEATS: Final = 2  # random seats whose imagined world is checked at a decision
TRIES: Final = 4  # other worlds to try for a seat until one differs from the match
CHECKED = 200  # decisions of a match after which the asked seats are checked; in a long one a few more


class TwoWorlds(Law):
    says = "two worlds that differ only in secrets from a seat look the same to it, byte for byte"

    def __init__(self) -> None:
        super().__init__()
        self.different = 0
        self.hidden = 0

    def decision(self, case: Case) -> None:
        for seat in case.listeners:
            baseline = SeatBaseline(case, seat)
            for _ in range(1 if self.different else TRIES):
                there = other_world(case, seat)
                if there is not None and baseline.is_comparable(there):
                    self.checked += 1
                    self.different += encode(there.state) != baseline.state
                    baseline.compare(there)
            self.hidden += _is_in_the_dark(case.match, seat)

    def finish(self, game: Game[Any], matches: int) -> None:
        must(
            not self.hidden or bool(self.different),
            "there were secrets, and no second world could be made to test them",
        )


class SecretQuestions(Law):
    """The law of two worlds for questions alone, at nearly every decision: rules seldom skip a seat by its secrets."""

    says = "nobody learns a secret from the question to a seat, or from the answer that it gives in the open"
    always = True

    def decision(self, case: Case) -> None:
        seat = case.rng.choice(case.listeners)
        if case.rng.random() >= CHECKED / max(CHECKED, case.decision) or not _is_in_the_dark(case.match, seat):
            return
        since = known_log(case.match, seat, case.mark_at)
        if any(isinstance(entry, Answer) and not entry.key for entry in since):
            return  # another secret answer may leave another question
        _parts_must_be_offered(case, seat, since)
        there = other_world(case, seat)
        if there is not None:
            self.checked += 1
            what = f"{seat_words(seat)} can tell two worlds apart by the asked seat"
            _must_equal(asked_as_seen(case.match, seat), asked_as_seen(there, seat), what)


def asked_as_seen(match: Match[Any], seat: int) -> str:
    """The asked seats and questions as far as a seat knows them, with all of its own options."""
    heard = match.known_match(seat)
    if heard.ask is None:
        return "nobody"
    others = {one: heard.ask.menus[one].question for one in heard.ask.waiting if one in heard.ask.of(seat).menus}
    own = match.menu(seat).keys if match.ask is not None and seat in match.ask.waiting else []
    return f"{heard.ask.waiting}, {others}, {own}"


def _is_in_the_dark(match: Match[Any], seat: int) -> bool:
    """Whether somebody has seen a face that this seat has not."""
    return any(seen > 0 and not seen >> max(seat, 0) & 1 for seen in match.state.faces.seen)


class SeatBaseline:
    """The match as one seat has it, assembled once for all worlds to compare."""

    def __init__(self, case: Case, seat: int) -> None:
        self.case = case
        self.seat = seat
        self.match = _told_again(case)
        self.who = seat_words(seat)
        self.language = case.rng.choice(case.game.languages)

    @cached_property
    def state(self) -> bytes:
        """The whole state."""
        return encode(self.match.state)

    @cached_property
    def shown(self) -> list[ShownThing]:
        """Everything the seat is shown."""
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

    def is_comparable(self, there: Match[Any]) -> bool:
        """Whether a world can be compared: other secret answers may leave other public traces."""
        since = known_log(self.case.match, self.seat, self.case.mark_at)
        if not any(isinstance(entry, Answer) and not entry.key for entry in since):
            return True
        if len(known_log(there, self.seat)) != len(since):
            return False  # somebody needed more or fewer answers there, in a private flow
        one, other = views.build_view(self.match, self.seat), views.build_view(there, self.seat)
        return one.state == other.state and one.waiting == other.waiting and one.awaited == other.awaited

    def compare(self, there: Match[Any]) -> None:
        """Raise BrokenLaw if the seat can tell that world from this one."""
        tells = f"{self.who} can tell two worlds apart by"
        for (what, mine), (_, other) in zip(self.shown, shown_to(there, self.seat, self.language), strict=True):
            _must_equal(mine, other, f"{tells} {what}")
        splice(self.case, there)
        _must_equal(self.log_text, repr(known_log(there, self.seat)), f"{tells} the log")
        if all(entry.key for entry in self.log if isinstance(entry, Answer)):
            _must_equal(self.file, record.save(there, self.seat), f"{tells} the match file")


class ShownThing(NamedTuple):
    """One thing that a seat is shown, by name, as text."""

    what: str
    text: str


def shown_to(match: Match[Any], seat: int, language: str) -> list[ShownThing]:
    """Everything one seat is shown of a match since its last checkpoint, in a language."""
    view = same_bytes(views.build_view(match, seat))
    events: list[Event] = list(match.news(seat))
    return [
        *(ShownThing(f"the view's {part}", encode(value).decode()) for part, value in view.items()),
        ShownThing("what it was told", repr(events)),
        ShownThing("what is refused", repr(_refusals(match, seat))),
        ShownThing("an error", _error(match, seat)),
        ShownThing("what it may take back", repr(_free(match, seat))),
        ShownThing(f"what is said in '{language}'", repr(_said(match, seat, language))),
    ]


def _free(match: Match[Any], seat: int) -> Entry | None:
    """The answer that a seat may undo freely; it must not reveal how many others have answered."""
    at = match.undo_place(seat)
    return None if at is None else match.log[at]


def _refusals(match: Match[Any], seat: int) -> list[tuple[str, str, str]]:
    if match.ask is None or seat not in match.ask.waiting:
        return []
    return [(r.key, r.clause, f"{r.text} {r.numbers}") for r in match.menu(seat).refusals()]


def _said(match: Match[Any], seat: int, language: str) -> list[object]:
    """Everything a seat hears, sees and is asked in a language, with the previews of its answers."""
    people = [f"Player {number + 1}" for number in range(match.game.seats(match.options))]
    eyes = Perspective(match, people, None if seat < 0 else seat, language=language)
    said: list[object] = [[(line.words, line.brief) for line in eyes.lines()], eyes.scene()]
    if match.ask is not None and seat in match.ask.waiting:
        said += [eyes.question(), eyes.aside(), [(o.key, eyes.words(o), eyes.warning(o.key)) for o in eyes.menu()]]
        said += [eyes.words(o, brief=True) for o in eyes.menu()]
        view = eyes.view()
        said += [eyes.voice.outlook(view), *(eyes.voice.preview(view, o) for o in eyes.menu())]
        said += [(r.key, r.words) for r in eyes.refused(eyes.menu())]
    return said


def _error(match: Match[Any], seat: int) -> str:
    try:
        match.answer(seat, NONSENSE)
    except MeadhallError as error:
        return str(error)
    return ""


def _told_again(case: Case) -> Match[Any]:
    """The match itself, replayed from the checkpoint before its last answer."""
    since = case.match.log[case.mark_at :]
    forced = ForcedLuck(outcomes(since), SampledLuck(case.rng))
    start = case.match.start if case.mark is None else case.mark
    match = Match[Any].resumed(case.game, start, forced, case.match.options)
    match.repeat(since)
    return match


class QuickRetelling(Retelling):
    """A retelling that gives up early: if hardly any world fits, there is little to compare."""

    guesses = 40


def other_world(case: Case, seat: int) -> Match[Any] | None:
    """A match that is equal for all this seat may know: hidden faces are dealt again before the last answer.

    None if that world is impossible: an answer would not have been on offer, or another piece would have been shown.
    BrokenLaw if the rules react differently to the last answer.
    """
    match = case.match
    kept = [StandingEntry(at, entry) for at, entry in enumerate(known_log(match, seat, case.mark_at))]
    last = max((at for at, k in enumerate(kept) if isinstance(k.entry, Answer)), default=-1)
    try:
        telling = _told_until(case, seat, kept[:last] if last >= 0 else kept)
        if last >= 0 and (telling.begin or len(telling.match.log) > last):
            return None  # before the last answer something else has come up than the seat knows
        world = telling.match if last < 0 else _answered(telling, kept, last, match)
        if world is not None and match.ask is not None:
            imagining.end_private_flows(world, match.ask.waiting, case.rng)
        return world
    except MeadhallError:
        return None


def _answered(telling: Retelling, kept: list[StandingEntry], last: int, match: Match[Any]) -> Match[Any] | None:
    """Give the last answer: from here on, the seat must not see any difference."""
    entry = kept[last].entry
    assert isinstance(entry, Answer)
    world = telling.match
    world.table.source = RecalledLuck(((k.number, k.entry) for k in kept[last:]), telling.then, telling.hidden)
    before, faces = len(world.log), list(world.state.faces.face)
    _must_be_offered(world, kept, last, telling.seat)
    guessed = any(isinstance(one.entry, Answer) and not one.entry.key for one in kept[:last])
    if guessed and not entry.key and not (world.ask and world.ask.secret):
        return None  # another secret answer has ended the private question that the seat knows
    try:
        world.answer(entry.seat, entry.key or telling.guess(entry.seat), entry.at)
    except OtherLuck as error:
        raise BrokenLaw(f"after the answer '{entry.key}' {error}") from None
    for told, given in zip_longest([k.entry for k in kept[last:]], world.log[before:]):
        if told is None or given is None or not entries_agree(told, given):
            if (guessed or not entry.key) and any(one is None or _is_showing(one) for one in (told, given)):
                return None  # another secret answer may have named the shown card, or may leave more open
            if _shows_other(told, faces) or _shows_other(given, match.state.faces.face):
                return None  # a card that differs in the other world reveals it
            raise BrokenLaw(f"after the answer '{entry.key}' one world has {told}, the other {given}")
    return world


def _parts_must_be_offered(case: Case, seat: int, since: list[Entry]) -> None:
    """The same for one of the answers that this seat reads with the last one, as parts of it."""
    answers = [at for at, entry in enumerate(since) if isinstance(entry, Answer)]
    parts = [at for at in answers[:-1] if all(is_answer_of(one, since[at].seat) for one in since[at:])]
    if not parts:
        return
    kept, at = [StandingEntry(at, entry) for at, entry in enumerate(since)], case.rng.choice(parts)
    with suppress(MeadhallError):
        telling = _told_until(case, seat, kept[:at])
        if not telling.begin and len(telling.match.log) == at:
            _must_be_offered(telling.match, kept, at, seat)


def _told_until(case: Case, seat: int, kept: list[StandingEntry]) -> QuickRetelling:
    """A world that fits the knowledge of a seat, up to this place of the log."""
    match, luck = case.match, SampledLuck(case.rng)
    start = known_to(match.start if case.mark is None else case.mark, match.state.faces, seat)
    telling = QuickRetelling(match.game, start, match.options, kept, luck, luck, None, seat)
    for _ in telling.moments():
        pass
    return telling


def _must_be_offered(world: Match[Any], kept: list[StandingEntry], at: int, seat: int | None) -> None:
    """Raise BrokenLaw if a public answer names something that this seat has neither seen nor is shown."""
    entry = kept[at].entry
    if not isinstance(entry, Answer) or entry.seat == seat or world.ask is None or not _names(world, entry.key):
        return
    if entry.seat not in world.ask.waiting or any(_is_showing(one.entry) for one in kept[at:]):
        return
    unasked = world.unasked(entry.seat)
    menu = world.menu(entry.seat)
    if entry.key not in menu.keys and (unasked is None or entry.key not in unasked.keys):
        raise BrokenLaw(
            f"{seat_words(seat)} reads the answer '{entry.key}' of seat {entry.seat} to '{menu.question}', and learns"
            " from it what it has not seen: with other hidden faces it would not be on offer."
            " Ask with secret=True, or show at once what the answer names"
        )


def _names(match: Match[Any], key: str) -> bool:
    """Whether a key names one thing of several, such as a card; 'yes' and 'accept' may depend on secrets."""
    said = label(key).casefold()
    faces = (label(name).casefold() for names in match.game.face_names.values() for name in names)
    return ":" in key or any(name in said for name in faces if name)


def _is_showing(entry: Entry | None) -> TypeGuard[Outcome]:
    """Whether a card with a face is shown to somebody."""
    return isinstance(entry, Outcome) and entry.hops == KNOWN


def _shows_other(entry: Entry | None, faces: Sequence[int]) -> bool:
    """Whether the shown card has another face in the world with these faces."""
    return _is_showing(entry) and (entry.piece >= len(faces) or faces[entry.piece] != entry.value)


def splice(case: Case, world: Match[Any]) -> None:
    """Put the past of a match before a world that begins at one of its checkpoints."""
    match, begin, t = case.match, case.mark_at, world.table
    t.log[:0] = match.log[:begin]
    t.mark_at += begin
    t.step_at += begin
    t.unasked = {at + begin for at in t.unasked}
    t.learned = {lane: at + begin for lane, at in t.learned.items()}
    t.told[:] = [(event, to, at + begin) for event, to, at in t.told]
    t.begun = {lane: StepBeginning(begun.log + begin, begun.told) for lane, begun in t.begun.items()}
    t.entered = [(at + begin, lane) for at, lane in t.entered]
    if world.ask is not None:
        world.ask.answer_positions = {seat: at + begin for seat, at in world.ask.answer_positions.items()}
    world.start, world.seed, world.options = match.start, match.seed, match.options


def _must_equal(one: str, other: str, message: str) -> None:
    if one == other:
        return
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(0, at - 30)
    raise BrokenLaw(f"{message}: ...{one[begin : at + 50]}... and ...{other[begin : at + 50]}...")


class ImaginedWorlds(Law):
    says = "an imagined world looks the same to the seat that imagines it"

    def decision(self, case: Case) -> None:
        for seat in case.rng.sample(case.listeners, SEATS):
            view = views.build_view(case.match, seat)
            world = imagine(view, random.Random(case.rng.random()))
            if case.match.ask is not None and set(case.match.ask.given) - {seat}:
                continue  # an unknown answer is asked for again in the imagined world
            self.checked += 1
            before, after = same_bytes(view), same_bytes(views.build_view(world, seat))
            for part, value in before.items():
                one, other = encode(value).decode(), encode(after[part]).decode()
                _must_equal(one, other, f"seat {seat}: another {part} when imagined")
            must(
                encode(same_bytes(views.build_view(case.match, seat))) == encode(before), "imagining changed the match"
            )
