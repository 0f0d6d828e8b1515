"""The rules of Beasts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from meadhall.engine import OVER, Choice, Event, Game, Option, Setting, State, Table, View, choose, menu, ranked
from meadhall.engine.contract.study import Study
from tests.lab.beasts.content import CONTENT


@dataclass(slots=True, kw_only=True)
class Beasts(State):
    beasts: list[int]
    points: list[int]
    round: int = 0


class Rolled(Event, frozen=True):
    seat: int
    face: int


GO = Option("go", "BE-TRN-01")


@menu("beast", "BE-SET-01")
def beasts(s: Beasts) -> list[Option]:
    return [Option(beast.id, "BE-SET-01") for beast in CONTENT.beast]


@menu("go", "BE-TRN-01")
def going(s: Beasts) -> list[Option]:
    return [GO]


async def draft(t: Table[Beasts]) -> None:
    for seat in range(2):
        chosen = await choose(seat, beasts(t.state))
        t.state.beasts[seat] = [beast.id for beast in CONTENT.beast].index(chosen.key)
    t.state.step = "turn"


async def turn(t: Table[Beasts]) -> None:
    s = t.state
    for seat in range(2):
        await choose(seat, going(s))
        face = t.roll("BE-TRN-01")
        t.tell(Rolled(seat, face))
        s.points[seat] += face + CONTENT.beast[s.beasts[seat]].adds
    s.round += 1
    if s.round == CONTENT.rounds:
        s.step = OVER


def first_state(options: Mapping[str, Setting]) -> Beasts:
    return Beasts(step="draft", beasts=[-1, -1], points=[0, 0])


def traits(s: Beasts, seat: int) -> Mapping[str, Sequence[str]]:
    return {"beast": [CONTENT.beast[s.beasts[seat]].id]}


def tally(s: Beasts, events: Sequence[Event]) -> Mapping[str, float]:
    rolls = sum(isinstance(event, Rolled) for event in events)
    end = "close" if abs(s.points[0] - s.points[1]) < 3 else "clear"
    return {"rolls": rolls, f"end: {end}": 1}


def at_random(view: View[Beasts], draw: Callable[[int], int]) -> Option | None:
    return view.options[draw(len(view.options))] if view.question == "beast" else None


GAME: Game[Beasts] = Game(
    id="beasts",
    name="Beasts",
    version="1",
    choices=(Choice("players", (2,), 2, "BE-SET-01", "how many play"),),
    first_state=first_state,
    steps={"draft": draft, "turn": turn},
    standings=lambda s: ranked(s.points),
    study=Study(traits, tally, "rolls", at_random),
)
