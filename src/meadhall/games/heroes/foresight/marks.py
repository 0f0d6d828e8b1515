"""What happens to Beings, in the few words that have room on a piece, and in those of a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine.preview import Marked
from meadhall.games.heroes.board import place_name
from meadhall.games.heroes.foresight.outcome import Fate, Outcome
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, Space, State
from meadhall.games.heroes.words.phrases import card, count, hero, listing, place, spell


def place_of(seat: Seat, space: Space) -> str:
    """The id of a space in the scene, or of what lies beside a board."""
    return f"{seat}beside" if space == BESIDE else place_name(seat, space)


def heros_place(s: State, seat: Seat) -> list[str]:
    """Where the Hero of a player stands: what is done to the player is shown there."""
    being = s.sides[seat].hero_being
    return [place_name(seat, s.beings[being].at)] if being != EMPTY and s.beings[being].at >= 0 else []


def marks_of(s: State, found: Outcome) -> list[Marked]:
    """A mark on every Being that an answer does something to, where it stands before it."""
    fates = [fate for _, fate in sorted(found.fates.items())]
    return [_mark(s, fate) for fate in fates if said_of(fate)]


def _mark(s: State, fate: Fate) -> Marked:
    b = s.beings[fate.being]
    where = place_name(b.owner, fate.returns) if fate.returns != EMPTY else place_of(b.owner, b.at)
    first, *more = said_of(fate)
    helps = not (fate.wounds or fate.falls or fate.bursts) and bool(fate.healed or fate.returns != EMPTY)
    return Marked(where, first, ", ".join(more), helps, fate.falls or fate.stunned or fate.bursts)


def said_of(fate: Fate) -> list[str]:
    """`-6`, `falls`; or `-3`, `2 left`, `Freezing`."""
    return [*_harm(fate), *_rest(fate)]


def _harm(fate: Fate) -> list[str]:
    said: list[str] = []
    if fate.struck:
        said.append(f"−{fate.wounds}" if fate.wounds else "no wound")
    if fate.healed:
        said.append(f"+{fate.healed}")
    if fate.bursts:
        said.append("is gone")
    elif fate.falls or fate.stunned:
        said.append("falls" if fate.falls else "stunned")
    elif fate.wounds or fate.healed:
        said.append(f"{fate.left} left")
    return said


def _rest(fate: Fate) -> list[str]:
    """Where it goes, and the Spells on it."""
    said = ["comes back"] if fate.returns != EMPTY else []
    if fate.moves != EMPTY:
        said.append(f"to {place(fate.moves)}")
    return [*said, *(f"{name}{rest}" for name, rest in spells_told(fate))]


def spells_told(fate: Fate) -> list[tuple[str, str]]:
    """The Spells that come to a Being, change or end, each with what is to be said of it."""
    laid = [(spell(one), f", {count(power, 'token')}" if power else "") for one, power in fate.laid]
    changed = [(spell(one), f", {count(power, 'token') if power else 'no token'}") for one, power in fate.power.items()]
    return [*laid, *changed, *((spell(one), " ends") for one in fate.ended)]


# ---- for the card


def who(s: State, being: int) -> str:
    """`Maris`, `Ice Dragon`; with its space where several of them stand on the board."""
    b = s.beings[being]
    if b.is_hero:
        return hero(s.sides[b.owner].hero)
    same = [other for other in s.on_board(b.owner) if s.beings[other].card == b.card]
    return card(b.card) + (f" on {place(b.at)}" if len(same) > 1 and b.at >= 0 else "")


def tell(s: State, found: Outcome, beings: Iterable[int]) -> list[str]:
    """What happens to some of these Beings: `Ice Dragon falls`, `Maris 8 → 2`."""
    return [words for being in beings if being in found.fates for words in [_told(s, found.fates[being])] if words]


def _told(s: State, fate: Fate) -> str:
    name, life = who(s, fate.being), _life(s, fate)
    said = [*([life] if life else []), *_rest(fate)]
    if fate.prevented and not fate.falls:
        said.append(f"{count(fate.prevented, 'wound')} prevented")
    if not life and fate.moves == EMPTY and fate.returns == EMPTY:
        return listing([f"{one} on {name}{rest}" for one, rest in spells_told(fate)])
    return f"{name} {', '.join(said)}" if said else ""


def _life(s: State, fate: Fate) -> str:
    """`falls`, or `8 → 2`; nothing where nothing changes."""
    if fate.bursts or fate.falls or fate.stunned:
        return "is gone" if fate.bursts else "falls" if fate.falls else "lies stunned"
    if not fate.struck and not fate.healed:
        return ""
    before = s.life(fate.being)
    return f"{before} → {fate.left}" if fate.left != before else "no wound" if not fate.wounds else f"stays at {before}"


def sides(s: State, found: Outcome, seat: Seat) -> tuple[list[int], list[int]]:
    """The Beings of others, and one's own, to which something happens."""
    beings: Sequence[int] = sorted(found.fates)
    return [b for b in beings if s.beings[b].owner != seat], [b for b in beings if s.beings[b].owner == seat]


def players_told(s: State, found: Outcome, seat: Seat) -> list[str]:
    """What happens to hands and dice."""
    said = [f"{_does(s, other, seat, 'draw')} {count(cards, 'card')}" for other, cards in found.drawn.items()]
    for other, cards in found.discarded.items():
        said.append(f"{_does(s, other, seat, 'discard')} {count(cards, 'card')}")
    for other, dice in found.rerolled.items():
        said.append(f"{_does(s, other, seat, 'throw')} {count(dice, 'die', 'dice')} anew")
    for other, dice in found.dice.items():
        said.append(f"{_does(s, other, seat, 'gain' if dice > 0 else 'lose')} a die")
    return said


ASKED_THEN: Final = {
    "burst": "then you choose whom it hits", "strike": "then it may strike", "concentrate": "then you may draw a card",
    "regenerate": "then you may heal a Being", "shift-on": "then you may shift another",
}  # fmt: skip
WHAT_THEN: Final = {"discard": "what to discard", "give-up-die": "a die to give up"}


def then(s: State, seat: Seat, question: str, whom: Seat) -> list[str]:
    """What is asked because of it, before it is over."""
    if question in ASKED_THEN and whom == seat:
        return [ASKED_THEN[question]]
    if question in WHAT_THEN:
        return [f"then {_does(s, whom, seat, 'choose')} {WHAT_THEN[question]}"]
    return []


def _does(s: State, other: Seat, seat: Seat, verb: str) -> str:
    """`you draw`, `Maris draws`: players go by the names of their Heroes."""
    return f"you {verb}" if other == seat else f"{hero(s.sides[other].hero)} {verb}s"


def sentence(said: Sequence[str]) -> str:
    """`Ice Dragon falls, and Nymph 2 → 1.`"""
    words = listing([*said])
    return f"{words[:1].upper()}{words[1:]}." if words else ""
