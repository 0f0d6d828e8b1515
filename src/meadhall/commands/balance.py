"""`meadhall balance`: how often each hero, card or seat wins, over many games between equal bots."""

from __future__ import annotations

from typing import Any

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from meadhall.arguments import RAY_HELP, VARIANT_HELP, read_options, split_arguments, variant_name
from meadhall.bots import names, user_bots
from meadhall.engine import BadOption, Study, find_game
from meadhall.lab import Balance, balance_of, play_series
from meadhall.progress import progress_bar

CONTEXT = {"ignore_unknown_options": True}  # the game reads its own options, such as --adventure 2


def balance(
    game: str = typer.Argument(help="The game, such as heroes."),
    bot_arguments: list[str] = typer.Argument(None, help="The bot for all seats. Default: the game's sensible bot."),
    games: int = typer.Option(2000, help="How many games to play."),
    seed: str = typer.Option("0", help="The random seed. The same seed gives the same games."),
    chosen: bool = typer.Option(
        False, "--chosen", help="Let the bots choose at set-up too, instead of choosing at random."
    ),
    json: bool = typer.Option(False, "--json", help="Print the results as JSON only."),
    markdown: bool = typer.Option(False, "--markdown", help="Print the tables as Markdown."),
    jobs: int = typer.Option(0, help="How many processes to use. 0: one per core."),
    ray: str = typer.Option("", metavar="ADDRESS", help=RAY_HELP),
    variant: str = typer.Option("", help=VARIANT_HELP),
) -> None:
    """Play equal bots against each other and print how often each hero, card or seat wins, with 95 % intervals.

    Choices at set-up are random, so that everything is used. You can add any option of the game by its name.
    """
    game = variant_name(game, variant)
    positional, typed_options = split_arguments(bot_arguments or [])
    game_object = find_game(game)
    if game_object.study is None:
        raise BadOption(
            f"{game_object.name} has no Game.study, which says what to measure; meadhall compare needs none"
        )
    options = read_options(game_object, typed_options)
    bot = positional[0] if positional else names.usual_bot(game_object)
    user_bots.load_bot_files(bot)
    with progress_bar(bot, games, quiet=json) as progress:
        series = play_series(
            game,
            [bot],
            games,
            seed=seed,
            jobs=jobs or None,
            ray=ray,
            forgiving=False,
            at_random=not chosen,
            progress=progress,
            **options,
        )
    results = balance_of(series, game_object.study.length)
    if json:
        settings = {"game": game, "bot": bot, "seed": seed, "at_random": not chosen, "options": typed_options}
        print(msgspec.json.encode({**settings, **msgspec.to_builtins(results)}).decode())
    elif markdown:
        _print_markdown(results, game_object.study)
    else:
        _print(results, game_object.study)


def _print(results: Balance, study: Study[Any]) -> None:
    console = Console()
    for table in _tables(results, study):
        console.print(_rich_table(table))
    for sentence in _sentences(results, study.length):
        console.print(sentence)


def _print_markdown(results: Balance, study: Study[Any]) -> None:
    for table in _tables(results, study):
        print("\n".join(_as_markdown(table)), end="\n\n")
    print("\n".join(_sentences(results, study.length)))


Rows = list[list[str]]  # first the headings


def _tables(results: Balance, study: Study[Any]) -> list[Rows]:
    kinds = dict.fromkeys(result.kind for result in results.having)
    trial_rows = [
        [
            result.name,
            str(result.trials),
            _share_text(result.score, result.interval),
            _mean_text(result.length),
            _mean_text(result.cost),
        ]
        for result in results.trials
    ]
    tables: list[Rows] = [[["tried", "times", "won (95 %)", f"{study.length} if won", study.cost], *trial_rows]]
    for kind in kinds:
        rows = [
            [result.name, str(result.seats), _share_text(result.score, result.interval)]
            for result in results.having
            if result.kind == kind
        ]
        tables.append([[kind, "seats", "score (95 %)"], *rows])
    meeting_rows = [
        [result.name, result.other, str(result.matches), _share_text(result.score, result.interval)]
        for result in results.meetings
        if result.name < result.other
    ]
    tables.append([["of", "against", "games", "score (95 %)"], *meeting_rows])
    tally_rows = [[name, f"{mean:.2f}", f"{100 * results.told[name]:.0f} %"] for name, mean in results.tally.items()]
    tables.append([["what happens", "a game", "in games"], *tally_rows])
    return [rows for rows in tables if len(rows) > 1]


def _sentences(results: Balance, length: str) -> list[str]:
    lengths = results.length
    spread = (
        f"interquartile range {lengths.of_25:.0f} to {lengths.of_75:.0f}, "
        f"5th and 95th percentile {lengths.of_5:.0f} and {lengths.of_95:.0f}"
    )
    if results.trials:
        wins = sum(trial.score * trial.trials for trial in results.trials)
        wins_sentence = f"Won {wins:.0f} of {sum(trial.trials for trial in results.trials)}."
    else:
        wins_sentence = f"Won by {', '.join(_seat_shares(results))}."
    return [
        f"{results.matches} games; {length} a game: mean {lengths.mean:.1f}, {spread}, most {lengths.longest:.0f}.",
        wins_sentence,
    ]


def _seat_shares(results: Balance) -> list[str]:
    return [f"seat {seat + 1} {100 * score:.1f} %" for seat, score in enumerate(results.seats)]


def _word_columns(rows: Rows) -> int:
    """Return the number of leading columns with words. The other columns have numbers."""
    return next((column for column, cell in enumerate(rows[1]) if cell[:1].isdigit()), len(rows[0]))


def _as_markdown(rows: Rows) -> list[str]:
    lines = ["---" if column < _word_columns(rows) else "---:" for column in range(len(rows[0]))]
    return [f"| {' | '.join(row)} |" for row in (rows[0], lines, *rows[1:])]


def _rich_table(rows: Rows) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column, heading in enumerate(rows[0]):
        table.add_column(heading, justify="left" if column < _word_columns(rows) else "right", no_wrap=True)
    for row in rows[1:]:
        table.add_row(*row)
    return table


def _mean_text(mean: float | None) -> str:
    return "-" if mean is None else f"{mean:.1f}"


def _share_text(share: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
