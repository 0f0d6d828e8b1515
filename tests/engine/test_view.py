"""Views: their contents for a seat, and imagined worlds."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from meadhall.engine import UNSEEN, Match, Outcome
from meadhall.engine.model.state import encode
from meadhall.engine.play import imagining
from meadhall.engine.play.imagining import imagine
from meadhall.engine.play.views import build_view
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.table.log import HIDDEN, Answer
from meadhall.engine.table.table import Table
from meadhall.games.adventureland import GAME
from tests.engine.smugglers import SMUGGLERS
from tests.engine.test_match import played_match
from tests.engine.toys import ARMY, AUCTION, DRAFT, Draft, deal, keep


def test_a_hand_is_seen_by_its_holder_alone() -> None:
    match = Match(DRAFT, 1)
    mine, theirs = match.state.hands
    faces = match.view(0).state.faces.face
    assert [faces[piece] for piece in mine] == [match.state.faces.face[piece] for piece in mine]
    assert [faces[piece] for piece in theirs] == [UNSEEN] * 3
    assert set(match.view(-1).state.faces.face) == {UNSEEN}


def test_unseen_pieces_are_back_in_their_bag_in_a_view() -> None:
    match = Match(DRAFT, 1)
    assert len(match.view(0).state.faces.bags["card"]) == 9
    assert match.view(-1).state.faces.bags["card"] == list(range(12))


def test_a_look_is_in_the_log_of_others_without_its_value() -> None:
    match: Match[Any] = played_match(GAME, 5, 40)
    looks = [e for e in match.log if isinstance(e, Outcome) and e.seat == 0]
    assert looks
    for entry in known_log(match, 1):
        if isinstance(entry, Outcome) and entry.seat == 0 and not match.state.faces.knows(1, entry.piece):
            assert entry.value == HIDDEN


def test_an_answer_that_waits_for_others_is_in_their_log_as_a_secret_one() -> None:
    match = Match(AUCTION, 1)
    match.answer(0, "bid:2")
    assert known_log(match, 1) == [Answer(0, "", 0, secret=True)]
    assert known_log(match, 0) == [Answer(0, "bid:2")]


def test_only_asked_seats_have_options() -> None:
    match: Match[Any] = Match(GAME, 7, players=2)
    assert match.ask is not None
    asked = match.ask.seat
    assert [o.key for o in match.view(asked).options] == match.menu().keys
    assert match.view(1 - asked).options == ()
    assert match.view(1 - asked).waiting == [asked]


def test_a_view_is_a_copy() -> None:
    match: Match[Any] = played_match(GAME, 5, 40)
    before = match.digest
    view = match.view(0)
    view.state.faces.seen[:] = []
    view.state.parties.clear()
    view.mark.gold.clear()
    assert match.digest == before


@pytest.mark.parametrize(("game", "answers"), [(DRAFT, 3), (AUCTION, 3), (ARMY, 5), (GAME, 70)])
def test_imagined_world_looks_the_same_but_differs(game: Any, answers: int) -> None:
    match = played_match(game, 8, answers, players=3)
    view = build_view(match, -1)
    worlds = [imagine(view, random.Random(seed)) for seed in range(12)]
    assert {encode(view_as_plain(build_view(world, -1))) for world in worlds} == {encode(view_as_plain(view))}
    assert len({encode([world.state, world.log]) for world in worlds}) > 1


def test_secret_answers_in_parts_are_guessed_from_the_pieces_that_have_moved() -> None:
    for seed in range(20):
        match = Match(SMUGGLERS, seed)
        rng = random.Random(seed)
        while match.menu().question != "inspect":
            match.answer(match.asked, rng.choice(match.menu().options))
        view = match.view(1)
        world = imagine(view, rng)
        assert view_as_plain(world.view(1)) == view_as_plain(view)
        assert world.state.loads == match.state.loads


def test_an_imagined_world_can_be_played_to_its_end() -> None:
    match = played_match(GAME, 8, 70)
    world = imagine(match.view(0), random.Random(1))
    while world.ask is not None:
        world.answer(world.ask.seat, world.menu()[0])
    assert world.standings


def test_a_step_that_changes_the_state_before_it_asks_is_imagined_from_its_beginning() -> None:
    match = Match(AUCTION, 1)
    assert len(imagine(match.view(0), random.Random(1)).state.faces.face) == 1


async def deal_and_keep(t: Table[Draft]) -> None:
    await deal(t)
    await keep(t)


def test_hands_dealt_in_the_step_that_asks_are_imagined_at_the_first_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "MAX_TRIES", 1)
    game = replace(DRAFT, steps={"deal": deal_and_keep, "keep": keep})
    for seed in range(20):
        view = build_view(Match(game, seed, players=3), 2)
        assert [entry.seat for entry in view.since if isinstance(entry, Outcome)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
        assert view_as_plain(build_view(imagine(view, random.Random(seed)), 2)) == view_as_plain(view)
