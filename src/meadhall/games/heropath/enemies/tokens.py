"""Enemy tokens: placed, turned up, moved, returned from the Scale of Evil (ENM)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from meadhall.engine import UNSEEN, Piece, Table
from meadhall.engine.kit.decks import shuffle_in
from meadhall.engine.model.pieces import ALL_SEATS, FRESH, NO_BAG
from meadhall.games.heropath import content
from meadhall.games.heropath.events.land import (
    EnemiesCameFromScale,
    EnemyExposed,
    EnemyMoved,
    EnemyPlaced,
    EnemyRemoved,
)
from meadhall.games.heropath.land import LINKS, START, Space, spaces_within
from meadhall.games.heropath.state import EMPTY, ENEMY_BAG, NOBODY, Seat, State, Token

# ---- room


def has_room(s: State, space: Space) -> bool:
    """Whether an enemy may be placed on a space (HP-ENM-04, HP-ENM-05)."""
    return len(s.tokens(space)) < content.LIMITS.enemies_per_space and not (s.is_gathered and space == START)


def enemy_steps(s: State, space: Space) -> list[Space]:
    """Return the adjacent spaces with room for an enemy (HP-ENM-09)."""
    return [neighbour for neighbour in LINKS[space] if has_room(s, neighbour)]


def reachable_spaces(s: State, space: Space, steps: int) -> list[Space]:
    """Return the spaces with room at most this many links away. An enemy may pass full spaces (HP-ENM-09)."""
    return [end for end in spaces_within(space, steps) if end != space and has_room(s, end)]


# ---- the stockpile


def tokens_in_stock(s: State) -> int:
    """Return the number of tokens in the stockpile."""
    bag = s.stock.bag
    tokens_on_map = sum(
        1 for piece, bag_name in enumerate(s.faces.bag) if bag_name == bag and s.faces.face[piece] == UNSEEN
    )
    return len(s.faces.bags[bag]) - tokens_on_map


def lowest_level(s: State) -> int:
    """Return the lowest level of the Scale with a token, counted from 0, or -1 without tokens (HP-ENM-12)."""
    return next((level for level, slain in enumerate(s.scale.dead) if slain), -1)


def is_enemy_left(s: State) -> bool:
    """Whether the stockpile or the Scale has another enemy (HP-ENM-13)."""
    return lowest_level(s) >= 0 or tokens_in_stock(s) > 0


def take_new_tokens(t: Table[State], count: int, clause: str) -> list[Piece]:
    """Take new face-down tokens from the stockpile, then from the lowest levels of the Scale (HP-ENM-12).

    Everybody knows the types that leave the Scale. The tokens that leave it in one Dragon's turn are mixed in a
    separate bag (HP-HID-05). The list is shorter if too few tokens are left.
    """
    s = t.state
    pieces = [s.faces.lay(s.stock.bag) for _ in range(min(count, tokens_in_stock(s)))]
    returning: list[int] = []
    while len(pieces) + len(returning) < count and (level := lowest_level(s)) >= 0:
        foe = t.pick("scale", "HP-ENM-12", sorted(s.scale.dead[level]))
        s.scale.dead[level].remove(foe)
        returning.append(foe)
    if returning:
        if not s.dragon_turn:
            s.scale.batches += 1
        bag = f"{ENEMY_BAG}/back{s.scale.batches}"
        s.faces.bags[bag] = sorted([*s.faces.bags.get(bag, ()), *returning])
        pieces += [s.faces.lay(bag) for _ in returning]
        t.tell(EnemiesCameFromScale(tuple(sorted(returning))))
    return pieces


def return_to_stock(t: Table[State], space: Space, token: Token) -> None:
    """Put a token back into the stockpile, face down and mixed."""
    s = t.state
    take_token_off(s, space, token)
    faces, piece = s.faces, token.piece
    if faces.seen[piece] == ALL_SEATS:
        s.stock.discards.append(faces.face[piece])
        shuffle_in(faces, s.stock)
    else:
        _return_unknown_token(s, piece)
    faces.bag[piece] = NO_BAG
    t.tell(EnemyRemoved(space))


def _return_unknown_token(s: State, piece: Piece) -> None:
    """Put back a token that not everybody knows: add an unknown token to each bag that was mixed since its draw."""
    faces, bag = s.faces, s.faces.bag[piece]
    name = s.stock.bag
    while name != bag and name in faces.mixed_from:
        insort(faces.bags[name], FRESH)
        name = faces.mixed_from[name]
    if faces.face[piece] != UNSEEN:
        insort(faces.bags[bag], faces.face[piece])
        faces.face[piece] = UNSEEN


# ---- on the map


def place_token(t: Table[State], piece: Piece, space: Space, seat: Seat = NOBODY, *, exposed: bool = False) -> None:
    """Place a token on a space, face down unless `exposed` (HP-ENM-02)."""
    s = t.state
    s.enemies.setdefault(space, []).append(Token(piece, exposed))
    if exposed:
        t.tell(EnemyPlaced(space, t.show("HP-ENM-02", piece), seat))
    else:
        t.tell(EnemyPlaced(space, EMPTY, seat))


def take_token_off(s: State, space: Space, token: Token) -> None:
    """Take a token off the map."""
    tokens = s.enemies[space]
    tokens.remove(token)
    if not tokens:
        del s.enemies[space]


def expose_enemies(t: Table[State], space: Space, clause: str) -> None:
    """Turn up every hidden enemy of a space (HP-MOV-05)."""
    for token in list(t.state.tokens(space)):
        expose_enemy(t, space, token, clause)


def expose_enemy(t: Table[State], space: Space, token: Token, clause: str) -> None:
    """Turn up one enemy."""
    s = t.state
    if token.exposed:
        return
    tokens = s.enemies[space]
    tokens[tokens.index(token)] = Token(token.piece, True)
    t.tell(EnemyExposed(space, t.show(clause, token.piece)))


def move_token(t: Table[State], start: Space, token: Token, destination: Space) -> None:
    """Move an enemy. A hidden one stays hidden, and an exposed one exposed (HP-ENM-09)."""
    s = t.state
    take_token_off(s, start, token)
    s.enemies.setdefault(destination, []).append(token)
    shown_foe = s.faces.face[token.piece] if token.exposed else EMPTY
    t.tell(EnemyMoved(start, destination, shown_foe))


def token_foe(s: State, token: Token) -> int:
    """Return the type of a token that this state knows."""
    return s.faces.face[token.piece]


def hidden_tokens(s: State, spaces: Iterable[Space]) -> list[tuple[Space, Token]]:
    """Return the hidden enemies on these spaces, each with its space."""
    return [(space, token) for space in spaces for token in s.tokens(space) if not token.exposed]


def spaces_with_room(s: State, spaces: Sequence[Space]) -> list[Space]:
    """Return those of these spaces that have room for an enemy."""
    return [space for space in spaces if has_room(s, space)]
