"""Turns and actions (TRN). Their order is set by the modes."""
