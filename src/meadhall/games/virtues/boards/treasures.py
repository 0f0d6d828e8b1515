"""Treasures and artifacts: giving them to players, and their decks (4.14, 4.16)."""

from __future__ import annotations

from meadhall.engine.kit.decks import cards_left, deal, shuffle_in, turn_up
from meadhall.engine.table.table import Table
from meadhall.games.virtues import content, holdings
from meadhall.games.virtues.events.actions import ArtifactSeen, ArtifactTaken, TreasureTaken
from meadhall.games.virtues.events.goods import ResourceGained
from meadhall.games.virtues.state import OpenQuest, Seat, State

MIGHT_SOURCE = "treasures"


def receive_treasure(t: Table[State], seat: Seat, face: int, *, is_shared: bool = False) -> None:
    """Give a player the goods of a treasure, and discard its card (SV-TRS-03 to 05).

    `is_shared` marks a treasure that was taken early. Each fallen hero receives 1 of its goods (SV-FAL-14).
    """
    s, card = t.state, content.TREASURES[face]
    t.tell(TreasureTaken(seat, face))
    s.treasure_deck.discards.append(face)
    if card.res == "artifact":
        for _ in range(card.n):
            _draw_artifact(t, seat)
        return
    fallen = s.fallen if is_shared else []
    own_amount = max(0, card.n - len(fallen))
    holdings.gain_resource(s, seat, card.res, own_amount, MIGHT_SOURCE)
    if fallen and own_amount:
        t.tell(ResourceGained(seat, card.res, own_amount))
    for fallen_seat in fallen:
        holdings.gain_resource(s, fallen_seat, card.res, 1, MIGHT_SOURCE)
        t.tell(ResourceGained(fallen_seat, card.res, 1))


def _draw_artifact(t: Table[State], seat: Seat) -> None:
    """Draw an artifact and lay it face down. If none is left, give gold instead (SV-TRS-04, SV-TRS-05)."""
    s = t.state
    if not cards_left(s.faces, s.artifact_deck):
        holdings.gain_resource(s, seat, "gold", content.RULES.artifact_substitute_gold)
        t.tell(ResourceGained(seat, "gold", content.RULES.artifact_substitute_gold))
        return
    card = deal(t, s.artifact_deck, s.players[seat].artifacts, seat, "SV-TRS-04")
    t.tell(ArtifactTaken(seat))
    t.tell(ArtifactSeen(seat, card), seat)


def draw_treasure(t: Table[State]) -> int:
    """Draw the top card of the treasure deck and show it to all (SV-TRS-08)."""
    return turn_up(t, t.state.treasure_deck, "SV-TRS-02")


def treasures_in_deck(s: State) -> int:
    return cards_left(s.faces, s.treasure_deck)


def lay_treasures_face_down(t: Table[State], quest: OpenQuest) -> None:
    """Lay treasures face down beside a new quest. If the deck runs out, lay fewer (SV-CLS-17)."""
    s = t.state
    for _ in range(min(content.RULES.treasures_per_quest, treasures_in_deck(s))):
        quest.face_down.append(s.faces.lay(s.treasure_deck.bag))


def refill_treasure_deck(s: State, number: int) -> None:
    """Shuffle the discarded treasures into the deck if it has fewer than `number` cards (SV-DCK-11)."""
    if treasures_in_deck(s) < number and s.treasure_deck.discards:
        shuffle_in(s.faces, s.treasure_deck)


def turn_treasures_face_up(t: Table[State], quest: OpenQuest) -> None:
    """Turn over the face-down treasures of a quest (SV-CLS-16)."""
    for piece in quest.face_down:
        quest.treasures.append(t.show("SV-CLS-16", piece))
    quest.face_down = []


def return_treasures_to_deck(s: State, faces: list[int]) -> None:
    """Shuffle these revealed treasures, which nobody took, back into the deck (SV-CLS-11)."""
    discards, s.treasure_deck.discards = s.treasure_deck.discards, faces
    shuffle_in(s.faces, s.treasure_deck)
    s.treasure_deck.discards = discards


def treasure_places(quest: OpenQuest) -> list[str]:
    """Return the names of the places of the treasures beside a quest. The second of two equal ones ends with `/2`."""
    card, faces = content.QUESTS[quest.card], quest.treasures
    known_faces = [
        f"{card.id}.{content.TREASURES[face].id}{'/2' if face in faces[:index] else ''}"
        for index, face in enumerate(faces)
    ]
    return [*known_faces, *(f"{card.id}.hidden{index + 1}" for index, _ in enumerate(quest.face_down))]
