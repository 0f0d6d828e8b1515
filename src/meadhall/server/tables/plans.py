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
from meadhall.engine.common.player_names import MAX_NAME_LENGTH
from meadhall.engine.record.file_format import read_header
from meadhall.server.accounts.guest_names import checked_name
from meadhall.server.accounts.people import Person
from meadhall.server.protocol.bodies import NewTable, SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.events import PlannedSeat, TableSet
from meadhall.server.tables.option_conflicts import real_time_options

PLAYERS: Final = "players"
MAX_SEED_LENGTH: Final = 64
MAX_LEVEL_LENGTH: Final = 32
MAX_ID_LENGTH: Final = 80  # characters of a game id in an error message
MAX_PLAYOUTS: Final = 10_000  # far more than a bot can play in its time
PACE_SEPARATOR: Final = "@"  # between a bot and its pace in real time: `sensible@calm`
MAX_START_BYTES: Final = 512 * 1024  # of a match file, which is replayed whenever its table is loaded


def plan_table(plan: NewTable, person: Person, games: Collection[str], max_seconds: float = inf) -> TableSet:
    """Return the first event of a new table. Raise Denial, BadOption or BotError if the plan is impossible.

    `max_seconds` is the maximum thinking time of a bot in seconds.
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
        limits = [choice for choice in game.choices if choice.limits and options[choice.id] != choice.default]
        usual = [f"{choice.id} = {choice.default}" for choice in limits]
        raise Denial("invalid", "no-clock-with-limits", options=usual)
    if plan.seed is not None and not 0 < len(plan.seed) <= MAX_SEED_LENGTH:
        raise Denial("invalid", "seed-length", most=MAX_SEED_LENGTH)
    if _shares_a_device(seats) and game.is_timed(options):
        raise Denial("invalid", "one-device-in-real-time", calm=_settings_without_real_time(game))
    _check_bots(game, options, seats)
    return _first_event(game, options, _planned_seats(game, seats, person, max_seconds, game.is_timed(options)), plan)


def _check_bots(game: Game[Any], options: Mapping[str, Setting], seats: Sequence[SeatPlan]) -> None:
    if any(seat.who == "bot" for seat in seats):
        check_bots(game, options)


def check_bots(game: Game[Any], options: Mapping[str, Setting]) -> None:
    """Raise Denial if an option excludes bots."""
    choice = _people_only_choice(game, options)
    if choice is not None:
        raise Denial("invalid", "only-without-bots", value=f"{choice.id} = {options[choice.id]}", rule=choice.clause)


def _settings_without_real_time(game: Game[Any]) -> list[str]:
    """Return the settings that turn real time off, for an error message."""
    return [f"{choice.id} = {choice.default}" for choice in game.choices if choice.id in real_time_options(game)]


def _people_only_choice(game: Game[Any], options: Mapping[str, Setting]) -> Choice | None:
    return next((choice for choice in game.choices if options[choice.id] in choice.people_only_values), None)


def levels_for(game: Game[Any], options: Mapping[str, Setting]) -> list[str]:
    """Return the bots that can play with these options. In real time there is an entry for each bot and pace."""
    if _people_only_choice(game, options) is not None:
        return []
    if game.timing is not None and game.is_timed(options):
        return [f"{kind}{PACE_SEPARATOR}{pace}" for kind in game.timing.bots for pace in game.timing.paces]
    return bot_names(game)


def continuation_plan(
    text: str, person: Person, seat: int, level: str, games: Collection[str], max_seconds: float = inf
) -> TableSet:
    """Return the first event of a table where a person continues a match file against bots."""
    if len(text.encode()) > MAX_START_BYTES:
        raise Denial("too-large", "match-too-long", most=MAX_START_BYTES // 1024)
    named = read_header(text).id
    if named not in games:
        raise Denial("unknown", "no-game-here", game=named[:MAX_ID_LENGTH], games=sorted(games))
    game = find_game(named)
    match = record.load(text, game)
    seats = [SeatPlan("bot", level) for _ in range(game.seats(match.options))]
    if not 0 <= seat < len(seats):
        raise Denial("invalid", "match-without-seat", seats=len(seats), seat=seat + 1)
    seats[seat] = SeatPlan("me")
    _check_bots(game, match.options, seats)
    placed = _planned_seats(game, seats, person, max_seconds, game.is_timed(match.options))
    return _first_event(game, match.options, placed, NewTable(game.id), start=text)


def rematch_plan(plan: TableSet, person: Person, seats: Sequence[PlannedSeat]) -> TableSet:
    """Return the plan of a rematch: bots and the asking person keep their seats, all other seats are free."""
    planned = [seat if seat.person in (None, person.id) else PlannedSeat() for seat in seats]
    return TableSet(
        game=plan.game,
        version=find_game(plan.game).version,
        options=plan.options,
        seed=_new_seed(),
        seats=planned,
        invite=_new_invite(),
        public=plan.public,
        clock=plan.clock,
    )


def checked_level(level: str, game: Game[Any], max_seconds: float = inf, *, seats: int = 0, timed: bool = False) -> str:
    """Return a valid level of a bot: `level` itself, or the usual level for "".

    Raise Denial or BotError with the valid levels if it is invalid.
    `max_seconds` is the maximum thinking time in seconds. In real time (`timed`) a level may have a pace, such as
    `sensible@calm`. `seats` is the number of seats, 0 if unknown.
    """
    if len(level) > MAX_LEVEL_LENGTH:
        raise Denial("invalid", "bot-name-too-long", most=MAX_LEVEL_LENGTH, length=len(level))
    kind = _real_time_bot(level, game) if timed else level
    bot = find_bot(kind or usual_bot(game), game)
    if isinstance(bot, Thinker) and (bot.budget.seconds or 0) > max_seconds:
        raise Denial("invalid", "bot-thinks-too-long", most=f"{max_seconds:g}")
    if isinstance(bot, Thinker) and (bot.budget.playouts or 0) > MAX_PLAYOUTS:
        raise Denial("invalid", "bot-plays-too-much", most=MAX_PLAYOUTS)
    if seats and isinstance(bot, SizeLimitedBot) and seats not in bot.seats:
        raise Denial("invalid", "bot-needs-seats", bot=level, known=[*map(str, sorted(bot.seats))], seats=seats)
    return level or usual_bot(game)


def _real_time_bot(level: str, game: Game[Any]) -> str:
    """Return the bot of a level in real time, without the pace. Raise Denial if the bot is too slow."""
    kind, at, pace = level.partition(PACE_SEPARATOR)
    timing = game.timing
    assert timing is not None
    if kind and kind not in timing.bots:
        raise Denial("invalid", "bot-too-slow", bots=list(timing.bots), kind=kind)
    if at and pace not in timing.paces:
        raise Denial("invalid", "no-such-pace", paces=list(timing.paces), pace=pace)
    return kind


def unique_name(name: str, taken_names: Collection[str]) -> str:
    """Return the name, or the name with a number, such as `Ann 2`, if it is taken already."""
    count, unique = 1, name
    while unique.casefold() in {other.casefold() for other in taken_names}:
        count += 1
        unique = f"{name[: MAX_NAME_LENGTH - len(f' {count}')].rstrip()} {count}"
    return unique


def _first_event(
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
    """Return the options of a plan, with defaults for missing ones.

    Unless the plan sets the number of players, it is the number of planned seats. If all people use their own devices
    and the plan has no clock, the defaults may choose real time.
    """
    options: dict[str, Setting] = dict(plan.options)
    if plan.seats and PLAYERS not in options and any(choice.id == PLAYERS for choice in game.choices):
        options[PLAYERS] = len(plan.seats) - game.added_seats(options)
    return game.options_for_people(**options) if _can_race(plan) and plan.clock is None else game.options(**options)


def _can_race(plan: NewTable) -> bool:
    """Whether people play, each on their own device. Two people on one device cannot race."""
    people = not plan.seats or any(seat.who != "bot" for seat in plan.seats)
    return people and not _shares_a_device(plan.seats or [])


def _shares_a_device(seats: Sequence[SeatPlan]) -> bool:
    """Whether several people play on one device."""
    return sum(seat.who == "me" for seat in seats) > 1


def _usual_seats(game: Game[Any], options: dict[str, Setting]) -> list[SeatPlan]:
    return [SeatPlan("me"), *[SeatPlan("bot")] * (game.seats(options) - 1)]


def _planned_seats(
    game: Game[Any], seats: Sequence[SeatPlan], person: Person, max_seconds: float, timed: bool
) -> list[PlannedSeat]:
    names = [_own_name(seat, person) for seat in seats]
    taken_names = [name for name in names if name]
    bots = free_names(taken_names)
    placed: list[PlannedSeat] = []
    for seat, name in zip(seats, names, strict=True):
        if seat.who == "me":
            names_so_far = [other.name for other in placed]
            placed.append(PlannedSeat(unique_name(name, names_so_far), person.id))
        elif seat.who == "bot":
            level = checked_level(seat.level, game, max_seconds, seats=len(seats), timed=timed)
            placed.append(PlannedSeat(next(bots), None, level))
        else:
            placed.append(PlannedSeat())
    return placed


def _own_name(seat: SeatPlan, person: Person) -> str:
    """Return the name for a person's own seat: the name in the plan, or the person's name. Other seats give ""."""
    if seat.who != "me":
        return ""
    return checked_name(seat.name) if seat.name.strip() else person.name


def _new_seed() -> str:
    return secrets.token_hex(16)


def _new_invite() -> str:
    return secrets.token_urlsafe(12)
