"""Messages between browser and server, and problems as they are reported. May import `wording`."""
