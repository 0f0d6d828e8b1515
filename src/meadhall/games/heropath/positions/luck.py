"""The luck that tests script: dice as numbers, cards by id, enemies by type, the black die by its region."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine import Luck
from meadhall.engine.common.errors import BadScript
from meadhall.engine.positions import position, positions
from meadhall.games.heropath.content import FLARE_DIE, SEARCH_DIE, SearchResult
from meadhall.games.heropath.positions.names import card_of, foe_named, site_named, split_words


def _search_name(finds: SearchResult) -> str:
    """Return the name of a face of the Search die: `fortune+food`, `2gold`."""
    goods = (("fortune", finds.FORTUNE), ("gold", finds.GOLD), ("magic", finds.MAGIC), ("food", finds.FOOD))
    return "+".join(f"{n if n > 1 else ''}{good}" for good, n in goods if n)


SEARCHES: Final = [_search_name(found) for found in SEARCH_DIE]
FLARES: Final = ["all" if len(face.regions) > 2 else [*face.regions][-1] for face in FLARE_DIE]


def _numbers(value: Iterable[int]) -> list[Sequence[int]]:
    return [[number] for number in value]


def _cards(value: str | Iterable[str]) -> list[Sequence[int]]:
    return [[card_of(name)] for name in split_words(value)]


def _foes(value: str | Iterable[str]) -> list[Sequence[int]]:
    return [[foe_named(name)] for name in split_words(value)]


def _sites(value: str | Iterable[str]) -> list[Sequence[int]]:
    return [[site_named(name)] for name in split_words(value)]


def _faces(value: str | Iterable[str], names: Sequence[str]) -> list[Sequence[int]]:
    unknown_names = [name for name in split_words(value) if name not in names]
    if unknown_names:
        raise BadScript(f"this die has no face '{unknown_names[0]}'; its faces are {', '.join(dict.fromkeys(names))}")
    return [[names.index(name)] for name in split_words(value)]


def _searches(value: str | Iterable[str]) -> list[Sequence[int]]:
    return _faces(value, SEARCHES)


def _flares(value: str | Iterable[str]) -> list[Sequence[int]]:
    return _faces(value, FLARES)


def _seats(value: str | Iterable[str]) -> list[Sequence[int]]:
    return [[position.find_seat(name, positions.SEATS)] for name in split_words(value)]


LUCK: Final = {
    "hero_dice": Luck("dice/hero", _numbers),
    "enemy_dice": Luck("dice/enemy", _numbers),
    "special": Luck("dice/special", _numbers),
    "search": Luck("dice/search", _searches),
    "flare": Luck("dice/flare", _flares),
    "fortune": Luck("FORTUNE", _cards, free=True),
    "arms": Luck("ARMS", _cards, free=True),
    "market": Luck("MARKET", _cards, free=True),
    "abilities": Luck("ABILITIES", _cards, free=True),
    "magic": Luck("MAGIC", _cards, free=True),
    "sites_drawn": Luck("site", _sites, free=True),
    "enemies_drawn": Luck("enemy", _foes, free=True),
    "from_scale": Luck("scale", _foes, free=True),
    "back": Luck("enemy/back", _foes, free=True),
    "lot": Luck("lot", _numbers, free=True),
    "theft": Luck("theft", _numbers, free=True),
    "first_drawn": Luck("setup/first", _seats, free=True),
    "heroes_drawn": Luck("setup/hero", _numbers, free=True),
    "order": Luck("order", _seats, free=True),
}
