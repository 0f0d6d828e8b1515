"""Moves (4.6): the choice of a party, its destination, and the effects of a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from meadhall.engine import Option, Reason, Refused, Table, menu
from meadhall.engine.common.text import Args
from meadhall.games.adventureland import adventure, collecting, content, fights
from meadhall.games.adventureland.events import PartyMoved
from meadhall.games.adventureland.land import (
    COLUMNS,
    FIELDS,
    FIELDS_BETWEEN,
    NEAREST_FIELDS,
    NOWHERE,
    WAYS,
    Place,
    place_name,
)
from meadhall.games.adventureland.state import CREATURE, GIANT, State
from meadhall.games.adventureland.texts import PLACES, FieldName, party_args


class Stay(Option):
    """Ends the turn without further moves (AL-TRN-05)."""

    __slots__ = ()


class Go(Option):
    """Picks the party that moves. `twin` numbers the parties of one seat in one start area."""

    __slots__ = ("party",)

    def __init__(self, party: int, place: Place, twin: int) -> None:
        super().__init__(f"go:{place_name(place)}" + (f"/{twin}" if twin else ""), "AL-TRN-04")
        self.party = party

    def args(self, state: State) -> Args:
        p = state.parties[self.party]
        waiting = p.size if p.at >= FIELDS and p.size > 1 else 0  # distinguishes parties in one start area
        return {**party_args(p), "place": PLACES[p.at], "waiting": waiting, "ends": len(ends(state, self.party))}


class To(Option):
    """Moves the picked party to a field."""

    __slots__ = ("field",)
    field: FieldName

    def __init__(self, field: Place) -> None:
        super().__init__(f"to:{place_name(field)}", "AL-MOV-01")
        self.field = field


MAX_PARTIES: Final = content.CONTENT.pieces.adventurers_per_colour * len(content.CONTENT.pieces.colours)
STAY: Final = Stay("stay", "AL-TRN-05")
TO_OPTIONS: Final = [To(field) for field in range(FIELDS)]
GO_OPTIONS: Final = [[Go(party, place, 0) for place in range(len(WAYS))] for party in range(MAX_PARTIES)]
_GO_OPTIONS_OF_TWINS: Final[dict[tuple[int, Place, int], Go]] = {}


def go_option(s: State, party: int, place: Place) -> Go:
    """Return the option to move this party. In the expansion, a start area may have several parties (AL-DEC-06)."""
    twin = sum(s.parties[p].at == place for p in s.parties_of(s.parties[party].owner) if p < party)
    return (
        _GO_OPTIONS_OF_TWINS.setdefault((party, place, twin), Go(party, place, twin))
        if twin
        else GO_OPTIONS[party][place]
    )


# ---- the choice of a party


NOT_YOURS: Final = Reason("AL-TRM-04", "not-your-party")
NO_PARTY: Final = Reason("AL-TRN-04", "no-party-here")
_REFUSED_EMPTY_PLACES: Final[dict[str, dict[Place, Refused]]] = {
    word: {at: (f"{word}:{place_name(at)}", NO_PARTY(place=PLACES[at])) for at in range(len(WAYS))}
    for word in ("go", "swap")
}
LAST_FIELD: Final = Reason("AL-MOV-04", "last-field")
CLAUSES_ABOUT_LINES: Final = frozenset({"AL-MOV-01", "AL-MOV-02", "AL-MOV-03", "AL-MOV-04"})


def party_options(s: State, seat: int) -> list[Option]:
    """Return the options: move a party that has a legal move, or stay (AL-DEC-02, AL-DEC-10)."""
    options = move_options(s, seat)
    if options and s.options.expansion:
        options += [option for option, reason in adventure.rules_of(s).swap_candidates(s, seat) if reason is None]
    options.append(STAY)
    return options


def refused_parties(s: State, seat: int) -> Iterator[Refused]:
    """Yield the refused answers: the player's parties without a legal move, others' parties, and empty places."""
    can_move = set(move_options(s, seat))
    if can_move and s.options.expansion:
        yield from adventure.rules_of(s).swap_candidates(s, seat)
    own_places = {s.parties[party].at for party in s.in_play(seat)}
    for party in s.in_play(seat):
        option = go_option(s, party, s.parties[party].at)
        if option not in can_move:
            yield from ((option, reason) for reason in _reasons_of_stuck_party(s, party))
    owner_by_place = {p.at: p.owner for p in s.parties if p.owner != seat and 0 <= p.at < FIELDS}
    for key_prefix in ("go", "swap") if s.king is not None else ("go",):
        for field, owner in owner_by_place.items():
            yield f"{key_prefix}:{place_name(field)}", NOT_YOURS(field=place_name(field), seat=owner)
        yield from (
            refused
            for place, refused in _REFUSED_EMPTY_PLACES[key_prefix].items()
            if place not in own_places and place not in owner_by_place
        )


def _reasons_of_stuck_party(s: State, party: int) -> Iterator[Reason]:
    """Yield the reasons why a party has no legal move."""
    if s.parties[party].at == FIELDS - 1:
        yield LAST_FIELD
    yield from (refusal for refusal in ends(s, party).refusals() if refusal.clause not in CLAUSES_ABOUT_LINES)


first_move = menu("first-move", "AL-DEC-02", default="stay")(party_options)
second_move = menu("second-move", "AL-DEC-03", default="stay")(party_options)
first_move.never(refused_parties)
second_move.never(refused_parties)


def obstacles_for(s: State, seat: int) -> tuple[Place, Place]:
    """Return the fields that a seat's parties may not enter or leap over (AL-WSP-09, AL-PRI-09).

    These are the fields of the sprite and of the giant. If the giant is no obstacle, both are the sprite's field.
    """
    if s.princess is None or adventure.rules_of(s).can_face_giant(s, seat):
        return s.sprite, s.sprite
    return s.sprite, s.princess.giant


def move_options(s: State, seat: int, limit: int = MAX_PARTIES) -> list[Option]:
    """Return the options for at most `limit` parties that have a legal move (AL-MOV-09).

    For speed, the search for each party stops at its first legal end.
    """
    options: list[Option] = []
    party_on, (sprite, giant), expansion = s.party_on, obstacles_for(s, seat), s.options.expansion
    for party in s.parties_of(seat):
        place = s.parties[party].at
        if place < 0:  # the party is out of the game
            continue
        for field in NEAREST_FIELDS[place]:
            if party_on[field] == NOWHERE and field != sprite and field != giant:
                break
        else:
            if not _has_end_beyond(s, party, place, (sprite, giant)):
                continue
        options.append(go_option(s, party, place) if expansion else GO_OPTIONS[party][place])
        if len(options) == limit:
            break
    return options


def _has_end_beyond(s: State, party: int, place: Place, obstacles: tuple[Place, Place]) -> bool:
    """Whether a party has a legal end beyond its nearest fields, which are not legal.

    This is faster than `ends`. Tests with random matches compare the two.
    """
    rules = adventure.rules_of(s)
    for way in WAYS[place]:
        for field in way:
            if field in obstacles:
                break
            other = s.party_on[field]
            if other == NOWHERE or (rules.can_join_parties and rules.cannot_join(s, party, other) is None):
                return True
    return False


def has_move(s: State, seat: int) -> bool:
    """Whether a seat has a legal move (AL-END-04, AL-END-05)."""
    return bool(move_options(s, seat, limit=1))


# ---- the choice of an end


SPRITE_THERE: Final = Reason("AL-WSP-09", "sprite-there")
GIANT_THERE: Final = Reason("AL-PRI-09", "giant-there")
TOO_FAR: Final = Reason("AL-MOV-09", "too-far")
PAST_SPRITE: Final = Reason("AL-WSP-09", "past-sprite")
PAST_CREATURE: Final = Reason("AL-MOV-06", "past-creature")
PAST_GIANT: Final = Reason("AL-PRI-09", "past-giant")
OFF_LINE: Final = Reason("AL-MOV-03", "off-line")
MUST_LEAVE: Final = Reason("AL-MOV-04", "must-leave")
BACKWARD: Final = Reason("AL-MOV-02", "backward")
NOT_STRAIGHT: Final = Reason("AL-MOV-01", "not-straight")
NOT_BACK: Final = Reason("AL-MOV-04", "not-back")


@menu("where", "AL-DEC-02")
def ends(s: State, party: int) -> list[To]:
    """Return the legal ends of a move, east before south, the nearest first (AL-MOV-09)."""
    return _find_ends(s, party, [])


def _find_ends(s: State, party: int, stops: list[Place]) -> list[To]:
    """Return the legal ends of a move, which may leap over parties and companions (AL-MOV-05).

    For each line, append to `stops` the field that the move cannot pass, or NOWHERE.
    """
    party_on, lying = s.party_on, s.lying
    sprite, giant = obstacles_for(s, s.parties[party].owner)
    options: list[To] = []
    for way in WAYS[s.parties[party].at]:
        for field in way:
            if party_on[field] == NOWHERE and field != sprite and field != giant:
                options.append(TO_OPTIONS[field])
                if lying[field] >= CREATURE:  # a legal end that the move cannot pass
                    stops.append(field)
                    break
            elif field in (sprite, giant):
                stops.append(field)
                break
            elif (rules := adventure.rules_of(s)).can_join_parties and rules.cannot_join(
                s, party, party_on[field]
            ) is None:
                options.append(TO_OPTIONS[field])
        else:
            stops.append(NOWHERE)
    return options


@ends.never
def refused_ends(s: State, party: int) -> Iterator[Refused]:
    """Yield the refused answers: fields with parties, behind an obstacle or off the two lines, and start areas."""
    start, stops = s.parties[party].at, list[Place]()
    legal_ends = _find_ends(s, party, stops)
    for way, stop in zip(WAYS[start], stops, strict=True):
        open_count = len(way) if stop == NOWHERE else way.index(stop) + (TO_OPTIONS[stop] in legal_ends)
        if open_count < len(way):
            yield from _refusals_beyond_obstacle(s, start, way, stop, open_count)
        for field in way[:open_count]:
            other = s.party_on[field]
            yield TO_OPTIONS[field], None if other == NOWHERE else adventure.rules_of(s).cannot_join(s, party, other)
    yield from _refusals_off_line(start)


def _refusals_beyond_obstacle(
    s: State, start: Place, way: tuple[Place, ...], stop: Place, open_count: int
) -> Iterator[Refused]:
    """Yield the refused fields of a line, from the obstacle to the end of the line."""
    values = {"way": direction(start, way), "here": PLACES[start], "stop": place_name(stop), "open": open_count}
    reason_beyond, reason_there = (PAST_SPRITE, SPRITE_THERE) if stop == s.sprite else (PAST_GIANT, GIANT_THERE)
    if stop != way[open_count] and s.lying[stop] == CREATURE:
        reason_beyond = PAST_CREATURE
    for distance, field in enumerate(way[open_count:], start=open_count + 1):
        if field == stop:
            yield TO_OPTIONS[stop], reason_there(field=place_name(stop))
        yield (
            TO_OPTIONS[field],
            (TOO_FAR if field == stop else reason_beyond)(field=place_name(field), far=distance, **values),
        )


@cache
def _refusals_off_line(start: Place) -> list[Refused]:
    """Return a refused answer for every place that is not straight east or south of this one."""
    in_line = {field for way in WAYS[start] for field in way}
    fields: list[Refused] = [
        (TO_OPTIONS[field], _off_line_reason(start, field)) for field in range(FIELDS) if field not in in_line
    ]
    areas = [(f"to:{place_name(area)}", NOT_BACK(area=PLACES[area])) for area in range(FIELDS, len(WAYS))]
    return [*fields, *areas]


def _off_line_reason(start: Place, field: Place) -> Reason:
    values: dict[str, object] = {"field": place_name(field), "here": PLACES[start]}
    if start >= FIELDS:
        way = WAYS[start][0]
        return OFF_LINE(way=direction(start, way), first=place_name(way[0]), **values)
    if field == start:
        return MUST_LEAVE(**values)
    if field // COLUMNS < start // COLUMNS or field % COLUMNS < start % COLUMNS:
        return BACKWARD(**values)
    return NOT_STRAIGHT(**values)


def direction(start: Place, way: tuple[Place, ...]) -> str:
    """Return the direction of a line from a place: `east` or `south`."""
    if start >= FIELDS:
        return "east" if place_name(start).startswith("row") else "south"
    return "east" if way is WAYS[start][0] else "south"


# ---- carrying out


async def carry_out_move(t: Table[State], party: int, field: Place) -> None:
    """Carry out one move: enter the field, then join, fight or take what is on it (AL-COL-01, AL-COL-05)."""
    s = t.state
    rules = adventure.rules_of(s)
    before = s.parties[party]
    leave_field(s, party)
    t.tell(PartyMoved(before.owner, party, before.at, field, leapt_fields(s, before.at, field)))
    other = s.party_on[field]
    if other != NOWHERE:
        await rules.meet_occupant(t, party, other, field)
    else:
        enter_field(s, party, field)
        if s.lying[field] == GIANT:
            await rules.meet_occupant(t, party, NOWHERE, field)
        elif s.lying[field] != CREATURE:
            collecting.collect_from_field(t, party, field, "AL-COL-03")
            rules.after_arrival(t, party, field)
        elif await fights.fight_creature(t, party, field):
            rules.after_arrival(t, party, field)
    await rules.after_move(t, before, field)


def leave_field(s: State, party: int) -> None:
    place = s.parties[party].at
    if place < FIELDS:
        s.party_on[place] = NOWHERE


def enter_field(s: State, party: int, field: Place) -> None:
    s.parties[party] = replace(s.parties[party], at=field)
    if field < FIELDS:
        s.party_on[field] = party


def leapt_fields(s: State, start: Place, end: Place) -> list[Place]:
    """Return the fields with parties that a move leaps over (AL-MOV-05)."""
    return [field for field in FIELDS_BETWEEN[start, end] if s.party_on[field] != NOWHERE]
