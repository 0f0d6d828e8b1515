"""Games with variants: each is a separate game with the same rules and changed content."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from meadhall.engine.common.errors import BadContent
from meadhall.engine.common.overlays import Change, Overlay, similar_names_hint
from meadhall.engine.common.variants import Variant
from meadhall.engine.contract.copies import LOAD_LOCK, find_declaration, import_from_copy, register_copy, unload_copy
from meadhall.engine.contract.game import Game, no_scene

VARIANT_SEPARATOR: Final = "+"  # separates the id of a game from the name of its variant
_loaded_variants: dict[
    tuple[str, str, str], tuple[Game[Any], Overlay]
] = {}  # by package, name and digest of the variant


def apply_variant(game: Game[Any], variant: Variant) -> Game[Any]:
    """Return a game with a variant. Raise BadContent, which names the file, entry and field that do not fit.

    The new game's id is `game+variant`, and its version contains the variant's digest. The result is cached.
    """
    _check_variant(game, variant)
    key = (game.package, variant.name, variant.digest)
    with LOAD_LOCK:
        if key not in _loaded_variants:
            _loaded_variants[key] = _load_variant(game, variant)
        return _loaded_variants[key][0]


def changes_of(game: Game[Any]) -> list[Change]:
    """Return the changes of a game's variant, file by file."""
    overlay = next((overlay for variant_game, overlay in _loaded_variants.values() if variant_game is game), None)
    return [] if overlay is None else [change for name in sorted(overlay.changes) for change in overlay.changes[name]]


def content_files(package: str) -> list[str]:
    """Return the names of the content files of a package."""
    return sorted({file.name for file in _toml_files(files(package))}) if package else []


def _toml_files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _toml_files(entry)
        elif entry.name.endswith(".toml"):
            yield entry


def _check_variant(game: Game[Any], variant: Variant) -> None:
    known = content_files(game.package)
    if game.variant is not None:
        raise BadContent(f"{game.name} is a variant itself; use {variant.name} with {game.base_id}")
    if variant.game not in ("", game.id):
        raise BadContent(f"variant {variant.name} is a variant of the game '{variant.game}', not of '{game.id}'")
    if not known:
        raise BadContent(f"{game.name} reads no content from TOML files (`read_content`), so it can have no variant")
    if not variant.files:
        raise BadContent(f"variant {variant.name} changes no content file; {game.name} has {', '.join(known)}")
    for name in variant.files:
        if name not in known:
            raise BadContent(
                f"variant {variant.name}: {game.name} has no content file '{name}'{similar_names_hint(name, known)}"
            )


def _load_variant(game: Game[Any], variant: Variant) -> tuple[Game[Any], Overlay]:
    package, overlay = game.package, Overlay(variant)
    declaration = find_declaration(package, Game, game.id)
    assert declaration is not None
    copy = register_copy(package, f"{variant.name}.{variant.digest}".replace(".", "~"), overlay)
    try:
        module = import_from_copy(declaration[0].__name__, package, copy)
    except BadContent as error:
        unload_copy(copy)
        raise _with_variant_name(variant, error) from None
    except Exception as error:
        unload_copy(copy)
        raise _with_variant_name(variant, error) from error
    new_game = _renamed_game(getattr(module, declaration[1]), replace(variant, game=game.id))
    setattr(module, declaration[1], new_game)  # `Game.package` looks for the game in its module
    return new_game, overlay


def _with_variant_name(variant: Variant, error: Exception) -> BadContent:
    """Return the error as BadContent that begins with the variant's name."""
    prefix = f"variant {variant.name}: "
    message = str(error) if isinstance(error, BadContent) else f"with it the game cannot begin: {error!r}"
    return BadContent(f"{prefix}{message.removeprefix(prefix)}")


def _renamed_game(game: Game[Any], variant: Variant) -> Game[Any]:
    return replace(
        game,
        id=f"{game.id}{VARIANT_SEPARATOR}{variant.name}",
        name=f"{game.name}: {variant.title}",
        version=f"{game.version}{VARIANT_SEPARATOR}{variant.digest}",
        scene=no_scene if game.scene == game._plain_scene else game.scene,  # pyright: ignore[reportPrivateUsage]
        lesson=None,  # its script was written for the cards and numbers of the original game
        variant=variant,
    )
