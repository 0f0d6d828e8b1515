"""Property tests have no time limit each: the machines of the builds are of any speed."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("steady")
