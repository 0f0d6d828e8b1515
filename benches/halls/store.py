"""What a browser knows of a table: a twin of `heard.ts`, `story.ts` and `outbox.ts` in `web/src/table/core`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.engine.model.state import digest_of, encode
from tests.server.applying import whole_sight

Message = dict[str, Any]
CHANGING = ("answer", "take-back")


@dataclass
class Told:
    """A line of the story, and the number of the sight that told it: a newer one knows better."""

    line: Message
    seq: int


@dataclass
class Story:
    """The lines by number; None where one is still on its way. `since` is where the news of the newest sight began."""

    told: list[Told | None] = field(default_factory=list[Told | None])
    since: int = 0

    @property
    def without_gap(self) -> int:
        """How many lines are known from the first on."""
        return next((at for at, entry in enumerate(self.told) if entry is None), len(self.told))

    @property
    def has_gap(self) -> bool:
        """Whether lines are still on their way."""
        return self.without_gap < len(self.told)

    def tell(self, sight: Message) -> None:
        """Takes up what the newest sight tells."""
        since = sight["since"]
        kept = [self.told[at] if at < len(self.told) else None for at in range(since)]
        self.told = [*kept, *(Told(line, sight["seq"]) for line in sight["news"])]
        self.since = since

    def tell_late(self, sight: Message) -> None:
        """Takes up what a sight tells that was overtaken: it still knows the lines before the newest news."""
        for at, line in enumerate(sight["news"], sight["since"]):
            if at < self.since and at < len(self.told):
                entry = self.told[at]
                if entry is None or entry.seq <= sight["seq"]:
                    self.told[at] = Told(line, sight["seq"])


class Stood:
    """What stands on the board by the nth sight of the line, and the state: the next one tells only what changed."""

    def __init__(self) -> None:
        self._before: Message = {}
        self._nth = 0

    @property
    def is_new(self) -> bool:
        """Whether nothing has come over this line yet."""
        return not self._nth

    def is_torn(self, sight: Message) -> bool:
        """Whether the sight before this one has not come."""
        return sight.get("kept") is not None and sight["nth"] > self._nth + 1

    def is_late(self, sight: Message) -> bool:
        """Whether this sight, or one after it, has come before."""
        return bool(sight["nth"] <= self._nth)

    def whole(self, sight: Message) -> Message:
        """The same sight with all of its figures, and of its state."""
        self._before, self._nth = whole_sight(sight, self._before), sight["nth"]
        if digest_of(encode(self._before["state"])) != self._before["digest"]:
            raise ValueError(f"sight {self._nth} of a line was put together to another state than the hall has")
        return self._before


class Store:
    """Everything the hall said about a table, and what was said to it without an answer yet."""

    def __init__(self) -> None:
        self.sight: Message | None = None
        self.stood = Stood()
        self.story = Story()
        self.chat: dict[int, Message] = {}
        self.outbox: dict[str, Message] = {}
        self.torn = False  # the last sight could not be made whole: all of it is to be asked for
        self.ahead = -1  # the table's number after the last answer that was carried out

    @property
    def is_sending(self) -> bool:
        """Whether an answer is on its way, or done without its sight having come."""
        waits = any(order["type"] in CHANGING for order in self.outbox.values())
        return waits or self.ahead > (self.sight["seq"] if self.sight is not None else -1)

    def hear(self, message: Message) -> None:
        """Takes up what the hall says."""
        match message["type"]:
            case "sight":
                self._look(message)
            case "talk":
                for line in message["lines"]:
                    self.chat.setdefault(line["seq"], line)
            case "done":
                order = self.outbox.pop(message["id"], None)
                if order is not None and order["type"] in CHANGING:
                    self.ahead = max(self.ahead, message["seq"])
            case "refused":
                self.outbox.pop(message["id"], None)
            case _:
                pass

    def begin(self) -> None:
        """A new line to the hall: it counts its sights from one, and the first of them is whole."""
        self.stood, self.torn = Stood(), False

    def _look(self, message: Message) -> None:
        if self.stood.is_late(message):
            self._late(message)
            return
        self.torn = self.stood.is_torn(message)
        if self.torn:
            return
        if self.stood.is_new:
            self.ahead = -1  # all that was done before the line broke is in its first sight
        self._sight(self.stood.whole(message))

    def _late(self, late: Message) -> None:
        if self.sight is not None and self.sight["seat"] == late["seat"]:
            self.story.tell_late(late)
            self.sight = _with_what_comes_once(self.sight, late)

    def _sight(self, sight: Message) -> None:
        last = self.sight
        if last is not None and last["seat"] != sight["seat"]:
            last, self.story = None, Story()
        self.story.tell(sight)
        self.sight = _with_what_comes_once(sight, last)


def _with_what_comes_once(sight: Message, other: Message | None) -> Message:
    """Places and the aim come once; a sight without them has those of its neighbour."""
    if sight.get("places") is None and other is not None and other.get("places"):
        return sight | {"places": other["places"], "aim": other.get("aim")}
    return sight
