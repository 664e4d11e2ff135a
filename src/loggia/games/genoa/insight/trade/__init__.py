"""Bargaining: which deals are worth proposing, and what each would bring."""
