"""The laboratory's page: there where it was asked for, for this machine alone, and a comparison that grows."""

from __future__ import annotations

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
from meadhall.server.http.lab.pages import OF_REPORTS
from tests.server.web import Web, eventually, open_hall

BEASTS = "tests.lab.beasts:GAME"
OURS = {"X-Meadhall": "1"}


@pytest.fixture
def lab(tmp_path: Path) -> Generator[httpx.Client]:
    with open_hall(tmp_path, lab=True, games=(BEASTS,)) as web:
        yield browser(web)


def browser(web: Web) -> httpx.Client:
    return web.new_browser()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A variant of Beasts in which the lion wins nearly always."""
    (tmp_path / "strong-lion").mkdir()
    (tmp_path / "strong-lion" / "beasts.toml").write_text('[[beast]]\nid = "lion"\nadds = 9\n', "utf-8")
    return tmp_path / "strong-lion"


def begin(lab: httpx.Client, folder: Path, **more: Any) -> dict[str, Any]:
    plan = {"game": "beasts", "variant": str(folder), "bots": "random", **more}
    return read(lab.post("/lab/begin", content=msgspec.json.encode(plan), headers=OURS))


def read(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=dict[str, Any])


def until(lab: httpx.Client, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """How far it is once something is so."""
    assert eventually(lambda: is_so(read(lab.get("/lab/now"))))
    return read(lab.get("/lab/now"))


def test_a_hall_has_no_laboratory_unless_it_was_asked_for(tmp_path: Path) -> None:
    with open_hall(tmp_path) as web:
        assert browser(web).get("/lab/now").status_code == 404
        assert browser(web).post("/lab/begin", headers=OURS).status_code == 404


@pytest.mark.parametrize(("path", "media"), [("", "html"), ("/page.css", "css"), ("/page.js", "javascript")])
def test_the_page_and_what_it_needs(lab: httpx.Client, path: str, media: str) -> None:
    answer = lab.get(f"/lab{path}")
    assert answer.status_code == 200
    assert media in answer.headers["content-type"]
    assert "http" not in answer.text
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_it_is_for_this_machine_and_for_its_own_page_alone(lab: httpx.Client) -> None:
    assert lab.get("/lab/now", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404
    assert lab.post("/lab/begin", content=b"{}", headers={"X-Meadhall": "0"}).status_code == 403
    assert lab.post("/lab/begin", content=b"{}", headers={**OURS, "Origin": "https://evil.test"}).status_code == 403
    assert lab.get("/lab/report").status_code == 404
    assert read(lab.get("/lab/now"))["state"] == "idle"


def test_a_comparison_grows_ends_and_leaves_its_report(lab: httpx.Client, folder: Path) -> None:
    assert begin(lab, folder, games=400)["state"] == "playing"
    done = until(lab, lambda now: now["state"] != "playing")
    assert (done["state"], done["error"]) == ("done", "")
    assert done["verdict"].startswith("Yes, strong lion changes Beasts")
    assert "won with beast lion" in {row["what"] for row in done["rows"]}
    report = lab.get("/lab/report")
    assert "Strong lion in Beasts" in report.text
    assert report.headers["content-security-policy"] == OF_REPORTS


def test_one_is_stopped_and_another_begun(lab: httpx.Client, folder: Path) -> None:
    begin(lab, folder, games=200_000, about="owl", margin=0.5)
    until(lab, lambda now: bool(now["rows"]))
    assert begin(lab, folder, games=4)["of"] == 200_000, "one at a time"
    stopped = read(lab.post("/lab/stop", content=b"{}", headers=OURS))
    assert stopped["state"] == "stopped"
    assert 0 < stopped["games"] < 200_000
    begin(lab, folder, games=4)
    assert until(lab, lambda now: now["state"] == "done")["games"] == 4


def test_what_is_wrong_is_said_on_the_page(lab: httpx.Client, folder: Path) -> None:
    begin(lab, folder / "nowhere")
    assert "there is no variant" in until(lab, lambda now: now["state"] == "failed")["error"]
    begin(lab, folder, options={"colour": "red"})
    assert "has no option 'colour'" in until(lab, lambda now: now["state"] == "failed")["error"]
    assert read(lab.post("/lab/begin", content=b"{", headers=OURS))["state"] == "failed"


def test_no_file_of_a_bot_is_loaded_by_the_page(lab: httpx.Client, folder: Path) -> None:
    now = begin(lab, folder, bots="random, /nowhere/me.py")
    assert (now["state"], now["error"]) == (
        "failed",
        "'/nowhere/me.py' is loaded where the hall is opened: serve --bot",
    )


def test_without_its_packages_the_hall_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert run(["serve", "--lab"]) == 2
    assert "the laboratory needs the package polars: pip install 'meadhall[lab]'" in capsys.readouterr().err


def test_who_opens_the_hall_is_told_where_the_laboratory_is(capsys: pytest.CaptureFixture[str]) -> None:
    for lab in (True, False):
        serving._say(Settings(lab=lab), "http://localhost:8000/", show=False)
    said = capsys.readouterr().out
    assert said.count("The laboratory is at http://localhost:8000/lab, for this machine alone.") == 1
