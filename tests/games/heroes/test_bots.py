"""Bots of Heroes: exact chances of dice, sensible rolling, and the limits of the thinker."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot, play_out
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.bot.rolling import choose_throw_or_stop, should_act, stop_prospects_of, throw_outlook
from meadhall.games.heroes.bot.throws import Faces, outlook_of_throws, sets_up_to
from meadhall.games.heroes.bot.weights import KILL_VALUE, SENSIBLE, Weights
from meadhall.games.heroes.events import FatigueTicked, PreparationStopped
from meadhall.games.heroes.state import State
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, KALDOR, MARIS, Playing, play

# ---- dice


Wanted = Callable[[Faces], bool]


def values_of_sets(dice: int, wanted: Wanted) -> list[float]:
    """Return the value of every set of this many dice: 1 for wanted sets, 0 for others."""
    return [float(wanted(faces)) for faces in sets_up_to(dice).by_size[dice]]


def has_count_of_symbol(count: int) -> Wanted:
    return lambda faces: faces[0] >= count


def has_identical_elements(count: int) -> Wanted:
    return lambda faces: max(faces[:4]) >= count


def has_each_element(faces: Faces) -> bool:
    return all(faces[:4])


@pytest.mark.parametrize(
    ("wanted", "once", "throws"),
    [
        (has_count_of_symbol(2), 0.26, 2.5),
        (has_count_of_symbol(3), 0.06, 3.9),
        (has_count_of_symbol(4), 0.01, 5.7),
        (has_count_of_symbol(5), 0.00, 8.5),
        (has_identical_elements(3), 0.25, 2.4),
        (has_identical_elements(5), 0.00, 7.1),
        (has_each_element, 0.13, 3.3),
    ],
    ids=["2", "3", "4", "5", "3 identical", "5 identical", "4 elements"],
)
@clause("HE-CHA-01")
def test_chances_and_throws_are_those_of_the_rules(wanted: Wanted, once: float, throws: float) -> None:
    """Table 7.2: the chance within one throw, and the mean number of throws for a player with no other aim."""
    found = outlook_of_throws(6, values_of_sets(6, wanted), with_final_throw=False, sweeps=80)
    assert found.stop_values.mean_values[0][0] == pytest.approx(once, abs=0.006)
    assert 1 / found.price == pytest.approx(throws, rel=0.03)


def test_seventh_die_reduces_the_throws() -> None:
    for need, throws in ((2, 2.2), (3, 3.3), (4, 4.7), (5, 6.5)):
        found = outlook_of_throws(
            7, [float(faces[0] >= need) for faces in sets_up_to(7).by_size[7]], with_final_throw=False, sweeps=80
        )
        assert 1 / found.price == pytest.approx(throws, rel=0.03)


def test_bot_keeps_the_dice_it_needs() -> None:
    found = outlook_of_throws(6, [float(faces[1] >= 4) for faces in sets_up_to(6).by_size[6]])
    assert found.kept_for_throw((2, 2, 1, 0, 1, 0)) == (0, 2, 0, 0, 0, 0)
    assert found.kept_for_stop((2, 3, 1, 0, 0, 0)) == (0, 3, 0, 0, 0, 0)
    assert found.value_of_stop((0, 4, 2, 0, 0, 0)) == 1.0 > found.value_of_throw((0, 4, 2, 0, 0, 0))


# ---- rolling


def rolling(dice: str, hand: str, board: str = "f1=ifrit b2=hero", **position: Any) -> Playing:
    return play(
        ann={"hero": KALDOR, "board": board, "dice": dice, "hand": hand},
        bram={"hero": MARIS, "board": position.pop("bram", "f4=siren b2=hero"), "dice": "AAEECC"},
        **position,
    )


def kept_faces_and_stop(t: Playing) -> tuple[str, bool]:
    """Return the symbols that Ann keeps as a sensible bot, and whether she calls Stop."""
    dice, stop = choose_throw_or_stop(SENSIBLE, t.state, 0)
    shown = t.state.sides[0].dice
    return "".join("WFEALC"[face] for die, face in enumerate(shown[:6]) if die not in dice), stop


def test_bot_stops_for_a_castable_spell_and_rolls_for_a_near_one() -> None:
    assert kept_faces_and_stop(rolling("FFFFLL", "fireball")) == ("FFFFLL", True)
    kept_faces, stop = kept_faces_and_stop(rolling("FFFEAC", "fireball"))
    assert (kept_faces, stop) == ("FFF", False)


def test_bot_does_not_stop_without_gain_or_if_it_would_die() -> None:
    assert not kept_faces_and_stop(rolling("EEAACC", "sunfire"))[1]
    assert not kept_faces_and_stop(rolling("WWWFFF", "scorch rage", "f1=ifrit b2=hero/18"))[1]
    assert kept_faces_and_stop(rolling("WWWFFF", "scorch rage", "f1=ifrit b2=hero/18", hero_text="off"))[1]


def test_bot_does_not_stop_without_gain_even_if_it_costs_nothing() -> None:
    """Such a Stop would end the round of beginners and gain nothing (HE-FST-04)."""
    t = rolling("EEEECC", "haste", no_action_penalty="off")
    assert choose_throw_or_stop(Weights(idle=0.0), t.state, 0, with_final_throw=True)[1]
    assert not choose_throw_or_stop(SENSIBLE, t.state, 0, with_final_throw=True)[1]


def test_bot_kills_a_hero_within_reach() -> None:
    assert kept_faces_and_stop(rolling("FFEEAC", "scorch fireball", bram="b2=hero/19"))[1]


def test_bot_does_not_stop_for_leadership_without_a_spell() -> None:
    """Creatures act only after a Spell, so a bot with an empty hand rolls for cards."""
    t = rolling("LLLLCC", "", bram="f4=hero/20")
    assert stop_prospects_of(SENSIBLE, t.state, 0).activations[6] >= KILL_VALUE
    assert kept_faces_and_stop(t) == ("CC", False)


def test_bot_passes_if_waiting_is_better() -> None:
    t = play(
        step="next",
        active="bram",
        ann={"hero": KALDOR, "board": "f1=ifrit b2=hero", "dice": "FFFFFW", "hand": "sunfire scorch"},
        bram={"hero": MARIS, "board": "f4=siren b2=hero"},
    )
    assert should_act(SENSIBLE, t.state, 0)
    t = play(
        step="next",
        active="bram",
        ann={"hero": KALDOR, "board": "f1=ifrit b2=hero", "dice": "FFFFEC", "hand": "sunfire healing"},
        bram={"hero": MARIS, "board": "f4=siren b2=hero"},
    )
    assert not should_act(SENSIBLE, t.state, 0)


def test_blessed_player_is_judged_better() -> None:
    t = rolling("FFEEAC", "fireball lightning")
    found = stop_prospects_of(SENSIBLE, t.state, 0)
    assert throw_outlook(found, 7, True).price > throw_outlook(found, 6, True).price > 0


# ---- matches


@pytest.mark.long
def test_sensible_matches_are_short_and_never_tire() -> None:
    stops = 0
    for seed in range(4):
        match: Match[State] = Match(GAME, f"length {seed}")
        play_out(match, [find_bot("sensible", GAME)] * 2)
        events = [event for event, _, _ in match.table.told]
        stops += sum(isinstance(event, PreparationStopped) for event in events)
        assert not any(isinstance(event, FatigueTicked) for event in events)
    assert 15 <= stops / 4 <= 40


def answers_of_bot(bot: str, answers: int) -> list[str]:
    """Return the keys of the answers in a match between this bot and a sensible one."""
    match: Match[State] = Match(GAME, "same again")
    bots = [find_bot(bot, GAME, "1"), find_bot("sensible", GAME)]
    while match.ask is not None and len(match.log) < answers:
        answer_with(bots[match.ask.seat], match, match.ask.seat)
    return [repr(entry) for entry in match.log]


def test_fixed_number_of_playouts_gives_the_same_match_again() -> None:
    assert answers_of_bot("thinker:12", 200) == answers_of_bot("thinker:12", 200)


def test_thinker_keeps_its_time_limit() -> None:
    t = play(
        active="ann",
        ann={"hero": BRUNNA, "board": "f1=golem f2=gnome b2=hero", "dice": "EEEELL", "hand": "poison command healing"},
        bram={"hero": MARIS, "board": "f4=siren f3=nymph b2=hero", "dice": "WWWWLL"},
    )
    bot = find_bot("thinker:0.5s", GAME)
    began = time.process_time()
    bot.choose(t.view("ann"))
    assert time.process_time() - began < 1.0
