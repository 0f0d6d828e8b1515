"""Words for seats, dice and cards in test positions, and functions that describe a state in these words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import UNSEEN, BadPosition, Luck
from meadhall.engine.positions.position import find_seat
from meadhall.engine.positions.readers import NamedNumber, outcomes_reader
from meadhall.games.heroes.board.spaces import SPACE_NAMES, SPACE_NUMBERS
from meadhall.games.heroes.content import CREATURE, CREATURES, HERO, LETTERS, SPELL, SPELLS
from meadhall.games.heroes.state import A_HERO, BESIDE, EMPTY, IN_AIR, IN_HAND, NO_DIE, SPELL_BAG, State

SEATS: Final = ("ann", "bram", "cas", "dot")
DIE_LETTERS: Final = {**{letter: face for face, letter in enumerate(LETTERS)}, "-": IN_HAND, "~": IN_AIR, ".": NO_DIE}
SPELLS_NAMED: Final = NamedNumber("Spell", SPELL)
BEING_CARDS: Final = NamedNumber("Creature", CREATURE, {"hero": A_HERO})
HEROES_NAMED: Final = NamedNumber("Hero", HERO)
SPACES_NAMED: Final = NamedNumber("space", SPACE_NUMBERS)


def faces_of(letters: str) -> list[int]:
    """Return the faces of dice given as letters: W F E A L C, `-` in hand, `~` in the air."""
    for letter in letters:
        if letter not in DIE_LETTERS:
            raise BadPosition(f"'{letter}' is not a die; write W F E A L C, - for one in hand and ~ for one in the air")
    return [DIE_LETTERS[letter] for letter in letters]


def die_outcomes(letters: str) -> list[Sequence[int]]:
    """Return the results of die rolls, one for each letter."""
    return [[face] for face in faces_of(letters.replace(" ", ""))]


def being_at(s: State, player: int | str, space: str) -> int:
    """Return the number of the Being on a space, or EMPTY."""
    index: int = SPACES_NAMED.find(space)
    return s.spaces[find_seat(player, SEATS[: s.players])][index]


def space_words(s: State, player: int | str, space: str) -> str:
    """Return the contents of a space: `triton`, `triton/2` with wounds, `hero`, or empty."""
    being = being_at(s, player, space)
    if being == EMPTY:
        return ""
    b = s.beings[being]
    name = "hero" if b.is_hero else CREATURES[b.card].id
    return f"{name}/{b.wounds}" if b.wounds else name


def board_words(s: State, player: int | str) -> str:
    """Return the Beings of a player's board, `f1=triton b2=hero`, and Phoenixes beside it."""
    seat = find_seat(player, SEATS[: s.players])
    phoenix_words = ["beside=phoenix" for b in s.beings if b.owner == seat and b.at == BESIDE]
    words = [f"{name}={space_words(s, seat, name)}" for name in SPACE_NAMES if space_words(s, seat, name)]
    return " ".join(words + phoenix_words)


def life(s: State, player: int | str, space: str = "") -> int:
    """Return the hit points of a player's Hero, or of the Being on a space."""
    seat = find_seat(player, SEATS[: s.players])
    return s.life(being_at(s, seat, space)) if space else s.hit_points(seat)


def hand(s: State, player: int | str) -> list[str]:
    """Return the cards of a hand. A card that this state does not know is `?`."""
    return ["?" if spell == UNSEEN else SPELLS[spell].id for spell in s.hand_of(find_seat(player, SEATS[: s.players]))]


def permanent_words(s: State) -> list[str]:
    """Return the Permanent Spells in play, oldest first, in the words of a position."""
    words: list[str] = []
    for p in s.permanents:
        space = f".{SPACE_NAMES[s.beings[p.being].at]}" if p.being != EMPTY else ""
        power = f" {p.power}" if p.power else ""
        words.append(f"{SPELLS[p.spell].id} {SEATS[p.seat]}{space} {SEATS[p.controller]}{power}")
    return words


_SEATS: Final = NamedNumber("seat", SEATS)
LUCK: Final = {
    "rolls": Luck("dice/", die_outcomes),
    "draws": Luck("deck/", outcomes_reader(SPELLS_NAMED), free=True),
    "tableau_draws": Luck(SPELL_BAG, outcomes_reader(SPELLS_NAMED), free=True),
    "first_player": Luck("setup/first", outcomes_reader(_SEATS), free=True),
    "priority_drawn": Luck("setup/priority", outcomes_reader(_SEATS), free=True),
}
