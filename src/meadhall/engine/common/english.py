"""English helpers: counts, lists and capitals."""

from __future__ import annotations

from collections.abc import Sequence


def count(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun, such as `1 wound` or `2 wounds`; `plural` is for irregular nouns."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


def joined_words(parts: Sequence[str], last: str = "and") -> str:
    """Join parts as `a`, `a and b` or `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def with_capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def label(name: str) -> str:
    """Return a name from the code as words: `swords_left` is "swords left"."""
    return name.replace("_", " ").replace("-", " ")
