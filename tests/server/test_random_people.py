"""People join, leave, play, vote, resign, log in and return in any order, while the hall closes and opens.

A refusal leaves the table unchanged, a table equals its stored events, no error is logged, and nobody receives another
person's view.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.model.state import digest_of, encode
from meadhall.engine.play.perspective import SPECTATOR
from meadhall.server.accounts.people import Person
from meadhall.server.config.pace import Pace
from meadhall.server.live.table import Table
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import BotPlan, Clocks, Join, SeatPlan
from meadhall.server.tables.loading import fold_table
from tests.depth import deep
from tests.server.halls import ANN, BEA, BOT, CAI, DOT, ME, OPEN, Browser, Clock, Place, open_place
from tests.server.test_story import fold_as_json
from tests.waiting import PATIENCE

WHO, SEAT = st.integers(0, 2), st.integers(0, 3)
PLANS = ([ME, OPEN, BOT], [ME, OPEN, OPEN], [ME, ME, OPEN], [OPEN, OPEN, BOT])
GAMES = ("pig", "adventureland", "heroes")
EAGER_PACE = Pace(bot_pause=0.0, check_interval=0.005, bot_takeover_after=500, unload_after=50, race_question_time=0.01)


class Company(RuleBasedStateMachine):
    """Ann, Bea and the guest Cai, who may log in as Dot."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.halls = AsyncExitStack()
        self.clock, self.slept, self.count = Clock(), 0.0, 0
        self.people: list[Person] = [ANN, BEA, CAI]
        self.browsers: dict[int, Browser] = {}
        self.mistakes: list[str] = []

    def teardown(self) -> None:
        self.runner.run(self.halls.aclose())
        self.runner.close()
        self.folder.cleanup()

    # ---- the hall

    @initialize(
        game=st.sampled_from(GAMES),
        plan=st.sampled_from(PLANS),
        public=st.booleans(),
        clock=st.sampled_from([None, Clocks(300, 5)]),
    )
    def set_table(self, game: str, plan: list[SeatPlan], public: bool, clock: Clocks | None) -> None:
        self.runner.run(self._open())
        options = {"target": 20} if game == "pig" else {}
        public = public or plan[0] is OPEN  # the host of a private table has a seat
        card = self.runner.run(self.place.new_table(*plan, game=game, public=public, clock=clock, options=options))
        self.name, self.invite = card.id, card.link.partition("#")[2]

    async def _open(self) -> None:
        hall = open_place(
            Path(self.folder.name),
            EAGER_PACE,
            self.clock,
            count_failure=self.mistakes.append,
            asleep=lambda: self.slept,
        )
        self.place: Place = await self.halls.enter_async_context(hall)

    @rule(seconds=st.sampled_from([0, 1000]))
    def reopens_hall(self, seconds: float) -> None:
        self.runner.run(self.halls.aclose())
        self.browsers.clear()
        self.clock.advance(seconds)
        self.runner.run(self._open())

    @rule(seconds=st.sampled_from([1, 60, 290, 600]), asleep=st.booleans())
    def time_passes(self, seconds: float, asleep: bool) -> None:
        self.clock.advance(seconds)
        self.slept += seconds if asleep else 0
        self.runner.run(self.place.settle())

    # ---- actions

    def table(self) -> Table | None:
        """The table, if it is loaded."""
        return next((table for table in self.place.hall.tables if table.id == self.name and table.is_loaded), None)

    def attempt(self, act: Callable[[], Awaitable[Any]]) -> Any:
        return self.runner.run(self._attempt(act))

    async def _attempt(self, act: Callable[[], Awaitable[Any]]) -> Any:
        """Perform an action. A refusal must leave the table unchanged, except for what others do meanwhile."""
        await self.place.settle()
        table = self.table()
        before = None if table is None else fold_as_json(table.fold)
        try:
            result = await act()
        except MeadhallError as error:
            result = error
        if table is not None and before is not None and isinstance(result, wire.CommandRefused | MeadhallError):
            if table is self.table() and table.fold.seq == before["when"][0]:
                assert fold_as_json(table.fold) == before
            else:
                later_events = (await self.place.hall.journal.events(self.name))[before["when"][0] :]
                assert [event.person for event in later_events] == [None] * len(later_events), (
                    "the refused command has changed something"
                )
        await self.place.settle()
        return result

    def say(self, who: int, message: Any) -> None:
        if who in self.browsers:
            self.attempt(partial(self.browsers[who].send, message))

    def new_id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    # ---- joining and leaving

    @rule(who=WHO, seat=st.none() | SEAT, invited=st.booleans())
    def joins(self, who: int, seat: int | None, invited: bool) -> None:
        join = Join(seat, self.invite if invited else "guessed")
        self.attempt(lambda: self.place.hall.join(self.people[who], self.name, join))

    @rule(who=WHO)
    def enters(self, who: int) -> None:
        self.attempt(lambda: self.place.hall.enter(self.people[who], self.name, self.invite))

    @rule(who=WHO)
    def leaves_seat(self, who: int) -> None:
        self.attempt(lambda: self.place.hall.leave(self.people[who], self.name))

    @rule(who=WHO, seat=SEAT)
    def seats_a_bot(self, who: int, seat: int) -> None:
        self.attempt(lambda: self.place.hall.seat_bot(self.people[who], self.name, BotPlan(seat)))

    @rule(who=WHO, seat=st.none() | st.integers(-1, 3))
    def connects(self, who: int, seat: int | None) -> None:
        if who in self.browsers:
            self.say(who, wire.Hello(0, seat))
            return
        browser = Browser(self.people[who])
        viewer = self.attempt(lambda: self.place.hall.connect(self.name, browser.person, browser.receive))
        if not isinstance(viewer, MeadhallError):
            browser.viewer = viewer
            self.browsers[who] = browser
            self.say(who, wire.Hello(0, seat))

    @rule(who=WHO)
    def disconnects(self, who: int) -> None:
        if who in self.browsers:
            self.runner.run(self.browsers.pop(who).leave())

    @rule()
    def logs_in(self) -> None:
        """Let Cai log in as Dot, and connect again."""
        if self.people[2] is not CAI:
            return
        self.disconnects(2)
        self.people[2] = DOT
        self.runner.run(self._transfer_table())

    async def _transfer_table(self) -> None:
        hall = self.place.hall
        async with hall._open_tables.loaded_table(self.name) as table:
            await table.run_job(partial(hall._transfer_table, table, CAI.id, DOT.id))
        await self.place.settle()

    @rule(who=WHO)
    def asks_for_another_match(self, who: int) -> None:
        before = self.name
        card = self.attempt(lambda: self.place.hall.rematch(self.people[who], self.name))
        if not isinstance(card, MeadhallError):
            assert card.id != before
            for browser_key in list(self.browsers):
                self.disconnects(browser_key)
            self.name, self.invite = card.id, card.link.partition("#")[2]

    # ---- playing

    @rule(who=WHO, pick=st.integers(0, 30), old=st.booleans())
    def answers(self, who: int, pick: int, old: bool) -> None:
        sights = self.browsers[who].received_of(wire.Sight) if who in self.browsers else []
        asked = [sight for sight in sights if sight.ask is not None]
        if asked and asked[-1].ask is not None:
            sight = asked[-1]
            assert sight.ask is not None
            key = sight.ask.options[pick % len(sight.ask.options)].key
            self.say(who, wire.Answer(self.new_id(), sight.ask.seat, key, None if old else sight.seq))

    @rule(who=WHO, seat=SEAT, yes=st.booleans(), what=st.integers(0, 4))
    def undoes_or_votes(self, who: int, seat: int, yes: bool, what: int) -> None:
        name = self.new_id()
        messages = (wire.TakeBack(name, seat), wire.AskBack(name, seat), *[wire.Vote(name, seat, yes)] * 3)
        self.say(who, messages[what])

    @rule(who=WHO, seat=SEAT, level=st.sampled_from(["", "random", "sensible", "nobody"]))
    def hands_over(self, who: int, seat: int, level: str) -> None:
        self.say(who, wire.HandOver(self.new_id(), seat, level))

    @rule(who=WHO, seat=SEAT)
    def resigns(self, who: int, seat: int) -> None:
        self.say(who, wire.Resign(self.new_id(), seat))

    @rule(who=WHO, whom=WHO, on=st.booleans(), words=st.sampled_from(["", "well met"]))
    def talks(self, who: int, whom: int, on: bool, words: str) -> None:
        self.say(who, wire.Say(self.new_id(), words, "" if words else "hello"))
        self.say(who, wire.Mute(self.people[whom].id, on))

    # ---- invariants. Bots and the hall may act at any time, so each check runs in one step of the event loop.

    @invariant()
    def invariants_hold(self) -> None:
        if hasattr(self, "name"):
            self.runner.run(self._check_table())
            self.runner.run(self._check_lists())
        assert self.mistakes == []

    async def _check_table(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.place.settle()
                stored_events = await self.place.hall.journal.events(self.name)
                table = self.table()
                if table is None:
                    return
                if stored_events[-1].seq == table.fold.seq and table._mailbox.is_idle and self.place.hall.is_up_to_date:
                    break
        assert fold_as_json(fold_table(table.id, stored_events)) == fold_as_json(table.fold)
        for browser in self.browsers.values():
            check_views(browser)

    async def _check_lists(self) -> None:
        """Check that lists contain only what the person may see."""
        for person in self.people:
            lists = await self.place.hall.lists(person)
            for card in (*lists.mine, *lists.open, *lists.watch, *lists.replays):
                has_own_seat = any(seat.mine for seat in card.seats)
                assert ("#" in card.link) == (has_own_seat and not card.public)
                assert has_own_seat or card.public or card in (*lists.mine, *lists.replays)


def check_views(browser: Browser) -> None:
    """Check that every viewer sees exactly what their seat may see."""
    fold, viewer = browser.table.fold, browser.viewer
    assert viewer is not None
    assert all(message.seat in (SPECTATOR, *message.mine) for message in browser.received_of(wire.Sight))
    if viewer.seat is None:
        assert not fold.may_view(browser.person.id) or not browser.received_of(wire.Sight)
        return
    sight = browser.sight
    assert (sight.seat, sight.mine) == (viewer.seat, fold.seats_of(browser.person.id))
    assert sight.digest == digest_of(encode(fold.match.glance(sight.seat).state))
    assert (sight.ask is not None) == (fold.is_played_by_person(sight.seat) and sight.seat in fold.waiting)
    assert sight.over == fold.over


Company.TestCase.settings = settings(
    max_examples=deep(4), stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
TestCompany = Company.TestCase
