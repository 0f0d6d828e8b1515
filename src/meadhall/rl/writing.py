"""Compiles a layout to a Python function, because learners spend most of their time on writing observations."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from meadhall.engine.model.pieces import FRESH
from meadhall.rl.layout import Bag, FixedTuple, Layout, Members, Number, OptionalValue, Pieces, Record, Row, Table, Text

Write = Callable[[Any, list[float]], None]
SINGLE_APPEND = re.compile(r"^( +)out\.append\((.*)\)$")


def compile_writer(layout: Layout) -> Write:
    """Return a function that appends a value's numbers to a list, one for each column of the layout."""
    code = Code()
    code.add_value(layout, "x")
    return code.compile_()


def count_faces(faces: Sequence[int], first_face: int, size: int) -> list[int]:
    """Return the number of undrawn faces, and then the number of pieces with each face, beginning at `first_face`."""
    counts = [0] * size
    for face in faces:
        index = 0 if face == FRESH else 1 + face - first_face
        if 0 <= index < size:
            counts[index] += 1
    return counts


class Code:
    """The code of a writing function while it is generated."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {"counted": count_faces}
        self.depth = 1
        self.names = 0

    def compile_(self) -> Write:
        """Compile the code and return the function."""
        exec("\n".join(["def write(x, out):", *_merge_appends(self.lines)]), self.scope)
        write: Write = self.scope["write"]
        return write

    def add_line(self, text: str) -> None:
        self.lines.append(f"{' ' * self.depth}{text}")

    def new_name(self, constant: object = None) -> str:
        """Return a new variable name. If there is a `constant`, it becomes the value of that variable."""
        self.names += 1
        name = f"v{self.names}"
        if constant is not None:
            self.scope[name] = constant
        return name

    def add_block(self, head: str, layout: Layout, value: str, first_line: str = "") -> None:
        """Add a block with the line `head`. Its body is `first_line` and the code that writes a value."""
        self.add_line(head)
        self.depth += 1
        if first_line:
            self.add_line(first_line)
        self.add_value(layout, value)
        self.add_line("pass")  # in case the value has no columns
        self.depth -= 1

    def add_value(self, layout: Layout, x: str) -> None:
        """Add the code that writes a value. `x` is the Python expression for the value."""
        match layout:
            case Number():
                self.add_line(f"out.append({x})")
            case Text():
                self.add_line(f"out.append({self._word_index(layout)}(str({x}), 0))")
            case Record():
                for name, field in layout.fields.items():
                    self.add_value(field, f"{x}.{name}")
            case FixedTuple():
                for index, part in enumerate(layout.parts):
                    self.add_value(part, f"{x}[{index}]")
            case OptionalValue():
                self._add_optional(layout, x)
            case Row():
                self._add_row(layout, x)
            case Table():
                self._add_table(layout, x)
            case Members():
                members = self.new_name()
                self.add_line(f"{members} = set(map(str, {x}))")
                self.add_line(f"out += [member in {members} for member in {self.new_name(layout.members)}]")
            case Bag():
                self.add_line(f"out += counted({x}, {layout.least}, {layout.size})")
            case Pieces():
                self._add_pieces(layout, x)

    def _word_index(self, layout: Text) -> str:
        return self.new_name({word: index for index, word in enumerate(layout.words, 1)}.get)

    def _add_optional(self, layout: OptionalValue, x: str) -> None:
        value = self.new_name()
        self.add_line(f"{value} = {x}")
        self.add_line(f"if {value} is None: out += [0] * {layout.size}")
        self.add_block("else:", layout.some, value, "out.append(1)")

    def _add_row(self, layout: Row, x: str) -> None:
        row, max_items = self.new_name(), layout.max_items
        self.add_line(f"{row} = {x}")
        if layout.least != layout.longest:
            self.add_line(f"out.append(len({row}))")
        match layout.item:
            case Number():
                self.add_line(f"out += {row}[:{max_items}]")
            case Text():
                self.add_line(f"out += [{self._word_index(layout.item)}(str(one), 0) for one in {row}[:{max_items}]]")
            case item:
                item_name = self.new_name()
                self.add_block(f"for {item_name} in {row}[:{max_items}]:", item, item_name)
        self.add_line(f"if len({row}) < {max_items}: out += [0] * (({max_items} - len({row})) * {layout.item.size})")

    def _add_table(self, layout: Table, x: str) -> None:
        table, key = self.new_name(), self.new_name()
        self.add_line(f"{table} = {{str(key): one for key, one in {x}.items()}}")
        self.add_line(f"for {key} in {self.new_name(layout.keys)}:")
        self.depth += 1
        self.add_line(f"if {key} not in {table}: out += [0] * {1 + layout.item.size}")
        self.add_block("else:", layout.item, f"{table}[{key}]", "out.append(1)")
        self.depth -= 1

    def _add_pieces(self, layout: Pieces, x: str) -> None:
        self.add_value(layout.face, f"{x}.face")
        self.add_value(layout.seen, f"[seen & {(1 << layout.seats) - 1} for seen in {x}.seen]")
        self.add_value(layout.bag, f"{x}.bag")
        for name, bag in layout.bags.items():
            self.add_value(bag, f"{x}.bags.get({name!r}, ())")


def _merge_appends(lines: Sequence[str]) -> list[str]:
    """Merge consecutive appends into one line, because extending a list once is faster."""
    merged: list[str] = []
    values: list[str] = []
    indent = ""
    for line in [*lines, ""]:
        append = SINGLE_APPEND.match(line)
        if values and (append is None or append[1] != indent):
            merged.append(f"{indent}out += ({', '.join(values)},)")
            values = []
        if append is None:
            merged.append(line)
        else:
            indent = append[1]
            values.append(append[2])
    return merged
