"""Merging two spellings of one person and parting them again: a log, a fold, and what is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import ODD_NAMES, names

from rami import RamiError
from rami.keep.people import (
    Merged,
    Parted,
    People,
    PeopleDeed,
    folded_people,
    read_people_deed,
    write_people_deed,
)
from rami.names import name_key

DEEDS = st.one_of(st.builds(Merged, names(), names()), st.builds(Parted, names()))


@given(DEEDS)
def test_a_deed_comes_back_from_its_line(deed: PeopleDeed) -> None:
    line = write_people_deed(deed)
    assert "\n" not in line
    assert read_people_deed(line) == deed


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "5",
        "null",
        '"merged"',
        "{}",
        '{"type":"merged","name":"Ana"}',
        '{"type":"merged","name":"Ana","into":"Ben","by":"1"}',
        '{"type":"merged","name":"Ana","into":5}',
        '{"type":"parted","name":null}',
        '{"type":"renamed","name":"Ana"}',
        '{"type":"parted","name":"An',
        "[" * 100_000,
    ],
)
def test_another_line_is_refused(line: str) -> None:
    with pytest.raises(RamiError) as caught:
        read_people_deed(line)
    assert caught.value.codes == ("record/not-readable",)


def test_a_spelling_counts_as_the_person_it_was_merged_into() -> None:
    people = People().after(Merged("Ana", "Anna"))
    assert [people.key(name) for name in ("Ana", "ANA", "Anna", "Ben")] == ["anna", "anna", "anna", "ben"]
    assert people.spellings("anna") == ("Ana",)
    assert people.spellings("ana") == people.spellings("ben") == ()


def test_parting_undoes_one_merge_and_no_other() -> None:
    people = folded_people([Merged("Ana", "Anna"), Merged("Anna", "Anne"), Merged("An", "Anna")])
    assert {people.key(name) for name in ("An", "Ana", "Anna", "Anne")} == {"anne"}
    assert people.spellings("anne") == ("Ana", "Anna", "An")
    apart = people.after(Parted("ANNA"))
    assert [apart.key(name) for name in ("Ana", "Anna", "An", "Anne")] == ["anna", "anna", "anne", "anne"]
    assert people.after(Parted("Ana")).key("Ana") == "ana"


def test_a_merged_spelling_leads_its_whole_group_along() -> None:
    people = folded_people([Merged("Ana", "Anna"), Merged("Ana", "Anne")])
    assert {people.key(name) for name in ("Ana", "Anna", "Anne")} == {"anne"}
    assert people.spellings("anne") == ("Ana", "anna")
    assert people.after(Parted("anna")).key("Ana") == "anna"


@pytest.mark.parametrize(
    "deeds",
    [
        [Merged("Ana", "ANA")],
        [Merged("Ana", "Anna"), Merged("Ana", "Anna")],
        [Merged("Ana", "Anna"), Merged("Anna", "Ana")],
        [Merged("Ana", "Anna"), Merged("Ben", "Ana"), Merged("Anna", "Ben")],
    ],
)
def test_one_person_is_not_merged_into_itself(deeds: list[PeopleDeed]) -> None:
    with pytest.raises(RamiError) as caught:
        folded_people(deeds)
    assert caught.value.codes == ("people/same",)


@pytest.mark.parametrize("deeds", [[], [Merged("Ana", "Anna"), Parted("Ana")]])
def test_what_is_apart_is_not_parted(deeds: list[PeopleDeed]) -> None:
    for name in ("Ana", "Anna"):
        with pytest.raises(RamiError) as caught:
            folded_people([*deeds, Parted(name)])
        assert caught.value.codes == ("people/not-merged",)


@given(
    st.lists(
        st.one_of(
            st.builds(Merged, st.sampled_from("abcdef"), st.sampled_from("abcdef")),
            st.builds(Parted, st.sampled_from("abcdef")),
        )
    )
)
def test_keys_always_lead_to_one_person_and_every_merge_can_be_undone(deeds: list[PeopleDeed]) -> None:
    people = People()
    for deed in deeds:
        try:
            people = people.after(deed)
        except RamiError:
            continue
    for name in "abcdef":
        assert people.key(people.key(name)) == people.key(name)
    for spelling in [each.name for each in people.merged.values()]:
        people = people.after(Parted(spelling))
    assert people == People()


def test_every_name_can_be_merged_and_parted() -> None:
    for name in ODD_NAMES:
        people = People().after(Merged(name, "Somebody else"))
        assert people.key(name) == "somebody else"
        assert people.after(Parted(name)).key(name) == name_key(name)
        assert name in json.loads(write_people_deed(Merged(name, "x"))).values()
