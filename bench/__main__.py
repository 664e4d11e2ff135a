"""Every bench beside a peer, some ten minutes: `make bench`. Each can be run by itself too, see README.md."""

from bench import engines
from bench.client import __main__ as client
from bench.house import __main__ as house

engines.main()
client.main()
house.main()
