"""Answers that only the answering seat knows of: parts of an unfinished answer, and private answers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from meadhall.engine import (
    OVER,
    Choice,
    Event,
    Game,
    Match,
    Option,
    Seat,
    Setting,
    Standing,
    State,
    Table,
    choose,
    menu,
)
from meadhall.engine.model.state import encode
from meadhall.engine.play import undo as taking_back
from meadhall.engine.play.imagining import imagine
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.record import load, replay, save, verify
from meadhall.engine.table.log import Answer, TakenBack
from meadhall.testing.laws.forks import play_at_random
from meadhall.testing.laws.law import BrokenLaw
from meadhall.testing.laws.private_answers import require_same_without_answers
from tests.engine.toys import ARMY


@dataclass(slots=True, kw_only=True)
class Walk(State):
    """Two walkers take turns. Each chooses a pace, and then a place."""

    at: list[str] = field(default_factory=lambda: ["", ""])
    turn: Seat = 0


class Walked(Event, frozen=True):
    seat: Seat
    to: str


HOW = [Option(key, "WA-01") for key in ("run", "creep")]
WHERE = [Option(key, "WA-02") for key in ("hill", "lake")]


@menu("how", "WA-01")
def pace_options(s: Walk) -> list[Option]:
    return HOW


@menu("where", "WA-02")
def place_options(s: Walk) -> list[Option]:
    return WHERE


async def walk(t: Table[Walk]) -> None:
    s = t.state
    pace = await choose(s.turn, pace_options(s))
    to = await choose(s.turn, place_options(s))
    s.at[s.turn] = f"{pace.key} {to.key}"
    t.tell(Walked(s.turn, to.key))
    s.turn += 1
    s.step = OVER if s.turn == 2 else "walk"


def first_state(options: Mapping[str, Setting]) -> Walk:
    return Walk(step="walk")


def standings(s: Walk) -> list[Standing]:
    return [Standing(seat, 1, 0) for seat in (0, 1)]


WALKS: Game[Walk] = Game(
    id="walks",
    name="Walks",
    version="1",
    choices=(Choice("players", (2,), 2, "WA-03", "how many walk"),),
    first_state=first_state,
    steps={"walk": walk},
    standings=standings,
)


def walk_match(*keys: str) -> Match[Walk]:
    match = Match(WALKS, "walk")
    for key in keys:
        match.answer(match.asked, key)
    return match


def knowledge_of(match: Match[Any], seat: Seat) -> tuple[bytes, str, object]:
    """Return everything that a seat has of a running match: its view, its file, and the reason against undo."""
    perspective = Perspective(match, ["Ann", "Bea", "Cas"], None if seat < 0 else seat)
    return (
        encode(view_as_plain(match.view(seat))),
        save(match, seat),
        (perspective.can_undo, perspective.no_undo_reason()),
    )


def test_a_part_of_an_answer_changes_nothing_for_the_others() -> None:
    match = walk_match("run", "hill")
    before = [knowledge_of(match, seat) for seat in (-1, 0)]
    match.answer(1, "creep")
    assert [knowledge_of(match, seat) for seat in (-1, 0)] == before
    match.take_back(1)
    assert [knowledge_of(match, seat) for seat in (-1, 0)] == before
    match.answer(1, "run")
    assert [knowledge_of(match, seat) for seat in (-1, 0)] == before
    assert match.view(0).awaited == "how"
    assert match.view(1).question == "where"


def test_a_whole_answer_is_known_with_all_its_parts() -> None:
    match = walk_match("run")
    match.answer(0, "lake")
    assert match.view(1).since == [] == match.view(-1).since
    assert [line for line in save(match, 1).splitlines() if "answer" in line] == [
        '{"seat":0,"answer":"run"}',
        '{"seat":0,"answer":"lake"}',
    ]


def test_seat_can_still_undo_while_another_has_only_begun_to_answer() -> None:
    match = walk_match("run", "hill", "creep")
    assert match.undo_place(0) == 1
    match.take_back(0)
    assert (match.asked, match.menu().question) == (0, "where")
    assert match.log == [
        Answer(0, "run"),
        TakenBack(0, [Answer(0, "hill"), TakenBack(1, [Answer(1, "creep")], alone=True, unheard=True)], alone=True),
    ]
    assert "creep" not in save(match, 0)
    assert save(match, 0).count("back") == 1
    same = walk_match("run", "hill")
    same.take_back(0)
    assert [save(match, seat) for seat in (-1, 0)] == [save(same, seat) for seat in (-1, 0)]
    assert match.undo_place(0) == same.undo_place(0)
    assert verify(save(match), WALKS).taken_back == 2
    assert load(save(match), WALKS).log == match.log


def test_answer_undone_before_a_restart_stays_private() -> None:
    match = walk_match("run", "hill", "creep")
    match.take_back(1)
    match.answer(1, "run")
    match.take_back(0)
    assert [line for line in save(match, 0).splitlines() if '"seat":1' in line] == []
    assert verify(save(match), WALKS).whole


def test_undo_of_a_complete_answer_is_public() -> None:
    match = walk_match("run", "hill")
    match.take_back(0)
    undo = match.log[-1]
    assert isinstance(undo, TakenBack)
    assert not undo.unheard
    assert '{"back":1,"seat":0,"alone":true}' in save(match, 1)


def test_agreed_rewind_reveals_no_unheard_part() -> None:
    match = walk_match("run", "hill", "creep")
    match.rewind(0, 1)
    assert '"seat":1' not in save(match, 0)
    assert '"seat":1' not in save(match, -1)
    assert "creep" in save(match, 1)
    assert verify(save(match), WALKS).taken_back == 2


def hire_match(*answers: tuple[Seat, str]) -> Match[Any]:
    match: Match[Any] = Match(ARMY, 1, players=3)
    for seat, key in answers:
        match.answer(seat, key)
    return match


def test_number_of_private_answers_is_public_when_all_are_done() -> None:
    match = hire_match((0, "hire:3"))
    before = knowledge_of(match, 0), knowledge_of(match, -1)
    match.answer(1, "hire:1")
    match.answer(1, "hire:2")
    match.take_back(1)
    assert (knowledge_of(match, 0), knowledge_of(match, -1)) == before
    for seat, key in ((1, "done"), (2, "done")):
        match.answer(seat, key)
    assert match.view(0).waiting == [0]
    assert save(match, 0) == before[0][1]
    match.answer(0, "done")
    assert save(match, 0).count('"secret":true') == 5
    assert '"back"' not in save(match, 0)


@pytest.mark.parametrize("seat", [-1, 0])
def test_imagined_worlds_keep_a_private_answer_that_is_done(seat: Seat) -> None:
    match = hire_match((1, "hire:3"), (0, "hire:1"), (1, "hire:2"), (1, "done"), (2, "hire:2"))
    view = match.view(seat)
    worlds = [imagine(view, random.Random(seed)) for seed in range(20)]
    assert {encode(view_as_plain(world.view(seat))) for world in worlds} == {encode(view_as_plain(view))}
    assert all(world.asked == 0 for world in worlds)


def test_seat_file_ends_at_the_last_answer_the_seat_heard() -> None:
    match = hire_match((1, "hire:3"), (0, "hire:1"), (1, "done"))
    end = replay(save(match, 0), ARMY).match
    assert [entry for entry in end.log if isinstance(entry, Answer)] == [Answer(0, "hire:1", 0, True)]


def test_undo_of_a_part_removes_a_rewind_within_it() -> None:
    match = walk_match("run", "hill", "creep", "lake")
    match.rewind(0, 3)
    match.take_back(0)
    assert (match.asked, match.menu().question) == (0, "where")
    assert verify(save(match), WALKS).taken_back == 3


def test_file_shows_private_answers_before_a_rewind_like_the_table() -> None:
    match = hire_match((1, "hire:3"), (0, "hire:1"), (1, "hire:1"))
    match.take_back(1)
    match.rewind(0, 1)
    match.answer(2, "hire:2")
    for seat in (-1, 0):
        assert not any(isinstance(entry, Answer) and entry.seat != seat for entry in known_log(match, seat))
    for seat in (-1, 0, 1, 2):
        assert replay(save(match, seat), ARMY).match.over is False


def test_rewind_that_removes_a_private_answer_is_public_for_its_requester() -> None:
    match = hire_match((0, "hire:3"), (2, "hire:2"))
    match.rewind(0, 1)
    undo = match.log[-1]
    assert isinstance(undo, TakenBack)
    assert (undo.seat, undo.unheard) == (0, False)
    assert '"hire:2"' in save(match, 2)
    assert "hire" not in save(match, 1)


@pytest.mark.parametrize("seed", range(40))
def test_files_of_every_seat_replay_after_random_private_moves(seed: int) -> None:
    match, luck = hire_match(), random.Random(seed)
    sights: dict[bytes, str] = {}
    for steps in (15, 15):
        play_at_random(match, luck, steps)
        for seat in (-1, 0, 1, 2):
            text = save(match, seat)
            assert save(match, seat, sights=sights) == text, "digests of an earlier file serve the later one"
            replay(text, ARMY)


def compared() -> None:
    """Compare a walk where seat 1 has begun to answer with the same walk without this part, in many random ways."""
    for seed in range(60):
        require_same_without_answers(walk_match("run", "hill", "creep"), 1, random.Random(seed))


@pytest.mark.parametrize(("name", "forgets"), [("_remove_unheard_after", None), ("is_unheard_undo", False)])
def test_law_finds_an_undo_that_reveals_a_part(monkeypatch: pytest.MonkeyPatch, name: str, forgets: object) -> None:
    compared()
    monkeypatch.setattr(taking_back, name, lambda *which: forgets)
    with pytest.raises(BrokenLaw, match=r"seat -?\d notices the private answers of seat 1 by .*, after an undo by"):
        compared()
