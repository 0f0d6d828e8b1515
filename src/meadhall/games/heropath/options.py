"""The options of a match (section 8), and the combinations that are not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine import Choice, Sentence, Setting
from meadhall.games.heropath.content import ROUND_LIMIT

CLASSIC_OPTIONS: Final[dict[str, Setting]] = {
    "attributes": "character",
    "turns": "by-turn",
    "competition": "competitive",
    "style": "conservative",
    "difficulty": "normal",
}
# settings of a first match that differ from the classic ones (HP-MOD-06)
FIRST_MATCH_OPTIONS: Final[dict[str, Setting]] = {"moral": "golden"}

CHOICES: Final = (
    Choice("players", (2, 3, 4, 5, 6, 1), 3, "HP-GEN-01"),
    Choice("attributes", ("character", "equivalent", "balanced"), "character", "HP-ATT-01"),
    Choice("moral", ("bronze", "silver", "golden"), "bronze", "HP-MOR-01"),
    Choice("competition", ("competitive", "team", "co-op", "solo"), "competitive", "HP-MOD-04"),
    Choice("teams", (2, 3), 2, "HP-TEA-01", needs={"competition": "team"}),
    Choice("style", ("conservative", "logical", "mist", "adventurous"), "conservative", "HP-STY-01"),
    Choice("turns", ("by-turn", "real-time"), "by-turn", "HP-RTM-01"),
    Choice("stop_hero", (1, 2), 1, "HP-RTM-09", needs={"turns": "real-time"}),
    Choice("difficulty", ("normal", "expert", "inferno"), "normal", "HP-DIF-01"),
    Choice("first_player", ("weakest", "random"), "weakest", "HP-SET-14"),
    Choice("hero_choice", ("pick", "random"), "pick", "HP-SET-03"),
    Choice("round_limit", ("usual", *ROUND_LIMIT.values), "usual", "HP-MOD-05", minimum=0, maximum=ROUND_LIMIT.most),
    Choice(
        "first_game",
        (False, True),
        False,
        "HP-MOD-06",
        form_sets={True: {**CLASSIC_OPTIONS, **FIRST_MATCH_OPTIONS}, False: {"moral": "bronze"}},
        implies={True: FIRST_MATCH_OPTIONS},
    ),
)


def forbids(chosen: Mapping[str, Setting]) -> Sentence | None:
    """Return why these options cannot be combined (table of section 8), or None."""
    changed_options = [name for name, classic in CLASSIC_OPTIONS.items() if chosen[name] != classic]
    if chosen["moral"] == "silver":
        changed_options.append("moral")
    if chosen["first_game"] and changed_options:
        name = changed_options[0]
        text = "in a first match {name} must be {learning}, not {value} (HP-MOD-06)"
        return Sentence(text, name=name, learning={**CLASSIC_OPTIONS, **FIRST_MATCH_OPTIONS}[name], value=chosen[name])
    competition, players = chosen["competition"], int(chosen["players"])
    if (players == 1) != (competition == "solo"):
        return Sentence("Solo is for one player, and one player can only play Solo (HP-MOD-04)")
    if competition == "team" and (players not in (4, 6) or players % int(chosen["teams"])):
        return Sentence("teams need 4 players in two teams, or 6 players in two or three teams (HP-MOD-04)")
    if competition in ("solo", "co-op"):
        name = "Solo" if competition == "solo" else "Co-op"
        if chosen["turns"] == "real-time":
            return Sentence("{mode} cannot be played in Real Time (HP-MOD-03)", mode=name)
        if chosen["moral"] != "bronze" or chosen["style"] != "conservative":
            return Sentence("{mode} needs the usual moral and style (HP-MOD-02)", mode=name)
    if chosen["teams"] != 2 and competition != "team":
        return Sentence("three teams are only for Team (HP-TEA-01)")
    return None


def allied_seats(options: Mapping[str, Setting]) -> list[list[int]]:
    """Return the groups of seats that win together (HP-TEA-01, HP-END-07).

    Teams alternate around the table, and in Co-op all seats are one group.
    """
    players = int(options["players"])
    if options["competition"] == "team":
        teams = int(options["teams"])
        return [[seat for seat in range(players) if seat % teams == team] for team in range(teams)]
    if options["competition"] == "co-op":
        return [list(range(players))]
    return [[seat] for seat in range(players)]
