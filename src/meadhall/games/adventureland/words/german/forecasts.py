"""What an answer would bring, in words: titles, sums, odds, gains and risks."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.language.german import count, listing, upper
from meadhall.games.adventureland.land import Place, place_name
from meadhall.games.adventureland.state import Party
from meadhall.games.adventureland.words.english.forecasts import Forecasts as EnglishForecasts
from meadhall.games.adventureland.words.english.forecasts import plus
from meadhall.games.adventureland.words.german.names import HERBS, ITEMS, foe, terrain
from meadhall.games.adventureland.words.german.phrases import figures, is_missing, place


class Forecasts(EnglishForecasts):
    """The words of previews in German."""

    # ---- moves

    def party(self, p: Party) -> str:
        return f"{place(p.at)}, {figures(p.adventurers, p.companions)}"

    def place(self, where: Place) -> str:
        return place(where)

    def field(self, field: Place) -> str:
        return f"{place_name(field)}, {terrain(field)}"

    def stay(self) -> tuple[str, str]:
        return "Bleiben", "Dein Zug endet."

    def swap(self) -> str:
        return "Aus fünf Gefährten wird ein Supergefährte. Er zählt wie fünf."

    def nothing(self) -> str:
        return "Dort liegt nichts."

    def king(self) -> str:
        return "Der König schließt sich an."

    def companion(self) -> str:
        return "Ein Gefährte schließt sich an."

    def gold(self, carried: bool) -> str:
        return "Gold zum Mitnehmen." if carried else "Gold."

    def tile(self, item: int) -> str:
        return f"{upper(ITEMS[item].a)}, verdeckt."

    def group(self, size: int) -> str:
        return f"Eine Gruppe mit {size} Figuren."

    def driven_out(self, size: int) -> str:
        return f"Die Gruppe mit {count(size, 'Figur', 'Figuren')} wird vertrieben."

    def at_once(self, points: int) -> str:
        return count(points, "Punkt", "Punkte")

    def at_the_end(self, points: int) -> str:
        return f"{count(points, 'Punkt', 'Punkte')} am Ende"

    # ---- a fight to come

    def foe(self, number: int, strength: int) -> str:
        return f"{foe(number).name} {strength}"

    def strength(self, p: Party) -> str:
        return f"du {p.adventurers} + {p.companions} = {p.size}" if p.companions else f"du {p.size}"

    def missing(self, number: int) -> str:
        return is_missing(number)

    def figures(self, p: Party) -> str:
        return figures(p.adventurers, p.companions)

    def sure(self) -> str:
        return "Das reicht: Du gewinnst."

    def hopeless(self) -> str:
        return "Du verlierst."

    def no_way_back(self) -> str:
        return "Einem Kampf kann niemand ausweichen, und zurücknehmen lässt er sich nicht."

    def swords(self, extras: Sequence[int]) -> str:
        return f"{count(len(extras), 'Schwert', 'Schwerter')}, {plus(extras)}"

    def means(self, herbs: int, gold: int) -> str:
        named = {0: "", 1: "1 Kraut"}.get(herbs, f"{herbs} Kräuter")
        return ", ".join(part for part in (named, f"{gold} Gold" if gold else "") if part)

    def also(self, means: str) -> str:
        return f"dazu {means}"

    def lead(self, points: int, mine: int, others: int) -> str:
        return f"{count(points, 'Punkt', 'Punkte')}, damit {standing(mine, others)}"

    # ---- a fight that is on

    def commit(self, extras: Sequence[int]) -> str:
        return plus(extras) or "Kein Schwert"

    def alone(self) -> str:
        return "nur Schwerter und Würfel"

    def with_(self, means: str) -> str:
        return f"dazu {means}"

    def spent(self, kept: bool) -> str:
        then = "kommen nur bei einem Sieg zurück" if kept else "sind verbraucht, bei Sieg wie Niederlage"
        return f"Eingesetzte Schwerter {then}."

    def herb(self, value: int) -> str:
        return f"{HERBS[value].name} +{value}"

    def add_gold(self) -> str:
        return "Gold +1"

    def wins(self) -> str:
        return "du gewinnst"

    def wasted(self, number: int) -> str:
        return f"{number} zu viel" if number else "genau genug"

    def reroll(self, die: int) -> str:
        return f"Die {die} neu würfeln"

    def cannot_win(self) -> str:
        return "Das allein kann nicht gewinnen."

    def faces(self, faces: Sequence[int]) -> str:
        return f"{listing([str(face) for face in faces])} {'gewinnt' if len(faces) == 1 else 'gewinnen'}"

    def rest(self) -> str:
        return "mit allem, was bleibt"

    def give_up(self) -> tuple[str, str]:
        return "Aufgeben", "Du verlierst den Kampf."

    def losses(self, p: Party, swords: int) -> str:
        pieces = (
            (p.adventurers, "Abenteurer", "Abenteurer"),
            (p.companions, "Gefährte", "Gefährten"),
            (swords, "Schwert", "Schwerter"),
        )
        return listing([count(number, one, more) for number, one, more in pieces if number])

    def stays(self, gold: bool) -> str:
        return "Kräuter und Gold bleiben dir." if gold else "Kräuter bleiben dir."


def standing(mine: int, others: int) -> str:
    """How one stands beside the best of the others: `führst du mit 14 zu 12`."""
    if mine == others:
        return f"stehst du gleichauf bei {mine}"
    return f"führst du mit {mine} zu {others}" if mine > others else f"hast du {mine}, wer führt, hat {others}"
