"""What stands on the table, in words: spaces, Beings, what lies before each player, and the counters."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.english import count
from meadhall.games.heroes.board.spaces import place_name
from meadhall.games.heroes.content import CREATURES, SPELLS
from meadhall.games.heroes.state import A_HERO, Seat
from meadhall.games.heroes.words.english.phrases import card, hero, place, spell

TITLE: Final = "Heroes"
KINDS: Final = {"realtime": "real time", "team": "two against two", "tournament": "tournament"}
PHASES: Final = {
    "setup": "Set-up", "draft": "Draft", "army": "Armies", "place": "Placing", "prepare": "Preparation",
    "act": "Action", "action": "Action", "activate": "Activations", "rounds": "Preparation", "next": "The others",
    "resume": "Resume", "hands": "Hands", "stage": "Stage", "over": "Over",
}  # fmt: skip
CARDS: Final = {"dice": "dice", "hand": "in hand", "deck": "in the deck", "discard": "discarded"}


class Labels:
    """The labels of the scene; another language says them in its own words."""

    def title(self, mode: str, format: str) -> str:
        """`Heroes, real time`: how it is played, where that is not turn by turn and everybody against everybody."""
        return ", ".join([TITLE, *(KINDS[kind] for kind in (mode, format) if kind in KINDS)])

    def phase(self, step: str) -> str:
        return PHASES[step]

    # ---- places

    place = staticmethod(place)

    def board(self, seat: Seat) -> str:
        return f"board {seat + 1}"

    def shelf(self, number: int) -> str:
        return f"tableau {number + 1}"

    space = "space"
    tableau = "tableau"

    # ---- Beings

    def dead(self, number: int) -> str:
        return f"dead {card(number)}"

    def sign(self, number: int) -> str:
        return "H" if number == A_HERO else self.being(number)[:2]

    def being(self, number: int) -> str:
        return "Hero" if number == A_HERO else CREATURES[number].name

    def life(self, points: int) -> str:
        return count(points, "hit point")

    def printed(self, number: int) -> list[str]:
        """What is printed on the card of a Creature."""
        c = CREATURES[number]
        return [f"Strength {c.strength}", f"directions {c.directions}", f"activation {c.activation}"]

    def stands(self, exposed: bool) -> str:
        return "exposed" if exposed else "sheltered"

    frozen = "frozen"
    spell = staticmethod(spell)

    # ---- what lies before a player

    def card(self, kind: str) -> str:
        return CARDS[kind]

    out = "out"
    hero = staticmethod(hero)

    def duels(self, seat: Seat) -> str:
        return f"duels {self.board(seat)}"

    def dice(self, shown: str) -> str:
        return f"dice {shown}"

    def life_of_hero(self, points: int) -> str:
        return f"{points} hit points"

    stunned = "stunned"

    def to_place(self, cards_left: int) -> str:
        return f"{count(cards_left, 'card')} to place"

    def hand(self, spells: list[int]) -> str:
        return "hand: " + ", ".join(spell(one) for one in spells)

    # ---- counters

    round = "round"
    beat = "beat"
    deck = "Spell deck"

    def power(self, number: int, seat: Seat, space: int) -> str:
        """The power of a Spell in play, by its bearer: a space of a board, or a player."""
        where = place_name(seat, space) if space >= 0 else str(seat)
        return f"power on {SPELLS[number].id}@{where}"
