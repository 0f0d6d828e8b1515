"""Puzzles over HTTP: which there are, their tables as the asked seat sees them, and their solutions."""

from __future__ import annotations

import json

import pytest

from meadhall.engine import find_game
from meadhall.puzzles import book_of, match_at
from tests.server.web import Web

GAMES = ["adventureland", "heroes"]


def test_anybody_is_told_which_puzzles_there_are(web: Web) -> None:
    told = web.new_browser(known=False).get("/api/puzzles").json()
    for shelf in told["shelves"]:
        assert shelf["count"] == len(book_of(find_game(shelf["game"])).puzzles)
        assert 1 <= shelf["today"] <= shelf["count"]
    assert {*GAMES} <= {shelf["game"] for shelf in told["shelves"]}


@pytest.mark.parametrize("name", GAMES)
def test_a_table_asks_and_does_not_tell_the_answer_or_what_is_hidden(web: Web, name: str) -> None:
    game = find_game(name)
    book = book_of(game)
    puzzle = book.puzzles[0]
    told = web.new_browser().get(f"/api/puzzles/{name}/1").json()
    sight = told.pop("sight")
    assert told == {"game": name, "number": 1, "of": len(book.puzzles), "hard": puzzle.is_hard}
    assert sight["seat"] == puzzle.seat
    assert puzzle.best in [option["key"] for option in sight["ask"]["options"]]
    assert sight["state"] == json.loads(seen_by(name, puzzle.seat))
    assert sight["news"] == []


def seen_by(name: str, seat: int) -> bytes:
    """The state that a seat sees at the first puzzle."""
    from meadhall.engine.model.state import encode

    game = find_game(name)
    book = book_of(game)
    return encode(match_at(game, book, book.puzzles[0]).glance(seat).state)


def test_the_solution_tells_what_each_answer_is_worth_in_the_language_of_the_reader(web: Web) -> None:
    puzzle = book_of(find_game("adventureland")).puzzles[0]
    english = web.new_browser().get("/api/puzzles/adventureland/1/solution").json()
    german = web.new_browser(accept_language="de").get("/api/puzzles/adventureland/1/solution").json()
    assert english["best"] == german["best"] == puzzle.best
    assert [one["key"] for one in english["answers"]] == [puzzle.best, *(one.key for one in puzzle.others)]
    assert english["answers"][0]["words"] != german["answers"][0]["words"]


@pytest.mark.parametrize(
    ("path", "status"),
    [("adventureland/0", 404), ("adventureland/999999", 404), ("adventureland/one", 422), ("chess/1", 404)],
)
def test_a_puzzle_that_is_not_there_is_refused_with_a_sentence(web: Web, path: str, status: int) -> None:
    for end in ("", "/solution"):
        answer = web.new_browser().get(f"/api/puzzles/{path}{end}")
        assert answer.status_code == status
        assert answer.json()["message"] if "message" in answer.json() else answer.json()
