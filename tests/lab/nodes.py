"""A Ray cluster of two small nodes on this machine, until somebody closes the input: python -m tests.lab.nodes.

Its address is the one line that it prints.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from ray.cluster_utils import Cluster

LEAST: Final = 76 * 2**20  # bytes of an object store: Ray takes no less
NODE: Final[dict[str, Any]] = {"num_cpus": 1, "object_store_memory": LEAST, "include_dashboard": False}


def main() -> None:
    """Begins both nodes, waits, and ends them."""
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        cluster.add_node(**NODE)
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
