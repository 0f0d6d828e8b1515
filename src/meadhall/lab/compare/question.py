"""The quantities that a comparison asks about: once they are known, it ends."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from meadhall.engine import BadOption, Game
from meadhall.engine.common.errors import listed
from meadhall.engine.contract.varied import changes_of
from meadhall.lab.compare.quantities import DECISIONS, HAS, Quantity, of_tally

ENTRY: Final = re.compile(r"\(([^()]*[a-z][^()]*)\)")  # an entry of the content, as a change names it; not a number
OF_ALL: Final = ("won by", "won:", "points", "ended by")  # asked about if the change names nothing that is measured


def asked_about(quantities: Sequence[Quantity], variant: Game[Any], about: str = "") -> list[Quantity]:
    """The quantities with these words; by default the length of matches, and anything the variant changes by name."""
    if about:
        return _named(quantities, about)
    changed = {name for change in changes_of(variant) for name in ENTRY.findall(change.where)}
    named = [one for one in quantities if one.name in changed and one.kind != HAS]
    whole = [one for one in quantities if one.kind in OF_ALL]
    return [*(named or whole), length_of(variant)]


def length_of(game: Game[Any]) -> Quantity:
    """The length of a match."""
    return of_tally(DECISIONS if game.study is None else game.study.length)


def _named(quantities: Sequence[Quantity], about: str) -> list[Quantity]:
    named = [one for one in quantities if about.casefold() in str(one).casefold()]
    if not named:
        raise BadOption(f"there is no measure '{about}'; there are {listed([*map(str, quantities)])}")
    return named
