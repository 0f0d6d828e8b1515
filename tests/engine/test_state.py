"""States: copies, plain data, views and digests, which are generated from the fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.common.errors import BadRecord, FlowError
from meadhall.engine.model.pieces import Faces
from meadhall.engine.model.state import HAND, PART, State, clone, digest, encode, from_plain, known_to, to_plain
from meadhall.testing.laws.states import mutable_parts


class Figure(NamedTuple):
    owner: int
    at: str = "A1"


@dataclass(frozen=True)
class Fixed:
    players: int = 2


@dataclass(slots=True)
class Fight:
    dice: list[int] = field(default_factory=list[int])
    who: Figure | None = None


@dataclass(slots=True, kw_only=True)
class Rich(State):
    fixed: Fixed = Fixed()
    fight: Fight | None = None
    fights: list[Fight] = field(default_factory=list[Fight])
    figures: list[Figure] = field(default_factory=list[Figure])
    grid: list[list[int]] = field(default_factory=list[list[int]])
    purses: dict[int, int] = field(default_factory=dict[int, int])
    hands: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    by_seat: dict[int, Fight] = field(default_factory=dict[int, Fight])
    open: set[str] = field(default_factory=set[str])
    maybe: list[int] | None = None
    name: str = ""


Small = st.integers(-3, 300)
Figures = st.builds(Figure, Small, st.text(max_size=3))
Fights = st.builds(Fight, st.lists(Small, max_size=3), st.none() | Figures)
States = st.builds(
    Rich,
    step=st.sampled_from(["a", "b"]),
    faces=st.builds(Faces, bags=st.dictionaries(st.text(max_size=3), st.lists(Small, max_size=4), max_size=2)),
    fixed=st.builds(Fixed, Small),
    fight=st.none() | Fights,
    fights=st.lists(Fights, max_size=2),
    figures=st.lists(Figures, max_size=3),
    grid=st.lists(st.lists(Small, max_size=3), max_size=3),
    purses=st.dictionaries(Small, Small, max_size=3),
    hands=st.dictionaries(st.text(max_size=3), st.lists(Small, max_size=3), max_size=3),
    by_seat=st.dictionaries(Small, Fights, max_size=2),
    open=st.sets(st.text(max_size=3), max_size=3),
    maybe=st.none() | st.lists(Small, max_size=3),
    name=st.text(max_size=5),
)


@given(States)
def test_a_clone_is_equal_and_shares_nothing(state: Rich) -> None:
    copy = clone(state)
    assert copy == state
    parts = {identity for identity, _ in mutable_parts(state, "state")}
    assert [path for identity, path in mutable_parts(copy, "copy") if identity in parts] == []


@given(States)
def test_a_state_survives_its_plain_form_and_the_wire(state: Rich) -> None:
    wire = msgspec.json.decode(msgspec.json.encode(to_plain(state)))
    read_state = from_plain(Rich, wire)
    assert read_state == state
    assert digest(read_state) == digest(state)


@given(States, States)
def test_digests_are_equal_only_for_equal_states(identity: Rich, other: Rich) -> None:
    assert (digest(identity) == digest(other)) == (identity == other)


@given(States)
def test_order_of_a_dict_does_not_change_the_digest(state: Rich) -> None:
    other = clone(state)
    other.purses = dict(reversed(state.purses.items()))
    other.hands = dict(reversed(state.hands.items()))
    assert encode(other) == encode(state)


@given(States)
def test_a_state_with_numbers_for_keys_has_the_bytes_of_its_plain_form(state: Rich) -> None:
    assert encode(state) == msgspec.json.encode(to_plain(state), order="sorted")


@given(States, st.integers(-1, 3))
def test_view_shares_no_mutable_part_with_the_state(state: Rich, seat: int) -> None:
    view = known_to(state, state.faces, seat)
    parts = {identity for identity, _ in mutable_parts(state, "state")}
    assert [path for identity, path in mutable_parts(view, "view") if identity in parts] == []
    assert view == state  # this state has no faces to hide


def test_a_plain_form_with_a_wrong_field_names_it() -> None:
    plain = to_plain(Rich())
    plain["grid"] = [[1, "two"]]
    with pytest.raises(BadRecord, match=r"not a Rich: expected `int`, got `str` \(grid\[0\]\[1\]\)"):
        from_plain(Rich, plain)


def test_state_field_without_an_element_type_is_refused() -> None:
    @dataclass(slots=True, kw_only=True)
    class Vague(State):
        things: list = field(default_factory=list)  # type: ignore[type-arg]

    Vague.__annotations__["things"] = list
    with pytest.raises(FlowError, match=r"^Vague.things: a state field must say what it holds.*, not list$"):
        clone(Vague())


def test_mutable_parts_are_found_at_any_depth() -> None:
    shared: list[Any] = [1]
    assert [path for _, path in mutable_parts({"a": (shared, Fight(dice=shared))}, "x")] == [
        "x",
        "x['a'][0]",
        "x['a'][1]",
        "x['a'][1].dice",
    ]


@dataclass(slots=True)
class Holder:
    hand: list[int] = field(default_factory=list[int], metadata=HAND)
    row: list[int] = field(default_factory=list[int])


@dataclass(slots=True, kw_only=True)
class Held(State):
    holders: list[Holder] = field(default_factory=list[Holder])
    first: Holder | None = None
    by_name: dict[str, Holder] = field(default_factory=dict[str, Holder])


def test_partly_known_hand_is_shown_sorted_by_piece_number() -> None:
    faces = Faces(bags={"deck": []}, face=[4, 5, 6], seen=[0b11, 0b1, 0b11], bag=["deck"] * 3, hops=[0] * 3)
    holder = Holder([2, 1, 0], [2, 1, 0])
    state = Held(holders=[holder, Holder([2, 0])], first=holder, by_name={"a": holder}, faces=faces)
    for seat, hand in ((0, [2, 1, 0]), (1, [0, 1, 2]), (-1, [0, 1, 2])):
        known = known_to(state, faces, seat)
        assert [known.holders[0], known.first, known.by_name["a"]] == [Holder(hand, [2, 1, 0])] * 3
        assert known.holders[0] is not holder
    assert [known_to(state, faces, seat).holders[1].hand for seat in (0, 1, -1)] == [[2, 0], [2, 0], [0, 2]]
    assert clone(state) == state


@dataclass(slots=True)
class Draft:
    kept: list[int] = field(default_factory=list[int], metadata=PART)


@dataclass(slots=True, kw_only=True)
class Drafting(State):
    kept: list[int] = field(default_factory=list[int], metadata=PART)
    draft: Draft | None = None


def test_a_list_may_be_part_of_an_answer_that_only_the_asked_seat_sees() -> None:
    state = Drafting(kept=[3, 5], draft=Draft([7]))
    own, others = known_to(state, state.faces, 0, asked=True), known_to(state, state.faces, 1)
    assert (own.kept, others.kept) == ([3, 5], [])
    assert others.draft == Draft()
    own.kept.append(9)
    others.kept.append(9)
    assert state.kept == [3, 5]
    assert known_to(state, state.faces, 1).kept == []


def test_a_part_without_a_default_is_refused_with_its_name() -> None:
    @dataclass(slots=True, kw_only=True)
    class Bare(State):
        picked: int = field(metadata=PART)

    with pytest.raises(TypeError, match="the field picked is a PART and needs a default"):
        known_to(Bare(picked=1), Bare(picked=1).faces, 0)


class Purse:
    """A part of a state that is not a dataclass, by mistake."""

    coins = 0


@dataclass(slots=True, kw_only=True)
class Careless(State):
    purses: list[Purse] = field(default_factory=list[Purse])


def test_a_part_that_is_a_plain_class_is_refused_with_its_name() -> None:
    with pytest.raises(FlowError, match=r"Careless.purses: a part of the state must be a dataclass, and Purse is not"):
        clone(Careless())
