"""Puzzles over HTTP: their list, their tables as the asked seat sees them, and their solutions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from httpx import Client as Browser
from httpx import Response

from meadhall.engine import find_game
from meadhall.puzzles import book_of, match_at, number_of_the_day
from meadhall.server.replays.puzzles import today
from tests.server.web import Web

GAMES = ["adventureland", "heroes"]


def test_list_of_puzzles_is_public(web: Web) -> None:
    response = web.new_browser(known=False).get("/api/puzzles").json()
    for shelf in response["shelves"]:
        assert shelf["count"] == len(book_of(find_game(shelf["game"])).puzzles)
        assert 1 <= shelf["today"] <= shelf["count"]
    assert {*GAMES} <= {shelf["game"] for shelf in response["shelves"]}


@pytest.mark.parametrize("name", GAMES)
def test_puzzle_table_reveals_neither_the_solution_nor_secrets(web: Web, name: str) -> None:
    game = find_game(name)
    book = book_of(game)
    puzzle = book.puzzles[0]
    response = web.new_browser().get(f"/api/puzzles/{name}/1").json()
    sight = response.pop("sight")
    assert response == {"game": name, "number": 1, "of": len(book.puzzles), "hard": puzzle.is_hard, "note": ""}
    assert sight["seat"] == puzzle.seat
    assert puzzle.best in [option["key"] for option in sight["ask"]["options"]]
    assert sight["state"] == json.loads(seat_state(name, puzzle.seat))
    assert sight["news"] == []


def seat_state(name: str, seat: int) -> bytes:
    """Return the state that a seat sees at the first puzzle."""
    from meadhall.engine.model.state import encode

    game = find_game(name)
    book = book_of(game)
    return encode(match_at(game, book, book.puzzles[0]).glance(seat).state)


def best_of_the_day(name: str) -> tuple[int, str]:
    """Return the number of today's puzzle, and its best answer."""
    book = book_of(find_game(name))
    number = number_of_the_day(book, today())
    return number, book.puzzles[number - 1].best


def answer(browser: Browser, path: str, key: str) -> Response:
    return browser.post(f"/api/puzzles/{path}/answer", json={"key": key})


def test_answer_returns_the_solution_in_the_readers_language(web: Web) -> None:
    puzzle = book_of(find_game("adventureland")).puzzles[0]
    wrong_key = puzzle.others[0].key
    english = answer(web.new_browser(), "adventureland/1", wrong_key).json()["solution"]
    german = answer(web.new_browser(accept_language="de"), "adventureland/1", wrong_key).json()["solution"]
    assert english["best"] == german["best"] == puzzle.best
    assert [answer["key"] for answer in english["answers"]] == [puzzle.best, *(other.key for other in puzzle.others)]
    assert english["answers"][0]["words"] != german["answers"][0]["words"]


def record_of(browser: Browser, name: str) -> dict[str, Any]:
    response: dict[str, Any] = browser.get("/api/puzzles").json()
    return {"streak": response["streak"], **next(shelf for shelf in response["shelves"] if shelf["game"] == name)}


def test_only_the_best_answer_solves_a_puzzle_and_is_stored(web: Web) -> None:
    browser = web.new_browser()
    number, best = best_of_the_day("heroes")
    wrong_key = book_of(find_game("heroes")).puzzles[number - 1].others[0].key
    assert answer(browser, f"heroes/{number}", wrong_key).json()["streak"] == 0
    assert record_of(browser, "heroes")["solved"] == []
    response = answer(browser, f"heroes/{number}", best).json()
    assert response["streak"] == 1
    assert response["next"] not in (number, 0)
    shelf = record_of(browser, "heroes")
    assert (shelf["solved"], shelf["streak"], shelf["next"]) == ([number], 1, response["next"])
    assert record_of(web.new_browser(), "heroes")["solved"] == []


def test_solved_puzzles_move_to_the_account_on_login(web: Web) -> None:
    first, guest = web.new_browser(), web.new_browser()
    number, best = best_of_the_day("heroes")
    login = {"account": "Hild", "password": "a long password"}
    first.post("/api/account", json=login)
    answer(first, "adventureland/1", book_of(find_game("adventureland")).puzzles[0].best)
    answer(guest, f"heroes/{number}", best)
    assert guest.post("/api/login", json=login).status_code == 200
    assert record_of(guest, "heroes")["solved"] == [number]
    assert record_of(first, "heroes")["streak"] == 1
    assert record_of(first, "adventureland")["solved"] == [1]


def test_key_that_is_not_an_answer_is_refused(web: Web) -> None:
    refused = answer(web.new_browser(), "heroes/1", "castle")
    assert refused.status_code == 422
    assert "'castle' is not an answer to this puzzle" in refused.json()["words"]


@pytest.mark.parametrize(
    ("path", "status"),
    [("adventureland/0", 404), ("adventureland/999999", 404), ("adventureland/one", 422), ("chess/1", 404)],
)
def test_unknown_puzzle_is_refused_in_a_sentence(web: Web, path: str, status: int) -> None:
    browser = web.new_browser()
    for refused in (browser.get(f"/api/puzzles/{path}"), answer(browser, path, "pass")):
        assert refused.status_code == status
        assert refused.json()["words"]
