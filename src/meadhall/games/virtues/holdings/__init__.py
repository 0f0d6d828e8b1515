"""What players hold: gifts, fame, gold, might, allies, buildings, markers. May import state, content and events."""
