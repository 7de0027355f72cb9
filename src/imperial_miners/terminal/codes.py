"""With what a command ends."""

from typing import Final

DONE: Final = 0
FAILED: Final = 1
WRONG_USAGE: Final = 2
INPUT_ENDED: Final = 3
INTERRUPTED: Final = 130
