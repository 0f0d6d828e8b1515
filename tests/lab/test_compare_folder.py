"""The folder of `meadhall compare --out`, and how it continues after a stop."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import polars as pl
import pytest

from meadhall.cli import run
from meadhall.engine import record
from meadhall.lab.compare import blocks, colours
from tests.waiting import PATIENCE, eventually

BEASTS = "tests.lab.beasts:GAME"
ROOT = Path(__file__).parents[2]


def lion(tmp_path: Path, adds: int = 9) -> Path:
    """Return the folder of a variant of Beasts in which the lion wins nearly always."""
    folder = tmp_path / "strong-lion"
    folder.mkdir(exist_ok=True)
    (folder / "beasts.toml").write_text(f'[[beast]]\nid = "lion"\nadds = {adds}\n', "utf-8")
    (folder / "variant.toml").write_text('about = "</script><b>&"\n', "utf-8")
    return folder


def compare(out: Path, *arguments: str, code: int = 0, games: int = 40) -> None:
    """Compare Beasts with the variant next to the folder `out`, and write to `out`. The exit code must be `code`."""
    arguments_of_all = [
        "--variant",
        str(out.parent / "strong-lion"),
        "--bots",
        "random",
        "--games",
        str(games),
        "--jobs",
        "1",
    ]
    assert run(["compare", BEASTS, *arguments_of_all, "--all", "--out", str(out), *arguments]) == code


Command = Callable[..., str]


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Return a function that compares without a report and returns the output."""
    lion(tmp_path)
    monkeypatch.setattr("meadhall.commands.compare._write", lambda *_: None)

    def run_command(*words: Any, **more: Any) -> str:
        compare(tmp_path / "out", *words, **more)
        out, err = capsys.readouterr()
        return err if more.get("code") else out

    return run_command


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a complete comparison."""
    folder = tmp_path_factory.mktemp("whole")
    lion(folder)
    compare(folder / "out", "--margin", "7.5", games=80)
    return folder / "out"


@pytest.fixture(scope="module")
def page(out: Path) -> str:
    return (out / "report.html").read_text("utf-8")


def files(folder: Path) -> dict[str, bytes]:
    """Map the names of all files in a folder to their bytes, without the folder's own path."""
    lying = sorted(path for path in folder.rglob("*") if path.is_file())
    where = str(folder.parent).encode()
    return {str(path.relative_to(folder)): path.read_bytes().replace(where, b"HERE") for path in lying}


# ---- continuing


def press_ctrl_c_after(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Press Ctrl-C after this many blocks."""
    play = blocks.play_blocks

    def interrupted(*words: Any) -> Any:
        for number, block in enumerate(play(*words)):
            if number == count:
                raise KeyboardInterrupt
            yield block

    monkeypatch.setattr("meadhall.lab.compare.running.play_blocks", interrupted)


def test_continued_comparison_gives_the_same_bytes(
    out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lion(tmp_path)
    with monkeypatch.context() as pressing:
        press_ctrl_c_after(pressing, 7)
        compare(tmp_path / "out", "--margin", "7.5", code=130, games=80)
    output = capsys.readouterr().err
    assert output.endswith(f"after 14 of 80 games. They are saved in {tmp_path / 'out'}; the same command continues.\n")
    results = tmp_path / "out" / "results.jsonl"
    assert len(results.read_text("utf-8").splitlines()) == 1 + 7
    # it was cut off in the middle of a block, so that block is played again
    results.write_bytes(results.read_bytes()[:-100])
    compare(tmp_path / "out", "--margin", "7.5", "--jobs", "2", games=80)
    assert files(tmp_path / "out") == files(out)


def test_ctrl_c_ends_all_processes_and_keeps_finished_matches(tmp_path: Path) -> None:
    results = tmp_path / "out" / "results.jsonl"
    words = [
        "--variant",
        str(lion(tmp_path)),
        "--games",
        "200000",
        "--jobs",
        "2",
        "--all",
        "--out",
        str(tmp_path / "out"),
    ]
    command = [sys.executable, "-m", "meadhall", "compare", BEASTS, "random", *words]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as running:
        assert eventually(lambda: results.exists() and results.read_bytes().count(b"\n") >= 5)
        running.send_signal(signal.SIGINT)
        _, output = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "of 200000 games. They are saved in" in output
    assert results.read_bytes().endswith(b"\n")


def test_without_a_folder_nothing_is_saved_and_the_user_is_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    press_ctrl_c_after(monkeypatch, 2)
    assert run(["compare", BEASTS, "random", "--variant", str(lion(tmp_path)), "--games", "8", "--jobs", "1"]) == 130
    assert capsys.readouterr().err.endswith("Stopped after 4 of 8 games. Add --out to save them.\n")


def test_complete_comparison_plays_nothing_again(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    first = command()

    def never(*_: object) -> NoReturn:
        raise AssertionError("nothing is left to play")

    monkeypatch.setattr("meadhall.lab.compare.blocks.play_block", never)
    assert command() == first


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--seed", "1"], 'its seed is "0", not "1"'),
        (["--margin", "3"], "its margin is 0.05, not 0.03"),
        (["--chosen"], "its at_random is true, not false"),
        (["--games", "80"], "its games is 4, not 80"),
    ],
)
def test_other_command_is_refused(tmp_path: Path, command: Command, words: list[str], why: str) -> None:
    command(games=4)
    output = command(*words, code=2, games=4)
    assert f"{tmp_path / 'out'} contains another comparison: {why}; name another folder with --out" in output
    command(*words, "--restart", games=4)


def test_other_variant_is_refused(tmp_path: Path, command: Command) -> None:
    command(games=4)
    lion(tmp_path, 4)
    output = command(games=4, code=2)
    assert re.search(r'its variant is "strong-lion \w+", not "strong-lion \w+"', output)


def test_invalid_results_file_is_refused(tmp_path: Path, command: Command) -> None:
    results = tmp_path / "out" / "results.jsonl"
    results.parent.mkdir()
    results.write_text("Dear friend\n", "utf-8")
    assert "contains no comparison; name another folder, or start over with --restart" in command(code=2)
    command("--restart", games=4)
    with results.open("a") as file:
        file.write('{"game": 3}\n')
    assert "results.jsonl, line 4: " in command(games=4, code=2)
    assert "matches cannot be saved in" in command("--out", str(results), games=4, code=2)


# ---- frames


def test_frames_have_a_row_per_match_and_side_and_a_row_per_quantity(out: Path) -> None:
    matches = pl.read_parquet(out / "matches.parquet")
    assert matches.height == 160
    assert matches["side"].to_list()[:4] == ["game", "variant", "game", "variant"]
    assert matches.filter(pl.col("side") == "game")["rolls"].to_list() == [8.0] * 80
    assert set(matches["had beast"].explode().explode()) <= {"lion", "mouse", "owl"}
    quantities = pl.read_parquet(out / "quantities.parquet")
    lions = quantities.filter((pl.col("kind") == "won with beast") & (pl.col("name") == "lion")).row(0, named=True)
    assert lions["low"] <= lions["difference"] <= lions["high"]
    assert (lions["verdict"], lions["asked"]) == ("changed", True)


# ---- the report


def test_report_is_one_page_that_fetches_nothing(page: str, out: Path) -> None:
    body, _, script = page.partition("<script>")
    assert "default-src 'none'" in body
    assert "Yes, strong lion changes Beasts" in body
    assert "http" not in body.replace("http-equiv", "")
    assert not re.search(r"(?:src|href)=|url\(|@import", body)
    assert "vega" in script
    assert script.count("</script") == 1
    assert script.rstrip().endswith("</html>")
    assert 'id="shares"' in body
    assert (out / "shares.png").read_bytes().startswith(b"\x89PNG")


def test_variant_text_is_escaped_in_the_page(page: str) -> None:
    assert "<p>&lt;/script&gt;&lt;b&gt;&amp;</p>" in page


def test_example_matches_are_match_files(page: str) -> None:
    named = [Path(file) for file in re.findall(r">meadhall replay ([^<]+)<", page)]
    assert len(named) >= 2
    texts = [file.read_text("utf-8") for file in named]
    assert [record.replay(text).game.id for text in texts[:2]] == ["beasts", "beasts+strong-lion"]
    assert record.verify(texts[1]).game == "beasts+strong-lion"
    assert all(run(["replay", str(file), "--plain"]) == 0 for file in named[:2])


def test_best_example_is_a_match_the_lion_wins_only_in_the_variant(page: str) -> None:
    assert "Example: won with beast lion" in page
    assert re.search(r"won with beast lion: 0 in the game, 1 in the variant", page)


def test_page_shows_the_command_that_made_it(page: str, out: Path) -> None:
    words = f"--variant {out.parent / 'strong-lion'} --games 80 --bots random --margin 7.5 --out {out} --all"
    assert f"meadhall compare {BEASTS} {words}" in page


def test_colours_are_those_of_the_hall() -> None:
    tokens = (ROOT / "web" / "src" / "looks" / "tokens.css").read_text("utf-8")
    for name, value in colours.ALL.items():
        assert f"--{name}: {value};" in tokens


# ---- missing packages


@pytest.mark.parametrize("module", ["numpy", "polars", "altair", "vl_convert"])
def test_missing_package_names_the_install_command(
    command: Command, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    output = command(code=2)
    assert output.strip().endswith(f"the laboratory needs the package {module}: pip install 'meadhall[lab]'")
