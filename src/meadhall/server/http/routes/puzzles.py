"""Routes for puzzles: questions that have one best answer, from matches of bots."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.engine import Game
from meadhall.puzzles import PuzzleRecord, book_of
from meadhall.server.http.endpoint import Call, EncodedResponse, get, post
from meadhall.server.http.routes.games import hall_game
from meadhall.server.protocol.problems import Denial
from meadhall.server.protocol.puzzle_bodies import PuzzleGuess, Puzzles, PuzzleSolution, PuzzleTable, PuzzleVerdict
from meadhall.server.replays.puzzles import shelves, today


@get("/api/puzzles", Puzzles, caller_kind="anybody")
async def puzzles(call: Call[None]) -> Puzzles:
    """List the games with puzzles: the number of puzzles, today's puzzle, and the caller's solved puzzles."""
    record = await call.site.puzzle_records.record_of(call.caller.id) if call.caller else PuzzleRecord()
    return shelves(call.site.games, record)


@get("/api/puzzles/{id}/{number}", PuzzleTable)
async def puzzle(call: Call[None]) -> EncodedResponse:
    """Get the table of a puzzle, as the asked seat sees it."""
    game, number = _game_and_number(call)
    return EncodedResponse(await call.site.replays.puzzle("puzzle", game.id, number, call.language))


@post("/api/puzzles/{id}/{number}/answer", PuzzleGuess, PuzzleVerdict)
async def answer_puzzle(call: Call[PuzzleGuess]) -> PuzzleVerdict:
    """Answer a puzzle, and get its solution. The best answer counts as solved."""
    game, number = _game_and_number(call)
    encoded = await call.site.replays.puzzle("solution", game.id, number, call.language)
    solution, book = msgspec.json.decode(encoded, type=PuzzleSolution), book_of(game)
    if call.body.key not in {answer.key for answer in solution.answers}:
        raise Denial("invalid", "no-answer-to-puzzle", answer=call.body.key)
    records, person = call.site.puzzle_records, call.person.id
    is_best = call.body.key == solution.best
    record = await (records.record_solved(person, book, number, today()) if is_best else records.record_of(person))
    return PuzzleVerdict(solution, record.streak(today()), record.next_unsolved(book, number))


def _game_and_number(call: Call[Any]) -> tuple[Game[Any], int]:
    game, number = hall_game(call.site, call.path_parameter("id")), call.path_parameter("number")
    if not number.isdecimal() or len(number) > 9:
        raise Denial("invalid", "bad-puzzle")
    return game, int(number)


ROUTES: Final = (puzzles, puzzle, answer_puzzle)
