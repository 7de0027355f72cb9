"""The `imperial-miners` command: here is the list of its subcommands, beside it their definitions by topic.

A definition says what can be typed, explains it, and calls the layer that does the work, which is imported only then.
The page `docs/commands.md` is made from this help by `imperial-miners renew docs`; a test compares them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError

from imperial_miners.terminal.codes import DONE, FAILED, INTERRUPTED, WRONG_USAGE

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the nets are small: threads of numpy would wait for each other
COMMANDS: Final = {
    "play": "play",
    "verify": "games",
    "replay": "games",
    "export": "games",
    "cards": "packs",
    "bench": "bench",
    "serve": "server",
    "doctor": "server",
    "alerts": "server",
    "backup": "server",
    "restore": "server",
    "train": "learning",
    "watch": "arena",
    "arena": "arena",
    "simulate": "arena",
    "mcp": "speaking",
}
"""Each command and the module here that defines it."""
GROUPS: Final = {
    "games": ("keeping", "The games of a server: list them, export their records, prune old ones."),
    "puzzles": ("puzzles", "Make puzzles, and prove them again."),
    "pack": ("packs", "Make packs of cards: begin one, check it, see it."),
    "measure": ("measure", "Measure bots and cards over many games."),
    "renew": ("renew", "Make anew what is made from code and cards; for a checkout."),
}
"""Commands that have commands of their own: the module whose `app` holds them, and what they are for."""
TABLE: Final = ("fastapi", "sqlalchemy", "uvicorn")
"""What the table in the browser stands on, of the extra `table`."""
DEBUG: Final = "--debug"
EXIT_CODES: Final = """
Exit codes: 0 done; 1 something is wrong, and one line says what; 2 the command line is not understood; 3 the input
ended before the game, which is saved; 130 interrupted with Ctrl-C (a game is saved).

Without a command the table opens in the browser; where the extra `table` is missing, a game begins in the terminal.
Any command takes `--debug`, which shows where in the code an error arose. Colours are left out when `NO_COLOR` is set
or the output is no terminal.
"""


def installed_version() -> str:
    """The version of the distribution."""
    from importlib.metadata import PackageNotFoundError, version  # here, since few ask for it

    try:
        return version("imperial-miners")
    except PackageNotFoundError:
        return "unknown"


app = App(
    name="imperial-miners",
    help="Imperial Miners: play, check and explore the game.",
    version=installed_version,
    help_format="markdown",
    help_epilogue=EXIT_CODES,
)
app.register_install_completion_command("install-completion", add_to_startup=True)


# A module is read when one of its commands is called or listed.
for command, module in COMMANDS.items():
    app.command(f"imperial_miners.cli.{module}:{command}", name=command)
for group, (module, words) in GROUPS.items():
    app.command(f"imperial_miners.cli.{module}:app", name=group, help=words)


def commands_page() -> str:
    """The page of all commands, from their own help."""
    return app.generate_docs(usage_name="imperial-miners") + "\n## Exit codes\n" + EXIT_CODES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; an error is one line, unless `--debug` asks for more."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    is_bare = not tokens and sys.stdin.isatty() and sys.stdout.isatty()  # a script that says nothing gets the help
    tokens = beginning() if is_bare else tokens
    is_debug = DEBUG in tokens
    tokens = [token for token in tokens if token != DEBUG]
    try:
        if not tokens or tokens[0] in ("--help", "-h"):
            for name in COMMANDS:
                app[name]  # read now, so that the list says what each of them does
        code = app(tokens, result_action="return_value", exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except BrokenPipeError:
        # Whoever read the output has seen enough; the interpreter must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except CycloptsError as error:
        if is_debug:
            raise
        from imperial_miners.terminal.errors import explain_usage

        return report(explain_usage(error, tokens), WRONG_USAGE)
    except Exception as error:
        if is_debug:
            raise
        from imperial_miners.terminal.errors import explain
        from imperial_miners.terminal.problem import CannotGoOn

        if isinstance(error, CannotGoOn):  # what is left of the game is worth more than the reason alone
            print("\n".join(error.lines))
            return FAILED
        return report(explain(error, tokens), FAILED)


def beginning() -> list[str]:
    """What is done where nothing is said: the table in the browser; in the terminal if its libraries are missing."""
    from importlib.util import find_spec

    if all(map(find_spec, TABLE)):
        return ["serve"]
    from imperial_miners.terminal.errors import explain_no_table

    report(explain_no_table(), DONE)
    return ["play"] if find_spec("textual") else ["play", "--plain"]


def report(message: str, code: int) -> int:
    """Say what is wrong, where errors go."""
    print(message, file=sys.stderr)
    return code
