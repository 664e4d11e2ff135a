"""A house of several processes: who owns which table, the way to other workers, and starting a whole club at once."""
