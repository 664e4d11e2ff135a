"""The preview picture of a finished match, for messengers: `canvas.py` reads, composes and writes PNG, `card.py` draws.

The drawings beside this file are made by `tools/cards.py` from the client's own art.
"""
