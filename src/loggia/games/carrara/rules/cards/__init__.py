"""The cards: what their objectives measure, what they pay in the final scoring, and what they say.

One small function per kind of card; the figures come from the data file. The three base objectives are the cards number
1 of their decks (CAR-XSET-3), so the base game uses the same functions.
"""
