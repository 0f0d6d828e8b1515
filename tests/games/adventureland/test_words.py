"""What Adventure Land says: every event, answer and question in words, and nothing that the listener may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.engine.language.names import Names
from meadhall.engine.play.imagining import imagine
from meadhall.engine.play.match import Match
from meadhall.engine.table.events import Event
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.state import CREATURE, GOLD, HERB, SWORD
from meadhall.games.adventureland.words.english.events import FULL
from meadhall.testing import clause, table

WORDING = GAME.wording
PEOPLE = ["Ann", "Bot Bram", "Silas", "Wenna"]
ALL_EVENTS = [
    kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
D9, E5, F5, G6, G7, I6 = (PLACE[name] for name in ("D9", "E5", "F5", "G6", "G7", "I6"))
BLACK = 0


def hears(told: Event, listener: int = BLACK) -> str:
    return WORDING.event(told, Names(PEOPLE, listener))


# ---- events


@pytest.mark.parametrize("kind", ALL_EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words_but_the_round_which_the_turn_names(kind: type[Event]) -> None:
    assert (kind in FULL) is (kind is not e.RoundBegan)


@pytest.mark.parametrize(
    ("told", "to_me", "to_others"),
    [
        (e.TurnBegan(0, 6), "Round 6. Your turn.", "Round 6. Ann's turn."),
        (
            e.CardTurned(0, D9, GOLD),
            "You turn D9, river. A gold piece is laid there.",
            "Ann turns D9, river. A gold piece is laid there.",
        ),
        (
            e.CardTurned(0, I6, CREATURE, 8),
            "You turn I6, fog. A Fog Stalker of strength 12 rises in the Gate Mists. One more card.",
            "Ann turns I6, fog. A Fog Stalker of strength 12 rises in the Gate Mists. One more card.",
        ),
        (
            e.AllKeysHeld([2, 0]),
            "You and Silas hold all five colours of keys.",
            "Silas and Ann hold all five colours of keys.",
        ),
        (
            e.SweptOff(0, G7, 1, 1),
            "It sweeps your party off G7: 1 adventurer and 1 companion are gone.",
            "It sweeps Ann's party off G7: 1 adventurer and 1 companion are gone.",
        ),
        (e.Moved(0, 3, E5, F5, []), "You move from E5 to F5, in Midmarket.", "Ann moves from E5 to F5, in Midmarket."),
        (
            e.Moved(0, 3, PLACE["row4"], E5, [PLACE["B4"], PLACE["C4"]]),
            "You move from the start of row 4 over B4 and C4 to E5, in Midmarket.",
            "Ann moves from the start of row 4 over B4 and C4 to E5, in Midmarket.",
        ),
        (
            e.Joined(0, F5, 2),
            "The companion joins your party, its second.",
            "The companion joins Ann's party, its second.",
        ),
        (e.Scored(0, 1, 16, "AL-FEL-03"), "Plus 1 point. You have 16.", "Plus 1 point. Ann has 16."),
        (
            e.Committed(0, [2, 1]),
            "You commit a Deep-forged Blade and a Tempered Blade.",
            "Ann commits a Deep-forged Blade and a Tempered Blade.",
        ),
        (
            e.Rolled(0, [3, 2], 11, 12),
            "The dice: 3 and 2. 11 of 12, 1 is missing.",
            "The dice: 3 and 2. 11 of 12, 1 is missing.",
        ),
        (
            e.FightLost(0, I6, 8, 1, 0),
            "You lose the fight: 1 adventurer is gone. The Fog Stalker stays on I6.",
            "Ann loses the fight: 1 adventurer is gone. The Fog Stalker stays on I6.",
        ),
    ],
)
def test_each_listener_hears_an_event_in_his_own_words(told: Event, to_me: str, to_others: str) -> None:
    assert hears(told, 0) == to_me
    assert hears(told, 1) == to_others


def test_a_name_that_ends_in_s_takes_an_apostrophe_alone() -> None:
    assert hears(e.SentBack(2, I6, PLACE["row1"])) == "Silas' party on I6 goes back to the start of row 1."


def test_the_first_gold_brings_the_sprite_from_nowhere() -> None:
    assert hears(e.SpriteRan(-1, D9)) == "The water sprite comes to D9."
    assert hears(e.SpriteRan(G6, D9)) == "The water sprite runs from G6 to D9."
    assert hears(e.SpriteRan(-2, D9)) == "The water sprite runs from the west mouth to D9."


@clause("AL-HID-03")
def test_only_the_owner_is_told_what_a_tile_is() -> None:
    t = table("adventureland", black="D6", board="E6=4")
    t.answer("go:D6", "to:E6")
    told = "You take the herb. It is a Dragonroot, plus 4. Only you know."
    assert " ".join(hears(event) for event in t.news("black")).endswith(told)
    assert "Dragonroot" not in " ".join(hears(event, 1) for event in t.news("green"))


def test_what_was_done_to_a_seat_is_marked() -> None:
    assert WORDING.befalls(e.SweptOff(1, G7, 1, 0)) == 1
    assert WORDING.befalls(e.Moved(1, 3, E5, F5, [])) == -1


# ---- whole games


def matches() -> list[Match[Any]]:
    return [
        Match(GAME, f"{adventure}", players=2 + adventure % 3, adventure=adventure, expansion=adventure > 3)
        for adventure in range(1, 6)
    ]


@pytest.mark.parametrize("match", matches(), ids=lambda match: f"adventure {match.options['adventure']}")
def test_a_whole_game_is_said_in_ascii_sentences_and_no_two_answers_sound_alike(match: Match[Any]) -> None:
    rng = random.Random(0)
    while match.ask is not None:
        seat, menu = match.ask.seat, match.menu()
        state, names = match.view(seat).state, Names(PEOPLE, seat)
        spoken = [WORDING.option(option, state, names) for option in menu]
        assert len(set(spoken)) == len(spoken) or menu.question in ("first-move", "second-move")
        assert all(WORDING.brief_option and WORDING.brief_option(option, state, names) for option in menu)
        assert all(words.isascii() and words.endswith(".") for words in spoken)
        assert "?" in WORDING.question(menu.question, state, names)
        match.answer(seat, rng.choice(menu.options))
    sentences = [words for event in match.news(-1) if (words := WORDING.event(event, Names(PEOPLE)))]
    assert all(words.isascii() and words.endswith(".") for words in sentences)


@pytest.mark.parametrize("match", matches(), ids=lambda match: f"adventure {match.options['adventure']}")
def test_in_another_world_that_looks_the_same_the_same_is_said(match: Match[Any]) -> None:
    rng = random.Random(0)
    while match.ask is not None:
        seat = match.ask.seat
        for listener in range(GAME.seats(match.options)) if rng.random() < 0.05 else ():
            other = imagine(match.view(listener), rng)
            assert said(match.known_match(listener), seat, listener) == said(other, seat, listener)
            assert GAME.scene(match.view(listener).state, listener) == GAME.scene(other.view(listener).state, listener)
        match.answer(seat, rng.choice(match.menu().options))


def said(match: Match[Any], seat: int, listener: int) -> list[str]:
    """The open question and its answers; what is for one ear alone only if the listener is asked."""
    state, names, menu = match.view(listener).state, Names(PEOPLE, listener), match.menu(seat)
    spoken = [WORDING.question(menu.question, state, names)]
    if seat == listener:
        spoken.append(WORDING.aside(menu.question, state, names))
        spoken += [WORDING.option(o, state, names) + WORDING.warning(o, state, names) for o in menu]
    return spoken


# ---- answers


def answers(*keys: str, **position: Any) -> dict[str, str]:
    """The words of every answer after these keys, by key, for black."""
    t = table("adventureland", **position)
    t.answer(*keys)
    state, names = t.view("black").state, Names(PEOPLE, BLACK)
    return {option.key: WORDING.option(option, state, names) for option in t.menu}


def test_a_move_says_how_far_where_what_lies_there_and_whom_it_leaps_over() -> None:
    spoken = answers("go:D6", black="D6+2", green="F6", board="E6 G6 I6=12 D8")
    fight = "A fight: Fog Stalker, strength 12, plus 6 points. You bring 3."
    assert spoken == {
        "to:E6": "East 1, E6, forest. A herb, face down.",
        "to:G6": "East 3, G6, river. Gold, plus 2 points. You leap over Bot Bram on F6.",
        "to:H6": "East 4, H6, river. Nothing there. You leap over Bot Bram on F6.",
        "to:I6": f"East 5, I6, fog. {fight} You leap over Bot Bram on F6.",
        "to:D7": "South 1, D7, fog. Nothing there.",
        "to:D8": "South 2, D8, river. Gold, plus 2 points.",
        "to:D9": "South 3, D9, river. Nothing there.",
        "to:D10": "South 4, D10, city. Nothing there.",
    }


def test_a_companion_is_worth_its_number_in_the_fellowship_and_nothing_said_elsewhere() -> None:
    assert answers("go:E5", black="E5+1", board="F5")["to:F5"] == "East 1, F5, city. A companion, plus 2 points."
    assert answers("go:E5", black="E5+1", board="F5", adventure=3)["to:F5"] == "East 1, F5, city. A companion."


def test_parties_are_offered_with_their_size_and_the_number_of_their_ends() -> None:
    spoken = answers(black="D6+2 E5 row4")
    assert spoken["go:D6"].startswith("D6, you and 2 companions, ")
    assert spoken["go:E5"] == "E5, you alone, 11 places to go."
    assert spoken["go:row4"] == "Start of row 4, 11 places to go."


def test_a_group_is_joined_in_the_magnificent() -> None:
    assert (
        answers("go:C3", black="C3+1 F3+2", adventure=2)["to:F3"]
        == "East 3, F3, mountain. Your party of 3: together you are 5."
    )


FIGHT: dict[str, Any] = {"parties": "H6+2 A1", "swords": [2, 1], "herbs": [4, 2], "gold": 2}


@clause("AL-DEC-09")
def test_a_fight_is_asked_with_what_is_there_and_what_is_missing_and_its_owner_hears_the_best_case() -> None:
    t = table("adventureland", black=FIGHT, board="I6=12", dice=[3, 2])
    t.answer("go:H6", "to:I6")
    state, names = t.view("black").state, Names(PEOPLE, BLACK)
    asked = "Against the Fog Stalker you have 1 plus 2 companions: 3 of 12, 9 are missing. Which swords, up to 3?"
    assert WORDING.question("swords", state, names) == asked
    assert WORDING.aside("swords", state, names) == "With all your swords, herbs and gold you can reach 26 at best."
    t.answer("swords:+2+1")
    state = t.view("black").state
    have = "You have 1 plus 2 companions plus 5 from the dice plus 3 from the blades: 11 of 12, 1 is missing."
    assert WORDING.question("reinforce", state, names) == f"{have} What do you add?"
    assert WORDING.aside("reinforce", state, names) == "With all your herbs and gold you can reach 24 at best."


def test_every_reinforcement_says_what_it_makes() -> None:
    spoken = answers("go:H6", "to:I6", "swords:+2+1", black=FIGHT, board="I6=12", dice=[3, 2])
    assert spoken == {
        "gold:add": "Gold, add 1. That makes 12, you win. You have 2 gold.",
        "herb:2": "Feverleaf, add 2. That makes 13, you win.",
        "herb:4": "Dragonroot, add 4. That makes 15, you win.",
        "reroll:1": "Gold, re-roll the 3. 4 or more wins, 50 in 100.",
        "reroll:2": "Gold, re-roll the 2. 3 or more wins, 67 in 100.",
        "give-up": "Give up. The party is lost. Herbs and gold stay with you.",
    }


def warning(**position: Any) -> str:
    t = table("adventureland", **position)
    t.answer("go:H6")
    return WORDING.warning(t.menu.find("to:I6"), t.view("black").state, Names(PEOPLE, BLACK))


@pytest.mark.parametrize(
    ("black", "ends"),
    [
        ({"parties": "H6+2", "swords": [2, 1]}, "Your best chance is 72 in 100, with swords plus 2 and plus 1."),
        ({"parties": "H6+2", "herbs": [4, 3], "gold": 2}, "Your herbs and gold are enough."),
        ({"parties": "H6+2", "herbs": [4, 3, 2]}, "Your herbs are enough."),
        (
            {"parties": "H6+2", "swords": [2, 1], "gold": 1},
            "Your best chance is 92 in 100, with swords plus 2 and plus 1, gold counted.",
        ),
        ({"parties": "H6+2", "swords": [3, 3, 3]}, "You are sure to win with swords plus 3, plus 3 and plus 3."),
        ({"parties": "H6"}, "You reach 1 of 12 at best."),
    ],
)
def test_a_fight_is_entered_knowingly(black: dict[str, Any], ends: str) -> None:
    assert warning(black=black, board="I6=12") == f"I6 means a fight, and a fight cannot be declined. {ends}"


def test_a_fight_that_is_won_at_once_needs_no_warning() -> None:
    assert warning(black="H6+7", board="I6=8") == ""


# ---- the scene


def test_the_scene_names_what_is_where_and_gives_values_to_their_owner_alone() -> None:
    t = table("adventureland", black={"parties": "D6+2", "swords": [2]}, board="E6 D9", sprite="D9")
    mine, theirs = GAME.scene(t.view("black").state, 0), GAME.scene(t.view("green").state, 1)
    assert [figure.name for figure in mine.at("E6")] == ["a herb, face down"]
    assert [figure.name for figure in mine.at("D9")] == ["a gold piece", "the water sprite"]
    assert [place.words for place in mine.places if place.id == "D9"] == ["D9, river, The Great River, field 6 of 18"]
    assert [figure.name for figure in mine.of(0)] == ["party of 1 adventurer and 2 companions"]
    assert mine.seats[0].cards[0].values == [2]
    assert theirs.seats[0].cards[0].values == []
    assert theirs.seats[0].cards[0].count == 1


def test_every_figure_of_a_scene_stands_on_a_place_of_it() -> None:
    for match in matches():
        scene = GAME.scene(match.view(0).state, 0)
        places = {place.id for place in scene.places}
        assert {figure.place for figure in scene.figures} <= places


@pytest.mark.parametrize(("item", "value", "name"), [(SWORD, 0, "Plain Blade"), (HERB, 3, "Moonwort")])
def test_tiles_are_called_by_name(item: int, value: int, name: str) -> None:
    assert hears(e.TileShown(1, item, value)) == f"Bot Bram shows a {name}, plus {value}."


@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
def test_the_aim_of_every_adventure_is_told_in_five_lines(adventure: int) -> None:
    t = table("adventureland", adventure=adventure, expansion=adventure > 3, seed="aim")
    aim = WORDING.aim(t.match.state)
    assert len(aim) == 5
    assert all(len(sentence) <= 94 for sentence in aim)
    assert "ost points win" in aim[0]


def test_the_aim_counts_the_creatures_that_may_be_left() -> None:
    t = table("adventureland", adventure=5, expansion=True, king_fog_left=2, seed="aim")
    assert WORDING.aim(t.match.state)[0].startswith("Beat all but 2 creatures")
