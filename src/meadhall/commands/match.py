"""`meadhall match`: plays bots against bots in many games, and prints the results with intervals."""

from __future__ import annotations

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from meadhall.arguments import RAY_HELP, VARIANT_HELP, read_options, split_arguments, variant_name
from meadhall.bots.user_bots import load_bot_files
from meadhall.engine import BadOption, find_game
from meadhall.lab import SeriesReport, play_series, report
from meadhall.lab.pairings import line_up
from meadhall.progress import progress_bar

CONTEXT = {"ignore_unknown_options": True}  # the game reads its own options, such as --adventure 2


def match(
    game: str = typer.Argument(help="The game, such as adventureland."),
    bots: list[str] = typer.Argument(help="Two or more bots, for example: sensible random thinker:0.2s thinker:400."),
    games: int = typer.Option(100, help="How many games to play, rounded up so that every bot plays every seat."),
    seed: str = typer.Option("0", help="The random seed. The same seed gives the same games."),
    time: bool = typer.Option(False, "--time", help="Also print the milliseconds per answer."),
    json: bool = typer.Option(False, "--json", help="Print the results as JSON only."),
    jobs: int = typer.Option(0, help="How many processes to use. 0: one per core."),
    ray: str = typer.Option("", metavar="ADDRESS", help=RAY_HELP),
    variant: str = typer.Option("", help=VARIANT_HELP),
    forgiving: bool = typer.Option(False, "--forgiving", help="Let a bot that fails take the default answer."),
) -> None:
    """Play bots against each other, from every seat with the same seeds, and print the results with 95 % intervals.

    You can add any option of the game: --players 3 --adventure 2. meadhall play GAME --options lists them.
    """
    game = variant_name(game, variant)
    entrants, typed_options = split_arguments(bots)
    game_object = find_game(game)
    options = read_options(game_object, typed_options)
    seats = game_object.seats(options)
    if len(entrants) == 1 < seats:
        raise BadOption(f"one bot needs an opponent. Name two bots, for example: {entrants[0]} random")
    load_bot_files(*entrants)
    names = line_up(entrants, game_object.teams(options))
    with progress_bar(" - ".join(entrants), games, quiet=json) as progress:
        matches = play_series(
            game,
            entrants,
            games,
            seed=seed,
            jobs=jobs or None,
            ray=ray,
            forgiving=forgiving,
            at_random=False,
            progress=progress,
            **options,
        )
    results = report(matches, names)
    if json:
        print(
            msgspec.json.encode({"game": game, "options": options, "seed": seed, **_results_as_data(results)}).decode()
        )
    else:
        _print(
            results,
            f"{game_object.name}: {', '.join(f'{name} {value}' for name, value in typed_options.items())}",
            time,
        )


def _results_as_data(results: SeriesReport) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(results)
    return plain


def _print(results: SeriesReport, title: str, with_time: bool) -> None:
    console = Console()
    console.print(_bots_table(results, title.rstrip(": "), with_time))
    console.print(_seats_table(results))
    rounds = results.events.get("RoundBegan")
    lengths = f"{results.answers:.0f} answers" + (f" and {rounds:.1f} rounds" if rounds else "")
    console.print(
        f"{results.matches} games. A game has {lengths}, and its winner has {results.winner_points:.1f} points."
    )


def _bots_table(results: SeriesReport, title: str, with_time: bool) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", no_wrap=True)
    headings = ["won", "drawn", "lost", "score (95 %)", "points (95 %)", *(["ms"] if with_time else [])]
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in sorted(results.bots, key=lambda bot: -bot.score):
        low, high = bot.points_interval
        row = [str(bot.wins), str(bot.draws), str(bot.losses), _share_text(bot.score, bot.score_interval)]
        row += [f"{bot.points:.1f} ({low:.1f} to {high:.1f})", *([f"{bot.ms_per_answer:.1f}"] if with_time else [])]
        table.add_row(bot.bot, *row)
    return table


def _seats_table(results: SeriesReport) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "score (95 %)", "points"):
        table.add_column(heading, justify="right")
    for seat in results.seats:
        table.add_row(str(seat.seat + 1), _share_text(seat.score, seat.score_interval), f"{seat.points:.1f}")
    return table


def _share_text(share: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
