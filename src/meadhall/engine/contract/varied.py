"""A game with a variant laid over its content: a separate game with the same rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from meadhall.engine.common.errors import BadContent
from meadhall.engine.common.overlays import Change, Overlay, nearest
from meadhall.engine.common.variants import Variant
from meadhall.engine.contract.copies import LOADING, copied, forgotten, game_in, imported
from meadhall.engine.contract.game import Game, no_scene

PLUS: Final = "+"  # between the id of a game and the name of its variant
_made: dict[tuple[str, str, str], tuple[Game[Any], Overlay]] = {}  # by package, name and digest of the variant


def varied(game: Game[Any], variant: Variant) -> Game[Any]:
    """Return the game with the variant over it; BadContent names the file, the entry and the field that do not fit.

    Its id is `game+variant`, its version contains the digest. The same variant gives the same object.
    """
    _check(game, variant)
    key = (game.package, variant.name, variant.digest)
    with LOADING:
        if key not in _made:
            _made[key] = _loaded(game, variant)
        return _made[key][0]


def changes_of(game: Game[Any]) -> list[Change]:
    """Return the changes of a game's variant, file by file."""
    overlay = next((overlay for found, overlay in _made.values() if found is game), None)
    return [] if overlay is None else [change for name in sorted(overlay.changes) for change in overlay.changes[name]]


def content_files(package: str) -> list[str]:
    """Return the names of the content files of a package."""
    return sorted({file.name for file in _toml_in(files(package))}) if package else []


def _toml_in(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _toml_in(entry)
        elif entry.name.endswith(".toml"):
            yield entry


def _check(game: Game[Any], variant: Variant) -> None:
    known = content_files(game.package)
    if game.variant is not None:
        raise BadContent(f"{game.name} is a variant itself; lay {variant.name} over {game.original}")
    if variant.game not in ("", game.id):
        raise BadContent(f"variant {variant.name} is one of the game '{variant.game}', not of '{game.id}'")
    if not known:
        raise BadContent(f"{game.name} reads no content from TOML files (`read_content`), so it can have no variant")
    if not variant.files:
        raise BadContent(f"variant {variant.name} changes no content file; {game.name} has {', '.join(known)}")
    for name in variant.files:
        if name not in known:
            raise BadContent(f"variant {variant.name}: {game.name} has no content file '{name}'{nearest(name, known)}")


def _loaded(game: Game[Any], variant: Variant) -> tuple[Game[Any], Overlay]:
    package, overlay = game.package, Overlay(variant)
    there = game_in(package, Game, game.id)
    assert there is not None
    copy = copied(package, f"{variant.name}.{variant.digest}".replace(".", "~"), overlay)
    try:
        module = imported(there[0].__name__, package, copy)
    except BadContent as error:
        forgotten(copy)
        raise _of(variant, error) from None
    except Exception as error:
        forgotten(copy)
        raise _of(variant, error) from error
    found = _named(getattr(module, there[1]), replace(variant, game=game.id))
    setattr(module, there[1], found)  # the package of a game is where it is declared
    return found, overlay


def _of(variant: Variant, error: Exception) -> BadContent:
    """Return the error with the name of the variant in it; the game itself names only its file."""
    begins = f"variant {variant.name}: "
    said = str(error) if isinstance(error, BadContent) else f"with it the game cannot begin: {error!r}"
    return BadContent(f"{begins}{said.removeprefix(begins)}")


def _named(game: Game[Any], variant: Variant) -> Game[Any]:
    return replace(
        game,
        id=f"{game.id}{PLUS}{variant.name}",
        name=f"{game.name}: {variant.words}",
        version=f"{game.version}{PLUS}{variant.digest}",
        scene=no_scene if game.scene == game._plain_scene else game.scene,  # pyright: ignore[reportPrivateUsage]
        lesson=None,  # its script was written for the cards and numbers of the original game
        variant=variant,
    )
