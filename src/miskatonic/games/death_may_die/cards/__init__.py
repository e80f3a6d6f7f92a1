"""Everything in the boxes. Importing this fills the catalogues: the common box deck by deck, Elder Ones by name,
scenarios by their numbers, and the Unknown, whose monsters come in all of them. Scenarios and Elder Ones are found by
their modules; nothing lists them.
"""

import importlib
import pkgutil
from types import ModuleType

from miskatonic.games.death_may_die.cards import elder_ones, scenarios
from miskatonic.games.death_may_die.rows.elder_one import add_elder_one
from miskatonic.games.death_may_die.rows.scenario import add_scenario


def _modules(package: ModuleType) -> list[ModuleType]:
    found = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    return [importlib.import_module(f"{package.__name__}.{name}") for name in found]


for deck in ("tokens", "skills", "investigators", "insanities", "relics"):
    importlib.import_module(f"{__name__}.{deck}")
for module in _modules(elder_ones):
    add_elder_one(module.ELDER_ONE)
for module in sorted(_modules(scenarios), key=lambda module: int(module.SCENARIO.number)):
    add_scenario(module.SCENARIO)
importlib.import_module(f"{__name__}.unknown")
