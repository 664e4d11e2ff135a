"""Bots at tables: `scheduler.py` knows when one must decide, `workers.py` has the processes in which they think.

`hint.py` asks a bot for a person. How bots think is in `loggia.bots`.
"""
