"""`make bench`: all benches that compare with other projects, about ten minutes. README.md names them."""

from bench import engines
from bench.client import __main__ as client
from bench.house import __main__ as house

engines.main()
client.main()
house.main()
