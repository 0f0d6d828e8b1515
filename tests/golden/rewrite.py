"""Golden match files: whole matches of each game in its variants, which must replay byte for byte.

When a rule changes on purpose they are written anew, and the difference is read before it is committed:

    python -m tests.golden.rewrite
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from meadhall.engine import Match, record
from meadhall.engine.contract.game import Game
from meadhall.engine.flows.options import Option
from meadhall.games.adventureland import GAME as LAND
from meadhall.games.heroes import GAME as HEROES
from meadhall.games.heroes.dice.sequencer import Sequencer
from meadhall.games.heroes.dice.throwing import CallStop, Throw

FOLDER = Path(__file__).parent
VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "2": {},
    "3": {"players": 3},
    "4": {"players": 4},
    "first-game": {"first_game": True},
    "printed": {"army": "0", "starting_hand": 5},
    "no-elimination": {"players": 3, "elimination": "off"},
    "creatures": {"extra_win": "on", "no_action_penalty": "1"},
    "team": {"players": 4, "format": "team"},
    "tournament": {"players": 4, "format": "tournament"},
    "realtime-2": {"mode": "realtime"},
    "realtime-3": {"players": 3, "mode": "realtime", "latency_cap": 150},
    "realtime-team": {"players": 4, "mode": "realtime", "format": "team"},
    "realtime-no-elimination": {"mode": "realtime", "elimination": "off"},
}
PLAYED: Final[dict[str, Mapping[str, Any]]] = {
    **{
        f"adventureland-{adventure}-{players}": {
            "adventure": adventure,
            "players": players,
            "expansion": adventure > 3,
        }
        for adventure in (1, 2, 3, 4, 5)
        for players in (2, 3, 4)
    },
    **{f"heroes-{name}": options for name, options in VARIANTS.items()},
}
SEEDS: Final = {"heroes-first-game": "golden first game 3"}  # with most others nobody ever wins: 300 rounds


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.match"


def played(name: str) -> Match[Any]:
    """A whole match by a fixed policy that has no reason and no luck: it goes round the menu."""
    game: Game[Any] = LAND if name.startswith("adventureland") else HEROES
    seed = "golden " + " ".join(name.split("-")[1:])
    match = Match(game, SEEDS.get(name, seed), **PLAYED[name])
    if PLAYED[name].get("mode") == "realtime":
        race_on(match)
    else:
        play_on(match, 10_000)
    return match


def play_on(match: Match[Any], answers: int) -> None:
    """Gives this many answers by the policy, or as many as there are."""
    for decision in range(answers):
        if match.ask is None:
            return
        options = match.menu().options
        match.answer(match.ask.seat, options[7 * decision % len(options)])


def race_on(match: Match[Any]) -> None:
    """The same by a clock of its own: everybody is slow at times, and each seat has a delay."""
    line, now = Sequencer(match), 0
    for seat in range(match.state.players):
        for _ in range(3):
            line.ping(seat, 40 + 70 * seat)
    for decision in range(20_000):
        now += 130 + 61 * (decision % 7)
        line.wake(now)
        if match.ask is None:
            return
        seats = [seat for seat in match.ask.waiting if seat >= 0]
        if seats:
            _act(line, match, seats[decision % len(seats)], decision, now)


def _act(line: Sequencer, match: Match[Any], seat: int, decision: int, now: int) -> None:
    option: Option = match.menu(seat).options[7 * decision % len(match.menu(seat).options)]
    if decision % 9 == 0:  # else nobody would ever stop
        option = match.menu(seat).options[-1]
    if isinstance(option, CallStop):
        line.stop(seat, now)
    elif isinstance(option, Throw):
        line.throw(seat, option.dice, now)
    else:
        line.answer(seat, option.key, now)


def main() -> None:
    for name in PLAYED:
        match = played(name)
        assert match.over, name
        file_of(name).write_text(record.save(match), "utf-8")


if __name__ == "__main__":
    main()
