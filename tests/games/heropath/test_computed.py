"""Computed numbers for the drawn board: they agree with the rules, from the knowledge of one seat."""

from __future__ import annotations

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.engine.kit.decks import cards_left
from meadhall.games.heropath import GAME
from meadhall.games.heropath.actions.battle import foe_total, hero_total
from meadhall.games.heropath.computed import (
    ComputedValues,
    Draft,
    Fight,
    HeldCards,
    Proposal,
    StartingHero,
    Way,
    computed,
)
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.land import SPACES
from meadhall.games.heropath.odds import odds
from meadhall.games.heropath.ops import Counts, Hold
from meadhall.games.heropath.preview import preview
from meadhall.games.heropath.state import CATEGORIES, State
from meadhall.testing.clauses import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import T

TEN_GEMS = "W1 S1 E1 F3 V4"  # 10 gems


def values_of(t: ScriptedTable[State], seat: int = 0) -> ComputedValues:
    values = computed(t.match.glance(seat))
    assert values is not None
    return values


def fight_values(t: ScriptedTable[State], seat: int = 0) -> Fight:
    battle = values_of(t, seat).fight
    assert battle is not None
    return battle


def paths_by_space(t: ScriptedTable[State]) -> dict[str, Way]:
    return {way.to: way for way in values_of(t).travel or ()}


def table_in_battle(cards: str = "M01", armed: str = "A01", gems: str = TEN_GEMS) -> ScriptedTable[State]:
    """Return a table where Ann fights a goblin with power 10 + 3, before the roll."""
    ann = {"at": "P14", "gems": gems, "armed": armed, "cards": cards}
    t = T(players=2, ann=ann, enemies="P14=goblin", level=3)
    t.answer("fight:goblin")
    return t


@clause("HP-BAT-02", "HP-BAT-03", "HP-BAT-12")
def test_battle_has_its_parts_and_the_chance_of_the_preview() -> None:
    t = table_in_battle()
    found = fight_values(t)
    assert [(part.kind, part.points) for part in found.hero.parts] == [("gems", 10), ("card", 1)]
    assert [(part.kind, part.points) for part in found.foe.parts] == [("basic", 10), ("evil", 3)]
    assert (found.hero.total, found.hero.dice, found.hero.least, found.hero.most) == (11, 2, 2, 6)
    assert (found.foe.total, found.foe.dice, found.foe.least, found.foe.most) == (13, 1, 2, 5)
    view = t.match.view(0)
    foreseen = preview(view, next(option for option in view.options if option.key == "pass"))
    assert foreseen is not None
    assert found.chance == foreseen.odds[0].chance == odds(-2, 1).win_or_tie


@clause("HP-BAT-10")
def test_chance_includes_possible_rerolls() -> None:
    assert (
        fight_values(table_in_battle(cards="M01 B14", armed="")).chance
        == odds(-3, 1, rerolls=1).win_or_tie
        > odds(-3, 1).win_or_tie
    )


def test_others_face_down_cards_do_not_count() -> None:
    t = table_in_battle(cards="M01 B14 B01")
    own, seen = fight_values(t), fight_values(t, 1)
    assert own.hero.total == seen.hero.total + 1
    assert seen.chance == odds(-2, 1).win_or_tie


@clause("HP-COP-22")
def test_ritual_shows_no_chance_for_a_single_hero() -> None:
    t = T(players=2, competition="co-op", ann={"at": "U04", "cards": "M01"}, bram={"at": "U04"}, level=2)
    t.answer("fight:dragon")
    found = fight_values(t)
    assert (found.chance, found.together, found.needed) == (None, 2, 0)


@clause("HP-MOV-01", "HP-MOV-04", "HP-MOV-07", "HP-MOV-11", "HP-FLR-10")
def test_travel_ends_and_their_costs_are_computed() -> None:
    found = paths_by_space(T(ann={"at": "P14", "gems": "F0 V1"}, enemies="P14=goblin"))
    assert all(way.evasions == 1 and way.dies for way in found.values())
    found = paths_by_space(T(ann={"at": "P04", "gems": "F1 V1"}))
    assert (found["U07"].before, found["U07"].burns, found["U07"].dies) == ("U08", True, False)
    assert not found["P08"].burns
    assert (found["U08"].paces, found["U08"].left, found["U07"].paces, found["U07"].left) == (1, 3, 2, 2)
    crowd = {"bram": "P08", "cas": "P08", "dot": "P08"}
    found = paths_by_space(T(players=4, ann="P07", **crowd))
    assert (found["P08"].ends, found["P12"].before, found["P12"].ends) == (False, "P08", True)


@clause("HP-MAP-17")
def test_climbs_are_paths_if_a_card_opens_them() -> None:
    assert "U07" not in paths_by_space(T(ann={"at": "P03", "leeches": 2}, weather="snow:bram"))
    assert (
        paths_by_space(T(ann={"at": "P03", "leeches": 2, "cards": "K14"}, weather="snow:bram"))["U07"].before == "P03"
    )


@clause("HP-VIS-09")
def test_visit_shows_prices_of_exposed_cards() -> None:
    t = T(ann={"at": "P02", "gold": 1, "cards": "K34"}, sites="P02=S01", exposed={"ARMS": "A31 A05"})
    t.answer("visit")
    face = t.state.faces.face
    prices = sorted((t.state.card(piece).id, price) for piece, price in values_of(t).prices.items() if face[piece] >= 0)
    assert [price for card, price in prices if card == "A31"] == [1]
    assert values_of(t, 1).prices == {}
    assert (values_of(t).buying, values_of(t, 1).buying) == ("a", "")


def test_ways_to_known_enemies_have_the_chance_of_the_fight_there() -> None:
    t = T(ann={"at": "P07", "gems": "W2 S3 E2 F4 V4"}, enemies="P08=troll P12=?")
    found = paths_by_space(t)
    assert (found["P12"].chance, found["P03"].chance) == (None, None)
    t.answer("travel", "space:P08", "stop")
    view = t.view("ann")
    foreseen = preview(view, next(option for option in view.options if option.key == "fight:troll"))
    assert foreseen is not None
    assert found["P08"].chance == foreseen.odds[0].chance


def test_parts_paths_and_prices_equal_the_rules_throughout_a_match() -> None:
    match = Match(GAME, seed="3", players=3)
    bots = [find_bot("sensible", GAME, f"3 {seat}") for seat in range(3)]
    seen = {"fight": 0, "way": 0, "price": 0}
    while match.ask is not None and min(seen.values()) < 4:
        view = match.glance(match.asked)
        values, keys = computed(view), {option.key for option in view.options}
        assert values is not None
        if view.state.battle is not None and values.fight is not None and view.state.battle.seat == view.seat:
            seen["fight"] += 1
            _check_totals(view.state, values.fight)
        if values.travel is not None and view.question == "travel":
            seen["way"] += 1
            first = {f"space:{way.to}" for way in values.travel if way.paces == 1}
            assert first >= {key for key in keys if key.startswith("space:")}
        for option in view.options if view.question == "buy" else ():
            price = getattr(option, "price", None)
            if price is not None:
                seen["price"] += 1
                assert values.prices[option.piece] == price  # type: ignore[attr-defined]
        answer_with(bots[match.asked], match, match.asked)
    assert all(seen.values())


def _check_totals(s: State, battle: Fight) -> None:
    assert s.battle is not None
    is_over = s.battle.stage == "compared"
    assert battle.result == (s.battle.result if is_over else "")
    assert battle.hero.total == (s.battle.hero_total if is_over else hero_total(s, s.battle))
    assert battle.foe.total == (s.battle.foe_total if is_over else foe_total(s, s.battle))
    for side in (battle.hero, battle.foe):
        assert side.total == sum(part.points for part in side.parts)
    assert battle.chance is None or 0 <= battle.chance <= 1 + 1e-9


@pytest.mark.parametrize(("style", "kills"), [("logical", 2), ("mist", None)])
@clause("HP-EVL-03")
def test_kills_until_the_next_level_and_room_on_a_level_are_shown(style: str, kills: int | None) -> None:
    land = values_of(T(players=2, ann="P14", level=1, count=1, style=style)).land
    assert (land.kills, land.room, land.last) == (kills, kills and 2, False)
    assert values_of(T(players=2, ann="P14", level=10, style=style)).land.last


@clause("HP-FLR-01", "HP-SLY-03")
def test_land_shows_flares_the_dragon_and_deck_sizes() -> None:
    t = T(players=2, ann="P14", level=3, rock=1)
    land = values_of(t).land
    assert land.flares == [space.id for space in SPACES if space.flare == 1]
    assert (land.basic, land.dragon, land.gathered, land.gems, land.actions) == (15, 18, False, 5, 4)
    decks = [*(board.deck for board in t.state.boards), t.state.fortune]
    assert land.decks == {deck.name: cards_left(t.state.faces, deck) for deck in decks} == values_of(t, -1).land.decks
    assert land.mist == []
    gathered = values_of(T(players=2, ann="P14", rock=0)).land
    assert (gathered.flares, gathered.gathered) == ([], True)


@clause("HP-MST-01")
def test_in_mist_no_settlement_is_known_before_it_is_found() -> None:
    mist = values_of(T(players=2, ann="P14", style="mist", sites="P02=S01")).land.mist
    assert mist == [space.id for space in SPACES if space.kind == "settlement" and space.id != "P02"]


@clause("HP-CRD-09", "HP-CRD-23")
def test_missing_requirements_include_bonuses_of_other_cards() -> None:
    card = next(card for card in CARDS if card.req.WISDOM == 3 and card.slot == "none" and not card.req.SKILLS)
    t = T(players=2, ann={"gems": "W1 S1", "cards": card.id})
    (piece,) = values_of(t).lacks
    assert (t.state.card(piece).id, values_of(t).lacks[piece]) == (card.id, {"WISDOM": 3})
    assert values_of(t, 1).lacks == {}
    exposed = values_of(T(players=2, ann={"gems": "W1 S1"}, exposed={card.deck: card.id})).lacks
    assert {"WISDOM": 3} in exposed.values()
    wise_card = next(card for card in CARDS if any(isinstance(op, Counts) and op.WISDOM >= 2 for op in card.effect))
    assert values_of(T(players=2, ann={"gems": "W1 S1", "cards": f"{card.id} {wise_card.id}"})).lacks == {}


@clause("HP-RES-05")
def test_capacity_of_each_category() -> None:
    equipment = CATEGORIES.index("equipment")
    five = "A20 A21 A25 A26 A30"
    assert values_of(T(ann={"cards": five})).held[equipment] == HeldCards(5, False)
    assert values_of(T(ann={"cards": f"{five} A31"})).held[equipment] == HeldCards(5, True)
    more = next(
        card for card in CARDS if any(isinstance(op, Hold) and op.category == "equipment" for op in card.effect)
    )
    assert values_of(T(ann={"cards": f"{five} A31 {more.id}"})).held[equipment].most > 5


@clause("HP-SET-03", "HP-ATT-01", "HP-ATT-02", "HP-ATT-03")
def test_hero_choice_shows_starting_power_and_goods() -> None:
    def begins(attributes: str) -> dict[str, StartingHero]:
        found = computed(Match(GAME, players=2, attributes=attributes).glance(0))
        assert found is not None
        return found.begins

    warrior, balanced = begins("character")["warrior"], begins("balanced")["warrior"]
    goods = {"WISDOM": 1, "SKILLS": 1, "EXPERIENCE": 1, "FAITH": 3, "VITALITY": 4, "GOLD": 1, "FOOD": 1}
    assert (warrior.power, warrior.goods) == (10, goods)
    assert (balanced.power, balanced.goods["FAITH"]) == (11, 4)
    assert begins("equivalent") == {}


@clause("HP-SET-16", "HP-SOL-03")
def test_draft_shows_how_many_cards_to_keep_and_which_are_kept() -> None:
    match = Match(GAME, players=2, hero_choice="random")
    hands = [match.glance(seat).state.heroes[seat].draft for seat in range(2)]

    def draft(seat: int) -> Draft:
        found = computed(match.glance(seat))
        assert found is not None
        assert found.draft is not None
        return found.draft

    prices = [match.glance(0).state.card(piece).price for piece in draft(0).hand]
    assert (sorted(draft(0).hand), prices) == (sorted(hands[0]), sorted(prices, reverse=True))
    assert (draft(0).round, draft(0).rounds, draft(0).left, draft(0).kept) == (1, 5, 1, [])
    assert draft(0).before == []
    match.answer(0, f"keep:{hands[0][0]}")
    assert (draft(0).left, draft(1).left) == (0, 1)
    match.answer(1, f"keep:{hands[1][0]}")
    assert (draft(0).before, draft(1).before) == ([hands[0][0]], [hands[1][0]])
    first = draft(0).hand[0]
    match.answer(0, f"keep:{first}")
    assert (draft(0).round, draft(0).left, draft(0).kept) == (2, 1, [first])
    assert draft(0).before == [hands[0][0]]
    assert computed(match.glance(-1)).draft is None  # type: ignore[union-attr]
    alone = computed(Match(GAME, players=1, competition="solo", hero_choice="random").glance(0))
    assert alone is not None
    assert alone.draft is not None
    assert (alone.draft.round, alone.draft.rounds, alone.draft.left) == (1, 1, 6)
    assert alone.draft.before == []


@clause("HP-RST-08", "HP-SEE-16")
def test_trade_offer_is_visible_to_both_partners() -> None:
    t = T(players=3, ann={"at": "P14", "gold": 2, "cards": "A01"}, bram={"at": "P14", "food": 1}, cas="P14")
    t.answer("rest", "trade", "with:1", "give:GOLD", "give:GOLD", "give:A01", "take:FOOD", "offer")
    deal = Proposal(0, 1, {"GOLD": 2, "A01": 1}, {"FOOD": 1})
    assert [values_of(t, seat).deal for seat in (0, 1, 2)] == [deal, deal, None]
