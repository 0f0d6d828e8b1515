"""The Hero Turn: what may be done, and how it is done (4.9 to 4.13, 4.16). May import `verbs` and what is before it."""
