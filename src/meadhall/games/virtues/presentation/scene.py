"""The table as one seat sees it: quests, tavern, store, buildings and portals as places, tracks, and what each has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from meadhall.engine.kit.decks import left
from meadhall.engine.presentation.scene import Card, CardFace, Figure, Marker, Place, Scene, SeatScene, Track
from meadhall.games.virtues import phrases
from meadhall.games.virtues.boards.quest_board import is_barred
from meadhall.games.virtues.content import (
    BUILDINGS,
    CHARACTERS,
    CONTENT,
    ELIXIRS,
    PORTAL_COST,
    PORTALS,
    QUESTS,
    RULES,
    TREASURES,
    VIRTUES,
)
from meadhall.games.virtues.presentation.cards import cards_before, note_of
from meadhall.games.virtues.presentation.moments import moments
from meadhall.games.virtues.presentation.seat_names import Seats
from meadhall.games.virtues.state import CLOSED, NEUTRAL, NOBODY, OpenQuest, State

PHASES: Final = {
    "setup": "Set-up",
    "draft": "Heroes are chosen",
    "go": "Quest Phase",
    "lap-end": "The end of the lap",
    "phase-end": "The end of the Quest Phase",
    "sins": "Regrouping: sin cards",
    "over": "The end",
}
SPACES: Final = max(len(quest.spaces) for quest in QUESTS)


def scene(s: State, seat: int) -> Scene:
    """The table from a state that holds only what this seat knows (-1: a spectator)."""
    return Scene(
        title="Seven Virtues",
        phase=PHASES.get(s.step, "Regrouping"),
        turn=s.on_go if not s.windows else s.windows[-1].asked,
        places=[*_places(s)],
        figures=[*_figures(s)],
        seats=[*_players(s, seat), *_unnamed(s)],
        facts=_facts(s),
        tracks=_tracks(s),
        moments=moments(s, Seats(s, seat)),
    )


def _players(s: State, viewer: int) -> Iterator[SeatScene]:
    """What lies before each; the others have a line that says what the viewer reads off his own cards."""
    for seat, player in enumerate(s.players):
        note = note_of(s, seat) if seat != viewer else ""
        yield SeatScene(seat, player.might, cards_before(s, seat), note)


# ---- places


def _places(s: State) -> Iterator[Place]:
    row = 0
    for level in range(len(s.rows), 0, -1):
        for quest in s.rows[level - 1]:
            yield from _quest(s, quest, level, row)
            row += 1
    yield from _market(s, row)
    for at, temple in enumerate(s.temples):
        yield _building(temple, at, row + 2)
    for at, owner in enumerate(s.portals):
        yield _portal(at, owner != NOBODY, is_barred(s, NOBODY, at), row + 3)
    for at, number in enumerate(s.pool):
        yield _pile(at, number, row + 4)


def _quest(s: State, quest: OpenQuest, level: int, row: int) -> Iterator[Place]:
    """A quest in a row of its own: its name, its requirements, its treasures."""
    yield _name(quest.card, level, row)
    for space, marker in enumerate(quest.markers):
        yield _requirement(quest.card, space, marker == NOBODY, is_barred(s, quest.card, space), row)
    for at, face in enumerate(quest.treasures):
        yield _treasure(quest.card, face, face in quest.treasures[:at], at, row)
    for at, _ in enumerate(quest.face_down):
        yield _face_down(quest.card, at, row)


# What is drawn of a card is made once for each way in which it can lie.


@cache
def _name(quest: int, level: int, row: int) -> Place:
    card = QUESTS[quest]
    return Place(card.id, card.name, f"quest, row {level}", 0, row, note=f"{card.prize} might", colour="white")


@cache
def _requirement(quest: int, space: int, free: bool, barred: bool, row: int) -> Place:
    card, said = QUESTS[quest], phrases.short_requirement(quest, space)
    note, colour = "barred" if barred else "", "grey" if free else "amber"
    return Place(f"{card.id}.{space + 1}", said, "requirement", 1 + space, row, card.name, note, colour)


@cache
def _treasure(quest: int, face: int, again: bool, at: int, row: int) -> Place:
    card, treasure = QUESTS[quest], TREASURES[face]
    what = "artifact" if treasure.res == "artifact" else f"{treasure.n} {treasure.res}"
    place = f"{card.id}.{treasure.id}{'/2' if again else ''}"
    return Place(place, what, "treasure", 1 + SPACES + at, row, card.name, treasure.name)


@cache
def _face_down(quest: int, at: int, row: int) -> Place:
    card = QUESTS[quest]
    return Place(f"{card.id}.hidden{at + 1}", "face down", "treasure", 1 + SPACES + at, row, card.name)


@cache
def _pile(virtue: int, number: int, row: int) -> Place:
    card = VIRTUES[virtue]
    return Place(f"pool-{card.id}", card.name, "in the pool", virtue, row, note=f"{number} left")


def _market(s: State, row: int) -> Iterator[Place]:
    for at, card in enumerate(s.tavern):
        yield _character(at, card, row)
    for at, building in enumerate(s.castles):
        yield _building(building, len(s.tavern) + 1 + at, row)
    for at, card in enumerate(s.store):
        yield _elixir(at, card, row + 1)
    for at, building in enumerate(s.estates):
        yield _building(building, len(s.store) + 1 + at, row + 1)


@cache
def _character(at: int, card: int, row: int) -> Place:
    if card < 0:
        return _empty("tavern", at, card, row)
    one = CHARACTERS[card]
    return Place(
        one.id, one.name, f"character, {one.cost} fame", at, row, "tavern", phrases.character_text(card), one.colour
    )


@cache
def _elixir(at: int, card: int, row: int) -> Place:
    if card < 0:
        return _empty("store", at, card, row)
    one = ELIXIRS[card]
    return Place(one.id, one.name, f"elixir, {one.cost} gold", at, row, "store", phrases.elixir_text(card), one.colour)


@cache
def _empty(board: str, at: int, card: int, row: int) -> Place:
    name = "closed" if card == CLOSED else "empty"
    return Place(f"{board}_{at + 1}", name, f"{board} space", at, row, board)


@cache
def _building(building: int, at: int, row: int) -> Place:
    card = BUILDINGS[building]
    return Place(
        card.id, card.name, f"{card.kind}, {card.cost} gold", at, row, "", phrases.building_text(building), card.colour
    )


@cache
def _portal(portal: int, closed: bool, barred: bool, row: int) -> Place:
    card = PORTALS[portal]
    state = "closed" if closed else "barred" if barred else ""
    note = ", ".join(part for part in (phrases.gifts(PORTAL_COST[portal]), state) if part)
    return Place(card.id, card.name, "portal", portal, row, "", note, card.colour)


# ---- figures


def _figures(s: State) -> Iterator[Figure]:
    for row in s.rows:
        for quest in row:
            for space, marker in enumerate(quest.markers):
                place = f"{QUESTS[quest.card].id}.{space + 1}"
                if marker == NEUTRAL:
                    yield Figure(place, "neutral", "o", "a neutral marker")
                elif marker != NOBODY:
                    yield Figure(place, "marker", "*", "marker", marker)
    for portal, owner in enumerate(s.portals):
        if owner != NOBODY:
            yield Figure(PORTALS[portal].id, "marker", "*", "marker", owner)


# ---- tracks and counters


def _tracks(s: State) -> list[Track]:
    """The might track; what else is counted stands among the facts."""
    top = max(CONTENT.boards.might_track.last_printed, *(player.might for player in s.players))
    might = [Marker("", "", player.might, seat) for seat, player in enumerate(s.players)]
    return [Track("might", top, might, [(s.options.might_to_win, "enough for the armour")])]


def _facts(s: State) -> list[tuple[str, int]]:
    return [
        ("turn", s.turn),
        ("lap", s.lap),
        (f"pieces of armour, of {RULES.armour_pieces}", s.armour),
        (f"cataclysms, of {RULES.cataclysms}", len(s.cataclysms)),
        (f"sin discard pile, of {RULES.sins_per_cataclysm}", len(s.sin_deck.discards)),
        ("sin deck", left(s.faces, s.sin_deck)),
        ("character deck", left(s.faces, s.character_deck)),
        ("elixir deck", left(s.faces, s.elixir_deck)),
        ("castle deck", left(s.faces, s.castle_deck)),
        ("estate deck", left(s.faces, s.estate_deck)),
        ("quest deck", left(s.faces, s.quest_deck)),
        ("treasure deck", left(s.faces, s.treasure_deck)),
        ("artifact deck", left(s.faces, s.artifact_deck)),
    ]


def _unnamed(s: State) -> list[SeatScene]:
    """The seat of the Unnamed: its hand lies open (SV-HID-11)."""
    if s.unnamed is None:
        return []
    faces = [
        CardFace(card.id, card.name, colour="grey", text=card.text)
        for card in (CONTENT.unnamed_card[number] for number in s.unnamed.hand)
    ]
    cards = Card("unnamed", "cards of the Unnamed", len(faces), faces=faces)
    return [SeatScene(s.unnamed.seat, len(s.cataclysms), [cards], "the Unnamed")]
