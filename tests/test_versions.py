"""Two checkouts measured in turns: what they print is read line by line and compared by medians."""

from bench.versions import PARTS, Seen, compare, read_lines

LAPS = (
    "\nOne server, 32 connections:\n  moves through the API     1,200 /s  300 µs each (wanted: 5)\ngone  4",
    "  moves through the API     1,000 /s  200 µs each (wanted: 5)",
    "  moves through the API     1,100 /s  100 µs each (wanted: 5)",
)


def test_the_medians_of_a_line_that_both_print_are_compared():
    before: Seen = {}
    after: Seen = {}
    for text in LAPS:
        read_lines(text, before)
        read_lines(text.replace("1,100", "2,200").replace("1,200", "2,400").replace("gone", "new"), after)
    assert before["moves through the API"] == [[1200.0, 300.0], [1000.0, 200.0], [1100.0, 100.0]]
    assert compare(before, after)[2:] == ["| moves through the API | 1,100 / 200 | 2,200 / 200 | 2.000 / 1.000 |"]


def test_what_a_turn_runs_can_be_read():
    for name, code in PARTS.items():
        compile(code, name, "exec")


def test_a_name_may_hold_numbers():
    seen: Seen = {}
    read_lines("imperial-miners, 2 seats, own loop  1413708.25 decisions/s  9000.5 games/s", seen)
    assert seen == {"imperial-miners, 2 seats, own loop": [[1413708.25, 9000.5]]}
