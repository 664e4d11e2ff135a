"""Load and faults for a house or a club of one's own."""
