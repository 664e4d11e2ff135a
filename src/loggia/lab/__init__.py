"""Many matches at once: simulate and arena."""
