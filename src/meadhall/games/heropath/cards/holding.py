"""The places of cards and their visibility: decks, exposed cards, Resources, Armament, discard piles (CRD, RES)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from meadhall.engine import UNSEEN, Face, Option, Piece, Reason, Refused, Table
from meadhall.engine.common.text import Args
from meadhall.engine.kit.decks import Deck, shuffle_in
from meadhall.engine.model.pieces import ALL_SEATS
from meadhall.games.heropath import content, rows, texts
from meadhall.games.heropath.events.cards import CardShown, CardsTurnedUp
from meadhall.games.heropath.state import EMPTY, DeckBoard, Hero, Seat, State


def can_draw(s: State, deck: Deck) -> bool:
    """Whether a deck has a card to draw, from its bag or its discard pile (HP-CRD-13)."""
    return bool(s.faces.bags[deck.bag]) or bool(deck.discards) or (deck is s.fortune and bool(s.under))


def draw_card(t: Table[State], deck: Deck, clause: str) -> Piece:
    """Draw the next card of a deck face up. Return EMPTY if the deck is empty."""
    piece = draw_face_down(t.state, deck)
    if piece != EMPTY:
        t.show(clause, piece)
    return piece


def draw_face_down(s: State, deck: Deck) -> Piece:
    """Draw the next card of a deck face down. Return EMPTY if the deck is empty.

    The caller must call `t.look` or `t.show` for the card at once.
    """
    if not s.faces.bags[deck.bag]:
        if deck is s.fortune and s.under:
            return s.under.pop(0)
        if not deck.discards:
            return EMPTY
        shuffle_in(s.faces, deck)
    return s.faces.lay(deck.bag)


def deck_named(s: State, name: str) -> Deck:
    """Return the deck with this name."""
    return s.fortune if name == "FORTUNE" else s.board(name).deck


def refill_squares(t: Table[State], board: DeckBoard, clause: str = "HP-CRD-14") -> None:
    """Fill the free squares with cards from the top of the deck, and turn up the new top card (HP-CRD-14)."""
    faces: list[int] = []
    while EMPTY in board.squares or board.top == EMPTY:
        if board.top != EMPTY:
            board.squares[board.squares.index(EMPTY)] = board.top
            board.top = EMPTY
        board.top = draw_card(t, board.deck, clause)
        if board.top == EMPTY:
            break
        faces.append(t.state.faces.face[board.top])
    if faces:
        t.tell(CardsTurnedUp(board.deck.name, tuple(faces)))


def take_exposed_card(t: Table[State], board: DeckBoard, piece: Piece) -> None:
    """Take an exposed card off the board, and refill its place."""
    if board.top == piece:
        board.top = EMPTY
    else:
        board.squares[board.squares.index(piece)] = EMPTY
    refill_squares(t, board)


def take_top_card(t: Table[State], deck: str, clause: str) -> Piece:
    """Draw the top card of a deck, or return EMPTY (HP-CRD-15). Only the top card of FORTUNE is face down."""
    if deck == "FORTUNE":
        return draw_card(t, t.state.fortune, clause)
    board = t.state.board(deck)
    piece = board.top
    if piece != EMPTY:
        take_exposed_card(t, board, piece)
    return piece


def replace_exposed_cards(t: Table[State], board: DeckBoard) -> None:
    """Discard all exposed cards of a deck and turn up new ones (HP-VIS-10)."""
    board.deck.discards += [t.state.faces.face[piece] for piece in board.exposed]
    board.squares = [EMPTY] * len(board.squares)
    board.top = EMPTY
    refill_squares(t, board, "HP-VIS-10")


def lay_out_exposed_cards(t: Table[State]) -> None:
    """Turn up the first exposed cards of all four decks (HP-SET-25)."""
    for deck in content.OPEN_DECKS:
        refill_squares(t, t.state.board(deck), "HP-SET-25")


HIDDEN_DECKS = ("MAGIC", "ABILITIES")


def category_of(s: State, piece: Piece) -> str:
    """Return the Resources category of a card. The deck decides for hidden cards (HP-RES-01 to 03, HP-RES-11)."""
    deck = s.deck_of(piece)
    if deck == "MAGIC":
        return "magic"
    return "abilities" if deck == "ABILITIES" else s.card(piece).category


def lies_open(s: State, hero: Hero, piece: Piece) -> bool:
    """Whether a card is open to everybody (HP-RES-04, HP-SEE-02)."""
    return s.deck_of(piece) not in HIDDEN_DECKS or piece in hero.turned


def is_seen(s: State, piece: Piece) -> bool:
    """Whether everybody has seen the face of a card."""
    return s.faces.seen[piece] == ALL_SEATS


def viewer_bits(s: State, seat: Seat) -> int:
    """Return a bit mask of the seats that see a hero's hidden cards: the owner and teammates (HP-HID-06)."""
    return (1 << seat) | sum(1 << other for other in rows.competition(s).card_viewers(s, seat))


def look_at_card(t: Table[State], seat: Seat, piece: Piece, clause: str) -> None:
    """Show a card to its new owner and their teammates (HP-HID-06)."""
    for viewer in (seat, *rows.competition(t.state).card_viewers(t.state, seat)):
        t.look(clause, piece, viewer)


def put_card(s: State, seat: Seat, piece: Piece) -> None:
    """Put a card into its category of the Resources (HP-CRD-11), in an order that reveals nothing."""
    insort(s.heroes[seat].category(category_of(s, piece)), piece)


def mark_as_open(hero: Hero, piece: Piece) -> None:
    """Mark a MAGIC or ABILITIES card as open (HP-RES-04)."""
    if piece not in hero.turned:
        insort(hero.turned, piece)


def reveal_card(t: Table[State], seat: Seat, piece: Piece, clause: str = "HP-RES-04") -> None:
    """Turn a hero's card up for everybody, because it has changed something (HP-RES-04)."""
    s, hero = t.state, t.state.heroes[seat]
    if lies_open(s, hero, piece) or piece not in hero.category(category_of(s, piece)):
        return
    was_known = is_seen(s, piece)
    t.show(clause, piece)
    mark_as_open(hero, piece)
    if not was_known:
        t.tell(CardShown(seat, s.faces.face[piece]))


def remove_card(s: State, seat: Seat, piece: Piece) -> list[Piece]:
    """Remove a card from a hero, wherever it is. Return its attached cards, which return to the Resources."""
    hero = s.heroes[seat]
    fallen: list[Piece] = []
    if piece in hero.turned:
        hero.turned.remove(piece)
    if piece in hero.armed:
        hero.armed[hero.armed.index(piece)] = EMPTY
        fallen = return_attached_cards(s, seat, piece)
    elif piece in hero.attached.values():
        del hero.attached[next(host for host, piece_on_host in hero.attached.items() if piece_on_host == piece)]
    else:
        hero.category(category_of(s, piece)).remove(piece)
    return fallen


def return_attached_cards(s: State, seat: Seat, host: Piece) -> list[Piece]:
    """Move the cards attached to `host` back to the Resources (HP-ARM-09), and return them."""
    hero = s.heroes[seat]
    if host not in hero.attached:
        return []
    attached = hero.attached.pop(host)
    put_card(s, seat, attached)
    mark_as_open(hero, attached)
    return [attached]


def discard_card(t: Table[State], seat: Seat, piece: Piece, clause: str = "HP-CRD-12") -> int:
    """Put a hero's card face up on the discard pile of its deck, and return its face."""
    s = t.state
    if not is_seen(s, piece):
        t.show(clause, piece)
    face = s.faces.face[piece]
    remove_card(s, seat, piece)
    discard_public_card(s, piece)
    return face


def discard_public_card(s: State, piece: Piece) -> None:
    """Put a card that everybody has seen on the discard pile of its deck."""
    deck_named(s, s.deck_of(piece)).discards.append(s.faces.face[piece])


def all_cards(hero: Hero) -> list[Piece]:
    """Return all cards of a hero."""
    return [*hero.resources(), *hero.in_armament()]


def has_unseen_copies(s: State, face: int, deck: str) -> bool:
    """Whether a copy of a card may still be hidden, by public facts."""
    faces = s.faces
    if face in faces.bags[deck_named(s, deck).bag]:
        return True
    places: Iterable[list[Piece]] = (
        *(hero.category("magic" if deck == "MAGIC" else "abilities") for hero in s.heroes),
        *(square.cards for square in s.dropped),
    )
    return any(faces.face[piece] == face and not is_seen(s, piece) for pieces in places for piece in pieces)


class Own(Option):
    """A player's own card.

    The key names an open card, but has only the piece of a face-down card, to keep its name secret.
    """

    __slots__ = ("piece",)

    def __init__(self, s: State, piece: Piece, clause: str, *, is_open: bool) -> None:
        super().__init__(f"card:{s.card(piece).id}" if is_open else f"piece:{piece}", clause)
        self.piece = piece

    def args(self, state: State) -> Args:
        return {"card": texts.card_of_piece(state, self.piece)}


def own_card_options(s: State, seat: Seat, pieces: Iterable[Piece], clause: str, kind: type[Own] = Own) -> list[Own]:
    """Return the options for these cards of a hero, the cheapest first. Equal open cards have one option."""
    hero, options = s.heroes[seat], dict[str, Own]()
    for piece in sorted(pieces, key=lambda card: s.card(card).price):
        option = kind(s, piece, clause, is_open=lies_open(s, hero, piece))
        options.setdefault(option.key, option)
    return list(options.values())


LIES_FACE_DOWN: Final = Reason("HP-HID-07", "lies-face-down")


def refused_other_cards(s: State, seat: Seat, pieces: Sequence[Piece], reason: Reason) -> Iterator[Refused]:
    """Yield refusals for a hero's cards by name, except the open cards among `pieces`."""
    hero, faces = s.heroes[seat], s.faces.face
    listed_faces = {faces[piece] for piece in pieces if piece not in all_cards(hero) or lies_open(s, hero, piece)}
    named_faces = {faces[piece] for piece in pieces}
    for face in sorted({faces[card] for card in all_cards(hero)} - listed_faces - {UNSEEN}):
        yield (
            f"card:{content.CARDS[face].id}",
            (LIES_FACE_DOWN if face in named_faces else reason)(card=texts.CARD[face]),
        )


def may_have_hidden(s: State, seat: Seat, faces: Iterable[Face], is_useful: Callable[[Face], bool]) -> bool:
    """Whether a hero may have a useful card among these face down, by public facts (HP-CRD-20)."""
    decks = {s.deck_of(piece) for piece in secret_cards(s, seat)}
    return any(
        content.CARDS[face].deck in decks and is_useful(face) and has_unseen_copies(s, face, content.CARDS[face].deck)
        for face in faces
    )


def secret_cards(s: State, seat: Seat) -> list[Piece]:
    """Return the cards of a hero that not everybody has seen."""
    hero = s.heroes[seat]
    seen = s.faces.seen
    return [piece for piece in (*hero.magic, *hero.abilities) if seen[piece] != ALL_SEATS]
