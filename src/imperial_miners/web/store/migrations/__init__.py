"""The database's history, run by `migrating` whenever a server starts."""
