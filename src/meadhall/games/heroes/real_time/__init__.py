"""Preparation as a race (4.4, 4.5): its flow, and the sequencer. May import `preparation`."""
