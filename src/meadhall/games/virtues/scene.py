"""The table as one seat sees it: places, tracks, and what lies before each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from meadhall.engine.kit.decks import left
from meadhall.engine.language.names import Names
from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.presentation.scene import Card, CardFace, Figure, Marker, Moment, Place, Scene, SeatScene, Track
from meadhall.games.virtues import content, phrases
from meadhall.games.virtues.boards.quest_board import is_barred
from meadhall.games.virtues.state import CLOSED, NEUTRAL, NOBODY, OpenQuest, Seat, State
from meadhall.games.virtues.turns import income
from meadhall.games.virtues.words import text_of, title_of

PHASES: Final = {
    "setup": "Set-up",
    "draft": "Heroes are chosen",
    "go": "Quest Phase",
    "lap-end": "The end of the lap",
    "phase-end": "The end of the Quest Phase",
    "sins": "Regrouping: sin cards",
    "over": "The end",
}
SPACES: Final = max(len(quest.spaces) for quest in content.QUESTS)


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
    card = content.QUESTS[quest]
    return Place(card.id, card.name, f"quest, row {level}", 0, row, note=f"{card.prize} might", colour="white")


@cache
def _requirement(quest: int, space: int, free: bool, barred: bool, row: int) -> Place:
    card, said = content.QUESTS[quest], phrases.short_requirement(quest, space)
    note, colour = "barred" if barred else "", "grey" if free else "amber"
    return Place(f"{card.id}.{space + 1}", said, "requirement", 1 + space, row, card.name, note, colour)


@cache
def _treasure(quest: int, face: int, again: bool, at: int, row: int) -> Place:
    card, treasure = content.QUESTS[quest], content.TREASURES[face]
    what = "artifact" if treasure.res == "artifact" else f"{treasure.n} {treasure.res}"
    place = f"{card.id}.{treasure.id}{'/2' if again else ''}"
    return Place(place, what, "treasure", 1 + SPACES + at, row, card.name, treasure.name)


@cache
def _face_down(quest: int, at: int, row: int) -> Place:
    card = content.QUESTS[quest]
    return Place(f"{card.id}.hidden{at + 1}", "face down", "treasure", 1 + SPACES + at, row, card.name)


@cache
def _pile(virtue: int, number: int, row: int) -> Place:
    card = content.VIRTUES[virtue]
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
    one = content.CHARACTERS[card]
    return Place(
        one.id, one.name, f"character, {one.cost} fame", at, row, "tavern", phrases.character_text(card), one.colour
    )


@cache
def _elixir(at: int, card: int, row: int) -> Place:
    if card < 0:
        return _empty("store", at, card, row)
    one = content.ELIXIRS[card]
    return Place(one.id, one.name, f"elixir, {one.cost} gold", at, row, "store", phrases.elixir_text(card), one.colour)


@cache
def _empty(board: str, at: int, card: int, row: int) -> Place:
    name = "closed" if card == CLOSED else "empty"
    return Place(f"{board}_{at + 1}", name, f"{board} space", at, row, board)


@cache
def _building(building: int, at: int, row: int) -> Place:
    card = content.BUILDINGS[building]
    return Place(
        card.id, card.name, f"{card.kind}, {card.cost} gold", at, row, "", phrases.building_text(building), card.colour
    )


@cache
def _portal(portal: int, closed: bool, barred: bool, row: int) -> Place:
    card = content.PORTALS[portal]
    state = "closed" if closed else "barred" if barred else ""
    note = ", ".join(part for part in (phrases.gifts(content.PORTAL_COST[portal]), state) if part)
    return Place(card.id, card.name, "portal", portal, row, "", note, card.colour)


# ---- figures


def _figures(s: State) -> Iterator[Figure]:
    for row in s.rows:
        for quest in row:
            for space, marker in enumerate(quest.markers):
                place = f"{content.QUESTS[quest.card].id}.{space + 1}"
                if marker == NEUTRAL:
                    yield Figure(place, "neutral", "o", "a neutral marker")
                elif marker != NOBODY:
                    yield Figure(place, "marker", "*", "marker", marker)
    for portal, owner in enumerate(s.portals):
        if owner != NOBODY:
            yield Figure(content.PORTALS[portal].id, "marker", "*", "marker", owner)


# ---- tracks and counters


def _tracks(s: State) -> list[Track]:
    """The might track; what else is counted stands among the facts."""
    top = max(content.CONTENT.boards.might_track.last_printed, *(player.might for player in s.players))
    might = [Marker("", "", player.might, seat) for seat, player in enumerate(s.players)]
    return [Track("might", top, might, [(s.options.might_to_win, "enough for the armour")])]


def _facts(s: State) -> list[tuple[str, int]]:
    return [
        ("turn", s.turn),
        ("lap", s.lap),
        (f"pieces of armour, of {content.RULES.armour_pieces}", s.armour),
        (f"cataclysms, of {content.RULES.cataclysms}", len(s.cataclysms)),
        (f"sin discard pile, of {content.RULES.sins_per_cataclysm}", len(s.sin_deck.discards)),
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
        for card in (content.CONTENT.unnamed_card[number] for number in s.unnamed.hand)
    ]
    cards = Card("unnamed", "cards of the Unnamed", len(faces), faces=faces)
    return [SeatScene(s.unnamed.seat, len(s.cataclysms), [cards], "the Unnamed")]


def moments(s: State, names: Names) -> list[Moment]:
    """All that is about to happen, the innermost last."""
    return [
        Moment(title_of(window, names), text_of(window), window.by, [window.asked, *window.to_ask], "red")
        for window in s.windows
    ]


# ---- what lies before a player: gifts, characters, elixirs, buildings, sin cards and artifacts


VIRTUE_COLOUR: Final = ("grey", "amber", "white", "violet", "blue", "green", "red")  # of the realm that leans to it

GIFTS: Final = [
    CardFace(one.id, one.name, one.id, colour) for one, colour in zip(content.VIRTUES, VIRTUE_COLOUR, strict=True)
]

EXCHANGES: Final = f"Exchange up to {content.RULES.hero_exchange_max} gift cards for others of the pool or of players."
ALWAYS: Final = ("fame", "gold", "sin")  # told also where there is none


def cards_before(s: State, seat: Seat) -> list[Card]:
    """All that a player owns; of sin cards and artifacts those that the viewer knows."""
    player = s.players[seat]
    kinds: list[tuple[str, str, int, list[CardFace]]] = [
        ("hero", "hero", int(player.hero != NOBODY), [_hero(s, seat)] if player.hero != NOBODY else []),
        ("fame", "fame", player.fame, []),
        ("gold", "gold", player.gold, []),
        ("gift", "gift cards", sum(player.gifts), _gifts(player.gifts)),
        ("character", "characters", len(player.characters),
         [_character_face(card, card in player.tapped) for card in player.characters]),
        ("elixir", "elixirs", len(player.elixirs), [_elixir_face(card) for card in player.elixirs]),
        ("building", "buildings", len(player.buildings),
         [_building_face(card, card in player.manned) for card in player.buildings]),
        ("sin", "sin cards", len(player.sins), [_sin(card) for card in s.sin_faces(seat) if card != UNSEEN]),
        ("marker", "markers", player.markers, []),
        ("corruption", "corruption", player.corruption, []),
        ("artifact", "artifacts", len(player.artifacts),
         [_artifact(card) for card in s.artifact_faces(seat) if card != UNSEEN]),
    ]  # fmt: skip
    return [Card(kind, name, count, faces=faces) for kind, name, count, faces in kinds if count or kind in ALWAYS]


def _hero(s: State, seat: Seat) -> CardFace:
    """The side of the hero that lies up: the ability, and the income with all that the player owns."""
    player = s.players[seat]
    hero = content.HEROES[player.hero]
    fame, gold, might = income(s, seat)
    does = f"{hero.evil_ability}: {hero.evil_text}" if player.fallen else EXCHANGES
    text = f"{does} Income {phrases.goods(fame, gold, sum(might.values()))}."
    return CardFace(hero.id, phrases.hero(player.hero, fallen=player.fallen), "", hero.colour, text, player.hero_tapped)


def _gifts(gifts: Sequence[int]) -> list[CardFace]:
    return [GIFTS[virtue] for virtue, number in enumerate(gifts) for _ in range(number)]


@cache
def _character_face(card: int, turned: bool) -> CardFace:
    one = content.CHARACTERS[card]
    return CardFace(one.id, one.name, "", one.colour, phrases.character_text(card), turned)


@cache
def _elixir_face(card: int) -> CardFace:
    one = content.ELIXIRS[card]
    return CardFace(one.id, one.name, "", one.colour, phrases.elixir_text(card))


@cache
def _building_face(building: int, manned: bool) -> CardFace:
    card = content.BUILDINGS[building]
    return CardFace(card.id, card.name, "*" if manned else "", card.colour, f"{card.special}: {card.text}")


@cache
def _sin(card: int) -> CardFace:
    one = content.SINS[card]
    text = f"{one.f1.name}: {one.f1.text} {one.f2.name}: {one.f2.text}"
    return CardFace(one.id, f"{one.sin.capitalize()} ({one.f2.name})", "", "red", text)


@cache
def _artifact(card: int) -> CardFace:
    one = content.ARTIFACTS[card]
    return CardFace(one.id, one.name, "", "amber", one.text)


def note_of(s: State, seat: Seat) -> str:
    """`Ysolde Brandt: first in turn order, income 3 fame and 1 gold, 7 markers`."""
    player = s.players[seat]
    if player.hero == NOBODY:
        return ""
    fame, gold, might = income(s, seat)
    parts = [
        *([f"{_nth(s, seat)} in turn order"] if s.order else []),
        f"income {phrases.goods(fame, gold, sum(might.values()))}",
        f"{player.markers} markers",
    ]
    parts += ["hero tapped"] if player.hero_tapped else []
    parts += [f"{player.corruption} corruption"] if player.corruption else []
    return f"{phrases.hero(player.hero, fallen=player.fallen)}: {', '.join(parts)}"


def _nth(s: State, seat: Seat) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[s.order.index(seat)]


# ---- names of players where only their heroes are known: what a scene says must not hang on who sits there


class Seats(Names):
    """Players by the names of their heroes, and the viewer as "you"."""

    def __init__(self, s: State, viewer: int) -> None:
        heroes = [
            phrases.hero(player.hero, fallen=player.fallen) if player.hero != NOBODY else f"Player {seat + 1}"
            for seat, player in enumerate(s.players)
        ]
        super().__init__([*heroes, "The Unnamed"], viewer)
