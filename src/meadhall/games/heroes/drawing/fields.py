"""The boards in the terminal: the contents of each space, exposed and sheltered Beings, and owners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.chips import seat_chip
from meadhall.cells.drawing import Line, Span
from meadhall.engine.common.text import text
from meadhall.engine.language.voice import Voice
from meadhall.games.heroes import content, scene, texts
from meadhall.games.heroes.board import creatures, permanents, spaces
from meadhall.games.heroes.drawing import message_span
from meadhall.games.heroes.state import EMPTY, State
from meadhall.games.heroes.texts import NONE, dice_letters

WIDE_FIELD: Final = 10  # from this width, a blank column separates the symbols


class BoardFields:
    """The contents of the spaces. Exposed Beings have the colour of the player, and sheltered ones are in brackets."""

    def field(self, voice: Voice, s: State, place: str, width: int, height: int) -> Sequence[Line]:
        """Return the contents of a space, most important first."""
        seat, space = int(place[0]), spaces.SPACE_NUMBERS[place[1:]]
        being = s.spaces[seat][space]
        if being == EMPTY:
            return []
        name, symbols, states = (
            _being_name(voice, s, being),
            _symbols(voice, s, being, width),
            _state_words(voice, s, being),
        )
        if height == 1:
            room = width - len(symbols[0]) - (2 if spaces.is_exposed(s, being) else 3)
            return _name_lines(s, being, [f"{name[:room]} {symbols[0]}"], width)
        names = name.split(" ", 1) if len(name) + 2 > width else [name]
        if len(names) + len(symbols) + len(states) > height:
            symbols = ["".join(symbols) if len(" ".join(symbols)) + 1 > width else " ".join(symbols)]
        if len(names) + len(symbols) + len(states) > height:
            names = [name]
        if len(names) + len(symbols) + len(states) > height and states:
            symbols, states = [f"{symbols[0].split('►')[0].strip()} {', '.join(states)}"], []
        return [*_name_lines(s, being, names, width), *_text_lines([*symbols, *states], width)][:height]

    def label(self, voice: Voice, s: State, seat: int, number: int) -> Line:
        """Return the owner of a board, with Hero and dice. Boards are numbered from the top."""
        owner = scene.seats_from_above(s, seat)[number]
        side = s.sides[owner]
        chip = seat_chip(voice.names, owner)
        owner_name = Span(f" {voice.names(owner)}  ", "strong")
        if side.left:
            return [chip, owner_name, Span(voice.say(text("note-out")), "soft")]
        facts = [voice.say(texts.HEROES[side.hero])] if side.hero != EMPTY else []
        facts += [f"♥{s.hit_points(owner)}"]
        facts += [dice_letters(side.dice)] if dice_letters(side.dice) != NONE else []
        return [chip, owner_name, Span("  ".join(facts), "soft")]

    def legend(self, voice: Voice) -> Line:
        """Return the meaning of the symbols."""
        return [
            Span("♥ ", "heading"),
            message_span(voice, "hit-points", "soft"),
            Span("  ► ", "heading"),
            message_span(voice, "strength", "soft"),
            message_span(voice, "name", "heading"),
            message_span(voice, "sheltered", "soft"),
        ]


FIELDS: Final = BoardFields()


def _being_name(voice: Voice, s: State, being: int) -> str:
    b = s.beings[being]
    return voice.say(texts.HEROES[s.sides[b.owner].hero] if b.is_hero else texts.CREATURES[b.card])


def _name_lines(s: State, being: int, rows: Sequence[str], width: int) -> list[Line]:
    """Return a name in one row or two, for an exposed or a sheltered Being."""
    owner = s.beings[being].owner
    if spaces.is_exposed(s, being):
        return [[Span(f"{_shorten(f' {row}', width):<{width}}", "ink", f"seat.{owner}")] for row in rows]
    bracketed_rows = [_shorten(row, width - 2) for row in rows]
    bracketed_rows[0] = f"({bracketed_rows[0]}"
    bracketed_rows[-1] = f"{bracketed_rows[-1]})"
    return [[Span(row if index == 0 else f" {row}", f"mark.{owner}")] for index, row in enumerate(bracketed_rows)]


def _symbols(voice: Voice, s: State, being: int, width: int) -> list[str]:
    """Return `♥5` and `►3 FR`: hit points, and the attack of a Creature with its directions, or the icon of a Hero."""
    b = s.beings[being]
    life = f"♥{s.life(being)}"
    if b.is_hero:
        return [life, voice.say(text("a-hero"))]
    return [
        life,
        f"►{creatures.strength_of_being(s, being)}{' ' if width >= WIDE_FIELD else ''}"
        f"{content.CREATURES[b.card].directions}",
    ]


def _state_words(voice: Voice, s: State, being: int) -> list[str]:
    """Return the Spells on a Being, and whether it is frozen."""
    spells = [p for p in s.permanents if p.being == being]
    frozen = [voice.say(text("drawn-frozen"))] if permanents.is_frozen(s, being) else []
    return [*frozen, *(f"{voice.say(texts.SPELLS[p.spell])}{f' {p.power}' if p.power else ''}" for p in spells)]


def _text_lines(rows: Sequence[str], width: int) -> list[Line]:
    return [[Span(_shorten(f" {row}", width), "text")] for row in rows]


def _shorten(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
