"""`meadhall copy`: copies a hall from its file into PostgreSQL, or back."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from meadhall.extras import require
from meadhall.progress import progress_bar

STOPPED: Final = "Nothing was copied, and nothing was changed."
PLACE: Final = "its folder, as with --data, or its PostgreSQL database, as with --database"


def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=f"Where the hall is: {PLACE}.")],
    target: Annotated[
        str, typer.Argument(metavar="TO", help="Where to copy it, in the same form. Nothing may be there yet.")
    ],
) -> None:
    """Copy a closed hall with everything in it: from its file into PostgreSQL, or back.

    If the copy fails, nothing is changed. The source is never modified. Give the password of a database
    in PGPASSWORD or ~/.pgpass: on the command line, others on the machine may see it.
    """
    from meadhall.server.copying import copy_hall, database_at  # slow to import: not for `meadhall -h`

    source_place, target_place = database_at(source), database_at(target)
    if source_place.database or target_place.database:
        require("psycopg", "nodes", "a PostgreSQL database needs")
    with progress_bar("copying", 0, quiet=not sys.stderr.isatty(), closing_sentence=STOPPED, unit="rows") as progress:
        rows = copy_hall(source_place, target_place, progress)
    print(
        f"Copied {_counted_rows(rows, 'people', 'person')}, {_counted_rows(rows, 'tables')} with "
        f"{_counted_rows(rows, 'events')}, "
        f"and {_counted_rows(rows, 'replays', 'match file', 'match files')}; all of it was counted again in the copy."
    )
    option = "--database" if target_place.database else "--data"
    print(
        f"{target_place.database_location} now holds the hall. Open it with {option}. The one in "
        f"{source_place.database_location} is unchanged."
    )


def _counted_rows(rows: dict[str, int], table: str, singular: str = "", plural: str = "") -> str:
    count = rows[table]
    return f"{count:,} {(singular or table.removesuffix('s')) if count == 1 else (plural or table)}"
