"""Faults put in on purpose, to see whether the tests find them: `make planted` and `make mutants`."""
