"""A third-party game in a separate package: two languages, content named like the package, and a rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.cli import run
from meadhall.engine import Match, Names
from meadhall.engine.common.variants import build_variant
from meadhall.engine.contract.registry import find_game
from meadhall.engine.contract.varied import apply_variant
from meadhall.testing.check import check_game
from meadhall.testing.laws import catalogues, coverage

FILES = {
    "__init__.py": """
from dataclasses import dataclass
from typing import Annotated

from meadhall.engine import OVER, ContentTable, Event, Game, Option, Scene, State, Wording
from meadhall.engine import choose, menu, ranked, read_content
from meadhall.engine.common.text import FieldWords, named, text
from meadhall.engine.language.catalogue import Catalogue, content_words


class Row(ContentTable, frozen=True):
    id: str
    name: str
    worth: int = 0


class Content(ContentTable, frozen=True):
    sled: list[Row]
    place: list[Row]


CONTENT = read_content("NAME", "NAME.toml", Content)
Sled = Annotated[int, FieldWords(named("sled", CONTENT.sled).__getitem__)]


class SledTaken(Event, frozen=True):
    seat: int
    sled: Sled


class Take(Option):
    __slots__ = ("sled",)
    sled: Sled

    def __init__(self, sled):
        super().__init__(f"take:{CONTENT.sled[sled].id}", "SL-1")
        self.sled = sled


@menu("take", "SL-1")
def sleds(s):
    return [Take(sled) for sled in range(len(CONTENT.sled))]


async def turn(t):
    pick = await choose(0, sleds(t.state))
    t.tell(SledTaken(0, pick.sled))
    t.state.points, t.state.step = CONTENT.sled[pick.sled].worth, OVER


@dataclass(slots=True, kw_only=True)
class Yard(State):
    points: int = 0


def scene(s, seat):
    return Scene(text("title"), "", 0, [], [], [], [(text("where", place="barn"), 1)])


CATALOGUE = Catalogue("NAME", content_words("sled", CONTENT.sled), content_words("place", CONTENT.place))
GAME = Game(
    id="NAME",
    name="Sleds",
    version="1",
    choices=(),
    first_state=lambda options: Yard(step="turn"),
    steps={"turn": turn},
    standings=lambda s: ranked([s.points]),
    scene=scene,
    wording=Wording(catalogue=CATALOGUE),
    handbook="handbook",
    rules="# Sleds\\n- **SL-1** Take a sled, and score its worth.",
)
""",
    "content/NAME.toml": 'sled = [{id = "red", name = "Red Sled", worth = 2}]\nplace=[{id = "barn", name = "Barn"}]\n',
    "words/en.ftl": (
        "title = Sleds\nwhere = { $place }\naim = Take the best sled.\nquestion-take = Which sled?\n"
        "option-take = Take { $sled }\nsled-taken = { DOES($seat, \"take\", \"takes\") } { $sled }.\n"
    ),
    "words/de.ftl": (
        "title = Schlitten\nwhere = { $place }\naim = Nimm den besten Schlitten.\nquestion-take = Welcher Schlitten?\n"
        "option-take = { $sled } nehmen\nsled-taken = { DOES($seat, \"nimmst\", \"nimmt\") } { $sled }.\n"
        "sled-red = Roter Schlitten\nplace-barn = Scheune\n"
    ),
    "handbook/en.md": "# Sleds\nTake one.\n\n## The game {#game}\nTake a sled. [SL-1]\n",
    "handbook/de.md": "# Schlitten\nNimm einen.\n\n## Das Spiel {#game}\nNimm einen Schlitten. [SL-1]\n",
    "handbook/table.position": 'seat = "ann"\npoints = 1\n',
}  # fmt: skip


def package(tmp_path: Path, **changed: str) -> Path:
    """Write the package. A keyword replaces the text of a file: `en` is `words/en.ftl`."""
    name = f"sleds_{tmp_path.name.replace('-', '_')}"
    for file, text in FILES.items():
        path = tmp_path / name / file.replace("NAME", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed.get(path.stem, text).replace("NAME", name), "utf-8")
    return tmp_path / name


def test_table_names_and_the_goal_are_in_both_languages(tmp_path: Path) -> None:
    game = find_game(str(package(tmp_path)))
    match = Match(game, "1")
    voices = [game.voice(Names(["Ann"], 0), language) for language in game.languages]
    assert [voice.aim(match.state) for voice in voices] == [["Take the best sled."], ["Nimm den besten Schlitten."]]
    assert (
        check_game(game, matches=2, laws=[catalogues.CompleteCatalogues, coverage.HandbookLaw]).text.count("\nok ") == 3
    )


def test_all_missing_messages_are_listed_at_once(tmp_path: Path) -> None:
    game = find_game(str(package(tmp_path, en="title = Sleds\n")))
    report = check_game(game, matches=1, laws=[catalogues.CompleteCatalogues])
    missing = report.results[1].broken
    assert missing is not None
    for id in ("question-take", "option-take", "sled-taken", "where"):
        assert f"{id} (" in missing.says


def test_command_names_a_missing_message_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    here = package(tmp_path, en="title = Sleds\n")
    assert run(["play", str(here), "--watch", "--plain"]) == 2
    error = capsys.readouterr().err.strip()
    assert error.endswith("in words/en.ftl; meadhall check lists every missing message, --traceback shows the place")
    assert "\n" not in error


def test_variant_may_change_the_content_file_named_like_its_package(tmp_path: Path) -> None:
    game = find_game(str(here := package(tmp_path)))
    rich = apply_variant(game, build_variant({f"{here.name}.toml": '[[sled]]\nid = "red"\nworth = 7'}, "rich"))
    match = Match(rich, "1")
    match.answer(0, "take:red")
    assert match.standings[0].points == 7


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("en", "# Sleds\nTake one.\n\n## The game {#game}\nTake a sled. [SL-2]\n", "en: there is no clause SL-2"),
        ("table", 'seat = "zoe"\n', "handbook/table.position: there is no seat 'zoe'"),
        ("table", "pints = 1\n", "handbook/table.position: "),
    ],
)
def test_wrong_rulebook_is_found(tmp_path: Path, file: str, text: str, why: str) -> None:
    here = package(tmp_path)
    (here / "handbook" / ("table.position" if file == "table" else f"{file}.md")).write_text(text, "utf-8")
    report = check_game(find_game(str(here)), matches=1, laws=[coverage.HandbookLaw])
    assert why in report.text


def test_rulebook_without_its_table_is_found(tmp_path: Path) -> None:
    here = package(tmp_path)
    (here / "handbook" / "table.position").unlink()
    assert "handbook/table.position" in check_game(find_game(str(here)), matches=1, laws=[coverage.HandbookLaw]).text
