"""The command as it is typed: one sentence for every mistake, exit codes, and nothing said where nobody reads."""

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
from meadhall.engine.common.player_names import checked_names, clean
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


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 2) -> str:
    """The output of a command: its results, or with exit code 2 the sentence about a mistake."""
    assert run(list(words)) == code
    out, err = capsys.readouterr()
    progress = err.endswith("checking all laws on the way\n") and err.count("\n") == 1  # of `meadhall check`
    assert code == 2 or progress or not err
    return (err if code == 2 else out).strip()


def broken(folder: Path, turn: str = "t.state.step = 'over'", points: str = "return ranked([0])") -> str:
    file = folder / f"broken_{len(list(folder.iterdir()))}_{folder.name.replace('-', '_')}.py"
    file.write_text(BROKEN.format(turn=turn, points=points))
    return str(file)


def test_a_drawn_command_shows_the_brand_before_it_loads_engine_and_screen() -> None:
    heavy = "print([name for name in ('meadhall.engine', 'textual') if name in sys.modules])"
    begin = "import sys; sys.stdout.isatty = lambda: True; import meadhall.cli as cli"
    code = f"{begin}; cli.run = lambda words: {heavy}; cli.main()"
    told = subprocess.run([sys.executable, "-c", code, "play", "adventureland"], capture_output=True, check=True)
    assert told.stdout.decode().splitlines() == [cli.BRAND, "[]"]


@pytest.mark.parametrize("words", [["rules"], []])
def test_other_commands_have_no_brand(words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["meadhall", *words])
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(cli, "run", lambda words: 0)
    with pytest.raises(SystemExit):
        cli.main()
    assert capsys.readouterr().out == ""


def test_the_version_and_the_help_are_no_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version", code=0) == f"meadhall {meadhall.__version__}"
    assert "Usage: meadhall" in said(capsys, code=0)
    told = said(capsys, "check", "-h", code=0)
    assert "Usage: meadhall check" in told
    assert re.search(r"--matches +N ", told)
    assert re.search(r"--json +Print", told)
    assert re.search(r"--help +-h +Show", told)


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
def test_words_that_cannot_be_read_are_answered_in_one_line(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    assert said(capsys, *words.split()) == f"meadhall: {sentence}"


def test_a_number_out_of_its_range_names_the_option(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "check", "examples/pig.py", "--matches", "0")
    assert told.startswith("meadhall: --matches: ")
    assert "\n" not in told


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


# ---- playing: who sits where, with which options, and where it is kept

WHICH_GAME = (
    "name a game, as in: meadhall play adventureland; "
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
        (f"adventureland --name {'x' * 25}", f"the name '{'x' * 24}...' is too long; use at most 24 letters"),
        ("adventureland --bots random,random", "--bots names 2 bots, but 1 of 2 seats are left for them"),
        ("adventureland --load last --watch", "--load takes the players from the file; leave --name and --watch out"),
    ],
)
def test_unplayable_match_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    assert said(capsys, "play", *words.split(" ")[: len(words.split())]) == f"meadhall: {sentence}"


def test_a_person_cannot_be_called_like_a_bot() -> None:
    with pytest.raises(BadOption, match="'Bot Bram' is the name of a bot"):
        checked_names(["Ann", "Bot Bram"])


def test_names_lose_what_a_terminal_would_carry_out() -> None:
    assert checked_names(["  A\x1b[31mnn\n ", "Jörg  Ω"]) == ["A [31mnn", "Jörg Ω"]
    assert clean("x" * 30) == "x" * 24


def test_a_name_out_of_a_file_is_cleaned_too(tmp_path: Path) -> None:
    file = saved(tmp_path, players=["A\x1b[2Jnn", "Bot Bram"])
    assert saved_matches.read_match(str(file)).names == ["A [2Jnn", "Bot Bram"]


def test_the_match_is_kept_only_where_there_is_room_for_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    other, nowhere = tmp_path / "diary.txt", tmp_path / "nowhere" / "match"
    other.write_text("Dear diary")
    assert f"{other} already exists and is not a match file" in said(
        capsys, "play", PIG, "--watch", "--save", str(other)
    )
    assert other.read_text() == "Dear diary"
    assert f"there is no folder {nowhere.parent} to" in said(capsys, "play", PIG, "--watch", "--save", str(nowhere))
    assert not nowhere.parent.exists()


def test_all_options_of_a_game_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "play", "adventureland", "--options", code=0)
    game = meadhall.find_game("adventureland")
    for choice in game.choices:
        assert f"--{choice.id.replace('_', '-')} {str(choice.default).lower()}, " in told
        assert choice_words(choice, game.language("en")).help in told


def test_seat_list_options_explain_their_meaning(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "play", "heroes", "--options", code=0)
    assert "with a list of seats like 0,2 for those who use the printed army; HE-OPT-05" in told
    assert "with a list of seats like 0,2 for those who pay no penalty; HE-OPT-08" in told


@pytest.mark.parametrize(
    ("word", "value"), [("yes", True), ("On", True), ("true", True), ("no", False), ("off", False)]
)
def test_yes_and_no_may_be_said_in_many_words(word: str, value: bool) -> None:
    assert meadhall.find_game("adventureland").read_options({"open_tiles": word})["open_tiles"] is value


def test_series_with_one_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "match", "adventureland", "sensible")
    assert told == "meadhall: one bot needs an opponent. Name two bots, as in: sensible random"


# ---- files


def saved(folder: Path, players: list[str] | None = None, answers: int = 30) -> Path:
    match = meadhall.play("adventureland", seed=7)
    for _ in range(answers):
        match.answer(match.asked, match.menu()[0])
    file = folder / "game.meadhall"
    file.write_text(record.save(match, players=players or ["Ann", "Bram"]))
    return file


def test_a_file_that_breaks_off_is_rescued_by_a_word(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved(tmp_path)
    file.write_text("\n".join(file.read_text().splitlines()[:-3])[:-5])
    for words in (["verify", str(file)], ["replay", str(file)], ["play", "--plain", "--load", str(file)]):
        assert "its closing line is missing; add --recover" in said(capsys, *words)
    assert "decisions, where the file breaks off." in said(capsys, "verify", str(file), "--recover", code=0)
    assert "You" not in said(capsys, "replay", str(file), "--recover", code=0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO("stop\n"))
        assert "Your match is saved" in said(capsys, "play", "--plain", "--load", str(file), "--recover", code=0)
    assert "Verified" in said(capsys, "verify", str(file), code=0)


def test_recovered_file_is_rewritten_and_the_damaged_one_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, whole = saved(tmp_path), saved(tmp_path).read_text()
    broken = whole[:-200]
    for name in ("game.meadhall.broken", "game.meadhall.broken-2"):
        file.write_text(broken)
        monkeypatch.setattr("sys.stdin", io.StringIO("stop\n"))
        told = said(capsys, "play", "--plain", "--load", str(file), "--recover", code=0)
        assert f"The damaged file is still there, as {tmp_path / name}." in told
        assert (tmp_path / name).read_text() == broken
    monkeypatch.setattr("sys.stdin", io.StringIO("stop\n"))
    assert "broken" not in said(capsys, "play", "--plain", "--load", str(file), "--recover", code=0)


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
    file = saved(tmp_path)
    told = said(capsys, "verify", str(file), code=0)
    assert "The names of the players are not verified" in told
    assert "Different version" not in told
    text = file.read_text()
    header, rest = text.split("\n", 1)
    for field, sentence in [
        ("version", "was written by version x of"),
        ("content", "was written with different content"),
    ]:
        plain = json.loads(header) | {field: "x"}
        file.write_text(json.dumps(plain) + "\n" + rest)
        assert f"Different version: the file {sentence}" in said(capsys, "verify", str(file), code=0)


@pytest.mark.parametrize(("times", "undos"), [(1, "1 undo"), (2, "2 undos")])
def test_verify_counts_undos(capsys: pytest.CaptureFixture[str], tmp_path: Path, times: int, undos: str) -> None:
    match, file = meadhall.play("adventureland", seed=7), tmp_path / "back.meadhall"
    for _ in range(times):
        match.answer(match.asked, match.menu()[0])
        match.take_back(match.asked)
    match.answer(match.asked, match.menu()[0])
    file.write_text(record.save(match))
    assert f"1 decision, {undos}, still running." in said(capsys, "verify", str(file), code=0)


def test_match_file_of_another_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "land.meadhall"
    file.write_text(record.save(meadhall.play("adventureland", seed=7)))
    before = file.read_text()
    told = said(capsys, "play", "heroes", "--plain", "--load", str(file))
    assert told == (
        "meadhall: land.meadhall is a match of Adventure Land, not of Heroes; "
        f"leave heroes out, as in: meadhall play --load {file}"
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
    assert said(capsys, command, "/etc/passwd") == "meadhall: /etc/passwd is not a match file"


@pytest.mark.parametrize(
    ("words", "again"),
    [
        (["play", "--load"], "meadhall play nowhere.py --load {file}"),
        (["verify"], "meadhall verify {file} --game nowhere.py"),
        (["replay"], "meadhall replay {file} --game nowhere.py"),
    ],
)
def test_a_game_that_is_not_installed_is_asked_for_with_the_right_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], again: str
) -> None:
    file = saved(tmp_path)
    file.write_text(file.read_text().replace('"adventureland"', '"nowhere"', 1))
    told = said(capsys, *words, str(file))
    assert "is a match of 'nowhere', a game that is not installed" in told
    assert told.endswith(again.format(file=file))


# ---- games that do not end


def endless(folder: Path) -> str:
    return broken(folder, "pass")


def test_check_says_that_a_game_does_not_end_and_stops_there(tmp_path: Path) -> None:
    report = check_game(meadhall.find_game(endless(tmp_path)), matches=50, bound=300)
    assert report.matches == 1
    assert not report.ok
    assert "it is not over after 300 decisions" in report.text


def test_check_says_how_a_broken_law_is_seen_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game, words = broken(tmp_path, points="return ranked([1 // 0])"), ("--seed", "x", "--tests", str(tmp_path))
    again = f"To see it again: meadhall check {game} --seed x"
    assert said(capsys, "check", game, *words, code=1).endswith(f"{again} --only 0 --tests {tmp_path}")
    assert said(capsys, "check", game, *words, "--only", "2", code=1).endswith(f"{again} --only 2 --tests {tmp_path}")


def test_bots_do_not_play_for_ever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("meadhall.bots.runner.MOST_ANSWERS", 50)
    said = "a match of Broken is not over after 50 answers; seat 0 is asked 'go'"
    game = meadhall.find_game(endless(tmp_path))
    with pytest.raises(EndlessMatch, match=said):
        play_series(game, ["random"], 2, jobs=1)
    with pytest.raises(EndlessMatch, match=said):
        play_out(Match(game), [find_bot("random", game)])


def test_a_thinker_thinks_about_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("meadhall.bots.thinker.MAX_PLAYOUT_ANSWERS", 50)
    file = Path(endless(tmp_path))
    file.write_text(file.read_text().replace('return [Option("go"', 'return [Option("stay", "BR-TRN-01"), Option("go"'))
    game = meadhall.find_game(str(file))
    match: Match[Any] = Match(game, "1")
    answer_with(find_bot("thinker:4", game), match, 0)
    assert len(match.log) == 1


def test_an_error_in_another_process_names_its_line_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = broken(tmp_path, points="return ranked([s.poinst])")
    told = said(capsys, "match", file, "random", "--jobs", "2")
    assert f"Broken fails in its own code, in points ({Path(file).name}, line 15): AttributeError" in told


def test_check_tells_an_error_of_a_game_once_and_in_which_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = broken(tmp_path, points="return ranked([s.poinst])")
    told = said(capsys, "check", file, "--matches", "2", code=1)
    assert told.count(f"in points ({Path(file).name}, line 15): AttributeError") == 1
    assert "\nSTOPPED " in told
    assert f"1 of {len(LAWS) + 1} laws are broken; " in told  # and the one that matches end
    assert "more were stopped by the same error" in told


def test_check_says_that_few_matches_do_not_show_everything(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "check", "examples/couriers.py", "--matches", "1", code=1)
    assert told.endswith("Not everything comes up in 1 match: play 100 to be sure.")


def test_a_game_is_found_in_a_folder_that_was_renamed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    package = tmp_path / "renamed" / "src" / "its_own_name"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(BROKEN.format(turn="t.state.step = 'over'", points="return ranked([0])"))
    assert "Broken" in said(capsys, "check", str(tmp_path / "renamed"), "--matches", "1", code=0)
    other = tmp_path / "renamed" / "src" / "another"
    other.mkdir()
    (other / "__init__.py").touch()
    told = said(capsys, "check", str(tmp_path / "renamed"))
    assert told.endswith(f"src/ has several packages; name one of them, as in {other}")


def test_a_folder_of_tests_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "check", PIG, "--tests", "nosuch").startswith("meadhall: there is no folder nosuch with tests")


def test_content_that_is_no_toml_is_said_by_its_own_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tomled.py"
    file.write_text("from meadhall.engine import parse_content\nparse_content('= 3', dict, 'fields.toml')\n")
    told = said(capsys, "check", str(file))
    assert told.startswith(f"meadhall: {file} cannot be loaded: fields.toml: not TOML: ")
    assert "BadContent" not in told
    assert ".py, line" not in told
