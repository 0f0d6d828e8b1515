"""Which games there are, and their rules."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots import bot_names
from meadhall.engine.errors import UnknownGame
from meadhall.engine.game import Choice, Game, as_typed
from meadhall.engine.rulebook import rulebook
from meadhall.engine.voice import label
from meadhall.server.bodies import Choice as ChoiceCard
from meadhall.server.bodies import ClauseText, GameCard, RulesText
from meadhall.server.endpoint import Call, get
from meadhall.server.house import House
from meadhall.server.pairing import apart, timed_by


@get("/api/games", list[GameCard], who="anybody")
async def games(call: Call[None]) -> list[GameCard]:
    """All games that can be played here, with their options and the bots that play them."""
    cards = call.house.cards
    for name, game in call.house.games.items():
        if name not in cards:
            cards[name] = card_of(game)
    return list(cards.values())


@get("/api/games/{id}/rules", RulesText, who="anybody")
async def rules(call: Call[None]) -> RulesText:
    """A game's whole rulebook, clause by clause."""
    game = game_here(call.house, call.part("id"))
    book = rulebook(game)
    clauses = [ClauseText(one.id, one.tag, one.text, one.chapter) for one in book.clauses]
    return RulesText(game.id, game.name, book.opening, book.tags, clauses)


def game_here(house: House, name: str) -> Game[Any]:
    """The game with this id; nothing that a caller writes is loaded from anywhere."""
    if name in house.games:
        return house.games[name]
    raise UnknownGame(f"there is no game '{name[:40]}' in this hall")


def card_of(game: Game[Any]) -> GameCard:
    """What the hall tells of a game."""
    aim = game.voice.aim(game.first_state(game.options()))
    return GameCard(
        id=game.id,
        name=game.name,
        version=game.version,
        seats=seats_of(game),
        choices=[_choice(choice) for choice in game.choices if choice.id != "players"],
        levels=bot_names(game),
        aim=list(aim),
        has_rules=bool(rulebook(game).clauses),
        racers=[] if game.timing is None else list(game.timing.bots),
        paces=[] if game.timing is None else list(game.timing.paces),
        apart=apart(game),
        timed=timed_by(game),
    )


def seats_of(game: Game[Any]) -> list[int]:
    """For how many players there is room."""
    players = next((choice for choice in game.choices if choice.id == "players"), None)
    return sorted(int(value) for value in players.values) if players is not None else [game.seats(game.options())]


def _choice(choice: Choice) -> ChoiceCard:
    return ChoiceCard(
        id=choice.id,
        label=choice.label or label(choice.id).capitalize(),
        values=list(choice.values),
        names=list(choice.names) or [_value(value) for value in choice.values],
        default=choice.default,
        help=choice.help,
        clause=choice.clause,
        brings={at: dict(choice.brings[value]) for at, value in enumerate(choice.values) if value in choice.brings},
        tells=list(choice.tells),
        people=list(choice.people),
    )


def _value(value: str | int | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else label(as_typed(value))


ROUTES: Final = (games, rules)
