"""What stands between a match and people, without I/O: undo, clocks, standing orders, lessons.

`table.py` keeps the moves with what they told and takes them back; `clock.py` counts time; `orders.py` decides in
advance for a seat; `lessons/` plays guided parts of a match.
"""

from loggia.table.table import Step, Table

__all__ = ["Step", "Table"]
