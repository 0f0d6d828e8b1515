"""Listening in on a page: what the hall sends to it, told apart from what the page shows of it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from playwright.sync_api import Page, WebSocket

from meadhall.engine.common.english import upper
from meadhall.engine.common.text import Text
from meadhall.engine.contract.registry import find_game
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.language.names import Names
from meadhall.engine.model.state import digest_of, encode
from meadhall.server.wording.hall_words import table_catalogue
from tests.server.applying import Line, is_text, text_in
from tests.waiting import is_late

DATA = frozenset({"state", "computed", "event"})
TELLING = ("title", "phase", "facts", "ask", "news")  # enough to know of which game a sight is
GAMES = ("adventureland", "heroes", "heropath", "swordsorcery", "virtues")
PAUSE, LONGEST_PAUSE = 10.0, 80.0  # milliseconds: each look takes a processor from what is waited for
LOOKS = 100  # at least: while the whole machine stands still, time goes on and nothing else does

SHOWN = ".act [aria-pressed=true][aria-disabled=false]"  # an answer that is chosen, and not given yet


def until(page: Page, found: Callable[[], object], what: str) -> None:
    """Lets the page go on until something is so."""
    began = time.monotonic()
    looks, pause = 0, PAUSE
    while not found():
        looks += 1
        assert not is_late(began) or looks < LOOKS, f"waited in vain for {what}"
        page.wait_for_timeout(pause)
        pause = min(1.2 * pause, LONGEST_PAUSE)


@cache
def catalogues() -> list[Catalogue]:
    """The catalogue of each game; what is parsed of it once is kept."""
    return [table_catalogue(find_game(game)) for game in GAMES]


class Sight(Mapping[str, Any]):
    """A sight, each part of which is put into words when it is first read."""

    def __init__(self, heard: dict[str, Any], language: str) -> None:
        self.heard = heard
        self.language = language
        self.worded: dict[str, Any] = {}
        ids = {
            one["id"] for part in TELLING for one in within(heard.get(part)) if isinstance(one, dict) and is_text(one)
        }
        self.catalogue = max(catalogues(), key=lambda one: len(ids & one.entries("en").keys()))
        self.names = Names([seat["name"] for seat in heard["seats"]], heard["seat"]) if heard else Names([])

    def __iter__(self) -> Iterator[str]:
        return iter(self.heard)

    def __len__(self) -> int:
        return len(self.heard)

    def __getitem__(self, part: str) -> Any:
        if part not in self.worded:
            self.worded[part] = self.heard[part] if part in DATA else self._said(self.heard[part])
        return self.worded[part]

    def _said(self, thing: Any) -> Any:
        catalogue, names, language = self.catalogue, self.names, self.language
        if isinstance(thing, list):
            return [self._said(one) for one in thing]
        if not isinstance(thing, dict):
            return thing
        if is_text(thing) and catalogue.has(thing["id"]):  # a card of a scene may have an id alone
            return catalogue.say(text_in(thing), names, language)
        if thing and all(isinstance(one, int) and name.startswith("points-") for name, one in thing.items()):
            return {catalogue.say(Text(name), names, language): points for name, points in thing.items()}
        worded = {name: one if name in DATA else self._said(one) for name, one in thing.items()}
        if isinstance(thing.get("words"), dict):
            worded["words"] = upper(worded["words"])
            if thing.get("brief") == "":
                worded["brief"] = upper(catalogue.say(text_in(thing["words"]), names, language, "brief"))
        return worded


def within(thing: Any) -> Iterator[Any]:
    """A thing and all that is in it, but for data that holds no words."""
    yield thing
    for name, one in thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ():
        if name not in DATA:
            yield from within(one)


class Ear:
    """Hears every frame that the sockets of a page bring, from the moment it is put on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.sockets: list[WebSocket] = []
        self._lines: dict[int, Line] = {}
        self.last_seen = 0  # the number, from 1, of the socket that brought the last sight
        self.heard: dict[str, Any] = {}  # the last sight as it came, whole
        self._sight = Sight({}, "en")
        self.answers = 0
        self.waiting: set[int] = set()
        self.unsettled: set[str] = set()  # answers that were given, and of which nothing has been heard
        self.done = -1  # the table's number after the last that was carried out
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        self.waiting.clear()  # questions on the former connection get no answer
        number = len(self.sockets)
        self._lines[number] = Line()
        socket.on("framereceived", lambda frame: self._heard(frame, number))
        socket.on("framesent", self._said)

    def _said(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            self.answers += 1
            self.unsettled.add(message["id"])
        elif message["type"] == "show":
            self.waiting.add(message["request"])

    def _heard(self, frame: str | bytes, number: int) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = self._lines[number].hears(json.loads(frame))
        if message["type"] == "sight":
            self.heard = message
            assert digest_of(encode(self.heard["state"])) == self.heard["digest"]
            self.last_seen = number
        elif message["type"] == "shown":
            self.waiting.discard(message["request"])
        elif message["type"] in ("done", "refused") and message["id"] in self.unsettled:
            self.unsettled.discard(message["id"])
            self.done = message["seq"]

    @property
    def sight(self) -> Sight:
        """The last sight in words, as the page shows it."""
        if self._sight.heard is not self.heard:
            self._sight = Sight(self.heard, str(self.page.evaluate("document.documentElement.lang")))
        return self._sight

    def sees_anew(self, sockets: int) -> None:
        """Wait until a socket after the first `sockets` has brought a sight."""
        until(self.page, lambda: self.last_seen > sockets, "a sight over a new line")

    @property
    def decisions(self) -> int:
        return int(self.heard.get("decisions", -1))

    @property
    def over(self) -> bool:
        return bool(self.heard.get("over"))

    @property
    def options(self) -> list[dict[str, Any]]:
        """Return the options of this page's seat now; nothing if it is not asked."""
        ask = self.sight.get("ask")
        return list(ask["options"]) if ask and not self.over else []

    @property
    def question(self) -> str:
        """The kind of the open question, or ""."""
        ask = self.heard.get("ask")
        return str(ask["kind"]) if ask and not self.over else ""

    def turn(self) -> str:
        """Waits until this page is asked, or the match is over, and knows it, and returns the question."""
        self._asked_or_over()
        while not (self.question or self.over):  # other messages may come first: a bot answered
            self._asked_or_over()
        return self.question

    def _asked_or_over(self) -> None:
        until(self.page, lambda: self.question or self.over, "a question")
        self.page_knows()

    def page_knows(self) -> None:
        """Waits until the page has taken in what was heard: a key that is pressed before that is pressed in vain."""
        self._page_has("data-seq", "the page to know what was heard")

    def board_shows(self) -> None:
        """Waits until the board has come to what was heard, and plays no older news any more."""
        self._page_has("data-shown", "the board to show what was heard")

    def _page_has(self, attribute: str, what: str) -> None:
        table = self.page.locator(".table-shell")
        until(self.page, lambda: table.get_attribute(attribute) == str(self.heard["seq"]), what)

    def surely(self, given: int, confirm: Callable[[], object]) -> None:
        """Confirm an answer that is shown first; once, as an answer on its way shows as disabled."""
        shown = self.page.locator(SHOWN)
        until(self.page, lambda: self.answers > given or (shown.count() and not self.waiting), "an answer")
        if self.answers == given and shown.count():
            confirm()
        until(self.page, lambda: self.answers > given, "what is chosen to be done")

    @property
    def settled(self) -> bool:
        """Whether everything that this page gave is seen to be done, or was refused."""
        return not self.unsettled and bool(self.heard) and self.heard["seq"] >= self.done

    def moved_on(self, since: int) -> None:
        """Waits until an answer was given since a number of decisions, and what this page gave is seen to be done.

        Others may have answered meanwhile: their answers count as decisions, too.
        """

        def is_seen() -> bool:
            return self.decisions > since and self.settled

        try:
            until(self.page, lambda: is_seen() or self.over, "the answer to be carried out")
            self.page_knows()
        except AssertionError as error:
            raise AssertionError(f"{error} after {since} decisions; last was heard {self.frames[-4:]}") from None
