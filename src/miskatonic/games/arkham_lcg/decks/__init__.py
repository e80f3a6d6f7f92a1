"""Decks as people write, read and ask for them; the rules of building them are in `rules/deck_building.py`."""
