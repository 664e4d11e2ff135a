"""Every bench that fits into a few minutes: `make bench`. The longer ones say so and are run by name."""

from bench import engines
from bench.client import __main__ as client

engines.main()
client.main()
