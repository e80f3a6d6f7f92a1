"""Chances: of tokens here, of a position in `position`, the only room of these that knows the state."""
