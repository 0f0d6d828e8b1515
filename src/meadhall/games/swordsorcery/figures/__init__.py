"""Facts computed from the state: sight, crowds, numbers, predicates."""
