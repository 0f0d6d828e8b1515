"""Load a second copy of a game's package, under another name and with changed content.

The copy is a separate package, and the original stays unchanged. All modules of the copy are executed again, so tables
and cards made at import have the variant's numbers. In the copy's code the name of the copy replaces the name of the
original package, in imports and in strings such as `module:NAME`.
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

from meadhall.engine.common.content import Overlayer, add_overlay, remove_overlay
from meadhall.engine.common.errors import BadContent

COPY_MARK: Final = "~"  # separates the package's name from the mark of the copy; no Python identifier contains it
LOAD_LOCK: Final = threading.RLock()  # held during a load, so that two threads do not load the same copy


def register_copy(package: str, mark: str, overlayer: Overlayer) -> str:
    """Register a copy of a package and return the copy's name. The copy is loaded at its first import."""
    name = f"{package}{COPY_MARK}{mark}"
    _FINDER.copies[name] = package
    add_overlay(name, overlayer)
    return name


def unload_copy(name: str) -> None:
    """Remove a copy and its modules from memory."""
    remove_overlay(name)
    _FINDER.copies.pop(name, None)
    for module in [loaded for loaded in sys.modules if f"{loaded}.".startswith(f"{name}.")]:
        del sys.modules[module]


def import_from_copy(module: str, package: str, copy: str) -> ModuleType:
    """Import the module of the copy that corresponds to a module of the package."""
    return importlib.import_module(_name_in_copy(module, package, copy))


class _Finder(MetaPathFinder):
    """Finds the modules of a copy in the folders of the original package."""

    def __init__(self) -> None:
        self.copies: dict[str, str] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if COPY_MARK not in fullname:
            return None
        copy = next((copy for copy in self.copies if f"{fullname}.".startswith(f"{copy}.")), None)
        return None if copy is None else _copy_spec(fullname, self.copies[copy], copy)


_FINDER: Final = _Finder()
sys.meta_path.insert(0, _FINDER)


def _copy_spec(fullname: str, package: str, copy: str) -> ModuleSpec | None:
    original = find_spec(_name_in_copy(fullname, copy, package))
    if original is None or original.origin is None or not isinstance(original.loader, SourceFileLoader):
        return None
    folders = original.submodule_search_locations
    loader = _Loader(fullname, original.origin, package, copy)
    return spec_from_file_location(
        fullname, original.origin, loader=loader, submodule_search_locations=None if folders is None else list(folders)
    )


class _Loader(SourceFileLoader):
    """Loads the source file of a package's module as a module of the copy."""

    def __init__(self, fullname: str, path: str, package: str, copy: str) -> None:
        super().__init__(fullname, path)
        self._names = _Names(package, copy)

    def get_code(self, fullname: str) -> CodeType:
        """Compile the module with the name of the copy in place of the package's."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        return compile(self._names.visit(tree), path, "exec", dont_inherit=True)


class _Names(ast.NodeTransformer):
    """Replaces the package's name in the code with the copy's name."""

    def __init__(self, package: str, copy: str) -> None:
        self._package = package
        self._copy = copy

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module is not None and not node.level:
            node.module = _name_in_copy(node.module, self._package, self._copy)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        top = "." not in self._package
        for alias in node.names:
            name = _name_in_copy(alias.name, self._package, self._copy)
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
        if isinstance(node.value, str) and not _is_file_name(node.value, self._package):
            node.value = _name_in_copy(node.value, self._package, self._copy)
        return node


def _name_in_copy(name: str, package: str, copy: str) -> str:
    """Return the copy's name for a name inside the package. Return any other name unchanged."""
    if not name.startswith(package):
        return name
    rest = name[len(package) :]
    return f"{copy}{rest}" if not rest or rest[0] in ".:" else name


def _is_file_name(text: str, package: str) -> bool:
    """Whether a text begins like a module of the package, but is a file name, such as `snow_road.toml`."""
    if not text.startswith(f"{package}."):
        return False
    try:
        return find_spec(text.partition(":")[0]) is None
    except (ImportError, ValueError):
        return True


def find_declaration(package: str, kind: type[Any], id: str) -> tuple[ModuleType, str] | None:
    """Return the module and name of the object with this type and id in a package, or None."""
    modules = [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, kind) and getattr(value, "id", None) == id:
                return module, name
    return None
