"""Compiles a layout to a function, as copies of states are compiled, since learners call it most."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from meadhall.engine.model.pieces import FRESH
from meadhall.rl.layout import Bag, FixedTuple, Layout, Members, Number, OptionalValue, Pieces, Record, Row, Table, Text

Writes = Callable[[Any, list[float]], None]
ALONE = re.compile(r"^( +)out\.append\((.*)\)$")


def writer(layout: Layout) -> Writes:
    """A function that appends a value, as many numbers as the layout has columns, to a list."""
    code = Code()
    code.value(layout, "x")
    return code.compiled()


def counted_faces(faces: Sequence[int], least: int, size: int) -> list[int]:
    """How often each face is in a bag, after the undrawn ones."""
    counts = [0] * size
    for face in faces:
        at = 0 if face == FRESH else 1 + face - least
        if 0 <= at < size:
            counts[at] += 1
    return counts


class Code:
    """The code of such a function while it is generated."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {"counted": counted_faces}
        self.depth = 1
        self.names = 0

    def compiled(self) -> Writes:
        """The compiled function."""
        exec("\n".join(["def write(x, out):", *_together(self.lines)]), self.scope)
        write: Writes = self.scope["write"]
        return write

    def line(self, text: str) -> None:
        self.lines.append(f"{' ' * self.depth}{text}")

    def name(self, constant: object = None) -> str:
        """A new variable name, for a constant if one is given."""
        self.names += 1
        name = f"v{self.names}"
        if constant is not None:
            self.scope[name] = constant
        return name

    def within(self, head: str, layout: Layout, value: str, before: str = "") -> None:
        """Write a value inside a block."""
        self.line(head)
        self.depth += 1
        if before:
            self.line(before)
        self.value(layout, value)
        self.line("pass")  # for a value without any number
        self.depth -= 1

    def value(self, layout: Layout, x: str) -> None:
        """Write the code for a value with the name `x`."""
        match layout:
            case Number():
                self.line(f"out.append({x})")
            case Text():
                self.line(f"out.append({self._place(layout)}(str({x}), 0))")
            case Record():
                for name, field in layout.fields.items():
                    self.value(field, f"{x}.{name}")
            case FixedTuple():
                for at, part in enumerate(layout.parts):
                    self.value(part, f"{x}[{at}]")
            case OptionalValue():
                self._maybe(layout, x)
            case Row():
                self._row(layout, x)
            case Table():
                self._table(layout, x)
            case Members():
                there = self.name()
                self.line(f"{there} = set(map(str, {x}))")
                self.line(f"out += [member in {there} for member in {self.name(layout.members)}]")
            case Bag():
                self.line(f"out += counted({x}, {layout.least}, {layout.size})")
            case Pieces():
                self._pieces(layout, x)

    def _place(self, layout: Text) -> str:
        return self.name({word: place for place, word in enumerate(layout.words, 1)}.get)

    def _maybe(self, layout: OptionalValue, x: str) -> None:
        some = self.name()
        self.line(f"{some} = {x}")
        self.line(f"if {some} is None: out += [0] * {layout.size}")
        self.within("else:", layout.some, some, "out.append(1)")

    def _row(self, layout: Row, x: str) -> None:
        row, most = self.name(), layout.most
        self.line(f"{row} = {x}")
        if layout.least != layout.longest:
            self.line(f"out.append(len({row}))")
        match layout.item:
            case Number():
                self.line(f"out += {row}[:{most}]")
            case Text():
                self.line(f"out += [{self._place(layout.item)}(str(one), 0) for one in {row}[:{most}]]")
            case item:
                one = self.name()
                self.within(f"for {one} in {row}[:{most}]:", item, one)
        self.line(f"if len({row}) < {most}: out += [0] * (({most} - len({row})) * {layout.item.size})")

    def _table(self, layout: Table, x: str) -> None:
        table, key = self.name(), self.name()
        self.line(f"{table} = {{str(key): one for key, one in {x}.items()}}")
        self.line(f"for {key} in {self.name(layout.keys)}:")
        self.depth += 1
        self.line(f"if {key} not in {table}: out += [0] * {1 + layout.item.size}")
        self.within("else:", layout.item, f"{table}[{key}]", "out.append(1)")
        self.depth -= 1

    def _pieces(self, layout: Pieces, x: str) -> None:
        self.value(layout.face, f"{x}.face")
        self.value(layout.seen, f"[seen & {(1 << layout.seats) - 1} for seen in {x}.seen]")
        self.value(layout.bag, f"{x}.bag")
        for name, bag in layout.bags.items():
            self.value(bag, f"{x}.bags.get({name!r}, ())")


def _together(lines: Sequence[str]) -> list[str]:
    """Join single numbers in one line: a list grows faster by several at once."""
    done: list[str] = []
    some: list[str] = []
    indent = ""
    for line in [*lines, ""]:
        alone = ALONE.match(line)
        if some and (alone is None or alone[1] != indent):
            done.append(f"{indent}out += ({', '.join(some)},)")
            some = []
        if alone is None:
            done.append(line)
        else:
            indent = alone[1]
            some.append(alone[2])
    return done
