"""Plain words and a plain scene, made of the names that a game's own code uses: for a game that brings none itself."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from meadhall.engine.scene import Card, Scene, SeatScene

if TYPE_CHECKING:
    from meadhall.engine.game import Game, Names

WHO = ("seat", "owner", "player", "by")  # the fields of an event that say whom it is about


def plain_event(event: Any, names: Names) -> str:
    """`Rolled(seat=1, face=4)` in words: "Bram rolled, face 4."; `TurnBegan(seat=1)` is "Bram: turn began."."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    who = next((name for name in WHO if _is_seat(fields.get(name), names)), "")
    what = _spaced(type(event).__name__)
    said = ", ".join([what, *(f"{_label(name)} {_value(v)}" for name, v in fields.items() if name != who)])
    if not who:
        return f"{_capital(said)}."
    return f"{names(fields[who])}{':' if ' ' in what else ''} {said}."


def plain_option(option: Any, state: Any, names: Names) -> str:
    """The key in words: `go:D6` is "Go D6"."""
    return _capital(option.key.replace(":", " ").replace("-", " "))


def plain_question(question: str, state: Any, names: Names) -> str:
    """The name of a menu as a question: `roll-or-hold` is "Roll or hold?"."""
    return f"{_capital(question.replace('-', ' '))}?"


def plain_scene(game: Game[Any], state: Any, seat: int) -> Scene:
    """The numbers of the state: those of the table as facts; lists with one entry a seat as cards before each seat."""
    standings = sorted(game.standings(state), key=lambda standing: standing.seat)
    cards = [list(_cards(state, one.seat, len(standings))) for one in standings]
    seats = [SeatScene(one.seat, one.points, cards[at]) for at, one in enumerate(standings)]
    return Scene(game.name, _label(state.step), getattr(state, "turn", -1), [], [], seats, list(_facts(state)))


def _facts(part: Any, before: str = "") -> Iterator[tuple[str, int]]:
    for name, value in _fields(part):
        if isinstance(value, int) and name != "turn":
            yield before + _label(name), int(value)
        elif dataclasses.is_dataclass(value):
            yield from _facts(value, f"{before}{_label(name)}: ")


def _cards(state: Any, seat: int, seats: int) -> Iterator[Card]:
    for name, value in _fields(state):
        if name == "points" or not isinstance(value, list) or len(value) != seats:  # pyright: ignore[reportUnknownArgumentType]
            continue
        mine: object = value[seat]  # pyright: ignore[reportUnknownVariableType]
        if isinstance(mine, int):
            yield Card(name, _label(name), mine)
        elif isinstance(mine, Sequence):
            yield Card(name, _label(name), len(mine))  # pyright: ignore[reportUnknownArgumentType]


def _fields(part: Any) -> Iterator[tuple[str, Any]]:
    for field in dataclasses.fields(part):
        if field.name not in ("step", "faces"):
            yield field.name, getattr(part, field.name)


def _is_seat(value: object, names: Names) -> bool:
    return isinstance(value, int) and 0 <= value < len(names.names)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(str(v) for v in value) or "none"  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return str(value)


def _spaced(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def _label(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
