"""Environments for learning: the games behind the interfaces of PettingZoo, Gymnasium and OpenSpiel, and in batches.

`episode` asks the seats of one match and speaks in integers; `observations` says what a seat sees as a fixed number of
integers; the other modules put these behind somebody else's interface. See docs/research.md.
"""
