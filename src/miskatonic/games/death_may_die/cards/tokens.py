"""Tokens of the common box that are placed on spaces (DMD-005)."""

from miskatonic.games.death_may_die.rows.cards import TOKENS, Token

TOKENS.add(Token("stairs", 2, links=True))
TOKENS.add(Token("tunnel", 2, links=True))
