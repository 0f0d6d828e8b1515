"""The toy game of the kit, with a scene that uses every part. It tests the board that is drawn for any game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from meadhall.engine import (
    Card,
    CardFace,
    Figure,
    Ladder,
    Marker,
    Moment,
    Option,
    Place,
    Rung,
    Scene,
    Seat,
    SeatScene,
    Track,
    View,
    Wording,
)
from meadhall.engine.kit.decks import cards_left
from meadhall.engine.model.pieces import UNSEEN
from tests.engine.kit.market import GUARD_CARD, MARKET, Market

NAMES: Final = {GUARD_CARD: "Guard", 1: "Silk", 2: "Salt", 3: "Amber", 4: "Spice"}
COLOURS: Final = {GUARD_CARD: "blue", 1: "red", 2: "white", 3: "amber", 4: "green"}

COUNTRY: Final = [
    Place("gate", "Town Gate", "town", colour="amber", note="a town", centre=(10, 10), roads=["ford", "wood"]),
    Place("ford", "Otter Ford", "ford", colour="blue", centre=(45, 14), roads=["hill"]),
    Place("wood", "Fox Wood", "wood", colour="green", centre=(20, 40), roads=["ford"]),
    Place("hill", "Beacon Hill", "hill", colour="grey", centre=(78, 34), roads=["wood"]),
]
HOUSE: Final = [
    Place("hall", "Guildhall", "hall", note="lit", centre=(5, 3), area=(0, 0, 8, 6), roads=["cellar", "court"]),
    Place("cellar", "Cellar", "earth", note="difficult", centre=(5, 9), area=(0, 6, 8, 4), roads=["court"]),
    Place("court", "Court", "grass", centre=(12, 6), area=(8, 0, 8, 10)),
]
ACTIVITIES: Final = [
    Place("work", "Work", "card", region="The fair", note="Gain 2 coins.", colour="green"),
    Place("rob", "Rob", "card", region="The fair", note="Take up to 2 coins.", colour="red"),
    Place("plot", "Plot", "card", region="The fair", note="Take up to 1 coin, gain 1.", colour="violet"),
    Place("coin", "Coins", "gold", region="Your purse", note="worth a coin each", colour="amber"),
    Place("jewel", "Jewel", "crown", region="Your purse", note="a coin and a favour", colour="violet"),
]


def scene(s: Market, seat: Seat) -> Scene:
    """Return a scene with a map, a house, activities, a track, the deck, a pending theft, and all cards."""
    players = range(s.players)
    figures = [Figure("gate" if player else "court", "hero", "H", "merchant", player) for player in players]
    others = [Figure("cellar", "creature", "@3", "a Rat, strength 3", number=3), Figure("hill", "", "B", "Beacon")]
    track = Track("stalls", 6, [Marker("S", "", s.stalls[player], player) for player in players], [(4, "a good fair")])
    discards = [CardFace(f"gone:{at}", NAMES[face], colour=COLOURS[face]) for at, face in enumerate(s.deck.discards)]
    table = [Card("deck", "cards of the fair", cards_left(s.faces, s.deck))]
    table += [Card("gone", "played", len(discards), [], discards)] if discards else []
    fight = Ladder(
        "Against the Rat", 4, [Rung("merchant", s.stalls[seat] + 1, seat), Rung("sword", 2)], "It flees in 58 %."
    )
    moments = [
        Moment("A theft", "Up to 2 coins are taken.", window.by, [window.asked, *window.to_ask], "red")
        for window in s.windows
    ]
    seats = [SeatScene(player, s.stalls[player], _cards(s, player)) for player in players]
    facts = [("round", s.rounds)]
    places = [*COUNTRY, *HOUSE, *ACTIVITIES]
    return Scene("Fair", s.step, s.turn, places, [*figures, *others], seats, facts, [track], moments, table, fight)


def _cards(s: Market, seat: Seat) -> list[Card]:
    hand = s.holders[seat].hand
    known_faces = [_face(piece, s.faces.face[piece]) for piece in hand if s.faces.face[piece] != UNSEEN]
    stalls = [
        CardFace(f"stall:{seat}:{at}", "Stall", str(at + 1), "amber", turned=at == 0) for at in range(s.stalls[seat])
    ]
    return [
        Card("hand", "cards in hand", len(hand), faces=known_faces),
        Card("stall", "stalls", len(stalls), faces=stalls),
        Card("coin", "coins", s.coins[seat]),
    ]


def _face(piece: int, face: int) -> CardFace:
    text = "wards off a theft" if face == GUARD_CARD else ""
    return CardFace(str(piece), NAMES[face], colour=COLOURS[face], text=text)


QUESTIONS: Final = {
    "act": "What do you do at the fair?",
    "ward": "A theft! Do you ward it off?",
    "pay": "How do you pay?",
    "give-back": "Which cards go back?",
}


def robber(view: View[Market]) -> Option:
    """Rob in the first round, and let the others alone after it."""
    wanted = "rob" if view.state.rounds == 0 else "pass"
    return next((option for option in view.options if option.key == wanted), view.options[-1])


GAME: Final = replace(
    MARKET,
    id="fair",
    name="Fair",
    scene=scene,
    wording=Wording(questions=QUESTIONS),
    bots={"sensible": robber},
)
