"""Load the package of a game a second time, under another name and with a variant over its content.

The copy is a package of its own, and the first package stays as it is. The modules of the copy are executed again, so
tables and cards made at import hold the variant's numbers. Where a module names its own package, in an import or in a
text such as `module:NAME`, the copy uses its own name instead.
"""

from __future__ import annotations

import ast
import importlib
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import CodeType, ModuleType
from typing import Any, Final

from meadhall.engine.common.content import Lays, lay_over, lift
from meadhall.engine.common.errors import BadContent

MARK: Final = "~"  # between the name of a package and the mark of its copy; no Python identifier contains it
LOADING: Final = threading.RLock()  # held while a copy is loaded, so that no other thread uses its name meanwhile


def copied(package: str, mark: str, lays: Lays) -> str:
    """Register a copy of a package, loaded at its first import, and return its name."""
    name = f"{package}{MARK}{mark}"
    _FINDER.copies[name] = package
    lay_over(name, lays)
    return name


def forgotten(name: str) -> None:
    """Remove a copy that could not be loaded."""
    lift(name)
    _FINDER.copies.pop(name, None)
    for module in [one for one in sys.modules if f"{one}.".startswith(f"{name}.")]:
        del sys.modules[module]


def imported(module: str, package: str, copy: str) -> ModuleType:
    """Import the copy's counterpart of a module."""
    return importlib.import_module(_renamed(module, package, copy))


class _Finder(MetaPathFinder):
    """Finds the modules of a copy in the folders of its package."""

    def __init__(self) -> None:
        self.copies: dict[str, str] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if MARK not in fullname:
            return None
        copy = next((copy for copy in self.copies if f"{fullname}.".startswith(f"{copy}.")), None)
        return None if copy is None else _spec(fullname, self.copies[copy], copy)


_FINDER: Final = _Finder()
sys.meta_path.insert(0, _FINDER)


def _spec(fullname: str, package: str, copy: str) -> ModuleSpec | None:
    there = find_spec(_renamed(fullname, copy, package))
    if there is None or there.origin is None or not isinstance(there.loader, SourceFileLoader):
        return None
    inside = there.submodule_search_locations
    loader = _Loader(fullname, there.origin, package, copy)
    return spec_from_file_location(
        fullname, there.origin, loader=loader, submodule_search_locations=None if inside is None else list(inside)
    )


class _Loader(SourceFileLoader):
    """Loads a module of a package as one of its copy."""

    def __init__(self, fullname: str, path: str, package: str, copy: str) -> None:
        super().__init__(fullname, path)
        self._names = _Names(package, copy)

    def get_code(self, fullname: str) -> CodeType:
        """Compile the module with the names of the copy."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        return compile(self._names.visit(tree), path, "exec", dont_inherit=True)


class _Names(ast.NodeTransformer):
    """Replaces the package's name in the code by the copy's."""

    def __init__(self, package: str, copy: str) -> None:
        self._package = package
        self._copy = copy

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module is not None and not node.level:
            node.module = _renamed(node.module, self._package, self._copy)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        top = "." not in self._package
        for alias in node.names:
            name = _renamed(alias.name, self._package, self._copy)
            if name == alias.name:
                continue
            if alias.asname is None and not (top and alias.name == self._package):
                raise BadContent(
                    f"a module of {self._package} says 'import {alias.name}'; a game with variants writes "
                    "'from ... import ...' for its own modules"
                )
            alias.name, alias.asname = name, alias.asname or self._package
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if isinstance(node.value, str) and not _is_file(node.value, self._package):
            node.value = _renamed(node.value, self._package, self._copy)
        return node


def _renamed(name: str, package: str, copy: str) -> str:
    """Return a name inside the package as it is in the copy; other names stay."""
    if not name.startswith(package):
        return name
    rest = name[len(package) :]
    return f"{copy}{rest}" if not rest or rest[0] in ".:" else name


def _is_file(text: str, package: str) -> bool:
    """Whether a text such as `snow_road.toml` begins like a module of the package and names a file."""
    if not text.startswith(f"{package}."):
        return False
    try:
        return find_spec(text.partition(":")[0]) is None
    except (ImportError, ValueError):
        return True


def game_in(package: str, wanted: type[Any], id: str) -> tuple[ModuleType, str] | None:
    """Find an object of this type and id in a package: its module, and its name there."""
    modules = [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, wanted) and getattr(value, "id", None) == id:
                return module, name
    return None
