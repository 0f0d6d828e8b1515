"""`meadhall variant`, and variants in other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.cli import run
from meadhall.terminal import saved_matches

SIRENS = '[[creature]]\nid = "siren"\nstrength = 4\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "strong-sirens").mkdir()
    (tmp_path / "strong-sirens" / "heroes.toml").write_text(SIRENS, "utf-8")
    return tmp_path / "strong-sirens"


def output_of(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> str:
    assert run([str(word) for word in arguments]) == code
    out, err = capsys.readouterr()
    return err if code else out


def test_variant_command_lists_the_changes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = output_of(capsys, "variant", folder, "--game", "heroes").splitlines()
    assert lines[0].startswith("Heroes: strong sirens (strong-sirens, ")
    assert lines[1:] == ["  heroes.toml: creature (siren), strength: 2 -> 4"]
    assert "does not name its game. Add --game" in output_of(capsys, "variant", folder, code=2)


def test_variant_is_packed_into_one_file_and_unpacked(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, unpacked = folder.parent / "sirens.variant", folder.parent / "again"
    output_of(capsys, "variant", folder, "--game", "heroes", "--pack", file)
    output = output_of(capsys, "variant", file, "--unpack", unpacked)
    assert "strength: 2 -> 4" in output
    assert (unpacked / "heroes.toml").read_text("utf-8") == SIRENS
    assert "already exists" in output_of(capsys, "variant", file, "--unpack", unpacked, code=2)
    assert "cannot be written" in output_of(capsys, "variant", file, "--pack", folder, code=2)


def test_variant_command_reports_that_nothing_changes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "heroes.toml").write_text(SIRENS.replace("4", "2"), "utf-8")
    assert "This variant changes nothing" in output_of(capsys, "variant", folder, "--game", "heroes")


def test_variant_can_be_played_saved_verified_and_continued(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output_of(capsys, "play", "heroes", "--variant", folder, "--watch", "--plain", "--seed", "3")
    path = saved_matches.match_path("last")
    folder.rename(folder.with_name("gone"))  # the match file contains the variant
    assert output_of(capsys, "verify", path).startswith("Verified: heroes+strong-sirens 1+")
    assert output_of(capsys, "replay", path, "--plain")
    assert "The match goes on" in output_of(capsys, "play", "heroes", "--load", path, "--plain")
    assert "is a match of Heroes: strong sirens, not of Adventure Land" in output_of(
        capsys, "play", "adventureland", "--load", path, "--plain", code=2
    )


def test_bots_play_a_variant(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("heroes", "random", "random", "--games", "2", "--json", "--army", "preset", "--variant", folder)
    assert json.loads(output_of(capsys, "match", *words))["matches"] == 2


def test_mistake_in_a_variant_is_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "heroes.toml").write_text(SIRENS.replace("siren", "sirem"), "utf-8")
    right = "meadhall: variant strong-sirens: heroes.toml: creature: there is no entry 'sirem'; did you mean siren?\n"
    assert output_of(capsys, "play", "heroes", "--variant", folder, code=2) == right


def test_balance_of_a_variant_is_measured(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("balance", "heroes", "random", "--games", "2", "--jobs", "1", "--json", "--variant", folder)
    report = json.loads(output_of(capsys, *words))
    assert (report["game"], report["matches"]) == (f"heroes+{folder}", 2)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("heroes+nowhere", "there is no variant nowhere: neither a folder of TOML nor a file"),
        ("checkers+nowhere", "there is no game 'checkers'"),
    ],
)
def test_hall_with_an_invalid_variant_does_not_open(capsys: pytest.CaptureFixture[str], name: str, why: str) -> None:
    assert why in output_of(capsys, "serve", "--game", name, code=2)
