"""Turns a request for a new table into a valid plan: options, seats, names, bots, seed."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from math import inf
from typing import Any, Final

from meadhall.bots import find_bot
from meadhall.bots.bot import SizeLimitedBot
from meadhall.bots.names import bot_names, free_names, usual_bot
from meadhall.bots.thinker import Thinker
from meadhall.engine import Choice, Game, Setting, find_game, record
from meadhall.engine.common.player_names import MAX_NAME_LETTERS
from meadhall.engine.record.file_format import check_begins
from meadhall.server.accounts.guest_names import chosen_name
from meadhall.server.accounts.people import Person
from meadhall.server.protocol.bodies import NewTable, SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.events import PlannedSeat, TableSet
from meadhall.server.tables.option_conflicts import timed_by

PLAYERS: Final = "players"
LONGEST_SEED: Final = 64
LONGEST_LEVEL: Final = 32
LONGEST_ID: Final = 80  # of a game, in a sentence
MOST_PLAYOUTS: Final = 10_000  # far more than a bot can try in its time
PACED: Final = "@"  # between a bot and its pace in real time: `sensible@calm`
LONGEST_START: Final = 512 * 1024  # of a match file, which is replayed whenever its table is loaded


def planned(plan: NewTable, person: Person, games: Collection[str], most: float = inf) -> TableSet:
    """The first event of a new table; Denial, BadOption or BotError says why it is impossible.

    `most` is the longest time, in seconds, that a bot may think here.
    """
    if plan.game not in games:
        raise Denial("unknown", "no-game-here", game=plan.game, games=sorted(games))
    game = find_game(plan.game)
    options = _options(game, plan)
    seats = plan.seats or _usual_seats(game, options)
    if len(seats) != game.seats(options):
        raise Denial("invalid", "wrong-number-of-seats", named=len(seats), seats=game.seats(options))
    if not plan.public and all(seat.who != "me" for seat in seats) and any(seat.who == "open" for seat in seats):
        raise Denial("invalid", "private-table-needs-you")
    if plan.clock is not None and game.is_timed(options):
        raise Denial("invalid", "no-clock-in-real-time")
    if plan.clock is not None and game.time_limits(options):
        usual = [f"{one.id} = {one.default}" for one in game.choices if one.limits and options[one.id] != one.default]
        raise Denial("invalid", "no-clock-with-limits", options=usual)
    if plan.seed is not None and not 0 < len(plan.seed) <= LONGEST_SEED:
        raise Denial("invalid", "seed-length", most=LONGEST_SEED)
    if _shared(seats) and game.is_timed(options):
        raise Denial("invalid", "one-device-in-real-time", calm=_calm(game))
    _check_bots(game, options, seats)
    return _table(game, options, _placed(game, seats, person, most, game.is_timed(options)), plan)


def _check_bots(game: Game[Any], options: Mapping[str, Setting], seats: Sequence[SeatPlan]) -> None:
    if any(seat.who == "bot" for seat in seats):
        check_bots(game, options)


def check_bots(game: Game[Any], options: Mapping[str, Setting]) -> None:
    """Refuse bots if an option is for people only."""
    choice = _for_people(game, options)
    if choice is not None:
        raise Denial("invalid", "only-without-bots", value=f"{choice.id} = {options[choice.id]}", rule=choice.clause)


def _calm(game: Game[Any]) -> list[str]:
    """Settings for a match of this game without real time, for a message."""
    return [f"{choice.id} = {choice.default}" for choice in game.choices if choice.id in timed_by(game)]


def _for_people(game: Game[Any], options: Mapping[str, Setting]) -> Choice | None:
    return next((choice for choice in game.choices if options[choice.id] in choice.people_only_values), None)


def levels_for(game: Game[Any], options: Mapping[str, Setting]) -> list[str]:
    """The bots that can play with these options, in real time each at every pace."""
    if _for_people(game, options) is not None:
        return []
    if game.timing is not None and game.is_timed(options):
        return [f"{kind}{PACED}{pace}" for kind in game.timing.bots for pace in game.timing.paces]
    return bot_names(game)


def played_on(text: str, person: Person, seat: int, level: str, games: Collection[str], most: float = inf) -> TableSet:
    """The first event of a table at which a person continues a match from its text, against bots."""
    if len(text.encode()) > LONGEST_START:
        raise Denial("too-large", "match-too-long", most=LONGEST_START // 1024)
    named = check_begins(text).id
    if named not in games:
        raise Denial("unknown", "no-game-here", game=named[:LONGEST_ID], games=sorted(games))
    game = find_game(named)
    match = record.load(text, game)
    seats = [SeatPlan("bot", level) for _ in range(game.seats(match.options))]
    if not 0 <= seat < len(seats):
        raise Denial("invalid", "match-without-seat", seats=len(seats), seat=seat + 1)
    seats[seat] = SeatPlan("me")
    _check_bots(game, match.options, seats)
    placed = _placed(game, seats, person, most, game.is_timed(match.options))
    return _table(game, match.options, placed, NewTable(game.id), start=text)


def rematch_plan(plan: TableSet, person: Person, seats: Sequence[PlannedSeat]) -> TableSet:
    """The same table again: the person who asks keeps the seat, and other people's seats wait for them."""
    kept = [seat if seat.person in (None, person.id) else PlannedSeat() for seat in seats]
    return TableSet(
        game=plan.game,
        version=find_game(plan.game).version,
        options=plan.options,
        seed=_new_seed(),
        seats=kept,
        invite=_new_invite(),
        public=plan.public,
        clock=plan.clock,
    )


def checked_level(level: str, game: Game[Any], most: float = inf, *, seats: int = 0, timed: bool = False) -> str:
    """A level that this game has a bot for, with at most this many seconds to think; the usual one by default.

    Denial or BotError says what would be right. In real time (`timed`) it may have a pace, as in `sensible@calm`.
    `seats` is the number of seats, if known.
    """
    if len(level) > LONGEST_LEVEL:
        raise Denial("invalid", "bot-name-too-long", most=LONGEST_LEVEL, length=len(level))
    kind = _quick_kind(level, game) if timed else level
    bot = find_bot(kind or usual_bot(game), game)
    if isinstance(bot, Thinker) and (bot.budget.seconds or 0) > most:
        raise Denial("invalid", "bot-thinks-too-long", most=f"{most:g}")
    if isinstance(bot, Thinker) and (bot.budget.playouts or 0) > MOST_PLAYOUTS:
        raise Denial("invalid", "bot-plays-too-much", most=MOST_PLAYOUTS)
    if seats and isinstance(bot, SizeLimitedBot) and seats not in bot.seats:
        raise Denial("invalid", "bot-needs-seats", bot=level, known=[*map(str, sorted(bot.seats))], seats=seats)
    return level or usual_bot(game)


def _quick_kind(level: str, game: Game[Any]) -> str:
    """The bot of a level that is quick enough for real time, without its pace."""
    kind, at, pace = level.partition(PACED)
    timing = game.timing
    assert timing is not None
    if kind and kind not in timing.bots:
        raise Denial("invalid", "bot-too-slow", bots=list(timing.bots), kind=kind)
    if at and pace not in timing.paces:
        raise Denial("invalid", "no-such-pace", paces=list(timing.paces), pace=pace)
    return kind


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, or with a number if somebody already has it: `Ann 2`."""
    count, found = 1, name
    while found.casefold() in {one.casefold() for one in taken}:
        count += 1
        found = f"{name[: MAX_NAME_LETTERS - len(f' {count}')].rstrip()} {count}"
    return found


def _table(
    game: Game[Any], options: dict[str, Setting], seats: list[PlannedSeat], plan: NewTable, start: str = ""
) -> TableSet:
    return TableSet(
        game=game.id,
        version=game.version,
        options=options,
        seed=plan.seed or _new_seed(),
        seats=seats,
        invite=_new_invite(),
        public=plan.public,
        clock=plan.clock,
        start=start,
    )


def _options(game: Game[Any], plan: NewTable) -> dict[str, Setting]:
    """The options; the number of players follows from the seats unless given, and the usual values from the players.

    A clock for each seat needs a match without its own clock.
    """
    given: dict[str, Setting] = dict(plan.options)
    if plan.seats and PLAYERS not in given and any(choice.id == PLAYERS for choice in game.choices):
        given[PLAYERS] = len(plan.seats) - game.added_seats(given)
    return game.options_played(**given) if _can_race(plan) and plan.clock is None else game.options(**given)


def _can_race(plan: NewTable) -> bool:
    """Whether people play, each at their own device: two people at one device cannot race."""
    people = not plan.seats or any(seat.who != "bot" for seat in plan.seats)
    return people and not _shared(plan.seats or [])


def _shared(seats: Sequence[SeatPlan]) -> bool:
    """Whether several people play at one device."""
    return sum(seat.who == "me" for seat in seats) > 1


def _usual_seats(game: Game[Any], options: dict[str, Setting]) -> list[SeatPlan]:
    return [SeatPlan("me"), *[SeatPlan("bot")] * (game.seats(options) - 1)]


def _placed(game: Game[Any], seats: Sequence[SeatPlan], person: Person, most: float, timed: bool) -> list[PlannedSeat]:
    names = [_own_name(seat, person) for seat in seats]
    taken = [name for name in names if name]
    bots = free_names(taken)
    placed: list[PlannedSeat] = []
    for one, name in zip(seats, names, strict=True):
        if one.who == "me":
            so_far = [other.name for other in placed]
            placed.append(PlannedSeat(unlike(name, so_far), person.id))
        elif one.who == "bot":
            level = checked_level(one.level, game, most, seats=len(seats), timed=timed)
            placed.append(PlannedSeat(next(bots), None, level))
        else:
            placed.append(PlannedSeat())
    return placed


def _own_name(one: SeatPlan, person: Person) -> str:
    """Name of a person's own seat: their own, or on a shared device another one."""
    if one.who != "me":
        return ""
    return chosen_name(one.name) if one.name.strip() else person.name


def _new_seed() -> str:
    return secrets.token_hex(16)


def _new_invite() -> str:
    return secrets.token_urlsafe(12)
