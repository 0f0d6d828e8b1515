"""The scripts in `web/art` that draw the maps, loaded as modules."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web"


@contextmanager
def scripts(game: str = "") -> Generator[Callable[[str], ModuleType]]:
    """Yield a function that loads a script of a game by name. The scripts may import each other inside the block."""
    folder, before = WEB / "art" / game, set(sys.modules)

    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(f"drawing_{game}_{name}", folder / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module

    sys.path.insert(0, str(folder))
    try:
        yield load
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            del sys.modules[name]
