"""The table as one seat sees it: places, tracks, and each player's area."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from meadhall.engine import UNSEEN, Card, CardFace, Figure, Marker, Moment, Place, Scene, SeatScene, Track
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.kit.decks import cards_left
from meadhall.engine.presentation.alike import seen_by_all
from meadhall.games.virtues import content, texts, turns
from meadhall.games.virtues.boards.quest_board import is_blocked
from meadhall.games.virtues.state import CLOSED, NEUTRAL, NOBODY, OpenQuest, Seat, State
from meadhall.games.virtues.words import window_effect, window_title

PHASES: Final = {
    "setup": text("phase-setup"),
    "draft": text("phase-draft"),
    "go": text("phase-quests"),
    "lap-end": text("phase-quests"),
    "phase-end": text("phase-quests"),
    "over": text("phase-over"),
}
REGROUPING: Final = text("phase-regrouping")
TAVERN: Final = text("place-tavern")
STORE: Final = text("place-store")
TREASURE: Final = text("place-treasure")
MARKER: Final = text("marker")
MAX_SPACES: Final = max(len(quest.spaces) for quest in content.QUESTS)


def scene(s: State, seat: int) -> Scene:
    """Return the scene for a seat, or for a spectator (-1). The state contains only the knowledge of the seat."""
    return Scene(
        title="Seven Virtues",
        phase=PHASES.get(s.step, REGROUPING),
        turn=s.on_go if not s.windows else s.windows[-1].asked,
        places=places(s),
        figures=figures(s),
        seats=[*_player_areas(s, seat), *_unnamed_area(s)],
        facts=table_facts(s),
        tracks=tracks(s),
        moments=moments(s),
    )


def _player_areas(s: State, viewer: int) -> Iterator[SeatScene]:
    """Yield the area of each player. The areas of players other than the viewer have a note."""
    for seat, player in enumerate(s.players):
        note = player_note(s, seat) if seat != viewer else ""
        yield SeatScene(seat, player.might, player_cards(s, seat), note)


# ---- places


@seen_by_all
def places(s: State) -> list[Place]:
    return [*_places(s)]


def _places(s: State) -> Iterator[Place]:
    row = 0
    for level in range(len(s.rows), 0, -1):
        for quest in s.rows[level - 1]:
            yield from _quest_places(s, quest, level, row)
            row += 1
    yield from _market_places(s, row)
    for index, temple in enumerate(s.temples):
        yield _building_place(temple, index, row + 2)
    for index, owner in enumerate(s.portals):
        yield _portal_place(index, owner != NOBODY, is_blocked(s, NOBODY, index), row + 3)
    for index, number in enumerate(s.pool):
        yield _pool_place(index, number, row + 4)


def _quest_places(s: State, quest: OpenQuest, level: int, row: int) -> Iterator[Place]:
    """Yield the places of a quest, which form a line: its name, its requirements, and its treasures."""
    yield _quest_place(quest.card, level, row)
    for space, marker in enumerate(quest.markers):
        yield _requirement_place(quest.card, space, marker == NOBODY, is_blocked(s, quest.card, space), row)
    for index, face in enumerate(quest.treasures):
        yield _treasure_place(quest.card, face, face in quest.treasures[:index], index, row)
    for index, _ in enumerate(quest.face_down):
        yield _face_down_place(quest.card, index, row)


# The place of each card is cached.


@cache
def _quest_place(quest: int, level: int, row: int) -> Place:
    card = content.QUESTS[quest]
    kind, note = text("place-quest", row=level), text("prize", might=card.prize)
    return Place(card.id, texts.QUESTS[quest], kind, 0, row, note=note, colour="white")


@cache
def _requirement_place(quest: int, space: int, free: bool, blocked: bool, row: int) -> Place:
    place, name = (
        f"{content.QUESTS[quest].id}.{space + 1}",
        text("asked", asked=texts.printed_requirement(quest, space)),
    )
    note, colour = text("barred") if blocked else "", "grey" if free else "amber"
    return Place(place, name, text("place-requirement"), 1 + space, row, texts.QUESTS[quest], note, colour)


@cache
def _treasure_place(quest: int, face: int, duplicate: bool, index: int, row: int) -> Place:
    card, treasure = content.QUESTS[quest], content.TREASURES[face]
    place = f"{card.id}.{treasure.id}{'/2' if duplicate else ''}"
    name = text("place-artifact") if treasure.res == "artifact" else texts.amount(treasure.res, treasure.n)
    return Place(place, name, TREASURE, 1 + MAX_SPACES + index, row, texts.QUESTS[quest], texts.TREASURES[face])


@cache
def _face_down_place(quest: int, index: int, row: int) -> Place:
    place = f"{content.QUESTS[quest].id}.hidden{index + 1}"
    return Place(place, text("face-down"), TREASURE, 1 + MAX_SPACES + index, row, texts.QUESTS[quest])


@cache
def _pool_place(virtue: int, number: int, row: int) -> Place:
    place, note = f"pool-{content.VIRTUES[virtue].id}", text("left", n=number)
    return Place(place, texts.VIRTUES[virtue], text("place-pool"), virtue, row, note=note)


def _market_places(s: State, row: int) -> Iterator[Place]:
    for index, card in enumerate(s.tavern):
        yield _character_place(index, card, row)
    for index, building in enumerate(s.castles):
        yield _building_place(building, len(s.tavern) + 1 + index, row)
    for index, card in enumerate(s.store):
        yield _elixir_place(index, card, row + 1)
    for index, building in enumerate(s.estates):
        yield _building_place(building, len(s.store) + 1 + index, row + 1)


@cache
def _character_place(index: int, card: int, row: int) -> Place:
    if card < 0:
        return _empty_place("tavern", index, card, row)
    printed = content.CHARACTERS[card]
    kind = text("place-character", fame=printed.cost)
    return Place(
        printed.id, texts.CHARACTERS[card], kind, index, row, TAVERN, texts.character_text(card), printed.colour
    )


@cache
def _elixir_place(index: int, card: int, row: int) -> Place:
    if card < 0:
        return _empty_place("store", index, card, row)
    printed = content.ELIXIRS[card]
    kind = text("place-elixir", gold=printed.cost)
    return Place(printed.id, texts.ELIXIRS[card], kind, index, row, STORE, texts.elixir_text(card), printed.colour)


@cache
def _empty_place(board: str, index: int, card: int, row: int) -> Place:
    name = text("place-closed" if card == CLOSED else "place-empty")
    return Place(f"{board}_{index + 1}", name, text("place-space", board=board), index, row, text(f"place-{board}"))


@cache
def _building_place(building: int, index: int, row: int) -> Place:
    card = content.BUILDINGS[building]
    kind = text("place-building", kind=card.kind, gold=card.cost)
    return Place(card.id, texts.BUILDINGS[building], kind, index, row, "", texts.building_text(building), card.colour)


@cache
def _portal_place(portal: int, closed: bool, blocked: bool, row: int) -> Place:
    card = content.PORTALS[portal]
    state = "closed" if closed else "barred" if blocked else "open"
    note = text("portal-note", gifts=texts.gift_texts(content.PORTAL_COST[portal]), state=state)
    return Place(card.id, texts.PORTALS[portal], text("place-portal"), portal, row, "", note, card.colour)


# ---- figures


@seen_by_all
def figures(s: State) -> list[Figure]:
    return [*_figures(s)]


def _figures(s: State) -> Iterator[Figure]:
    for row in s.rows:
        for quest in row:
            for space, marker in enumerate(quest.markers):
                place = f"{content.QUESTS[quest.card].id}.{space + 1}"
                if marker == NEUTRAL:
                    yield Figure(place, "neutral", "o", text("neutral-marker"))
                elif marker != NOBODY:
                    yield Figure(place, "marker", "*", MARKER, marker)
    for portal, owner in enumerate(s.portals):
        if owner != NOBODY:
            yield Figure(content.PORTALS[portal].id, "marker", "*", MARKER, owner)


# ---- tracks and counters


@seen_by_all
def tracks(s: State) -> list[Track]:
    """Return the might track. Other counters are among the facts."""
    top = max(content.CONTENT.boards.might_track.last_printed, *(player.might for player in s.players))
    might = [Marker("", "", player.might, seat) for seat, player in enumerate(s.players)]
    return [Track(text("track-might"), top, might, [(s.options.might_to_win, text("enough-might"))])]


@seen_by_all
def table_facts(s: State) -> list[tuple[Words, int]]:
    return [
        (text("fact-turn"), s.turn),
        (text("fact-lap"), s.lap),
        (text("fact-armour", most=content.RULES.armour_pieces), s.armour),
        (text("fact-cataclysms", most=content.RULES.cataclysms), len(s.cataclysms)),
        (text("fact-sin-pile", most=content.RULES.sins_per_cataclysm), len(s.sin_deck.discards)),
        (text("fact-deck", deck="sin"), cards_left(s.faces, s.sin_deck)),
        (text("fact-deck", deck="character"), cards_left(s.faces, s.character_deck)),
        (text("fact-deck", deck="elixir"), cards_left(s.faces, s.elixir_deck)),
        (text("fact-deck", deck="castle"), cards_left(s.faces, s.castle_deck)),
        (text("fact-deck", deck="estate"), cards_left(s.faces, s.estate_deck)),
        (text("fact-deck", deck="quest"), cards_left(s.faces, s.quest_deck)),
        (text("fact-deck", deck="treasure"), cards_left(s.faces, s.treasure_deck)),
        (text("fact-deck", deck="artifact"), cards_left(s.faces, s.artifact_deck)),
    ]


def _unnamed_area(s: State) -> list[SeatScene]:
    """Return the area of the Unnamed, whose hand is open (SV-HID-11)."""
    if s.unnamed is None:
        return []
    faces = [
        CardFace(content.UNNAMED[card].id, texts.UNNAMED[card], colour="grey", text=printed_text(texts.UNNAMED[card]))
        for card in s.unnamed.hand
    ]
    cards = Card("unnamed", text("cards-unnamed"), len(faces), faces=faces)
    return [SeatScene(s.unnamed.seat, len(s.cataclysms), [cards], text("the-unnamed"))]


@seen_by_all
def moments(s: State) -> list[Moment]:
    """Return all pending effects, the innermost last."""
    return [
        Moment(window_title(window), window_effect(window), window.by, [window.asked, *window.to_ask], "red")
        for window in s.windows
    ]


# ---- a player's area: gifts, characters, elixirs, buildings, sin cards and artifacts


# colour of each virtue's realm
VIRTUE_COLOUR: Final = ("grey", "amber", "white", "violet", "blue", "green", "red")

GIFTS: Final = [
    CardFace(virtue.id, name, virtue.id, colour)
    for virtue, name, colour in zip(content.VIRTUES, texts.VIRTUES, VIRTUE_COLOUR, strict=False)
]

KINDS: Final = (
    "hero", "fame", "gold", "gift", "character", "elixir", "building", "sin", "marker", "corruption", "artifact",
)  # fmt: skip
CARDS: Final = {kind: text(f"cards-{kind}") for kind in KINDS}
SHOWN_AT_ZERO: Final = ("fame", "gold", "sin")  # kinds that are shown even if a player has none


def player_cards(s: State, seat: Seat) -> list[Card]:
    """Return a player's cards and tokens. Sin cards and artifacts have faces only if the viewer knows them."""
    player, face_up = s.players[seat], open_cards(s, seat)
    sins = [_sin_face(card) for card in s.sin_faces(seat) if card != UNSEEN]
    artifacts = [_artifact_face(card) for card in s.artifact_faces(seat) if card != UNSEEN]
    hidden_cards = {
        "sin": Card("sin", CARDS["sin"], len(player.sins), faces=sins),
        "artifact": Card("artifact", CARDS["artifact"], len(player.artifacts), faces=artifacts),
    }
    cards = [face_up.get(kind) or hidden_cards.get(kind) for kind in KINDS]
    return [card for card in cards if card is not None and (card.count or card.kind in SHOWN_AT_ZERO)]


@seen_by_all
def open_cards(s: State, seat: Seat) -> dict[str, Card]:
    """Return the open cards and tokens of a player, by kind."""
    player = s.players[seat]
    kinds: list[tuple[str, int, list[CardFace]]] = [
        ("hero", int(player.hero != NOBODY), [_hero_face(s, seat)] if player.hero != NOBODY else []),
        ("fame", player.fame, []),
        ("gold", player.gold, []),
        ("gift", sum(player.gifts), _gift_faces(player.gifts)),
        ("character", len(player.characters),
         [_character_face(card, card in player.tapped) for card in player.characters]),
        ("elixir", len(player.elixirs), [_elixir_face(card) for card in player.elixirs]),
        ("building", len(player.buildings),
         [_building_face(card, card in player.manned) for card in player.buildings]),
        ("marker", player.markers, []),
        ("corruption", player.corruption, []),
    ]  # fmt: skip
    return {kind: Card(kind, CARDS[kind], count, faces=faces) for kind, count, faces in kinds}


def _hero_face(s: State, seat: Seat) -> CardFace:
    """Return the face-up side of the hero: its ability, and the player's whole income."""
    player = s.players[seat]
    card, fallen = content.HEROES[player.hero], int(player.fallen)
    fame, gold, might = turns.income(s, seat)
    income_now = texts.resource_words(fame, gold, sum(might.values()))
    ability_text = text("hero-text", hero=texts.HEROES[player.hero], fallen=fallen, income=income_now)
    return CardFace(
        card.id, texts.hero_name(player.hero, fallen=player.fallen), "", card.colour, ability_text, player.hero_tapped
    )


def _gift_faces(gifts: Sequence[int]) -> list[CardFace]:
    return [GIFTS[virtue] for virtue, number in enumerate(gifts) for _ in range(number)]


@cache
def _character_face(card: int, is_tapped: bool) -> CardFace:
    printed = content.CHARACTERS[card]
    return CardFace(printed.id, texts.CHARACTERS[card], "", printed.colour, texts.character_text(card), is_tapped)


@cache
def _elixir_face(card: int) -> CardFace:
    printed = content.ELIXIRS[card]
    return CardFace(printed.id, texts.ELIXIRS[card], "", printed.colour, texts.elixir_text(card))


@cache
def _building_face(building: int, manned: bool) -> CardFace:
    card, name = content.BUILDINGS[building], texts.BUILDINGS[building]
    return CardFace(card.id, name, "*" if manned else "", card.colour, text("special", building=name))


@cache
def _sin_face(card: int) -> CardFace:
    functions = texts.function_text(card, 0), texts.function_text(card, 1)
    name = text("sin-card", sin=texts.SINS[card], one=functions[0], other=functions[1])
    return CardFace(content.SINS[card].id, name, "", "red", text("sin-text", one=functions[0], other=functions[1]))


@cache
def _artifact_face(card: int) -> CardFace:
    name = texts.ARTIFACTS[card]
    return CardFace(content.ARTIFACTS[card].id, name, "", "amber", printed_text(name))


def printed_text(name: Text) -> Text:
    """Return the printed text of a card."""
    return text("card-text", card=name)


@seen_by_all
def player_note(s: State, seat: Seat) -> Words:
    """Return a note about a player: `Ysolde Brandt: first in turn order, income 3 fame and 1 gold, 7 markers`."""
    player = s.players[seat]
    if player.hero == NOBODY:
        return ""
    fame, gold, might = turns.income(s, seat)
    return text(
        "player-note",
        hero=texts.hero_name(player.hero, fallen=player.fallen),
        nth=s.order.index(seat) + 1 if s.order else 0,
        income=texts.resource_words(fame, gold, sum(might.values())),
        markers=player.markers,
        tapped=int(player.hero_tapped),
        corruption=player.corruption,
    )
