"""Ghosts as players of a table: among the others, on the boards, and as the mine that is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from imperial_miners.engine.view import View
from imperial_miners.web.log.deals import Ghost
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.scene.mine import see_mine
from imperial_miners.web.scene.table import Player, Tableau, see_boards, see_mini
from imperial_miners.web.scene.words import Reader

GHOST: Final = "ghost"


def beside(scene: Tableau, table: Table, ghosts: Sequence[Ghost], looked: int, reader: Reader, art: str) -> Tableau:
    """A table with its ghosts: among the players, on the boards, and as the mine that is looked at."""
    seen = see_ghosts(table, ghosts, reader)
    if not seen:
        return scene
    players = (*scene.players, *(player for player, _ in seen))
    boards = see_boards(scene.view, scene.asked, players, reader)
    for player, view in seen:
        if player.seat == looked:
            mine = see_mine(None, view, player.view.index, None, reader, art)
            return replace(scene, players=players, boards=boards, looked=looked, mine=mine)
    return replace(scene, players=players, boards=boards)


def see_ghosts(table: Table, ghosts: Sequence[Ghost], reader: Reader) -> list[tuple[Player, View]]:
    """Ghosts as players after those of the table, each with the view that its mine is drawn from."""
    taken = [chair.colour for chair in table.state.chairs]
    free = [colour for colour in COLOURS if colour not in taken]
    found: list[tuple[Player, View]] = []
    for ghost in ghosts:
        view = ghost.view(table)
        if view is None or ghost.run is None or not free:
            continue
        seat, colour = view.seats[ghost.run.seat], free.pop(0)
        name = ghost.name or (reader.title(ghost.level) if ghost.level else reader.ui("ghost-friend"))
        number = len(table.state.chairs) + len(found)
        mark = COLOURS.index(colour)
        player = Player(number, name, colour, mark, False, GHOST, ghost.level, seat, False, False, see_mini(seat, view))
        found.append((player, view))
    return found
