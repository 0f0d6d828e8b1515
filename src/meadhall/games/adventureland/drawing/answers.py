"""Answers in few words: what a move leads to, what it brings, and what is at a place."""

from __future__ import annotations

from meadhall.cells.chips import badge
from meadhall.cells.drawing import Line, Sight, Span
from meadhall.engine import Answer, Option
from meadhall.engine.common.english import count
from meadhall.games.adventureland import land
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.content import WREATH
from meadhall.games.adventureland.drawing.board import moving_party, party_asked_about, place_of
from meadhall.games.adventureland.drawing.chips import (
    EYES,
    INKS,
    SIGNS,
    creature_name,
    party_label,
)
from meadhall.games.adventureland.drawing.fight import fight_answer_words, percent
from meadhall.games.adventureland.ending import companion_points, gold_points, is_scored_at_once
from meadhall.games.adventureland.moves import Go, To, ends
from meadhall.games.adventureland.odds import Meeting, begins_fight, lead_after, meeting, strength_at, win_points
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import COMPANION, CREATURE, GIANT, GOLD, ITEM_NAMES, Party, State
from meadhall.games.adventureland.words.english.forecasts import standing


def answer_words(sight: Sight, option: Option, *, short: bool) -> Line:
    """An answer without its letter."""
    s: State = sight.view.state
    if isinstance(option, Go):
        return _go_words(sight, s, option, short=short)
    if isinstance(option, To):
        sign = _sign(s, option.field) if short else _brings(sight, s, option.field)
        return [
            Span(f"{land.place_name(option.field):<3}" if short else f"{land.place_name(option.field):<4}", "strong"),
            *sign,
        ]
    if isinstance(option, Area):
        return [Span(area_name(option.area), "strong")]
    if isinstance(option, Swap):
        where = land.place_name(s.parties[option.party].at)
        return [
            Span(f"{where} ", "strong"),
            Span("swap 5♙" if short else "five companions for a super companion", "soft"),
        ]
    return fight_answer_words(s, s.fight, option) if s.fight is not None else [Span(option.key, "strong")]


def _gold(s: State) -> str:
    """What a gold piece brings."""
    if not gold_points(s):
        return "carried along"
    return f"+{gold_points(s)}" + ("" if is_scored_at_once(s) else " at the end")


def _go_words(sight: Sight, s: State, option: Go, *, short: bool) -> Line:
    party = s.parties[option.party]
    where = area_name(party.at, short=short) if party.at >= land.FIELDS else land.place_name(party.at)
    if short:
        return [Span(f"{where:<4}", "strong"), Span(party_label(sight, party, 6), f"mark.{party.owner}")]
    ways = count(len(ends(s, option.party)), "end")
    return [
        Span(f"{where:<4} ", "strong"),
        Span(party_label(sight, party), f"mark.{party.owner}"),
        Span(f" {ways}", "soft"),
    ]


def area_name(area: land.Place, *, short: bool = False) -> str:
    """`row 4` or `column D`: a start area as people say it."""
    name = land.place_name(area)
    if short:
        return f"►{name[3:]}" if name.startswith("row") else f"▾{name[3:]}"
    return f"row {name[3:]}" if name.startswith("row") else f"column {name[3:]}"


def _sign(s: State, field: land.Place) -> list[Span]:
    item = s.lying[field]
    if s.party_on[field] != land.NOWHERE:
        own = s.moving != land.NOWHERE and s.parties[s.moving].owner == s.parties[s.party_on[field]].owner
        return [Span("join" if own else "drive out", "moss")]
    if item in (CREATURE, GIANT):
        return [Span(f"{EYES}{strength_at(s, field)}", "eyes")]
    return [Span(SIGNS[item], "strong")] if item in SIGNS else [Span("·", "faint")]


def _brings(sight: Sight, s: State, field: land.Place) -> list[Span]:
    """What a move to a field brings."""
    item, other = s.lying[field], s.party_on[field]
    party = moving_party(sight)
    if other != land.NOWHERE:
        there = s.parties[other]
        if party is not None and there.owner == party.owner:
            return [Span("join ", "soft"), Span(f"a group of {there.size + party.size}", "moss")]
        return [Span("drive out ", "soft"), Span(badge(sight.names, there.owner), f"mark.{there.owner}")]
    if item in (CREATURE, GIANT):
        figures = count(party.size if party else 1, "figure")
        return [Span(f"fight {strength_at(s, field)} with {figures}", "soft")]
    if item == GOLD:
        return [Span("gold, ", "soft"), Span(_gold(s), "moss")]
    if item == COMPANION:
        gain = companion_points(s, party) if party is not None else 0
        return [Span("a companion, ", "soft"), Span(f"+{gain}" if gain else "joins", "moss")]
    return [Span(f"a {ITEM_NAMES[item]}, unseen" if item else "nothing there", "soft")]


def question_words(sight: Sight) -> Line:
    """The question, its heading first."""
    s: State = sight.view.state
    nth = f"{3 - s.moves_left} of 2" if s.moves_left else ""
    kind = sight.view.question
    party = moving_party(sight)
    if kind == "where" and party is not None:
        label = Span(party_label(sight, party), f"mark.{party.owner}")
        return [
            Span(f"Your move, {nth} ", "heading"),
            Span(" Where does "),
            label,
            Span(f" go from {_from(party.at)}?"),
        ]
    if kind in ("first-move", "second-move"):
        return [Span(f"Your move, {nth} ", "heading"), Span(" Which party goes?")]
    if kind == "start-area" and party is not None:
        return [Span("Sent back ", "heading"), Span(f" Where does your party from {_from(party.at)} wait?")]
    return [
        Span("Your fight ", "heading"),
        Span(f" {_fight_words(sight, s)} "),
        Span("You choose, nobody may help.", "soft"),
    ]


def _fight_words(sight: Sight, s: State) -> str:
    """Where the fight comes from: a move of one's own, or a card."""
    keys = [e.key for e in sight.view.since if isinstance(e, Answer)]
    went = [key.removeprefix("go:").split("/")[0] for key in keys if key.startswith("go:")]
    field = land.place_name(s.fight.field) if s.fight is not None else ""
    if s.turn == sight.view.seat and went and f"to:{field}" in keys:
        return f"move {2 - s.moves_left} of 2, from {_from(land.PLACE[went[-1]])} to {field}."
    return f"on {field}: it has come out of the fog."


def _from(place: land.Place) -> str:
    return land.place_name(place) if place < land.FIELDS else area_name(place)


def place_words(sight: Sight, name: str) -> Line:
    """What is at a place, in a sentence or two."""
    s: State = sight.view.state
    place = land.PLACE.get(name, land.NOWHERE)
    if place == land.NOWHERE:
        return []
    if place >= land.FIELDS:
        return [Span(f"{area_name(place).capitalize()} ", "frost"), Span(_who_waits(sight, s, place), "soft")]
    spans = [Span(f"{name} ", "frost"), Span(f"{_terrain(place)}. {_there(sight, s, place)}", "soft")]
    letter = next(
        (sight.letters[o.key] for o in sight.view.options if place_of(sight, o) == place and o.key in sight.letters), ""
    )
    return [*spans, Span(f" [{letter}]", "ember")] if letter else spans


def _terrain(field: land.Place) -> str:
    if field in land.RIVER_INDEX:
        return f"river, {land.RIVER_INDEX[field]} of {len(land.RIVER_INDEX)}"
    return f"{land.TERRAIN_NAME[field]}, {land.REGION[field]}"


def _there(sight: Sight, s: State, field: land.Place) -> str:
    if s.party_on[field] != land.NOWHERE:
        party = s.parties[s.party_on[field]]
        return f"{_party_words(sight, party)} {'stand' if party.size > 1 else 'stands'} here."
    item = s.lying[field]
    if s.sprite == field:
        return "The water sprite stands on a gold piece." if item == GOLD else "The water sprite stands here."
    if item == GIANT:
        return f"The giant, strength {strength_at(s, field)}, guards the princess."
    if item == CREATURE:
        king = " It holds the king." if s.king is not None and s.king.creature == s.which[field] else ""
        return f"{creature_name(s, field)}, strength {strength_at(s, field)}, wreath {WREATH[s.which[field]]}.{king}"
    if s.king is not None and s.king.at == field:
        return "The king waits here."
    if item in INKS:
        face_down = ", face down" if ITEM_NAMES[item] in ("herb", "sword") else ""
        return f"{'Gold' if item == GOLD else 'A ' + ITEM_NAMES[item]}{face_down}."
    return "Nothing there." if field in s.discard else "Nothing yet: its card is still to come."


def _party_words(sight: Sight, party: Party) -> str:
    who = (
        sight.names.whose(party.owner).capitalize()
        if party.owner == sight.names.listener
        else sight.names.whose(party.owner)
    )
    if party.adventurers > 1:
        what = f"group of {party.adventurers} adventurers"
    else:
        what = "adventurer"
    more = f" and {count(party.companions, 'companion')}" if party.companions else ""
    return f"{who} {what}{more}"


def _who_waits(sight: Sight, s: State, area: land.Place) -> str:
    seats = [seat for seat in range(s.players) if any(s.parties[p].at == area for p in s.parties_of(seat))]
    if not seats:
        return "start area, empty."
    return f"start area. Waiting: {', '.join(sight.names(seat) for seat in seats)}."


# ---- what the chosen answer brings and risks, before it is done


def preview_lines(sight: Sight, width: int, rows: int) -> list[Line]:
    """One or two lines about the chosen answer."""
    s: State = sight.view.state
    option = sight.chosen
    if option is None:
        return []
    letter = Span(f"[{sight.letters.get(option.key, '·')}] ", "ember")
    if isinstance(option, To):
        return _move(sight, s, option.field, letter, rows)
    if isinstance(option, Go):
        places = [land.place_name(to.field) for to in ends(s, option.party)]
        return [[letter, Span("may end on ", "soft"), Span(" ".join(places), "strong")]]
    if s.fight is not None:
        return [[letter, *fight_answer_words(s, s.fight, option), Span(" Enter to do it.", "soft")]]
    return [[letter, *answer_words(sight, option, short=False)]]


def _move(sight: Sight, s: State, field: land.Place, letter: Span, rows: int) -> list[Line]:
    party = moving_party(sight)
    start = party_asked_about(sight)
    if party is None:
        return [[letter, Span(land.place_name(field))]]
    way = [
        letter,
        Span(f"{land.place_name(start) if start < land.FIELDS else area_name(start)} to {land.place_name(field)}"),
    ]
    way += [*_leaps(sight, s, start, field), Span(". ")]
    if not begins_fight(s, field):
        _, first, *rest = answer_words(sight, To(field), short=False)
        brings = [first._replace(text=first.text[:1].upper() + first.text[1:]), *rest]
        return [[*way, *brings, Span(".", "soft")]]
    stakes = _stakes(sight, s, field, party)
    fight = _fight(s, field)
    return [[*way, *fight], stakes] if rows > 1 else [[*way[:2], Span(". "), *fight]]


def _leaps(sight: Sight, s: State, start: land.Place, end: land.Place) -> list[Span]:
    way = next((w for w in land.WAYS[start] if end in w), ())
    over = [f for f in way[: way.index(end)] if s.party_on[f] != land.NOWHERE] if way else []
    spans: list[Span] = []
    for field in over[:3]:
        owner = s.parties[s.party_on[field]].owner
        spans += [
            Span(", over " if not spans else " and "),
            Span(badge(sight.names, owner), f"mark.{owner}"),
            Span(f" on {land.place_name(field)}"),
        ]
    return spans


def _fight(s: State, field: land.Place) -> list[Span]:
    """What the party brings, what is missing, and the chances with swords alone and with all there is."""
    foe = meeting(s, s.moving, field)
    line = [Span(f"A fight: you bring {foe.size}, ")]
    if foe.missing <= 0:
        return [*line, Span("that is enough: you win.", "moss")]
    line.append(Span(f"{foe.missing} {'is' if foe.missing == 1 else 'are'} missing. ", "blood"))
    return [*line, *_chances(foe)]


def _chances(foe: Meeting) -> list[Span]:
    """The chance with the best swords alone, and with all herbs and gold."""
    if foe.alone is None and foe.everything is None:
        return [Span("You have nothing to add.", "soft")]
    line: list[Span] = []
    if foe.alone is not None:
        line = [Span(f"Swords {' '.join(f'+{e}' for e in foe.extras)} win "), Span(percent(foe.alone), "strong")]
    if foe.everything is not None:
        line += [Span(", with all " if line else "With all herbs and gold "), Span(percent(foe.everything), "strong")]
    return [*line, Span(".")]


def _stakes(sight: Sight, s: State, field: land.Place, party: Party) -> Line:
    """What is won and what is lost."""
    spans = [Span("    Win: ", "soft"), Span(f"+{win_points(s, field)}", "moss")]
    lead_then = lead_after(s, sight.view.seat, field)
    if lead_then is not None:
        spans.append(Span(f", then {standing(*lead_then)}", "soft"))
    lost = f"−{count(party.adventurers, 'adventurer')}"
    if party.companions:
        lost += f", −{count(party.companions, 'companion')}"
    return [
        *spans,
        Span(". Lose: ", "soft"),
        Span(lost, "blood"),
        Span(". A fight cannot be declined or taken back.", "soft"),
    ]
