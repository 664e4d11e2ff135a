"""People: accounts and guests, their sessions, ratings and notifications. Knows nothing of live tables."""
