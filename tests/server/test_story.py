"""Commands in any order and number: a table always equals the fold of its stored events."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from meadhall.engine import Answer
from meadhall.engine.model.state import encode
from meadhall.engine.privacy.redaction import known_log
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks, Join, SeatPlan
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.loading import fold_table
from tests.depth import deep
from tests.server.halls import ANN, BEA, BOT, OPEN, Browser, Clock, Place, open_place

PLAYERS = [SeatPlan("me"), OPEN, BOT]
SEATS = st.integers(0, 2)


def fold_as_json(fold: Fold) -> dict[str, Any]:
    """Return all data of a table as JSON."""
    return {
        "match": (encode(fold.match.state), encode(fold.match.log), fold.match.event_count),
        "told": [repr(piece) for piece in fold.story.pieces],
        "seats": fold.seats,
        "chat": fold.chat,
        "muted": {person: muted for person, muted in fold.muted.items() if muted},
        "vote": fold.vote,
        "asked": {seat: (question.menu.keys, question.seq) for seat, question in fold.questions.items()},
        "clocks": None if fold.clocks is None else (fold.clocks.seconds_left, fold.clocks.at),
        "commands": fold.commands,
        "when": (fold.seq, fold.last_event_time, fold.progress.asked_at, fold.answer_count),
    }


class People(RuleBasedStateMachine):
    """Ann and Bea with a bot at a table with clocks. They send any commands."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.halls = AsyncExitStack()
        self.said: list[tuple[Browser, Any, wire.FromHall]] = []
        self.count = 0

    def teardown(self) -> None:
        self.runner.run(self.halls.aclose())
        self.runner.close()
        self.folder.cleanup()

    @initialize(game=st.sampled_from(["pig", "adventureland"]))
    def sit_down(self, game: str) -> None:
        self.runner.run(self._sit_down(game))

    async def _sit_down(self, game: str) -> None:
        self.clock = Clock()
        self.place: Place = await self.halls.enter_async_context(open_place(Path(self.folder.name), clock=self.clock))
        card = await self.place.new_table(*PLAYERS, game=game, public=True, clock=Clocks(1000, 10))
        await self.place.hall.join(BEA, card.id, Join())
        self.browsers = [await self.place.connect(card.id, person) for person in (ANN, BEA)]
        await self.place.settle()

    def say(self, who: int, message: Any, times: int = 1) -> None:
        """Send a message several times, and check that the response is the same each time."""
        self.clock.advance(1)
        self.runner.run(self._say(self.browsers[who], message, times))

    async def _say(self, browser: Browser, message: Any, times: int) -> None:
        answers = [await browser.send(message) for _ in range(times)]
        await self.place.settle()
        if isinstance(answers[0], wire.CommandDone):
            assert answers == [answers[0]] * times
            self.said.append((browser, message, answers[0]))

    def new_id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    @rule(who=st.integers(0, 1), pick=st.integers(0, 20), times=st.integers(1, 3))
    def answers(self, who: int, pick: int, times: int) -> None:
        ask = self.browsers[who].sight.ask
        if ask is not None:
            key = ask.options[pick % len(ask.options)].key
            self.say(who, wire.Answer(self.new_id(), ask.seat, key, self.browsers[who].sight.seq), times)

    @rule(who=st.integers(0, 1), seat=SEATS, key=st.sampled_from(["roll", "hold", "stay", "go:row1", "nonsense"]))
    def answers_blindly(self, who: int, seat: int, key: str) -> None:
        self.say(who, wire.Answer(self.new_id(), seat, key))

    @rule(who=st.integers(0, 1), seat=SEATS, times=st.integers(1, 2))
    def undoes(self, who: int, seat: int, times: int) -> None:
        self.say(who, wire.TakeBack(self.new_id(), seat), times)

    @rule(who=st.integers(0, 1), seat=SEATS)
    def requests_undo(self, who: int, seat: int) -> None:
        self.say(who, wire.AskBack(self.new_id(), seat))

    @rule(who=st.integers(0, 1), seat=SEATS, yes=st.booleans())
    def votes(self, who: int, seat: int, yes: bool) -> None:
        self.say(who, wire.Vote(self.new_id(), seat, yes))

    @rule(who=st.integers(0, 1), seat=SEATS, level=st.sampled_from(["", "sensible", "random", "nobody"]))
    def hands_over(self, who: int, seat: int, level: str) -> None:
        self.say(who, wire.HandOver(self.new_id(), seat, level))

    @rule(who=st.integers(0, 1), text=st.text(max_size=20), phrase=st.sampled_from(["", "hello", "shout"]))
    def chats(self, who: int, text: str, phrase: str) -> None:
        self.say(who, wire.Say(self.new_id(), text, phrase))

    @rule(who=st.integers(0, 1), on=st.booleans())
    def mutes(self, who: int, on: bool) -> None:
        self.runner.run(self.browsers[who].send(wire.Mute((BEA, ANN)[who].id, on)))

    @rule(who=st.integers(0, 1))
    @precondition(lambda self: self.count > 12)
    def resigns(self, who: int) -> None:
        self.say(who, wire.Resign(self.new_id(), who))

    @rule(which=st.integers(0, 100), other=st.booleans())
    @precondition(lambda self: self.said)
    def repeats(self, which: int, other: bool) -> None:
        """A late repetition gets the former response, and is refused if another person sends it."""
        browser, message, answer = self.said[which % len(self.said)]
        if other:
            browser = self.browsers[browser is self.browsers[0]]
        response = self.runner.run(browser.send(message))
        self.runner.run(self.place.settle())
        assert isinstance(response, wire.CommandRefused) if other else response == answer

    @rule()
    def reloads(self) -> None:
        """Unload the table, and load it again from the database."""
        self.browsers[0].table._drop()
        self.runner.run(self.browsers[0].send(wire.Hello()))
        self.runner.run(self.place.settle())

    @invariant()
    def equals_the_stored_fold(self) -> None:
        if hasattr(self, "browsers"):
            table = self.browsers[0].table
            stored_events = self.runner.run(self.place.hall.journal.events(table.id))
            assert fold_as_json(fold_table(table.id, stored_events)) == fold_as_json(table.fold)

    @invariant()
    def everybody_has_the_last_sight(self) -> None:
        for browser in getattr(self, "browsers", []):
            fold = browser.table.fold
            seat_feed = browser.table.feed_of(browser.sight.seat)
            assert len(browser.story) == seat_feed.line_count()
            scene = fold.match.game.scene(seat_feed.perspective.glance().state, browser.sight.seat)
            assert browser.sight.figures == scene.figures
            heard = known_log(fold.match, browser.sight.seat)
            assert browser.sight.decisions == sum(isinstance(entry, Answer) for entry in heard)


People.TestCase.settings = settings(
    max_examples=deep(4), stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
TestPeople = People.TestCase
