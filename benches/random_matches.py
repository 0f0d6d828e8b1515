"""Plays tens of thousands of random matches of Heroes in all variants, and checks their ends, cards and dice.

    python benches/random_matches.py --matches 10000

Every seat answers at random, and sometimes concedes. In every second match of a variant seats keep equal dice, so that
more spells are cast. In every third match many seats concede. At every 40th question and at the end, the census of
`games/heroes/study.py` must be right, and the end must rank every seat. Faults are printed with their seeds.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.flows.options import Option
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.effects.dice import CallStop, Throw
from meadhall.games.heroes.events import GameEnded
from meadhall.games.heroes.state import IN_AIR, NO_DIE, State
from meadhall.games.heroes.study import state_faults

CHECKED_FACES: Final = 40
STOP_CHANCE: Final = 0.5
SET_SIZE: Final = 3
CONCEDE_CHANCES: Final = (0.0005, 0.0005, 0.02)  # chance to concede per question, by match number modulo 3
PASSING_KEYS: Final = frozenset(("none", "pass", "end"))
VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "2 players": {},
    "3 players": {"players": 3},
    "4 players": {"players": 4},
    "first game": {"first_game": True},
    "first game, 4 players": {"first_game": True, "players": 4},
    "printed armies": {"army": "preset"},
    "one printed army": {"army": "1", "starting_hand": 5},
    "no texts": {"hero_text": "off", "no_action_penalty": "0"},
    "no enhancements": {"enhancements": "off", "starting_hand": 3},
    "extra condition": {"extra_win": "on", "players": 3},
    "no elimination": {"elimination": "off"},
    "no elimination, 4 players": {"elimination": "off", "players": 4},
    "teams": {"players": 4, "format": "team"},
    "teams, extra condition": {"players": 4, "format": "team", "extra_win": "on"},
    "tournament": {"players": 4, "format": "tournament"},
    "tournament, extra condition": {"players": 4, "format": "tournament", "extra_win": "on", "army": "0,2"},
    "real time": {"mode": "realtime"},
    "real time, 3 players": {"mode": "realtime", "players": 3},
    "real time, no elimination": {"mode": "realtime", "players": 3, "elimination": "off"},
    "real time, teams": {"mode": "realtime", "players": 4, "format": "team"},
    "real time, tournament": {"mode": "realtime", "players": 4, "format": "tournament"},
}


@dataclass
class Tally:
    """The counts of one variant."""

    matches: int = 0
    answers: int = 0
    max_answers: int = 0
    ends: Counter[str] = field(default_factory=Counter[str])
    faults: list[str] = field(default_factory=lambda: [])

    def add(self, seed: str, match: Match[State], answers: int, faults: list[str]) -> None:
        """Add one match to the counts."""
        self.matches += 1
        self.answers += answers
        self.max_answers = max(self.max_answers, answers)
        self.ends.update(event.why for event, _, _ in match.table.told if isinstance(event, GameEnded))
        self.faults += [f"seed {seed!r}: {fault}" for fault in faults]


def play_match(seed: str, options: dict[str, Any], nth: int) -> tuple[Match[State], int, list[str]]:
    """Play the nth match of a variant at random; return the number of answers and the faults."""
    rng = random.Random(seed)
    match: Match[State] = Match(GAME, seed, **options)
    answers, faults = 0, list[str]()
    while match.ask is not None and not faults:
        if answers % CHECKED_FACES == 0:
            faults = state_faults(match.state)
        leaver = rng.randrange(match.state.players)
        if rng.random() < CONCEDE_CHANCES[nth % len(CONCEDE_CHANCES)] and match.unasked(leaver) is not None:
            match.answer(leaver, "concede")
        else:
            _answer(match, rng, nth % 2 == 1)
        answers += 1
    faults += state_faults(match.state)
    if sorted(standing.seat for standing in match.standings) != list(range(match.state.players)):
        faults.append("not every seat is ranked")
    return match, answers, faults


def _answer(match: Match[State], rng: random.Random, keeps_faces: bool) -> None:
    assert match.ask is not None
    waiting = match.ask.waiting
    seat = waiting[int(rng.random() * len(waiting))]
    menu = match.menu(seat)
    options = menu.options
    if keeps_faces and menu.question in ("beat", "race"):
        options = _options_for_sets(match.state, seat, options, rng.random() < STOP_CHANCE)
    busy = [o for o in options if o.key not in PASSING_KEYS and not o.key.startswith("tick")] or options
    match.answer(seat, busy[int(rng.random() * len(busy))])


def _options_for_sets(s: State, seat: int, options: Sequence[Option], stops: bool) -> Sequence[Option]:
    """Return the options that keep the most frequent face. With SET equal dice, sometimes return those that stop."""
    dice = s.sides[seat].dice
    face_to_keep = max(range(6), key=dice.count)
    others = tuple(die for die, face in enumerate(dice) if face not in (face_to_keep, IN_AIR, NO_DIE))
    wanted = CallStop if stops and dice.count(face_to_keep) >= SET_SIZE else Throw
    table = tuple(die for die in others if dice[die] >= 0)
    matching = [o for o in options if isinstance(o, wanted) and o.dice in ((), others, table)]
    return matching[-1:] if wanted is Throw and matching else matching or options


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=10_000, help="number of matches of all variants together")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    began = time.perf_counter()
    tallies = {name: Tally() for name in VARIANTS}
    for number in range(arguments.matches):
        name = list(VARIANTS)[number % len(VARIANTS)]
        seed = f"{arguments.seed}/{number}"
        tallies[name].add(seed, *play_match(seed, VARIANTS[name], number // len(VARIANTS)))
    _print(tallies, time.perf_counter() - began, arguments.json)


def _print(tallies: dict[str, Tally], seconds: float, as_json: bool) -> None:
    if as_json:
        print(json.dumps({name: vars(tally) for name, tally in tallies.items()}))
        return
    for name, tally in tallies.items():
        ends = ", ".join(f"{why} {count}" for why, count in tally.ends.most_common())
        mean = tally.answers / max(1, tally.matches)
        print(f"{name:30} {tally.matches:6} matches {mean:7.0f} answers (most {tally.max_answers})  {ends}")
        for fault in tally.faults:
            print(f"    {fault}")
    matches = sum(tally.matches for tally in tallies.values())
    answers = sum(tally.answers for tally in tallies.values())
    wrong = sum(len(tally.faults) for tally in tallies.values())
    print(f"{matches} matches, {answers} answers, {wrong} faults, {seconds:.0f} s")


if __name__ == "__main__":
    main()
