"""What can be read off the state: sight, crowds, numbers, predicates. May import `state` and what is before it."""
