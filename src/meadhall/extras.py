"""What has to be installed beyond the hall itself, said in one sentence where it is missing."""

from __future__ import annotations

import importlib
from typing import Any, Final

from meadhall.engine.common.errors import MeadhallError

LAB_NEEDS: Final = ("numpy", "polars", "altair", "vl_convert")  # what the laboratory's reports are made with


class NotInstalled(MeadhallError):
    """A package that an extra of ours brings is not on this machine."""


def needed(module: str, extra: str, who: str) -> Any:
    """A module of another package; NotInstalled says who needs it, and which extra of ours brings it."""
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
