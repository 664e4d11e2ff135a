"""Measurements of the review: whether its chances to win are true, and whether its error rate orders the levels."""
