"""The table in the browser: a store of games, a service that plays them, a JSON API, and the pages on top.

No rule is known here. Start reading at `service` (what can be done), `table` (what a game at the table is) and `app`
(how it is put together). Pages and API ask the same `Service`.
"""
