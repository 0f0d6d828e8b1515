"""Texts in words, the same in Python and in the browser, where web/src/words/said.test.ts runs these cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.language.names import Names

TEXTS: dict[str, Any] = json.loads(Path(__file__).with_name("texts.json").read_text("utf-8"))


class Given(Catalogue):
    """A catalogue of the sentences that the cases share."""

    def source(self, language: str) -> str:
        return "\n".join(TEXTS["sources"][language])


CATALOGUE = Given("no package")


def text_in(written: Any) -> Arg:
    match written:
        case {"id": str(id)}:
            args: dict[str, Any] = written.get("args", {})
            return Text(id, {name: text_in(arg) for name, arg in args.items()})
        case [*some]:
            return [text_in(one) for one in some]
        case _:
            return int(written) if isinstance(written, int) else str(written)


@pytest.mark.parametrize("case", TEXTS["cases"], ids=lambda case: f"{case['language']} {case['expected']}")
def test_a_text_is_said_as_both_sides_agree(case: dict[str, Any]) -> None:
    names = Names(TEXTS["names"], case["listener"])
    assert CATALOGUE.say(text_in(case["text"]), names, case["language"], case.get("form", "")) == case["expected"]
