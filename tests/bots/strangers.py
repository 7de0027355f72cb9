"""Bots from outside, of every bad kind and a few good ones; each class is hosted in a process of its own."""

import json
import os
import sys
import time


class First:
    """Takes the first option, and talks while it thinks."""

    def __init__(self, seed):
        print("a bot's chatter is no answer")

    def choose(self, position):
        print("hm")
        return position.decision.options[0]


class Sampler:
    """Looks at sampled games, as the bots of the house do."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, position):
        game = position.sample(7)
        assert game.actions(position.seat) == [option.action for option in position.decision.options]
        assert position.view.seats[position.seat].hand is not None
        return position.decision.options[-1]


class Raises:
    def __init__(self, seed):
        pass

    def choose(self, position):
        raise KeyError("nothing there")


class RaisesLater(First):
    def choose(self, position):
        if position.view.round == 4:
            raise ZeroDivisionError("round four")
        return super().choose(position)


class CannotBeMade:
    def __init__(self):
        pass


class Exits(First):
    def choose(self, position):
        print("out of here", file=sys.stderr)
        os._exit(3)


class Kills(First):
    def choose(self, position):
        os.kill(os.getpid(), 9)


class Sleeps(First):
    def choose(self, position):
        time.sleep(1000)


class SleepsWithCompany(First):
    def choose(self, position):
        import subprocess

        subprocess.run(["sleep", "1000"], check=False)


class Word(First):
    def choose(self, position):
        class Answer:
            key = "dig:deeper"

        return Answer


class Nothing(First):
    def choose(self, position):
        return None


def talk(answers):
    """A bot without a class: reads lines, and answers what `answers` makes of them."""
    for line in sys.stdin:
        message = json.loads(line)
        for said in answers(message):
            sys.stdout.write(said)
            sys.stdout.flush()


def plain(message):
    number = message["number"]
    if message["type"] == "begin":
        return [json.dumps({"number": number, "ready": True}) + "\n"]
    options = message["view"]["decision"]["options"]
    return [json.dumps({"number": number, "option": options[0]}) + "\n"]


def garbage(message):
    return ["}{ \x1b[31m not JSON\n"]


def twice(message):
    return plain(message) * 2


def endless(message):
    if message["type"] == "begin":
        return plain(message)
    return ("x" * 100_000 for _ in range(10_000))


def illegal(message):
    if message["type"] == "begin":
        return plain(message)
    return [json.dumps({"number": message["number"], "option": "play:everything"}) + "\n"]


def a_list(message):
    return plain(message) if message["type"] == "begin" else ["[1, 2]\n"]


def not_ready(message):
    return [json.dumps({"number": message["number"]}) + "\n"]


def closes(message):
    os.close(1)
    time.sleep(1000)
    return []


if __name__ == "__main__":
    talk(globals()[sys.argv[1]])
