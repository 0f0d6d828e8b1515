"""Puzzles: questions from matches of bots that have one best answer."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.server.http.endpoint import Call, Ready, get
from meadhall.server.http.routes.games import game_here
from meadhall.server.protocol.problems import Denied
from meadhall.server.protocol.puzzle_bodies import Puzzles, PuzzleSolution, PuzzleTable
from meadhall.server.replays.puzzles import shelves


@get("/api/puzzles", Puzzles, who="anybody")
async def puzzles(call: Call[None]) -> Puzzles:
    """How many puzzles each game has, and which are today's."""
    return shelves(call.site.games)


@get("/api/puzzles/{id}/{number}", PuzzleTable)
async def puzzle(call: Call[None]) -> Ready:
    """The table of a puzzle, as the asked seat sees it."""
    return await _told(call, "puzzle")


@get("/api/puzzles/{id}/{number}/solution", PuzzleSolution)
async def puzzle_solution(call: Call[None]) -> Ready:
    """The worth of each answer to a puzzle."""
    return await _told(call, "solution")


async def _told(call: Call[None], what: Literal["puzzle", "solution"]) -> Ready:
    game, number = game_here(call.site, call.part("id")), call.part("number")
    if not number.isdecimal() or len(number) > 9:
        raise Denied("invalid", "bad-puzzle")
    return Ready(await call.site.replays.puzzle(what, game.id, int(number), call.language))


ROUTES: Final = (puzzles, puzzle, puzzle_solution)
