"""The house under load, over real WebSockets from another process, beside boardgame.io's server doing the same."""
