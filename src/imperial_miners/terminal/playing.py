"""What `play` does with its options: a new game or one to be continued, then the plain mode."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from pathlib import Path
from shlex import quote

from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import MOST_SEATS
from imperial_miners.engine.record import MOST_SEED, RecordError
from imperial_miners.packs import PackError, folder_of, load_pack
from imperial_miners.packs.editions import edition_of
from imperial_miners.packs.loading import lasting_name
from imperial_miners.terminal.closing import closed, why_closed
from imperial_miners.terminal.codes import FAILED
from imperial_miners.terminal.errors import reason_of
from imperial_miners.terminal.keeping import (
    Keeper,
    Keeping,
    Kept,
    is_stranger,
    last_running,
    new_file,
    pack_for,
    read_kept,
)
from imperial_miners.terminal.local_game import LocalGame
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.sitting import Sitting
from imperial_miners.terminal.voice import Voice, say, terminal_messages, user_language


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for; empty where it is left open."""

    seats: int | None = None
    bots: tuple[str, ...] = ()
    language: str = ""
    seed: str = ""
    variant: str = "standard"
    decks: str = "shared"
    pack: str = "base"
    answers: Path | None = None
    save: Path | None = None
    is_continued: bool = False
    has_drawing: bool = True
    is_guided: bool = False
    address: str = ""  # the link of a game on a server
    name: str = ""
    speed: int = 0  # how fast what happened is told


def play_plain(wishes: Wishes) -> int:
    """Play in plain mode; returns the exit code."""
    from imperial_miners.terminal.lines import open_lines
    from imperial_miners.terminal.plain import PlainGame

    match, voice, keeper = seated(wishes, "play --plain")
    try:
        lines = open_lines(wishes.answers)
    except OSError as error:
        raise Problem(
            voice.say("plain-unreadable", file=error.filename, reason=reason_of(error, voice.messages))
        ) from error
    lines.speed = wishes.speed
    game = PlainGame(match, voice, lines, keeper)
    game.is_strict = wishes.answers is not None
    game.has_drawing = wishes.has_drawing
    return game.run()


def play_on_screen(wishes: Wishes) -> int:
    """Play on the whole screen; returns the exit code."""
    from imperial_miners.terminal.app import TableApp

    match, voice, keeper = seated(wishes, "play")
    code = TableApp(match, voice, keeper, wishes.speed).run()
    print("\n".join(keeper.lines_at_end() if match.is_over else keeper.lines()))
    return FAILED if keeper.trouble or code is None else code


def seated(wishes: Wishes, words: str) -> tuple[Sitting, Voice, Keeping]:
    """The game to play, here or on a server, its voice, and who keeps it."""
    if wishes.address:
        from imperial_miners.terminal.remote import RemoteKeeper, join

        away = join(wishes.address, wishes.language or user_language(), wishes.name)
        voice = Voice(away.ids.pack, wishes.language or user_language())
        if away.part is not None and away.is_new:
            print(voice.say("plain-fair", hash=away.part.secret_hash, adds=away.part.adds))
        return away, voice, RemoteKeeper(away, voice)
    match, file, pack, language = continued(wishes) if wishes.is_continued else begun(wishes)
    voice = Voice(match.game.pack, language)
    return match, voice, Keeper(match, voice, file, pack, words, wishes.save is not None)


def begun(wishes: Wishes) -> tuple[LocalGame, Path, str, str]:
    """A new game with the players and settings asked for."""
    if wishes.is_guided:
        return begun_guided(wishes)
    language = wishes.language or user_language()
    players = seating(wishes.seats, wishes.bots, language)
    seed = wishes.seed or secrets.token_hex(16)
    if len(seed) > MOST_SEED:
        raise Problem(say(terminal_messages(language), "error-seed", most=MOST_SEED))
    file = wishes.save or new_file()
    if wishes.save and file.exists():
        raise Problem(say(terminal_messages(language), "error-there", file=file))
    game = Game.new(load_pack(wishes.pack), len(players), seed, wishes.variant, wishes.decks)
    pack = lasting_name(wishes.pack)
    return LocalGame(game, players, pack), file, pack, language


def begun_guided(wishes: Wishes) -> tuple[LocalGame, Path, str, str]:
    """The guided first game: one person, the deal that teaches, and the lessons."""
    from imperial_miners.review.lessons.guiding import VARIANT, guided

    deal = guided()
    fixed = replace(wishes, seats=1, bots=(), seed=deal.seed, variant=VARIANT, pack=deal.pack, is_guided=False)
    match, file, pack, language = begun(fixed)
    match.lessons = "on"
    return match, file, pack, language


def continued(wishes: Wishes) -> tuple[LocalGame, Path, str, str]:
    """The game of the file that was named, or the one that was left last."""
    language = wishes.language or user_language()
    file = wishes.save or last_running()
    base = Voice(load_pack("base"), language)
    if file is None:
        raise Problem(base.say("plain-no-saved-game"))
    try:
        kept = read_kept(file)
        if kept.record.scores is not None:
            raise Problem(base.say("plain-finished-game", file=file))
        match = match_or_rest(kept, wishes, file, language)
    except RecordError as error:
        raise Problem(f"{file}: {base.speaker.record_error(error)}") from error
    except OSError as error:
        raise Problem(base.say("plain-unreadable", file=file, reason=reason_of(error, base.messages))) from error
    return match, file, kept.pack, wishes.language or kept.language or language


def match_or_rest(kept: Kept, wishes: Wishes, file: Path, language: str) -> LocalGame:
    """The match of a kept game; CannotGoOn, with what is left of it, where it cannot go on."""
    try:
        return match_again(kept, wishes)
    except (RecordError, PackError) as error:
        raise closed(kept, file, why_closed(error), language) from error


def match_again(kept: Kept, wishes: Wishes) -> LocalGame:
    """The match of a kept game; bots named anew take the places of those before, and bots from outside must be."""
    language = wishes.language or user_language()
    players = seating(kept.record.seats, wishes.bots, language) if wishes.bots else kept.bots
    strangers = [bot for bot in kept.bots if bot and is_stranger(bot)]
    if strangers and not wishes.bots:
        named = ",".join(bot for bot in kept.bots if bot)
        voice = Voice(load_pack("base"), language)
        raise Problem(voice.say("plain-name-bots", text=strangers[0], command=f"--bots {quote(named)}"))
    pack = pack_for(kept.record, kept.pack)
    match = LocalGame.of_record(
        kept.record, pack, players, kept.pack if is_newest(pack, kept.pack) else str(folder_of(pack))
    )
    match.lessons = kept.lessons
    match.edition = "" if is_newest(pack, kept.pack) else edition_of(pack)
    return match


def is_newest(pack: Pack, name: str) -> bool:
    """Whether a new game of that name would be played with these cards."""
    try:
        return load_pack(name).digest == pack.digest
    except PackError:
        return False


def seating(seats: int | None, bots: tuple[str, ...], language: str) -> list[str | None]:
    """People first, then the bots.

    >>> seating(None, ("greedy",), "en"), seating(3, ("random",), "en")
    ([None, 'greedy'], [None, None, 'random'])
    """
    number = seats if seats is not None else 1 + len(bots)
    if not 1 <= number <= MOST_SEATS:
        raise Problem(say(terminal_messages(language), "error-seats", most=MOST_SEATS, number=number))
    if len(bots) >= number:
        raise Problem(say(terminal_messages(language), "error-no-person"))
    return [None] * (number - len(bots)) + list(bots)


def split_bots(names: list[str]) -> tuple[str, ...]:
    """Names with commas between them; a comma before a setting belongs to the bot.

    >>> split_bots(["greedy,expert:playouts=64,rounds=1", "adept"])
    ('greedy', 'expert:playouts=64,rounds=1', 'adept')
    """
    found: list[str] = []
    for part in ",".join(names).split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        elif part.strip():
            found.append(part.strip())
    return tuple(found)
