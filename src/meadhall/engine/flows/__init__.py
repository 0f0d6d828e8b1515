"""Flows, asks and menus: rules that pause for an answer, and the legal answers. May import `common` and `model`."""
