"""Every HTTP request of the API, grouped by subject, with the types of its body and its answer.

`route.py` is what they have in common; `openapi.py` (one folder up) describes them all.
"""
