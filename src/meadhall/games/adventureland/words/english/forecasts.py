"""What an answer would bring, in words: titles, sums, odds, gains and risks."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.common.english import count, listing, upper
from meadhall.games.adventureland.content import HERB_NAMES
from meadhall.games.adventureland.land import Place, place_name
from meadhall.games.adventureland.state import ITEM_NAMES, Party
from meadhall.games.adventureland.words.english.phrases import creature, figures, heading, terrain


class Forecasts:
    """The words of previews in English; another language says all of them in its own words."""

    # ---- moves

    def party(self, p: Party) -> str:
        return f"{heading(p.at)}, {figures(p.adventurers, p.companions)}"

    def place(self, where: Place) -> str:
        return heading(where)

    def field(self, field: Place) -> str:
        return f"{place_name(field)}, {terrain(field)}"

    def stay(self) -> tuple[str, str]:
        return "Stay", "Your turn ends."

    def swap(self) -> str:
        return "Five companions become a super companion. It counts as five."

    def nothing(self) -> str:
        return "Nothing lies there."

    def king(self) -> str:
        return "The king joins."

    def companion(self) -> str:
        return "A companion joins."

    def gold(self, carried: bool) -> str:
        return "Gold to carry." if carried else "Gold."

    def tile(self, item: int) -> str:
        return f"A {ITEM_NAMES[item]}, face down."

    def group(self, size: int) -> str:
        return f"A group of {size}."

    def driven_out(self, size: int) -> str:
        return f"The party of {size} is driven out."

    def at_once(self, points: int) -> str:
        return count(points, "point")

    def at_the_end(self, points: int) -> str:
        return f"{count(points, 'point')} at the end"

    # ---- a fight to come

    def foe(self, number: int, strength: int) -> str:
        return f"{upper(creature(number))} {strength}"

    def strength(self, p: Party) -> str:
        """`you 1 + 2 = 3`."""
        return f"you {p.adventurers} + {p.companions} = {p.size}" if p.companions else f"you {p.size}"

    def missing(self, number: int) -> str:
        return f"{number} missing"

    def figures(self, p: Party) -> str:
        return figures(p.adventurers, p.companions)

    def sure(self) -> str:
        return "That is enough: you win."

    def hopeless(self) -> str:
        return "You lose."

    def no_way_back(self) -> str:
        return "A fight cannot be declined or taken back."

    def swords(self, extras: Sequence[int]) -> str:
        return f"{count(len(extras), 'sword')}, {plus(extras)}"

    def means(self, herbs: int, gold: int) -> str:
        """`both herbs, 2 gold`."""
        named = {0: "", 1: "the herb", 2: "both herbs"}.get(herbs, f"all {herbs} herbs")
        return ", ".join(part for part in (named, f"{gold} gold" if gold else "") if part)

    def also(self, means: str) -> str:
        return f"and {means}"

    def lead(self, points: int, mine: int, others: int) -> str:
        """`6 points: then you lead, 14 to 12`."""
        return f"{count(points, 'point')}: then {standing(mine, others)}"

    # ---- a fight that is on

    def commit(self, extras: Sequence[int]) -> str:
        return plus(extras) or "No sword"

    def alone(self) -> str:
        return "swords and dice alone"

    def with_(self, means: str) -> str:
        return f"with {means}"

    def spent(self, kept: bool) -> str:
        return f"Swords that you commit {'come back only if you win' if kept else 'are spent, won or lost'}."

    def herb(self, value: int) -> str:
        return f"{HERB_NAMES[value]} +{value}"

    def add_gold(self) -> str:
        return "Gold +1"

    def wins(self) -> str:
        return "you win"

    def wasted(self, number: int) -> str:
        return f"{number} wasted" if number else "exactly enough"

    def reroll(self, die: int) -> str:
        return f"Re-roll the {die}"

    def cannot_win(self) -> str:
        return "That alone cannot win."

    def faces(self, faces: Sequence[int]) -> str:
        return f"{listing([str(face) for face in faces])} {'wins' if len(faces) == 1 else 'win'}"

    def rest(self) -> str:
        return "with all the rest"

    def give_up(self) -> tuple[str, str]:
        return "Give up", "You lose the fight."

    def losses(self, p: Party, swords: int) -> str:
        pieces = ((p.adventurers, "adventurer"), (p.companions, "companion"), (swords, "sword"))
        return listing([count(number, what) for number, what in pieces if number])

    def stays(self, gold: bool) -> str:
        return "Herbs and gold stay with you." if gold else "Herbs stay with you."


def standing(mine: int, others: int) -> str:
    """How one stands beside the best of the others: `you lead, 14 to 12`, `6 for you, 22 for the leader`."""
    if mine == others:
        return f"level at {mine}"
    return f"you lead, {mine} to {others}" if mine > others else f"{mine} for you, {others} for the leader"


def plus(extras: Sequence[int]) -> str:
    """`+2 +1`."""
    return " ".join(f"+{extra}" for extra in extras)
