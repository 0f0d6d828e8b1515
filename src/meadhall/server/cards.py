"""A table in a list: what it says to everybody, kept with the table, and to one person in particular."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from meadhall.engine.game import Standing
from meadhall.engine.onlooker import SPECTATOR
from meadhall.server.bodies import TableCard, TableSeat
from meadhall.server.folding import Fold
from meadhall.server.plans import levels_for
from meadhall.server.wire import Line

State = Literal["gathering", "running", "over"]


class CardSeat(msgspec.Struct, frozen=True):
    """A seat, with the person who has it."""

    name: str
    person: str | None
    level: str
    free: bool
    points: int


class Card(msgspec.Struct, frozen=True):
    """Everything that lists say of a table. `due` is when the clock of each waiting seat runs out.

    `pieces` is how many the tale of the match has; `levels` are the bots that `host`, who set the table, may give
    free seats to.
    """

    id: str
    game: str
    name: str
    title: str
    phase: str
    seats: list[CardSeat]
    state: State
    waiting: list[int]
    public: bool
    touched: float
    due: dict[int, float]
    result: str
    invite: str
    pieces: int
    host: str
    levels: list[str]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, one in enumerate(self.seats) if one.person == person]

    def seen_by(self, person: str, now: float, news: Sequence[Line] = ()) -> TableCard:
        """The card in the hands of one person, with what that one has missed."""
        mine = self.seats_of(person)
        asked = [seat for seat in mine if seat in self.waiting and not self.seats[seat].level]
        left = [max(0.0, self.due[seat] - now) for seat in asked if seat in self.due]
        return TableCard(
            id=self.id,
            game=self.game,
            name=self.name,
            title=self.title,
            phase=self.phase,
            seats=[
                TableSeat(seat, one.name, one.level, one.free, one.person == person, one.points)
                for seat, one in enumerate(self.seats)
            ],
            state=self.state,
            my_turn=bool(asked),
            public=self.public,
            touched=self.touched,
            left=min(left, default=None),
            result=self.result,
            link=self._link(is_mine=bool(mine)),
            news=list(news),
            levels=self.levels if person == self.host and self.state == "gathering" else [],
        )

    def _link(self, *, is_mine: bool) -> str:
        """What opens the table; who sits there may pass on the invitation."""
        return f"/t/{self.id}#{self.invite}" if is_mine and not self.public else f"/t/{self.id}"


def state_of(fold: Fold) -> State:
    """How far a table is."""
    if fold.over:
        return "over"
    return "running" if fold.begun else "gathering"


def card_of(fold: Fold) -> Card:
    """The card of a table as it is now."""
    scene = fold.game.scene(fold.match.glance(SPECTATOR).state, SPECTATOR)
    points = {one.seat: one.points for one in scene.seats}
    return Card(
        id=fold.table,
        game=fold.game.id,
        name=fold.game.name,
        title=scene.title,
        phase=scene.phase if fold.begun else "",
        seats=[
            CardSeat(one.name, one.person, one.level, one.is_free, points.get(seat, 0))
            for seat, one in enumerate(fold.seats)
        ],
        state=state_of(fold),
        waiting=fold.waiting,
        public=fold.plan.public,
        touched=fold.at,
        due={} if fold.bank is None else {seat: fold.bank.at + fold.bank.left[seat] for seat in fold.running},
        result=result_of(fold),
        invite=fold.plan.invite,
        pieces=len(fold.tale.pieces),
        host=fold.host,
        levels=levels_for(fold.game, fold.match.options),
    )


def result_of(fold: Fold) -> str:
    """`Bot Isolde wins with 23.`; nothing while the match runs."""
    if not fold.over:
        return ""
    return result_words(fold.match.standings, fold.names)


def result_words(standings: list[Standing], names: list[str]) -> str:
    """How a match ended, in a sentence."""
    first = [one for one in standings if one.place == 1]
    if not first:
        return "All have lost together."
    winners = " and ".join(names[one.seat] for one in first)
    return f"{winners} {'wins' if len(first) == 1 else 'win'} with {first[0].points}."
