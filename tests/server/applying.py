"""Apply changes to sights, and turn JSON into texts, as a browser does."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from meadhall.engine.common.text import Text
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import patched

Message = dict[str, Any]


SIGHT_FIELD_TYPES = get_type_hints(wire.Sight, include_extras=True)


class MessageReader:
    """The messages of one connection. `sight` is the last complete sight."""

    def __init__(self) -> None:
        self.sight: Message = {}
        self._decoded_fields: dict[str, tuple[Any, Any]] = {}

    def apply(self, message: Message) -> Message:
        """Return the message. If it is a change, return the complete sight that results from it."""
        if message["type"] == "change":
            message = {**patched(self.sight, message["patch"]), "number": message["number"]}
        if message["type"] == "sight":
            self.sight = message
        return message

    def apply_notice(self, notice: wire.FromHall) -> wire.FromHall:
        """Do the same as `apply` for a notice that is not serialized yet. Decode unchanged fields only once."""
        if not isinstance(notice, wire.Sight | wire.Change):
            return notice
        whole = self.apply(msgspec.json.decode(msgspec.json.encode(notice)))
        if isinstance(notice, wire.Sight):
            return notice
        for name, written in whole.items():
            if name != "type" and (name not in self._decoded_fields or self._decoded_fields[name][0] is not written):
                self._decoded_fields[name] = written, decode_field(name, written)
        return wire.Sight(**{name: self._decoded_fields[name][1] for name in whole if name != "type"})


def decode_sight(message: Message) -> wire.Sight:
    """Return the sight that a message contains."""
    return wire.Sight(**{name: decode_field(name, written) for name, written in message.items() if name != "type"})


def decode_field(name: str, written: Any) -> Any:
    return with_texts(msgspec.json.decode(msgspec.json.encode(written), type=SIGHT_FIELD_TYPES[name]))


PLAIN_TYPES = (str, int, float, type(None))  # types of most values


def with_texts(decoded: Any) -> Any:
    """Return a decoded value in which objects that look like texts are `Text` again."""
    if isinstance(decoded, PLAIN_TYPES):
        return decoded
    if isinstance(decoded, list | tuple):
        return type(decoded)([with_texts(item) for item in decoded])
    if isinstance(decoded, dict):
        return text_in(decoded) if is_text(decoded) else {name: with_texts(member) for name, member in decoded.items()}
    if isinstance(decoded, msgspec.Struct):
        fields = ((name, getattr(decoded, name)) for name in decoded.__struct_fields__)
        changed = {name: new for name, value in fields if (new := with_texts(value)) is not value}
        return msgspec.structs.replace(decoded, **changed) if changed else decoded
    return decoded


def is_text(decoded: dict[str, Any]) -> bool:
    return decoded.keys() <= {"id", "args"} and isinstance(decoded.get("id"), str)


def text_in(written: Any) -> Any:
    """Return a text, or an argument of a text, from its JSON form."""
    if isinstance(written, list):
        return [text_in(item) for item in written]
    if not isinstance(written, dict):
        return written
    return Text(written["id"], {name: text_in(arg) for name, arg in written.get("args", {}).items()})
