"""`meadhall balance`: how often each Hero, card or the like wins, over many games between equal bots."""

from __future__ import annotations

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.bots.names import usual_bot
from meadhall.engine.errors import BadOption
from meadhall.engine.finding import find_game
from meadhall.lab import Balance, balance_of, play_series
from meadhall.words import read_options, split_words

CONTEXT = {"ignore_unknown_options": True}


def balance(
    game: str = typer.Argument(help="Which game, as in heroes."),
    words: list[str] = typer.Argument(None, help="The bot that plays all seats; the game's sensible one if none."),
    games: int = typer.Option(2000, help="How many games."),
    seed: str = typer.Option("0", help="Where the luck comes from: the same seed, the same games."),
    chosen: bool = typer.Option(False, "--chosen", help="The bots choose at set-up too; else that is done by lot."),
    json: bool = typer.Option(False, "--json", help="Print the results as JSON, nothing else."),
    jobs: int = typer.Option(0, help="How many processes; 0 takes one for each core."),
) -> None:
    """Lets equal bots play each other and prints how often each thing wins that a seat can have, with 95 % intervals.

    What is chosen at set-up comes by lot, so that all of it is met. Any option of the game may be added by its name.
    """
    named, given = split_words(words or [])
    found = find_game(game)
    if found.study is None:
        raise BadOption(f"{found.name} does not say what could be studied in it (Game.study)")
    options = read_options(found, given)
    bot = named[0] if named else usual_bot(found)
    with _bar(Console(stderr=True, quiet=json)) as bar:
        task = bar.add_task(bot, total=games)
        series = play_series(
            game,
            [bot],
            games,
            seed=seed,
            jobs=jobs or None,
            forgiving=False,
            by_lot=not chosen,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
            **options,
        )
    results = balance_of(series, found.study.length)
    if json:
        said = {"game": game, "bot": bot, "seed": seed, "by_lot": not chosen, "options": given}
        print(msgspec.json.encode({**said, **msgspec.to_builtins(results)}).decode())
    else:
        _print(results, found.study.length)


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def _print(results: Balance, length: str) -> None:
    console = Console()
    for kind in dict.fromkeys(one.kind for one in results.having):
        rows = [[o.name, str(o.seats), _share(o.score, o.interval)] for o in results.having if o.kind == kind]
        console.print(_table([kind, "seats", "score (95 %)"], rows))
    met = [[o.name, o.other, str(o.matches), _share(o.score, o.interval)] for o in results.meetings]
    if met:
        console.print(_table(["of", "against", "games", "score (95 %)"], met))
    told = [[name, f"{mean:.2f}", f"{100 * results.told[name]:.0f} %"] for name, mean in results.tally.items()]
    console.print(_table(["what happens", "a game", "in games"], told))
    n = results.length
    spread = f"middle half {n.of_25:.0f} to {n.of_75:.0f}, 5th and 95th hundredth {n.of_5:.0f} and {n.of_95:.0f}"
    console.print(f"{results.matches} games; {length} a game: mean {n.mean:.1f}, {spread}, most {n.longest:.0f}.")
    seats = ", ".join(f"seat {seat + 1} {100 * score:.1f} %" for seat, score in enumerate(results.seats))
    console.print(f"Won by {seats}.")


def _table(headings: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    words = next((at for at, cell in enumerate(rows[0]) if cell[:1].isdigit()), len(headings))
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="left" if at < words else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _share(share: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
