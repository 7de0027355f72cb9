"""The planter of faults: what it plants, that its sample is steady, and what it says of a fault."""

import inspect
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from coverage import misc

from tools.mutate.faults import find_faults, take_sample
from tools.mutate.reach import TOO_LONG, end_test, record
from tools.mutate.session import put_into
from tools.mutate.survivors import Survivor, find_stale
from tools.mutate.trial import KILLED, LIVES, UNREACHED, Bench

ROOT = Path(__file__).parents[1]
CALC = """
from functools import lru_cache

LIMIT = 10
SPARE = 3


@lru_cache(maxsize=4)
def clip(number: int) -> int:
    return LIMIT if number > LIMIT else number


def count(number: int) -> int:
    total = 0
    while number > 0:
        number -= 1
        total += 2
    return total


def unused() -> int:
    return 1 + 1
"""
TESTS = """
from calc import clip, count


def test_clip():
    assert clip(12) == 10


def test_count():
    assert count(3) == 6
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small project with good and bad tests."""
    root = tmp_path / "checkout"
    for name, text in {
        "src/calc.py": CALC,
        "tests/test_calc.py": TESTS,
        "pyproject.toml": "",
        "conftest.py": "",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "tools" / "mutate", root / "tools" / "mutate")
    return root


def changes(root: Path) -> list[str]:
    return [" ".join(fault.diff(root)) for fault in find_faults(root, "src/calc.py")]


def test_constants_and_decorated_functions_get_faults_but_decorators_and_types_do_not(checkout: Path):
    assert "- LIMIT = 10 + LIMIT = 11" in changes(checkout)
    assert any("number >= LIMIT" in change for change in changes(checkout))
    assert not [change for change in changes(checkout) if "maxsize" in change or "def " in change]


def test_a_line_elsewhere_leaves_the_sample_as_it_is(checkout: Path):
    before = [fault.diff(checkout) for fault in take_sample(find_faults(checkout, "src/calc.py"), checkout, 4, 7)]
    path = checkout / "src/calc.py"
    path.write_text(path.read_text(encoding="utf-8").replace("def unused", "def fresh() -> None: ...\n\n\ndef unused"))
    after = [fault.diff(checkout) for fault in take_sample(find_faults(checkout, "src/calc.py"), checkout, 4, 7)]
    assert before == after
    assert before != [
        fault.diff(checkout) for fault in take_sample(find_faults(checkout, "src/calc.py"), checkout, 4, 8)
    ]


def test_a_fault_goes_into_a_function_that_is_imported_already():
    names: dict[str, object] = {}
    exec("def double(x):\n    return x * 2\n", names)
    double = names["double"]
    put_into([double], "def double(x):\n    return x * 3\n")
    assert double(2) == 6


def test_what_is_said_of_each_fault(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tools.mutate.session.WARM", ["tools.mutate.session"])
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    said = {
        "LIMIT = 10 + LIMIT = 11": KILLED,  # at import
        "number > LIMIT else number + return LIMIT if number >= LIMIT else number": LIVES,
        "total += 2 + total += 3": KILLED,
        "number -= 1 + number += 1": KILLED,  # by the time limit: it never ends
        "SPARE = 3 + SPARE = 4": LIVES,
        "return 1 + 1 + return 1 - 1": UNREACHED,
    }
    bench = Bench(checkout, tmp_path / "copy")
    reach = record(bench.copy, ["tests"], tmp_path / "record")
    assert len(reach.seconds) == 2
    assert reach.failed == []
    bench.open(["tests"])
    for fault in find_faults(checkout, "src/calc.py"):
        for end in [end for change, end in said.items() if " ".join(fault.diff(checkout)).endswith(change)]:
            assert bench.judge(fault, reach, 60, at_least=1).end == end, fault
            said = {change: end for change, end in said.items() if not " ".join(fault.diff(checkout)).endswith(change)}
    bench.close()
    assert not said
    assert (bench.copy / "src/calc.py").read_text(encoding="utf-8") == CALC


def test_an_entry_whose_code_is_gone_is_stale(checkout: Path):
    kept = Survivor("src/calc.py", "", "SPARE = 3", "SPARE = 4", "nothing uses it")
    gone = Survivor("src/calc.py", "clip", "return min(LIMIT, number)", "return min(LIMIT)", "it was another way")
    assert find_stale([kept, gone], checkout) == [gone]


def test_a_slow_test_is_not_ended_while_coverage_holds_its_lock(monkeypatch: pytest.MonkeyPatch):
    """An exception there would leave the lock taken, and the recording would wait for it for ever."""
    timers: list[float] = []
    monkeypatch.setattr(signal, "setitimer", lambda which, seconds: timers.append(seconds))
    namespace: dict[str, Callable[[], object]] = {}
    code = compile("def here(): return inspect.currentframe()", misc.__file__, "exec")
    exec(code, {"inspect": inspect}, namespace)
    end_test(0, namespace["here"]())  # type: ignore[arg-type]
    assert timers[0] < 1, "it is ended a moment later"
    with pytest.raises(pytest.skip.Exception, match=TOO_LONG):
        end_test(0, inspect.currentframe())
