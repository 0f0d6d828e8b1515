"""Commands of a viewer: each becomes an event, an answer or a refusal with its reason."""

from __future__ import annotations

import math
from typing import Final

from msgspec import structs

from meadhall.bots.advice import advice_for
from meadhall.engine import MeadhallError, Names, NotOffered, Sentence
from meadhall.engine.common.player_names import clean
from meadhall.engine.common.text import Text, text
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.presentation.preview import Preview
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial, problem_of
from meadhall.server.tables import events as e
from meadhall.server.tables import plans
from meadhall.server.tables.fold import Fold
from meadhall.server.wording.hall_words import hall_says

Acting = wire.Answer | wire.TakeBack | wire.AskBack | wire.Vote | wire.Say | wire.HandOver | wire.Resign
TableMessage = wire.Hello | wire.Look | wire.Mute | wire.AskMe | wire.Why | wire.Show | wire.Advise | Acting
PHRASES: Final = (
    "hello", "good-luck", "your-turn", "one-moment", "thinking", "well-played", "nice-move", "ouch", "thanks", "sorry",
    "take-back-please", "good-game", "again", "goodbye",
)  # fmt: skip
LONGEST_ID: Final = 64
LONGEST_LINE: Final = 300
MOST_AFTER: Final = 8  # answers before the key in question of a `why`


async def respond(who: Viewer, message: TableMessage) -> None:
    """Carry out a viewer's message, and answer it; the table is in memory."""
    match message:
        case wire.Hello():
            who.listen(message.language)
            _look(who, message.seat, message.told if message.updates == who.table.fold.updates else 0)
        case wire.Look():
            _look(who, message.seat, 0)
        case wire.Mute():
            await _mute(who, message)
        case wire.AskMe():
            await _ask_when(who, message)
        case wire.Why():
            _why(who, message)
        case wire.Show():
            _show(who, message)
        case wire.Advise():
            _advise(who, message)
        case _:
            await _act(who, message)


# ---- reading


def _look(who: Viewer, seat: int | None, lines: int) -> None:
    fold = who.table.fold
    if seat is not None and seat != SPECTATOR and seat not in fold.of(who.person.id):
        _refuse(who, "", Denial("forbidden", "own-views-only"))
        return
    greeting = who.seat is None
    who.look(seat, lines)
    if greeting:
        talk(who)
    who.table.services.broadcaster.add(who)


def talk(who: Viewer) -> None:
    """Send the lines of chat that are new to this viewer."""
    fold = who.table.fold
    muted = fold.muted.get(who.person.id, set())
    lines = [line for line in fold.chat if line.seq > who.chatted and line.person not in muted]
    who.chatted = fold.seq
    if lines:
        numbered = [structs.replace(line, seq=fold.number(who.person.id, line.seq)) for line in lines]
        who.send(wire.Talk(numbered))


async def _mute(who: Viewer, message: wire.Mute) -> None:
    person, muted = message.person, who.table.fold.muted.get(who.person.id, set())
    if message.on == (person in muted):
        return
    if message.on and not _may_be_heard(who, person):
        _refuse(who, "", Denial("unknown", "nobody-to-mute"))
        return
    try:
        await who.table.record_event(e.PersonMuted(person, message.on), who.person.id)
    except MeadhallError as error:
        _refuse(who, "", error)
    who.last_sight = None
    who.table.services.broadcaster.add(who)


async def _ask_when(who: Viewer, message: wire.AskMe) -> None:
    fold, person = who.table.fold, who.person.id
    if not fold.game.interrupts or not fold.of(person) or message.when == fold.asked_when.get(person, "always"):
        return
    try:
        await who.table.record_event(e.InterruptsChosen(message.when), person)
    except MeadhallError as error:
        _refuse(who, "", error)


def _may_be_heard(who: Viewer, person: str) -> bool:
    """Whether a person speaks here, did so, or may do so at once."""
    fold = who.table.fold
    spoke = any(line.person == person for line in fold.chat)
    return spoke or bool(fold.of(person)) or person in (fold.host, *fold.admitted) or who.table.is_here(person)


def _why(who: Viewer, message: wire.Why) -> None:
    who.send(wire.Reasons(message.request, reasons_for(who, message.seat, message.key, message.after)))


def reasons_for(who: Viewer, seat: int, key: str, after: list[str]) -> list[wire.Reason]:
    """Why a key is not on offer to the viewer's seat; empty if it is."""
    fold = who.table.fold
    if seat not in fold.of(who.person.id):
        return [wire.Reason(Text("hall-not-your-seat"), "")]
    if seat not in fold.waiting:
        return [wire.Reason(not_asked(fold, seat), "")]
    if len(after) > MOST_AFTER:
        return [wire.Reason(text("hall-too-far", most=MOST_AFTER, these=len(after)), "")]
    perspective = who.table.perspective(seat, who.language)
    try:
        menu = perspective.peek(*after)
    except NotOffered as error:
        return [wire.Reason(problem_of(error, who.wish).words, "")]
    refusals = [] if menu is None else perspective.why_not(menu, key)
    return [
        wire.Reason(perspective.wording.reason(refusal, perspective.listener), refusal.clause) for refusal in refusals
    ]


def _show(who: Viewer, message: wire.Show) -> None:
    """Send the preview of an option; None if the game has none, or there is no such option."""
    fold, preview = who.table.fold, None
    if message.seat in fold.of(who.person.id) and message.seat in fold.waiting:
        preview = _foreseen(who.table.perspective(message.seat, who.language), message.key)
    who.send(wire.ShowReply(message.request, preview))


def _foreseen(perspective: Perspective, key: str) -> Preview | None:
    """Preview of one answer; without a key, the effect of each answer on the piece that it is aimed at."""
    view = perspective.view()
    if not key:
        marks = perspective.language.outlook(view)
        return Preview("", marks=marks) if marks else None
    option = next((option for option in view.options if option.key == key), None)
    return None if option is None else perspective.language.preview(view, option)


def _advise(who: Viewer, message: wire.Advise) -> None:
    """Send the answer that the game's own bot would give from the view of the seat, and its reason."""
    try:
        _check_may_be_advised(who, message.seat)
        key, why = advice_for(who.table.fold.match, message.seat)
    except MeadhallError as error:
        _refuse(who, "", error)
    else:
        who.send(wire.AdviceReply(message.request, key, why))


def _check_may_be_advised(who: Viewer, seat: int) -> None:
    fold = who.table.fold
    if not _is_mine(who, seat):
        raise Denial("forbidden", "not-your-seat")
    if any(other.person is not None for at, other in enumerate(fold.seats) if at != seat):
        raise Denial("forbidden", "no-advice-among-people")
    if fold.timed:
        raise Denial("not-now", "no-advice-in-real-time")
    if seat not in fold.waiting or fold.seats[seat].level:
        raise _not_asked(who, seat)


# ---- acting


async def _act(who: Viewer, message: Acting) -> None:
    before = who.table.fold.seq
    try:
        event = _event_of(who, message)
        seq = who.table.fold.once(message.id, who.person.id, event.meant)
        if seq is None:
            _check(who, message)
            seq = await _let_happen(who, event, message.id)
    except MeadhallError as error:
        _refuse(who, message.id, error, _reasons(who, message))
        if who.seat is not None:
            who.last_sight = None
            who.table.services.broadcaster.add(who)  # the viewer acts on an old table
        if who.table.is_awake and who.table.fold.seq != before:
            who.table.changed()  # in a race, time has passed before the refusal
        return
    who.send(wire.CommandDone(message.id, who.table.fold.number(who.person.id, seq)))
    who.last_sight = None  # a viewer who acts waits for a sight
    if isinstance(message, wire.Say):
        for listener in who.table.here:
            if listener.seat is not None:
                talk(listener)
    else:
        who.table.changed()


async def _let_happen(who: Viewer, event: e.Happening, command: str) -> int:
    table = who.table
    if isinstance(event, e.AnswerGiven) and table.race.is_on:
        return await table.race.say(event, who.person.id, command, who.said_at)
    return await table.record_event(event, who.person.id, command)


def _event_of(who: Viewer, message: Acting) -> e.Happening:
    """Turn a command into its event; the same command always gives the same event."""
    if not 0 < len(message.id) <= LONGEST_ID:
        raise Denial("invalid", "bad-command-id", most=LONGEST_ID)
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
            return e.ChatSent(who.person.name, _line(message.text), message.phrase)
        case wire.HandOver() if not message.level and who.table.race.is_on:
            return e.PlayerReturning(message.seat)
        case wire.HandOver():
            return e.SeatHandedOver(message.seat, message.level, "asked" if _is_mine(who, message.seat) else "away")
        case wire.Resign():
            return e.SeatResigned(message.seat, plans.checked_level("", who.table.fold.game))


def _line(text: str) -> str:
    """Make a line of chat printable, on one line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _check(who: Viewer, message: Acting) -> None:
    """Refuse a command that this person may not give, or that comes too late."""
    if isinstance(message, wire.Say):
        _check_line(who, message)
        return
    fold = who.table.fold
    if isinstance(message, wire.HandOver):
        _check_hand_over(who, message)
    elif not _is_mine(who, message.seat):
        raise Denial("forbidden", "not-your-seat")
    if isinstance(message, wire.TakeBack):
        fold.check_goes_on()
    if isinstance(message, wire.AskBack):
        fold.check_no_vote()
    if isinstance(message, wire.Answer | wire.TakeBack) and fold.seats[message.seat].level and not fold.over:
        raise Denial("not-now", "bot-plays-here")
    if isinstance(message, wire.Answer):
        _check_answer(who, message)


def _check_answer(who: Viewer, message: wire.Answer) -> None:
    fold = who.table.fold
    if fold.begun and message.key in unasked_keys(fold, message.seat):
        return
    question = fold.questions.get(message.seat)
    if message.seat not in fold.waiting or question is None:
        raise _not_asked(who, message.seat)
    since = fold.number(who.person.id, question.since(message.key))
    if message.seq is not None and message.seq < since:
        raise Denial("stale", "moved-on")


def _not_asked(who: Viewer, seat: int) -> Denial:
    fold = who.table.fold
    why = not_asked(fold, seat)
    return Denial("not-now", Sentence("{words}", words=hall_says(why.id, who.wish, Names(fold.names), **why.args)))


def unasked_keys(fold: Fold, seat: int) -> list[str]:
    """Keys that a seat may answer without being asked."""
    menu = fold.match.unasked(seat)
    return [] if menu is None else menu.keys


def _check_hand_over(who: Viewer, message: wire.HandOver) -> None:
    fold = who.table.fold
    if fold.over or not fold.begun:
        raise Denial("not-now", "over" if fold.over else "not-begun")
    if message.level:
        most = who.table.services.pace.think
        plans.checked_level(message.level, fold.game, most, seats=len(fold.seats), timed=fold.timed)
    if _is_mine(who, message.seat):
        return
    if fold.timed:
        raise Denial("not-now", "no-hand-over-in-real-time")
    person = fold.seats[message.seat].person if 0 <= message.seat < len(fold.seats) else None
    if person is None or not message.level or not fold.of(who.person.id):
        raise Denial("forbidden", "not-your-seat")
    wait = who.table.services.pace.away - who.table.away_for(person)
    if wait > 0:
        name = fold.names[message.seat]
        raise Denial(
            "not-now", "is-here" if who.table.is_here(person) else "may-come-back", name=name, left=math.ceil(wait)
        )


def _check_line(who: Viewer, message: wire.Say) -> None:
    if bool(message.text) == bool(message.phrase):
        raise Denial("invalid", "text-or-phrase")
    if message.phrase and message.phrase not in PHRASES:
        raise Denial("invalid", "no-such-phrase", phrase=clean(message.phrase))
    if len(message.text) > LONGEST_LINE or (message.text and not _line(message.text)):
        raise Denial("invalid", "line-length", most=LONGEST_LINE)
    if message.text and who.table.fold.plan.public and who.person.account is None:
        raise Denial("forbidden", "guests-send-phrases")


def _is_mine(who: Viewer, seat: int) -> bool:
    return seat in who.table.fold.of(who.person.id)


def not_asked(fold: Fold, seat: int) -> Text:
    """Say why a seat has no question, and which seat has one."""
    if fold.over:
        return Text("hall-over")
    if not fold.begun:
        return Text("hall-not-begun")
    if seat in fold.waiting:
        return Text("hall-bot-plays")
    seats = [other for other in fold.waiting if other >= 0]
    return text("hall-not-your-turn", seats=[*seats]) if seats else Text("hall-clock-runs")


def _reasons(who: Viewer, message: Acting) -> list[wire.Reason]:
    """The rules that forbid an answer."""
    if not isinstance(message, wire.Answer) or not who.table.is_awake or not _is_mine(who, message.seat):
        return []
    return reasons_for(who, message.seat, message.key, []) if message.seat in who.table.fold.waiting else []


def _refuse(who: Viewer, command: str, error: MeadhallError, reasons: list[wire.Reason] | None = None) -> None:
    seq = who.table.fold.number(who.person.id) if who.table.is_awake else 0
    problem = problem_of(error, who.wish)
    who.send(wire.CommandRefused(command, seq, problem.words, reasons or [], problem.code))
