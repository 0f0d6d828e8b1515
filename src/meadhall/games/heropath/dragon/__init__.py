"""The Dragon: flares, its turn, and the Gathering (FLR, DRT, GAT). May import enemies and below."""
