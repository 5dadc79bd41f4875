"""Who counts as one sender, and how much one may do."""

from typing import Any

import pytest

from rami.web.guard import Budget, sender_of


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::1%eth0", True),
        ("testclient", "testclient", True),
        ("testclient", "other", False),
    ],
)
def test_one_sender_is_one_address_and_of_ipv6_one_network(one: str, other: str, same: bool) -> None:
    assert (sender_of({"client": (one, 1)}) == sender_of({"client": (other, 2)})) is same


@pytest.mark.parametrize("scope", [{}, {"client": None}])
def test_without_an_address_all_are_one(scope: dict[str, Any]) -> None:
    assert sender_of(scope) == "local"


def test_what_is_given_back_can_be_spent_again_and_never_more_than_the_burst() -> None:
    budget = Budget(2, 0.5, lambda: 0.0)
    for _ in range(5):
        budget.give_back("a")
    assert [budget.spend("a") for _ in range(3)] == [0, 0, 2]
    budget.give_back("a")
    assert [budget.spend("a") for _ in range(2)] == [0, 2]
