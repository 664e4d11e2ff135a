"""What people can ask of a table, one file per subject. `dispatch.py` finds the action and makes the shared checks."""
