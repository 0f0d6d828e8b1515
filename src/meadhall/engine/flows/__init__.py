"""Flows, asks and menus: how rules pause and what may be answered. May import `common` and `model`."""
