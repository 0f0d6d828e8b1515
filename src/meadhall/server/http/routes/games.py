"""Routes for games, their rules and lessons."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.bots import bot_names
from meadhall.engine import Choice, Game, Names, UnknownGame
from meadhall.engine.common.english import label
from meadhall.engine.contract.cover import cover_words
from meadhall.engine.contract.game import choice_words, typed_text
from meadhall.engine.contract.handbook import handbook
from meadhall.engine.contract.rulebook import rulebook
from meadhall.engine.language.language import FIRST, Language
from meadhall.puzzles import has_puzzles
from meadhall.server.hall import handbooks, lessons
from meadhall.server.hall.site import Site
from meadhall.server.http.endpoint import Call, EncodedResponse, get
from meadhall.server.http.static import picture_path
from meadhall.server.protocol.bodies import Book, ClauseText, Cover, EventCount, FirstMatch, GameCard, Lesson, RulesText
from meadhall.server.protocol.bodies import Choice as ChoiceCard
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.option_conflicts import option_conflicts, real_time_options
from meadhall.server.wording.hall_words import hall_text, table_catalogue
from meadhall.server.wording.refusals import HallSentence


@get("/api/games", list[GameCard], caller_kind="anybody")
async def games(call: Call[None]) -> list[GameCard]:
    """List all games of this hall, with their options and bots."""
    return [_cached_card(call.site, game, call.language) for game in call.site.games.values()]


def _cached_card(site: Site, game: Game[Any], preferred_language: str) -> GameCard:
    """Return the card of a game in a language, cached."""
    language = game.language(preferred_language).language
    if (game.id, language) not in site.cards:
        site.cards[game.id, language] = game_card(game, language)
    return site.cards[game.id, language]


@get("/api/games/{id}/words/{language}", str, caller_kind="anybody", media="text/plain; charset=utf-8")
async def words(call: Call[None]) -> EncodedResponse:
    """Get the sentences at tables of a game in a language, as Fluent text, with those of the hall."""
    catalogue = table_catalogue(hall_game(call.site, call.path_parameter("id")))
    language = call.path_parameter("language")
    if language not in catalogue.languages:
        raise Denial("unknown", "no-such-language", known=catalogue.languages)
    return EncodedResponse(catalogue.source(language).encode(), "text/plain; charset=utf-8")


@get("/api/games/{id}/rules", RulesText, caller_kind="anybody")
async def rules(call: Call[None]) -> RulesText:
    """Get a game's whole rulebook, clause by clause."""
    game = hall_game(call.site, call.path_parameter("id"))
    book = rulebook(game)
    clauses = [ClauseText(clause.id, clause.tag, clause.text, clause.chapter) for clause in book.clauses]
    return RulesText(game.id, game.name, book.opening, book.tags, clauses)


@get("/api/games/{id}/book/{language}", Book, caller_kind="anybody")
async def book(call: Call[None]) -> EncodedResponse:
    """Get a game's handbook, with the table in its pictures. It is in English if the game lacks the language."""
    game = hall_game(call.site, call.path_parameter("id"))
    shown_handbook = handbook(game, call.path_parameter("language"))
    if shown_handbook is None:
        raise Denial("unknown", "no-handbook", game=game.name)
    if (game.id, shown_handbook.language) not in call.site.books:
        call.site.books[game.id, shown_handbook.language] = msgspec.json.encode(
            handbooks.book_page(game, shown_handbook)
        )
    return EncodedResponse(call.site.books[game.id, shown_handbook.language])


@get("/api/games/{id}/lesson/{language}", Lesson, caller_kind="anybody")
async def lesson(call: Call[None]) -> EncodedResponse:
    """Get a game's lesson with the tables of all its steps. It is in English if the game lacks the language."""
    game = hall_game(call.site, call.path_parameter("id"))
    if game.lesson is None:
        raise Denial("unknown", "no-lesson", game=game.name)
    language = game.language(call.path_parameter("language")).language
    if (game.id, language) not in call.site.lessons:
        call.site.lessons[game.id, language] = msgspec.json.encode(lessons.lesson_body(game, language))
    return EncodedResponse(call.site.lessons[game.id, language])


def hall_game(site: Site, name: str) -> Game[Any]:
    """Return the game of this hall with this id. Raise UnknownGame for any other name, even a path."""
    if name in site.games:
        return site.games[name]
    raise UnknownGame(HallSentence("no-game", game=name[:40]))


def game_card(game: Game[Any], language: str = FIRST) -> GameCard:
    """Return the card of a game."""
    spoken = game.language(language)
    aim = game.voice(Names([]), language).aim(game.first_state(game.options()))
    return GameCard(
        id=game.id,
        name=game.name,
        version=game.version,
        seats=player_counts(game),
        choices=[_choice(choice, spoken) for choice in game.choices if choice.id != "players"],
        levels=bot_names(game),
        aim=list(aim),
        has_rules=bool(rulebook(game).clauses),
        cover=cover_body(game, spoken),
        racers=[] if game.timing is None else list(game.timing.bots),
        paces=[] if game.timing is None else list(game.timing.paces),
        gentle="" if game.timing is None else game.timing.gentle,
        apart=option_conflicts(game),
        timed=real_time_options(game),
        language=spoken.language,
        first_match=first_match_body(game),
        catalogue=list(table_catalogue(game).languages),
        has_handbook=bool(game.handbook),
        has_lesson=game.lesson is not None,
        has_puzzles=has_puzzles(game),
    )


def cover_body(game: Game[Any], language: Language[Any]) -> Cover:
    """Return the cover of a game in a language."""
    cover, words = game.cover, cover_words(game.cover, language)
    return Cover(
        line=words.line,
        kind=words.kind,
        together=cover.together,
        minutes=cover.minutes,
        players=cover.players,
        picture=picture_path(game),
        shows=words.shows,
        sign=cover.sign,
        colour=cover.colour,
        counts={name: EventCount(list(count.of), count.words, count.is_loss) for name, count in cover.counts.items()},
    )


def first_match_body(game: Game[Any]) -> FirstMatch | None:
    """Return the settings for new players, with the other options that these set in a form."""
    first = game.first_match
    if first is None:
        return None
    options = dict(first.options)
    players = options.pop("players", None)
    form_sets = [choice.form_sets.get(options[choice.id], {}) for choice in game.choices if choice.id in options]
    for others in form_sets:
        options = {**others, **options}
    return FirstMatch(None if players is None else int(players), options, first.bot)


def player_counts(game: Game[Any]) -> list[int]:
    """Return the possible numbers of players."""
    players = next((choice for choice in game.choices if choice.id == "players"), None)
    return sorted(int(value) for value in players.values) if players is not None else [game.seats(game.options())]


def _choice(choice: Choice, language: Language[Any]) -> ChoiceCard:
    words = choice_words(choice, language)
    return ChoiceCard(
        id=choice.id,
        label=words.label,
        values=list(choice.values),
        names=list(words.names) or [_value(value, language.language) for value in choice.values],
        default=choice.default,
        help=words.help,
        clause=choice.clause,
        brings={
            index: dict(choice.form_sets[value])
            for index, value in enumerate(choice.values)
            if value in choice.form_sets
        },
        tells=list(words.value_help),
        people=list(choice.people_only_values),
        needs=dict(choice.needs),
        played=choice.default_for_people,
        adds_seats={index: more for index, value in enumerate(choice.values) if (more := choice.adds_seats.get(value))},
        limits=bool(choice.limits),
    )


def _value(value: str | int | bool, language: str) -> str:
    if isinstance(value, bool):
        return hall_text("hall-yes" if value else "hall-no", language)
    return label(typed_text(value))


ROUTES: Final = (games, words, rules, book, lesson)
