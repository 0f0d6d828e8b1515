"""What the thinker goes by in Heroes: weights of its own, an army of its own, and a look ahead."""

from __future__ import annotations

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine.contract.guide import Asked
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.board.wounds import Hit
from meadhall.games.heroes.bot.answers import policy
from meadhall.games.heroes.bot.rolling import prospects
from meadhall.games.heroes.bot.throws import sets
from meadhall.games.heroes.bot.weights import SENSIBLE, THINKER, Weights
from meadhall.games.heroes.bot.worths import being_worth, hurt_worth, value
from meadhall.games.heroes.content import CREATURE, CREATURES, HEROES, pool
from meadhall.games.heroes.features import HIT_POINT, features
from meadhall.games.heroes.preparation.army import Done, hireable
from meadhall.games.heroes.state import State
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, play

BOTH = pytest.mark.parametrize("w", [SENSIBLE, THINKER], ids=["sensible", "thinker"])


def facing(mine: str, theirs: str, hand: str = "scorch", dice: str = "FFEEAC") -> Playing:
    """Ann with Kaldor against Bram with Maris, in Preparation."""
    return play(
        ann={"hero": KALDOR, "board": mine, "dice": dice, "hand": hand},
        bram={"hero": MARIS, "board": theirs, "dice": "AAEECC"},
    )


# ---- weights


@BOTH
def test_the_worth_of_all_sets_of_dice_is_that_of_each(w: Weights) -> None:
    for hand in ("fireball lightning command", "sunfire healing", "poison rockfall daze magic_missile"):
        s = facing("f1=ifrit f2=phoenix b2=hero/15", "f4=siren b2=hero", hand).state
        for seat in (0, 1):
            found = prospects(w, s, seat)
            for dice in (6, 7):
                assert found.worths(dice) == [found.worth(faces) for faces in sets(dice).of[dice]]


@BOTH
def test_a_position_is_worth_to_one_what_it_costs_the_other(w: Weights) -> None:
    s = facing("f1=ifrit/1 f2=phoenix b2=hero/4", "f4=siren b2=hero/9").state
    assert value(w, s, 0) == pytest.approx(-value(w, s, 1))
    assert value(w, s, 0) > 0


def test_to_the_thinker_a_creature_counts_less_behind_another_and_most_of_it_is_hit_points() -> None:
    s = facing("f1=ifrit b1=ifrit f2=ifrit/2 b2=hero", "b2=hero").state
    front, behind, hurt = (s.spaces[0][space] for space in (0, 4, 1))
    assert being_worth(THINKER, s, behind) < 0.6 * being_worth(THINKER, s, front)
    assert hurt_worth(THINKER, s, Hit(behind, 1, "magical"), 1) < hurt_worth(THINKER, s, Hit(front, 1, "magical"), 1)
    assert being_worth(THINKER, s, hurt) < 0.6 * being_worth(THINKER, s, front)
    assert being_worth(SENSIBLE, s, hurt) > 0.6 * being_worth(SENSIBLE, s, front)


def test_two_who_go_by_other_weights_do_not_take_over_what_the_other_knows() -> None:
    s = facing("f1=ifrit b2=hero", "f4=siren b2=hero").state
    assert prospects(SENSIBLE, s, 0) != prospects(THINKER, s, 0)
    assert prospects(SENSIBLE, s, 0) is prospects(SENSIBLE, s, 0)


# ---- set-up


@pytest.mark.parametrize(("hero", "army"), THINKER.armies.items(), ids=THINKER.armies)
def test_the_armies_of_the_thinker_can_be_hired(hero: str, army: tuple[str, ...]) -> None:
    cards = pool([one.id for one in HEROES].index(hero))
    assert sum(CREATURES[CREATURE[name]].cost for name in army) == 10
    assert all(army.count(name) <= cards.count(CREATURE[name]) for name in army)


def army_of(match: Match[State], seat: int) -> list[str]:
    return sorted(CREATURES[b.card].id for b in match.state.beings if b.owner == seat and not b.is_hero)


def test_a_thinker_builds_its_army_around_griffins_and_a_sensible_player_takes_the_printed_one() -> None:
    match: Match[State] = Match(GAME, "1")
    bots = [find_bot("thinker:1", GAME), find_bot("sensible", GAME)]
    while not match.state.all_stand(range(2)) and match.ask is not None:
        answer_with(bots[match.ask.seat], match, match.ask.seat)
    assert HEROES[match.state.sides[0].hero].id == ILVANE
    assert army_of(match, 0) == ["griffin", "griffin", "griffin", "harpy"]
    assert "griffin" not in army_of(match, 1)


def test_of_an_army_that_is_too_dear_as_much_is_hired_as_can_be_paid() -> None:
    s = play(ann={"hero": ILVANE, "board": "b2=hero"}, bram={"hero": BRUNNA, "board": "b2=hero"}).state
    hired: list[int] = []
    while not isinstance(pick := policy(THINKER, Asked(s, 0, "army", hireable(s, 0, hired, 6).options)), Done):
        hired.append(pick.creature)  # type: ignore[attr-defined]
    assert [CREATURES[creature].id for creature in hired] == ["griffin", "griffin"]


# ---- looking ahead


def answers(bot: str) -> list[str]:
    """What a bot does in Ann's action: Bram's Hero has four hit points left, and a weak guard stands before him."""
    t = play(
        active="ann",
        ann={"hero": KALDOR, "board": "f3=red_dragon b2=hero", "dice": "EEELLL", "hand": "magic_missile"},
        bram={"hero": MARIS, "board": "f2=merrow_guard/1 f4=ice_dragon/6 b2=hero/17", "dice": "AAAAAA"},
    )
    playing, keys = find_bot(bot, GAME, "1"), list[str]()
    while t.match.ask is not None and t.match.ask.seat == 0:
        keys.append(answer_with(playing, t.match, 0).key)
    return keys


def test_a_thinker_clears_the_way_to_a_hero_whom_it_can_kill() -> None:
    """The Ice Dragon is the better prize at first sight; behind the guard stands the match."""
    assert answers("thinker:40") == ["cast:magic_missile", "at:1f2", "attack:f3", "at:1b2"]
    assert answers("sensible")[1] == "at:1f4"


# ---- what a position is made of


def test_features_name_what_a_player_has() -> None:
    s = facing("f1=ifrit/2 b1=hellhound f2=ifrit b2=hero/4", "b2=hero", "scorch healing").state
    assert {name: value for name, value in features(s, 0).items() if value} == {
        HIT_POINT: 17,
        "Creature: Ifrit": 2,
        "Creature: Hellhound": 1,
        "cost of a Creature that is exposed": 6,
        "cost of a Creature, by the share of its wounds": 1.5,
        "card in hand": 2,
        "die kept": 6,
    }


def test_a_position_has_no_features_before_the_cards_are_placed() -> None:
    match: Match[State] = Match(GAME, "1")
    assert not features(match.state, 0)
