"""Mutation tests: changes one thing at a time in a module, and names each change that no test notices.

    python tests/mutants.py scoring match        # modules of rami; scoring, match, results and table unless named
    python tests/mutants.py melds --jobs 1 --log melds.log      # one at a time; started again, it goes on
    python tests/mutants.py play/turn --lines 100-140 --wide    # these lines; survivors also by the slower tests

Every mutant runs in a fork of one process that has all libraries loaded, so this needs a system that forks. Survivors
are printed as they are found. tests/README.md lists those that change no result.
"""

import argparse
import functools
import gc
import os
import random
import resource
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, NamedTuple, Protocol

import pytest
from hypothesis import Phase, settings

from mutations import Mutant, mutants, path_of, unchanged

ROOT: Final = Path(__file__).parent.parent
MODULES: Final = ("scoring", "match", "results", "table")
TESTS: Final = {
    "scoring": ("scoring", "results", "results_refused", "match"),
    "results": ("results", "results_refused", "scoring", "table"),
    "table": ("table", "match", "match_corrections", "match_people", "sheet"),
    "match": ("match", "match_corrections", "match_people", "sheet", "table"),
    "melds": ("melds", "without_suit"),
    "growth": ("growth",),
    "kernel": ("kernel", "melds", "fast_hands"),
    "search": ("search",),
    "play/moves": ("play_moves", "play_turn"),
    "play/melding": ("play_turn", "play_melding", "play_refusals", "play_field_cases"),
    "play/offers": ("play_turn", "play_field_cases"),
    "play/opening": ("play_opening", "play_turn", "play_debts", "play_field_cases"),
    "play/turn": ("play_turn", "play_debts", "play_choose", "play_states", "play_field_cases", "play_refusals"),
}
"""The tests of a module, the fastest first; its doctests are asked as well."""
OF_PLAY: Final = ("play_against_slow", "play_perft", "play_golden", "play_contract")
WIDE: Final = {
    "melds": ("play_refusals", "records_play"),
    "growth": ("play_turn", "table_search", *OF_PLAY),
    "kernel": ("search", "arrange", *OF_PLAY),
    "search": ("arrange", "table_search", *OF_PLAY),
    "play/moves": OF_PLAY,
    "play/melding": ("play_opening", *OF_PLAY),
    "play/offers": OF_PLAY,
    "play/opening": OF_PLAY,
    "play/turn": ("play_opening", *OF_PLAY),
}
"""The slower tests that survivors are tried by."""
MEMORY: Final = 4 << 30
"""So many bytes a mutant may use."""
FIRST_SECONDS: Final = 600
"""So long tests may take before it is known how long they take."""


class Kept(Protocol):
    """What keeps the results of a function."""

    def cache_clear(self) -> None:
        """Forget them."""
        ...


class Options(NamedTuple):
    """What was asked for."""

    modules: tuple[str, ...]
    jobs: int
    lines: range
    sample: int
    wide: bool
    again: bool
    log: Path | None


class Trial(NamedTuple):
    """What came of a mutant: whether it survives, or the test that noticed it, where that is known."""

    mutant: Mutant
    lives: bool
    by: str


class Trials:
    """A plugin that tries mutants in the place of the tests, each in a fork in which the tests are already collected.

    The function that a mutant changes gets its code, so nothing has to be imported again. The tests that notice most in
    the least time come first.
    """

    def __init__(self, tried: list[Mutant], jobs: int, told: Callable[[Trial], None]) -> None:
        self.tried, self.jobs, self.told = tried, jobs, told
        self.out: int = -1
        self.begun = False

    def pytest_configure(self) -> None:
        """That a property fails is enough, the smallest example is not looked for."""
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings.get_profile("rami"), phases=phases, database=None)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Try the mutants. In a fork the tests themselves follow."""
        if session.testsfailed:
            return None
        pipes: dict[int, tuple[int, Mutant]] = {}
        waiting, cost, limit = self.tried[::-1], dict[str, float](), FIRST_SECONDS
        gc.unfreeze()
        functions, caches = compiled(path_of(self.tried[0].module)), kept_results()
        gc.freeze()
        while waiting or pipes:
            while waiting and len(pipes) < self.jobs:
                mutant = waiting.pop()
                changed = functions[mutant.function] if mutant.function else []
                pipe, out = os.pipe()
                number = os.fork()
                if not number:
                    self.out = out
                    put_in(mutant, changed, caches)
                    limited(limit)
                    return None
                os.close(out)
                pipes[number] = pipe, mutant
                if not self.begun:
                    break
            number, status = os.wait()
            pipe, mutant = pipes.pop(number)
            with os.fdopen(pipe, encoding="utf-8") as file:
                reports = [line.rstrip().split("\t") for line in file]
            if not self.begun:  # the first is no mutant: it tells how long each test takes
                if status:
                    return None
                self.begun = True
                cost = {name: float(seconds) for name, seconds, _ in reports}
                limit = 5 * int(sum(cost.values()) + 2)
            else:
                by = [name for name, _, outcome in reports if outcome == "failed"]
                if status and not by and not os.WIFSIGNALED(status):
                    by = ["no test, it broke the run"]
                for name in by:
                    cost[name] = cost.get(name, 0) / 2
                self.told(Trial(mutant, status == 0, " ".join(by)))
            session.items.sort(key=lambda item: cost.get(item.nodeid, 0))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell the process that forked this one."""
        if report.failed or (report.when == "call" and not self.begun):
            os.write(self.out, f"{report.nodeid}\t{report.duration}\t{report.outcome}\n".encode())


def compiled(path: Path) -> dict[str, list[FunctionType]]:
    """Give the functions of a file by their qualified names, as often as they were made."""
    found: dict[str, list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename == str(path):
            found.setdefault(one.__code__.co_qualname, []).append(one)
    return found


def kept_results() -> list[Kept]:
    """Give what keeps results of functions of the project."""
    kind = type(functools.lru_cache(files_of))
    return [one for one in gc.get_objects() if isinstance(one, kind) and str(one.__module__).startswith("rami")]


def put_in(mutant: Mutant, changed: list[FunctionType], caches: list[Kept]) -> None:
    """Give the function that a mutant changes its code, in this process, and forget what the function gave before."""
    for cache in caches:
        cache.cache_clear()
    if not mutant.function:
        return
    code = compile(mutant.source, str(path_of(mutant.module)), "exec", dont_inherit=True)
    for name in mutant.function.split("."):
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    for function in changed:
        function.__code__ = code


def limited(seconds: int) -> None:
    """Limit the time of a core and the memory of this process: some mutants never end, and fill a list meanwhile."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


OPTIONS: Final = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "--hypothesis-seed=0")
AGAIN: Final = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Libraries are loaded already where tests are collected a second time."""


def by_functions(tried: list[Mutant], tests: tuple[str, ...], jobs: int, told: Callable[[Trial], None]) -> None:
    """Try mutants that change the body of a function.

    Raises ``SystemExit`` if the tests fail without any mutant.
    """
    trials = Trials([unchanged(tried[0].module), *tried], jobs, told)
    with silent() as said:
        ended = pytest.main([*OPTIONS, *AGAIN, *files_of(tried[0].module, tests)], plugins=[trials])
        if trials.out >= 0:
            os._exit(int(ended))
    if not trials.begun:
        sys.exit(f"fails without any mutant:\n{''.join(said)}")


def by_modules(tried: list[Mutant], tests: tuple[str, ...], jobs: int, told: Callable[[Trial], None]) -> None:
    """Try mutants that change what a module is made of: in each fork the project is imported anew."""
    for name, part in list(sys.modules.items()):
        if str(getattr(part, "__file__", None)).startswith(str(ROOT)) and name not in {"__main__", "mutations"}:
            del sys.modules[name]
    running: dict[int, Mutant] = {}
    waiting = tried[::-1]
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            number = os.fork()
            if not number:
                with silent():
                    limited(FIRST_SECONDS)
                    os._exit(int(anew(mutant, tests)))
            running[number] = mutant
        number, status = os.wait()
        told(Trial(running.pop(number), status == 0, ""))


def anew(mutant: Mutant, tests: tuple[str, ...]) -> int:
    """Run the tests in this process with a mutant in the place of its module."""
    path, read = str(path_of(mutant.module)), SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path == path:
            return compile(mutant.source, path, "exec", dont_inherit=True)
        return read(self, fullname)

    SourceFileLoader.get_code = get_code
    return pytest.main([*OPTIONS, *AGAIN, *files_of(mutant.module, tests)])


def files_of(module: str, tests: tuple[str, ...]) -> list[str]:
    """Give the files with the tests, the module for its doctests."""
    named = [ROOT / "tests" / f"test_{test}.py" for test in tests]
    return [str(path_of(module)), *(str(file) for file in named if file.exists())]


@contextmanager
def silent() -> Generator[list[str]]:
    """Keep what this process and its forks print; it is given at the end."""
    said: list[str] = []
    with tempfile.TemporaryFile() as out:
        kept = os.dup(1), os.dup(2)
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
        try:
            yield said
        finally:
            for number, to in enumerate(kept, 1):
                os.dup2(to, number)
            out.seek(0)
            said.append(out.read().decode(errors="replace"))


def known(log: Path | None) -> dict[str, str]:
    """Give what a log tells of earlier runs: by the key of a mutant, whether it was killed."""
    if log is None or not log.exists():
        return {}
    return {key: verdict for verdict, key, *_ in map(str.split, log.read_text(encoding="utf-8").splitlines())}


def run(module: str, options: Options) -> None:
    """Try the mutants of a module."""
    before = known(options.log)
    every = [mutant for mutant in mutants(module) if mutant.line in options.lines]
    if options.sample < len(every):
        every = sorted(random.Random(module).sample(every, options.sample), key=lambda one: (one.line, one.column))
    left = [one for one in every if one.key not in before or (options.again and before[one.key] != "killed")]
    print(f"{module}: {len(every)} mutants, {len(left)} to try", flush=True)
    tests = TESTS[module] + (WIDE.get(module, ()) if options.wide else ())
    survivors: list[Mutant] = []
    screen = os.fdopen(os.dup(1), "w", encoding="utf-8")

    def told(trial: Trial) -> None:
        if trial.lives:
            survivors.append(trial.mutant)
            print(f"survives: {trial.mutant}", file=screen, flush=True)
        if options.log is not None:
            with options.log.open("a", encoding="utf-8") as file:
                verdict = "survives" if trial.lives else "killed"
                file.write(f"{verdict} {trial.mutant.key} {trial.mutant}{' by ' * bool(trial.by)}{trial.by}\n")

    inside = [mutant for mutant in left if mutant.function]
    outside = [mutant for mutant in left if not mutant.function]
    if inside:
        by_functions(inside, tests, options.jobs, told)
    if outside:
        by_modules(outside, tests, options.jobs, told)
    print(f"{module}: {len(left) - len(survivors)} killed, {len(survivors)} survive", file=screen, flush=True)


def asked(arguments: list[str]) -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Changes one thing at a time; names each change that no test notices.")
    parser.add_argument("modules", nargs="*", default=MODULES, help=f"among {', '.join(TESTS)}")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="so many at a time; a core each unless given"
    )
    parser.add_argument("--lines", default="0-9999", help="only these lines, as in 20-40")
    parser.add_argument("--sample", type=int, default=9999, help="so many of each module, always the same ones")
    parser.add_argument("--wide", action="store_true", help="by the slower tests of play as well")
    parser.add_argument("--log", type=Path, help="keep what was found here, and do not try it again")
    parser.add_argument("--again", action="store_true", help="try those that survived before once more")
    given = parser.parse_args(arguments)
    first, _, last = given.lines.partition("-")
    lines = range(int(first), int(last or first) + 1)
    return Options(
        tuple(given.modules), given.jobs, lines, given.sample, wide=given.wide, again=given.again, log=given.log
    )


if __name__ == "__main__":
    asked_for = asked(sys.argv[1:])
    for name in asked_for.modules:
        run(name, asked_for)
