"""What each viewer of a table is shown, and the numbers that each viewer counts by.

`rendering.py` makes the messages; `delta.py` and `patch.py` find what changed; nothing here sends or stores.
"""
