"""Items, Crowns, Treasures, and what lies on the ground (4.17). May import `moves` and what is before it."""
