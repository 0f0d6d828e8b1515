"""Tavern, store and buildings for sale: refilled at once, and out of play where closed (4.2, 4.7, 4.10, 4.11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.kit.decks import Deck, left, shuffle_in, turn_up
from meadhall.engine.table.table import Table
from meadhall.games.virtues.content import BUILDINGS
from meadhall.games.virtues.state import CLOSED, EMPTY, Seat, State

TAVERN: Final = "tavern"
STORE: Final = "store"


class Board(NamedTuple):
    """The tavern or the store: its spaces, its deck, and the clause by which it is refilled."""

    name: str
    spaces: list[int]
    deck: Deck
    clause: str


def tavern(s: State) -> Board:
    return Board(TAVERN, s.tavern, s.character_deck, "SV-REC-02")


def store(s: State) -> Board:
    return Board(STORE, s.store, s.elixir_deck, "SV-ELX-01")


def market_row(s: State, name: str) -> Board:
    return tavern(s) if name == TAVERN else store(s)


def take_card(t: Table[State], of: Board, card: int) -> None:
    """Take a face-up card, and refill its space at once."""
    space = of.spaces.index(card)
    of.spaces[space] = EMPTY
    _refill(t, of, space)


def fill(t: Table[State], of: Board) -> None:
    """Put a card on every empty space, the lowest first."""
    for space, card in enumerate(of.spaces):
        if card == EMPTY:
            _refill(t, of, space)


def _refill(t: Table[State], of: Board, space: int) -> None:
    faces = t.state.faces
    if not left(faces, of.deck):
        return  # both deck and discard pile are empty: an empty deck is replaced at once (SV-DCK-02)
    of.spaces[space] = turn_up(t, of.deck, of.clause)
    _renew(t.state, of.deck)


def _renew(s: State, deck: Deck) -> None:
    """Make an empty deck of its discard pile at once (SV-DCK-01)."""
    if deck.discards and not left(s.faces, deck):
        shuffle_in(s.faces, deck)


def discard_card(t: Table[State], of: Board, card: int) -> None:
    """Discard a character or an elixir. An empty space takes it back at once (SV-DCK-01, SV-DCK-02)."""
    of.deck.discards.append(card)
    _renew(t.state, of.deck)
    if EMPTY in of.spaces:
        fill(t, of)


def refresh_market(t: Table[State], of: Board) -> None:
    """Discard the cards of all open spaces, then refill them, lowest number first (SV-VOC-16)."""
    for space, card in enumerate(of.spaces):
        if card >= 0:
            of.spaces[space] = EMPTY
            of.deck.discards.append(card)
    _renew(t.state, of.deck)
    fill(t, of)


def close_lowest_space(t: Table[State], of: Board) -> int | None:
    """Close the open space with the lowest number for good, and return that number (SV-CAT-07, SV-CAT-08)."""
    space = next((space for space, card in enumerate(of.spaces) if card != CLOSED), None)
    if space is None:
        return None
    card, of.spaces[space] = of.spaces[space], CLOSED
    if card >= 0:
        discard_card(t, of, card)
    return space + 1


# ---- buildings


def for_sale(s: State) -> list[int]:
    """Return all buildings for sale: castles and estates face up, and the temples that are left (SV-BLD-01)."""
    return [*s.castles, *s.estates, *s.temples]


def leave_sale(t: Table[State], building: int) -> None:
    """Remove a building from sale, and replace a castle or an estate from its deck (SV-BLD-02, SV-CAT-11)."""
    s, kind = t.state, BUILDINGS[building].kind
    if kind == "temple":
        s.temples.remove(building)
        return
    shown, deck = (s.castles, s.castle_deck) if kind == "castle" else (s.estates, s.estate_deck)
    place = shown.index(building)
    if left(s.faces, deck):
        shown[place] = turn_up(t, deck, "SV-BLD-02")
    else:
        del shown[place]


def lose_building(s: State, seat: Seat, building: int) -> None:
    """Remove a building from the game, and give a marker on it back to its owner (SV-DCK-08, SV-BLD-10)."""
    player = s.players[seat]
    player.buildings.remove(building)
    if building in player.manned:
        player.manned.remove(building)
        player.markers += 1
