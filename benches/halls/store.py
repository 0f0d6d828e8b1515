"""A browser's knowledge of a table: it mirrors `fold.ts`, `story.ts` and `outbox.ts` in `web/src/table/core`."""

from __future__ import annotations

from typing import Any

from meadhall.engine.model.state import digest_of, encode
from meadhall.server.protocol.patch import patched

Message = dict[str, Any]
CHANGING = ("answer", "take-back")


class Store:
    """Everything the hall said about a table, and what was said to it without an answer yet."""

    def __init__(self) -> None:
        self.sight: Message | None = None
        self.stood: Message | None = None  # the last sight of this line: the next one tells only what changed
        self.story: list[Message] = []
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
            case "change":
                self._change(message)
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
        self.stood, self.torn = None, False

    def _change(self, change: Message) -> None:
        stood, number = self.stood, change["number"]
        if stood is not None and number <= stood["number"]:
            return
        self.torn = stood is None or number > stood["number"] + 1
        if not self.torn:
            self._look({**patched(stood, change["patch"]), "number": number})

    def _look(self, sight: Message) -> None:
        if self.stood is None:
            self.ahead = -1  # all that was done before the line broke is in its first sight
        elif sight["number"] <= self.stood["number"]:
            return
        if digest_of(encode(sight["state"])) != sight["digest"]:
            raise ValueError(f"sight {sight['number']} of a line was put together to another state than the hall has")
        self.stood, self.torn = sight, False
        if self.sight is not None and self.sight["seat"] != sight["seat"]:
            self.story = []
        self.story[sight["since"] :] = sight["news"]
        self.sight = sight
