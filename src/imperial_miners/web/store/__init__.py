"""Everything that knows SQL: the logs of tables, deals, the schema and its migrations.

What the rows mean is in `log`; when they are read and written is decided in `tables`.
"""
