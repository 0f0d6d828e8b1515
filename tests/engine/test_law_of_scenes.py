"""The law about scenes finds every fault that a client could not draw."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meadhall.engine import Card, CardFace, Figure, Ladder, Marker, Moment, Place, Rung, Scene, SeatScene, Track
from meadhall.testing.check import check_game
from meadhall.testing.laws.scenes import Scenes
from tests.engine.den import DEN

SEATS = [SeatScene(0, 0, []), SeatScene(1, 0, [])]
PLACES = [Place("a", "A", "field", roads=["b"]), Place("b", "B", "field")]
VALID_SCENE = Scene(
    "Den",
    "Go",
    0,
    PLACES,
    [Figure("a", "hero", "H", "hero", 1)],
    SEATS,
    [],
    [Track("Fame", 10, [Marker("F", "fame", 10, 0)])],
    [Moment("A trap", "It snaps.", asked=[0])],
    [Card("hand", "cards in hand", 2, faces=[CardFace("x", "Xylophone", "X", "red")])],
    Ladder("A fight", 3, [Rung("sword", 2, 0)]),
)


def game_with_scene(scene: Scene) -> Any:
    def see(state: Any, seat: int) -> Scene:
        return scene

    return check_game(replace(DEN, scene=see), matches=1, laws=[Scenes])


def changed_scene(**fields: Any) -> Scene:
    return Scene(**{name: fields.get(name, getattr(VALID_SCENE, name)) for name in VALID_SCENE.__struct_fields__})


def test_consistent_scene_keeps_the_law() -> None:
    report = game_with_scene(VALID_SCENE)
    assert report.ok, report.text
    assert report.results[-1].checked


@pytest.mark.parametrize(
    ("scene", "says"),
    [
        (changed_scene(places=[*PLACES, PLACES[0]]), "2 places have the id a"),
        (
            changed_scene(places=[Place("a", "A", "field", roads=["c"])]),
            "a road leads from a to c, which is not a place",
        ),
        (
            changed_scene(figures=[Figure("z", "hero", "H", "hero")]),
            "the hero 'hero' stands on z, which is not a place",
        ),
        (changed_scene(figures=[Figure("a", "hero", "Ä", "hero")]), "has the symbol 'Ä', which is not printable ASCII"),
        (changed_scene(figures=[Figure("a", "hero", "H", "hero", 2)]), "'hero' belongs to seat 2 of 2"),
        (changed_scene(seats=SEATS[:1]), "the scene has the seats [0], and not each of the 2 seats once"),
        (changed_scene(table=[Card("hand", "cards", 1, [3, 4])]), "'cards' has 2 known cards, but only 1 cards"),
        (changed_scene(table=[Card("hand", "cards", 1, faces=[CardFace("x", "")])]), "a card of 'cards' has no name"),
        (
            changed_scene(table=[Card("hand", "cards", 1, faces=[CardFace("x", "X", "", "pink")])]),
            "has the colour 'pink'",
        ),
        (
            changed_scene(table=[Card("hand", "cards", 1, faces=[CardFace("x", "X", "→")])]),
            "the card X has the symbol '→'",
        ),
        (
            changed_scene(tracks=[Track("Fame", 10, [Marker("F", "fame", 11)])]),
            "fame stands at 11 of 'Fame', which goes",
        ),
        (changed_scene(ladder=Ladder("A fight", 3, [Rung("sword", 2, 5)])), "'sword' belongs to seat 5 of 2"),
        (changed_scene(moments=[Moment("A trap", "It snaps.", asked=[3])]), "'A trap' asks seat 3 of 2"),
    ],
)
def test_undrawable_scene_is_found(scene: Scene, says: str) -> None:
    report = game_with_scene(scene)
    assert not report.ok
    assert says in report.text
