"""Stores results in a folder, block by block, so that the same command continues where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

import meadhall
from meadhall.engine.common.errors import BadOption
from meadhall.engine.record.saving import content_digest
from meadhall.lab.compare.blocks import Block
from meadhall.lab.compare.contest import Contest
from meadhall.lab.compare.running import Question

RESULTS: Final = "results.jsonl"
FORMAT: Final = 1


class ResultHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of the result file: all settings that the results depend on."""

    compare: int = FORMAT  # version of the file format
    meadhall: str  # version of Meadhall
    game: str  # id and version of the game
    content: str  # digest of the game's content
    variant: str  # name and digest of the variant
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    games: int  # number of matches of each game
    at_random: bool  # whether set-up is random
    about: str
    margin: float
    all: bool  # whether all matches are played even if the answer is clear earlier


def header_of(contest: Contest, question: Question, seed: str) -> ResultHeader:
    """Return the header for the results of a comparison."""
    game, variant = contest.game, contest.variant
    assert variant.variant is not None
    return ResultHeader(
        meadhall=meadhall.__version__,
        game=f"{game.id} {game.version}",
        content=content_digest(game),
        variant=f"{variant.variant.name} {variant.variant.digest}",
        bots=contest.game_series.bots,
        options=dict(game.options(**contest.game_series.options)),
        seed=seed,
        games=contest.matches,
        at_random=contest.game_series.at_random,
        about=question.about,
        margin=question.margin,
        all=question.play_all,
    )


class ResultFile:
    """The stored blocks of a comparison. An incomplete last line is dropped, and its block is played again."""

    def __init__(self, folder: Path, header: ResultHeader, *, restart: bool = False) -> None:
        self._file = folder / RESULTS
        self.blocks: list[Block] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            content = b"" if restart or not self._file.exists() else self._read(header)
            if not content:
                content = msgspec.json.encode(header) + b"\n"
            self._file.write_bytes(content)
        except OSError as error:
            raise BadOption(f"matches cannot be saved in {folder}: {error.strerror}") from None

    def _read(self, header: ResultHeader) -> bytes:
        """Read the complete lines. Raise BadOption if they belong to another comparison."""
        text = self._file.read_bytes()
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        if not lines:
            return b""
        self._require_same_settings(lines[0], header)
        for number, line in enumerate(lines[1:], start=2):
            try:
                self.blocks.append(msgspec.json.decode(line, type=Block))
            except msgspec.DecodeError as error:
                raise BadOption(f"{self._file}, line {number}: {error}; --restart starts over") from None
        return b"".join(lines)

    def _require_same_settings(self, line: bytes, header: ResultHeader) -> None:
        try:
            stored_settings: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            stored_settings = {}
        if "compare" not in stored_settings:
            raise BadOption(f"{self._file} contains no comparison; name another folder, or start over with --restart")
        expected_settings: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(header))
        for name, value in expected_settings.items():
            if stored_settings.get(name) != value:
                raise BadOption(
                    f"{self._file.parent} contains another comparison: its {name} is "
                    f"{_as_json(stored_settings.get(name))}, "
                    f"not {_as_json(value)}; name another folder with --out, or start over with --restart"
                )

    def add(self, block: Block) -> Block:
        """Store one more block. Return the block as a later run would read it."""
        line = msgspec.json.encode(block)
        with self._file.open("ab") as file:
            file.write(line + b"\n")
        self.blocks.append(msgspec.json.decode(line, type=Block))
        return self.blocks[-1]


def _as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
