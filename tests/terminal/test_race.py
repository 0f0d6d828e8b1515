"""Heroes in real time at one keyboard: dice by hand, Stop, calm actions, pauses, and its players."""

from __future__ import annotations

import asyncio
import random

import pytest

from meadhall.engine import record
from meadhall.engine.common.errors import BadOption, NotOffered
from meadhall.engine.contract.registry import find_game
from meadhall.engine.flows.flow import CLOCK
from meadhall.engine.play.match import Match
from meadhall.engine.table.log import Answer
from meadhall.games.heroes import GAME
from meadhall.games.heroes.state import IN_AIR, State
from meadhall.terminal import saved_matches
from meadhall.terminal.fullscreen.ascii_characters import to_ascii
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.drawings import tray_of
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.realtime.app import FRAME_SECONDS, RaceApp
from meadhall.terminal.realtime.seating import bot_and_pace, check_seats
from meadhall.terminal.replay.viewer import ReplayViewer
from meadhall.terminal.sitting import forked_session
from tests.terminal.heroes_moment import session_in_a_trial as moment
from tests.terminal.races import ManualClock, TerminalRace, race_in_preparation

SIZES = [(140, 42), (100, 30), (80, 24), (64, 24)]


def real_time_match(seed: str = "5", players: int = 2, **options: object) -> Match[State]:
    return Match(GAME, seed, players=players, mode="realtime", army="preset", **options)


def dice(racing: TerminalRace) -> list[int]:
    shown: list[int] = racing.match.state.sides[0].dice[:6]
    return shown


# ---- the race


def test_dice_are_picked_by_number_thrown_and_land() -> None:
    racing = race_in_preparation()
    racing.wait(2)
    for key in ("1", "3", "3", "4"):
        press(racing.desk, key)
    assert racing.desk.picked == {0, 3}
    assert "Space throws 1 4" in racing.screen()
    press(racing.desk, "space")
    racing.step()
    assert [face == IN_AIR for face in dice(racing)] == [True, False, False, True, False, False]
    assert "2 dice in the air" in racing.screen()
    assert racing.desk.is_moving
    racing.wait(racing.race.sequencer.seat_times(0).lands / 1000 - racing.race.stopwatch.now() / 1000)  # type: ignore[operator]
    assert IN_AIR not in dice(racing)


def test_only_picked_dice_are_thrown_and_a_die_in_the_air_cannot_be_picked() -> None:
    racing = race_in_preparation()
    racing.wait(2)
    press(racing.desk, "space")
    assert racing.desk.message == ("Pick up dice first. 1 to 6 pick up dice, S stops.")
    press(racing.desk, "1")
    press(racing.desk, "space")
    racing.step()
    press(racing.desk, "2")
    assert racing.desk.message == "There is no die 2 to pick up now. S stops."


def test_stop_is_shown_at_once_and_then_the_board_for_the_action() -> None:
    racing = race_in_preparation(ann="FFFFLL")
    racing.wait(2)
    press(racing.desk, "s")
    racing.step()
    assert "S T O P !   You call Stop!" in racing.screen()
    racing.wait(0.1)
    assert racing.question == "action"
    assert "S T O P !   You call Stop!" in racing.screen()  # still shown for a moment
    racing.wait(1.6)
    text = racing.screen()
    assert "S T O P" not in text
    assert "[a] Cast Fireball" in text
    assert "44 s left" in text


def test_stop_of_a_bot_is_shown_at_once() -> None:
    racing = race_in_preparation()
    racing.wait(2)
    racing.race.sequencer.answer(1, "stop:none", racing.race.stopwatch.now())
    racing.step()
    assert "S T O P !   Bot Bram calls Stop!" in racing.screen()


def test_stop_that_would_cost_wounds_needs_a_second_key() -> None:
    racing = race_in_preparation(ann="WEEAAL")
    racing.wait(2)
    press(racing.desk, "s")
    assert "Press S again to stop" in racing.desk.message
    assert racing.match.state.duels[0].called == []
    press(racing.desk, "s")
    assert racing.match.state.duels[0].called == [0]


def test_picked_dice_stay_picked_while_others_land() -> None:
    racing = race_in_preparation(bram="------")
    racing.wait(2)
    press(racing.desk, "2")
    racing.run_until(lambda: IN_AIR in racing.match.state.sides[1].dice)
    racing.run_until(lambda: IN_AIR not in racing.match.state.sides[1].dice)
    assert racing.desk.picked == {1}


def test_chosen_answer_stays_during_other_events() -> None:
    racing = race_in_preparation(ann="FFFFLL")
    racing.wait(2)
    press(racing.desk, "s")
    racing.wait(0.2)
    press(racing.desk, "b")
    chosen = racing.desk.chosen
    racing.desk.show_new_events()
    assert racing.desk.chosen == chosen != ""


@pytest.mark.parametrize("size", SIZES)
def test_dice_tray_fits_every_window_and_needs_only_ascii(size: tuple[int, int]) -> None:
    racing = race_in_preparation()
    racing.wait(2)
    press(racing.desk, "2")
    text = racing.screen(*size)
    for words in ("[S]  STOP", "^2^", "Bot Bram", "Fireball", "missing", "Throw or call Stop?"):
        assert words in text
    assert "?" not in "".join(to_ascii(racing.desk.frame(*size).canvas).text()).replace(
        "Throw or call Stop?", ""
    ).replace("? why not", "")


def test_dice_and_stop_can_be_clicked() -> None:
    racing = race_in_preparation()
    racing.wait(2)
    frame = racing.desk.frame(80, 24)
    rows = frame.canvas.text()
    y = next(y for y, row in enumerate(rows) if "STOP" in row)
    assert frame.meaning_at(rows[y].index("STOP"), y) in ("key:s", "key:S")
    assert frame.meaning_at(4, y) == "key:1"


def test_board_is_one_key_away_and_other_keys_are_listed() -> None:
    racing = race_in_preparation()
    racing.wait(2)
    press(racing.desk, "M")
    assert "Triton" in racing.screen()
    press(racing.desk, "M")
    assert "STOP" in racing.screen()
    press(racing.desk, "x")
    assert racing.desk.message == ("The key x does nothing here. 1 to 6 pick up dice, S stops.")
    press(racing.desk, "1")
    press(racing.desk, "x")
    assert racing.desk.message == "The key x does nothing here. 1 to 6 pick up dice, Space throws, S stops."
    assert racing.desk.message in racing.screen(80, 24)
    press(racing.desk, "escape")
    assert not racing.desk.picked


def test_single_liftable_die_is_named_in_the_singular(monkeypatch: pytest.MonkeyPatch) -> None:
    racing = race_in_preparation()
    racing.wait(2)

    def only_the_third(*_: object) -> tuple[int, ...]:
        return (2,)

    monkeypatch.setattr(type(racing.desk.tray), "things", only_the_third)
    press(racing.desk, "x")
    assert racing.desk.message == "The key x does nothing here. 3 picks up a die, S stops."


# ---- bots


def test_bots_answer_at_their_pace() -> None:
    first = {}
    for pace in ("quick", "calm"):
        racing = TerminalRace(real_time_match(), pace)
        racing.run_until(
            lambda racing=racing: any(isinstance(e, Answer) and e.seat == 1 for e in racing.match.log),  # type: ignore[misc]
            racing.answer_calmly,
        )
        first[pace] = max(e.at for e in racing.match.log if isinstance(e, Answer))
    assert 700 <= first["quick"] <= 1500 + 60_000
    assert first["quick"] < first["calm"]


class FailingBot:
    """A bot that always fails."""

    name = "broken"

    def choose(self, view: object, /) -> str:
        raise ValueError("no idea")


def test_failing_bot_takes_the_default_answer() -> None:
    racing = race_in_preparation(ann="FFFFLL")
    racing.session.players[1] = racing.session.players[1].__class__("Bot Bram", FailingBot(), "steady")
    racing.race = racing.session.race_on(racing.ticks)
    racing.desk.race = racing.race
    racing.desk.start_or_halt_clock()
    racing.wait(2)
    press(racing.desk, "s")
    racing.run_until(lambda: racing.match.state.duels[0].rounds == 1, racing.answer_calmly)


# ---- a whole match


def test_whole_match_is_played_saved_and_replayed() -> None:
    saved_texts: list[str] = []
    racing = TerminalRace(
        real_time_match(),
        "quick",
        keep=lambda match: saved_texts.append(record.save(match, players=["You", "Bot Bram"])),
    )
    rng = random.Random(2)

    def act() -> None:
        racing.answer_calmly()
        if racing.desk.uses_tray and racing.session.is_person_asked and rng.random() < 0.3:
            if rng.random() < 0.2:
                press(racing.desk, "s")
                press(racing.desk, "s")
            else:
                press(racing.desk, str(rng.randint(1, 6)))
                press(racing.desk, "space")

    racing.run_until(lambda: racing.match.over, act)
    assert "Final result" in racing.screen()
    saved_match = record.load(saved_texts[-1])
    assert saved_match.digest == racing.match.digest
    replay = record.replay(saved_texts[-1])
    assert replay.match.over
    assert record.verify(saved_texts[-1]).over


def test_clock_stops_while_the_match_is_saved_in_its_file() -> None:
    racing = race_in_preparation(ann="WFEALC")
    racing.wait(3)
    press(racing.desk, "1")
    press(racing.desk, "space")
    racing.step()
    at = max(e.at for e in racing.match.log if isinstance(e, Answer))
    later = TerminalRace(racing.match)
    assert later.race.stopwatch.now() == at
    assert "The clock goes on in 2 s" in later.screen()
    with pytest.raises(NotOffered, match="clock is stopped"):
        later.session.answer("stop:none")
    later.wait(1.9)
    assert later.race.stopwatch.now() == at
    later.wait(1.2)
    assert IN_AIR not in dice(later)


def test_clock_stops_while_a_page_covers_the_table() -> None:
    racing = race_in_preparation(bram="------")
    racing.wait(2)
    now = racing.race.stopwatch.now()
    racing.desk.take_break()
    racing.step()
    assert "─ Pause" in racing.screen()
    assert racing.race.delay() is None
    racing.wait(500)
    assert racing.race.stopwatch.now() == now
    press(racing.desk, "escape")
    racing.step()
    assert "The clock goes on in 2 s" in racing.screen()
    racing.wait(2.5)
    assert racing.race.stopwatch.now() == now + 500


def test_only_partial_answers_are_undone() -> None:
    racing = race_in_preparation(ann="FFFFLL")
    racing.wait(2)
    press(racing.desk, "1")
    press(racing.desk, "space")
    press(racing.desk, "U")
    assert "You cannot undo" in racing.desk.message
    racing.wait(1.5)
    press(racing.desk, "S")
    press(racing.desk, "S")
    racing.wait(0.2)
    racing.session.answer("cast:scorch" if "cast:scorch" in racing.match.menu(0).keys else racing.match.menu(0).keys[0])
    racing.step()
    if racing.question != "action":
        assert racing.session.undo()
        assert racing.question == "action"


def test_player_passes_when_their_time_is_up() -> None:
    racing = race_in_preparation(ann="FFFFLL")
    racing.wait(2)
    press(racing.desk, "s")
    racing.wait(40.3)
    assert "5 s left" in racing.screen()
    racing.wait(6)
    assert racing.question != "action"


def test_pairs_in_separate_duels_race_at_one_keyboard_too() -> None:
    match = Match(GAME, "1", players=4, mode="realtime", army="preset", format="team")
    racing = TerminalRace(match, "quick", "steady", "calm")

    def act() -> None:
        racing.answer_calmly()
        if racing.desk.uses_tray and racing.session.is_person_asked:
            press(racing.desk, "s")
            press(racing.desk, "s")
            racing.screen()

    racing.run_until(lambda: all(duel.rounds for duel in match.state.duels) and len(match.state.duels) == 2, act)
    assert racing.screen(140, 42)


def test_race_is_viewed_like_any_other_match() -> None:
    racing = race_in_preparation(ann="FFFFLL")
    racing.wait(2)
    press(racing.desk, "s")
    racing.run_until(lambda: racing.match.state.duels[0].rounds == 1, racing.answer_calmly)
    replay_viewer = ReplayViewer(
        record.replay(record.save(racing.match, players=["You", "Bot Bram"])), ["You", "Bot Bram"]
    )
    for at in range(replay_viewer.last_position + 1):
        replay_viewer.go_to(at)
        assert f"Step {at} of {replay_viewer.last_position}" in "\n".join(replay_viewer.frame(80, 24).canvas.text())


# ---- the window


def test_window_sleeps_until_something_is_due() -> None:
    racing = TerminalRace(real_time_match())
    app = RaceApp(racing.session, ticks=racing.ticks, depth="true", in_ascii=False)
    app.desk.start_or_halt_clock()
    app.run_due_events()
    assert app.delay() == 1.0  # a time limit counts down
    app.desk.take_break()
    app.desk.start_or_halt_clock()
    assert app.delay() is None


def test_window_redraws_flying_dice_only_as_often_as_needed() -> None:
    racing = race_in_preparation()
    app = RaceApp(racing.session, ticks=racing.ticks, depth="true", in_ascii=False)
    app.desk.start_or_halt_clock()
    app.run_due_events()
    assert app.desk.is_moving
    assert app.delay() == FRAME_SECONDS


def test_clock_ignores_a_long_time_without_updates() -> None:
    racing = race_in_preparation(bram="------")
    app = RaceApp(racing.session, ticks=racing.ticks, depth="true", in_ascii=False)
    app.start_or_halt_clock()
    for _ in range(3):
        app.run_due_events()
        racing.ticks.now += 1
    now = app.race.stopwatch.now()
    racing.ticks.now += 3600
    app.run_due_events()
    assert app.race.stopwatch.now() == now
    assert app.desk.page is not None
    assert app.delay() is None
    app.key_pressed("escape")
    assert app.race.stopwatch.is_started


def test_too_small_window_stops_the_clock() -> None:
    racing = race_in_preparation()
    app = RaceApp(racing.session, ticks=ManualClock(), depth="true", in_ascii=False)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert app.race.stopwatch.is_started
            await pilot.resize_terminal(60, 20)
            while app.race.stopwatch.is_started:
                await pilot.pause()
            await pilot.resize_terminal(80, 24)
            while not app.race.stopwatch.is_started:
                await pilot.pause()

    asyncio.run(run())


def test_window_plays_a_match() -> None:
    racing = race_in_preparation(ann="FFFFLL")
    ticks = ManualClock()
    app = RaceApp(racing.session, ticks=ticks, depth="true", in_ascii=False)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            ticks.now += 2.5
            await pilot.press("1", "space")
            assert IN_AIR in dice(racing)
            await pilot.press("B")
            assert app.desk.page is not None
            await pilot.press("escape")
            ticks.now += 4
            await pilot.press("S", "S")
            ticks.now += 1
            await pilot.press("M")
            assert racing.match.state.round is not None
            await pilot.press("Q", "Q")

    asyncio.run(run())
    assert app.desk.has_left


# ---- who may play


def test_real_time_needs_one_person_and_a_drawn_table() -> None:
    with pytest.raises(BadOption, match="one keyboard is for one person"):
        check_seats(real_time_match(), 2, drawn=True)
    with pytest.raises(BadOption, match="without --plain"):
        check_seats(real_time_match(), 1, drawn=False)
    check_seats(real_time_match(), 1, drawn=True)
    check_seats(Match(GAME, "5", players=2), 2, drawn=False)


def test_real_time_bots_are_fast_ones_with_a_pace() -> None:
    assert bot_and_pace("sensible@calm", real_time_match()) == ("sensible", "calm")
    assert bot_and_pace("random", real_time_match()) == ("random", "steady")
    assert bot_and_pace("thinker:0.2s", Match(GAME, "5", players=2)) == ("thinker:0.2s", "")
    with pytest.raises(BadOption, match="not fast enough"):
        bot_and_pace("thinker", real_time_match())
    with pytest.raises(BadOption, match="the pace of a bot"):
        bot_and_pace("sensible@slow", real_time_match())


def test_match_can_be_played_on_from_a_replay(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    racing = race_in_preparation()
    racing.wait(4)
    replay = record.replay(record.save(racing.match, players=["You", "Bot Bram"]))
    session = forked_session(replay, len(replay) - 1, 0)
    assert [player.pace for player in session.players] == ["", "steady"]
    assert session.race_on().times.groups[0].began is None
    assert saved_matches.match_path("last").exists()


# ---- dice by hand in beats


def test_dice_are_also_picked_by_hand_in_a_match_with_beats() -> None:
    at = moment(step="prepare", active="")
    desk = Desk(at)
    text = "\n".join(desk.frame(80, 24).canvas.text())
    assert "All choose in secret" in text
    press(desk, "1")
    press(desk, "2")
    assert "Space throws 1 2" in "\n".join(desk.frame(80, 24).canvas.text())
    press(desk, "space")
    answer_keys = [e.key for e in at.match.log if isinstance(e, Answer) and e.seat == 0]
    assert answer_keys == ["throw:12"]
    assert CLOCK not in (e.seat for e in at.match.log if isinstance(e, Answer))


def test_stop_in_a_match_with_beats_is_previewed_first() -> None:
    at = moment(step="prepare", active="")
    desk = Desk(at)
    press(desk, "S")
    assert "The rolling ends, and you act with these dice." in "\n".join(desk.frame(80, 24).canvas.text())
    assert not at.match.log
    press(desk, "S")
    assert next(e.key for e in at.match.log if isinstance(e, Answer)) == "stop:none"


def test_all_games_can_be_asked_for_their_tray() -> None:
    assert tray_of(find_game("adventureland")) is None
    assert tray_of(GAME) is not None
