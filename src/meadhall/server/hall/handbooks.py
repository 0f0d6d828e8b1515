"""The handbook of a game in the form sent to browsers, with the table in its pictures."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Game
from meadhall.engine.contract.handbook import Handbook, handbook_table
from meadhall.engine.play.perspective import Perspective
from meadhall.server.live.sight import SightContext, letters_of, sight_of
from meadhall.server.protocol import bodies, wire
from meadhall.testing import table


def book_page(game: Game[Any], handbook: Handbook) -> bodies.Book:
    """Return a handbook in the form sent to browsers."""
    return bodies.Book(
        game=game.id,
        language=handbook.language,
        title=handbook.title,
        lead=handbook.lead,
        chapters=[
            bodies.BookChapter(
                chapter.id,
                chapter.title,
                [
                    bodies.BookBlock(
                        block.kind,
                        block.title,
                        block.cost,
                        list(block.parts),
                        [bodies.BookSentence(sentence.words, list(sentence.clauses)) for sentence in block.sentences],
                    )
                    for block in chapter.blocks
                ],
            )
            for chapter in handbook.chapters
        ],
        table=picture_table(game, handbook.language),
    )


def picture_table(game: Game[Any], language: str) -> wire.Sight:
    """Return the sight of the table in the handbook's pictures. Its open question is left out."""
    table_of_pictures = handbook_table(game)
    trial = table(game, **table_of_pictures.words)
    names = [name.capitalize() for name in trial.seats[: game.seats(trial.match.options)]]
    letters = letters_of(tuple(names))
    seats = [wire.Seat(number, name, letters[number]) for number, name in enumerate(names)]
    seat = trial.seat(table_of_pictures.seat)
    perspective = Perspective(trial.match, names, seat, language=language)
    return sight_of(perspective, SightContext(0, seats, [seat], 0, [], asking=False))
