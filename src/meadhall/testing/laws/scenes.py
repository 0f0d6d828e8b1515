"""Laws about scenes: their parts must fit together, because clients draw them without knowing the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from meadhall.engine.play.views import build_glance, build_view
from meadhall.engine.presentation.alike import PositionCache, PositionResults
from meadhall.engine.presentation.scene import Card, Scene
from meadhall.testing.laws.law import Case, Law, must, seat_words

COLOURS: Final = ("", "red", "blue", "green", "amber", "violet", "white", "grey")


class Scenes(Law):
    says = "figures, cards and markers of every seat's scene have a place and fit there"

    def decision(self, case: Case) -> None:
        for seat in case.listeners:
            self.checked += 1
            scene = case.game.scene(build_view(case.match, seat).state, seat)
            must(bool(msgspec.json.encode(scene)), f"the scene of seat {seat} is empty")
            fault = next(_faults(scene, len(case.seats)), None)
            must(fault is None, f"in the scene of seat {seat} {fault}")

    def end(self, case: Case) -> None:
        self.decision(case)


class SameForAllSeats(Law):
    says = "a seat's table is the same if it is computed for all seats together"

    def decision(self, case: Case) -> None:
        position: PositionResults = {}
        for seat in case.listeners:
            self.checked += 1
            with PositionCache(position):
                glance = build_glance(case.match, seat)
                cached = glance.state, case.game.scene(glance.state, seat), case.game.computed(glance)
            glance = build_glance(case.match, seat)
            uncached = glance.state, case.game.scene(glance.state, seat), case.game.computed(glance)
            fault = "a shared state, or a cached function (@seen_by_all or @read_off_state), gives a wrong result"
            must(cached == uncached, f"{fault} for {seat_words(seat)}")

    def end(self, case: Case) -> None:
        self.decision(case)


def _faults(scene: Scene, seats: int) -> Iterator[str]:
    yield from _place_faults(scene)
    yield from _figure_faults(scene)
    yield from _cards_faults(scene, seats)
    yield from _track_faults(scene)
    yield from _owner_faults(scene, seats)


def _place_faults(scene: Scene) -> Iterator[str]:
    known = Counter(place.id for place in scene.places)
    for name, count in known.items():
        if count > 1:
            yield f"{count} places have the id {name}"
    for place in scene.places:
        for road in place.roads:
            if road not in known:
                yield f"a road leads from {place.id} to {road}, which is not a place"


def _figure_faults(scene: Scene) -> Iterator[str]:
    known = {place.id for place in scene.places}
    for figure in scene.figures:
        if figure.place not in known:
            yield f"the {figure.kind} '{figure.name}' stands on {figure.place}, which is not a place"
        if not _is_symbol(figure.sign):
            yield f"the {figure.kind} on {figure.place} has the symbol {figure.sign!r}, which is not printable ASCII"


def _cards_faults(scene: Scene, seats: int) -> Iterator[str]:
    scene_seats = Counter(seat.seat for seat in scene.seats)
    if scene_seats != Counter(range(seats)):
        yield f"the scene has the seats {sorted(scene_seats.elements())}, and not each of the {seats} seats once"
    for card in (*scene.table, *(card for seat in scene.seats for card in seat.cards)):
        yield from _card_faults(card)


def _card_faults(card: Card) -> Iterator[str]:
    known = max(len(card.values), len(card.faces))
    if known > card.count:
        yield f"'{card.name}' has {known} known cards, but only {card.count} cards"
    for face in card.faces:
        if not face.name:
            yield f"a card of '{card.name}' has no name"
        if face.colour not in COLOURS:
            yield f"the card {face.name} has the colour {face.colour!r} instead of one of {', '.join(COLOURS[1:])}"
        if face.sign and not _is_symbol(face.sign):
            yield f"the card {face.name} has the symbol {face.sign!r}, which is not printable ASCII"


def _track_faults(scene: Scene) -> Iterator[str]:
    for track in scene.tracks:
        first, last = track.first, track.last
        for marker in track.markers:
            if not first <= marker.at <= last:
                yield f"{marker.name} stands at {marker.at} of '{track.name}', which goes from {first} to {last}"


def _owner_faults(scene: Scene, seats: int) -> Iterator[str]:
    markers = (marker for track in scene.tracks for marker in track.markers)
    rungs = scene.ladder.rungs if scene.ladder else ()
    for item in (*scene.figures, *markers, *rungs):
        if item.owner is not None and not 0 <= item.owner < seats:
            yield f"'{item.name}' belongs to seat {item.owner} of {seats}"
    for moment in scene.moments:
        for asked in moment.asked:
            if not 0 <= asked < seats:
                yield f"'{moment.title}' asks seat {asked} of {seats}"


def _is_symbol(symbol: str) -> bool:
    return bool(symbol) and symbol.isascii() and symbol.isprintable()
