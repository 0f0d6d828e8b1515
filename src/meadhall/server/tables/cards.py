"""The card of a table in the lists: the stored part, which is the same for everybody, and the view for one person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from meadhall.engine import Names, Scene, Standing
from meadhall.engine.common.text import Arg
from meadhall.engine.language.language import FIRST
from meadhall.engine.language.voice import Voice
from meadhall.engine.play.perspective import SPECTATOR
from meadhall.server.accounts.people import Person
from meadhall.server.protocol.bodies import TableCard, TableSeat
from meadhall.server.protocol.wire import Line
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.plans import levels_for
from meadhall.server.wording.hall_words import hall_text

State = Literal["gathering", "running", "over"]


class CardSeat(msgspec.Struct, frozen=True):
    """A seat with its person."""

    name: str
    person: str | None  # None for a bot or a free seat
    level: str  # bot that plays the seat now, or ""
    free: bool  # whether anybody may take the seat
    points: int  # public points


class CardWords(msgspec.Struct, frozen=True):
    """The words of a card in one language."""

    title: str
    phase: str
    result: str


class Card(msgspec.Struct, frozen=True):
    """Everything that the lists show of a table, in every language of its game."""

    id: str
    game: str
    name: str
    words: dict[str, CardWords]  # by language
    seats: list[CardSeat]
    state: State
    waiting: list[int]  # seats with an open question
    public: bool  # whether it is an open table
    touched: float  # time of the last change
    due: dict[int, float]  # by seat: the time when its clock runs out, if the clock runs
    invite: str  # secret part of the link
    story_length: int = msgspec.field(name="pieces")  # number of pieces of the story
    host: str  # id of the person who created the table
    levels: list[str]  # bots that the host may add
    timed: bool = False  # whether the match is in real time
    winners: list[int] = []  # seats in first place; empty until the match is over

    def words_for(self, person: Person) -> CardWords:
        """Return the card's words in the language of a person, or in English if the game lacks that language."""
        return self.words.get(person.language) or self.words[FIRST]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, card_seat in enumerate(self.seats) if card_seat.person == person]

    def card_for(self, person: Person, now: float, news: Sequence[Line] = ()) -> TableCard:
        """Return the card for one person, with their news."""
        own_seats, words = self.seats_of(person.id), self.words_for(person)
        asked_seats = [seat for seat in own_seats if seat in self.waiting and not self.seats[seat].level]
        seconds_left = [max(0.0, self.due[seat] - now) for seat in asked_seats if seat in self.due]
        return TableCard(
            id=self.id,
            game=self.game,
            name=self.name,
            title=words.title,
            phase=words.phase,
            seats=[
                TableSeat(seat, sitter.name, sitter.level, sitter.free, sitter.person == person.id, sitter.points)
                for seat, sitter in enumerate(self.seats)
            ],
            state=self.state,
            my_turn=bool(asked_seats),
            public=self.public,
            touched=self.touched,
            left=min(seconds_left, default=None),
            result=words.result,
            link=self._link(is_mine=bool(own_seats)),
            news=list(news),
            levels=self.levels if person.id == self.host and self.state == "gathering" else [],
            timed=self.timed,
            lost=self.state == "over" and bool(own_seats) and not set(own_seats) & set(self.winners),
        )

    def _link(self, *, is_mine: bool) -> str:
        """Return the link of the table. For a player of a private table it contains the invitation."""
        return f"/t/{self.id}#{self.invite}" if is_mine and not self.public else f"/t/{self.id}"


def state_of(fold: Fold) -> State:
    """Return whether a table is gathering players, running or over."""
    if fold.over:
        return "over"
    return "running" if fold.has_begun else "gathering"


def table_card(fold: Fold) -> Card:
    """Return the card of a table as it is now."""
    state = fold.match.glance(SPECTATOR).state
    scene = fold.game.scene(state, SPECTATOR)
    voices = {language: fold.game.voice(Names(fold.names), language) for language in fold.game.languages}
    points = {shown.seat: shown.points for shown in scene.seats}
    return Card(
        id=fold.table,
        game=fold.game.id,
        name=fold.game.name,
        words={language: _card_words(fold, voice, scene) for language, voice in voices.items()},
        seats=[
            CardSeat(seat_state.name, seat_state.person, seat_state.level, seat_state.is_free, points.get(seat, 0))
            for seat, seat_state in enumerate(fold.seats)
        ],
        state=state_of(fold),
        waiting=fold.waiting,
        public=fold.plan.public,
        touched=fold.touched,
        due={}
        if fold.clocks is None
        else {seat: fold.clocks.at + fold.clocks.seconds_left[seat] for seat in fold.seats_on_clock},
        invite=fold.plan.invite,
        story_length=len(fold.story.pieces),
        host=fold.host,
        levels=levels_for(fold.game, fold.match.options),
        timed=fold.is_timed,
        winners=[standing.seat for standing in winners_of(fold)],
    )


def winners_of(fold: Fold) -> list[Standing]:
    """Return the standings in first place; empty while the match runs."""
    return [standing for standing in fold.match.standings if standing.place == 1] if fold.over else []


def _card_words(fold: Fold, voice: Voice, scene_for_all: Scene) -> CardWords:
    speaks_alone = voice.wording.catalogue is not None or voice.language.language == FIRST
    scene = scene_for_all if speaks_alone else voice.language.scene(fold.match.glance(SPECTATOR).state, SPECTATOR)
    phase = voice.say(scene.phase) if fold.has_begun else ""
    return CardWords(voice.say(scene.title), phase, result_line(fold, voice.language.language))


def result_line(fold: Fold, language: str) -> str:
    """Return the result as a sentence, such as `Bot Isolde wins with 23.`; empty while the match runs."""
    if not fold.over:
        return ""
    first = winners_of(fold)
    if not first:
        return hall_text("hall-all-lost", language)
    winners: list[Arg] = [fold.names[standing.seat] for standing in first]
    return hall_text("hall-result", language, winners=winners, count=len(first), points=first[0].points)
