"""A process in which bots think. Views come in, keys go out.

It reads pickles from its own hall only. Its replies are JSON, so that no bot's code gets any further.
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
from meadhall.server.common.child_process import in_frame, read_frame

REMEMBERED: Final = 256  # bots that keep their plans and their luck between two questions
SHARE: Final = 0.8  # part of a bot's time after which its search stops
THEN: Final = "--"  # separates games from bots on the command line
COMING: Final = b"coming"  # sent after each loaded game and bot
HERE: Final = b"here"  # sent when all are loaded
NICENESS: Final = 5  # bots must not slow down the hall itself
_shared: dict[tuple[object, ...], Option] = {}


class BotRequest(msgspec.Struct):
    """A question to a bot: the table, the level, and the view of its seat."""

    table: str
    level: str
    view: View[Any]
    most: float = inf  # most seconds to think


class BotReply(msgspec.Struct, frozen=True):
    """The bot's key, with its reason in words for everybody.

    Without a key, `trouble` is the kind of error. Its message is left out, since it may reveal secrets.
    """

    key: str = ""
    trouble: str = ""
    reason: Words = ""


# ---- sending views


class _Pickler(pickle.Pickler):
    """Sends a game as its id, and an option as its fields, so that the receiver finds its own objects."""

    def reducer_override(self, obj: Any, /) -> Any:
        if isinstance(obj, Game):
            return find_game, (obj.id,)
        if isinstance(obj, Option):
            return shared, (type(obj), _values(obj))
        return NotImplemented


def encode_request(request: BotRequest) -> bytes:
    """Encode a question for a worker."""
    to = io.BytesIO()
    _Pickler(to, pickle.HIGHEST_PROTOCOL).dump((request.table, request.level, request.view, request.most))
    return to.getvalue()


def decode_request(data: bytes) -> BotRequest:
    """Decode a question."""
    return BotRequest(*pickle.loads(data))


def shared(kind: type[Option], values: tuple[object, ...]) -> Option:
    """Return the one option of this kind with these values in this process."""
    option = _shared.get((kind, *values))
    if option is None:
        option = kind.__new__(kind)
        for name, value in zip(_slots(kind), values, strict=True):
            setattr(option, name, value)
        _shared[kind, *values] = option
    return option


def meet_options() -> None:
    """Register the options that games have already made, since bots may compare them by identity."""
    # `type`, not isinstance: that would ask proxies of objects that are gone.
    things: list[Option] = [thing for thing in gc.get_objects() if issubclass(type(thing), Option)]
    for option in things:
        with contextlib.suppress(AttributeError, TypeError):
            _shared.setdefault((type(option), *_values(option)), option)


def _values(option: Option) -> tuple[object, ...]:
    return tuple(getattr(option, name) for name in _slots(type(option)))


def _slots(kind: type[Option]) -> list[str]:
    """Names of all slots of this kind of option."""
    return [name for base in reversed(kind.__mro__) for name in getattr(base, "__slots__", ())]


# ---- the process


class WorkerBots:
    """The bots of one worker."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()

    def answer(self, data: bytes) -> BotReply:
        """Let a bot answer a question."""
        try:
            request = decode_request(data)
            bot = self._bot(request)
            said: object = bot.choose(request.view)
            key = str(said.key if isinstance(said, Option) else said)
            return BotReply(key, reason=reason_of(bot, request.view, key))
        except Exception as error:
            return BotReply(trouble=type(error).__name__)

    def _bot(self, request: BotRequest) -> Bot:
        view = request.view
        who = (view.game.id, request.table, view.seat, request.level)
        if who not in self._bots:
            self._bots[who] = _in_time(find_bot(request.level, view.game, f"{request.table} {view.seat}"), request.most)
        self._bots.move_to_end(who)
        while len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return self._bots[who]


def _in_time(bot: Bot, most: float) -> Bot:
    """Make a searching bot return its best answer before its time is over."""
    if isinstance(bot, Thinker):
        seconds = min(inf if bot.budget.seconds is None else bot.budget.seconds, most * SHARE)
        bot.budget = replace(bot.budget, seconds=seconds)
    return bot


def answer_requests(come: BinaryIO, go: BinaryIO) -> None:
    """Answer questions until there are no more."""
    bots = WorkerBots()
    while (frame := read_frame(come)) is not None:
        _say(go, msgspec.json.encode(bots.answer(frame)))


def _say(go: BinaryIO, content: bytes) -> None:
    go.write(in_frame(content))
    go.flush()


def main(words: Sequence[str]) -> None:
    """Load the games, and behind THEN the hall's own bots; then serve on the standard streams.

    It reports while it loads. Everything a bot prints goes to the error log.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the hall ends this process
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    go = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    at = words.index(THEN) if THEN in words else len(words)
    for name in [*installed_games(), *words[:at]]:
        find_game(name)
        _say(go, COMING)
    for word in words[at + 1 :]:
        load_bot(word, own_bot_name(word))
        _say(go, COMING)
    meet_options()
    _say(go, HERE)
    answer_requests(sys.stdin.buffer, go)
