"""The game for programs that speak: `mcp`."""

from __future__ import annotations

from imperial_miners.cli.options import Language, language


def mcp(
    *, seats: int = 1, seed: str = "", bot: str = "greedy", lang: Language | None = None, pack: str = "base"
) -> None:
    """Serve the game by the Model Context Protocol, over standard input and output.

    A program that speaks it reads the rules as a resource, and has tools to see the table, to list the options of its
    seat, to ask what one would do, and to answer. Needs the extra `mcp`.

    For example:

    ```
    imperial-miners mcp
    imperial-miners mcp --seats 3 --bot adept --lang de --seed mine
    ```

    Args:
        seats: Seats at the table, 1 to 5; yours is the first.
        seed: Any text: the same one deals the same game; by default another each time.
        bot: Who sits at the other seats.
        lang: The language of all that is said.
        pack: Name or folder of the pack.
    """
    from secrets import token_hex

    from imperial_miners.terminal.mcp_server import make_server

    make_server(seats, seed or token_hex(16), bot, language(lang), pack).run()
