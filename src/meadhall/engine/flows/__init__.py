"""Flows, asks and menus: how rules pause, and the legal answers. May import `common` and `model`."""
