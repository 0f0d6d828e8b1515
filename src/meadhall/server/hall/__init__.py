"""The whole hall without HTTP: all tables, people and replays."""
