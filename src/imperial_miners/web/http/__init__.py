"""What lies between the network and the handlers: the guard, sessions, rate limits, languages, shared dependencies.

No address is answered here; that is done in `api` and `pages`.
"""
