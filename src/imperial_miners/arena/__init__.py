"""The arena: many games, measured honestly; matches, ratings with intervals, tables for notebooks, balance reports."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a worker for each core: threads of numpy would wait for each other
