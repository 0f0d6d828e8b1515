"""The hall as a whole: all tables, people and replays, without HTTP. May import `replays`, `live` and below."""
