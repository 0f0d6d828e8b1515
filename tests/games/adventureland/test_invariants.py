"""Invariants (4.12) in hundreds of random matches, over all adventures and numbers of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.engine.language.names import Names
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.play.match import Match
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.content import EXPANSION, SETUP
from meadhall.games.adventureland.events import CardTurned, GiantAppeared, SpriteRan, StackRanOut, TurnSkipped
from meadhall.games.adventureland.land import COLUMNS, FIELDS, NOWHERE, PLACE, RIVER_INDEX
from meadhall.games.adventureland.positions.inspect import TOTALS, adventurers, census
from meadhall.games.adventureland.state import NOTHING, SWORD, Party, State
from meadhall.games.adventureland.words import CATALOGUE
from meadhall.testing import clause
from tests.depth import deep

ADVENTURES_AND_PLAYERS = [(adventure, players) for adventure in range(1, 6) for players in (2, 3, 4)]
MATCHES = deep(2)  # per adventure and number of players

every = pytest.mark.parametrize(("adventure", "players"), ADVENTURES_AND_PLAYERS)


def random_match(adventure: int, players: int, seed: int) -> Match[State]:
    """Return a match with random options."""
    rng = random.Random(seed)
    options: dict[str, Any] = {
        "swords_after_win": rng.choice(("spent", "kept")),
        "place_ties": rng.choice(("competition", "dense")),
        "open_tiles": rng.random() < 0.2,
        "expansion": adventure > 3,
    }
    return Match(GAME, f"{adventure}/{players}/{seed}", adventure=adventure, players=players, **options)


def matches_at_questions(match: Match[State], seed: int, bold: float = 0.8) -> Iterator[Match[State]]:
    """Play at random and yield the match at each question. `bold` is the chance to exclude staying and giving up."""
    rng = random.Random(seed)
    while match.ask is not None:
        yield match
        options = match.menu().options
        timid = [o for o in options if o.key in ("stay", "give-up")]
        pick = [o for o in options if o not in timid] or options if rng.random() < bold else options
        match.answer(match.ask.seat, rng.choice(list(pick)))
    yield match


def events_of_kind(match: Match[State], kind: type) -> list[Any]:
    return [event for event in match.news(-1) if isinstance(event, kind)]


@clause("AL-INV-01", "AL-INV-02", "AL-INV-03", "AL-INV-04", "AL-MOV-02", "AL-MOV-09", "AL-DEC-10", "AL-WSP-10")
@every
def test_invariants_hold_throughout_every_match(adventure: int, players: int) -> None:
    """All invariants are checked in the same matches, to save time."""
    for seed in range(MATCHES):
        previous, before = [10 if players == 2 else 8] * players, list[Party]()
        for match in matches_at_questions(random_match(adventure, players, seed), seed):
            s = match.state
            previous = every_piece_is_somewhere_and_only_once(s, previous)
            every_face_is_in_its_bag_or_on_one_piece(s)
            a_party_is_offered_if_it_has_an_end_and_every_other_place_is_refused(match)
            if adventure <= 3:
                no_field_holds_two_things_but_the_field_of_the_fight(s)
                no_party_goes_back(before, s.parties)
                the_sprite_stands_on_the_field_of_the_latest_river_card(match)
                before = s.parties[:]


def every_piece_is_somewhere_and_only_once(s: State, previous: list[int]) -> list[int]:
    """Check that every piece exists once, and no seat has gained adventurers. Return the numbers of adventurers."""
    for kind, line in census(s).items():
        assert sum(line.values()) == TOTALS[kind], (kind, line)
        assert min(line.values()) >= 0, (kind, line)
    now = [adventurers(s, seat) for seat in range(s.players)]
    assert all(n <= m for n, m in zip(now, previous, strict=True))
    return now


def every_face_is_in_its_bag_or_on_one_piece(s: State) -> None:
    creatures = [*s.faces.bags["creature"], *(s.which[f] for f in range(FIELDS) if s.lying[f] == 5)]
    creatures += [c for beaten in s.beaten for c in beaten]
    assert sorted(creatures) == list(range(14))
    herbs = [s.faces.face[p] for p in range(len(s.faces.face)) if s.faces.bag[p] == "herb"]
    assert sorted([f for f in herbs if f >= 0] + s.faces.bags["herb"]) == list(range(20))
    assert sorted(sword_faces(s)) == list(range(28))


def sword_faces(s: State) -> list[int]:
    """Return the faces of all swords: on pieces and in bags. Used swords are in the bag of their box."""
    pieces = [p for hand in s.swords for p in hand] + s.used_swords
    pieces += [s.which[f] for f in range(FIELDS) if s.lying[f] == SWORD]
    pieces += s.fight.swords if s.fight is not None else []
    boxes = [name for name in s.faces.bags if name.startswith("box")]
    unknown = sum(s.faces.bag[p] == s.box and s.faces.face[p] < 0 for p in pieces)
    if s.box in boxes:  # the bag counts the swords in the box and those still unseen on the board
        assert len(s.faces.bags[s.box]) - unknown == s.swords_in_box - len(s.used_swords)
    bags = [f for name in ("sword", *boxes) for f in s.faces.bags[name] if f != FRESH]
    return bags + [s.faces.face[p] for p in pieces if s.faces.face[p] >= 0]


def no_field_holds_two_things_but_the_field_of_the_fight(s: State) -> None:
    fields = [p.at for p in s.parties if 0 <= p.at < FIELDS]
    assert len(fields) == len(set(fields))
    assert all(s.parties[s.party_on[field]].at == field for field in fields)
    assert sum(party != NOWHERE for party in s.party_on) == len(fields)
    fighting = s.fight.field if s.fight is not None else NOWHERE
    assert not [f for f in fields if f != fighting and (s.lying[f] != NOTHING or s.sprite == f)]


def no_party_goes_back(before: list[Party], parties: list[Party]) -> None:
    for was, party in zip(before, parties, strict=False):
        if was.at != NOWHERE and party.at != NOWHERE and was.at < FIELDS:
            assert party.at < FIELDS
            assert party.at // COLUMNS >= was.at // COLUMNS
            assert party.at % COLUMNS >= was.at % COLUMNS


def the_sprite_stands_on_the_field_of_the_latest_river_card(match: Match[State]) -> None:
    river = [e.field for e in events_of_kind(match, CardTurned) if e.field in RIVER_INDEX]
    assert match.state.sprite == (river[-1] if river else NOWHERE)
    assert len(events_of_kind(match, SpriteRan)) == len(river)


def a_party_is_offered_if_it_has_an_end_and_every_other_place_is_refused(match: Match[State]) -> None:
    if match.ask is None:
        return
    menu, names = match.menu(), Names([f"Bot {seat}" for seat in range(match.state.players)])
    assert len(set(menu.keys)) == len(menu.keys)
    refused = {refusal.key for refusal in menu.refusals()}
    assert not refused & set(menu.keys)
    if menu.question == "where":
        assert menu.options
        assert refused | set(menu.keys) == {f"to:{name}" for name in PLACE}
    elif menu.question.endswith("move"):
        seat = match.ask.seat
        assert len([key for key in menu.keys if key.startswith("go:")]) + len(
            [key for key in refused if key.startswith("go:") and is_own(match.state, seat, key)]
        ) == len(match.state.in_play(seat))
    for refusal in menu.refusals():
        assert CATALOGUE.say(refusal.message, names).endswith(".")


def is_own(s: State, seat: int, key: str) -> bool:
    place = PLACE[key.removeprefix("go:").split("/")[0]]
    return any(s.parties[party].at == place for party in s.in_play(seat))


@clause("AL-END-07", "AL-PRI-13", "AL-KNG-14", "AL-PRI-04")
@every
def test_matches_end_in_time_and_the_stack_lasts(adventure: int, players: int) -> None:
    expansion = {4: EXPANSION.princess_adventure.max_rounds, 5: EXPANSION.king_adventure.max_rounds}
    most_rounds = expansion.get(adventure, {n: row.max_rounds for n, row in SETUP.items()})[players]
    assert (
        most_rounds
        == {4: {2: 23, 3: 15, 4: 12}, 5: {2: 18, 3: 12, 4: 9}}.get(adventure, {2: 20, 3: 14, 4: 11})[players]
    )
    for seed in range(MATCHES):
        match = random_match(adventure, players, seed)
        for _ in matches_at_questions(match, seed, bold=0.3):
            pass
        assert match.over
        assert sorted(s.seat for s in match.standings) == list(range(players))
        if not events_of_kind(match, TurnSkipped):
            assert match.state.round <= most_rounds
            assert adventure > 3 or not events_of_kind(match, StackRanOut)
        prison = [e.field for e in events_of_kind(match, GiantAppeared)]
        assert not set(prison) & {e.field for e in events_of_kind(match, CardTurned)}
