"""Finds every fault that can be planted in a source file and takes a seeded sample of them."""

import ast
import difflib
import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators, operator_arg_removal, operator_assignment

# What does not run for the game: types, decorators (routes, options of dataclasses), names of modules.
LEFT_OUT = (libcst.Annotation, libcst.Decorator, libcst.Import, libcst.ImportFrom, libcst.TypeAlias)
TYPING_CALLS = {"cast", "TypeVar", "NewType"}
OPERATORS = [(kind, operator) for kind, operator in mutation_operators if operator is not operator_assignment]


@dataclass(frozen=True)
class Fault:
    """One small change of one place in a source file."""

    file: str  # its path below the root of the checkout
    function: str  # the qualified name of what it is in, "" for the module itself
    lines: range  # from the beginning of its statement to the end of the changed piece
    line: int  # where the changed piece begins
    in_body: bool  # whether it runs when a function is called, not when the module is imported
    before: str
    after: str
    nth: int  # which one of equal changes in this function
    plant: Callable[[], str] = field(compare=False, repr=False)  # makes the whole file with the fault

    @property
    def where(self) -> str:
        """The place, as editors understand it."""
        return f"{self.file}:{self.line}"

    def order(self, seed: int) -> str:
        """A key made of the seed and the fault alone, so that a change elsewhere in the file moves no other fault."""
        parts = (str(seed), self.file, self.function, self.before, self.after, str(self.nth))
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def diff(self, root: Path) -> list[str]:
        """The lines that change, first as they were (-), then with the fault (+)."""
        old = (root / self.file).read_text(encoding="utf-8").splitlines()
        lines = difflib.unified_diff(old, self.plant().splitlines(), n=0, lineterm="")
        return [f"{line[0]} {line[1:].strip()}" for line in lines if line[:2] not in ("--", "++", "@@")]


class Planter(libcst.CSTVisitor):
    """Walks through a module and keeps each change that one of mutmut's operators makes of a node."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.statements: list[int] = [1]
        self.bodies = 0
        self.found: list[tuple[libcst.CSTNode, libcst.CSTNode, str, range, int, bool]] = []

    def on_visit(self, node: libcst.CSTNode) -> bool:
        """Keep the changes of this node, and go on inside it unless it only speaks to tools."""
        if isinstance(node, LEFT_OUT) or is_typing(node):
            return False
        place = self.get_metadata(PositionProvider, node, None)
        if isinstance(node, libcst.ClassDef | libcst.FunctionDef):
            self.names.append(node.name.value)
        if isinstance(node, libcst.BaseStatement):
            self.statements.append(place.start.line if place else self.statements[-1])
        if place is not None:
            lines = range(self.statements[-1], place.end.line + 1)
            for changed in changes_of(node):
                self.found.append((node, changed, ".".join(self.names), lines, place.start.line, self.bodies > 0))
        return True

    def on_leave(self, original_node: libcst.CSTNode) -> None:
        """Leave the name and the statement behind."""
        if isinstance(original_node, LEFT_OUT) or is_typing(original_node):
            return
        if isinstance(original_node, libcst.ClassDef | libcst.FunctionDef):
            self.names.pop()
        if isinstance(original_node, libcst.BaseStatement):
            self.statements.pop()

    def visit_FunctionDef_body(self, node: libcst.FunctionDef) -> None:
        """What follows runs when the function is called."""
        self.bodies += 1

    def leave_FunctionDef_body(self, node: libcst.FunctionDef) -> None:
        """What follows does not."""
        self.bodies -= 1


def changes_of(node: libcst.CSTNode) -> Iterator[libcst.CSTNode]:
    """What mutmut makes of a node, without what mypy would refuse: None for a value, a needed argument gone."""
    for kind, operator in OPERATORS:
        if isinstance(node, kind):
            for changed in operator(node):
                if operator is not operator_arg_removal or drops_an_option(node, changed):
                    yield changed


def drops_an_option(call: libcst.CSTNode, changed: libcst.CSTNode) -> bool:
    """Whether a call lost its last argument or one with a keyword: others have no default."""
    assert isinstance(call, libcst.Call)
    assert isinstance(changed, libcst.Call)
    if len(changed.args) == len(call.args):
        return False
    kept = {id(argument) for argument in changed.args}
    dropped = next(argument for argument in call.args if id(argument) not in kept)
    return dropped is call.args[-1] or dropped.keyword is not None


def is_typing(node: libcst.CSTNode) -> bool:
    """Whether a node is for type checkers alone."""
    if isinstance(node, libcst.If):
        return isinstance(node.test, libcst.Name) and node.test.value == "TYPE_CHECKING"
    return isinstance(node, libcst.Call) and isinstance(node.func, libcst.Name) and node.func.value in TYPING_CALLS


def find_faults(root: Path, file: str) -> Iterator[Fault]:
    """Find all faults of a source file, in the order of the file."""
    wrapper = MetadataWrapper(libcst.parse_module((root / file).read_text(encoding="utf-8")))
    planter = Planter()
    wrapper.visit(planter)
    module = wrapper.module
    seen: Counter[tuple[str, str, str]] = Counter()
    for node, changed, function, lines, line, in_body in planter.found:
        before, after = (module.code_for_node(piece).strip() for piece in (node, changed))
        nth = seen[function, before, after]
        seen[function, before, after] += 1
        yield Fault(file, function, lines, line, in_body, before, after, nth, planting(module, node, changed))


def planting(module: libcst.Module, node: libcst.CSTNode, changed: libcst.CSTNode) -> Callable[[], str]:
    """What makes the file with the fault when it is wanted: most faults are never planted."""
    return lambda: libcst.ensure_type(module.deep_replace(node, changed), libcst.Module).code


def does_something(fault: Fault, root: Path) -> bool:
    """Whether Python can read the file with the fault and reads something else than before."""
    try:
        return ast.dump(ast.parse(fault.plant())) != ast.dump(ast.parse((root / fault.file).read_bytes()))
    except SyntaxError:
        return False


def take_sample(faults: Iterable[Fault], root: Path, size: int, seed: int) -> list[Fault]:
    """Take so many faults, no two on the same line, in an order that only the seed and the faults decide."""
    taken: list[Fault] = []
    lines: set[str] = set()
    for fault in sorted(faults, key=lambda fault: fault.order(seed)):
        if len(taken) == size:
            break
        if fault.where not in lines and does_something(fault, root):
            lines.add(fault.where)
            taken.append(fault)
    return taken
