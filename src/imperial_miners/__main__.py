"""`python -m imperial_miners` is the `imperial-miners` command."""

import sys

from imperial_miners.cli import main

if __name__ == "__main__":
    sys.exit(main())
