"""The full-screen app, headless: a whole match by keyboard, clicks, colours, characters, and window sizes."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from meadhall.bots import find_bot
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.terminal.fullscreen.app import GameApp
from meadhall.terminal.fullscreen.ascii_characters import needs_ascii
from meadhall.terminal.fullscreen.theme import COARSE, NONE, SIXTEEN, TRUE, depth_of
from meadhall.terminal.session import Player, Session
from tests.terminal.moment import session

Act = Callable[[GameApp, Pilot[str]], Awaitable[None]]
PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")


def run_app(app: GameApp, act: Act, size: tuple[int, int] = (100, 30)) -> None:
    """Run an app in a window of this size, and act on it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await wait_for_question(app, pilot)
            await act(app, pilot)

    asyncio.run(run())


async def wait_for_question(app: GameApp, pilot: Pilot[str]) -> None:
    """Wait until a person is asked or the match is over."""
    for _ in range(2000):
        await pilot.pause()
        if (app.desk.is_asked or app.desk.session.is_over or app.desk.is_curtained) and not app.desk.events_left:
            return
    raise AssertionError("no question was asked")


def screen(app: GameApp) -> str:
    """Return the text on the screen."""
    size = app.surface.size
    return "\n".join(app.surface.render_line(y).text for y in range(size.height))


def app_at_a_moment(**arguments: object) -> GameApp:
    return GameApp(
        session(), depth=str(arguments.get("depth", TRUE)), in_ascii=bool(arguments.get("in_ascii")), pause=0
    )


@pytest.mark.parametrize("game", ["adventureland", PIG])
def test_whole_match_is_played_by_keyboard(game: str) -> None:
    rules = find_game(game)
    match = Match(rules, "11", players=2, **({"target": 20} if game == PIG else {}))
    table = Session(match, [Player("You"), Player("Bot Bram", find_bot("random", rules))])
    rng = random.Random(4)

    async def act(app: GameApp, pilot: Pilot[str]) -> None:
        while not match.over:
            letters = list(app.desk.letters.values())
            app.surface.on_press(rng.choice(letters) if letters else "S")
            app.surface.on_press("enter")
            await wait_for_question(app, pilot)
        await pilot.pause()
        assert "Final result" in screen(app)
        assert game == PIG or "companions and gold" in screen(app)
        await pilot.press("escape")
        assert "The match is over" in screen(app)
        await pilot.press("Q", "Q")

    run_app(GameApp(table, depth=TRUE, in_ascii=False, pause=0), act)
    assert match.over


def test_bot_events_are_shown_one_at_a_time_and_any_key_skips_ahead() -> None:
    rules = find_game("adventureland")
    match = Match(rules, "2", players=2, start_player="seat2")
    table = Session(match, [Player("You"), Player("Bot Bram", find_bot("random", rules))])
    app = GameApp(table, depth=TRUE, in_ascii=False, pause=60)

    async def run() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            for _ in range(50):
                await pilot.pause()
                if app.desk.events_left:
                    break
            before = app.desk.shown_count
            await pilot.pause()
            assert app.desk.shown_count <= before + 1
            assert not app.desk.is_asked
            await pilot.press("x")
            await wait_for_question(app, pilot)
            assert app.desk.is_asked

    asyncio.run(run())


def test_spectator_sees_the_match_to_its_end() -> None:
    rules = find_game(PIG)
    match = Match(rules, "9", players=2, target=20)
    bots = [Player(name, find_bot("random", rules, name)) for name in ("Bot Bram", "Bot Isolde")]

    async def act(app: GameApp, pilot: Pilot[str]) -> None:
        assert match.over
        await pilot.pause()
        assert "Final result" in screen(app)

    run_app(GameApp(Session(match, bots), depth=TRUE, in_ascii=False, pause=0), act)


def test_clicks_choose_a_party_its_target_an_answer_a_key_and_why_not() -> None:
    async def act(app: GameApp, pilot: Pilot[str]) -> None:
        desk = app.desk
        await pilot.click(offset=(8 + 3 * 5 + 2, 3 + 5 * 2 + 1))
        assert desk.chosen == "go:D6"
        await pilot.click(offset=(8 + 3 * 5 + 2, 3 + 5 * 2 + 1))
        assert desk.session.match.menu().question == "where"
        await pilot.click(offset=(8 + 3 * 5 + 2, 3 + 8 * 2 + 1))
        assert desk.card is not None
        assert "Why not D9?" in screen(app)
        await pilot.click(offset=(8 + 4 * 5 + 2, 3 + 5 * 2))
        assert desk.chosen == "to:E6"
        listed = next(y for y, line in enumerate(screen(app).splitlines()) if line.startswith("  [b] Move"))
        await pilot.click(offset=(3, listed))
        assert desk.chosen == "to:G6"
        await pilot.click(offset=(8 + 5 * 5 + 2, 4))
        assert desk.session.match.menu().question == "where"
        assert "Where to from F1" in screen(app)
        keys = screen(app).splitlines()[29]
        await pilot.click(offset=(keys.index("help"), 29))
        assert desk.page is not None
        assert desk.page.title == "Help"

    run_app(app_at_a_moment(), act)


def test_ascii_screen_is_ascii() -> None:
    async def act(app: GameApp, pilot: Pilot[str]) -> None:
        await pilot.press("d", "d", "?")
        assert screen(app).isascii()
        assert "oY+2" in screen(app)
        await pilot.press("escape", "d", "enter")
        assert screen(app).isascii()
        await pilot.press("f1")
        assert screen(app).isascii()

    run_app(app_at_a_moment(in_ascii=True), act)


@pytest.mark.parametrize("depth", [TRUE, COARSE, SIXTEEN, NONE])
def test_every_colour_depth_shows_the_same_characters(depth: str) -> None:
    async def act(app: GameApp, pilot: Pilot[str]) -> None:
        await pilot.press("d", "d")
        styles = [segment.style for y in range(30) for segment in app.surface.render_line(y)]
        colours = {str(style.color) for style in styles if style is not None and style.color is not None}
        if depth == NONE:
            assert not colours
            assert any(style is not None and style.reverse for style in styles)
        elif depth == SIXTEEN:
            assert not any(re.search("#", colour) for colour in colours)
        else:
            assert any("#f2a33a" in colour for colour in colours)
        assert "[a] Move 1 east to E6" in screen(app)

    run_app(app_at_a_moment(depth=depth), act)


def test_window_may_change_its_size_and_become_too_small() -> None:
    async def act(app: GameApp, pilot: Pilot[str]) -> None:
        for size, words in [((140, 42), "Hollin Copse"), ((80, 24), "which party"), ((50, 20), "is 50 x 20")]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert words in screen(app)

    run_app(app_at_a_moment(), act)


@pytest.mark.parametrize(
    ("environment", "depth"),
    [
        ({"NO_COLOR": "1", "COLORTERM": "truecolor"}, NONE),
        ({"COLORTERM": "truecolor", "TERM": "xterm"}, TRUE),
        ({"TERM": "xterm-256color"}, COARSE),
        ({"TERM": "linux"}, SIXTEEN),
    ],
)
def test_colour_depth_follows_the_terminal(environment: dict[str, str], depth: str) -> None:
    assert depth_of(environment) == depth


@pytest.mark.parametrize(
    ("locale", "ascii"), [("en_GB.UTF-8", False), ("ja_JP.UTF-8", True), ("de_DE.ISO-8859-1", True), ("C.utf8", False)]
)
def test_ascii_is_used_if_characters_would_be_missing_or_wide(locale: str, ascii: bool) -> None:
    assert needs_ascii({"LANG": locale}) == ascii


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_control_keys_ask_before_they_leave(key: str) -> None:
    app = app_at_a_moment()

    async def act(app: GameApp, pilot: Pilot[str]) -> None:
        await pilot.press(key)
        assert "Press Q again to leave" in screen(app)
        assert app.is_running
        assert not app.desk.has_left
        await pilot.press(key)
        assert app.desk.has_left

    run_app(app, act)
