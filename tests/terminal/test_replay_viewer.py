"""Viewing a past match: time, turns, seats, and playing on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import find_bot, play_out
from meadhall.commands.replay import replay, replay_lines
from meadhall.engine import record
from meadhall.engine.common.errors import BadRecord
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.replay.app import ReplayApp
from meadhall.terminal.replay.keys import replay_click, replay_key
from meadhall.terminal.replay.viewer import ReplayViewer
from meadhall.terminal.session import Session
from meadhall.terminal.sitting import forked_session

PEOPLE = ["Ann", "Bot Bram"]


def match_of_bots(decisions: int | None = None) -> Match[Any]:
    """Return a match of two random bots: to its end, or up to a number of decisions."""
    rules = find_game("adventureland")
    match = Match(rules, "past", players=2)
    if decisions is None:
        play_out(match, [find_bot("random", rules, "1"), find_bot("random", rules, "2")])
    for _ in range(decisions or 0):
        assert match.ask is not None
        match.answer(match.ask.seat, match.menu()[0])
    return match


FINISHED = record.save(match_of_bots(), players=PEOPLE)


def viewer(text: str = FINISHED) -> ReplayViewer:
    replay_viewer = ReplayViewer(record.replay(text), PEOPLE)
    replay_viewer.frame(100, 30)
    return replay_viewer


def screen(replay_viewer: ReplayViewer, size: tuple[int, int] = (100, 30)) -> str:
    return "\n".join(replay_viewer.frame(*size).canvas.text())


def test_keys_move_through_time() -> None:
    replay_viewer = viewer()
    for key, at in [
        ("right", 1),
        ("right", 2),
        ("left", 1),
        ("end", replay_viewer.last_position),
        ("home", 0),
        ("left", 0),
    ]:
        replay_key(replay_viewer, key)
        assert replay_viewer.position == at
    for key in ("/", "3", "7", "enter"):
        replay_key(replay_viewer, key)
    assert replay_viewer.position == 37
    assert "Step 37 of" in screen(replay_viewer)


@pytest.mark.parametrize("typed", ["nonsense", "99999", "-1", "1.5"])
def test_jump_outside_the_match_names_the_valid_decisions(typed: str) -> None:
    replay_viewer = viewer()
    replay_viewer.go_to(5)
    for key in ("/", *typed, "enter"):
        replay_key(replay_viewer, key)
    assert replay_viewer.position == 5
    assert f"There is no step {typed}. Type a number from 0 to {replay_viewer.last_position}." in screen(replay_viewer)
    replay_key(replay_viewer, "right")
    assert "There is no decision" not in screen(replay_viewer)


def test_cancelled_jump_changes_nothing() -> None:
    replay_viewer = viewer()
    for key in ("/", "enter", "/", "3", "backspace", "escape"):
        replay_key(replay_viewer, key)
    assert (replay_viewer.position, replay_viewer.message, replay_viewer.typed) == (0, "", None)


def test_unknown_key_is_answered_with_one_line() -> None:
    replay_viewer = viewer()
    replay_key(replay_viewer, "x")
    assert "The key x does nothing here. Press F1 to see all keys." in screen(replay_viewer)
    replay_key(replay_viewer, "V")
    assert "x does nothing" not in screen(replay_viewer)
    for width in (80, 100):
        bar = replay_viewer.frame(width, 30).canvas.text()[-1]
        assert bar.startswith(" F1 help  Space play")
        assert "Q leave  F play on" in bar
    replay_key(replay_viewer, "ctrl+c")
    assert replay_viewer.is_closed


def test_turns_begin_where_the_story_says_so() -> None:
    replay_viewer = viewer()
    replay_key(replay_viewer, "]")
    first = replay_viewer.position
    replay_key(replay_viewer, "]")
    assert replay_viewer.position > first > 0
    replay_key(replay_viewer, "[")
    assert replay_viewer.position == first


def test_shown_position_is_the_position_of_the_match() -> None:
    replay_viewer = viewer()
    replay_viewer.go_to(replay_viewer.last_position)
    assert replay_viewer.match.standings == replay_viewer.replay.match.standings
    assert "The match is over" in screen(replay_viewer)
    replay_viewer.go_to(5)
    assert replay_viewer.match.digest == record.replay(FINISHED)[5].digest


def test_finished_match_is_seen_from_any_seat() -> None:
    replay_viewer = viewer()
    assert "seen by all" in screen(replay_viewer)
    assert "Only you see these" not in screen(replay_viewer)
    replay_key(replay_viewer, "V")
    assert "seen by Ann" in screen(replay_viewer)
    assert "Only you see these" in screen(replay_viewer)
    replay_key(replay_viewer, "V")
    replay_key(replay_viewer, "V")
    assert "seen by all" in screen(replay_viewer)


def test_running_match_keeps_its_secrets() -> None:
    replay_viewer = viewer(record.save(match_of_bots(6), players=PEOPLE))
    replay_key(replay_viewer, "V")
    assert replay_viewer.seat == -1
    assert "Until the match is over" in replay_viewer.message


def test_click_on_the_bar_jumps_and_a_click_on_a_field_looks() -> None:
    replay_viewer = viewer()
    frame = replay_viewer.frame(100, 30)
    bar = next(y for y, line in enumerate(frame.canvas.text()) if "●─" in line)
    replay_click(replay_viewer, frame, 60, bar)
    assert replay_viewer.position == replay_viewer.last_position
    replay_click(replay_viewer, replay_viewer.frame(100, 30), 8 + 3 * 5 + 2, 3 + 2 * 8 + 1)
    assert "D9" in replay_viewer.message
    assert "D9" in screen(replay_viewer)


@pytest.mark.parametrize("key", ["L", "P", "R", "f1"])
def test_pages_open_and_close(key: str) -> None:
    replay_viewer = viewer()
    replay_key(replay_viewer, key)
    assert replay_viewer.page is not None
    assert replay_viewer.page.title in screen(replay_viewer)
    replay_key(replay_viewer, "escape")
    assert replay_viewer.page is None


@pytest.mark.parametrize("size", [(140, 42), (80, 24), (64, 29)])
def test_every_position_can_be_drawn_for_every_seat(size: tuple[int, int]) -> None:
    replay_viewer = viewer()
    for at in range(0, replay_viewer.last_position + 1, 17):
        for seat in (-1, 0, 1):
            replay_viewer.go_to(at)
            replay_viewer.seat = seat
            assert f"Step {at} of {replay_viewer.last_position}" in screen(replay_viewer, size)


def test_playback_runs_until_a_key_or_the_end() -> None:
    replay_viewer = viewer()
    replay_viewer.go_to(replay_viewer.last_position - 2)
    replay_viewer.speed = 4
    app = ReplayApp(replay_viewer, depth="true", in_ascii=False)

    async def run() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.press("space")
            for _ in range(100):
                await pilot.pause(0.02)
                if replay_viewer.position == replay_viewer.last_position:
                    break
            assert replay_viewer.position == replay_viewer.last_position
            assert not replay_viewer.is_playing
            await pilot.press("F")
            assert not replay_viewer.continues_match
            await pilot.press("left", "F")
        assert app.return_value is True

    asyncio.run(run())


def test_playing_on_starts_at_the_decision_as_the_asked_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = record.replay(FINISHED)
    session = forked_session(match, 20, -1)
    assert session.match.ask is not None
    assert session.people == [session.match.ask.seat]
    assert session.names == ["Ann", "Bot Bram"]
    assert forked_session(match, 20, 1).names == ["Bot Ann", "Player"]
    assert session.is_person_asked
    session.answer(session.menu()[0].key)
    assert record.load(session.path.read_text("utf-8")).digest == session.match.digest


def test_playing_on_from_another_seat_names_the_seat_and_the_new_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "old.meadhall"
    file.write_text(FINISHED, "utf-8")
    shown_screens: list[str] = []

    def stop_at_twenty(viewer: ReplayViewer, **more: object) -> bool:
        viewer.go_to(20)
        viewer.switch_view()
        viewer.switch_view()
        return True

    def play_on(session: Session, *, word: str, **more: object) -> None:
        desk = Desk(session, word)
        while not desk.is_asked:
            desk.shown_count = len(desk.story)
            if not session.is_person_asked:
                session.advance()
                desk.refresh()
        desk.settle()
        shown_screens.extend(desk.frame(100, 30).canvas.text())

    monkeypatch.setattr("meadhall.commands.replay.why_plain", lambda: "")
    monkeypatch.setattr("meadhall.terminal.replay.app.show_replay", stop_at_twenty)
    monkeypatch.setattr("meadhall.terminal.fullscreen.app.run", play_on)
    replay(file, game="", at=0, speed="", plain=False, ascii=False)
    assert "  A new match, from step 20 on. You play for Bot Bram." in shown_screens


def test_without_a_terminal_the_match_is_printed_in_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.meadhall"
    file.write_text(FINISHED, "utf-8")
    replay(file, game="", at=0, speed="", plain=True, ascii=False)
    lines = capsys.readouterr().out.splitlines()
    assert lines == replay_lines(record.replay(FINISHED), PEOPLE)
    assert lines[-1] == "The match is over." or "shows" in lines[-1]


def test_damaged_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "match.meadhall"
    file.write_text("nonsense", "utf-8")
    with pytest.raises(BadRecord, match=r"match\.meadhall is not a match file"):
        replay(file, game="", at=0, speed="", plain=True, ascii=False)
