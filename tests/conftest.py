"""What every test may lean on."""

import os

# Plain Python unless somebody asks for the compiled build (make test-compiled): a test must not depend on what lies
# about in build/. This has to be said before anything of loggia is imported.
os.environ.setdefault("LOGGIA_COMPILED", "no")

from hypothesis import HealthCheck, settings

# The same examples every time in CI; on a desk, new ones each run. No deadline: two cores are shared by two workers.
settings.register_profile("desk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
