"""Herbs, swords and creatures of a position: each face out of its own bag."""

from __future__ import annotations

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.engine.model.pieces import EVERYONE, Face, Piece
from meadhall.games.adventureland.positions.names import IDS, Value, faces_of
from meadhall.games.adventureland.state import State


def take(s: State, bag: str, value: Value) -> Face:
    """Takes a face of this value or id out of its bag."""
    faces = s.faces.bags[bag]
    face = next((f for f in reversed(faces_of(bag, value)) if f in faces), None)
    if face is None:
        raise BadPosition(f"no {bag} {value} is left; there are {listed(IDS[bag][f] for f in faces)}")
    faces.remove(face)
    return face


def decide(s: State, piece: Piece, value: Value) -> None:
    bag = s.faces.bag[piece]
    face = take(s, bag, value)
    s.faces.bags[bag].append(face)
    s.faces.bags[bag].sort()
    s.faces.set_face(piece, face)


def known_piece(s: State, bag: str, value: Value, who: int) -> Piece:
    """A tile that somebody has looked at; with a `!` at its end all have."""
    shown = str(value).endswith("!") or s.options.open_tiles
    piece = s.faces.lay(bag)
    decide(s, piece, str(value).rstrip("!"))
    s.faces.seen[piece] = EVERYONE if shown else who
    return piece
