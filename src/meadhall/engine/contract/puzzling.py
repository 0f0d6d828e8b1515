"""How puzzles of a game are found, where the usual way finds too few."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Puzzling:
    """How puzzles are found in matches of bots.

    - `tables` are options of the matches. Without them, those of the judgement count.
    - `late` is the share of a match's answers before the first question that is looked at.
    - With `varied`, the set-up is chosen at random (`Study.at_random`), so that not all puzzles show the same pieces.
    - With `uses_hidden_content`, matches are played out with content that players learn only during a match, such as
      pages of a book. An imagined world leaves it out, so that it could not show what the content leads to. The
      judgement does not know the content either, so it picks no questions. No puzzle is kept whose answer seems wrong
      without the content.
    """

    tables: Sequence[Mapping[str, object]] = ()
    late: float = 0.9
    varied: bool = False
    uses_hidden_content: bool = False
