"""Every code block of the documentation runs, in the order of its page, and everything public has a docstring."""

from __future__ import annotations

import doctest
import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
import typer.main

import meadhall
import meadhall.bots
import meadhall.engine
import meadhall.testing
from meadhall.cli import build_app, command_names
from meadhall.engine.contract import registry
from meadhall.engine.table.chance import Source
from meadhall.testing import words
from tests import chapters
from tests.waiting import MAX_PROGRAM_SECONDS

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)  # links in code blocks are not checked
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|<img[^>]* src=\"([^\"]+)\"")
DOCTEST_OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


class Block(NamedTuple):
    """A fenced block of a page: its language, the file that it belongs to (or ""), its text and its line."""

    language: str
    file: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [Block(m[1], m[2], m[3], text[: m.start()].count("\n") + 1) for m in BLOCK.finditer(text)]


def shown_path(path: Path) -> str:
    return str(path.relative_to(ROOT))


# ---- blocks run


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=shown_path)
def test_all_blocks_of_a_page_run_in_order(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "_loaded_games", {})  # another test may have a variant with the same name
    module = ModuleType(f"page_{page.stem.replace('-', '_')}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for block in blocks(page):
        where = f"{shown_path(page)}, line {block.line}"
        if block.file:
            with (tmp_path / block.file).open("a") as file:
                file.write(block.text + "\n\n")
            if not block.file.startswith("test_"):
                module.__file__ = str(tmp_path / block.file)
        if block.language == "python" and not block.file.startswith("test_"):
            run_python(block, module.__dict__, where)
        elif block.language == "console":
            run_console(block, tmp_path, where)


def run_python(block: Block, names: dict[str, Any], where: str) -> None:
    if ">>>" in block.text:
        test = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line)
        doctest_output: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=doctest_output.append, clear_globs=False)
        names.update(test.globs)
        assert not runner.failures, "".join(doctest_output)
    else:
        code = "\n" * block.line + block.text
        exec(compile(code, where, "exec"), names)  # compiled with this module's `from __future__ import annotations`


def run_console(block: Block, folder: Path, where: str) -> None:
    """Run each `$ command` in a shell. The lines below it must all appear in its output."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, *expected = part.strip().splitlines()
        tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            command,
            shell=True,
            cwd=folder,
            env=os.environ | {"PATH": tools, "NO_COLOR": "1", "XDG_DATA_HOME": str(folder)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=MAX_PROGRAM_SECONDS,
        )
        assert done.returncode == 0, f"{where}: {command}\n{done.stdout}{done.stderr}"
        for line in expected:
            assert line.strip() in done.stdout, f"{where}: {command} does not print '{line}', but\n{done.stdout}"


# ---- links


@pytest.mark.parametrize("page", PAGES, ids=shown_path)
def test_links_have_a_target(page: Path) -> None:
    for plain, picture in LINK.findall(EXAMPLE.sub("", page.read_text("utf-8"))):
        target, _, anchor = (plain or picture).partition("#")
        if target.startswith(("http:", "https:")):
            continue
        file = (page.parent / target) if target else page
        assert file.exists(), f"{shown_path(page)} links to {target}, which is not there"
        if anchor:
            assert anchor in anchors(file), (
                f"{shown_path(page)} links to #{anchor}, which {shown_path(file)} does not have"
            )


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_chapters_page_is_current() -> None:
    page = chapters.chapters_page()
    assert (ROOT / "docs/chapters.md").read_text("utf-8") == page, "run python -m tests.chapters > docs/chapters.md"


def test_position_words_page_is_current_and_describes_each_word() -> None:
    page = words.words_page()
    assert (ROOT / "docs/positions.md").read_text("utf-8") == page, "run python -m meadhall.testing.words"
    assert not [line for line in page.splitlines() if line.endswith("|  |")]
    bare = re.compile(r"\| (list: |table: (number|text) = )*number \|$")
    assert not [line for line in page.splitlines() if bare.search(line)], "comment the field of the state"


# ---- docstrings


def public_things(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the public classes and functions of a module, and their public methods.

    For a method that `Source` declares, yield the method of `Source`, which has the docstring.
    """
    for name in module.__all__:
        thing = getattr(module, name)
        if not callable(thing) or not hasattr(thing, "__module__") or not str(thing.__module__).startswith("meadhall"):
            continue
        yield name, thing
        for method, value in vars(thing).items() if inspect.isclass(thing) else ():
            is_method = inspect.isfunction(value) or isinstance(value, property)
            if is_method and not method.startswith("_") and method not in getattr(thing, "__dataclass_fields__", ()):
                yield f"{name}.{method}", getattr(Source, method, value)


@pytest.mark.parametrize(
    "module", [meadhall, meadhall.engine, meadhall.testing, meadhall.bots], ids=lambda m: m.__name__
)
def test_everything_public_has_a_docstring(module: ModuleType) -> None:
    silent = [name for name, thing in public_things(module) if not written_docstring(thing)]
    assert not silent, f"{module.__name__} exports without a docstring: {', '.join(silent)}"


def written_docstring(documented: Any) -> str:
    """Return a docstring that somebody wrote; "" for a signature generated by a dataclass or a named tuple."""
    docstring = inspect.getdoc(documented) or ""
    return "" if docstring.startswith(f"{getattr(documented, '__name__', '')}(") else docstring


def test_everything_public_is_in_the_reference() -> None:
    reference = (ROOT / "docs" / "api.md").read_text("utf-8")
    for module in (meadhall, meadhall.engine, meadhall.testing, meadhall.bots):
        missing = [name for name in module.__all__ if f"`{name}`" not in reference and f"`{name}(" not in reference]
        assert not missing, f"docs/api.md does not mention, of {module.__name__}: {', '.join(missing)}"


def test_every_module_has_a_docstring() -> None:
    modules = [m.name for m in pkgutil.walk_packages(meadhall.__path__, "meadhall.") if "__main__" not in m.name]
    silent = [name for name in modules if not importlib.import_module(name).__doc__]
    assert not silent, f"modules without a docstring: {', '.join(silent)}"


@pytest.mark.parametrize("name", command_names())
def test_every_command_and_option_has_help(name: str) -> None:
    command = typer.main.get_command(build_app([name]))
    chosen: Any = command.commands[name] if hasattr(command, "commands") else command
    assert chosen.help, f"meadhall {name} has no docstring"
    silent = [p.name for p in chosen.params if not getattr(p, "help", None)]
    assert not silent, f"meadhall {name}: no help for {', '.join(silent)}"


def test_readme_lists_every_command_and_every_make_target() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in command_names() if f"meadhall {name}" not in readme] == []
    chores = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [chore for chore in chores if f"make {chore}" not in contributing] == []
