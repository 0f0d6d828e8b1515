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

LOOKS = 3000  # number of window updates after which a test gives up


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


def screen(past: ReplayViewer) -> str:
    return "\n".join(past.frame(100, 30).canvas.text())


def test_every_position_of_a_race_stays_as_long_as_in_the_match() -> None:
    past = ReplayViewer(recorded_race())
    came = answer_times(past.replay)
    assert came[-1] > came[0]
    for at in range(1, past.last_position):
        past.go_to(at)
        for key, speed in (("1", 1), ("2", 2), ("4", 4)):
            replay_key(past, key)
            assert past.wait() == pytest.approx((came[at] - came[at - 1]) / 1000 / speed)


def test_other_matches_advance_every_second() -> None:
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


def test_speed_and_clock_of_a_race_are_shown() -> None:
    past = ReplayViewer(recorded_race())
    past.go_to(past.last_position - 1)
    seconds = answer_times(past.replay)[past.position - 1] // 1000
    assert f"0:0{seconds} ‖ paused" in screen(past)
    replay_key(past, "4")
    assert past.message == "Speed x4: 4 times as fast as it was played."
    replay_key(past, "space")
    assert "▸ playing x4" in screen(past)
    replay_key(past, "1")
    assert past.message == "Speed x1: as fast as it was played."


def test_race_can_be_viewed_step_by_step() -> None:
    past = ReplayViewer(recorded_race())
    for at in (1, 2, 3):
        replay_key(past, "right")
        assert (past.position, past.is_playing) == (at, False)


def test_playback_of_a_race_lasts_as_long_as_the_race() -> None:
    past = ReplayViewer(recorded_race())
    past.play(4)
    app = ReplayApp(past, depth="true", in_ascii=False)
    begun = time.monotonic()

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            for _ in range(LOOKS):
                await pilot.pause(0.02)
                if not past.is_playing:
                    break

    asyncio.run(play())
    assert past.position == past.last_position
    assert time.monotonic() - begun >= answer_times(past.replay)[-1] / 1000 / 4


def test_key_without_effect_does_not_prolong_a_long_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    past = ReplayViewer(recorded_race())
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
                assert past.position == 0
                clock[0], seen = seconds, looks
                await pilot.press("x")
                for _ in range(LOOKS):
                    if looks > seen:
                        break
                    await pilot.pause(0.02)
            for _ in range(LOOKS):
                if past.position:
                    break
                await pilot.pause(0.02)

    asyncio.run(wait())
    assert past.position == 1


def test_playback_waits_while_a_page_is_read() -> None:
    past = ReplayViewer(recorded_race())
    past.go_to(past.last_position - 2)
    at = past.position
    past.frame(100, 30)  # keys for pages work only after the first frame
    past.play(4)
    replay_key(past, "L")
    assert past.page is not None
    app = ReplayApp(past, depth="true", in_ascii=False)

    async def read() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause(2 * past.wait())
            assert past.position == at
            await pilot.press("escape")
            for _ in range(LOOKS):
                await pilot.pause(0.02)
                if not past.is_playing:
                    break

    asyncio.run(read())
    assert past.position == past.last_position
    assert not past.is_closed


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
    came = answer_times(shown[0].replay)
    assert (shown[0].position, shown[0].is_playing) == (at, playing)
    shown[0].go_to(1)
    assert shown[0].wait() == pytest.approx((came[1] - came[0]) / 1000 / speed)


def test_unknown_start_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "race.meadhall"
    replay = recorded_race()
    file.write_text(record.save(replay.match))
    monkeypatch.setattr("meadhall.commands.replay.why_plain", lambda: "")
    last = len(replay) - 1
    assert output_of(capsys, str(file), "--at", "999") == (f"meadhall: this match has no step 999, only 0 to {last}")
