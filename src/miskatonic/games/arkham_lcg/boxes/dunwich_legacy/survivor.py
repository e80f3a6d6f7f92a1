"""The Survivor's cards of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.cards.phrases import pumps
from miskatonic.games.arkham_lcg.rows.card import asset
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, SURVIVOR

scrapper = asset("02193", "scrapper_3", klass=SURVIVOR, level=3, in_box=2, keywords="permanent", traits="Talent")
pumps(scrapper, COMBAT, AGILITY)
