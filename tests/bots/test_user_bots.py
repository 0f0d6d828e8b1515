"""User-written bots: loaded from a file only if the person who starts the command or the hall names it."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from meadhall import Match, find_game
from meadhall.bots import BotError, bot_names, find_bot, load_bot, play_out
from meadhall.bots.user_bots import is_bot_file, own_bot_name
from meadhall.commands.match import match as match_command
from meadhall.commands.play import play
from meadhall.server.bots.pool import BotPool
from meadhall.server.config.settings import Settings
from meadhall.server.http.routes.games import game_card
from meadhall.server.protocol.problems import Denial
from meadhall.server.serving import build_site
from meadhall.server.tables.plans import checked_level

LAND = find_game("adventureland")
NUMBERS = count()
HOMEBODY = """
class Homebody:
    name = "homebody"
    def __init__(self, wish):
        self.wish = wish
    def choose(self, view):
        return next((one for one in view.options if one.key == self.wish), view.options[0])
def bot(game, settings, seed):
    return Homebody(settings or "stay")
"""


@pytest.fixture
def homebody(tmp_path: Path) -> str:
    file = tmp_path / f"homebody{next(NUMBERS)}.py"  # Python caches modules by file name, so each test needs a new name
    file.write_text(HOMEBODY)
    return str(file)


def test_loaded_bot_plays_from_its_file(homebody: str) -> None:
    bot = find_bot(load_bot(homebody), LAND)
    match: Match[Any] = Match(LAND, "1", players=2)
    play_out(match, [bot, find_bot("random", LAND)])
    assert match.over
    assert homebody in bot_names(LAND)


def test_naming_a_file_in_a_match_does_not_load_it(homebody: str) -> None:
    with pytest.raises(BotError, match="Adventure Land has no bot"):
        find_bot(homebody, LAND)
    short = Path(homebody).name
    with pytest.raises(BotError, match="Adventure Land has no bot"):
        checked_level(short[-32:], LAND)


def test_settings_follow_a_colon(homebody: str) -> None:
    view = Match(LAND, "1", players=2).view(0)
    wish = view.options[-1].key
    bot = find_bot(load_bot(f"{homebody}:{wish}"), LAND)
    assert bot.choose(view) is view.options[-1]


def test_file_limits_its_bot_to_games(homebody: str) -> None:
    Path(homebody).write_text(f'{HOMEBODY}\nGAMES = ("heroes",)')
    load_bot(homebody)
    assert homebody in bot_names(find_game("heroes"))
    assert homebody not in bot_names(LAND)
    with pytest.raises(BotError, match="Adventure Land has no bot"):
        find_bot(homebody, LAND)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "there is no such file"),
        ("x = 3", r"has no function bot\(game, settings, seed\)"),
        ("1 / 0", "cannot be loaded: ZeroDivisionError: division by zero, in .*, line 1"),
    ],
)
def test_file_without_a_bot_is_refused_with_a_reason(text: str | None, why: str, homebody: str) -> None:
    Path(homebody).unlink() if text is None else Path(homebody).write_text(text)
    with pytest.raises(BotError, match=why):
        load_bot(homebody)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("def bot(game, settings, seed): return 3", "is not a bot: it has no name, or cannot choose"),
        ("def bot(game, settings, seed): return seed[99]", "failed with IndexError"),
    ],
)
def test_file_without_a_bot_is_refused_when_used_as_one(text: str, why: str, homebody: str) -> None:
    Path(homebody).write_text(text)
    load_bot(homebody)
    with pytest.raises(BotError, match=why):
        find_bot(homebody, LAND)


def test_only_python_files_name_a_user_bot() -> None:
    words = ("sensible", "thinker:0.2s", "homebody.pyc", "homebody.py:calm", "a/homebody.py")
    assert [is_bot_file(word) for word in words] == [False, False, False, True, True]
    with pytest.raises(BotError, match="'sensible' is not a bot file"):
        load_bot("sensible")


def test_bot_in_a_hall_has_the_name_of_its_file() -> None:
    assert own_bot_name("examples/learned.py:mine.npz") == "learned"
    for word in ("sensible.py", "two words.py", f"{'long' * 7}.py"):
        with pytest.raises(BotError, match="rename its file"):
            own_bot_name(word)


def test_user_bot_plays_in_several_processes(homebody: str, capsys: pytest.CaptureFixture[str]) -> None:
    match_command("adventureland", [homebody, "random", "--players", "2"], games=4, seed="0", time=False, json=False,
                  jobs=2, ray="", variant="", forgiving=False)  # fmt: skip
    assert "4 games" in capsys.readouterr().out


def test_user_bot_plays_at_the_terminal(homebody: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play("adventureland", ["--players", "2"], seed="1", name=[], bots=f"{homebody},random", watch=True, set_options=[],
         plain=True, ascii=False, load="", save=str(tmp_path / "kept.meadhall"))  # fmt: skip
    assert "Bot Bram" in capsys.readouterr().out


def test_hall_offers_its_user_bots(homebody: str, tmp_path: Path) -> None:
    build_site(Settings(data=tmp_path, own_bots=(homebody,)))
    assert game_card(LAND).levels == [*bot_names(LAND)[:4], own_bot_name(homebody)]


def test_bot_may_require_a_number_of_seats(homebody: str) -> None:
    Path(homebody).write_text(HOMEBODY.replace('name = "homebody"', "name, seats = 'homebody', (3, 2)"))
    name = own_bot_name(homebody)
    load_bot(homebody, name)
    assert [checked_level(name, LAND, seats=seats) for seats in (0, 2, 3)] == [name] * 3
    with pytest.raises(Denial, match=f"bot '{name}' plays at tables with 2, 3 seats, and this one has 4"):
        checked_level(name, LAND, seats=4)


def test_worker_finds_a_user_bot_by_its_short_name(homebody: str) -> None:
    name = own_bot_name(homebody)
    load_bot(homebody, name)
    assert checked_level(name, LAND) == name

    async def story() -> None:
        failed: list[str] = []
        workers = BotPool(
            1, [], max_seconds=60, count_failure=lambda level, trouble: failed.append(trouble), bot_files=[homebody]
        )
        view = Match(LAND, "1", players=2).view(0)
        answer = await workers.think("t", name, view)
        await workers.close()
        assert answer is not None
        chosen = find_bot(name, LAND).choose(view)
        assert not isinstance(chosen, str)
        assert (answer.key, failed) == (chosen.key, [])

    asyncio.run(story())
