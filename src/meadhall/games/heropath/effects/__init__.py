"""Effects: the verbs that carry out ops, and the effects of passive ops. May import state and events."""
