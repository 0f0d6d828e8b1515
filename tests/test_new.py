"""`meadhall new`: the new package works at once, installed or not, and bad names are refused in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.commands.new import BadName, new, write_skeleton
from meadhall.engine.contract.rulebook import rulebook
from tests.waiting import MAX_PROGRAM_SECONDS

SOURCE = Path(meadhall.__file__).parents[1]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a new game called dark_tower."""
    return write_skeleton("dark_tower", tmp_path_factory.mktemp("new"))


def run_module(*arguments: str | Path, folder: Path, path: Path | None = None) -> str:
    """Return the output of a Python module that runs in a folder. If it fails, the output is in the error."""
    places = [str(place) for place in (path, SOURCE) if place is not None]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(places), "NO_COLOR": "1"}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=MAX_PROGRAM_SECONDS
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_tests_of_a_new_game_pass(package: Path) -> None:
    assert " passed" in run_module("pytest", "-q", "-p", "no:cacheprovider", folder=package)


def test_new_game_is_found_and_played_by_its_folder(package: Path) -> None:
    out = run_module("meadhall", "match", package, "sensible", "random", "--games", "4", folder=package)
    assert "Dark Tower" in out


def test_installed_new_game_is_found_by_its_name(package: Path, tmp_path: Path) -> None:
    offline = ("--no-build-isolation", "--no-deps", "--no-index", "--quiet", "--disable-pip-version-check")
    run_module("pip", "install", *offline, "--target", tmp_path, package, folder=tmp_path)
    assert "Dark Tower" in run_module(
        "meadhall", "match", "dark_tower", "random", "random", folder=tmp_path, path=tmp_path
    )


def test_new_game_passes_the_linters(package: Path) -> None:
    run_module("ruff", "check", "--no-cache", ".", folder=package)
    run_module("ruff", "format", "--no-cache", "--check", ".", folder=package)
    run_module("mypy", "--cache-dir", os.devnull, "src", "tests", folder=package, path=package / "src")


def test_nothing_of_the_template_is_left(package: Path) -> None:
    for path in package.rglob("*"):
        assert "thegame" not in path.name
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_text("utf-8")
            assert not any(word in text for word in ("thegame", "The Game", "TG-")), path


def test_clauses_of_a_new_game_have_their_own_prefix(tmp_path: Path) -> None:
    alchemy = write_skeleton("alchemy", tmp_path)
    taken = rulebook(meadhall.find_game("adventureland")).clauses[0].id[:2]
    assert taken == "AL"
    assert "**AC-SET-01**" in (alchemy / "src" / "alchemy" / "rules.md").read_text("utf-8")


def test_next_commands_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new("skirmish", tmp_path)
    assert "meadhall play skirmish" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x", "two or more small letters"),
        ("Skirmish", "two or more small letters"),
        ("dark-tower", "two or more small letters"),
        ("../tower", "two or more small letters"),
        ("class", "a name that Python uses itself"),
        ("random", "a name that Python uses itself"),
        ("meadhall", "used by Meadhall itself"),
        ("adventureland", "already installed"),
    ],
)
def test_a_bad_name_is_refused(name: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadName, match=why):
        write_skeleton(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_existing_folder_is_left_unchanged(tmp_path: Path) -> None:
    (tmp_path / "skirmish").mkdir()
    with pytest.raises(BadName, match="already exists"):
        write_skeleton("skirmish", tmp_path)


def test_unwritable_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadName, match=r"file.* cannot be written: Not a directory"):
        write_skeleton("skirmish", tmp_path / "file")
