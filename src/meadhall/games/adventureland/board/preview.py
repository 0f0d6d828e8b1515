"""What the chosen answer brings and risks, before it is done."""

from __future__ import annotations

from meadhall.engine.drawing import Line, Sight, Span
from meadhall.games.adventureland.board.answers import answer_words, area_name
from meadhall.games.adventureland.board.chips import badge, creature_name, strength_at
from meadhall.games.adventureland.board.fight_answers import fight_answer_words, percent
from meadhall.games.adventureland.board.map_drawing import moving_party, party_asked_about
from meadhall.games.adventureland.collecting import value_of
from meadhall.games.adventureland.content import WREATH
from meadhall.games.adventureland.fights import MOST_SWORDS
from meadhall.games.adventureland.map import FIELDS, NOWHERE, WAYS, Place, place_name
from meadhall.games.adventureland.moves import Go, To, ends
from meadhall.games.adventureland.odds import chance_with, herbs_of
from meadhall.games.adventureland.state import CREATURE, GIANT, SWORD, Party, State
from meadhall.games.adventureland.words.gains import creature_points, is_scored_at_once
from meadhall.games.adventureland.words.phrases import count


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
    if s.lying[field] not in (CREATURE, GIANT) or s.party_on[field] != NOWHERE:
        _, first, *rest = answer_words(sight, To(field), short=False)
        brings = [first._replace(text=first.text[:1].upper() + first.text[1:]), *rest]
        return [[*way, *brings, Span(".", "soft")]]
    stakes = _stakes(sight, s, field, party)
    fight = _fight(sight, s, field, party)
    return [[*way, *fight], stakes] if rows > 1 else [[*way[:2], Span(". "), *fight]]


def _leaps(sight: Sight, s: State, start: Place, end: Place) -> list[Span]:
    way = next((w for w in WAYS[start] if end in w), ())
    over = [f for f in way[: way.index(end)] if s.party_on[f] != NOWHERE] if way else []
    spans: list[Span] = []
    for field in over[:3]:
        owner = s.parties[s.party_on[field]].owner
        spans += [
            Span(", over " if not spans else " and "),
            Span(badge(sight, owner), f"mark.{owner}"),
            Span(f" on {place_name(field)}"),
        ]
    return spans


def _fight(sight: Sight, s: State, field: Place, party: Party) -> list[Span]:
    """What the party brings, what is missing, and the chances with swords alone and with all there is."""
    strength = strength_at(s, field)
    missing = strength - party.size
    line = [Span(f"A fight: you bring {party.size}, ")]
    if missing <= 0:
        return [*line, Span("that is enough: you win.", "moss")]
    line.append(Span(f"{missing} {'is' if missing == 1 else 'are'} missing. ", "blood"))
    return [*line, *_chances(sight, s, missing, party)]


def _chances(sight: Sight, s: State, missing: int, party: Party) -> list[Span]:
    """The chance with the best swords alone, and with all herbs and gold."""
    seat = sight.view.seat
    extras = sorted((value_of(s, p, SWORD) for p in s.swords[seat]), reverse=True)[:MOST_SWORDS]
    herbs, gold = herbs_of(s, seat), party.gold if s.king is not None else s.gold[seat]
    if not extras and not herbs and not gold:
        return [Span("You have nothing to add.", "soft")]
    line: list[Span] = []
    if extras:
        alone = percent(chance_with(missing, extras))
        line = [Span(f"Swords {' '.join(f'+{e}' for e in extras)} win "), Span(alone, "strong")]
    if herbs or gold:
        everything = percent(chance_with(missing, extras, herbs, gold))
        line += [Span(", with all " if extras else "With all herbs and gold "), Span(everything, "strong")]
    return [*line, Span(".")]


def _stakes(sight: Sight, s: State, field: Place, party: Party) -> Line:
    """What is won and what is lost."""
    me = sight.view.seat
    wins = win_points(s, field)
    spans = [Span("    Win: ", "soft"), Span(wins or creature_name(s, field), "moss")]
    if wins and is_scored_at_once(s):
        mine = sight.points[me] + WREATH[s.which[field]]
        others = max((p for seat, p in enumerate(sight.points) if seat != me), default=0)
        lead = f"you lead {mine} to {others}" if mine > others else f"{mine} to {others}"
        spans.append(Span(f", {lead}", "soft"))
    lost = f"−{count(party.adventurers, 'adventurer')}"
    if party.companions:
        lost += f", −{count(party.companions, 'companion')}"
    return [
        *spans,
        Span(". Lose: ", "soft"),
        Span(lost, "blood"),
        Span(". A fight cannot be declined or taken back.", "soft"),
    ]


def win_points(s: State, field: Place) -> str:
    """The points for beating what lies on a field, as the adventure counts them."""
    return f"+{creature_points(s, -1 if s.lying[field] == GIANT else s.which[field])}"
