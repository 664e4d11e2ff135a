"""What is said about a decision: prompts, moves in words, previews. The words themselves are in `text/`."""
