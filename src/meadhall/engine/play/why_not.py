"""A sentence for a key outside the open menu and its candidates: a card elsewhere, a thing gone, another moment."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from meadhall.engine.flows.options import NO_NUMBERS, Explain, Numbers, kind_of, no_such_answer
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.presentation.scene import Scene, names_in
from meadhall.engine.privacy.position import Position
from meadhall.engine.privacy.redaction import known_entries, undisclosed_to
from meadhall.engine.table.log import Answer


def explained(match: Position[Any], viewer: int, scene: Callable[[], Scene], catalogue: Catalogue | None) -> Explain:
    """Explain keys to a seat, by the scene that it sees, the answers that it has heard of, and the game's messages."""

    def explain(key: str, kinds: Collection[str]) -> tuple[str, Numbers]:
        seen, kind = scene(), kind_of(key)
        if (lies := seen.lying(key, viewer)) is not None:
            return "card-elsewhere", lies
        if kind in kinds:
            is_there = ":" not in key or seen.has_any(names_in(key))
            return "answer-not-now" if is_there else "answer-names-nothing", NO_NUMBERS
        heard = known_entries(match, viewer, 0, undisclosed_to(match, viewer))
        is_option = catalogue is not None and catalogue.has(f"option-{kind.removesuffix(':')}")
        if is_option or any(isinstance(entry, Answer) and kind_of(entry.key) == kind for _, entry in heard):
            return "answer-other-moment", NO_NUMBERS
        return no_such_answer(key, kinds)

    return explain
