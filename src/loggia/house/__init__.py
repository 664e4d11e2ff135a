"""The house: people, tables and live play over HTTP and WebSockets. It serves every game and knows none."""
