"""Writes the client's TypeScript types from the Python definitions.

`python -m tools.typescript web/src/generated`, run in the repository's root.
"""
