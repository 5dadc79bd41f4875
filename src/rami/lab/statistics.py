"""Means and shares with confidence intervals, for values that come in clusters.

Mirrored games of one deal, and rounds of one match, are not independent. They are one *cluster*, and an interval is made
of the differences between clusters. Sums are exact, so the order of the values changes no result.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

Cluster = tuple[float, float]
"""A sum within a cluster and how many values it is the sum of."""

Sample = Sequence[Sequence[int]]
"""Values, cluster by cluster."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A value that was found and the interval that holds the true one at the stated confidence."""

    value: float
    low: float
    high: float


def normal_quantile(confidence: float) -> float:
    """Give how many standard deviations hold so much of the normal distribution around its middle.

    >>> round(normal_quantile(0.95), 4), round(normal_quantile(0.99), 4)
    (1.96, 2.5758)
    """
    return NormalDist().inv_cdf((1 + confidence) / 2)


@lru_cache(maxsize=256)
def student_quantile(confidence: float, freedom: int) -> float:
    """Give the same for Student's t distribution with so many degrees of freedom, by halving.

    >>> round(student_quantile(0.95, 10), 4), round(student_quantile(0.99, 1), 3)
    (2.2281, 63.657)
    """
    low, high = 0.0, 1.0
    while _student_outside(high, freedom) > 1 - confidence:
        low, high = high, 2 * high
    while low < (middle := (low + high) / 2) < high:
        if _student_outside(middle, freedom) > 1 - confidence:
            low = middle
        else:
            high = middle
    return high


def _student_outside(value: float, freedom: int) -> float:
    """The share of Student's t distribution that lies farther from 0 than a value."""
    return beta_share(freedom / 2, 0.5, freedom / (freedom + value * value))


def beta_share(a: float, b: float, x: float) -> float:
    """Give the share of the beta distribution with parameters a and b that lies below x, by its continued fraction.

    >>> round(beta_share(2, 3, 0.5), 4)
    0.6875
    """
    if x in {0.0, 1.0}:
        return x
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_share(b, a, 1 - x)
    log_head = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    return math.exp(log_head) / a / _beta_fraction(a, b, x)


def _beta_fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the beta distribution, from its far end; the terms needed grow like a root."""
    value = 1.0
    for step in range(100 + 10 * math.isqrt(math.ceil(a + b)), 0, -1):
        half = step // 2
        if step % 2:
            term = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            term = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        value = 1 + term / value
    return value


def mean_interval(values: Sequence[float], confidence: float) -> Interval:
    """Give the mean of independent values, two or more, with its interval by Student's t distribution.

    >>> found = mean_interval([1, 2, 3, 4], 0.95)
    >>> found.value, round(found.low, 3), round(found.high, 3)
    (2.5, 0.446, 4.554)
    """
    return ratio_interval([(value, 1) for value in values], confidence)


def ratio_interval(clusters: Sequence[Cluster], confidence: float) -> Interval:
    """Give the mean of all values in two or more clusters, with its interval by Student's t distribution.

    The mean is the ratio of two sums, so its variance is that of what each cluster has above or below the mean.
    """
    mean, variance = _mean_and_variance(clusters)
    reach = student_quantile(confidence, len(clusters) - 1) * math.sqrt(variance)
    return Interval(mean, mean - reach, mean + reach)


def _mean_and_variance(clusters: Sequence[Cluster]) -> tuple[float, float]:
    """The mean of all values, and the variance of that mean between clusters."""
    number = math.fsum(size for _, size in clusters)
    mean = math.fsum(total for total, _ in clusters) / number
    squares = math.fsum((total - mean * size) ** 2 for total, size in clusters)
    return mean, squares * len(clusters) / (len(clusters) - 1) / number**2


def wilson(share: float, number: float, confidence: float) -> Interval:
    """Give the interval of a share of so many independent trials, by Wilson's score.

    >>> found = wilson(0.8, 10, 0.95)
    >>> round(found.low, 4), round(found.high, 4)
    (0.4902, 0.9433)
    """
    square = normal_quantile(confidence) ** 2
    middle = (share + square / (2 * number)) / (1 + square / number)
    reach = math.sqrt(square * share * (1 - share) / number + (square / (2 * number)) ** 2) / (1 + square / number)
    return Interval(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def share_interval(clusters: Sequence[Cluster], confidence: float) -> Interval:
    """Give the share of trials that succeeded, in two or more clusters, with its interval.

    It is Wilson's for as many independent trials as would make the variance that is seen between the clusters; for no
    fewer than there are clusters, since that is the worst case, and no more than there are trials. Where all succeeded,
    or none, no variance is seen, and each cluster counts as one trial.

    >>> found = share_interval([(1, 2), (2, 2), (1, 2), (2, 2)], 0.95)
    >>> found.value, round(found.low, 3), round(found.high, 3)
    (0.75, 0.409, 0.929)
    """
    share, variance = _mean_and_variance(clusters)
    trials = math.fsum(size for _, size in clusters)
    least = min(trials, len(clusters))
    if share in {0.0, 1.0}:
        return wilson(share, least, confidence)
    alike = share * (1 - share) / variance if variance > 0 else trials
    return wilson(share, min(max(alike, least), trials), confidence)


def percentile(sample: Sample, share: float, confidence: float) -> Interval:
    """Give the value that a share of all values does not exceed, with its interval.

    The interval of the share at that value is carried over to the values around it (Woodruff's method).

    >>> percentile([[1, 2, 3], [4, 5], [6, 7, 8, 9]], 0.5, 0.95)
    Interval(value=5, low=1, high=8)
    """
    values = sorted(value for cluster in sample for value in cluster)
    found = _ranked(values, share)
    below = share_interval([(sum(value <= found for value in cluster), len(cluster)) for cluster in sample], confidence)
    return Interval(
        found, _ranked(values, share + below.low - below.value), _ranked(values, share + below.high - below.value)
    )


def _ranked(values: Sequence[int], share: float) -> int:
    """The value at a share of the way through sorted values: the lowest that is not exceeded by more."""
    rank = math.ceil(share * len(values) - 1e-9)
    return values[min(max(rank, 1), len(values)) - 1]


def sums(sample: Iterable[Sequence[int]]) -> list[Cluster]:
    """Give the sum and the number of the values of each cluster."""
    return [(sum(cluster), len(cluster)) for cluster in sample]
