"""The environment by PettingZoo's own tests, and what those do not look at: masks, rewards, refusals, texts, ends."""

import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test
from rami import PRESETS, Rules
from rami.bots.beginner import Beginner
from rami.errors import LabError, RamiError, RulesError
from rami.lab.games import Unit
from rami.play.deal import PlayError
from rami.rl import RamiEnv, Reward, env, raw_env
from rami.rl.actions import FIRST_LAY, TAKE_BACK
from rami.rl.environment import Mode, Observed, Settings
from rami.rl.game import Game
from rami.rl.scene import scene
from rami.words.languages import LANGUAGES, LanguageError

SETTINGS: list[Settings] = [
    {"players": 2},
    {"players": 3, "rules": "easy", "unit": "match"},
    {"players": 4, "rules": "tunisian", "reward": "points"},
    {"players": 5, "rules": "rami-13", "reward": "won"},
    {"players": 6, "rules": "easy", "take_back": True},
    {"players": 2, "rules": Rules(jokers_per_meld="naturals", go_out="any", opening_points=0, pure_run=False)},
    {"players": 2, "rules": "tunisian", "unit": "match", "max_moves": 60},
]


def named(settings: Settings) -> str:
    return " ".join(str(value) if not isinstance(value, Rules) else "own rules" for value in settings.values())


def chosen(observed: Observed, rng: random.Random) -> int:
    """A legal action, a meld rather than not."""
    legal = np.flatnonzero(observed["action_mask"]).tolist()
    return rng.choice([action for action in legal if action >= FIRST_LAY] or legal)


def played(game: RamiEnv, rng: random.Random) -> dict[str, float]:
    """Play a game to its end. Gives the sum of what each agent was rewarded with."""
    sums = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        observed, reward, terminated, truncated, _ = game.last()
        sums[agent] += reward
        game.step(None if terminated or truncated else chosen(observed, rng))
    return sums


# PettingZoo's tests


# It says this of every observation with a mask in it but those of PettingZoo's own games, whose names it knows.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("settings", SETTINGS, ids=named)
def test_the_interface_is_as_pettingzoo_wants_it(settings: Settings) -> None:
    api_test(env(**settings), num_cycles=100)
    api_test(raw_env(**settings), num_cycles=20)


@pytest.mark.parametrize("settings", SETTINGS[:3], ids=named)
def test_a_seed_tells_all(settings: Settings) -> None:
    seed_test(lambda: env(**settings), num_cycles=30)


def test_each_mode_renders_what_it_should(capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: Mode) -> AECEnv[str, Observed, int | None]:
        return env(players=3, render_mode=render_mode)

    render_test(made)
    assert "player_0: " in capsys.readouterr().out


# Masks and observations


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("preset", PRESETS)
def test_the_mask_is_what_is_legal_and_only_for_who_is_on_turn(players: int, preset: str) -> None:
    rng = random.Random(f"{players} {preset}")
    game = RamiEnv(players, preset, take_back=True)
    game.reset(seed=players)
    lengths = {len(game.observe(agent)["observation"]) for agent in game.agents}
    assert len(lengths) == 1
    for _ in range(50):
        agent = game.agent_selection
        if game.terminations[agent]:
            break
        for other in game.possible_agents:
            observed = game.observe(other)
            assert game.observation_space(other).contains(observed)
            assert bool(observed["action_mask"].any()) == (other == agent)
        observed = game.observe(agent)
        state = game.game.state
        numbers = {game.actions.number(move, state.table) for move in state.legal}
        legal = set(np.flatnonzero(observed["action_mask"]).tolist())
        assert legal - {TAKE_BACK} == numbers
        assert (TAKE_BACK in legal) == game.game.can_take_back()
        game.step(rng.choice(sorted(legal)))


def test_a_move_is_taken_back() -> None:
    rng = random.Random(5)
    game = RamiEnv(rules="easy", take_back=True)
    for seed in range(50):
        game.reset(seed=seed)
        while not game.terminations[game.agent_selection]:
            observed = game.observe(game.agent_selection)
            legal = np.flatnonzero(observed["action_mask"])
            lays = legal[legal >= FIRST_LAY]
            if not len(lays):
                game.step(chosen(observed, rng))
                continue
            game.step(int(lays[0]))
            laid = game.observe(game.agent_selection)
            assert laid["action_mask"][TAKE_BACK]
            game.step(TAKE_BACK)
            again = game.observe(game.agent_selection)
            assert np.array_equal(again["observation"], observed["observation"])
            assert np.array_equal(again["action_mask"], observed["action_mask"])
            return
    pytest.fail("no meld could be laid")


# Rewards and ends


@pytest.mark.parametrize("kind", Reward)
@pytest.mark.parametrize("unit", Unit)
def test_rewards_add_up_to_the_result(kind: Reward, unit: Unit) -> None:
    game = RamiEnv(3, "easy", unit=unit, reward=kind)
    game.reset(seed=11)
    sums = played(game, random.Random(3))
    match, totals = game.game.match, game.game.match.totals
    assert game.agents == []
    assert len(match.rounds) == 1 or unit is Unit.MATCH
    seats = range(3)
    won = game.game.won()
    expected = {
        Reward.POINTS: [-totals[seat] / 100 for seat in seats],
        Reward.ZERO_SUM: [(sum(totals) - totals[seat]) / 200 - totals[seat] / 100 for seat in seats],
        Reward.WON: [(seat in won) / len(won) - 1 / 3 for seat in seats],
    }[kind]
    assert [sums[f"player_{seat}"] for seat in seats] == pytest.approx(expected)


def test_a_long_round_is_truncated() -> None:
    game = RamiEnv(max_moves=7)
    game.reset(seed=1)
    for number in range(7):
        assert not any(game.truncations.values()), number
        game.step(chosen(game.observe(game.agent_selection), random.Random(1)))
    assert all(game.truncations.values())
    assert not any(game.terminations.values())
    assert not any(game.rewards.values())
    for _ in range(2):
        game.step(None)
    assert game.agents == []


def test_no_round_by_chance_is_as_long_as_that() -> None:
    """The usual limit is for agents that take back; the rules end every other round long before."""
    game = RamiEnv(6, Rules(reshuffles="unlimited"))
    game.reset(seed=2)
    played(game, random.Random(2))
    assert not any(game.truncations.values())
    assert game.game.moves < 2000


def test_games_follow_from_the_seed_until_the_next() -> None:
    one, other = RamiEnv(4), RamiEnv(4)
    seen: list[bytes] = []
    for game in (one, other):
        for seed in (3, None, None, 3):
            game.reset(seed=seed)
            seen.append(game.observe("player_2")["observation"].tobytes())
    assert seen[:4] == seen[4:]
    assert (len(set(seen)), seen[0]) == (3, seen[3])
    dealers = set[str]()
    for _ in range(20):
        one.reset()
        dealers.add(one.agent_selection)
    assert len(dealers) > 2


def test_without_a_seed_no_two_environments_are_alike() -> None:
    one, other = RamiEnv(), RamiEnv()
    one.reset()
    other.reset()
    assert not np.array_equal(one.observe("player_0")["observation"], other.observe("player_0")["observation"])


# Refusals


def test_an_illegal_action_is_refused_with_its_reasons_and_changes_nothing() -> None:
    game = RamiEnv()
    game.reset(seed=1)
    before = game.observe(game.agent_selection)
    for action, error, code in (
        (1, PlayError, "play/pile-closed"),
        (FIRST_LAY, PlayError, "play/draw-first"),
        (TAKE_BACK, LabError, "lab/no-such-action"),
        (60, LabError, "lab/no-such-action"),
        (None, LabError, "lab/no-such-action"),
    ):
        with pytest.raises(error) as refused:
            game.step(action)
        assert code in refused.value.codes
    assert np.array_equal(game.observe(game.agent_selection)["observation"], before["observation"])


def test_as_usual_an_illegal_action_ends_the_game(capfd: pytest.CaptureFixture[str]) -> None:
    game = env()
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(1)
    assert game.terminations == {"player_0": True, "player_1": True}
    assert game.rewards == {name: -1 if name == agent else 0 for name in ("player_0", "player_1")}


@pytest.mark.parametrize(
    ("settings", "error", "code"),
    [
        ({"players": 1}, RulesError, "entry/players"),
        ({"players": 7}, RulesError, "entry/players"),
        ({"rules": "poker"}, RulesError, "rules/unknown-preset"),
        ({"max_moves": 0}, LabError, "lab/too-few"),
        ({"language": "tlh"}, LanguageError, "language/unknown"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: Settings, error: type[RamiError], code: str) -> None:
    with pytest.raises(error) as refused:
        env(**settings)
    assert refused.value.codes == (code,)


def test_without_the_package_the_import_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import rami.rl"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "LabError: lab/no-pettingzoo" in ran.stderr


# Texts


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_is_told_in_words(language: str) -> None:
    game = RamiEnv(3, "easy", unit="match", take_back=True, render_mode="ansi", language=language)
    game.reset(seed=4)
    rng, told = random.Random(4), set[str]()
    for _ in range(150):
        text = game.render()
        assert text
        told.update(text.splitlines())
        if game.terminations[game.agent_selection]:
            break
        game.step(chosen(game.observe(game.agent_selection), rng))
    assert len(told) > 50
    assert not [line for line in told if re.search(r"[{}]|\$|None", line)]


def test_a_round_without_melds_is_told_to_its_end() -> None:
    game = RamiEnv(2, "tunisian", render_mode="ansi")
    game.reset(seed=1)
    game.step(1)
    text = game.render()
    assert text
    assert "The discard pile is empty. Stock: 79 cards." in text.splitlines()
    told: list[str] = []
    while not game.terminations[game.agent_selection]:
        game.step(int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0]))
        told += (game.render() or "").splitlines()
    assert sum("becomes the stock again" in line for line in told) == 1
    *_, discard, ending, one, why, other, why_other = told
    assert re.fullmatch(r"player_\d: Discards .*", discard)
    assert re.fullmatch(r"Blocked round, lowest hand: player_\d", ending)
    assert game.game.ended is not None
    hands = [" ".join(card.face for card in game.game.ended.hand(seat)) for seat in range(2)]
    assert [one, other] == [f"player_0: {hands[0]}", f"player_1: {hands[1]}"]
    assert sorted([why[:11], why_other[:11]]) == ["  Never ope", "  Won the b"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_to_left_name_is_isolated_once_in_a_scene(language: str) -> None:
    game, rng = Game(("Ana", "שרה"), PRESETS["easy"], Unit.MATCH, "example"), random.Random(1)
    told: list[str] = []
    while not game.match.rounds:
        game.make(rng.choice(game.state.legal.moves()))
        told.append(scene(game, language))
    text = "\n".join(told)
    assert 0 < text.count("שרה") == text.count("\u2068שרה\u2069") == text.count("\u2068")


def test_a_scene_tells_the_table_and_what_the_turn_owes() -> None:
    game = Game(("Ana", "Ben"), PRESETS["rami"], Unit.ROUND, "3")
    while not game.state.table:
        game.make(Beginner().choose(game.sight(game.state.seat), random.Random(1)))
    assert scene(game, "en").splitlines() == [
        "Ana: Lays K♣ K♦ K♥ for the opening: 30 points so far",
        "Ana: 12 cards, not opened yet",
        "Ben: 14 cards, not opened yet",
        "Meld 0: K♣ K♦ K♥ (Ana)",
        "Top of the discard pile: eight of clubs. Stock: 76 cards.",
        "Opening so far: 30 of 51 points",
        "To be melded in this turn: eight of spades",
        "Ana: 2♣ 3♦ K♦ 2♥ 4♥ 6♥ 2♠ 4♠ 5♠ 8♠ 9♠ 10♠",
    ]


def test_the_end_of_each_round_is_told_with_the_match() -> None:
    game = RamiEnv(2, "easy", unit="match", render_mode="ansi")
    game.reset(seed=2)
    rng, told = random.Random(2), list[str]()
    while not game.terminations[game.agent_selection]:
        game.step(chosen(game.observe(game.agent_selection), rng))
        told += (game.render() or "").splitlines()
    rounds = len(game.game.match.rounds)
    assert rounds > 1
    assert sum(line.startswith("Next dealer: player_") for line in told) == rounds - 1
    assert any(line.startswith("The match is over") for line in told)


def test_without_a_mode_nothing_is_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    game = RamiEnv()
    game.reset(seed=1)
    assert game.render() is None
    game.close()
    assert capsys.readouterr().out == ""


def test_the_example_of_the_document_runs() -> None:
    text = (Path(__file__).parent.parent / "docs" / "reinforcement-learning.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (expected,) = re.findall(r"prints\n\n```\n(.*?)```", text, re.DOTALL)
    ran = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert ran.stdout == expected


def test_the_sizes_in_the_document_are_those() -> None:
    text = (Path(__file__).parent.parent / "docs" / "reinforcement-learning.md").read_text(encoding="utf-8")
    sizes = {int(number.replace(",", "")) for number in re.findall(r"(?<=\| )[\d,]+(?= \|)", text)}
    for limit in (1, 2, "naturals"):
        rules = Rules.of({"jokers_per_meld": limit})
        for players in (2, 5):
            assert RamiEnv(players, rules).action_space("player_0").n in sizes, (limit, players)
    for players in range(2, 7):
        assert RamiEnv(players).observation_space("player_0").spaces["observation"].shape == (
            RamiEnv(players).encoding.size,
        )
        assert RamiEnv(players).encoding.size in sizes
