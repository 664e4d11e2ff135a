"""The live tables. `journal.py` is the one way in which a table changes; `state.py` is the log of a table, folded.

`actions/` has what people can do at a table, one file per subject; `broadcast.py` tells the viewers.
"""
