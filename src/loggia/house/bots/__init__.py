"""Bots at tables: `scheduler.py` knows when one must decide, `workers.py` has the processes in which they think."""
