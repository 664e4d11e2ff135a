"""The house: the server. People, tables and live play over HTTP and WebSockets. It knows no rules of any game.

`web/` takes requests, `tables/` has the live tables, `people/` the accounts, `bots/` asks bots, `store/` has all SQL,
`wire/` the types of the API. `house.py` puts these parts together; `web/serve.py` runs it.
"""
