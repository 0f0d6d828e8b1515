"""What the chosen answer brings and risks, before it is done."""

from __future__ import annotations

from meadhall.cells.chips import badge
from meadhall.cells.drawing import Line, Sight, Span
from meadhall.engine.common.english import count
from meadhall.games.adventureland.board.answers import answer_words, area_name
from meadhall.games.adventureland.board.fight_answers import fight_answer_words, percent
from meadhall.games.adventureland.board.map_drawing import moving_party, party_asked_about
from meadhall.games.adventureland.foresight import Meeting, begins_fight, lead_after, meeting, win_points
from meadhall.games.adventureland.map import FIELDS, NOWHERE, WAYS, Place, place_name
from meadhall.games.adventureland.moves import Go, To, ends
from meadhall.games.adventureland.state import Party, State
from meadhall.games.adventureland.words.english.forecasts import standing


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
        places = [place_name(to.field) for to in ends(s, option.party)]
        return [[letter, Span("may end on ", "soft"), Span(" ".join(places), "strong")]]
    if s.fight is not None:
        return [[letter, *fight_answer_words(s, s.fight, option), Span(" Enter to do it.", "soft")]]
    return [[letter, *answer_words(sight, option, short=False)]]


def _move(sight: Sight, s: State, field: Place, letter: Span, rows: int) -> list[Line]:
    party = moving_party(sight)
    start = party_asked_about(sight)
    if party is None:
        return [[letter, Span(place_name(field))]]
    way = [letter, Span(f"{place_name(start) if start < FIELDS else area_name(start)} to {place_name(field)}")]
    way += [*_leaps(sight, s, start, field), Span(". ")]
    if not begins_fight(s, field):
        _, first, *rest = answer_words(sight, To(field), short=False)
        brings = [first._replace(text=first.text[:1].upper() + first.text[1:]), *rest]
        return [[*way, *brings, Span(".", "soft")]]
    stakes = _stakes(sight, s, field, party)
    fight = _fight(s, field)
    return [[*way, *fight], stakes] if rows > 1 else [[*way[:2], Span(". "), *fight]]


def _leaps(sight: Sight, s: State, start: Place, end: Place) -> list[Span]:
    way = next((w for w in WAYS[start] if end in w), ())
    over = [f for f in way[: way.index(end)] if s.party_on[f] != NOWHERE] if way else []
    spans: list[Span] = []
    for field in over[:3]:
        owner = s.parties[s.party_on[field]].owner
        spans += [
            Span(", over " if not spans else " and "),
            Span(badge(sight.names, owner), f"mark.{owner}"),
            Span(f" on {place_name(field)}"),
        ]
    return spans


def _fight(s: State, field: Place) -> list[Span]:
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


def _stakes(sight: Sight, s: State, field: Place, party: Party) -> Line:
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
