"""A real hall in its own process, with clients, proxies and load balancers, for benchmarks and failure tests."""
