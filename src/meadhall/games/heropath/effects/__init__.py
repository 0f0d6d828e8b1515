"""Effects: the registry of verbs, and lookups of lasting effects."""
