"""English helpers: counts, lists and capitals."""

from __future__ import annotations

from collections.abc import Sequence


def count(number: int, what: str, more: str = "") -> str:
    """`1 wound`, `2 wounds`."""
    return f"{number} {what if number == 1 else more or what + 's'}"


def listing(parts: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def upper(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def label(name: str) -> str:
    """Return a name from the code as words: `swords_left` is "swords left"."""
    return name.replace("_", " ").replace("-", " ")
