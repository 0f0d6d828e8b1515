"""Prove a match file: play it again from its seed alone, and compare it with the lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.engine.common.errors import BadRecord
from meadhall.engine.contract.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import rewind_as_written
from meadhall.engine.record import playback, retelling
from meadhall.engine.record.file_format import AnswerLine, BackLine, ChanceLine, File, NumberedLine, entry_of, read_file
from meadhall.engine.record.saving import commitment, face_name
from meadhall.engine.table.chance import SeededLuck
from meadhall.engine.table.log import Answer, TakenBack


@dataclass(frozen=True)
class Proof:
    """The proof of a match file: every outcome came from the seed, every answer was on its menu.

    `decisions` counts those that stand at the end. `whole` is False if the file breaks off. `differs` says how the game
    that wrote the file differs from the installed one.
    """

    game: str
    version: str
    seed: str
    commitment: str
    decisions: int
    outcomes: int
    taken_back: int
    over: bool
    digest: str
    whole: bool
    differs: str


def verify(text: str, game: Game[Any] | None = None, recover: bool = False) -> Proof:
    """Play a match file again from its seed alone; BadRecord names the first line that differs.

    `recover` proves a file that breaks off as far as it goes.
    """
    file = read_file(text, recover)
    header = file.header
    found = playback.game_of(header, game)
    if header.seed is None:
        raise BadRecord("the file holds no seed, so its outcomes cannot be proved; it can be looked at with replay")
    playback.check_commitment(header)
    start, options = playback.beginning(header, found)
    match: Match[Any] = Match[Any].resumed(found, start, SeededLuck(header.seed), options, header.seed)
    try:
        _Verifying(match).all(file.lines, truncated=file.closing is None)
        if file.closing is not None:
            playback.check_closing(file.closing, match, match.digest)
    except BadRecord as error:
        raise playback.with_version(error, header, found) from error.__cause__
    return _proved(file, match)


def _proved(file: File, match: Match[Any]) -> Proof:
    """The proof of a match that agrees with all lines of its file."""
    header, kinds = file.header, [type(line) for _, line in file.lines]
    assert header.seed is not None
    return Proof(
        game=match.game.id,
        version=match.game.version,
        seed=header.seed,
        commitment=commitment(header.seed),
        decisions=_decisions(match),
        outcomes=kinds.count(ChanceLine),
        taken_back=kinds.count(BackLine),
        over=match.over,
        digest=match.digest,
        whole=file.closing is not None,
        differs=str(playback.other_version(header, match.game) or ""),
    )


def _decisions(match: Match[Any]) -> int:
    return sum(isinstance(entry, Answer) for entry in match.log)


class _Verifying:
    """A match played again beside the lines of its file. `proved` counts the entries of its log that agree."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.proved = 0

    def all(self, lines: Sequence[NumberedLine], truncated: bool = False) -> None:
        """Check every line, and that nothing is missing; if the file is `truncated`, more may have followed."""
        for number, line in lines:
            if isinstance(line, ChanceLine):
                self._outcome(number, line)
                continue
            self._nothing_more(f"line {number}: before it")
            if isinstance(line, AnswerLine):
                self._answer(number, line)
            else:
                self._back(number, line)
        if not truncated:
            self._nothing_more("after the last line")

    def _outcome(self, number: int, line: ChanceLine) -> None:
        if self.proved == len(self.match.log):
            raise BadRecord(f"line {number}: the file has an outcome of '{line.chance}' where the rules ask for none")
        given = self.match.log[self.proved]
        told = entry_of(line)
        name = face_name(self.match.game, self.match.state.faces, line.chance, line.value or 0)
        if told != given:
            raise BadRecord(
                f"line {number}: the file says {retelling.entry_words(told)};"
                f" the seed gives {retelling.entry_words(given)}"
            )
        if line.face not in ("", name):
            raise BadRecord(f"line {number}: the file calls '{line.chance}' {line.value} '{line.face}'; it is '{name}'")
        self.proved += 1

    def _answer(self, number: int, line: AnswerLine) -> None:
        where = f"line {number} (decision {_decisions(self.match) + 1})"
        try:
            self.match.answer(line.seat, line.answer, line.at)
        except Exception as error:
            raise BadRecord(f"{where}: {error}") from error
        if self.match.log[self.proved] != entry_of(line):
            raise BadRecord(f"{where}: the file says secret = {line.secret}, the rules say {not line.secret}")
        self.proved += 1

    def _back(self, number: int, line: BackLine) -> None:
        to = self.proved - line.back
        if line.back < 1 or to < 0 or not isinstance(self.match.log[to], Answer):
            raise BadRecord(f"line {number}: {line.back} entries back there is no answer that could be taken back")
        rewind_as_written(self.match, line.seat, to)
        note = self.match.log[-1]
        assert isinstance(note, TakenBack)
        if note.rekeyed != line.rekeyed:
            raise BadRecord(f"line {number}: the file says rekeyed = {line.rekeyed}, the rules say {note.rekeyed}")
        self.proved = len(self.match.log)

    def _nothing_more(self, where: str) -> None:
        if self.proved < len(self.match.log):
            missing = retelling.entry_words(self.match.log[self.proved])
            raise BadRecord(f"{where} the seed gives {missing}, which the file leaves out")
