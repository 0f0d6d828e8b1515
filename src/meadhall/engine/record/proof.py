"""Prove a match file: replay the match from its seed alone, and compare the result with the lines."""

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
    """The proof of a match file: every outcome came from the seed, and every answer was on its menu.

    - `decisions` is the number of answers that were not undone.
    - `outcomes` and `taken_back` are the numbers of outcomes and undos in the file.
    - `whole` is False if the file is truncated.
    - `differs` says how the game's version differs from the installed one; empty if it does not.
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
    """Replay a match file from its seed alone. Raise BadRecord for the first line that differs.

    With `recover`, a truncated file is proved up to its end.
    """
    file = read_file(text, recover)
    header = file.header
    found_game = playback.game_of(header, game)
    if header.seed is None:
        raise BadRecord("the file has no seed, so its outcomes cannot be proved; you can watch it with replay")
    playback.check_commitment(header)
    start, options = playback.first_state_and_options(header, found_game)
    match: Match[Any] = Match[Any].resumed(found_game, start, SeededLuck(header.seed), options, header.seed)
    try:
        _Verifier(match).check(file.lines, truncated=file.closing is None)
        if file.closing is not None:
            playback.check_closing(file.closing, match, match.digest)
    except BadRecord as error:
        raise playback.with_version_difference(error, header, found_game) from error.__cause__
    return _build_proof(file, match)


def _build_proof(file: File, match: Match[Any]) -> Proof:
    """Return the proof of a match that agrees with all lines of its file."""
    header, kinds = file.header, [type(line) for _, line in file.lines]
    assert header.seed is not None
    return Proof(
        game=match.game.id,
        version=match.game.version,
        seed=header.seed,
        commitment=commitment(header.seed),
        decisions=_count_decisions(match),
        outcomes=kinds.count(ChanceLine),
        taken_back=kinds.count(BackLine),
        over=match.over,
        digest=match.digest,
        whole=file.closing is not None,
        differs=str(playback.version_difference(header, match.game) or ""),
    )


def _count_decisions(match: Match[Any]) -> int:
    return sum(isinstance(entry, Answer) for entry in match.log)


class _Verifier:
    """Compares a replayed match with the lines of its file. `proved_count` is the number of log entries that agree."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.proved_count = 0

    def check(self, lines: Sequence[NumberedLine], truncated: bool = False) -> None:
        """Check all lines. Missing lines at the end are an error unless the file is `truncated`."""
        for number, line in lines:
            if isinstance(line, ChanceLine):
                self._check_outcome(number, line)
                continue
            self._require_nothing_more(f"line {number}: before it")
            if isinstance(line, AnswerLine):
                self._check_answer(number, line)
            else:
                self._check_undo(number, line)
        if not truncated:
            self._require_nothing_more("after the last line")

    def _check_outcome(self, number: int, line: ChanceLine) -> None:
        if self.proved_count == len(self.match.log):
            raise BadRecord(f"line {number}: the file has an outcome of '{line.chance}' where the rules ask for none")
        by_seed = self.match.log[self.proved_count]
        by_file = entry_of(line)
        name = face_name(self.match.game, self.match.state.faces, line.chance, line.value or 0)
        if by_file != by_seed:
            raise BadRecord(
                f"line {number}: the file says {retelling.entry_words(by_file)};"
                f" the seed gives {retelling.entry_words(by_seed)}"
            )
        if line.face not in ("", name):
            raise BadRecord(f"line {number}: the file calls '{line.chance}' {line.value} '{line.face}'; it is '{name}'")
        self.proved_count += 1

    def _check_answer(self, number: int, line: AnswerLine) -> None:
        where = f"line {number} (decision {_count_decisions(self.match) + 1})"
        try:
            self.match.answer(line.seat, line.answer, line.at)
        except Exception as error:
            raise BadRecord(f"{where}: {error}") from error
        if self.match.log[self.proved_count] != entry_of(line):
            raise BadRecord(f"{where}: the file says secret = {line.secret}, the rules say {not line.secret}")
        self.proved_count += 1

    def _check_undo(self, number: int, line: BackLine) -> None:
        position = self.proved_count - line.back
        if line.back < 1 or position < 0 or not isinstance(self.match.log[position], Answer):
            raise BadRecord(f"line {number}: there is no answer to undo {line.back} entries back")
        rewind_as_written(self.match, line.seat, position)
        note = self.match.log[-1]
        assert isinstance(note, TakenBack)
        if note.rekeyed != line.rekeyed:
            raise BadRecord(f"line {number}: the file says rekeyed = {line.rekeyed}, the rules say {note.rekeyed}")
        self.proved_count = len(self.match.log)

    def _require_nothing_more(self, where: str) -> None:
        if self.proved_count < len(self.match.log):
            missing = retelling.entry_words(self.match.log[self.proved_count])
            raise BadRecord(f"{where} the seed gives {missing}, which the file leaves out")
