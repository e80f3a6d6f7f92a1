"""The basic weaknesses of the core set."""

from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, weaknesses

BASIC_WEAKNESSES = weaknesses(JUST_CORE)
