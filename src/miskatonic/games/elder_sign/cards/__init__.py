"""The decks of Elder Sign as rows."""
