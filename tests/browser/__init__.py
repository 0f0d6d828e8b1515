"""The hall in a real Chromium: whoever plays here does so with mouse, keys and fingers alone."""
