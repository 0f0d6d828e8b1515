"""A process in which bots think. Views come in, keys go out.

It reads pickles from its own hall and from nowhere else; what it says back is JSON, so that no bot's code gets further.
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

from meadhall.bots import Bot, find_bot, meet, reason_of
from meadhall.bots.own import called
from meadhall.bots.thinker import Thinker
from meadhall.engine import Game, Option, View, find_game, installed_games
from meadhall.server.common.child_process import framed, read_frame

REMEMBERED: Final = 256  # bots that keep their plans and their luck between two questions
SHARE: Final = 0.8  # of the time that a bot has, in which one that searches ends by itself
THEN: Final = "--"  # stands between games and bots when a worker is begun
COMING: Final = b"coming"  # said after each game and bot that is met
HERE: Final = b"here"  # said when all are
NICENESS: Final = 5  # bots think when nobody waits for the hall itself
_shared: dict[tuple[object, ...], Option] = {}


class Wanted(msgspec.Struct):
    """What a bot is asked: for which table and seat, of which level, and what it sees."""

    table: str
    level: str
    view: View[Any]
    most: float = inf  # seconds that it may think


class Said(msgspec.Struct, frozen=True):
    """What it answers, and why, in words for everybody.

    Where there is no key, `trouble` is the kind of mistake, whose words may be of hidden things.
    """

    key: str = ""
    trouble: str = ""
    reason: str = ""


# ---- views on their way


class _Pickler(pickle.Pickler):
    """A game goes by its id; an option by what it is, so that it is the game's own object again over there."""

    def reducer_override(self, obj: Any, /) -> Any:
        if isinstance(obj, Game):
            return find_game, (obj.id,)
        if isinstance(obj, Option):
            return shared, (type(obj), _values(obj))
        return NotImplemented


def packed(wanted: Wanted) -> bytes:
    """A question as it is sent to a worker."""
    to = io.BytesIO()
    _Pickler(to, pickle.HIGHEST_PROTOCOL).dump((wanted.table, wanted.level, wanted.view, wanted.most))
    return to.getvalue()


def unpacked(data: bytes) -> Wanted:
    """The question that was sent."""
    return Wanted(*pickle.loads(data))


def shared(kind: type[Option], values: tuple[object, ...]) -> Option:
    """The one option of this kind with these values, as if it had never left its process."""
    option = _shared.get((kind, *values))
    if option is None:
        option = kind.__new__(kind)
        for name, value in zip(_slots(kind), values, strict=True):
            setattr(option, name, value)
        _shared[kind, *values] = option
    return option


def meet_options() -> None:
    """Takes up the options that games have made already: bots may compare with them by identity."""
    # Things are not asked for their class, as isinstance does: some are proxies of what is gone already.
    things: list[Option] = [thing for thing in gc.get_objects() if issubclass(type(thing), Option)]
    for option in things:
        with contextlib.suppress(AttributeError, TypeError):
            _shared.setdefault((type(option), *_values(option)), option)


def _values(option: Option) -> tuple[object, ...]:
    return tuple(getattr(option, name) for name in _slots(type(option)))


def _slots(kind: type[Option]) -> list[str]:
    """The names of everything that an option of this kind holds."""
    return [name for base in reversed(kind.__mro__) for name in getattr(base, "__slots__", ())]


# ---- the process


class Thinking:
    """The bots of one worker."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()

    def answer(self, data: bytes) -> Said:
        """What the bot says that is asked."""
        try:
            wanted = unpacked(data)
            bot = self._bot(wanted)
            said: object = bot.choose(wanted.view)
            key = str(said.key if isinstance(said, Option) else said)
            return Said(key, reason=reason_of(bot, wanted.view, key))
        except Exception as error:
            return Said(trouble=type(error).__name__)

    def _bot(self, wanted: Wanted) -> Bot:
        view = wanted.view
        who = (view.game.id, wanted.table, view.seat, wanted.level)
        if who not in self._bots:
            self._bots[who] = _in_time(find_bot(wanted.level, view.game, f"{wanted.table} {view.seat}"), wanted.most)
        self._bots.move_to_end(who)
        while len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return self._bots[who]


def _in_time(bot: Bot, most: float) -> Bot:
    """The bot; one that searches says the best it has found before its time is over."""
    if isinstance(bot, Thinker):
        seconds = min(inf if bot.budget.seconds is None else bot.budget.seconds, most * SHARE)
        bot.budget = replace(bot.budget, seconds=seconds)
    return bot


def serve(come: BinaryIO, go: BinaryIO) -> None:
    """Answers questions until no more come."""
    thinking = Thinking()
    while (frame := read_frame(come)) is not None:
        _say(go, msgspec.json.encode(thinking.answer(frame)))


def _say(go: BinaryIO, content: bytes) -> None:
    go.write(framed(content))
    go.flush()


def main(words: Sequence[str]) -> None:
    """Meets the games, and behind THEN the hall's own bots; then serves on the standard streams.

    While it comes up it says so now and then. Whatever a bot prints goes to the log of errors.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the hall says when it is over
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    go = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    at = words.index(THEN) if THEN in words else len(words)
    for name in [*installed_games(), *words[:at]]:
        find_game(name)
        _say(go, COMING)
    for word in words[at + 1 :]:
        meet(word, called(word))
        _say(go, COMING)
    meet_options()
    _say(go, HERE)
    serve(sys.stdin.buffer, go)
