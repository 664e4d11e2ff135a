"""How a person plays: figures over all finished matches (`figures.py`), how seats opened and what reviews found, kept
for them (`keeping.py`), and everything as files (`files.py`)."""
