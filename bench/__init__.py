"""Measurements, each beside a peer or a limit taken in the same run: `python3 go.py bench [engine|bots|...]`."""
