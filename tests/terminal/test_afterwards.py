"""The end of a match in plain mode: another match, a replay, and the words that are still understood."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from meadhall.commands.play import play
from meadhall.engine import Match, find_game, record
from meadhall.terminal.saved_matches import folder, write

PIG = "examples/pig.py"
OFFER = [
    "n. Play another match with the same players and options.",
    "v. Watch the match again, step by step.",
    "q. Leave.",
]


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match file whose match is over; Ann played against a bot."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = Match(find_game(PIG), "1", target=20)
    while not match.over:
        match.answer(match.asked, match.menu()[-1])
    path = folder() / "pig-old.meadhall"
    write(match, ["Ann", "Bot Bram"], path)
    return path


def ended(path: Path, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The output after the match is opened and these lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    play(game=PIG, extra_arguments=[], seed="", name=[], bots="", watch=False, set_options=[], plain=True, ascii=False,
         load=str(path), save="")  # fmt: skip
    return capsys.readouterr().out.splitlines()


def test_the_end_offers_what_the_full_screen_does(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = ended(finished, "q\n", monkeypatch, capsys)
    assert said[-4:] == [*OFFER, "> q"]
    assert any(line.endswith((" win.", " wins.")) for line in said)
    assert [*folder().iterdir()] == [finished]


def test_another_match_has_the_same_players_and_options_and_a_file_of_its_own(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = finished.read_text()
    said = ended(finished, "N\nstop\n", monkeypatch, capsys)
    assert any(line.startswith("Pig, 2 players.") for line in said[said.index("> N") :])
    (made,) = [file for file in folder().iterdir() if file != finished]
    again = record.replay(made.read_text(), find_game(PIG))
    assert again.match.options["target"] == 20
    assert again.header.players == ["Ann", "Bot Bram"]
    assert finished.read_text() == before


def test_the_replay_tells_the_match_from_its_beginning(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = ended(finished, "v\n", monkeypatch, capsys)
    told = said[said.index("> v") + 1 :]
    assert len(told) > 4
    assert any("Ann" in line for line in told)


def test_words_are_still_understood_and_others_are_answered(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = ended(finished, "score\ndance\nundo\nlist\nstop\n", monkeypatch, capsys)
    assert "points" in said[said.index("> score") + 1]
    for word in ("dance", "undo"):
        assert said[said.index(f"> {word}") + 1] == f"There is no answer {word}. The answers are n, v and q."
    assert said[said.index("> list") + 1].endswith(".")
    assert said[-1] == "> stop"
