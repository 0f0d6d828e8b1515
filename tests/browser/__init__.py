"""The hall in a real Chromium: the tests play only with mouse, keys and fingers."""
