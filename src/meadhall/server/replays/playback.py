"""Plays a match back: its marks, its story and any position, from a permitted perspective."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import accumulate
from typing import Any, Final

import msgspec

from meadhall.engine import EVERYBODY, Answer, BadRecord, Event, Game, TakenBack, record
from meadhall.engine.common.player_names import BOT, clean
from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.record import Replay
from meadhall.engine.record.file_format import TruncatedFile, check_begins, log_lines, written_lines
from meadhall.engine.record.playback import other_version
from meadhall.engine.table.log import is_answer_of
from meadhall.server.live.sight import SightContext, letters_of, sight_of
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Mark, ReplayCard, Story, StoryLine
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.story import story_line
from meadhall.server.wording.hall_words import hall_says
from meadhall.server.wording.refusals import HallSentence, refusal_sentence

LONGEST_ID: Final = 80  # of a game, in a sentence
SECTION: Final = "section"


class Playback:
    """A match file, read and replayed by the rules of one of these games, and of no others."""

    def __init__(self, text: str, games: Mapping[str, Game[Any]]) -> None:
        self.text = text
        header = check_begins(text)
        if header.id not in games:
            raise BadRecord(HallSentence("game-not-here", game=header.id[:LONGEST_ID]))
        self.game = games[header.id]
        self.replay = _told_again(text, self.game)
        seats = self.game.seats(self.replay.match.options)
        given = [clean(name) for name in header.players][:seats]
        self._given = [*given, *[""] * (seats - len(given))]
        self._lines: dict[tuple[int, str], list[list[wire.Line]]] = {}
        self.lengths = list(accumulate(len(self.replay.entries(at)) for at in range(len(self.replay))))

    def people(self, language: str) -> list[str]:
        """The known names of the players."""
        return [name or hall_says("hall-seat", language, number=at) for at, name in enumerate(self._given, 1)]

    @property
    def decisions(self) -> int:
        return len(self.replay) - 1

    @property
    def eyes(self) -> list[int]:
        """The seats that may look: all once nothing is secret any more, otherwise that of the file."""
        if self.replay.seat is not None:
            return [self.replay.seat]
        return [SPECTATOR, *(range(len(self._given)) if self.replay.match.over else ())]

    def card(self, name: str, language: str = FIRST) -> ReplayCard:
        """The card of the match."""
        end = self._perspective(len(self.replay) - 1, self.eyes[0], language)
        header = self.replay.header
        over = end.match.over
        return ReplayCard(
            id=name,
            game=self.game.id,
            name=self.game.name,
            title=end.voice.say(end.language.scene(end.glance().state, end.viewer).title),
            players=end.names,
            decisions=self.decisions,
            over=over,
            eyes=self.eyes,
            marks=list(dict.fromkeys(self._marks(language))),
            commitment=header.commitment or "",
            seed=(header.seed or "") if over else "",
            verified=self._is_verified,
            differs=refusal_sentence(other, language) if (other := other_version(header, self.game)) else "",
            times=self._times(),
            updated=header.updated,
        )

    def story(self, name: str, seat: int, language: str = FIRST) -> Story:
        """Everything that this perspective was told."""
        self._check(seat)
        told = self._told(seat, language)
        return Story(name, seat, [StoryLine(at, line) for at, lines in enumerate(told) for line in lines])

    def at(self, decision: int, seat: int, language: str = FIRST) -> wire.Sight:
        """The table after this many answers; its news are the lines of the last one."""
        self._check(seat, decision)
        perspective = self._perspective(decision, seat, language)
        told = self._told(seat, language)
        before = sum(map(len, told[:decision]))
        letters = letters_of(tuple(perspective.names))
        seats = [
            wire.Seat(seat, name, letters[seat], bot="bot" if name.startswith(BOT) else "")
            for seat, name in enumerate(perspective.names)
        ]
        sight = sight_of(perspective, SightContext(decision, seats, [], before, told[decision], asking=False))
        return msgspec.structs.replace(sight, decisions=decision)  # the loaded match began at a checkpoint

    def fork(self, decision: int, seat: int) -> str:
        """A match file that ends at a decision, to continue at a seat with other luck."""
        if self.replay.seat is not None:  # a running match, or the knowledge of one seat
            raise Denial("not-now", "no-playing-on")
        self._check(self.eyes[0], decision)
        if not 0 <= seat < len(self._given):
            raise Denial("invalid", "choose-a-seat")
        if decision == self.decisions and self.replay.match.over:
            raise Denial("not-now", "over-here")
        return self._begun(decision)

    # ---- parts

    def _begun(self, decision: int) -> str:
        """The file up to a decision, without undone entries and without the seed, which would tell the luck to come."""
        header = msgspec.structs.replace(self.replay.header, seed=None, commitment=None, players=self.people(FIRST))
        entries = [entry for at in range(decision + 1) for entry in self.replay.entries(at)]
        lines = log_lines([entry for entry in entries if not isinstance(entry, TakenBack)])
        match = record.load(written_lines([header, *lines]), self.game, recover=True)
        return record.save(match, players=self.people(FIRST))

    def _check(self, seat: int, decision: int = 0) -> None:
        if seat >= len(self._given):
            raise Denial("unknown", "match-without-seat", seats=len(self._given), seat=seat + 1)
        if seat not in self.eyes:
            raise Denial("forbidden", "spectators-only" if self.eyes == [SPECTATOR] else "only-that-player")
        if not 0 <= decision <= self.decisions:
            raise Denial("unknown", "no-such-decision", last=self.decisions, decision=decision)

    def _perspective(self, decision: int, seat: int, language: str) -> Perspective:
        people = self.people(language)
        return Perspective(self.replay[decision], people, None if seat < 0 else seat, language=language)

    def _heard(self, at: int, seat: int) -> Iterator[Event]:
        return (event for event, to in self.replay.events(at) if to in (EVERYBODY, seat))

    def _told(self, seat: int, language: str) -> list[list[wire.Line]]:
        """The lines that this perspective was told, decision by decision."""
        perspective = self._perspective(0, seat, language)
        kept = seat, perspective.language.language
        if kept not in self._lines:
            self._lines[kept] = [self._told_at(at, perspective) for at in range(len(self.replay))]
        return self._lines[kept]

    def _told_at(self, at: int, perspective: Perspective) -> list[wire.Line]:
        by_you = any(is_answer_of(entry, perspective.viewer) for entry in self.replay.entries(at))
        heard = [perspective.heard(event, self.lengths[at]) for event in self._heard(at, perspective.viewer)]
        return [story_line(one, by_you, perspective) for one in heard if one.words]

    def _marks(self, language: str) -> Iterator[Mark]:
        """The marks: places that the game names, and beginnings of paragraphs.

        An event without words gets the words of the next event, and several such events are one mark.
        """
        perspective = self._perspective(0, self.eyes[0], language)
        wording = perspective.wording
        silent: dict[tuple[int, str], None] = {}
        words = self.game.name
        for at in range(len(self.replay)):
            for event in self._heard(at, perspective.viewer):
                if kind := wording.mark(event) or (SECTION if isinstance(event, wording.opens) else ""):
                    silent[at, kind] = None
                if said := perspective.voice.event(event):
                    yield from (Mark(*place, said) for place in silent)
                    silent.clear()
                    words = said
        yield from (Mark(*place, words) for place in silent)

    def _times(self) -> list[int]:
        """When each decision was given, in real time; an answer that counts earlier keeps its time of arrival."""
        if not self.game.is_timed(self.replay.match.options):
            return []
        answers = (
            [entry.at for entry in self.replay.entries(at) if isinstance(entry, Answer)]
            for at in range(len(self.replay))
        )
        return list(accumulate((max(times, default=0) for times in answers), max))

    @cached_property
    def _is_verified(self) -> bool:
        if self.replay.header.seed is None or self.replay.seat is not None:
            return False
        try:
            return record.verify(self.text, self.game).whole
        except BadRecord:
            return False


def _told_again(text: str, game: Game[Any]) -> Replay:
    try:
        return record.replay(text, game)
    except TruncatedFile as error:
        raise BadRecord(error.broken) from None
