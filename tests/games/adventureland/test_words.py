"""Texts of Adventure Land in each language: every event, answer and question. They tell no secrets."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from meadhall.engine.common.text import Words
from meadhall.engine.language.names import Names
from meadhall.engine.play.imagining import imagine
from meadhall.engine.play.match import Match
from meadhall.engine.table.events import Event
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.state import CREATURE, GOLD, HERB, SWORD, Tally
from meadhall.games.adventureland.words import CATALOGUE
from meadhall.testing import clause, table

WORDING: Final = GAME.wording
PEOPLE: Final = ["Ann", "Bot Bram", "Silas", "Wenna"]
D9, E5, F5, G6, G7, I6 = (PLACE[name] for name in ("D9", "E5", "F5", "G6", "G7", "I6"))
BLACK: Final = 0
TALLY: Final = Tally([], 20, 20, 0)


def render(words: Words, listener: int = BLACK, language: str = "en", form: str = "") -> str:
    return CATALOGUE.say(words, Names(PEOPLE, listener), language, form)


def render_event(event: Event, listener: int = BLACK, language: str = "en") -> str:
    return render(WORDING.event(event, Names(PEOPLE, listener)), listener, language)


# ---- events


@pytest.mark.parametrize(
    ("event", "to_me", "to_others"),
    [
        (e.TurnBegan(0, 6), "Round 6: your turn.", "Round 6: Ann's turn."),
        (
            e.CardTurned(0, D9, GOLD),
            "You turn up D9 (river): a gold piece lies on the Great River.",
            "Ann turns up D9 (river): a gold piece lies on the Great River.",
        ),
        (
            e.CardTurned(0, I6, CREATURE, 8),
            "You turn up I6 (fog): a Fog Stalker of strength 12 rises in the Gate Mists. One more card is turned up.",
            "Ann turns up I6 (fog): a Fog Stalker of strength 12 rises in the Gate Mists. One more card is turned up.",
        ),
        (
            e.AllKeysHeld([2, 0]),
            "Silas and you hold keys of all five colours.",
            "Silas and Ann hold keys of all five colours.",
        ),
        (
            e.PartySweptOff(0, G7, 1, 1),
            "The sprite sweeps your party off G7: 1 adventurer and 1 companion lost.",
            "The sprite sweeps Ann's party off G7: 1 adventurer and 1 companion lost.",
        ),
        (
            e.PartyMoved(0, 3, E5, F5, []),
            "You move from E5 to F5, in Midmarket.",
            "Ann moves from E5 to F5, in Midmarket.",
        ),
        (
            e.PartyMoved(0, 3, PLACE["row4"], E5, [PLACE["B4"], PLACE["C4"]]),
            "You move from the start of row 4 over B4 and C4 to E5, in Midmarket.",
            "Ann moves from the start of row 4 over B4 and C4 to E5, in Midmarket.",
        ),
        (e.CompanionJoined(0, F5, 2), "Second companion in your party.", "Second companion in Ann's party."),
        (e.PointsScored(0, 1, 16, "AL-FEL-03"), "You score 1 point (total 16).", "Ann scores 1 point (total 16)."),
        (
            e.SwordsCommitted(0, [2, 1]),
            "You commit a Deep-forged Blade (+2) and a Tempered Blade (+1).",
            "Ann commits a Deep-forged Blade (+2) and a Tempered Blade (+1).",
        ),
        (e.DiceRolled(0, [3, 2], 11, 12), "You roll 3 and 2: 11 against 12.", "Ann rolls 3 and 2: 11 against 12."),
        (
            e.FightLost(0, I6, 8, 1, 0, TALLY),
            "You lose the fight, and 1 adventurer with it. The Fog Stalker stays on I6.",
            "Ann loses the fight, and 1 adventurer with it. The Fog Stalker stays on I6.",
        ),
    ],
)
def test_each_listener_reads_an_event_in_their_own_words(event: Event, to_me: str, to_others: str) -> None:
    assert render_event(event, 0) == to_me
    assert render_event(event, 1) == to_others


@pytest.mark.parametrize(
    ("event", "to_me", "to_others"),
    [
        (e.TurnBegan(0, 6), "Runde 6: Du bist am Zug.", "Runde 6: Ann ist am Zug."),
        (
            e.CardTurned(0, I6, CREATURE, 8),
            "Du deckst I6 (Nebel) auf: Ein Nebelpirscher mit Stärke 12 erhebt sich im Tornebel. "
            "Noch eine Karte wird aufgedeckt.",
            "Ann deckt I6 (Nebel) auf: Ein Nebelpirscher mit Stärke 12 erhebt sich im Tornebel. "
            "Noch eine Karte wird aufgedeckt.",
        ),
        (
            e.PartyMoved(0, 3, PLACE["row4"], E5, [PLACE["B4"], PLACE["C4"]]),
            "Du ziehst vom Startplatz der Reihe 4 über B4 und C4 nach E5 in Mittmarkt.",
            "Ann zieht vom Startplatz der Reihe 4 über B4 und C4 nach E5 in Mittmarkt.",
        ),
        (
            e.PartySentBack(0, I6, PLACE["colD"]),
            "Deine Gruppe auf I6 kehrt zurück zum Startplatz der Spalte D.",
            "Anns Gruppe auf I6 kehrt zurück zum Startplatz der Spalte D.",
        ),
        (e.CompanionJoined(0, F5, 2), "Zweiter Gefährte in deiner Gruppe.", "Zweiter Gefährte in Anns Gruppe."),
        (
            e.HerbUsed(0, 3, 12, 12),
            "Du verwendest eine Mondraute (+3): 12 gegen 12.",
            "Ann verwendet eine Mondraute (+3): 12 gegen 12.",
        ),
        (
            e.FightLost(0, I6, -1, 1, 1, TALLY),
            "Du verlierst den Kampf. Verloren: 1 Abenteurer und 1 Gefährte. Der Riese bleibt auf I6.",
            "Ann verliert den Kampf. Verloren: 1 Abenteurer und 1 Gefährte. Der Riese bleibt auf I6.",
        ),
        (e.KeyTaken(0, 3), "Du nimmst den grauen Schlüssel.", "Ann nimmt den grauen Schlüssel."),
        (
            e.AllKeysHeld([1, 0]),
            "Bot Bram und du habt Schlüssel in allen fünf Farben.",
            "Bot Bram und Ann haben Schlüssel in allen fünf Farben.",
        ),
        (e.FightWon(0, I6, -1, TALLY), "Du besiegst den Riesen.", "Ann besiegt den Riesen."),
    ],
)
def test_an_event_in_german(event: Event, to_me: str, to_others: str) -> None:
    assert render_event(event, 0, "de") == to_me
    assert render_event(event, 2, "de") == to_others


def test_rounds_are_named_by_turns_and_tiles_left_on_the_board_do_not_count() -> None:
    assert (e.RoundBegan(3).message(), e.TileShown(-1, SWORD, 3, D9).message()) == ("", "")


def test_the_first_gold_brings_the_sprite_from_nowhere() -> None:
    assert render_event(e.SpriteRan(-1, D9)) == "The water sprite appears on D9."
    assert render_event(e.SpriteRan(G6, D9)) == "The water sprite runs from G6 to D9."
    assert render_event(e.SpriteRan(-2, D9)) == "The water sprite runs from the west mouth of the river to D9."


@clause("AL-HID-03")
def test_only_the_owner_reads_what_a_tile_is() -> None:
    t = table("adventureland", black="D6", board="E6=4")
    t.answer("go:D6", "to:E6")
    text = "You take the herb. It is a Dragonroot (+4). Only you know."
    assert " ".join(render_event(event) for event in t.news("black")).endswith(text)
    assert "Dragonroot" not in " ".join(render_event(event, 1) for event in t.news("green"))


def test_only_harmful_events_mark_the_affected_seat() -> None:
    assert WORDING.affected_seat(e.PartySweptOff(1, G7, 1, 0)) == 1
    assert WORDING.affected_seat(e.PartyMoved(1, 3, E5, F5, [])) == -1


@pytest.mark.parametrize(("item", "value", "name"), [(SWORD, 0, "Plain Blade (+0)"), (HERB, 3, "Moonwort (+3)")])
def test_tiles_have_names(item: int, value: int, name: str) -> None:
    assert render_event(e.TileShown(1, item, value)) == f"Bot Bram shows a {name}."


# ---- whole games


def matches() -> list[Match[Any]]:
    return [
        Match(GAME, f"{adventure}", players=2 + adventure % 3, adventure=adventure, expansion=adventure > 3)
        for adventure in range(1, 6)
    ]


@pytest.mark.parametrize("language", CATALOGUE.languages)
@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
def test_whole_game_is_in_sentences_and_no_two_answers_read_the_same(adventure: int, language: str) -> None:
    match, rng = matches()[adventure - 1], random.Random(0)
    while match.ask is not None:
        seat, menu = match.ask.seat, match.menu()
        state, names = match.view(seat).state, Names(PEOPLE, seat)
        texts = [render(WORDING.option(option, state, names), seat, language) for option in menu]
        assert len(set(texts)) == len(texts) or menu.question in ("first-move", "second-move", "reinforce")
        assert all(render(WORDING.option(option, state, names), seat, language, "brief") for option in menu)
        assert all(text.endswith(".") for text in texts)
        assert "?" in render(WORDING.question(menu.question, state, names), seat, language)
        match.answer(seat, rng.choice(menu.options))
    sentences = [words for event in match.news(-1) if (words := render_event(event, -1, language))]
    assert all(words.endswith((".", "!")) and words == " ".join(words.split()) for words in sentences)


@pytest.mark.parametrize("match", matches(), ids=lambda match: f"adventure {match.options['adventure']}")
def test_worlds_that_look_the_same_read_the_same(match: Match[Any]) -> None:
    rng = random.Random(0)
    while match.ask is not None:
        seat = match.ask.seat
        for listener in range(GAME.seats(match.options)) if rng.random() < 0.05 else ():
            other = imagine(match.view(listener), rng)
            assert question_texts(match.known_match(listener), seat, listener) == question_texts(other, seat, listener)
            assert GAME.scene(match.view(listener).state, listener) == GAME.scene(other.view(listener).state, listener)
        match.answer(seat, rng.choice(match.menu().options))


def question_texts(match: Match[Any], seat: int, listener: int) -> list[Words]:
    """Return the open question and its answers as one listener sees them. Only the seat that is asked sees asides."""
    state, names, menu = match.view(listener).state, Names(PEOPLE, listener), match.menu(seat)
    words = [WORDING.question(menu.question, state, names)]
    if seat == listener:
        words.append(WORDING.aside(menu.question, state, names))
        words += [speak(o, state, names) for o in menu for speak in (WORDING.option, WORDING.warning)]
    return words


# ---- answers


def answer_texts(*keys: str, language: str = "en", **position: Any) -> dict[str, str]:
    """Return black's text of every answer by key, after these keys were answered."""
    t = table("adventureland", **position)
    t.answer(*keys)
    state, names = t.view("black").state, Names(PEOPLE, BLACK)
    return {option.key: render(WORDING.option(option, state, names), BLACK, language) for option in t.menu}


OUTING: Final[dict[str, Any]] = {"black": {"parties": "D6+2", "swords": [2, 1]}, "green": "F6"}


def test_move_words_tell_distance_target_contents_and_parties_leapt_over() -> None:
    assert answer_texts("go:D6", **OUTING, board="E6 G6 I6=12 D8") == {
        "to:E6": "Move 1 east to E6 (forest). Take a face-down herb.",
        "to:G6": "Move 3 east to G6 (river), over Bot Bram on F6. Take the gold for 2 points.",
        "to:H6": "Move 4 east to H6 (river), over Bot Bram on F6. Nothing lies there.",
        "to:I6": "Move 5 east to I6 (fog), over Bot Bram on F6. Fight the Fog Stalker for 6 points: 3 against 12.",
        "to:D7": "Move 1 south to D7 (fog). Nothing lies there.",
        "to:D8": "Move 2 south to D8 (river). Take the gold for 2 points.",
        "to:D9": "Move 3 south to D9 (river). Nothing lies there.",
        "to:D10": "Move 4 south to D10 (city). Nothing lies there.",
    }


def test_move_is_described_in_german() -> None:
    spoken = answer_texts("go:D6", language="de", **OUTING, board="G6 I6=12")
    assert (
        spoken["to:G6"] == "Zieh 3 Felder nach Osten auf G6 (Fluss), über Bot Bram auf F6. Nimm das Gold für 2 Punkte."
    )
    assert spoken["to:I6"].endswith("Kämpfe gegen den Nebelpirscher für 6 Punkte: 3 gegen 12.")


def test_companion_shows_its_number_only_in_the_fellowship() -> None:
    here = answer_texts("go:E5", black="E5+1", board="F5")
    assert here["to:F5"] == "Move 1 east to F5 (city). A companion joins for 2 points."
    there = answer_texts("go:E5", black="E5+1", board="F5", adventure=3)
    assert there["to:F5"] == "Move 1 east to F5 (city). A companion joins."


def test_parties_show_their_figures_and_number_of_targets() -> None:
    spoken = answer_texts(black="D6+2 E5 row4")
    assert spoken["go:D6"].startswith("Move from D6 with 1 adventurer and 2 companions: ")
    assert spoken["go:E5"] == "Move from E5 with 1 adventurer: 11 fields in reach."
    assert spoken["go:row4"] == "Move from the start of row 4 with 1 adventurer: 11 fields in reach."


def test_a_group_is_joined_in_the_magnificent() -> None:
    spoken = answer_texts("go:C3", black="C3+1 F3+2", adventure=2)
    assert spoken["to:F3"] == "Move 3 east to F3 (mountain). Join your party of 3: 5 figures together."


FIGHT: Final[dict[str, Any]] = {"parties": "H6+2 A1", "swords": [2, 1], "herbs": [4, 2], "gold": 2}


@clause("AL-DEC-09")
def test_fight_question_tells_strength_and_gap_and_its_owner_the_best_case() -> None:
    t = table("adventureland", black=FIGHT, board="I6=12", dice=[3, 2])
    t.answer("go:H6", "to:I6")
    state, names = t.view("black").state, Names(PEOPLE, BLACK)
    assert render(WORDING.question("swords", state, names)) == (
        "Against the Fog Stalker you need 9 more: which swords do you commit (up to 3)? "
        "You have 3 of 12: 1 adventurer and 2 companions."
    )
    assert render(WORDING.aside("swords", state, names)) == "With all you have, you can reach 26."
    t.answer("swords:+2+1")
    state = t.view("black").state
    assert render(WORDING.question("reinforce", state, names)) == (
        "You need 1 more: what do you add? "
        "You have 11 of 12: 1 adventurer, 2 companions, 5 from dice and 3 from swords."
    )
    assert render(WORDING.aside("reinforce", state, names)) == "With all you have, you can reach 24."


def test_every_reinforcement_tells_its_result() -> None:
    spoken = answer_texts("go:H6", "to:I6", "swords:+2+1", black=FIGHT, board="I6=12", dice=[3, 2])
    assert spoken == {
        "gold:add": "Add 1 of your 2 gold (+1). That makes 12: you win.",
        "herb:2": "Use a Feverleaf (+2). That makes 13: you win.",
        "herb:4": "Use a Dragonroot (+4). That makes 15: you win.",
        "reroll:1": "Pay 1 gold to re-roll the 3. A 4 or more wins (50%).",
        "reroll:2": "Pay 1 gold to re-roll the 2. A 3 or more wins (67%).",
        "give-up": "Give up and lose your party. You keep your herbs and gold.",
    }


def warning_text(**position: Any) -> str:
    t = table("adventureland", **position)
    t.answer("go:H6")
    return render(WORDING.warning(t.menu.find("to:I6"), t.view("black").state, Names(PEOPLE, BLACK)))


@pytest.mark.parametrize(
    ("black", "ends"),
    [
        ({"parties": "H6+2", "swords": [2, 1]}, ". Your best chance to win is 72%, with your swords (+2 +1)."),
        ({"parties": "H6+2", "herbs": [4, 3], "gold": 2}, ". With your herbs and your gold you cannot lose."),
        ({"parties": "H6+2", "herbs": [4, 3, 2]}, ". With your herbs you cannot lose."),
        (
            {"parties": "H6+2", "swords": [2, 1], "gold": 1},
            ". Your best chance to win is 92%, with your swords (+2 +1) and your gold.",
        ),
        ({"parties": "H6+2", "swords": [3, 3, 3]}, ". With your swords (+3 +3 +3) you cannot lose."),
        ({"parties": "H6"}, ", and you reach 1 at best: too little against 12."),
    ],
)
def test_move_into_a_fight_has_a_warning(black: dict[str, Any], ends: str) -> None:
    assert warning_text(black=black, board="I6=12") == f"A fight cannot be declined{ends}"


def test_a_fight_that_is_won_at_once_needs_no_warning() -> None:
    assert warning_text(black="H6+7", board="I6=8") == ""


# ---- the scene


def test_scene_names_pieces_and_shows_values_only_to_their_owner() -> None:
    t = table("adventureland", black={"parties": "D6+2", "swords": [2]}, board="E6 D9", sprite="D9")
    mine, theirs = GAME.scene(t.view("black").state, 0), GAME.scene(t.view("green").state, 1)
    assert [render(figure.name) for figure in mine.figures_at("E6")] == ["a herb, face down"]
    assert [render(figure.name) for figure in mine.figures_at("D9")] == ["a gold piece", "the water sprite"]
    [place] = [place for place in mine.places if place.id == "D9"]
    parts = [render(part) for part in (place.name, place.kind, place.region, place.note)]
    assert parts == ["D9", "river", "The Great River", "river field 6 of 18"]
    assert [render(figure.name) for figure in mine.figures_of(0)] == ["party of 1 adventurer and 2 companions"]
    assert mine.seats[0].cards[0].values == [2]
    assert theirs.seats[0].cards[0].values == []
    assert theirs.seats[0].cards[0].count == 1


def test_every_figure_of_a_scene_is_on_a_place_of_it() -> None:
    for match in matches():
        scene = GAME.scene(match.view(0).state, 0)
        places = {place.id for place in scene.places}
        assert {figure.place for figure in scene.figures} <= places


@pytest.mark.parametrize("adventure", [1, 2, 3, 4, 5])
def test_goal_of_every_adventure_has_five_lines(adventure: int) -> None:
    t = table("adventureland", adventure=adventure, expansion=adventure > 3, seed="aim")
    aim = [render(sentence) for sentence in WORDING.aim(t.match.state)]
    assert len(aim) == 5
    assert all(len(sentence) <= 94 for sentence in aim)
    assert "most points" in aim[0]


def test_goal_counts_the_creatures_that_may_be_left() -> None:
    t = table("adventureland", adventure=5, expansion=True, king_fog_left=2, seed="aim")
    assert render(WORDING.aim(t.match.state)[0]).startswith("Together, beat all but 2 creatures")
