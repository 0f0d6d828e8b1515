"""Place-Sites and Visits (VIS)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.heropath.content import CARD, CARDS, LIMITS, SITES
from meadhall.games.heropath.events.cards import CardDrawn
from meadhall.games.heropath.events.land import EnemyPeeked
from meadhall.games.heropath.land import SPACE
from meadhall.games.heropath.ops import Buy, Cure, Draw, Enemy, Gain, Sell, Take
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import (
    T,
    armed_cards,
    card_ids,
    cards_of,
    enemies_at,
    events,
    gems_of,
    hero,
    log_lines,
    vitality_of,
)


def table_in_visit(site: str, **ann: Any) -> ScriptedTable[Any]:
    more = {
        key: ann.pop(key) for key in list(ann) if key in ("exposed", "special", "fortune", "enemies", "arms", "market")
    }
    t = T(ann={"at": "P02", **ann}, sites=f"P02={site}", **more)
    t.answer("visit")
    return t


@clause("HP-VIS-01")
def test_a_visit_needs_a_place_site_and_no_enemy() -> None:
    assert T(ann="P02").forbidden_by("visit") == ["HP-VIS-01"]
    assert T(ann="P14").forbidden_by("visit") == ["HP-VIS-01"]
    assert T(ann="P02", sites="P02=S19", enemies="P02=goblin").forbidden_by("visit") == ["HP-ENM-10"]


@clause("HP-VIS-02", "HP-VIS-04", "HP-VIS-05", "HP-ASK-15")
def test_activities_are_done_in_any_order_at_least_one_and_up_to_their_limits() -> None:
    t = table_in_visit("S20")
    assert t.forbidden_by("end") == ["HP-VIS-04"]
    t.answer("activity:b", "activity:b")
    assert t.forbidden_by("activity:b") == ["HP-VIS-04"]
    t.answer("end")
    assert (hero(t).gold, vitality_of(t), hero(t).actions) == (2, 2, 3)


@clause("HP-VIS-04")
def test_an_activity_that_would_change_nothing_is_not_offered() -> None:
    t = table_in_visit("S16", gems="V5 F5 E1", leeches=1)
    assert t.forbidden_by("activity:b") == ["HP-VIS-04"]
    assert t.forbidden_by("activity:c") == ["HP-VIS-04"]


@clause("HP-VIS-06", "HP-CRD-22")
def test_only_a_regular_customer_visits_the_same_site_twice_a_turn() -> None:
    t = T(ann={"at": "P02"}, sites="P02=S19")
    t.answer("visit", "activity:a", "end")
    assert t.forbidden_by("visit") == ["HP-VIS-06"]
    t = T(ann={"at": "P02", "cards": "B23"}, sites="P02=S19")
    t.answer("visit", "activity:a", "end", "visit", "activity:a", "end")
    assert (hero(t).food, card_ids(t.view(-1).state, hero(t).abilities)) == (4, ["B23"])
    assert t.forbidden_by("visit") == ["HP-VIS-06"]


@clause("HP-VIS-07")
def test_site_stays_and_all_heroes_may_use_it() -> None:
    t = T(players=2, ann={"at": "P02", "actions": 1}, bram="P02", sites="P02=S19")
    t.answer("visit", "activity:a", "end")
    t.answer("visit", "activity:a", "end", by="bram")
    assert (hero(t).food, hero(t, "bram").food) == (2, 2)


@clause("HP-VIS-09", "HP-ASK-16", "HP-HID-02")
def test_cards_are_bought_for_the_price_of_the_site() -> None:
    shop = {"ARMS": "A01 A10 A20 A31"}
    t = table_in_visit("S01", gold=2, exposed=shop, arms="A06")
    t.answer("activity:a")
    assert t.keys == ["card:A31", "card:A01", "card:A20"], "the most expensive affordable card is first"
    assert t.forbidden_by("card:A10") == ["HP-VIS-09"]
    t.answer("card:A31", "end")
    assert (hero(t).gold, cards_of(t)) == (0, ["A31"])
    t = table_in_visit("S02", gold=1, exposed=shop, arms="A06")
    t.answer("activity:a", "card:A31", "end")
    assert hero(t).gold == 0
    t = table_in_visit("S02", gold=1, exposed={"ARMS": "A01"})
    t.answer("activity:a", "end")
    assert hero(t).gold == 0, "a price is at least 1"


@clause("HP-VIS-09")
def test_a_seal_and_a_silver_tongue_make_a_card_cheaper() -> None:
    t = table_in_visit("S01", gold=1, cards="K34", exposed={"ARMS": "A31 A05"})
    t.answer("activity:a", "card:A31")
    assert hero(t).gold == 0
    t = table_in_visit("S22", gold=5, cards="K34", exposed={"ARMS": "A01 A05"})
    t.answer("activity:a", "card:A05")
    assert hero(t).gold == 5 - (2 + 1 - 1)
    t = table_in_visit("S01", gold=0, cards="B38", exposed={"ARMS": "A31 A05"})
    t.answer("card:B38", "activity:a", "card:A31")
    assert (hero(t).gold, cards_of(t)) == (0, ["A31"])


@clause("HP-VIS-09", "HP-GEN-07")
def test_a_seal_makes_the_first_card_cheaper_and_no_later_one() -> None:
    t = table_in_visit("S01", gold=5, cards="K34", exposed={"ARMS": "A01 A31"})
    t.answer("activity:a", "card:A01", "activity:a", "card:A31")
    assert hero(t).gold == 5 - 1 - 2, "the first card cost 1 GOLD, and no less is possible"
    t = table_in_visit("S11", gold=5, exposed={"MARKET": "K34 K01"})
    t.answer("activity:a", "card:K34", "activity:a", "card:K01")
    assert hero(t).gold == 5 - 3 - 2, "the seal itself was the first card"


@clause("HP-VIS-10", "HP-VIS-11", "HP-ASK-15")
def test_exposed_cards_are_replaced_for_one_gold_twice_a_turn() -> None:
    t = table_in_visit("S01", gold=3, exposed={"ARMS": "A01 A10 A20 A31"})
    t.answer("replace:ARMS")
    assert len(t.state.board("ARMS").exposed) == 4
    assert {CARD[name] for name in ("A01", "A10", "A20", "A31")} <= set(t.state.board("ARMS").deck.discards)
    assert (hero(t).gold, "end" in t.keys) == (2, True)
    t.answer("replace:ARMS")
    assert t.forbidden_by("replace:ARMS") == ["HP-VIS-11"]
    assert "replace:MARKET" not in t.keys
    assert LIMITS.replacements_per_turn == 2


@clause("HP-VIS-12", "HP-VIT-09")
def test_costs_in_gems_are_losses_and_never_kill() -> None:
    t = table_in_visit("S20", gems="V1 F1")
    t.answer("activity:b")
    assert gems_of(t)[-5:] == "F1 V0"
    assert t.forbidden_by("activity:b") == ["HP-VIS-12"]
    t = T(ann={"at": "P02", "gems": "E0"}, sites="P02=S03")
    assert t.forbidden_by("visit") == ["HP-VIS-04"]


@clause("HP-VIS-13", "HP-ASK-16")
def test_a_card_is_sold_from_armament_or_resources() -> None:
    t = table_in_visit("S01", cards="A20", armed="A01")
    t.answer("activity:b")
    assert sorted(t.keys) == ["card:A01", "card:A20"]
    t.answer("card:A01", "activity:b", "end")
    assert (hero(t).gold, armed_cards(t), cards_of(t)) == (2, [], [])
    assert sorted(t.state.board("ARMS").deck.discards) == sorted([CARD["A01"], CARD["A20"]])


@clause("HP-VIS-03", "HP-CON-05", "HP-CON-06", "HP-SET-02")
def test_index_of_the_place_sites() -> None:
    assert [site.id for site in SITES] == [f"S{n:02}" for n in range(1, 23)]
    where: dict[str, set[str]] = {}
    for site in SITES:
        for activity in site.activities:
            for op in activity.effect:
                gains = isinstance(op, Gain) and not (op.res == "GOLD" and activity.cost.GOLD)
                if gains and isinstance(op, Gain):
                    where.setdefault(op.res, set()).add(site.name)
                for deck in op.deck if isinstance(op, (Buy, Take)) else [op.deck] if isinstance(op, Draw) else []:
                    where.setdefault(deck, set()).add(site.name)
                if isinstance(op, Cure):
                    where.setdefault("leeches", set()).add(site.name)
                if isinstance(op, Sell):
                    where.setdefault("GOLD", set()).add(site.name)
                if isinstance(op, Enemy):
                    where.setdefault("looks", set()).add(site.name)
    assert where["VITALITY"] == {"Temple", "Sacred Spring", "Healer's House", "Inn"}
    assert where["FAITH"] == {"Hermitage", "Temple", "Monastery", "Sacred Spring"}
    assert where["SKILLS"] == {"Training Yard", "Academy", "Adventurers' Guild", "Hunters' Lodge"}
    assert where["WISDOM"] == {"Library", "Wizards' Tower", "Hermitage", "Academy"}
    assert where["leeches"] == {"Witch's Hut", "Monastery", "Sacred Spring", "Healer's House"}
    assert where["MAGIC"] == {"Wizards' Tower", "Witch's Hut", "Smugglers' Den"}
    assert where["FORTUNE"] == {"Adventurers' Guild", "Inn", "Fortune-Teller"}
    assert where["looks"] == {"Inn", "Fortune-Teller"}


@clause("HP-CHN-06", "HP-CON-07")
@pytest.mark.parametrize(("face", "gold", "experience"), [(0, 0, 1), (1, 1, 1), (2, 2, 1), (3, 1, 2)])
def test_the_arena(face: int, gold: int, experience: int) -> None:
    t = table_in_visit("S04", special=[face])
    t.answer("activity:a")
    assert (vitality_of(t), hero(t).gold, hero(t).gems[2]) == (3, gold, experience)


@clause("HP-VIS-04")
def test_training_is_cheaper_for_an_eager_student() -> None:
    t = table_in_visit("S05", gold=1, cards="B25", gems="E0")
    t.answer("activity:a")
    assert (hero(t).gold, hero(t).gems[0]) == (0, 2)


@clause("HP-SEE-13", "HP-ASK-28", "HP-CRD-21")
def test_the_fortune_teller_looks_keeps_one_and_puts_the_others_under_the_deck() -> None:
    t = table_in_visit("S21", gold=1, fortune="F20 F21 F22")
    t.answer("activity:a")
    assert sorted(t.keys) == ["card:F20", "card:F21", "card:F22"]
    t.answer("card:F21", "card:F22")
    assert [event.card for event in t.heard(CardDrawn)] == [CARD["F21"]]
    assert hero(t).food == 2
    assert card_ids(t.state, t.state.under) == ["F22", "F20"]
    assert card_ids(t.view("bram").state, t.state.under) == ["?", "?"]


@clause("HP-CRD-06")
def test_the_log_tells_a_gain_once_and_the_text_of_any_other_card() -> None:
    t = table_in_visit("S21", gold=1, fortune="F21 F40 F20")
    t.answer("activity:a", "card:F21")
    assert log_lines(t)[-2:] == ["You draw Hidden Larder.", "You gain 2 FOOD."]
    t = table_in_visit("S21", gold=1, fortune="F21 F40 F20")
    t.answer("activity:a", "card:F40")
    assert f"You draw Landslide: {CARDS[CARD['F40']].text}" in log_lines(t)


@clause("HP-SEE-05", "HP-SEE-06")
def test_only_the_looker_sees_the_faces_of_hidden_enemies() -> None:
    t = table_in_visit("S21", enemies="P14=(troll) H01=(goblin)")
    t.answer("activity:b", "all")
    assert [event.foe for event in events(t, EnemyPeeked, "ann")] == [-1, 5, -1, 4]  # type: ignore[attr-defined]
    assert [event.foe for event in events(t, EnemyPeeked, "bram")] == [-1, -1]  # type: ignore[attr-defined]
    t.answer("space:P14")
    assert (enemies_at(t, "P14"), enemies_at(t, "H01")) == (["troll"], ["(goblin)"])
    view = t.view("bram").state
    assert view.faces.face[view.tokens(SPACE["H01"])[0].piece] == -1


@clause("HP-CRD-13", "HP-SEE-13")
def test_cards_are_viewed_even_if_the_deck_runs_out_meanwhile() -> None:
    t = T(ann={"at": "P02", "gold": 1}, sites="P02=S21", discards="F21 F41")
    t.state.faces.bags["FORTUNE"] = [CARD["F20"]]
    t.answer("visit", "activity:a")
    assert sorted(t.keys) == ["card:F20", "card:F21", "card:F41"]


@clause("HP-VIS-04", "HP-DEC-02")
def test_silver_tongue_opens_no_visit_without_a_gold_price() -> None:
    temple = {"at": "P02", "cards": "B38"}
    t = T(ann={**temple, "gems": "V5 F5"}, sites="P02=S14")
    assert t.forbidden_by("visit") == ["HP-VIS-04"]
    t = T(ann={**temple, "gems": "V5 F4"}, sites="P02=S14")
    t.answer("visit")
    assert t.keys == ["card:B38"]
    t.answer("card:B38", "activity:a")
    assert gems_of(t)[9:] == "F5 V5"
    t = T(ann={**temple, "gems": "V4"}, sites="P02=S19")
    t.answer("visit")
    assert t.forbidden_by("card:B38") == ["HP-DEC-02"]
