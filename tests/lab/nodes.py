"""Run a Ray cluster of two small nodes on this machine, until its standard input closes: python -m tests.lab.nodes.

It prints one line, the address of the cluster.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from ray.cluster_utils import Cluster

MIN_STORE: Final = 76 * 2**20  # bytes of an object store; Ray accepts no less
NODE: Final[dict[str, Any]] = {"num_cpus": 1, "object_store_memory": MIN_STORE, "include_dashboard": False}


def main() -> None:
    """Start both nodes, wait for the end of the input, and stop them."""
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        cluster.add_node(**NODE)
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
