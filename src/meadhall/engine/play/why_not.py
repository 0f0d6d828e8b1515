"""Explain why a key is not on offer if it is not even a candidate of the open menu.

The card may be elsewhere, the thing may be gone, or the answer may belong to another moment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from meadhall.engine.flows.options import NO_VALUES, Explain, Values, kind_of, no_such_answer
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.presentation.scene import Scene, names_in
from meadhall.engine.privacy.position import Position
from meadhall.engine.privacy.redaction import known_entries, unheard_by
from meadhall.engine.table.log import Answer


def key_explainer(
    match: Position[Any], viewer: int, scene: Callable[[], Scene], catalogue: Catalogue | None
) -> Explain:
    """Return a function that explains unknown keys to a seat.

    It uses the seat's scene, the keys of answers in the log that the seat knows, and the game's messages.
    """

    def explain(key: str, kinds: Collection[str]) -> tuple[str, Values]:
        visible, kind = scene(), kind_of(key)
        if (card_place := visible.card_location(key, viewer)) is not None:
            return "card-elsewhere", card_place
        if kind in kinds:
            is_there = ":" not in key or visible.has_any(names_in(key))
            return "answer-not-now" if is_there else "answer-names-nothing", NO_VALUES
        entries_known = known_entries(match, viewer, 0, unheard_by(match, viewer))
        is_option = catalogue is not None and catalogue.has(f"option-{kind.removesuffix(':')}")
        if is_option or any(isinstance(entry, Answer) and kind_of(entry.key) == kind for _, entry in entries_known):
            return "answer-other-moment", NO_VALUES
        return no_such_answer(key, kinds)

    return explain
