"""The command as it is typed: one sentence for every mistake, exit codes, and nothing said where nobody reads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.cli import run
from meadhall.engine.errors import FlowError

BROKEN = """from meadhall.engine import Game, Option, State, choose, menu, ranked


@menu("go", "BR-TRN-01")
def go(no, s):
    return [Option("go", "BR-TRN-01")]


async def turn(t):
    await choose(0, go(t.state))
    {turn}


def points(s):
    {points}


GAME = Game("broken", "Broken", "1", (), lambda options: State(step="turn"), {{"turn": turn}}, points)
"""


@pytest.fixture(autouse=True)
def _data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 2) -> str:
    """What a command prints: its results, or with exit code 2 the sentence about a mistake."""
    assert run(list(words)) == code
    out, err = capsys.readouterr()
    assert code == 2 or not err
    return (err if code == 2 else out).strip()


def broken(folder: Path, turn: str = "t.state.step = 'over'", points: str = "return ranked([0])") -> str:
    file = folder / f"broken_{len(list(folder.iterdir()))}_{folder.name.replace('-', '_')}.py"
    file.write_text(BROKEN.format(turn=turn, points=points))
    return str(file)


def test_the_version_and_the_help_are_no_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version", code=0) == f"meadhall {meadhall.__version__}"
    assert "Usage: meadhall" in said(capsys, code=0)
    assert "Usage: meadhall check" in said(capsys, "check", "-h", code=0)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chek", "there is no command 'chek'; do you mean 'check'?"),
        ("check", "say which game; meadhall check -h tells more"),
        ("check examples/pig.py --match 3", "there is no option --match; do you mean --matches?"),
        ("replay a b", "nothing is known to do with 'b'; meadhall replay -h tells more"),
        ("check nosuch:GAME", "there is no module 'nosuch', neither here nor installed"),
    ],
)
def test_words_that_cannot_be_read_are_answered_in_one_line(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    assert said(capsys, *words.split()) == f"meadhall: {sentence}"


def test_a_number_out_of_its_range_names_the_option(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "check", "examples/pig.py", "--matches", "0")
    assert told.startswith("meadhall: --matches: ")
    assert "\n" not in told


@pytest.mark.parametrize("words", ["rules adventureland", "play examples/pig.py --watch --plain"])
def test_it_ends_quietly_where_nobody_reads_on(words: str, tmp_path: Path) -> None:
    meadhall = f"{sys.executable} -m meadhall"
    script = f"set -o pipefail; {meadhall} {words} | head -1"
    for unbuffered in ("", "1"):
        done = subprocess.run(
            ["bash", "-c", script],
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.count("\n") == 1


# ---- mistakes in a game's own code


def test_an_error_in_a_game_is_one_sentence_that_names_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = broken(tmp_path, points="return ranked([s.poinst])")
    told = said(capsys, "play", file, "--watch", "--plain")
    assert "\n" not in told
    line = f"points ({Path(file).name}, line 15)"
    assert told.startswith(f"meadhall: Broken fails in its own code, in {line}: AttributeError: ")
    with pytest.raises(AttributeError):
        run(["--traceback", "play", file, "--watch", "--plain"])


def test_the_traceback_can_be_asked_for_by_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MEADHALL_TRACEBACK", "1")
    with pytest.raises(AttributeError):
        run(["play", broken(tmp_path, points="return ranked([s.poinst])"), "--watch", "--plain"])


def test_a_step_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = said(capsys, "play", broken(tmp_path, "t.state.step = 'trun'"), "--watch", "--plain")
    assert told == "meadhall: Broken has no step 'trun', where 'turn' leads; it has turn"


def test_steps_that_go_round_in_circles_are_named(tmp_path: Path) -> None:
    file = broken(tmp_path)
    Path(file).write_text(Path(file).read_text().replace("await choose(0, go(t.state))", "return"))
    with pytest.raises(FlowError, match="Broken went through 10000 steps without a question, the last is 'turn'"):
        meadhall.play(file)
