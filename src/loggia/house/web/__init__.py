"""The web server: the application, its HTTP routes (`routes/`) and its WebSockets (`sockets/`).

Everything here turns requests into calls of the subjects beside it, and answers into bytes. `app.py` puts it together.
"""
