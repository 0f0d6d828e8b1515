"""The tables of the content files as types, one file each. May import `vocabulary`."""
