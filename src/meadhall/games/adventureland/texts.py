"""Parts of messages: texts for places, creatures, tiles and parties, and types for event fields that name them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from meadhall.engine.common.text import NO_WORDS, Arg, FieldWords, Text, text
from meadhall.games.adventureland import content, land
from meadhall.games.adventureland.state import HERB, ITEM_NAMES, Party

# ---- places

TERRAINS: Final = {letter: text(f"terrain-{terrain.name}") for letter, terrain in content.CONTENT.terrain.items()}
REGIONS: Final = {name: region.id for region in content.CONTENT.region for name in region.fields}
FIELDS: Final = [
    text("field", name=name, terrain=TERRAINS[terrain], where=text(f"where-{REGIONS[name]}"))
    for name, terrain in zip(land.FIELD_NAMES, land.TERRAIN, strict=True)
]
START_AREAS: Final = [
    text(f"start-{'row' if area.startswith('row') else 'column'}", name=area[3:]) for area in land.START_AREAS
]
PLACES: Final = [*FIELDS, *START_AREAS]


def _sprite_start(place: int) -> str:
    return land.place_name(place) if place >= 0 else "nowhere" if place == land.NOWHERE else "west-mouth"


# ---- creatures and tiles

GIANT: Final = text("giant")
FOES: Final = [text("foe", name=text(f"creature-{row.kind}"), strength=row.strength) for row in content.CREATURES]
HERBS: Final = {row.value: text("tile", name=text(f"herb-{row.kind}"), value=row.value) for row in content.CONTENT.herb}
SWORDS: Final = {
    row.extra: text("tile", name=text(f"sword-{row.kind}"), value=row.extra) for row in content.CONTENT.sword
}


def foe_text(creature: int) -> Text:
    """Return the text of a creature by its number. -1 is the giant."""
    return FOES[creature] if creature >= 0 else GIANT


def tile_text(item: int, value: int) -> Text:
    """Return the text of a sword or herb with its value."""
    return (HERBS if item == HERB else SWORDS)[value]


def _item_selector(item: int) -> str:
    """Return an item's selector in messages, such as `herb` or `fog-creature`."""
    return ITEM_NAMES[item].replace(" ", "-")


def plus_text(extras: Sequence[int]) -> str:
    """Return extra values as a text, such as `+2 +1`."""
    return " ".join(f"+{extra}" for extra in extras)


# ---- parties


def figure_args(p: Party) -> dict[str, Arg]:
    """Return the figures of a party, as message arguments."""
    return {"adventurers": p.adventurers, "companions": p.companions}


def party_args(p: Party) -> dict[str, Arg]:
    """Return the figures of a party and all that it carries, as message arguments."""
    return {**figure_args(p), "supers": p.supers, "gold": p.gold, "king": int(p.king)}


def listed_texts(parts: Sequence[Text]) -> Text | str:
    """Join texts to a list, such as "a, b and c"."""
    return text("listing", parts=[*parts]) if parts else NO_WORDS


# ---- types of fields

FieldName = Annotated[int, FieldWords(land.place_name)]  # `D6`
Field = Annotated[int, FieldWords(FIELDS.__getitem__)]  # with its terrain and region
Place = Annotated[int, FieldWords(PLACES.__getitem__)]  # a field or a start area
SpriteFrom = Annotated[int, FieldWords(_sprite_start)]
Item = Annotated[int, FieldWords(_item_selector)]
Foe = Annotated[int, FieldWords(foe_text)]
Herb = Annotated[int, FieldWords(HERBS.__getitem__)]
Sword = Annotated[int, FieldWords(SWORDS.__getitem__)]
Colour = Annotated[int, FieldWords(content.EXPANSION.key_colours.__getitem__)]
