"""What one player has in a position: Hero, board, dice, cards."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Word
from meadhall.engine.positions.readers import words_of
from meadhall.games.heroes.content import HEROES, SPECIAL, SPELLS, basic_set, pool
from meadhall.games.heroes.positions.names import BEING_CARDS, HEROES_NAMED, SPACES_NAMED, SPELLS_NAMED, faces_of
from meadhall.games.heroes.state import (
    A_HERO,
    BESIDE,
    EMPTY,
    MOST_DICE,
    NO_DIE,
    SPELL_BAG,
    Being,
    Side,
    State,
    army_bag,
    deck_bag,
)

P = Position[State]


def side_of(p: P) -> Side:
    return p.state.sides[p.seat]


def begin_side(s: State, seat: int, hero: int) -> None:
    """After the draft: the Hero, the Creatures of his pool, and a deck of the Basic Spells and his own."""
    side = s.sides[seat]
    side.hero, side.most, side.drafted = hero, HEROES[hero].hit_points, 3
    s.faces.bags[army_bag(seat)] = [*pool(hero)]
    s.faces.bags[deck_bag(seat)] = sorted([*basic_set(), SPECIAL[hero]])


def end_side(p: P, seat: int, has: Mapping[str, Any]) -> None:
    """What follows from the words: what a player owns, and that his Hero is somewhere."""
    s, side = p.state, p.state.sides[seat]
    if side.hero_being == EMPTY and not side.left and "unplaced" not in has and s.step != "army":
        raise p.wrong(f"{p.seats[seat]} has no Hero on the board; write one, like b2=hero")
    bag = s.faces.bags[deck_bag(seat)]
    cast = [one.spell for one in s.permanents if one.controller == seat]
    side.owned = sorted([*bag, *s.hand_of(seat), *side.discard, *cast])
    side.deck = len(bag)


def _hero(p: P, value: object) -> None:
    """The Hero by name; his deck and his pool of Creatures come with him."""
    begin_side(p.state, p.seat, HEROES_NAMED(p, value))


def _board(p: P, value: str) -> None:
    """`f1=triton f2=golem/3 b2=hero/5`: the number after a stroke are wounds."""
    s = p.state
    for stand in words_of(value):
        place, _, what = stand.partition("=")
        name, _, wounds = what.partition("/")
        space = SPACES_NAMED(p, place)
        if s.spaces[p.seat][space] != EMPTY:
            raise p.wrong(f"{p.seats[p.seat]} has two Beings on {place}")
        s.spaces[p.seat][space] = len(s.beings)
        card = BEING_CARDS(p, name)
        if card == A_HERO:
            side_of(p).hero_being = len(s.beings)
        s.beings.append(Being(p.seat, card, space, int(wounds or 0)))
        if card in s.faces.bags[army_bag(p.seat)]:
            s.faces.bags[army_bag(p.seat)].remove(card)


def _beside(p: P, value: str) -> None:
    """`phoenix`: Beings beside the board."""
    p.state.beings.extend(Being(p.seat, BEING_CARDS(p, name), BESIDE) for name in words_of(value))


def _out(p: P, value: int) -> None:
    """In which place the player left the match; 0 while he plays."""
    side_of(p).left = value


def _unplaced(p: P, value: str) -> None:
    """Cards that wait to be placed, known to their player; `hero` among them for the Hero."""
    side, bag = side_of(p), army_bag(p.seat)
    for card in [BEING_CARDS(p, name) for name in words_of(value)]:
        if card == A_HERO:
            side.hero_unplaced = True
        else:
            side.unplaced.append(p.lay(bag, p.take(bag, card, [card]), p.owner))


def _dice(p: P, value: str) -> None:
    """`WFE--`: dice as letters, `-` in hand, `~` in the air."""
    faces = faces_of(value)
    side_of(p).dice = faces + [NO_DIE] * (MOST_DICE - len(faces))


def _hand(p: P, value: str) -> None:
    """Spells in hand, out of the player's deck."""
    for spell in _own_spells(p, value):
        side_of(p).hand.append(p.lay(deck_bag(p.seat), spell, p.owner))


def _discard(p: P, value: str) -> None:
    """Spells on the discard pile, out of the player's deck."""
    side_of(p).discard = _own_spells(p, value)


def _own_spells(p: P, value: str) -> list[int]:
    """Spells out of the player's deck; those that are neither Basic nor the Hero's own come out of the 60 Spells."""
    bag = p.state.faces.bags[deck_bag(p.seat)]
    spells = [SPELLS_NAMED(p, name) for name in words_of(value)]
    for spell in spells:
        if spell in bag:
            bag.remove(spell)
        else:
            take_common(p, spell)
    return spells


def _deck(p: P, value: str) -> None:
    """Exactly these Spells are left in the deck."""
    bag = p.state.faces.bags[deck_bag(p.seat)]
    bag.clear()
    for name in words_of(value):
        spell = SPELLS_NAMED(p, name)
        take_common(p, spell)
        insort(bag, spell)


def take_common(p: P, spell: int) -> None:
    """Takes a Spell out of the Spell deck, if it is one of those."""
    if SPELLS[spell].group == "common":
        p.take(SPELL_BAG, SPELLS[spell].id, [spell])


SEAT_WORDS: Final[Mapping[str, Word]] = {
    "hero": _hero,
    "board": _board,
    "beside": _beside,
    "out": _out,
    "unplaced": _unplaced,
    "dice": _dice,
    "hand": _hand,
    "discard": _discard,
    "deck": _deck,
}
