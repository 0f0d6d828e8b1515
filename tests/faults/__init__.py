"""Deliberate faults that show whether the tests find them: `make planted` and `make mutants`."""
