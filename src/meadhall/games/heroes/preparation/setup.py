"""Preparing the table (3.1) and the starting hands (3.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from meadhall.engine.contract.game import Setting
from meadhall.engine.model.pieces import Faces
from meadhall.engine.table.table import Table
from meadhall.games.heroes.content import CONTENT, LIMITS, basic_set, spells_of
from meadhall.games.heroes.duels.ends import APART
from meadhall.games.heroes.events import PreparationBegan, StartDrawn, TableauDealt
from meadhall.games.heroes.preparation.hands import draw
from meadhall.games.heroes.state import (
    EMPTY,
    IN_HAND,
    NO_DIE,
    SPACES,
    SPELL_BAG,
    Duel,
    Options,
    Seat,
    Side,
    State,
    deck_bag,
)

TABLEAU: Final = LIMITS.tableau_rows * LIMITS.tableau_columns
PAIRS: Final = ([0, 3], [1, 2])  # who faces whom (HE-VTM-01)
FIRST_GAME: Final[dict[str, str]] = {
    "army": "preset", "hero_text": "off", "enhancements": "off", "no_action_penalty": "off", "extra_win": "on",
}  # fmt: skip


def first_state(chosen: Mapping[str, Setting]) -> State:
    """The table before anything is drawn: decks of Basic Spells, 60 Spells, 6 dice each (HE-SET-01 to 06)."""
    options = Options(**chosen)  # type: ignore[arg-type]
    if options.first_game:  # HE-FST-06
        options = replace(options, **FIRST_GAME)  # type: ignore[arg-type]
    seats = range(options.players)
    bags = {SPELL_BAG: spells_of("common"), **{deck_bag(seat): basic_set() for seat in seats}}
    apart = options.format != "standard"
    return State(
        faces=Faces(bags),
        options=options,
        sides=[new_side() for _ in seats],
        spaces=[[EMPTY] * SPACES for _ in seats],
        duels=[Duel(list(pair)) for pair in PAIRS] if apart else [Duel(list(seats))],
        spells_left=len(bags[SPELL_BAG]),
        stage=APART if apart else "",
    )


def new_side() -> Side:
    dice = [IN_HAND] * CONTENT.dice.per_seat + [NO_DIE]
    return Side(owned=basic_set(), deck=len(basic_set()), dice=dice)


async def set_up(t: Table[State]) -> None:
    """Starting player, priority lists, and the tableau of each duel (HE-SET-04, HE-SET-07, HE-SET-09)."""
    s = t.state
    s.first = s.turn = t.pick("setup/first", "HE-SET-07", range(s.players))
    for duel in s.duels:
        duel.priority = in_any_order(t, duel.seats)
    t.tell(StartDrawn(s.first, [duel.priority.copy() for duel in s.duels]))
    for number in range(len(s.duels)):
        deal_tableau(t, number, "HE-SET-04")
    s.step = "draft"


def in_any_order(t: Table[State], seats: Sequence[Seat]) -> list[Seat]:
    """A priority list by luck (HE-SET-09)."""
    left, found = sorted(seats), list[Seat]()
    while left:
        found.append(t.pick("setup/priority", "HE-SET-09", left))
        left.remove(found[-1])
    return found


def deal_tableau(t: Table[State], number: int, clause: str) -> None:
    """Two rows of four Spells, face up (HE-SET-04); spaces for which no card is left stay empty (HE-LRN-05)."""
    duel = t.state.duels[number]
    duel.tableau = [from_spell_deck(t, clause) for _ in range(TABLEAU)]
    t.tell(TableauDealt(duel.tableau[:], number))


def from_spell_deck(t: Table[State], clause: str) -> int:
    """The next card of the Spell deck, or EMPTY."""
    s = t.state
    if not s.spells_left:
        return EMPTY
    s.spells_left -= 1
    return t.draw(clause, SPELL_BAG)


async def hands(t: Table[State]) -> None:
    """Everybody shuffles the nine Spells and draws a starting hand (HE-SET-10, HE-SET-12)."""
    s = t.state
    for number, duel in enumerate(s.duels):
        if duel.ready:
            continue
        for seat in s.alive(duel):  # also of a duel that a concession has ended already
            draw(t, seat, s.options.starting_hand, "HE-SET-10")
        duel.ready = True
        if not duel.over:
            t.tell(PreparationBegan(number, s.alive(duel)))
    s.step = "rounds"
