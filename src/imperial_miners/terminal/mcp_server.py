"""The game as a server of the Model Context Protocol, over standard input and output: for programs that speak."""

from __future__ import annotations

from mcp.server import MCPServer

from imperial_miners.terminal.spoken import SpokenGame, rules_in
from imperial_miners.text.rulebook import LANGUAGES


def make_server(seats: int, seed: int | str, bot: str, language: str, pack: str) -> MCPServer:
    """A server that holds one game at a time."""
    server = MCPServer(
        "imperial-miners", instructions="Read rules://imperial-miners/en, ask for the state, answer by key."
    )
    games = [SpokenGame(seats, seed, bot, language, pack)]
    dealt = [0]

    def rules(language: str) -> str:
        """The rules for players in one of the five languages."""
        if language not in LANGUAGES:
            raise ValueError(f"the rules are there in {', '.join(LANGUAGES)}")
        return rules_in(language)

    def state() -> str:
        """The table as your seat sees it, and what it is asked."""
        return games[0].state()

    def options() -> list[str]:
        """The keys of the options that your seat is offered; none once the game is over."""
        decision = games[0].decision()
        return [option.key for option in decision.options] if decision else []

    def what_if(option: str) -> str:
        """What an option would do, up to the first thing that nobody can foresee. Nothing changes."""
        return games[0].what_if(option)

    def answer(option: str) -> str:
        """Answer with an option's key: what happened then, and the next question. What is not offered is refused."""
        return games[0].answer(option)

    def new_game() -> str:
        """Begin another game by the same settings, with the next deal."""
        dealt[0] += 1
        games[0] = SpokenGame(seats, f"{seed}:{dealt[0]}", bot, language, pack)
        return games[0].state()

    server.resource("rules://imperial-miners/{language}", mime_type="text/plain")(rules)
    for tool in (state, options, what_if, answer, new_game):
        server.tool()(tool)
    return server
