"""Gymnasium: its own checks, the same games as the library's, and one clear sentence for what is wrong."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import miskatonic
from miskatonic import envs
from miskatonic.envs.gymnasium_env import MiskatonicEnv
from miskatonic.kernel import IllegalAnswer, UnknownOption
from miskatonic.kernel.game import game_ids

REIGN = "miskatonic/ReignOfCthulhu-v1"
EVERY = pytest.mark.parametrize("game", game_ids())


def make(game: str = "reign_of_cthulhu", **arguments: Any) -> MiskatonicEnv:
    made = gymnasium.make(envs.env_id(game), **arguments).unwrapped
    assert isinstance(made, MiskatonicEnv)
    return made


def first(env: MiskatonicEnv) -> int:
    return next(iter(env.play.legal(env.play.everybody)))


def to_the_end(env: MiskatonicEnv, seed: int) -> tuple[float, list[int]]:
    """Random play; what it was worth in all, and what was done."""
    _, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    worth, done = 0.0, []
    over = False
    while not over:
        done.append(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, terminated, truncated, info = env.step(done[-1])
        worth += reward
        over = terminated or truncated
    return worth, done


def test_every_game_is_there_by_its_name() -> None:
    assert REIGN in envs.register_all()
    assert {envs.env_id(game) for game in game_ids()} <= set(gymnasium.registry)


@pytest.mark.long
@pytest.mark.parametrize("observation", ["masked", "dict", "vector", "text"])
@EVERY
def test_it_passes_the_checks_of_gymnasium(game: str, observation: str) -> None:
    check_env(make(game, observation=observation, render_mode="ansi", tell=("options", "view")))


@pytest.mark.long
@EVERY
def test_the_same_seed_and_actions_are_the_same_game(game: str) -> None:
    env = make(game)
    worth, done = to_the_end(env, 5)
    digest = env.table.digest()
    assert env.table.outcome is not None
    assert worth == {"won": 1.0, "lost": -1.0}.get(env.table.outcome.result, 0.0)
    again = make(game)
    again.reset(seed=5)
    for action in done:
        again.step(action)
    assert again.table.digest() == digest


def test_a_seed_deals_what_it_deals_in_the_library() -> None:
    env = make(seats=3)
    env.reset(seed=7)
    assert env.table.digest() == miskatonic.new_table("reign_of_cthulhu", seed=7, seats=3).digest()
    env.reset()
    later = env.table.digest()
    env.reset(seed=7)
    env.reset()
    assert env.table.digest() == later


def test_the_mask_and_the_list_say_the_same() -> None:
    env = make()
    seen, info = env.reset(seed=1)
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert [one["action"] for one in info["options"]] == np.flatnonzero(info["action_mask"]).tolist()
    assert env.table.choice is not None
    assert {one["text"] for one in info["options"]} == {option.text for option in env.table.choice.options}


def test_options_of_the_table_are_taken_when_it_is_made_and_at_each_reset() -> None:
    env = make(options={"difficulty": "introductory"})
    env.reset(seed=1)
    assert env.table.options["difficulty"] == "introductory"
    env.reset(seed=1, options={"difficulty": "expert"})
    assert env.table.options["difficulty"] == "expert"
    env.reset(seed=1)
    assert env.table.options["difficulty"] == "introductory"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"seats": 9}, "2 to 4 seats"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"options": {"difficulty": "easy"}}, "difficulty must be one of"),
        ({"options": {"difficulty": 3}}, "a text, not 3"),
        ({"options": "expert"}, "a mapping"),
        ({"observation": "picture"}, "masked, dict, vector, text"),
        ({"actions": 10}, "from 512"),
        ({"limit": 0}, "1 or more"),
        ({"discount": 1.5}, "at most 1"),
        ({"illegal": "shrug"}, "refuse or raise"),
        ({"tell": ("secrets",)}, "options, view"),
        ({"language": "tlh"}, "'tlh'"),
    ],
)
def test_what_makes_no_sense_is_told_in_a_sentence(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(UnknownOption, match=complaint):
        MiskatonicEnv("reign_of_cthulhu", **arguments)


def test_bad_options_at_a_reset_change_nothing() -> None:
    env = make()
    env.reset(seed=1)
    env.step(first(env))
    before, luck = env.table.digest(), env.np_random.bit_generator.state
    for options in ({"difficulty": "easy"}, {"colour": "red"}, {"seats": "3"}):
        with pytest.raises(UnknownOption):
            env.reset(seed=2, options=options)
    assert env.table.digest() == before
    assert env.np_random.bit_generator.state == luck


def test_an_illegal_action_changes_nothing_and_says_so() -> None:
    env = make(penalty=0.25)
    env.reset(seed=1)
    before = env.table.digest()
    for wrong in (0, -1, 10**9, 1.5, "walk"):
        _, reward, terminated, truncated, info = env.step(wrong)
        assert (reward, terminated, truncated) == (-0.25, False, False)
        assert info["refused"]
        assert env.table.digest() == before
    assert "Possible:" in env.step(0)[4]["refused"]
    assert env.step(first(env))[4]["refused"] == ""
    strict = make(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="Action 0 is not possible"):
        strict.step(0)


def test_an_action_may_come_as_an_array_of_one_number() -> None:
    env = make()
    env.reset(seed=1)
    for shape in ((), (1,)):
        assert env.step(np.full(shape, first(env)))[4]["refused"] == ""
    for wrong in (np.array(1.5), np.array("walk"), np.array([1, 2])):
        assert "a whole number" in env.step(wrong)[4]["refused"]


def same_again(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("copied", [copy.deepcopy, same_again], ids=["copied", "kept"])
@EVERY
def test_a_copy_in_the_middle_of_a_game_goes_its_own_way(game: str, copied: Callable[[Any], Any]) -> None:
    env = make(game, shaping=0.5, observation="dict")
    env.reset(seed=6)
    for _ in range(10):
        env.step(first(env))
    before, twin = env.table.digest(), copied(env)
    action = first(env)
    there = twin.step(action)
    assert env.table.digest() == before
    here = env.step(action)
    assert twin.table.digest() == env.table.digest()
    assert here[1:4] == there[1:4]
    assert all(np.array_equal(here[0][part], there[0][part]) for part in here[0])
    assert env.reset()[1]["options"] == twin.reset()[1]["options"]
    assert twin.table.digest() == env.table.digest()


def test_it_is_cut_short_at_its_limit() -> None:
    env = make(limit=3)
    env.reset(seed=1)
    ends = [env.step(first(env))[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]
    with pytest.raises(IllegalAnswer, match="reset"):
        env.step(first(env))


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(UnknownOption, match="reset first"):
        MiskatonicEnv("elder_sign").step(1)


@pytest.mark.long
@EVERY
def test_what_is_paid_on_the_way_adds_up_to_the_same_for_every_course(game: str) -> None:
    """Potential-based: from one deal on, all games that end alike are worth alike."""
    plain, shaped = make(game), make(game, shaping=0.5)
    extra = {seed: to_the_end(shaped, seed)[0] - to_the_end(plain, seed)[0] for seed in (1, 2)}
    for seed, paid in extra.items():
        shaped.reset(seed=seed)
        assert paid == pytest.approx(-0.5 * shaped.play._potential)


def test_standing_still_pays_its_discount_too() -> None:
    """Else a refused action would be worth more, or less, than the same position is."""
    env = make("arkham_lcg", shaping=0.5, discount=0.9, penalty=0.25)
    env.reset(seed=1)
    while not (stood := env.play._potential):
        env.step(first(env))
    assert env.step(0)[1] == pytest.approx(-0.25 + 0.5 * (0.9 - 1) * stood)


def test_it_is_shown_in_words() -> None:
    env = make(render_mode="ansi", language="pl")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert str(first(env)) in shown
    assert env.table.choice is not None
    assert env.table.say(env.table.choice, "pl") in shown
    assert MiskatonicEnv("elder_sign").render() is None


def side_by_side(how: str) -> list[Any]:
    """Rewards of two environments that are cut short again and again, and their last masks."""
    vector = gymnasium.make_vec(REIGN, num_envs=2, vectorization_mode=how, limit=10)
    seen, _ = vector.reset(seed=3)
    assert seen["observation"].shape[0] == 2
    paid, ended = [], 0
    for _ in range(30):
        seen, rewards, terminated, truncated, info = vector.step(seen["action_mask"].argmax(axis=1))
        paid.append(rewards.tolist())
        ended += int((terminated | truncated).sum())
        assert np.array_equal(info["action_mask"], seen["action_mask"])
    vector.close()
    assert ended >= 4
    return [paid, seen["action_mask"].tolist()]


@pytest.mark.long
def test_several_run_side_by_side() -> None:
    assert side_by_side("sync") == side_by_side("async")
