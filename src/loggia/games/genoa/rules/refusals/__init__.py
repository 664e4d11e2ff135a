"""Why something may not be done. Each chapter refuses its own moves; here is what they share."""
