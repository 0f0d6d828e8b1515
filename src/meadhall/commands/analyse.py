"""`meadhall analyse`: luck and skill of a finished match."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from meadhall.analysis import Analysis, Mistake, Share
from meadhall.analysis import analyse as analyse_match
from meadhall.analysis.words import mistake_words
from meadhall.arguments import LANGUAGE_HELP, RECOVER_HELP
from meadhall.engine import Names, find_game, record
from meadhall.engine.common.player_names import clean_name
from meadhall.progress import progress_bar
from meadhall.terminal import saved_matches
from meadhall.terminal.words import LanguageSetting, say, set_language, usual_language


def analyse(
    file: Path = typer.Argument(help="A match file. 'last' is the most recent match."),
    game: str = typer.Option("", help="The game, if it is not installed: a file or folder, such as examples/pig.py."),
    json: bool = typer.Option(False, "--json", help="Print the analysis as JSON only."),
    recover: Annotated[bool, typer.Option("--recover", help=RECOVER_HELP)] = False,
    language: Annotated[str, typer.Option("--language", help=LANGUAGE_HELP)] = "",
) -> None:
    """Separate luck from skill in a finished match: win chances, the luck of each side, and its mistakes.

    This takes up to a minute. The same file gives the same analysis.
    """
    set_language(language or usual_language())
    path = saved_matches.match_path(str(file))
    with saved_matches.errors_with_file(path, f"meadhall analyse {shlex.quote(str(file))} --game {{game}}"):
        match = record.replay(path.read_text("utf-8"), find_game(game) if game else None, recover)
    with progress_bar(say("analysing"), len(match) - 1, quiet=json, unit="answers") as progress:
        analysis = analyse_match(match, progress)
    print(msgspec.json.encode(analysis).decode() if json else "\n".join(analysis_lines(match, analysis)))


def analysis_lines(match: record.Replay, analysis: Analysis) -> list[str]:
    """Return an analysis as sentences."""
    count = match.game.seats(match.match.options)
    file_names = [clean_name(name) for name in match.header.players][:count]
    people = [*file_names, *(say("player", number=seat + 1) for seat in range(len(file_names), count))]
    names = match.game.language(LanguageSetting.language).names(people, -1)
    lines = [line for share in analysis.shares for line in _share_lines(share, names)]
    lines.append(say("judged-by-bots"))
    if not analysis.mistakes:
        return [*lines, "", say("no-mistakes", least=_percentage_points(analysis.least))]
    lines += ["", say("mistakes", n=len(analysis.mistakes))]
    for mistake in analysis.mistakes:
        lines += _mistake_lines(match, mistake, people, names)
    return lines


def _share_lines(share: Share, names: Names) -> list[str]:
    players = say("listing", names, items=[names(seat) for seat in share.seats])
    return [
        say(
            "share",
            names,
            who=players,
            start=_percentage_points(share.start),
            within=_percentage_points(share.start_within),
            end=_percentage_points(share.end),
        ),
        "  " + say("share-luck", names, luck=_signed_points(share.luck), within=_percentage_points(share.luck_within)),
        "  " + say("share-play", names, play=_signed_points(share.play), within=_percentage_points(share.play_within)),
        "  "
        + say(
            "share-others", names, others=_signed_points(share.others), within=_percentage_points(share.others_within)
        ),
        "  "
        + say(
            "share-mistakes",
            names,
            cost=_percentage_points(share.mistakes),
            within=_percentage_points(share.mistakes_within),
        ),
    ]


def _mistake_lines(match: record.Replay, mistake: Mistake, people: Sequence[str], names: Names) -> list[str]:
    words = mistake_words(match, mistake, people, LanguageSetting.language)
    chances = {
        "chance": _percentage_points(mistake.chance_given),
        "could": _percentage_points(mistake.chance_better),
        "within": _percentage_points(mistake.margin),
    }
    lines = [
        say("mistake", names, at=mistake.at, who=names(mistake.seat), **chances),
        "  " + say("mistake-did", names, did=" ".join(words.given_answer)),
        "  " + say("mistake-better", names, better=" ".join(words.better_answer)),
    ]
    return [*lines, f"  {words.reason}"] if words.reason else lines


def _percentage_points(chance: float) -> int:
    return round(100 * chance)


def _signed_points(chance: float) -> str:
    return f"{100 * chance:+.0f}".replace("-", "−")
