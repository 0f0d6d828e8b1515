"""The sight: the message that shows a match as one seat sees it, live or in a replay."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cache, lru_cache
from typing import Any

import msgspec

from meadhall.engine import Answer, Match, Option
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.language.wording import no_parts
from meadhall.engine.model.state import State, digest_of, encode
from meadhall.engine.play.perspective import NOTHING_YET, LetteredAnswer, Perspective
from meadhall.engine.presentation.alike import read_off_state, seen_by_all
from meadhall.engine.presentation.scene import names_in
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import MEMBERS


class SightContext(msgspec.Struct, frozen=True):
    """The parts of a sight that do not come from the match: seats, news, clocks and votes."""

    seq: int  # number of events that the viewer may know of
    seats: list[wire.Seat]
    mine: list[int]  # the viewer's seats
    since: int  # number of story lines before the news
    news: list[wire.Line]
    clocks: list[wire.Clock] = []
    vote: wire.Asking | None = None
    undo: wire.Undo | None = None
    away: bool = False  # whether the news happened in the viewer's absence
    public: bool = False  # whether it is an open table
    rematch: str | None = None  # id of the table of the rematch
    asking: bool = True  # whether to show the open question; False in a replay
    has_begun: bool = True
    decisions: int | None = None  # number of answers that the viewer knows of; None for all answers
    race: wire.Race | None = None
    muted: list[wire.MutedPerson] = []
    updates: int = 0  # number of times the match continued from a checkpoint under changed rules

    def stable_part(self) -> tuple[object, ...]:
        """Return the parts to compare with the last sight: without times, and without the number of events."""
        race = None if self.race is None else msgspec.structs.replace(self.race, now=0, goes_on=None)
        vote = None if self.vote is None else msgspec.structs.replace(self.vote, left=None)
        facts = (self.seats, self.mine, self.asking, self.has_begun, self.public, self.rematch, self.muted)
        clocks = [msgspec.structs.replace(clock, left=0) if clock.runs else clock for clock in self.clocks]
        return *facts, clocks, vote, self.undo, self.away, race


def sight_of(perspective: Perspective, context: SightContext) -> wire.Sight:
    """Return the sight from this perspective."""
    match = perspective.match
    view = perspective.glance()
    scene = perspective.language.scene(view.state, perspective.viewer)
    is_asked = context.asking and perspective.seat in view.waiting
    state, digest = _encoded_state(view.state)
    computed = match.game.computed(view)
    return wire.Sight(
        seq=context.seq,
        seat=perspective.viewer,
        mine=context.mine,
        seats=context.seats,
        title=scene.title,
        phase=scene.phase if context.has_begun else Text("hall-waiting"),
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
        waiting=view.waiting if context.has_begun else [],
        since=context.since,
        news=context.news,
        decisions=answer_count(match) if context.decisions is None else context.decisions,
        digest=digest,
        over=match.over,
        places=scene.places,
        ask=ask_of(perspective, scene.ids_in_keys) if is_asked else None,
        undo=context.undo,
        vote=context.vote,
        clocks=context.clocks,
        away=context.away,
        public=context.public,
        rematch=context.rematch,
        aim=list(perspective.wording.aim(view.state)),
        unasked=unasked_of(perspective) if context.asking and context.has_begun else [],
        race=context.race,
        muted=context.muted,
        language=perspective.language.language,
    )


@read_off_state
def _encoded_state(state: State) -> tuple[dict[str, msgspec.Raw], str]:
    """Return the fields of a state in JSON, and its digest."""
    encoded = encode(state)
    return MEMBERS.decode(encoded), digest_of(encoded)


def answer_count(match: Match[Any]) -> int:
    """Return the number of answers in the log, without undone ones."""
    return sum(isinstance(entry, Answer) for entry in match.log)


def standings_of(perspective: Perspective) -> list[wire.Standing]:
    """Return the standings, as far as this perspective may know them."""
    if perspective.match.game.counts_hidden:
        return _standings(perspective.glance().state, perspective)
    return _standings_for_all(perspective)


@seen_by_all
def _standings_for_all(perspective: Perspective) -> list[wire.Standing]:
    return _standings(perspective.glance().state, perspective)


@read_off_state
def _standings(state: State, perspective: Perspective) -> list[wire.Standing]:
    parts = perspective.language.parts
    standings, counts = perspective.match.game.standings(state), perspective.wording.points_unit
    return [wire.Standing(s.seat, s.place, s.points, parts(s.parts), counts(state, s.points)) for s in standings]


# ---- the open question


def ask_of(perspective: Perspective, places: Collection[str]) -> wire.Ask:
    """Return the open question to this seat, with all options."""
    menu, state, names = perspective.menu(), perspective.glance().state, perspective.listener
    speak = _OptionWriter(perspective, places)
    return wire.Ask(
        seat=perspective.viewer,
        kind=menu.question,
        clause=menu.clause,
        words=perspective.wording.question(menu.question, state, names),
        options=[speak.option(answer) for answer in perspective.answers()],
        aside=perspective.wording.aside(menu.question, state, names),
        barred=menu.refused_keys(),
        picked=[option.key for option in menu.picked],
    )


def unasked_of(perspective: Perspective) -> list[wire.Option]:
    """Return the options that this seat may choose without being asked."""
    menu = perspective.match.unasked(perspective.viewer)
    if menu is None:
        return []
    speak = _OptionWriter(perspective, ())
    return [speak.option(LetteredAnswer("", option)) for option in menu.options]


class _OptionWriter:
    """Builds the options of one question in the form for browsers."""

    def __init__(self, perspective: Perspective, places: Collection[str]) -> None:
        wording = perspective.wording
        self._words, self._brief, self._warning = wording.option, wording.brief_option, wording.warning
        self._parts = None if wording.parts is no_parts else wording.parts
        self._meant = wording.names_place
        self._state = perspective.glance().state
        self._names = perspective.listener
        self._places = places

    def option(self, answer: LetteredAnswer) -> wire.Option:
        """Return one option with its words, places and gain."""
        letter, option = answer
        state, names = self._state, self._names
        words = self._words(option, state, names)
        brief = words if self._brief is None else self._brief(option, state, names)
        gain = f"+{words.args['gain']}" if isinstance(words, Text) and "gain" in words.args else gain_at_end(brief)
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


def gain_at_end(brief: Words) -> str:
    """Return the points at the end of an option's short form, such as "+2" in "G6, gold +2"; otherwise ""."""
    if isinstance(brief, Text):
        return ""
    last = brief.rpartition(" ")[2]
    return last if last[:1] == "+" and last[1:].isdigit() else ""


@cache
def option_kind(option: str) -> str:
    """Return the kind of an option for drawing: "use-herb" for the class `UseHerb`, "" for a plain option."""
    return "" if option == Option.__name__ else re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", option).lower()


def places_in(key: str, places: Collection[str]) -> list[str]:
    """Return the places that a key names after its colon."""
    return [name for name in names_in(key) if name in places]


# ---- undo


def no_stored_words(log_index: int, key: str) -> Words:
    """Return an empty text: the default if no texts of answers are stored."""
    return ""


def undo_of(
    perspective: Perspective,
    *,
    needs_consent: bool,
    is_timed: bool = False,
    is_late: bool = False,
    words_of_answer: Callable[[int, str], Words] = no_stored_words,
) -> wire.Undo | None:
    """Return the undo that the seat may choose now; None for a spectator or after the match.

    `needs_consent`: other people would have to agree in a vote. In real time (`is_timed`) only a free undo is possible.
    After an answer whose time was up (`is_late`) no free undo is possible. `words_of_answer` returns the words that an
    answer had when it was given, by its position in the log and its key.
    """
    match = perspective.match
    if perspective.seat is None or match.over:
        return None
    log_index = match.undo_place(perspective.seat)
    if log_index is not None and not is_late:
        return wire.Undo("free", _undo_label(log_index, match.log[log_index], words_of_answer))
    if is_timed:
        return None
    why = Text("hall-time-was-up") if is_late else perspective.no_undo_reason()
    if why == NOTHING_YET:
        return wire.Undo("none", text("hall-undo-none", why=why))
    return wire.Undo("vote", text("hall-undo-vote" if needs_consent else "hall-undo-bots", why=why))


def _undo_label(log_index: int, entry: object, words_of_answer: Callable[[int, str], Words]) -> Text:
    """Return a label that names the answer to undo, with stored words: the state before it no longer exists."""
    words = words_of_answer(log_index, entry.key) if isinstance(entry, Answer) else ""
    if isinstance(words, str):
        words = words.rstrip(".")
    return text("hall-undo", what=words) if words else Text("hall-undo-last")


@lru_cache(maxsize=1000)
def letters_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return a different letter of the name for every seat, preferably the first letter of the last word."""
    used: list[str] = []
    for seat, name in enumerate(names):
        last = name.strip().split(" ")[-1].upper()
        free = [character for character in last + name.upper() if character.isalnum() and character not in used]
        used.append(free[0] if free else str(seat + 1))
    return tuple(used)
