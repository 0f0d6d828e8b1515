"""Imports optional dependencies. If one is missing, the error names the extra to install."""

from __future__ import annotations

import importlib
from typing import Any, Final

from meadhall.engine.common.errors import MeadhallError

LAB_MODULES: Final = ("numpy", "polars", "altair", "vl_convert")  # for the laboratory's reports


class NotInstalled(MeadhallError):
    """A package of one of our extras is not installed."""


def require(module: str, extra: str, sentence_start: str) -> Any:
    """Import a module of another package.

    If it is missing, raise NotInstalled, whose sentence begins with `sentence_start` and names the extra to install.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != module.partition(".")[0]:
            raise
        raise NotInstalled(
            f"{sentence_start} the package {{package}}: pip install 'meadhall[{{extra}}]'",
            package=module.partition(".")[0],
            extra=extra,
        ) from None
