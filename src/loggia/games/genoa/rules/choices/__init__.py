"""What may be done: the lists of choices, and random lawful moves beyond the bounded ones."""
