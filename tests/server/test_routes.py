"""The HTTP routes, as a browser calls them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from meadhall.engine.contract.registry import find_game
from meadhall.engine.contract.rulebook import rulebook
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits
from meadhall.server.protocol import bodies
from tests.server.web import Web, open_hall


def problem(response: httpx.Response) -> bodies.Problem:
    return msgspec.json.decode(response.content, type=bodies.Problem)


def test_games_are_listed_with_options_seats_and_bots(web: Web) -> None:
    games = msgspec.json.decode(web.new_browser(known=False).get("/api/games").content, type=list[bodies.GameCard])
    card = next(game for game in games if game.id == "adventureland")
    assert card.seats == [2, 3, 4]
    assert "sensible" in card.levels
    assert card.has_rules
    assert card.aim
    assert "players" not in [choice.id for choice in card.choices], "`seats` has the possible numbers of players"
    adventure = next(choice for choice in card.choices if choice.id == "adventure")
    assert adventure.default in adventure.values
    assert len(adventure.names) == len(adventure.values)


def test_game_has_a_cover_text_in_the_language_of_the_page(web: Web) -> None:
    browser = web.new_browser(known=False)
    cards = [browser.get("/api/games", headers={"Accept-Language": language}).json() for language in ("en", "de")]
    english, german = (
        next(card["cover"] for card in language_cards if card["id"] == "heroes") for language_cards in cards
    )
    assert (english["kind"], german["kind"]) == ("dice duel", "Würfelduell")
    assert (english["players"], english["sign"], english["colour"]) == (2, "dice", "blue")
    assert english["picture"] == german["picture"]


def test_game_tells_the_match_for_its_lesson(web: Web) -> None:
    games = msgspec.json.decode(web.new_browser(known=False).get("/api/games").content, type=list[bodies.GameCard])
    first = {game.id: game.first_match for game in games}
    assert first["swordsorcery"] == bodies.FirstMatch(2, {"mode": "single", "difficulty": "story"}, "")
    assert first["adventureland"] == bodies.FirstMatch(2, {"open_tiles": True}, "gentle")
    assert first["virtues"] == bodies.FirstMatch(3, {}, "gentle")
    heroes = first["heroes"]
    assert heroes is not None
    assert heroes.options["first_game"] is True
    assert heroes.options["army"] == "preset", "with all that it brings"
    for game in games:
        if game.first_match is not None:
            find_game(game.id).options(**game.first_match.options, players=game.first_match.players or game.seats[0])
            assert game.first_match.bot in ["", *game.levels]


def test_rules_are_the_whole_rulebook(web: Web) -> None:
    response = web.new_browser().get("/api/games/adventureland/rules")
    rules = msgspec.json.decode(response.content, type=bodies.RulesText)
    assert [clause.id for clause in rules.clauses] == [c.id for c in rulebook(find_game("adventureland")).clauses]


def test_handbook_comes_with_the_tables_of_its_pictures(web: Web) -> None:
    browser = web.new_browser(known=False)
    book = msgspec.json.decode(browser.get("/api/games/virtues/book/de").content, type=bodies.Book)
    assert (book.language, book.chapters[0].title) == ("de", "Das Spiel in einer Minute")
    assert [seat.name for seat in book.table.seats] == ["Ann", "Bram", "Cas"]
    assert book.table.ask is None
    assert problem(browser.get("/api/games/chess/book/de")).code == "unknown"


def test_unknown_game_is_loaded_from_nowhere(web: Web) -> None:
    for name in ("chess", "examples.pig:GAME", "pig.py", "..%2f..%2fexamples%2fpig.py"):
        answer = web.new_browser().get(f"/api/games/{name}/rules")
        assert answer.status_code == 404, name
        assert problem(answer).code == "unknown"
    plan = {"game": "tests.engine.toys:GAME", "seats": []}
    assert web.new_browser().post("/api/tables", json=plan).status_code == 404


def test_game_of_the_settings_can_be_played(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    pig = str(pytestconfig.rootpath / "examples" / "pig.py")
    with open_hall(tmp_path, games=(pig,)) as hall:
        assert "pig" in [game["id"] for game in hall.new_browser().get("/api/games").json()]


def test_routes_pass_their_arguments_to_the_tables(web: Web) -> None:
    browser = web.new_browser()
    me = browser.get("/api/me").json()["id"]
    plan = {"game": "adventureland", "options": {"adventure": 2}, "seats": [{"who": "me"}, {"who": "bot"}]}
    assert browser.post("/api/tables", json=plan).json()["id"] == "T1"
    kind, person, arguments = web.tables.calls[-1]
    assert (kind, person.id, arguments) == ("set", me, msgspec.convert(plan, bodies.NewTable))
    assert browser.post("/api/tables/T1/join", json={"seat": 1, "invite": "abc"}).status_code == 200
    assert web.tables.calls[-1][2:] == ("T1", bodies.Join(1, "abc"))
    assert browser.post("/api/tables/T1/bot", json={"seat": 1, "level": "thinker"}).status_code == 200
    assert web.tables.calls[-1][2:] == ("T1", bodies.BotPlan(1, "thinker"))
    assert browser.post("/api/tables/T1/rematch").status_code == 200
    assert browser.post("/api/tables/T1/leave").json() == {
        "mine": [],
        "open": [],
        "watch": [],
        "replays": [],
        "known": [],
    }
    assert web.tables.calls[-1][0] == "leave"
    assert browser.get("/api/tables/T1").status_code == 200
    assert browser.get("/api/tables/T2").status_code == 404


def test_match_file_is_a_download(web: Web) -> None:
    web.tables.files["T3"] = "what this viewer may have\n"
    response = web.new_browser().get("/api/tables/T3/match")
    assert response.text == "what this viewer may have\n"
    assert response.headers["content-disposition"] == 'attachment; filename="T3.meadhall"'


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        (b"{", 400, "not JSON"),
        (b"\xff\xfe", 400, "not JSON"),
        (b"[" * 40 + b"]" * 40, 400, "more than 32 levels deep"),
        (b"[]", 422, "xpected `object`"),
        (b'{"name": 5}', 422, "Name: expected `str`"),
        (b'{"name": ""}', 422, "Name: "),
        (b'{"name": "A", "id": "x"}', 422, "unknown field `id`"),
        (b'{"name": "Bot Ann"}', 422, "reserved for bots"),
        (b'{"name": "\\u200b \\u0007"}', 422, "visible letter"),
        (b'{"name": "' + b"a" * 25 + b'"}', 422, "Name: "),
        (b'{"name": "Ann"}' + b" " * (256 * 1024), 413, "at most 256 KiB"),
    ],
)
def test_invalid_request_is_refused_with_a_reason(web: Web, body: bytes, status: int, says: str) -> None:
    answer = web.new_browser().post("/api/me", content=body)
    assert answer.status_code == status
    assert says in problem(answer).words
    assert problem(answer).words.endswith(".")


def test_long_body_of_unknown_length_is_cut_off(web: Web) -> None:
    sent = 0

    def pieces() -> Iterator[bytes]:
        nonlocal sent
        for _ in range(100_000):
            sent += 1024
            yield b" " * 1024

    browser = web.new_browser()
    # the hall may close the connection before everything is sent, which is fine
    with contextlib.suppress(httpx.TransportError):
        assert browser.post("/api/me", content=pieces()).status_code == 413
    assert sent < 100_000 * 1024


def test_brackets_in_a_string_do_not_count_as_nesting(web: Web) -> None:
    answer = web.new_browser().post("/api/me", json={"name": '[{"[{[{[{[{[{[{[{[{'})
    assert answer.status_code == 200
    longer = web.new_browser().post("/api/tables", json={"game": "[" * 60})
    assert longer.status_code == 404


def test_unknown_path_wrong_method_and_stray_query_are_refused(web: Web) -> None:
    browser = web.new_browser()
    assert problem(browser.get("/api/nothing")).code == "unknown"
    wrong_method = browser.put("/api/me", json={})
    assert (wrong_method.status_code, wrong_method.headers["allow"]) == (405, "GET, POST")
    assert problem(wrong_method).code == "method"
    assert browser.get("/api/hall?x=1").status_code == 422


def test_client_over_its_rate_limit_must_wait(tmp_path_factory: pytest.TempPathFactory) -> None:

    few = Limits(tables=Rate(2, 3600), guests=Rate(3, 3600), requests=Rate(30, 60))
    with open_hall(tmp_path_factory.mktemp("few"), few) as hall:
        browser = hall.new_browser()
        responses = [browser.post("/api/tables", json={"game": "adventureland"}) for _ in range(3)]
        assert [response.status_code for response in responses] == [200, 200, 429]
        assert 3500 < int(responses[-1].headers["retry-after"]) <= 3600
        assert "60 min." in problem(responses[-1]).words
        assert browser.post("/api/tables/T1/rematch").status_code == 429
        hall.new_browser()
        hall.new_browser()
        assert hall.new_browser(known=False).get("/api/me").status_code == 429
        assert [browser.get("/api/hall").status_code for _ in range(30)][-1] == 429


def test_internal_error_is_reported_without_details(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(web.tables, "lists", broken)
    answer = web.new_browser().get("/api/hall")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert problem(answer).code == "failed"


def test_dice_of_an_open_table_are_unpredictable(web: Web) -> None:
    plan = {"game": "adventureland", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
    refused = web.new_browser().post("/api/tables", json={**plan, "seed": "7"})
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid")
    assert web.new_browser().post("/api/tables", json=plan).status_code == 200
