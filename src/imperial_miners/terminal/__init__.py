"""The table in a terminal: a plain line mode for pipes, scripts and screen readers, and what its commands print."""
