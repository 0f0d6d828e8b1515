"""Names that several events use."""

from __future__ import annotations

from meadhall.engine.common.english import listing
from meadhall.engine.language.wording import Names


def seats(names: Names, who: list[int]) -> str:
    return listing([names.inside(seat) for seat in who])
