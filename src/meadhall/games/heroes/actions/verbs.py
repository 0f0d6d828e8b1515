"""What Spells and abilities do (section 11.1): one function a verb. specials.py has those that ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from meadhall.engine.flows.flow import Flow
from meadhall.engine.table.table import Table
from meadhall.games.heroes.board import permanents
from meadhall.games.heroes.board.deaths import settle
from meadhall.games.heroes.board.spaces import COLUMNS, adjacent, exposed, is_front, other_line, put, swap
from meadhall.games.heroes.board.wounds import Cause, Hit, heal, hurt
from meadhall.games.heroes.dice.throwing import on_table, throw
from meadhall.games.heroes.effects import HALF, IF_WOUNDED, LASTING, Effect
from meadhall.games.heroes.events import CameBack, Moved
from meadhall.games.heroes.preparation.hands import draw
from meadhall.games.heroes.state import EMPTY, Seat, Space, State


@dataclass
class Doing:
    """A Spell or an ability while it is carried out: who does it, with what, to whom, and how it is enhanced."""

    seat: Seat
    cause: Cause
    effects: Sequence[Effect]
    being: int = EMPTY  # whose ability it is
    target: int = EMPTY  # a Being, a seat, a Spell in play, a column or a space, as the card says
    targets: list[int] = field(default_factory=list[int])  # all Beings, if there are several
    raised: int = 0  # what `wounds` enhancements add to the basic damage (HE-ENH-08)
    enhanced: int = 0
    heals: list[int] = field(default_factory=list[int])
    space: Space = EMPTY
    picks: list[int] = field(default_factory=list[int])
    does: str = ""


async def carry_out(t: Table[State], d: Doing) -> None:
    """The parts in the order written; wounds next to each other fall at one moment, then deaths (HE-WND-09)."""
    hits: list[Hit] = []
    for effect in d.effects:
        if effect.when or effect.verb in LASTING:
            continue
        if effect.verb in HITS:
            hits += HITS[effect.verb](t.state, d, effect)
            continue
        _strike(t, d, hits)
        await VERBS[effect.verb](t, d, effect)
    _strike(t, d, hits)


def _strike(t: Table[State], d: Doing, hits: list[Hit]) -> None:
    if hits:
        hurt(t, hits, d.cause)
        settle(t)
        hits.clear()


# ---- wounds


def wound(s: State, d: Doing, effect: Effect) -> list[Hit]:
    """WOUND n kind (HE-VER-01)."""
    return [Hit(being, amount(s, d, effect, being), effect.kind) for being in whom(s, d, effect.whom)]


def chain(s: State, d: Doing, effect: Effect) -> list[Hit]:
    """Further targets, each with one wound less (HE-SPL-03, HE-VER-11)."""
    first = d.effects[0]
    less = int(effect.setting("step"))
    return [Hit(being, first.number + less * n, first.kind) for n, being in enumerate(d.targets[1:], start=1)]


def amount(s: State, d: Doing, effect: Effect, being: int) -> int:
    """How many wounds a part of a card inflicts, enhancements included (HE-ENH-08, HE-VER-24)."""
    first = next(one for one in d.effects if one.verb == "WOUND")
    raised = 0 if any(one.verb == "STRIKE" for one in d.effects) else d.raised  # Rage raises its strike
    if effect.amount == HALF:
        return (first.number + raised) // 2
    worse = IF_WOUNDED.fullmatch(effect.amount)
    if worse is not None:
        return int(worse[1] if s.beings[being].wounds else worse[2])
    return effect.number + (raised if effect is first else 0)


def whom(s: State, d: Doing, word: str) -> list[int]:
    """The Beings that a word of the card means, seen from the target (HE-VER-25)."""
    match word:
        case "self":
            return [d.being]
        case "target":
            return [d.target]
        case "each_target":
            return d.targets
        case "adjacent_to_target":
            return adjacent(s, d.target) if s.beings[d.target].at >= 0 else []
        case "beside_target":
            return [b for b in adjacent(s, d.target) if is_front(s.beings[b].at) == is_front(s.beings[d.target].at)]
        case "behind_target":
            return _behind(s, d.target)
        case "each_in_column":
            board, c = s.spaces[d.target // COLUMNS], d.target % COLUMNS
            return [being for being in (board[c], board[c + COLUMNS]) if being != EMPTY]
        case "each_in_front_line":
            return [being for being in s.on_board(d.target) if is_front(s.beings[being].at)]
        case "each_on_board":
            return s.on_board(d.target)
        case "each_exposed_of_target":
            return exposed(s, d.target)
        case _:
            raise ValueError(f"{word} means no Beings here")


def _behind(s: State, being: int) -> list[int]:
    b = s.beings[being]
    back = s.spaces[b.owner][other_line(b.at)] if is_front(b.at) else EMPTY
    return [back] if back != EMPTY else []


# ---- other verbs


async def heal_beings(t: Table[State], d: Doing, effect: Effect) -> None:
    """HEAL n (HE-VER-02); the Being that Life Drain heals is the first of `heals`."""
    chosen = d.heals[0] if effect.whom == "chosen_own_Being" else d.target
    heal(t, chosen, effect.number)


async def draw_cards(t: Table[State], d: Doing, effect: Effect) -> None:
    draw(t, d.target, effect.number, "HE-VER-03")


async def reroll(t: Table[State], d: Doing, effect: Effect) -> None:
    """REROLL: all dice on the table, at once; those in hand stay there (HE-CRT-12)."""
    throw(t, d.target, on_table(t.state, d.target), "HE-CRT-12")


async def turn_columns(t: Table[State], d: Doing, effect: Effect) -> None:
    """TURN_COLUMNS: front and back change places in every column, all at once (HE-VER-08, HE-SPL-26)."""
    s = t.state
    for c in range(COLUMNS):
        swap(s, d.target, c, c + COLUMNS)
    for being in s.on_board(d.target):
        b = s.beings[being]
        t.tell(Moved(b.owner, b.card, other_line(b.at), b.at, "turn"))


async def add_power(t: Table[State], d: Doing, effect: Effect) -> None:
    permanents.add_power(t, d.target, effect.number)


async def unmake(t: Table[State], d: Doing, effect: Effect) -> None:
    """UNMAKE: whatever its power tokens (HE-VER-13, HE-SPL-09)."""
    permanents.end(t, t.state.in_play[d.target])


async def return_self(t: Table[State], d: Doing, effect: Effect) -> None:
    """RETURN_SELF: the dead Phoenix comes back with wounds (HE-CRT-08, HE-CRT-09)."""
    s = t.state
    put(s, d.being, d.target)
    wounds = int(effect.setting("wounds"))
    b = s.beings[d.being] = s.beings[d.being]._replace(wounds=wounds)
    t.tell(CameBack(b.owner, b.card, b.at, wounds))


def move_to(t: Table[State], being: int, space: Space, how: str) -> None:
    """A Being goes to a free space of its board."""
    b = t.state.beings[being]
    put(t.state, being, space)
    t.tell(Moved(b.owner, b.card, b.at, space, how))


def shift(t: Table[State], being: int, space: Space) -> None:
    """To an adjacent space; if somebody stands there, the two change places (HE-SPL-25, HE-VER-07)."""
    s = t.state
    b = s.beings[being]
    other = s.spaces[b.owner][space]
    swap(s, b.owner, b.at, space)
    t.tell(Moved(b.owner, b.card, b.at, space, "shift"))
    if other != EMPTY:
        t.tell(Moved(b.owner, s.beings[other].card, space, b.at, "shift"))


Verb = Callable[[Table[State], Doing, Effect], Flow[None]]
HITS: Final[dict[str, Callable[[State, Doing, Effect], list[Hit]]]] = {"WOUND": wound, "CHAIN": chain}
VERBS: Final[dict[str, Verb]] = {
    "HEAL": heal_beings,
    "DRAW": draw_cards,
    "REROLL": reroll,
    "TURN_COLUMNS": turn_columns,
    "ADD_POWER": add_power,
    "UNMAKE": unmake,
    "RETURN_SELF": return_self,
}
