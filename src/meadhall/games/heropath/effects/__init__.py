"""Effects: the registry of verbs, and lookups of lasting effects. May import state and events."""
