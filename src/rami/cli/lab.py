"""What the commands of the laboratory share: the options, the workers, a bar that shows how far they are."""

from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console

from rami.lab.games import Unit
from rami.lab.statistics import Interval
from rami.lab.workers import Progress, workers
from rami.words.catalogue import Catalogue
from rami.words.figures import decimal, percent

UnitOption = Annotated[Unit, typer.Option("--unit", help="help-unit")]
SeedOption = Annotated[int, typer.Option("--seed", help="help-seed")]
ConfidenceOption = Annotated[float, typer.Option("--confidence", help="help-confidence")]
ProcessesOption = Annotated[int | None, typer.Option("--processes", help="help-processes")]
ClusterOption = Annotated[str | None, typer.Option("--cluster", help="help-cluster")]


@contextmanager
def at_work(
    processes: int | None, cluster: str | None, texts: Catalogue
) -> Generator[tuple[Executor | None, Progress]]:
    """Open the workers, and on a terminal a bar on the standard error output.

    Raises ``LabError`` where there are no such workers.
    """
    # Loaded here, so that the other commands start as fast as without it.
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        workers(processes, cluster) as executor,
        Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task(texts.text("lab-playing"), total=None)
        yield executor, lambda done, total: bar.update(task, completed=done, total=total)


def mean_text(interval: Interval, texts: Catalogue) -> str:
    """Write a mean with its interval.

    >>> from rami.words.catalogue import catalogue
    >>> mean_text(Interval(14.13, 10.88, 17.39), catalogue("fr"))
    '14,1 (10,9 – 17,4)'
    """
    value, low, high = (decimal(part, texts.language) for part in (interval.value, interval.low, interval.high))
    return texts.text("lab-interval", value=value, low=low, high=high)


def share_text(interval: Interval, texts: Catalogue) -> str:
    """Write a share with its interval, all in per cent.

    >>> from rami.words.catalogue import catalogue
    >>> share_text(Interval(0.5, 0.4512, 0.55), catalogue("en"))
    '50% (45.1 – 55)'
    """
    low, high = (number_text(part * 100, texts) for part in (interval.low, interval.high))
    return texts.text("lab-interval", value=percent(interval.value, texts.language, 1), low=low, high=high)


def number_text(value: float, texts: Catalogue) -> str:
    """Write a number, with a decimal only where it has a part.

    >>> from rami.words.catalogue import catalogue
    >>> number_text(10.0, catalogue("en")), number_text(10.5, catalogue("ru"))
    ('10', '10,5')
    """
    return decimal(value, texts.language).removesuffix(decimal(0, texts.language)[1:])
