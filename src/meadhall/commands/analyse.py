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
from meadhall.arguments import LANGUAGE, RECOVER
from meadhall.engine import Names, find_game, record
from meadhall.engine.common.player_names import clean
from meadhall.progress import shown_progress
from meadhall.terminal import saved_matches
from meadhall.terminal.words import LanguageSetting, say, speak, usual_language


def analyse(
    file: Path = typer.Argument(help="A match file. 'last' is the most recent match."),
    game: str = typer.Option("", help="The game, if it is not installed: a file or folder, such as examples/pig.py."),
    json: bool = typer.Option(False, "--json", help="Print the analysis as JSON only."),
    recover: Annotated[bool, typer.Option("--recover", help=RECOVER)] = False,
    language: Annotated[str, typer.Option("--language", help=LANGUAGE)] = "",
) -> None:
    """Separate luck from skill in a finished match: win chances, the luck of each side, and its mistakes.

    This takes up to a minute. The same file gives the same analysis.
    """
    speak(language or usual_language())
    path = saved_matches.match_path(str(file))
    with saved_matches.errors_with_file(path, f"meadhall analyse {shlex.quote(str(file))} --game {{game}}"):
        match = record.replay(path.read_text("utf-8"), find_game(game) if game else None, recover)
    with shown_progress(say("analysing"), len(match) - 1, quiet=json, what="answers") as progress:
        analysis = analyse_match(match, progress)
    print(msgspec.json.encode(analysis).decode() if json else "\n".join(analysis_lines(match, analysis)))


def analysis_lines(match: record.Replay, analysis: Analysis) -> list[str]:
    """Return an analysis as sentences."""
    count = match.game.seats(match.match.options)
    file_names = [clean(name) for name in match.header.players][:count]
    people = [*file_names, *(say("player", number=seat + 1) for seat in range(len(file_names), count))]
    names = match.game.language(LanguageSetting.language).names(people, -1)
    lines = [line for share in analysis.shares for line in _share_lines(share, names)]
    lines.append(say("judged-by-bots"))
    if not analysis.mistakes:
        return [*lines, "", say("no-mistakes", least=_points(analysis.least))]
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
            start=_points(share.start),
            within=_points(share.start_within),
            end=_points(share.end),
        ),
        "  " + say("share-luck", names, luck=_signed(share.luck), within=_points(share.luck_within)),
        "  " + say("share-play", names, play=_signed(share.play), within=_points(share.play_within)),
        "  " + say("share-others", names, others=_signed(share.others), within=_points(share.others_within)),
        "  " + say("share-mistakes", names, cost=_points(share.mistakes), within=_points(share.mistakes_within)),
    ]


def _mistake_lines(match: record.Replay, mistake: Mistake, people: Sequence[str], names: Names) -> list[str]:
    words = mistake_words(match, mistake, people, LanguageSetting.language)
    chances = {
        "chance": _points(mistake.chance_given),
        "could": _points(mistake.chance_better),
        "within": _points(mistake.margin),
    }
    lines = [
        say("mistake", names, at=mistake.at, who=names(mistake.seat), **chances),
        "  " + say("mistake-did", names, did=" ".join(words.given_answer)),
        "  " + say("mistake-better", names, better=" ".join(words.better_answer)),
    ]
    return [*lines, f"  {words.reason}"] if words.reason else lines


def _points(chance: float) -> int:
    return round(100 * chance)


def _signed(chance: float) -> str:
    return f"{100 * chance:+.0f}".replace("-", "−")
