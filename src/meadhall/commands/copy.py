"""`meadhall copy`: copies a hall from its file into PostgreSQL, or back."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from meadhall.extras import require
from meadhall.progress import shown_progress

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

    old, new = database_at(source), database_at(target)
    if old.database or new.database:
        require("psycopg", "nodes", "a PostgreSQL database needs")
    with shown_progress("copying", 0, quiet=not sys.stderr.isatty(), then=STOPPED, what="rows") as progress:
        rows = copy_hall(old, new, progress)
    print(
        f"Copied {_number(rows, 'people', 'person')}, {_number(rows, 'tables')} with {_number(rows, 'events')}, "
        f"and {_number(rows, 'replays', 'match file', 'match files')}; all of it was counted again in the copy."
    )
    option = "--database" if new.database else "--data"
    print(
        f"{new.database_location} now holds the hall. Open it with {option}. The one in {old.database_location} is unchanged."
    )


def _number(rows: dict[str, int], table: str, singular: str = "", plural: str = "") -> str:
    count = rows[table]
    return f"{count:,} {(singular or table.removesuffix('s')) if count == 1 else (plural or table)}"
