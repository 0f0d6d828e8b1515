"""What the rules compute for the drawn board: the numbers are those of the rules, from what its seat may know."""

from __future__ import annotations

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.games.heropath import GAME
from meadhall.games.heropath.actions.battle import foe_total, hero_total
from meadhall.games.heropath.computed import Computed, Fight, Way, computed
from meadhall.games.heropath.odds import odds
from meadhall.games.heropath.preview import preview
from meadhall.games.heropath.state import State
from meadhall.testing.clauses import clause
from meadhall.testing.scenario import Trial
from tests.games.heropath.reading import T

GEMS = "W1 S1 E1 F3 V4"  # 10 in all


def told(t: Trial[State], seat: int = 0) -> Computed:
    found = computed(t.match.glance(seat))
    assert found is not None
    return found


def fight(t: Trial[State], seat: int = 0) -> Fight:
    found = told(t, seat).fight
    assert found is not None
    return found


def ways(t: Trial[State]) -> dict[str, Way]:
    found = told(t).travel
    return {way.to: way for way in found.ways} if found is not None else {}


def in_battle(cards: str = "M01", armed: str = "A01", gems: str = GEMS) -> Trial[State]:
    """Ann fights a goblin of 10 + 3, and may use a card before the dice."""
    ann = {"at": "P14", "gems": gems, "armed": armed, "cards": cards}
    t = T(players=2, ann=ann, enemies="P14=goblin", level=3)
    t.answer("fight:goblin")
    return t


@clause("HP-BAT-02", "HP-BAT-03", "HP-BAT-12")
def test_a_battle_in_its_parts_with_the_chance_of_the_preview() -> None:
    t = in_battle()
    found = fight(t)
    assert [(part.kind, part.points) for part in found.hero.parts] == [("gems", 10), ("card", 1)]
    assert [(part.kind, part.points) for part in found.foe.parts] == [("basic", 10), ("evil", 3)]
    assert (found.hero.total, found.hero.dice, found.hero.least, found.hero.most) == (11, 2, 2, 6)
    assert (found.foe.total, found.foe.dice, found.foe.least, found.foe.most) == (13, 1, 2, 5)
    view = t.match.view(0)
    foreseen = preview(view, next(option for option in view.options if option.key == "pass"))
    assert foreseen is not None
    assert found.chance == foreseen.odds[0].chance == odds(-2, 1).win


@clause("HP-BAT-10")
def test_the_chance_knows_what_may_be_rolled_again() -> None:
    assert fight(in_battle(cards="M01 B14", armed="")).chance == odds(-3, 1, rerolls=1).win > odds(-3, 1).win


def test_others_face_down_cards_do_not_count() -> None:
    t = in_battle(cards="M01 B14 B01")
    own, seen = fight(t), fight(t, 1)
    assert own.hero.total == seen.hero.total + 1
    assert seen.chance == odds(-2, 1).win


@clause("HP-COP-22")
def test_in_a_ritual_no_hero_has_a_chance_of_his_own() -> None:
    t = T(players=2, competition="co-op", ann={"at": "U04", "cards": "M01"}, bram={"at": "U04"}, level=2)
    t.answer("fight:dragon")
    found = fight(t)
    assert (found.chance, found.together, found.needed) == (None, 2, 0)


@clause("HP-MOV-01", "HP-MOV-04", "HP-MOV-07", "HP-MOV-11", "HP-FLR-10")
def test_where_a_travel_may_end_and_what_it_costs() -> None:
    found = ways(T(ann={"at": "P14", "gems": "F0 V1"}, enemies="P14=goblin"))
    assert all(way.evasions == 1 and way.dies for way in found.values())
    found = ways(T(ann={"at": "P04", "gems": "F1 V1"}))
    assert (found["U07"].before, found["U07"].burns, found["U07"].dies) == ("U08", True, False)
    assert not found["P08"].burns
    crowd = {"bram": "P08", "cas": "P08", "dot": "P08"}
    found = ways(T(players=4, ann="P07", **crowd))
    assert (found["P08"].ends, found["P12"].before, found["P12"].ends) == (False, "P08", True)


@clause("HP-MAP-17")
def test_climbs_are_ways_where_a_card_opens_them() -> None:
    assert "U07" not in ways(T(ann={"at": "P03", "leeches": 2}, weather="snow:bram"))
    assert ways(T(ann={"at": "P03", "leeches": 2, "cards": "K14"}, weather="snow:bram"))["U07"].before == "P03"


@clause("HP-VIS-09")
def test_what_exposed_cards_cost_in_a_visit() -> None:
    t = T(ann={"at": "P02", "gold": 1, "cards": "K34"}, sites="P02=S01", exposed={"ARMS": "A31 A05"})
    t.answer("visit")
    face = t.state.faces.face
    prices = sorted((t.state.card(piece).id, price) for piece, price in told(t).prices.items() if face[piece] >= 0)
    assert [price for card, price in prices if card == "A31"] == [1]
    assert told(t, 1).prices == {}


def test_parts_ways_and_prices_are_those_of_the_rules_all_through_a_match() -> None:
    match = Match(GAME, seed="3", players=3)
    bots = [find_bot("sensible", GAME, f"3 {seat}") for seat in range(3)]
    seen = {"fight": 0, "way": 0, "price": 0}
    while match.ask is not None and min(seen.values()) < 4:
        view = match.glance(match.asked)
        found, keys = computed(view), {option.key for option in view.options}
        assert found is not None
        if view.state.battle is not None and found.fight is not None and view.state.battle.seat == view.seat:
            seen["fight"] += 1
            _check_totals(view.state, found.fight)
        if found.travel is not None and view.question == "travel":
            seen["way"] += 1
            at = found.travel.ways[0].before if found.travel.ways else ""
            first = {f"space:{way.to}" for way in found.travel.ways if way.before == at}
            assert first >= {key for key in keys if key.startswith("space:")}
        for option in view.options if view.question == "buy" else ():
            price = getattr(option, "price", None)
            if price is not None:
                seen["price"] += 1
                assert found.prices[option.piece] == price  # type: ignore[attr-defined]
        answer_with(bots[match.asked], match, match.asked)
    assert all(seen.values())


def _check_totals(s: State, found: Fight) -> None:
    assert s.battle is not None
    is_over = s.battle.stage == "compared"
    assert found.hero.total == (s.battle.hero_total if is_over else hero_total(s, s.battle))
    assert found.foe.total == (s.battle.foe_total if is_over else foe_total(s, s.battle))
    for side in (found.hero, found.foe):
        assert side.total == sum(part.points for part in side.parts)
    assert found.chance is None or 0 <= found.chance <= 1 + 1e-9


@pytest.mark.parametrize(("style", "kills"), [("logical", 2), ("mist", None)])
@clause("HP-EVL-03")
def test_how_many_more_kills_raise_evil_and_how_many_dead_a_level_holds(style: str, kills: int | None) -> None:
    found = told(T(players=2, ann="P14", level=1, count=1, style=style))
    assert (found.kills, found.room) == (kills, kills and 2)
