"""What stands on the table, in German words: spaces, Beings, what lies before each player, and the counters."""

from __future__ import annotations

from typing import Final

from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.state import A_HERO, Seat
from meadhall.games.heroes.words.english.labels import TITLE
from meadhall.games.heroes.words.english.labels import Labels as EnglishLabels
from meadhall.games.heroes.words.german.names import card, hero, spell
from meadhall.games.heroes.words.german.phrases import cards, hit_points, on, place

PHASES: Final = {
    "setup": "Aufbau", "draft": "Auslage", "army": "Armeen", "place": "Aufstellung", "prepare": "Vorbereitung",
    "act": "Handlung", "action": "Handlung", "activate": "Aktivierungen", "rounds": "Vorbereitung",
    "next": "Die anderen", "resume": "Weiter", "hands": "Karten", "stage": "Wer weiterkommt", "over": "Vorbei",
}  # fmt: skip
KINDS: Final = {"realtime": "Echtzeit", "team": "zwei gegen zwei", "tournament": "Turnier"}
CARDS: Final = {"dice": "Würfel", "hand": "auf der Hand", "deck": "im Stapel", "discard": "in der Ablage"}


class Labels(EnglishLabels):
    """The labels of the scene in German."""

    def title(self, mode: str, format: str) -> str:
        return ", ".join([TITLE, *(KINDS[kind] for kind in (mode, format) if kind in KINDS)])

    def phase(self, step: str) -> str:
        return PHASES[step]

    # ---- places

    place = staticmethod(place)

    def board(self, seat: Seat) -> str:
        return f"Brett {seat + 1}"

    def shelf(self, number: int) -> str:
        return f"Auslage {number + 1}"

    space = "Feld"
    tableau = "Auslage"

    # ---- Beings

    def dead(self, number: int) -> str:
        return f"{card(number)}, tot"

    def sign(self, number: int) -> str:
        return "H" if number == A_HERO else card(number)[:2]

    def being(self, number: int) -> str:
        return card(number)

    def life(self, points: int) -> str:
        return hit_points(points)

    def printed(self, number: int) -> list[str]:
        c = CREATURES[number]
        return [f"Stärke {c.strength}", f"Richtungen {c.directions}", f"Aktivierung {c.activation}"]

    def stands(self, exposed: bool) -> str:
        return "ungedeckt" if exposed else "gedeckt"

    frozen = "gefroren"
    spell = staticmethod(spell)

    # ---- what lies before a player

    def card(self, kind: str) -> str:
        return CARDS[kind]

    out = "ausgeschieden"
    hero = staticmethod(hero)

    def duels(self, seat: Seat) -> str:
        return f"kämpft gegen {self.board(seat)}"

    def dice(self, shown: str) -> str:
        return f"Würfel {shown}"

    def life_of_hero(self, points: int) -> str:
        return hit_points(points)

    stunned = "betäubt"

    def to_place(self, cards_left: int) -> str:
        return f"noch {cards(cards_left)} aufzustellen"

    def hand(self, spells: list[int]) -> str:
        return "Hand: " + ", ".join(spell(one) for one in spells)

    # ---- counters

    round = "Runde"
    beat = "Wurf"
    deck = "Zauberstapel"

    def power(self, number: int, seat: Seat, space: int) -> str:
        return f"Kraft von {on(f'{spell(number)}, Brett {seat + 1}', space)}"
