"""A player's fame, gold, might, colours and manned temples (4.10 to 4.12)."""

from __future__ import annotations

from typing import Final, TypeVar

from meadhall.games.virtues import content, ops
from meadhall.games.virtues.state import Player, Seat, State

BASE, IMPROVED = 0, 1  # the sides of an elixir
PRODUCED_RESOURCE: Final = {"castle": "fame", "estate": "gold", "temple": "might"}  # SV-BLD-04, SV-BLD-06, SV-BLD-07


def colour_count(player: Player, colour: int) -> int:
    """Return the number of characters of a colour, including the hero and tapped ones (SV-GEN-06, SV-GEN-07)."""
    return _characters(player, colour) + (player.colour == colour)


def colour_count_for_cards(player: Player, colour: int) -> int:
    """Return how many characters count as a colour for cards. The hero may count as every colour (SV-VOC-34)."""
    return _characters(player, colour) + (player.all_colours or player.colour == colour)


def _characters(player: Player, colour: int) -> int:
    return sum(content.CHARACTER_COLOUR[card] == colour for card in player.characters)


def can_use_improved_side(player: Player, elixir: int) -> bool:
    """Whether the improved side of an elixir may be used now (SV-ELX-03, SV-ELX-04)."""
    return colour_count_for_cards(player, content.ELIXIR_COLOUR[elixir]) >= content.ELIXIRS[elixir].need


def usable_sides(player: Player, elixir: int) -> tuple[int, ...]:
    """Return the sides of an elixir that may be used now, the improved one first (SV-DEC-17)."""
    return (IMPROVED, BASE) if can_use_improved_side(player, elixir) else (BASE,)


def best_side_gifts(player: Player, elixir: int) -> tuple[int, ...]:
    """Return the gifts of the better usable side of an elixir."""
    return content.ELIXIR_GIFTS[elixir][can_use_improved_side(player, elixir)]


def production(player: Player, building: int) -> int:
    """Return the output of a building: fame of a castle, gold of an estate, might of a temple (SV-BLD-04, 06, 07)."""
    card = content.BUILDINGS[building]
    return card.better if colour_count_for_cards(player, content.BUILDING_COLOUR[building]) >= card.need else card.prod


def total_production(player: Player, kind: str) -> int:
    """Return the output of all castles, all estates or all temples of a player."""
    return sum(
        [production(player, building) for building in player.buildings if content.BUILDINGS[building].kind == kind]
    )


# ---- fame, gold and might: plain numbers without limit (SV-CMP-02, SV-GEN-02, SV-GEN-03)


def gain_resource(s: State, seat: Seat, res: str, number: int, source: str = "") -> None:
    """Give a player fame, gold or might. Might is also counted by its source."""
    player = s.players[seat]
    if res == "might":
        player.might += number
        player.made_of[source] = player.made_of.get(source, 0) + number
    elif res == "fame":
        player.fame += number
    else:
        player.gold += number


def amount_held(s: State, seat: Seat, res: str) -> int:
    player = s.players[seat]
    return player.fame if res == "fame" else player.gold if res == "gold" else player.might


def lose_resource(s: State, seat: Seat, res: str, number: int, source: str = "") -> int:
    """Take up to this amount of fame, gold or might from a player. Return the amount that was taken."""
    amount = min(number, amount_held(s, seat, res))
    if amount:
        gain_resource(s, seat, res, -amount, source)
    return amount


# ---- effects of manned temples, while they are manned (SV-MAN-03, SV-MAN-08)


T = TypeVar("T", bound=ops.AnyOp)

_TEMPLES = frozenset(content.TEMPLES)


def temple_effects(player: Player, kind: type[T]) -> list[T]:
    """Return the effects of one kind that a player's manned temples have."""
    if not player.manned:
        return []
    effects: list[T] = []
    for building in player.manned:
        if building in _TEMPLES:
            effects += [op for op in content.BUILDINGS[building].effects if isinstance(op, kind)]
    return effects


def discounts(player: Player, kind: str) -> list[ops.Discount]:
    """Return the discounts on recruits or elixirs (Temple of the Anvil, Temple of the Deep: SV-VOC-30)."""
    return [op for op in temple_effects(player, ops.Discount) if op.kind == kind]


def extra_gifts(player: Player) -> int:
    """Return the number of additional gift cards for each tap (Temple of the Root: SV-VOC-31)."""
    return sum(op.n for op in temple_effects(player, ops.ExtraGift))


def substitute_effect(player: Player) -> ops.Substitute | None:
    """Return the effect that replaces gifts with tokens, or None (Temple of the Scales: SV-VOC-32)."""
    return next(iter(temple_effects(player, ops.Substitute)), None)


def is_shielded(player: Player) -> bool:
    """Whether sin cards of others do not affect the player (Temple of the Lamp: SV-VOC-23)."""
    return bool(temple_effects(player, ops.Shield))


def portal_discount(player: Player) -> int:
    """Return the discount on a portal in gifts. The Temple of the Veil and an artifact add up (SV-VOC-33)."""
    return player.portal_less + sum([op.n for op in temple_effects(player, ops.PortalDiscount)])
