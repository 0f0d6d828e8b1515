"""Events for everybody or for one seat. May import content and texts."""
