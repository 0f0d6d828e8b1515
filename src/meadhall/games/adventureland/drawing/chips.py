"""Pieces drawn as coloured chips: parties, items, creatures, the sprite, the giant and the king, with their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.chips import seat_shape
from meadhall.cells.drawing import DrawingContext, Line, Span
from meadhall.engine.common.text import Words
from meadhall.games.adventureland import odds, texts
from meadhall.games.adventureland.land import NOWHERE, Place
from meadhall.games.adventureland.state import COMPANION, CREATURE, GIANT, GOLD, HERB, SWORD, Party, State

SYMBOLS: Final = {HERB: "♣", SWORD: "†", COMPANION: "♙", GOLD: "$"}
INKS: Final = {HERB: "herb", SWORD: "sword", COMPANION: "companion", GOLD: "gold"}
EYES, SPRITE, KING, KEY = "òó", "§", "♔", "⚷"


def shown_text(context: DrawingContext, words: Words, form: str = "") -> str:
    """Return the text in the language of the person at the screen."""
    return context.voice.say(words, form)


def party_label(context: DrawingContext, party: Party, width: int = 99) -> str:
    """Return a party's label, such as `●Y`, `●Y+2` or `●2Y+5`. If too wide, leave out the letter, then the king."""
    sign, letter = seat_shape(party.owner), context.names.letter(party.owner)
    group = str(party.adventurers) if party.adventurers > 1 else ""
    companions = f"+{party.companions}" if party.companions else ""
    king = KING if party.king else ""
    candidates = [
        king + sign + group + letter + companions,
        king + sign + group + companions,
        sign + group + companions,
    ]
    return next((c for c in candidates if len(c) <= width), candidates[-1][:width])


def party_chip(context: DrawingContext, party: Party, width: int = 99) -> Span:
    """Return a party as a chip in its owner's colour."""
    label = party_label(context, party, width)
    if len(label) + 2 <= width and width > 5:
        label = f" {label} "
    elif len(label) < width:
        label = f" {label}"
        label = label.ljust(min(width, 4))
    return Span(label, "ink", f"seat.{party.owner}")


def creature_name(context: DrawingContext, s: State, field: Place) -> str:
    """Return the name of the creature or giant on a field."""
    return shown_text(context, texts.foe_text(-1 if s.lying[field] == GIANT else s.which[field]))


def creature_chip(strength: int, width: int) -> Sequence[Span]:
    """Return a creature's chip: its eyes and its strength."""
    if width <= 2:
        return [Span(str(strength), "eyes", "lair")]
    if width == 3:
        return [Span("ò", "eyes", "lair"), Span(str(strength), "strength", "lair")]
    gap = " " if width > 5 else ""
    return [Span(" " + EYES + gap, "eyes", "lair"), Span(f"{strength}".ljust(2) + gap, "strength", "lair")]


def item_chip(item: int, width: int) -> Sequence[Span]:
    """Return the chip of a tile, companion or gold."""
    sign = SYMBOLS[item]
    return [Span(f" {sign} " if width >= 3 else sign, INKS[item], "parchment")]


def sprite_chip(on_gold: bool, width: int) -> Sequence[Span]:
    """Return the sprite's chip, with the gold under it."""
    text = f"{SPRITE} $" if on_gold else SPRITE
    return [Span(text.center(width) if width > 3 else SPRITE, "ink", "sprite")]


def chip_at(context: DrawingContext, s: State, field: Place, width: int) -> tuple[Line, int]:
    """Return the chip on a field and its offset. The chip of an empty field is an empty line."""
    line: Line = []
    if s.party_on[field] != NOWHERE:
        line = [party_chip(context, s.parties[s.party_on[field]], width)]
    elif s.sprite == field:
        line = sprite_chip(s.lying[field] == GOLD, width)
    elif s.lying[field] in (CREATURE, GIANT):
        line = creature_chip(odds.strength_at(s, field), width)
    elif s.king is not None and s.king.at == field:
        line = [Span(f" {KING} " if width >= 3 else KING, "gold", "parchment")]
    elif s.lying[field] in SYMBOLS:
        line = item_chip(s.lying[field], width)
    length = sum(len(span.text) for span in line)
    return line, max(0, (width - length) // 2)
