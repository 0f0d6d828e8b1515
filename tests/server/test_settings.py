"""Invalid settings are refused on startup, with the flag or variable that they came from."""

from __future__ import annotations

import pytest

from meadhall.cli import run
from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings

# an address that cannot be opened: a valid setting fails only there
UNREACHABLE_ADDRESS = (
    "serve",
    "--host",
    "192.0.2.1",
)


@pytest.mark.parametrize(
    ("value", "read"),
    [
        ("https://hall.example", "https://hall.example"),
        ("http://hall.example:8080", "http://hall.example:8080"),
        ("HTTPS://Hall.Example:443/", "https://hall.example"),
        ("http://10.0.0.7:80", "http://10.0.0.7"),
        ("http://[::0001]:8000", "http://[::1]:8000"),
        ("https://h\u00e4lle.example", "https://xn--hlle-loa.example"),
    ],
)
def test_origin_is_normalised(value: str, read: str) -> None:
    assert Settings(origins=(value,)).origins == (read,)


@pytest.mark.parametrize(
    "value",
    [
        *("foo", "*", "", "hall.example", "https://", "https://*", "https://*.example", "ftp://hall.example", "null"),
        *("https://a.b/x/y", "https://a.b/x", "https://a.b//", "https://a.b?", "https://a.b#", "https://me@a.b"),
        *("https://a.b:", "https://a.b:0", "https://a.b:65536", "https://a.b:x", "https://a..b", "https://[::g]"),
        *("https://a b", "https://a.b,https://c.d", f"https://{'a' * 64}.b", "https://::1", "//a.b", "https:a.b"),
    ],
)
def test_invalid_origin_is_refused(value: str) -> None:
    with pytest.raises(MeadhallError, match=r"is not a web address such as https://hall\.example"):
        Settings(origins=(value,))


def test_documentation_is_a_web_address_with_a_path() -> None:
    assert Settings(docs="https://docs.example/hall/").docs == "https://docs.example/hall/"
    assert Settings(docs="http://localhost:8080").docs == "http://localhost:8080/"
    for wrong in ("docs", "javascript:alert(1)", "ftp://docs.example/"):
        with pytest.raises(MeadhallError, match="is not a web address"):
            Settings(docs=wrong)


@pytest.mark.parametrize("value", ["127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8", "0.0.0.0/0"])
def test_proxy_is_an_address_or_a_network(value: str) -> None:
    assert Settings(proxies=(value,)).proxies == (value,)


@pytest.mark.parametrize(
    "value", ["foo", "", "*", "localhost", "10.0.0.0/99", "10.0.0/8", "127.0.0.1:80", "127.0.0.1,::1", "/run/a.sock"]
)
def test_invalid_proxy_is_refused(value: str) -> None:
    with pytest.raises(MeadhallError, match=r"is not an IP address or network such as 127\.0\.0\.1"):
        Settings(proxies=(value,))


def test_address_instead_of_a_network_suggests_the_network() -> None:
    with pytest.raises(MeadhallError, match=r"'10.0.0.1/8' is an address in.* a network.*; did you mean 10.0.0.0/8\?"):
        Settings(proxies=("10.0.0.1/8",))


@pytest.mark.parametrize("value", ["postgresql", "postgres", "postgresql+psycopg"])
def test_database_is_shown_without_user_and_password(value: str) -> None:
    settings = Settings(database=f"{value}://hall:secret@db.example:5433/meadhall?sslmode=require")
    assert settings.url == "postgresql+psycopg://hall:secret@db.example:5433/meadhall?sslmode=require"
    assert settings.database_location == "postgresql://db.example:5433/meadhall"
    assert Settings(database=settings.url) == settings


@pytest.mark.parametrize(
    "value",
    [
        *("foo", "/var/hall.sqlite3", "sqlite:///hall.sqlite3", "mysql://hall:secret@db.example/meadhall"),
        *("postgresql://hall:secret@db.example", "postgresql://hall:secret@db.example/", "postgresql://secret:x@a:b/c"),
    ],
)
def test_invalid_database_is_refused_without_showing_its_password(value: str) -> None:
    with pytest.raises(MeadhallError, match="is not a database address such as postgresql://user:password@") as refused:
        Settings(database=value)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("flag", "variable", "value", "says"),
    [
        ("--origin", "MEADHALL_ORIGINS", "foo", "'foo' is not a web address"),
        ("--proxy", "MEADHALL_PROXIES", "foo", "'foo' is not an IP address or network"),
        ("--game", "MEADHALL_GAMES", "/nowhere/pig.py", "no game can be loaded from /nowhere/pig.py: there is no such"),
        ("--bot", "MEADHALL_OWN_BOTS", "/nowhere/me.py", "no bot can be loaded from /nowhere/me.py: there is no such"),
        ("--port", "MEADHALL_PORT", "abc", "'abc' is not a whole number;"),
        ("--port", "MEADHALL_PORT", "70000", "70000 is too large; it must be at most 65535;"),
        ("--bots", "MEADHALL_BOTS", "0", "0 is too small; it must be at least 1;"),
        ("--away", "MEADHALL_AWAY", "soon", "'soon' is not a number;"),
        ("--away", "MEADHALL_AWAY", "inf", "inf is not a usable number;"),
        ("--bot-limit", "MEADHALL_BOT_LIMIT", "nan", "nan is not a usable number;"),
        ("--bot-pause", "MEADHALL_BOT_PAUSE", "1e999", "inf is not a usable number;"),
        ("--guest-days", "MEADHALL_GUEST_DAYS", "-inf", "-inf is not a usable number;"),
        ("--log", "MEADHALL_LOG", "loud", "'loud' is not one of"),
    ],
)
def test_invalid_value_is_refused_by_its_flag_or_variable(
    flag: str, variable: str, value: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, words in ((flag, [flag, value]), (variable, [])):
        if not words:
            monkeypatch.setenv(variable, value)
        assert run([*UNREACHABLE_ADDRESS, *words]) == 2
        error_output = capsys.readouterr().err
        assert error_output.startswith(f"meadhall: {name}: {says}")
        assert "Input should" not in error_output


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("MEADHALL_OPEN", "perhaps", "'perhaps' is neither yes nor no;"),
        ("MEADHALL_PROXIES", "127.0.0.1 10.0.0.0/99", "'10.0.0.0/99' is not an IP address or network"),
    ],
)
def test_setting_error_names_the_variable_and_the_wrong_value(
    variable: str, value: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert run([*UNREACHABLE_ADDRESS]) == 2
    assert capsys.readouterr().err.startswith(f"meadhall: {variable}: {says}")
