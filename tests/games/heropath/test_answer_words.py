"""Button texts of Heropath. A card is shown by name only, because its text is on the card."""

from __future__ import annotations

from meadhall.games.heropath import GAME
from meadhall.games.heropath.cards.playing import PASS
from meadhall.games.heropath.content import CARDS, SITES
from meadhall.games.heropath.dragon.turn import FLY, STAY
from meadhall.games.heropath.state import State
from meadhall.testing import table
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import T, in_english, perspective_of


def test_button_names_its_card() -> None:
    t = table(GAME, players=2, step="draft")
    assert t.menu.options
    for option in t.menu.options:
        words, button = (perspective_of(t).option_words(option, brief=brief) for brief in (False, True))
        assert words.startswith(f"{button} (")
        assert len(button) < 45, button


def test_the_dragon_may_stay_on_its_rock() -> None:
    t = table(GAME, players=2, step="draft")
    t.state.rock = 1
    texts = [in_english(option.message(t.state)) for option in (STAY, *FLY[1:])]
    assert texts == ["Stay on Dragon Rock I", "Dragon Rock II", "Dragon Rock III"]


def test_pass_in_your_own_battle_names_the_next_step() -> None:
    t = T(
        ann={"at": "P14", "gems": "W0 S3 E1 F3 V4", "cards": "B16 B17"},
        enemies="P14=goblin",
        hero_dice=[1, 1],
        enemy_dice=[5],
    )

    def passing(listener: int) -> str:
        return in_english(PASS.message(t.state), listener)

    assert passing(0) == "Pass"
    t.answer("fight:goblin")
    assert (passing(0), passing(1)) == ("Roll the dice", "Pass")
    t.answer("pass")
    assert (passing(0), passing(1)) == ("Keep the dice", "Pass")


def test_offer_answer_lists_its_goods_so_far() -> None:
    t = T(players=2, ann={"at": "P14", "gold": 2}, bram={"at": "P14", "food": 1})
    t.answer("rest", "trade", "give:GOLD")

    def offer() -> str:
        return in_english(next(option for option in t.menu.options if option.key == "offer").message(t.state))

    assert offer() == "Offer 1 GOLD for nothing"
    t.answer("take:FOOD")
    assert offer() == "Offer 1 GOLD for 1 FOOD"


def question_text_of(t: ScriptedTable[State]) -> str:
    return perspective_of(t, t.asked).question()


def test_card_that_asks_when_drawn_is_named() -> None:
    t = T(ann={"at": "P14", "cards": "A01 A21"}, search="fortune+gold", fortune="F40")
    t.answer("rest", "search")
    assert question_text_of(t) == "Landslide: Which Equipment card is swept away?"
    t.answer("card:A21")
    assert question_text_of(t) == "Landslide: Where does it land?"
    t = T(ann={"at": "P14", "gold": 1}, search="fortune+gold", fortune="F42")
    t.answer("rest", "search")
    assert question_text_of(t) == "Toll Gate: Which do you choose?"


def test_only_card_that_a_landslide_can_take_is_named() -> None:
    t = T(ann={"at": "P14", "cards": "A01"}, search="fortune+gold", fortune="F40")
    t.answer("rest", "search")
    assert question_text_of(t) == "Landslide: Where does your Short Sword land?"


def test_earlier_asking_card_is_not_named_in_the_question_of_another() -> None:
    t = T(players=2, ann={"at": "START", "cards": "M37", "gems": "W3"}, flare="plains", stock="", sites_drawn="S05")
    t.state.fortune.discards.append(next(face for face, card in enumerate(CARDS) if card.id == "F31"))
    t.answer("card:M37", "stay")
    assert t.question == "draw-site"
    assert question_text_of(t).startswith("Draw a new Place-Site")
    t.answer("yes")
    assert question_text_of(t) == f"Where do you place the {SITES[4].name}?"


def test_in_coop_the_order_of_actions_is_listed_after_the_actions() -> None:
    t = T(players=2, competition="co-op", ann="P14", enemies="P14=troll")
    keys = [answer.option.key for answer in perspective_of(t).answers()]
    assert keys[:2] == ["fight:troll", "travel"]
    assert keys.index("pass-on") > keys.index("travel")
    assert {"pass-on", "twice"} <= set(keys[2:])


def test_robbed_player_is_told_the_name_of_the_robber() -> None:
    t = T(players=2, ann="P14", bram={"at": "P14", "cards": "A01 A21"})
    t.answer("thievery:1")
    while t.question != "which-card-is-taken":
        t.answer("pass", by="bram")
    assert question_text_of(t) == "Ann robs you. Which card do you give up?"
    for keys, mode in (
        (["card:F04"], {"players": 2}),
        (["card:F04"], {"players": 4, "competition": "team"}),
        (["stop:hero-1", "card:F04"], {"players": 2, "turns": "real-time"}),
    ):
        t = T(ann={"at": "P14", "cards": "F04"}, bram={"at": "P14", "cards": "A01 A21"}, **mode)
        for key in keys:
            t.match.answer(0, key)
        while t.question != "which-card-is-taken":
            t.answer("pass", by="bram")
        assert question_text_of(t) == "Ann robs you. Which card do you give up?", "the same text follows from a card"


def test_visit_names_the_site() -> None:
    t = T(ann="P02", bram="P13", sites="P02=S05")
    visit = t.menu.find("visit")
    assert in_english(visit.message(t.state)) == "Visit the Library"


def test_eating_shows_the_room_for_vitality() -> None:
    texts = []
    for gems in ("V1", "V3"):  # the Rest adds 1 VITALITY before the question
        t = T(ann={"at": "P01", "gems": gems, "food": 1}, bram="P13")
        t.answer("rest")
        texts.append(in_english(t.menu.find("eat").message(t.state)))
    assert texts == ["Eat 1 FOOD for 2 VITALITY", "Eat 1 FOOD for 1 VITALITY"]


def test_pass_before_a_loss_names_the_consequence() -> None:
    t = T(ann={"at": "P14", "gems": "W0 S2 E1 F3 V4", "cards": "M23"}, enemies="P14=troll", hero_dice=[1, 1],
          enemy_dice=[5])  # fmt: skip
    t.answer("fight:troll")
    while t.question != "use-card" or t.state.windows[-1].kind != "loss":
        t.answer("pass")
    assert question_text_of(t) == "You are about to lose 1 VITALITY in battle. Use a card first?"
    assert in_english(PASS.message(t.state)) == "Take the loss"
