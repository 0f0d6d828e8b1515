"""The law of unheard answers: parts of an answer, and private answers, leave no trace for the others."""

from __future__ import annotations

import random
from typing import Any, Final

from meadhall.engine import Answer, Match, TakenBack, record
from meadhall.engine.common.errors import listed
from meadhall.engine.flows.flow import EACH
from meadhall.engine.model.state import encode
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy import redaction, view
from meadhall.engine.record.retelling import luck_after
from meadhall.engine.table.log import Entry, is_answer_of
from meadhall.testing.laws.law import Case, Law, must

STEPS: Final = 4  # steps in both worlds, with a check of each
BACKS: Final = 6  # one step of this many is an undo
MAX_UNDONE: Final = 3  # most answers that an undo by all takes back


class Unheard(Law):
    says = "an answer given in private changes nothing for the others, also after more answers and undo"

    def __init__(self) -> None:
        super().__init__()
        self.sights: dict[bytes, str] = {}

    def decision(self, case: Case) -> None:
        luck = random.Random(f"{case.seed}/{case.decision}")
        for seat in doers(case.match):
            self.checked += 1
            compare_without(case.match, seat, luck, self.sights)

    def end(self, case: Case) -> None:
        self.sights = {}


def doers(match: Match[Any]) -> list[int]:
    """The seats that are still asked after unheard answers; others see which seats are done with private ones."""
    return sorted({match.log[at].seat for at in redaction.unheard(match)}.intersection(_waiting(match)))


def compare_without(match: Match[Any], seat: int, luck: random.Random, sights: dict[bytes, str] | None = None) -> None:
    """Raise BrokenLaw if others can tell the match from the same one without this seat's unheard answers.

    `sights` keeps digests for the files of one match, see `record.save`.
    """
    sights = {} if sights is None else sights
    quiet = redaction.unheard(match)
    gone = [at for at in quiet if match.log[at].seat == seat]
    here = with_log(match, match.log)
    there = with_log(match, [entry for at, entry in enumerate(match.log) if at not in gone])
    others = [one for one in range(-1, match.game.seats(match.options)) if one != seat]
    assert match.ask is not None
    private, done = match.ask.of(seat).way is EACH, "it was answered"
    for step in range(STEPS):
        reader = luck.choice(others)  # reading a file takes many times as long as a view
        for one in others:
            mine, other = (seen_by_seat(world, one, sights if one == reader else None) for world in (here, there))
            tells = [what for what in mine if mine[what] != other[what]]
            must(not tells, f"seat {one} can tell what seat {seat} did in private by {listed(tells)}: {done}")
        if seat not in _waiting(here):
            return
        if done := _go_back(here, there, seat, luck):
            continue
        done = _go_on(here, there, seat, luck, unasked=not step)
        if not done or here.over or (private and seat not in _waiting(here)):
            return  # others may hear how often a seat had answered in private once it is done


def _waiting(match: Match[Any]) -> list[int]:
    return match.ask.waiting if match.ask is not None else []


def with_log(match: Match[Any], entries: list[Entry]) -> Match[Any]:
    """The match with another log, and its own luck after it."""
    return match.replayed(entries, luck_after(match.seed or "", match.log))


def seen_by_seat(match: Match[Any], seat: int, sights: dict[bytes, str] | None) -> dict[str, object]:
    """Everything that one seat has of a running match, by name; with its file unless `sights` is None."""
    eyes = Perspective(match, [f"Player {one}" for one in range(9)], None if seat < 0 else seat)
    at = match.undo_place(seat) if seat >= 0 else None
    return {
        "the view": encode(view.same_bytes(build_view(match, seat))),
        "the menu": match.menu(seat).keys if seat in _waiting(match) else [],
        "the file": "" if sights is None else record.save(match, seat, sights=sights),
        "what it may take back": None if at is None else match.log[at],
        "why it may not": eyes.too_late(),
        "how many have answered": sum(isinstance(e, Answer) for e in match.log)
        - len(redaction.undisclosed_to(match, seat)),
    }


def _go_on(here: Match[Any], there: Match[Any], seat: int, luck: random.Random, *, unasked: bool) -> str:
    """Do the same in both worlds, and say what; "" if only this seat could act."""
    if unasked:
        anybody = luck.randrange(here.game.seats(here.options))
        menu = here.unasked(anybody)
        if menu is not None:
            return _answer(here, there, anybody, luck.choice(menu.options).key)
    able = [one for one in _waiting(here) if one != seat and here.menu(one).options]
    if not able:
        return ""
    one = luck.choice(able)
    return _answer(here, there, one, luck.choice(here.menu(one).options).key)


def _go_back(here: Match[Any], there: Match[Any], seat: int, luck: random.Random) -> str:
    """Sometimes undo the same in both worlds, alone or by consent, and say what; otherwise ""."""
    others = [one for one in range(here.game.seats(here.options)) if one != seat]
    one = luck.choice(others) if others and not luck.randrange(BACKS) else seat
    if one == seat:
        return ""
    if here.undo_place(one) is not None and luck.randrange(2):
        for match in (here, there):
            match.take_back(one)
        return f"seat {one} took something back after it"
    return _rewind(here, there, one, luck) if _may_rewind(here) else ""


def _may_rewind(match: Match[Any]) -> bool:
    """Whether an undo by all is possible: not in real time, and not if it would reveal unheard answers.

    A visible undo since then may depend on them, and a match file lists them together.
    """
    begin = min(redaction.unheard(match), default=len(match.log))
    is_seen = any(isinstance(entry, TakenBack) and not entry.unheard for entry in match.log[begin:])
    return not is_seen and not match.game.is_timed(match.options)


def _rewind(here: Match[Any], there: Match[Any], seat: int, luck: random.Random) -> str:
    """Undo one of the last answers of a seat in both worlds, by consent."""
    places = [[at for at, entry in enumerate(match.log) if is_answer_of(entry, seat)] for match in (here, there)]
    if not places[0]:
        return ""
    nth = -1 - luck.randrange(min(MAX_UNDONE, len(places[0])))
    for match, of in zip((here, there), places, strict=True):
        match.rewind(seat, of[nth])
    return f"all went back after it to before an answer of seat {seat}"


def _answer(here: Match[Any], there: Match[Any], seat: int, key: str) -> str:
    at = max((entry.at for entry in here.log if isinstance(entry, Answer)), default=0)
    for match in (here, there):
        match.answer(seat, key, at)
    return f"'{key}' of seat {seat} came after it"
