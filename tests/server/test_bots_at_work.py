"""Bots in worker processes: fast bots, wrong bots, bots that crash or never answer; and the pace of bots."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.engine import Match, find_game
from meadhall.engine.common.text import Text, words_from_plain
from meadhall.engine.privacy.view import View
from meadhall.server.bots import pool
from meadhall.server.bots.pool import BotAnswer, BotPool
from meadhall.server.bots.table_bots import MAX_FAILURES
from meadhall.server.bots.worker import (
    PROGRESS_REPORT,
    READY_REPORT,
    BotReply,
    BotRequest,
    WorkerBots,
    encode_request,
    register_options,
)
from meadhall.server.config.pace import Pace
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import SeatPlan
from meadhall.server.tables.events import AnswerGiven
from meadhall.server.tables.journal import StoredEvent
from tests.server.halls import ANN, BOT, ME, PIG, open_place, run
from tests.waiting import load, until

ODD_BOTS = str(Path(__file__).parent / "odd_bots.py")


def odd_match() -> Match[Any]:
    return Match(find_game(ODD_BOTS), seed="1")


def test_view_keeps_its_options_on_the_way_to_a_worker() -> None:
    match: Match[Any] = Match(find_game("adventureland"), seed="3")
    view = match.view(match.asked)
    register_options()
    bots = WorkerBots()
    assert bots.answer(encode_request(BotRequest("t", "sensible", view))).key in [option.key for option in view.options]
    assert bots.answer(encode_request(BotRequest("t", "grandmaster", view))).trouble == "BotError", "and no words of it"


def test_whole_matches_are_played_in_a_worker() -> None:
    async def story() -> None:
        workers = BotPool(1, [PIG])
        reasons = list[object]()
        for game in (PIG, "adventureland", "swordsorcery"):
            match: Match[Any] = Match(find_game(game), seed="3")
            for _ in range(40):
                bot_answer = await workers.think(game, "sensible", match.view(match.asked))
                assert bot_answer is not None
                stored = msgspec.json.encode(AnswerGiven(match.asked, bot_answer.key, reason=bot_answer.reason))
                reasons.append(words_from_plain(msgspec.json.decode(stored, type=AnswerGiven).reason))
                match.answer(match.asked, bot_answer.key)
        assert any(isinstance(reason, Text) for reason in reasons), "messages for readers of any language"
        await workers.close()

    run(story())


def test_usual_bot_replaces_a_failing_one_and_then_nobody_answers(log_output: io.StringIO) -> None:
    failed: list[tuple[str, str]] = []

    async def story() -> None:
        workers = BotPool(
            1, [ODD_BOTS], max_seconds=3 * load(), count_failure=lambda level, trouble: failed.append((level, trouble))
        )
        match = odd_match()
        for level in ("crashing", "talking", "dreaming", "dying", "hanging"):
            assert await workers.think("t", level, match.view(0)) == BotAnswer("roll", "The pot is empty.")
        match.state.pot = -1  # a state at which even the default bot fails
        assert await workers.think("t", "crashing", match.view(match.asked)) is None
        await workers.close()

    run(story())
    troubles = {
        "crashing": "ValueError", "talking": "NotOffered", "dreaming": "NotOffered", "dying": "IncompleteReadError",
        "hanging": "TimeoutError",
    }  # fmt: skip
    assert failed == [*troubles.items(), ("crashing", "ValueError"), ("sensible", "ValueError")]
    lines = [json.loads(line) for line in log_output.getvalue().splitlines()]
    assert [(line["level_of_bot"], line["kind"]) for line in lines if line["event"] == "bot replaced"] == failed
    assert "no idea" not in log_output.getvalue(), "a bot's error message may reveal secrets"


def test_endless_search_returns_its_best_answer_in_time() -> None:
    async def story() -> None:
        failed: list[str] = []
        workers = BotPool(1, [], max_seconds=2 * load(), count_failure=lambda level, trouble: failed.append(trouble))
        match: Match[Any] = Match(find_game("adventureland"), seed="3")
        bot_answer = await workers.think("t", f"thinker:{10**12}", match.view(match.asked))
        await workers.close()
        assert bot_answer is not None
        assert bot_answer.key in [option.key for option in match.view(match.asked).options]
        assert failed == []

    run(story())


class SkippingLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stops while it works, and jumps to the next timer when it is idle."""

    skipped = 0.0

    def time(self) -> float:
        return self.skipped

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.skipped += max(0.0, self._scheduled[0].when() - self.time())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class SlowStart:
    """A process that starts slowly and reports its progress when asked."""

    def __init__(self, *reports: bytes) -> None:
        self._reports = [*reports]
        self.ended = False

    async def process(self) -> tuple[object, bool]:
        return object(), bool(self._reports)

    async def send(self, process: object, content: bytes) -> None:
        pass

    async def receive(self, process: object) -> bytes:
        if not self._reports:
            return b'{"key": "roll"}'
        await asyncio.sleep(0.5)
        return self._reports.pop(0)

    async def kill(self) -> None:
        self.ended = True


def ask_child(child: SlowStart) -> BotReply:
    worker = pool._Worker([], [])
    worker._child = child  # type: ignore[assignment]
    worker.kill = child.kill
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(worker.ask(b"", 5))


def test_starting_worker_is_waited_for_while_it_reports_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "REPORT_TIMEOUT", 1.5)
    assert ask_child(SlowStart(*[PROGRESS_REPORT] * 4, READY_REPORT)).key == "roll"


def test_silent_worker_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "REPORT_TIMEOUT", 0.1)
    child = SlowStart(READY_REPORT)
    with pytest.raises(TimeoutError):
        ask_child(child)
    assert child.ended


def test_several_tables_share_the_workers() -> None:
    async def story() -> None:
        workers = BotPool(1, [PIG])
        match: Match[Any] = Match(find_game(PIG), seed="3")
        view = match.view(0)
        bot_answers = await asyncio.gather(*(workers.think(f"t{number}", "sensible", view) for number in range(20)))
        assert bot_answers == [BotAnswer("roll")] * 20
        await workers.close()

    run(story())


class SilentBots:
    """Bots that never answer."""

    async def think(self, table: str, level: str, view: View[Any]) -> BotAnswer | None:
        return None

    async def close(self) -> None:
        pass


def test_default_answer_is_used_when_bots_are_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            monkeypatch.setattr(place.bots, "think", SilentBots().think)
            card = await place.new_table(ME, BOT, options={"target": 20})
            ann = await place.connect(card.id, ANN)
            while ann.sight.ask is not None:
                await ann.answer(0, ann.sight.ask.options[-1].key)
                await place.settle()
                if any(line.event["type"] == "Rolled" and line.event["seat"] == 1 for line in ann.story):
                    break
            assert ann.sight.over or any(line.event.get("seat") == 1 for line in ann.story)

    run(story())


def test_bots_stop_when_nothing_can_be_stored_until_somebody_connects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT, options={"target": 20})
            ann = await place.connect(card.id, ANN)
            append, failures = place.hall.journal.append, 0

            async def full(table: str, kept: StoredEvent, *more: Any, **how: Any) -> None:
                nonlocal failures
                if isinstance(kept.event, AnswerGiven) and kept.event.seat == 1:
                    failures += 1
                    raise OSError("No space left on device")
                await append(table, kept, *more, **how)

            with monkeypatch.context() as failing:
                failing.setattr(place.hall.journal, "append", full)
                while ann.sight.ask is not None:
                    await ann.answer(0, ann.sight.ask.options[-1].key)
                    await ann.wait_for_sight(lambda sight: sight.ask is not None or sight.waiting == [1])
                await until(lambda: failures >= MAX_FAILURES)
                await place.settle()
            assert failures == MAX_FAILURES
            assert ann.sight.waiting == [1]
            await place.connect(card.id, ANN)
            await ann.wait_for_sight(lambda sight: sight.waiting != [1])

    run(story())


def test_bots_pause_only_while_somebody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pause, pauses = 0.0123, 0
    sleep = asyncio.sleep

    async def counted(delay: float, result: object = None) -> object:
        nonlocal pauses
        pauses += delay == pause
        return await sleep(delay, result)

    async def story() -> None:
        async with open_place(tmp_path, Pace(bot_pause=pause)) as place:
            card = await place.new_table(ME, BOT, SeatPlan("bot", "sensible"), game="adventureland", seed="2")
            ann = await place.connect(card.id, ANN)
            await ann.send(wire.HandOver("go", 0, "sensible"))
            await ann.wait_for_sight(lambda sight: sight.decisions >= 8)
            assert pauses >= 3, "the parts of one answer follow without a pause"
            await ann.leave()
            watched, decisions = pauses, ann.table.fold.answer_count
            await until(lambda: ann.table.fold.answer_count >= decisions + 8)
            assert pauses == watched

    monkeypatch.setattr(asyncio, "sleep", counted)
    run(story())


def test_table_of_bots_waits_for_a_spectator(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(BOT, BOT, options={"target": 20})
            await place.settle()
            assert place.bots.asked == []
            ann = await place.connect(card.id, ANN)
            assert (await ann.wait_for_sight(lambda sight: sight.over)).seat == -1

    run(story())


def test_race_clock_expires(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=["tests.engine.toys:RACE"]) as place:
            card = await place.new_table(ME, SeatPlan("me", name="Bob"), game="race")
            ann = await place.connect(card.id, ANN)
            assert isinstance(await ann.answer(0, "grab"), wire.CommandDone)
            await ann.wait_for_sight(lambda sight: sight.over)

    run(story())
