"""The whole hall without HTTP: all tables, people and replays. May import `replays`, `live` and below."""
