"""A game's settings for the search for puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Puzzling:
    """How puzzles are found in matches of bots.

    - `tables` are the options of the matches. If it is empty, the tables of the judgement are used.
    - `skipped_share` is the share of a match's answers that are skipped: the search starts after them.
    - With `has_random_setup`, the set-up is random (`Study.at_random`), so that not all puzzles show the same pieces.
    - With `uses_hidden_content`, playouts use content that players learn only during a match, such as pages of a book.
      Imagined worlds lack this content. The judgement does not know it either, so it does not preselect questions.
      A puzzle is dropped if its answer seems wrong without the content.
    """

    tables: Sequence[Mapping[str, object]] = ()
    skipped_share: float = 0.9
    has_random_setup: bool = False
    uses_hidden_content: bool = False
