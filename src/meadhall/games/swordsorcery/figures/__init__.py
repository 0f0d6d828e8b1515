"""Facts computed from the state: sight, crowds, numbers, predicates. May import `state` and earlier rooms."""
