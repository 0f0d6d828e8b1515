"""A record of the messages between a page and the hall, for comparison with what the page shows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from playwright.sync_api import Page, WebSocket

from meadhall.engine.common.english import with_capital
from meadhall.engine.common.text import Text
from meadhall.engine.contract.registry import find_game
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.language.names import Names
from meadhall.engine.model.state import digest_of, encode
from meadhall.server.wording.hall_words import table_catalogue
from tests.server.applying import MessageReader, is_text, text_in
from tests.waiting import is_late

DATA_FIELDS = frozenset({"state", "computed", "event"})
TEXT_PARTS = ("title", "phase", "facts", "ask", "news")  # parts of a sight whose texts identify the game
GAMES = ("adventureland", "heroes", "heropath", "swordsorcery", "virtues")
CHECK_PAUSE_MS, MAX_CHECK_PAUSE_MS = 10.0, 80.0  # ms between two checks; each check takes processor time from the page
MIN_CHECKS = 100  # minimum number of checks before a timeout: time passes even if the whole machine stalls

SELECTED_SELECTOR = ".act [aria-pressed=true][aria-disabled=false]"  # an answer that is selected but not given yet


def until(page: Page, is_reached: Callable[[], object], description: str) -> None:
    """Let the page run until a condition holds. After a long wait for `description`, fail the test."""
    began = time.monotonic()
    checks, pause = 0, CHECK_PAUSE_MS
    while not is_reached():
        checks += 1
        assert not is_late(began) or checks < MIN_CHECKS, f"waited in vain for {description}"
        page.wait_for_timeout(pause)
        pause = min(1.2 * pause, MAX_CHECK_PAUSE_MS)


@cache
def catalogues() -> list[Catalogue]:
    """Return the catalogue of each game. Parsed messages stay cached."""
    return [table_catalogue(find_game(game)) for game in GAMES]


class Sight(Mapping[str, Any]):
    """A sight whose parts are translated to words when they are first read."""

    def __init__(self, raw_sight: dict[str, Any], language: str) -> None:
        self.raw_sight = raw_sight
        self.language = language
        self.worded: dict[str, Any] = {}
        ids = {
            value["id"]
            for part in TEXT_PARTS
            for value in nested_values(raw_sight.get(part))
            if isinstance(value, dict) and is_text(value)
        }
        self.catalogue = max(catalogues(), key=lambda one: len(ids & one.entries("en").keys()))
        self.names = Names([seat["name"] for seat in raw_sight["seats"]], raw_sight["seat"]) if raw_sight else Names([])

    def __iter__(self) -> Iterator[str]:
        return iter(self.raw_sight)

    def __len__(self) -> int:
        return len(self.raw_sight)

    def __getitem__(self, part: str) -> Any:
        if part not in self.worded:
            self.worded[part] = self.raw_sight[part] if part in DATA_FIELDS else self._in_words(self.raw_sight[part])
        return self.worded[part]

    def _in_words(self, thing: Any) -> Any:
        catalogue, names, language = self.catalogue, self.names, self.language
        if isinstance(thing, list):
            return [self._in_words(one) for one in thing]
        if not isinstance(thing, dict):
            return thing
        if is_text(thing) and catalogue.has(thing["id"]):  # a card of a scene may have only an id
            return catalogue.say(text_in(thing), names, language)
        if thing and all(isinstance(one, int) and name.startswith("points-") for name, one in thing.items()):
            return {catalogue.say(Text(name), names, language): points for name, points in thing.items()}
        worded = {name: one if name in DATA_FIELDS else self._in_words(one) for name, one in thing.items()}
        if isinstance(thing.get("words"), dict):
            worded["words"] = with_capital(worded["words"])
            if thing.get("brief") == "":
                worded["brief"] = with_capital(catalogue.say(text_in(thing["words"]), names, language, "brief"))
        return worded


def nested_values(part: Any) -> Iterator[Any]:
    """Yield a value and everything inside it, except data without words."""
    yield part
    for name, one in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        if name not in DATA_FIELDS:
            yield from nested_values(one)


class PageFeed:
    """Records every frame that a page's sockets receive, from the creation of this object."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.sockets: list[WebSocket] = []
        self._lines: dict[int, MessageReader] = {}
        self.last_seen = 0  # number (from 1) of the socket that received the last sight
        self.raw_sight: dict[str, Any] = {}  # the last complete sight as data
        self._sight = Sight({}, "en")
        self.answers = 0
        self.waiting: set[int] = set()
        self.unsettled: set[str] = set()  # ids of answers that were sent and have no response yet
        self.done = -1  # sequence number of the table after the last carried-out answer
        page.on("websocket", self._record_socket)

    def _record_socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        self.waiting.clear()  # questions on the former connection get no answer
        number = len(self.sockets)
        self._lines[number] = MessageReader()
        socket.on("framereceived", lambda frame: self._record_received(frame, number))
        socket.on("framesent", self._record_sent)

    def _record_sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            self.answers += 1
            self.unsettled.add(message["id"])
        elif message["type"] == "show":
            self.waiting.add(message["request"])

    def _record_received(self, frame: str | bytes, number: int) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = self._lines[number].apply(json.loads(frame))
        if message["type"] == "sight":
            self.raw_sight = message
            assert digest_of(encode(self.raw_sight["state"])) == self.raw_sight["digest"]
            self.last_seen = number
        elif message["type"] == "shown":
            self.waiting.discard(message["request"])
        elif message["type"] in ("done", "refused") and message["id"] in self.unsettled:
            self.unsettled.discard(message["id"])
            self.done = message["seq"]

    @property
    def sight(self) -> Sight:
        """The last sight in words, as the page shows it."""
        if self._sight.raw_sight is not self.raw_sight:
            self._sight = Sight(self.raw_sight, str(self.page.evaluate("document.documentElement.lang")))
        return self._sight

    def wait_for_new_socket(self, sockets: int) -> None:
        """Wait until a socket after the first `sockets` has received a sight."""
        until(self.page, lambda: self.last_seen > sockets, "a sight over a new socket")

    @property
    def decisions(self) -> int:
        return int(self.raw_sight.get("decisions", -1))

    @property
    def over(self) -> bool:
        return bool(self.raw_sight.get("over"))

    @property
    def options(self) -> list[dict[str, Any]]:
        """The current options of this page's seat. There are no options if it is not asked."""
        ask = self.sight.get("ask")
        return list(ask["options"]) if ask and not self.over else []

    @property
    def question(self) -> str:
        """The kind of the open question, or ""."""
        ask = self.raw_sight.get("ask")
        return str(ask["kind"]) if ask and not self.over else ""

    def next_question(self) -> str:
        """Wait until this page shows a question or the end of the match. Return the kind of the question, or ""."""
        self._wait_for_question_or_end()
        while not (self.question or self.over):  # another message may come first, for example a bot's answer
            self._wait_for_question_or_end()
        return self.question

    def _wait_for_question_or_end(self) -> None:
        until(self.page, lambda: self.question or self.over, "a question")
        self.wait_for_page()

    def wait_for_page(self) -> None:
        """Wait until the page has processed the last message: it ignores keys that are pressed earlier."""
        self._wait_for_attribute("data-seq", "the page to know what was heard")

    def wait_for_board(self) -> None:
        """Wait until the board shows the last message, after the playback of earlier news."""
        self._wait_for_attribute("data-shown", "the board to show what was heard")

    def _wait_for_attribute(self, attribute: str, what: str) -> None:
        table = self.page.locator(".table-shell")
        until(self.page, lambda: table.get_attribute(attribute) == str(self.raw_sight["seq"]), what)

    def confirm_preview(self, answers_before: int, confirm: Callable[[], object]) -> None:
        """Confirm a previewed answer once. The page then disables it until the hall responds."""
        shown = self.page.locator(SELECTED_SELECTOR)
        until(self.page, lambda: self.answers > answers_before or (shown.count() and not self.waiting), "an answer")
        if self.answers == answers_before and shown.count():
            confirm()
        until(self.page, lambda: self.answers > answers_before, "the chosen answer to be given")

    @property
    def is_settled(self) -> bool:
        """Whether every answer of this page was carried out or refused, and the page knows it."""
        return not self.unsettled and bool(self.raw_sight) and self.raw_sight["seq"] >= self.done

    def wait_until_done(self, since: int) -> None:
        """Wait until the match has more than `since` decisions, and this page's answer is carried out.

        Answers of other players count as decisions, too.
        """

        def is_seen() -> bool:
            return self.decisions > since and self.is_settled

        try:
            until(self.page, lambda: is_seen() or self.over, "the answer to be carried out")
            self.wait_for_page()
        except AssertionError as error:
            raise AssertionError(f"{error} after {since} decisions; last was heard {self.frames[-4:]}") from None
