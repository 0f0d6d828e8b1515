"""A process that runs bots: it reads views from its standard input, and writes keys to its standard output.

Requests are pickles, which only the hall writes. Replies are JSON, so that a bot cannot run code in the hall.
"""

from __future__ import annotations

import contextlib
import gc
import io
import os
import pickle
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Any, BinaryIO, Final

import msgspec

from meadhall.bots import Bot, find_bot, load_bot, reason_of
from meadhall.bots.thinker import Thinker
from meadhall.bots.user_bots import own_bot_name
from meadhall.engine import Game, Option, View, find_game, installed_games
from meadhall.engine.common.text import Words
from meadhall.server.common.child_process import framed, read_frame

MAX_BOTS: Final = 256  # bots that keep their plans and random numbers between two questions
SEARCH_SHARE: Final = 0.8  # share of the time limit after which a search stops
BOTS_SEPARATOR: Final = "--"  # separates games from bots on the command line
PROGRESS_REPORT: Final = b"coming"  # sent after each loaded game or bot
READY_REPORT: Final = b"here"  # sent when all are loaded
NICENESS: Final = 5  # bots must not slow down the hall itself
_shared_options: dict[tuple[object, ...], Option] = {}


class BotRequest(msgspec.Struct):
    """A question to a bot: the table, the level, and the view of its seat."""

    table: str
    level: str
    view: View[Any]
    max_seconds: float = inf  # time limit


class BotReply(msgspec.Struct, frozen=True):
    """The key of a bot's answer, with an explanation for everybody.

    If the bot failed, `key` is empty and `trouble` is the name of the error's class. The error message is left out,
    because it may reveal secrets.
    """

    key: str = ""
    trouble: str = ""
    reason: Words = ""


# ---- sending views


class _Pickler(pickle.Pickler):
    """Pickles a game as its id, and an option as its fields, so that the receiver uses its own objects."""

    def reducer_override(self, obj: Any, /) -> Any:
        if isinstance(obj, Game):
            return find_game, (obj.id,)
        if isinstance(obj, Option):
            return shared_option, (type(obj), _slot_values(obj))
        return NotImplemented


def encode_request(request: BotRequest) -> bytes:
    """Encode a question for a worker."""
    buffer = io.BytesIO()
    _Pickler(buffer, pickle.HIGHEST_PROTOCOL).dump((request.table, request.level, request.view, request.max_seconds))
    return buffer.getvalue()


def decode_request(data: bytes) -> BotRequest:
    """Decode a question."""
    return BotRequest(*pickle.loads(data))


def shared_option(kind: type[Option], values: tuple[object, ...]) -> Option:
    """Return this process's only option of this class with these values."""
    option = _shared_options.get((kind, *values))
    if option is None:
        option = kind.__new__(kind)
        for name, value in zip(_slot_names(kind), values, strict=True):
            setattr(option, name, value)
        _shared_options[kind, *values] = option
    return option


def register_options() -> None:
    """Register the options that games have already created.

    Bots may compare options by identity, so equal options must be the same object.
    """
    # isinstance would look into proxies of deleted objects, and fail.
    options: list[Option] = [
        known_options for known_options in gc.get_objects() if issubclass(type(known_options), Option)
    ]
    for option in options:
        with contextlib.suppress(AttributeError, TypeError):
            _shared_options.setdefault((type(option), *_slot_values(option)), option)


def _slot_values(option: Option) -> tuple[object, ...]:
    return tuple(getattr(option, name) for name in _slot_names(type(option)))


def _slot_names(kind: type[Option]) -> list[str]:
    """Return the names of all slots of an option class."""
    return [name for base in reversed(kind.__mro__) for name in getattr(base, "__slots__", ())]


# ---- the process


class WorkerBots:
    """The bots of one worker."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()

    def answer(self, data: bytes) -> BotReply:
        """Return a bot's reply to an encoded request."""
        try:
            request = decode_request(data)
            bot = self._bot(request)
            choice: object = bot.choose(request.view)
            key = str(choice.key if isinstance(choice, Option) else choice)
            return BotReply(key, reason=reason_of(bot, request.view, key))
        except Exception as error:
            return BotReply(trouble=type(error).__name__)

    def _bot(self, request: BotRequest) -> Bot:
        view = request.view
        key = (view.game.id, request.table, view.seat, request.level)
        if key not in self._bots:
            self._bots[key] = _with_time_limit(
                find_bot(request.level, view.game, f"{request.table} {view.seat}"), request.max_seconds
            )
        self._bots.move_to_end(key)
        while len(self._bots) > MAX_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]


def _with_time_limit(bot: Bot, max_seconds: float) -> Bot:
    """Return the bot, and limit its search so that it answers in time."""
    if isinstance(bot, Thinker):
        seconds = min(inf if bot.budget.seconds is None else bot.budget.seconds, max_seconds * SEARCH_SHARE)
        bot.budget = replace(bot.budget, seconds=seconds)
    return bot


def answer_requests(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until the input ends."""
    bots = WorkerBots()
    while (frame := read_frame(requests)) is not None:
        _write_frame(replies, msgspec.json.encode(bots.answer(frame)))


def _write_frame(stream: BinaryIO, content: bytes) -> None:
    stream.write(framed(content))
    stream.flush()


def main(arguments: Sequence[str]) -> None:
    """Load the games, then the bot files after BOTS_SEPARATOR, and answer requests on the standard streams.

    Each loaded game and bot is reported. Output that a bot prints goes to the standard error.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the hall ends this process
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    games_end = arguments.index(BOTS_SEPARATOR) if BOTS_SEPARATOR in arguments else len(arguments)
    for name in [*installed_games(), *arguments[:games_end]]:
        find_game(name)
        _write_frame(replies, PROGRESS_REPORT)
    for bot_file in arguments[games_end + 1 :]:
        load_bot(bot_file, own_bot_name(bot_file))
        _write_frame(replies, PROGRESS_REPORT)
    register_options()
    _write_frame(replies, READY_REPORT)
    answer_requests(sys.stdin.buffer, replies)
