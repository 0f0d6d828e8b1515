"""Content files are read into typed tables. Errors name the file, the entry and the field."""

from __future__ import annotations

import pytest

from meadhall.engine import BadContent, ContentTable, parse_content


class Sword(ContentTable, frozen=True):
    id: str
    extra: int


class Arms(ContentTable, frozen=True):
    title: str
    sword: list[Sword]


VALID_CONTENT = """
title = "Arms"
[[sword]]
id = "blunt"
extra = 0
[[sword]]
id = "tempered"
extra = 3
"""


def test_a_content_text_becomes_a_table() -> None:
    arms = parse_content(VALID_CONTENT, Arms, "arms.toml")
    assert [(s.id, s.extra) for s in arms.sword] == [("blunt", 0), ("tempered", 3)]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (
            VALID_CONTENT.replace("extra = 3", 'extra = "three"'),
            r"arms.toml: sword 2 \(tempered\), extra: Expected `int`",
        ),
        (VALID_CONTENT.replace("extra = 3", ""), r"arms.toml: sword 2 \(tempered\).*missing required field `extra`"),
        (
            VALID_CONTENT.replace("extra = 3", "extra = 3\ncolour = 1"),
            r"arms.toml: sword 2 \(tempered\).*unknown field `colour`",
        ),
        (VALID_CONTENT.replace('title = "Arms"', ""), "arms.toml: .*missing required field `title`"),
        ("title = ", "arms.toml: not TOML"),
    ],
)
def test_wrong_content_is_an_error_that_names_its_place(wrong: str, says: str) -> None:
    with pytest.raises(BadContent, match=says):
        parse_content(wrong, Arms, "arms.toml")
