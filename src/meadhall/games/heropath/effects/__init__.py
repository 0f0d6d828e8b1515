"""Effects: the verbs that carry out ops, and what ops do that work by themselves. May import state and events."""
