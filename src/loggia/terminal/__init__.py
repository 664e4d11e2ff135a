"""Playing in a terminal: the same tables, words and bots as the house, drawn with rich."""
