"""Generate the page of all position words from their readers: `python -m meadhall.testing.words` prints it."""

from __future__ import annotations

import inspect
import re
import sys
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from meadhall.engine import Game, Positions, find_game
from meadhall.engine.flows.flow import SEAT_MARK
from meadhall.engine.kit.decks import Deck
from meadhall.engine.model.pieces import PIECE_MARK
from meadhall.engine.positions.fields import fields_of, is_record
from meadhall.engine.positions.positions import seat_fields
from meadhall.engine.positions.readers import ByName, LaidPiece, NamedNumber, OpenCard, Reader, SeatName

GAMES: Final = ("adventureland", "heroes", "heropath", "swordsorcery", "virtues")
MAX_LISTED_NAMES: Final = 14  # maximum number of names in a list
HEAD: Final = """# Position words

All words with which a test sets up a table, game by game. [Testing a game](testing.md#words-that-surprise) explains
how to write them, and the surprising ones. This page is generated from the readers. To regenerate it:
`python -m meadhall.testing.words > docs/positions.md`.

- Every option of a game is a word too, and `luck`, `seed`, `state` and `stop_at` go with every game.
- A *card* is a card or tile by the name of its face. A *seat* is a name or a number.
- A *list* is `"a b c"` or `["a", "b", "c"]`, a *mapping* `"a=1 b=2"` or `{"a": 1}`, a *part* `{"field": value}`.
- Plain fields of the state are words as well. A test seldom needs those that describe an unfinished action.
"""
FIELD_WITH_COMMENT: Final = re.compile(r"    (?P<field>\w+): .*  # (?!(?:type|noqa|pyright):)(?P<comment>.+)")
TYPE_NAMES: Final = {int: "number", str: "text", bool: "yes or no", float: "number"}


def words_page(games: Iterable[str] = GAMES) -> str:
    """Return the whole page as Markdown."""
    return HEAD + "".join(f"\n{game_section(find_game(name))}" for name in games)


def game_section(game: Game[Any]) -> str:
    """Return the section of one game."""
    positions: Positions[Any] = game.positions if game.positions is not None else Positions()
    start = game.first_state(game.options())
    kind: type[Any] = start.__class__
    each = positions.each if positions.each is not None else seat_fields(start, game.seats(game.options()))
    parts = [_entry_type(fields_of(kind)[name].hint) for name in each]
    table_words = {
        **_explained_words(positions.words),
        **_explained_fields(kind, positions, {*positions.words, *positions.luck, *each}),
    }
    seat_words = _explained_words(positions.seat_words)
    for name, part in zip(each, parts, strict=True):
        if is_record(part):
            seat_words |= _explained_fields(part, positions, set(seat_words))
        else:
            seat_words.setdefault(
                name, _with_comment(_field_comments(kind).get(name), _type_words(part, positions.fields.get(name)))
            )
    luck = {word: f"outcomes of `{entry.kind}`" for word, entry in positions.luck.items()}
    tables = [("Of the table", table_words), (f"Of a seat: {_shortened_list(positions.seats)}", seat_words)]
    for name, entry in fields_of(kind).items():
        part = _record_type(entry.hint)
        if name in table_words and is_record(part) and len(fields_of(part)) > MAX_LISTED_NAMES:
            tables.append((f"Of a part of `{name}`", _explained_fields(part, positions, set())))
    tables.append(("Luck", luck))
    return f"## {game.name}\n" + "".join(_table(title, words) for title, words in tables if words)


def _table(title: str, words: dict[str, str]) -> str:
    lines = "".join(f"| `{word}` | {words[word].replace('|', chr(92) + '|')} |\n" for word in sorted(words))
    return f"\n**{title}**\n\n| word | |\n|---|---|\n{lines}"


def _explained_words(readers: Mapping[str, Callable[..., Any]]) -> dict[str, str]:
    """Return the game's own words, each with an explanation: the docstring of its reader."""
    return {word: _docstring_of(read) for word, read in readers.items()}


def _docstring_of(read: Callable[..., Any]) -> str:
    return " ".join((inspect.getdoc(read) or "").partition("\n\n")[0].split())


def _explained_fields(kind: type[Any], positions: Positions[Any], excluded_names: set[str]) -> dict[str, str]:
    """Return the words that are fields of a class, each with an explanation of its type or reader."""
    words, comments = dict[str, str](), _field_comments(kind)
    for name, field_info in fields_of(kind).items():
        if name not in excluded_names:
            reader = positions.fields.get(f"{kind.__name__}.{name}") or positions.fields.get(name)
            explanation = _type_words(field_info.hint, LaidPiece() if reader is None and field_info.is_hand else reader)
            words[name] = _with_comment(comments.get(name), explanation)
    return words


def _with_comment(comment: str | None, explanation: str) -> str:
    """Return the explanation of a value, followed by the comment about its field."""
    return f"{explanation.removesuffix('.')}: {comment}" if comment else explanation


def _field_comments(kind: type[Any]) -> dict[str, str]:
    """Return the comments on the fields of a state, from the ends of their source lines."""
    bases = [base for base in reversed(kind.__mro__) if base.__module__.startswith("meadhall.games")]
    lines = [line for base in bases for line in inspect.getsource(base).splitlines()]
    matches = (FIELD_WITH_COMMENT.match(line) for line in lines)
    return {match["field"]: match["comment"] for match in matches if match}


def _type_words(hint: Any, reader: Reader | None) -> str:
    """Return an explanation of values of a type."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        names_by_mark = {PIECE_MARK: "card", SEAT_MARK: "seat"}
        return _reader_words(reader) or names_by_mark.get(args[1], _type_words(args[0], None))
    if type(None) in args:
        return f"{_type_words(next(arg for arg in args if arg is not type(None)), reader)}, or None"
    if origin in (list, tuple, set):
        return f"list: {_type_words(args[0], reader)}"
    if origin is dict:
        return f"mapping: {_type_words(args[0], None)} = {_type_words(args[1], reader)}"
    if hint is Deck:
        return "deck: the cards that come next, or `next`, `left`, `discards`, `top`, `under`"
    if reader is not None:
        return _reader_words(reader)
    if is_record(hint):
        count = len(fields_of(hint))
        return (
            f"part with {_shortened_list(f'`{name}`' for name in fields_of(hint))}"
            if count <= MAX_LISTED_NAMES
            else f"part: {count} words below"
        )
    return TYPE_NAMES.get(hint, getattr(hint, "__name__", str(hint)).lower())


def _reader_words(reader: Reader | None) -> str:
    """Return an explanation of values for a reader."""
    if isinstance(reader, NamedNumber):
        symbols = [f"`{symbol}`" for symbol in reader.signs if symbol]
        return f"{reader.kind}: {_shortened_list([*(f'`{name}`' for name in reader.names), *symbols])}"
    if isinstance(reader, SeatName):
        return "seat, `-` for none"
    if isinstance(reader, ByName):
        return f"by {_reader_words(reader.key)}"
    if isinstance(reader, OpenCard):
        return "card that lies open"
    if isinstance(reader, LaidPiece):
        return "card, `name!` seen by all, `name?` by nobody"
    return "" if reader is None else _docstring_of(reader) if inspect.isfunction(reader) else "value"


def _shortened_list(names: Iterable[str]) -> str:
    """Return the first names of a list, and the number of the others, as text."""
    all_names = list(names)
    return ", ".join(all_names[:MAX_LISTED_NAMES]) + (
        f" and {len(all_names) - MAX_LISTED_NAMES} more" if len(all_names) > MAX_LISTED_NAMES else ""
    )


def _record_type(hint: Any) -> Any:
    """Return the type of the records in a list, a mapping or an optional field. Any other type stays unchanged."""
    inner = [arg for arg in typing.get_args(hint) if arg is not type(None)]
    return _record_type(inner[-1]) if inner and typing.get_origin(hint) is not typing.Annotated else hint


def _entry_type(hint: Any) -> Any:
    """Return the type of the entries of a list."""
    return typing.get_args(hint)[0]


if __name__ == "__main__":
    sys.stdout.write(words_page())
