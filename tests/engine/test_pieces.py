"""Pieces and faces: drawing, looking, putting back and mixing, in any order."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.common.errors import FlowError
from meadhall.engine.model.pieces import ALL_SEATS, FRESH, NO_BAG, UNSEEN, Faces
from meadhall.engine.table.chance import SampledLuck

Acts = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9), st.integers(0, 2)), max_size=40)


def faces_after(acts: list[tuple[int, int, int]], rng: random.Random) -> Faces:
    """Return faces after pieces were laid, looked at, shown and mixed at random."""
    faces = Faces(bags={"tile": [1, 1, 2, 2, 2, 3, 4, 5, 5, 6]})
    luck = SampledLuck(rng)
    bag = "tile"
    laid = 0
    for act, number, seat in acts:
        if act == 0 and laid < 10:
            faces.lay(bag)
            laid += 1
        elif act == 1 and faces.face:
            _show(faces, number % len(faces.face), 1 << seat, luck)
        elif act == 2 and faces.face:
            _show(faces, number % len(faces.face), ALL_SEATS, luck)
        elif act == 3 and bag == "tile" and not any(f == UNSEEN for f in faces.face):
            known = [p for p in range(len(faces.face)) if faces.seen[p] == ALL_SEATS]
            if known and laid < 10:
                faces.mix("box", "tile", 10 - laid, known)
                for piece in known:  # their faces are in the box now
                    faces.seen[piece] = 0
                    faces.face[piece] = UNSEEN
                    faces.bag[piece] = "gone"
                bag, laid = "box", laid - len(known)
    return faces


def _show(faces: Faces, piece: int, seat: int, luck: SampledLuck) -> None:
    if faces.bag[piece] == "gone":
        return
    if faces.face[piece] == UNSEEN:
        faces.draw(piece, luck.index)
    faces.seen[piece] |= seat


def count_faces(faces: Faces) -> Counter[int]:
    """Return all faces of pieces and bags with their counts. FRESH is skipped: it stands for a face in another bag."""
    inside = Counter(face for bag in faces.bags.values() for face in bag if face != FRESH)
    return inside + Counter(face for face in faces.face if face != UNSEEN)


@given(Acts, st.integers(0, 999))
def test_no_face_is_ever_lost_or_doubled(acts: list[tuple[int, int, int]], seed: int) -> None:
    assert count_faces(faces_after(acts, random.Random(seed))) == Counter([1, 1, 2, 2, 2, 3, 4, 5, 5, 6])


@given(Acts, st.integers(0, 999), st.integers(-1, 2))
def test_seat_knows_exactly_the_faces_it_has_seen(acts: list[tuple[int, int, int]], seed: int, seat: int) -> None:
    faces = faces_after(acts, random.Random(seed))
    known = faces.known_to(seat, faces.seen)
    for piece, face in enumerate(faces.face):
        assert known.face[piece] == (face if faces.knows(seat, piece) else UNSEEN)
    assert count_faces(known) == count_faces(faces)
    assert all(bag == sorted(bag) for bag in known.bags.values())


@given(Acts, st.integers(0, 999), st.integers(-1, 2))
def test_every_world_dealt_to_a_view_looks_the_same_to_the_seat(
    acts: list[tuple[int, int, int]], seed: int, seat: int
) -> None:
    faces = faces_after(acts, random.Random(seed))
    known = faces.known_to(seat, faces.seen)
    world = faces.known_to(seat, faces.seen)
    world.deal_unknown(SampledLuck(random.Random(seed + 1)).index)
    assert world.known_to(seat, world.seen) == known
    assert count_faces(world) == count_faces(faces)
    assert [f == UNSEEN for f in world.face] == [f == UNSEEN for f in faces.face]


def test_a_face_is_drawn_when_somebody_first_looks() -> None:
    faces = Faces(bags={"tile": [7, 8]})
    piece = faces.lay("tile")
    assert (faces.face[piece], faces.bags["tile"]) == (UNSEEN, [7, 8])
    assert faces.draw(piece, lambda kind, among: 1) == 8
    assert (faces.face[piece], faces.bags["tile"], faces.hops[piece]) == (8, [7], 0)


def test_fresh_piece_is_drawn_from_the_original_bag() -> None:
    faces = Faces(bags={"tile": [7, 8]})
    shown = faces.lay("tile")
    faces.draw(shown, lambda kind, among: 0)
    faces.mix("box", "tile", 1, [shown])
    assert faces.bags["box"] == [FRESH, 7]
    piece = faces.lay("box")
    asked: list[str] = []

    def pick(kind: str, among: object) -> int:
        asked.append(kind)
        return 0

    assert faces.draw(piece, pick) == 8
    assert (asked, faces.hops[piece]) == (["box", "tile"], 1)


def test_a_face_set_by_hand_must_be_in_the_bag() -> None:
    faces = Faces(bags={"tile": [7, 8]})
    piece = faces.lay("tile")
    faces.set_face(piece, 8)
    assert (faces.face[piece], faces.bags["tile"]) == (8, [7])
    with pytest.raises(ValueError, match="face 8 is not in the bag 'tile' any more"):
        faces.set_face(faces.lay("tile"), 8)


def test_a_spectator_knows_only_what_everybody_has_seen() -> None:
    faces = Faces(bags={"tile": [7]})
    piece = faces.lay("tile")
    faces.draw(piece, lambda kind, among: 0)
    faces.seen[piece] = 0b11
    assert (faces.knows(0, piece), faces.knows(2, piece), faces.knows(-1, piece)) == (True, False, False)
    faces.seen[piece] = ALL_SEATS
    assert faces.knows(-1, piece)


def test_lowest_identical_piece_leaves_and_the_shown_one_takes_its_place() -> None:
    for taken, left in ((0, [8, 9]), (1, [7, 9]), (2, [8, 7])):
        faces = Faces(bags={"hand": [7, 8, 9]})
        hand = [faces.lay("hand") for _ in range(3)]
        for piece, face in zip(hand, (7, 8, 9), strict=True):
            faces.set_face(piece, face)
            faces.seen[piece] = 0b1
        assert faces.take_lookalike(hand[::-1], hand[taken]) == (hand[0], 7 + taken)
        assert [faces.face[piece] for piece in hand] == [UNSEEN, *left]
        others = faces.known_to(1, faces.seen)
        assert (others.face, others.bags["hand"]) == ([UNSEEN] * 3, sorted(left))
        others.deal_unknown(lambda kind, among: 0)
        assert (others.face, others.bags["hand"]) == ([UNSEEN, *sorted(left)], [])


def test_guess_is_used_only_if_possible() -> None:
    faces = Faces(bags={"hand": [7, 8]})
    mine, unseen = faces.lay("hand"), faces.lay("hand")
    faces.seen[mine] = 0b1
    for piece, face in ((mine, 9), (unseen, 7), (5, 7), (mine, 8)):
        faces.guess(piece, face)
    assert (faces.face, faces.bags["hand"]) == ([8, UNSEEN], [7])


def test_renewed_piece_keeps_its_viewers_and_replaces_the_old_piece() -> None:
    faces = Faces(bags={"card": [3, 4]})
    old, other = faces.lay("card"), faces.lay("card")
    faces.set_face(old, 4)
    faces.seen[old] = ALL_SEATS
    new = faces.renew(old, 1 << 1)
    assert (faces.face[new], faces.bag[new]) == (4, "card")
    assert (faces.face[old], faces.bag[old]) == (UNSEEN, NO_BAG)
    assert (faces.knows(1, new), faces.knows(0, new)) == (True, False)
    assert faces.known_to(0, faces.seen).face == [UNSEEN, UNSEEN, UNSEEN]
    assert faces.known_to(0, faces.seen).bags == {"card": [3, 4]}
    assert faces.face[other] == UNSEEN


def test_error_names_an_unknown_or_empty_bag() -> None:
    faces = Faces({"card": [], "herb": [1]})
    with pytest.raises(FlowError, match="there is no bag 'cards'; the state has card, herb"):
        faces.draw(faces.lay("cards"), lambda bag, among: 0)
    with pytest.raises(FlowError, match="the bag 'card' is empty: look whether something is left before you draw"):
        faces.draw(faces.lay("card"), lambda bag, among: 0)
