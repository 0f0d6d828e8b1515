"""`meadhall compare`: plays a game and a variant with the same seeds, and prints the effects of the variant."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from meadhall.arguments import RAY_HELP, VARIANT_HELP, read_options, split_arguments
from meadhall.bots.user_bots import load_bot_files
from meadhall.engine import BadOption, find_game
from meadhall.extras import LAB_MODULES, require
from meadhall.progress import progress_bar

if TYPE_CHECKING:
    from meadhall.lab.compare.findings import Finding
    from meadhall.lab.compare.running import Comparison

CONTEXT = {"ignore_unknown_options": True}  # the game reads its own options, such as --adventure 2
OUT_HELP: Final = (
    "A folder for the results: report.html, pictures, data frames and matches. An earlier run there is continued."
)


def compare(
    game: str = typer.Argument(help="The game, such as heroes."),
    bot_arguments: list[str] = typer.Argument(None, help="The bots, for example: sensible random."),
    variant: str = typer.Option("", help=VARIANT_HELP),
    games: int = typer.Option(1000, help="The largest number of games to play with each of the two."),
    bots: str = typer.Option(
        "", help="The bots, such as sensible,random. Default: the game's sensible bot on all seats."
    ),
    seed: str = typer.Option("0", help="The random seed. The same seed gives the same games."),
    about: str = typer.Option(
        "", help="What you want to know, such as siren. The comparison ends when the answer about it is clear."
    ),
    margin: float = typer.Option(5, help="Ignore differences smaller than this many percent."),
    all: bool = typer.Option(False, "--all", help="Play all games, even if the answer is clear earlier."),
    chosen: bool = typer.Option(
        False, "--chosen", help="Let the bots choose at set-up too, instead of choosing at random."
    ),
    jobs: int = typer.Option(0, help="How many processes to use. 0: one per core."),
    ray: str = typer.Option("", metavar="ADDRESS", help=RAY_HELP),
    out: str = typer.Option("", metavar="FOLDER", help=OUT_HELP),
    restart: bool = typer.Option(False, "--restart", help="Start over in that folder and ignore what is there."),
    json: bool = typer.Option(False, "--json", help="Print the results as JSON only."),
) -> None:
    """Play a game and its variant with the same seeds, on every seat, and print the effects of the variant.

    The comparison ends when the answer is clear. You can add any option of the game: --players 3 --adventure 2.
    """
    for module in LAB_MODULES if out else LAB_MODULES[:1]:
        require(module, "lab", "the laboratory needs")
    from meadhall.lab.compare.contest import make_contest
    from meadhall.lab.compare.keeping import ResultFile, header_of
    from meadhall.lab.compare.running import MemoryStore, Question
    from meadhall.lab.compare.running import compare as run_comparison

    if not variant:
        raise BadOption("no variant to compare with. Add its folder, for example --variant strong-sirens")
    positional, typed_options = split_arguments(bot_arguments or [])
    options = read_options(find_game(game), typed_options)
    bot_names = [*positional, *(bot.strip() for bot in bots.split(",") if bot.strip())]
    load_bot_files(*bot_names)
    contest = make_contest(game, variant, bot_names, games, seed=seed, at_random=not chosen, options=options)
    question = Question(about, _as_share(margin), all)
    store = ResultFile(Path(out), header_of(contest, question, seed), restart=restart) if out else MemoryStore()
    rest_of_message = f"They are saved in {out}; the same command continues." if out else "Add --out to save them."
    with progress_bar(contest.variant.name, contest.matches, quiet=json, closing_sentence=rest_of_message) as progress:
        comparison = run_comparison(contest, question, store, jobs=jobs or None, ray=ray, seed=seed, progress=progress)
        if out:
            settings = {"variant": variant, "games": games, "bots": ",".join(bot_names), "seed": seed, "about": about}
            switches = {"all": all, "chosen": chosen}
            command = _command_line(game, {**settings, "margin": margin, **typed_options, "out": out}, switches)
            _write(comparison, Path(out), command)
    _print_results(comparison, seed, out, json=json)


def _as_share(margin: float) -> float:
    if not 0 < margin < 100:
        raise BadOption(f"--margin {margin:g} is out of range; choose percent above 0 and below 100")
    return margin / 100


DEFAULTS: Final[Mapping[str, object]] = {"seed": "0", "margin": 5}


def _command_line(game: str, settings: Mapping[str, object], switches: Mapping[str, bool]) -> str:
    """Return the command that reproduces the results. It leaves out options with their default values."""
    arguments: Sequence[str] = ["meadhall", "compare", game]
    for name, value in settings.items():
        if value != "" and value != DEFAULTS.get(name):
            arguments = [
                *arguments,
                f"--{name.replace('_', '-')}",
                f"{value:g}" if isinstance(value, float) else str(value),
            ]
    return shlex.join([*arguments, *(f"--{name}" for name, is_on in switches.items() if is_on)])


def _write(comparison: Comparison, folder: Path, command: str) -> None:
    from meadhall.lab.compare.frames import write_frames
    from meadhall.lab.compare.notable import notable_pairs, write_matches
    from meadhall.lab.compare.page import write_report

    matches = notable_pairs(comparison)
    try:
        write_frames(comparison, folder)
        write_matches(comparison, matches, folder)
        write_report(comparison, matches, folder, command)
    except OSError as error:
        raise BadOption(f"the report cannot be saved in {folder}: {error.strerror}") from None


def _print_results(comparison: Comparison, seed: str, out: str, *, json: bool) -> None:
    if json:
        print(msgspec.json.encode(_results_as_data(comparison, seed)).decode())
        return
    _print_comparison(comparison)
    if out:
        print(f"The report, with example matches: {Path(out) / 'report.html'}")


def _results_as_data(comparison: Comparison, seed: str) -> dict[str, Any]:
    """Return all results as plain data."""
    from meadhall.lab.compare.words import finding_sentences, verdict_sentence

    match = comparison.contest
    assert match.variant.variant is not None
    return {
        "game": match.game.id,
        "variant": {"name": match.variant.variant.name, "digest": match.variant.variant.digest},
        "bots": match.game_series.bots,
        "options": match.game_series.options,
        "seed": seed,
        "at_random": match.game_series.at_random,
        "games": comparison.games,
        "verdict": verdict_sentence(comparison),
        "sentences": finding_sentences(comparison),
        "about": [str(quantity) for quantity in comparison.asked],
        "findings": [
            {**msgspec.to_builtins(finding), "quantity": str(finding.quantity)} for finding in comparison.findings
        ],
    }


def _print_comparison(comparison: Comparison) -> None:
    from meadhall.lab.compare.words import finding_sentences, verdict_sentence

    console = Console()
    console.print(_findings_table(comparison))
    for sentence in (verdict_sentence(comparison), *finding_sentences(comparison)):
        console.print(sentence, highlight=False, soft_wrap=True)


def _findings_table(comparison: Comparison) -> Table:
    """Return a table of significant findings, hints and asked quantities. Its caption counts the other quantities."""
    from meadhall.lab.compare.findings import Verdict
    from meadhall.lab.compare.words import VERDICT_WORDS, interval_words, quantity_words, sorted_by_relevance

    shown_findings: list[Finding] = [
        finding
        for finding in sorted_by_relevance(comparison.findings, comparison.asked)
        if finding.verdict in (Verdict.CHANGED, Verdict.HINT) or finding.quantity in comparison.asked
    ]
    others = len(comparison.findings) - len(shown_findings)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, caption=f"{others} other quantities: no visible difference.")
    table.caption_justify = "left"
    for column, heading in enumerate(("", "game", "variant", "difference (95 %)", "")):
        table.add_column(heading, justify="right" if 0 < column < 4 else "left", no_wrap=column > 0)
    for finding in shown_findings:
        cells = (
            quantity_words(finding, finding.game),
            quantity_words(finding, finding.variant),
            interval_words(finding),
            VERDICT_WORDS[finding.verdict],
        )
        table.add_row(str(finding.quantity), *cells)
    return table
