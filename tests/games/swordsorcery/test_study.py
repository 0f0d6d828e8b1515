"""Measurements over many matches: attempts at quests, with their rounds and deaths, and classes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from meadhall.cli import build_app
from meadhall.engine import Event, Trial
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.content import HEROES
from meadhall.games.swordsorcery.events import HeroDied, QuestBegan, QuestLost, QuestWon, RoundBegan
from meadhall.games.swordsorcery.state import Hero, Options, State
from meadhall.games.swordsorcery.study import attempts, tally
from meadhall.lab import play_series

PAGE = Path(__file__).parents[3] / "docs" / "balance" / "swordsorcery.md"
HERO_DIED = HeroDied("Bryndis", 0)
QUEST_BEGAN = QuestBegan("q1", 1)
LOST_THEN_WON: list[Event] = [
    QUEST_BEGAN, RoundBegan(1, 0), HERO_DIED, RoundBegan(2, 0), HERO_DIED, QuestLost("q1", "time"),
    QUEST_BEGAN, RoundBegan(1, 0), RoundBegan(2, 0), RoundBegan(3, 0), QuestWon("q1", 3),
]  # fmt: skip
PARTY = State(step="over", options=Options(), heroes=[Hero(id=id, nature="law") for id in list(HEROES)[:2]])


def test_each_attempt_counts_with_its_own_rounds_and_deaths() -> None:
    assert attempts(PARTY, LOST_THEN_WON) == [
        Trial("Q1, 2 heroes", False, 2, 2),
        Trial("Q1, 2 heroes", True, 3, 0),
    ]


def test_unfinished_quest_is_not_an_attempt() -> None:
    assert attempts(PARTY, [QUEST_BEGAN, RoundBegan(1, 0), HERO_DIED]) == []


def test_tally_counts_the_whole_match() -> None:
    assert tally(PARTY, LOST_THEN_WON) == {"rounds": 5, "deaths": 2, "quests lost": 1, "quests won": 1}


def test_parties_are_random_and_win_or_lose_together() -> None:
    series = play_series(GAME, ["sensible"], 6, at_random=True, seed="study", players=2, mode="single", heroes=3)
    parties = {tuple(name for seat in played.traits for name in seat["class"]) for played in series}
    assert len(parties) > 3
    classes = {side.class_ for card in HEROES.values() for side in (card.law, card.chaos)}
    for played in series:
        (trial,) = played.trials
        assert trial.won == (max(played.points) == 1)
        assert (trial.length, trial.cost) == (played.tally["rounds"], played.tally.get("deaths", 0))
        assert [len(seat["class"]) for seat in played.traits] == [2, 1]
        assert all(name in classes for seat in played.traits for name in seat["class"])


def test_the_command_prints_attempts_by_quest_and_number_of_heroes() -> None:
    options = ["--mode", "single", "--quest", "q3", "--heroes", "4", "--seed", "study"]
    words = ["balance", "swordsorcery", "--games", "2", "--jobs", "1", *options]
    report: dict[str, Any] = json.loads(CliRunner().invoke(build_app(["balance"]), [*words, "--json"]).stdout)
    (trial,) = report["trials"]
    assert (trial["name"], trial["trials"]) == ("Q3, 4 heroes", 2)
    assert {having["kind"] for having in report["having"]} == {"class"}
    assert sum(having["seats"] for having in report["having"]) == 2 * 4
    printed = CliRunner().invoke(build_app(["balance"]), [*words, "--markdown"]).stdout
    assert "| tried | times | won (95 %) | rounds if won | deaths |" in printed
    assert f"Won {round(2 * trial['score'])} of 2." in printed


@pytest.mark.parametrize("quest", ["Prologue", "I Fenwick", "II Grundhollow", "III Chantry", "IV Citadel"])
def test_balance_page_compares_its_own_measurements_with_those_of_the_rules(quest: str) -> None:
    _, _, won, rounds, deaths, _, _ = row_of(GAME.rules_text, quest)
    _, _, won_too, here, _, rounds_too, _, deaths_too, *_ = row_of(PAGE.read_text("utf-8"), quest)
    assert (won, rounds, deaths) == (won_too, rounds_too, deaths_too)
    assert here != won


def row_of(text: str, start: str) -> list[str]:
    """Return the cells of the first table row that begins with this text."""
    found = next(line for line in text.splitlines() if line.startswith(f"| {start} |"))
    return [cell.strip() for cell in found.split("|")]
