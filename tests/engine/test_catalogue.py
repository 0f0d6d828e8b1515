"""Rendered texts. The browser's catalogue must agree: web/src/words/said.test.ts runs the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.catalogue import Catalogue, MissingText, Speaker
from meadhall.engine.language.names import Names

TEXTS: dict[str, Any] = json.loads(Path(__file__).with_name("texts.json").read_text("utf-8"))


class FixedCatalogue(Catalogue):
    """A catalogue with the sentences of the shared cases."""

    def source(self, language: str) -> str:
        return "\n".join(TEXTS["sources"][language])


CATALOGUE = FixedCatalogue("no package")


def text_from_plain(plain: Any) -> Arg:
    match plain:
        case {"id": str(id)}:
            args: dict[str, Any] = plain.get("args", {})
            return Text(id, {name: text_from_plain(arg) for name, arg in args.items()})
        case [*parts]:
            return [text_from_plain(part) for part in parts]
        case _:
            return int(plain) if isinstance(plain, int) else str(plain)


@pytest.mark.parametrize("case", TEXTS["cases"], ids=lambda case: f"{case['language']} {case['expected']}")
def test_python_renders_each_shared_case(case: dict[str, Any]) -> None:
    names = Names(TEXTS["names"], case["listener"])
    assert (
        CATALOGUE.say(text_from_plain(case["text"]), names, case["language"], case.get("form", "")) == case["expected"]
    )


def test_words_for_one_listener_are_not_cached_for_another() -> None:
    lost = Text("elixir-lost", {"seat": 0, "card": Text("elixir-dragonroot")})
    inside = Text("choice", {"gifts": [lost]})
    for _ in range(2):
        assert [CATALOGUE.say(lost, Names(["Ann"], seat)) for seat in (0, -1)] == [
            "You lose Dragonroot.",
            "Ann loses Dragonroot.",
        ]
        assert CATALOGUE.say(lost, Names(["Bea"])) == "Bea loses Dragonroot."
        assert [CATALOGUE.say(inside, Names(["Ann"], seat)) for seat in (0, -1)] == [
            "Take You lose Dragonroot..",
            "Take Ann loses Dragonroot..",
        ]


def test_changed_list_is_rendered_again() -> None:
    gifts: list[Arg] = [Text("sword")]
    choice = Text("choice", {"gifts": gifts})
    assert CATALOGUE.say(choice, Names([])) == "Take a sword."
    gifts[0] = Text("elixir-dragonroot")
    assert CATALOGUE.say(choice, Names([])) == "Take Dragonroot."


def test_cache_of_rendered_words_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.engine.language.catalogue.CACHED_TEXTS", 3)
    speaker = Speaker(CATALOGUE, "en")
    for count in range(9):
        assert speaker.say(Text("whose", {"name": f"Ann {count}", "letter": "a"}), Names([])) == f"Ann {count}'s"
        assert len(speaker._cache) <= 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (Text("nothing-such"), "no package: there is no message 'nothing-such' in words/en.ftl"),
        (Text("whose", {"nam": "Ann"}), "'whose' in en.ftl: Unknown external: letter; it is given $nam"),
        (Text("whose"), "'whose' in en.ftl: Unknown external: letter; it is given no arguments"),
    ],
)
def test_unwordable_message_is_named_with_its_file(text: Text, sentence: str) -> None:
    with pytest.raises(MissingText) as error:
        CATALOGUE.say(text, Names([]))
    assert str(error.value) == sentence
