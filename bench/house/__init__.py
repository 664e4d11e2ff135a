"""Load tests of the house over real WebSockets, beside boardgame.io's server under the same load."""
