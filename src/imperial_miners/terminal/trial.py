"""A trial of players that only read and write, such as language models: solo games in words, every answer graded.

Each question is a conversation of its own: the rules and how to answer, then the table; what cannot be taken is said,
and asked again. Cards come from a pack that is made for the run (`packs.reskin`), so that nothing can be remembered.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final, Protocol

from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.outside import MOST_QUOTED, BotFailure, Talker
from imperial_miners.bots.position import Position
from imperial_miners.engine.decision import Option
from imperial_miners.review.judging.grading import points_lost
from imperial_miners.terminal.answers import matching
from imperial_miners.terminal.spoken import OWN, SpokenGame, rules_in

Message = dict[str, str]
"""Who speaks (`role`: system, user or assistant) and what (`content`), as language models are commonly asked."""
PROMPTS: Final = {"words": "trial-words", "list": "trial-list", "tools": "trial-tools"}
"""The table without its options, to be answered in words; with a list of them, by key; nothing but tools to look."""
MOST_REPLIES: Final = {"words": 3, "list": 3, "tools": 12}
"""To one question; whoever has not answered by then is answered for by chance."""
CALLS: Final = ("state", "options", "what_if", "answer")
EXAMPLES: Final = "R12.7"
"""The rule that tells four cards of the base set, which are others here."""


class TrialPlayer(Protocol):
    """Whoever is tried. Bots look at the position, as a yardstick; all others at the messages alone."""

    name: str

    def reply(self, messages: Sequence[Message], position: Position) -> str: ...


class ProgramReader:
    """A program that is asked by lines of JSON and answers with its reply; what fails is an empty reply."""

    def __init__(self, command: str, seconds: float) -> None:
        self.name = command
        self.seconds = seconds
        self.talker: Talker | None = None
        self.number = 0

    def reply(self, messages: Sequence[Message], position: Position) -> str:
        """What the program says to all that was said before."""
        self.number += 1
        try:
            if self.talker is None:
                self.talker = Talker(shlex.split(self.name.partition(":")[2]))
            said = self.talker.ask({"number": self.number, "messages": list(messages)}, self.seconds)
            return str(said.get("reply", ""))
        except BotFailure:
            self.close()
            return ""

    def close(self) -> None:
        """End the program."""
        if self.talker is not None:
            self.talker.close()
            self.talker = None


class BotReader:
    """A bot of the house, which answers by key whatever it is told."""

    def __init__(self, name: str, seed: str, pack: str) -> None:
        self.name = name
        self.bot = make_bot(name, seed, pack=pack)

    def reply(self, messages: Sequence[Message], position: Position) -> str:
        """The key of its choice, as a call where tools are asked for."""
        return f"answer {self.bot.choose(position).key}"


@dataclass
class Graded:
    """An answer and what it was worth: points lost by the end of the round (None: not known exactly), how many replies
    it took and how many of them could not be taken, whether chance answered in the end, and the seconds."""

    question: int
    kind: str
    options: int
    key: str = ""
    lost: int | None = None
    replies: int = 0
    invalid: int = 0
    is_chance: bool = False
    seconds: float = 0.0


@dataclass
class TrialGame:
    """A game of a trial."""

    player: str
    prompt: str
    language: str
    deal: int
    answers: list[Graded] = field(default_factory=list)
    score: int = 0


class Conversation:
    """One question: what has been said about it, and what a reply means."""

    def __init__(self, game: SpokenGame, prompt: str) -> None:
        self.game = game
        self.prompt = prompt
        told = f"{game.voice.say('trial-play')}\n\n{rules_in(game.language, EXAMPLES)}"
        how = game.voice.say(PROMPTS[prompt])
        self.messages: list[Message] = [{"role": "system", "content": f"{told}\n\n{how}"}]
        if prompt == "tools":
            self.say(game.prompt())
        else:
            self.say("\n".join([game.table(), game.question() if prompt == "list" else game.prompt()]))

    def say(self, text: str, role: str = "user") -> None:
        """Add to what has been said."""
        self.messages.append({"role": role, "content": text})

    def understood(self, reply: str) -> str | None:
        """The key that a reply answers with; None for a call of a tool, whose result is told; else a ValueError."""
        lines = [line.strip("`*\"'. ") for line in reply.splitlines()]
        line = next((line for line in reversed(lines) if line), "")
        call, _, rest = line.partition(" ")
        if self.prompt != "tools":
            return self.meant(rest if call == "answer" else line)
        if call not in CALLS or (call in ("what_if", "answer")) != bool(rest):
            raise ValueError(line)
        if call == "answer":
            return self.meant(rest)
        if call == "what_if":
            self.say(self.game.what_if(self.meant(rest)))
        else:
            self.say(self.game.table() if call == "state" else self.game.question())
        return None

    def meant(self, text: str) -> str:
        """The key of the option that a text means."""
        options = self.options()
        keys = [option.key for option in options]
        if text in keys:
            return text
        if self.prompt == "words":
            short = f"{keys[0].partition(':')[0]}:{text.casefold()}"  # the letter of an effect, the number of a card
            if short in keys:
                return short
            view = self.game.game.view(OWN)
            found = matching(text, self.game.describer.labels(view, options))
            if len(found) == 1:
                return keys[found[0]]
        raise ValueError(text)

    def options(self) -> list[Option]:
        """What is offered."""
        decision = self.game.decision()
        return decision.options if decision else []

    def refuse(self, text: str) -> None:
        """Say that a reply cannot be taken."""
        self.say(self.game.voice.say("trial-refused", text=text[:MOST_QUOTED]))


def ask(player: TrialPlayer, game: SpokenGame, prompt: str, position: Position, number: int, dice: Random) -> Graded:
    """Put the question of a game to a player, until it answers or has replied often enough."""
    talk = Conversation(game, prompt)
    options = talk.options()
    found = Graded(number, position.decision.kind, len(options))
    while found.replies < MOST_REPLIES[prompt]:
        began = perf_counter()
        reply = player.reply(talk.messages, position)
        found.seconds += perf_counter() - began
        found.replies += 1
        talk.say(reply, "assistant")
        try:
            key = talk.understood(reply)
        except ValueError as problem:
            found.invalid += 1
            talk.refuse(str(problem))
            continue
        if key is not None:
            found.key = key
            return found
    found.key, found.is_chance = dice.choice(options).key, True
    return found


def play(player: TrialPlayer, prompt: str, language: str, pack: str, seed: str, deal: int) -> TrialGame:
    """One solo game. Where nothing can be chosen nobody is asked."""
    game = SpokenGame(1, f"{seed} {deal}", language=language, pack=pack)
    played, dice = TrialGame(player.name, prompt, language, deal), Random(f"{seed} {deal}")
    while (decision := game.decision()) is not None:
        if len(decision.options) == 1:
            game.answer(decision.options[0].key)
            continue
        number = len(played.answers) + 1
        position = Position.of(game.game, OWN, f"{seed} {deal} {number}")
        answer = ask(player, game, prompt, position, number, dice)
        answer.lost = points_lost(game.game, OWN, game.game.pack.vocabulary.action(answer.key))
        played.answers.append(answer)
        game.answer(answer.key)
    played.score = int(game.game.seats[OWN].score)
    return played


def trial(
    names: Sequence[str],
    prompts: Sequence[str],
    languages: Sequence[str],
    games: int,
    pack: str,
    seed: str,
    seconds: float,
) -> Iterator[TrialGame]:
    """All games of a trial, one after the other: every player meets every prompt, language and deal."""
    for prompt in prompts:
        if prompt not in PROMPTS:
            raise ValueError(f"there is no prompt {prompt!r}: there are {', '.join(PROMPTS)}")
    for deal in range(games):
        for name in names:
            for prompt in prompts:
                for language in languages:
                    player = player_of(name, f"{seed} {deal}", pack, seconds)
                    try:
                        yield play(player, prompt, language, pack, seed, deal)
                    finally:
                        if isinstance(player, ProgramReader):
                            player.close()


def player_of(name: str, seed: str, pack: str, seconds: float) -> TrialPlayer:
    """A program by its command, or a bot of the house by its name."""
    return ProgramReader(name, seconds) if name.startswith("cmd:") else BotReader(name, seed, pack)
