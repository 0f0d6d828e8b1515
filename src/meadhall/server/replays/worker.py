"""`python -m meadhall.server.replays.worker`: reads untrusted match files, in its own process.

It reads requests in frames from its standard input, and writes replies to its standard output. The process limits its
own memory. The hall ends it if a reply takes too long.
"""

from __future__ import annotations

import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, BinaryIO, Final, Literal

import msgspec

from meadhall.engine import Game, MeadhallError, find_game, installed_games
from meadhall.engine.language.language import FIRST
from meadhall.server.common.child_process import framed, read_frame
from meadhall.server.protocol.problems import code_of
from meadhall.server.protocol.wire import Code
from meadhall.server.replays.luck import luck_and_skill
from meadhall.server.replays.playback import Playback
from meadhall.server.replays.puzzles import puzzle_solution, puzzle_table
from meadhall.server.wording.refusals import HallSentence, error_words

TOO_LARGE: Final = HallSentence("match-too-large")
RULES_FAILED: Final = HallSentence("rules-failed-replaying")
MAX_CACHED_MATCHES: Final = 8


Query = Literal["card", "story", "at", "fork", "analysis", "puzzle", "solution"]


class ReplayRequest(msgspec.Struct, frozen=True, array_like=True):
    """A request about the match with this key. `text` is left out if the process may have the match already.

    `analysis` is the stored result of an analysis, to put in words. For a puzzle, `name` is the id of its game, and
    `decision` its number.
    """

    what: Query
    key: str
    name: str
    text: str | None = None
    decision: int = 0
    seat: int = -1
    language: str = FIRST
    analysis: bytes = b""


class ReplayReply(msgspec.Struct, frozen=True, array_like=True):
    """The reply. `content` is JSON, or a match file for a fork. A refusal has `code` and `words` instead.

    `missing` means that the request must be repeated with the text of the match.
    """

    content: bytes = b""
    code: Code | Literal[""] = ""
    words: str = ""
    missing: bool = False


class ReplayCache:
    """Answers requests, and caches the latest matches."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._playbacks: OrderedDict[str, Playback] = OrderedDict()

    def answer(self, request: ReplayRequest) -> ReplayReply:
        """Return the reply to a request."""
        try:
            if request.what in ("puzzle", "solution"):
                return ReplayReply(_puzzle(self._games[request.name], request))
            playback = self._playback(request)
            return ReplayReply(missing=True) if playback is None else ReplayReply(_content(playback, request))
        except MeadhallError as error:
            return ReplayReply(code=code_of(error), words=error_words(error.sentence, request.language))
        except (MemoryError, RecursionError):
            self._playbacks.clear()
            return ReplayReply(code="too-large", words=error_words(TOO_LARGE, request.language))
        except Exception:
            traceback.print_exc()
            return ReplayReply(code="unreadable", words=error_words(RULES_FAILED, request.language))

    def _playback(self, request: ReplayRequest) -> Playback | None:
        if request.key not in self._playbacks:
            if request.text is None:
                return None
            self._playbacks[request.key] = Playback(request.text, self._games)
        self._playbacks.move_to_end(request.key)
        while len(self._playbacks) > MAX_CACHED_MATCHES:
            self._playbacks.popitem(last=False)
        return self._playbacks[request.key]


def _puzzle(game: Game[Any], request: ReplayRequest) -> bytes:
    body_of = puzzle_table if request.what == "puzzle" else puzzle_solution
    return msgspec.json.encode(body_of(game, request.decision, request.language))


def _content(playback: Playback, request: ReplayRequest) -> bytes:
    if request.what == "fork":
        return playback.fork(request.decision, request.seat).encode()
    if request.what == "analysis":
        return msgspec.json.encode(luck_and_skill(playback, request.analysis, request.language))
    if request.what == "at":
        return msgspec.json.encode(playback.sight_at(request.decision, request.seat, request.language))
    if request.what == "story":
        return msgspec.json.encode(playback.story(request.name, request.seat, request.language))
    return msgspec.json.encode(playback.card(request.name, request.language))


class LoadableGames(Mapping[str, Game[Any]]):
    """Games by id: those in `names`, and the installed ones, which are loaded when first needed."""

    def __init__(self, names: Sequence[str]) -> None:
        self._named = {game.id: game for game in map(find_game, names)}
        self._ids = {*installed_games(), *self._named}

    def __getitem__(self, id: str) -> Game[Any]:
        if id not in self._ids:
            raise KeyError(id)
        return self._named.get(id) or find_game(id)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


def limit_memory(max_bytes: int) -> None:
    """Limit the memory of this process to `max_bytes` bytes."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (max_bytes, max_bytes))


def main(arguments: list[str]) -> None:
    """Answer requests until the input ends. Arguments: the memory limit in bytes, then games to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the hall handles Ctrl-C and closes the input
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # output of a game must not end up between the frames
    games = LoadableGames(arguments[1:])
    limit_memory(int(arguments[0]))
    cache = ReplayCache(games)
    _write_frame(out, ReplayReply())  # ready
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        _write_frame(out, cache.answer(msgspec.msgpack.decode(frame, type=ReplayRequest)))


def _write_frame(out: BinaryIO, reply: ReplayReply) -> None:
    out.write(framed(msgspec.msgpack.encode(reply)))
    out.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
