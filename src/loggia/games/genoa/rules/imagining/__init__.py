"""Hidden cards: who knows which, what can be concluded, and states that a seat cannot tell from the real one."""
