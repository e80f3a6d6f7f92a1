"""Chances: of dice here, of a position in `position`, the only room of these that knows the state."""
