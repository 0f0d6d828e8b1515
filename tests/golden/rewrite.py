"""Golden match files: whole matches of each game in several variants, which must replay byte for byte.

`menus.txt` has checksums of the keys that these matches offered and refused. When a rule changes on purpose, rewrite
all files and read the difference before you commit it:

    python -m tests.golden.rewrite
"""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from meadhall.engine import Match, record
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.registry import find_game
from meadhall.engine.flows.flow import CLOCK, Ask
from meadhall.engine.flows.options import Menu, Option
from meadhall.games.heroes.effects.dice import CallStop, Throw
from meadhall.games.heroes.real_time.sequencer import Sequencer

FOLDER = Path(__file__).parent
MENUS: Final = FOLDER / "menus.txt"
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
HEROPATH: Final[dict[str, dict[str, Any]]] = {
    "2": {"players": 2, "round_limit": 30},
    "3": {"round_limit": 12},
    "6": {"players": 6, "round_limit": 3},
    "team": {"players": 4, "competition": "team", "round_limit": 8},
    "three-teams": {"players": 6, "competition": "team", "teams": 3, "round_limit": 3},
    "co-op": {"competition": "co-op", "round_limit": 8},
    "solo": {"players": 1, "competition": "solo"},
    "solo-inferno": {"players": 1, "competition": "solo", "difficulty": "inferno"},
    "logical": {"players": 2, "style": "logical", "moral": "silver", "attributes": "equivalent", "round_limit": 10},
    "mist": {"players": 2, "style": "mist", "difficulty": "expert", "attributes": "balanced", "round_limit": 10},
    "adventurous": {"style": "adventurous", "difficulty": "inferno", "first_player": "random", "round_limit": 8},
    "first-game": {"players": 2, "first_game": True, "round_limit": 10},
    "golden": {"moral": "golden", "hero_choice": "random", "round_limit": 8},
    "realtime": {"turns": "real-time", "round_limit": 12},
    "realtime-team": {"players": 4, "turns": "real-time", "competition": "team", "stop_hero": 2, "round_limit": 5},
    "sensible": {"players": 2},
}
VIRTUES: Final[dict[str, dict[str, Any]]] = {
    "2": {"players": 2, "hero_deal": "draft"},
    "3-fall": {"players": 3, "fall": True},
    "4": {"players": 4},
    "4-unnamed": {"players": 4, "fall": True, "unnamed": True},
    "5-draft": {"players": 5, "hero_deal": "draft", "relief": True},
    "6-all": {"players": 6, "fall": True, "unnamed": True, "relief": True},
}
SWORDSORCERY: Final[dict[str, dict[str, Any]]] = {
    **{f"campaign-{players}": {"players": players} for players in (1, 2, 3, 4, 5)},
    "sensible": {"players": 3, "difficulty": "story", "soul_storm": True},
    "campaign-heroic": {"heroes": 3, "difficulty": "heroic", "iron_souls": True},
    "campaign-legend": {"players": 2, "legend": True, "one_side": True},
    **{
        f"{quest}-{heroes}": {"mode": "single", "quest": quest, "heroes": heroes, **options}
        for quest, heroes, options in (
            ("q0", 2, {}),
            ("q0", 5, {"difficulty": "heroic"}),
            ("q1", 3, {"soul_storm": True}),
            ("q1", 5, {"difficulty": "story"}),
            ("q2", 2, {"one_side": True}),
            ("q2", 4, {"players": 2, "ties": "active"}),
            ("q3", 3, {"fog": True}),
            ("q3", 5, {"players": 5, "iron_souls": True}),
            ("q4", 4, {"expansion": False}),
            ("q4", 5, {"difficulty": "story", "ties": "active", "fog": True, "soul_storm": True}),
        )
    },
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
    **{f"heropath-{name}": options for name, options in HEROPATH.items()},
    **{f"virtues-{name}": options for name, options in VIRTUES.items()},
    **{f"swordsorcery-{name}": options for name, options in SWORDSORCERY.items()},
}
# games played by cycling through the menus; the others choose at random and so reach more of their rules
CYCLED: Final = ("adventureland", "heroes")
# recorded from a bot once, since random parties win no quest; their answers are replayed
RECORDED: Final = ("heropath-sensible", "swordsorcery-sensible")
SEEDS: Final = {"heroes-first-game": "golden first game 3"}  # with most other seeds nobody wins within 300 rounds


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.match"


class ChecksummedMatch(Match[Any]):
    """A match with one checksum of all offered and refused keys for each fifty answers."""

    def __init__(self, game: Game[Any], seed: str, **options: object) -> None:
        super().__init__(game, seed, **options)
        self.given, self.sums = 0, list[int]()

    def answer(self, seat: int, answer: str | Option, at: int = 0) -> None:
        if self.given % 50 == 0:
            self.sums.append(0)
        self.given += 1
        self.sums[-1] = zlib.crc32(repr(list(self.open_menus())).encode(), self.sums[-1])
        super().answer(seat, answer, at)

    def open_menus(self) -> Iterator[tuple[int, str, list[str], list[tuple[str, str]]]]:
        for seat in self.ask.waiting if self.ask is not None else ():
            menu = self.menu(seat)
            yield seat, menu.question, menu.keys, [(refusal.key, refusal.clause) for refusal in menu.refusals()]


def play_match(name: str) -> ChecksummedMatch:
    """Play a whole match by a fixed policy: cycle through the menu, choose at random, or repeat recorded answers."""
    game, _, variant = name.partition("-")
    match = ChecksummedMatch(find_game(game), SEEDS.get(name, "golden " + variant.replace("-", " ")), **PLAYED[name])
    if name in RECORDED:
        repeat(match, file_of(name).read_text("utf-8"))
    elif game not in CYCLED:
        wander_on(match, random.Random(name))
    elif PLAYED[name].get("mode") == "realtime":
        race_on(match)
    else:
        play_on(match, 10_000)
    return match


def repeat(match: Match[Any], text: str) -> None:
    """Give the answers of a match file, so that the result does not depend on the current bot."""
    for line in map(json.loads, text.splitlines()):
        if "answer" in line:
            match.answer(line["seat"], line["answer"])


def menus_of(match: ChecksummedMatch) -> str:
    """Return the checksums of a match as text, as they are in `menus.txt`."""
    return " ".join(f"{number:08x}" for number in match.sums)


def play_on(match: Match[Any], answers: int) -> None:
    """Give up to `answers` answers, and cycle through the options of the menus."""
    for decision in range(answers):
        if match.ask is None:
            return
        options = match.menu().options
        match.answer(match.ask.seat, options[7 * decision % len(options)])


def wander_on(match: Match[Any], rng: random.Random, answers: int = 10_000) -> None:
    """Give up to `answers` answers, and choose seats and options at random."""
    timing, now = match.game.timing, 0
    line = timing.sequencer(match, match, now) if timing is not None and timing.is_on(match.options) else None
    for _ in range(answers):
        if line is not None:
            now += rng.choice((300, 3_000, 40_000))
            line.wake(now)
        if match.ask is None:
            return
        seat, menu = _random_seat(match, match.ask, rng)
        option = rng.choice(menu.options)
        if line is not None:
            line.answer(seat, option.key, now)
        else:
            match.answer(seat, option)


def _random_seat(match: Match[Any], ask: Ask[Any], rng: random.Random) -> tuple[int, Menu[Any]]:
    """Return the seat that answers next, and its menu: an asked seat, or sometimes one that may act unasked."""
    others = [seat for seat in range(match.game.seats(match.options)) if seat not in ask.waiting]
    seat = rng.choice(others or [CLOCK])
    if others and rng.random() < 0.1 and (menu := match.unasked(seat)) is not None:
        return seat, menu
    seat = rng.choice([seat for seat in ask.waiting if seat != CLOCK] or [CLOCK])
    return seat, match.menu(seat)


def race_on(match: Match[Any]) -> None:
    """Play a match in real time, by a simulated clock: players are slow at times, and each seat has a latency."""
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
    if decision % 9 == 0:  # otherwise nobody would ever call Stop
        option = match.menu(seat).options[-1]
    if isinstance(option, CallStop):
        line.stop(seat, now)
    elif isinstance(option, Throw):
        line.throw(seat, option.dice, now)
    else:
        line.answer(seat, option.key, now)


def main() -> None:
    menus = list[str]()
    for name in PLAYED:
        match = play_match(name)
        assert match.over, name
        file_of(name).write_text(record.save(match), "utf-8")
        menus.append(f"{name} {menus_of(match)}\n")
    MENUS.write_text("".join(menus), "utf-8")


if __name__ == "__main__":
    main()
