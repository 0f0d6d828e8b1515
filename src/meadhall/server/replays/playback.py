"""The playback of a match file: its marks, its story and any position, from a permitted seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import accumulate
from typing import Any, Final

import msgspec

from meadhall.engine import EVERYBODY, Answer, BadRecord, Event, Game, TakenBack, record
from meadhall.engine.common.player_names import BOT_PREFIX, clean_name
from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.record import Replay
from meadhall.engine.record.file_format import TruncatedFile, lines_text, log_lines, read_header
from meadhall.engine.record.playback import version_difference
from meadhall.engine.table.log import is_answer_of
from meadhall.server.live.sight import SightContext, letters_of, sight_of
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Mark, ReplayCard, Story, StoryLine
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.story import story_line
from meadhall.server.wording.hall_words import hall_text
from meadhall.server.wording.refusals import HallSentence, refusal_sentence

MAX_ID_LENGTH: Final = 80  # characters of a game id in an error message
SECTION: Final = "section"


class Playback:
    """A match file, replayed by the rules of its game. Raise BadRecord if its game is not in `games`."""

    def __init__(self, text: str, games: Mapping[str, Game[Any]]) -> None:
        self.text = text
        header = read_header(text)
        if header.id not in games:
            raise BadRecord(HallSentence("game-not-here", game=header.id[:MAX_ID_LENGTH]))
        self.game = games[header.id]
        self.replay = _replay(text, self.game)
        seats = self.game.seats(self.replay.match.options)
        names = [clean_name(name) for name in header.players][:seats]
        self._given_names = [*names, *[""] * (seats - len(names))]
        self._lines: dict[tuple[int, str], list[list[wire.Line]]] = {}
        self.lengths = list(accumulate(len(self.replay.entries(at)) for at in range(len(self.replay))))

    def player_names(self, language: str) -> list[str]:
        """Return the names of the players. An unknown player is named by the seat, such as "Seat 2"."""
        return [name or hall_text("hall-seat", language, number=nth) for nth, name in enumerate(self._given_names, 1)]

    @property
    def decisions(self) -> int:
        return len(self.replay) - 1

    @property
    def viewing_seats(self) -> list[int]:
        """The seats that may be viewed: all seats of a finished match, otherwise only the seat that the file is for."""
        if self.replay.seat is not None:
            return [self.replay.seat]
        return [SPECTATOR, *(range(len(self._given_names)) if self.replay.match.over else ())]

    def card(self, name: str, language: str = FIRST) -> ReplayCard:
        """Return the card of the match; its id is `name`."""
        end = self._perspective(len(self.replay) - 1, self.viewing_seats[0], language)
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
            eyes=self.viewing_seats,
            marks=list(dict.fromkeys(self._marks(language))),
            commitment=header.commitment or "",
            seed=(header.seed or "") if over else "",
            verified=self._is_verified,
            differs=refusal_sentence(other, language) if (other := version_difference(header, self.game)) else "",
            times=self._times(),
            updated=header.updated,
        )

    def story(self, name: str, seat: int, language: str = FIRST) -> Story:
        """Return all lines of the story for this seat."""
        self._check_may_view(seat)
        by_decision = self._story_lines(seat, language)
        return Story(
            name, seat, [StoryLine(number, line) for number, lines in enumerate(by_decision) for line in lines]
        )

    def sight_at(self, decision: int, seat: int, language: str = FIRST) -> wire.Sight:
        """Return the table after this many decisions. Its news are the lines of the last decision."""
        self._check_may_view(seat, decision)
        perspective = self._perspective(decision, seat, language)
        by_decision = self._story_lines(seat, language)
        before = sum(map(len, by_decision[:decision]))
        letters = letters_of(tuple(perspective.names))
        seats = [
            wire.Seat(seat, name, letters[seat], bot="bot" if name.startswith(BOT_PREFIX) else "")
            for seat, name in enumerate(perspective.names)
        ]
        sight = sight_of(perspective, SightContext(decision, seats, [], before, by_decision[decision], asking=False))
        return msgspec.structs.replace(sight, decisions=decision)  # the log may begin at a checkpoint

    def fork(self, decision: int, seat: int) -> str:
        """Return a match file that ends at a decision, to continue from there with new luck."""
        if self.replay.seat is not None:  # a running match, or the knowledge of one seat
            raise Denial("not-now", "no-playing-on")
        self._check_may_view(self.viewing_seats[0], decision)
        if not 0 <= seat < len(self._given_names):
            raise Denial("invalid", "choose-a-seat")
        if decision == self.decisions and self.replay.match.over:
            raise Denial("not-now", "over-here")
        return self._file_until(decision)

    # ---- parts

    def _file_until(self, decision: int) -> str:
        """Return the file up to a decision, without undone entries and without the seed, which reveals future luck."""
        header = msgspec.structs.replace(
            self.replay.header, seed=None, commitment=None, players=self.player_names(FIRST)
        )
        entries = [entry for number in range(decision + 1) for entry in self.replay.entries(number)]
        lines = log_lines([entry for entry in entries if not isinstance(entry, TakenBack)])
        match = record.load(lines_text([header, *lines]), self.game, recover=True)
        return record.save(match, players=self.player_names(FIRST))

    def _check_may_view(self, seat: int, decision: int = 0) -> None:
        if seat >= len(self._given_names):
            raise Denial("unknown", "match-without-seat", seats=len(self._given_names), seat=seat + 1)
        if seat not in self.viewing_seats:
            raise Denial("forbidden", "spectators-only" if self.viewing_seats == [SPECTATOR] else "only-that-player")
        if not 0 <= decision <= self.decisions:
            raise Denial("unknown", "no-such-decision", last=self.decisions, decision=decision)

    def _perspective(self, decision: int, seat: int, language: str) -> Perspective:
        people = self.player_names(language)
        return Perspective(self.replay[decision], people, None if seat < 0 else seat, language=language)

    def _events_for(self, decision: int, seat: int) -> Iterator[Event]:
        return (event for event, to in self.replay.events(decision) if to in (EVERYBODY, seat))

    def _story_lines(self, seat: int, language: str) -> list[list[wire.Line]]:
        """Return the lines of the story for a seat, grouped by decision, cached."""
        perspective = self._perspective(0, seat, language)
        key = seat, perspective.language.language
        if key not in self._lines:
            self._lines[key] = [self._lines_of_decision(decision, perspective) for decision in range(len(self.replay))]
        return self._lines[key]

    def _lines_of_decision(self, decision: int, perspective: Perspective) -> list[wire.Line]:
        by_you = any(is_answer_of(entry, perspective.viewer) for entry in self.replay.entries(decision))
        heard_events = [
            perspective.heard_event(event, self.lengths[decision])
            for event in self._events_for(decision, perspective.viewer)
        ]
        return [story_line(event, by_you, perspective) for event in heard_events if event.words]

    def _marks(self, language: str) -> Iterator[Mark]:
        """Yield the marks: events that the game marks, and the starts of turns.

        A mark without words gets the words of the next event that has some.
        """
        perspective = self._perspective(0, self.viewing_seats[0], language)
        wording = perspective.wording
        silent: dict[tuple[int, str], None] = {}
        words = self.game.name
        for decision in range(len(self.replay)):
            for event in self._events_for(decision, perspective.viewer):
                if kind := wording.mark(event) or (SECTION if isinstance(event, wording.opens) else ""):
                    silent[decision, kind] = None
                if sentence := perspective.voice.event(event):
                    yield from (Mark(*place, sentence) for place in silent)
                    silent.clear()
                    words = sentence
        yield from (Mark(*place, words) for place in silent)

    def _times(self) -> list[int]:
        """Return the time of each decision in milliseconds, never descending. It is empty without real time."""
        if not self.game.is_timed(self.replay.match.options):
            return []
        answers = (
            [entry.at for entry in self.replay.entries(decision) if isinstance(entry, Answer)]
            for decision in range(len(self.replay))
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


def _replay(text: str, game: Game[Any]) -> Replay:
    try:
        return record.replay(text, game)
    except TruncatedFile as error:
        raise BadRecord(error.short_sentence) from None
