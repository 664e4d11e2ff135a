"""The WebSocket at `/api/v1/live`: `endpoint.py` accepts it, `page.py` speaks with the browser page at its other end.

`protocol.py` is uvicorn's protocol with a faster path for small messages.
"""
