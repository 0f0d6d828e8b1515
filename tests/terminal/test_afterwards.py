"""The end of a match in plain mode: a new match, a replay, and the commands that still work."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from meadhall.commands.play import play
from meadhall.engine import Match, find_game, record
from meadhall.terminal.saved_matches import matches_folder, write

PIG = "examples/pig.py"
OFFER = [
    "n. Play another match with the same players and options.",
    "v. Watch the match again, step by step.",
    "q. Leave.",
]


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of a finished match of Ann against a bot."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = Match(find_game(PIG), "1", target=20)
    while not match.over:
        match.answer(match.asked, match.menu()[-1])
    path = matches_folder() / "pig-old.meadhall"
    write(match, ["Ann", "Bot Bram"], path)
    return path


def output_after_the_end(
    path: Path, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """Return the output after the match is opened and these lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    play(game=PIG, extra_arguments=[], seed="", name=[], bots="", watch=False, set_options=[], plain=True, ascii=False,
         load=str(path), save="")  # fmt: skip
    return capsys.readouterr().out.splitlines()


def test_plain_mode_offers_the_same_as_the_full_screen(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = output_after_the_end(finished, "q\n", monkeypatch, capsys)
    assert output[-4:] == [*OFFER, "> q"]
    assert any(line.endswith((" win.", " wins.")) for line in output)
    assert [*matches_folder().iterdir()] == [finished]


def test_new_match_has_the_same_players_and_options_and_its_own_file(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = finished.read_text()
    output = output_after_the_end(finished, "N\nstop\n", monkeypatch, capsys)
    assert any(line.startswith("Pig, 2 players.") for line in output[output.index("> N") :])
    (made,) = [file for file in matches_folder().iterdir() if file != finished]
    saved_match = record.replay(made.read_text(), find_game(PIG))
    assert saved_match.match.options["target"] == 20
    assert saved_match.header.players == ["Ann", "Bot Bram"]
    assert finished.read_text() == before


def test_replay_prints_the_match_from_its_beginning(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = output_after_the_end(finished, "v\n", monkeypatch, capsys)
    replay_lines = output[output.index("> v") + 1 :]
    assert len(replay_lines) > 4
    assert any("Ann" in line for line in replay_lines)


def test_commands_still_work_and_unknown_words_are_answered(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = output_after_the_end(finished, "score\ndance\nundo\nlist\nstop\n", monkeypatch, capsys)
    assert "points" in output[output.index("> score") + 1]
    for word in ("dance", "undo"):
        assert output[output.index(f"> {word}") + 1] == f"There is no answer {word}. The answers are n, v and q."
    assert output[output.index("> list") + 1].endswith(".")
    assert output[-1] == "> stop"
