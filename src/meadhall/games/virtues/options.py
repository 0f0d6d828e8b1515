"""The options of a table (section 8), and the combinations that are not allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.engine import Choice, Sentence, Setting
from meadhall.games.virtues.state import Options

CHOICES: Final = (
    Choice("players", (2, 3, 4, 5, 6), 4, "SV-OPT-01", "number of heroes"),
    Choice(
        "fall",
        (False, True),
        False,
        "SV-FAL-01",
        "the Fall of a Hero",
        label="The Fall of a Hero",
        value_help=("", "Sin corrupts. A hero with seven corruption cards falls, and wants the others to fail."),
    ),
    Choice(
        "unnamed",
        (False, True),
        False,
        "SV-UNN-01",
        "the Unnamed as a player, with an extra seat",
        label="The Unnamed as a player",
        form_sets={True: {"fall": True}},
        adds_seats={True: 1},
    ),
    Choice(
        "hero_deal",
        ("random", "draft"),
        "random",
        "SV-SET-02",
        "how heroes are dealt",
        names=("at random", "chosen in turn"),
    ),
    Choice("relief", (False, True), False, "SV-OPT-03", "with five or six heroes 25 might is enough"),
)


def forbids(chosen: Mapping[str, Setting]) -> Sentence | None:
    """Return why these options cannot be combined, or None."""
    players = int(chosen["players"])
    if players == 2 and chosen["fall"]:
        return Sentence("two heroes play without The Fall of a Hero (SV-TWO-03)")
    if chosen["unnamed"] and players == 2:
        return Sentence("two heroes play without the Unnamed as a player (SV-TWO-03)")
    if chosen["unnamed"] and not chosen["fall"]:
        return Sentence("the Unnamed as a player needs The Fall of a Hero; set fall to on (SV-UNN-14)")
    if chosen["relief"] and players < 5:
        return Sentence("relief is for five or six heroes, not for {players} (SV-OPT-03)", players=players)
    return None


def options_from(options: Mapping[str, Setting]) -> Options:
    return Options(
        players=int(options["players"]),
        fall=bool(options["fall"]),
        unnamed=bool(options["unnamed"]),
        hero_deal=str(options["hero_deal"]),
        relief=bool(options["relief"]),
    )


def teams(options: Mapping[str, Setting]) -> Sequence[Sequence[int]]:
    """Return a team for each seat, with only this seat in it. The Unnamed has a team, too."""
    return [[seat] for seat in range(int(options["players"]) + bool(options["unnamed"]))]
