"""Every word of an effect is carried out by one chapter, and none waits for a chapter that nobody loads."""

import ast
from pathlib import Path

from miskatonic.games.death_may_die.rows import effects
from miskatonic.games.death_may_die.rules.effects import MATTERING, STEPS


def words() -> set[str]:
    """The words of all steps that cards can be made of, standing modifiers left out."""
    tree = ast.parse(Path(effects.__file__).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Effect"]
    return {ast.literal_eval(call.args[0]) for call in calls if isinstance(call.args[0], ast.Constant)}


def test_each_word_of_a_card_is_carried_out_and_no_others() -> None:
    steps = {word for word in STEPS if not word.startswith("mod_")}
    assert steps == {word for word in words() if not word.startswith("mod_")}


def test_whether_a_step_matters_is_asked_of_steps_alone() -> None:
    assert set(MATTERING) <= set(STEPS)
