"""The hall in a real Chromium. The tests play only with mouse, keys and touch."""
