"""Everything that knows SQL: logs of tables, deals, reviews, notices of other processes, the schema, its migrations.

What the rows mean is in `log`; when they are read and written is decided in `tables`.
"""
