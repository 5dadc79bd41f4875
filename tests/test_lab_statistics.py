"""Intervals: known values, and that they hold what they should as often as they say."""

import math
import statistics
from random import Random

import pytest

from rami.lab.statistics import (
    Interval,
    beta_share,
    mean_interval,
    normal_quantile,
    percentile,
    ratio_interval,
    share_interval,
    student_quantile,
    sums,
    wilson,
)


@pytest.mark.parametrize(
    ("confidence", "freedom", "expected"),
    [
        (0.95, 1, 12.7062), (0.95, 2, 4.3027), (0.95, 5, 2.5706), (0.95, 10, 2.2281), (0.95, 30, 2.0423),
        (0.95, 120, 1.9799), (0.99, 1, 63.6567), (0.99, 2, 9.9248), (0.99, 5, 4.0321), (0.99, 10, 3.1693),
        (0.99, 30, 2.7500), (0.99, 120, 2.6174), (0.999, 3, 12.9240), (0.5, 1, 1.0), (0.5, 4, 0.7407),
    ],
)  # fmt: skip
def test_students_quantiles_are_those_of_the_tables(confidence: float, freedom: int, expected: float) -> None:
    assert student_quantile(confidence, freedom) == pytest.approx(expected, abs=6e-5)


@pytest.mark.parametrize("confidence", [0.5, 0.9, 0.95, 0.99, 0.9999])
def test_students_quantiles_by_closed_forms_and_in_the_limit(confidence: float) -> None:
    assert student_quantile(confidence, 1) == pytest.approx(math.tan(math.pi * confidence / 2), rel=1e-9)
    two = 2 * confidence / math.sqrt(2 * (1 - confidence**2))
    assert student_quantile(confidence, 2) == pytest.approx(two, rel=1e-9)
    quantiles = [student_quantile(confidence, freedom) for freedom in (1, 2, 5, 20, 300, 5_000, 100_000)]
    assert quantiles == sorted(quantiles, reverse=True)
    normal = normal_quantile(confidence)
    assert quantiles[-1] == pytest.approx(normal + (normal**3 + normal) / 400_000, rel=1e-7)


@pytest.mark.parametrize(("confidence", "expected"), [(0.5, 0.67449), (0.9, 1.64485), (0.95, 1.95996), (0.99, 2.57583)])
def test_normal_quantiles(confidence: float, expected: float) -> None:
    assert normal_quantile(confidence) == pytest.approx(expected, abs=5e-6)


@pytest.mark.parametrize("x", [0.0, 0.01, 0.3, 0.5, 0.77, 0.999, 1.0])
@pytest.mark.parametrize(("a", "b"), [(1, 1), (2, 3), (5, 1), (1, 8), (12, 30)])
def test_the_beta_distribution_is_a_sum_of_binomials(a: int, b: int, x: float) -> None:
    n = a + b - 1
    expected = sum(math.comb(n, k) * x**k * (1 - x) ** (n - k) for k in range(a, n + 1))
    assert beta_share(a, b, x) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("hits", "number", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_that_of_published_examples(hits: int, number: int, low: float, high: float) -> None:
    """The four examples of Newcombe (1998), at 95 %."""
    found = wilson(hits / number, number, 0.95)
    assert (found.low, found.high) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))
    mirrored = wilson(1 - hits / number, number, 0.95)
    assert (1 - mirrored.high, 1 - mirrored.low) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_the_interval_of_a_mean_is_the_usual_one() -> None:
    values = [3.0, -1.5, 8.25, 4.0, 4.0]
    found = mean_interval(values, 0.95)
    reach = 2.776445 * statistics.stdev(values) / math.sqrt(5)
    assert found.value == statistics.fmean(values)
    assert (found.low, found.high) == (pytest.approx(found.value - reach), pytest.approx(found.value + reach))
    assert mean_interval([7, 7, 7], 0.99) == Interval(7.0, 7.0, 7.0)


def test_clusters_of_one_size_are_their_means() -> None:
    clusters = [(4.0, 2), (6.0, 2), (11.0, 2)]
    found = ratio_interval(clusters, 0.9)
    by_means = mean_interval([2.0, 3.0, 5.5], 0.9)
    assert (found.value, found.low) == (pytest.approx(by_means.value), pytest.approx(by_means.low))


def test_the_order_changes_nothing_to_the_last_bit() -> None:
    random = Random(4)
    clusters = [(random.random() * 3, 3) for _ in range(200)]
    shuffled = random.sample(clusters, len(clusters))
    assert ratio_interval(clusters, 0.99) == ratio_interval(shuffled, 0.99)
    assert share_interval(clusters, 0.99) == share_interval(shuffled, 0.99)


@pytest.mark.parametrize(
    ("clusters", "as_of"),
    [
        ([(2, 2)] * 10, (1.0, 10)),  # all won: a deal counts once
        ([(0, 2)] * 10, (0.0, 10)),
        ([(1, 2)] * 10, (0.5, 20)),  # nothing differs: no more than all games
        ([(2, 2), (0, 2)] * 5, (0.5, 10)),  # mirrored games end alike: no more than the deals
        ([(1, 1), (0, 1), (1, 1), (1, 1)], (0.75, 4)),
    ],
)
def test_a_share_counts_as_many_trials_as_the_clusters_tell(
    clusters: list[tuple[float, float]], as_of: tuple[float, int]
) -> None:
    assert share_interval(clusters, 0.95) == wilson(*as_of, 0.95)


def test_a_share_between_the_bounds() -> None:
    clusters = [(2, 2), (1, 2), (1, 2), (0, 2), (0, 2), (2, 2), (2, 2), (1, 2)]
    share = 9 / 16
    variance = statistics.variance([total / 2 for total, _ in clusters]) / 8
    trials = share * (1 - share) / variance
    assert 8 < trials < 16
    found, expected = share_interval(clusters, 0.95), wilson(share, trials, 0.95)
    assert (found.value, found.low, found.high) == (share, pytest.approx(expected.low), pytest.approx(expected.high))


def test_parts_of_wins_are_counted() -> None:
    found = share_interval([(1 / 3, 1), (1 / 3, 1), (1 / 3, 1)], 0.95)
    assert found.value == pytest.approx(1 / 3)
    assert 0 <= found.low < found.value < found.high <= 1


@pytest.mark.parametrize("confidence", [0.8, 0.95])
def test_intervals_hold_the_truth_as_often_as_they_say(confidence: float) -> None:
    """Clusters whose values depend on each other: a luck of the cluster, and one of the value."""
    random = Random(11)
    held, shares_held, runs = 0, 0, 400
    for _ in range(runs):
        means: list[tuple[float, float]] = []
        shares: list[tuple[float, float]] = []
        for _ in range(40):
            luck, size = random.gauss(0, 1), random.randint(1, 5)
            values = [10 + luck + random.gauss(0, 1) for _ in range(size)]
            means.append((sum(values), size))
            shares.append((sum(value > 10 for value in values), size))
        found, share = ratio_interval(means, confidence), share_interval(shares, confidence)
        held += found.low <= 10 <= found.high
        shares_held += share.low <= 0.5 <= share.high
    slack = 3.5 * math.sqrt(confidence * (1 - confidence) / runs)
    assert abs(held / runs - confidence) < slack
    assert abs(shares_held / runs - confidence) < slack


@pytest.mark.parametrize(
    ("share", "expected"), [(0.0, 1), (0.1, 1), (0.11, 2), (0.5, 5), (0.9, 9), (0.91, 10), (1.0, 10)]
)
def test_percentiles_are_values_that_occur(share: float, expected: int) -> None:
    sample = [[10, 1], [9, 2], [8, 3], [7, 4], [6, 5]]
    found = percentile(sample, share, 0.95)
    assert found.value == expected
    assert found.low <= found.value <= found.high


def test_percentiles_hold_the_truth_as_often_as_they_say() -> None:
    random = Random(3)
    held = 0
    for _ in range(300):
        found = percentile([[random.randint(1, 1000) for _ in range(3)] for _ in range(40)], 0.9, 0.9)
        held += found.low <= 900 <= found.high
    assert 0.83 < held / 300 < 0.97


def test_sums() -> None:
    assert sums([[1, 2], [], [5]]) == [(3, 2), (0, 0), (5, 1)]
