"""The message that shows one seat its match, live or in a replay."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cache, lru_cache
from typing import Any

import msgspec

from meadhall.engine import Answer, Match, Option
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.language.wording import without_parts
from meadhall.engine.model.state import State, digest_of, encode
from meadhall.engine.play.perspective import NOTHING_YET, LetteredAnswer, Perspective
from meadhall.engine.presentation.alike import read_off_state, seen_by_all
from meadhall.engine.presentation.scene import names_in
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import MEMBERS


class SightContext(msgspec.Struct, frozen=True):
    """Everything in a sight that is not of the match: seats, news, clocks and votes."""

    seq: int
    seats: list[wire.Seat]
    mine: list[int]
    since: int
    news: list[wire.Line]
    clocks: list[wire.Clock] = []
    vote: wire.Asking | None = None
    undo: wire.Undo | None = None
    away: bool = False
    public: bool = False
    rematch: str | None = None
    asking: bool = True  # False in a replay, where nobody is asked
    begun: bool = True  # before the start nobody is asked, and nothing told
    decisions: int | None = None  # if they are already counted
    race: wire.Race | None = None
    muted: list[wire.MutedPerson] = []
    updates: int = 0

    def lasting(self) -> tuple[object, ...]:
        """The part of a sight that does not depend on time or on the number of events."""
        race = None if self.race is None else msgspec.structs.replace(self.race, now=0, goes_on=None)
        vote = None if self.vote is None else msgspec.structs.replace(self.vote, left=None)
        who = (self.seats, self.mine, self.asking, self.begun, self.public, self.rematch, self.muted)
        clocks = [msgspec.structs.replace(clock, left=0) if clock.runs else clock for clock in self.clocks]
        return *who, clocks, vote, self.undo, self.away, race


def sight_of(perspective: Perspective, context: SightContext) -> wire.Sight:
    """The sight from this perspective."""
    match = perspective.match
    view = perspective.glance()
    scene = perspective.language.scene(view.state, perspective.viewer)
    asked = context.asking and perspective.seat in view.waiting
    state, digest = _encoded(view.state)
    computed = match.game.computed(view)
    return wire.Sight(
        seq=context.seq,
        seat=perspective.viewer,
        mine=context.mine,
        seats=context.seats,
        title=scene.title,
        phase=scene.phase if context.begun else Text("hall-waiting"),
        turn=scene.turn,
        figures=scene.figures,
        cards=scene.seats,
        facts=scene.facts,
        tracks=scene.tracks,
        moments=scene.moments,
        table=scene.table,
        ladder=scene.ladder,
        computed=msgspec.Raw(msgspec.json.encode(computed)),
        updates=context.updates,
        state=state,
        standings=standings_of(perspective),
        waiting=view.waiting if context.begun else [],
        since=context.since,
        news=context.news,
        decisions=decisions_of(match) if context.decisions is None else context.decisions,
        digest=digest,
        over=match.over,
        places=scene.places,
        ask=ask_of(perspective, scene.named) if asked else None,
        undo=context.undo,
        vote=context.vote,
        clocks=context.clocks,
        away=context.away,
        public=context.public,
        rematch=context.rematch,
        aim=list(perspective.wording.aim(view.state)),
        unasked=unasked_of(perspective) if context.asking and context.begun else [],
        race=context.race,
        muted=context.muted,
        language=perspective.language.language,
    )


@read_off_state
def _encoded(state: State) -> tuple[dict[str, msgspec.Raw], str]:
    """A state as it is sent, part by part, and its digest."""
    encoded = encode(state)
    return MEMBERS.decode(encoded), digest_of(encoded)


def decisions_of(match: Match[Any]) -> int:
    """How many answers stand."""
    return sum(isinstance(entry, Answer) for entry in match.log)


def standings_of(perspective: Perspective) -> list[wire.Standing]:
    """The standings, as far as this perspective knows them."""
    if perspective.match.game.counts_hidden:
        return _stand(perspective.glance().state, perspective)
    return _stand_for_all(perspective)


@seen_by_all
def _stand_for_all(perspective: Perspective) -> list[wire.Standing]:
    return _stand(perspective.glance().state, perspective)


@read_off_state
def _stand(state: State, perspective: Perspective) -> list[wire.Standing]:
    parts = perspective.language.parts
    standings, counts = perspective.match.game.standings(state), perspective.wording.counts
    return [wire.Standing(s.seat, s.place, s.points, parts(s.parts), counts(state, s.points)) for s in standings]


# ---- the open question


def ask_of(perspective: Perspective, places: Collection[str]) -> wire.Ask:
    """The open question to this perspective, with all its options."""
    menu, state, names = perspective.menu(), perspective.glance().state, perspective.listener
    speak = _Speaker(perspective, places)
    return wire.Ask(
        seat=perspective.viewer,
        kind=menu.question,
        clause=menu.clause,
        words=perspective.wording.question(menu.question, state, names),
        options=[speak.option(answer) for answer in perspective.answers()],
        aside=perspective.wording.aside(menu.question, state, names),
        barred=menu.barred(),
        picked=[option.key for option in menu.picked],
    )


def unasked_of(perspective: Perspective) -> list[wire.Option]:
    """The options that this perspective has at any time."""
    menu = perspective.match.unasked(perspective.viewer)
    if menu is None:
        return []
    speak = _Speaker(perspective, ())
    return [speak.option(LetteredAnswer("", option)) for option in menu.options]


class _Speaker:
    """Words the options of one question."""

    def __init__(self, perspective: Perspective, places: Collection[str]) -> None:
        wording = perspective.wording
        self._words, self._brief, self._warning = wording.option, wording.brief_option, wording.warning
        self._parts = None if wording.parts is without_parts else wording.parts
        self._meant = wording.meant
        self._state = perspective.glance().state
        self._names = perspective.listener
        self._places = places

    def option(self, answer: LetteredAnswer) -> wire.Option:
        """One option in words."""
        letter, option = answer
        state, names = self._state, self._names
        words = self._words(option, state, names)
        brief = words if self._brief is None else self._brief(option, state, names)
        gain = f"+{words.args['gain']}" if isinstance(words, Text) and "gain" in words.args else gain_in(brief)
        parts = None if self._parts is None else self._parts(option, state, names)
        places = [name for name in places_in(option.key, self._places) if self._meant(option.key, name)]
        return wire.Option(
            key=option.key,
            clause=option.clause,
            words=words,
            brief="" if isinstance(brief, Text) else brief,  # a text has the short form as an attribute
            letter=letter,
            kind=option_kind(type(option).__name__),
            places=places,
            gain=gain if places else "",
            warning=self._warning(option, state, names),
            parts=None if parts is None else list(parts),
        )


def gain_in(brief: Words) -> str:
    """The points at the end of an option's short form: "+2" of "G6, gold +2"."""
    if isinstance(brief, Text):
        return ""
    last = brief.rpartition(" ")[2]
    return last if last[:1] == "+" and last[1:].isdigit() else ""


@cache
def option_kind(option: str) -> str:
    """The kind of an option, for drawing: `UseHerb` is "use-herb", a plain option ""."""
    return "" if option == Option.__name__ else re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", option).lower()


def places_in(key: str, places: Collection[str]) -> list[str]:
    """The places that a key names behind its colon."""
    return [name for name in names_in(key) if name in places]


# ---- undo


def nothing_offered(at: int, key: str) -> Words:
    """Default of `undo_of`: no words of offered options are known."""
    return ""


def undo_of(
    perspective: Perspective,
    *,
    people: bool,
    timed: bool = False,
    late: bool = False,
    offered: Callable[[int, str], Words] = nothing_offered,
) -> wire.Undo | None:
    """The undo of the seat that looks, None for a spectator; `people` says whether others would have to agree.

    In real time (`timed`) only a free undo is possible, and none after a `late` answer. `offered` returns the words
    that an answer had when it was given.
    """
    match = perspective.match
    if perspective.seat is None or match.over:
        return None
    at = match.undo_place(perspective.seat)
    if at is not None and not late:
        return wire.Undo("free", _undo_label(at, match.log[at], offered))
    if timed:
        return None
    why = Text("hall-time-was-up") if late else perspective.too_late()
    if why == NOTHING_YET:
        return wire.Undo("none", text("hall-undo-none", why=why))
    return wire.Undo("vote", text("hall-undo-vote" if people else "hall-undo-bots", why=why))


def _undo_label(at: int, entry: object, offered: Callable[[int, str], Words]) -> Text:
    """Say what would be taken back. The state behind the words is gone, so they were kept, or are left out."""
    words = offered(at, entry.key) if isinstance(entry, Answer) else ""
    if isinstance(words, str):
        words = words.rstrip(".")
    return text("hall-undo", what=words) if words else Text("hall-undo-last")


@lru_cache(maxsize=1000)
def letters_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for every seat, no two alike: the first of the last word of its name, or another one of it."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        last = name.strip().split(" ")[-1].upper()
        free = [sign for sign in last + name.upper() if sign.isalnum() and sign not in taken]
        taken.append(free[0] if free else str(seat + 1))
    return tuple(taken)
