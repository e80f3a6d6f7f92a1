"""Printed facts as rows: the board, the decks. Rows that come with behaviour are filled in by `cards`."""
