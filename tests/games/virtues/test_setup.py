"""Set-up, components and options (sections 2, 3, 8)."""

from __future__ import annotations

import pytest

from meadhall.engine import BadContent, BadOption, Match, Outcome
from meadhall.games.virtues import GAME
from meadhall.games.virtues.content import CONTENT, HEROES, RULES, VIRTUES, checked_content
from meadhall.games.virtues.state import State
from meadhall.testing import clause, clauses_of
from tests.games.virtues.tables import player_of, spelled_gifts, sv

PLAYER_COUNTS = [2, 3, 4, 5, 6]


def begin_match(**options: object) -> Match[State]:
    return Match(GAME, "set-up", **options)


@clause("SV-CMP-01", "SV-CNT-01", "SV-CNT-02", "SV-CNT-22")
def test_box_contains_the_listed_pieces() -> None:
    box = CONTENT.components
    assert (box.gift_cards, box.elixir_cards, box.character_cards, box.sin_cards) == (42, 36, 30, 28)
    assert [virtue.cards for virtue in VIRTUES] == [6] * 7
    assert box.first_player_token == 1
    for colour in CONTENT.colour:
        for kind, number in (("hero", 1), ("portal", 1), ("character", 5), ("elixir", 6), ("building", 3)):
            assert sum(card.colour == colour.id for card in getattr(CONTENT, kind)) == number
    kinds = [card.kind for card in CONTENT.cataclysm]
    assert [kinds.count(kind) for kind in ("close", "ruin", "woe")] == [6, 5, 3]


def test_a_wrong_number_in_the_box_list_is_named() -> None:
    wrong = {**{name: getattr(CONTENT, name) for name in CONTENT.__struct_fields__}}
    wrong["quest"] = CONTENT.quest[1:]
    with pytest.raises(BadContent, match="quest_cards: the box list says 24, but there are 23"):
        checked_content(type(CONTENT)(**wrong))


@clause("SV-CMP-02", "SV-GEN-02", "SV-AMB-35")
def test_fame_gold_and_might_have_no_limit() -> None:
    t = sv(ann={"fame": 99, "gold": 99, "might": 99, "sins": "sin_pride_a"})
    t.answer("vainglory:sin_pride_a")
    assert (player_of(t, "ann").fame, player_of(t, "ann").might) == (100, 100)


@clause("SV-CMP-03", "SV-SET-06", "SV-AMB-01")
def test_seven_markers_are_in_the_supply_and_two_on_the_tracks() -> None:
    match = begin_match(players=3)
    assert CONTENT.components.player_markers_per_colour == 9
    assert [one.markers for one in match.state.players] == [7, 7, 7]
    assert [one.might for one in match.state.players] == [0, 0, 0]
    assert sorted(match.state.order) == [0, 1, 2]


@clause("SV-CMP-04")
def test_there_are_more_neutral_markers_than_rows_one_and_two_have_requirements() -> None:
    most = sorted((len(quest.spaces) for quest in CONTENT.quest), reverse=True)
    assert sum(most[:4]) <= CONTENT.components.neutral_markers


@clause("SV-SET-01", "SV-SET-03", "SV-SET-16")
def test_heroes_differ_and_bring_their_gifts_out_of_the_pool() -> None:
    match = begin_match(players=6)
    state = match.state
    assert sorted(one.hero for one in state.players) == [0, 1, 2, 3, 4, 5]
    for one in state.players:
        card = HEROES[one.hero]
        assert (one.fame, one.gold) == (card.fame, card.gold)
        assert spelled_gifts(one.gifts).split() == sorted(card.gifts, key=[v.id for v in VIRTUES].index)
    held = [sum(one.gifts[virtue] for one in state.players) for virtue in range(7)]
    assert [pool + held for pool, held in zip(state.pool, held, strict=True)] == [6] * 7


@clause("SV-SET-02", "SV-DEC-01", "SV-DEC-90")
def test_heroes_may_be_chosen_from_the_last_player_backwards() -> None:
    t = sv(step="setup", hero_deal="draft", first_player="bram")
    assert t.state.order == [1, 2, 0]
    assert t.asked == 0
    assert t.keys == [f"hero:{hero.id}" for hero in HEROES]
    assert t.menu.unanswered().key == "hero:hero_red"
    t.answer("hero:hero_green", by="ann")
    t.answer("hero:hero_red", by="cas")
    assert t.forbidden_by("hero:hero_red") == ["SV-SET-01"]
    t.answer("hero:hero_white", by="bram")
    assert [HEROES[one.hero].id for one in t.state.players] == ["hero_green", "hero_white", "hero_red"]


@clause("SV-SET-04")
def test_treasury_cards_make_any_sum_possible() -> None:
    treasury = next(card for card in CONTENT.plain if card.id == "treasury")
    assert treasury.count == max(PLAYER_COUNTS)
    assert RULES.treasury_marker_value == 5


@clause("SV-SET-05", "SV-HID-01")
def test_everybody_has_three_secret_sin_cards() -> None:
    match = begin_match(players=4)
    assert [len(one.sins) for one in match.state.players] == [3, 3, 3, 3]
    view = match.view(0).state
    assert all(face >= 0 for face in view.sin_faces(0))
    assert [view.sin_faces(seat) for seat in (1, 2, 3)] == [[-1, -1, -1]] * 3


@clause("SV-SET-07", "SV-SET-08", "SV-QPH-02")
def test_first_player_is_random_and_the_others_follow_clockwise() -> None:
    t = sv(step="setup", first_player="cas")
    assert t.state.order == [2, 0, 1]
    assert t.state.first_player == t.seat("cas")
    assert (t.asked, t.question) == (2, "go")


@clause("SV-SET-09", "SV-SET-10", "SV-SET-11", "SV-SET-14", "SV-PRT-02")
def test_offer_has_three_characters_three_elixirs_two_castles_two_estates_and_all_temples() -> None:
    state = begin_match(players=4).state
    assert all(card >= 0 for card in (*state.tavern, *state.store))
    assert [len(cards) for cards in (state.tavern, state.store, state.castles, state.estates)] == [3, 3, 2, 2]
    assert len(state.temples) == len(state.portals) == 6


@clause("SV-SET-12", "SV-SET-13", "SV-HID-04")
def test_each_row_has_two_quests_and_row_three_two_treasures_face_down() -> None:
    match = begin_match(players=4)
    for row in (0, 1):
        assert [len(quest.treasures) for quest in match.state.rows[row]] == [2, 2]
    above = match.state.rows[2]
    assert [(len(quest.treasures), len(quest.face_down)) for quest in above] == [(0, 2), (0, 2)]
    known = match.view(0).state.faces
    assert all(known.face[piece] == -1 for quest in above for piece in quest.face_down)


@clause("SV-SET-15", "SV-SET-17", "SV-CMP-01")
def test_decks_are_face_down_and_variants_are_removed() -> None:
    state = begin_match(players=3).state
    assert len(state.faces.bags["cataclysm"]) == 14
    assert len(state.faces.bags["artifact"]) == 7
    assert len(state.faces.bags["sin"]) == 28 - 9
    assert state.unnamed is None
    played = begin_match(players=3, fall=True, unnamed=True).state.unnamed
    assert played is not None
    assert len(played.hand) == 14


@clause("SV-SET-18", "SV-CHN-01", "SV-CHN-21")
def test_random_events_follow_the_list_and_a_seed_reproduces_them() -> None:
    match = begin_match(players=3)
    kinds = list(dict.fromkeys(entry.kind for entry in match.log if isinstance(entry, Outcome)))
    assert kinds == [
        "first player", "hero", "character", "elixir", "castle", "estate", "quest", "treasure", "sin",
    ]  # fmt: skip
    assert begin_match(players=3).digest == match.digest


@clause("SV-OPT-01", "SV-OPT-02", "SV-TWO-03", "SV-UNN-14", "SV-AMB-30", "SV-AMB-31")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 2, "fall": True}, "SV-TWO-03"),
        ({"players": 2, "unnamed": True, "fall": True}, "SV-TWO-03"),
        ({"players": 4, "unnamed": True}, "SV-UNN-14"),
        ({"players": 4, "relief": True}, "SV-OPT-03"),
        ({"players": 7}, "SV-OPT-01"),
    ],
)
def test_excluded_option_combination_is_refused_by_its_clause(options: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        GAME.options(**options)


@clause("SV-OPT-01", "SV-UNN-01", "SV-UNN-14")
def test_the_unnamed_is_one_seat_more() -> None:
    options = GAME.options(players=6, fall=True, unnamed=True)
    assert GAME.seats(options) == 7
    assert GAME.seats(GAME.options(players=6)) == 6
    assert GAME.teams(options) == [[seat] for seat in range(7)]


@clause("SV-OPT-03")
def test_relief_lowers_the_requirements_of_five_or_six_heroes() -> None:
    assert begin_match(players=5, relief=True).state.options.might_to_win == 25
    assert begin_match(players=5).state.options.might_to_win == 30


@clause("SV-CHN-02", "SV-CHN-03", "SV-CHN-04", "SV-CHN-05", "SV-CHN-06", "SV-CHN-07", "SV-CHN-08", "SV-CHN-09")
def test_every_deck_in_the_list_of_chance_is_a_bag_of_its_size() -> None:
    sizes = {name: len(faces) for name, faces in GAME.first_state(GAME.options()).faces.bags.items()}
    assert sizes == {
        "hero": 6, "character": 30, "elixir": 36, "castle": 6, "estate": 6, "quest": 24, "treasure": 18, "sin": 28,
        "cataclysm": 14, "artifact": 7,
    }  # fmt: skip


@clause("SV-CHN-20")
def test_six_heroes_leave_sin_cards_in_the_deck() -> None:
    held, pile = 6 * RULES.sin_hand, RULES.sins_per_cataclysm - 1
    assert CONTENT.components.sin_cards - held - pile == 4


@clause("SV-AMB-39")
def test_the_rules_file_has_all_clauses() -> None:
    assert len(clauses_of(GAME.rules_text)) == 453


@clause("SV-CNT-05")
def test_every_character_is_within_half_a_point_of_its_cost() -> None:
    for card in CONTENT.character:
        worth = 0.9 * len(card.gifts) + 1.2 * (card.income_fame + card.income_gold)
        worth += 0.9 * card.might_now + 2.5 * card.might_turn
        assert abs(worth - card.cost) <= 0.5 + 1e-9, card.id


@clause("SV-AMB-09")
def test_world_board_contains_the_portals() -> None:
    assert CONTENT.boards.world == [portal.id for portal in CONTENT.portal]
    assert len(CONTENT.boards.quest) == RULES.quest_rows * RULES.quests_per_row
    assert len(CONTENT.boards.quest_two_players) == RULES.quest_rows * RULES.quests_per_row_two_players
