"""The laws for every game: the toy games keep them, and each law finds a game that breaks it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from meadhall.commands.check import ProgressLines
from meadhall.engine import Place, Scene, SeatScene, Setting, Wording
from meadhall.engine.contract.registry import find_game
from meadhall.engine.language.catalogue import Catalogue
from meadhall.games.adventureland import GAME as ADVENTURE_LAND
from meadhall.games.adventureland.words import CATALOGUE
from meadhall.testing.check import ENDING_LAW, Report, check_game, complete_options, option_sets
from meadhall.testing.laws import catalogues, forks, languages, leaks, menus, secrets, states
from meadhall.testing.laws.law import Case, Law, must
from tests.depth import deep
from tests.engine.den import (
    DEN,
    Den,
    asks_by_secret,
    first_state,
    goes_to_the_oak,
    has_no_clause,
    has_no_default,
    hides_by_secret,
    leaves_out_what_it_allows,
    lists_answers_alone,
    long_match,
    never_ends,
    offers_twice,
    refuses_at_times,
    refuses_what_it_offers,
    remembers_elsewhere,
    rolls_by_secret,
    shows_by_secret,
    skips_by_secret,
    tells_a_list_that_changes,
    tells_all,
    words_by_secret,
    writes_down,
)
from tests.engine.swaps import COUNTS_SECRETS, FAULTS, KEEPS_NUMBERS, NO_LEARN, NOT_SECRET, swaps_game
from tests.engine.toys import TOYS


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
@pytest.mark.long
def test_the_toys_keep_all_laws(game: Any) -> None:
    report = check_game(game, matches=deep(24))
    assert report.ok, report.text


@pytest.mark.long
def test_adventure_land_keeps_all_laws() -> None:
    report = check_game(ADVENTURE_LAND, matches=deep(6))
    assert report.ok, report.text


def test_every_value_of_every_option_is_played_with_every_number_of_players() -> None:
    sets = option_sets(ADVENTURE_LAND)
    assert {(options["adventure"], options["players"]) for options in sets} == {
        (adventure, players) for adventure in (1, 2, 3, 4, 5) for players in (2, 3, 4)
    }
    for choice in ADVENTURE_LAND.choices:
        assert {options[choice.id] for options in sets} == set(choice.values)


def test_options_that_exclude_each_other_are_completed() -> None:
    options = complete_options(ADVENTURE_LAND, {"king_fog_left": 4, "players": 3})
    assert options is not None
    assert (options["adventure"], options["expansion"]) == (5, True)


# ---- one broken game for each law


def broken_laws(report: Report) -> set[str]:
    return {result.law for result in report.results if not result.ok}


def test_the_fair_den_keeps_all_laws() -> None:
    report = check_game(DEN, matches=20)
    assert report.ok, report.text


ASKABLE = menus.Askable.says
SECRECY = (secrets.TwoWorlds, secrets.SecretQuestions, leaks.UntraceableCards, leaks.Standings)
SECRETS = secrets.TwoWorlds.says


@pytest.mark.parametrize(
    ("step", "law"),
    [
        (tells_all, SECRETS),
        (writes_down, SECRETS),
        (asks_by_secret, SECRETS),
        (rolls_by_secret, SECRETS),
        (shows_by_secret, SECRETS),
        (hides_by_secret, SECRETS),
        (words_by_secret, SECRETS),
        (never_ends, ENDING_LAW),
        (offers_twice, menus.Keys.says),
        (has_no_clause, menus.Clauses.says),
        (has_no_default, menus.Defaults.says),
        (refuses_what_it_offers, menus.Candidates.says),
        (leaves_out_what_it_allows, menus.Candidates.says),
        (refuses_at_times, ASKABLE),
        (lists_answers_alone, ASKABLE),
        (tells_a_list_that_changes, states.Clones.says),
        (remembers_elsewhere, forks.Forks.says),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_law_finds_the_step_that_breaks_it(step: Any, law: str) -> None:
    report = check_game(replace(DEN, steps={"go": step}), matches=12, bound=200)
    assert law in broken_laws(report), report.text
    broken = next(result.broken for result in report.results if result.law == law)
    assert broken is not None
    assert broken.says


def test_skipping_a_seat_for_a_secret_is_found_in_a_long_match() -> None:
    game = replace(DEN, first_state=long_match, steps={"go": skips_by_secret})
    report = check_game(game, matches=4, laws=[secrets.TwoWorlds, secrets.SecretQuestions])
    rarely, nearly_everywhere = report.results[1:]
    assert rarely.ok, "random play seldom reaches the skipped seat in the few positions that this law compares"
    assert nearly_everywhere.broken is not None, report.text
    assert "by the asked seat" in nearly_everywhere.broken.says


# ---- four faults that a beginner makes when players exchange cards

MESSAGES_BY_FAULT = {
    KEEPS_NUMBERS: r"seat \d can follow piece \d+, .* the secret answer 'give:\S+' of seat \d to 'give'",
    NOT_SECRET: r"(seat \d|a spectator) reads the answer 'give:\S+' of seat \d to 'give', .* secret=True",
    NO_LEARN: r"seat \d could take back 'give:\S+', its answer to 'give', although seat \d has seen a face",
    COUNTS_SECRETS: r"seat \d has \d+ points and place \d; by what everybody has seen it has",
}


@pytest.mark.long
def test_card_exchange_of_the_tutorial_breaks_no_law() -> None:
    report = check_game(swaps_game(), matches=deep(20))
    assert report.ok, report.text


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.long
def test_faulty_card_exchange_is_found_within_twenty_matches(fault: str) -> None:
    report = check_game(swaps_game(fault), matches=20, laws=[*SECRECY, forks.TakingBack])
    broken = [result.broken for result in report.results if result.broken is not None]
    assert broken, report.text
    assert all(re.search(MESSAGES_BY_FAULT[fault], counterexample.says) for counterexample in broken), report.text
    assert "is asked 'give'" in report.text


def test_endless_match_is_reported_before_any_law_is_checked() -> None:
    report = check_game(replace(DEN, steps={"go": never_ends}), matches=3, bound=5_000)
    assert [result.law for result in report.results if not result.ok] == [ENDING_LAW]
    assert "it is not over after 5000 decisions" in report.text
    assert all(not result.checked for result in report.results if result.law != ENDING_LAW)


def test_unknown_clause_is_reported_with_the_nearest_known_one() -> None:
    rules = "**DN-TAK-01** A seat takes something.\n"
    assert check_game(replace(DEN, rules=rules), matches=2, laws=[menus.Clauses]).ok
    text = check_game(replace(DEN, rules=rules.replace("01", "10")), matches=2, laws=[menus.Clauses]).text
    assert "names DN-TAK-01, which the rules do not have; near it: DN-TAK-10" in text


def test_counterexample_is_reproduced_by_its_number() -> None:
    game = replace(DEN, steps={"go": tells_all})
    broken = next(result.broken for result in check_game(game, matches=12).results if result.law == SECRETS)
    assert broken is not None
    repeated = next(result.broken for result in check_game(game, only=broken.match).results if result.law == SECRETS)
    assert repeated == broken
    assert f"match {broken.match}, decision {broken.decision}" in str(broken)


class FailsAtOnce(Law):
    """A law that is broken in the first match. It uses its random generator."""

    says = "broken at once"

    def decision(self, case: Case) -> None:
        must(case.rng.random() < 0, "at once")


class ByBadLuck(FailsAtOnce):
    """A law that breaks in a later match, at random."""

    says = "broken by bad luck"

    def decision(self, case: Case) -> None:
        must(case.rng.random() < 0.99, "by bad luck")


@pytest.mark.long
def test_random_failure_is_reproduced_from_its_match_number() -> None:
    """The result must not depend on earlier matches or other laws."""
    laws = (FailsAtOnce, ByBadLuck, states.Clones)
    first, broken, _ = (result.broken for result in check_game(ADVENTURE_LAND, matches=40, laws=laws).results[1:])
    assert first is not None
    assert broken is not None
    assert (first.match, broken.match > 2) == (0, True)
    repeated = check_game(ADVENTURE_LAND, only=broken.match, laws=laws)
    assert repeated.results[2].broken == broken
    assert repeated.matches == 1


def test_option_without_words_is_found() -> None:
    game = replace(DEN, wording=Wording(option=lambda option, state, names: ""))
    assert "every question, answer and event has words, for every listener" in broken_laws(check_game(game, matches=2))


def test_sentence_that_names_its_listener_is_found() -> None:
    game = replace(
        DEN, steps={"go": tells_all}, wording=Wording(event=lambda event, names: f"{names.names[0]} did it.")
    )
    assert languages.SpokenTo.says in broken_laws(check_game(game, matches=2))


def test_a_face_that_never_comes_up_is_found() -> None:
    def more(options: Mapping[str, Setting]) -> Den:
        state = first_state(options)
        state.faces.bags["unused"] = [9]
        return state

    report = check_game(replace(DEN, first_state=more), matches=20)
    assert "every face of every bag comes up in some match" in broken_laws(report)
    assert "unused 9" in report.text


def test_a_bot_that_answers_nonsense_is_found() -> None:
    game = replace(DEN, bots={"sensible": lambda view: "nonsense"})
    assert "every question can be answered by every bot" in broken_laws(check_game(game, matches=2))


def test_a_clause_that_no_test_names_is_found(tmp_path: Path) -> None:
    rules = "# Den\n- **DN-TAK-01** Take a tile.\n- **DN-TAK-02** Nobody leaves.\n"
    (tmp_path / "test_den.py").write_text('@clause("DN-TAK-01")\ndef test_taking(): ...\n', "utf-8")
    report = check_game(replace(DEN, rules=rules), matches=20, tests=[tmp_path])
    assert broken_laws(report) == {"every clause of the rules is named by a test"}
    assert "1 of 2 clauses are named by no test: DN-TAK-02" in report.text


def test_a_flow_may_be_called_like_a_method_of_the_table(tmp_path: Path) -> None:
    file = tmp_path / "coderoll.py"
    flow = "async def roll(t):\n    t.roll('CD-GOO-01')\n    await ask(t)\n"
    text = textwrap.dedent(MODULE).format(imports="", body="    await roll(t)", name="coderoll")
    file.write_text(text.replace("async def step", f"{flow}\nasync def step"), "utf-8")
    report = check_game(find_game(str(file)), matches=1)
    assert "every flow is awaited, and none yields by itself" not in broken_laws(report)


# ---- source code that is parsed

MODULE = """
from meadhall.engine import OVER, Choice, Game, Option, State, choose, menu, ranked
{imports}

@menu("go", "CD-GOO-01")
def goes():
    return [Option("go", "CD-GOO-01")]

async def ask(t):
    await choose(0, goes())

async def step(t):
{body}
    t.state.step = OVER

GAME = Game(id="{name}", name="Code", version="1", choices=(), first_state=lambda options: State(step="step"),
            steps={{"step": step}}, standings=lambda s: ranked([0]))
"""


@pytest.mark.parametrize(
    ("name", "imports", "body", "says"),
    [
        ("codeone", "import random", "    await ask(t)", "codeone.py:3 imports random"),
        ("codetwo", "from time import sleep", "    await ask(t)", "codetwo.py:3 imports time.sleep"),
        ("codethree", "", "    await ask(t)\n    print('hello')", "calls print()"),
        (
            "codefour",
            "",
            "    await ask(t)\n    flow = ask(t)\n    flow.close()",
            "the flow ask is called without await",
        ),
    ],
)
def test_code_that_a_game_may_not_have_is_found(tmp_path: Path, name: str, imports: str, body: str, says: str) -> None:
    file = tmp_path / f"{name}.py"
    file.write_text(textwrap.dedent(MODULE).format(imports=imports, body=body, name=name), "utf-8")
    report = check_game(find_game(str(file)), matches=1)
    assert says in report.text


def test_random_play_is_the_same_for_the_same_seed() -> None:
    report, second_report = (check_game(DEN, matches=3, seed="s") for _ in range(2))
    assert (report.decisions, report.text) == (second_report.decisions, second_report.text)


def test_menu_that_offers_one_place_needs_a_reason_for_every_other() -> None:
    def scene(s: Den, seat: int) -> Scene:
        places = [Place(id, id, "wood") for id in ("oak", "elm")]
        return Scene("", "", 0, places, [], [SeatScene(seat, 0, []) for seat in (0, 1)], [])

    report = check_game(replace(DEN, scene=scene, steps={"go": goes_to_the_oak}), matches=3, bound=200)
    assert "has candidates for oak at seat 0, but no reason against elm" in report.text


# ---- languages


class ChangedCatalogue(Catalogue):
    """The catalogue of Adventure Land with one changed entry in German."""

    def __init__(self, entry: str, replacement: str) -> None:
        super().__init__(str(ADVENTURE_LAND.package), CATALOGUE.content)
        self._change = entry, replacement

    def source(self, language: str) -> str:
        entry, replacement = self._change
        whole = super().source(language)
        assert language != "de" or f"\n{entry}" in whole
        return whole.replace(f"\n{entry}", f"\n{replacement}") if language == "de" else whole


def game_with_german_entry(entry: str, replacement: str) -> Any:
    """Return Adventure Land with one changed entry in German."""
    return replace(
        ADVENTURE_LAND, wording=replace(ADVENTURE_LAND.wording, catalogue=ChangedCatalogue(entry, replacement))
    )


@pytest.mark.parametrize(
    ("entry", "replacement", "law"),
    [
        ("question-where = Wohin", "question-where = Where", languages.TranslatedSentences),
        (
            "option-stay = Bleib und beende deinen Zug.",
            "option-stay = Stay and end your turn.",
            languages.TranslatedSentences,
        ),
        ('    .brief = { FORM($tile, "brief") }', '    .brief = {""}', languages.TranslatedSentences),
        ("warning-hopeless = Einem", "warning-hopeless = Das ist the end.", languages.TranslatedSentences),
        ("no-party-here = Du hast keine Gruppe", "no-party-here = You have no party", languages.TranslatedScreens),
        ("aim-moves = Deine Abenteurer", "aim-moves = Your adventurers", languages.TranslatedScreens),
    ],
)
@pytest.mark.long
def test_untranslated_or_missing_text_is_found(entry: str, replacement: str, law: type[Law]) -> None:
    report = check_game(game_with_german_entry(entry, replacement), matches=4, laws=[law])
    assert law.says in broken_laws(report), report.text


def test_a_message_that_a_language_lacks_is_found() -> None:
    report = check_game(
        game_with_german_entry("choice-adventure =", "choice-something ="),
        matches=1,
        laws=[catalogues.CompleteCatalogues],
    )
    assert "missing in de.ftl: choice-adventure" in report.text


def test_check_prints_its_task_and_then_the_remaining_time() -> None:
    now = [0.0]
    out = StringIO()
    lines = ProgressLines("Pig", Console(file=out), clock=lambda: now[0])
    for done, second in (
        (0, 0.0),
        (1, 2.0),
        (10, 20.0),
        (20, 40.0),
        (30, 60.0),
        (80, 160.0),
        (99, 198.0),
        (100, 200.0),
    ):
        now[0] = second
        lines.update(done, 100)
    assert out.getvalue().splitlines() == [
        "Pig: playing 100 random matches and checking all laws on the way",
        "Pig: 10 of 100 matches, about 3 min left",
        "Pig: 30 of 100 matches, about 2 min left",
        "Pig: 80 of 100 matches, about 40 seconds left",
        "Pig: 99 of 100 matches, about 2 seconds left",
    ]
