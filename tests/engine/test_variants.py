"""Variants: TOML that changes a game's content, loaded as a separate game."""

from __future__ import annotations

import json
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import find_bot
from meadhall.bots.runner import answer_with
from meadhall.engine import Match, record
from meadhall.engine.common.errors import BadContent, BadRecord
from meadhall.engine.common.variants import Variant, build_variant, pack_variant, read_variant, unpack_variant
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.registry import find_game, with_variant
from meadhall.engine.contract.varied import apply_variant, changes_of
from meadhall.lab import play_series

SIRENS = '# They strike harder.\n[[creature]]\nid = "siren"\nstrength = 4\n'
VARIANTS_BY_GAME = {
    "adventureland": ("adventureland.toml", '[[sword]]\nkind = "tempered"\nextra = 3\n'),
    "heroes": ("heroes.toml", SIRENS),
    "heropath": ("content.toml", '[[hero]]\nid = "warrior"\nGOLD = 5\n'),
    "swordsorcery": ("enemies.toml", '[[enemy]]\nid = "gremlin_g"\nhp = 4\n'),
    "virtues": ("virtues.toml", '[[hero]]\nid = "hero_red"\ngold = 9\n'),
}


def siren_game(text: str = SIRENS) -> Game[Any]:
    return with_variant(find_game("heroes"), build_variant({"heroes.toml": text}, "strong-sirens"))


def begun_match(game: Game[Any], answers: int = 12) -> Match[Any]:
    """Return a match of bots after some answers."""
    match: Match[Any] = Match(game, "7")
    bots = [find_bot("sensible", game, str(seat)) for seat in range(game.seats(match.options))]
    for _ in range(answers):
        assert match.ask is not None
        answer_with(bots[match.ask.seat], match, match.ask.seat)
    return match


@pytest.mark.parametrize("id", VARIANTS_BY_GAME)
@pytest.mark.long
def test_every_game_accepts_a_variant_and_does_not_change(id: str) -> None:
    game, (file, text) = find_game(id), VARIANTS_BY_GAME[id]
    before = record.save(begun_match(game))
    other = apply_variant(game, build_variant({file: text}, "other"))
    assert (other.id, other.base_id, other.name) == (f"{id}+other", id, f"{game.name}: other")
    assert other.version.startswith(f"{game.version}+")
    assert [(change.file, change.before != change.after) for change in changes_of(other)] == [(file, True)]
    match = begun_match(other)
    assert type(match.state) is not type(begun_match(game, 0).state)
    assert pickle.loads(pickle.dumps(match.state)) == match.state
    text = record.save(match)
    assert record.load(text).game is other
    assert record.verify(text).digest == match.digest
    assert record.save(begun_match(game)) == before


def test_rules_use_the_numbers_of_the_variant() -> None:
    content = sys.modules[f"{siren_game().package}.content"]
    assert next(creature for creature in content.CREATURES if creature.id == "siren").strength == 4
    first = sys.modules["meadhall.games.heroes.content"]
    assert next(creature for creature in first.CREATURES if creature.id == "siren").strength == 2


def test_the_bots_of_a_variant_count_with_its_dice() -> None:
    text = "[dice]\nfaces = [4, 5, 6, 7, 8, 9]\n"
    game = apply_variant(find_game("adventureland"), build_variant({"adventureland.toml": text}, "other-dice"))
    assert sys.modules[f"{game.package}.bot.outlook"].MEAN_DIE == 6.5


def test_words_of_a_variant_contain_its_numbers() -> None:
    with_variant(
        find_game("adventureland"), build_variant({"adventureland.toml": VARIANTS_BY_GAME["adventureland"][1]}, "sharp")
    )
    game = find_game("adventureland+sharp")
    swords = sys.modules[f"{game.package}.texts"].SWORDS
    assert [sword.args["value"] for sword in swords.values()] == [0, 3, 2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_variant_has_the_languages_of_its_game(language: str) -> None:
    game = siren_game()
    match = begun_match(game)
    assert game.language(language).scene(match.state, 0).places
    assert game.language(language).wording is not find_game("heroes").language(language).wording


def test_variant_digest_ignores_comments() -> None:
    bare = SIRENS.partition("\n")[2]
    assert build_variant({"heroes.toml": SIRENS}, "a").digest == build_variant({"heroes.toml": bare}, "a").digest
    assert (
        build_variant({"heroes.toml": SIRENS}, "a").digest
        != build_variant({"heroes.toml": SIRENS.replace("4", "5")}, "a").digest
    )
    assert siren_game() is siren_game()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[[creature]]\nid = "sirem"', "heroes.toml: creature: there is no entry 'sirem'; did you mean siren?"),
        (
            '[[creature]]\nid = "siren"\nstrenght = 4',
            "creature (siren): there is no field 'strenght'; did you mean str",
        ),
        ("[[creature]]\nstrength = 4", "creature 1: the field id must name an entry of the game; known: "),
        ('[[creature]]\nid = "siren"\n[[creature]]\nid = "siren"', "creature (siren): this entry appears twice"),
        ('[[creature]]\nid = "siren"\nstrength = "much"', "(siren), strength: Expected `int`, got `str`"),
        ("[creatures]", "heroes.toml: there is no field 'creatures'; did you mean creature?"),
        ("creature = 3", "creature: Expected `array`, got `int`"),
        ("strength = [", "heroes.toml: not TOML: "),
    ],
)
def test_error_names_file_entry_and_field_and_suggests_a_correction(text: str, why: str) -> None:
    with pytest.raises(BadContent) as message:
        siren_game(text)
    assert str(message.value).startswith("variant strong-sirens: heroes.toml: ")
    assert why in str(message.value)


def test_contradictory_variant_is_refused_by_the_game() -> None:
    wrong = build_variant({"virtues.toml": '[[treasure]]\nid = "gold5"\ncount = 90'}, "rich")
    with pytest.raises(BadContent, match=r"^variant rich: virtues.toml: (components|treasure)"):
        apply_variant(find_game("virtues"), wrong)


def test_unknown_content_file_is_refused() -> None:
    with pytest.raises(BadContent, match=r"Heroes has no content file 'hero.toml'; did you mean heroes.toml\?"):
        apply_variant(find_game("heroes"), build_variant({"hero.toml": ""}, "a"))
    with pytest.raises(BadContent, match=r"changes no content file; Heroes has heroes.toml"):
        apply_variant(find_game("heroes"), build_variant({}, "a"))
    with pytest.raises(BadContent, match="a variant of the game 'virtues', not of 'heroes'"):
        apply_variant(find_game("heroes"), build_variant({"variant.toml": 'game = "virtues"', "heroes.toml": ""}, "a"))
    with pytest.raises(BadContent, match="Pig reads no content from TOML"):
        apply_variant(find_game("examples/pig.py"), build_variant({"pig.toml": ""}, "a"))
    with pytest.raises(BadContent, match="is a variant itself"):
        apply_variant(siren_game(), build_variant({"heroes.toml": ""}, "a"))


def test_a_list_inside_an_entry_is_replaced_whole() -> None:
    text = '[[hero]]\nid = "hero_red"\ngifts = []\n'
    game = apply_variant(find_game("virtues"), build_variant({"virtues.toml": text}, "poor"))
    assert [change.where for change in changes_of(game)] == ["hero (hero_red), gifts"]
    assert changes_of(game)[0].after == []


# ---- folders and files


def test_variant_folder_and_packed_file_are_equal(tmp_path: Path) -> None:
    folder = tmp_path / "strong-sirens"
    folder.mkdir()
    (folder / "heroes.toml").write_text(SIRENS, "utf-8")
    (folder / "variant.toml").write_text('game = "heroes"\nabout = "For \\"brave\\" ones."\n', "utf-8")
    original = read_variant(folder)
    assert (original.name, original.game, original.about) == ("strong-sirens", "heroes", 'For "brave" ones.')
    file = tmp_path / "sent.variant"
    file.write_text(pack_variant(original), "utf-8")
    unpacked_variant = read_variant(file)
    assert (unpacked_variant.name, unpacked_variant.game, unpacked_variant.about, unpacked_variant.digest) == (
        *_variant_facts(original),
        original.digest,
    )
    assert "# They strike harder." in unpacked_variant.files["heroes.toml"]
    assert find_game(f"heroes+{folder}") is find_game(f"heroes+{file}") is find_game("heroes+strong-sirens")


def _variant_facts(variant: Variant) -> tuple[str, str, str]:
    return variant.name, variant.game, variant.about


def test_invalid_variant_is_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="neither a folder of TOML nor a file"):
        find_game(f"heroes+{tmp_path / 'none'}")
    with pytest.raises(BadContent, match="has no TOML in it"):
        read_variant(tmp_path)
    with pytest.raises(BadContent, match="letter is not a variant: name its folder, or a file made by"):
        unpack_variant("Dear friend", "letter")
    with pytest.raises(BadContent, match="letter contains a file twice"):
        unpack_variant("-- a.toml --\n-- a.toml --\n", "letter")
    with pytest.raises(BadContent, match="a variant cannot be called 'Much Too Strong'"):
        build_variant({"heroes.toml": ""}, "Much Too Strong")
    with pytest.raises(BadContent, match="a file in it cannot be called"):
        build_variant({"..toml": ""}, "a")
    with pytest.raises(BadContent, match="larger than 256 KiB"):
        build_variant({"heroes.toml": "#" * 300_000}, "a")


# ---- match files


def with_changed_variant(text: str, **fields: object) -> str:
    """Return a match file with another variant in its first line."""
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    header["variant"] |= fields
    return json.dumps(header) + "\n" + rest


def test_a_match_file_holds_its_variant_and_needs_nothing_else() -> None:
    text = record.save(begun_match(siren_game()))
    header = json.loads(text.partition("\n")[0])
    assert (header["game"], header["variant"]["name"]) == ("heroes", "strong-sirens")
    assert header["variant"]["digest"] == build_variant({"heroes.toml": SIRENS}, "a").digest
    assert record.verify(text, find_game("heroes")).game == "heroes+strong-sirens"
    assert record.replay(text).game is siren_game()


def test_a_match_file_whose_variant_was_changed_is_refused() -> None:
    text = record.save(begun_match(siren_game()))
    with pytest.raises(
        BadRecord, match=r"^line 1, variant: the stated digest is \w+, but the contents have digest \w+"
    ):
        record.load(with_changed_variant(text, files={"heroes.toml": SIRENS.replace("4", "9")}))
    both = {"heroes.toml": SIRENS, "x.toml": ""}
    wrong = with_changed_variant(text, files=both, digest=build_variant(both, "a").digest)
    with pytest.raises(
        BadRecord, match=r"^line 1, variant: variant strong-sirens: Heroes has no content file 'x.toml'"
    ):
        record.load(wrong)


def test_match_of_another_variant_is_refused() -> None:
    text = record.save(begun_match(siren_game()))
    other = siren_game(SIRENS.replace("4", "5"))
    with pytest.raises(
        BadRecord, match=r"played with the variant strong-sirens \(\w+\); this is strong-sirens \(\w+\)"
    ):
        record.load(text, other)
    with pytest.raises(BadRecord, match=r"a match of 'heroes', not of 'heroes\+strong-sirens'"):
        record.load(record.save(begun_match(find_game("heroes"))), other)


def test_seat_file_of_a_variant_can_be_replayed() -> None:
    text = record.save(begun_match(siren_game(), 40), seat=0)
    assert record.replay(text).game is siren_game()


# ---- games outside the package, and other processes

STRANGER = {
    "__init__.py": "from {name}.rules import GAME as GAME\n",
    "rules.py": """import {name}.content as content
from meadhall.engine import Game, Option, State, choose, menu, ranked
from {name} import content as same


@menu("go", "ST-1")
def go(s):
    return [Option("go", "ST-1")]


async def turn(t):
    await choose(0, go(t.state))
    t.over()


def points(s):
    return ranked([content.CONTENT.prize])


GAME = Game("{name}", "Stranger", "1", (), lambda options: State(step="turn"), {{"turn": turn}}, points)
""",
    "content.py": """from meadhall.engine import ContentTable, read_content


class Content(ContentTable, frozen=True):
    prize: int


CONTENT = read_content(__package__, "stranger.toml", Content)
""",
    "content/stranger.toml": "prize = 1\n",
}


@pytest.fixture
def stranger(tmp_path: Path) -> Game[Any]:
    name = f"stranger_{tmp_path.name.replace('-', '_')}"
    for file, text in STRANGER.items():
        path = tmp_path / name / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.format(name=name) if file.endswith(".py") else text, "utf-8")
    return find_game(str(tmp_path / name))


def test_game_outside_the_package_accepts_a_variant(stranger: Game[Any]) -> None:
    rich = apply_variant(stranger, build_variant({"stranger.toml": "prize = 7"}, "rich"))
    assert [Match(game, "1").standings[0].points for game in (stranger, rich)] == [1, 7]
    with pytest.raises(BadContent, match=r"variant a: stranger.toml: there is no field 'price'; did you mean prize?"):
        apply_variant(stranger, build_variant({"stranger.toml": "price = 7"}, "a"))


def test_a_variant_is_played_in_other_processes(tmp_path: Path) -> None:
    folder = tmp_path / "strong-sirens"
    folder.mkdir()
    (folder / "heroes.toml").write_text(SIRENS.replace("4", "6"), "utf-8")
    name = f"heroes+{folder}"
    one_process = play_series(find_game(name), ["random"], 2, army="preset")
    two_processes = play_series(name, ["random"], 2, jobs=2, army="preset")
    assert [match.points for match in one_process] == [match.points for match in two_processes]


def test_import_that_leaves_the_copy_is_refused_and_the_copy_is_removed(tmp_path: Path) -> None:
    name = f"outside_{tmp_path.name.replace('-', '_')}"
    for file, text in STRANGER.items():
        path = tmp_path / name / file
        path.parent.mkdir(exist_ok=True)
        code = text.replace("import {name}.content as content", "import {name}.content\n\ncontent = {name}.content")
        path.write_text(code.format(name=name) if file.endswith(".py") else text, "utf-8")
    game = find_game(str(tmp_path / name))
    before = set(sys.modules)
    with pytest.raises(BadContent, match=rf"^variant a: a module of {name} says 'import {name}.content'; a game with "):
        apply_variant(game, build_variant({"stranger.toml": "prize = 7"}, "a"))
    assert {module for module in set(sys.modules) - before if "~" in module} == set()
    assert Match(game, "1").standings[0].points == 1


def test_two_variants_of_a_game_load_side_by_side() -> None:
    weak, strong = siren_game(), siren_game(SIRENS.replace("4", "7"))
    strengths = [
        next(
            creature for creature in sys.modules[f"{game.package}.content"].CREATURES if creature.id == "siren"
        ).strength
        for game in (weak, strong)
    ]
    assert strengths == [4, 7]
    assert weak.package != strong.package
    assert find_game("heroes+strong-sirens") is strong
