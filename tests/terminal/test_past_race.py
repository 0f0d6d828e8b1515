"""Looking through a race: it plays as fast as it was played, at other speeds, or step by step."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from meadhall.cli import run
from meadhall.engine import record
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.engine.table.log import Answer
from meadhall.terminal.fullscreen.keys import press as press_at_desk
from meadhall.terminal.replay.app import ReplayApp
from meadhall.terminal.replay.keys import replay_key
from meadhall.terminal.replay.viewer import ReplayViewer
from tests.terminal.races import rolling

LOOKS = 3000  # at a window, before it is said that nothing comes any more


def raced() -> record.Replay:
    """A race in which dice are thrown now and then."""
    racing = rolling()
    racing.wait(2)
    for seconds in (1.0, 2.5):
        racing.wait(seconds)
        for key in ("1", "space"):
            press_at_desk(racing.desk, key)
        racing.wait(1.5)
    return record.replay(record.save(racing.match))


def times(replay: record.Replay) -> list[int]:
    """When each answer came in, in ms of the match."""
    return [entry.at for entry in replay.match.log if isinstance(entry, Answer)]


def screen(past: ReplayViewer) -> str:
    return "\n".join(past.frame(100, 30).canvas.text())


def test_every_moment_of_a_race_stays_as_long_as_it_stood_then() -> None:
    past = ReplayViewer(raced())
    came = times(past.replay)
    assert came[-1] > came[0]
    for at in range(1, past.last):
        past.go_to(at)
        for key, speed in (("1", 1), ("2", 2), ("4", 4)):
            replay_key(past, key)
            assert past.wait() == pytest.approx((came[at] - came[at - 1]) / 1000 / speed)


def test_other_matches_go_on_by_the_second() -> None:
    match = Match(find_game("adventureland"), 7, players=2)
    for _ in range(4):
        match.answer(match.asked, match.menu()[0])
    past = ReplayViewer(record.replay(record.save(match)))
    assert past.wait() == 1
    replay_key(past, "2")
    assert past.wait() == 0.5
    assert past.message == "Speed x2: one step every 0.5 s."
    replay_key(past, "+")
    assert past.wait() == 0.25


def test_the_speed_and_the_clock_of_a_race_are_told() -> None:
    past = ReplayViewer(raced())
    past.go_to(past.last - 1)
    seconds = times(past.replay)[past.at - 1] // 1000
    assert f"0:0{seconds} ‖ paused" in screen(past)
    replay_key(past, "4")
    assert past.message == "Speed x4: 4 times as fast as it was played."
    replay_key(past, "space")
    assert "▸ playing x4" in screen(past)
    replay_key(past, "1")
    assert past.message == "Speed x1: as fast as it was played."


def test_a_race_is_gone_through_step_by_step() -> None:
    past = ReplayViewer(raced())
    for at in (1, 2, 3):
        replay_key(past, "right")
        assert (past.at, past.playing) == (at, False)


def test_a_race_that_plays_takes_its_time() -> None:
    past = ReplayViewer(raced())
    past.play(4)
    app = ReplayApp(past, depth="true", in_ascii=False)
    begun = time.monotonic()

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            for _ in range(LOOKS):
                await pilot.pause(0.02)
                if not past.playing:
                    break

    asyncio.run(play())
    assert past.at == past.last
    assert time.monotonic() - begun >= times(past.replay)[-1] / 1000 / 4


def test_a_key_that_changes_nothing_does_not_make_a_long_wait_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    past = ReplayViewer(raced())
    hour = 3600.0
    monkeypatch.setattr(past, "wait", lambda: hour)
    past.play(1)
    clock = [0.0]
    looks = 0

    def ticks() -> float:
        nonlocal looks
        looks += 1
        return clock[0]

    async def wait() -> None:
        async with ReplayApp(past, depth="true", in_ascii=False, ticks=ticks).run_test(size=(100, 30)) as pilot:
            for seconds in (0.0, hour - 1, hour):
                assert past.at == 0
                clock[0], seen = seconds, looks
                await pilot.press("x")
                for _ in range(LOOKS):
                    if looks > seen:
                        break
                    await pilot.pause(0.02)
            for _ in range(LOOKS):
                if past.at:
                    break
                await pilot.pause(0.02)

    asyncio.run(wait())
    assert past.at == 1


def test_while_a_page_is_read_nothing_goes_on() -> None:
    past = ReplayViewer(raced())
    past.go_to(past.last - 2)
    at = past.at
    past.frame(100, 30)  # keys for pages mean something once there is a screen
    past.play(4)
    replay_key(past, "L")
    assert past.page is not None
    app = ReplayApp(past, depth="true", in_ascii=False)

    async def read() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause(2 * past.wait())
            assert past.at == at
            await pilot.press("escape")
            for _ in range(LOOKS):
                await pilot.pause(0.02)
                if not past.playing:
                    break

    asyncio.run(read())
    assert past.at == past.last
    assert not past.is_closed


# ---- the command


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["replay", *words]) == 2
    return capsys.readouterr().err.strip()


def test_invalid_replay_options_are_refused_with_a_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "race.meadhall"
    file.write_text(record.save(raced().match))
    wrong = told(capsys, str(file), "--speed", "x9")
    assert wrong == "meadhall: --speed x9 is not a speed. Choose x1, x2 or x4"
    plain = told(capsys, str(file), "--plain", "--speed", "x2")
    assert plain.startswith("meadhall: --speed is for the drawn screen. Leave it out in plain mode")


@pytest.mark.parametrize(("words", "at", "playing", "speed"), [("--speed x2", 0, True, 2), ("--at 3", 3, False, 1)])
def test_the_command_begins_where_and_as_fast_as_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, at: int, playing: bool, speed: int
) -> None:
    file = tmp_path / "race.meadhall"
    file.write_text(record.save(raced().match))
    shown: list[ReplayViewer] = []

    def look(past: ReplayViewer, *, ascii: bool) -> bool:
        shown.append(past)
        return False

    monkeypatch.setattr("meadhall.commands.replay.why_plain", lambda: "")
    monkeypatch.setattr("meadhall.terminal.replay.app.show_replay", look)
    assert run(["replay", str(file), *words.split()]) == 0
    came = times(shown[0].replay)
    assert (shown[0].at, shown[0].playing) == (at, playing)
    shown[0].go_to(1)
    assert shown[0].wait() == pytest.approx((came[1] - came[0]) / 1000 / speed)


def test_a_beginning_that_is_not_there_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "race.meadhall"
    replay = raced()
    file.write_text(record.save(replay.match))
    monkeypatch.setattr("meadhall.commands.replay.why_plain", lambda: "")
    last = len(replay) - 1
    assert told(capsys, str(file), "--at", "999") == (f"meadhall: this match has no step 999, only 0 to {last}")
