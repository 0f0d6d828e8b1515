"""`python -m meadhall.server.replays.worker`: reads match files that strangers bring, in a process of its own.

It is asked by the hall in frames on its standard input and answers on its standard output. What takes too much memory
fails in here; what takes too long is ended from outside.
"""

from __future__ import annotations

import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, BinaryIO, Final, Literal

import msgspec

from meadhall.engine import Game, MeadhallError, find_game, installed_games
from meadhall.engine.language.language import FIRST
from meadhall.server.common.child_process import framed, read_frame
from meadhall.server.protocol.problems import code_of
from meadhall.server.protocol.wire import Code
from meadhall.server.replays.playback import Past
from meadhall.server.wording.refusals import HallSentence, worded

TOO_LARGE: Final = HallSentence("match-too-large")
BROKE_OFF: Final = HallSentence("rules-failed-replaying")
KEPT: Final = 8  # matches that are told again only once


class Wanted(msgspec.Struct, frozen=True, array_like=True):
    """What the hall wants to know of the match with this key; `text` is left out where it may be known already."""

    what: Literal["card", "story", "at", "fork"]
    key: str
    name: str
    text: str | None = None
    decision: int = 0
    seat: int = -1
    language: str = FIRST


class Found(msgspec.Struct, frozen=True, array_like=True):
    """The answer: JSON (of a fork, the match file), or why there is none. `missing`: the text is needed first."""

    content: bytes = b""
    code: Code | Literal[""] = ""
    words: str = ""
    missing: bool = False


class Shelf:
    """The matches that were looked at last."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    def answer(self, wanted: Wanted) -> Found:
        """What is wanted, or why not."""
        try:
            past = self._past(wanted)
            return Found(missing=True) if past is None else Found(_content(past, wanted))
        except MeadhallError as error:
            return Found(code=code_of(error), words=worded(error.said, wanted.language))
        except (MemoryError, RecursionError):
            self._pasts.clear()
            return Found(code="too-large", words=worded(TOO_LARGE, wanted.language))
        except Exception:
            traceback.print_exc()
            return Found(code="unreadable", words=worded(BROKE_OFF, wanted.language))

    def _past(self, wanted: Wanted) -> Past | None:
        if wanted.key not in self._pasts:
            if wanted.text is None:
                return None
            self._pasts[wanted.key] = Past(wanted.text, self._games)
        self._pasts.move_to_end(wanted.key)
        while len(self._pasts) > KEPT:
            self._pasts.popitem(last=False)
        return self._pasts[wanted.key]


def _content(past: Past, wanted: Wanted) -> bytes:
    if wanted.what == "fork":
        return past.fork(wanted.decision, wanted.seat).encode()
    if wanted.what == "at":
        return msgspec.json.encode(past.at(wanted.decision, wanted.seat, wanted.language))
    if wanted.what == "story":
        return msgspec.json.encode(past.story(wanted.name, wanted.seat, wanted.language))
    return msgspec.json.encode(past.card(wanted.name, wanted.language))


def bound_memory(most: int) -> None:
    """Makes whatever needs more memory than this fail."""
    try:
        import resource
    except ImportError:  # there is no such thing on Windows; the time limit holds there too
        return
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main(words: list[str]) -> None:
    """Answers until nobody asks any more. The first word is how much memory there is, the others are games to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the hall, which then closes our input
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a game prints must not end up between the frames
    games = [find_game(name) for name in (*installed_games(), *words[1:])]
    bound_memory(int(words[0]))
    shelf = Shelf({game.id: game for game in games})
    _say(out, Found())  # it has met the games, and is ready
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        _say(out, shelf.answer(msgspec.msgpack.decode(frame, type=Wanted)))


def _say(out: BinaryIO, found: Found) -> None:
    out.write(framed(msgspec.msgpack.encode(found)))
    out.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
