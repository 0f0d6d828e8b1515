"""Nothing is sent before it is stored, and everything sent is still there after a crash or a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.engine.common.errors import FlowError
from meadhall.server.config.pace import Pace
from meadhall.server.hall.hall import Hall
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks, Join
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.tables.events import ChatSent, SeatHandedOver
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import StoredEvent
from meadhall.server.tables.loading import fold_table
from tests.server.databases import cut_connections, url_in
from tests.server.halls import (
    ANN,
    BEA,
    BOT,
    ME,
    OPEN,
    QUICK_PACE,
    Browser,
    Clock,
    InlineBots,
    Place,
    break_table,
    open_place,
    run,
)
from tests.waiting import found, until, wait_until_idle

ARMY = "tests.engine.toys:ARMY"
SLOW_PACE = Pace(bot_pause=0, check_interval=3600)  # timed work runs only when a test starts it


async def ann_and_bea(place: Place, **more: Any) -> tuple[Browser, Browser]:
    card = await place.new_table(ME, OPEN, public=True, **more)
    await place.hall.join(BEA, card.id, Join())
    return await place.connect(card.id, ANN), await place.connect(card.id, BEA)


def test_nothing_is_sent_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await place.settle()
            writing, disk, append = asyncio.Event(), asyncio.Event(), place.hall.journal.append

            async def slow(*args: Any, **how: Any) -> None:
                writing.set()
                await disk.wait()
                await append(*args, **how)

            monkeypatch.setattr(place.hall.journal, "append", slow)
            before = len(ann.received), len(bea.received)
            answering = asyncio.create_task(ann.answer(0, "roll"))
            await writing.wait()
            assert (len(ann.received), len(bea.received)) == before
            disk.set()
            assert isinstance(await answering, wire.CommandDone)
            await bea.wait_for_sight(lambda sight: sight.decisions == 1)

    run(story())


@pytest.mark.parametrize("fails", [False, True])
def test_answer_is_shown_while_other_writes_are_pending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await place.settle()
            append = place.hall.journal.append

            async def slow(table: str, kept: StoredEvent, *more: Any, **how: Any) -> None:
                if isinstance(kept.event, ChatSent):
                    await wait_until_idle()
                    if fails:
                        raise OSError("No space left on device")
                await append(table, kept, *more, **how)

            monkeypatch.setattr(place.hall.journal, "append", slow)
            answering = asyncio.create_task(ann.answer(0, "roll"))
            await asyncio.gather(answering, bea.send(wire.Say("c2", phrase="hello")))
            await bea.wait_for_sight(lambda sight: sight.decisions == 1)

    run(story())


def test_answer_that_could_not_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await place.settle()
            before, state = ann.sight, ann.state

            async def full(*args: object, **how: object) -> None:
                raise OSError("No space left on device")

            with monkeypatch.context() as full_disk:
                full_disk.setattr(place.hall.journal, "append", full)
                reply = await ann.answer(0, "roll", "c1")
                assert isinstance(reply, wire.CommandRefused)
                assert reply.code == "failed"
            await place.settle()
            assert (ann.state, ann.sight.seq, ann.sight.digest) == (state, before.seq, before.digest)
            assert all(sight.decisions == 0 for sight in bea.received_of(wire.Sight))
            assert isinstance(await ann.answer(0, "roll", "c1"), wire.CommandDone)
            assert (await bea.wait_for_sight(lambda sight: sight.decisions == 1)).seq == before.seq + 1

    run(story())


def test_killed_hall_keeps_every_acknowledged_answer(tmp_path: Path) -> None:
    async def killed() -> tuple[str, int, str]:
        database = Database(url_in(tmp_path))
        await database.open()
        bots = InlineBots()
        hall = Hall(database, bots, QUICK_PACE, games=[])
        await hall.open()
        place = Place(hall, database, Clock(), bots)
        card = await place.new_table(ME, BOT, BOT, game="adventureland")
        ann = await place.connect(card.id, ANN)
        for _ in range(12):
            await ann.wait_for_sight(lambda sight: sight.ask is not None)
            assert isinstance(await ann.give_first_answer(), wire.CommandDone)
            await place.settle()
        await ann.send(wire.Say("chat", phrase="hello"))
        cut_connections(database)
        return card.id, ann.sight.decisions, ann.sight.digest  # everything else stays open, as after a crash

    async def opened_again(table: str, decisions: int, digest: str) -> None:
        async with open_place(tmp_path) as place:
            ann = await place.connect(table, ANN)
            assert (ann.sight.decisions, ann.sight.digest) == (decisions, digest)
            assert ann.sight.ask is not None
            assert ann.received_of(wire.Talk)[0].lines[0].phrase == "hello"
            assert isinstance(await ann.give_first_answer(), wire.CommandDone)

    run(opened_again(*run(killed())))


def test_command_is_recognised_after_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, wire.FromHall]:
        async with open_place(tmp_path) as place:
            ann, _ = await ann_and_bea(place)
            return ann.table.id, await ann.answer(0, "roll", "c1")

    async def second(table: str, done: wire.FromHall) -> None:
        async with open_place(tmp_path) as place:
            ann = await place.connect(table, ANN)
            assert await ann.answer(0, "roll", "c1") == done
            assert isinstance(await ann.answer(0, "hold", "c1"), wire.CommandRefused)
            assert ann.sight.decisions == 1

    run(second(*run(first())))


def test_empty_table_is_unloaded_and_reloaded_unchanged(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, Pace(bot_pause=0, check_interval=0.005, unload_after=10), clock) as place:
            ann, bea = await ann_and_bea(place)
            await ann.answer(0, "roll")
            await place.settle()
            seen, state = ann.sight, ann.state
            await ann.leave()
            await bea.leave()
            clock.advance(11)
            await until(lambda: not place.hall.table_count)
            (card,) = (await place.hall.lists(ANN)).mine
            assert (card.id, card.state) == (ann.table.id, "running")
            assert place.hall.table_count == 0
            reconnected = await place.connect(card.id, ANN)
            assert (reconnected.state, reconnected.sight.digest, reconnected.sight.seq) == (
                state,
                seen.digest,
                seen.seq,
            )

    run(story())


def test_clock_expires_at_an_unloaded_table(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, Pace(bot_pause=0, check_interval=0.005, unload_after=10), clock) as place:
            ann, bea = await ann_and_bea(place, clock=Clocks(3600))
            await ann.leave()
            await bea.leave()
            clock.advance(11)
            await until(lambda: not place.hall.table_count)
            clock.advance(4000)
            await found(lambda: place.hall.lists(ANN), lambda lists: lists.mine[0].seats[0].bot)

    run(story())


@pytest.mark.parametrize("asleep", [True, False])
def test_broken_table_does_not_stop_the_clocks_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asleep: bool
) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, clock=clock) as place:
            for _ in range(2):
                await ann_and_bea(place, clock=Clocks(3600))
            broken_table, other_table = await place.hall.journal.tables_due(clock() + 4000)
            if not asleep:
                first, second = place.hall.tables
                monkeypatch.setattr(first.fold, "clocks", "broken")
                await let_clock_expire(place, clock, second.id)
        if asleep:
            break_table(monkeypatch, broken_table)
            async with open_place(tmp_path, clock=clock) as place:
                await let_clock_expire(place, clock, other_table)

    run(story())


async def let_clock_expire(place: Place, clock: Clock, table: str) -> None:
    """Wait until the clock of the player on turn has expired."""
    clock.advance(4000)
    await found(
        lambda: place.hall.journal.events(table),
        lambda kept: any(isinstance(stored.event, SeatHandedOver) for stored in kept),
    )


def test_changed_rules_are_noticed_and_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, _ = await ann_and_bea(place)
            await ann.answer(0, "roll")
            stored_events = await place.hall.journal.events(ann.table.id)
            assert fold_table(ann.table.id, stored_events).seq == stored_events[-1].seq
            other = msgspec.structs.replace(stored_events[0].event, seed="of other luck")
            with pytest.raises(FlowError, match=r"^table \S+, event 3: the rules give a different result"):
                fold_table(ann.table.id, [stored_events[0]._replace(event=other), *stored_events[1:]])
            ann.table._drop()
            break_table(monkeypatch, ann.table.id)
            with pytest.raises(Denial, match="cannot be restored: the rules of the game have changed") as turned_away:
                await place.hall.card(ANN, ann.table.id)
            assert turned_away.value.code == "unknown", "a retry would not help"
            never = msgspec.structs.replace(stored_events[-1].event, key="hold")
            with pytest.raises(
                FlowError, match="event 3: the rules refuse an event that they allowed before"
            ) as broken:
                fold_table(ann.table.id, [*stored_events[:-1], stored_events[-1]._replace(event=never)])
            assert "roll" not in str(broken.value), "the error must not reveal another player's options"

    run(story())


@pytest.mark.parametrize("has_clock", [False, True])
def test_table_with_a_vote_ended_by_an_older_server_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_clock: bool
) -> None:
    async def story() -> None:
        time, clock = Clock(), Clocks(3600) if has_clock else None
        async with open_place(tmp_path, SLOW_PACE, time, games=[ARMY]) as place:
            with monkeypatch.context() as earlier:
                earlier.setattr(Fold, "_note_visibility", lambda fold, seat: setattr(fold, "vote", None))
                ann, bea = await ann_and_bea(place, game="army", clock=clock)
                await ann.answer(0, "done")
                await ann.send(wire.AskBack("ask", 0))
                await bea.answer(1, "hire:1")
                await bea.send(wire.HandOver("hand", 1, "random"))
                await ann.wait_for_sight(lambda sight: sight.phase == "battle")
                await ann.give_first_answer()
            _, other = await ann_and_bea(place, game="army", clock=clock)
        broken_table, other_table = ann.table.id, other.table.id
        async with open_place(tmp_path, SLOW_PACE, time, games=[ARMY]) as place:
            assert (await place.connect(broken_table, ANN)).sight.updates == 1
            assert other_table in [card.id for card in (await place.hall.lists(ANN)).mine]
            ann = await place.connect(other_table, ANN)
            assert isinstance(await ann.answer(0, "done"), wire.CommandDone)
            time.advance(4000)
            await place.hall.watchdog.check()
            assert not has_clock or any(
                isinstance(stored.event, SeatHandedOver) for stored in await place.hall.journal.events(other_table)
            )

    run(story())


def test_pending_commands_are_refused_as_closing_when_the_server_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> list[object]:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            writing, disk = asyncio.Event(), asyncio.Event()

            async def never(*args: object, **how: object) -> None:
                writing.set()
                await disk.wait()

            monkeypatch.setattr(place.hall.journal, "append", never)
            waiting = [asyncio.create_task(person.answer(0, "roll")) for person in (ann, bea)]
            await writing.wait()
            await place.hall.close()
            late_task = asyncio.create_task(ann.answer(0, "hold"))
            results = await asyncio.gather(*waiting, late_task, return_exceptions=True)
            return [getattr(response, "code", response) for response in results]

    assert run(story()) == ["closing"] * 3
