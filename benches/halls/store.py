"""A browser's knowledge of a table: it mirrors `fold.ts`, `story.ts` and `outbox.ts` in `web/src/table/core`."""

from __future__ import annotations

from typing import Any

from meadhall.engine.model.state import digest_of, encode
from meadhall.server.protocol.patch import patched

Message = dict[str, Any]
CHANGING = ("answer", "take-back")


class Store:
    """A client's data of a table: sight, story and chat from the hall, and its own unanswered commands."""

    def __init__(self) -> None:
        self.sight: Message | None = None
        self.last_sight: Message | None = None  # last sight of this connection, to which the next change applies
        self.story: list[Message] = []
        self.chat: dict[int, Message] = {}
        self.outbox: dict[str, Message] = {}
        self.is_incomplete = False  # whether a change was missed, so that a whole sight must be requested
        self.ahead = -1  # number of the last acknowledged answer

    @property
    def is_sending(self) -> bool:
        """Whether an answer is unacknowledged, or its sight has not arrived yet."""
        waits = any(order["type"] in CHANGING for order in self.outbox.values())
        return waits or self.ahead > (self.sight["seq"] if self.sight is not None else -1)

    def handle_message(self, message: Message) -> None:
        """Update the data with a message from the hall."""
        match message["type"]:
            case "sight":
                self._apply_sight(message)
            case "change":
                self._apply_change(message)
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

    def begin_connection(self) -> None:
        """Prepare for a new connection, which numbers its sights from 1 and begins with a whole one."""
        self.last_sight, self.is_incomplete = None, False

    def _apply_change(self, change: Message) -> None:
        last_sight, number = self.last_sight, change["number"]
        if last_sight is not None and number <= last_sight["number"]:
            return
        self.is_incomplete = last_sight is None or number > last_sight["number"] + 1
        if not self.is_incomplete:
            self._apply_sight({**patched(last_sight, change["patch"]), "number": number})

    def _apply_sight(self, sight: Message) -> None:
        if self.last_sight is None:
            self.ahead = -1  # the first sight includes everything before the break
        elif sight["number"] <= self.last_sight["number"]:
            return
        if digest_of(encode(sight["state"])) != sight["digest"]:
            raise ValueError(f"sight {sight['number']} of a line has a state that differs from the hall's")
        self.last_sight, self.is_incomplete = sight, False
        if self.sight is not None and self.sight["seat"] != sight["seat"]:
            self.story = []
        self.story[sight["since"] :] = sight["news"]
        self.sight = sight
