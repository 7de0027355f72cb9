"""The table in the browser: live games over a database, a JSON API, and pages drawn by the server.

Its rooms, each importing only those before it: `log`, `scene`, `store`, `tables`, `http`, then `api` and `pages` side
by side. `app` puts them together, `serving` starts them. The game's rules are in `engine` and nowhere here.
"""
