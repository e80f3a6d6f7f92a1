"""The Seeker's cards of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.cards.phrases import pumps
from miskatonic.games.arkham_lcg.rows.card import asset
from miskatonic.games.arkham_lcg.rows.terms import INTELLECT, SEEKER, WILLPOWER

higher_education = asset(
    "02187", "higher_education_3", klass=SEEKER, level=3, in_box=2, keywords="permanent", traits="Talent"
)
LEARNED = 5
pumps(higher_education, WILLPOWER, INTELLECT, amount=2, while_=lambda game, me: len(game.hand[me.seat]) >= LEARNED)
