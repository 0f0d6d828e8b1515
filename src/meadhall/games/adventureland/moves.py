"""Moves (4.6): which party, where to, and what a move brings about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from meadhall.engine.flows.options import Option, Refusal, Refusals, Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.collecting import collect
from meadhall.games.adventureland.content import CONTENT
from meadhall.games.adventureland.events import Moved
from meadhall.games.adventureland.fights import fight_creature
from meadhall.games.adventureland.map import (
    BETWEEN,
    COLUMNS,
    FIELDS,
    NEAREST,
    NOWHERE,
    WAYS,
    Place,
    area_name,
    place_name,
)
from meadhall.games.adventureland.state import CREATURE, GIANT, State


class Stay(Option):
    """Uses no further move; the turn ends (AL-TRN-05)."""

    __slots__ = ()


class Go(Option):
    """Picks the party that moves. `twin` tells parties of one seat in one start area apart."""

    __slots__ = ("party",)

    def __init__(self, party: int, place: Place, twin: int) -> None:
        super().__init__(f"go:{place_name(place)}" + (f"/{twin}" if twin else ""), "AL-TRN-04")
        self.party = party


class To(Option):
    """Moves the picked party to a field."""

    __slots__ = ("field",)

    def __init__(self, field: Place) -> None:
        super().__init__(f"to:{place_name(field)}", "AL-MOV-01")
        self.field = field


MOST_PARTIES: Final = CONTENT.pieces.adventurers_per_colour * len(CONTENT.pieces.colours)
STAY: Final = Stay("stay", "AL-TRN-05")
TO: Final = [To(field) for field in range(FIELDS)]
GO: Final = [[Go(party, place, 0) for place in range(len(WAYS))] for party in range(MOST_PARTIES)]
_TWINS: Final[dict[tuple[int, Place, int], Go]] = {}


def go(s: State, party: int, here: Place) -> Go:
    """The option that picks this party; in the expansion several of a seat may wait in one start area (AL-DEC-06)."""
    twin = sum(s.parties[p].at == here for p in s.parties_of(s.parties[party].owner) if p < party)
    return _TWINS.setdefault((party, here, twin), Go(party, here, twin)) if twin else GO[party][here]


# ---- menus


def movable(no: Why, s: State, seat: int) -> list[Option]:
    """Every own party with a legal end, then staying, alone if there is none (AL-DEC-02, AL-DEC-10)."""
    options = movers(s, seat)
    if options and s.options.expansion:
        options += rules_of(s).swaps(no, s, seat)
    options.append(STAY)
    if no is not None:
        _why_not_stuck(no, s, seat, options)
        _why_not_others(no, s, seat)
    return options


first_move = menu("first-move", "AL-DEC-02", default="stay")(movable)
second_move = menu("second-move", "AL-DEC-03", default="stay")(movable)


def walls_for(s: State, seat: int) -> tuple[Place, Place]:
    """The fields that a seat's parties may not enter or leap over: the sprite's, the giant's (AL-WSP-09, AL-PRI-09)."""
    if s.princess is None or rules_of(s).may_face_giant(s, seat):
        return s.sprite, s.sprite
    return s.sprite, s.princess.giant


def movers(s: State, seat: int, enough: int = MOST_PARTIES) -> list[Option]:
    """The parties with a legal end, or the first few: each is looked at no further than its first end (AL-MOV-09)."""
    options: list[Option] = []
    on, (sprite, giant), expansion = s.party_on, walls_for(s, seat), s.options.expansion
    for party in s.parties_of(seat):
        here = s.parties[party].at
        if here < 0:  # out of the game
            continue
        for field in NEAREST[here]:
            if on[field] == NOWHERE and field != sprite and field != giant:
                break
        else:
            if not _can_leap(s, party, here, (sprite, giant)):
                continue
        options.append(go(s, party, here) if expansion else GO[party][here])
        if len(options) == enough:
            break
    return options


def _can_leap(s: State, party: int, here: Place, walls: tuple[Place, Place]) -> bool:
    """Whether there is a legal end although no nearest field is one."""
    for way in WAYS[here]:
        for field in way:
            if field in walls:
                break
            other = s.party_on[field]
            if other == NOWHERE or rules_of(s).may_join(s, party, other):
                return True
    return False


def can_anyone_move(s: State, seat: int) -> bool:
    """Whether a seat has a legal move at all (AL-END-04, AL-END-05)."""
    return bool(movers(s, seat, enough=1))


@menu("where", "AL-DEC-02")
def ends(no: Why, s: State, party: int) -> list[To]:
    """The legal ends of a move, east before south, nearest first (AL-MOV-09)."""
    on, lying = s.party_on, s.lying
    sprite, giant = walls_for(s, s.parties[party].owner)
    options: list[To] = []
    for way in WAYS[s.parties[party].at]:
        for field in way:
            if on[field] == NOWHERE and field != sprite and field != giant:
                options.append(TO[field])
                if lying[field] >= CREATURE:  # a legal end, and the last one looked at
                    clause = "AL-MOV-06" if lying[field] == CREATURE else "AL-PRI-09"
                    _why_not_past(no, s, party, way, field, clause, may_end=True)
                    break
            elif field in (sprite, giant):
                _why_not_past(no, s, party, way, field, "AL-WSP-09" if field == s.sprite else "AL-PRI-09")
                break
            elif rules_of(s).may_join(s, party, on[field]):  # AL-MAG-01, AL-KNG-09
                options.append(TO[field])
            elif no is not None:
                rules_of(s).why_not_join(no, s, party, on[field])
    if no is not None:
        no.all += _off_line(s.parties[party].at)
    return options


# ---- why not


# What stops a move: its name, and why its own field is no end where it is none (a creature's field always is one).
STOPS: Final = {
    "AL-WSP-09": ("the water sprite", "The water sprite stands on {field}, and no move ends there."),
    "AL-MOV-06": ("the fog creature", ""),
    "AL-PRI-09": ("the giant", "The giant stands on {field}; only who holds keys of all five colours may face him."),
}


def _why_not_past(
    no: Why, s: State, party: int, way: tuple[Place, ...], stop: Place, clause: str, *, may_end: bool = False
) -> None:
    """Refuses what lies behind the thing that stops a move, and its own field unless that is a legal end."""
    if no is None:
        return
    here, at = s.parties[party].at, way.index(stop)
    what, why_not_there = STOPS[clause]
    text = "{field} lies {far} {way} of {here}; {what} on {stop} cannot be leapt over, so the way is open for {open}."
    numbers = {"way": direction(here, way), "here": place_name(here), "what": what, "stop": place_name(stop)}
    reach = at + 1 if may_end else at
    if not may_end:
        no(TO[stop].key, clause, why_not_there, field=place_name(stop))
        there = "{field} lies {far} {way} of {here}, and the way is open for {open}."
        no(TO[stop].key, "AL-MOV-09", there, field=place_name(stop), far=at + 1, open=reach, **numbers)
    for far, field in enumerate(way[at + 1 :], start=at + 2):
        no(TO[field].key, clause, text, field=place_name(field), far=far, open=reach, **numbers)


@cache
def _off_line(here: Place) -> list[Refusal]:
    """Refuses every field that is not straight east or south of a place."""
    no = Refusals()
    in_line = {field for way in WAYS[here] for field in way}
    for field in range(FIELDS):
        if field not in in_line:
            _why_not_off_line(no, here, field)
    return no.all


def _why_not_off_line(no: Refusals, here: Place, field: Place) -> None:
    key = TO[field].key
    numbers: dict[str, object] = {"field": place_name(field), "here": place_name(here)}
    if here >= FIELDS:
        text = "From {area} a move leads {way} from {first} only, and {field} is not on that line."
        way = WAYS[here][0]
        no(key, "AL-MOV-03", text, area=area_name(here), way=direction(here, way), first=place_name(way[0]), **numbers)
    elif field == here:
        no(key, "AL-MOV-04", "A move must leave {field}.", **numbers)
    elif field // COLUMNS < here // COLUMNS or field % COLUMNS < here % COLUMNS:
        no(key, "AL-MOV-02", "{field} lies north or west of {here}; no move goes there.", **numbers)
    else:
        no(key, "AL-MOV-01", "{field} is not straight east or south of {here}.", **numbers)


def _why_not_stuck(no: Refusals, s: State, seat: int, offered: Sequence[Option]) -> None:
    for party in s.in_play(seat):
        option = go(s, party, s.parties[party].at)
        if option not in offered:
            _why_not_move(no, s, party, option.key)


def _why_not_move(no: Refusals, s: State, party: int, key: str) -> None:
    for refusal in ends(s, party).refusals():
        if refusal.clause not in ("AL-MOV-01", "AL-MOV-02", "AL-MOV-03", "AL-MOV-04"):
            no(key, refusal.clause, refusal.text, **refusal.numbers)
    if s.parties[party].at == FIELDS - 1:
        no(key, "AL-MOV-04", "K10 is the last field; nothing lies east or south of it.")


def _why_not_others(no: Refusals, s: State, seat: int) -> None:
    for p in s.parties:
        if p.owner != seat and 0 <= p.at < FIELDS:
            no(
                f"go:{place_name(p.at)}",
                "AL-TRM-04",
                "The party on {field} belongs to seat {seat}.",
                field=place_name(p.at),
                seat=p.owner,
            )


def direction(here: Place, way: tuple[Place, ...]) -> str:
    """Where a way out of a place leads."""
    if here >= FIELDS:
        return "east" if place_name(here).startswith("row") else "south"
    return "east" if way is WAYS[here][0] else "south"


# ---- carrying out


async def travel(t: Table[State], party: int, field: Place) -> None:
    """Carries out one move: the way there, then what the field holds (AL-COL-01, AL-COL-05)."""
    s = t.state
    rules = rules_of(s)
    before = s.parties[party]
    leave(s, party)
    t.tell(Moved(before.owner, party, before.at, field, leapt(s, before.at, field)))
    other = s.party_on[field]
    if other != NOWHERE:
        await rules.meet(t, party, other, field)
    else:
        enter(s, party, field)
        if s.lying[field] == GIANT:
            await rules.meet(t, party, NOWHERE, field)
        elif s.lying[field] != CREATURE:
            collect(t, party, field, "AL-COL-03")
            rules.landed(t, party, field)
        elif await fight_creature(t, party, field):
            rules.landed(t, party, field)
    await rules.moved(t, before, field)


def leave(s: State, party: int) -> None:
    here = s.parties[party].at
    if here < FIELDS:
        s.party_on[here] = NOWHERE


def enter(s: State, party: int, field: Place) -> None:
    s.parties[party] = replace(s.parties[party], at=field)
    if field < FIELDS:
        s.party_on[field] = party


def leapt(s: State, start: Place, end: Place) -> list[Place]:
    """The fields with parties that a move leaps over (AL-MOV-05)."""
    return [field for field in BETWEEN[start, end] if s.party_on[field] != NOWHERE]
