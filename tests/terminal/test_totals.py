"""The terminal names the score of a game: might in Seven Virtues, and no score in Sword & Sorcery."""

from __future__ import annotations

import pytest

from meadhall import Match, find_game
from meadhall.cells.drawing import bare_text
from meadhall.engine import Names, Standing
from meadhall.engine.contract.game import Setting
from meadhall.terminal.fullscreen.pages import result_page
from meadhall.terminal.scene_words import totals_line

NAMES = Names(["Ann", "Bot Bram"], 0)
STANDINGS = [Standing(1, 1, 21), Standing(0, 2, 1)]


@pytest.mark.parametrize(
    ("game", "options", "row", "line"),
    [
        ("adventureland", {"players": 2}, "21 points", "Points: Bot Bram 21, you 1."),
        ("heroes", {}, "21 hit points", "Bot Bram 21 hit points, you 1 hit point."),
        ("heroes", {"elimination": "off"}, "21 victory points", "Bot Bram 21 victory points, you 1 victory point."),
        ("virtues", {"players": 2}, "21 might", "Bot Bram 21 might, you 1 might."),
        ("heropath", {"players": 2}, "21 power", "Bot Bram 21 power, you 1 power."),
        ("heropath", {"players": 1, "competition": "solo"}, "21 points", "Points: Bot Bram 21, you 1."),
        ("swordsorcery", {"mode": "single"}, "Bot Bram", ""),
    ],
)
def test_result_names_its_counted_things(game: str, options: dict[str, Setting], row: str, line: str) -> None:
    played = find_game(game)
    state, voice = Match(played, seed="1", **options).view(0).state, played.voice(NAMES)
    rows = [bare_text(each) for each in result_page(STANDINGS, NAMES, voice, state).lines]
    assert rows[2].rstrip().endswith(row)
    assert totals_line(voice, state, STANDINGS, NAMES) == line


@pytest.mark.parametrize(("competition", "counts"), [("competitive", "Total Power"), ("co-op", "power")])
def test_heropath_counts_total_power_once_rivals_have_measured_it(competition: str, counts: str) -> None:
    game = find_game("heropath")
    state = Match(game, seed="1", players=2, competition=competition).view(0).state
    state.totals = [21, 1]
    assert game.voice(NAMES).points_unit(state, 21) == counts
