"""The registry of games. Installed games have an id. Other games have a path: `pig.py`, `a/folder` or `module:NAME`.

`heroes+variants/strong-sirens` is a game with the variant in that folder or file.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FrameType, ModuleType
from typing import TYPE_CHECKING, Any

from meadhall.engine.common.errors import MeadhallError, UnknownGame, joined_names
from meadhall.engine.common.variants import Variant, read_variant
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.varied import VARIANT_SEPARATOR, apply_variant

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

USUAL_NAME = "GAME"  # the usual name of a game in its module
_loaded_games: dict[str, Game[Any]] = {}  # games loaded from a path, by id; they can be found by id from then on
_names_of_code: dict[str, str] = {}  # names of the loaded games, by their package or module


def installed_games() -> list[str]:
    """Return the ids of all games on this machine, built-in or from other packages."""
    return sorted({point.name for point in _entry_points()})


def find_game(name: str) -> Game[Any]:
    """Return the game with this id, file, folder or `module:NAME`; a variant may follow after a plus."""
    point = next((point for point in _entry_points() if point.name == name), None)
    if point is not None:
        return _load_installed(point)
    if name in _loaded_games:
        return _loaded_games[name]
    base, plus, location = name.partition(VARIANT_SEPARATOR)
    if plus and not Path(name).exists():
        return with_variant(find_game(base), read_variant(Path(location)))
    game = _load_from_path(name)
    _loaded_games[game.id] = game
    return game


def with_variant(game: Game[Any], variant: Variant) -> Game[Any]:
    """Return the game with a variant. From now on `find_game` finds it by its id, such as `heroes+strong-sirens`."""
    variant_game = apply_variant(game, variant)
    _names_of_code[variant_game.package] = variant_game.name
    _loaded_games[variant_game.id] = variant_game
    return variant_game


def path_hint(name: str) -> str:
    """Return a likely path of the game with this name, for a hint in an error message."""
    places = (Path(f"{name}.py"), Path(name), Path("examples", f"{name}.py"))
    return str(next((place for place in places if module_file(place) is not None), places[0]))


@cache
def _entry_points() -> tuple[EntryPoint, ...]:
    from importlib.metadata import entry_points  # its import takes 60 ms, and most commands do not need it

    return tuple(entry_points(group="meadhall.games"))


def _load_installed(point: EntryPoint) -> Game[Any]:
    module, _, attribute = point.value.partition(":")
    return _game_in(
        _import_module(module), attribute or USUAL_NAME, f"the installed game '{point.name}' ({point.value})"
    )


def _load_from_path(name: str) -> Game[Any]:
    path = Path(name)
    module, _, attribute = name.rpartition(":")
    file = module_file(path)
    if file is not None:
        return _game_in(load_module(file, path), USUAL_NAME, name)
    if path.suffix == ".py" or len(path.parts) > 1 or not path.parts or path.is_dir():
        raise UnknownGame(f"no game can be loaded from {path}: {_no_game_reason(path)}")
    if module and attribute.isidentifier():
        return _game_in(_import_module(module), attribute, name)
    similar_names = get_close_matches(re.sub(r"[\W_]", "", name.lower()), installed_games(), 1, 0.75)
    if similar_names:
        raise UnknownGame(f"there is no game '{name}'; did you mean {similar_names[0]}?")
    raise UnknownGame(
        f"there is no game '{name}'; installed games: {joined_names(installed_games())}. "
        "A game that is not installed is named by its file or folder, as in examples/pig.py, or as module:NAME"
    )


def _no_game_reason(path: Path) -> str:
    if packages := _packages(path):
        return f"src/ has several packages; name one of them, as in {packages[0]}"
    if path.is_dir():
        return "it has no __init__.py, and none in src/"
    return "it is not a Python file such as pig.py" if path.exists() else "there is no such file"


def _game_in(module: ModuleType, attribute: str, where: str) -> Game[Any]:
    game: Any = getattr(module, attribute, None)
    if isinstance(game, Game):
        _names_of_code[game.first_state.__globals__.get("__package__") or module.__name__] = game.name
        return game  # pyright: ignore[reportUnknownVariableType]
    fault = "has no" if game is None else f"is a {type(game).__name__}, not a Game: it needs"
    raise UnknownGame(f"{where} {fault} {attribute} = Game(...)")


def _import_module(module: str) -> ModuleType:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, "")  # the current folder, as for `python -m`
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name not in (module, module.partition(".")[0]):
            raise UnknownGame(f"the module '{module}' cannot be loaded: {_error_text(error)}") from error
        raise UnknownGame(f"there is no module '{module}', neither here nor installed") from None
    except Exception as error:
        raise UnknownGame(f"the module '{module}' cannot be loaded: {_error_text(error)}") from error


def module_file(path: Path) -> Path | None:
    """Return the Python file of a path: the file itself, or the `__init__.py` in the folder or in its `src/`."""
    name = path.resolve().name
    packages = _packages(path)
    same_name = path / "src" / name
    package = same_name if same_name in packages or len(packages) != 1 else packages[0]
    files = (path, path / "__init__.py", package / "__init__.py")
    return next((file.resolve() for file in files if file.suffix == ".py" and file.is_file()), None)


def _packages(folder: Path) -> list[Path]:
    """Return the packages in the folder `src/` of a folder."""
    return sorted(file.parent for file in folder.glob("src/*/__init__.py"))


def load_module(file: Path, path: Path) -> ModuleType:
    """Load a module from its file, or a package from its `__init__.py`, under its own short name."""
    name = file.parent.name if file.name == "__init__.py" else file.stem
    already_loaded = sys.modules.get(name)
    if already_loaded is not None:
        return _checked_module(already_loaded, file, path)
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise UnknownGame(f"{path} is not a Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and a package's own imports need the entry
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise UnknownGame(f"{path} cannot be loaded: {_error_text(error)}") from error
    return module


def _checked_module(module: ModuleType, file: Path, path: Path) -> ModuleType:
    origin = getattr(module, "__file__", None)
    if origin is None or Path(origin).resolve() != file:
        raise UnknownGame(f"{path} cannot be loaded: another module is called '{module.__name__}'; rename one of them")
    return module


def _error_text(error: Exception) -> str:
    """Describe an error in one sentence with its file and line, instead of a traceback."""
    if isinstance(error, MeadhallError):
        return str(error)
    if isinstance(error, SyntaxError):
        return f"{error.msg}, in {Path(error.filename or '?').name}, line {error.lineno}"
    frames = [frame for frame in _frames(error) if not _is_library_code(frame[0])]
    return _error_words(error) + (f", in {_line_text(*frames[-1])}" if frames else "")


def _is_library_code(frame: FrameType) -> bool:
    """Whether a frame's code belongs to the engine or to Python's import system."""
    module = str(frame.f_globals.get("__name__", ""))
    return frame.f_code.co_filename.startswith("<frozen") or f"{module}.".startswith("meadhall.engine.")


def game_error_text(error: Exception) -> str | None:
    """Describe an error raised by a game's own code in one sentence; None if no loaded game raised it."""
    for frame, line in reversed(list(_frames(error))):
        module = str(frame.f_globals.get("__name__", ""))
        name = next((name for code, name in _names_of_code.items() if f"{module}.".startswith(f"{code}.")), None)
        if name is not None:
            where = f"{frame.f_code.co_name} ({_line_text(frame, line)})"
            return f"{name} fails in its own code, in {where}: {_error_words(error)}"
    return None


def _frames(error: Exception) -> Iterator[tuple[FrameType, int]]:
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame, trace.tb_lineno
        trace = trace.tb_next


def _error_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _line_text(frame: FrameType, line: int) -> str:
    return f"{Path(frame.f_code.co_filename).name}, line {line}"
