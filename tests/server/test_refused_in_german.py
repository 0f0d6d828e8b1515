"""Guests with German pages are refused in German: over HTTP, at a table, and when a socket closes."""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits
from tests.server.web import HallOnLoopback, Web, next_message, open_hall, open_real_hall

GOLDEN = Path(__file__).parents[1] / "golden" / "adventureland-1-2.match"
OPEN = {"who": "open"}
PLAN = {"game": "adventureland", "seats": [{"who": "me"}, OPEN], "options": {"players": 2}, "public": True}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Generator[HallOnLoopback]:
    with open_real_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture
def german(hall: HallOnLoopback) -> httpx.Client:
    return hall.new_browser(Accept_Language="de-AT,en;q=0.5")


def refusal_words(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["words"])


def test_invalid_name_is_refused_in_german(german: httpx.Client) -> None:
    bot = refusal_words(german.post("/api/me", json={"name": "Bot Ann"}))
    assert bot == "Namen, die mit ‚Bot‘ beginnen, sind für Bots reserviert. Bitte wähle einen anderen."
    assert (
        refusal_words(german.post("/api/me", json={"name": "\u200b"}))
        == "Ein Name braucht mindestens einen sichtbaren Buchstaben."
    )
    assert (
        refusal_words(german.post("/api/me", json={"name": "x" * 30}))
        == "Name: zu lang für `str`; höchstens 24 Zeichen."
    )
    account = {"account": "Ann", "password": "nobody has this one"}
    assert refusal_words(german.post("/api/login", json=account)).startswith("Kontoname oder Passwort ist falsch")


def test_taken_seat_is_refused_in_german(hall: HallOnLoopback, german: httpx.Client) -> None:
    ann = hall.new_browser()
    table = ann.post("/api/tables", json={**PLAN, "seats": [{"who": "me"}, OPEN, OPEN], "options": {}}).json()["id"]
    assert refusal_words(german.post(f"/api/tables/{table}/join", json={"seat": 0})) == "Platz 1 ist nicht frei."
    assert (
        refusal_words(hall.new_browser().post(f"/api/tables/{table}/join", json={"seat": 0})) == "Seat 1 is not free."
    )
    refused = refusal_words(german.post(f"/api/tables/{table}/bot", json={"seat": 1}))
    assert refused == "Nur der Gastgeber darf freie Plätze an Bots geben."


def test_impossible_table_is_refused_in_german(german: httpx.Client) -> None:
    def refused(**more: Any) -> str:
        return refusal_words(german.post("/api/tables", json={**PLAN, **more}))

    assert refused(game="chess").startswith("Auf diesem Server gibt es kein Spiel ‚chess‘")
    value = refused(options={"players": 7})
    assert value.startswith("Adventure Land: Die Option players kann nicht 7 sein; möglich ist eines von 2, 3, 4 (")
    assert refused(options={"dragons": True}).startswith("Adventure Land hat keine Option ‚dragons‘; es hat ")
    apart = refused(options={"players": 2, "adventure": 4})
    assert apart == "Adventure Land: adventure = 4 setzt expansion = true voraus."
    printed = refused(game="heroes", options={"players": 2, "format": "team"})
    assert printed == "Heroes: format = team setzt 4 Spieler voraus, nicht 2."
    level = [{"who": "me"}, {"who": "bot", "level": "genius"}]
    assert refused(seats=level).startswith("Adventure Land hat keinen Bot ‚genius‘; es hat random, ")
    assert (
        refusal_words(german.get("/api/tables/nowhere"))
        == "Unter dieser Adresse gibt es weder einen Tisch noch eine Partie."
    )


def test_invalid_or_damaged_match_files_are_refused_in_german(german: httpx.Client) -> None:
    text = GOLDEN.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    header = json.loads(lines[0])

    def refused(*parts: str) -> str:
        return refusal_words(german.post("/api/replays", json={"text": "".join(parts)}))

    def headed(**more: Any) -> str:
        return refused(json.dumps({**header, **more}) + "\n", *lines[1:])

    assert refused("") == "Das ist keine Partiedatei: Ihre erste Zeile ist leer."
    assert refused("hello") == "Das ist keine Partiedatei: In ihrer ersten Zeile steht nicht ‚meadhall‘."
    assert headed(game="chess").startswith("Das ist eine Partie von ‚chess‘, und dieses Spiel gibt es hier nicht")
    assert headed(meadhall=9) == "Zeile 1: Die Datei hat das Format 9; dieses Meadhall liest das Format 1."
    assert headed(players="Ann") == "Zeile 1, players: hier gehört `array` hin, und da steht `str`."
    assert headed(options={"dragons": 1}).startswith("Zeile 1: Adventure Land hat keine Option ‚dragons‘; es hat ")
    assert refused(*lines[:-1]) == f"Die Datei endet nach Zeile {len(lines) - 1}: Ihre Schlusszeile fehlt."
    assert refused(*lines[:3], "{nonsense}\n", *lines[3:]).startswith("Zeile 4 ist kein JSON: bei Byte 1 stimmt etwas")
    assert refused(*lines[:3], *lines[4:-1], lines[-1]).startswith("Die Schlusszeile zählt ")
    closing = json.loads(lines[-1])
    closing["standings"][0]["points"] += 10
    ended = refused(*lines[:-1], json.dumps(closing) + "\n")
    assert re.fullmatch(
        r"In der Schlusszeile steht (Platz \d: Rang \d mit -?\d+(, |; nach den Regeln ist es |\.)){4}", ended
    )
    first = next(at for at, line in enumerate(lines) if "answer" in line)
    wrong = json.dumps({**json.loads(lines[first]), "answer": "fly"}) + "\n"
    changed = refused(*lines[:first], wrong, *lines[first + 1 :])
    assert changed.startswith(f"Zeile {first + 1} (Entscheidung 1): ‚fly‘ steht bei ‚")
    seat = lines[first].replace('"seat":0', '"seat":1')
    assert seat != lines[first]
    other = refused(*lines[:first], seat, *lines[first + 1 :])
    assert other == f"Zeile {first + 1} (Entscheidung 1): Platz 1 ist nicht am Zug, sondern Platz 0."


def test_refusals_at_a_table_use_the_language_of_hello(hall: HallOnLoopback) -> None:
    ann = hall.new_browser()
    table = ann.post("/api/tables", json=PLAN).json()["id"]
    with hall.socket(ann, table) as socket:
        socket.send('{"type":"hello","language":"de"}')
        assert next_message(socket)["phase"] == {"id": "hall-waiting"}

        def refused(**message: Any) -> str:
            socket.send(json.dumps({"id": "1", **message}))
            while (notice := next_message(socket))["type"] != "refused":
                assert notice["type"] in ("sight", "change", "talk")
            return str(notice["words"])

        assert refused(type="answer", seat=1, key="stay") == "Das ist nicht dein Platz."
        assert refused(type="answer", seat=0, key="stay") == "Die Partie hat noch nicht begonnen: Es sind Plätze frei."
        assert refused(type="take-back", seat=0) == "Die Partie hat noch nicht begonnen. Freie Plätze: 1."
        assert refused(type="vote", seat=0, yes=True) == "Für dich läuft gerade keine Abstimmung."
        assert refused(type="say", text="Hallo") == (
            "An einem offenen Tisch können Gäste nur Kurznachrichten schicken. "
            "Um selbst zu schreiben, leg ein Konto an."
        )
        ann.post("/api/logout", json={})
        while (notice := next_message(socket))["type"] != "bye":
            assert notice["type"] in ("sight", "change", "talk")
        assert notice["words"] == "Du hast dich abgemeldet."


def test_refusals_before_hello_use_the_language_of_the_browser(hall: HallOnLoopback) -> None:
    ann = hall.new_browser()
    with hall.socket(ann, "nowhere", **{"Accept-Language": "de"}) as socket:
        assert next_message(socket)["words"] == "Unter dieser Adresse gibt es weder einen Tisch noch eine Partie."
    with hall.socket(ann, "nowhere") as socket:
        assert next_message(socket)["words"] == "There is no table or match at this address."


def test_rate_limits_are_refused_in_german(tmp_path: Path) -> None:
    few = Limits(tables=Rate(1, 3600), imports=Rate(1, 3600))
    with open_hall(tmp_path, few) as hall:
        _exceed_limits(hall)


def _exceed_limits(hall: Web) -> None:
    browser = hall.new_browser(Accept_Language="de")
    responses = [browser.post("/api/tables", json={"game": "adventureland"}) for _ in range(2)]
    assert (
        refusal_words(responses[-1]) == "Du hast zu viele Tische eröffnet. Den nächsten kannst du in 60 min eröffnen."
    )
    files = [browser.post("/api/replays", json={"text": ""}) for _ in range(2)]
    assert refusal_words(files[-1]) == "Du hast zu viele Partiedateien geöffnet. Bitte warte eine Weile."
