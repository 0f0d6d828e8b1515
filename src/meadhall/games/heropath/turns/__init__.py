"""Turns and actions (TRN). Their order is set by the modes. May import actions and below."""
