"""Optional dependencies, and the sentence that names a missing one."""

from __future__ import annotations

import importlib
from typing import Any, Final

from meadhall.engine.common.errors import MeadhallError

LAB_NEEDS: Final = ("numpy", "polars", "altair", "vl_convert")  # for the laboratory's reports


class NotInstalled(MeadhallError):
    """A package of one of our extras is not installed."""


def needed(module: str, extra: str, who: str) -> Any:
    """Import a module of another package; NotInstalled says who needs it, and which extra brings it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != module.partition(".")[0]:
            raise
        raise NotInstalled(
            f"{who} the package {{package}}: pip install 'meadhall[{{extra}}]'",
            package=module.partition(".")[0],
            extra=extra,
        ) from None
