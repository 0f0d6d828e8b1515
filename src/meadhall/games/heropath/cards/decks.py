"""Decks and their exposed cards (HP-CRD-13 to 15, HP-SET-25)."""

from __future__ import annotations

from meadhall.engine.kit.decks import Deck, shuffle_in
from meadhall.engine.model.pieces import Piece
from meadhall.engine.table.table import Table
from meadhall.games.heropath.content import OPEN_DECKS
from meadhall.games.heropath.events import CardsTurnedUp
from meadhall.games.heropath.state import EMPTY, DeckBoard, State


def can_draw(s: State, deck: Deck) -> bool:
    """Whether a deck has a card, once its discards are shuffled in (HP-CRD-13)."""
    return bool(s.faces.bags[deck.bag]) or bool(deck.discards) or (deck is s.fortune and bool(s.under))


def draw(t: Table[State], deck: Deck, clause: str) -> Piece:
    """The next card of a deck, in the open; EMPTY if there is none."""
    piece = lay(t.state, deck)
    if piece != EMPTY:
        t.show(clause, piece)
    return piece


def lay(s: State, deck: Deck) -> Piece:
    """The next card of a deck, face down; EMPTY if there is none. Somebody must look at it at once."""
    if not s.faces.bags[deck.bag]:
        if deck is s.fortune and s.under:
            return s.under.pop(0)
        if not deck.discards:
            return EMPTY
        shuffle_in(s.faces, deck)
    return s.faces.lay(deck.bag)


def deck_named(s: State, name: str) -> Deck:
    """A deck by its name."""
    return s.fortune if name == "FORTUNE" else s.board(name).deck


def refill(t: Table[State], board: DeckBoard, clause: str = "HP-CRD-14") -> None:
    """The top card moves to a free square, and the next is turned up, until all are filled (HP-CRD-14)."""
    turned: list[int] = []
    while EMPTY in board.squares or board.top == EMPTY:
        if board.top != EMPTY:
            board.squares[board.squares.index(EMPTY)] = board.top
            board.top = EMPTY
        board.top = draw(t, board.deck, clause)
        if board.top == EMPTY:
            break
        turned.append(t.state.faces.face[board.top])
    if turned:
        t.tell(CardsTurnedUp(board.deck.name, tuple(turned)))


def take_exposed(t: Table[State], board: DeckBoard, piece: Piece) -> None:
    """An exposed card leaves its place, which is filled at once."""
    if board.top == piece:
        board.top = EMPTY
    else:
        board.squares[board.squares.index(piece)] = EMPTY
    refill(t, board)


def take_top(t: Table[State], deck: str, clause: str) -> Piece:
    """Draws the top card (HP-CRD-15): of FORTUNE unseen, of the others the one that lies face up. EMPTY if none."""
    if deck == "FORTUNE":
        return draw(t, t.state.fortune, clause)
    board = t.state.board(deck)
    piece = board.top
    if piece != EMPTY:
        take_exposed(t, board, piece)
    return piece


def replace_exposed(t: Table[State], board: DeckBoard) -> None:
    """Discards all exposed cards of a deck and turns up new ones (HP-VIS-10)."""
    board.deck.discards += [t.state.faces.face[piece] for piece in board.exposed]
    board.squares = [EMPTY] * len(board.squares)
    board.top = EMPTY
    refill(t, board, "HP-VIS-10")


def lay_out(t: Table[State]) -> None:
    """The first exposed cards of all four decks (HP-SET-25)."""
    for deck in OPEN_DECKS:
        refill(t, t.state.board(deck), "HP-SET-25")
