"""`python -m benches.load`: a thousand clients at 250 tables of a real hall on this machine.

`--minutes 5 --rate 50` is a soak test: a fifth of the load for a longer time, which shows how fast memory grows.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from benches.halls.served import running_hall
from benches.load.run import Load, memory_growth, run


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=250.0, help="answers per second, at all tables together")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--unpacked", action="store_true", help="do not ask the hall to compress its messages")
    parser.add_argument("--seed", default="load")
    arguments = parser.parse_args()
    load = Load(arguments.sockets, arguments.rate, 60 * arguments.minutes, not arguments.unpacked, arguments.seed)
    with tempfile.TemporaryDirectory() as folder, running_hall(Path(folder) / "hall", arguments.port) as hall:
        result = run(hall, load)
        print(result.text())
        print(f"memory        {memory_growth(result.memory):+.2f} MiB a minute")
    sys.exit(1 if result.tally.errors or result.logged_errors else 0)


if __name__ == "__main__":
    main()
