"""A comparison of a game with its variant: findings, cases without a finding, and its end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import run
from meadhall.engine.common.errors import BadOption
from meadhall.lab.compare.contest import make_contest
from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.running import Comparison, MemoryStore, Question, compare
from meadhall.lab.compare.words import finding_sentences, verdict_sentence

BEASTS = "tests.lab.beasts:GAME"
LION = '[[beast]]\nid = "lion"\nadds = 3\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a variant of Beasts with a strong lion."""
    return variant(tmp_path, LION)


def variant(tmp_path: Path, text: str, name: str = "strong-lion", file: str = "beasts.toml") -> Path:
    (tmp_path / name).mkdir()
    (tmp_path / name / file).write_text(text, "utf-8")
    return tmp_path / name


def run_comparison(folder: Path, games: int, *, jobs: int = 1, seed: str = "0", **question: Any) -> Comparison:
    match = make_contest(BEASTS, str(folder), ["random"], games, seed=seed, options={})
    return compare(match, Question(**question), MemoryStore(), jobs=jobs, seed=seed)


def verdicts(comparison: Comparison) -> dict[str, Verdict]:
    return {str(finding.quantity): finding.verdict for finding in comparison.findings}


def find_finding(comparison: Comparison, quantity: str) -> Finding:
    return next(finding for finding in comparison.findings if str(finding.quantity) == quantity)


# ---- findings


def test_stronger_card_and_the_cards_it_hurts_are_found(folder: Path) -> None:
    comparison = run_comparison(folder, 200)
    lion = find_finding(comparison, "won with beast lion")
    assert lion.verdict is Verdict.CHANGED
    assert lion.game < 0.6 < 0.8 < lion.variant
    assert lion.low < lion.difference < lion.high
    assert find_finding(comparison, "won with beast owl").difference < 0
    assert verdict_sentence(comparison).startswith("Yes, strong lion changes Beasts: ")
    assert finding_sentences(comparison)[0].startswith(f"Won with beast lion: {100 * lion.variant:.1f} % instead of")


def test_unchanged_measure_is_reported_as_the_same(folder: Path) -> None:
    comparison = run_comparison(folder, 200)
    assert find_finding(comparison, "a match has rolls").verdict is Verdict.SAME
    assert find_finding(comparison, "won by seat 1").verdict is not Verdict.CHANGED


def test_game_and_variant_have_the_same_beasts_and_luck(folder: Path) -> None:
    for block in run_comparison(folder, 20).blocks:
        for game, other in zip(block.game, block.variant, strict=True):
            assert game.pairing == other.pairing
            assert game.traits == other.traits
            extra = [2 * 4 * (traits["beast"] == ["lion"]) for traits in game.traits]
            assert [a + b for a, b in zip(game.points, extra, strict=True)] == list(other.points)
        assert block.game[0].pairing.seats == block.game[1].pairing.seats[::-1]


def test_variant_without_effect_is_not_found(tmp_path: Path) -> None:
    words = variant(tmp_path, '[[beast]]\nid = "lion"\nnote = "sings"\n', "songs")
    for seed in range(5):
        comparison = run_comparison(words, 400, seed=str(seed))
        assert set(verdicts(comparison).values()) <= {Verdict.SAME, Verdict.OPEN}
        assert {find_finding(comparison, str(quantity)).verdict for quantity in comparison.asked} == {Verdict.SAME}
        assert (
            verdict_sentence(comparison)
            == "No, songs makes no relevant difference in Beasts, after 400 matches of each."
        )
        assert finding_sentences(comparison)[0] == "Every match was identical in game and variant."


def test_few_games_give_an_open_verdict(tmp_path: Path) -> None:
    comparison = run_comparison(variant(tmp_path, '[[beast]]\nid = "lion"\nnote = "sings"\n', "songs"), 4)
    assert verdict_sentence(comparison).startswith(
        "Not known: 4 matches of each do not show that songs changes Beasts."
    )


def test_longer_game_is_found_in_every_match(tmp_path: Path) -> None:
    comparison = run_comparison(variant(tmp_path, "rounds = 5\n", "long"), 100)
    rolls = find_finding(comparison, "a match has rolls")
    assert (rolls.game, rolls.variant, rolls.difference, rolls.low, rolls.high) == (8, 10, 2, 2, 2)
    assert rolls.verdict is Verdict.CHANGED


def test_change_in_adventure_land_is_found_with_few_games(tmp_path: Path) -> None:
    rich = variant(tmp_path, "[[adventure]]\nid = 1\ngold_each = 8\n", "rich", "adventureland.toml")
    match = make_contest("adventureland", str(rich), ["random"], 16, options={})
    comparison = compare(match, Question(), MemoryStore())
    assert find_finding(comparison, "points of a seat").verdict is Verdict.CHANGED
    assert find_finding(comparison, "points of a seat").difference > 0


# ---- the end of a comparison


def test_comparison_ends_early_when_clear_unless_all_is_asked(folder: Path) -> None:
    early = run_comparison(folder, 1000)
    assert early.is_early
    assert early.games < 500
    clear = "The result was clear before all 1000 matches were played. Use --all to play them all."
    assert finding_sentences(early)[-1] == clear
    whole = run_comparison(folder, 100, play_all=True)
    assert (whole.games, whole.is_early) == (100, False)


def test_asked_quantities_come_from_the_variant_or_from_about(folder: Path, tmp_path: Path) -> None:
    assert [*map(str, run_comparison(folder, 10).asked)] == ["won with beast lion", "a match has rolls"]
    assert [*map(str, run_comparison(folder, 10, about="OWL").asked)] == ["won with beast owl"]
    rich = variant(tmp_path, "[[adventure]]\nid = 1\ngold_each = 8\n", "rich", "adventureland.toml")
    found = compare(make_contest("adventureland", str(rich), ["random"], 2, options={}), Question(), MemoryStore())
    assert "won with turn 1" not in {*map(str, found.asked)}
    long = run_comparison(variant(tmp_path, "rounds = 5\n", "long"), 64)
    assert {"won by seat 1", "ended by close", "a match has rolls"} <= {*map(str, long.asked)}
    with pytest.raises(BadOption, match=r"no quantity has 'griffin' in its name; choose one of won with beast lion"):
        run_comparison(folder, 10, about="griffin")


def test_results_do_not_depend_on_the_number_of_processes(folder: Path) -> None:
    alone, together = run_comparison(folder, 100), run_comparison(folder, 100, jobs=2)
    assert alone.findings == together.findings
    assert alone.blocks == together.blocks


def test_progress_is_reported_for_every_block(folder: Path) -> None:
    reports: list[tuple[int, int]] = []
    match = make_contest(BEASTS, str(folder), ["random"], 6, options={})
    compare(match, Question(), MemoryStore(), progress=lambda done, of_all: reports.append((done, of_all)))
    assert reports == [(2, 6), (4, 6), (6, 6)]


# ---- errors


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", "1"], "1 games cannot be compared; play at least 2 of each"),
        (["--margin", "0"], "--margin 0 is out of range; choose percent above 0 and below 100"),
        (["--bots", "clever"], "Beasts has no bot 'clever'"),
        (["--bots", "random,random,random"], "there are 3 bots for 2 seats"),
        (["--colour", "red"], "has no option 'colour'"),
    ],
)
def test_wrong_comparison_is_refused_with_a_reason(
    folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    assert run(["compare", BEASTS, "--variant", str(folder), *words]) == 2
    assert why in capsys.readouterr().err


def test_invalid_variant_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def output_of(*words: str) -> str:
        assert run(["compare", BEASTS, *words]) == 2
        return capsys.readouterr().err

    assert "no variant to compare with. Add its folder" in output_of()
    assert "there is no variant" in output_of("--variant", str(tmp_path / "nowhere"))
    idle = variant(tmp_path, LION.replace("3", "1"), "idle")
    assert "variant idle changes nothing: Beasts already has these values" in output_of("--variant", str(idle))
    other = variant(tmp_path, LION, "other")
    (other / "variant.toml").write_text('game = "heroes"', "utf-8")
    assert "variant other is a variant of the game 'heroes', not of 'beasts'" in output_of("--variant", str(other))


# ---- the command


def test_command_prints_a_table_and_a_verdict(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", BEASTS, "--variant", str(folder), "--games", "100", "--jobs", "1"]) == 0
    output = capsys.readouterr().out
    for words in ("won with beast lion", "difference (95 %)", "sure", "Yes, strong lion changes Beasts"):
        assert words in output


def test_command_prints_only_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", "--variant", str(folder), "--games", "20", "--jobs", "1", "--seed", "9", "--players", "2"]
    assert run(["compare", BEASTS, *words, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert (output["game"], output["seed"], output["games"], output["options"]) == (
        "beasts",
        "9",
        20,
        {"players": 2},
    )
    assert output["variant"]["name"] == "strong-lion"
    assert output["bots"] == ["random", "random"]
    lion = next(finding for finding in output["findings"] if finding["quantity"] == "won with beast lion")
    assert {"game", "variant", "difference", "low", "high", "verdict"} <= lion.keys()
