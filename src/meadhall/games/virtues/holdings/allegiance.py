"""Colours of allegiance: who counts for what, and what cards give by it (SV-GEN-06 to 08, 4.10, 4.11)."""

from __future__ import annotations

from meadhall.games.virtues.content import (
    BUILDING_COLOUR,
    BUILDINGS,
    CHARACTER_COLOUR,
    ELIXIR_COLOUR,
    ELIXIR_GIFTS,
    ELIXIRS,
)
from meadhall.games.virtues.state import Player

BASE, BETTER = 0, 1  # the sides of an elixir


def of_colour(player: Player, colour: int) -> int:
    """How many characters of a colour a player has, the hero included, tapped or not (SV-GEN-06, SV-GEN-07)."""
    return _characters(player, colour) + (player.colour == colour)


def for_cards(player: Player, colour: int) -> int:
    """The same for elixirs and buildings, for which a hero may count as every colour (SV-VOC-34)."""
    return _characters(player, colour) + (player.all_colours or player.colour == colour)


def _characters(player: Player, colour: int) -> int:
    return sum(CHARACTER_COLOUR[card] == colour for card in player.characters)


def is_better(player: Player, elixir: int) -> bool:
    """Whether the improved side of an elixir may be used now (SV-ELX-03, SV-ELX-04)."""
    return for_cards(player, ELIXIR_COLOUR[elixir]) >= ELIXIRS[elixir].need


def sides(player: Player, elixir: int) -> tuple[int, ...]:
    """The sides of an elixir that may be used now, the larger first (SV-DEC-17)."""
    return (BETTER, BASE) if is_better(player, elixir) else (BASE,)


def most_gifts(player: Player, elixir: int) -> tuple[int, ...]:
    """All gifts that an elixir can give now."""
    return ELIXIR_GIFTS[elixir][is_better(player, elixir)]


def production(player: Player, building: int) -> int:
    """What a castle (fame), an estate (gold) or a temple (might) produces now (SV-BLD-04, SV-BLD-06, SV-BLD-07)."""
    card = BUILDINGS[building]
    return card.better if for_cards(player, BUILDING_COLOUR[building]) >= card.need else card.prod


def produced(player: Player, kind: str) -> int:
    """What all castles, all estates or all temples of a player produce now."""
    return sum(production(player, building) for building in player.buildings if BUILDINGS[building].kind == kind)
