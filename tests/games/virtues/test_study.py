"""Measurements over many matches: endings, turns, might and heroes."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner

from meadhall.cli import build_app
from meadhall.engine import Event, Match
from meadhall.games.virtues import GAME
from meadhall.games.virtues.content import HEROES
from meadhall.games.virtues.events.actions import TurnBegan
from meadhall.games.virtues.events.goods import CataclysmRevealed, GameEnded, HeroFell
from meadhall.games.virtues.state import Options, Player, State
from meadhall.games.virtues.study import ENDINGS, tally, traits
from meadhall.lab import play_series

TOLD: list[Event] = [
    TurnBegan(1, [0, 1]),
    CataclysmRevealed(0, 1),
    TurnBegan(2, [1, 0]),
    HeroFell(1, 1),
    GameEnded("armour"),
]
TWO_PLAYERS = [Player(hero=0, might=31), Player(hero=1, might=8, fallen=True)]


def finished_state(fall: bool = False) -> State:
    """Return the state of a match that ended with the armour."""
    return State(step="over", options=Options(players=2, fall=fall), players=TWO_PLAYERS, ending="armour")


def test_the_tally_has_ending_turns_and_might() -> None:
    assert tally(finished_state(), TOLD) == {
        "turns": 2, "cataclysms": 1, "heroes fell": 1, "end: armour": 1, "might, best": 31, "might, mean": 19.5,
    }  # fmt: skip


def test_sides_are_studied_if_there_are_two() -> None:
    assert [traits(finished_state(), seat) for seat in (0, 1)] == [{"hero": [HEROES[seat].id]} for seat in (0, 1)]
    assert [traits(finished_state(fall=True), seat)["side"] for seat in (0, 1)] == [["good"], ["fallen"]]
    assert traits(finished_state(fall=True), 2) == {"side": ["the Unnamed"]}


def test_every_match_is_different_and_has_one_ending() -> None:
    series = play_series(GAME, ["sensible"], 8, at_random=True, seed="study", players=3, fall=True, unnamed=True)
    assert len({tuple(sorted(played.events.items())) for played in series}) == len(series) == 8
    for played in series:
        assert sum(played.tally.get(ending, 0) for ending in ENDINGS.values()) == 1
        assert played.tally["might, best"] == max(played.points[:3])
        assert played.tally["turns"] == played.events["TurnBegan"]


def test_with_different_bots_a_deal_is_still_played_from_every_seat() -> None:
    series = play_series(GAME, ["sensible", "random"], 2, seed="study", players=2)
    assert len({played.pairing.seed for played in series}) == 1


def test_study_picks_draft_heroes_at_random() -> None:
    match = Match(GAME, "study", players=2, hero_deal="draft")
    assert match.ask is not None
    assert GAME.study is not None
    view = match.view(match.ask.seat)
    assert GAME.study.at_random(view, lambda of: 0) == view.options[0]
    assert GAME.study.at_random(view, lambda of: of - 1) == view.options[-1]
    match.answer(match.ask.seat, view.options[0])
    match.answer(match.ask.seat, match.menu().options[0])
    assert match.ask is not None
    assert GAME.study.at_random(match.view(match.ask.seat), lambda of: 0) is None


def test_the_command_counts_endings_and_heroes() -> None:
    words = ["balance", "virtues", "--games", "3", "--jobs", "1", "--players", "3", "--seed", "study"]
    report: dict[str, Any] = json.loads(CliRunner().invoke(build_app(["balance"]), [*words, "--json"]).stdout)
    assert sum(share for name, share in report["told"].items() if name in ENDINGS.values()) == 1
    assert sum(having["seats"] for having in report["having"]) == 3 * 3
    assert {having["kind"] for having in report["having"]} == {"hero"}
    printed = CliRunner().invoke(build_app(["balance"]), [*words, "--markdown"]).stdout
    assert "3 games; turns a game: mean" in printed
    assert "| might, best |" in printed
