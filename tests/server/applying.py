"""Makes sights whole again of what changed in them, as a browser does."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from meadhall.engine.common.text import Text
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import patched

Message = dict[str, Any]


FIELDS = get_type_hints(wire.Sight, include_extras=True)


class Line:
    """Messages of the hall on one connection: `sight` is the last one, whole."""

    def __init__(self) -> None:
        self.sight: Message = {}
        self._read: dict[str, tuple[Any, Any]] = {}

    def hears(self, message: Message) -> Message:
        """A message, with a whole sight in place of a change."""
        if message["type"] == "change":
            message = {**patched(self.sight, message["patch"]), "number": message["number"]}
        if message["type"] == "sight":
            self.sight = message
        return message

    def hears_notice(self, notice: wire.FromHall) -> wire.FromHall:
        """The same of a message that was not written yet; what has not changed is read once."""
        if not isinstance(notice, wire.Sight | wire.Change):
            return notice
        whole = self.hears(msgspec.json.decode(msgspec.json.encode(notice)))
        if isinstance(notice, wire.Sight):
            return notice
        for name, written in whole.items():
            if name != "type" and (name not in self._read or self._read[name][0] is not written):
                self._read[name] = written, field_in(name, written)
        return wire.Sight(**{name: self._read[name][1] for name in whole if name != "type"})


def sight_in(message: Message) -> wire.Sight:
    """A sight as it was before it was written."""
    return wire.Sight(**{name: field_in(name, written) for name, written in message.items() if name != "type"})


def field_in(name: str, written: Any) -> Any:
    return with_texts(msgspec.json.decode(msgspec.json.encode(written), type=FIELDS[name]))


PLAIN = (str, int, float, type(None))  # most parts of a message


def with_texts(thing: Any) -> Any:
    """Texts in a message that was read are texts again."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple):
        return type(thing)([with_texts(one) for one in thing])
    if isinstance(thing, dict):
        return text_in(thing) if is_text(thing) else {name: with_texts(one) for name, one in thing.items()}
    if isinstance(thing, msgspec.Struct):
        fields = ((name, getattr(thing, name)) for name in thing.__struct_fields__)
        changed = {name: new for name, value in fields if (new := with_texts(value)) is not value}
        return msgspec.structs.replace(thing, **changed) if changed else thing
    return thing


def is_text(thing: dict[str, Any]) -> bool:
    return thing.keys() <= {"id", "args"} and isinstance(thing.get("id"), str)


def text_in(written: Any) -> Any:
    """A text, or an argument of one, as it came over the wire."""
    if isinstance(written, list):
        return [text_in(one) for one in written]
    if not isinstance(written, dict):
        return written
    return Text(written["id"], {name: text_in(arg) for name, arg in written.get("args", {}).items()})
