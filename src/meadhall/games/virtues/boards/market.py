"""Tavern, store and buildings for sale, which are refilled at once (4.2, 4.7, 4.10, 4.11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.kit.decks import Deck, cards_left, shuffle_in, turn_up
from meadhall.engine.table.table import Table
from meadhall.games.virtues.content import BUILDINGS
from meadhall.games.virtues.state import CLOSED, EMPTY, Seat, State

TAVERN: Final = "tavern"
STORE: Final = "store"


class Board(NamedTuple):
    """The tavern or the store: its spaces, its deck, and the clause for refilling it."""

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


def take_card(t: Table[State], board: Board, card: int) -> None:
    """Take a face-up card, and refill its space at once."""
    space = board.spaces.index(card)
    board.spaces[space] = EMPTY
    _refill_space(t, board, space)


def fill_spaces(t: Table[State], board: Board) -> None:
    """Put a card on every empty space, starting with the lowest number."""
    for space, card in enumerate(board.spaces):
        if card == EMPTY:
            _refill_space(t, board, space)


def _refill_space(t: Table[State], board: Board, space: int) -> None:
    faces = t.state.faces
    if not cards_left(faces, board.deck):
        return  # the discard pile is empty too, because it replaces an empty deck at once (SV-DCK-02)
    board.spaces[space] = turn_up(t, board.deck, board.clause)
    _refill_deck(t.state, board.deck)


def _refill_deck(s: State, deck: Deck) -> None:
    """Shuffle the discard pile into an empty deck (SV-DCK-01)."""
    if deck.discards and not cards_left(s.faces, deck):
        shuffle_in(s.faces, deck)


def discard_card(t: Table[State], board: Board, card: int) -> None:
    """Discard a character or an elixir. With an empty deck, the card refills an empty space (SV-DCK-01, SV-DCK-02)."""
    board.deck.discards.append(card)
    _refill_deck(t.state, board.deck)
    if EMPTY in board.spaces:
        fill_spaces(t, board)


def refresh_market(t: Table[State], board: Board) -> None:
    """Discard the cards on all open spaces, then refill the spaces, lowest number first (SV-VOC-16)."""
    for space, card in enumerate(board.spaces):
        if card >= 0:
            board.spaces[space] = EMPTY
            board.deck.discards.append(card)
    _refill_deck(t.state, board.deck)
    fill_spaces(t, board)


def close_lowest_space(t: Table[State], board: Board) -> int | None:
    """Close the open space with the lowest number permanently. Return its number or None (SV-CAT-07, SV-CAT-08)."""
    space = next((space for space, card in enumerate(board.spaces) if card != CLOSED), None)
    if space is None:
        return None
    card, board.spaces[space] = board.spaces[space], CLOSED
    if card >= 0:
        discard_card(t, board, card)
    return space + 1


# ---- buildings


def buildings_for_sale(s: State) -> list[int]:
    """Return all buildings for sale: face-up castles and estates, and the remaining temples (SV-BLD-01)."""
    return [*s.castles, *s.estates, *s.temples]


def remove_from_sale(t: Table[State], building: int) -> None:
    """Remove a building from sale, and replace a castle or an estate from its deck (SV-BLD-02, SV-CAT-11)."""
    s, kind = t.state, BUILDINGS[building].kind
    if kind == "temple":
        s.temples.remove(building)
        return
    face_up, deck = (s.castles, s.castle_deck) if kind == "castle" else (s.estates, s.estate_deck)
    index = face_up.index(building)
    if cards_left(s.faces, deck):
        face_up[index] = turn_up(t, deck, "SV-BLD-02")
    else:
        del face_up[index]


def lose_building(s: State, seat: Seat, building: int) -> None:
    """Remove a building from the game, and return a marker on it to its owner (SV-DCK-08, SV-BLD-10)."""
    player = s.players[seat]
    player.buildings.remove(building)
    if building in player.manned:
        player.manned.remove(building)
        player.markers += 1
