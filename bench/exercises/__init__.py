"""Finding exercises in bots' matches: `python -m bench.exercises GAME`."""
