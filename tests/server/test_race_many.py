"""Whole real-time matches with people who join, leave, hesitate and undo. Each match ends and can be replayed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from meadhall.engine.contract.registry import find_game
from meadhall.server.accounts.people import Person
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join, SeatPlan
from meadhall.server.replays.playback import Playback
from meadhall.server.tables.loading import fold_table
from meadhall.testing import clause
from tests.server.halls import ANN, BEA, ME, OPEN, Browser, Clock, ids, open_place, run
from tests.server.races import FAST_PACE, RaceAtTable, racing
from tests.waiting import until

QUICK_BOT = SeatPlan("bot", "sensible@quick")
DUEL, THREE, FOUR = (ME, OPEN), (ME, OPEN, QUICK_BOT), (ME, OPEN, QUICK_BOT, QUICK_BOT)
SHORT_TIMES = {"grace": 10, "answer_time": 5, "act_time": 12, "roll_time": 500, "army_time": 10, "place_time": 3}
TIRING_TIMES = {**SHORT_TIMES, "fatigue_first": 30, "fatigue_next": 20}  # a match ends in a third of the usual time
MAX_PAUSES = (0.05, 0.3, 1.0, 3.0)  # maximum seconds between two actions of a player


class RandomPlayer:
    """A person who answers at random, sometimes leaves, and sometimes lets a bot play."""

    def __init__(self, r: RaceAtTable, person: Person, luck: random.Random) -> None:
        self.r = r
        self.person = person
        self.luck = luck
        self.browser: Browser | None = None

    async def act(self) -> None:
        chance = self.luck.random()
        if self.browser is None:
            if chance < 0.1:
                self.browser = await self.r.connect(self.person)
        elif chance < 0.004:
            await self.browser.leave()
            self.browser = None
        else:
            await self.act_with_chance(self.browser, chance)

    async def act_with_chance(self, browser: Browser, chance: float) -> None:
        sight = browser.sight
        seat = sight.mine[0]
        if chance < 0.006 and sight.unasked:
            await browser.answer(seat, "pause")
        elif chance < 0.009:
            await browser.send(wire.HandOver(next(ids), seat, self.luck.choice(("", "sensible"))))
        elif chance < 0.012:
            await browser.send(wire.TakeBack(next(ids), seat))
        elif sight.ask is not None and self.luck.random() < 0.6:
            keys = [option.key for option in sight.ask.options]
            stop = ["stop:none"] if "stop:none" in keys and self.luck.random() < 0.4 else []
            await browser.send(wire.Answer(next(ids), seat, self.luck.choice(stop or keys), sight.seq))


@clause("HE-GAM-05", "HE-PRE-11", "HE-OPT-16", "HE-VTM-03")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (DUEL, {"extra_win": "on", "army": "build", "resume_delay": 0}),
        (THREE, {"bots_replace": "off"}),
        (FOUR, {"format": "team"}),
    ],
    ids=["duel", "three", "team"],
)
def test_real_time_match_always_ends(
    tmp_path: Path, seats: tuple[SeatPlan, ...], options: dict[str, str | int]
) -> None:
    async def story() -> None:
        async with racing(tmp_path, *seats, given={**TIRING_TIMES, **options}) as r:
            await r.place.hall.join(BEA, r.name, Join())
            await play_on(r, options)
            await check_stored_match(r)

    run(story())


@clause("HE-PRE-11", "HE-VTO-01")
def test_two_duels_continue_after_the_hall_is_reopened(tmp_path: Path) -> None:
    async def story() -> None:
        ticks = Clock()
        async with racing(tmp_path, *FOUR, ticks=ticks, given={**TIRING_TIMES, "format": "tournament"}) as r:
            await r.place.hall.join(BEA, r.name, Join())
            await play_on(r, "first", looks=200)
            assert not r.table.fold.over
        async with open_place(tmp_path, FAST_PACE, ticks=ticks) as place:
            reopened = RaceAtTable(place, ticks, r.name)
            await play_on(reopened, "then")
            await check_stored_match(reopened)

    run(story())


async def play_on(r: RaceAtTable, luck: object, looks: int = 20_000) -> None:
    """Let two people connect and play until the match is over, or for a number of actions."""
    people = [RandomPlayer(r, person, random.Random(f"{person.id} {luck}")) for person in (ANN, BEA)]
    for person in people:
        person.browser = await r.connect(person.person)
    for _ in range(looks):
        if r.table.fold.over:
            return
        await advance(r, people[0].luck)
        for person in people:
            await person.act()


async def advance(r: RaceAtTable, luck: random.Random) -> None:
    """Let time pass until something is due, or until shortly before."""
    due = min(r.table.race.delays_until_due(), default=1.0) + 0.001
    r.ticks.advance(min(due, luck.choice(MAX_PAUSES)))
    await r.table.run_job(r.table.race.check)
    await until(lambda: not r.table.race.bots.is_thinking and r.place.hall.is_up_to_date)


async def check_stored_match(r: RaceAtTable) -> None:
    """Check that the match is over, its events and its file give the same result, and its times never decrease."""
    assert r.table.fold.over
    refolded = fold_table(r.name, await r.place.hall.journal.events(r.name))
    assert refolded.match.digest == r.table.fold.match.digest
    card = Playback(await r.place.hall.match_file(ANN, r.name), {"heroes": find_game("heroes")}).card("one")
    assert card.verified
    assert card.over
    assert card.times == sorted(card.times)
