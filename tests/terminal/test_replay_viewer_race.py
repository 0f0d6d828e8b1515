"""Viewing a past real-time match: at its own speed, at other speeds, or step by step."""

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
from tests.terminal.races import race_in_preparation

MAX_UPDATES = 3000  # number of window updates after which a test gives up


def recorded_race() -> record.Replay:
    """Return a race in which dice are thrown now and then."""
    racing = race_in_preparation()
    racing.wait(2)
    for seconds in (1.0, 2.5):
        racing.wait(seconds)
        for key in ("1", "space"):
            press_at_desk(racing.desk, key)
        racing.wait(1.5)
    return record.replay(record.save(racing.match))


def answer_times(replay: record.Replay) -> list[int]:
    """Return the time of each answer, in ms of the match."""
    return [entry.at for entry in replay.match.log if isinstance(entry, Answer)]


def screen(replay_viewer: ReplayViewer) -> str:
    return "\n".join(replay_viewer.frame(100, 30).canvas.text())


def test_every_position_of_a_race_stays_as_long_as_in_the_match() -> None:
    replay_viewer = ReplayViewer(recorded_race())
    times = answer_times(replay_viewer.replay)
    assert times[-1] > times[0]
    for at in range(1, replay_viewer.last_position):
        replay_viewer.go_to(at)
        for key, speed in (("1", 1), ("2", 2), ("4", 4)):
            replay_key(replay_viewer, key)
            assert replay_viewer.wait() == pytest.approx((times[at] - times[at - 1]) / 1000 / speed)


def test_other_matches_advance_every_second() -> None:
    match = Match(find_game("adventureland"), 7, players=2)
    for _ in range(4):
        match.answer(match.asked, match.menu()[0])
    replay_viewer = ReplayViewer(record.replay(record.save(match)))
    assert replay_viewer.wait() == 1
    replay_key(replay_viewer, "2")
    assert replay_viewer.wait() == 0.5
    assert replay_viewer.message == "Speed x2: one step every 0.5 s."
    replay_key(replay_viewer, "+")
    assert replay_viewer.wait() == 0.25


def test_speed_and_clock_of_a_race_are_shown() -> None:
    replay_viewer = ReplayViewer(recorded_race())
    replay_viewer.go_to(replay_viewer.last_position - 1)
    seconds = answer_times(replay_viewer.replay)[replay_viewer.position - 1] // 1000
    assert f"0:0{seconds} ‖ paused" in screen(replay_viewer)
    replay_key(replay_viewer, "4")
    assert replay_viewer.message == "Speed x4: 4 times as fast as it was played."
    replay_key(replay_viewer, "space")
    assert "▸ playing x4" in screen(replay_viewer)
    replay_key(replay_viewer, "1")
    assert replay_viewer.message == "Speed x1: as fast as it was played."


def test_race_can_be_viewed_step_by_step() -> None:
    replay_viewer = ReplayViewer(recorded_race())
    for at in (1, 2, 3):
        replay_key(replay_viewer, "right")
        assert (replay_viewer.position, replay_viewer.is_playing) == (at, False)


def test_playback_of_a_race_lasts_as_long_as_the_race() -> None:
    replay_viewer = ReplayViewer(recorded_race())
    replay_viewer.play(4)
    app = ReplayApp(replay_viewer, depth="true", in_ascii=False)
    begun = time.monotonic()

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            for _ in range(MAX_UPDATES):
                await pilot.pause(0.02)
                if not replay_viewer.is_playing:
                    break

    asyncio.run(play())
    assert replay_viewer.position == replay_viewer.last_position
    assert time.monotonic() - begun >= answer_times(replay_viewer.replay)[-1] / 1000 / 4


def test_key_without_effect_does_not_prolong_a_long_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    replay_viewer = ReplayViewer(recorded_race())
    hour = 3600.0
    monkeypatch.setattr(replay_viewer, "wait", lambda: hour)
    replay_viewer.play(1)
    clock = [0.0]
    looks = 0

    def ticks() -> float:
        nonlocal looks
        looks += 1
        return clock[0]

    async def wait() -> None:
        async with ReplayApp(replay_viewer, depth="true", in_ascii=False, ticks=ticks).run_test(
            size=(100, 30)
        ) as pilot:
            for seconds in (0.0, hour - 1, hour):
                assert replay_viewer.position == 0
                clock[0], seen = seconds, looks
                await pilot.press("x")
                for _ in range(MAX_UPDATES):
                    if looks > seen:
                        break
                    await pilot.pause(0.02)
            for _ in range(MAX_UPDATES):
                if replay_viewer.position:
                    break
                await pilot.pause(0.02)

    asyncio.run(wait())
    assert replay_viewer.position == 1


def test_playback_waits_while_a_page_is_read() -> None:
    replay_viewer = ReplayViewer(recorded_race())
    replay_viewer.go_to(replay_viewer.last_position - 2)
    at = replay_viewer.position
    replay_viewer.frame(100, 30)  # keys for pages work only after the first frame
    replay_viewer.play(4)
    replay_key(replay_viewer, "L")
    assert replay_viewer.page is not None
    app = ReplayApp(replay_viewer, depth="true", in_ascii=False)

    async def read() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause(2 * replay_viewer.wait())
            assert replay_viewer.position == at
            await pilot.press("escape")
            for _ in range(MAX_UPDATES):
                await pilot.pause(0.02)
                if not replay_viewer.is_playing:
                    break

    asyncio.run(read())
    assert replay_viewer.position == replay_viewer.last_position
    assert not replay_viewer.is_closed


# ---- the command


def output_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["replay", *words]) == 2
    return capsys.readouterr().err.strip()


def test_invalid_replay_options_are_refused_with_a_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "race.meadhall"
    file.write_text(record.save(recorded_race().match))
    wrong = output_of(capsys, str(file), "--speed", "x9")
    assert wrong == "meadhall: --speed x9 is not a speed. Choose x1, x2 or x4"
    plain = output_of(capsys, str(file), "--plain", "--speed", "x2")
    assert plain.startswith("meadhall: --speed is for the drawn screen. Leave it out in plain mode")


@pytest.mark.parametrize(("words", "at", "playing", "speed"), [("--speed x2", 0, True, 2), ("--at 3", 3, False, 1)])
def test_command_starts_at_the_given_decision_and_speed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, at: int, playing: bool, speed: int
) -> None:
    file = tmp_path / "race.meadhall"
    file.write_text(record.save(recorded_race().match))
    shown: list[ReplayViewer] = []

    def look(past: ReplayViewer, *, ascii: bool) -> bool:
        shown.append(past)
        return False

    monkeypatch.setattr("meadhall.commands.replay.why_plain", lambda: "")
    monkeypatch.setattr("meadhall.terminal.replay.app.show_replay", look)
    assert run(["replay", str(file), *words.split()]) == 0
    times = answer_times(shown[0].replay)
    assert (shown[0].position, shown[0].is_playing) == (at, playing)
    shown[0].go_to(1)
    assert shown[0].wait() == pytest.approx((times[1] - times[0]) / 1000 / speed)


def test_unknown_start_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "race.meadhall"
    replay = recorded_race()
    file.write_text(record.save(replay.match))
    monkeypatch.setattr("meadhall.commands.replay.why_plain", lambda: "")
    last = len(replay) - 1
    assert output_of(capsys, str(file), "--at", "999") == (f"meadhall: this match has no step 999, only 0 to {last}")
