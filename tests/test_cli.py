"""The command line: one sentence for every mistake, exit codes, and quiet output to pipes."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import cli
from meadhall.bots import answer_with, find_bot, play_out
from meadhall.bots.runner import EndlessMatch
from meadhall.cli import run
from meadhall.engine import Answer, Match, record
from meadhall.engine.common.errors import BadOption, FlowError
from meadhall.engine.common.player_names import checked_names, clean_name
from meadhall.engine.contract.game import choice_words
from meadhall.lab import play_series
from meadhall.terminal import saved_matches
from meadhall.testing.check import LAWS, check_game

PIG = "examples/pig.py"

BROKEN = """from meadhall.engine import Game, Option, State, choose, menu, ranked


@menu("go", "BR-TRN-01")
def go(s):
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


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 2) -> str:
    """Return the output of a command that ends with exit code `code`: stderr for code 2, and stdout otherwise."""
    assert run(list(arguments)) == code
    out, err = capsys.readouterr()
    progress = err.endswith("checking all laws on the way\n") and err.count("\n") == 1  # of `meadhall check`
    assert code == 2 or progress or not err
    return (err if code == 2 else out).strip()


def broken_game_file(folder: Path, turn: str = "t.state.step = 'over'", points: str = "return ranked([0])") -> str:
    file = folder / f"broken_{len(list(folder.iterdir()))}_{folder.name.replace('-', '_')}.py"
    file.write_text(BROKEN.format(turn=turn, points=points))
    return str(file)


def test_play_prints_the_brand_before_it_loads_the_engine_and_the_screen() -> None:
    heavy = "print([name for name in ('meadhall.engine', 'textual') if name in sys.modules])"
    begin = "import sys; sys.stdout.isatty = lambda: True; import meadhall.cli as cli"
    code = f"{begin}; cli.run = lambda words: {heavy}; cli.main()"
    output = subprocess.run([sys.executable, "-c", code, "play", "adventureland"], capture_output=True, check=True)
    assert output.stdout.decode().splitlines() == [cli.BRAND, "[]"]


@pytest.mark.parametrize("words", [["rules"], []])
def test_other_commands_print_no_brand(words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["meadhall", *words])
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(cli, "run", lambda words: 0)
    with pytest.raises(SystemExit):
        cli.main()
    assert capsys.readouterr().out == ""


def test_version_and_help_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "--version", code=0) == f"meadhall {meadhall.__version__}"
    assert "Usage: meadhall" in output_of(capsys, code=0)
    output = output_of(capsys, "check", "-h", code=0)
    assert "Usage: meadhall check" in output
    assert re.search(r"--matches +N ", output)
    assert re.search(r"--json +Print", output)
    assert re.search(r"--help +-h +Show", output)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chek", "there is no command 'chek'; did you mean 'check'?"),
        ("check", "say which game; see meadhall check -h"),
        ("check examples/pig.py --match 3", "there is no option --match; did you mean --matches?"),
        ("replay a b", "'b' is one argument too many; see meadhall replay -h"),
        ("check nosuch:GAME", "there is no module 'nosuch', neither here nor installed"),
    ],
)
def test_unknown_words_are_refused_in_one_line(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    assert output_of(capsys, *words.split()) == f"meadhall: {sentence}"


def test_number_out_of_range_names_its_option(capsys: pytest.CaptureFixture[str]) -> None:
    output = output_of(capsys, "check", "examples/pig.py", "--matches", "0")
    assert output.startswith("meadhall: --matches: ")
    assert "\n" not in output


@pytest.mark.parametrize("words", ["rules adventureland", "play examples/pig.py --watch --plain"])
def test_output_to_a_closed_pipe_ends_quietly(words: str, tmp_path: Path) -> None:
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


def test_error_in_a_game_is_one_sentence_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = broken_game_file(tmp_path, points="return ranked([s.poinst])")
    output = output_of(capsys, "play", file, "--watch", "--plain")
    assert "\n" not in output
    line = f"points ({Path(file).name}, line 15)"
    assert output.startswith(f"meadhall: Broken fails in its own code, in {line}: AttributeError: ")
    with pytest.raises(AttributeError):
        run(["--traceback", "play", file, "--watch", "--plain"])


def test_environment_variable_shows_the_traceback(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MEADHALL_TRACEBACK", "1")
    with pytest.raises(AttributeError):
        run(["play", broken_game_file(tmp_path, points="return ranked([s.poinst])"), "--watch", "--plain"])


def test_unknown_step_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    output = output_of(capsys, "play", broken_game_file(tmp_path, "t.state.step = 'trun'"), "--watch", "--plain")
    assert output == "meadhall: Broken has no step 'trun', where 'turn' leads; it has turn"


def test_steps_in_an_endless_circle_are_named(tmp_path: Path) -> None:
    file = broken_game_file(tmp_path)
    Path(file).write_text(Path(file).read_text().replace("await choose(0, go(t.state))", "return"))
    with pytest.raises(FlowError, match="Broken went through 10000 steps without a question, the last is 'turn'"):
        meadhall.play(file)


# ---- playing: seats, options and the saved file

WHICH_GAME = (
    "name a game, for example: meadhall play adventureland; "
    "the games are adventureland, heroes, heropath, swordsorcery, virtues"
)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--name A --players 2", WHICH_GAME),
        ("adventureland --adventure 4", "Adventure Land: adventure = 4 needs expansion = true: add --expansion true"),
        ("adventureland --name A --name a", "two people are called 'a'; give each a name of their own"),
        ("adventureland --name= ", "a name is empty; give each player one, as in --name Ann"),
        ("adventureland --name \x1b\x07", "a name is empty; give each player one, as in --name Ann"),
        (f"adventureland --name {'x' * 25}", f"the name '{'x' * 24}...' is too long; use at most 24 characters"),
        ("adventureland --bots random,random", "--bots names 2 bots, but 1 of 2 seats are left for them"),
        ("adventureland --load last --watch", "--load takes the players from the file; leave --name and --watch out"),
    ],
)
def test_unplayable_match_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    assert output_of(capsys, "play", *words.split(" ")[: len(words.split())]) == f"meadhall: {sentence}"


def test_player_cannot_have_the_name_of_a_bot() -> None:
    with pytest.raises(BadOption, match="'Bot Bram' is the name of a bot"):
        checked_names(["Ann", "Bot Bram"])


def test_control_characters_are_removed_from_names() -> None:
    assert checked_names(["  A\x1b[31mnn\n ", "Jörg  Ω"]) == ["A [31mnn", "Jörg Ω"]
    assert clean_name("x" * 30) == "x" * 24


def test_control_characters_are_removed_from_names_in_files(tmp_path: Path) -> None:
    file = saved_match_file(tmp_path, players=["A\x1b[2Jnn", "Bot Bram"])
    assert saved_matches.read_match(str(file)).names == ["A [2Jnn", "Bot Bram"]


def test_unwritable_folder_for_the_match_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    other, nowhere = tmp_path / "diary.txt", tmp_path / "nowhere" / "match"
    other.write_text("Dear diary")
    assert f"{other} already exists and is not a match file" in output_of(
        capsys, "play", PIG, "--watch", "--save", str(other)
    )
    assert other.read_text() == "Dear diary"
    assert f"there is no folder {nowhere.parent} to" in output_of(
        capsys, "play", PIG, "--watch", "--save", str(nowhere)
    )
    assert not nowhere.parent.exists()


def test_all_options_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    output = output_of(capsys, "play", "adventureland", "--options", code=0)
    game = meadhall.find_game("adventureland")
    for choice in game.choices:
        assert f"--{choice.id.replace('_', '-')} {str(choice.default).lower()}, " in output
        assert choice_words(choice, game.language("en")).help in output


def test_seat_list_options_explain_their_meaning(capsys: pytest.CaptureFixture[str]) -> None:
    output = output_of(capsys, "play", "heroes", "--options", code=0)
    assert "with a list of seats like 0,2 for those who use the printed army; HE-OPT-05" in output
    assert "with a list of seats like 0,2 for those who pay no penalty; HE-OPT-08" in output


@pytest.mark.parametrize(
    ("word", "value"), [("yes", True), ("On", True), ("true", True), ("no", False), ("off", False)]
)
def test_yes_and_no_have_several_spellings(word: str, value: bool) -> None:
    assert meadhall.find_game("adventureland").read_options({"open_tiles": word})["open_tiles"] is value


def test_series_with_one_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    output = output_of(capsys, "match", "adventureland", "sensible")
    assert output == "meadhall: one bot needs an opponent. Name two bots, for example: sensible random"


# ---- files


def saved_match_file(folder: Path, players: list[str] | None = None, answers: int = 30) -> Path:
    match = meadhall.play("adventureland", seed=7)
    for _ in range(answers):
        match.answer(match.asked, match.menu()[0])
    file = folder / "game.meadhall"
    file.write_text(record.save(match, players=players or ["Ann", "Bram"]))
    return file


def test_truncated_file_is_recovered_with_an_option(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved_match_file(tmp_path)
    file.write_text("\n".join(file.read_text().splitlines()[:-3])[:-5])
    for words in (["verify", str(file)], ["replay", str(file)], ["play", "--plain", "--load", str(file)]):
        assert "its closing line is missing; add --recover" in output_of(capsys, *words)
    assert "decisions, where the file breaks off." in output_of(capsys, "verify", str(file), "--recover", code=0)
    assert "You" not in output_of(capsys, "replay", str(file), "--recover", code=0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO("stop\n"))
        assert "Your match is saved" in output_of(capsys, "play", "--plain", "--load", str(file), "--recover", code=0)
    assert "Verified" in output_of(capsys, "verify", str(file), code=0)


def test_recovered_file_is_rewritten_and_the_damaged_one_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, whole = saved_match_file(tmp_path), saved_match_file(tmp_path).read_text()
    broken = whole[:-200]
    for name in ("game.meadhall.broken", "game.meadhall.broken-2"):
        file.write_text(broken)
        monkeypatch.setattr("sys.stdin", io.StringIO("stop\n"))
        output = output_of(capsys, "play", "--plain", "--load", str(file), "--recover", code=0)
        assert f"The damaged file is still there, as {tmp_path / name}." in output
        assert (tmp_path / name).read_text() == broken
    monkeypatch.setattr("sys.stdin", io.StringIO("stop\n"))
    assert "broken" not in output_of(capsys, "play", "--plain", "--load", str(file), "--recover", code=0)


def test_ctrl_c_ends_a_series_with_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    for command in ("match", "balance"):
        monkeypatch.setattr(f"meadhall.commands.{command}.play_series", interrupted)
    for words in (["match", "heroes", "random", "random"], ["balance", "heroes"]):
        assert run([*words, "--games", "6"]) == 130
        assert capsys.readouterr().err.strip() == "Stopped after 0 of 6 games."


def test_verify_names_the_facts_it_cannot_prove(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved_match_file(tmp_path)
    output = output_of(capsys, "verify", str(file), code=0)
    assert "The names of the players are not verified" in output
    assert "Different version" not in output
    text = file.read_text()
    header, rest = text.split("\n", 1)
    for field, sentence in [
        ("version", "was written by version x of"),
        ("content", "was written with different content"),
    ]:
        plain = json.loads(header) | {field: "x"}
        file.write_text(json.dumps(plain) + "\n" + rest)
        assert f"Different version: the file {sentence}" in output_of(capsys, "verify", str(file), code=0)


@pytest.mark.parametrize(("times", "undos"), [(1, "1 undo"), (2, "2 undos")])
def test_verify_counts_undos(capsys: pytest.CaptureFixture[str], tmp_path: Path, times: int, undos: str) -> None:
    match, file = meadhall.play("adventureland", seed=7), tmp_path / "back.meadhall"
    for _ in range(times):
        match.answer(match.asked, match.menu()[0])
        match.take_back(match.asked)
    match.answer(match.asked, match.menu()[0])
    file.write_text(record.save(match))
    assert f"1 decision, {undos}, still running." in output_of(capsys, "verify", str(file), code=0)


def test_match_file_of_another_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "land.meadhall"
    file.write_text(record.save(meadhall.play("adventureland", seed=7)))
    before = file.read_text()
    output = output_of(capsys, "play", "heroes", "--plain", "--load", str(file))
    assert output == (
        "meadhall: land.meadhall is a match of Adventure Land, not of Heroes; "
        f"leave heroes out, for example: meadhall play --load {file}"
    )
    assert file.read_text() == before


def test_rewound_answer_counts_as_undone_and_not_as_a_decision(tmp_path: Path) -> None:
    match = meadhall.play("adventureland", seed=7)
    match.answer(match.asked, match.menu()[0])
    match.rewind(0, next(at for at, entry in enumerate(match.log) if isinstance(entry, Answer)))
    match.answer(match.asked, match.menu()[0])
    text = record.save(match)
    proof = record.verify(text)
    assert (proof.decisions, proof.taken_back) == (1, 1)
    assert len(record.replay(text)) == 1 + proof.decisions


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_invalid_match_file_is_refused_with_its_path(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert output_of(capsys, command, "/etc/passwd") == "meadhall: /etc/passwd is not a match file"


@pytest.mark.parametrize(
    ("words", "repeat_command"),
    [
        (["play", "--load"], "meadhall play nowhere.py --load {file}"),
        (["verify"], "meadhall verify {file} --game nowhere.py"),
        (["replay"], "meadhall replay {file} --game nowhere.py"),
    ],
)
def test_game_that_is_not_installed_names_the_command_to_repeat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], repeat_command: str
) -> None:
    file = saved_match_file(tmp_path)
    file.write_text(file.read_text().replace('"adventureland"', '"nowhere"', 1))
    output = output_of(capsys, *words, str(file))
    assert "is a match of 'nowhere', a game that is not installed" in output
    assert output.endswith(repeat_command.format(file=file))


# ---- games that do not end


def endless_game_file(folder: Path) -> str:
    return broken_game_file(folder, "pass")


def test_check_stops_at_a_match_that_does_not_end(tmp_path: Path) -> None:
    report = check_game(meadhall.find_game(endless_game_file(tmp_path)), matches=50, bound=300)
    assert report.matches == 1
    assert not report.ok
    assert "it is not over after 300 decisions" in report.text


def test_check_says_how_to_repeat_a_broken_law(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game, words = (
        broken_game_file(tmp_path, points="return ranked([1 // 0])"),
        ("--seed", "x", "--tests", str(tmp_path)),
    )
    repeat_command = f"To see it again: meadhall check {game} --seed x"
    assert output_of(capsys, "check", game, *words, code=1).endswith(f"{repeat_command} --only 0 --tests {tmp_path}")
    assert output_of(capsys, "check", game, *words, "--only", "2", code=1).endswith(
        f"{repeat_command} --only 2 --tests {tmp_path}"
    )


def test_bots_stop_at_an_endless_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("meadhall.bots.runner.MAX_ANSWERS", 50)
    message = "a match of Broken is not over after 50 answers; seat 0 is asked 'go'"
    game = meadhall.find_game(endless_game_file(tmp_path))
    with pytest.raises(EndlessMatch, match=message):
        play_series(game, ["random"], 2, jobs=1)
    with pytest.raises(EndlessMatch, match=message):
        play_out(Match(game), [find_bot("random", game)])


def test_thinker_answers_in_an_endless_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("meadhall.bots.thinker.MAX_PLAYOUT_ANSWERS", 50)
    file = Path(endless_game_file(tmp_path))
    file.write_text(file.read_text().replace('return [Option("go"', 'return [Option("stay", "BR-TRN-01"), Option("go"'))
    game = meadhall.find_game(str(file))
    match: Match[Any] = Match(game, "1")
    answer_with(find_bot("thinker:4", game), match, 0)
    assert len(match.log) == 1


def test_error_in_another_process_names_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = broken_game_file(tmp_path, points="return ranked([s.poinst])")
    output = output_of(capsys, "match", file, "random", "--jobs", "2")
    assert f"Broken fails in its own code, in points ({Path(file).name}, line 15): AttributeError" in output


def test_check_reports_an_error_of_a_game_once_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = broken_game_file(tmp_path, points="return ranked([s.poinst])")
    output = output_of(capsys, "check", file, "--matches", "2", code=1)
    assert output.count(f"in points ({Path(file).name}, line 15): AttributeError") == 1
    assert "\nSTOPPED " in output
    assert f"1 of {len(LAWS) + 1} laws are broken; " in output  # the other one is that every match ends
    assert "more were stopped by the same error" in output


def test_check_says_that_few_matches_do_not_cover_everything(capsys: pytest.CaptureFixture[str]) -> None:
    output = output_of(capsys, "check", "examples/couriers.py", "--matches", "1", code=1)
    assert output.endswith("Not everything comes up in 1 match: play 100 to be sure.")


def test_game_is_found_in_a_renamed_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    package = tmp_path / "renamed" / "src" / "its_own_name"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(BROKEN.format(turn="t.state.step = 'over'", points="return ranked([0])"))
    assert "Broken" in output_of(capsys, "check", str(tmp_path / "renamed"), "--matches", "1", code=0)
    other = tmp_path / "renamed" / "src" / "another"
    other.mkdir()
    (other / "__init__.py").touch()
    output = output_of(capsys, "check", str(tmp_path / "renamed"))
    assert output.endswith(f"src/ has several packages; name one of them, as in {other}")


def test_missing_folder_of_tests_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "check", PIG, "--tests", "nosuch").startswith(
        "meadhall: there is no folder nosuch with tests"
    )


def test_invalid_toml_is_refused_in_its_own_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tomled.py"
    file.write_text("from meadhall.engine import parse_content\nparse_content('= 3', dict, 'fields.toml')\n")
    output = output_of(capsys, "check", str(file))
    assert output.startswith(f"meadhall: {file} cannot be loaded: fields.toml: not TOML: ")
    assert "BadContent" not in output
    assert ".py, line" not in output
