"""The live tables. `journal.py` is the one way in which a table changes: begin there.

`state.py` is all that a table's log says, `fold.py` applies one entry to it. `actions/` has what people can do.
`views/` makes what viewers are shown, `broadcast.py` sends it. `projection.py` has the rows for lists.
"""
