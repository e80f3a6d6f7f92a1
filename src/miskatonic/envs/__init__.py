"""Standard environments for training and comparing programs that play; see docs/research.md.

- `gymnasium_env`: one agent holds all seats; `gymnasium.make("miskatonic/ReignOfCthulhu-v1")`
- `pettingzoo_env`: one agent for each seat, in turn (AEC)
- `openspiel_game`: `pyspiel.load_game("miskatonic_reign_of_cthulhu")`

All three share how options are numbered (`actions`), what is seen (`observing`) and what a game is worth (`playing`).
Importing this package registers the games with Gymnasium, if that is installed; every game that the kernel knows is
there, and none is imported before an environment is made.
"""

from importlib.util import find_spec

from miskatonic.kernel.game import game_ids

NAMESPACE, VERSION = "miskatonic", 1
"""The version is raised when the same seeds and numbers no longer mean the same."""


def env_id(game_id: str) -> str:
    """What Gymnasium calls a game: `reign_of_cthulhu` is `miskatonic/ReignOfCthulhu-v1`."""
    return f"{NAMESPACE}/{''.join(map(str.capitalize, game_id.split('_')))}-v{VERSION}"


def register_all() -> list[str]:
    """Register every game with Gymnasium that is not registered yet; returns their ids there."""
    from gymnasium.envs.registration import register, registry

    ids = {env_id(game_id): game_id for game_id in game_ids()}
    for name, game_id in ids.items():
        if name not in registry:
            entry_point = f"{__name__}.gymnasium_env:MiskatonicEnv"
            register(name, entry_point=entry_point, kwargs={"game": game_id}, order_enforce=True)
    return list(ids)


if find_spec("gymnasium"):
    register_all()
