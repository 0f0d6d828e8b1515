"""Events for everybody or for one seat."""
