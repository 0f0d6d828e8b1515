"""The laboratory's page: only if requested, only from this machine, and with a comparison in progress."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from meadhall.cli import run
from meadhall.commands import serve as serving
from meadhall.server.config.settings import Settings
from meadhall.server.http.lab.pages import REPORT_POLICY
from tests.server.web import Web, open_hall
from tests.waiting import eventually

BEASTS = "tests.lab.beasts:GAME"
OUR_HEADERS = {"X-Meadhall": "1"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[httpx.Client, Path]]:
    data = tmp_path_factory.mktemp("lab")
    with open_hall(data, lab=True, games=(BEASTS,)) as web:
        yield browser(web), data


@pytest.fixture
def lab(hall: tuple[httpx.Client, Path]) -> httpx.Client:
    """Return the laboratory of this module, without variants saved by other tests."""
    page, data = hall
    for saved in list(data.rglob("variant.toml")):
        shutil.rmtree(saved.parent)
    return page


def browser(web: Web) -> httpx.Client:
    return web.new_browser()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a variant of Beasts in which the lion wins nearly always."""
    (tmp_path / "strong-lion").mkdir()
    (tmp_path / "strong-lion" / "beasts.toml").write_text('[[beast]]\nid = "lion"\nadds = 9\n', "utf-8")
    return tmp_path / "strong-lion"


def start_comparison(lab: httpx.Client, folder: Path, **more: Any) -> dict[str, Any]:
    plan = {"game": "beasts", "variant": str(folder), "bots": "random", **more}
    return read_json(lab.post("/lab/begin", content=msgspec.json.encode(plan), headers=OUR_HEADERS))


def read_json(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=dict[str, Any])


def wait_until(lab: httpx.Client, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until a condition holds, and return the progress."""
    assert eventually(lambda: condition(read_json(lab.get("/lab/now"))))
    return read_json(lab.get("/lab/now"))


def test_hall_has_no_laboratory_unless_requested(tmp_path: Path) -> None:
    with open_hall(tmp_path) as web:
        assert browser(web).get("/lab/now").status_code == 404
        assert browser(web).post("/lab/begin", headers=OUR_HEADERS).status_code == 404


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("", "html"),
        ("/page.css", "css"),
        ("/page.js", "javascript"),
        ("/numbers.js", "javascript"),
        ("/parts.js", "javascript"),
    ],
)
def test_lab_page_and_its_files_are_served(lab: httpx.Client, path: str, media: str) -> None:
    answer = lab.get(f"/lab{path}")
    assert answer.status_code == 200
    assert media in answer.headers["content-type"]
    assert "http" not in answer.text
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_lab_page_accepts_only_this_machine_and_its_own_page(lab: httpx.Client) -> None:
    assert lab.get("/lab/now", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404
    assert lab.post("/lab/begin", content=b"{}", headers={"X-Meadhall": "0"}).status_code == 403
    assert (
        lab.post("/lab/begin", content=b"{}", headers={**OUR_HEADERS, "Origin": "https://evil.test"}).status_code == 403
    )
    assert lab.get("/lab/report").status_code == 404
    assert read_json(lab.get("/lab/now"))["state"] == "idle"


def test_comparison_can_be_stopped_and_the_next_leaves_a_report(lab: httpx.Client, folder: Path) -> None:
    start_comparison(lab, folder, games=200_000, about="owl", margin=0.5)
    wait_until(lab, lambda now: bool(now["rows"]))
    assert start_comparison(lab, folder, games=4)["of"] == 200_000, "a second comparison is not started"
    stopped = read_json(lab.post("/lab/stop", content=b"{}", headers=OUR_HEADERS))
    assert stopped["state"] == "stopped"
    assert 0 < stopped["games"] < 200_000
    saved_variant = save(lab, "9", variant=str(folder), name="strong-lion")["variant"]
    assert start_comparison(lab, Path(saved_variant), games=64)["state"] == "playing"
    done = wait_until(lab, lambda now: now["state"] != "playing")
    assert (done["state"], done["error"], done["games"]) == ("done", "", 64)
    assert done["verdict"].startswith("Yes, strong lion changes Beasts")
    assert "won with beast lion" in {row["what"] for row in done["rows"]}
    report = lab.get("/lab/report")
    assert "Strong lion in Beasts" in report.text
    assert report.headers["content-security-policy"] == REPORT_POLICY


def test_lab_page_shows_what_is_wrong(lab: httpx.Client, folder: Path) -> None:
    start_comparison(lab, folder, options={"colour": "red"})
    assert "has no option 'colour'" in wait_until(lab, lambda now: now["state"] == "failed")["error"]
    assert read_json(lab.post("/lab/begin", content=b"{", headers=OUR_HEADERS))["state"] == "failed"


# ---- editing numbers


def numbers(lab: httpx.Client, variant: object = "", game: str = "beasts") -> dict[str, Any]:
    return read_json(lab.get("/lab/numbers", params={"game": game, "variant": str(variant)}))


def save(lab: httpx.Client, *values: str, **more: Any) -> dict[str, Any]:
    """Save a variant in which the lion adds another number."""
    changes = [{"file": "beasts.toml", "where": "beast (lion), adds", "value": value} for value in values]
    wish = {"game": "beasts", "name": "my-lion", "changes": changes, **more}
    return read_json(lab.post("/lab/save", content=msgspec.json.encode(wish), headers=OUR_HEADERS))


def test_numbers_of_a_game_and_of_a_variant_are_listed(lab: httpx.Client, folder: Path) -> None:
    lion = {
        "file": "beasts.toml",
        "where": "beast (lion), adds",
        "entry": "beast (lion)",
        "called": "",
        "field": "adds",
    }
    assert {**lion, "game": 1, "now": 1} in numbers(lab)["numbers"]
    reply = numbers(lab, folder)
    assert {**lion, "game": 1, "now": 9} in reply["numbers"]
    assert (reply["name"], reply["error"], reply["saved"]) == ("strong-lion", "", [])


def test_number_is_changed_and_saved_again(lab: httpx.Client, folder: Path) -> None:
    reply = save(lab, "7", variant=str(folder))
    assert reply["error"] == ""
    saved_variant = Path(reply["variant"])
    assert saved_variant.name == "my-lion"
    assert 'name = "my-lion"\ngame = "beasts"' in (saved_variant / "variant.toml").read_text("utf-8")
    assert "adds = 9" in (folder / "beasts.toml").read_text("utf-8"), "a variant that was not made here is not changed"
    assert numbers(lab)["saved"] == [str(saved_variant)]
    assert save(lab, "8", variant=str(saved_variant))["variant"] == str(saved_variant), (
        "a saved variant is changed in place"
    )
    now = {number["where"]: number["now"] for number in numbers(lab, saved_variant)["numbers"]}
    assert now["beast (lion), adds"] == 8
    assert sorted(path.name for path in saved_variant.parent.iterdir()) == ["my-lion"], "no temporary folder is left"


@pytest.mark.parametrize("value", ["x", "2.5", "", "nan", "1e400"])
def test_invalid_number_is_refused_like_in_a_variant_check(
    lab: httpx.Client, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reply = save(lab, value)
    assert reply["variant"] == ""
    typed = value if value == "2.5" else f'"{value}"'
    (tmp_path / "my-lion").mkdir()
    (tmp_path / "my-lion" / "beasts.toml").write_text(f'[[beast]]\nid = "lion"\nadds = {typed}\n', "utf-8")
    assert run(["variant", str(tmp_path / "my-lion"), "--game", BEASTS]) == 2
    assert capsys.readouterr().err == f"meadhall: {reply['error']}\n"
    assert numbers(lab)["saved"] == []


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"name": "../evil"}, "a variant cannot be called '../evil'; use small letters, digits and hyphens"),
        ({"game": "nowhere"}, "this hall has no such game"),
        ({"variant": "/nowhere"}, "there is no variant /nowhere"),
        ({"changes": []}, "variant my-lion changes no content file; Beasts has beasts.toml"),
        ({"changes": [{"file": "a.toml", "where": "b", "value": "1"}]}, "Beasts has no content file 'a.toml'"),
        ({"colour": "red"}, "Object contains unknown field `colour`"),
    ],
)
def test_unsaved_variant_gives_a_reason(lab: httpx.Client, more: dict[str, Any], why: str) -> None:
    reply = save(lab, "3", **more)
    assert reply["variant"] == ""
    assert reply["error"].startswith(why)


def test_variant_of_another_game_is_not_overwritten(lab: httpx.Client, folder: Path) -> None:
    (folder / "variant.toml").write_text('game = "heroes"\n', "utf-8")
    assert (
        save(lab, "3", variant=str(folder))["error"]
        == "variant my-lion is a variant of the game 'heroes', not of 'beasts'"
    )


def test_invalid_variant_or_game_has_a_reason(lab: httpx.Client, folder: Path) -> None:
    (folder / "beasts.toml").write_text('[[beast]]\nid = "lionn"\n', "utf-8")
    assert numbers(lab, folder)["error"] == (
        "variant strong-lion: beasts.toml: beast: there is no entry 'lionn'; did you mean lion?"
    )
    assert numbers(lab, game="nowhere")["error"] == "this hall has no such game"


def test_numbers_are_only_for_this_machine_and_its_page(lab: httpx.Client) -> None:
    assert lab.get("/lab/numbers?game=beasts", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404
    assert lab.post("/lab/save", content=b"{}", headers={"X-Meadhall": "0"}).status_code == 403


def test_page_loads_no_bot_files(lab: httpx.Client, folder: Path) -> None:
    now = start_comparison(lab, folder, bots="random, /nowhere/me.py")
    assert (now["state"], now["error"]) == (
        "failed",
        "'/nowhere/me.py' must be loaded when the hall is opened: serve --bot",
    )


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert run(["serve", "--lab"]) == 2
    assert "the laboratory needs the package polars: pip install 'meadhall[lab]'" in capsys.readouterr().err


def test_server_start_prints_the_address_of_the_laboratory(capsys: pytest.CaptureFixture[str]) -> None:
    for lab in (True, False):
        serving._print_address(Settings(lab=lab), "http://localhost:8000/", show=False)
    output = capsys.readouterr().out
    assert output.count("The laboratory is at http://localhost:8000/lab, on this machine only.") == 1
