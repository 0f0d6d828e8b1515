"""Handles the messages of a viewer: each causes an event, a reply, or a refusal with its reason."""

from __future__ import annotations

import math
from typing import Final

from msgspec import structs

from meadhall.bots.advice import advice_for
from meadhall.engine import MeadhallError, Names, NotOffered, Sentence
from meadhall.engine.common.player_names import clean_name
from meadhall.engine.common.text import Text, text
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.presentation.preview import Preview
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial, problem_of
from meadhall.server.tables import events as e
from meadhall.server.tables import plans
from meadhall.server.tables.fold import Fold
from meadhall.server.wording.hall_words import hall_text

Command = wire.Answer | wire.TakeBack | wire.AskBack | wire.Vote | wire.Say | wire.HandOver | wire.Resign
TableMessage = wire.Hello | wire.Look | wire.Mute | wire.AskMe | wire.Why | wire.Show | wire.Advise | Command
PHRASES: Final = (
    "hello", "good-luck", "your-turn", "one-moment", "thinking", "well-played", "nice-move", "ouch", "thanks", "sorry",
    "take-back-please", "good-game", "again", "goodbye",
)  # fmt: skip
MAX_ID_LENGTH: Final = 64
MAX_LINE_LENGTH: Final = 300
MAX_ASSUMED_ANSWERS: Final = 8  # maximum number of answers in the `after` field of a `why` message


async def respond(viewer: Viewer, message: TableMessage) -> None:
    """Carry out a viewer's message, and reply to it. The table must be loaded."""
    match message:
        case wire.Hello():
            viewer.set_language(message.language)
            _choose_seat(viewer, message.seat, message.told if message.updates == viewer.table.fold.updates else 0)
        case wire.Look():
            _choose_seat(viewer, message.seat, 0)
        case wire.Mute():
            await _mute(viewer, message)
        case wire.AskMe():
            await _choose_interrupts(viewer, message)
        case wire.Why():
            _send_reasons(viewer, message)
        case wire.Show():
            _send_preview(viewer, message)
        case wire.Advise():
            _send_advice(viewer, message)
        case _:
            await _carry_out(viewer, message)


# ---- reading


def _choose_seat(viewer: Viewer, seat: int | None, lines: int) -> None:
    fold = viewer.table.fold
    if seat is not None and seat != SPECTATOR and seat not in fold.seats_of(viewer.person.id):
        _refuse(viewer, "", Denial("forbidden", "own-views-only"))
        return
    greeting = viewer.seat is None
    viewer.set_seat(seat, lines)
    if greeting:
        send_chat(viewer)
    viewer.table.services.broadcaster.add(viewer)


def send_chat(viewer: Viewer) -> None:
    """Send a viewer all unsent chat lines, except those of muted people."""
    fold = viewer.table.fold
    muted = fold.muted.get(viewer.person.id, set())
    lines = [line for line in fold.chat if line.seq > viewer.chat_sent and line.person not in muted]
    viewer.chat_sent = fold.seq
    if lines:
        numbered = [structs.replace(line, seq=fold.event_number_for(viewer.person.id, line.seq)) for line in lines]
        viewer.send(wire.Talk(numbered))


async def _mute(viewer: Viewer, message: wire.Mute) -> None:
    person, muted = message.person, viewer.table.fold.muted.get(viewer.person.id, set())
    if message.on == (person in muted):
        return
    if message.on and not _can_chat(viewer, person):
        _refuse(viewer, "", Denial("unknown", "nobody-to-mute"))
        return
    try:
        await viewer.table.record_event(e.PersonMuted(person, message.on), viewer.person.id)
    except MeadhallError as error:
        _refuse(viewer, "", error)
    viewer.last_sight = None
    viewer.table.services.broadcaster.add(viewer)


async def _choose_interrupts(viewer: Viewer, message: wire.AskMe) -> None:
    fold, person = viewer.table.fold, viewer.person.id
    if (
        not fold.game.interrupts
        or not fold.seats_of(person)
        or message.when == fold.interrupt_choices.get(person, "always")
    ):
        return
    try:
        await viewer.table.record_event(e.InterruptsChosen(message.when), person)
    except MeadhallError as error:
        _refuse(viewer, "", error)


def _can_chat(viewer: Viewer, person: str) -> bool:
    """Whether a person has chatted at this table, or may chat now."""
    fold = viewer.table.fold
    spoke = any(line.person == person for line in fold.chat)
    return (
        spoke or bool(fold.seats_of(person)) or person in (fold.host, *fold.admitted) or viewer.table.is_present(person)
    )


def _send_reasons(viewer: Viewer, message: wire.Why) -> None:
    viewer.send(wire.Reasons(message.request, reasons_for(viewer, message.seat, message.key, message.after)))


def reasons_for(viewer: Viewer, seat: int, key: str, assumed_answers: list[str]) -> list[wire.Reason]:
    """Return the reasons why an answer is not on offer after the `assumed_answers`; empty if it is on offer."""
    fold = viewer.table.fold
    if seat not in fold.seats_of(viewer.person.id):
        return [wire.Reason(Text("hall-not-your-seat"), "")]
    if seat not in fold.waiting:
        return [wire.Reason(why_not_asked(fold, seat), "")]
    if len(assumed_answers) > MAX_ASSUMED_ANSWERS:
        return [wire.Reason(text("hall-too-far", most=MAX_ASSUMED_ANSWERS, these=len(assumed_answers)), "")]
    perspective = viewer.table.perspective(seat, viewer.language)
    try:
        menu = perspective.peek(*assumed_answers)
    except NotOffered as error:
        return [wire.Reason(problem_of(error, viewer.refusal_language).words, "")]
    refusals = [] if menu is None else perspective.why_not(menu, key)
    return [
        wire.Reason(perspective.wording.reason(refusal, perspective.listener), refusal.clause) for refusal in refusals
    ]


def _send_preview(viewer: Viewer, message: wire.Show) -> None:
    """Send the preview of an option; None if the game has no preview, or there is no such option."""
    fold, preview = viewer.table.fold, None
    if message.seat in fold.seats_of(viewer.person.id) and message.seat in fold.waiting:
        preview = _preview_of(viewer.table.perspective(message.seat, viewer.language), message.key)
    viewer.send(wire.ShowReply(message.request, preview))


def _preview_of(perspective: Perspective, key: str) -> Preview | None:
    """Return the preview of one answer. For an empty key, return the effects of all answers on their targets."""
    view = perspective.view()
    if not key:
        marks = perspective.language.outlook(view)
        return Preview("", marks=marks) if marks else None
    option = next((option for option in view.options if option.key == key), None)
    return None if option is None else perspective.language.preview(view, option)


def _send_advice(viewer: Viewer, message: wire.Advise) -> None:
    """Send the answer of the game's own bot for this seat, with its reason."""
    try:
        _check_may_get_advice(viewer, message.seat)
        key, why = advice_for(viewer.table.fold.match, message.seat)
    except MeadhallError as error:
        _refuse(viewer, "", error)
    else:
        viewer.send(wire.AdviceReply(message.request, key, why))


def _check_may_get_advice(viewer: Viewer, seat: int) -> None:
    fold = viewer.table.fold
    if not _is_own_seat(viewer, seat):
        raise Denial("forbidden", "not-your-seat")
    if any(other.person is not None for at, other in enumerate(fold.seats) if at != seat):
        raise Denial("forbidden", "no-advice-among-people")
    if fold.is_timed:
        raise Denial("not-now", "no-advice-in-real-time")
    if seat not in fold.waiting or fold.seats[seat].level:
        raise _not_asked_denial(viewer, seat)


# ---- acting


async def _carry_out(viewer: Viewer, message: Command) -> None:
    before = viewer.table.fold.seq
    try:
        event = _event_of(viewer, message)
        seq = viewer.table.fold.number_of_command(message.id, viewer.person.id, event.request)
        if seq is None:
            _check_command(viewer, message)
            seq = await _record(viewer, event, message.id)
    except MeadhallError as error:
        _refuse(viewer, message.id, error, _refusal_reasons(viewer, message))
        if viewer.seat is not None:
            viewer.last_sight = None
            viewer.table.services.broadcaster.add(viewer)  # the viewer may have seen an outdated table
        if viewer.table.is_loaded and viewer.table.fold.seq != before:
            viewer.table.publish_change()  # in real time, due events were recorded before the refusal
        return
    viewer.send(wire.CommandDone(message.id, viewer.table.fold.event_number_for(viewer.person.id, seq)))
    viewer.last_sight = None  # the next sight is sent in any case
    if isinstance(message, wire.Say):
        for listener in viewer.table.viewers:
            if listener.seat is not None:
                send_chat(listener)
    else:
        viewer.table.publish_change()


async def _record(viewer: Viewer, event: e.AnyTableEvent, command: str) -> int:
    table = viewer.table
    if isinstance(event, e.AnswerGiven) and table.race.is_on:
        return await table.race.answer_command(event, viewer.person.id, command, viewer.message_tick)
    return await table.record_event(event, viewer.person.id, command)


def _event_of(viewer: Viewer, message: Command) -> e.AnyTableEvent:
    """Return the event for a command. A repeated command gives the same event."""
    if not 0 < len(message.id) <= MAX_ID_LENGTH:
        raise Denial("invalid", "bad-command-id", most=MAX_ID_LENGTH)
    match message:
        case wire.Answer():
            return e.AnswerGiven(message.seat, message.key)
        case wire.TakeBack():
            return e.AnswerUndone(message.seat)
        case wire.AskBack():
            return e.UndoRequested(message.seat)
        case wire.Vote():
            return e.VoteCast(message.seat, message.yes)
        case wire.Say():
            return e.ChatSent(viewer.person.name, _printable_line(message.text), message.phrase)
        case wire.HandOver() if not message.level and viewer.table.race.is_on:
            return e.PlayerReturning(message.seat)
        case wire.HandOver():
            return e.SeatHandedOver(
                message.seat, message.level, "asked" if _is_own_seat(viewer, message.seat) else "away"
            )
        case wire.Resign():
            return e.SeatResigned(message.seat, plans.checked_level("", viewer.table.fold.game))


def _printable_line(text: str) -> str:
    """Replace line breaks and unprintable characters with single spaces."""
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())


def _check_command(viewer: Viewer, message: Command) -> None:
    """Raise Denial for a command that this person may not give, or that is outdated."""
    if isinstance(message, wire.Say):
        _check_chat(viewer, message)
        return
    fold = viewer.table.fold
    if isinstance(message, wire.HandOver):
        _check_hand_over(viewer, message)
    elif not _is_own_seat(viewer, message.seat):
        raise Denial("forbidden", "not-your-seat")
    if isinstance(message, wire.TakeBack):
        fold.check_not_over()
    if isinstance(message, wire.AskBack):
        fold.check_no_vote()
    if isinstance(message, wire.Answer | wire.TakeBack) and fold.seats[message.seat].level and not fold.over:
        raise Denial("not-now", "bot-plays-here")
    if isinstance(message, wire.Answer):
        _check_answer(viewer, message)


def _check_answer(viewer: Viewer, message: wire.Answer) -> None:
    fold = viewer.table.fold
    if fold.has_begun and message.key in unasked_keys(fold, message.seat):
        return
    question = fold.questions.get(message.seat)
    if message.seat not in fold.waiting or question is None:
        raise _not_asked_denial(viewer, message.seat)
    since = fold.event_number_for(viewer.person.id, question.since(message.key))
    if message.seq is not None and message.seq < since:
        raise Denial("stale", "moved-on")


def _not_asked_denial(viewer: Viewer, seat: int) -> Denial:
    fold = viewer.table.fold
    why = why_not_asked(fold, seat)
    return Denial(
        "not-now", Sentence("{words}", words=hall_text(why.id, viewer.refusal_language, Names(fold.names), **why.args))
    )


def unasked_keys(fold: Fold, seat: int) -> list[str]:
    """Return the keys that a seat may answer without being asked."""
    menu = fold.match.unasked(seat)
    return [] if menu is None else menu.keys


def _check_hand_over(viewer: Viewer, message: wire.HandOver) -> None:
    fold = viewer.table.fold
    if fold.over or not fold.has_begun:
        raise Denial("not-now", "over" if fold.over else "not-begun")
    if message.level:
        max_seconds = viewer.table.services.pace.max_thinking_time
        plans.checked_level(message.level, fold.game, max_seconds, seats=len(fold.seats), timed=fold.is_timed)
    if _is_own_seat(viewer, message.seat):
        return
    if fold.is_timed:
        raise Denial("not-now", "no-hand-over-in-real-time")
    person = fold.seats[message.seat].person if 0 <= message.seat < len(fold.seats) else None
    if person is None or not message.level or not fold.seats_of(viewer.person.id):
        raise Denial("forbidden", "not-your-seat")
    wait = viewer.table.services.pace.hand_over_allowed_after - viewer.table.seconds_away(person)
    if wait > 0:
        name = fold.names[message.seat]
        raise Denial(
            "not-now",
            "is-here" if viewer.table.is_present(person) else "may-come-back",
            name=name,
            left=math.ceil(wait),
        )


def _check_chat(viewer: Viewer, message: wire.Say) -> None:
    if bool(message.text) == bool(message.phrase):
        raise Denial("invalid", "text-or-phrase")
    if message.phrase and message.phrase not in PHRASES:
        raise Denial("invalid", "no-such-phrase", phrase=clean_name(message.phrase))
    if len(message.text) > MAX_LINE_LENGTH or (message.text and not _printable_line(message.text)):
        raise Denial("invalid", "line-length", most=MAX_LINE_LENGTH)
    if message.text and viewer.table.fold.plan.public and viewer.person.account is None:
        raise Denial("forbidden", "guests-send-phrases")


def _is_own_seat(viewer: Viewer, seat: int) -> bool:
    return seat in viewer.table.fold.seats_of(viewer.person.id)


def why_not_asked(fold: Fold, seat: int) -> Text:
    """Return a sentence that says why a seat has no question, and which seats have a question."""
    if fold.over:
        return Text("hall-over")
    if not fold.has_begun:
        return Text("hall-not-begun")
    if seat in fold.waiting:
        return Text("hall-bot-plays")
    seats = [other for other in fold.waiting if other >= 0]
    return text("hall-not-your-turn", seats=[*seats]) if seats else Text("hall-clock-runs")


def _refusal_reasons(viewer: Viewer, message: Command) -> list[wire.Reason]:
    """Return the rules that forbid the answer in a command. For other commands, return an empty list."""
    if not isinstance(message, wire.Answer) or not viewer.table.is_loaded or not _is_own_seat(viewer, message.seat):
        return []
    return reasons_for(viewer, message.seat, message.key, []) if message.seat in viewer.table.fold.waiting else []


def _refuse(viewer: Viewer, command: str, error: MeadhallError, reasons: list[wire.Reason] | None = None) -> None:
    seq = viewer.table.fold.event_number_for(viewer.person.id) if viewer.table.is_loaded else 0
    problem = problem_of(error, viewer.refusal_language)
    viewer.send(wire.CommandRefused(command, seq, problem.words, reasons or [], problem.code))
